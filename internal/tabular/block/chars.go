package block

import "strings"

// This file is the signs and lines that formats share.

// ByteOrderMark is what a text in UTF-8 may begin with. It is none of it.
const ByteOrderMark = "\ufeff"

// CountLines counts the line ends in s: LF, CR LF and CR.
func CountLines(s string) int64 {
	n := strings.Count(s, "\n")
	for {
		i := strings.IndexByte(s, '\r')
		if i < 0 {
			return int64(n)
		}
		if s = s[i+1:]; !strings.HasPrefix(s, "\n") {
			n++
		}
	}
}

// LineLen is the length of the first line with its line end.
func LineLen(text string) int {
	i := strings.IndexAny(text, "\r\n")
	switch {
	case i < 0:
		return len(text)
	case strings.HasPrefix(text[i:], "\r\n"):
		return i + 2
	}
	return i + 1
}

// Begins makes the Holds of a format whose files begin with one of these, in any letter case.
func Begins(with ...string) func(head string, whole bool) bool {
	return func(head string, _ bool) bool {
		head = strings.TrimLeft(strings.TrimPrefix(head, ByteOrderMark), " \t\r\n")
		for _, w := range with {
			if len(head) >= len(w) && strings.EqualFold(head[:len(w)], w) {
				return true
			}
		}
		return false
	}
}

// IsDigit reports whether a byte is a decimal digit.
func IsDigit(c byte) bool { return '0' <= c && c <= '9' }

// IsSpace reports whether a byte is a space or a tabulator.
func IsSpace(c byte) bool { return c == ' ' || c == '\t' }

// NumberEnd gives the end of the number that b begins with, and whether it is one.
// The end is that of all bytes that numbers have.
func NumberEnd(b []byte) (end int, ok bool) {
	for end < len(b) && (IsDigit(b[end]) || b[end] == '-' || b[end] == '+' || b[end] == '.' || b[end]|0x20 == 'e') {
		end++
	}
	i := 0
	if i < end && b[i] == '-' {
		i++
	}
	digits := func() bool {
		from := i
		for i < end && IsDigit(b[i]) {
			i++
		}
		return i > from
	}
	if i < end && b[i] == '0' {
		i++
	} else if !digits() {
		return end, false
	}
	if i < end && b[i] == '.' {
		if i++; !digits() {
			return end, false
		}
	}
	if i < end && b[i]|0x20 == 'e' {
		if i++; i < end && (b[i] == '-' || b[i] == '+') {
			i++
		}
		if !digits() {
			return end, false
		}
	}
	return end, i == end
}

// Hex4 reads the four digits of an escape. It is -1 when they are none.
func Hex4[T string | []byte](s T) rune {
	if len(s) < 4 {
		return -1
	}
	r := rune(0)
	for i := range 4 {
		c := s[i]
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case 'a' <= c|0x20 && c|0x20 <= 'f':
			c = c | 0x20 - 'a' + 10
		default:
			return -1
		}
		r = r<<4 | rune(c)
	}
	return r
}
