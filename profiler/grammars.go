package profiler

import (
	"math/bits"
	"strings"
)

// This file asks the grammars about whole values. A grammar is not called where
// nothing leads to it in a text, and only where a match can begin with the value.

// A grammar is the grammar of a recognizer with one of its forms.
type grammar struct {
	recognizer int
	form       *wholeForm
	chars      string             // bytes that lead to it
	tokens     [tokenKinds]uint32 // lengths of tokens that do, up to longestToken

	allowed, needed uint64 // signs

	// rareOf is one more than the place of the grammar that this is rarely, or 0. What
	// the other said of a value is remembered.
	rareOf     int
	remembered bool
}

// grammarsOf gives the grammar of a recognizer with each of the forms.
func grammarsOf(i int, r *Recognizer, forms []wholeForm) (list []grammar) {
	for k := range forms {
		f := &forms[k]
		if f.never {
			continue
		}
		g := grammar{recognizer: i, form: f, allowed: signsIn(f.signs), needed: signsIn(f.needs)}
		for _, h := range f.heads {
			g.allowed |= signsIn(h)
		}
		for _, t := range r.triggers {
			switch {
			case t.char != 0:
				g.chars += string([]byte{t.char})
			case t.length == 0:
				g.tokens[t.kind] = ^uint32(0)
			default:
				g.tokens[t.kind] |= 1 << min(t.length, longestToken)
			}
		}
		list = append(list, g)
	}
	return list
}

// leads reports whether something at the beginning of the value leads to the
// grammar.
func (g *grammar) leads(c *cell) bool {
	if g.form.inside || g.form.atSign {
		return true
	}
	if first := c.text[0]; classes[first] == classOther {
		return strings.IndexByte(g.chars, first) >= 0
	}
	n, kind := c.firstToken()
	return kind < tokenKinds && g.tokens[kind]>>min(n, longestToken)&1 == 1
}

// admits reports whether the value can have the form of the grammar. It is what
// a formTable says about many at once.
func (g *grammar) admits(c *cell) bool {
	f := g.form
	return len(c.text) >= max(f.least, 1) && (f.most == 0 || len(c.text) <= f.most) && c.digits >= f.digits && (f.mostDigits == 0 || c.digits <= f.mostDigits) &&
		c.signs&^g.allowed == 0 && g.needed&^c.signs == 0 && (!f.noLetters || c.letters == 0) &&
		(f.high || !c.high) && (!f.needsHigh || c.high) && f.canBegin(c.text[0]) && g.leads(c)
}

// firstToken is nextToken for the beginning of the value, which is no sign.
func (c *cell) firstToken() (n int, kind tokenKind) {
	n = bits.TrailingZeros64(^(c.digit | c.letter))
	if c.high || n == 64 {
		return nextToken(c.text, 0)
	}
	switch in := lowest(n); {
	case c.letter&in == 0:
		return n, tokenDigits
	case c.digit&in == 0:
		return n, tokenWord
	}
	return n, tokenMixed
}

// take asks the grammar about the whole value.
func (g *grammar) take(r *Recognizer, c *cell) (alone float64, ok bool) {
	if !g.form.begins(c.text) || !g.form.hasWord(c.text) {
		return 0, false
	}
	at := func(i int) bool {
		m, found := r.match(c.text, i)
		if !found || m.start != 0 || m.end != len(c.text) {
			return false
		}
		if r.Check != nil {
			if c.spell(); c.compact == nil || !r.Check(c.compact) {
				return false
			}
		}
		if !ok || m.alone > alone {
			alone, ok = m.alone, true
		}
		return true
	}
	if g.form.atSign {
		signs := ^(c.digit | c.letter) & lowest(len(c.text))
		if i := bits.TrailingZeros64(signs); i < 64 && strings.IndexByte(g.chars, c.text[i]) >= 0 {
			at(i)
		}
		return alone, ok
	}
	if !g.form.inside {
		at(0)
		return alone, ok
	}
	words := g.tokens != [tokenKinds]uint32{}
	for i := 0; i < len(c.text) && i < anchorReach; {
		b := c.text[i]
		switch {
		case classes[b] == classOther:
			for k := range len(g.chars) {
				if g.chars[k] == b {
					at(i)
				}
			}
			i++
		case !words:
			i++
		default:
			end, kind := nextToken(c.text, i)
			if kind < tokenKinds && g.tokens[kind]>>min(end-i, longestToken)&1 == 1 {
				at(i)
			}
			i = end
		}
	}
	return alone, ok
}
