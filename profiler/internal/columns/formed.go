package columns

import (
	"bytes"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
)

// This file knows numbers of people by how all of them are written, where their check digits do not hold, as in numbers that
// somebody has made up or mistyped: hardly anything else is written as 999.999.999-99, or has a birth in the same place.

// Of numbers that are known so.
const (
	leastFormed  = 11 // characters of a form that tells
	leastChanges = 3  // from digits to letters, to signs and back in it
)

// A formedKinds is the kinds by the forms that tell; -1 where a form is of several.
type formedKinds map[string]int

func newFormedKinds(kinds []kind) formedKinds {
	forms := formedKinds{}
	for i, k := range kinds {
		if k.Label.Category() != privet.CategoryGovernment || k.Label == "DRIVER_LICENSE" {
			continue
		}
		for _, r := range k.Recognizers {
			for _, s := range r.Shapes {
				if !isTellingForm(s.Pattern) {
					continue
				}
				if other, ok := forms[s.Pattern]; ok && other != i {
					forms[s.Pattern] = -1
				} else {
					forms[s.Pattern] = i
				}
			}
		}
	}
	return forms
}

func isTellingForm(form string) bool {
	changes := 0
	for i := 1; i < len(form); i++ {
		if form[i] != form[i-1] {
			changes++
		}
	}
	return len(form) >= leastFormed && changes >= leastChanges && !strings.Contains(form, "X")
}

// find gives the kind of which nearly all values have a form that tells, or -1.
func (f formedKinds) find(p *Judge, values []string) int {
	// Each value takes one of another form with it: what most have is left.
	var most form
	left := 0
	for v := range p.said(values) {
		switch form := formOf(v); {
		case form == most:
			left++
		case left == 0:
			most, left = form, 1
		default:
			left--
		}
	}
	said, formed := p.shareOf(values, func(v string) bool { return formOf(v) == most })
	k, ok := f[string(bytes.TrimRight(most[:], "\x00"))]
	if !ok || said < 2 || 10*formed < writtenShare*said {
		return -1
	}
	return k
}

// A form is a value with 9 for its digits and A for its letters, in bytes with zeros behind. That of a value that is too short or long
// to tell is zero.
type form [2 * leastFormed]byte

func formOf(v string) (f form) {
	if len(v) < leastFormed || len(v) > len(f) {
		return form{}
	}
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsDigit(c):
			f[i] = '9'
		case numeral.IsLetter(c):
			f[i] = 'A'
		default:
			f[i] = c
		}
	}
	return f
}

// Of numbers with a birth inside.
const (
	leastBorn   = 10 // digits
	mostBorn    = 14
	generations = 25 // years between the first and the last birth
)

// areBorn reports whether all values are numbers of one length with a day in the same place, as a year of two digits, a month and
// a day, and these are births of several generations. Numbers that hold the day of an event lie closer together.
func (p *Judge) areBorn(values []string) bool {
	for at := range 3 {
		length, first, last := 0, 100, -1
		said, born := p.shareOf(values, func(v string) bool {
			if len(v) < leastBorn || len(v) > mostBorn || length != 0 && len(v) != length || !chars.IsNumber(v) {
				return false
			}
			length = len(v)
			n := int(chars.DigitsValue(v[at : at+6]))
			year, month, day := n/10000, n/100%100, n%100
			first, last = min(first, (year+50)%100), max(last, (year+50)%100)
			return month >= 1 && month <= 12 && day >= 1 && day <= 31
		})
		if said >= fewLooked && born == said && last-first >= generations {
			return true
		}
	}
	return false
}

// areOtherwise reports whether values under a header that names a kind whose forms are known have none of them, and are plainly
// something else: dates, measures, or words without a digit and without a sign for what is hidden.
func (p *Judge) areOtherwise(x *Table, kind int, values []string) bool {
	said, other := p.shareOf(values, func(v string) bool {
		switch digits, letters, hidden := digitsIn(v); {
		case hidden:
			return false
		case dates.IsDate(v):
			return true
		case digits > 0 && digits <= mostSmall && letters == 0 && !x.places.has(kind):
			return true // >=7.25
		case digits == 0:
			return x.numerals.has(kind)
		}
		return false
	})
	return said > 0 && other == said
}

// digitsIn counts the digits and letters of a value, and reports whether it has a sign that hides some.
func digitsIn(v string) (digits, letters int, hidden bool) {
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsDigit(c):
			digits++
		case numeral.IsLetter(c) && c|0x20 != 'x':
			letters++
		default:
			hidden = hidden || c == '*' || c == '#' || c|0x20 == 'x'
		}
	}
	return digits, letters, hidden
}
