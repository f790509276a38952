package scan

import (
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestYieldedName wants a name back where what it yielded to has lost itself.
func TestYieldedName(t *testing.T) {
	form := func(start, end int, p float64) spec.Candidate {
		return spec.Candidate{Match: spec.Match{Start: start, End: end, Alone: p}, Confidence: p}
	}
	name := form(2, 10, 0.9)
	name.Named = true
	for _, test := range []struct {
		reason     string
		candidates []spec.Candidate
		want       []spec.Candidate
	}{
		{"it is part of what stays", []spec.Candidate{form(0, 20, 0.6), name}, []spec.Candidate{form(0, 20, 0.6)}},
		{"what it is part of is lost to something else", []spec.Candidate{form(0, 20, 0.6), name, form(15, 30, 0.95)},
			[]spec.Candidate{name, form(15, 30, 0.95)}},
		{"what it is part of is less than likely", []spec.Candidate{form(0, 20, 0.4), name}, []spec.Candidate{name}},
	} {
		fast := Scratch{Candidates: slices.Clone(test.candidates)}
		Resolve(&fast)
		plain := Scratch{Candidates: slices.Clone(test.candidates)}
		plainResolve(&plain)
		if !slices.Equal(fast.Kept, test.want) || !slices.Equal(plain.Kept, test.want) {
			t.Errorf("%s: %v stay, and by the plain twin %v", test.reason, fast.Kept, plain.Kept)
		}
	}
}

// TestNameStarts holds the fast reader to the plain one where letters and digits
// stand together, in all blocks.
func TestNameStarts(t *testing.T) {
	var fast, plain Scratch
	for _, text := range []string{
		"SW1A London", "SW1A 2AA London", "AB12 Anna Kowalska", "B2 Berlin", "hello. A1 Anna", "x. a1 anna kowalska", "éa1 Paris", "A1é Paris",
	} {
		for _, before := range []int{0, 1, 60, 64, 200} {
			CheckTwins(t, builtInScanner(), nil, &fast, &plain, strings.Repeat(" ", before)+text+strings.Repeat(" ", 100))
		}
	}
}

// TestAsContext holds what the vocabulary says of context phrases to what the index says, at
// all of them, in several spellings and cut short.
func TestAsContext(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	s := builtInScanner()
	asked, covered := 0, 0
	for _, p := range s.Context.phrases {
		for _, phrase := range [...]string{p.text, strings.ToUpper(p.text), strings.ReplaceAll(p.text, " ", "_"), p.text[:len(p.text)-1], p.text + "s"} {
			for _, behind := range [...]string{"", " 12", ": x", "ſ", "-no"} {
				text := "in " + phrase + behind
				for end := 4; end <= len(text); end++ {
					phrase, inner := s.asContext(text, 3, end)
					if want := s.Context.covers(text, 3, end); phrase != want || inner != s.Context.inner.mayHave(text, 3) {
						t.Fatalf("%q is covered in %q: %v, and by the index %v", text[3:end], text, phrase, want)
					}
					asked++
					if phrase {
						covered++
					}
				}
			}
		}
	}
	if covered < asked/20 {
		t.Errorf("only %d of %d are covered", covered, asked)
	}
}
