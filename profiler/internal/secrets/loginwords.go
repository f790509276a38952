package secrets

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds the names of accounts that are told in words, and are mostly letters alone:
//
//	Your username is still tquorl.

// ToldLogins are words for the name of an account, and for nothing else.
var ToldLogins = &wordset.OtherSet{File: "secrets", Sets: []string{"ToldLogins"}}

// loginLinks stand between such a word and the name.
var loginLinks = &wordset.WordList{File: "secrets", Set: "loginLinks"}

const (
	toldLoginSure  = 0.9 // behind a colon, or with digits or signs in it
	toldLoginAlone = 0.75
)

// MatchToldLogin reads the name behind such a word.
func MatchToldLogin(text string, at int) (spec.Match, bool) {
	if w := AccessWords.At(text, at); w != "" && !lex.JoinsBefore(text, at) {
		if from, to, _, _, ok := accessPair(text, at+len(w)); ok {
			return spec.Match{Start: from, End: to, Alone: toldLoginSure}, true
		}
	}
	w := ToldLogins.At(text, at)
	if w == "" {
		return matchActingLogin(text, at)
	}
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i, signed := at+len(w), false
	for n := 0; n <= 3; n++ { // links at most
		i = chars.BytesEnd(text, i, len(text), " \"'`")
		switch {
		case i < len(text) && (text[i] == ':' || text[i] == '='):
			i, signed = i+1, true
			continue
		case strings.HasPrefix(text[i:], "：") || strings.HasPrefix(text[i:], "は") || strings.HasPrefix(text[i:], "是"):
			i, signed = i+len("："), true
			continue
		}
		if e, _ := prose.WordAt(text, i); e > i && wordset.InSet(loginLinks, text[i:e]) {
			if e-i > 1 && text[e-1] < 'a' && text[i] < 'a' && text[at] >= 'a' {
				return spec.Match{}, false // SELECT user_id AS member_id
			}
			i = e
			continue
		}
		end, kind := loginAt(text, i)
		if end-i < fewestUsername || i == at+len(w) {
			return answeredLogin(text, at+len(w))
		}
		switch {
		case kind == oddLogin && (NamesThing(text[i:end]) || isOpaque(text[i:end])), wordset.InSet(prose.TypeWords, text[i:end]):
			return spec.Match{}, false
		case kind == oddLogin || kind == plainLogin && signed && !isEverydayWord(text[i:end]):
			return spec.Match{Start: i, End: end, Alone: toldLoginSure}, true
		case kind == plainLogin && lexicon.Lookup(text[i:end]) == 0 && !prose.IsPlainWord(text[i:end]):
			return spec.Match{Start: i, End: end, Alone: toldLoginAlone}, true
		}
		return answeredLogin(text, at+len(w))
	}
	return spec.Match{}, false
}

// answeredLogin reads the name that the next one who speaks begins with, where the line of text[i] asks for it.
func answeredLogin(text string, i int) (spec.Match, bool) {
	n := strings.IndexByte(text[i:min(len(text), i+48)], '\n') // bytes of a line that asks
	if n < 0 || chars.HoldsDigit(text[i:i+n]) || !dates.AsksIn(text[i:i+n]) && !prose.IsTurnLine(text, i) {
		return spec.Match{}, false
	}
	from, to, ok := prose.AnswerAt(text, i+n, true)
	if !ok {
		return spec.Match{}, false
	}
	end, kind := loginAt(text, from)
	switch {
	case end-from < fewestUsername:
	case kind == oddLogin:
		return spec.Match{Start: from, End: end, Alone: toldLoginSure}, true
	case kind == plainLogin && (end == to || text[end] == ',' || text[end] == '.') && !isEverydayWord(text[from:end]):
		return spec.Match{Start: from, End: end, Alone: toldLoginAlone}, true
	}
	return spec.Match{}, false
}

// The kinds of what may be the name of an account.
const (
	noLogin    = iota
	plainLogin // small letters alone
	oddLogin   // digits, an underscore or a dot among letters, or letters of both cases that change inside
)

// loginAt reads what may be the name of an account at text[i].
func loginAt(text string, i int) (end, kind int) {
	letters, odd := 0, false
	for end = i; end < len(text) && end-i <= LongestUsername; end++ {
		switch c := text[end]; {
		case 'a' <= c && c <= 'z':
			letters++
		case numeral.IsLetter(c):
			return i, noLogin
		case numeral.IsDigit(c), c == '_', (c == '.' || c == '-') && end+1 < len(text) && numeral.IsAlnum(text[end+1]):
			odd = true
		default:
			goto read
		}
	}
read:
	switch {
	case letters < 2 || end-i > LongestUsername || !numeral.IsLetter(text[i]):
		return i, noLogin
	case end < len(text) && (strings.IndexByte("@(:/=", text[end]) >= 0 || text[end] >= utf8.RuneSelf && chars.IsLetterRune(chars.NextRune(text, end)) && !chars.Spaceless(chars.NextRune(text, end))):
		return i, noLogin
	case odd:
		return end, oddLogin
	}
	return end, plainLogin
}

// NamesThing reports whether a name without digits is everyday words that underscores, dots or hyphens join, as variables and
// members are called, and of which none is the name of somebody: skip_files, self.prefix.
func NamesThing(v string) bool {
	if isHeld(v) {
		return true
	}
	parts := 0
	for i := 0; i < len(v); parts++ {
		end := chars.LettersEnd(v, i, len(v))
		if end == i || end < len(v) && strings.IndexByte("_.-", v[end]) < 0 {
			return false
		}
		if !isThingWord(v[i:end]) {
			return false
		}
		i = end + 1
	}
	return parts > 1
}

// isThingWord reports whether a word is one that names of things are made of, and none of somebody's.
func isThingWord(word string) bool {
	c := lexicon.Lookup(word)
	return len(word) > 1 && c.Given() < 2 && c.Family() <= c.Common() && (isEverydayWord(word) || wordset.InSet(fieldParts, word) ||
		wordset.InSet(thingNames, word) || wordset.InSet(usernameFields, word) || wordset.InSet(holders, word))
}

// isOpaque reports whether a name is a UUID or a long number in hexadecimal digits, which names anything.
func isOpaque(v string) bool {
	return hasUUIDForm(v) || len(v) >= 24 && chars.HexesEnd(v, 0, len(v)) == len(v)
}

// isHeld reports whether a name is that of a member: self.user.
func isHeld(v string) bool {
	k := strings.IndexByte(v, '.')
	return k > 0 && wordset.InSet(holders, v[:k])
}

// holders are objects of programs whose members are called so.
var holders = &wordset.WordList{File: "secrets", Set: "holders"}

// isEverydayWord reports whether a word in small letters is one of a language, and no name: what stands behind the word for a field that is spoken of.
func isEverydayWord(word string) bool {
	return prose.IsPlainWord(word) || lexicon.Lookup(word).Common() > 0 || wordset.InSet(prose.TypeWords, word) || wordset.InSet(prose.NoValues, word)
}
