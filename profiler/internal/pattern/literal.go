package pattern

import (
	"math"
	"regexp/syntax"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
)

// This file finds out which words a regular expression cannot do without. A
// pattern is tried only around one of them, which a text without matches hardly
// ever has.

// A Literal is a string that stands in a match.
type Literal struct {
	Text string
	Fold bool // in any letter case
}

// required says that each match has one of the words, and what stands before the
// first of them.
type required struct {
	words []Literal

	// reach is how many bytes of the match can stand before the word, and before
	// is what they can be.
	reach  int
	before byteSet

	// rate is about how often one of the words stands at a byte of a text by
	// chance.
	rate float64
}

// Bounds of what is looked for.
const (
	mostWords       = 64 // of a pattern
	mostProduct     = 16 // of a part of a pattern that can be written in several ways
	longestRequired = 16 // in bytes; more tell nothing new
	mostOfAClass    = 4
)

// requiredIn gives what is required in all matches of a simplified expression,
// and if there are several such, what is rarest.
func requiredIn(re *syntax.Regexp) required {
	none := required{rate: math.Inf(1)}
	if words, ok := spellings(re); ok {
		if r := (required{words: words}); r.rareEnough() {
			return r
		}
		return none
	}
	switch re.Op {
	case syntax.OpCapture, syntax.OpPlus:
		return requiredIn(re.Sub[0])
	case syntax.OpAlternate:
		all := required{}
		for _, sub := range re.Sub {
			r := requiredIn(sub)
			if len(r.words) == 0 {
				return none
			}
			all.words = append(all.words, r.words...)
			all.reach = max(all.reach, r.reach)
			all.before.addAll(&r.before)
		}
		if !all.rareEnough() {
			return none
		}
		return all
	case syntax.OpConcat:
		return requiredInSequence(re.Sub)
	}
	return none
}

// requiredInSequence is requiredIn for expressions that follow each other. Those
// that can be spelled out are taken together.
func requiredInSequence(subs []*syntax.Regexp) required {
	best := required{rate: math.Inf(1)}
	var before byteSet // of all that has gone by
	reach := 0
	consider := func(r required) {
		if r.rate < best.rate {
			best = r
		}
	}
	run := required{words: []Literal{{}}}
	endRun := func() {
		if run.rareEnough() {
			consider(run)
		}
	}
	for _, sub := range subs {
		words, ok := spellings(sub)
		if ok && len(words)*len(run.words) <= mostProduct {
			run.words = product(run.words, words)
		} else {
			endRun()
			run = required{words: []Literal{{}}}
			if ok {
				run.words = words
				run.before, run.reach = before, reach
			} else if r := requiredIn(sub); len(r.words) > 0 {
				r.before.addAll(&before)
				r.reach = min(r.reach+reach, MaxMatchLength)
				consider(r)
			}
		}
		bytes := bytesOf(sub)
		before.addAll(&bytes)
		_, most := lengths(sub)
		reach = min(reach+most, MaxMatchLength)
		if !ok {
			run.before, run.reach = before, reach
		}
	}
	endRun()
	return best
}

// rareEnough works out the rate, and reports whether the words are of use.
func (r *required) rareEnough() bool {
	r.rate = 0
	for i := range r.words {
		w := &r.words[i]
		if w.Text == "" {
			return false
		}
		if len(w.Text) > longestRequired {
			w.Text = w.Text[:RuneFloor(w.Text, longestRequired)]
		}
		r.rate += w.rate()
	}
	return len(r.words) > 0 && len(r.words) <= mostWords
}

func (w *Literal) rate() float64 {
	p := 1.0
	for _, c := range []byte(w.Text) {
		f := byteRate(c)
		if w.Fold && numeral.IsLetter(c) {
			f = byteRate(numeral.Upper(c)) + byteRate(numeral.Upper(c)|0x20)
		}
		p *= f
	}
	return p
}

// byteRate is about how often a byte stands in prose, tables and logs.
func byteRate(c byte) float64 {
	switch {
	case c == ' ':
		return 0.15
	case numeral.IsDigit(c), 'a' <= c && c <= 'z':
		return 0.04
	case numeral.IsLetter(c):
		return 0.015
	case c == '\n', strings.IndexByte("-.,:/=\"", c) >= 0:
		return 0.02
	case c >= utf8.RuneSelf:
		return 0.01
	}
	return 0.004
}

// spellings gives all strings that a simplified expression matches when they are
// few.
func spellings(re *syntax.Regexp) ([]Literal, bool) {
	fold := re.Flags&syntax.FoldCase != 0
	switch re.Op {
	case syntax.OpEmptyMatch, syntax.OpBeginLine, syntax.OpEndLine, syntax.OpBeginText, syntax.OpEndText,
		syntax.OpWordBoundary, syntax.OpNoWordBoundary:
		return []Literal{{}}, true
	case syntax.OpLiteral:
		for _, r := range re.Rune {
			if r == utf8.RuneError { // an invalid byte matches it as well
				return nil, false
			}
		}
		return []Literal{{string(re.Rune), fold}}, true
	case syntax.OpCharClass:
		var words []Literal
		for i := 0; i < len(re.Rune); i += 2 {
			for r := re.Rune[i]; r <= re.Rune[i+1]; r++ {
				if len(words) == mostOfAClass || r == utf8.RuneError {
					return nil, false
				}
				words = append(words, Literal{string(r), false})
			}
		}
		return words, len(words) > 0
	case syntax.OpCapture:
		return spellings(re.Sub[0])
	case syntax.OpQuest:
		words, ok := spellings(re.Sub[0])
		return append([]Literal{{}}, words...), ok && len(words) < mostProduct
	case syntax.OpConcat:
		all := []Literal{{}}
		for _, sub := range re.Sub {
			words, ok := spellings(sub)
			if !ok || len(all)*len(words) > mostProduct {
				return nil, false
			}
			all = product(all, words)
		}
		return all, true
	case syntax.OpAlternate:
		var all []Literal
		for _, sub := range re.Sub {
			words, ok := spellings(sub)
			if !ok || len(all)+len(words) > mostWords {
				return nil, false
			}
			all = append(all, words...)
		}
		return all, true
	}
	return nil, false
}

// product gives each string of a followed by each of b. Where one of the two is
// of any letter case, both are: too much is found, but nothing is missed.
func product(a, b []Literal) []Literal {
	all := make([]Literal, 0, len(a)*len(b))
	for _, x := range a {
		for _, y := range b {
			all = append(all, Literal{x.Text + y.Text, x.Fold || y.Fold})
		}
	}
	return all
}

// bytesOf gives the bytes that can stand in a match of the expression.
func bytesOf(re *syntax.Regexp) byteSet {
	var set byteSet
	inst := syntax.Inst{Op: syntax.InstRune, Rune: re.Rune}
	switch re.Op {
	case syntax.OpAnyChar:
		inst.Op = syntax.InstRuneAny
	case syntax.OpAnyCharNotNL:
		inst.Op = syntax.InstRuneAnyNotNL
	case syntax.OpCharClass:
	case syntax.OpLiteral:
		for _, r := range re.Rune {
			one := syntax.Inst{Op: syntax.InstRune1, Rune: []rune{r}, Arg: uint32(re.Flags)}
			if addASCII(&set, &one) {
				set.addHigh()
			}
		}
		return set
	default:
		for _, sub := range re.Sub {
			s := bytesOf(sub)
			set.addAll(&s)
		}
		return set
	}
	if addASCII(&set, &inst) {
		set.addHigh()
	}
	return set
}

// foldsOf gives the rune and, if asked for, the same in other letter cases.
func foldsOf(r rune, fold bool) []rune {
	list := []rune{r}
	if fold {
		for v := unicode.SimpleFold(r); v != r; v = unicode.SimpleFold(v) {
			list = append(list, v)
		}
	}
	return list
}
