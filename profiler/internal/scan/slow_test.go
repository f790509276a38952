package scan

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// scannerOf makes a scanner of a list that fits. It reads no tables.
func scannerOf(list []*spec.Recognizer) *Scanner {
	s, err := New(list, &spec.Recognizer{})
	if err != nil {
		panic(err)
	}
	return s
}

// builtInScanner is that of the built-in recognizers.
var builtInScanner = sync.OnceValue(func() *Scanner { return scannerOf(builtin.Recognizers()) })

// scanOf collects in x.kept what is found in the text, without the addresses that are made of it.
func scanOf(s *Scanner, x *Scratch, text string, least float64) {
	x.Begin(s, least)
	x.Look(s, text)
	s.Gather(x, text)
	s.Decode(x, text, 0, len(text))
	Resolve(x)
}

// plainScan is scan without anything that rules recognizers out beforehand: each
// token and each byte leads to all recognizers that name it, and each shape is
// looked for by itself. It is the twin that scan is held to.
// The reader leads to tables; nil where none are read.
func plainScan(s *Scanner, x *Scratch, text string, least float64, reader *spec.Recognizer) {
	words, others := headsOf(reader)
	x.Begin(s, least)
	x.Reader.escaped = true
	for i := 0; i < len(text); {
		c := text[i]
		if lex.Classes[c] == lex.ClassOther {
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
		end, kind := lex.NextToken(text, i)
		if kind == lex.TokenMixed && end-i >= shortestNoticed || kind == lex.TokenWord && end-i >= shortestNoticed &&
			chars.IsASCII(text[i:end]) && hasInnerCapital(text[i:end]) {
			x.Reader.Long = append(x.Reader.Long, i)
		}
		if kind == lex.TokenOther {
			// Words of a script that sets no spaces can stand anywhere.
			for k := i; k < end; {
				r, n := utf8.DecodeRuneInString(text[k:])
				if k >= x.sure {
					if slices.ContainsFunc(others, func(w string) bool {
						return strings.HasPrefix(text[k:], w) &&
							(chars.Spaceless(r) || text[i:end] == w)
					}) {
						readTable(s, x, text, k)
					}
					plainToken(s, x, text, k, s.plain().byToken[kind][1])
				}
				if k += n; !chars.Spaceless(r) {
					break
				}
			}
		} else if kind < lex.TokenKinds && i >= x.sure {
			if kind == lex.TokenWord && words[strings.ToLower(text[i:end])] || kind == lex.TokenMixed &&
				text[i:end] == "NM1" {
				readTable(s, x, text, i)
			}
			plainToken(s, x, text, i, s.plain().byToken[kind][min(end-i, spec.LongestToken)])
		}
		i = end
	}
	for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
		if s.names && start.At >= x.Names.Finder.Done {
			s.startAt(x, text, &start)
		}
	}
	x.merge(x.Names.found)
	x.Names.found = x.Names.found[:0]
	x.takeTables()
	plainOwn(s, x, text)
	s.Decode(x, text, 0, len(text))
	plainResolve(x)
}

// readTable reads the table that is headed by the word at text[at], where tables are read.
func readTable(s *Scanner, x *Scratch, text string, at int) {
	if x.Tables != nil {
		x.Tables.Read(s, x, text, at)
	}
}

// plainToken tries the shapes at a token, the longest first, and then the
// grammars, those that need no context word first.
func plainToken(s *Scanner, x *Scratch, text string, i int, entrances []entrance) {
	ends := map[int][]*entrance{}
	for k := range entrances {
		e := &entrances[k]
		if e.shape < 0 {
			continue
		}
		pattern := s.Recognizers[e.recognizer].Shapes[e.shape].Pattern
		if end, ok := spec.MatchShape(text, i, pattern); ok && lex.StandsAlone(text, i, end) {
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
			if r := s.Recognizers[e.recognizer]; r.Passes(spec.AppendCompact(nil, text[i:end])) {
				m := spec.Match{Start: i, End: end, Alone: r.Shapes[e.shape].Alone}
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
		return strings.EqualFold(apart.Replace(text[i:j]), apart.Replace(p.text)) && !wordset.WordBefore(text, i) && !wordset.WordAfter(text, j)
	}
	// To ask about all phrases takes too long where none begins alike.
	alike := firstsOf(x)
	for i := max(0, start-spec.ContextBefore*alike.scale); i < start; i++ {
		for _, k := range alike.phrases[leastAlike(text[i:])] {
			p := &x.phrases[k]
			if i >= start-spec.ContextBefore*p.scale && i+len(p.text) <= start && standsAt(k, i) {
				distance, near := start-i-len(p.text), true
				if strings.Contains(text[i:start], "\n") {
					distance, near = prose.Asks(text, i, i+len(p.text), start, end)
				}
				if near {
					hints = append(hints, hint{phrase: k, distance: distance / p.scale, window: spec.ContextBefore})
				}
			}
		}
	}
	for i := end; i < min(to, end+contextAfter*alike.scale); i++ {
		for _, k := range alike.phrases[leastAlike(text[i:])] {
			p := &x.phrases[k]
			if i+len(p.text) <= min(to, end+contextAfter*p.scale) && standsAt(k, i) && !hasOwnNumber(text, i+len(p.text)) {
				hints = append(hints, hint{phrase: k, distance: (i - end) / p.scale, window: contextAfter})
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

// checkContext holds surround.closest equal to plainClosest, and what a surround
// says of the owners near a place to what the text says of it.
func checkContext(t testing.TB, s *Scanner, x *Scratch, text string) {
	t.Helper()
	x.Begin(s, 0)
	for i := 0; i < len(text); i += 37 {
		if !utf8.RuneStart(text[i]) {
			continue
		}
		hints := plainHints(&s.Context, text, i, i)
		for o := range owner(len(s.Recognizers)) {
			got, ok := x.surround.closest(s, text, i, i, o, spec.ContextBefore)
			want, wanted := plainClosest(&s.Context, hints, o, spec.ContextBefore)
			// Of phrases of one length that weigh the same either may be named.
			if ok != wanted || ok && (got.share() != want.share() || len(s.Context.phrases[got.phrase].text) != len(s.Context.phrases[want.phrase].text)) {
				t.Fatalf("another context word of owner %d at %d", o, i)
			}
			if ok && !x.surround.isNear(s, text, i, o) {
				t.Fatalf("a context word of owner %d at %d is not near", o, i)
			}
		}
	}
}

// CheckTwins holds scan equal to plainScan. Both scratches are used for one text after another.
func CheckTwins(t testing.TB, s *Scanner, reader *spec.Recognizer, fast, plain *Scratch, text string) {
	t.Helper()
	checkContext(t, s, fast, text)
	for _, least := range []float64{0, spec.DefaultMinConfidence} {
		scanOf(s, fast, text, least)
		plainScan(s, plain, text, least, reader)
		for _, x := range [...]*Scratch{fast, plain} {
			for i := range x.Kept {
				x.Kept[i].Reading = 0 // they are numbered in the order of the calls
			}
		}
		if slices.Equal(fast.Kept, plain.Kept) {
			continue
		}
		for i := range max(len(fast.Kept), len(plain.Kept)) {
			switch {
			case i >= len(fast.Kept):
				t.Errorf("%s at %d–%d is not found in %q", s.Recognizers[plain.Kept[i].Recognizer].Name, plain.Kept[i].Start, plain.Kept[i].End, text)
			case i >= len(plain.Kept), fast.Kept[i] != plain.Kept[i]:
				t.Errorf("finding %d is %s at %d–%d, unlike the plain one in %q", i, s.Recognizers[fast.Kept[i].Recognizer].Name, fast.Kept[i].Start,
					fast.Kept[i].End, text)
			}
		}
	}
}

// headsOf gives the words at which a reader of tables looks, in small letters, and those of other scripts.
func headsOf(reader *spec.Recognizer) (words map[string]bool, others []string) {
	words = map[string]bool{}
	if reader == nil {
		return words, nil
	}
	for _, t := range reader.Triggers {
		for _, w := range t.Gate.Words {
			if t.Kind == lex.TokenOther {
				others = append(others, w)
			} else {
				words[strings.ToLower(w)] = true
			}
		}
	}
	return words, others
}

// plainResolve is resolve for all candidates at once.
func plainResolve(x *Scratch) {
	x.Kept = x.Kept[:0]
	slices.SortFunc(x.Candidates, func(a, b spec.Candidate) int { return byRank(&a, &b) })
	// kept is in the order of the text at all times, so that the only two that
	// can overlap a candidate are those beside its place.
	yields := func(c spec.Candidate) bool {
		return c.Named && slices.ContainsFunc(x.Candidates, func(o spec.Candidate) bool { return c.IsInside(&o) })
	}
	for _, c := range slices.Concat(without(x.Candidates, yields), without(x.Candidates, func(c spec.Candidate) bool { return !yields(c) })) {
		i, _ := slices.BinarySearchFunc(x.Kept, c, func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) })
		if i < len(x.Kept) && x.Kept[i].Start < c.End || i > 0 && x.Kept[i-1].End > c.Start {
			continue
		}
		x.Kept = slices.Insert(x.Kept, i, c)
	}
}

// without gives the candidates of which drop is not true.
func without(list []spec.Candidate, drop func(spec.Candidate) bool) []spec.Candidate {
	return slices.DeleteFunc(slices.Clone(list), drop)
}

// has reports whether a phrase is one of an owner.
func (t *ownerTable) has(phrase, o int) bool {
	return t.sets[phrase*t.words+o>>6]>>(o&63)&1 == 1
}
