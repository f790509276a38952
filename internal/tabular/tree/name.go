package tree

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	NameDigits = 5   // as many digits are no name
	NameBytes  = 128 // and nothing longer is one
)

// LooksLikeName reports whether a key of a JSON object can name a column: it has
// fewer than five digits, something else than digits, at most 128 bytes, and no
// asterisk, which is what masked data has.
func LooksLikeName(key string) bool {
	digits := 0
	for i := range len(key) {
		switch c := key[i]; {
		case '0' <= c && c <= '9':
			digits++
		case c == '*':
			return false
		}
	}
	return digits < NameDigits && len(key) <= NameBytes && (digits < len(key) || key == "")
}

// IsWords reports whether a text is made of letters and what ties words.
func IsWords(text string) bool {
	for _, r := range text {
		if !unicode.IsLetter(r) && !unicode.IsMark(r) && !strings.ContainsRune(" _-.'’", r) {
			return false
		}
	}
	return true
}

// IsHeading reports whether a text can be the name of a column by its form alone: a few letters,
// first of all, and what ties them.
func IsHeading(s string) bool {
	s = strings.TrimSpace(s)
	r, _ := utf8.DecodeRuneInString(s)
	return s != "" && IsWords(string(r)) && r != '-' && r != '.' && LooksLikeName(s) && !strings.ContainsAny(s, "/@.,!?")
}
