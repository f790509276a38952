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
	mostLeading     = 3  // digits before the first space of thousands
	digitsGrouped   = 3  // and behind each
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

// areSeries reports whether all values are the same letters with digits behind them, of one series: plates of one place differ
// in their letters.
func (p *Judge) areSeries(values []string) bool {
	prefix := ""
	return p.areSo(values, leastNumbered, 10, func(v string) bool {
		if prefix == "" {
			prefix = letterPrefix(v)
		}
		ok, _ := hasPrefix(v, prefix, false)
		return ok
	})
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

// isLedger reports whether a value is an account of a ledger: it has four digits, and those at banks have more.
func isLedger(v string) bool { return len(v) == 4 && chars.IsNumber(v) }

// hasDigit reports whether a value has a digit, as places in a list or in a book have and occupations have not.
func hasDigit(v string) bool { return strings.ContainsAny(v, "0123456789") }

// isShortDecimal reports whether a value is a number with a point and few digits before it, as measures are and numbers that are
// dialled are not.
func isShortDecimal(v string) bool {
	whole, fraction, ok := strings.Cut(v, ".")
	return ok && len(whole) <= mostWhole && chars.IsNumber(whole) && fraction != "" && len(fraction) <= mostWhole && chars.IsNumber(fraction)
}

// isRegister reports whether a value is an address in a machine: a hexadecimal number, or one of more digits than houses have.
func isRegister(v string) bool {
	if len(v) > 2 && v[0] == '0' && v[1]|0x20 == 'x' {
		return len(v) <= mostRegister && isHexText(v[2:])
	}
	return len(v) >= leastRegister && len(v) <= mostRegister && chars.IsNumber(v)
}

// securedNumber reports whether a value is written as social security numbers of the United States
// are, and whether it is none: they begin with none of 000, 666 and 900 to 999, and no part is of
// zeros alone.
func securedNumber(v string) (secured, unassigned bool) {
	if len(v) != len("999-99-9999") || v[3] != '-' || v[6] != '-' || !chars.IsNumber(v[:3]) || !chars.IsNumber(v[4:6]) || !chars.IsNumber(v[7:]) {
		return false, false
	}
	return true, v[0] == '9' || v[:3] == "000" || v[:3] == "666" || v[4:6] == "00" || v[7:] == "0000"
}

// areUnassigned reports whether nearly all values are written so, and some of them are none.
func (p *Judge) areUnassigned(values []string) bool {
	unassigned := 0
	said, secured := p.shareOf(values, func(v string) bool {
		is, none := securedNumber(v)
		if none {
			unassigned++
		}
		return is
	})
	return said >= leastWritten && 10*secured >= writtenShare*said && unassigned > 0 && unassignedShare*unassigned >= said
}

// areThousands reports whether all values are whole numbers with a space before each three
// digits, and of several lengths.
func (p *Judge) areThousands(values []string) bool {
	said, length, several := 0, 0, false
	for v := range p.said(values) {
		digits, run, spaces := 0, 0, 0
		for i := range len(v) {
			switch c := v[i]; {
			case numeral.IsDigit(c):
				run++
				digits++
			case c == ' ' && (spaces == 0 && run >= 1 && run <= mostLeading || spaces > 0 && run == digitsGrouped):
				spaces++
				run = 0
			default:
				return false
			}
		}
		if spaces > 0 && run != digitsGrouped || spaces == 0 && digits > mostLeading {
			return false
		}
		several = several || said > 0 && digits != length
		length = digits
		said++
	}
	return said >= leastGrouped && several
}

// A way is one in which a number is written: the signs between its digits.
type way struct {
	signs uint32
	n     int
}

// areDialled reports whether all values have as many digits as telephone numbers and are
// written in several ways, as hardly any other numbers of one column are.
func (p *Judge) areDialled(values []string) bool {
	var ways [waysKnown]way
	said, known, more := 0, 0, false
	for v := range p.said(values) {
		said++
		w, digits, dots, signs := uint32(1), 0, 0, 0
		for i := range len(v) {
			c := v[i]
			if numeral.IsDigit(c) {
				digits++
				continue
			}
			switch c {
			case '.':
				dots++
			case ' ', '(', ')', '/':
			case '-':
				if i == 0 {
					return false
				}
			case '+':
				if i != 0 {
					return false
				}
			default:
				return false
			}
			signs++
			if c != ' ' || v[i-1] != ' ' {
				w = w*31 + uint32(c)
			}
		}
		if digits < leastDialled || digits > mostDialled || dots == 1 && signs == 1 {
			return false
		}
		k := 0
		for k < known && ways[k].signs != w {
			k++
		}
		if k == known {
			if known == waysKnown {
				more = true
				continue
			}
			known++
			ways[k].signs = w
		}
		ways[k].n++
	}
	often := 0
	for _, w := range ways {
		if w.n > 0 && wayShare*w.n >= said {
			often++
		}
	}
	return said >= leastWritten && (often > 1 || more)
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
