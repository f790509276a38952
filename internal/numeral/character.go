package numeral

import "strings"

// IsDigit reports whether c is a digit of ASCII.
func IsDigit(c byte) bool { return '0' <= c && c <= '9' }

// IsLetter reports whether c is a letter of ASCII.
func IsLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// IsAlnum reports whether c is a digit or a letter of ASCII.
func IsAlnum(c byte) bool { return IsDigit(c) || IsLetter(c) }

// Upper is the capital of a small letter of ASCII, and any other character itself.
func Upper(c byte) byte {
	if 'a' <= c && c <= 'z' {
		return c - ('a' - 'A')
	}
	return c
}

// IsOneOf reports whether b stands in the alphabet.
func IsOneOf(b byte, alphabet string) bool {
	return strings.IndexByte(alphabet, b) >= 0
}
