package secrets

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds passwords a few words behind the word for one, or in the answer to a question for one, that are told
// apart from all words by their letters, digits and signs: the password that the desk has set is Quorl!77.

// The bounds of the walk, in bytes.
const (
	longestPasswordGap    = 48
	longestStrongPassword = 40
	fewestStrongPassword  = 7
	StrongPassword        = 0.85
	joinedPassword        = 0.7 // letters and digits with a hyphen or the like, as versions, advisories and terms have them
)

// strongSigns are in passwords that stand some words behind the word for one: in trees of source that were new, in 3 of 3 that were right and 0 of 8 others.
const strongSigns = "!$%^&*?@~"

// StrongPasswordBehind is the place of such a password behind the word for one that ends at text[i].
func StrongPasswordBehind(text string, i int) (from, to int, ok bool) {
	limit := min(len(text), i+longestPasswordGap)
	for turned := false; i < limit; {
		switch c := text[i]; {
		case c == '\n':
			if turned {
				return 0, 0, false
			}
			k, _, answered := prose.AnswerAt(text, i, true)
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
		end := chars.BytesStart(text, to, i, ".:?'")
		if isStrongPassword(text[i:end]) {
			return i, end, true
		}
		if to-i > longestStrongPassword || chars.HoldsDigit(text[i:end]) || end < to && text[to-1] == '.' && end-i > 2 {
			return 0, 0, false // the sentence ends, or there is another value
		}
		i = max(to, i+1)
	}
	return 0, 0, false
}

// longestPasswordLead bounds the words between such a password and the word for one behind it: his old password.
const longestPasswordLead = 10

// StrongPasswordBefore is the place of such a password before the word for one at text[at], with a comma and a few short words
// between or nothing: Quorl!77, his old password. It stands in a sentence.
func StrongPasswordBefore(text string, at int) (from, to int, ok bool) {
	to = at
	for n := 0; n <= 3 && to > 1 && text[to-1] == ' '; n++ {
		to = chars.BytesStart(text, to-1, to-2, ",")
		for from = to; from > 0 && to-from <= longestStrongPassword && text[from-1] > ' ' && strings.IndexByte("\"'(", text[from-1]) < 0; {
			from--
		}
		if chars.HoldsDigit(text[from:to]) {
			return from, to, isStrongPassword(text[from:to]) && strings.ContainsAny(text[from:to], "!#$%^&*+~?") && !prose.IsCode(text, from)
		}
		if to-from > longestPasswordLead || strings.ContainsAny(text[from:to], ".:;!?") {
			break
		}
		to = from
	}
	return 0, 0, false
}

// UnlockWords stand near what a network or a device is opened with, and no word for a password: the WLAN, a code to unlock.
var UnlockWords = &wordset.WordList{File: "secrets", Set: "UnlockWords"}

// MatchUnlocking reads what opens a network or a device behind such a word text[at:end], or in the code of a network that
// telephones read: WIFI:T:WPA;S:Quorl;P:Tea@garden2024;;.
func MatchUnlocking(text string, at, end int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	if strings.HasPrefix(text[at:], "WIFI:") {
		code := text[end:min(len(text), end+LongestPassword)]
		for k := 0; k >= 0 && k < len(code); k++ {
			if rest, ok := strings.CutPrefix(code[k+1:], "P:"); ok {
				n := strings.IndexByte(rest, ';')
				from := end + len(code) - len(rest)
				return spec.Match{Start: from, End: from + n, Alone: StrongPassword}, n > 3
			}
			n := strings.IndexAny(code[k+1:], ";\n")
			if n < 0 || code[k+1+n] != ';' {
				break
			}
			k += n
		}
		return spec.Match{}, false
	}
	if from, to, ok := StrongPasswordBehind(text, end); ok {
		return spec.Match{Start: from, End: to, Alone: StrongPassword}, true
	}
	// The wifi at the hut is Quorl2x2otter.
	for i, limit := end, min(len(text), end+longestPasswordGap); i < limit && strings.IndexByte(".\n;!?", text[i]) < 0; i++ {
		from := SkipCopula(text, i)
		if text[i] != ' ' || from <= i+1 {
			continue
		}
		to := chars.AlnumsEnd(text, from, len(text))
		return spec.Match{Start: from, End: to, Alone: StrongPassword}, isMixedPassword(text[from:to]) && !lex.JoinsAfter(text, to) && !prose.IsCode(text, at)
	}
	return spec.Match{}, false
}

// isMixedPassword reports whether a value without signs has letters of both cases and a digit in its middle.
func isMixedPassword(v string) bool {
	return len(v) > fewestStrongPassword && len(v) <= longestStrongPassword && chars.HoldsDigit(v[3:len(v)-2]) &&
		strings.ToUpper(v) != v && strings.ToLower(v) != v
}

// passwordOf stand between a word for a password and the name of the account that it is of.
var passwordOf = &wordset.WordList{File: "secrets", Set: "passwordOf"}

// LoginOfPassword is the place of the name of an account behind a word for a password that ends at text[i], and a word such as for,
// where a copula follows: the password for rveltman is.
func LoginOfPassword(text string, i int) (from, to int, ok bool) {
	for n := 0; n < 3; n++ { // for the user
		if i >= len(text) || text[i] != ' ' {
			return 0, 0, false
		}
		e, _ := prose.WordAt(text, i+1)
		if e == i+1 || !(wordset.InSet(passwordOf, text[i+1:e]) || n > 0 && (wordset.InSet(usernameFields, text[i+1:e]) ||
			wordset.InSet(accountWords, text[i+1:e]))) {
			break
		}
		i, ok = e, true
	}
	if !ok {
		return 0, 0, false
	}
	end, kind := loginAt(text, i+1)
	if kind == noLogin || end-i-1 < fewestOfName || end >= len(text) || text[end] != ' ' || wordset.InSet(prose.Copulas, text[i+1:end]) ||
		kind == plainLogin && isEverydayWord(text[i+1:end]) {
		return 0, 0, false
	}
	return i + 1, end, SkipCopula(text, end) > end+1
}

// isStrongPassword reports whether a value is letters, digits and a sign that joins no words, and no address.
func isStrongPassword(v string) bool {
	if len(v) < fewestStrongPassword || len(v) > longestStrongPassword || !numeral.IsAlnum(v[0]) && v[0] < utf8.RuneSelf || strings.ContainsAny(v, `/(){}[]<>|\`) {
		return false
	}
	letters, _, digits, signs := passwordSigns(v)
	return letters > 2 && digits > 0 && signs > 0
}

// passwordSigns counts what a password is made of: letters, those of ASCII that are capitals, digits, and signs that join no
// words. They are none in a mail address, and where there is something else.
func passwordSigns(v string) (letters, capitals, digits, signs int) {
	if at := strings.IndexByte(v, '@'); at >= 0 && strings.IndexByte(v[at:], '.') > 0 {
		return 0, 0, 0, 0
	}
	if k := strings.IndexByte(v, '='); k >= 0 && !strings.ContainsAny(v[:k], "!#$%^*+~") {
		return 0, 0, 0, 0 // the name of a field and its value
	}
	for i := range len(v) {
		switch c := v[i]; {
		case numeral.IsDigit(c):
			digits++
		case numeral.IsLetter(c) || c >= utf8.RuneSelf:
			letters++
			if c < 'a' {
				capitals++
			}
		case strings.IndexByte("!#$%^&*?+@~=", c) >= 0:
			signs++
		case c != '.' && c != '_' && c != '-':
			return 0, 0, 0, 0
		}
	}
	return letters, capitals, digits, signs
}

var PasswordFields = &wordset.WordList{File: "secrets", Set: "PasswordFields"}

const LongestPassword = 128
