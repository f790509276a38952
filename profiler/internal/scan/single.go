package scan

import (
	"math/bits"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file spares what cannot change what is found in a text that is one thing from its
// beginning to its end, as most cells are. What overlaps that and is less sure is not
// reported, and everything overlaps it. So, from where it has been found, shapes that are
// worth less are not looked at, and where it is surer than any name, names are not either.
// That holds as long as nothing else is surer still, which would make room for the rest
// again; then the text is looked at once more.

// Look makes the scratch know the text that it is to find everything in. Where more may be
// found than it finds, it knows none.
func (x *Scratch) Look(s *Scanner, text string) {
	if s.ownMatcher == nil && x.Refused == nil {
		x.length = len(text)
	}
}

// A sparing says whether it was right to spare something.
type sparing struct {
	whole  float64 // the confidence of what was the whole text then
	better int     // how many candidates were as sure
}

// note notes that something is spared.
func (p *sparing) note(x *Scratch) {
	if p.better == 0 {
		p.whole, p.better = x.whole, x.asSureAs(x.whole)
	}
}

// wereRight reports whether nothing has been found since that is as sure, and nothing is surer.
func (p *sparing) wereRight(x *Scratch) bool {
	return p.better == 0 || len(x.Candidates) == 1 || x.asSureAs(p.whole) == p.better && !x.isOutdone()
}

// isOutdone reports whether something is surer than what is the whole text.
func (x *Scratch) isOutdone() bool {
	for i := range x.Candidates {
		if x.Candidates[i].Confidence > x.whole {
			return true
		}
	}
	return false
}

// asSureAs is how many candidates are as sure as that.
func (x *Scratch) asSureAs(confidence float64) (n int) {
	for i := range x.Candidates {
		if x.Candidates[i].Confidence >= confidence {
			n++
		}
	}
	return n
}

// hasNoName reports whether no name that begins in the text can be reported, when all else
// has been found: one thing is the whole text, and nothing is surer.
func (x *Scratch) hasNoName() bool {
	r := &x.Reader
	return x.whole > spec.MostTagged && r.done && !r.escaped && len(r.Long) == 0 && !x.isOutdone()
}

// findSingle finds the one thing that a text is when a byte in it leads to something all but
// sure, as the sign in an e-mail address does. What stands before the byte is then only
// looked at for what could be as sure, which next to no word can, and the rest not at all.
// The text is shorter than a block, which is k, and in ASCII without spaces. It reports false when it is
// not so, and nothing has been done.
func (s *Scanner) findSingle(x *Scratch, text string, k *lex.Block) bool {
	if x.length < 0 || k.Escaped {
		return false
	}
	d := &s.dispatch
	tried := false
	for seen := d.sure.begins.of(k); seen != 0; seen &= seen - 1 {
		at := bits.TrailingZeros64(seen)
		g := &d.groups[d.byteGroup(text, at)]
		if !g.leadsSurely(text, at) {
			continue
		}
		if !tried {
			x.Read.knowNothing()
			tried = true
		}
		s.seeSingle(x, text, k, at, g)
		if x.whole >= sureFrom && len(x.Candidates) == 1 && !mayBeBase64(text, k) && !s.mayBeSure(text, k, at) {
			x.Reader.at, x.Reader.done = len(text), true
			return true
		}
		if len(x.Candidates) > 0 || x.endings > 0 {
			break
		}
	}
	if tried {
		x.Begin(s, x.Least)
		x.Look(s, text)
	}
	return false
}

// seeSingle is seeByte for a byte of a whole text that is a block.
func (s *Scanner) seeSingle(x *Scratch, text string, k *lex.Block, at int, g *group) {
	short := g.wanted&wantsLong != 0 && !(secrets.MayBeLong(text, at) && secrets.LongAfter(text, at))
	for i := range g.all {
		e := &g.all[i]
		switch {
		case short && e.wants&wantsLong != 0, at < x.sure && x.hasSurer(text, at, e), e.weak && !s.hopeful(x, text, at, e):
			continue
		}
		if r := s.Recognizers[e.recognizer]; r.Single != nil && x.endings == 0 && r.Check == nil {
			if m, ok := r.Single(text, k, at); ok {
				x.endAt(e.grammar, m.End)
				s.weigh(x, text, m, int(e.recognizer))
				continue
			}
		}
		s.tryGrammar(x, text, at, e)
	}
}

// leadsSurely reports whether the byte at text[i] can lead to something all but sure by itself.
func (g *group) leadsSurely(text string, i int) bool {
	return g.sures&sureAlways != 0 || g.sures&sureLong != 0 && secrets.MayBeLong(text, i) || g.sures&sureColons != 0 && internet.MayBeIPv6(text, i)
}

// When a byte leads to something all but sure.
const (
	sureAlways uint8 = 1 << iota
	sureLong         // see gate.long
	sureColons       // see gate.colons
)

// sures gives the one for an entrance, or nothing.
func (e *entrance) sures() uint8 {
	switch {
	case e.weak || e.alone < sureFrom:
		return 0
	case e.wants&wantsLong != 0:
		return sureLong
	case e.wants&wantsColons != 0:
		return sureColons
	}
	return sureAlways
}

// mayBeBase64 reports whether the text has a token that may be base 64.
func mayBeBase64(text string, k *lex.Block) bool {
	tokens := k.Letters | k.Digits
	if !hasRun(tokens) {
		return false
	}
	for i := 0; i < len(text); {
		if tokens>>i&1 == 0 {
			i++
			continue
		}
		n := bits.TrailingZeros64(^(tokens >> i))
		if n >= shortestNoticed && !isPlainToken(text[i:i+n]) {
			return true
		}
		i += n
	}
	return false
}

// isPlainToken reports whether a token of letters and digits is a number, or a word without
// capitals inside.
func isPlainToken(token string) bool {
	digits := 0
	for i := range len(token) {
		if numeral.IsDigit(token[i]) {
			digits++
		}
	}
	return digits == len(token) || digits == 0 && !hasInnerCapital(token)
}

// mayBeSure reports whether something that begins before text[limit] may be as sure as what
// nothing is looked for inside of. Words to either side may speak for it.
func (s *Scanner) mayBeSure(text string, k *lex.Block, limit int) bool {
	d := &s.dispatch
	before := uint64(1)<<(limit&63) - 1
	for seen := d.sure.bytes.of(k) & before; seen != 0; seen &= seen - 1 {
		i := bits.TrailingZeros64(seen)
		if g := &d.groups[d.byteGroupAt(text, i)]; g.most >= sureFrom && s.findsSurely(text, i, g, key{}) {
			return true
		}
	}
	tokens := k.Letters | k.Digits
	plain := k.Digits|k.Underscores == 0 // nothing is tied to anything
	for starts := tokens &^ (tokens << 1) & before; starts != 0; starts &= starts - 1 {
		i := bits.TrailingZeros64(starts) & 63
		n := bits.TrailingZeros64(^(tokens >> i)) & 63
		kind, of, at := lex.TokenWord, uint64(1)<<n-1, lex.PlaceFree
		if !plain {
			if at = lex.PlaceAt(text, i); k.Letters>>i&of == 0 {
				kind = lex.TokenDigits
			} else if k.Digits>>i&of != 0 {
				kind = lex.TokenMixed
			}
		}
		index := leadIndexOf(at, kind, min(n, spec.LongestToken), lex.FollowAt(text, i+n))
		if !d.mayLeadSurely(text, i, i+n, index) {
			continue
		}
		if t := (sureToken{text, i, i + n, index}); s.leadsSurely(&t) {
			return true
		}
	}
	return false
}

// A sureToken is a token that is asked about.
type sureToken struct {
	text       string
	start, end int
	index      leadIndex
}

// A sureGuide tells at a glance of most bytes and tokens that they lead to nothing that is
// all but sure.
type sureGuide struct {
	begins          sureBytes                // those that lead to it by themselves
	bytes           sureBytes                // those that may
	tokens          [leadIndexes / 64]uint64 // a bit for each index of a token that may by what stands around it
	capitals, tails uint32                   // a bit for each length of words in capitals that may by their first letter, and by their last ones
}

// sureBytes tells of which trigger bytes it is not known that none does.
type sureBytes struct{ special, dots, hyphens uint64 } // all ones or nothing

// of gives those of a block.
func (b *sureBytes) of(k *lex.Block) uint64 {
	return k.Special&b.special | k.Dots&b.dots | k.Hyphens&b.hyphens
}

// add adds a byte.
func (b *sureBytes) add(c int) {
	switch c {
	case int(lex.SpecialOf['.']):
		b.dots = ^uint64(0)
	case int(lex.SpecialOf['-']):
		b.hyphens = ^uint64(0)
	default:
		b.special = ^uint64(0)
	}
}

// guide makes the sureGuide, when all else is there.
func (d *dispatch) guide() {
	isSure := func(number uint16) bool { return d.groups[number].most >= sureFrom }
	for before := range d.bytes {
		for c := range d.bytes[before] {
			for _, number := range d.bytes[before][c] {
				if d.groups[number].sures != 0 {
					d.sure.begins.add(c)
				}
				if isSure(number) {
					d.sure.bytes.add(c)
				}
			}
		}
	}
	for k, l := range d.tokens {
		index := leadIndex(k)
		if l&leadsToShape != 0 || isSure(l.group()) || index.kind() == lex.TokenMixed {
			d.sure.tokens[k/64] |= 1 << (k % 64)
		}
	}
	for n := range d.capitals {
		if isSure(d.capitals[n]) {
			d.sure.capitals |= 1 << n
		}
		if isSure(d.tails[n]) {
			d.sure.tails |= 1 << n
		}
	}
}

// mayLeadSurely tells most tokens off for which leadsSurely is false.
func (d *dispatch) mayLeadSurely(text string, i, j int, index leadIndex) bool {
	k := index % leadIndexes
	if d.sure.tokens[k/64]>>(k%64)&1 == 1 {
		return true
	}
	if index.kind() != lex.TokenWord {
		return false
	}
	if n := index.length(); text[i] < 'a' || i == 0 {
		if d.sure.capitals>>n&1 == 1 && d.gates[n].initials&firstBits[text[i]] != 0 || d.sure.tails>>n&1 == 1 && d.hasTail(text, i, j) {
			return true
		}
	}
	return d.vocabulary.mayHave(lex.WordHash(text, i, j))
}

// leadsSurely is mayBeSure for what begins at a token.
func (s *Scanner) leadsSurely(t *sureToken) bool {
	d := &s.dispatch
	n := t.index.length()
	lead := d.tokens[t.index%leadIndexes]
	if lead&leadsToShape != 0 && s.hasSureShape(t) || s.isSureOf(t, &d.groups[lead.group()]) {
		return true
	}
	switch t.index.kind() {
	case lex.TokenMixed:
		return s.isSureOf(t, &d.groups[d.headGroup(t.text, t.start, n)])
	case lex.TokenWord:
		if h := lex.WordHash(t.text, t.start, t.end); d.vocabulary.mayHave(h) {
			if number := d.vocabulary.find(h); number >= 0 && s.isSureOf(t, d.vocabulary.entries[number].group) {
				return true
			}
		}
		return (t.text[t.start] < 'a' || t.start == 0) && (s.isSureOf(t, &d.groups[d.capitals[n]]) ||
			d.groups[d.tails[n]].most >= sureFrom && d.hasTail(t.text, t.start, t.end) && s.isSureOf(t, &d.groups[d.tails[n]]))
	}
	return false
}

// isSureOf reports whether a group may find something at the token that is as sure.
func (s *Scanner) isSureOf(t *sureToken, g *group) bool {
	if g.most < sureFrom {
		return false
	}
	var of token
	of.set(t.text, t.start, t.end, t.index)
	of.key.around |= of.unmet(t.text, g.wanted)
	return s.findsSurely(t.text, t.start, g, of.key)
}

// findsSurely reports whether what may be as sure is there, or cannot be told to be absent.
func (s *Scanner) findsSurely(text string, i int, g *group, of key) bool {
	for k := range g.all {
		e := &g.all[k]
		if e.most < sureFrom || e.opens.token&of.token != of.token || e.opens.around&of.around != of.around {
			continue
		}
		if m, ok := s.Recognizers[e.recognizer].Match(text, i); ok || m.Start < 0 {
			return true
		}
	}
	return false
}

// hasSureShape reports whether a shape that begins with the token may be as sure.
func (s *Scanner) hasSureShape(t *sureToken) bool {
	var room [8]shapeEnd
	for _, e := range s.shapes.appendEnds(room[:0], t.text, t.start, t.end, t.index.kind()) {
		if s.shapes.groups[e.state].most >= sureFrom {
			return true
		}
	}
	return false
}
