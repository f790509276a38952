package reveal

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// A Becoming says how a masked value looks beside its original.
type Becoming struct {
	Shown     bool // part of the original is shown and the rest hidden or cut off
	Hidden    bool // nothing is left that says something
	Starred   bool // there is a mask character
	Misshapen bool // not of the same length with the same separators and kinds of characters
}

// Become compares a masked value with its original. Neither is empty.
func Become(original, masked string) Becoming {
	var b Becoming
	b.Starred = strings.IndexByte(masked, MaskCharacter) >= 0
	b.Hidden = isTag(masked)
	content, same := 0, 0
	o, m := original, masked
	for o != "" && m != "" {
		ro, n := utf8.DecodeRuneInString(o)
		o = o[n:]
		rm, n := utf8.DecodeRuneInString(m)
		m = m[n:]
		if rm == MaskCharacter {
			continue
		}
		if is := IsContent(rm); is != IsContent(ro) || !is && rm != ro || is && CharClass(rm) != CharClass(ro) {
			b.Misshapen = true
		}
		if IsContent(rm) {
			content++
			if rm == ro {
				same++
			}
		}
	}
	if o != "" || m != "" {
		b.Misshapen = true
	}
	if content == 0 && !HasContent(m) {
		b.Hidden = true
	}
	switch {
	case b.Hidden:
	case b.Starred:
		b.Shown = same > 0
	case strings.HasPrefix(original, masked), strings.HasSuffix(original, masked):
		b.Shown = true
	}
	return b
}

// isTag reports whether a value is a name in brackets, such as [SSN].
func isTag(s string) bool {
	if len(s) < 3 || s[0] != '[' || s[len(s)-1] != ']' {
		return false
	}
	return privet.Label(s[1 : len(s)-1]).IsWellFormed()
}

// CharClass returns 1 for a digit of ASCII, 2 for a letter of ASCII, and 3 for another
// character.
func CharClass(r rune) int {
	switch {
	case '0' <= r && r <= '9':
		return 1
	case 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z':
		return 2
	}
	return 3
}

// HasContent reports whether a value has a character that [IsContent].
func HasContent(s string) bool {
	for _, r := range s {
		if IsContent(r) {
			return true
		}
	}
	return false
}

// SameValue reports whether a value is another one in other letter case, with other
// separators, or as a number or date in another spelling.
func SameValue(a, b string) bool {
	i, j, any := 0, 0, false
	for {
		var ra, rb rune
		for i < len(a) && ra == 0 {
			r, n := utf8.DecodeRuneInString(a[i:])
			if i += n; IsContent(r) {
				ra = unicode.ToLower(PlainRune(r))
			}
		}
		for j < len(b) && rb == 0 {
			r, n := utf8.DecodeRuneInString(b[j:])
			if j += n; IsContent(r) || r == MaskCharacter {
				rb = unicode.ToLower(PlainRune(r))
			}
		}
		if ra != rb {
			break
		}
		if ra == 0 {
			return any
		}
		any = true
	}
	if x, y := a[0], b[0]; x > '9' || y > '9' {
		return false
	}
	switch kind, _ := TypeOf(a); kind {
	case Integer, Decimal:
		x, err1 := strconv.ParseFloat(a, 64)
		y, err2 := strconv.ParseFloat(strings.TrimSpace(b), 64)
		return err1 == nil && err2 == nil && x == y
	case Date:
		if kind, _ := TypeOf(b); kind != Date {
			return false
		}
		for _, d := range Days(a) {
			for _, e := range Days(b) {
				if d == e && d[1] > 0 && d[1] <= 12 {
					return true
				}
			}
		}
	}
	return false
}
