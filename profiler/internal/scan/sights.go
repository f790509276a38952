package scan

import (
	"math/bits"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file deals with what the reader has noted: it calls the shapes and the
// grammars that a sight leads to, as far as they can come to something.

// dismisses gives how many of some sights before text[limit], the first ones, lead weakly and
// come to nothing, as far as that is known without a closer look: most numbers lead to
// nothing without a context word, and have none.
func (s *Scanner) dismisses(x *Scratch, text string, sights []sight, limit int) (n int) {
	y, d := x.surround, &s.dispatch
	for ; n < len(sights); n++ {
		g := &sights[n]
		i, l := g.start, g.lead
		if i >= limit || l&leadsWeakly == 0 {
			break
		}
		if x.covers(i) {
			continue
		}
		near := y.nearAt(s, text, i)
		if l&leadsFurther != 0 {
			if y.nothing {
				if d.leadsStrongly(text, g) {
					break
				}
				continue
			}
			if by := d.further(text, g); by.strong || !by.leadsNowhere() && by.mayMeet(d, near) {
				break
			}
			if l&leadsSomewhere == 0 {
				continue
			}
		}
		if !y.nothing && (near.mayMeet(&d.groups[l.group()].weak) || l&leadsToShape != 0 && near.mayMeet(d.weakShapesAt(l.index()))) {
			break
		}
	}
	return n
}

// see deals with a sight that is a token.
func (s *Scanner) see(x *Scratch, text string, g *sight) {
	k := g.lead.index()
	start, end := g.start, g.start+int(g.size)
	list, number := g.list, g.lead.group()
	if g.lead&leadsToShape != 0 && (g.lead&leadsToStrong != 0 || s.hopefulShape(x, text, start, k)) {
		if s.tryShapes(x, text, start, end, k.kind()); x.sure > start {
			return
		}
	}
	switch k.kind() {
	case lex.TokenWord:
		s.tryGroup(x, text, start, end, k, number)
		s.seeWord(x, text, start, end, list, g.lead)
	case lex.TokenMixed:
		s.tryGroup(x, text, start, end, k, number)
		s.tryGroup(x, text, start, end, k, uint16(list))
	default:
		// Most numbers lead to nothing without a context word, and have none.
		if g := &s.dispatch.groups[number]; g.strong > 0 || len(g.all) > 0 && s.near(x, text, start, &g.weak) != &nobody {
			if g.plan != nil {
				s.tryPlanned(x, text, start, end, g)
				return
			}
			s.tryAll(x, text, start, end, k, g)
		}
	}
}

// seeByte calls the grammars that a single byte leads to.
func (s *Scanner) seeByte(x *Scratch, text string, i int, g *group) {
	short := g.wanted&wantsLong != 0 && !(secrets.MayBeLong(text, i) && secrets.LongAfter(text, i))
	for k := range g.all {
		e := &g.all[k]
		if short && e.wants&wantsLong != 0 {
			continue
		}
		if !e.weak || s.hopeful(x, text, i, e) {
			s.tryGrammar(x, text, i, e)
		}
	}
}

// seeWord calls the grammars that only words lead to, those of a list first.
func (s *Scanner) seeWord(x *Scratch, text string, i, j int, list int32, lead lead) {
	d, k := &s.dispatch, lead.index()
	if list >= 0 {
		if g := d.vocabulary.entries[list].group; g.open {
			s.tryOpen(x, text, i, g)
		} else {
			s.tryAll(x, text, i, j, k, g)
		}
	}
	if lead&leadsFromHigh != 0 {
		return
	}
	n := k.length()
	if text[i] < 'a' || i == 0 {
		if d.gates[n].initials&firstBits[text[i]] != 0 {
			s.tryGroup(x, text, i, j, k, d.capitals[n])
		}
		if d.tails[n] != 0 && d.hasTail(text, i, j) {
			s.tryGroup(x, text, i, j, k, d.tails[n])
		}
	}
}

// tryGroup is tryAll for the group that has a number, or nothing for the one that is empty.
func (s *Scanner) tryGroup(x *Scratch, text string, i, j int, k leadIndex, number uint16) {
	if number != 0 {
		s.tryAll(x, text, i, j, k, &s.dispatch.groups[number])
	}
}

// tryOpen is tryAll for a group that is open for all words that lead to it.
func (s *Scanner) tryOpen(x *Scratch, text string, i int, g *group) {
	for k := range g.all[:g.strong] {
		s.tryGrammar(x, text, i, &g.all[k])
	}
	if g.strong == len(g.all) {
		return
	}
	near := *s.near(x, text, i, &g.weak) // what a grammar finds may stand elsewhere
	if near == nobody {
		return
	}
	for k := range g.all[g.strong:] {
		if e := &g.all[g.strong+k]; near.mayHave(owner(e.recognizer)) {
			s.tryGrammar(x, text, i, e)
		}
	}
}

// tryAll calls the grammars of a group at the token text[i:j], which has an index.
func (s *Scanner) tryAll(x *Scratch, text string, i, j int, index leadIndex, g *group) {
	t := &x.token
	t.set(text, i, j, index)
	of, around := t.key.token, t.key.around
	if g.strong > 0 {
		around |= t.unmet(text, g.wanted)
		for k := range g.all[:g.strong] {
			if e := &g.all[k]; e.opensAt(of, around) {
				s.tryGrammar(x, text, i, e)
			}
		}
		if g.strong == len(g.all) {
			return
		}
	}
	around |= t.unmet(text, g.wanted)
	weak := g.all[g.strong:]
	for len(weak) > 0 && !weak[0].opensAt(of, around) {
		weak = weak[1:]
	}
	if len(weak) == 0 {
		return // what stands near is not asked for
	}
	near := *s.near(x, text, i, &g.weak) // what a grammar finds may stand elsewhere
	if near == nobody {
		return
	}
	for k := range weak {
		if e := &weak[k]; e.opensAt(of, around) && near.mayHave(owner(e.recognizer)) {
			s.tryGrammar(x, text, i, e)
		}
	}
}

// tryPlanned is tryAll for the digits text[i:j] and a group that has a plan.
func (s *Scanner) tryPlanned(x *Scratch, text string, i, j int, g *group) {
	open, all := g.plan.open(text, i, j), g.all
	strong := open & g.plan.strong
	weak := open &^ strong
	for ; strong != 0; strong &= strong - 1 {
		s.tryGrammar(x, text, i, &all[bits.TrailingZeros64(strong)])
	}
	if weak == 0 {
		return
	}
	near := s.near(x, text, i, &g.weak)
	if near == &nobody {
		return
	}
	for weak &= g.plan.of(near, &g.weak); weak != 0; weak &= weak - 1 {
		s.tryGrammar(x, text, i, &g.all[bits.TrailingZeros64(weak)])
	}
}

// hopeful reports whether a weak entrance at text[i] can come to something.
func (s *Scanner) hopeful(x *Scratch, text string, i int, e *entrance) bool {
	return !x.prune || !x.covers(i) && x.surround.isNear(s, text, i, owner(e.recognizer))
}

// near gives the owners whose weak entrances can come to something at text[i], and perhaps
// some more, or nobody when none of those that are asked about is one.
func (s *Scanner) near(x *Scratch, text string, i int, asked *nearSet) *nearSet {
	if !x.prune {
		return &everyone
	}
	if x.covers(i) || !x.surround.nearAt(s, text, i).mayMeet(asked) {
		return &nobody
	}
	if near := x.surround.closeAt(s, i); near.mayMeet(asked) {
		return near
	}
	return &nobody
}

// hopefulShape reports whether a weak shape can come to something at the token at
// text[i], which has this index.
func (s *Scanner) hopefulShape(x *Scratch, text string, i int, k leadIndex) bool {
	return s.near(x, text, i, s.dispatch.weakShapesAt(k)) != &nobody
}

// tryShapes looks for all shapes at the token text[i:j], which begins a word.
func (s *Scanner) tryShapes(x *Scratch, text string, i, j int, kind lex.TokenKind) {
	if ends := s.shapes.appendEnds(x.ends[:0], text, i, j, kind); len(ends) > 0 {
		x.ends = ends
		s.tryEnds(x, text, i)
	}
}

// appendEnds appends where shapes end that begin with the token text[i:j].
func (a *shapeAutomaton) appendEnds(ends []shapeEnd, text string, i, j int, kind lex.TokenKind) []shapeEnd {
	state, k := uint16(startState), i
	if kind == lex.TokenDigits && j-i <= spec.LongestToken {
		state, k = a.afterDigits[j-i], j
	}
	next, column, accepting := a.next, &a.column, a.accepting
	for {
		if state >= accepting && (k == len(text) || endsHere[text[k]] || !numeral.IsAlnum(text[k]) && lex.StandsBefore(text, k)) {
			ends = append(ends, shapeEnd{k, state})
		}
		if k == len(text) {
			return ends
		}
		state = next[int(state)<<columnBits|int(column[text[k]])]
		k++
		if k+8 <= len(text) && numeral.IsDigit(text[k]) {
			// Nothing ends inside a run of digits, which is most of what there is.
			if n := bits.TrailingZeros64(^chars.DigitsOf(chars.Load(text, k))&chars.HighBits) >> 3; n < digitSteps {
				state = a.behindDigits[state][n]
				k += n
			}
		}
		if state == deadState {
			return ends
		}
	}
}

// tryEnds looks at the shapes of x.ends, which begin at text[i]. The longest is tried first:
// when it is sure, the shorter ones are not tried.
func (s *Scanner) tryEnds(x *Scratch, text string, i int) {
	a := s.shapes
	n, from := 0, 0 // the length of the compact form, and the end of what it is of
	for last := len(x.ends) - 1; last >= 0 && x.sure <= i; last-- {
		e := x.ends[last]
		g := a.groups[e.state]
		all := g.all
		near := &nobody
		if g.strong < len(all) {
			if near = s.near(x, text, i, &g.weak); near == &nobody {
				all = all[:g.strong]
			}
		}
		for k := range all {
			o := &all[k]
			if o.weak && !near.mayHave(owner(o.recognizer)) {
				continue
			}
			if from == 0 {
				n = spec.CompactInto(&x.compact, text[i:e.end])
			} else {
				// The compact form of a shorter one is the beginning of that of a longer one.
				for k := e.end; k < from; k++ {
					n -= int(chars.CompactOf[text[k]].Length)
				}
			}
			from = e.end
			s.tryEntrance(x, text, i, e.end, x.compact[:n], o)
		}
	}
}

// endsHere is true for the bytes behind which nothing goes on; see standsBefore.
var endsHere = func() (t [256]bool) {
	for c := range t {
		b := byte(c)
		t[c] = lex.Classes[b] == lex.ClassOther && b != '_' && !lex.IsGlue(b)
	}
	return t
}()

// A shapeEnd is where a shape ends, and the state of the automaton there.
type shapeEnd struct {
	end   int
	state uint16
}

// tryEntrance calls the recognizer of one shape that stands at text[i:j].
func (s *Scanner) tryEntrance(x *Scratch, text string, i, j int, compact []byte, e *entrance) {
	r := s.Recognizers[e.recognizer]
	m := spec.Match{Start: i, End: j, Alone: r.Shapes[e.shape].Alone}
	if r.Check != nil && !r.Check(compact) {
		if x.Refused != nil {
			s.refuse(x, text, m, int(e.recognizer))
		}
		s.refuseNamed(x, text, i, j, int(e.recognizer))
		return
	}
	x.coverWith(text, i, m, s.weigh(x, text, m, int(e.recognizer)))
}

// tryGrammar calls one grammar at text[i] and keeps what it finds.
func (s *Scanner) tryGrammar(x *Scratch, text string, i int, e *entrance) {
	// A grammar does not begin again inside what it has found: an address in
	// the query of another one would have to be read twice.
	if i < x.until[e.grammar] || i < x.sure && x.hasSurer(text, i, e) || e.weak && x.covers(i) {
		return
	}
	if e.leadsToTable(s) {
		if x.Tables != nil {
			x.Tables.Read(s, x, text, i)
		}
		return
	}
	r := s.Recognizers[e.recognizer]
	m, ok := r.Match(text, i)
	if !ok {
		if m.Start < 0 {
			x.endAt(e.grammar, m.End)
		}
		return
	}
	x.endAt(e.grammar, m.End)
	if !e.weak && x.prune && m.Alone < prunedFrom && m.Start >= i-spec.WeakBefore && m.End <= i+spec.LongestWeak && !s.hopeful(x, text, i, e) {
		return
	}
	if r.Check != nil && !r.Check(x.compact[:spec.CompactInto(&x.compact, text[m.Start:min(m.End, m.Start+len(x.compact))])]) {
		s.refuse(x, text, m, int(e.recognizer))
		s.refuseNamed(x, text, m.Start, m.End, int(e.recognizer))
		return
	}
	x.coverWith(text, i, m, s.weigh(x, text, m, int(e.recognizer)))
}

// coverWith notes what has been found at text[i] with a probability, when it is a number
// inside of which nothing that needs a context word is looked for.
func (x *Scratch) coverWith(text string, i int, m spec.Match, p float64) {
	if p >= coverFrom && m.Start == i && numeral.IsDigit(text[i]) && m.End > x.cover {
		if i >= x.cover {
			x.covered = i
		}
		x.cover = m.End
	}
}

// covers reports whether text[i] is inside of such a number.
func (x *Scratch) covers(i int) bool { return i < x.cover && i > x.covered && x.prune }

// hasSurer reports, before x.sure, whether something so sure has been found at text[i] that what
// an entrance finds there would lose against it. Weak ones are left alone but at numbers,
// since it is not certain that they are called after it.
func (x *Scratch) hasSurer(text string, i int, e *entrance) bool {
	return x.sureFrom <= i && e.most < x.surest && (!e.weak || numeral.IsDigit(text[i]))
}
