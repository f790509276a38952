package masker

import "math/bits"

// A look is what the values of a column that is kept look like in the sample. A value
// behind the sample that looks otherwise, such as an address in a column of states,
// speaks against the verdict, and is searched; all others are not, since to search
// each value takes many times as long as to copy it.
type look struct {
	kinds   uint8 // of bytes
	digits  int   // the most in a value
	longest int   // bytes
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
	return l
}

// kindsOf gives the kinds of the bytes of s and the number of its digits. Eight bytes at
// a time take two fifths of the instructions of a byte at a time.
func kindsOf(s string) (kinds uint8, digits int) {
	var letters, ats, wide uint64
	for i := 0; i < len(s); i += 8 {
		w := wordAt(s, i)
		low := w &^ highs
		letters |= lettersIn(low) &^ w
		ats |= equalTo(low, '@') &^ w
		wide |= w
		digits += bits.OnesCount64(digitsIn(low) &^ w)
	}
	if letters != 0 {
		kinds |= letterBytes
	}
	if ats != 0 {
		kinds |= atBytes
	}
	if wide&highs != 0 {
		kinds |= wideBytes
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
func (l *look) differs(s string) bool {
	if len(s) < leastSure {
		return false
	}
	kinds, digits := kindsOf(s)
	return kinds&^l.kinds != 0 || digits > l.digits && digits >= leastSureDigits || len(s) > 2*l.longest && kinds != 0
}
