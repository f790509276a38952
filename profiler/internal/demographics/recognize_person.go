package demographics

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/secrets"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// PersonRecognizers find names of people, and what stands behind the name of a
// field that holds a secret.
func PersonRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:      "person-titled",
			Label:     "PERSON",
			Doc:       "One to four capitalised words behind a title such as Mr or Dr, or two to four behind the name of a field and a colon.",
			Source:    "titles in common use",
			Triggers:  []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(sureTitles.Get(), nameFields.Get()), nil)},
			Match:     matchTitled,
			Headers:   lists.Words("demographics", "person-titled.headers"),
			Cell:      IsNameCell,
			CellAlone: 0.03,
		},
		{
			Name:      "person-column",
			Label:     "PERSON",
			Doc:       "Two to four words of letters in a column that may be one of names.",
			Headers:   []string{"full name"},
			Cell:      isFullName,
			CellAlone: 0.15,
		},
		{
			Name:      "first-name",
			Label:     "FIRST_NAME",
			Doc:       "A column that is named as one of given names.",
			Headers:   lists.Words("demographics", "first-name.headers"),
			Cell:      IsNameCell,
			CellAlone: 0.02,
		},
		{
			Name:      "last-name",
			Label:     "LAST_NAME",
			Doc:       "A column that is named as one of family names.",
			Headers:   lists.Words("demographics", "last-name.headers"),
			Cell:      IsNameCell,
			CellAlone: 0.02,
		},
		{
			Name:   "password-beside-word",
			Label:  "PASSWORD",
			Doc:    "Six or more characters without a space, letters and digits among them, right behind a word for a password in any script.",
			Source: "common usage",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 0).Untied().AtMost(fields.SaidAlone),
				spec.OnToken(lex.TokenMixed, 0).Untied().AtMost(fields.SaidAlone)},
			Match:   matchOtherPassword,
			Beside:  0.95,
			Context: fields.OtherPasswordWords(),
		},
		{
			Name:  "password-field",
			Label: "PASSWORD",
			Doc: "What follows a word for a password and a colon or an equals sign, when it is no placeholder; without these when it has " +
				"letters and other signs.",
			Source:    "common configuration and log formats",
			Triggers:  []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(secrets.PasswordFields, secrets.UnlockWords), nil)},
			Match:     matchPassword,
			Headers:   lists.Words("demographics", "password-field.headers"),
			Cell:      func(v string) bool { return v != "" },
			CellAlone: 0.05,
		},
	}
}

var (
	// passwordQualities stand between a word for a password and its colon.
	passwordQualities = &wordset.WordList{File: "demographics", Set: "passwordQualities"}
)

// The bounds of the walks, in bytes.
const longestPasswordField = 16

// matchPassword reads the value behind password= or password:.
func matchPassword(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	if wordset.InSet(secrets.UnlockWords, text[at:end]) {
		return secrets.MatchUnlocking(text, at, end)
	}
	if end-at > longestPasswordField || !wordset.InSet(secrets.PasswordFields, text[at:end]) {
		return spec.Match{}, false
	}
	if !isPasswordWord(text, at, end) {
		return spec.Match{}, false
	}
	if m, ok := matchPasswordAt(text, at, end); ok {
		return m, true
	}
	from, to, ok := secrets.StrongPasswordBehind(text, end)
	if !ok {
		from, to, ok = secrets.ChangedPassword(text, end)
	}
	if !ok {
		from, to, ok = secrets.StrongPasswordBefore(text, at)
	}
	return spec.Match{Start: from, End: to, Alone: secrets.StrongPassword}, ok
}

// matchPasswordAt reads the value right behind the word for a password text[at:end].
func matchPasswordAt(text string, at, end int) (spec.Match, bool) {
	if end < len(text) && text[end] == ' ' {
		if e, _ := prose.WordAt(text, end+1); e > end+1 && e < len(text) && (text[e] == ':' || text[e] == ' ') &&
			wordset.InSet(passwordQualities, text[end+1:e]) {
			end = e
		}
	}
	i, quote, ok := secrets.FieldValue(text, end)
	told := !ok
	if told {
		if _, to, ok := secrets.LoginOfPassword(text, end); ok {
			end = to
		}
		if i = secrets.SkipCopula(text, end); i == end {
			return spec.Match{}, false
		}
		if e, _ := prose.WordAt(text, i); e > i && e < len(text) && text[e] == ' ' && wordset.InSet(passwordQualities, text[i:e]) {
			i = e + 1 // lautet derzeit
		}
		if i < len(text) && (text[i] == '"' || text[i] == '\'') && i == end+1 && strings.IndexByte(text[i+1:min(len(text),
			i+1+secrets.LongestPassword)], text[i]) > 0 {
			i, quote = i+1, text[i] // senha antiga "Quorl77"
		}
		if i == end+1 && (strings.HasPrefix(text[i:], "auf ") || strings.HasPrefix(text[i:], "to ")) {
			i = strings.IndexByte(text[i:], ' ') + i + 1 // Ihr Passwort auf Quorl77 gesetzt
		}
	}
	// A password may hold any sign. It ends at its quote or at white space; to
	// take more than it is better than to take less.
	j := i
	for j < len(text) && j-i < secrets.LongestPassword && text[j] != quote && text[j] >= ' ' && (text[j] > ' ' || quote != 0) {
		j++
	}
	if quote == 0 && j > i && (text[j-1] == ',' || text[j-1] == ';' || told && (text[j-1] == '.' || text[j-1] == '?')) {
		j--
	}
	for j > i && j < len(text) && text[j]&0xC0 == 0x80 {
		j-- // the bound fell inside a rune
	}
	if quote == 0 {
		if rest := strings.TrimSuffix(text[i:j], "»"); len(rest) < j-i && !strings.Contains(rest, "«") {
			j = i + len(rest) // the line «password: Quorl#77»
		}
	}
	value := text[i:j]
	if (told || text[end] == ':') && strings.EqualFold(text[at:end], "pass") && fields.IsPassportForm(value) {
		return spec.Match{}, false
	}
	if told && (!isSpokenPassword(value) || strings.EqualFold(text[at:end], "clave") && strings.ToUpper(value) == value) {
		return spec.Match{}, false // password is required, or the code of a part
	}
	if !told && quote == 0 && secrets.IsInstruction(text, i) {
		return spec.Match{}, false // password: Must contain a digit
	}
	if len(value) < 4 || strings.ContainsAny(value[:1], "*<${[(") || strings.Count(value, value[:1]) == len(value) || quote == 0 &&
		wordset.InSet(literals, value) {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: j, Alone: 0.85}, true
}

// literals are values of programs that are nobody's password.
var literals = &wordset.WordList{File: "demographics", Set: "literals"}

// passwordParts are the last words of those for a password that have more than one, and
// what stands before them.
var passwordParts = [...]struct{ before, word string }{{"mot de ", "passe"}, {"mot_de_", "passe"}, {"mật ", "khẩu"}, {"kata ", "laluan"}, {"kata ", "sandi"}}

// isPasswordWord reports whether a word for a password stands at text[at:end] with all that
// belongs to it, and is not a verb or a part of a ticket.
func isPasswordWord(text string, at, end int) bool {
	word, other := text[at:end], false
	for _, p := range passwordParts {
		if strings.EqualFold(word, p.word) {
			if at >= len(p.before) && strings.EqualFold(text[at-len(p.before):at], p.before) || strings.HasSuffix(text[:at], "palavra-") ||
				strings.HasSuffix(text[:at], "palavra_") {
				return true
			}
			other = true
		}
	}
	if other {
		return false
	}
	switch {
	case strings.EqualFold(word, "pass"), strings.EqualFold(word, "pw"), strings.EqualFold(word, "clave"):
		return end+2 < len(text) && (text[end] == ':' || text[end] == '=' || text[end] == ' ')
	}
	return true
}

// matchOtherPassword reads the value behind a word for a password in letters that are not
// Latin, around a token with a digit.
func matchOtherPassword(text string, at int) (spec.Match, bool) {
	if at >= 2 && lex.IsGlue(text[at-1]) && numeral.IsDigit(text[at-2]) {
		return spec.Match{}, false // it has begun before
	}
	i := at
	for i > 0 && at-i < spec.WeakBefore && text[i-1] > ' ' && text[i-1] < utf8.RuneSelf && strings.IndexByte(`"'(:=`, text[i-1]) < 0 {
		i--
	}
	// The word has to stand before it, with nothing but a few letters between. Most places have
	// no letter there that one begins with.
	start, high := i, false
	for least := max(0, i-spec.ContextBefore); start > least && !partsPassword[text[start-1]]; start-- {
		high = high || text[start-1] >= utf8.RuneSelf
	}
	if !high {
		return spec.Match{}, false
	}
	j := i
	for j < len(text) && j-i < secrets.LongestPassword && text[j] > ' ' && text[j] < utf8.RuneSelf && text[j] != '"' {
		j++
	}
	j = chars.BytesStart(text, j, i, ".,;:?)'")
	if j <= at || !isSpokenPassword(text[i:j]) || j-i > spec.LongestWeak-spec.WeakBefore {
		return spec.Match{}, false
	}
	before, from := text[start:i], -1
	for k := range len(before) {
		for _, w := range otherPasswordsBy.Get()[before[k]] {
			if beginsFold(before[k:], w) {
				from = max(from, k+len(w))
			}
		}
	}
	if from < 0 || strings.ContainsAny(before[from:], "،、。；") {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: j, Alone: fields.SaidAlone}, true
}

// partsPassword is true for what stands between a word for a password and what is none, as far
// as it is in ASCII.
var partsPassword = chars.SetOf(",;.\n0123456789")

// otherPasswordsBy are otherPasswordWords by the bytes that their first letters begin with in any
// case. None is in ASCII.
var otherPasswordsBy = lazy.Value[*[256][]string]{Make: func() *[256][]string {
	var by [256][]string
	for _, w := range fields.OtherPasswordWords() {
		first, n := utf8.DecodeRuneInString(w)
		add := func(r rune) {
			if c := string(r)[0]; utf8.RuneLen(r) == n && !slices.Contains(by[c], w) {
				by[c] = append(by[c], w)
			}
		}
		add(first)
		for r := unicode.SimpleFold(first); r != first; r = unicode.SimpleFold(r) {
			add(r)
		}
	}
	return &by
}}

// beginsFold reports whether a text begins with a phrase in small letters, as it is or with a
// capital at its beginning.
func beginsFold(s, phrase string) bool {
	_, n := utf8.DecodeRuneInString(phrase)
	return len(s) >= len(phrase) && s[n:len(phrase)] == phrase[n:] && strings.EqualFold(s[:n], phrase[:n])
}

// isSpokenPassword reports whether what follows a word for a password can be one and
// no word, number or date: it has both letters and digits.
func isSpokenPassword(v string) bool {
	if strings.ContainsAny(v, "/(){}[]<>=&") {
		return false
	}
	letters, digits := 0, 0
	for i := range len(v) {
		switch {
		case numeral.IsDigit(v[i]):
			digits++
		case numeral.IsLetter(v[i]):
			letters++
		}
	}
	return len(v) >= 6 && letters >= 2 && (digits > 0 || hasSigns(v) || isPassphrase(v))
}

// hasSigns reports whether two or more of the signs that words do not hold are in a value.
func hasSigns(v string) bool {
	n := 0
	for i := range len(v) {
		if strings.IndexByte("!#$%^&*?+@~", v[i]) >= 0 && i+1 < len(v) {
			n++
		}
	}
	return n > 1
}

// isPassphrase reports whether a value is three words or more in small letters, of four letters or more each, with
// hyphens between them: copper-lantern-purple.
func isPassphrase(v string) bool {
	parts, letters := 1, 0
	for i := range len(v) {
		switch {
		case 'a' <= v[i] && v[i] <= 'z':
			letters++
		case v[i] == '-' && letters > 3:
			parts, letters = parts+1, 0
		default:
			return false
		}
	}
	return parts > 2 && letters > 3
}

// isFullName reports whether a whole value is two to four words of letters that
// begin with a capital, where their script has capitals.
func isFullName(v string) bool {
	words := 0
	for w := range strings.FieldsSeq(v) {
		r, _ := utf8.DecodeRuneInString(w)
		if !chars.IsLetterRune(r) || chars.IsLowerRune(r) {
			return false
		}
		words++
	}
	return words >= 2 && words <= 4 && IsNameCell(v)
}

// IsNameCell reports whether a whole value can be a name: letters of one word
// to five, with apostrophes, hyphens, dots and commas, and nothing else.
func IsNameCell(v string) bool {
	words, letters := 1, 0
	for _, r := range v {
		switch {
		case chars.IsLetterRune(r), chars.IsMarkRune(r):
			letters++
		case r == ' ':
			words++
		case r == '\'', r == '’', r == '-', r == '.', r == ',', r == '·':
		default:
			return false
		}
	}
	return letters >= 1 && words <= 5 && len(v) <= 80
}

// What follows reads the name behind a title or the name of a field: Mr. Tan, Herr Prof. Dr. Weber,
// Patient: Irma Quorl.

// Words that a name follows.
var (
	sureTitles = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "sure")) }}
	nameFields = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "field")) }}
)

const (
	mostNameWords = 4    // in a name
	mostTitles    = 4    // before one
	titledAlone   = 0.9  // the confidence of a name behind a title
	fieldAlone    = 0.75 // and in a field
)

// matchTitled reads the name behind the title or the name of a field at text[at].
func matchTitled(text string, at int) (spec.Match, bool) {
	e, capital := prose.WordAt(text, at)
	if e == at || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	start, p, least := at, titledAlone, 1
	if k := e + 2; wordset.InSet(nameFields.Get(), text[at:e]) {
		if k >= len(text) || text[e] != ':' || text[e+1] != ' ' {
			return spec.Match{}, false
		}
		start, p, least = k, fieldAlone, 2
	} else if !capital || !wordset.InSet(sureTitles.Get(), text[at:e]) || prose.IsInCapitals(text[at:e]) && e-at < 3 {
		return spec.Match{}, false // MS Windows
	}
	for range mostTitles {
		e, capital := prose.WordAt(text, start)
		if !capital || !wordset.InSet(sureTitles.Get(), text[start:e]) && !(e < len(text) && text[e] == '.' &&
			wordset.InSet(titlesBefore.Get(), text[start:e])) {
			break
		}
		if start = chars.SkipByte(text, e, '.'); start+1 >= len(text) || text[start] != ' ' {
			return spec.Match{}, false
		}
		start++
	}
	end, words := start, 0
	for i := start; words < mostNameWords; {
		e, capital := prose.WordAt(text, i)
		if !capital || lex.JoinsAfter(text, e) {
			break
		}
		end = e
		words++
		if e-i == 1 && e < len(text) && text[e] == '.' {
			e++ // an initial
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	name := strings.TrimSuffix(strings.TrimSuffix(text[start:end], "'s"), "’s")
	end = beforeNextField(text, start, start+len(name))
	if words = min(words, strings.Count(text[start:end], " ")+1); words < least || isFirmName(text[start:end]) || behindLegalForm(text, end) > end ||
		end+1 < len(text) && chars.IsDigitAt(text, end+1) {
		return spec.Match{}, false // a firm; Terrace Dr Apt 12
	}
	return spec.Match{Start: start, End: end, Alone: p}, true
}

// isFirmName reports whether a name ends with a legal form or another word of organisations.
func isFirmName(name string) bool {
	last := name[strings.LastIndexByte(name, ' ')+1:]
	return last != "" && (lexicon.Lookup(last).Is(lexicon.OrgWord) || slices.Contains(formsOfFirms.Get()[last[0]], last))
}
