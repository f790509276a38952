// Command yardstick measures how well the profiler finds personal data, and how fast,
// and writes the page docs/detection.md.
//
//	go run ./profiler/internal/yardstick -names DIR [FILE.jsonl …]
//
// It measures on labelled texts that others wrote, on heaps of text that nobody has
// labelled, and on the texts and tables that packages corpus and tables make. A file
// of labelled texts has one JSON object a line:
//
//	{"text": "Ask Ann Lee", "spans": [{"start": 4, "end": 11, "label": "PERSON"}], "doc": "a", "split": "dev"}
//
// Places are in code points. The sentences of one doc stand in order and are joined.
// Rows of a split that is not dev are passed over. A label that does not occur in a
// file is not annotated there, so findings of it are neither right nor wrong.
//
// With -real it measures nothing but the verdict on columns, on tables that people have, as tables.ReadReal reads them:
//
//	go run ./profiler/internal/yardstick -real FILE.jsonl
//
// What is not on the machine is skipped, and the page says so.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/privet-go/privet/internal/measure"
	"github.com/privet-go/privet/profiler"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) {
		fmt.Fprintln(os.Stderr, "yardstick:", err)
		os.Exit(1)
	}
}

// A list is a flag that can be given several times.
type list []string

func (l *list) String() string     { return strings.Join(*l, " ") }
func (l *list) Set(s string) error { *l = append(*l, s); return nil }

// A job is what the flags ask for.
type job struct {
	names, descriptions, meaning string
	most, texts, tables          int
	heaps                        list
	speed                        bool
	real                         list
	files                        []string
}

// run measures what the arguments ask for.
func run(args []string, to io.Writer) error {
	var j job
	flags := flag.NewFlagSet("yardstick", flag.ContinueOnError)
	flags.StringVar(&j.names, "names", "../shared/data/names", "a `folder` of labelled sets NAME.jsonl.gz")
	flags.IntVar(&j.most, "n", 500, "how many `sentences` of each set are taken at most; 0 for all")
	flags.Var(&j.heaps, "heap", "text that nobody has labelled, as `NAME=DIR[,PATTERN]`; can be given again; none: the libraries of this machine")
	flags.StringVar(&j.descriptions, "descriptions", "", "a `folder` with the files Translation-* of a mirror of Debian, which are heaps too")
	flags.StringVar(&j.meaning, "map", "", "what the labels of the FILEs mean, as `rules` A=LABEL,B=LABEL+LABEL,C= of privet eval")
	flags.BoolVar(&j.speed, "speed", true, "tell the speed")
	flags.IntVar(&j.texts, "texts", 5000, "how many `texts` are made; 0 for none")
	flags.IntVar(&j.tables, "tables", 1000, "how many `tables` are made; 0 for none")
	flags.Var(&j.real, "real", "measure the verdict on the tables of this `file` instead; can be given again")
	asJSON := flags.Bool("json", false, "print what was measured on the work of others as JSON, and nothing else")
	out := flags.String("o", "", "the `file` to write instead of the standard output")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if j.most < 0 || j.texts < 0 || j.tables < 0 {
		return errors.New("-n, -texts or -tables is less than 0")
	}
	j.files = flags.Args()
	if len(j.real) > 0 {
		made, err := realPage(j.real)
		if err == nil {
			_, err = to.Write(made)
		}
		return err
	}
	find, err := newFinder()
	if err != nil {
		return err
	}
	r, err := j.measure(find)
	if err != nil {
		return err
	}
	var made []byte
	if *asJSON {
		made, err = json.MarshalIndent(r, "", " ")
		made = append(made, '\n')
	} else {
		made, err = j.page(r, find)
	}
	if err != nil {
		return err
	}
	if *out == "" {
		_, err = to.Write(made)
		return err
	}
	return os.WriteFile(*out, made, 0o666)
}

// newFinder makes a finder that has seen nothing before.
func newFinder() (finder, error) {
	p, err := profiler.New(nil)
	if err != nil {
		return nil, err
	}
	return p.Find, nil
}

// measure measures what others wrote.
func (j *job) measure(find finder) (*result, error) {
	r := &result{Sentences: j.most, Calibration: map[measure.Kind]measure.Calibration{}}
	files, _ := filepath.Glob(filepath.Join(j.names, "*.jsonl.gz"))
	if len(files) == 0 {
		r.Skipped = append(r.Skipped, "the labelled sets")
	}
	ours, err := newScorer(meanings)
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		t, err := readSet(file, j.most)
		if err != nil {
			return nil, err
		}
		if t.sentences == 0 {
			continue // it has no dev part
		}
		s, err := ours.score(t, find)
		if err != nil {
			return nil, err
		}
		s.Group = t.group()
		r.Sets = append(r.Sets, s)
	}
	for k, tally := range ours.pooled {
		r.Calibration[k] = tally.Report().Calibration
	}
	var order []string
	for _, g := range groups {
		order = append(order, g.name)
	}
	r.Groups = poolBy(r.Sets, func(s *score) string { return s.Group }, order)
	r.Languages = poolBy(r.Sets, func(s *score) string { return (&set{name: s.Name}).language() }, nil)
	r.Total = pool("all", slices.DeleteFunc(slices.Clone(r.Sets), func(s *score) bool { return s.Group == groupNouns }))
	if err := j.measureFiles(r, find); err != nil {
		return nil, err
	}
	if err := j.measureHeaps(r, find); err != nil {
		return nil, err
	}
	if j.speed {
		if err := j.measureSpeed(r); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// measureFiles measures files of one's own.
func (j *job) measureFiles(r *result, find finder) error {
	mapped := meanings
	if j.meaning != "" {
		mapped = strings.Split(j.meaning, ",")
	}
	theirs, err := newScorer(mapped)
	if err != nil {
		return fmt.Errorf("-map: %w", err)
	}
	for _, file := range j.files {
		t, err := readSet(file, 0)
		if err != nil {
			return err
		}
		s, err := theirs.score(t, find)
		if err != nil {
			return err
		}
		s.Group = groupFiles
		r.Files = append(r.Files, s)
	}
	return nil
}

// measureHeaps counts what is found in heaps.
func (j *job) measureHeaps(r *result, find finder) error {
	list := []string(j.heaps)
	if len(list) == 0 {
		list = defaultHeaps()
	}
	for _, flag := range list {
		h, err := readHeap(flag)
		if err != nil {
			return err
		}
		if h == nil {
			name, _, _ := strings.Cut(flag, "=")
			r.Skipped = append(r.Skipped, name)
			continue
		}
		r.Heaps = append(r.Heaps, h)
	}
	if j.descriptions != "" {
		more, err := readDescriptions(j.descriptions)
		if err != nil {
			return err
		}
		r.Heaps = append(r.Heaps, more...)
	}
	for _, h := range r.Heaps {
		h.Found = h.count(find, h.Bytes)
	}
	return nil
}

// measureSpeed times the sets that are there and the first heap. Each meets a Profiler
// that has seen nothing before.
func (j *job) measureSpeed(r *result) error {
	add := func(name string, documents []string) error {
		find, err := newFinder()
		if err == nil {
			r.Speed = append(r.Speed, timeDocuments(name, documents, find))
		}
		return err
	}
	for _, s := range timedSets {
		if !slices.ContainsFunc(r.Sets, func(t *score) bool { return t.Name == s[0] }) {
			continue
		}
		documents, err := documentsOf(filepath.Join(j.names, s[0]+".jsonl.gz"))
		if err == nil {
			err = add(s[1], documents)
		}
		if err != nil {
			return err
		}
	}
	if len(r.Heaps) > 0 {
		return add(r.Heaps[0].Name, r.Heaps[0].texts)
	}
	return nil
}
