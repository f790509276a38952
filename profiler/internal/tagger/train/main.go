// Command train turns labelled text into what the network of the package above learns from, and the
// weights that were learned into its model. The script learn.sh beside it runs all of it.
//
//	go run ./profiler/internal/tagger/train -names DIR -o FOLDER
//	go run ./profiler/internal/tagger/train -weights FILE -o FOLDER -model FILE
//
// The first reads the sets of a folder of labelled sentences (one JSON object a line: text, spans with start
// and end in code points and label, split), sentences that package corpus makes and programs, brings their
// conventions together, and writes for each token the rows of its features and its tag. The program in the folder
// learn learns the weights from these files. The second reads the weights, fits the probabilities on the part that
// was kept to look at, and writes the model.
package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/privet-go/privet/profiler/internal/corpus"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

func main() {
	names := flag.String("names", "", "the `folder` of labelled sentences")
	out := flag.String("o", "", "the `folder` to write to")
	most := flag.Int("most", 20000, "how many sentences of a set are read at most")
	made := flag.Float64("made", 1, "how many of the made texts are written, 1 for all")
	weights := flag.String("weights", "", "the `file` of weights that learn wrote; with it the model is written")
	model := flag.String("model", "", "the `file` to write the model to")
	flag.Parse()
	if *weights != "" {
		if err := encode(*weights, *out, *model); err != nil {
			fmt.Fprintln(os.Stderr, "train:", err)
			os.Exit(1)
		}
		return
	}
	if err := run(*names, *out, *most, *made); err != nil {
		fmt.Fprintln(os.Stderr, "train:", err)
		os.Exit(1)
	}
}

func run(names, out string, most int, made float64) error {
	if names == "" || out == "" {
		return fmt.Errorf("-names and -o are needed")
	}
	files, err := filepath.Glob(filepath.Join(names, "*.jsonl.gz"))
	if err != nil {
		return err
	}
	w, err := newWriter(out)
	if err != nil {
		return err
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".jsonl.gz")
		if conventions[name].skip {
			continue
		}
		if err := addSet(w, file, name, most, r); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	if err := addHeaps(w, r); err != nil {
		return err
	}
	addMade(w, made, r)
	return w.close()
}

// addMade adds texts that package corpus makes: of all languages by the number of their templates, and
// more of those that no real set labels.
func addMade(w *writer, share float64, r *rand.Rand) {
	add := func(opts corpus.Options, dev bool) {
		opts.Parts = true
		for s := range corpus.Generate(opts) {
			text, spans := varied(s.Text, madeSpans(&s), r)
			w.add("made-"+s.Language, text, spans, nil, dev)
		}
	}
	add(corpus.Options{Seed: 11, Number: int(36000 * share)}, false)
	for i, l := range moreMade {
		add(corpus.Options{Seed: uint64(100 + i), Number: int(float64(l.number) * share), Languages: []string{l.code}}, false)
	}
	add(corpus.Options{Seed: 12, Number: int(8000 * share), Part: corpus.Calibrate}, true)
}

var moreMade = []struct {
	code   string
	number int
}{
	{"pl", 9000}, {"it", 7000}, {"nl", 7000}, {"uk", 6000}, {"ar", 9000}, {"vi", 4000}, {"el", 4000}, {"cs", 4000},
	{"ja", 9000}, {"ko", 9000}, {"zh", 9000}, {"de", 5000}, {"he", 3000}, {"ru", 3000}, {"es", 2000}, {"fr", 2000}, {"hi", 2000},
}

// A writer collects examples and writes them.
type writer struct {
	folder   string
	sets     map[string]int
	order    []string
	examples [2][]example // to learn from, and to look at
}

// An example is a stretch of a text with the keys and the tag of each token.
type example struct {
	set  int
	keys []uint64
	tags []int8
	text string
}

func newWriter(folder string) (*writer, error) {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return nil, err
	}
	return &writer{folder: folder, sets: map[string]int{}}, nil
}

// A labelled is a span of a text in bytes, with the tag of its first token, or one of the negative tags.
type labelled struct {
	start, end int
	tag        int
}

// The tags that are no tags.
const (
	tagIgnored = -1 // nothing is said of the token
	tagProper  = -2 // it is in a name of some kind
)

func tagOf(l tagger.Label) int { return 1 + 2*int(l) }

// add adds an example for each stretch of a text.
func (w *writer) add(set, text string, spans []labelled, mask func(*tagger.Seen) bool, dev bool) {
	for from := 0; from < len(text); {
		seen, end := tagger.See(text, from)
		if len(seen) > 1 {
			w.addStretch(set, text[from:end], seen, spans, mask, dev)
		}
		from = end
	}
}

func (w *writer) addStretch(set, text string, seen []tagger.Seen, spans []labelled, mask func(*tagger.Seen) bool, dev bool) {
	n, ok := w.sets[set]
	if !ok {
		n = len(w.order)
		w.sets[set] = n
		w.order = append(w.order, set)
	}
	x := example{set: n}
	k := 0
	first := true
	for i := range seen {
		s := &seen[i]
		for k < len(spans) && spans[k].end <= s.Start {
			k++
			first = true
		}
		tag := 0
		switch {
		case k == len(spans) || spans[k].start >= s.End:
			if mask != nil && mask(s) {
				tag = tagIgnored
			}
		case s.Start < spans[k].start || s.End > spans[k].end:
			tag, first = tagIgnored, false // a part of a word
		case spans[k].tag < 0:
			tag = spans[k].tag
		default:
			if tag = spans[k].tag; !first {
				tag++
			}
			first = false
		}
		x.tags = append(x.tags, int8(tag))
		x.keys = append(x.keys, s.Keys[:]...)
	}
	if !dev {
		w.examples[0] = append(w.examples[0], x)
		return
	}
	x.text = text
	w.examples[1] = append(w.examples[1], x)
}

// fewest is how often a key is seen in a pass at least that has a row.
const fewest = 3

// vocabulary gives rows to the keys that are seen most in a pass.
func (w *writer) vocabulary() tagger.Vocabulary {
	sizes := make([]int, len(w.order))
	for _, x := range w.examples[0] {
		sizes[x.set]++
	}
	counts := map[uint64]float32{}
	for _, x := range w.examples[0] {
		each, _ := sharesOf(w.order[x.set])
		share := min(1, float32(each)/float32(sizes[x.set]))
		for _, k := range x.keys {
			if k != 0 {
				counts[k] += share
			}
		}
	}
	var keys []uint64
	for k, n := range counts {
		if n >= fewest {
			keys = append(keys, k)
		}
	}
	slices.SortFunc(keys, func(a, b uint64) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	fmt.Printf("%d keys, %d of them often enough\n", len(counts), len(keys))
	return tagger.NewVocabulary(keys)
}

// close writes all: the vocabulary, the sets, and of each part the rows and the tags of all tokens, the set and the length
// of each example, and the texts of those to look at.
func (w *writer) close() error {
	words := w.vocabulary()
	write := func(name string, b []byte) error { return os.WriteFile(filepath.Join(w.folder, name), b, 0o666) }
	if err := write("words", words.Bytes()); err != nil {
		return err
	}
	for i, part := range [...]string{"train", "dev"} {
		var rows, tags, sets, text []byte
		found, all := 0, 0
		for _, x := range w.examples[i] {
			for _, k := range x.keys {
				r := words.Row(k)
				if k != 0 {
					all++
				}
				if r != 0 {
					found++
				}
				rows = binary.LittleEndian.AppendUint32(rows, r)
			}
			for _, t := range x.tags {
				tags = append(tags, byte(t))
			}
			sets = binary.LittleEndian.AppendUint32(sets, uint32(x.set))
			sets = binary.LittleEndian.AppendUint32(sets, uint32(len(x.tags)))
			if i == 1 {
				text = fmt.Appendf(text, "%q\n", x.text)
			}
		}
		fmt.Printf("%s: %d examples, %d tokens, %.3f of their features have a row\n", part, len(w.examples[i]), len(tags), float64(found)/float64(all))
		if err := errors.Join(write(part+".rows", rows), write(part+".tags", tags), write(part+".sets", sets), write(part+".text", text)); err != nil {
			return err
		}
	}
	var list []byte
	for _, name := range w.order {
		each, outside := sharesOf(name)
		list = fmt.Appendf(list, "%s %d %g\n", name, each, outside)
	}
	return write("sets", list)
}
