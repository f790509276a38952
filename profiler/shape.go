package profiler

import "errors"

// maxCompact is the length in bytes of the longest number that is looked at by
// its compact form. An IBAN has 34.
const maxCompact = 64

// checkPattern says what is wrong with the pattern of a [Shape].
func checkPattern(p string) error {
	switch {
	case p == "":
		return errors.New("the pattern is empty")
	case len(p) > maxCompact:
		return errors.New("the pattern is too long")
	case !isAlnum(p[0]) || p[len(p)-1] == ' ':
		return errors.New("the pattern does not begin with a letter or a digit, or ends with a space")
	}
	for i := range len(p) {
		if c := p[i]; c >= 0x80 || c < ' ' || '0' <= c && c <= '8' {
			return errors.New("the pattern has a character that stands for nothing")
		}
	}
	return nil
}

// matchShape reports whether the text at i has the shape, and where it ends.
func matchShape(text string, i int, pattern string) (end int, ok bool) {
	if len(text)-i < len(pattern) {
		return 0, false
	}
	for k := range len(pattern) {
		c := text[i+k]
		switch p := pattern[k]; p {
		case '9':
			if !isDigit(c) {
				return 0, false
			}
		case 'A':
			if !isLetter(c) {
				return 0, false
			}
		case 'X':
			if !isAlnum(c) {
				return 0, false
			}
		default:
			if c != p && upper(c) != p {
				return 0, false
			}
		}
	}
	return i + len(pattern), true
}

// appendCompact appends the letters and digits of s, letters in upper case.
func appendCompact(dst []byte, s string) []byte {
	for i := range len(s) {
		if c := compactOf[s[i]].letter; c != 0 {
			dst = append(dst, c)
		}
	}
	return dst
}

// compactInto is appendCompact into an array that is long enough, which takes half
// the time. It gives the length.
func compactInto(dst *[2 * maxCompact]byte, s string) int {
	n := uint(0)
	for i := range len(s) {
		c := compactOf[s[i]]
		dst[n%uint(len(dst))] = c.letter
		n += uint(c.length)
	}
	return int(n)
}

// spelling counts the ASCII letters and digits of a value that has nothing else
// but single separators in use for numbers between them.
func spelling(s string) (letters, digits int, ok bool) {
	gap := true
	for i := range len(s) {
		switch c := s[i]; {
		case isDigit(c):
			digits++
			gap = false
		case isLetter(c):
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

// shapeTokens are the tokens that a text of the shape can begin with: a bit for each kind, and
// how long they are.
func shapeTokens(pattern string) (kinds uint8, n int) {
	var digits, letters, either bool
	for ; n < len(pattern) && isAlnum(pattern[n]); n++ {
		switch pattern[n] {
		case '9':
			digits = true
		case 'X':
			either = true
		default:
			letters = true
		}
	}
	const ofDigits, word, mixed = 1 << tokenDigits, 1 << tokenWord, 1 << tokenMixed
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
