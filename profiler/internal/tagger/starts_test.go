package tagger

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// plainStarts is AppendStarts rune by rune.
func plainStarts(text string, from, to int) (starts []Start) {
	before, _ := runeBefore(text, from)
	inside := from > 0 && (isWordRune(before) || isDigitRune(before))
	east := from > 0 && scriptOf(before) != scriptNone
	for i := from; i < to; {
		r, n := runeAt(text, i)
		word := isWordRune(r)
		switch {
		case !word || inside || digitBehind(text, i, i):
		case isCapitalRune(r):
			starts = append(starts, Start{At: i})
		case isCaseless(r) || BeginsLow(text, i):
			starts = append(starts, Start{At: i, Kind: StartLow})
		}
		if e := scriptOf(r) != scriptNone; e != east {
			if east = e; e {
				starts = append(starts, Start{At: i, Kind: StartEast})
			}
		}
		inside = word || isDigitRune(r)
		i += n
	}
	return starts
}

// TestStarts holds AppendStarts to its plain twin, on texts of all scripts and on parts of
// them that begin and end anywhere.
func TestStarts(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	found := 0
	for range 3000 {
		text := pile(r, 200) + "は\u3099ガ・ー한국A王"
		from := r.IntN(len(text))
		to := from + r.IntN(len(text)-from+1)
		for _, part := range [...][2]int{{0, len(text)}, {from, to}} {
			got, want := AppendStarts(nil, text, part[0], part[1]), plainStarts(text, part[0], part[1])
			if !slices.Equal(got, want) {
				t.Fatalf("in %q from %d to %d there are %v, and by the plain twin %v", text, part[0], part[1], got, want)
			}
			found += len(got)
		}
	}
	if found < 50_000 {
		t.Errorf("only %d starts", found)
	}
}
