package scan

import (
	"math/bits"
	"strings"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file asks the grammars about whole values. A grammar is not called where
// nothing leads to it in a text, and only where a match can begin with the value.

// A Grammar is the Grammar of a recognizer with one of its forms.
type Grammar struct {
	Recognizer int
	form       *wholeForm
	chars      string                 // bytes that lead to it
	tokens     [lex.TokenKinds]uint32 // lengths of tokens that do, up to longestToken

	allowed, needed uint64 // signs

	// rareOf is one more than the place of the Grammar that this is rarely, or 0. What
	// the other said of a value is remembered.
	RareOf     int
	Remembered bool
}

// GrammarsOf gives the grammar of a recognizer with each of the forms.
func GrammarsOf(i int, r *spec.Recognizer, forms []wholeForm) (list []Grammar) {
	for k := range forms {
		f := &forms[k]
		if f.never {
			continue
		}
		g := Grammar{Recognizer: i, form: f, allowed: cells.SignsIn(f.signs), needed: cells.SignsIn(f.needs)}
		for _, h := range f.heads {
			g.allowed |= cells.SignsIn(h)
		}
		for _, t := range r.Triggers {
			switch {
			case t.Char != 0:
				g.chars += string([]byte{t.Char})
			case t.Length == 0:
				g.tokens[t.Kind] = ^uint32(0)
			default:
				g.tokens[t.Kind] |= 1 << min(t.Length, spec.LongestToken)
			}
		}
		list = append(list, g)
	}
	return list
}

// leads reports whether something at the beginning of the value leads to the
// grammar.
func (g *Grammar) leads(c *cells.Cell) bool {
	if g.form.inside || g.form.atSign {
		return true
	}
	if first := c.Text[0]; lex.Classes[first] == lex.ClassOther {
		return strings.IndexByte(g.chars, first) >= 0
	}
	n, kind := c.FirstToken()
	return kind < lex.TokenKinds && g.tokens[kind]>>min(n, spec.LongestToken)&1 == 1
}

// Admits reports whether the value can have the form of the grammar. It is what
// a formTable says about many at once.
func (g *Grammar) Admits(c *cells.Cell) bool {
	f := g.form
	return len(c.Text) >= max(f.least, 1) && (f.most == 0 || len(c.Text) <= f.most) && c.Digits >= f.digits &&
		(f.mostDigits == 0 || c.Digits <= f.mostDigits) &&
		c.Signs&^g.allowed == 0 && g.needed&^c.Signs == 0 && (!f.noLetters || c.Letters == 0) &&
		(f.high || !c.High) && (!f.needsHigh || c.High) && f.canBegin(c.Text[0]) && g.leads(c)
}

// Take asks the grammar about the whole value.
func (g *Grammar) Take(r *spec.Recognizer, c *cells.Cell) (alone float64, ok bool) {
	if !g.form.begins(c.Text) || !g.form.hasWord(c.Text) {
		return 0, false
	}
	at := func(i int) bool {
		m, found := r.Match(c.Text, i)
		if !found || m.Start != 0 || m.End != len(c.Text) {
			return false
		}
		if r.Check != nil {
			if c.Spell(); c.Compact == nil || !r.Check(c.Compact) {
				return false
			}
		}
		if !ok || m.Alone > alone {
			alone, ok = m.Alone, true
		}
		return true
	}
	if g.form.atSign {
		signs := ^(c.Digit | c.Letter) & cells.Lowest(len(c.Text))
		if i := bits.TrailingZeros64(signs); i < 64 && strings.IndexByte(g.chars, c.Text[i]) >= 0 {
			at(i)
		}
		return alone, ok
	}
	if !g.form.inside {
		at(0)
		return alone, ok
	}
	words := g.tokens != [lex.TokenKinds]uint32{}
	for i := 0; i < len(c.Text) && i < cells.AnchorReach; {
		b := c.Text[i]
		switch {
		case lex.Classes[b] == lex.ClassOther:
			for k := range len(g.chars) {
				if g.chars[k] == b {
					at(i)
				}
			}
			i++
		case !words:
			i++
		default:
			end, kind := lex.NextToken(c.Text, i)
			if kind < lex.TokenKinds && g.tokens[kind]>>min(end-i, spec.LongestToken)&1 == 1 {
				at(i)
			}
			i = end
		}
	}
	return alone, ok
}
