package spec

import (
	"errors"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// CheckPattern says what is wrong with the pattern of a [Shape].
func CheckPattern(p string) error {
	switch {
	case p == "":
		return errors.New("the pattern is empty")
	case len(p) > cells.MaxCompact:
		return errors.New("the pattern is too long")
	case !numeral.IsAlnum(p[0]) || p[len(p)-1] == ' ':
		return errors.New("the pattern does not begin with a letter or a digit, or ends with a space")
	}
	for i := range len(p) {
		if c := p[i]; c >= 0x80 || c < ' ' || '0' <= c && c <= '8' {
			return errors.New("the pattern has a character that stands for nothing")
		}
	}
	return nil
}

// MatchShape reports whether the text at i has the shape, and where it ends.
func MatchShape(text string, i int, pattern string) (end int, ok bool) {
	if len(text)-i < len(pattern) {
		return 0, false
	}
	for k := range len(pattern) {
		c := text[i+k]
		switch p := pattern[k]; p {
		case '9':
			if !numeral.IsDigit(c) {
				return 0, false
			}
		case 'A':
			if !numeral.IsLetter(c) {
				return 0, false
			}
		case 'X':
			if !numeral.IsAlnum(c) {
				return 0, false
			}
		default:
			if c != p && numeral.Upper(c) != p {
				return 0, false
			}
		}
	}
	return i + len(pattern), true
}

// AppendCompact appends the letters and digits of s, letters in upper case.
func AppendCompact(dst []byte, s string) []byte {
	for i := range len(s) {
		if c := chars.CompactOf[s[i]].Letter; c != 0 {
			dst = append(dst, c)
		}
	}
	return dst
}

// CompactInto is appendCompact into an array that is long enough, which takes half
// the time. It gives the length.
func CompactInto(dst *[2 * cells.MaxCompact]byte, s string) int {
	n := uint(0)
	for i := range len(s) {
		c := chars.CompactOf[s[i]]
		dst[n%uint(len(dst))] = c.Letter
		n += uint(c.Length)
	}
	return int(n)
}

// Spelling counts the ASCII letters and digits of a value that has nothing else
// but single separators in use for numbers between them.
func Spelling(s string) (letters, digits int, ok bool) {
	gap := true
	for i := range len(s) {
		switch c := s[i]; {
		case numeral.IsDigit(c):
			digits++
			gap = false
		case numeral.IsLetter(c):
			letters++
			gap = false
		case !gap && (c == ' ' || c == '-' || c == '.' || c == '/'):
			gap = true
		default:
			return 0, 0, false
		}
	}
	return letters, digits, !gap
}

// ShapeTokens are the tokens that a text of the shape can begin with: a bit for each kind, and
// how long they are.
func ShapeTokens(pattern string) (kinds uint8, n int) {
	var digits, letters, either bool
	for ; n < len(pattern) && numeral.IsAlnum(pattern[n]); n++ {
		switch pattern[n] {
		case '9':
			digits = true
		case 'X':
			either = true
		default:
			letters = true
		}
	}
	const ofDigits, word, mixed = 1 << lex.TokenDigits, 1 << lex.TokenWord, 1 << lex.TokenMixed
	switch {
	case digits && letters:
		return mixed, n
	case digits && !either:
		return ofDigits, n
	case letters && !either:
		return word, n
	case digits:
		return ofDigits | mixed, n
	case letters && n == len(pattern):
		return mixed, n // a number of letters only would be a word
	case letters:
		return word | mixed, n
	case n == len(pattern):
		return ofDigits | mixed, n // again
	}
	return ofDigits | word | mixed, n
}

// FitsCompact reports whether a compact form has the shape, separators left
// out on both sides.
func (s *Shape) FitsCompact(compact []byte) bool {
	n := 0
	for i := range len(s.Pattern) {
		p := s.Pattern[i]
		if !numeral.IsAlnum(p) {
			continue
		}
		if n == len(compact) {
			return false
		}
		c := compact[n]
		n++
		switch p {
		case '9':
			if !numeral.IsDigit(c) {
				return false
			}
		case 'A':
			if !numeral.IsLetter(c) {
				return false
			}
		case 'X':
		default:
			if c != numeral.Upper(p) {
				return false
			}
		}
	}
	return n == len(compact)
}

// CompactLength is the number of letters and digits of a shape.
func (s *Shape) CompactLength() int {
	n := 0
	for i := range len(s.Pattern) {
		if numeral.IsAlnum(s.Pattern[i]) {
			n++
		}
	}
	return n
}
