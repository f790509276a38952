package profiler

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// plainOwn is own without anything that rules places out beforehand: each
// pattern is tried by the regexp package at each place, and each word is compared
// with what stands there.
func plainOwn(s *scanner, x *scratch, text string) {
	o := s.ownMatcher
	if o == nil {
		return
	}
	for _, p := range o.patterns {
		for i := 0; i < len(text); {
			if !cutsRune(text, i) {
				if end, ok := p.plainMatchAt(text, i, runeFloor(text, i+MaxMatchLength)); ok {
					s.weighOwn(x, text, match{i, end, p.alone}, p.recognizer)
					i = end
					continue
				}
			}
			i++
		}
	}
	for recognizer, r := range s.recognizers {
		for _, w := range r.DenyList {
			for i := range len(text) {
				j, n := i, 0
				for ; n < utf8.RuneCountInString(w) && j < len(text); n++ {
					_, size := utf8.DecodeRuneInString(text[j:])
					j += size
				}
				if !cutsRune(text, i) && utf8.ValidString(text[i:j]) && strings.EqualFold(text[i:j], w) && isWhole(text, i, j) {
					s.weighAside(x, text, match{i, j, listedAlone}, recognizer)
				}
			}
		}
		if r.Find != nil {
			s.askFunc(x, text, 0, len(text), recognizer)
		}
	}
}

// sameCandidates holds that two searches gave the same.
func sameCandidates(t *testing.T, what string, s *scanner, got, want []candidate) {
	t.Helper()
	order := func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.end, b.end), cmp.Compare(a.recognizer, b.recognizer), cmp.Compare(a.alone, b.alone))
	}
	if !slices.IsSortedFunc(got, func(a, b candidate) int { return cmp.Compare(a.start, b.start) }) {
		t.Errorf("%s: not in the order of starts", what)
	}
	got, want = slices.Clone(got), slices.Clone(want)
	slices.SortFunc(got, order)
	slices.SortFunc(want, order)
	if slices.Equal(got, want) {
		return
	}
	var b strings.Builder
	for _, list := range [][]candidate{got, want} {
		for _, c := range list {
			fmt.Fprintf(&b, " %s %d–%d %.3f", s.recognizers[c.recognizer].Name, c.start, c.end, c.confidence)
		}
		b.WriteString("\n")
	}
	t.Fatalf("%s: other candidates:\n%s", what, b.String())
}

// checkOwn holds the laws of own on a text: it finds what plainOwn finds, and the
// same in parts, of which it sees no more than it says.
func checkOwn(t *testing.T, s *scanner, text string) {
	t.Helper()
	var fast, plain scratch
	fast.begin(s, 0.001)
	plain.begin(s, 0.001)
	s.own(&fast, text, 0, len(text))
	plainOwn(s, &plain, text)
	sameCandidates(t, "fast against plain", s, fast.candidates, plain.candidates)

	for _, step := range []int{1, 7, 100} {
		if len(text)/step > 300 {
			continue // it would take long, and shorter texts show the same
		}
		var parts scratch
		parts.begin(s, 0.001)
		var all []candidate
		dropped := 0
		for from := 0; from < len(text); from += step {
			to := min(len(text), from+step)
			// What is farther away is taken away.
			lo, hi := max(0, from-ownBefore), min(len(text), to+ownAfter)
			parts.own.forget(lo - dropped)
			dropped = lo
			parts.candidates = parts.candidates[:0]
			s.own(&parts, text[lo:hi], from-lo, to-lo)
			for _, c := range parts.candidates {
				c.start, c.end = c.start+lo, c.end+lo
				all = append(all, c)
			}
		}
		sameCandidates(t, fmt.Sprintf("in parts of %d", step), s, all, fast.candidates)
	}
}

// checkAgainstRegexp holds that in a short text a pattern finds what package
// regexp finds.
func checkAgainstRegexp(t *testing.T, expr, text string) {
	t.Helper()
	if len(text) >= MaxMatchLength {
		return
	}
	s := scannerOf([]*Recognizer{readyForTest(t, Recognizer{Patterns: []Pattern{{"p", expr, 0.9}}})})
	x := &scratch{}
	x.begin(s, 0)
	s.own(x, text, 0, len(text))
	want := regexp.MustCompile(expr).FindAllStringIndex(text, -1)
	got := [][]int{}
	for _, c := range x.candidates {
		got = append(got, []int{c.start, c.end})
	}
	if !slices.EqualFunc(got, want, slices.Equal) {
		t.Fatalf("%q in %q: found %v, package regexp finds %v", expr, text, got, want)
	}
	// A value fits when some match takes all of it.
	c := new(cell)
	c.set(text)
	fits := false
	s.wholes(c, func(int, float64) bool { fits = true; return true })
	whole := regexp.MustCompile(`\A(?:` + expr + `)\z`)
	if want := c.text != "" && whole.MatchString(c.text); fits != want {
		t.Fatalf("%q takes the value %q: %v, want %v", expr, c.text, fits, want)
	}
}

// readyForTest makes a recognizer of the fields that matter to a test.
func readyForTest(t testing.TB, r Recognizer) *Recognizer {
	t.Helper()
	r.Name, r.Label, r.Doc = cmp.Or(r.Name, "own"), cmp.Or(r.Label, "OWN"), "It is for a test."
	if err := ready(&r, nil); err != nil {
		t.Fatal(err)
	}
	return &r
}

// How far the search for what begins in a part of a text looks before and behind
// it, in bytes.
const (
	ownBefore = MaxMatchLength + utf8.UTFMax
	ownAfter  = 2*MaxMatchLength + utf8.UTFMax
)
