package masker

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxDecimal is the number of digits of the longest number that is reckoned
// with: any number of so many digits fits in 63 bits, and so does ten times it.
const maxDecimal = 17

// A decimal is a number as people write it, taken apart.
type decimal struct {
	prefix, suffix string // currency signs and space around it
	sign           string // "", "-", "+" or "−"
	units          int64  // the digits without the point, and without the sign
	places         int    // digits behind the point
	point          byte   // '.' or ','; 0 without a point
	group          string // what parts groups of three digits; empty: nothing
	width          int    // digits before the point, if there are leading zeros
}

// readDecimal reads a number: digits, in one piece or in groups of three, a point
// or a comma, a sign, and currency signs around it. A number with one separator
// and three digits behind it, such as 1,234, is read as a whole one: a comma as in
// English, a dot as in German. It reports false for anything else, exponents among
// it.
func readDecimal(s string) (decimal, bool) {
	var d decimal
	aside := func(r rune) bool { return unicode.Is(unicode.Sc, r) || unicode.IsSpace(r) }
	rest := strings.TrimLeftFunc(s, aside)
	d.prefix = s[:len(s)-len(rest)]
	for _, sign := range [...]string{"-", "+", "−"} {
		if after, ok := strings.CutPrefix(rest, sign); ok {
			d.sign = sign
			rest = after
			break
		}
	}
	if unsigned := strings.TrimLeftFunc(rest, aside); d.sign != "" && len(unsigned) < len(rest) {
		// "-$12": the sign stands before what stands before the number.
		d.prefix += d.sign + rest[:len(rest)-len(unsigned)]
		rest = unsigned
		if d.sign != "+" {
			d.sign = negated
		} else {
			d.sign = ""
		}
	}
	number := strings.TrimRightFunc(rest, aside)
	d.suffix = rest[len(number):]
	if number == "" || number[0] < '0' || number[0] > '9' || number[len(number)-1] < '0' || number[len(number)-1] > '9' {
		return decimal{}, false
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
			if count++; count > maxDecimal {
				return decimal{}, false
			}
			d.units = d.units*10 + int64(r-'0')
			continue
		}
		if !strings.ContainsRune(".,' \u00a0\u202f’", r) || run == 0 {
			return decimal{}, false
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
			d.point, d.places = last[0], run
			seps, runs = seps[:n-1], runs[:n]
		}
	}
	for i, sep := range seps {
		if sep != seps[0] || runs[i+1] != 3 || runs[0] > 3 {
			return decimal{}, false
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

// float is the number.
func (d *decimal) float() float64 {
	f := float64(d.units) / math.Pow10(d.places)
	if d.sign == "-" || d.sign == "−" || d.sign == negated {
		return -f
	}
	return f
}

// append appends the number with other digits, as it was written.
func (d *decimal) append(dst []byte, units int64) []byte {
	dst = append(dst, d.prefix...)
	if d.sign != negated {
		dst = append(dst, d.sign...)
	}
	digits := strconv.FormatInt(units, 10)
	if short := max(d.width, 1) + d.places - len(digits); short > 0 {
		digits = strings.Repeat("0", short) + digits
	}
	whole := digits[:len(digits)-d.places]
	for i := range len(whole) {
		if d.group != "" && i > 0 && (len(whole)-i)%3 == 0 {
			dst = append(dst, d.group...)
		}
		dst = append(dst, whole[i])
	}
	if d.point != 0 {
		dst = append(append(dst, d.point), digits[len(whole):]...)
	}
	return append(dst, d.suffix...)
}
