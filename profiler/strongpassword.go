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

// Of what stands between such a password and the word for one behind it: his old password.
const (
	mostPasswordLeads   = 3 // words
	longestPasswordLead = 10
)

// strongPasswordBefore is the place of such a password before the word for one at text[at], with a comma and a few short words
// between or nothing: Quorl!77, his old password.
func strongPasswordBefore(text string, at int) (from, to int, ok bool) {
	to = at
	for n := 0; n <= mostPasswordLeads && to > 1 && text[to-1] == ' '; n++ {
		to--
		if text[to-1] == ',' {
			to--
		}
		for from = to; from > 0 && to-from <= longestStrongPassword && text[from-1] > ' ' && strings.IndexByte("\"'(", text[from-1]) < 0; {
			from--
		}
		if holdsDigit(text[from:to]) {
			return from, to, isStrongPassword(text[from:to]) && strings.ContainsAny(text[from:to], "!#$%^&*+~?")
		}
		if to-from > longestPasswordLead || strings.ContainsAny(text[from:to], ".:;!?") {
			break
		}
		to = from
	}
	return 0, 0, false
}

// unlockWords stand near what a network or a device is opened with, and no word for a password: the WLAN, a code to unlock.
var unlockWords = wordSet("wifi wlan fi unlock entsperrcode entsperrung entsperren déverrouillage desbloqueo desbloqueio sblocco ontgrendelcode ontgrendeling odblokowania odblokowujący upplåsningskod upplåsningskoden oplåsningskode oplåsningskoden opplåsningskode opplåsningskoden avauskoodi " +
	"odemykací odomykací odblokovací feloldó feloldási deblocare açma")

// matchUnlocking reads what opens a network or a device behind such a word text[at:end], or in the code of a network that
// telephones read: WIFI:T:WPA;S:Quorl;P:Tea@garden2024;;.
func matchUnlocking(text string, at, end int) (match, bool) {
	if joinsBefore(text, at) {
		return match{}, false
	}
	if strings.HasPrefix(text[at:], "WIFI:") {
		code := text[end:min(len(text), end+longestPassword)]
		for k := 0; k >= 0 && k < len(code); k++ {
			if rest, ok := strings.CutPrefix(code[k+1:], "P:"); ok {
				n := strings.IndexByte(rest, ';')
				from := end + len(code) - len(rest)
				return match{from, from + n, strongPassword}, n > 3
			}
			n := strings.IndexAny(code[k+1:], ";\n")
			if n < 0 || code[k+1+n] != ';' {
				break
			}
			k += n
		}
		return match{}, false
	}
	if from, to, ok := strongPasswordBehind(text, end); ok {
		return match{from, to, strongPassword}, true
	}
	// The wifi at the hut is Quorl2x2otter.
	for i, limit := end, min(len(text), end+longestPasswordGap); i < limit && strings.IndexByte(".\n;!?", text[i]) < 0; i++ {
		if text[i] != ' ' && text[i] != ':' {
			continue
		}
		from := skipCopula(text, i)
		if text[i] == ':' {
			from = skipByte(text, i+1, ' ')
		} else if from <= i+1 {
			continue
		}
		to := from
		for to < len(text) && isAlnum(text[to]) {
			to++
		}
		return match{from, to, strongPassword}, isMixedPassword(text[from:to]) && !joinsAfter(text, to)
	}
	return match{}, false
}

// isMixedPassword reports whether a value without signs has letters of both cases and digits with letters around them.
func isMixedPassword(v string) bool {
	small, capital, inner := false, false, false
	for i := range len(v) {
		switch c := v[i]; {
		case 'a' <= c && c <= 'z':
			small = true
		case isLetter(c):
			capital = true
		default:
			inner = inner || i > 2 && i+2 < len(v)
		}
	}
	return len(v) > fewestStrongPassword && len(v) <= longestStrongPassword && small && capital && inner
}

// passwordOf stand between a word for a password and the name of the account that it is of.
var passwordOf = wordSet("for of für von zu pour de du d' para del di per da do van voor til till för dla do pro pre k pentru lui za")

// loginOfPassword is the place of the name of an account behind a word for a password that ends at text[i], and a word such as for,
// where a copula follows: the password for rveltman is.
func loginOfPassword(text string, i int) (from, to int, ok bool) {
	for n := 0; n < 3; n++ { // for the user
		if i >= len(text) || text[i] != ' ' {
			return 0, 0, false
		}
		e, _ := wordAt(text, i+1)
		if e == i+1 || !(inSet(passwordOf, text[i+1:e]) || n > 0 && (inSet(usernameFields, text[i+1:e]) || inSet(accountWords, text[i+1:e]))) {
			break
		}
		i, ok = e, true
	}
	if !ok {
		return 0, 0, false
	}
	end, kind := loginAt(text, i+1)
	if kind == noLogin || end-i-1 < fewestOfName || end >= len(text) || text[end] != ' ' || inSet(copulas, text[i+1:end]) || kind == plainLogin && isEverydayWord(text[i+1:end]) {
		return 0, 0, false
	}
	return i + 1, end, skipCopula(text, end) > end+1
}

// isStrongPassword reports whether a value is letters, digits and a sign that joins no words, and no address.
func isStrongPassword(v string) bool {
	if len(v) < fewestStrongPassword || len(v) > longestStrongPassword || !isAlnum(v[0]) && v[0] < utf8.RuneSelf || strings.ContainsAny(v, `/(){}[]<>|\`) {
		return false
	}
	if k := strings.IndexByte(v, '='); k >= 0 && !strings.ContainsAny(v[:k], "!#$%^*+~") {
		return false // the name of a field and its value
	}
	letters, digits, signs := 0, 0, 0
	for i := range len(v) {
		switch c := v[i]; {
		case isDigit(c):
			digits++
		case isLetter(c) || c >= utf8.RuneSelf:
			letters++
		case strings.IndexByte("!#$%^&*?+@~=", c) >= 0:
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
