package masker

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// The classes of the characters of a local part (RFC 5321, section 4.1.2, and
// RFC 6531 for what is not ASCII).
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
// local part stays, unless it is the only one; the domain stays.
//
// A local part in quotes has no segments: it is masked whole, quotes too.
func maskEmail(dst []byte, value string) ([]byte, bool) {
	if value[0] == '"' {
		return maskQuotedEmail(dst, value)
	}
	// ASCII is masked where it stands, in one walk: 35 ns for an address of 20
	// bytes, and twice that for a rune at a time.
	start := len(dst)
	dst = append(dst, value...)
	masked := dst[start:]
	first := 0 // where the segment begins
	for i, c := range masked {
		class := localClass[c]
		if class == localChar {
			if i > first {
				masked[i] = Mask
			}
			continue
		}
		if i-first == 1 {
			masked[first] = Mask
		}
		first = i + 1
		switch class {
		case localEnd:
			return dst, i > 0 && isDomain(value[i+1:])
		case localUnicode:
			return maskEmailRunes(dst[:start], value)
		case notLocal:
			return dst, false
		}
	}
	return dst, false
}

// maskQuotedEmail masks an address whose local part is in quotes, where other
// at signs may stand.
func maskQuotedEmail(dst []byte, value string) ([]byte, bool) {
	at := strings.LastIndexByte(value, '@')
	if at < 0 || !isQuotedLocal(value[:at]) || !isDomain(value[at+1:]) {
		return dst, false
	}
	return append(appendWhole(dst, value[:at]), value[at:]...), true
}

// maskEmailRunes is maskEmail for any local part without quotes.
func maskEmailRunes(dst []byte, value string) ([]byte, bool) {
	at := strings.IndexByte(value, '@')
	if at <= 0 || !isDomain(value[at+1:]) {
		return dst, false
	}
	for local := value[:at]; len(local) > 0; {
		n := 0
		for n < len(local) {
			class := localClass[local[n]]
			if class == localChar {
				n++
				continue
			}
			r, size := utf8.DecodeRuneInString(local[n:])
			if class == localBreak {
				break
			}
			if class == notLocal || !isCommonLetter(r) && (r == utf8.RuneError && size == 1 || unicode.IsSpace(r) || unicode.IsControl(r)) {
				return dst, false
			}
			n += size
		}
		dst = appendInitial(dst, local[:n])
		if n < len(local) {
			dst = append(dst, local[n])
			n++
		}
		local = local[n:]
	}
	return append(dst, value[at:]...), true
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
