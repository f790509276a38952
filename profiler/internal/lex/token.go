package lex

import (
	"math/bits"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
)

// A class is what a byte is to the scanner.
type class uint8

const (
	ClassOther class = iota
	ClassDigit
	ClassLetter // an ASCII letter
	ClassHigh   // part of a rune beyond ASCII, which has to be decoded
)

var Classes = func() (t [256]class) {
	for c := range t {
		switch {
		case '0' <= c && c <= '9':
			t[c] = ClassDigit
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z':
			t[c] = ClassLetter
		case c >= utf8.RuneSelf:
			t[c] = ClassHigh
		}
	}
	return t
}()

// A TokenKind says what a token is made of.
type TokenKind uint8

const (
	TokenDigits TokenKind = iota // ASCII digits
	TokenWord                    // letters of the Latin script
	TokenMixed                   // both
	TokenOther                   // letters of another script, which stand beside digits without a gap
	TokenKinds
)

// LongestRun bounds a token in bytes. What goes on longer without a gap is
// several tokens.
const LongestRun = 4096

// AsciiEnd is the end of the ASCII letters at text[i], of which no more than so many are
// looked at, eight at a time.
func AsciiEnd(text string, i, most int) int {
	text = text[:min(len(text), i+most)]
	for ; i+8 <= len(text); i += 8 {
		if others := ^LettersOf(chars.Load(text, i)) & chars.HighBits; others != 0 {
			return i + bits.TrailingZeros64(others)/8
		}
	}
	for i < len(text) && numeral.IsLetter(text[i]) {
		i++
	}
	return i
}

// LettersOf sets the high bits of those of eight bytes that are ASCII letters, and of
// others some of the low bits.
func LettersOf(x uint64) uint64 {
	low := (x | chars.AnyCase) &^ chars.HighBits
	return (low + 0x1F1F1F1F1F1F1F1F) &^ (low + 0x0505050505050505) &^ x // from a on, behind z, and beyond ASCII
}

// NextToken gives the token that begins at text[i], a byte that is no
// classOther: its end, and what it is made of. When the rune at i is neither a
// letter nor a digit, the kind is tokenKinds and the end is behind the rune.
func NextToken(text string, i int) (end int, kind TokenKind) {
	j := i
	if text[i] < utf8.RuneSelf {
		// Most tokens are words in ASCII.
		j = AsciiEnd(text, i, LongestRun)
		if j > i && (j == len(text) || Classes[text[j]] == ClassOther) {
			return j, TokenWord
		}
	}
	digits, letters := false, j > i
	for j < len(text) && j-i < LongestRun {
		switch Classes[text[j]] {
		case ClassDigit:
			digits = true
			j++
			continue
		case ClassLetter:
			letters = true
			j++
			continue
		case ClassHigh:
			script, n := chars.ScriptKind(0), 1
			if c := text[j]; 0xC2 <= c && c < 0xF5 {
				script, n = chars.ScriptKindAt(text, j)
			}
			if script == chars.ScriptLatin {
				letters = true
				j += n
				continue
			}
			if j > i {
				break
			}
			if script != chars.ScriptLetter {
				return i + n, TokenKinds
			}
			for j += n; j < len(text) && j-i < LongestRun && Classes[text[j]] == ClassHigh; j += n {
				if n = 3; IsEastAt(text, j) {
					continue // as most that follow each other
				}
				if script, n = chars.ScriptKindAt(text, j); script != chars.ScriptLetter && script != chars.ScriptMark {
					break
				}
			}
			return j, TokenOther
		}
		break
	}
	switch {
	case !letters:
		return j, TokenDigits
	case !digits:
		return j, TokenWord
	}
	return j, TokenMixed
}

// IsEastAt reports whether a rune from U+5000 to U+9FFF stands at text[i], as most Chinese
// characters are, or one of nearly all syllables of Korean: all are letters of a script for which
// spaceless holds.
func IsEastAt(text string, i int) bool {
	if i+3 > len(text) || text[i+1]&0xC0 != 0x80 || text[i+2]&0xC0 != 0x80 {
		return false
	}
	two := uint(text[i])<<8 | uint(text[i+1])
	return two-0xE580 < 0xEA00-0xE580 || two-0xEAB0 < 0xED9E-0xEAB0
}

// JoinsBefore reports whether the character before text[i] is a letter, digit
// or underscore that would make what begins at i part of something longer.
func JoinsBefore(text string, i int) bool {
	if i == 0 {
		return false
	}
	switch c := text[i-1]; Classes[c] {
	case ClassDigit, ClassLetter:
		return true
	case ClassHigh:
		return LatinBefore(text, i)
	default:
		return c == '_'
	}
}

// LatinBefore reports whether the rune before text[i], which is not in ASCII, isLatin. Such
// runes have two bytes, or three of which the first is the same for all.
func LatinBefore(text string, i int) bool {
	if i < 2 || text[i-1]&0xC0 != 0x80 {
		return false
	}
	if c := text[i-2]; 0xC2 <= c && c < 0xE0 {
		return chars.ScriptKinds[rune(c&0x1F)<<6|rune(text[i-1]&0x3F)] == chars.ScriptLatin
	}
	if i < 3 || text[i-3] != 0xE1 {
		return false
	}
	r, _ := chars.RuneBefore(text, i)
	return chars.IsLatin(r)
}

// JoinsAfter is joinsBefore for the character at text[j].
func JoinsAfter(text string, j int) bool {
	if j >= len(text) {
		return false
	}
	switch c := text[j]; Classes[c] {
	case ClassDigit, ClassLetter:
		return true
	case ClassHigh:
		script, _ := chars.ScriptKindAt(text, j)
		return script == chars.ScriptLatin
	default:
		return c == '_'
	}
}

// IsGlue reports whether c ties the groups of a number together.
func IsGlue(c byte) bool { return c == '-' || c == '.' || c == '/' }

// StandsAlone reports whether text[i:j] is not part of something longer: no
// letter or digit touches it, and no group of digits is tied to it by a hyphen,
// a dot or a slash.
func StandsAlone(text string, i, j int) bool {
	return StandsAfter(text, i) && StandsBefore(text, j)
}

// StandsAfter is the part of standsAlone for what stands before text[i].
func StandsAfter(text string, i int) bool {
	return !JoinsBefore(text, i) && !(i >= 2 && IsGlue(text[i-1]) && numeral.IsDigit(text[i-2]))
}

// StandsBefore is the part of standsAlone for what stands at text[j].
func StandsBefore(text string, j int) bool {
	return !JoinsAfter(text, j) && !(j+1 < len(text) && IsGlue(text[j]) && numeral.IsDigit(text[j+1]))
}
