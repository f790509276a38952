package words

import (
	"unicode"

	"github.com/privet-go/privet/profiler/internal/chars"
)

// This file says of runes whether they belong to words.

// A runeKind is bits for what a rune is.
type runeKind uint8

const (
	KindWord     runeKind = 1 << iota // IsWordRune
	KindCapital                       // IsCapitalRune
	KindDigit                         // IsDigitRune
	KindCaseless                      // IsCaseless
)

// kindsOfTwo are the kinds of the runes of one byte or two.
var kindsOfTwo = func() (t [1 << 11]runeKind) {
	for i := range t {
		r := rune(i)
		for bit, is := range [...]bool{IsWordRune(r), IsCapitalRune(r), IsDigitRune(r), IsCaseless(r)} {
			if is {
				t[i] |= 1 << bit
			}
		}
	}
	return t
}()

// KindOfTwo gives the kind of the rune of two bytes at text[i], or false for all others.
func KindOfTwo(text string, i int) (k runeKind, ok bool) {
	if i+2 > len(text) {
		return 0, false
	}
	s := text[i : i+2]
	if s[0]-0xC2 >= 0xE0-0xC2 || s[1]&0xC0 != 0x80 {
		return 0, false
	}
	return kindsOfTwo[uint(s[0]&0x1F)<<6|uint(s[1]&0x3F)], true
}

// BeginsRune is true for the bytes that a rune beyond ASCII may begin with.
var BeginsRune = func() (t [256]bool) {
	for c := 0xC2; c < 0xF5; c++ {
		t[c] = true
	}
	return t
}()

// WordRuneAt gives the length of the rune at text[i] and whether it belongs to a word.
func WordRuneAt(text string, i int) (n int, ok bool) {
	r, n := chars.RuneAt(text, i)
	return n, IsWordRune(r)
}

// WordRuneBefore is WordRuneAt for the rune before text[i], or nothing at its beginning.
func WordRuneBefore(text string, i int) (n int, ok bool) {
	if i == 0 {
		return 0, false
	}
	r, n := chars.RuneBefore(text, i)
	return n, IsWordRune(r)
}

var (
	digitRunes    = chars.NewRuneSet(unicode.Nd)
	capitalRunes  = chars.NewRuneSet(unicode.Lu, unicode.Lt)
	caselessRunes = func() *chars.RuneSet {
		s := &chars.RuneSet{}
		for r := rune(firstCaseless); r <= lastCaseless; r++ {
			if (r <= 0x0DFF || 0x10D0 <= r && r <= 0x10FF || r >= 0x1200) && (chars.IsLetterRune(r) || chars.IsMarkRune(r)) {
				s.Add(r)
			}
		}
		return s
	}()
	wordRunes = func() *chars.RuneSet {
		s := chars.NewRuneSet(unicode.Lu, unicode.Ll, unicode.Lt, unicode.Mn)
		for i, v := range caselessRunes {
			s[i] |= v
		}
		return s
	}()
)

// IsWordRune reports whether a rune belongs to a word: a letter of a script that
// has capitals, or a mark, or one for IsCaseless.
func IsWordRune(r rune) bool {
	return uint32(r) < chars.MostInSet && wordRunes.Has(r) || r >= chars.MostInSet && unicode.Is(unicode.Mn, r)
}

// The first and the last letter for IsCaseless.
const (
	firstCaseless = 0x05D0
	lastCaseless  = 0x137F
)

// IsCaseless reports whether a rune is a letter or vowel sign of a script without
// capitals that puts spaces between words: Hebrew, Arabic, those of India, Georgian
// and Ethiopic.
func IsCaseless(r rune) bool { return uint32(r) <= lastCaseless && caselessRunes.Has(r) }

// IsCapitalRune reports whether a rune is a letter in upper or title case.
func IsCapitalRune(r rune) bool { return uint32(r) < chars.MostInSet && capitalRunes.Has(r) }

// IsDigitRune is unicode.IsDigit.
func IsDigitRune(r rune) bool { return uint32(r) < chars.MostInSet && digitRunes.Has(r) }
