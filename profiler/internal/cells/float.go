package cells

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
)

// This file reads whole numbers that a program has written as floating-point ones:
// 4111111111111111.0 and 4.111111111111111e+15. Data frames do that to each column of
// integers in which a value is missing, and no kind has such a form.

// The digits of a number that is read so. One with fewer is left as it is, since it is
// an amount far more often; identifiers of more are not written as numbers.
const (
	leastWholeDigits = 8
	mostWholeDigits  = 22
)

// A wholeDigits is a whole number as it is spelled: its digits but for those behind
// the point, these, and how many zeros follow.
type wholeDigits struct {
	front, back string
	zeros       int
}

func (d wholeDigits) String() string {
	if d.back == "" && d.zeros == 0 {
		return d.front
	}
	return d.front + d.back + strings.Repeat("0", d.zeros)
}

// FloatNumber reads a whole number that is written with a point: zeros behind it, or
// an exponent that leaves nothing behind it.
func FloatNumber(s string) (d wholeDigits, ok bool) {
	front := DigitsAt(s, 0)
	if front == 0 || front > mostWholeDigits || front+1 >= len(s) || s[front] != '.' {
		return d, false
	}
	back := DigitsAt(s, front+1)
	end := front + 1 + back
	switch {
	case back == 0:
		return d, false
	case end == len(s):
		d = wholeDigits{front: s[:front]}
		return d, front >= leastWholeDigits && strings.Trim(s[front+1:], "0") == ""
	case front > 1 || back+1 < leastWholeDigits || s[end]|0x20 != 'e':
		return d, false
	}
	exponent := strings.TrimPrefix(s[end+1:], "+")
	n := 0
	if len(exponent) == 0 || len(exponent) > 2 || DigitsAt(exponent, 0) < len(exponent) {
		return d, false
	}
	for i := range len(exponent) {
		n = n*10 + int(exponent[i]-'0')
	}
	if n < back || n >= mostWholeDigits {
		return d, false
	}
	return wholeDigits{s[:front], s[front+1 : end], n - back}, true
}

// DigitsAt is how many digits stand at s[i].
func DigitsAt(s string, i int) (n int) {
	for i+n < len(s) && numeral.IsDigit(s[i+n]) {
		n++
	}
	return n
}
