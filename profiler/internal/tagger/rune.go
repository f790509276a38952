package tagger

import (
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lazy"
)

// A kind says what a rune is to the splitter.
type kind uint8

const (
	kindSign  kind = iota // punctuation, symbols, what is no UTF-8
	kindSpace             // a space or a control character but the next
	kindBreak             // a line feed or another end of a line
	kindDigit             // a decimal digit
	kindLower             // a letter in lower case
	kindUpper             // a letter in upper or title case
	kindPlain             // a letter of a script without letter cases, or a mark
	kindAlone             // a character of a script without spaces, a token by itself
)

func (k kind) isLetter() bool { return k >= kindLower && k <= kindPlain }

// firstFar is the first rune whose kind is not looked up in near.
const firstFar = 0x3000

// near are the kinds of the runes before firstFar. Looking a rune up costs 1 ns, asking package
// unicode some 30. It is made when first asked for, in a millisecond.
var near = lazy.Value[*[12288]kind]{Make: func() *[firstFar]kind {
	var t [firstFar]kind
	for r := range t {
		t[r] = slowKind(rune(r))
	}
	return &t
}}

// slowKind is the kind of a rune.
func slowKind(r rune) kind {
	switch {
	case r == '\n' || r == '\r' || r == '\v' || r == '\f' || r == 0x85 || r == 0x2028 || r == 0x2029:
		return kindBreak
	case r < 0x20 || unicode.IsSpace(r) || r == 0x200B || r == 0xFEFF:
		return kindSpace
	case isAlone(r):
		return kindAlone
	case unicode.IsUpper(r) || unicode.IsTitle(r):
		return kindUpper
	case unicode.IsLower(r):
		return kindLower
	case unicode.IsLetter(r), unicode.IsMark(r), r == 0x200C, r == 0x200D, r == 0xAD:
		return kindPlain
	case unicode.IsDigit(r):
		return kindDigit
	}
	return kindSign
}

// isAlone reports whether a rune belongs to a script that puts no space between words: Han, Kana,
// Thai, Lao, Khmer and Burmese; and Hangul, where particles adjoin the words. Marks of those scripts count.
func isAlone(r rune) bool {
	switch {
	case r < 0x0E00:
		return false
	case r < 0x0F00:
		return unicode.In(r, unicode.Thai, unicode.Lao) && !unicode.IsDigit(r) && r != '฿'
	case r >= 0x1000 && r < 0x10A0:
		return unicode.Is(unicode.Myanmar, r) && !unicode.IsDigit(r) && !unicode.IsPunct(r)
	case r >= 0x1780 && r < 0x1800:
		return unicode.Is(unicode.Khmer, r) && !unicode.IsDigit(r) && !unicode.IsPunct(r)
	case r < 0x3005:
		return false
	case r < 0x3008 || r >= 0x3041 && r < 0x3100 && r != 0x30FB || r >= 0x3105 && r < 0x3130 || r >= 0x31A0 && r < 0x31C0 || r >= 0x31F0 && r < 0x3200:
		return true
	case r >= 0x3400 && r < 0x4DC0 || r >= 0x4E00 && r < 0xA000 || r >= 0xAC00 && r < 0xD7A4 || r >= 0xF900 && r < 0xFB00 || r >= 0x20000 && r < 0x32000:
		return true
	case r >= 0xFF66 && r < 0xFFA0:
		return true
	}
	return false
}

// runeAt gives the rune at text[i], its kind and its length in bytes.
func runeAt(t *[firstFar]kind, text string, i int) (rune, kind, int) {
	c := text[i]
	if c < utf8.RuneSelf {
		return rune(c), t[c], 1
	}
	r, n := utf8.DecodeRuneInString(text[i:])
	return r, kindOf(t, r), n
}

// kindOf is the kind of a rune.
func kindOf(t *[firstFar]kind, r rune) kind {
	switch {
	case r < firstFar:
		return t[r]
	case r >= 0x4E00 && r < 0xA000 || r >= 0xAC00 && r < 0xD7A4 || r >= 0x3041 && r < 0x30FB:
		return kindAlone
	case r == utf8.RuneError:
		return kindSign
	}
	return slowKind(r)
}
