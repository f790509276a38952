package profiler

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// scannerOf is newScanner for a list that fits.
func scannerOf(list []*Recognizer) *scanner {
	s, err := newScanner(list)
	if err != nil {
		panic(err)
	}
	return s
}

// plainScan is scan without anything that rules recognizers out beforehand: each
// token and each byte leads to all recognizers that name it, and each shape is
// looked for by itself. It is the twin that scan is held to.
func (s *scanner) plainScan(x *scratch, text string, least float64) {
	x.begin(s, least)
	x.reader.escaped = true
	for i := 0; i < len(text); {
		c := text[i]
		if classes[c] == classOther {
			if i < x.sure {
				i++
				continue
			}
			for _, e := range s.byByte[c] {
				s.tryGrammar(x, text, i, &e)
			}
			i++
			continue
		}
		end, kind := nextToken(text, i)
		if kind == tokenMixed && end-i >= shortestNoticed || kind == tokenWord && end-i >= shortestNoticed && isASCII(text[i:end]) && hasInnerCapital(text[i:end]) {
			x.reader.long = append(x.reader.long, i)
		}
		if kind < tokenKinds && i >= x.sure {
			s.plainToken(x, text, i, s.byToken[kind][min(end-i, longestToken)])
		}
		i = end
	}
	s.plainOwn(x, text)
	s.decode(x, text, 0, len(text))
	plainResolve(x)
}

// plainToken tries the shapes at a token, the longest first, and then the
// grammars.
func (s *scanner) plainToken(x *scratch, text string, i int, entrances []entrance) {
	ends := map[int][]*entrance{}
	for k := range entrances {
		e := &entrances[k]
		if e.shape < 0 {
			continue
		}
		pattern := s.recognizers[e.recognizer].Shapes[e.shape].Pattern
		if end, ok := matchShape(text, i, pattern); ok && standsAlone(text, i, end) {
			ends[end] = append(ends[end], e)
		}
	}
	for _, end := range slices.Backward(slices.Sorted(maps.Keys(ends))) {
		if x.sure > i {
			break
		}
		for _, e := range ends[end] {
			if r := s.recognizers[e.recognizer]; r.check(appendCompact(nil, text[i:end])) {
				s.weigh(x, text, match{i, end, r.Shapes[e.shape].Alone}, e.odds, int(e.recognizer))
			}
		}
	}
	if x.sure > i {
		return
	}
	for k := range entrances {
		if e := &entrances[k]; e.shape < 0 {
			s.tryGrammar(x, text, i, e)
		}
	}
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

// plainHints is surround.hints without the vocabulary and the memory: each place
// is asked about, and the text is read for it alone.
func (x *contextIndex) plainHints(text string, start, end int) (hints []hint) {
	from := strings.LastIndexByte(text[:start], '\n') + 1
	to := len(text)
	if n := strings.IndexByte(text[end:], '\n'); n >= 0 {
		to = end + n
	}
	for k, p := range x.phrases {
		stands := func(i int) bool {
			j := i + len(p.text)
			return strings.EqualFold(text[i:j], p.text) && !wordBefore(text, i) && !wordAfter(text, j)
		}
		for i := max(from, start-contextBefore*p.scale); i+len(p.text) <= start; i++ {
			if stands(i) {
				hints = append(hints, hint{k, (start - i - len(p.text)) / p.scale, contextBefore})
			}
		}
		for i := end; i+len(p.text) <= min(to, end+contextAfter*p.scale); i++ {
			if stands(i) {
				hints = append(hints, hint{k, (i - end) / p.scale, contextAfter})
			}
		}
	}
	return hints
}

func compareHints(a, b hint) int {
	return cmp.Or(cmp.Compare(a.window, b.window), cmp.Compare(a.distance, b.distance), cmp.Compare(a.phrase, b.phrase))
}

// checkTwins holds scan equal to plainScan.
func checkTwins(t *testing.T, s *scanner, text string) {
	t.Helper()
	var fast, plain scratch
	fast.begin(s, 0)
	for i := 0; i < len(text); i += 37 {
		if !utf8.RuneStart(text[i]) {
			continue
		}
		got, want := fast.surround.hints(s, text, i, i), s.context.plainHints(text, i, i)
		slices.SortFunc(got, compareHints)
		slices.SortFunc(want, compareHints)
		if !slices.Equal(got, want) {
			t.Fatalf("other context words at %d", i)
		}
	}
	for _, least := range []float64{0, DefaultMinConfidence} {
		s.scan(&fast, text, least)
		s.plainScan(&plain, text, least)
		for _, x := range [...]*scratch{&fast, &plain} {
			for i := range x.kept {
				x.kept[i].reading = 0 // they are numbered in the order of the calls
			}
		}
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
