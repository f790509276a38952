package secrets

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds the names of accounts behind what says that somebody logs in, or did something that a log tells of:
//
//	She logs on as mquorl77 from home.
//	2026-02-11 10:00:01 pump start requested by quorl_m

// ActingLogins are phrases that the name of an account stands behind.
var ActingLogins = &wordset.OtherSet{File: "secrets", Sets: []string{"ActingLogins"}}

// DoingLogins are words for owning or doing, behind which there is so much else that only a name with a sign or a digit in it is one of an account.
var DoingLogins = &wordset.OtherSet{File: "secrets", Sets: []string{"DoingLogins"}}

// LoginsBehind are words with the name of an account before them.
var LoginsBehind = &wordset.OtherSet{File: "secrets", Sets: []string{"LoginsBehind"}}

// agents stand between what was done and who did it.
var agents = &wordset.WordList{File: "secrets", Set: "agents"}

// doneStems begin the participles of what people do with files, doors and orders.
func doneStems() []string { return lists.Words("secrets", "doneStems") }

const (
	actingLogin      = 0.8
	longestNoteWords = 28 // bytes of words between a word for an account and the colon before its name
	fewestPlainLogin = 5  // letters of a name of an account without anything else in it
)

// matchActingLogin reads the name of an account behind such a phrase, or before such a word.
func matchActingLogin(text string, at int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	w, doing := ActingLogins.At(text, at), false
	if w == "" {
		w = DoingLogins.At(text, at)
		doing = w != ""
	}
	if w != "" {
		i := at + len(w)
		for n := 0; n < 2; n++ { // : the user "
			i = chars.BytesEnd(text, i, at+len(w)+4, " :\"'`")
			e, _ := prose.WordAt(text, i)
			if e == i || e >= len(text) || text[e] != ' ' || !wordset.InSet(prose.Copulas, text[i:e]) && !wordset.InSet(usersBeforeLogin, text[i:e]) {
				break
			}
			i = e + 1
		}
		end, kind := loginAt(text, i)
		switch {
		case i == at+len(w):
		case kind == oddLogin && isAccountLike(text[i:end]) && !(doing && (strings.Contains(text[i:end], "-") || NamesThing(text[i:end]))),
			kind == plainLogin && !doing && isUnknownLogin(text, i, end):
			return spec.Match{Start: i, End: end, Alone: actingLogin}, true
		}
	}
	if at < fewestOfName || text[at-1] != ' ' || LoginsBehind.At(text, at) == "" {
		return spec.Match{}, false
	}
	i := chars.SetStart(text, at-1, at-LongestUsername-1, &inAccounts)
	end, kind := loginAt(text, i)
	return spec.Match{Start: i, End: at - 1, Alone: actingLogin}, end == at-1 && kind == oddLogin && !lex.JoinsBefore(text, i) && isAccountLike(text[i:end])
}

// usersBeforeLogin may stand between such a phrase and the name.
var usersBeforeLogin = &wordset.WordList{File: "secrets", Set: "usersBeforeLogin"}

// isUnknownLogin reports whether letters alone that are no word of a language and no name stand at text[i:end], and nothing goes on with them.
func isUnknownLogin(text string, i, end int) bool {
	return end-i >= fewestPlainLogin && !strings.HasSuffix(text[i:end], "ed") && lexicon.Lookup(text[i:end]) == 0 &&
		!prose.IsPlainWord(text[i:end]) && !wordset.InSet(loginStates, text[i:end])
}

// fieldParts end names of fields and variables with an underscore in them.
var fieldParts = &wordset.WordList{File: "secrets", Set: "fieldParts"}

// isAccountLike reports whether what loginAt calls odd is more likely the name of an account than a word with a hyphen, a kind of
// thing with a number, a name of a field or a domain.
func isAccountLike(v string) bool {
	letters, digits, part, unknown := 0, 0, 0, false
	joint := byte(0)
	for k := 0; k <= len(v); k++ {
		if k < len(v) && numeral.IsLetter(v[k]) {
			letters++
			continue
		}
		if k < len(v) && numeral.IsDigit(v[k]) {
			digits++
		}
		if k > part {
			word := v[part:k]
			if wordset.InSet(thingNames, word) && k < len(v) && (part == 0 || numeral.IsDigit(v[k])) && joint != '_' {
				return false
			}
			unknown = unknown || len(word) > 2 && !isEverydayWord(word)
		}
		if k < len(v) && !numeral.IsDigit(v[k]) {
			if joint != '_' {
				joint = v[k]
			}
		}
		part = k + 1
	}
	tail := v[strings.LastIndexAny(v, "._-")+1:]
	switch {
	case letters < 3 || wordset.InSet(fileEndings, tail) || isHeld(v) || isOpaque(v):
		return false
	case joint == '_':
		return !wordset.InSet(fieldParts, tail)
	case joint == '.':
		return letters > 3 && internet.TopOf(tail) != internet.UnmistakableTop && (digits > 0 || unknown || len(tail) == 1)
	case joint == '-':
		return unknown && letters > 5
	}
	return letters > 3 && numeral.IsLetter(v[3]) && digits < 5 && (unknown || digits > 1)
}

// matchAgent reads the name of an account of who did what the word before text[at:end] says, or what a line of a log does.
func matchAgent(text string, at, end int) (spec.Match, bool) {
	i := end + 1
	j, kind := loginAt(text, i)
	if kind != oddLogin || at < 2 || text[at-1] != ' ' || NamesThing(text[i:j]) {
		return spec.Match{}, false
	}
	if like := isAccountLike(text[i:j]); isLogged(text, at) {
		word := strings.TrimRight(text[i:j], "0123456789") // guard4
		return spec.Match{Start: i, End: j, Alone: actingLogin}, like || len(word) > 3 && !strings.ContainsAny(word, "-.") && !wordset.InSet(thingNames, word)
	} else if !like {
		return spec.Match{}, false
	}
	k := lex.WordStartWithin(text, at-1, at-1-wordset.LongestWord)
	if word := text[k : at-1]; word == "de" && k > 1 && text[k-1] == ' ' {
		at = k // de către
		k = lex.WordStartWithin(text, at-1, at-1-wordset.LongestWord)
	}
	for _, stem := range doneStems() {
		if len(stem) <= at-1-k && strings.EqualFold(text[k:k+len(stem)], stem) {
			return spec.Match{Start: i, End: j, Alone: actingLogin}, true
		}
	}
	return spec.Match{}, false
}

// isLogged reports whether the line that text[at] is in begins as those of logs do: with a date or a bracket, and a time.
func isLogged(text string, at int) bool {
	from := max(0, at-240) // bytes of a line of a log
	line := text[from:at]
	if n := strings.LastIndexByte(line, '\n'); n >= 0 {
		line = line[n+1:]
	} else if from > 0 {
		return false
	}
	line = line[:min(len(line), len("[2026-02-11T10:00:01"))]
	if line == "" || !numeral.IsDigit(line[0]) && line[0] != '[' && !(line[0] < 'Z' && len(line) > 8 && numeral.IsDigit(line[5]) && line[6] == ' ') {
		return false // no Feb 11 10:00:01 either
	}
	for i := 2; i+3 <= len(line); i++ {
		if line[i] == ':' && numeral.IsDigit(line[i-1]) && numeral.IsDigit(line[i-2]) && numeral.IsDigit(line[i+1]) && numeral.IsDigit(line[i+2]) {
			return true
		}
	}
	return false
}

// notedLogin reads the name of an account behind a colon, which a few words in small letters may part from the word for an account that
// ends at text[i]: Account used: quorl_m.
func notedLogin(text string, i int) (spec.Match, bool) {
	k, limit := i, min(len(text), i+longestNoteWords)
	for k < limit && text[k] != ':' {
		if c := text[k]; c != ' ' && c < 'a' {
			return spec.Match{}, false
		}
		k++
	}
	if k >= limit || lexicon.Lookup(strings.TrimSpace(text[i:k])).Is(lexicon.Occupation) {
		return spec.Match{}, false // account manager: …
	}
	k = chars.BytesEnd(text, k+1, len(text), " \"'")
	end, kind := loginAt(text, k)
	return spec.Match{Start: k, End: end, Alone: actingLogin}, kind == oddLogin && isAccountLike(text[k:end]) ||
		kind == plainLogin && isUnknownLogin(text, k, end) && (end == len(text) || text[end] < 'A')
}

// loginOrigins stand between the name of who logs in and the address that it comes from.
var loginOrigins = [...]string{"from", "depuis", "desde", "von", "dal", "da", "van", "från", "fra", "de la", "de", "din", "z", "ze", "zo",
	"osoitteesta", "с", "з", "από", "innen:"}

// comesFrom reports whether an address of the network stands behind text[i], with a word for from between them.
func comesFrom(text string, i int) bool {
	if i >= len(text) || text[i] != ' ' {
		return false
	}
	for _, from := range loginOrigins {
		if strings.HasPrefix(text[i+1:], from) && isAddressBehind(text, i+1+len(from)) {
			return true
		}
	}
	return false
}
