package profiler

import (
	"strings"
	"unicode/utf8"
)

// This file finds passwords a few words behind the word for one, or in the answer to a question for one, that are told
// apart from all words by their letters, digits and signs: the password that the desk has set is Quorl!77.

// The bounds of the walk, in bytes.
const (
	longestPasswordGap    = 48
	longestStrongPassword = 40
	fewestStrongPassword  = 7
	strongPassword        = 0.85
)

// strongPasswordBehind is the place of such a password behind the word for one that ends at text[i].
func strongPasswordBehind(text string, i int) (from, to int, ok bool) {
	limit := min(len(text), i+longestPasswordGap)
	for turned := false; i < limit; {
		switch c := text[i]; {
		case c == '\n':
			if turned {
				return 0, 0, false
			}
			k, _, answered := answerAt(text, i, true)
			if !answered {
				return 0, 0, false
			}
			i, turned = k, true
			limit = min(len(text), i+longestPasswordGap/2)
			continue
		case c == ' ' || strings.IndexByte(`"'(:,`, c) >= 0:
			i++
			continue
		}
		to = i
		for to < len(text) && text[to] > ' ' && to-i <= longestStrongPassword && strings.IndexByte("\",;)", text[to]) < 0 {
			to++
		}
		end := to
		for end > i && strings.IndexByte(".:?'", text[end-1]) >= 0 {
			end--
		}
		if isStrongPassword(text[i:end]) {
			return i, end, true
		}
		if to-i > longestStrongPassword || holdsDigit(text[i:end]) || end < to && text[to-1] == '.' && end-i > 2 {
			return 0, 0, false // the sentence ends, or there is another value
		}
		i = max(to, i+1)
	}
	return 0, 0, false
}

// isStrongPassword reports whether a value is letters, digits and a sign that joins no words, and no address.
func isStrongPassword(v string) bool {
	if len(v) < fewestStrongPassword || len(v) > longestStrongPassword || !isAlnum(v[0]) && v[0] < utf8.RuneSelf || strings.ContainsAny(v, `/(){}[]<>=|\`) {
		return false
	}
	letters, digits, signs := 0, 0, 0
	for i := range len(v) {
		switch c := v[i]; {
		case isDigit(c):
			digits++
		case isLetter(c) || c >= utf8.RuneSelf:
			letters++
		case strings.IndexByte("!#$%^&*?+@~", c) >= 0:
			signs++
		case c != '.' && c != '_' && c != '-':
			return false
		}
	}
	if at := strings.IndexByte(v, '@'); at >= 0 && strings.IndexByte(v[at:], '.') > 0 {
		return false // a mail address
	}
	return letters > 2 && digits > 0 && signs > 0
}
