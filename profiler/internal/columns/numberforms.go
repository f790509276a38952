package columns

import (
	"iter"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/halt"
)

// This file looks at how numbers of a column are written, which tells what their check digits
// and their forms do not: the check of ISBN is that of the numbers of patients in England, and
// thousands with spaces are postcodes by their form.

// Of what is looked at.
const (
	leastWritten    = 8 // values
	writtenShare    = 9 // tenths of them that have to be written so
	foreignShare    = 5 // of so many numbers one begins or ends as none of a patient does
	leastDialled    = 7 // digits of a telephone number
	mostDialled     = 15
	waysKnown       = 8  // ways of writing that are counted; more are several, whichever come first
	wayShare        = 10 // of so many values one is written in each of two ways
	phoneWritten    = 20 // all but one of so many values have the form of a telephone number
	leastGrouped    = 3  // values of thousands
	leastNumbered   = 4  // values with digits, or that are addresses in a machine
	leastRegister   = 5  // digits of such an address
	mostRegister    = 18
	mostWhole       = 2  // digits before and behind the point of a measure
	unassignedShare = 20 // of so many numbers one at least is given to nobody
	mostSerial      = 3  // letters of a number of goods
	leastSerial     = 6  // digits behind them
	longestSerial   = 9
	mostLeading     = 3 // digits before the first space of thousands
	digitsGrouped   = 3 // and behind each
)

// areBooks reports whether nearly all values are ISBN of ten characters, and several of them
// begin or end as no number of a patient does: with 0, 1, 2, 5 or 8, or in X. Spaces are
// between the digits of patients alone.
func (p *Judge) areBooks(values []string) bool {
	said, books, foreign := 0, 0, 0
	for v := range p.said(values) {
		said++
		sum, n, other := 0, 0, false
		for i := 0; i < len(v) && n <= 10; i++ {
			c := v[i]
			switch {
			case numeral.IsDigit(c):
				other = other || n == 0 && (c <= '2' || c == '5' || c == '8')
				sum += (10 - n) * int(c-'0')
				n++
			case c|0x20 == 'x' && n == 9 && i == len(v)-1:
				other = true
				sum += 10
				n++
			case c != '-':
				n = 11
			}
		}
		if n == 10 && sum%11 == 0 {
			books++
			if other {
				foreign++
			}
		}
	}
	return said >= leastWritten && 10*books >= writtenShare*said && foreignShare*foreign >= said
}

// arePeriodicals reports whether nearly all values are ISSN: twice four characters with a
// hyphen between them, of which the last is a check digit.
func (p *Judge) arePeriodicals(values []string) bool {
	return p.areSo(values, 2, writtenShare, isPeriodical)
}

func isPeriodical(v string) bool {
	if len(v) != 9 || v[4] != '-' {
		return false
	}
	sum, weight := 0, 8
	for i := range len(v) {
		switch c := v[i]; {
		case i == 4:
			continue
		case numeral.IsDigit(c):
			sum += weight * int(c-'0')
		case i == 8 && c|0x20 == 'x':
			sum += 10
		default:
			return false
		}
		weight--
	}
	return sum%11 == 0
}

// isSubstance reports whether a value is the number of a substance in the register of the
// Chemical Abstracts Service: up to seven digits, two and a check digit.
func isSubstance(v string) bool {
	n := len(v)
	if n < 7 || n > 12 || v[n-2] != '-' || v[n-5] != '-' {
		return false
	}
	sum, weight := 0, 1
	for i := n - 3; i >= 0; i-- {
		if i == n-5 {
			continue
		}
		if !numeral.IsDigit(v[i]) {
			return false
		}
		sum += weight * int(v[i]-'0')
		weight++
	}
	return numeral.IsDigit(v[n-1]) && sum%10 == int(v[n-1]-'0')
}

// areNumbers reports whether nearly all values are numbers and nothing else.
func (p *Judge) areNumbers(values []string) bool {
	return p.areSo(values, 1, writtenShare, func(v string) bool { return chars.IsNumber(v) || isMeasure(v) })
}

// areMeasured reports whether nearly all values are numbers, and some of them have decimals: measures and means.
func (p *Judge) areMeasured(values []string) bool {
	return p.areSo(values, 1, 5, func(v string) bool { return strings.Contains(v, ".") }) && p.areNumbers(values)
}

// shareOf counts the values that say something, and those of them that are so.
func (p *Judge) shareOf(values []string, is func(string) bool) (said, so int) {
	halt.Check(p.ctx)
	for v := range p.said(values) {
		said++
		if is(v) {
			so++
		}
	}
	return said, so
}

// said gives the values that say something.
func (p *Judge) said(values []string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for _, v := range values {
			if v = chars.ValueIn(v); !p.Allowed.SaysNothing(v) && !yield(v) {
				return
			}
		}
	}
}

// distinct counts the different ones among n values that say something, up to most.
func (p *Judge) distinct(x *Table, values []string, n, most int) int {
	x.things.allowed = p.Allowed
	return x.things.distinct(values, n, most)
}

// areSo reports whether so many values at least say something, and so many tenths of those are so. Where all have to be, the
// first that is not is the last that is looked at.
func (p *Judge) areSo(values []string, least, tenths int, is func(string) bool) bool {
	halt.Check(p.ctx)
	said, so := 0, 0
	for v := range p.said(values) {
		said++
		if is(v) {
			so++
		} else if tenths == 10 {
			return false
		}
	}
	return said >= least && 10*so >= tenths*said
}

// hasDigit reports whether a value has a digit, as places in a list or in a book have and occupations have not.
func hasDigit(v string) bool { return strings.ContainsAny(v, "0123456789") }

// isRegister reports whether a value is an address in a machine: a hexadecimal number, or one of more digits than houses have.
func isRegister(v string) bool {
	if len(v) > 2 && v[0] == '0' && v[1]|0x20 == 'x' {
		return len(v) <= mostRegister && isHexText(v[2:])
	}
	return len(v) >= leastRegister && len(v) <= mostRegister && chars.IsNumber(v)
}

// unwrite takes from the kinds that the header does not name what is written as no number of
// theirs is.
func (p *Judge) unwrite(x *Table, v *view, values []string) {
	t := x.tally
	half := func(k int) bool { return 2*t.fit[k].matched >= v.count && !v.names(k) }
	p.unform(x, v, values, formRules[1:], x.formKinds[1:])
	asked, printed := false, false
	for _, k := range t.touched {
		if !x.checkable.has(k) && !x.health.has(k) || t.fit[k].weakest >= alonePowerful || !half(k) {
			continue
		}
		if !asked {
			asked, printed = true, p.arePeriodicals(values) || p.areBooks(values)
		}
		if printed {
			t.fit[k].matched, t.fit[k].worth = 0, 0
		}
	}
}

// isSerial reports whether a value is one to three capitals and many digits behind them, and at most a hyphen between.
func isSerial(v string) bool {
	n := 0
	for n < len(v) && v[n] >= 'A' && v[n] <= 'Z' {
		n++
	}
	digits := strings.TrimPrefix(v[n:], "-")
	return n >= 1 && n <= mostSerial && len(digits) >= leastSerial && len(digits) <= longestSerial && chars.IsNumber(digits)
}

// isProved reports whether a hyphen and a single digit end a number, as check digits are written.
func isProved(v string) bool {
	n := len(v)
	return n > 2 && v[n-2] == '-' && numeral.IsDigit(v[n-1]) && chars.IsNumber(v[:n-2])
}
