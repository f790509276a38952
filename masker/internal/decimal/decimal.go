// Package decimal reads numbers as people write them, with groups, signs and currencies, and
// writes others in the same way.
package decimal

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxDigits is the number of digits of the longest number that is reckoned
// with: any number of so many digits fits in 63 bits, and so does ten times it.
const maxDigits = 17

// A Decimal is a number as people write it, taken apart.
type Decimal struct {
	Prefix, Suffix string // currency signs and space around it
	Sign           string // "", "-", "+" or "−"
	Units          int64  // the digits without the point, and without the sign
	Places         int    // digits behind the point
	point          byte   // '.' or ','; 0 without a point
	group          string // what parts groups of three digits; empty: nothing
	width          int    // digits before the point, if there are leading zeros
}

// Read reads a number: digits, in one piece or in groups of three, a point
// or a comma, a sign, and currency signs around it. A number with one separator
// and three digits behind it, such as 1,234, is read as a whole one: a comma as in
// English, a dot as in German. It reports false for anything else, exponents among
// it.
func Read(s string) (Decimal, bool) {
	var d Decimal
	aside := func(r rune) bool { return unicode.Is(unicode.Sc, r) || unicode.IsSpace(r) }
	rest := strings.TrimLeftFunc(s, aside)
	d.Prefix = s[:len(s)-len(rest)]
	for _, sign := range [...]string{"-", "+", "−"} {
		if after, ok := strings.CutPrefix(rest, sign); ok {
			d.Sign = sign
			rest = after
			break
		}
	}
	if unsigned := strings.TrimLeftFunc(rest, aside); d.Sign != "" && len(unsigned) < len(rest) {
		// "-$12": the sign stands before what stands before the number.
		d.Prefix += d.Sign + rest[:len(rest)-len(unsigned)]
		rest = unsigned
		if d.Sign != "+" {
			d.Sign = negated
		} else {
			d.Sign = ""
		}
	}
	number := strings.TrimRightFunc(rest, aside)
	d.Suffix = rest[len(number):]
	if number == "" || number[0] < '0' || number[0] > '9' || number[len(number)-1] < '0' || number[len(number)-1] > '9' {
		return Decimal{}, false
	}

	// The separators, from the last.
	var seps []string
	var runs []int // of digits between them
	run, count := 0, 0
	for i, size := 0, 0; i < len(number); i += size {
		var r rune
		r, size = utf8.DecodeRuneInString(number[i:])
		if '0' <= r && r <= '9' {
			run++
			if count++; count > maxDigits {
				return Decimal{}, false
			}
			d.Units = d.Units*10 + int64(r-'0')
			continue
		}
		if !strings.ContainsRune(".,' \u00a0\u202f’", r) || run == 0 {
			return Decimal{}, false
		}
		seps = append(seps, number[i:i+size])
		runs = append(runs, run)
		run = 0
	}
	runs = append(runs, run)
	if n := len(seps); n > 0 {
		last := seps[n-1]
		isPoint := (last == "." || last == ",") && (n > 1 && last != seps[n-2] || n == 1 && (run != 3 || runs[0] > 3 || runs[0] == 1 && number[0] == '0'))
		if isPoint {
			d.point, d.Places = last[0], run
			seps, runs = seps[:n-1], runs[:n]
		}
	}
	for i, sep := range seps {
		if sep != seps[0] || runs[i+1] != 3 || runs[0] > 3 {
			return Decimal{}, false
		}
		d.group = sep
	}
	before := 0
	for _, n := range runs {
		before += n
	}
	if number[0] == '0' {
		d.width = before
	}
	return d, true
}

// negated is the sign of a number whose minus sign is in its prefix.
const negated = "\x00"

// Float is the number.
func (d *Decimal) Float() float64 {
	f := float64(d.Units) / math.Pow10(d.Places)
	if d.Sign == "-" || d.Sign == "−" || d.Sign == negated {
		return -f
	}
	return f
}

// Append appends the number with other digits, as it was written.
func (d *Decimal) Append(dst []byte, units int64) []byte {
	dst = append(dst, d.Prefix...)
	if d.Sign != negated {
		dst = append(dst, d.Sign...)
	}
	digits := strconv.FormatInt(units, 10)
	if short := max(d.width, 1) + d.Places - len(digits); short > 0 {
		digits = strings.Repeat("0", short) + digits
	}
	whole := digits[:len(digits)-d.Places]
	for i := range len(whole) {
		if d.group != "" && i > 0 && (len(whole)-i)%3 == 0 {
			dst = append(dst, d.group...)
		}
		dst = append(dst, whole[i])
	}
	if d.point != 0 {
		dst = append(append(dst, d.point), digits[len(whole):]...)
	}
	return append(dst, d.Suffix...)
}
