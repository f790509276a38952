package scan

import (
	"math/bits"
	"slices"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/sumrules"
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

// A WholeIndex is a list of recognizers made ready to be asked about whole values
// of columns. It never changes.
type WholeIndex struct {
	Recognizers []*spec.Recognizer
	KindOf      []int // by recognizer

	Slots []slot

	// Shapes by the number of their letters and digits, and which numbers of
	// digits a value can have to have one of them.
	byCompact  [cells.MaxCompact + 1][]wholePattern
	digitsFrom [cells.MaxCompact + 1]uint64
	told       [cells.MaxCompact + 1]uint64 // the places at which a digit is told from a letter
	signs      uint64                       // that stand in shapes

	// Sums of numbers by their length, and which of their rules is that of a
	// recognizer.
	sums   [sumrules.LongestSummed + 1]*sumrules.Sums
	ruleOf map[summed]int

	Grammars []Grammar
	Takers   FormSet // the bits of grammars
	Forms    formTable

	loose   []Loose
	LooseOf [MostForms]*Loose // by their bits

	// Those that are asked about every column: the bits of their forms, and those
	// that have none. By kind all are here.
	Always      FormSet
	Formless    []*Loose
	LooseOfKind map[int][]*Loose

	// others are the recognizers that this index does not know how to ask. They
	// are asked by [scanner.wholes] about every value.
	Others  *Scanner
	OtherOf []int // by their place there, their place here
}

// A slot is what a fit is worth: the values that are worth the same to a kind are
// counted together.
type slot struct {
	Kind        int
	Alone       float64
	Odds        float64 // the logarithm of alone's
	FalseAccept float64
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

// A Loose is a function that tells what a value may look like.
type Loose struct {
	Recognizer, Kind int
	Alone            float64
	always           bool    // it is asked even when the header does not name its kind
	Bits             FormSet // of its forms; none when it has none
}

// NewWholeIndex compiles the recognizers. They have been validated.
func NewWholeIndex(recognizers []*spec.Recognizer, kindOf []int) *WholeIndex {
	x := &WholeIndex{Recognizers: recognizers, KindOf: kindOf, ruleOf: map[summed]int{}}
	slots := map[slot]int{}
	slotOf := func(recognizer int, alone float64) int {
		s := slot{kindOf[recognizer], alone, spec.Logit(alone), recognizers[recognizer].SeriesAccept()}
		i, ok := slots[s]
		if !ok {
			i = len(x.Slots)
			slots[s] = i
			x.Slots = append(x.Slots, s)
		}
		return i
	}
	patterns := map[string]*wholePattern{}
	order := 0
	var texts []string
	var others []*spec.Recognizer
	for i, r := range recognizers {
		if r.Cell != nil {
			x.addLoose(i)
		}
		if r.CellDecides || r.Lenient {
			continue // what its form says does not count for columns
		}
		if !x.addGrammar(i) {
			others = append(others, r)
			x.OtherOf = append(x.OtherOf, i)
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
			p.shapes = append(p.shapes, patternShape{i, order, slotOf(i, s.Alone), slotOf(i, min(s.Alone, cells.SpelledOtherwise))})
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
		x.digitsFrom[n] |= cells.Lowest(most+1) &^ cells.Lowest(least)
		x.signs |= cells.SignsIn(text)
	}
	x.LooseOfKind = map[int][]*Loose{}
	for i := range x.loose {
		l := &x.loose[i]
		x.LooseOfKind[l.Kind] = append(x.LooseOfKind[l.Kind], l)
		for bit := range MostForms {
			if l.Bits.has(bit) {
				x.LooseOf[bit] = l
			}
		}
		switch {
		case !l.always:
		case l.Bits.IsEmpty():
			x.Formless = append(x.Formless, l)
		default:
			x.Always = x.Always.or(l.Bits)
		}
	}
	if len(others) > 0 {
		x.Others = NewWholeScanner(others)
	}
	return x
}

// A summed is a recognizer and the length of the numbers that it has a rule for.
type summed struct{ recognizer, length int }

// addSums registers the rules of a recognizer. A copy of a built-in one may have
// another check, and has none.
func (x *WholeIndex) addSums(i int) {
	r := x.Recognizers[i]
	if r.Own {
		return
	}
	for k := range r.Sums {
		n := r.Sums[k].Length()
		if x.sums[n] == nil {
			x.sums[n] = new(sumrules.Sums)
		}
		x.ruleOf[summed{i, n}] = x.sums[n].Add(&r.Sums[k])
	}
}

// newWholePattern makes the masks of a pattern.
func newWholePattern(text string) *wholePattern {
	p := &wholePattern{text: text}
	n := 0
	for i := range len(text) {
		c := text[i]
		if !numeral.IsAlnum(c) {
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
func (p *wholePattern) length() int { return (&spec.Shape{Pattern: p.text}).CompactLength() }

// isWrittenBy reports whether the text has the separators of the pattern at
// their places, and letters and digits where it has them.
func (p *wholePattern) isWrittenBy(text string) bool {
	if len(text) != len(p.text) {
		return false
	}
	for i := range len(text) {
		if numeral.IsAlnum(p.text[i]) != numeral.IsAlnum(text[i]) || !numeral.IsAlnum(text[i]) && p.text[i] != text[i] {
			return false
		}
	}
	return true
}

// addLoose registers the function cell of a recognizer.
func (x *WholeIndex) addLoose(i int) {
	r := x.Recognizers[i]
	l := Loose{Recognizer: i, Kind: x.KindOf[i], Alone: spec.OrDefault(r.CellAlone, 0.01), always: r.CellAlone >= askedAlways}
	if forms, ok := cellForms.Get()[r.Functions()]; ok && x.Forms.n+len(forms) <= MostForms {
		for k := range forms {
			l.Bits.add(x.Forms.add(&forms[k], nil))
		}
	}
	x.loose = append(x.loose, l)
}

// rareOf gives the place of the first grammar of the recognizer that this one is
// rarely, or -1. A copy of a built-in one may have another check, and is none.
func (x *WholeIndex) rareOf(r *spec.Recognizer) int {
	if r.RareOf == "" || r.Own {
		return -1
	}
	return slices.IndexFunc(x.Grammars, func(g Grammar) bool {
		of := x.Recognizers[g.Recognizer]
		return of.Name == r.RareOf && !of.Own
	})
}

// addGrammar registers the grammar of a recognizer, if it has one. It reports
// whether this index knows how to ask the recognizer.
func (x *WholeIndex) addGrammar(i int) bool {
	r := x.Recognizers[i]
	forms, ok := WholeFormsOf(r)
	if !ok || x.Forms.n+len(forms) > MostForms {
		return false
	}
	of := x.rareOf(r)
	for k, g := range GrammarsOf(i, r, forms) {
		bit := x.Forms.add(g.form, &g)
		if of >= 0 {
			g.RareOf = of + k + 1
			x.Grammars[of+k].Remembered = true
		}
		for len(x.Grammars) <= bit {
			x.Grammars = append(x.Grammars, Grammar{})
		}
		x.Grammars[bit] = g
		x.Takers.add(bit)
	}
	return true
}

// A form tells by itself when the probability of its label alone is TellingForm
// or more. Where a tenth of the values have one, they weigh against NONE, whatever
// the header says: there may be e-mail addresses in a column of descriptions.
const TellingForm = 0.85

// askedAlways is the probability from which on what a value may look like says
// something even when the header does not name the kind. Most values look like
// they could name a place; that is asked only where the header says so.
const askedAlways = 0.1

// NewWholeScanner compiles recognizers for wholes alone.
func NewWholeScanner(recognizers []*spec.Recognizer) *Scanner {
	return &Scanner{Recognizers: recognizers, ownMatcher: newOwnMatcher(recognizers), plain: plainEntrancesOf(recognizers)}
}

// Wholes calls yield for each recognizer that takes the cell as a whole, with the
// probability of its label for such a value alone. It may call it more than once
// for one recognizer. It stops when yield returns false.
func (s *Scanner) Wholes(c *cells.Cell, yield func(recognizer int, alone float64) bool) {
	c.Spell()
	plain := s.plain()
	if n := len(c.Compact); n > 0 {
		for _, e := range plain.byCompact[n] {
			r := s.Recognizers[e.recognizer]
			shape := &r.Shapes[e.shape]
			alone := shape.Alone
			if end, ok := spec.MatchShape(c.Text, 0, shape.Pattern); !ok || end != len(c.Text) {
				if !c.Spelled || !shape.FitsCompact(c.Compact) {
					continue
				}
				alone = min(alone, cells.SpelledOtherwise)
			}
			if r.Passes(c.Compact) && !yield(int(e.recognizer), alone) {
				return
			}
		}
	}
	for i := 0; i < len(c.Text) && i < cells.AnchorReach; {
		end, entrances := i+1, plain.byByte[c.Text[i]]
		if lex.Classes[c.Text[i]] != lex.ClassOther {
			var kind lex.TokenKind
			end, kind = lex.NextToken(c.Text, i)
			entrances = nil
			if kind < lex.TokenKinds {
				entrances = plain.byToken[kind][min(end-i, spec.LongestToken)]
			}
		}
		for _, e := range entrances {
			if e.shape >= 0 {
				continue
			}
			r := s.Recognizers[e.recognizer]
			m, ok := r.Match(c.Text, i)
			if !ok || m.Start != 0 || m.End != len(c.Text) {
				continue
			}
			if r.Check != nil && (c.Compact == nil || !r.Check(c.Compact)) {
				continue
			}
			if !yield(int(e.recognizer), m.Alone) {
				return
			}
		}
		i = end
	}
	s.ownWholes(c, yield)
}
