package profiler

import (
	"strings"
	"unicode"
)

// personRecognizers find names of people, and what stands behind the name of a
// field that holds a secret.
var personRecognizers = []Recognizer{
	{
		Name:     "person-titled",
		Label:    "PERSON",
		Doc:      "One to four capitalised words behind a title such as Mr or Dr, or behind the name of a field.",
		Source:   "titles in common use",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(sortedKeys(titles, fields), nil)},
		match:    matchTitled,
		Headers: []string{"name", "full name", "fullname", "person", "person name", "customer name", "client name", "patient name", "patient",
			"employee name", "contact name", "contact person", "contact", "student name", "user full name", "display name", "real name", "legal name",
			"account holder", "holder name", "cardholder", "cardholder name", "card holder", "beneficiary name", "recipient", "recipient name",
			"owner name", "member name", "guest name", "passenger name", "doctor", "physician", "manager", "manager name", "emergency contact",
			"vollstandiger name", "nome completo", "nombre completo", "nom complet", "nome e cognome", "nombre y apellidos", "ansprechpartner", "kunde"},
		cell:      isNameCell,
		cellAlone: 0.03,
	},
	{
		Name:  "first-name",
		Label: "FIRST_NAME",
		Doc:   "A column that is named as one of given names.",
		Headers: []string{"first name", "firstname", "fname", "first", "given name", "givenname", "forename", "middle name", "middlename", "mname",
			"middle initial", "vorname", "prenom", "prénom", "nombre", "nombres", "nome", "nome proprio", "voornaam", "fornavn", "fornamn",
			"etunimi", "imie", "imię", "primer nombre", "preferred name", "nickname"},
		cell:      isNameCell,
		cellAlone: 0.02,
	},
	{
		Name:  "last-name",
		Label: "LAST_NAME",
		Doc:   "A column that is named as one of family names.",
		Headers: []string{"last name", "lastname", "lname", "last", "surname", "family name", "familyname", "maiden name", "nachname", "familienname",
			"zuname", "nom", "nom de famille", "apellido", "apellidos", "primer apellido", "segundo apellido", "cognome", "sobrenome", "apelido",
			"achternaam", "etternavn", "efternavn", "efternamn", "sukunimi", "nazwisko"},
		cell:      isNameCell,
		cellAlone: 0.02,
	},
	{
		Name:     "password-field",
		Label:    "PASSWORD",
		Doc:      "What follows a word for a password and a colon or an equals sign, when it is no placeholder.",
		Source:   "common configuration and log formats",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(sortedKeys(passwordFields), nil)},
		match:    matchPassword,
		Headers: []string{"password", "passwd", "pwd", "pass", "passphrase", "user password", "passwort", "kennwort", "mot de passe", "contrasena",
			"contraseña", "senha", "wachtwoord", "secret"},
		cell:      func(v string) bool { return v != "" },
		cellAlone: 0.05,
	},
}

// titles stand right before a name; fields stand before it with a colon or "is".
var (
	titles = wordSet("mr mrs ms miss mx dr prof sir madam herr frau hr fr monsieur madame mme mlle señor señora sr sra srta don doña signor signora sig dott dra")
	fields = wordSet("name patient customer client employee cardholder beneficiary recipient applicant")
)

// mostNameWords bounds the words of a name.
const mostNameWords = 4

// matchTitled reads the name behind a title or the name of a field.
func matchTitled(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	word := text[at:end]
	alone, i := 0.0, end
	switch {
	case len(word) > 8:
		return match{}, false
	case inSet(titles, word) && unicode.IsUpper(rune(word[0])):
		if i < len(text) && text[i] == '.' {
			i++
		}
		if i >= len(text) || text[i] != ' ' {
			return match{}, false
		}
		i, alone = i+1, 0.9
	case inSet(fields, word):
		switch {
		case strings.HasPrefix(text[i:], ": "):
			i, alone = i+2, 0.75
		case strings.HasPrefix(text[i:], " is "):
			i, alone = i+4, 0.75
		case strings.HasPrefix(text[i:], ":"), strings.HasPrefix(text[i:], "="):
			i, alone = i+1, 0.7
		default:
			return match{}, false
		}
	default:
		return match{}, false
	}
	if joinsBefore(text, at) {
		return match{}, false
	}
	start, words := i, 0
	for words < mostNameWords && i < len(text) {
		e, capital := wordAt(text, i)
		if e == i || !capital || joinsAfter(text, e) {
			break
		}
		end = e
		words++
		if e+2 < len(text) && e-i == 1 && text[e] == '.' {
			e++ // an initial
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if words == 0 || end <= start || alone < 0.9 && words < 2 {
		return match{}, false
	}
	return match{start, end, alone}, true
}

var passwordFields = wordSet("password passwd pwd passphrase passwort kennwort contraseña senha wachtwoord")

// longestPassword bounds the walk.
const longestPassword = 128

// matchPassword reads the value behind password= or password:.
func matchPassword(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	if end-at > 12 || !inSet(passwordFields, text[at:end]) {
		return match{}, false
	}
	i := end
	if i < len(text) && (text[i] == '"' || text[i] == '\'') {
		i++
	}
	for i < len(text) && text[i] == ' ' && i-end < 3 {
		i++
	}
	if i >= len(text) || text[i] != '=' && text[i] != ':' {
		return match{}, false
	}
	i++
	for i < len(text) && (text[i] == ' ' || text[i] == '"' || text[i] == '\'') {
		if i-end > 6 {
			return match{}, false
		}
		i++
	}
	j := i
	for j < len(text) && j-i < longestPassword && text[j] > ' ' && text[j] != '"' && text[j] != '\'' && text[j] != '&' && text[j] != ',' && text[j] != ';' {
		j++
	}
	for j > i && j < len(text) && text[j]&0xC0 == 0x80 {
		j-- // the bound fell inside a rune
	}
	value := text[i:j]
	if len(value) < 4 || strings.ContainsAny(value[:1], "*<${[(") || strings.Count(value, value[:1]) == len(value) {
		return match{}, false
	}
	return match{i, j, 0.85}, true
}

// isNameCell reports whether a whole value can be a name: letters of one word
// to five, with apostrophes, hyphens, dots and commas, and nothing else.
func isNameCell(v string) bool {
	words, letters := 1, 0
	for _, r := range v {
		switch {
		case unicode.IsLetter(r), unicode.IsMark(r):
			letters++
		case r == ' ':
			words++
		case r == '\'', r == '’', r == '-', r == '.', r == ',', r == '·':
		default:
			return false
		}
	}
	return letters >= 1 && words <= 5 && len(v) <= 80
}
