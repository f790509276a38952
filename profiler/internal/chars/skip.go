package chars

import (
	"strings"
	"unicode/utf8"
	"unsafe"
)

// SkipBack is the end of what stands before the gap before text[i].
func SkipBack(text string, i int) int {
	for i > 0 && (text[i-1] == ' ' || text[i-1] == ',') {
		i--
	}
	return i
}

// SkipByte is the place behind a byte at text[i], or i.
func SkipByte(text string, i int, c byte) int {
	if i < len(text) && text[i] == c {
		i++
	}
	return i
}

// SkipBlanks is the place behind the blanks at text[i].
func SkipBlanks(text string, i int) int {
	for n := 0; n < MostBlanks && i < len(text) && (text[i] == ' ' || text[i] == '\t'); n++ {
		i++
	}
	return i
}

const (
	MostBlanks = 8 // at the beginning of a line, in bytes
)

// ValueIn is what a field of a table holds: the field without space around it.
func ValueIn(field string) string {
	// Most have no space around them.
	if n := len(field); n > 0 && (field[0] <= ' ' || field[0] >= utf8.RuneSelf || field[n-1] <= ' ' || field[n-1] >= utf8.RuneSelf) {
		return strings.TrimSpace(field)
	}
	return field
}

// Alias is b as a string without a copy. It holds until b is written to again;
// the scan of it keeps no part of it.
func Alias(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }

// SkipDot is the end of a dot at text[i], or i.
func SkipDot(text string, i int) int {
	if i < len(text) && text[i] == '.' {
		i++
	}
	return i
}

// ContainsFold reports whether s holds a word in lower case, in any letter case.
func ContainsFold(s, word string) bool {
	for i := 0; i+len(word) <= len(s); i++ {
		if strings.EqualFold(s[i:i+len(word)], word) {
			return true
		}
	}
	return false
}

// SkipSpaces is where text goes on behind a few spaces at text[i].
func SkipSpaces(text string, i int) int {
	for n := 0; n < 3 && i < len(text) && text[i] == ' '; n++ {
		i++
	}
	return i
}

// Humps counts the capitals of a text that follow a small letter, all of ASCII, as in the names of programs: 2 of newUserName.
func Humps(s string) (n int) {
	for i := 1; i < len(s); i++ {
		if 'A' <= s[i] && s[i] <= 'Z' && 'a' <= s[i-1] && s[i-1] <= 'z' {
			n++
		}
	}
	return n
}
