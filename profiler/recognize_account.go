package profiler

import "strings"

// accountRecognizers find what stands behind the name of a field that holds an
// identifier of a person's account.
var accountRecognizers = []Recognizer{
	{
		Name:     "username-field",
		Label:    "USERNAME",
		Doc:      "What follows a word for a user and a colon or an equals sign.",
		Source:   "common configuration and log formats",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(usernameFields), nil)},
		match:    matchUsername,
	},
	{
		Name:     "username-in-text",
		Label:    "USERNAME",
		Doc:      "A name of an account, with two digits, an underscore or a dot in it, behind a word for a user, or any word between for and the address that it came from.",
		Source:   "messages of OpenSSH and PAM",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(accountWords, accountFor), nil)},
		match:    matchAccount,
	},
	{
		Name:     "customer-number-field",
		Label:    "CUSTOMER_ID",
		Doc:      "A number, or letters and a number, behind words such as customer number.",
		Source:   "common forms and letters",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(customerFields), nil)},
		match:    matchCustomer,
	},
}

var (
	usernameFields = wordSet("username user login userid benutzer benutzername utilisateur usuario usuário utente gebruiker gebruikersnaam bruger brukernavn " +
		"användare uživatel uzivatel kullanıcı kullanici käyttäjä użytkownik uzytkownik пользователь")
	customerFields = wordSet("customer client kunden kundennummer kundennr member klantnummer kundenummer kundnummer cliente")
	numberWords    = wordSet("id number no nr num nummer número numéro numero code #")
)

// The bounds of a name of an account, in bytes.
const (
	fewestUsername  = 3
	longestUsername = 40
)

// matchUsername reads the name behind user=, or behind Username and a colon.
func matchUsername(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if !inSet(usernameFields, text[at:end]) || joinsBefore(text, at) || at > 0 && isGlue(text[at-1]) {
		return match{}, false
	}
	i, _, ok := fieldValue(text, end)
	if !ok {
		return match{}, false
	}
	j, letters := i, false
	for j < len(text) && j-i <= longestUsername && (isAlnum(text[j]) || strings.IndexByte("._-", text[j]) >= 0) {
		letters = letters || isLetter(text[j])
		j++
	}
	for j > i && !isAlnum(text[j-1]) && text[j-1] != '_' {
		j--
	}
	if !letters || j-i < fewestUsername || j-i > longestUsername || joinsAfter(text, j) || j < len(text) && strings.IndexByte("@(:/=", text[j]) >= 0 {
		return match{}, false
	}
	return match{i, j, 0.8}, true
}

// accountWords stand before a name of an account, and accountFor before one and the
// address of a network.
var (
	accountWords = wordSet("user username login account logon handle nick nickname userid benutzer benutzername nutzer nutzername anmeldename utilisateur identifiant pseudo usuario usuário utente gebruiker " +
		"gebruikersnaam bruger brukernavn användare användarnamn uživatel uzivatel kullanıcı użytkownik uzytkownik konto compte")
	accountFor = wordSet("for pour")
)

// matchAccount reads user svc-backup02, and Accepted password for lola_p from 10.0.0.1.
func matchAccount(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if joinsBefore(text, at) || at > 0 && isGlue(text[at-1]) {
		return match{}, false
	}
	word := text[at:end]
	if !strings.EqualFold(word, "for") && inSet(accountWords, word) { // the word for is everywhere
		i := skipCopula(text, end)
		if i == end {
			return match{}, false
		}
		j, ok := accountAt(text, i)
		return match{i, j, 0.75}, ok
	}
	if end >= len(text) || text[end] != ' ' {
		return match{}, false
	}
	i := end + 1
	if rest, ok := strings.CutPrefix(text[i:], "invalid user "); ok {
		i = len(text) - len(rest)
	}
	j := i
	for j < len(text) && j-i <= longestUsername && (isAlnum(text[j]) || strings.IndexByte("._-", text[j]) >= 0) {
		j++
	}
	if j-i < fewestUsername || j-i > longestUsername || !isLetter(text[i]) || j+1 >= len(text) || text[j] != ' ' || text[j+1] != 'f' && text[j+1] != 'd' ||
		!inSet(accountFor, word) || inSet(systemAccounts, text[i:j]) {
		return match{}, false
	}
	for _, from := range [...]string{" from", " depuis"} {
		if strings.HasPrefix(text[j:], from) && isAddressBehind(text, j+len(from)) {
			return match{i, j, 0.92}, true
		}
	}
	return match{}, false
}

// copulas stand between a word for something and what it is: my login is, mein
// Benutzername lautet.
var copulas = wordSet("is was are ist lautet war est c es era é e è ser je jest to är er var on este называется это це volt adalah ialah là name named called")

// skipCopula gives where a value begins behind a word that ends at text[i]: behind a
// space, and behind one copula. It is i where there is no space.
func skipCopula(text string, i int) int {
	if i >= len(text) || text[i] != ' ' {
		return i
	}
	i++
	if e, _ := wordAt(text, i); e > i && e-i <= longestWord && e < len(text) && inSet(copulas, text[i:e]) {
		switch {
		case text[e] == ' ':
			return e + 1
		case strings.HasPrefix(text[e:], ": "):
			return e + 2
		}
	}
	return i
}

// systemAccounts are names of accounts that are nobody's.
var systemAccounts = wordSet("root admin administrator guest nobody daemon invalid user unknown password request requests it them all")

// isAddressBehind reports whether what looks like an IPv4 address stands behind
// text[:i] and a space.
func isAddressBehind(text string, i int) bool {
	if i >= len(text) || text[i] != ' ' {
		return false
	}
	i++
	for n := 0; n < 4; n++ {
		_, e := number(text, i, 3)
		if e == i || n < 3 && (e >= len(text) || text[e] != '.') {
			return false
		}
		i = e + 1
	}
	return true
}

// accountAt gives the end of the name of an account at text[i] that is no word: it has
// letters, and two digits, an underscore or a dot inside, and is no name of a file.
func accountAt(text string, i int) (end int, ok bool) {
	if i >= len(text) || !isLetter(text[i]) || i > 0 && strings.IndexByte("@/\\._-+:", text[i-1]) >= 0 {
		return i, false
	}
	digits, letters, scores, small := 0, 0, 0, 0
	for end = i; end < len(text) && end-i <= longestUsername && (isAlnum(text[end]) || strings.IndexByte("._-", text[end]) >= 0); end++ {
		switch c := text[end]; {
		case isDigit(c):
			digits++
		case isLetter(c):
			letters++
			if c >= 'a' {
				small++
			}
		case c == '_':
			scores++
		}
	}
	for end > i && !isAlnum(text[end-1]) {
		end--
	}
	if end-i < fewestUsername+1 || end-i > longestUsername || joinsAfter(text, end) || end < len(text) && strings.IndexByte("@(:/=\\*", text[end]) >= 0 {
		return end, false
	}
	if inSet(fileEndings, text[i+strings.LastIndexByte(text[i:end], '.')+1:end]) {
		return end, false
	}
	inner := strings.IndexByte(text[i:end], '.') > 0 && strings.Count(text[i:end], ".") == 1 && small == letters && digits == 0 && topOf(text[i+strings.IndexByte(text[i:end], '.')+1:end]) == noTopLevel
	return end, letters > 1 && small > 1 && (digits > 1 && text[i] >= 'a' || scores > 0 || inner)
}

// fileEndings are what names of files end in.
var fileEndings = wordSet("pdf txt doc docx xls xlsx csv tsv json ndjson xml html htm php py js ts go rb java cc cpp exe dll log png jpg jpeg gif svg zip gz tar md yml yaml conf cfg ini sh bat sql db service")

// matchCustomer reads the number behind customer number, customer id is or
// Kundennummer.
func matchCustomer(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	const whole = "nummer"
	alone := end-at > len(whole) && strings.EqualFold(text[end-len(whole):end], whole)
	if !alone && (end+1 >= len(text) || strings.IndexByte("inc", text[end+1]|0x20) < 0) {
		return match{}, false // none of numberWords follows
	}
	if !inSet(customerFields, text[at:end]) || joinsBefore(text, at) {
		return match{}, false
	}
	i := end
	if i < len(text) && (text[i] == ' ' || text[i] == '_' || text[i] == '-') {
		if e, _ := wordAt(text, i+1); e > i+1 && inSet(numberWords, text[i+1:e]) {
			i, alone = e, true
		}
	}
	if !alone {
		return match{}, false
	}
	if strings.HasPrefix(text[i:], ".") {
		i++
	}
	if k, _, ok := fieldValue(text, i); ok {
		i = k
	} else if strings.HasPrefix(text[i:], " is ") {
		i += len(" is ")
	} else if strings.HasPrefix(text[i:], " ") {
		i++
	} else {
		return match{}, false
	}
	j, digits := i, 0
	for j < len(text) && j-i <= longestUsername && (isAlnum(text[j]) || text[j] == '-' || text[j] == '/') {
		if isDigit(text[j]) {
			digits++
		}
		j++
	}
	for j > i && !isAlnum(text[j-1]) {
		j--
	}
	if digits < 3 || j-i < fewestUsername || j-i > longestUsername || joinsAfter(text, j) {
		return match{}, false
	}
	return match{i, j, 0.85}, true
}

// fieldValue gives where the value of a field begins whose name ends at text[i]: behind
// a colon or an equals sign, quotes and spaces. quote is the one that it ends at, or
// zero.
func fieldValue(text string, i int) (start int, quote byte, ok bool) {
	end := i
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		i++
	}
	for i < len(text) && text[i] == ' ' && i-end < 3 {
		i++
	}
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
