package attack

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/validator/internal/reveal"
)

// A spelling is a text without what lies between its letters and digits, in lower
// case, so that one value is found in another however it is written. It remembers
// where words begin.
type spelling struct {
	text   []byte
	starts []int32 // offsets at which a word or a number begins, in order
	edge   []bool  // by offset, and one more: a word begins or ends here
	digits bool    // there is nothing but digits
	wide   bool    // there is a letter or digit that is not ASCII
}

// set makes s the spelling of a value. It reuses its memory.
func (s *spelling) set(value string) {
	s.text, s.starts, s.edge = s.text[:0], s.starts[:0], s.edge[:0]
	s.digits, s.wide = true, false
	const (
		nothing = iota
		letter
		digit
	)
	before := nothing
	for i := 0; i < len(value); {
		c := value[i]
		kind, size := nothing, 1
		var r rune
		switch {
		case 'a' <= c && c <= 'z':
			kind = letter
		case 'A' <= c && c <= 'Z':
			kind = letter
			c += 'a' - 'A'
		case '0' <= c && c <= '9':
			kind = digit
		case c >= utf8.RuneSelf:
			r, size = utf8.DecodeRuneInString(value[i:])
			plain := reveal.PlainRune(r)
			switch {
			case '0' <= plain && plain <= '9':
				kind, c = digit, byte(plain)
			case plain < utf8.RuneSelf && unicode.IsLetter(plain):
				kind, c = letter, byte(unicode.ToLower(plain))
			case unicode.IsDigit(r):
				kind = digit
			case unicode.IsLetter(r) || unicode.IsMark(r):
				kind = letter
			}
		}
		i += size
		if kind == nothing {
			before = nothing
			continue
		}
		// Words are not parted where no spaces are written.
		begins := kind != before || size > 2 && c >= utf8.RuneSelf
		if begins {
			s.starts = append(s.starts, int32(len(s.text)))
		}
		s.digits = s.digits && kind == digit
		if c < utf8.RuneSelf {
			s.text = append(s.text, c)
			s.edge = append(s.edge, begins)
		} else {
			s.wide = true
			was := len(s.text)
			s.text = utf8.AppendRune(s.text, unicode.ToLower(r))
			for j := was; j < len(s.text); j++ {
				s.edge = append(s.edge, begins && j == was)
			}
		}
		before = kind
	}
	s.edge = append(s.edge, true)
	s.digits = s.digits && len(s.text) > 0
}

// holds reports whether the needle is in s: anywhere when it is long and of mixed
// characters, and otherwise from the beginning of a word to the end of one, since
// "Ann" is not in "annual".
func (s *spelling) holds(needle *spelling) bool {
	n := len(needle.text)
	if n > len(s.text) || n == 0 {
		return false
	}
	anywhere := n >= longNeedle && !needle.digits && needle.mixed()
	first := needle.text[0]
	if anywhere {
		for i := 0; i+n <= len(s.text); i++ {
			if s.text[i] == first && string(s.text[i:i+n]) == string(needle.text) {
				return true
			}
		}
		return false
	}
	for _, at := range s.starts {
		i := int(at)
		if i+n > len(s.text) {
			return false
		}
		if s.text[i] == first && s.edge[i+n] && string(s.text[i:i+n]) == string(needle.text) {
			return true
		}
	}
	return false
}

// longNeedle is the length in bytes from which on a value of letters and digits is
// looked for inside of words.
const longNeedle = 8

// mixed reports whether there are both letters and digits.
func (s *spelling) mixed() bool {
	letters, digits := false, false
	for _, c := range s.text {
		if '0' <= c && c <= '9' {
			digits = true
		} else {
			letters = true
		}
	}
	return letters && digits
}

// worth returns how likely it is that the spelling of one row's value stands in
// another cell by chance, and whether it is long enough to say anything at all.
func (s *spelling) worth() (chance float64, ok bool) {
	n := len(s.text)
	switch {
	case s.wide:
		if n < 4 {
			return 0, false
		}
		return 1e-5, true
	case s.digits:
		if n < 5 {
			return 0, false
		}
		return pow10(-(min(n, 12) - 1)), true
	case n < 3:
		return 0, false
	case n < 5:
		return 1e-4, true
	}
	return 1e-6, true
}

// pow10 returns 10 to the power of n.
func pow10(n int) float64 {
	p := 1.0
	for ; n < 0; n++ {
		p /= 10
	}
	for ; n > 0; n-- {
		p *= 10
	}
	return p
}

// backwards turns the spelling of a value around, and rotated puts for each of its
// letters the one that is 13 away. They report false when that changes nothing.
func (s *spelling) backwards(dst []byte) ([]byte, bool) {
	if s.wide {
		return dst, false // of characters of several bytes the bytes would be turned around
	}
	dst = append(dst, s.text...)
	slices.Reverse(dst)
	return dst, string(dst) != string(s.text)
}

func (s *spelling) rotated(dst []byte) ([]byte, bool) {
	for _, c := range s.text {
		if 'a' <= c && c <= 'z' {
			c = byte(reveal.Rot13(rune(c)))
		}
		dst = append(dst, c)
	}
	return dst, string(dst) != string(s.text)
}
