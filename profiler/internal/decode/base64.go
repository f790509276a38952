package decode

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
)

const (
	LongestBase64 = 16 << 10 // a longer token is not opened
	// base64Back is how far before such a token, in bytes, base 64 can begin.
	base64Back = 64
)

// sextets gives the value of a character of both alphabets, and NotSextet of any
// other.
const NotSextet = 0xFF

var Sextets = func() (t [256]byte) {
	for c := range t {
		t[c] = NotSextet
	}
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	for i := range len(alphabet) {
		t[alphabet[i]] = byte(i)
	}
	t['-'], t['_'] = t['+'], t['/']
	return t
}()

// IsInBase64 reports whether text[i] is there and stands in one of the alphabets.
func IsInBase64(text string, i int) bool {
	return i >= 0 && i < len(text) && Sextets[text[i]] != NotSextet
}

// Base64Alphabets are the two alphabets, and what both have.
var Base64Alphabets = [...]base64Alphabet{newBase64Alphabet("+/"), newBase64Alphabet("-_"), newBase64Alphabet("")}

// A base64Alphabet is letters, digits and others.
type base64Alphabet struct {
	Has [256]bool
}

func newBase64Alphabet(others string) base64Alphabet {
	a := base64Alphabet{}
	for c := range a.Has {
		a.Has[c] = numeral.IsAlnum(byte(c)) || strings.IndexByte(others, byte(c)) >= 0
	}
	return a
}

// Base64Run is the run of characters of an alphabet around text[i], which text[start:end] is
// known to be a part of. The start is negative when it is too long.
func Base64Run(text string, i, start, end int, has *[256]bool) (int, int) {
	for start > 0 && has[text[start-1]] {
		if i-start == base64Back {
			return -1, 0
		}
		start--
	}
	for end < len(text) && has[text[end]] {
		if end-start >= LongestBase64 {
			return -1, 0
		}
		end++
	}
	if end-start > LongestBase64 {
		return -1, 0
	}
	return start, end
}

// AppendBase64 appends the bytes of characters of the alphabets.
func AppendBase64(dst []byte, s string) []byte {
	for ; len(s) >= 4; s = s[4:] {
		v := uint32(Sextets[s[0]])<<18 | uint32(Sextets[s[1]])<<12 | uint32(Sextets[s[2]])<<6 | uint32(Sextets[s[3]])
		dst = append(dst, byte(v>>16), byte(v>>8), byte(v))
	}
	switch len(s) {
	case 2:
		dst = append(dst, Sextets[s[0]]<<2|Sextets[s[1]]>>4)
	case 3:
		dst = append(dst, Sextets[s[0]]<<2|Sextets[s[1]]>>4, Sextets[s[1]]<<4|Sextets[s[2]]>>2)
	}
	return dst
}

// controlShare is how many characters of a text there are, at least, to each
// control character.
const controlShare = 8

// IsText reports whether b is UTF-8 and mostly printable. With cut, b may end
// inside a rune.
func IsText(b []byte, cut bool) bool {
	controls := 0
	for i := 0; i < len(b); {
		c := b[i]
		if c < utf8.RuneSelf {
			if c < ' ' && c != '\n' && c != '\r' && c != '\t' || c == 0x7F {
				controls++
			}
			i++
			continue
		}
		r, n := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && n == 1 {
			if !cut || utf8.FullRune(b[i:]) {
				return false
			}
			break
		}
		i += n
	}
	return controls*controlShare <= len(b)
}
