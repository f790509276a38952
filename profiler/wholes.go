package profiler

import (
	"math/bits"
	"slices"
)

// This file finds out which recognizers have to be asked about a whole value.
//
// Shapes: the values of a column are mostly written alike. What is a digit, what
// a letter and where the separators are is the key of a list of the recognizers
// whose shapes such a value has; the list is made when the first value of its
// kind is met. What has no check is decided with that: it is counted with the
// list, and nobody is called.
//
// Grammars: each has its [wholeForm]. The grammars that remain are the
// intersection of a few sets, which are looked up by the first byte, the length,
// the digits, the signs and the first token.

// A wholeIndex is a list of recognizers made ready to be asked about whole values
// of columns. It never changes.
type wholeIndex struct {
	recognizers []*Recognizer
	kindOf      []int // by recognizer

	slots []slot

	// Shapes by the number of their letters and digits, and which numbers of
	// digits a value can have to have one of them.
	byCompact  [maxCompact + 1][]wholePattern
	digitsFrom [maxCompact + 1]uint64
	told       [maxCompact + 1]uint64 // the places at which a digit is told from a letter
	signs      uint64                 // that stand in shapes

	// Sums of numbers by their length, and which of their rules is that of a
	// recognizer.
	sums   [longestSummed + 1]*sums
	ruleOf map[summed]int

	grammars []grammar
	takers   formSet // the bits of grammars
	forms    formTable

	loose   []loose
	looseOf [mostForms]*loose // by their bits

	// Those that are asked about every column: the bits of their forms, and those
	// that have none. By kind all are here.
	always      formSet
	formless    []*loose
	looseOfKind map[int][]*loose

	// others are the recognizers that this index does not know how to ask. They
	// are asked by [scanner.wholes] about every value.
	others  *scanner
	otherOf []int // by their place there, their place here
}

// A slot is what a fit is worth: the values that are worth the same to a kind are
// counted together.
type slot struct {
	kind        int
	alone       float64
	odds        float64 // the logarithm of alone's
	falseAccept float64
}

// A wholePattern is the pattern of one or more shapes. Its masks have a bit for each
// letter and digit: a digit stands there, a letter does.
type wholePattern struct {
	text            string
	digits, letters uint64
	fixed           []fixedLetter
	shapes          []patternShape
}

// A fixedLetter is a letter that stands for itself.
type fixedLetter struct {
	place  int // among the letters and digits
	letter byte
}

// A patternShape is a shape of a recognizer that has the pattern.
type patternShape struct {
	recognizer   int
	order        int // of all shapes
	exact, other int // slots, for a value that is written so and one with other separators
}

// A loose is a function that tells what a value may look like.
type loose struct {
	recognizer, kind int
	alone            float64
	always           bool    // it is asked even when the header does not name its kind
	bits             formSet // of its forms; none when it has none
}

// newWholeIndex compiles the recognizers. They have been validated.
func newWholeIndex(recognizers []*Recognizer, kindOf []int) *wholeIndex {
	x := &wholeIndex{recognizers: recognizers, kindOf: kindOf, ruleOf: map[summed]int{}}
	slots := map[slot]int{}
	slotOf := func(recognizer int, alone float64) int {
		s := slot{kindOf[recognizer], alone, logit(alone), recognizers[recognizer].seriesAccept()}
		i, ok := slots[s]
		if !ok {
			i = len(x.slots)
			slots[s] = i
			x.slots = append(x.slots, s)
		}
		return i
	}
	patterns := map[string]*wholePattern{}
	order := 0
	var texts []string
	var others []*Recognizer
	for i, r := range recognizers {
		if r.cell != nil {
			x.addLoose(i)
		}
		if r.cellDecides || r.lenient {
			continue // what its form says does not count for columns
		}
		if !x.addGrammar(i) {
			others = append(others, r)
			x.otherOf = append(x.otherOf, i)
			continue
		}
		x.addSums(i)
		for _, s := range r.Shapes {
			p := patterns[s.Pattern]
			if p == nil {
				p = newWholePattern(s.Pattern)
				patterns[s.Pattern] = p
				texts = append(texts, s.Pattern)
			}
			p.shapes = append(p.shapes, patternShape{i, order, slotOf(i, s.Alone), slotOf(i, min(s.Alone, spelledOtherwise))})
			order++
		}
	}
	for _, text := range texts {
		p := patterns[text]
		n := p.length()
		x.byCompact[n] = append(x.byCompact[n], *p)
		least := bits.OnesCount64(p.digits)
		most := n - bits.OnesCount64(p.letters)
		x.told[n] |= p.digits | p.letters
		x.digitsFrom[n] |= lowest(most+1) &^ lowest(least)
		x.signs |= signsIn(text)
	}
	x.looseOfKind = map[int][]*loose{}
	for i := range x.loose {
		l := &x.loose[i]
		x.looseOfKind[l.kind] = append(x.looseOfKind[l.kind], l)
		for bit := range mostForms {
			if l.bits.has(bit) {
				x.looseOf[bit] = l
			}
		}
		switch {
		case !l.always:
		case l.bits.isEmpty():
			x.formless = append(x.formless, l)
		default:
			x.always = x.always.or(l.bits)
		}
	}
	if len(others) > 0 {
		x.others = newWholeScanner(others)
	}
	return x
}

// A summed is a recognizer and the length of the numbers that it has a rule for.
type summed struct{ recognizer, length int }

// addSums registers the rules of a recognizer. A copy of a built-in one may have
// another check, and has none.
func (x *wholeIndex) addSums(i int) {
	r := x.recognizers[i]
	rules := sumRules[r.Name]
	if len(rules) == 0 || r.own {
		return
	}
	for k := range rules {
		n := rules[k].length()
		if x.sums[n] == nil {
			x.sums[n] = new(sums)
		}
		x.ruleOf[summed{i, n}] = x.sums[n].add(&rules[k])
	}
}

// newWholePattern makes the masks of a pattern.
func newWholePattern(text string) *wholePattern {
	p := &wholePattern{text: text}
	n := 0
	for i := range len(text) {
		c := text[i]
		if !isAlnum(c) {
			continue
		}
		switch c {
		case '9':
			p.digits |= 1 << n
		case 'X':
		default:
			p.letters |= 1 << n
			if c != 'A' {
				p.fixed = append(p.fixed, fixedLetter{n, c})
			}
		}
		n++
	}
	return p
}

// length is the number of letters and digits.
func (p *wholePattern) length() int { return (&Shape{Pattern: p.text}).compactLength() }

// isWrittenBy reports whether the text has the separators of the pattern at
// their places, and letters and digits where it has them.
func (p *wholePattern) isWrittenBy(text string) bool {
	if len(text) != len(p.text) {
		return false
	}
	for i := range len(text) {
		if isAlnum(p.text[i]) != isAlnum(text[i]) || !isAlnum(text[i]) && p.text[i] != text[i] {
			return false
		}
	}
	return true
}

// addLoose registers the function cell of a recognizer.
func (x *wholeIndex) addLoose(i int) {
	r := x.recognizers[i]
	l := loose{recognizer: i, kind: x.kindOf[i], alone: orDefault(r.cellAlone, 0.01), always: r.cellAlone >= askedAlways}
	if forms, ok := cellForms[r.functions()]; ok && x.forms.n+len(forms) <= mostForms {
		for k := range forms {
			l.bits.add(x.forms.add(&forms[k], nil))
		}
	}
	x.loose = append(x.loose, l)
}

// rareOf gives the place of the first grammar of the recognizer that this one is
// rarely, or -1. A copy of a built-in one may have another check, and is none.
func (x *wholeIndex) rareOf(r *Recognizer) int {
	if r.rareOf == "" || r.own {
		return -1
	}
	return slices.IndexFunc(x.grammars, func(g grammar) bool {
		of := x.recognizers[g.recognizer]
		return of.Name == r.rareOf && !of.own
	})
}

// addGrammar registers the grammar of a recognizer, if it has one. It reports
// whether this index knows how to ask the recognizer.
func (x *wholeIndex) addGrammar(i int) bool {
	r := x.recognizers[i]
	forms, ok := wholeFormsOf(r)
	if !ok || x.forms.n+len(forms) > mostForms {
		return false
	}
	of := x.rareOf(r)
	for k, g := range grammarsOf(i, r, forms) {
		bit := x.forms.add(g.form, &g)
		if of >= 0 {
			g.rareOf = of + k + 1
			x.grammars[of+k].remembered = true
		}
		for len(x.grammars) <= bit {
			x.grammars = append(x.grammars, grammar{})
		}
		x.grammars[bit] = g
		x.takers.add(bit)
	}
	return true
}
