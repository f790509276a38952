package decode

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
)

const (
	LongestBase64  = 16 << 10 // a longer token is not opened
	shortestBase64 = 16       // in characters without padding
	// base64Probe is how many characters are decoded before anything is said of
	// the rest. Most long words are told from base 64 by them.
	base64Probe = 12
	// base64Back is how far before such a token, in bytes, base 64 can begin.
	base64Back = 64
)

// sextets gives the value of a character of both alphabets, and notSextet of any
// other.
const notSextet = 0xFF

var sextets = func() (t [256]byte) {
	for c := range t {
		t[c] = notSextet
	}
	const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	for i := range len(alphabet) {
		t[alphabet[i]] = byte(i)
	}
	t['-'], t['_'] = t['+'], t['/']
	return t
}()

// isInBase64 reports whether text[i] is there and stands in one of the alphabets.
func isInBase64(text string, i int) bool {
	return i >= 0 && i < len(text) && sextets[text[i]] != notSextet
}

// base64Alphabets are the two alphabets, and what both have.
var base64Alphabets = [...]base64Alphabet{newBase64Alphabet("+/"), newBase64Alphabet("-_"), newBase64Alphabet("")}

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

// base64Run is the run of characters of an alphabet around text[i], which text[start:end] is
// known to be a part of. The start is negative when it is too long.
func base64Run(text string, i, start, end int, has *[256]bool) (int, int) {
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

// OpenBase64 decodes into dst[:0] the base 64 that the token of letters and digits at text[i]
// belongs to: with the other characters of one alphabet or the other, or alone.
func OpenBase64(dst []byte, text string, i int) (plain []byte, start, end int, ok bool) {
	plain = dst
	bare := &base64Alphabets[len(base64Alphabets)-1]
	from, to := base64Run(text, i, i, i, &bare.Has)
	if from < 0 {
		return plain, 0, 0, false // it is longer still with others
	}
	if !isInBase64(text, from-1) && !isInBase64(text, to) {
		plain, end, ok = decodeBase64(plain, text, from, to) // it is the same with others
		return plain, from, end, ok
	}
	for k := range base64Alphabets {
		a := &base64Alphabets[k]
		start, end = from, to
		if a != bare {
			if start, end = base64Run(text, i, from, to, &a.Has); start < 0 || start == from && end == to {
				continue // there are no others
			}
		}
		if plain, end, ok = decodeBase64(plain, text, start, end); ok {
			return plain, start, end, true
		}
	}
	return plain, 0, 0, false
}

// decodeBase64 decodes text[start:end] into plain[:0], and gives the end of its
// padding. It refuses what is not text, and what belongs to something that has a
// name of its own: the parts of a token that dots join, and the credentials of
// Basic.
func decodeBase64(plain []byte, text string, start, end int) ([]byte, int, bool) {
	n := end - start
	if n < shortestBase64 || n%4 == 1 {
		return plain, 0, false
	}
	if start >= 2 && text[start-1] == '.' && sextets[text[start-2]] != notSextet ||
		end+1 < len(text) && text[end] == '.' && sextets[text[end+1]] != notSextet ||
		start >= 6 && strings.EqualFold(text[start-6:start], "basic ") {
		return plain, 0, false
	}
	probe := text[start : start+base64Probe]
	plain = appendBase64(plain[:0], probe)
	if !isText(plain, true) {
		return plain, 0, false
	}
	plain = appendBase64(plain, text[start+base64Probe:end])
	if n%4 == 2 && sextets[text[end-1]]&0xF != 0 || n%4 == 3 && sextets[text[end-1]]&0x3 != 0 || !isText(plain, false) {
		return plain, 0, false
	}
	for pad := (4 - n%4) % 4; pad > 0 && end < len(text) && text[end] == '='; pad-- {
		end++
	}
	return plain, end, true
}

// appendBase64 appends the bytes of characters of the alphabets.
func appendBase64(dst []byte, s string) []byte {
	for ; len(s) >= 4; s = s[4:] {
		v := uint32(sextets[s[0]])<<18 | uint32(sextets[s[1]])<<12 | uint32(sextets[s[2]])<<6 | uint32(sextets[s[3]])
		dst = append(dst, byte(v>>16), byte(v>>8), byte(v))
	}
	switch len(s) {
	case 2:
		dst = append(dst, sextets[s[0]]<<2|sextets[s[1]]>>4)
	case 3:
		dst = append(dst, sextets[s[0]]<<2|sextets[s[1]]>>4, sextets[s[1]]<<4|sextets[s[2]]>>2)
	}
	return dst
}

// controlShare is how many characters of a text there are, at least, to each
// control character.
const controlShare = 8

// isText reports whether b is UTF-8 and mostly printable. With cut, b may end
// inside a rune.
func isText(b []byte, cut bool) bool {
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
