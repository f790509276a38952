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

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/grids"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// scannerOf is newScanner for a list that fits.
func scannerOf(list []*spec.Recognizer) *scan.Scanner {
	s, err := scan.New(list, grids.TableReader.Get())
	if err != nil {
		panic(err)
	}
	return s
}

// plainScan is scan without anything that rules recognizers out beforehand: each
// token and each byte leads to all recognizers that name it, and each shape is
// looked for by itself. It is the twin that scan is held to.
func plainScan(s *scan.Scanner, x *scan.Scratch, text string, least float64) {
	x.Begin(s, least)
	x.Reader.Escaped = true
	for i := 0; i < len(text); {
		c := text[i]
		if lex.Classes[c] == lex.ClassOther {
			if i < x.Sure {
				i++
				continue
			}
			for _, e := range s.Plain().ByByte[c] {
				s.TryGrammar(x, text, i, &e)
			}
			i++
			continue
		}
		end, kind := lex.NextToken(text, i)
		if kind == lex.TokenMixed && end-i >= scan.ShortestNoticed || kind == lex.TokenWord && end-i >= scan.ShortestNoticed &&
			chars.IsASCII(text[i:end]) && scan.HasInnerCapital(text[i:end]) {
			x.Reader.Long = append(x.Reader.Long, i)
		}
		if kind == lex.TokenOther {
			// Words of a script that sets no spaces can stand anywhere.
			for k := i; k < end; {
				r, n := utf8.DecodeRuneInString(text[k:])
				if k >= x.Sure {
					if slices.ContainsFunc(grids.TableOthers.Get(), func(w string) bool {
						return strings.HasPrefix(text[k:], w) &&
							(chars.Spaceless(r) || text[i:end] == w)
					}) {
						readTable(s, x, text, k)
					}
					plainToken(s, x, text, k, s.Plain().ByToken[kind][1])
				}
				if k += n; !chars.Spaceless(r) {
					break
				}
			}
		} else if kind < lex.TokenKinds && i >= x.Sure {
			if kind == lex.TokenWord && slices.Contains(grids.TableWords.Get(), strings.ToLower(text[i:end])) || kind == lex.TokenMixed &&
				text[i:end] == "NM1" {
				readTable(s, x, text, i)
			}
			plainToken(s, x, text, i, s.Plain().ByToken[kind][min(end-i, spec.LongestToken)])
		}
		i = end
	}
	for _, start := range namestart.AppendStarts(nil, text, 0, len(text)) {
		if s.Names && start.At >= x.Names.Finder.Done {
			s.StartAt(x, text, &start)
		}
	}
	x.Merge(x.Names.Found)
	x.Names.Found = x.Names.Found[:0]
	x.TakeTables()
	plainOwn(s, x, text)
	s.Decode(x, text, 0, len(text))
	plainResolve(x)
}

// readTable reads the table that is headed by the word at text[at], where tables are read.
func readTable(s *scan.Scanner, x *scan.Scratch, text string, at int) {
	if x.Tables != nil {
		x.Tables.Read(s, x, text, at)
	}
}

// plainToken tries the shapes at a token, the longest first, and then the
// grammars, those that need no context word first.
func plainToken(s *scan.Scanner, x *scan.Scratch, text string, i int, entrances []scan.Entrance) {
	ends := map[int][]*scan.Entrance{}
	for k := range entrances {
		e := &entrances[k]
		if e.Shape < 0 {
			continue
		}
		pattern := s.Recognizers[e.Recognizer].Shapes[e.Shape].Pattern
		if end, ok := spec.MatchShape(text, i, pattern); ok && lex.StandsAlone(text, i, end) {
			ends[end] = append(ends[end], e)
		}
	}
	for _, end := range slices.Backward(slices.Sorted(maps.Keys(ends))) {
		if x.Sure > i {
			break
		}
		for _, e := range ends[end] {
			if e.Weak && x.Covers(i) {
				continue
			}
			if r := s.Recognizers[e.Recognizer]; r.Passes(spec.AppendCompact(nil, text[i:end])) {
				m := spec.Match{Start: i, End: end, Alone: r.Shapes[e.Shape].Alone}
				x.CoverWith(text, i, m, s.Weigh(x, text, m, int(e.Recognizer)))
			} else {
				s.RefuseNamed(x, text, i, end, int(e.Recognizer))
			}
		}
	}
	if x.Sure > i {
		return
	}
	for _, weak := range [...]bool{false, true} {
		for k := range entrances {
			if e := &entrances[k]; e.Shape < 0 && e.Weak == weak {
				s.TryGrammar(x, text, i, e)
			}
		}
	}
}

// plainResolve is resolve for all candidates at once.
func plainResolve(x *scan.Scratch) {
	x.Kept = x.Kept[:0]
	slices.SortFunc(x.Candidates, func(a, b spec.Candidate) int { return scan.ByRank(&a, &b) })
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

// apart writes the words of a phrase as in prose.
var apart = strings.NewReplacer("-", " ", "_", " ")

// plainHints gives the context phrases that stand around text[start:end] without
// the vocabulary and the memory of a surround: each place is asked about, and the
// text is read for it alone.
func plainHints(x *scan.ContextIndex, text string, start, end int) (hints []scan.Hint) {
	to := len(text)
	if n := strings.IndexByte(text[end:], '\n'); n >= 0 {
		to = end + n
	}
	standsAt := func(k, i int) bool {
		p := &x.Phrases[k]
		j := i + len(p.Text)
		return strings.EqualFold(apart.Replace(text[i:j]), apart.Replace(p.Text)) && !wordset.WordBefore(text, i) && !wordset.WordAfter(text, j)
	}
	// To ask about all phrases takes too long where none begins alike.
	alike := firstsOf(x)
	for i := max(0, start-spec.ContextBefore*alike.scale); i < start; i++ {
		for _, k := range alike.phrases[leastAlike(text[i:])] {
			p := &x.Phrases[k]
			if i >= start-spec.ContextBefore*p.Scale && i+len(p.Text) <= start && standsAt(k, i) {
				distance, near := start-i-len(p.Text), true
				if strings.Contains(text[i:start], "\n") {
					distance, near = prose.Asks(text, i, i+len(p.Text), start, end)
				}
				if near {
					hints = append(hints, scan.Hint{Phrase: k, Distance: distance / p.Scale, Window: spec.ContextBefore})
				}
			}
		}
	}
	for i := end; i < min(to, end+scan.ContextAfter*alike.scale); i++ {
		for _, k := range alike.phrases[leastAlike(text[i:])] {
			p := &x.Phrases[k]
			if i+len(p.Text) <= min(to, end+scan.ContextAfter*p.Scale) && standsAt(k, i) && !scan.HasOwnNumber(text, i+len(p.Text)) {
				hints = append(hints, scan.Hint{Phrase: k, Distance: (i - end) / p.Scale, Window: scan.ContextAfter})
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

func firstsOf(x *scan.ContextIndex) *firsts {
	if f, ok := allFirsts.Load(x); ok {
		return f.(*firsts)
	}
	f := &firsts{phrases: map[rune][]int{}}
	for k, p := range x.Phrases {
		first := leastAlike(p.Text)
		f.phrases[first] = append(f.phrases[first], k)
		f.scale = max(f.scale, p.Scale)
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
func plainClosest(x *scan.ContextIndex, hints []scan.Hint, o, reach int) (best scan.Hint, ok bool) {
	for _, h := range hints {
		if h.Distance <= reach && ownerHas(&x.Owners, h.Phrase, o) && (!ok || outweighs(x, h, best)) {
			best, ok = h, true
		}
	}
	return best, ok
}

// outweighs reports whether a hint weighs more than another, or as much with a
// longer phrase.
func outweighs(x *scan.ContextIndex, a, b scan.Hint) bool {
	d := a.Share() - b.Share()
	return d > 0 || d == 0 && len(x.Phrases[a.Phrase].Text) > len(x.Phrases[b.Phrase].Text)
}

// ownerHas reports whether a phrase is one of an owner.
func ownerHas(t *scan.OwnerTable, phrase, o int) bool {
	return t.Sets[phrase*t.Words+o>>6]>>(o&63)&1 == 1
}

// checkContext holds surround.closest equal to plainClosest, and what a surround
// says of the owners near a place to what the text says of it.
func checkContext(t *testing.T, s *scan.Scanner, x *scan.Scratch, text string) {
	t.Helper()
	x.Begin(s, 0)
	for i := 0; i < len(text); i += 37 {
		if !utf8.RuneStart(text[i]) {
			continue
		}
		hints := plainHints(&s.Context, text, i, i)
		for o := range scan.Owner(len(s.Recognizers)) {
			got, ok := x.Surround.Closest(s, text, i, i, o, spec.ContextBefore)
			want, wanted := plainClosest(&s.Context, hints, o, spec.ContextBefore)
			// Of phrases of one length that weigh the same either may be named.
			if ok != wanted || ok && (got.Share() != want.Share() || len(s.Context.Phrases[got.Phrase].Text) != len(s.Context.Phrases[want.Phrase].Text)) {
				t.Fatalf("another context word of owner %d at %d", o, i)
			}
			if ok && !x.Surround.IsNear(s, text, i, o) {
				t.Fatalf("a context word of owner %d at %d is not near", o, i)
			}
		}
	}
}

// tablesOf makes the memory for the tables in texts that the built-in scanner searches.
func tablesOf() *grids.TextTable {
	p, err := New(nil)
	if err != nil {
		panic(err)
	}
	return &grids.TextTable{Judge: p.tables}
}

// checkTwins holds scan equal to plainScan.
func checkTwins(t *testing.T, s *scan.Scanner, text string) {
	t.Helper()
	var fast, plain scan.Scratch
	if s == builtInScanner() {
		fast.Tables, plain.Tables = tablesOf(), tablesOf()
	}
	checkContext(t, s, &fast, text)
	for _, least := range []float64{0, spec.DefaultMinConfidence} {
		scanOf(s, &fast, text, least)
		plainScan(s, &plain, text, least)
		for _, x := range [...]*scan.Scratch{&fast, &plain} {
			for i := range x.Kept {
				x.Kept[i].Reading = 0 // they are numbered in the order of the calls
			}
		}
		if !slices.Equal(fast.Kept, plain.Kept) {
			for i := range max(len(fast.Kept), len(plain.Kept)) {
				switch {
				case i >= len(fast.Kept):
					t.Fatalf("%s at %d–%d is not found", s.Recognizers[plain.Kept[i].Recognizer].Name, plain.Kept[i].Start, plain.Kept[i].End)
				case i >= len(plain.Kept), fast.Kept[i] != plain.Kept[i]:
					t.Fatalf("finding %d is %s at %d–%d, unlike the plain one", i, s.Recognizers[fast.Kept[i].Recognizer].Name, fast.Kept[i].Start,
						fast.Kept[i].End)
				}
			}
		}
	}
}
