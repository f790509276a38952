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

// This file finds the names of accounts behind the names of fields, in many languages, for who did something:
//
//	korjasi=anttila_p
//	操作员=fin_qiu

func DoerRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "username-of-doer", Label: "USERNAME",
			Doc: "A name of an account with a sign or a digit in it behind the name of a field for who did something, in many languages, " +
				"with an equals sign, a colon or quotes; letters alone that are no word behind the few such names that are of nothing else.",
			Source:   "logs of programs in common use",
			Triggers: spec.TriggersOf(doerKeys),
			Match:    matchDoerKey,
		},
	}
}

// doerKeys are such names of fields.
var doerKeys = &wordset.OtherSet{File: "secrets", Sets: []string{"doerKeys"}}

// plainDoers are those that so surely have an account behind them that letters alone can be one.
var plainDoers = &wordset.WordList{File: "secrets", Set: "plainDoers"}

const doerPlain = 0.7

// matchDoerKey reads the name of an account behind such a name of a field.
func matchDoerKey(text string, at int) (spec.Match, bool) {
	w := doerKeys.At(text, at)
	if w == "" || lex.JoinsBefore(text, at) || at > 0 && strings.IndexByte("_.-&?$", text[at-1]) >= 0 {
		return spec.Match{}, false
	}
	key := at + len(w)
	i, sign := key, byte(0)
	if i < len(text) && (text[i] == '"' || text[i] == '\'') && at > 0 && text[at-1] == text[i] {
		i++ // "accountnaam":"quorl_m"
	}
	for spaced := i; i < len(text) && i-spaced < 12 && text[i] == ' '; { // where several stand below each other
		i++
	}
	switch {
	case i < len(text) && (text[i] == '=' || text[i] == ':'):
		sign = text[i]
		i++
	case strings.HasPrefix(text[i:], "："), strings.HasPrefix(text[i:], "＝"):
		sign = ':'
		i += len("：")
	case i > key+2:
		return spec.Match{}, false
	case i > key && chars.Spaceless(chars.LastRune(text[:key])):
	case i == key+1 && i < len(text) && (text[i] == '\'' || text[i] == '"'):
	default:
		return spec.Match{}, false
	}
	i = chars.BytesEnd(text, i, i+2, " '\"")
	end, kind := loginAt(text, i)
	if end-i < fewestUsername || end < len(text) && strings.HasPrefix(text[end:], " = ") || lex.JoinsAfter(text, end) {
		return spec.Match{}, false
	}
	name := text[i:end]
	if k := strings.IndexByte(name, '-'); k > 0 && (name[:k] == "systemd" || wordset.InSet(systemAccounts, name[:k])) {
		return spec.Match{}, false
	}
	if sign == ':' && at > 1 && text[at-1] == ' ' && numeral.IsLetter(text[at-2]) && handleKind(name) < personHandle {
		return spec.Match{}, false // the ternary operator: expr2
	}
	least := oddHandle
	if sign == '=' && text[i-1] == ' ' {
		least = personHandle // reporter = npm.silent
	}
	switch {
	case kind == oddLogin && w == "alias" && sign == ':' && text[i-1] == '"' && handleKind(name) == personHandle:
		return spec.Match{Start: i, End: end, Alone: doerPlain}, true // with any dots in it
	case text[min(end, len(text)-1)] == '[' && end < len(text): // a member of a map
	case kind == oddLogin && w != "alias" && isAccountLike(name) && (handleKind(name) >= least || sign == '=' && strings.IndexByte(name, '-') > 0 ||
		endsInDigits(name)) && !prose.NamesField(name, text[at:key]):
		return spec.Match{Start: i, End: end, Alone: 0.8}, true
	case kind == plainLogin && sign == ':' && strings.HasPrefix(text[end:], " (") && chars.IsCapitalAt(text, end+2) && isUnknownLogin(text, i, end):
		return spec.Match{Start: i, End: end, Alone: doerPlain}, true // Χρήστης: kquorl (Κατερίνα)
	case kind == plainLogin && sign != 0 && text[i-1] != ' ' && wordset.InSet(plainDoers, w) && isUnknownLogin(text, i, end) &&
		(end == len(text) || text[end] < 'A'):
		return spec.Match{Start: i, End: end, Alone: doerPlain}, true
	}
	return spec.Match{}, false
}

// endsInDigits reports whether a name ends with two digits or more.
func endsInDigits(name string) bool {
	n := len(name)
	return n > 2 && numeral.IsDigit(name[n-1]) && numeral.IsDigit(name[n-2])
}
