package masker

import (
	"unicode/utf8"
)

// This file takes values apart into characters that are replaced and such that
// stay, for the operators that keep the shape of values.

// An alphabet is a set of characters that stand for each other: first, then each
// step-th code point up to last. It is fixed here, and not taken from package
// unicode, because what is masked today is unmasked with another release of Go.
type alphabet struct{ first, last, step rune }

// size is the number of characters.
func (a *alphabet) size() uint32 { return uint32((a.last-a.first)/a.step) + 1 }

// index is the place of r, which is in the alphabet.
func (a *alphabet) index(r rune) uint32 { return uint32((r - a.first) / a.step) }

// at undoes index.
func (a *alphabet) at(i uint32) rune { return a.first + rune(i)*a.step }

// alphabets are sorted by first; alphabets that have a step overlap in pairs. All
// code points of an alphabet are assigned, and letters of one case class, digits,
// or marks. What is in none of them, and no separator, has no shape.
var alphabets = []alphabet{
	{'0', '9', 1}, {'A', 'Z', 1}, {'a', 'z', 1}, // these three come first
	{0xc0, 0xd6, 1}, {0xd8, 0xde, 1}, {0xdf, 0xf6, 1}, {0xf8, 0xff, 1}, // Latin-1
	{0x100, 0x136, 2}, {0x101, 0x137, 2}, {0x139, 0x147, 2}, {0x13a, 0x148, 2}, // Latin Extended-A
	{0x14a, 0x176, 2}, {0x14b, 0x177, 2}, {0x179, 0x17d, 2}, {0x17a, 0x17e, 2},
	{0x218, 0x21a, 2}, {0x219, 0x21b, 2}, // Romanian
	{0x300, 0x314, 1}, {0x323, 0x333, 1}, // accents that stand behind their letters
	{0x388, 0x38a, 1}, {0x391, 0x3a1, 1}, {0x3a3, 0x3ab, 1}, {0x3ac, 0x3af, 1}, {0x3b1, 0x3ce, 1}, // Greek
	{0x400, 0x42f, 1}, {0x430, 0x45f, 1}, // Cyrillic
	{0x531, 0x556, 1}, {0x561, 0x586, 1}, // Armenian
	{0x5d0, 0x5ea, 1},                                       // Hebrew
	{0x621, 0x63a, 1}, {0x641, 0x64a, 1}, {0x64b, 0x652, 1}, // Arabic
	{0x660, 0x669, 1}, {0x671, 0x6d3, 1}, {0x6f0, 0x6f9, 1},
	{0x904, 0x939, 1}, {0x93e, 0x94d, 1}, {0x966, 0x96f, 1}, // Devanagari
	{0xe01, 0xe2e, 1}, {0xe30, 0xe3a, 1}, {0xe40, 0xe4e, 1}, // Thai
	{0x10d0, 0x10f0, 1},                      // Georgian
	{0x1ea0, 0x1ef8, 2}, {0x1ea1, 0x1ef9, 2}, // Vietnamese
	{0x3041, 0x3096, 1}, {0x30a1, 0x30fa, 1}, // Hiragana, Katakana
	{0x4e00, 0x9fff, 1},                      // Han
	{0xac00, 0xd7a3, 1},                      // Hangul
	{0xff10, 0xff19, 1}, {0xff21, 0xff3a, 1}, // full width
	{0xff41, 0xff5a, 1},
}

// The places of the alphabets that have a meaning of their own.
const (
	digits = iota
	upperLetters
	lowerLetters
)

// alphabetOf gives the place of the alphabet of a character, or -1.
func alphabetOf(r rune) int {
	if r < utf8.RuneSelf {
		switch {
		case '0' <= r && r <= '9':
			return digits
		case 'A' <= r && r <= 'Z':
			return upperLetters
		case 'a' <= r && r <= 'z':
			return lowerLetters
		}
		return -1
	}
	for i := lowerLetters + 1; i < len(alphabets) && alphabets[i].first <= r; i++ {
		a := &alphabets[i]
		if r <= a.last && (r-a.first)%a.step == 0 {
			return i
		}
	}
	return -1
}

// maxShape is the number of characters that are replaced in the longest value
// with a shape. The time for a longer one would grow with its square.
const maxShape = 256

// A shape is a value taken apart.
type shape struct {
	x, radix []uint32 // the characters that are replaced, and the sizes of their alphabets
	kinds    []byte   // and which alphabets these are
}

// reset takes all characters out.
func (s *shape) reset() { s.x, s.radix, s.kinds = s.x[:0], s.radix[:0], s.kinds[:0] }

// add adds a character.
func (s *shape) add(kind byte, x, radix uint32) {
	s.x = append(s.x, x)
	s.radix = append(s.radix, radix)
	s.kinds = append(s.kinds, kind)
}

// parse takes apart a value, without its first bytes, which stay, and without the
// check characters. It reports false for a value that has no shape.
func (s *shape) parse(value string, from int, checks []int) bool {
	s.reset()
	for i, size := 0, 0; i < len(value); i += size {
		r := rune(value[i])
		size = 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(value[i:])
		}
		if r == tokenMark || r == utf8.RuneError || r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0x7f {
			return false
		}
		if i < from {
			continue
		}
		if len(checks) > 0 && checks[0] == i {
			checks = checks[1:]
			continue
		}
		k := alphabetOf(r)
		switch {
		case k >= 0 && len(s.x) == maxShape:
			return false
		case k >= 0:
			s.add(byte(k), alphabets[k].index(r), alphabets[k].size())
		case r >= utf8.RuneSelf && !isSeparator(r):
			return false
		}
	}
	return len(s.x) > 0
}

// append puts a value with other characters together. The value and the places
// are those that parse was given.
func (s *shape) append(dst []byte, value string, from int, checks []int) []byte {
	next := 0
	for i, size := 0, 0; i < len(value); i += size {
		r := rune(value[i])
		size = 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(value[i:])
		}
		switch {
		case i < from || alphabetOf(r) < 0:
			dst = append(dst, value[i:i+size]...)
		case len(checks) > 0 && checks[0] == i:
			checks = checks[1:]
			dst = append(dst, value[i])
		default:
			a := &alphabets[s.kinds[next]]
			dst = utf8.AppendRune(dst, a.at(s.x[next]))
			next++
		}
	}
	return dst
}

// uniform gives the radix that all characters have, or 0.
func (s *shape) uniform() uint32 {
	for _, r := range s.radix {
		if r != s.radix[0] {
			return 0
		}
	}
	return s.radix[0]
}
