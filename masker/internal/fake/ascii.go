package fake

import "strings"

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isUpper(c byte) bool  { return 'A' <= c && c <= 'Z' }
func isLower(c byte) bool  { return 'a' <= c && c <= 'z' }
func isLetter(c byte) bool { return isUpper(c) || isLower(c) }
func isAlnum(c byte) bool  { return isDigit(c) || isLetter(c) }

func upper(c byte) byte {
	if isLower(c) {
		c -= 'a' - 'A'
	}
	return c
}

func lower(c byte) byte {
	if isUpper(c) {
		c += 'a' - 'A'
	}
	return c
}

// trimSpace gives where a value begins and ends without white space in ASCII.
func trimSpace[T text](s T) (from, to int) {
	for to = len(s); to > 0 && s[to-1] <= ' '; to-- {
	}
	for from < to && s[from] <= ' ' {
		from++
	}
	return from, to
}

// oneOf reports whether a character is one of a set.
func oneOf(c byte, set string) bool { return strings.IndexByte(set, c) >= 0 }
