package scan

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
)

// This file opens tokens in base 64. The whole token is one finding, since no part
// of it can be replaced without breaking the rest; its label is that of the most
// confident thing inside.

const (
	shortestBase64 = 16       // in characters without padding
	LongestBase64  = 16 << 10 // a longer token is not opened

	// shortestNoticed is the length of the tokens that lead to base 64: those of
	// letters and digits, and words with a capital inside. Text in ASCII gives the two other characters of the alphabet only
	// where it has one of > ? ~ in every third place, so that nearly all base 64 of
	// it has such a token.
	ShortestNoticed = 12

	// base64Back is how far before such a token, in bytes, base 64 can begin.
	base64Back = 64

	// base64Probe is how many characters are decoded before anything is said of
	// the rest. Most long words are told from base 64 by them.
	base64Probe = 12
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

// decodeTokens opens the tokens that the walk has noticed.
func (s *Scanner) decodeTokens(x *Scratch, text string, from, to, level int) {
	keep := x.Reader.Long[:0]
	for _, i := range x.Reader.Long {
		if i >= to {
			keep = append(keep, i)
		}
		if i < x.hidden.done {
			continue
		}
		y := x.within()
		start, end, ok := y.hidden.openBase64(text, i)
		if !ok {
			continue
		}
		if start >= to {
			continue
		}
		x.hidden.done = end
		if start < from {
			continue
		}
		// In decoded text only what was decoded is new.
		if h := &x.hidden; len(h.escapes) > 0 {
			if _, near := h.near(start, end); !near {
				continue
			}
		}
		plain := lex.Alias(y.hidden.plain)
		s.Collect(y, plain, x.Least)
		s.DecodeLevel(y, plain, 0, len(plain), level+1)
		if len(y.Candidates) == 0 {
			continue
		}
		best := &y.Candidates[0]
		for k := range y.Candidates {
			if c := &y.Candidates[k]; ByRank(c, best) < 0 {
				best = c
			}
		}
		s.adopt(x, y, plain, best, start, end, lex.ByBase64)
	}
	x.Reader.Long = keep
}

// openBase64 decodes the base 64 that the token of letters and digits at text[i]
// belongs to: with the other characters of one alphabet or the other, or alone.
func (h *hidden) openBase64(text string, i int) (start, end int, ok bool) {
	h.escapes, h.from = h.escapes[:0], 0
	bare := &base64Alphabets[len(base64Alphabets)-1]
	from, to := base64Run(text, i, i, i, &bare.has)
	if from < 0 {
		return 0, 0, false // it is longer still with others
	}
	if !isInBase64(text, from-1) && !isInBase64(text, to) {
		end, ok = h.decodeBase64(text, from, to) // it is the same with others
		return from, end, ok
	}
	for k := range base64Alphabets {
		a := &base64Alphabets[k]
		start, end = from, to
		if a != bare {
			if start, end = base64Run(text, i, from, to, &a.has); start < 0 || start == from && end == to {
				continue // there are no others
			}
		}
		if end, ok = h.decodeBase64(text, start, end); ok {
			return start, end, true
		}
	}
	return 0, 0, false
}

// isInBase64 reports whether text[i] is there and stands in one of the alphabets.
func isInBase64(text string, i int) bool {
	return i >= 0 && i < len(text) && sextets[text[i]] != notSextet
}

// base64Alphabets are the two alphabets, and what both have.
var base64Alphabets = [...]base64Alphabet{newBase64Alphabet("+/"), newBase64Alphabet("-_"), newBase64Alphabet("")}

// A base64Alphabet is letters, digits and others.
type base64Alphabet struct {
	has [256]bool
}

func newBase64Alphabet(others string) base64Alphabet {
	a := base64Alphabet{}
	for c := range a.has {
		a.has[c] = numeral.IsAlnum(byte(c)) || strings.IndexByte(others, byte(c)) >= 0
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

// decodeBase64 decodes text[start:end] into h.plain, and gives the end of its
// padding. It refuses what is not text, and what belongs to something that has a
// name of its own: the parts of a token that dots join, and the credentials of
// Basic.
func (h *hidden) decodeBase64(text string, start, end int) (int, bool) {
	n := end - start
	if n < shortestBase64 || n%4 == 1 {
		return 0, false
	}
	if start >= 2 && text[start-1] == '.' && sextets[text[start-2]] != notSextet ||
		end+1 < len(text) && text[end] == '.' && sextets[text[end+1]] != notSextet ||
		start >= 6 && strings.EqualFold(text[start-6:start], "basic ") {
		return 0, false
	}
	probe := text[start : start+base64Probe]
	h.plain = appendBase64(h.plain[:0], probe)
	if !isText(h.plain, true) {
		return 0, false
	}
	h.plain = appendBase64(h.plain, text[start+base64Probe:end])
	if n%4 == 2 && sextets[text[end-1]]&0xF != 0 || n%4 == 3 && sextets[text[end-1]]&0x3 != 0 || !isText(h.plain, false) {
		return 0, false
	}
	for pad := (4 - n%4) % 4; pad > 0 && end < len(text) && text[end] == '='; pad-- {
		end++
	}
	return end, true
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
