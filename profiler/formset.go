package profiler

import (
	"math/bits"
	"slices"
)

// This file intersects the forms of whole values: for each thing that is seen in
// a value there is a set of the forms that allow it.

// mostForms is how many forms the sets of gates can hold.
const mostForms = 128

// A formSet is a set of forms. As a struct it is held in registers, unlike an
// array.
type formSet struct{ low, high uint64 }

func (s *formSet) add(i int) {
	if i < 64 {
		s.low |= 1 << i
	} else {
		s.high |= 1 << (i - 64)
	}
}

func (s formSet) has(i int) bool {
	if i < 64 {
		return s.low>>i&1 == 1
	}
	return s.high>>(i-64)&1 == 1
}

func (s formSet) isEmpty() bool { return s.low|s.high == 0 }

func (s formSet) and(o formSet) formSet     { return formSet{s.low & o.low, s.high & o.high} }
func (s formSet) or(o formSet) formSet      { return formSet{s.low | o.low, s.high | o.high} }
func (s formSet) without(o formSet) formSet { return formSet{s.low &^ o.low, s.high &^ o.high} }

// pop takes the first form from a set that is not empty.
func (s *formSet) pop() (i int) {
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
	byFirst  [256]formSet
	byLength [longestTold + 1]formSet
	byDigits [mostDigitsTold + 1]formSet
	byToken  [tokenKinds][longestToken + 1]formSet // of the first token
	byChar   [256]formSet                          // at the beginning
	letters  formSet                               // those that can have letters
	high     [2]formSet                            // those that can be without bytes beyond ASCII, and with them
	allowed  [mostForms]uint64                     // signs
	needed   [mostForms]uint64
}

// add gives a form its bit. The grammar, if it is one, says what leads to it.
func (t *formTable) add(f *wholeForm, g *grammar) int {
	i := t.n
	t.n++
	t.allowed[i], t.needed[i] = signsIn(f.signs), signsIn(f.needs)
	for _, h := range f.heads {
		t.allowed[i] |= signsIn(h)
	}
	for c := range t.byFirst {
		if f.canBegin(byte(c)) {
			t.byFirst[c].add(i)
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

// bySigns gives the forms that a value with these signs can have.
func (t *formTable) bySigns(signs uint64) (s formSet) {
	for i := range t.n {
		if signs&^t.allowed[i] == 0 && t.needed[i]&^signs == 0 {
			s.add(i)
		}
	}
	return s
}

// ofLook gives the forms that the value can have, of those that its signs allow, for
// all that is not the first byte itself; byFirst tells that. The value is not empty.
func (t *formTable) ofLook(c *cell, s formSet) formSet {
	first := c.text[0]
	s = s.and(t.byLength[min(len(c.text), longestTold)]).and(t.byDigits[min(c.digits, mostDigitsTold)])
	if c.letters > 0 {
		s = s.and(t.letters)
	}
	if c.high {
		s = s.and(t.high[1])
	} else {
		s = s.and(t.high[0])
	}
	if s.isEmpty() {
		return s
	}
	if classes[first] == classOther {
		return s.and(t.byChar[first])
	}
	n, kind := c.firstToken()
	if kind == tokenKinds {
		return s.and(t.byChar[first])
	}
	return s.and(t.byToken[kind][min(n, longestToken)])
}
