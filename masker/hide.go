package masker

import (
	"unicode"
	"unicode/utf8"
)

// stars is copied from, so that a run of mask characters is written at once.
const stars = "****************************************************************"

// appendStars appends n mask characters.
func appendStars(dst []byte, n int) []byte {
	for n > len(stars) {
		dst = append(dst, stars...)
		n -= len(stars)
	}
	return append(dst, stars[:n]...)
}

// appendWhole appends one mask character for each code point of s. A byte that
// is not valid UTF-8 counts as a code point.
func appendWhole(dst []byte, s string) []byte {
	return appendStars(dst, utf8.RuneCountInString(s))
}

// appendHidden appends s with each code point that is not a separator masked.
func appendHidden(dst []byte, s string) []byte {
	start := len(dst)
	dst = append(dst, s...)
	hidden := dst[start:]
	// ASCII is hidden where it stands: one table look-up a byte.
	for i, c := range hidden {
		if c >= utf8.RuneSelf {
			return appendHiddenRunes(dst[:start+i], s[i:])
		}
		hidden[i] = hiddenASCII[c]
	}
	return dst
}

// appendHiddenRunes is appendHidden for any text.
func appendHiddenRunes(dst []byte, s string) []byte {
	for i, size := 0, 0; i < len(s); i += size {
		var r rune
		r, size = utf8.DecodeRuneInString(s[i:])
		if isSeparator(r) {
			dst = append(dst, s[i:i+size]...)
		} else {
			dst = append(dst, Mask)
		}
	}
	return dst
}

// hiddenASCII holds what each ASCII character becomes.
var hiddenASCII = func() (t [utf8.RuneSelf]byte) {
	for c := range t {
		t[c] = Mask
		if isSeparator(rune(c)) {
			t[c] = byte(c)
		}
	}
	return t
}()

// isSeparator reports whether r parts or frames the characters of a value and
// says nothing itself: white space, punctuation, and the signs that stand where
// punctuation does. Symbols, such as those of currencies, are no separators;
// neither is what cannot be seen.
func isSeparator(r rune) bool {
	switch r {
	case Mask:
		return false
	case '+', '=', '|', '<', '>':
		return true
	}
	return unicode.IsSpace(r) || unicode.IsPunct(r)
}

// isMasked reports whether s has mask characters only. So has the empty string.
func isMasked(s string) bool {
	for i := range len(s) {
		if s[i] != Mask {
			return false
		}
	}
	return true
}

// differs reports whether masked is another text than value. Most rules hide
// something near the start, so that this ends sooner than a comparison of all.
func differs(masked []byte, value string) bool {
	if len(masked) != len(value) {
		return true
	}
	for i, c := range masked {
		if c != value[i] {
			return true
		}
	}
	return false
}

// trimSpace gives the part of s that has no ASCII white space around it.
func trimSpace(s string) (from, to int) {
	to = len(s)
	for from < to && isASCIISpace(s[from]) {
		from++
	}
	for from < to && isASCIISpace(s[to-1]) {
		to--
	}
	return from, to
}

func isASCIISpace(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }

// isDigit and isLetter are for ASCII, and take a mask character for either.
func isDigit(c byte) bool  { return '0' <= c && c <= '9' || c == Mask }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' || c == Mask }
