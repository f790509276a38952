// Command train turns labelled text into what the network of the package above learns from.
//
//	go run ./profiler/internal/tagger/train -names DIR -o FOLDER
//
// It reads the sets of a folder of labelled sentences (one JSON object a line: text, spans with start
// and end in code points and label, split) and sentences that package corpus makes, brings their
// conventions together, and writes for each token the rows of the table that it has and its tag. The
// program learn.py beside it reads these files and learns the weights.
package main

import (
	"bufio"
	"encoding/binary"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
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
	{"pl", 9000}, {"it", 7000}, {"nl", 7000}, {"uk", 6000}, {"ar", 7000}, {"vi", 4000}, {"el", 4000}, {"cs", 4000},
	{"ja", 5000}, {"ko", 5000}, {"zh", 5000}, {"de", 5000}, {"he", 3000}, {"ru", 3000}, {"es", 2000}, {"fr", 2000}, {"hi", 2000},
}

// A writer writes examples.
type writer struct {
	folder string
	sets   map[string]int
	order  []string
	parts  [2]part
}

// A part is what is learned from, or what is looked at.
type part struct {
	rows, tags, sets, text *bufio.Writer
	files                  []*os.File
}

func newWriter(folder string) (*writer, error) {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return nil, err
	}
	w := &writer{folder: folder, sets: map[string]int{}}
	for i, name := range [...]string{"train", "dev"} {
		for _, what := range [...]string{"rows", "tags", "sets", "text"} {
			f, err := os.Create(filepath.Join(folder, name+"."+what))
			if err != nil {
				return nil, err
			}
			b := bufio.NewWriterSize(f, 1<<20)
			p := &w.parts[i]
			p.files = append(p.files, f)
			switch what {
			case "rows":
				p.rows = b
			case "tags":
				p.tags = b
			case "sets":
				p.sets = b
			case "text":
				p.text = b
			}
		}
	}
	return w, nil
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
	p := &w.parts[0]
	if dev {
		p = &w.parts[1]
	}
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
		p.tags.WriteByte(byte(int8(tag)))
		binary.Write(p.rows, binary.LittleEndian, s.Rows[:])
	}
	binary.Write(p.sets, binary.LittleEndian, [2]uint32{uint32(n), uint32(len(seen))})
	if dev {
		fmt.Fprintf(p.text, "%q\n", text)
	}
}

func (w *writer) close() error {
	for i := range w.parts {
		p := &w.parts[i]
		for _, b := range [...]*bufio.Writer{p.rows, p.tags, p.sets, p.text} {
			if err := b.Flush(); err != nil {
				return err
			}
		}
		for _, f := range p.files {
			if err := f.Close(); err != nil {
				return err
			}
		}
	}
	var list []byte
	for _, name := range w.order {
		each, outside := sharesOf(name)
		list = fmt.Appendf(list, "%s %d %g\n", name, each, outside)
	}
	return os.WriteFile(filepath.Join(w.folder, "sets"), list, 0o666)
}
