package profiler

import (
	"cmp"
	"slices"
	"testing"
	"unicode/utf8"
)

// plainScan is scan without anything that rules recognizers out beforehand: each
// token and each byte leads to all recognizers that name it. It is the twin that
// scan is held to.
func (s *scanner) plainScan(x *scratch, text string, least float64) {
	x.begin(len(s.recognizers), least)
	for i := 0; i < len(text); {
		c := text[i]
		if classes[c] == classOther {
			for _, e := range s.byByte[c] {
				s.try(x, text, i, e)
			}
			i++
			continue
		}
		end, kind := nextToken(text, i)
		if kind < tokenKinds {
			for _, e := range s.byToken[kind][min(end-i, longestToken)] {
				s.try(x, text, i, e)
			}
		}
		i = end
	}
	plainResolve(x)
}

// plainResolve is resolve for all candidates at once.
func plainResolve(x *scratch) {
	x.kept = x.kept[:0]
	slices.SortFunc(x.candidates, byRank)
	// kept is in the order of the text at all times, so that the only two that
	// can overlap a candidate are those beside its place.
	for _, c := range x.candidates {
		i, _ := slices.BinarySearchFunc(x.kept, c, func(a, b candidate) int { return cmp.Compare(a.start, b.start) })
		if i < len(x.kept) && x.kept[i].start < c.end || i > 0 && x.kept[i-1].end > c.start {
			continue
		}
		x.kept = slices.Insert(x.kept, i, c)
	}
}

// plainHints is appendHints without its filter: every place is asked about.
func (x *contextIndex) plainHints(dst []hint, text string, start, end int) []hint {
	lo, hi := lineStart(text, start, contextBefore), lineEnd(text, end, contextAfter)
	for i := lo; i < start; {
		dst, i = x.appendAt(dst, text, i, start, func(i, j int) hint { return hint{distance: start - j, window: contextBefore} })
	}
	for i := end; i < hi; {
		dst, i = x.appendAt(dst, text, i, hi, func(i, j int) hint { return hint{distance: i - end, window: contextAfter} })
	}
	return dst
}

// checkTwins holds scan equal to plainScan.
func checkTwins(t *testing.T, s *scanner, text string) {
	t.Helper()
	for i := 0; i < len(text); i += 7 {
		if utf8.RuneStart(text[i]) && !slices.Equal(s.context.appendHints(nil, text, i, i), s.context.plainHints(nil, text, i, i)) {
			t.Fatalf("other context words at %d", i)
		}
	}
	var fast, plain scratch
	for _, least := range []float64{0, DefaultMinConfidence} {
		s.scan(&fast, text, least)
		s.plainScan(&plain, text, least)
		if !slices.Equal(fast.kept, plain.kept) {
			for i := range max(len(fast.kept), len(plain.kept)) {
				switch {
				case i >= len(fast.kept):
					t.Fatalf("%s at %d–%d is not found", s.recognizers[plain.kept[i].recognizer].Name, plain.kept[i].start, plain.kept[i].end)
				case i >= len(plain.kept), fast.kept[i] != plain.kept[i]:
					t.Fatalf("finding %d is %s at %d–%d, unlike the plain one", i, s.recognizers[fast.kept[i].recognizer].Name, fast.kept[i].start, fast.kept[i].end)
				}
			}
		}
	}
}
