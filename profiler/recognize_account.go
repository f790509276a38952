package profiler

import "strings"

// accountRecognizers find what stands behind the name of a field that holds an
// identifier of a person's account.
var accountRecognizers = []Recognizer{
	{
		Name:     "username-field",
		Label:    "USERNAME",
		Doc:      "What follows a word for a user and a colon or an equals sign; without these when it is no word, or where a log tells of it.",
		Source:   "common configuration and log formats",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(sortedKeys(usernameFields), nil), onToken(tokenWord, 0).oneOf(sortedKeys(loginMethods), nil)},
		match:    matchUsername,
	},
	{
		Name:     "customer-number-field",
		Label:    "CUSTOMER_ID",
		Doc:      "A number, or letters and a number, behind words such as customer number.",
		Source:   "common forms and letters",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(sortedKeys(customerFields), nil)},
		match:    matchCustomer,
	},
}

var (
	usernameFields = wordSet("username user login userid benutzer benutzername utilisateur usuario usuário utente gebruiker gebruikersnaam bruger brukernavn " +
		"användare uživatel uzivatel kullanıcı kullanici käyttäjä użytkownik uzytkownik пользователь " +
		"nickname logon benutzerkennung anmeldename identifiant inloggningsnamn användarnamn brugernavn логин логін користувач juzer felhasználónév utilizator pengguna")
	loginMethods   = wordSet("password publickey")
	customerFields = wordSet("customer client kunden kundennummer kundennr member klantnummer kundenummer kundnummer cliente")
	numberWords    = wordSet("id number no nr num nummer número numéro numero code #")
)

// The bounds of a name of an account, in bytes.
const (
	fewestUsername  = 3
	fewestSpoken    = 5
	longestUsername = 40
)

// matchUsername reads the name behind user=, or behind Username and a colon.
func matchUsername(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if inSet(loginMethods, text[at:end]) {
		return matchLoggedUser(text, end)
	}
	if !inSet(usernameFields, text[at:end]) || joinsBefore(text, at) || at > 0 && isGlue(text[at-1]) {
		return match{}, false
	}
	i, _, ok := fieldValue(text, end)
	if !ok {
		return matchSpokenUsername(text, end)
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

// copulas stand between a word for something and what it is: my login is, mein
// Benutzername lautet.
var copulas = wordSet("is was are ist lautet war est es c era é e è ser je jest to är er var on este называется eto это це van volt adalah ialah là olan name named called")

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
		case text[e] == ':' && e+1 < len(text) && text[e+1] == ' ':
			return e + 2
		}
	}
	return i
}

// matchSpokenUsername reads the name behind user or my login is, which ends at
// text[end]: letters in lower case with two digits, a dot or a low line among them, so
// that it is no word.
func matchSpokenUsername(text string, end int) (match, bool) {
	i := skipCopula(text, end)
	if i == end {
		return match{}, false
	}
	j, letters, digits, other := i, 0, 0, 0
	for ; j < len(text) && j-i <= longestUsername; j++ {
		switch c := text[j]; {
		case 'a' <= c && c <= 'z':
			letters++
			continue
		case isDigit(c):
			digits++
			continue
		case (c == '_' || c == '.' || c == '-') && j > i:
			// A dot or a hyphen ties a name only to more of it; a hyphen alone ties
			// words as well.
			if c == '_' || c == '.' && j+1 < len(text) && isAlnum(text[j+1]) {
				other++
			}
			continue
		}
		break
	}
	for j > i && !isAlnum(text[j-1]) && text[j-1] != '_' {
		j--
	}
	if letters < 2 || other == 0 && digits < 2 || j-i < fewestSpoken || j-i > longestUsername || joinsAfter(text, j) || j < len(text) && strings.IndexByte("@(:/=", text[j]) >= 0 {
		return match{}, false
	}
	if k := strings.LastIndexByte(text[i:j], '.'); k >= 0 && (topOf(text[i+k+1:j]) == unmistakableTop || inSet(fileEndings, text[i+k+1:j])) {
		return match{}, false
	}
	return match{i, j, 0.75}, true
}

// fileEndings are what names of files end in behind a word such as user.
var fileEndings = wordSet("pdf txt doc docx xls xlsx csv tsv json ndjson xml html htm php py js ts go rb java c h cc cpp exe dll log png jpg jpeg gif svg zip gz tar md yml yaml conf cfg ini sh bat sql db service")

// matchLoggedUser reads the name in what an SSH server logs: password for anna from
// 192.0.2.1, publickey for invalid user anna from.
func matchLoggedUser(text string, end int) (match, bool) {
	rest, ok := strings.CutPrefix(text[end:], " for ")
	if !ok {
		return match{}, false
	}
	rest = strings.TrimPrefix(rest, "invalid user ")
	i := len(text) - len(rest)
	j := i
	for j < len(text) && j-i <= longestUsername && (isAlnum(text[j]) || strings.IndexByte("._-", text[j]) >= 0) {
		j++
	}
	if j == i || j-i > longestUsername || !strings.HasPrefix(text[j:], " from ") {
		return match{}, false
	}
	return match{i, j, 0.95}, true // it is a log, where port speaks against all else
}

// matchCustomer reads the number behind customer number, customer id is or
// Kundennummer.
func matchCustomer(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if !inSet(customerFields, text[at:end]) || joinsBefore(text, at) {
		return match{}, false
	}
	i, alone := end, strings.HasSuffix(strings.ToLower(text[at:end]), "nummer")
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
