package profiler

import "github.com/privet-go/privet/internal/checksum"

// This file holds what the checks of several European countries share. Those of
// one country stand beside its recognizers.

// decimalOf is the number that the digits write, or -1 when there are none, more
// than 18, or something else among them.
func decimalOf(digits []byte) int {
	if len(digits) == 0 || len(digits) > 18 {
		return -1
	}
	n := 0
	for _, c := range digits {
		if !isDigit(c) {
			return -1
		}
		n = n*10 + int(c-'0')
	}
	return n
}

// areDigits reports whether c is n digits.
func areDigits(c []byte, n int) bool {
	if len(c) != n {
		return false
	}
	for _, b := range c {
		if !isDigit(b) {
			return false
		}
	}
	return true
}

// isShortDate reports whether a day, a month and the last two digits of a year
// are a date of some century: 29 February is one whenever a year that ends so
// is a leap year.
func isShortDate(day, month, year int) bool {
	return year >= 0 && isDay(day, month, 2000+year)
}

// isDayMonthYear reports whether six digits are a date, the day first.
func isDayMonthYear(d []byte) bool {
	return len(d) == 6 && isShortDate(decimalOf(d[:2]), decimalOf(d[2:4]), decimalOf(d[4:]))
}

// remainder is the weighted sum of the digits by m, or -1 when there are not as
// many digits as weights. It is what most check digits are made of.
func remainder(digits []byte, m int, weights ...int) int {
	sum := checksum.Weighted(digits, weights...)
	if sum < 0 {
		return -1
	}
	return sum % m
}

// isDigitOf reports whether c is the digit of the number d, 0 to 9.
func isDigitOf(c byte, d int) bool {
	return 0 <= d && d <= 9 && c == byte('0'+d)
}

// crossSum is the sum of the digits of a number below 100.
func crossSum(n int) int { return n/10 + n%10 }

// alternating is the sum of the cross sums of the digits times 1 and 2 in turn,
// which is what the Luhn check adds up, from the left; -1 for what is no digit.
func alternating(digits []byte) int {
	sum := 0
	for i, c := range digits {
		if !isDigit(c) {
			return -1
		}
		sum += crossSum(int(c-'0') * (1 + i%2))
	}
	return sum
}

// withoutPrefix is c without the letters p at its beginning, when it has them.
func withoutPrefix(c []byte, p string) []byte {
	if len(c) > len(p) && string(c[:len(p)]) == p {
		return c[len(p):]
	}
	return c
}
