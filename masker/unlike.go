package masker

import (
	"math/bits"
	"unicode/utf8"
)

// A look is what the values of a column that is kept look like in the sample. A value
// behind the sample that looks otherwise, such as an address in a column of states,
// speaks against the verdict, and is searched; all others are not, since to search
// each value takes many times as long as to copy it.
type look struct {
	kinds   uint8 // of bytes
	digits  int   // the most in a value
	longest int   // bytes

	// The high bits of all bytes if no value has a letter, a commercial at, or a byte
	// beyond ASCII; else 0.
	noLetters, noAts, noWide uint64
}

// The kinds of bytes that a look tells apart.
const (
	letterBytes = 1 << iota
	atBytes     // commercial at
	wideBytes   // not ASCII
)

// lookOf is what values look like.
func lookOf(values []string) *look {
	l := new(look)
	for _, s := range values {
		kinds, digits := kindsOf(s)
		l.kinds |= kinds
		l.digits = max(l.digits, digits)
		l.longest = max(l.longest, len(s))
	}
	for kind, no := range map[uint8]*uint64{letterBytes: &l.noLetters, atBytes: &l.noAts, wideBytes: &l.noWide} {
		if l.kinds&kind == 0 {
			*no = highs
		}
	}
	return l
}

// kindsOf gives the kinds of the bytes of s and the number of its digits.
func kindsOf(s string) (kinds uint8, digits int) {
	for i := range len(s) {
		switch b := s[i]; {
		case '0' <= b && b <= '9':
			digits++
		case 'a' <= b|0x20 && b|0x20 <= 'z':
			kinds |= letterBytes
		case b == '@':
			kinds |= atBytes
		case b >= utf8.RuneSelf:
			kinds |= wideBytes
		}
	}
	return kinds, digits
}

// A shorter value is not surely anything, so that numbers of rows, which grow, are not
// searched.
const (
	leastSure       = 6 // bytes
	leastSureDigits = 7
)

// differs reports whether a value looks otherwise.
func (l *look) differs(s string) bool { return len(s) >= leastSure && l.differsFrom(s) }

// differsFrom is differs for a value that is not so short. It looks at eight bytes at a
// time, for half of the time of a table of bytes.
func (l *look) differsFrom(s string) bool {
	if len(s) > 2*l.longest {
		kinds, digits := kindsOf(s)
		return kinds != 0 || digits > l.digits && digits >= leastSureDigits
	}
	digits, most := 0, max(l.digits, leastSureDigits-1)
	for i := 0; i < len(s); i += 8 {
		w := wordAt(s, i)
		low := w &^ highs
		if (lettersIn(low)&^w&l.noLetters | equalTo(low, '@')&^w&l.noAts | w&l.noWide) != 0 {
			return true
		}
		if len(s) > most {
			digits += bits.OnesCount64(digitsIn(low) &^ w)
		}
	}
	return digits > most
}
