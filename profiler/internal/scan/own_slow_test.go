package scan

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// plainOwn is own without anything that rules places out beforehand: each
// pattern is tried by the regexp package at each place, and each word is compared
// with what stands there.
func plainOwn(s *Scanner, x *Scratch, text string) {
	o := s.ownMatcher
	if o == nil {
		return
	}
	for _, p := range o.patterns {
		for i := 0; i < len(text); {
			if !pattern.CutsRune(text, i) {
				if end, ok := p.PlainMatchAt(text, i, pattern.RuneFloor(text, i+pattern.MaxMatchLength)); ok {
					s.weighOwn(x, text, spec.Match{Start: i, End: end, Alone: p.Alone}, p.Recognizer)
					i = end
					continue
				}
			}
			i++
		}
	}
	for recognizer, r := range s.Recognizers {
		for _, w := range r.DenyList {
			for i := range len(text) {
				j, n := i, 0
				for ; n < utf8.RuneCountInString(w) && j < len(text); n++ {
					_, size := utf8.DecodeRuneInString(text[j:])
					j += size
				}
				if !pattern.CutsRune(text, i) && utf8.ValidString(text[i:j]) && strings.EqualFold(text[i:j], w) && wordset.IsWhole(text, i, j) {
					s.weighAside(x, text, spec.Match{Start: i, End: j, Alone: listedAlone}, recognizer)
				}
			}
		}
		if r.Find != nil {
			s.askFunc(x, text, 0, len(text), recognizer)
		}
	}
}

// sameCandidates holds that two searches gave the same.
func sameCandidates(t *testing.T, what string, s *Scanner, got, want []spec.Candidate) {
	t.Helper()
	order := func(a, b spec.Candidate) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End), cmp.Compare(a.Recognizer, b.Recognizer), cmp.Compare(a.Alone, b.Alone))
	}
	if !slices.IsSortedFunc(got, func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) }) {
		t.Errorf("%s: not in the order of starts", what)
	}
	got, want = slices.Clone(got), slices.Clone(want)
	slices.SortFunc(got, order)
	slices.SortFunc(want, order)
	if slices.Equal(got, want) {
		return
	}
	var b strings.Builder
	for _, list := range [][]spec.Candidate{got, want} {
		for _, c := range list {
			fmt.Fprintf(&b, " %s %d–%d %.3f", s.Recognizers[c.Recognizer].Name, c.Start, c.End, c.Confidence)
		}
		b.WriteString("\n")
	}
	t.Fatalf("%s: other candidates:\n%s", what, b.String())
}

// checkOwn holds the laws of own on a text: it finds what plainOwn finds, and the
// same in parts, of which it sees no more than it says.
func checkOwn(t *testing.T, s *Scanner, text string) {
	t.Helper()
	var fast, plain Scratch
	fast.Begin(s, 0.001)
	plain.Begin(s, 0.001)
	s.Own(&fast, text, 0, len(text))
	plainOwn(s, &plain, text)
	sameCandidates(t, "fast against plain", s, fast.Candidates, plain.Candidates)

	for _, step := range []int{1, 7, 100} {
		if len(text)/step > 300 {
			continue // it would take long, and shorter texts show the same
		}
		var parts Scratch
		parts.Begin(s, 0.001)
		var all []spec.Candidate
		dropped := 0
		for from := 0; from < len(text); from += step {
			to := min(len(text), from+step)
			// What is farther away is taken away.
			lo, hi := max(0, from-ownBefore), min(len(text), to+ownAfter)
			parts.own.forget(lo - dropped)
			dropped = lo
			parts.Candidates = parts.Candidates[:0]
			s.Own(&parts, text[lo:hi], from-lo, to-lo)
			for _, c := range parts.Candidates {
				c.Start, c.End = c.Start+lo, c.End+lo
				all = append(all, c)
			}
		}
		sameCandidates(t, fmt.Sprintf("in parts of %d", step), s, all, fast.Candidates)
	}
}

// checkAgainstRegexp holds that in a short text a pattern finds what package
// regexp finds.
func checkAgainstRegexp(t *testing.T, expr, text string) {
	t.Helper()
	if len(text) >= pattern.MaxMatchLength {
		return
	}
	s := scannerOf([]*spec.Recognizer{readyForTest(t, spec.Recognizer{Patterns: []pattern.Pattern{{Name: "p", Regexp: expr, Alone: 0.9}}})})
	x := &Scratch{}
	x.Begin(s, 0)
	s.Own(x, text, 0, len(text))
	want := regexp.MustCompile(expr).FindAllStringIndex(text, -1)
	got := [][]int{}
	for _, c := range x.Candidates {
		got = append(got, []int{c.Start, c.End})
	}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Fatalf("%q in %q: found %v, package regexp finds %v", expr, text, got, want)
	}
	// A value fits when some match takes all of it.
	c := new(cells.Cell)
	c.Set(text)
	fits := false
	s.Wholes(c, func(int, float64) bool { fits = true; return true })
	whole := regexp.MustCompile(`\A(?:` + expr + `)\z`)
	if want := c.Text != "" && whole.MatchString(c.Text); fits != want {
		t.Fatalf("%q takes the value %q: %v, want %v", expr, c.Text, fits, want)
	}
}

// readyForTest makes a recognizer of the fields that matter to a test.
func readyForTest(t testing.TB, r spec.Recognizer) *spec.Recognizer {
	t.Helper()
	r.Name, r.Label, r.Doc = cmp.Or(r.Name, "own"), cmp.Or(r.Label, "OWN"), "It is for a test."
	for _, p := range r.Patterns {
		c, err := pattern.NewPattern(p.Regexp)
		if err != nil {
			t.Fatal(err)
		}
		r.Compiled = append(r.Compiled, c)
	}
	r.Own, r.Allowed = true, cells.NewValueSet(r.AllowList)
	return &r
}

// How far the search for what begins in a part of a text looks before and behind
// it, in bytes.
const (
	ownBefore = pattern.MaxMatchLength + utf8.UTFMax
	ownAfter  = 2*pattern.MaxMatchLength + utf8.UTFMax
)
