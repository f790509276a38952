package secrets

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

var (
	usernameFields     = &wordset.WordList{File: "secrets", Set: "usernameFields"}
	sureUsernameFields = &wordset.WordList{File: "secrets", Set: "sureUsernameFields"}
	customerFields     = &wordset.WordList{File: "secrets", Set: "customerFields"}
	customerKeys       = &wordset.WordList{Text: "customer member kunde cliente"} // which are followed by a number in logs
	numberWords        = &wordset.WordList{File: "secrets", Set: "numberWords"}
)

// surelyUsername is how sure a name behind such a word is, which the name of somebody may be part of.
const surelyUsername = 0.96

// The bounds of a name of an account, in bytes.
const (
	fewestUsername  = 3
	LongestUsername = 40
)

// matchServedUser reads the name behind user in the message of a server that says from where somebody comes:
// Failed password for user jdoe from 192.0.2.1.
func matchServedUser(text string, end int) (spec.Match, bool) {
	if end >= len(text) || text[end] != ' ' {
		return spec.Match{}, false
	}
	j := chars.SetEnd(text, end+1, end+LongestUsername+1, &inAccounts)
	if j-end <= fewestUsername || !numeral.IsLetter(text[end+1]) || !strings.HasPrefix(text[j:], " from ") {
		return spec.Match{}, false
	}
	host := j + len(" from ")
	if host == len(text) {
		return spec.Match{}, false
	}
	if _, ok := internet.MatchIPv4(text, host); !ok {
		if _, ok = internet.MatchIPv6(text, host); !ok {
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: end + 1, End: j, Alone: surelyUsername}, true
}

// matchUsername reads the name behind user=, or behind Username and a colon.
func matchUsername(text string, at int) (spec.Match, bool) {
	end, _ := lex.NextToken(text, at)
	if wordset.InSet(PasswordFields, text[at:end]) {
		from, to, ok := LoginOfPassword(text, end)
		return spec.Match{Start: from, End: to, Alone: 0.8}, ok && !lex.JoinsBefore(text, at)
	}
	if wordset.InSet(doerFields, text[at:end]) {
		return matchDoerField(text, at, end)
	}
	if isSettingKey(text, at) && wordset.InSet(usernameFields, text[at:end]) {
		if m, ok := settingLogin(text, at, end); ok {
			return m, true
		}
	}
	if !wordset.InSet(usernameFields, text[at:end]) && !wordset.InSet(shellFields, text[at:end]) ||
		(lex.JoinsBefore(text, at) || at > 0 && lex.IsGlue(text[at-1])) && !isVariable(text, at, end) {
		return spec.Match{}, false
	}
	i, quote, ok := FieldValue(text, end)
	if ok && isTernary(text, at) {
		return spec.Match{}, false
	}
	if !ok {
		return matchServedUser(text, end)
	}
	if prose.IsTurn(text, at) && isSpoken(text, i) || IsInstruction(text, i) {
		return spec.Match{}, false
	}
	j, letters := i, false
	for j < len(text) && j-i <= LongestUsername && (numeral.IsAlnum(text[j]) || strings.IndexByte("._-", text[j]) >= 0) {
		letters = letters || numeral.IsLetter(text[j])
		j++
	}
	for j > i && !numeral.IsAlnum(text[j-1]) && text[j-1] != '_' {
		j--
	}
	if !letters || j-i < fewestUsername || j-i > LongestUsername || lex.JoinsAfter(text, j) || j < len(text) && strings.IndexByte("@(:/=", text[j]) >= 0 {
		return spec.Match{}, false
	}
	if wordset.InSet(prose.TypeWords, text[i:j]) || wordset.InSet(prose.NoValues, text[i:j]) || wordset.InSet(loginStates, text[i:j]) {
		return spec.Match{}, false
	}
	if chars.IsCapitalAt(text, i) && strings.HasPrefix(text[j:], ", ") && chars.IsCapitalAt(text, j+2) {
		return spec.Match{}, false // the name of who uses it: Novák, Jana
	}
	if name := text[i:j]; prose.NamesField(name, text[at:end]) || strings.HasPrefix(text[j:], " = ") ||
		quote == 0 && (isLoginCode(text, end, i, j) || prose.IsCode(text, i)) || strings.EqualFold(name, text[at:end]) ||
		NamesThing(name) || hasPart(name, "secretNames") {
		return spec.Match{}, false // username = self.username, or login = group = pid
	}
	if wordset.InSet(sureUsernameFields, text[at:end]) {
		return spec.Match{Start: i, End: j, Alone: surelyUsername}, true
	}
	if wordset.InSet(shellFields, text[at:end]) {
		_, kind := loginAt(text, i)
		return spec.Match{Start: i, End: j, Alone: 0.8}, kind == oddLogin && isAccountLike(text[i:j])
	}
	return spec.Match{Start: i, End: j, Alone: 0.8}, true
}

// isLoginCode reports whether the value text[i:j] of the field whose name ends at text[end] is a part of a program or of a sentence: a
// word of a language, a variable, or a member of something.
func isLoginCode(text string, end, i, j int) bool {
	v := text[i:j]
	switch dot := strings.IndexByte(v, '.'); {
	case isHeld(v), isMember(v), isHumped(v), strings.HasPrefix(v, "0x"), dot > 0 && strings.IndexByte(v, '_') > 0,
		dot > 0 && isEverydayWord(v[:dot]) && lexicon.Lookup(v[:dot]).Given() == 0, j < len(text) && text[j] == '[':
		return true
	case j < len(text) && (text[j] == ',' || text[j] == ')') && strings.HasSuffix(text[:end], strings.TrimRight(v, "0123456789")):
		return true // user=user2, email=user2.email
	case lexicon.Lookup(v).Common() > 1 && followsSpaceAndMore(text, j):
		return true
	case !isEverydayWord(v) || lexicon.Lookup(v).IsName():
		return false
	}
	return text[i-1] == ' ' && text[end] == ' ' || followsSpaceAndMore(text, j) || j < len(text) && (text[j] == ',' || text[j] == ')')
}

// isTernary reports whether a word in quotes stands behind a question mark, as the first of two values does: named ? 'username' : 'email'.
func isTernary(text string, at int) bool {
	return at > 2 && isQuote(text[at-1]) && text[at-2] == ' ' && text[at-3] == '?'
}

// isHumped reports whether a name is everyday words that capitals part, as variables are called: fieldType.
func isHumped(v string) bool {
	from := 0
	for i := 1; i <= len(v); i++ {
		if i < len(v) && (v[i] < 'A' || v[i] > 'Z') {
			continue
		}
		if !isThingWord(v[from:i]) {
			return false
		}
		from = i
	}
	return chars.Humps(v) > 0 && v[0] >= 'a'
}

// isMember reports whether a name with dots is that of a member of something, as programs have them: a part changes its case inside, or the last has an
// underscore or is a word for an account: cfg.TeleportUser, operators.and_, new.username.
func isMember(v string) bool {
	dot := strings.LastIndexByte(v, '.')
	if dot < 0 {
		return false
	}
	return chars.Humps(v) > 0 || strings.IndexByte(v[dot:], '_') > 0 || wordset.InSet(usernameFields, v[dot+1:])
}

// shellFields are ways to log in to a machine, which name who does.
var shellFields = &wordset.WordList{Text: "ssh sftp ftp rdp vpn"}

// doerFields are the names of fields of logs for who did something.
var doerFields = &wordset.WordList{File: "secrets", Set: "doerFields"}

// matchDoerField reads a name of an account with an underscore or a dot in it, or two digits, behind the name of such a field and an
// equals sign: doctor=ruud_veltman.
func matchDoerField(text string, at, end int) (spec.Match, bool) {
	if lex.JoinsBefore(text, at) && !isVariable(text, at, end) || at > 0 && text[at-1] != '_' && text[at-1] != '[' && text[at-1] != ' ' &&
		text[at-1] != '\n' && text[at-1] != ',' && text[at-1] != ';' || end >= len(text) || text[end] != '=' {
		return spec.Match{}, false
	}
	i := end + 1
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		i++
	}
	if j, ok := AccountAt(text, i); ok {
		name := text[i:j]
		return spec.Match{Start: i, End: j, Alone: 0.8}, !strings.HasSuffix(text[:end], name) && !NamesThing(name) && !isMember(name)
	}
	j, kind := loginAt(text, i)
	return spec.Match{Start: i, End: j, Alone: 0.8}, kind == oddLogin && isAccountLike(text[i:j]) || kind == plainLogin && text[at]|0x20 == 'o' &&
		isUnknownLogin(text, i, j)
}

// loginStates are what logs say of a login, and no name.
var loginStates = &wordset.WordList{File: "secrets", Set: "loginStates"}

// isVariable reports whether the word text[at:end] ends the name of a variable of the environment or of a setting, with its equals
// sign and what that is: DB_USER=, db_user=.
func isVariable(text string, at, end int) bool {
	return at > 1 && text[at-1] == '_' && numeral.IsAlnum(text[at-2]) && end+1 < len(text) && text[end] == '=' && text[end+1] > ' ' && text[end+1] != '='
}

// IsInstruction reports whether an everyday word with a capital stands at text[i] and a word in small
// letters behind it: what a user is told, as in NOTICE TO USER: Carefully read.
func IsInstruction(text string, i int) bool {
	end, capital := prose.WordAt(text, i)
	return capital && end+1 < len(text) && text[end] == ' ' && 'a' <= text[end+1] && text[end+1] <= 'z' && end > i+1 && text[end-1] >= 'a' &&
		lexicon.Lookup(text[i:end]).Common() > 1
}

// isSpoken reports whether a word without digits, which more words follow, stands at text[i]: what a user says, and not what the user is called.
func isSpoken(text string, i int) bool {
	for ; i < len(text); i++ {
		switch c := text[i]; {
		case numeral.IsLetter(c) || c >= utf8.RuneSelf:
		case c == ' ' || c == ',' || c == '!' || c == '?':
			return true
		default:
			return c == '.' && (i+1 == len(text) || text[i+1] <= ' ')
		}
	}
	return true
}

// thingNames are what names with numbers begin with that are no person's: of machines, algorithms and parts of things.
var thingNames = &wordset.WordList{File: "secrets", Set: "thingNames"}

// isHost reports whether a name has two dots and ends as a domain does.
func isHost(name string) bool {
	return strings.Count(name, ".") > 1 && internet.TopOf(name[strings.LastIndexByte(name, '.')+1:]) != internet.NoTopLevel
}

// MatchLoginName reads a name of an account.
func MatchLoginName(text string, at int) (spec.Match, bool) {
	i := at
	if lex.PlaceAt(text, at) != lex.PlaceFree {
		return spec.Match{}, false
	}
	end, ok := AccountAt(text, i)
	if !ok || text[i] < 'a' || i == 0 && end == len(text) || isHost(text[i:end]) {
		return spec.Match{}, false
	}
	j := chars.LettersEnd(text, i, end)
	digits := chars.DigitsStart(text, end, i)
	// Hexadecimal numbers and the like have digits inside.
	for k := j; k < digits; k++ {
		if numeral.IsDigit(text[k]) {
			return spec.Match{}, false
		}
	}
	if j-i < 2 && !(j-i == 1 && text[j] == '.' && end-j > fewestUsername+1) || j-i == 2 && end-digits < 2 || end-digits > 4 || digits == end &&
		!strings.ContainsAny(text[i:end], "_.") || wordset.InSet(thingNames, text[i:j]) || digits > j && wordset.InSet(thingNames, text[j+1:digits]) {
		return spec.Match{}, false
	}
	if digits == end && (strings.Count(text[i:end], "_")+strings.Count(text[i:end], ".") != 1 || end < len(text) &&
		strings.IndexByte("=)];,.", text[end]) >= 0 && end+1 < len(text) && text[end+1] > ' ') {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: end, Alone: fields.SaidAlone}, true
}

// loginNames are the words for logins, without those that stand before much else.
var loginNames = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet {
	loose := lists.Words("secrets", "looseLogins")
	return wordset.NewOtherSet(slices.DeleteFunc(slices.Clone(fields.LoginWords()), func(w string) bool { return slices.Contains(loose, w) }))
}}

// longestToLogin bounds what stands between such a word and the name.
const longestToLogin = 32

// matchBehindLogin reads the name a few words behind a word for a login: неудачный вход: belov_44.
func matchBehindLogin(text string, at int) (spec.Match, bool) {
	w := loginNames.Get().At(text, at)
	if w == "" || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	from := at + len(w)
	if from < len(text) && (lex.IsGlue(text[from]) || text[from] == '_') {
		return spec.Match{}, false // user_provider
	}
	for i := from; i < min(len(text), from+longestToLogin) && strings.IndexByte("\n.,;/@\\[{\"#", text[i]) < 0 && !numeral.IsDigit(text[i]); i++ {
		if !numeral.IsLetter(text[i]) || lex.JoinsBefore(text, i) || lex.IsGlue(text[i-1]) {
			continue
		}
		if end, ok := AccountAt(text, i); ok && text[i] >= 'a' && !NamesThing(text[i:end]) {
			m, ok := MatchLoginName(text, i)
			return spec.Match{Start: i, End: end, Alone: 0.8}, ok && m.End == end
		}
		i = chars.SetEnd(text, i, len(text), &inAccounts) - 1
	}
	return spec.Match{}, false
}

// httpMethods begin what was asked for in a log without times.
var httpMethods = &wordset.WordList{Text: "get put post head delete patch options"}

// matchLogUser reads the name before the bracket of a time, or before a quote where there is none: 203.0.113.9 - lola_p [10/Oct/2000.
func matchLogUser(text string, at int) (spec.Match, bool) {
	if at < 8 || text[at-1] != '[' && text[at-1] != '"' || text[at-2] != ' ' {
		return spec.Match{}, false
	}
	end := at - 2
	i := chars.SetStart(text, end, end-LongestUsername-1, &inAccounts)
	d, e := dates.Number(text, at, 5)
	if end-i < fewestUsername || end-i > LongestUsername || i < 4 || text[i-1] != ' ' || text[i-2] != '-' || text[i-3] != ' ' ||
		!chars.IsHex(text[i-4]) || !numeral.IsLetter(text[i]) || wordset.InSet(systemAccounts, text[i:end]) {
		return spec.Match{}, false
	}
	if text[at-1] == '"' {
		return spec.Match{Start: i, End: end, Alone: 0.9}, numeral.IsDigit(text[i-4]) // a part of an address of the network
	}
	return spec.Match{Start: i, End: end, Alone: 0.9}, e+1 < len(text) && (text[e] == '/' && numeral.IsLetter(text[e+1]) && e == at+2 && 1 <= d &&
		d <= 31 || text[e] == '-' && numeral.IsDigit(text[e+1]) && e == at+4) && lex.PlaceAt(text, at) == lex.PlaceFree
}

// accountWords stand before a name of an account, and accountFor before one and the address of a network.
var (
	accountWords = &wordset.WordList{File: "secrets", Set: "accountWords"}
	accountFor   = &wordset.WordList{Text: "for pour"}
)

// matchAccount reads user svc-backup02, and Accepted password for lola_p from 10.0.0.1.
func matchAccount(text string, at int) (spec.Match, bool) {
	if text[at] == '(' {
		return matchBracketedLogin(text, at)
	}
	end, _ := lex.NextToken(text, at)
	if lex.JoinsBefore(text, at) || at > 0 && lex.IsGlue(text[at-1]) {
		return spec.Match{}, false
	}
	word := text[at:end]
	if wordset.InSet(agents, word) {
		return matchAgent(text, at, end)
	}
	if known := wordset.InSet(userCases, word); known || len(word) > len("for") && wordset.InSet(accountWords, word) { // the word for is everywhere
		i := SkipCopula(text, end)
		if i == end {
			return notedLogin(text, end)
		}
		j, ok := AccountAt(text, i)
		if !ok && (known || wordset.InSet(usernameFields, word)) {
			if m, ok := matchPlainAccount(text, i); ok {
				return m, true
			}
		}
		if ok && !NamesThing(text[i:j]) {
			return spec.Match{Start: i, End: j, Alone: 0.75}, true
		}
		if m, ok := accountBehind(text, end, i); ok || !wordset.InSet(usernameFields, word) {
			return m, ok
		}
		m, ok := answeredLogin(text, end)
		return m, ok && isAccountLike(text[m.Start:m.End])
	}
	if end >= len(text) || text[end] != ' ' {
		return spec.Match{}, false
	}
	i := end + 1
	if rest, ok := strings.CutPrefix(text[i:], "invalid user "); ok {
		i = len(text) - len(rest)
	}
	j := lex.AsciiEnd(text, i, LongestUsername+1)
	for limit := min(len(text), i+LongestUsername+1); j < limit && inAccounts[text[j]]; {
		j++
	}
	if j-i < fewestUsername || j-i > LongestUsername || !numeral.IsLetter(text[i]) || j+1 >= len(text) || text[j] != ' ' || text[j+1] != 'f' &&
		text[j+1] != 'd' ||
		!wordset.InSet(accountFor, word) || wordset.InSet(systemAccounts, text[i:j]) {
		return spec.Match{}, false
	}
	for _, from := range [...]string{" from", " depuis"} {
		if strings.HasPrefix(text[j:], from) && isAddressBehind(text, j+len(from)) {
			return spec.Match{Start: i, End: j, Alone: 0.92}, true
		}
	}
	return spec.Match{}, false
}

// accountBehind reads the name of an account at text[i], or behind a note and a colon, behind a word for one that ends at text[end].
func accountBehind(text string, end, i int) (spec.Match, bool) {
	if i < len(text) && text[i] == '(' {
		j, kind := loginAt(text, i+1) // the account (quorl_m)
		return spec.Match{Start: i + 1, End: j, Alone: actingLogin}, kind == oddLogin && j < len(text) && text[j] == ')' &&
			isAccountLike(text[i+1:j]) && handleKind(text[i+1:j]) > plainHandle
	}
	j, kind := loginAt(text, i)
	switch {
	case kind == plainLogin && isUnknownLogin(text, i, j) && (strings.IndexByte("aeiou", text[j-1]) < 0 &&
		wordset.InSet(loginLocks, prose.LettersBehind(text, j)) || i-end < 2 && isLoginOfName(text, i, j, i-nameOfLogin, min(len(text), j+nameOfLogin))):
		return spec.Match{Start: i, End: j, Alone: actingLogin}, true
	case kind == oddLogin && isAccountLike(text[i:j]) && !NamesThing(text[i:j]),
		kind == plainLogin && j-i >= fewestPlainLogin && !isEverydayWord(text[i:j]) && comesFrom(text, j):
		return spec.Match{Start: i, End: j, Alone: actingLogin}, true
	case kind == oddLogin:
		return spec.Match{}, false
	}
	return notedLogin(text, end)
}

// loginLocks say of an account behind its name that nobody gets in with it, or gets in again.
var loginLocks = &wordset.WordList{File: "secrets", Set: "loginLocks"}

// userCases are words for a user in the cases and with the articles that they have in sentences.
var userCases = &wordset.WordList{File: "secrets", Set: "userCases"}

// matchPlainAccount reads a name of an account without an underscore or a dot in it, behind a word for a user.
func matchPlainAccount(text string, i int) (spec.Match, bool) {
	j, kind := loginAt(text, i)
	if j-i < fewestOfName || kind == noLogin || text[j-1] == '.' {
		return spec.Match{}, false
	}
	if isEverydayWord(text[i:j]) {
		return spec.Match{}, false
	}
	if j-i >= fewestInitialled && isInitialled(text, i, j) || lexicon.Lookup(text[i:j]) == 0 &&
		isLoginOfName(text, i, j, i-nameOfLogin, min(len(text), j+nameOfLogin)) {
		return spec.Match{Start: i, End: j, Alone: 0.92}, true
	}
	letters := chars.DigitsStart(text, j, i)
	if letters-i < fewestOfName || strings.IndexFunc(text[i:letters], isNotSmall) >= 0 || isEverydayWord(text[i:letters]) ||
		wordset.InSet(thingNames, text[i:letters]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: i, End: j, Alone: 0.75}, lexicon.Lookup(text[i:letters]) == 0 && j-letters == 1
}

// isNotSmall reports whether a rune is no small letter of ASCII.
func isNotSmall(r rune) bool { return r < 'a' || r > 'z' }

// fewestInitialled is the length of the shortest name of an account that is an initial and a family name.
const fewestInitialled = 6

// isInitialled reports whether text[i:j] is the initial of a given name and a family name, and no word: dpetrosyan.
func isInitialled(text string, i, j int) bool {
	if j < len(text) && text[j] >= utf8.RuneSelf || lexicon.Lookup(text[i:j]) != 0 {
		return false
	}
	for k := i; k < j; k++ {
		if text[k] < 'a' || text[k] > 'z' {
			return false
		}
	}
	c := lexicon.Lookup(text[i+1 : j])
	return c.Family() > 1 && c.Common() < 2
}

// SkipCopula gives where a value begins behind a word that ends at text[i]: behind a
// space, and behind one copula or two. It is i where there is no space.
func SkipCopula(text string, i int) int {
	if i >= len(text) || text[i] != ' ' {
		return i
	}
	i++
	for range 2 { // que era
		e, _ := prose.WordAt(text, i)
		if e == i || e-i > wordset.LongestWord || e >= len(text) || !wordset.InSet(prose.Copulas, text[i:e]) {
			break
		}
		if strings.HasPrefix(text[e:], ": ") {
			return e + 2
		}
		if text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return i
}

// systemAccounts are names of accounts that are nobody's.
var systemAccounts = &wordset.WordList{File: "secrets", Set: "systemAccounts"}

// AccountRecognizers find what stands behind the name of a field that holds an identifier of a person's account.
func AccountRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "username-field", Label: "USERNAME",
			Doc: "What follows a word for a user and a colon or an equals sign, also where the word ends the name of a setting; a name of an " +
				"account behind the name of a field for who did something, or between a word for a password with for and what it is.",
			Source: "common configuration and log formats",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(usernameFields, shellFields), nil),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(doerFields), nil).FollowedBy("=A=*"),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(PasswordFields), nil).FollowedBy(" A")},
			Match: matchUsername,
		},
		{
			Name: "username-in-text", Label: "USERNAME",
			Doc: "A name of an account, with two digits, an underscore or a dot in it, or an initial and a family name, or made of the " +
				"beginnings of a name near it, behind a word for a user, or any word between for and the address that it came from; small " +
				"letters in brackets behind a name of whose beginnings they are made.",
			Source: "messages of OpenSSH and PAM",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(accountWords, accountFor), nil),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(agents), nil).FollowedBy(" A"),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(userCases), nil).FollowedBy(" A"), spec.OnByte('(').Then("A")},
			Match: matchAccount, InProse: true, Worded: true,
		},
		{
			Name: "username-beside-word", Label: "USERNAME",
			Doc:      "Small letters with two digits or more behind them, or with an underscore, beside a word for a login, a user or a session.",
			Source:   "messages of servers and people in common use",
			Triggers: spec.OnToken(lex.TokenMixed, 0).StartingWith("AA").Standing().AtMost(fields.SaidAlone).Lengths(5, 24),
			Match:    MatchLoginName, InProse: true,
			Beside: 0.85, Context: fields.LoginWords(),
		},
		{
			Name: "username-behind-word", Label: "USERNAME",
			Doc:      "A name of an account with digits or an underscore, with a few words between it and a word for a login.",
			Source:   "messages of servers",
			Triggers: spec.TriggersOf(loginNames.Get()),
			Match:    matchBehindLogin, InProse: true,
		},
		{
			Name: "username-in-chat", Label: "USERNAME",
			Doc: "The name of an account that a line of a chat begins with, before a colon, where others speak in the lines around it and " +
				"one of the names has a sign or a digit and a part that is a name or no word.",
			Source:   "programs for chats",
			Triggers: []spec.Trigger{spec.OnByte(':').Behind("9A").Then(" "), spec.OnToken(lex.TokenDigits, 2).FollowedBy("**")},
			Match:    matchChatter, InProse: true,
		},
		{
			Name: "username-in-access-log", Label: "USERNAME",
			Doc:    "The name between an address with a hyphen and the time in brackets, or what was asked for in quotes.",
			Source: "Apache HTTP Server, Common Log Format",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 4).FollowedBy("-9").Standing().InBracket(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy("/A").Standing().InBracket(),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(httpMethods), nil).InCapitals().FollowedBy(" *")},
			Match: matchLogUser,
		},
		{
			Name: "handle", Label: "USERNAME",
			Doc: "An @ that stands free and a name with a digit or an underscore, or in a sentence one that is no word or has a dot; any in " +
				"small letters beside a word for an account or for a place where people have such.",
			Source:   "common usage of social networks",
			Triggers: []spec.Trigger{spec.OnByte('@').Then("A_").AtMost(0.75)},
			Match:    matchHandle, InProse: true,
			Beside: 0.85, Reach: 16, Context: lists.Words("secrets", "handleWords"),
		},
		{
			Name: "customer-number-field", Label: "CUSTOMER_ID",
			Doc:      "A number, or letters and a number, behind words such as customer number.",
			Source:   "common forms and letters",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(customerFields), nil)},
			Match:    matchCustomer,
		},
	}
}
