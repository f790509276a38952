package tabular

import (
	"math/bits"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/swar"
)

// A look is what the values of a column that is NONE look like in the sample. A value
// behind the sample that looks otherwise, such as an address in a column of states,
// speaks against the verdict; most others do not, and to search each of them takes many times as
// long as to copy it.
type look struct {
	kinds   uint8 // of bytes
	digits  int   // the most in a value
	longest int   // bytes
	coded   bool  // each of many values has a digit

	// The high bits of all bytes if no value has a letter, a commercial at, or a byte
	// beyond ASCII; else 0.
	noLetters, noAts, noWide uint64

	few *fewValues // all values, where they come again and again; or nil
}

// The kinds of bytes that a look tells apart.
const (
	letterBytes = 1 << iota
	atBytes     // commercial at
	wideBytes   // not ASCII
)

// lookOf is what values look like, none of which is empty.
func lookOf(values []string) *look {
	l := &look{coded: len(values) >= leastValues, few: fewOf(values)}
	for _, s := range values {
		kinds, digits := kindsOf(s)
		l.kinds |= kinds
		l.digits = max(l.digits, digits)
		l.longest = max(l.longest, len(s))
		l.coded = l.coded && digits > 0
	}
	for kind, no := range map[uint8]*uint64{letterBytes: &l.noLetters, atBytes: &l.noAts, wideBytes: &l.noWide} {
		if l.kinds&kind == 0 {
			*no = swar.Highs
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

// foreign reports whether a value is none that the column is known to have: another one
// than its few values, or one that looks otherwise. It is not empty.
func (l *look) foreign(s string) bool {
	if l.few != nil {
		return !l.few.has(s)
	}
	if l.coded && s[len(s)-1]-'0' > 9 && !hasDigit(s) { // most codes end with a digit, which saves the loop
		return true
	}
	return l.differs(s)
}

func hasDigit(s string) bool {
	for i := 0; i < len(s); i += 8 {
		if w := swar.At(s, i); swar.Digits(w&^swar.Highs)&^w != 0 {
			return true
		}
	}
	return false
}

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
		w := swar.At(s, i)
		low := w &^ swar.Highs
		if (swar.Letters(low)&^w&l.noLetters | swar.Equal(low, '@')&^w&l.noAts | w&l.noWide) != 0 {
			return true
		}
		if len(s) > most {
			digits += bits.OnesCount64(swar.Digits(low) &^ w)
		}
	}
	return digits > most
}

// The bounds of few values.
const (
	mostFew     = 256 // values
	mostFewSize = 64  // bytes of one of them
	leastOfEach = 10  // how often each of them comes, on average
)

// fewValues are the values of a column of states, kinds or small numbers. Nobody changes
// them. To look one up takes a third of the time that it takes in a map.
type fewValues struct {
	places []string // in which each value stands in or behind its own; a power of two
	n      int
}

// fewOf gives the values if they are few and come again and again, or nil.
func fewOf(values []string) *fewValues {
	if len(values) < leastValues {
		return nil
	}
	var f *fewValues
	for _, s := range values {
		if f != nil && f.has(s) {
			continue
		}
		if f = f.with(s); f == nil || f.n*leastOfEach > len(values) {
			return nil
		}
	}
	return f
}

// with gives these values and one more, or nil if they are few no longer. It may
// write to f where nobody can be reading: at first, and before it is given out.
func (f *fewValues) with(s string) *fewValues {
	if len(s) > mostFewSize || f != nil && f.n == mostFew {
		return nil
	}
	if f == nil || 4*f.n >= len(f.places) {
		more := &fewValues{places: make([]string, 16)}
		if f != nil {
			more.places = make([]string, 2*len(f.places))
			for _, old := range f.places {
				if old != "" {
					more.add(old)
				}
			}
		}
		f = more
	}
	f.add(strings.Clone(s)) // a part of a block would hold all of it in memory
	return f
}

func (f *fewValues) add(s string) {
	i := f.place(s)
	for f.places[i] != "" {
		i = (i + 1) % len(f.places)
	}
	f.places[i] = s
	f.n++
}

// clone gives the same values, to be added to.
func (f *fewValues) clone() *fewValues {
	return &fewValues{places: append([]string(nil), f.places...), n: f.n}
}

func (f *fewValues) has(s string) bool {
	for i := f.place(s); f.places[i] != ""; i = (i + 1) % len(f.places) {
		if f.places[i] == s {
			return true
		}
	}
	return false
}

// place is where a value stands, unless others do. It goes by the length and the bytes at both ends.
func (f *fewValues) place(s string) int {
	const odd, other = 0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9
	h := (swar.At(s, 0)^uint64(len(s)))*odd ^ swar.At(s, max(0, len(s)-8))*other
	return int(h * odd >> 32 % uint64(len(f.places)))
}
