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

// PersonRecognizers find names of people, and what stands behind the name of a field that holds a secret.
func PersonRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "person-titled", Label: "PERSON",
			Doc:      "One to four capitalised words behind a title such as Mr or Dr, or two to four behind the name of a field and a colon.",
			Source:   "titles in common use",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(sureTitles.Get(), nameFields.Get(), smallTitles), nil)},
			Match:    matchTitled,
			Cell:     IsNameCell, CellAlone: 0.03,
		},
		{
			Name: "person-column", Label: "PERSON",
			Doc:  "Two to four words of letters in a column that may be one of names.",
			Cell: isFullName, CellAlone: 0.15,
		},
		{
			Name: "first-name", Label: "FIRST_NAME",
			Doc:  "A column that is named as one of given names.",
			Cell: IsNameCell, CellAlone: 0.02,
		},
		{
			Name: "last-name", Label: "LAST_NAME",
			Doc:  "A column that is named as one of family names.",
			Cell: IsNameCell, CellAlone: 0.02,
		},
		{
			Name: "password-beside-word", Label: "PASSWORD",
			Doc:    "Six or more characters without a space, letters and digits among them, right behind a word for a password in any script.",
			Source: "common usage",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 0).Untied().AtMost(fields.SaidAlone),
				spec.OnToken(lex.TokenMixed, 0).Untied().AtMost(fields.SaidAlone)},
			Match: matchOtherPassword, InProse: true,
			Beside: 0.95, Context: fields.OtherPasswordWords(),
		},
		{
			Name: "password-field", Label: "PASSWORD",
			Doc: "What follows a word for a password and a colon or an equals sign, when it is no placeholder; without these when it has " +
				"letters and other signs.",
			Source:    "common configuration and log formats",
			Triggers:  []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(secrets.PasswordFields, secrets.UnlockWords), nil)},
			Match:     secrets.MatchPassword,
			Cell:      func(v string) bool { return v != "" },
			CellAlone: 0.05,
		},
	}
}

// matchOtherPassword reads the value behind a word for a password in letters that are not Latin, around a token with a digit.
func matchOtherPassword(text string, at int) (spec.Match, bool) {
	if at >= 2 && lex.IsGlue(text[at-1]) && numeral.IsDigit(text[at-2]) {
		return spec.Match{}, false // it has begun before
	}
	i := at
	for i > 0 && at-i < spec.WeakBefore && text[i-1] > ' ' && text[i-1] < utf8.RuneSelf && strings.IndexByte(`"'(:=`, text[i-1]) < 0 {
		i--
	}
	// The word has to stand before it, with nothing but a few letters between. Most places have no letter there that one begins with.
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
	if j <= at || !secrets.IsSpokenPassword(text[i:j]) || j-i > spec.LongestWeak-spec.WeakBefore {
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

// partsPassword is true for what stands between a word for a password and what is none, as far as it is in ASCII.
var partsPassword = chars.SetOf(",;.\n0123456789")

// otherPasswordsBy are otherPasswordWords by the bytes that their first letters begin with in any case. None is in ASCII.
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

// beginsFold reports whether a text begins with a phrase in small letters, as it is or with a capital at its beginning.
func beginsFold(s, phrase string) bool {
	_, n := utf8.DecodeRuneInString(phrase)
	return len(s) >= len(phrase) && s[n:len(phrase)] == phrase[n:] && strings.EqualFold(s[:n], phrase[:n])
}

// isFullName reports whether a whole value is two to four words of letters that begin with a capital, where their script has capitals.
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

// IsNameCell reports whether a whole value can be a name: letters of one word to five, with apostrophes, hyphens, dots and commas, and nothing else.
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

// What follows reads the name behind a title or the name of a field: Mr. Tan, Herr Prof. Dr. Weber, Patient: Irma Quorl.

// Words that a name follows.
var (
	sureTitles = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "sure")) }}
	nameFields = lazy.Value[*wordset.WordList]{Make: func() *wordset.WordList { return wordset.WordSet(wordsOfKind(lists.Text("names/titles"), "field")) }}
)

// smallTitles are those that people write in small letters, before names in small letters.
var smallTitles = &wordset.WordList{Text: "mr mrs ms miss mister mme mlle señor señora herr frau appelle m'appelle llamo chiamo heiße heisse"}

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
	} else if !capital && wordset.InSet(smallTitles, text[at:e]) {
		k = e + 1
		to, _ := prose.WordAt(text, min(k, len(text)))
		if to > k+2 && text[k-1] == ' ' && max(lexicon.Lookup(text[k:to]).Family(), lexicon.Lookup(text[k:to]).Given()) > 1 && !lex.JoinsAfter(text, to) {
			if last, _ := prose.WordAt(text, min(to+1, len(text))); last > to+2 && text[to] == ' ' && lexicon.Lookup(text[to+1:last]).Family() > 1 {
				to = last
			}
			return spec.Match{Start: k, End: to, Alone: fieldAlone}, true // mr smith, je m'appelle marie dupont
		}
		return spec.Match{}, false
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
