package secrets

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds the names of accounts in settings whose names end with a word for a user: DB_USER: kvorl_root,
// define('DB_USER', 'u418_kvorl'), smtp_user     = noreply-kvorl.

const (
	mostSettingGap = 24 // spaces before the sign
	settingSure    = 0.8
)

// isSettingKey reports whether the word at text[at] ends the name of a setting.
func isSettingKey(text string, at int) bool {
	return at > 1 && (text[at-1] == '_' || text[at-1] == '-' || text[at-1] == '.') && numeral.IsAlnum(text[at-2])
}

// settingLogin reads the value of the setting whose name ends with the word text[at:end]. Without quotes and behind a space most
// values are those of a program: what is none has a hyphen in it, or the setting is one of an environment.
func settingLogin(text string, at, end int) (spec.Match, bool) {
	i, quoted := end, false
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		i, quoted = i+1, true
	}
	sign := i
	for sign < len(text) && sign-i < mostSettingGap && text[sign] == ' ' {
		sign++
	}
	if sign >= len(text) {
		return spec.Match{}, false
	}
	c := text[sign]
	if i = sign + 1; c == '=' && i < len(text) && text[i] == '>' {
		i++
	}
	if c != '=' && c != ':' && !(c == ',' && quoted && isFirstArgument(text, at)) {
		return spec.Match{}, false
	}
	i = chars.SkipByte(text, i, ' ')
	quote := byte(0)
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		quote = text[i]
		i++
	}
	to, kind := loginAt(text, i)
	name := text[i:to]
	switch {
	case kind == noLogin, to-i < fewestUsername, prose.NamesField(name, text[at:end]), wordset.InSet(prose.TypeWords, name), wordset.InSet(prose.NoValues,
		name), wordset.InSet(loginStates, name):
		return spec.Match{}, false
	case quote != 0:
		return spec.Match{Start: i, End: to, Alone: settingSure}, to < len(text) && text[to] == quote &&
			(kind == oddLogin && isAccountLike(name) || kind == plainLogin && isUnknownLogin(text, i, to))
	case c == ',', to < len(text) && text[to] > ' ' && text[to] != ';' && text[to] != '#':
		return spec.Match{}, false
	case kind == plainLogin || !isAccountLike(name):
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: to, Alone: settingSure}, text[at] < 'a' || strings.IndexByte(name, '-') > 0 ||
		handleKind(name) == personHandle && strings.IndexByte(name, '.') < 0
}

// isFirstArgument reports whether the quoted name of a setting around text[at] is the first argument of a function.
func isFirstArgument(text string, at int) bool {
	i := at
	for i > 0 && at-i < LongestUsername && inAccounts[text[i-1]] {
		i--
	}
	return i > 1 && text[i-2] == '('
}
