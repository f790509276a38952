package secrets

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// isAddressBehind reports whether what looks like an address of a network stands behind text[:i] and a space.
func isAddressBehind(text string, i int) bool {
	if i >= len(text) || text[i] != ' ' {
		return false
	}
	i++
	for k, colons := i, 0; k < len(text) && k-i < 40 && (chars.IsHex(text[k]) || text[k] == ':'); k++ {
		if text[k] == ':' {
			if colons++; colons > 1 {
				return true // of the sixth version
			}
		}
	}
	for n := 0; n < 4; n++ {
		_, e := dates.Number(text, i, 3)
		if e == i || n < 3 && (e >= len(text) || text[e] != '.') {
			return false
		}
		i = e + 1
	}
	return true
}

// AccountAt gives the end of the name of an account at text[i] that is no word: it has
// letters, and two digits, an underscore or a dot inside, and is no name of a file.
func AccountAt(text string, i int) (end int, ok bool) {
	if i >= len(text) || !numeral.IsLetter(text[i]) || i > 0 && strings.IndexByte("@/\\._-+:", text[i-1]) >= 0 {
		return i, false
	}
	if end = lex.AsciiEnd(text, i, LongestUsername+1); end == len(text) || !inAccounts[text[end]] {
		return end, false // most words are none
	}
	digits, letters, scores, dots, small := 0, 0, 0, 0, 0
	limit := min(len(text), i+LongestUsername+1)
	for end = i; end < limit && inAccounts[text[end]]; end++ {
		switch c := text[end]; {
		case numeral.IsDigit(c):
			digits++
		case numeral.IsLetter(c):
			letters++
			if c >= 'a' {
				small++
			}
		case c == '_':
			scores++
		case c == '.':
			dots++
		}
	}
	for end > i && !numeral.IsAlnum(text[end-1]) {
		switch end--; text[end] {
		case '_':
			scores--
		case '.':
			dots-- // the end of a sentence
		}
	}
	if end-i < fewestUsername+1 || end-i > LongestUsername || lex.JoinsAfter(text, end) || end < len(text) && strings.IndexByte("@(:/=\\*", text[end]) >= 0 {
		return end, false
	}
	if digits < 2 && scores == 0 && dots == 0 || isOpaque(text[i:end]) {
		return end, false // most words are none
	}
	if wordset.InSet(fileEndings, text[i+strings.LastIndexByte(text[i:end], '.')+1:end]) || strings.HasSuffix(text[i:end], "_t") {
		return end, false // a file, or a type of C
	}
	inner := dots > 0 && dots < 3 && small == letters && digits < 2 && internet.TopOf(text[i+strings.LastIndexByte(text[i:end],
		'.')+1:end]) == internet.NoTopLevel
	return end, letters > 1 && small > 1 && (digits > 1 && text[i] >= 'a' || scores > 0 || inner)
}

// inAccounts is true for the bytes that names of accounts have.
var inAccounts = chars.SetWhere(func(c byte) bool { return numeral.IsAlnum(c) || c == '.' || c == '_' || c == '-' })

// fileEndings are what names of files end in.
var fileEndings = &wordset.WordList{File: "secrets", Set: "fileEndings"}

// matchCustomer reads the number behind customer number, customer id is or Kundennummer.
func matchCustomer(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	const whole = "nummer"
	alone := end-at > len(whole) && strings.EqualFold(text[end-len(whole):end], whole)
	if !alone && (end+1 >= len(text) || text[end] != '=' && strings.IndexByte("inc", text[end+1]|0x20) < 0) {
		return spec.Match{}, false // none of numberWords follows
	}
	if !wordset.InSet(customerFields, text[at:end]) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i := end
	if i < len(text) && (text[i] == ' ' || text[i] == '_' || text[i] == '-') {
		if e, _ := prose.WordAt(text, i+1); e > i+1 && wordset.InSet(numberWords, text[i+1:e]) {
			i, alone = e, true
		}
	}
	if !alone && (!wordset.InSet(customerKeys, text[at:end]) || end == len(text) || text[end] != '=') {
		return spec.Match{}, false
	}
	if strings.HasPrefix(text[i:], ".") {
		i++
	}
	if k, _, ok := FieldValue(text, i); ok {
		i = k
	} else if strings.HasPrefix(text[i:], " is ") {
		i += len(" is ")
	} else if strings.HasPrefix(text[i:], " ") {
		i++
	} else {
		return spec.Match{}, false
	}
	j, digits := i, 0
	for j < len(text) && j-i <= LongestUsername && (numeral.IsAlnum(text[j]) || text[j] == '-' || text[j] == '/') {
		if numeral.IsDigit(text[j]) {
			digits++
		}
		j++
	}
	for j > i && !numeral.IsAlnum(text[j-1]) {
		j--
	}
	if digits < 3 || j-i < fewestUsername || j-i > LongestUsername || lex.JoinsAfter(text, j) {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: j, Alone: 0.85}, true
}

// FieldValue gives where the value of a field begins whose name ends at text[i]: behind a colon or an equals sign, quotes and spaces. quote is the one
// that it ends at, or zero.
func FieldValue(text string, i int) (start int, quote byte, ok bool) {
	end := i
	i = chars.BytesEnd(text, i, i+1, "\"'")
	i = chars.BytesEnd(text, i, end+3, " ")
	if i >= len(text) || text[i] != '=' && text[i] != ':' {
		return i, 0, false
	}
	i++
	for i < len(text) {
		switch {
		case text[i] == '"', text[i] == '\'':
			quote = text[i]
			i++
		case text[i] == ' ':
			i++
		case strings.HasPrefix(text[i:], "\u00a0"):
			i += len("\u00a0")
		default:
			return i, quote, true
		}
		if i-end > 8 {
			return i, quote, false
		}
	}
	return i, quote, true
}

// What follows finds the names of accounts in settings whose names end with a word for a user: DB_USER: kvorl_root,
// define('DB_USER', 'u418_kvorl'), smtp_user     = noreply-kvorl.

const settingSure = 0.8

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
	sign := chars.BytesEnd(text, i, i+24, " ")
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
	case c == ',' && !strings.HasPrefix(strings.TrimLeft(text[min(to+1, len(text)):min(to+4, len(text))], " "), ")"):
		return spec.Match{}, false // one of a list
	case quote != 0 && NamesThing(name), len(name) > end-at && end >= len(name) && strings.EqualFold(text[end-len(name):end], name):
		return spec.Match{}, false // USER_REMOVED = 'user_removed'
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
	i := chars.SetStart(text, at, at-LongestUsername, &inAccounts)
	return i > 1 && text[i-2] == '('
}
