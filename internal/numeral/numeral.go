package numeral

import (
	"encoding/binary"

	"github.com/privet-go/privet/internal/checksum"
)

// Numeral is the number that the digits write, or -1 when there are none,
// more than 18, or something else among them.
func Numeral(digits []byte) int {
	if len(digits) == 0 || len(digits) > 18 {
		return -1
	}
	n := 0
	// Eight digits at once take the time of two.
	for ; len(digits) >= 8; digits = digits[8:] {
		w := binary.LittleEndian.Uint64(digits) ^ zeros
		if !areDecimal(w) {
			return -1
		}
		w = w*10 + w>>8
		w = (w&0x000000FF000000FF)*(100+1000000<<32) + (w>>16&0x000000FF000000FF)*(1+10000<<32)
		n = n*100_000_000 + int(w>>32)
	}
	for _, c := range digits {
		if !IsDigit(c) {
			return -1
		}
		n = n*10 + int(c-'0')
	}
	return n
}

// Pair is the number of the two digits at d[i], which are known to be digits.
func Pair(d []byte, i int) int { return int(d[i])*10 + int(d[i+1]) - 11*'0' }

// zeros is eight digits of zero. An exclusive or with it gives the value of each
// of eight digits.
const zeros = 0x3030303030303030

// areDecimal reports whether each of eight bytes is below ten.
func areDecimal(w uint64) bool {
	return (w|(w&0x7F7F7F7F7F7F7F7F+0x7676767676767676))&0x8080808080808080 == 0
}

// AllDigits reports whether there are characters and all of them are digits.
func AllDigits(c []byte) bool {
	if len(c) >= 8 {
		for i := 0; i+8 < len(c); i += 8 {
			if !areDecimal(binary.LittleEndian.Uint64(c[i:]) ^ zeros) {
				return false
			}
		}
		return areDecimal(binary.LittleEndian.Uint64(c[len(c)-8:]) ^ zeros)
	}
	for _, b := range c {
		if !IsDigit(b) {
			return false
		}
	}
	return len(c) > 0
}

// AreDigits reports whether c is n digits.
func AreDigits(c []byte, n int) bool { return len(c) == n && AllDigits(c) }

// AllSame reports whether one character is all there is.
func AllSame(c []byte) bool {
	for _, b := range c {
		if b != c[0] {
			return false
		}
	}
	return true
}

// IsNumeral reports whether c is n digits, two or more, that are not all alike:
// many check digits are right for such numbers, and nobody gives them out.
func IsNumeral(c []byte, n int) bool {
	return len(c) == n && AllDigits(c) && !AllSame(c)
}

// Remainder is the weighted sum of the digits by m, or -1 when there are not as
// many digits as weights. It is what most check digits are made of.
func Remainder(digits []byte, m int, weights ...int) int {
	sum := checksum.Weighted(digits, weights...)
	if sum < 0 {
		return -1
	}
	return sum % m
}

// SumBy is the sum of each digit times the weight at its place. There may be
// more digits than weights; those behind do not count.
func SumBy(digits []byte, weights ...int) int {
	sum := 0
	for i, w := range weights {
		sum += int(digits[i]-'0') * w
	}
	return sum
}

// IsCheckDigit reports whether c is the digit of n.
func IsCheckDigit(c byte, n int) bool { return 0 <= n && n <= 9 && c == byte('0'+n) }

// CrossSum is the sum of the digits of a number below 100.
func CrossSum(n int) int { return n/10 + n%10 }

// Alternating is the sum of the cross sums of the digits times 1 and 2 in turn,
// which is what the Luhn check adds up, from the left; -1 for what is no digit.
func Alternating(digits []byte) int {
	sum := 0
	for i, c := range digits {
		if !IsDigit(c) {
			return -1
		}
		sum += CrossSum(int(c-'0') * (1 + i%2))
	}
	return sum
}

// IsListed reports whether a code is in a list of codes, all of the length of
// this one and with a space between them.
func IsListed(list string, code []byte) bool {
	for i := 0; i+len(code) <= len(list); i += len(code) + 1 {
		if list[i:i+len(code)] == string(code) {
			return true
		}
	}
	return false
}

// WithoutPrefix is c without the letters p at its beginning, when it has them.
func WithoutPrefix(c []byte, p string) []byte {
	if len(c) > len(p) && string(c[:len(p)]) == p {
		return c[len(p):]
	}
	return c
}
