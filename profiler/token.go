package profiler

import (
	"math/bits"
	"unicode/utf8"
)

// A class is what a byte is to the scanner.
type class uint8

const (
	classOther class = iota
	classDigit
	classLetter // an ASCII letter
	classHigh   // part of a rune beyond ASCII, which has to be decoded
)

var classes = func() (t [256]class) {
	for c := range t {
		switch {
		case '0' <= c && c <= '9':
			t[c] = classDigit
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z':
			t[c] = classLetter
		case c >= utf8.RuneSelf:
			t[c] = classHigh
		}
	}
	return t
}()

// A tokenKind says what a token is made of.
type tokenKind uint8

const (
	tokenDigits tokenKind = iota // ASCII digits
	tokenWord                    // letters of the Latin script
	tokenMixed                   // both
	tokenOther                   // letters of another script, which stand beside digits without a gap
	tokenKinds
)

// longestRun bounds a token in bytes. What goes on longer without a gap is
// several tokens.
const longestRun = 4096

// asciiEnd is the end of the ASCII letters at text[i], of which no more than so many are
// looked at, eight at a time.
func asciiEnd(text string, i, most int) int {
	text = text[:min(len(text), i+most)]
	for ; i+8 <= len(text); i += 8 {
		if others := ^lettersOf(load(text, i)) & highBits; others != 0 {
			return i + bits.TrailingZeros64(others)/8
		}
	}
	for i < len(text) && isLetter(text[i]) {
		i++
	}
	return i
}

// lettersOf sets the high bits of those of eight bytes that are ASCII letters, and of
// others some of the low bits.
func lettersOf(x uint64) uint64 {
	low := (x | anyCase) &^ highBits
	return (low + 0x1F1F1F1F1F1F1F1F) &^ (low + 0x0505050505050505) &^ x // from a on, behind z, and beyond ASCII
}

// digitsOf sets the high bits of those of eight bytes that are digits.
func digitsOf(x uint64) uint64 {
	const each = 0x0101010101010101
	c := x &^ highBits
	return (c + (0x80-'0')*each) &^ (c + (0x7F-'9')*each) &^ x & highBits
}

// nextToken gives the token that begins at text[i], a byte that is no
// classOther: its end, and what it is made of. When the rune at i is neither a
// letter nor a digit, the kind is tokenKinds and the end is behind the rune.
func nextToken(text string, i int) (end int, kind tokenKind) {
	j := i
	if text[i] < utf8.RuneSelf {
		// Most tokens are words in ASCII.
		j = asciiEnd(text, i, longestRun)
		if j > i && (j == len(text) || classes[text[j]] == classOther) {
			return j, tokenWord
		}
	}
	digits, letters := false, j > i
	for j < len(text) && j-i < longestRun {
		switch classes[text[j]] {
		case classDigit:
			digits = true
			j++
			continue
		case classLetter:
			letters = true
			j++
			continue
		case classHigh:
			script, n := scriptKind(0), 1
			if c := text[j]; 0xC2 <= c && c < 0xF5 {
				script, n = scriptKindAt(text, j)
			}
			if script == scriptLatin {
				letters = true
				j += n
				continue
			}
			if j > i {
				break
			}
			if script != scriptLetter {
				return i + n, tokenKinds
			}
			for j += n; j < len(text) && j-i < longestRun && classes[text[j]] == classHigh; j += n {
				if n = 3; isEastAt(text, j) {
					continue // as most that follow each other
				}
				if script, n = scriptKindAt(text, j); script != scriptLetter && script != scriptMark {
					break
				}
			}
			return j, tokenOther
		}
		break
	}
	switch {
	case !letters:
		return j, tokenDigits
	case !digits:
		return j, tokenWord
	}
	return j, tokenMixed
}

// isEastAt reports whether a rune from U+5000 to U+9FFF stands at text[i], as most Chinese
// characters are, or one of nearly all syllables of Korean: all are letters of a script for which
// spaceless holds.
func isEastAt(text string, i int) bool {
	if i+3 > len(text) || text[i+1]&0xC0 != 0x80 || text[i+2]&0xC0 != 0x80 {
		return false
	}
	two := uint(text[i])<<8 | uint(text[i+1])
	return two-0xE580 < 0xEA00-0xE580 || two-0xEAB0 < 0xED9E-0xEAB0
}

// isLatin reports whether a rune beyond ASCII is a letter of the Latin script,
// or a mark that combines with one. Such a rune continues a token; a letter of
// another script does not, since many scripts set no space between words and
// numbers.
func isLatin(r rune) bool {
	return r >= 0x80 && (r <= 0x24F && isLetterRune(r) || 0x1E00 <= r && r <= 0x1EFF || 0x300 <= r && r <= 0x36F)
}

// joinsBefore reports whether the character before text[i] is a letter, digit
// or underscore that would make what begins at i part of something longer.
func joinsBefore(text string, i int) bool {
	if i == 0 {
		return false
	}
	switch c := text[i-1]; classes[c] {
	case classDigit, classLetter:
		return true
	case classHigh:
		return latinBefore(text, i)
	default:
		return c == '_'
	}
}

// latinBefore reports whether the rune before text[i], which is not in ASCII, isLatin. Such
// runes have two bytes, or three of which the first is the same for all.
func latinBefore(text string, i int) bool {
	if i < 2 || text[i-1]&0xC0 != 0x80 {
		return false
	}
	if c := text[i-2]; 0xC2 <= c && c < 0xE0 {
		return scriptKinds[rune(c&0x1F)<<6|rune(text[i-1]&0x3F)] == scriptLatin
	}
	if i < 3 || text[i-3] != 0xE1 {
		return false
	}
	r, _ := runeBefore(text, i)
	return isLatin(r)
}

// joinsAfter is joinsBefore for the character at text[j].
func joinsAfter(text string, j int) bool {
	if j >= len(text) {
		return false
	}
	switch c := text[j]; classes[c] {
	case classDigit, classLetter:
		return true
	case classHigh:
		script, _ := scriptKindAt(text, j)
		return script == scriptLatin
	default:
		return c == '_'
	}
}

// isGlue reports whether c ties the groups of a number together.
func isGlue(c byte) bool { return c == '-' || c == '.' || c == '/' }

// standsAlone reports whether text[i:j] is not part of something longer: no
// letter or digit touches it, and no group of digits is tied to it by a hyphen,
// a dot or a slash.
func standsAlone(text string, i, j int) bool {
	return standsAfter(text, i) && standsBefore(text, j)
}

// standsAfter is the part of standsAlone for what stands before text[i].
func standsAfter(text string, i int) bool {
	return !joinsBefore(text, i) && !(i >= 2 && isGlue(text[i-1]) && isDigit(text[i-2]))
}

// standsBefore is the part of standsAlone for what stands at text[j].
func standsBefore(text string, j int) bool {
	return !joinsAfter(text, j) && !(j+1 < len(text) && isGlue(text[j]) && isDigit(text[j+1]))
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isAlnum(c byte) bool  { return isDigit(c) || isLetter(c) }
func isHex(c byte) bool    { return hexes[c] }

// hexes is true for the digits of a number to the base of sixteen.
var hexes = func() (t [256]bool) {
	for c := range t {
		b := byte(c)
		t[c] = isDigit(b) || 'a' <= b|0x20 && b|0x20 <= 'f'
	}
	return t
}()

func upper(c byte) byte {
	if 'a' <= c && c <= 'z' {
		return c - ('a' - 'A')
	}
	return c
}
