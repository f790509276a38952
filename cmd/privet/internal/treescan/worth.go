package treescan

import (
	"encoding/base64"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/risk"
)

// This file says which findings a reader would agree with.

// A kind is what a label is to a reader of a tree.
type kind int

const (
	nothing kind = iota // not worth a finding by itself
	about               // tells something about a person who is named beside it
	name                // of a person
	direct              // leads to a person
	secret              // opens something
)

// kindOf gives the kind of a label.
func kindOf(l privet.Label) kind {
	switch l {
	case privet.LabelEmailAddress, privet.LabelPhoneNumber, privet.LabelFaxNumber, privet.LabelCreditCard, privet.LabelCreditCardTrack:
		return direct
	case privet.LabelPerson, privet.LabelFirstName, privet.LabelLastName:
		return name
	case privet.LabelDOB, privet.LabelStreetAddress, privet.LabelGeoCoordinates, privet.LabelSalary, privet.LabelCreditScore, privet.LabelCVV, privet.LabelPIN,
		privet.LabelMedicalRecordNumber, privet.LabelHealthPlanID:
		return about
	case privet.LabelCryptoAddress, privet.LabelMedicalLicense, privet.LabelPasswordHash:
		return nothing
	}
	switch l.Category() {
	case privet.CategoryCredential:
		return secret
	case privet.CategoryGovernment, privet.CategoryBank:
		return direct
	case privet.CategoryHealth:
		if levelOf(l) == risk.High { // numbers of patients; conditions and medicines are below
			return direct
		}
		return about
	case privet.CategoryBiometric, privet.CategorySensitive:
		return about
	}
	return nothing
}

// levelOf gives the level of a label's risk.
func levelOf(l privet.Label) risk.Level { return risk.Score([]string{string(l)}, nil).RiskLevel }

// isMadeUp reports whether a value is reserved for documentation, a placeholder, or no person's.
func isMadeUp(l privet.Label, value string) bool {
	switch {
	case isReserved(l, value):
		return true
	case kindOf(l) == direct && l != privet.LabelIBAN && l != privet.LabelEmailAddress:
		return isRow(value) || isVersion(value) || isGroups(value) || isSmall(l, value)
	case l == privet.LabelEmailAddress:
		return isNobodys(value)
	case l == privet.LabelBasicAuthHeader:
		return isPlaceholder(passwordOf(value))
	case l == privet.LabelDBConnectionString:
		return isPlaceholder(passwordIn(value))
	case l == privet.LabelPrivateKey:
		return !holdsKey(value)
	case kindOf(l) == secret:
		return isPlaceholder(value) || l == privet.LabelPassword && (strings.Contains(value, "\n") || strings.Count(value, " ") > mostWords)
	}
	return false
}

// holdsKey reports whether there is a key in the PEM of one: a run of base 64 as long as most of a line.
func holdsKey(pem string) bool {
	run := 0
	for i := range len(pem) {
		if c := pem[i]; c != '_' && isWordByte(c) || c == '+' || c == '/' {
			if run++; run == shortestKey {
				return true
			}
			continue
		}
		run = 0
	}
	return false
}

// shortestKey is less than the line of 64 characters that the PEM of every private key has.
const shortestKey = 40

// isRow reports whether so many digits of a value that stand together are one digit again and again, or count up or down: all of them, or longestRow. Nobody
// types a number of a person so, and templates and documentation do.
func isRow(value string) bool {
	digits, same, up, down, last := 0, 0, 0, 0, byte(0)
	for i := range len(value) {
		c := value[i]
		switch {
		case isDigit(c):
			digits++
			same, up, down = rowOf(same, c == last), rowOf(up, c == '0'+(last-'0'+1)%10), rowOf(down, c == '0'+(last-'0'+9)%10)
			if max(same, up, down) >= longestRow {
				return true
			}
			last = c
		case isWordByte(c):
			same, up, down, last = 0, 0, 0, 0
		}
	}
	return digits > 3 && max(same, up, down) == digits && !strings.ContainsFunc(value, isLetter)
}

// longestRow is how many digits of a row are no chance.
const longestRow = 6

// rowOf gives the length of a row with one more digit, which goes on or begins it.
func rowOf(n int, goesOn bool) int {
	if goesOn {
		return n + 1
	}
	return 1
}

// isGroups reports whether a value is groups of digits of which each is one digit again and again, as in 111-22-3333.
func isGroups(value string) bool {
	groups := strings.FieldsFunc(value, func(r rune) bool { return r < '0' || '9' < r })
	return len(groups) > 2 && !slices.ContainsFunc(groups, func(g string) bool { return len(g) < 2 || strings.Trim(g, g[:1]) != "" })
}

// mostWords is how many words of a pass phrase stand before its last.
const mostWords = 7

// isVersion reports whether a value is a version, a decimal, a day, a month, two years or a place on Earth (ISO 6709), which are no number of a person.
func isVersion(value string) bool {
	isRecent := strings.HasPrefix(value, "19") || strings.HasPrefix(value, "20")
	if first, second, ok := strings.Cut(value, "-"); ok && isRecent && len(first) == 4 && (len(second) == 2 || len(second) == 4) {
		return true
	}
	if len(value) > 0 && (value[0] == '+' || value[0] == '-') {
		if i := strings.LastIndexAny(value, "+-"); i >= 5 && i <= 8 && len(value)-i >= 6 && strings.Trim(value[1:i]+value[i+1:], "0123456789") == "" {
			return true
		}
	}
	if _, err := time.Parse("20060102", value); err == nil && isRecent {
		return true
	}
	groups := strings.Split(value, ".")
	hasDigitsOnly := strings.Trim(value, "0123456789.") == ""
	return len(groups)-1 > mostPoints || hasDigitsOnly && len(groups) == 2 || hasDigitsOnly && len(groups) > 2 &&
		slices.ContainsFunc(groups, func(g string) bool { return len(g) < 2 })
}

// isSmall reports whether a value has small letters and no capitals, as digests, versions and names of programs have, and numbers of persons have not.
func isSmall(l privet.Label, value string) bool {
	return l != privet.LabelPhoneNumber && l != privet.LabelFaxNumber &&
		strings.ContainsFunc(value, unicode.IsLower) && !strings.ContainsFunc(value, unicode.IsUpper)
}

// mostPoints is how many points a written telephone number has at most.
const mostPoints = 4

// passwordOf gives the password of a header with basic credentials. It is empty where it is none.
func passwordOf(header string) string {
	fields := strings.Fields(header)
	if len(fields) == 0 {
		return ""
	}
	plain, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(fields[len(fields)-1], "="))
	if err != nil {
		return ""
	}
	_, password, _ := strings.Cut(string(plain), ":")
	if !utf8.ValidString(password) || strings.ContainsFunc(password, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return ""
	}
	return password
}

// passwordIn gives the password of a connection string, and nothing where it has none.
func passwordIn(connection string) string {
	if _, rest, ok := strings.Cut(connection, "://"); ok {
		at := strings.LastIndexByte(rest, '@')
		if at < 0 {
			return ""
		}
		_, password, _ := strings.Cut(rest[:at], ":")
		return password
	}
	for part := range strings.FieldsFuncSeq(connection, func(r rune) bool { return r == ';' || r == ' ' }) {
		key, value, ok := strings.Cut(part, "=")
		if key = strings.ToLower(strings.TrimSpace(key)); ok && (key == "password" || key == "pwd") {
			return value
		}
	}
	return ""
}

// needsWord reports whether a value is no more than a number, which anything can be where no word
// beside it says what it is.
func needsWord(l privet.Label, value string) bool {
	switch kindOf(l) {
	case secret, name:
		return false
	}
	switch l {
	case privet.LabelEmailAddress, privet.LabelIBAN, privet.LabelCreditCardTrack, privet.LabelPassportMRZ, privet.LabelStreetAddress:
		return false
	case privet.LabelPhoneNumber:
		return !strings.HasPrefix(value, "+") || !strings.ContainsAny(value, " -.(")
	case privet.LabelCreditCard:
		return !strings.ContainsAny(value, " -")
	}
	return true
}

// isBareInCode reports whether a telephone number in a program is written as any other number is there.
func isBareInCode(l privet.Label, value string) bool {
	return (l == privet.LabelPhoneNumber || l == privet.LabelFaxNumber) && !strings.ContainsAny(value, "+ -(/")
}

// isCode reports whether a password in a program is a piece of it that was taken for one: it has two of the marks that part words there, a
// quote at its end, a key before it, or is a variable.
func isCode(l privet.Label, value string) bool {
	if l != privet.LabelPassword {
		return false
	}
	marks := 0
	for _, mark := range "(){}[],:;\"'`=<>" {
		if strings.ContainsRune(value, mark) {
			marks++
		}
	}
	key, rest, isPair := strings.Cut(value, ":")
	isKey := isPair && rest != "" && !strings.ContainsFunc(key, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) })
	return isKey || marks > 1 || marks == 1 && strings.HasSuffix(value, `"`) || strings.HasSuffix(value, ";") || strings.HasSuffix(value, "=") ||
		strings.HasPrefix(value, "@") && !strings.ContainsAny(value, "0123456789")
}

// isOfList reports whether a number of a card is a part of a list of numbers of four digits, as of code points: one more of them stands beside
// it in a program, or two in data, where one can be a date.
func isOfList(s string, f privet.Finding, isData bool) bool {
	if f.Label != privet.LabelCreditCard {
		return false
	}
	const blanks = " \n"
	more := 0
	for before := s[:f.Start]; more < 2; more++ {
		rest := strings.TrimRight(before, blanks)
		if len(rest) == len(before) || !isHexGroup(rest[max(0, len(rest)-4):]) {
			break
		}
		before = rest[:len(rest)-4]
	}
	for after := s[f.End:]; more < 2; more++ {
		rest := strings.TrimLeft(after, blanks)
		if len(rest) == len(after) || !isHexGroup(rest[:min(4, len(rest))]) {
			break
		}
		after = rest[4:]
	}
	return more > 1 || more == 1 && !isData
}

// isHexGroup reports whether four characters are hexadecimal.
func isHexGroup(s string) bool { return len(s) == 4 && strings.Trim(s, "0123456789abcdefABCDEF") == "" }

// isHex reports whether a value is the hexadecimal form of a digest or a key, as vectors of tests are.
func isHex(value string) bool {
	return len(value) >= shortestHex && strings.Trim(value, "0123456789abcdefABCDEF") == ""
}

const (
	shortestHex = 32
	manyHex     = 4 // of them make a file one of vectors
)

// hasVectors reports whether a text has so much hexadecimal that some more is no key.
func hasVectors(text string) bool {
	n, run := 0, 0
	for i := range len(text) {
		c := text[i]
		if isDigit(c) || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F' {
			if run++; run == shortestHex {
				if n++; n > manyHex {
					return true
				}
			}
			continue
		}
		run = 0
	}
	return false
}

// isPiece reports whether a place is a piece of a longer word, such as a name of a program, a number in hexadecimal or, where it needs a word, a UUID.
func isPiece(text string, start, end int, needsWord bool) bool {
	if needsWord && end+1 < len(text) && text[end] == '-' && isWordByte(text[end+1]) {
		return true
	}
	return start > 0 && isWordByte(text[start-1]) && isWordByte(text[start]) || end < len(text) && isWordByte(text[end]) && isWordByte(text[end-1])
}

// isNamed reports whether words around a finding speak for it.
func isNamed(evidence []privet.Evidence) bool {
	return slices.ContainsFunc(evidence, func(e privet.Evidence) bool {
		return e.Weight > 0 && (e.Kind == privet.EvidenceContext || e.Kind == privet.EvidenceHeader)
	})
}
