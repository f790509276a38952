package masker

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/masker/internal/domain"
)

// The classes of the characters of a local part (RFC 5321, section 4.1.2, and
// RFC 6531 for what is not ASCII). The first three are those of names as well.
const (
	notLocal     = iota
	localChar    // may stand in a segment
	localBreak   // parts segments
	localEnd     // the '@'
	localUnicode // begins a rune that is not ASCII
)

var localClass = func() (t [256]byte) {
	for c := range t {
		switch {
		case c >= utf8.RuneSelf:
			t[c] = localUnicode
		case c == '@':
			t[c] = localEnd
		case strings.IndexByte("._-+", byte(c)) >= 0:
			t[c] = localBreak
		case isLetter(byte(c)), isDigit(byte(c)), strings.IndexByte("!#$%&'/=?^`{|}~", byte(c)) >= 0:
			t[c] = localChar
		}
	}
	return t
}()

// maskEmail masks an e-mail address. The first character of each segment of the
// local part stays, unless it is the only one; the domain stays, but for what spells the
// local part.
//
// A local part in quotes has no segments: it is masked whole, quotes too.
func maskEmail(b []byte, value string) (int, bool) {
	if value[0] == '"' {
		return maskQuotedEmail(b, value)
	}
	// ASCII is masked in one walk: 35 ns for an address of 20 bytes, and twice that
	// for a rune at a time.
	first := 0 // where the segment begins
	for i, c := range b {
		class := localClass[c]
		if class == localChar {
			if i > first {
				b[i] = Mask
			}
			continue
		}
		if class == localUnicode {
			if n, end := coverLatin(b, value, first, &localClass); end < len(value) && value[end] == '@' {
				return n + domain.Copy(b[n:], value, end), isDomain(value[end+1:])
			}
			return maskEmailRunes(b, value)
		}
		if i-first == 1 {
			b[first] = Mask
		}
		first = i + 1
		switch class {
		case localEnd:
			return i + domain.Hide(b[i:], value, i), i > 0 && isDomain(value[i+1:])
		case notLocal:
			return 0, false
		}
	}
	return 0, false
}

// maskQuotedEmail masks an address whose local part is in quotes, where other
// at signs may stand.
func maskQuotedEmail(b []byte, value string) (int, bool) {
	at := strings.LastIndexByte(value, '@')
	if at < 0 || !isQuotedLocal(value[:at]) || !isDomain(value[at+1:]) {
		return 0, false
	}
	n := coverWhole(b, value[:at])
	return n + domain.Copy(b[n:], value, at), true
}

// maskEmailRunes is maskEmail for any local part without quotes.
func maskEmailRunes(b []byte, value string) (int, bool) {
	at := strings.IndexByte(value, '@')
	if at <= 0 || !isDomain(value[at+1:]) {
		return 0, false
	}
	w := coveredWord{b: b, value: value}
	for i, size := 0, 1; i < at; i += size {
		size = 1
		switch localClass[value[i]] {
		case localChar:
			w.letter(i, i+1)
		case localBreak:
			w.end(i, i+1)
		case localUnicode:
			var r rune
			if r, size = utf8.DecodeRuneInString(value[i:at]); isCommonLetter(r) {
				w.letter(i, i+size)
				continue
			}
			if r == utf8.RuneError && size == 1 || unicode.IsSpace(r) || unicode.IsControl(r) {
				return 0, false
			}
			w.rune(r, i, i+size)
		default:
			return 0, false
		}
	}
	n := w.end(at, at)
	return n + domain.Copy(b[n:], value, at), true
}

// isQuotedLocal reports whether s is one quoted string (RFC 5321).
func isQuotedLocal(s string) bool {
	if len(s) < 2 || s[len(s)-1] != '"' {
		return false
	}
	for i := 1; i < len(s)-1; i++ {
		switch s[i] {
		case '"':
			return false
		case '\\':
			if i++; i == len(s)-1 {
				return false
			}
		}
	}
	return true
}

// The lengths of a domain and of its labels (RFC 1035, section 2.3.4).
const (
	maxDomain      = 253
	maxDomainLabel = 63
)

// The classes of the characters of a domain. They are bits.
const (
	domainDigit = 1 << iota
	domainLetter
	domainHyphen
	domainOther
)

var domainClass = func() (t [256]byte) {
	for c := range t {
		switch {
		case 'a' <= c|0x20 && c|0x20 <= 'z':
			t[c] = domainLetter
		case '0' <= c && c <= '9':
			t[c] = domainDigit
		case c == '-':
			t[c] = domainHyphen
		case c == Mask: // of a domain that is masked in part
			t[c] = domainLetter
		default:
			t[c] = domainOther
		}
	}
	return t
}()

// isDomain reports whether s is two or more labels of letters, digits and
// hyphens, with dots between. The last is not a number, so that an address of
// four numbers is no domain.
func isDomain(s string) bool {
	if len(s) > maxDomain {
		return false
	}
	first := 0      // where the label begins
	seen := byte(0) // classes in the label
	for i := 0; i < len(s); i++ {
		class := domainClass[s[i]]
		if class != domainOther {
			seen |= class
			continue
		}
		if s[i] == '.' {
			if !isDomainLabel(s[first:i]) {
				return false
			}
			first, seen = i+1, 0
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) {
			return false
		}
		seen |= domainLetter
		i += size - 1
	}
	return first > 0 && seen&domainLetter != 0 && isDomainLabel(s[first:])
}

// isDomainLabel checks the length and the ends of a label.
func isDomainLabel(s string) bool {
	return 0 < len(s) && len(s) <= maxDomainLabel && s[0] != '-' && s[len(s)-1] != '-'
}
