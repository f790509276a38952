package masker

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

	digitBytes = 0x80
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

func kindsOf(s string) (kinds uint8, digits int) {
	for i := range len(s) {
		k := byteKinds[s[i]]
		kinds |= k
		digits += int(k >> 7)
	}
	return kinds &^ digitBytes, digits
}

// byteKinds are the kinds of all bytes: without branches, a column that is kept is
// copied some 20 % slower for being looked at, and not twice that.
var byteKinds = func() (t [256]uint8) {
	for c := range t {
		switch b := byte(c); {
		case '0' <= b && b <= '9':
			t[c] = digitBytes
		case 'a' <= b|0x20 && b|0x20 <= 'z':
			t[c] = letterBytes
		case b == '@':
			t[c] = atBytes
		case b >= 0x80:
			t[c] = wideBytes
		}
	}
	return t
}()

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
