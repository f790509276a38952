package profiler

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/namestart"
)

// scannerOf is newScanner for a list that fits.
func scannerOf(list []*Recognizer) *scanner {
	s, err := newScanner(list, tableReader)
	if err != nil {
		panic(err)
	}
	return s
}

// plainScan is scan without anything that rules recognizers out beforehand: each
// token and each byte leads to all recognizers that name it, and each shape is
// looked for by itself. It is the twin that scan is held to.
func plainScan(s *scanner, x *scratch, text string, least float64) {
	x.begin(s, least)
	x.reader.escaped = true
	for i := 0; i < len(text); {
		c := text[i]
		if classes[c] == classOther {
			if i < x.sure {
				i++
				continue
			}
			for _, e := range s.plain().byByte[c] {
				s.tryGrammar(x, text, i, &e)
			}
			i++
			continue
		}
		end, kind := nextToken(text, i)
		if kind == tokenMixed && end-i >= shortestNoticed || kind == tokenWord && end-i >= shortestNoticed && isASCII(text[i:end]) && hasInnerCapital(text[i:end]) {
			x.reader.long = append(x.reader.long, i)
		}
		if kind == tokenOther {
			// Words of a script that sets no spaces can stand anywhere.
			for k := i; k < end; {
				r, n := utf8.DecodeRuneInString(text[k:])
				if k >= x.sure {
					if slices.ContainsFunc(tableOthers, func(w string) bool { return strings.HasPrefix(text[k:], w) && (spaceless(r) || text[i:end] == w) }) {
						x.tables.Read(s, x, text, k)
					}
					plainToken(s, x, text, k, s.plain().byToken[kind][1])
				}
				if k += n; !spaceless(r) {
					break
				}
			}
		} else if kind < tokenKinds && i >= x.sure {
			if kind == tokenWord && slices.Contains(tableWords, strings.ToLower(text[i:end])) || kind == tokenMixed && text[i:end] == "NM1" {
				x.tables.Read(s, x, text, i)
			}
			plainToken(s, x, text, i, s.plain().byToken[kind][min(end-i, longestToken)])
		}
		i = end
	}
	for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
		if s.names && start.At >= x.names.finder.done {
			s.startAt(x, text, &start)
		}
	}
	x.merge(x.names.found)
	x.names.found = x.names.found[:0]
	x.takeTables()
	plainOwn(s, x, text)
	s.decode(x, text, 0, len(text))
	plainResolve(x)
}

// plainToken tries the shapes at a token, the longest first, and then the
// grammars, those that need no context word first.
func plainToken(s *scanner, x *scratch, text string, i int, entrances []entrance) {
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
			if e.weak && x.covers(i) {
				continue
			}
			if r := s.recognizers[e.recognizer]; r.check(appendCompact(nil, text[i:end])) {
				m := match{i, end, r.Shapes[e.shape].Alone}
				x.coverWith(text, i, m, s.weigh(x, text, m, int(e.recognizer)))
			} else {
				s.refuseNamed(x, text, i, end, int(e.recognizer))
			}
		}
	}
	if x.sure > i {
		return
	}
	for _, weak := range [...]bool{false, true} {
		for k := range entrances {
			if e := &entrances[k]; e.shape < 0 && e.weak == weak {
				s.tryGrammar(x, text, i, e)
			}
		}
	}
}

// plainResolve is resolve for all candidates at once.
func plainResolve(x *scratch) {
	x.kept = x.kept[:0]
	slices.SortFunc(x.candidates, func(a, b candidate) int { return byRank(&a, &b) })
	// kept is in the order of the text at all times, so that the only two that
	// can overlap a candidate are those beside its place.
	yields := func(c candidate) bool {
		return c.named && slices.ContainsFunc(x.candidates, func(o candidate) bool { return c.isInside(&o) })
	}
	for _, c := range slices.Concat(without(x.candidates, yields), without(x.candidates, func(c candidate) bool { return !yields(c) })) {
		i, _ := slices.BinarySearchFunc(x.kept, c, func(a, b candidate) int { return cmp.Compare(a.start, b.start) })
		if i < len(x.kept) && x.kept[i].start < c.end || i > 0 && x.kept[i-1].end > c.start {
			continue
		}
		x.kept = slices.Insert(x.kept, i, c)
	}
}

// without gives the candidates of which drop is not true.
func without(list []candidate, drop func(candidate) bool) []candidate {
	return slices.DeleteFunc(slices.Clone(list), drop)
}

// apart writes the words of a phrase as in prose.
var apart = strings.NewReplacer("-", " ", "_", " ")

// plainHints gives the context phrases that stand around text[start:end] without
// the vocabulary and the memory of a surround: each place is asked about, and the
// text is read for it alone.
func plainHints(x *contextIndex, text string, start, end int) (hints []hint) {
	to := len(text)
	if n := strings.IndexByte(text[end:], '\n'); n >= 0 {
		to = end + n
	}
	standsAt := func(k, i int) bool {
		p := &x.phrases[k]
		j := i + len(p.text)
		return strings.EqualFold(apart.Replace(text[i:j]), apart.Replace(p.text)) && !wordBefore(text, i) && !wordAfter(text, j)
	}
	// To ask about all phrases takes too long where none begins alike.
	alike := firstsOf(x)
	for i := max(0, start-contextBefore*alike.scale); i < start; i++ {
		for _, k := range alike.phrases[leastAlike(text[i:])] {
			p := &x.phrases[k]
			if i >= start-contextBefore*p.scale && i+len(p.text) <= start && standsAt(k, i) {
				distance, near := start-i-len(p.text), true
				if strings.Contains(text[i:start], "\n") {
					distance, near = asks(text, i, i+len(p.text), start, end)
				}
				if near {
					hints = append(hints, hint{k, distance / p.scale, contextBefore})
				}
			}
		}
	}
	for i := end; i < min(to, end+contextAfter*alike.scale); i++ {
		for _, k := range alike.phrases[leastAlike(text[i:])] {
			p := &x.phrases[k]
			if i+len(p.text) <= min(to, end+contextAfter*p.scale) && standsAt(k, i) && !hasOwnNumber(text, i+len(p.text)) {
				hints = append(hints, hint{k, (i - end) / p.scale, contextAfter})
			}
		}
	}
	return hints
}

// firsts are the phrases of a contextIndex by what they begin with.
type firsts struct {
	phrases map[rune][]int
	scale   int // the largest
}

var allFirsts sync.Map // by *contextIndex

func firstsOf(x *contextIndex) *firsts {
	if f, ok := allFirsts.Load(x); ok {
		return f.(*firsts)
	}
	f := &firsts{phrases: map[rune][]int{}}
	for k, p := range x.phrases {
		first := leastAlike(p.text)
		f.phrases[first] = append(f.phrases[first], k)
		f.scale = max(f.scale, p.scale)
	}
	allFirsts.Store(x, f)
	return f
}

// leastAlike is the least of the runes that are equal, for strings.EqualFold and once apart has
// replaced it, to the first of a text.
func leastAlike(text string) rune {
	r, _ := utf8.DecodeRuneInString(text)
	if r == '-' || r == '_' {
		return ' '
	}
	least := r
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		least = min(least, f)
	}
	return least
}

// plainClosest is surround.closest for hints that are all known.
func plainClosest(x *contextIndex, hints []hint, o, reach int) (best hint, ok bool) {
	for _, h := range hints {
		if h.distance <= reach && x.owners.has(h.phrase, o) && (!ok || outweighs(x, h, best)) {
			best, ok = h, true
		}
	}
	return best, ok
}

// outweighs reports whether a hint weighs more than another, or as much with a
// longer phrase.
func outweighs(x *contextIndex, a, b hint) bool {
	d := a.share() - b.share()
	return d > 0 || d == 0 && len(x.phrases[a.phrase].text) > len(x.phrases[b.phrase].text)
}

// has reports whether a phrase is one of an owner.
func (t *ownerTable) has(phrase, o int) bool {
	return t.sets[phrase*t.words+o>>6]>>(o&63)&1 == 1
}

// checkContext holds surround.closest equal to plainClosest, and what a surround
// says of the owners near a place to what the text says of it.
func checkContext(t *testing.T, s *scanner, x *scratch, text string) {
	t.Helper()
	x.begin(s, 0)
	for i := 0; i < len(text); i += 37 {
		if !utf8.RuneStart(text[i]) {
			continue
		}
		hints := plainHints(&s.context, text, i, i)
		for o := range owner(len(s.recognizers)) {
			got, ok := x.surround.closest(s, text, i, i, o, contextBefore)
			want, wanted := plainClosest(&s.context, hints, o, contextBefore)
			// Of phrases of one length that weigh the same either may be named.
			if ok != wanted || ok && (got.share() != want.share() || len(s.context.phrases[got.phrase].text) != len(s.context.phrases[want.phrase].text)) {
				t.Fatalf("another context word of owner %d at %d", o, i)
			}
			if ok && !x.surround.isNear(s, text, i, o) {
				t.Fatalf("a context word of owner %d at %d is not near", o, i)
			}
		}
	}
}

// tablesOf makes the memory for the tables in texts that the built-in scanner searches.
func tablesOf() *textTable {
	p, err := New(nil)
	if err != nil {
		panic(err)
	}
	return &textTable{judge: p.tables}
}

// checkTwins holds scan equal to plainScan.
func checkTwins(t *testing.T, s *scanner, text string) {
	t.Helper()
	var fast, plain scratch
	if s == builtInScanner() {
		fast.tables, plain.tables = tablesOf(), tablesOf()
	}
	checkContext(t, s, &fast, text)
	for _, least := range []float64{0, DefaultMinConfidence} {
		scanOf(s, &fast, text, least)
		plainScan(s, &plain, text, least)
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
