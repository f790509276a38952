package profiler

// This file holds what the checks of many numbers share. Those of one country or
// issuer stand beside its recognizers.

// numeral is the number that the digits write, or -1 when there are none,
// more than 18, or something else among them.
func numeral(digits []byte) int {
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

// isNumeral reports whether c is n digits, two or more, that are not all alike:
// many check digits are right for such numbers, and nobody gives them out.
func isNumeral(c []byte, n int) bool {
	return len(c) == n && numeral(c[:n/2]) >= 0 && numeral(c[n/2:]) >= 0 && !allSame(c)
}

// sumBy is the sum of each digit times the weight at its place. There may be
// more digits than weights; those behind do not count.
func sumBy(digits []byte, weights ...int) int {
	sum := 0
	for i, w := range weights {
		sum += int(digits[i]-'0') * w
	}
	return sum
}

// isCheckDigit reports whether c is the digit of n.
func isCheckDigit(c byte, n int) bool { return 0 <= n && n <= 9 && c == byte('0'+n) }

// isShortDay reports whether the digits are a day as year, month and day of two
// digits each, in some century.
func isShortDay(d []byte) bool {
	year, month, day := numeral(d[:2]), numeral(d[2:4]), numeral(d[4:6])
	return year >= 0 && isDay(day, month, 2000+year) // 1900 was no leap year, but nobody is that old
}

// isBirthYear reports whether a person whose papers are in use can be born in
// that year.
func isBirthYear(y int) bool { return 1880 <= y && y <= 2099 }

// isListed reports whether a code is in a list of codes, all of the length of
// this one and with a space between them.
func isListed(list string, code []byte) bool {
	for i := 0; i+len(code) <= len(list); i += len(code) + 1 {
		if list[i:i+len(code)] == string(code) {
			return true
		}
	}
	return false
}
