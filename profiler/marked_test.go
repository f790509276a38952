package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// wantFound checks that exactly what is marked is found. Names that the tagger finds
// beside it do not count: how often it is right is measured on many sentences, and
// few words around a number tell it little.
func wantFound(t reporter, p *Profiler, marked string) {
	t.Helper()
	text, want := samples.Unmark(t, marked)
	var got []privet.Finding
	for _, e := range must(p.FindWith(text, nil)) {
		f := e.Finding
		f.Confidence = 0
		if !isTagged(p, e.Recognizer) || slices.Contains(want, f) {
			got = append(got, f)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("found %s\n want %s", samples.Mark(text, got), marked)
	}
}

// wantAmong checks that what is marked is found, whatever else is.
func wantAmong(t reporter, p *Profiler, marked string) {
	t.Helper()
	text, want := samples.Unmark(t, marked)
	for _, w := range want {
		found := false
		for _, f := range p.Find(text) {
			found = found || f.Label == w.Label && f.Start == w.Start && f.End == w.End
		}
		if !found {
			t.Errorf("not all of %s: %s", marked, samples.Mark(text, p.Find(text)))
		}
	}
}

// wantLabel checks that of a label exactly what is marked is found, whatever else is.
func wantLabel(t reporter, p *Profiler, label privet.Label, marked string) {
	t.Helper()
	text, want := samples.Unmark(t, marked)
	var got []privet.Finding
	for _, f := range p.Find(text) {
		if f.Label == label {
			f.Confidence = 0
			got = append(got, f)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("found %s\n want %s", samples.Mark(text, got), marked)
	}
}

// isTagged reports whether a recognizer finds what the tagger finds.
func isTagged(p *Profiler, recognizer string) bool {
	return slices.ContainsFunc(p.scanner.Recognizers, func(r *spec.Recognizer) bool { return r.Name == recognizer && r.Tagged != spec.NotTagged })
}

// must gives what a method answers to a query that can be used.
func must[T any](answer T, err error) T {
	if err != nil {
		panic(err)
	}
	return answer
}

func newProfiler(t testing.TB) *Profiler {
	t.Helper()
	p, err := New(nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// streetsOf returns the streets that a profiler finds.
func streetsOf(p *Profiler, text string) []privet.Finding {
	var streets []privet.Finding
	for _, f := range p.Find(text) {
		if f.Label == "STREET_ADDRESS" {
			streets = append(streets, f)
		}
	}
	return streets
}
