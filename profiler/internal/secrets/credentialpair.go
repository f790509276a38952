package secrets

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds what notes on machines say of who gets in and with what: the name of an account and the password with a
// stroke between them, and a password that is new or for a while.
//
//	Admin access: kvorl_hb / Botev1848*
//	Midlertidig kode: Hyben!Juni

// AccessRecognizers find the passwords of such notes; the names of accounts are among username-told.
func AccessRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "password-of-access", Label: "PASSWORD",
			Doc: "Letters with digits or signs behind a stroke and the name of an account behind a word for access, or behind words for a " +
				"code that is new or for a while.",
			Source:   "notes on machines and tickets in common use",
			Triggers: spec.TriggersOf(wordset.NewOtherSet(AccessWords.Words(), codePhrases.Words())),
			Match:    matchAccessPassword,
		},
	}
}

var (
	// AccessWords stand before a colon and such a pair.
	AccessWords = &wordset.OtherSet{File: "secrets", Sets: []string{"AccessWords"}}
	// codePhrases stand before a password that no word for a password is beside.
	codePhrases = &wordset.OtherSet{File: "secrets", Sets: []string{"codePhrases"}}
)

const (
	accessSure        = 0.85
	mostAccessGap     = 3  // characters around the colon and the stroke
	longestAccessName = 24 // bytes of words between such a word and its colon
)

// accessPair is the place of the name of an account and of the password behind such a word that ends at text[i].
func accessPair(text string, i int) (name, end, from, to int, ok bool) {
	colon := i
	for colon < len(text) && colon-i < longestAccessName && text[colon] != ':' && text[colon] != '\n' && !strings.HasPrefix(text[colon:], "：") {
		colon++
	}
	switch {
	case colon >= len(text), colon-i >= longestAccessName, text[colon] == '\n':
		return
	case text[colon] == ':':
		name = chars.SkipByte(text, colon+1, ' ')
	default:
		name = chars.SkipByte(text, colon+len("："), ' ')
	}
	end = chars.SetEnd(text, name, name+LongestUsername+1, &inAccounts)
	if from = chars.SkipByte(text, end, ' '); end-name < fewestUsername || from >= len(text) || text[from] != '/' || from-end > mostAccessGap ||
		!numeral.IsAlnum(text[end-1]) || from == end && !strings.HasPrefix(text[name:], "admin") {
		return
	}
	from = chars.SkipByte(text, from+1, ' ')
	to = secretEnd(text, from)
	_, kind := loginAt(text, name)
	return name, end, from, to, kind != noLogin && isToldSecret(text[from:to]) && (kind == oddLogin || strings.ContainsAny(text[from:to], "!#$%^&*?+@~="))
}

// secretEnd is the end of what has no space in it at text[i], without the end of a sentence.
func secretEnd(text string, i int) int {
	to := i
	for to < len(text) && text[to] > ' ' && to-i <= longestStrongPassword && strings.IndexByte("\",;)", text[to]) < 0 {
		to++
	}
	to = chars.BytesStart(text, to, i, ".:?'")
	return to
}

// fewestOfSecret is how long such a password is at least, in bytes.
const fewestOfSecret = 6

// isToldSecret reports whether a value has three letters and a digit or a sign, and is no address, number or date. Small letters
// and digits alone, and with hyphens, are the names of things.
func isToldSecret(v string) bool {
	if len(v) < fewestOfSecret || len(v) > longestStrongPassword || strings.ContainsAny(v, `/(){}[]<>|\:`) || !chars.IsASCII(v) {
		return false
	}
	letters, capitals, digits, signs := passwordSigns(v[:len(v)-1])
	if c := v[len(v)-1]; numeral.IsDigit(c) || strings.IndexByte("!@", c) < 0 || digits+signs > 0 { // what ends a sentence ends no word
		letters, capitals, digits, signs = passwordSigns(v)
	}
	return letters > 2 && (signs > 0 || strings.IndexByte(v, '.') < 0) && (signs > 0 || digits > 0 && capitals > 0 && capitals < letters)
}

// matchAccessPassword reads the password behind such words at text[at].
func matchAccessPassword(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	if w := AccessWords.At(text, at); w != "" {
		_, _, from, to, ok := accessPair(text, at+len(w))
		return spec.Match{Start: from, End: to, Alone: accessSure}, ok
	}
	w := codePhrases.At(text, at)
	if w == "" {
		return spec.Match{}, false
	}
	from, to, ok := ChangedPassword(text, at+len(w))
	return spec.Match{Start: from, End: to, Alone: accessSure}, ok
}

// The bounds of what stands between a word for a password and what it has become.
const mostChangeWords = 3

// ChangedPassword is the place of a password behind text[i], where nothing stands between but a few words that have no digit, and
// an arrow or a colon: reset hesla na dočasné Leden-Sova-42, salasana vaihdettu -> Hilla-Suo-20.
func ChangedPassword(text string, i int) (from, to int, ok bool) {
	limit := min(len(text), i+40) // bytes
	for words := 0; i < limit; {
		switch {
		case strings.IndexByte(" :=\"'", text[i]) >= 0:
			i++
			continue
		case strings.HasPrefix(text[i:], "->"), strings.HasPrefix(text[i:], "=>"):
			i += len("->")
			continue
		case strings.HasPrefix(text[i:], "→"):
			i += len("→")
			continue
		case text[i] < '0':
			return 0, 0, false
		}
		to = secretEnd(text, i)
		if isToldSecret(text[i:to]) {
			return i, to, true
		}
		e, _ := prose.WordAt(text, i)
		if words++; e == i || e != to || words > mostChangeWords || wordset.InSet(passwordOf, text[i:e]) && !wordset.InSet(changedTo, text[i:e]) {
			return 0, 0, false
		}
		i = e
	}
	return 0, 0, false
}

// changedTo are those of passwordOf that stand before what something becomes as well.
var changedTo = &wordset.WordList{Text: "na til till a à naar do"}
