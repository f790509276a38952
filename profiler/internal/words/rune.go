package words

import (
	"unicode"
	"unicode/utf8"
)

// This file says of runes what the tables of package unicode say, in a fraction of the
// time: there a rune is searched for in a list of ranges, here it is a bit. It decodes
// them in fewer steps as well.

// The bits that tell runes of two and of three bytes, of which the first is the lowest.
const (
	maskOfTwo, twoBytes     = 0xC0E0, 0x80C0
	maskOfThree, threeBytes = 0xC0C0F0, 0x8080E0
)

// runeOfThree is the rune of three bytes that are the lowest of v. It may be one that should
// have had fewer, or a surrogate.
func runeOfThree(v uint32) rune { return rune(v&0x0F<<12 | v>>2&0x0FC0 | v>>16&0x3F) }

// RuneAt gives the rune at text[i] and its length, as utf8.DecodeRuneInString does. That
// takes twice as long for the runes of two and three bytes, which are most of those beyond
// ASCII.
func RuneAt(text string, i int) (r rune, n int) {
	if i+4 <= len(text) {
		b := text[i : i+4]
		v := uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
		if v&0x80 == 0 {
			return rune(v & 0x7F), 1
		}
		if v&maskOfTwo == twoBytes && v&0x1E != 0 {
			return rune(v&0x1F<<6 | v>>8&0x3F), 2
		}
		if r = runeOfThree(v); v&maskOfThree == threeBytes && r >= 0x800 && uint32(r-0xD800) >= 0x800 {
			return r, 3
		}
		if v&0xC000 != 0x8000 || byte(v) < 0xC2 {
			return utf8.RuneError, 1 // it begins none
		}
		if r = rune(v&0x7<<18 | v<<4&0x3F000 | v>>10&0xFC0 | v>>24&0x3F); v&0xC0C0C0F8 == 0x808080F0 && r >= 0x10000 && r <= utf8.MaxRune {
			return r, 4
		}
	}
	return utf8.DecodeRuneInString(text[i:])
}

// RuneBefore gives the rune before text[i] and its length, as utf8.DecodeLastRuneInString
// does.
func RuneBefore(text string, i int) (r rune, n int) {
	if i > 2 {
		s := text[i-3 : i]
		a, b, c := s[0], s[1], s[2]
		if c < utf8.RuneSelf {
			return rune(c), 1
		}
		if c&0xC0 == 0x80 {
			if b-0xC2 < 0xE0-0xC2 {
				return rune(b&0x1F)<<6 | rune(c&0x3F), 2
			}
			if r = rune(a&0x0F)<<12 | rune(b&0x3F)<<6 | rune(c&0x3F); a&0xF0 == 0xE0 && b&0xC0 == 0x80 && r >= 0x800 && uint32(r-0xD800) >= 0x800 {
				return r, 3
			}
		}
	}
	return utf8.DecodeLastRuneInString(text[:i])
}

// A runeKind is bits for what a rune is.
type runeKind uint8

const (
	KindWord     runeKind = 1 << iota // IsWordRune
	kindUpper                         // isUpperRune
	KindCapital                       // IsCapitalRune
	kindMark                          // isMarkRune
	KindDigit                         // IsDigitRune
	KindCaseless                      // IsCaseless
)

// kindsOfTwo are the kinds of the runes of one byte or two.
var kindsOfTwo = func() (t [1 << 11]runeKind) {
	for i := range t {
		r := rune(i)
		for bit, is := range [...]bool{IsWordRune(r), isUpperRune(r), IsCapitalRune(r), isMarkRune(r), IsDigitRune(r), IsCaseless(r)} {
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

// threeAt gives the rune of three bytes at text[i], or 0 for all others.
func threeAt(text string, i int) rune {
	if i+3 > len(text) {
		return 0
	}
	s := text[i : i+3]
	if s[0]-0xE0 > 0x0F || s[1]&0xC0 != 0x80 || s[2]&0xC0 != 0x80 {
		return 0
	}
	if r := rune(s[0]&0xF)<<12 | rune(s[1]&0x3F)<<6 | rune(s[2]&0x3F); r >= 0x800 && uint32(r-0xD800) >= 0x800 {
		return r
	}
	return 0
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
	if k, ok := KindOfTwo(text, i); ok {
		return 2, k&KindWord != 0
	}
	if r := threeAt(text, i); r > 0 {
		return 3, wordRunes.has(r)
	}
	if c := text[i]; c >= utf8.RuneSelf && (c < 0xC2 || i+1 < len(text) && text[i+1]&0xC0 != 0x80) {
		return 1, false // no rune
	}
	r, n := RuneAt(text, i)
	return n, IsWordRune(r)
}

// WordRuneBefore is WordRuneAt for the rune before text[i].
func WordRuneBefore(text string, i int) (n int, ok bool) {
	if i >= 2 {
		if k, ok := KindOfTwo(text[:i], i-2); ok {
			return 2, k&KindWord != 0
		}
	}
	r, n := RuneBefore(text, i)
	return n, IsWordRune(r)
}

// A runeSet holds runes below 0x10000.
type runeSet [1 << 16 / 64]uint64

// newRuneSet gives the set of the runes from first to last of some tables.
func newRuneSet(first, last uint32, tables ...*unicode.RangeTable) *runeSet {
	s := &runeSet{}
	for _, t := range tables {
		for _, r := range t.R16 {
			lo, hi := uint32(r.Lo), min(last, uint32(r.Hi))
			if r.Stride == 1 {
				lo = max(first, lo)
			}
			for c := lo; c <= hi; c += uint32(r.Stride) {
				switch {
				case c < first:
				case r.Stride == 1 && c%64 == 0 && c+63 <= hi:
					s[c/64] = 1<<64 - 1
					c += 63
				default:
					s[c/64] |= 1 << (c % 64)
				}
			}
		}
	}
	return s
}

// farRunes are runes from 0x10000 on: those of the second plane as a set, and the few ranges that
// are behind it.
type farRunes struct {
	second runeSet
	ranges []unicode.Range32
}

func newFarRunes(tables ...*unicode.RangeTable) *farRunes {
	f := &farRunes{}
	for _, t := range tables {
		for _, r := range t.R32 {
			for c := r.Lo; c <= min(r.Hi, 1<<17-1); c += r.Stride {
				if r.Stride == 1 && c%64 == 0 && c+63 <= r.Hi {
					f.second[c>>6%(1<<10)] = 1<<64 - 1
					c += 63
					continue
				}
				f.second[c>>6%(1<<10)] |= 1 << (c % 64)
			}
			if r.Hi >= 1<<17 {
				f.ranges = append(f.ranges, r)
			}
		}
	}
	return f
}

func (f *farRunes) has(r rune) bool {
	if uint32(r) < 1<<17 {
		return f.second.has(r)
	}
	for _, t := range f.ranges {
		if c := uint32(r); t.Lo <= c && c <= t.Hi {
			return (c-t.Lo)%t.Stride == 0
		}
	}
	return false
}

func (s *runeSet) has(r rune) bool { return s[uint16(r)>>6]>>(uint16(r)&63)&1 == 1 }

// with gives the runes of both sets.
func (s *runeSet) with(o *runeSet) *runeSet {
	both := *s
	for i := range both {
		both[i] |= o[i]
	}
	return &both
}

var (
	digitRunes   = newRuneSet(0, 1<<16-1, unicode.Nd)
	markRunes    = newRuneSet(0, 1<<16-1, unicode.M)
	upperRunes   = newRuneSet(0, 1<<16-1, unicode.Lu)
	capitalRunes = upperRunes.with(newRuneSet(0, 1<<16-1, unicode.Lt))

	caselessRunes = func() *runeSet {
		s := newRuneSet(firstCaseless, 0x0DFF, unicode.L, unicode.M)
		return s.with(newRuneSet(0x10D0, 0x10FF, unicode.L, unicode.M)).with(newRuneSet(0x1200, lastCaseless, unicode.L, unicode.M))
	}()

	wordRunes = capitalRunes.with(newRuneSet(0, 1<<16-1, unicode.Ll, unicode.Mn)).with(caselessRunes)

	farDigits   = newFarRunes(unicode.Nd)
	farMarks    = newFarRunes(unicode.M)
	farUppers   = newFarRunes(unicode.Lu)
	farCapitals = newFarRunes(unicode.Lu, unicode.Lt)
	farWords    = newFarRunes(unicode.Lu, unicode.Ll, unicode.Lt, unicode.Mn)
)

// IsWordRune reports whether a rune belongs to a word: a letter of a script that
// has capitals, or a mark, or one for IsCaseless.
func IsWordRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return wordRunes.has(r)
	}
	return farWords.has(r)
}

// The first and the last letter for IsCaseless.
const (
	firstCaseless = 0x05D0
	lastCaseless  = 0x137F
)

// IsCaseless reports whether a rune is a letter or vowel sign of a script without
// capitals that puts spaces between words: Hebrew, Arabic, those of India, Georgian
// and Ethiopic.
func IsCaseless(r rune) bool { return uint32(r) <= lastCaseless && caselessRunes.has(r) }

// IsCapitalRune reports whether a rune is a letter in upper or title case.
func IsCapitalRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return capitalRunes.has(r)
	}
	return farCapitals.has(r)
}

// isUpperRune is unicode.IsUpper.
func isUpperRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return upperRunes.has(r)
	}
	return farUppers.has(r)
}

// isMarkRune is unicode.IsMark.
func isMarkRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return markRunes.has(r)
	}
	return farMarks.has(r)
}

// IsDigitRune is unicode.IsDigit.
func IsDigitRune(r rune) bool {
	if uint32(r) < 1<<16 {
		return digitRunes.has(r)
	}
	return farDigits.has(r)
}
