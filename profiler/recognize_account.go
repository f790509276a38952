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
		triggers: []trigger{onToken(tokenWord, 0).oneOf(sortedKeys(usernameFields), nil)},
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
	for j > i && !isAlnum(text[j-1]) {
		j--
	}
	if !letters || j-i < fewestUsername || j-i > longestUsername || joinsAfter(text, j) || j < len(text) && strings.IndexByte("@(:/=", text[j]) >= 0 {
		return match{}, false
	}
	return match{i, j, 0.8}, true
}

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
