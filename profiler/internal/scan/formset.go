package scan

import (
	"math/bits"
	"slices"

	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file intersects the forms of whole values: for each thing that is seen in
// a value there is a set of the forms that allow it.

// MostForms is how many forms the sets of gates can hold.
const MostForms = 128

// A FormSet is a set of forms. As a struct it is held in registers, unlike an
// array.
type FormSet struct{ low, high uint64 }

func (s *FormSet) add(i int) {
	if i < 64 {
		s.low |= 1 << i
	} else {
		s.high |= 1 << (i - 64)
	}
}

func (s FormSet) has(i int) bool {
	if i < 64 {
		return s.low>>i&1 == 1
	}
	return s.high>>(i-64)&1 == 1
}

func (s FormSet) IsEmpty() bool { return s.low|s.high == 0 }

func (s FormSet) And(o FormSet) FormSet { return FormSet{s.low & o.low, s.high & o.high} }

func (s FormSet) or(o FormSet) FormSet { return FormSet{s.low | o.low, s.high | o.high} }

func (s FormSet) Without(o FormSet) FormSet { return FormSet{s.low &^ o.low, s.high &^ o.high} }

// Pop takes the first form from a set that is not empty.
func (s *FormSet) Pop() (i int) {
	if s.low != 0 {
		i = bits.TrailingZeros64(s.low)
		s.low &= s.low - 1
		return i
	}
	i = bits.TrailingZeros64(s.high)
	s.high &= s.high - 1
	return 64 + i
}

// The ranges in which lengths and digits are told apart.
const (
	longestTold    = 128
	mostDigitsTold = 16
)

// A formTable holds the sets of forms that a value can have by what is seen in it.
type formTable struct {
	n        int
	ByFirst  [256]FormSet
	byLength [longestTold + 1]FormSet
	byDigits [mostDigitsTold + 1]FormSet
	byToken  [lex.TokenKinds][spec.LongestToken + 1]FormSet // of the first token
	byChar   [256]FormSet                                   // at the beginning
	letters  FormSet                                        // those that can have letters
	high     [2]FormSet                                     // those that can be without bytes beyond ASCII, and with them
	allowed  [MostForms]uint64                              // signs
	needed   [MostForms]uint64
}

// add gives a form its bit. The grammar, if it is one, says what leads to it.
func (t *formTable) add(f *wholeForm, g *Grammar) int {
	i := t.n
	t.n++
	t.allowed[i], t.needed[i] = cells.SignsIn(f.signs), cells.SignsIn(f.needs)
	for _, h := range f.heads {
		t.allowed[i] |= cells.SignsIn(h)
	}
	for c := range t.ByFirst {
		if f.canBegin(byte(c)) {
			t.ByFirst[c].add(i)
		}
	}
	for n := range t.byLength {
		// The last entry is that of all lengths from it on.
		if (n >= f.least || n == longestTold) && (f.most == 0 || n <= f.most) {
			t.byLength[n].add(i)
		}
	}
	for n := range t.byDigits {
		if (n >= f.digits || n == mostDigitsTold) && (f.mostDigits == 0 || n <= f.mostDigits) {
			t.byDigits[n].add(i)
		}
	}
	if !f.noLetters {
		t.letters.add(i)
	}
	if !f.needsHigh {
		t.high[0].add(i)
	}
	if f.high {
		t.high[1].add(i)
	}
	anywhere := g == nil || f.inside || f.atSign
	for kind := range t.byToken {
		for n := range t.byToken[kind] {
			if anywhere || g.tokens[kind]>>n&1 == 1 {
				t.byToken[kind][n].add(i)
			}
		}
	}
	for c := range t.byChar {
		if anywhere || slices.Contains([]byte(g.chars), byte(c)) {
			t.byChar[c].add(i)
		}
	}
	return i
}

// BySigns gives the forms that a value with these signs can have.
func (t *formTable) BySigns(signs uint64) (s FormSet) {
	for i := range t.n {
		if signs&^t.allowed[i] == 0 && t.needed[i]&^signs == 0 {
			s.add(i)
		}
	}
	return s
}

// OfLook gives the forms that the value can have, of those that its signs allow, for
// all that is not the first byte itself; byFirst tells that. The value is not empty.
func (t *formTable) OfLook(c *cells.Cell, s FormSet) FormSet {
	first := c.Text[0]
	s = s.And(t.byLength[min(len(c.Text), longestTold)]).And(t.byDigits[min(c.Digits, mostDigitsTold)])
	if c.Letters > 0 {
		s = s.And(t.letters)
	}
	if c.High {
		s = s.And(t.high[1])
	} else {
		s = s.And(t.high[0])
	}
	if s.IsEmpty() {
		return s
	}
	if lex.Classes[first] == lex.ClassOther {
		return s.And(t.byChar[first])
	}
	n, kind := c.FirstToken()
	if kind == lex.TokenKinds {
		return s.And(t.byChar[first])
	}
	return s.And(t.byToken[kind][min(n, spec.LongestToken)])
}
