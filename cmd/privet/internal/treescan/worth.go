package treescan

import (
	"slices"
	"strings"

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

// isMadeUp reports whether a value is reserved for documentation, a placeholder, or no person's, in a project of that name.
func isMadeUp(l privet.Label, value, project string) bool {
	if kindOf(l) == secret {
		value, _, _ = strings.Cut(value, " #") // a comment behind it
		value = strings.TrimSpace(value)
	}
	switch {
	case isReserved(l, value):
		return true
	case kindOf(l) == direct && l != privet.LabelIBAN && l != privet.LabelEmailAddress:
		return isPath(value) || isRow(value) || isPhone(l) && isRound(value) || isVersion(value) || isGroups(value) || isSmall(l, value)
	case l == privet.LabelEmailAddress:
		return isNobodys(value, project) || !isAddress(value)
	case kindOf(l) == name:
		return nobodies()[strings.ToLower(value)]
	case l == privet.LabelBasicAuthHeader:
		return isPlaceholder(passwordOf(value), project)
	case l == privet.LabelDBConnectionString:
		password := passwordIn(value)
		account, after := accountIn(value)
		return isPlaceholder(password, project) || account == password || isLocal(password, after)
	case l == privet.LabelJSONWebToken:
		return isNobodysToken(value) || isPeriodic(value)
	case l == privet.LabelPrivateKey:
		if plain := decoded(value); strings.HasPrefix(plain, "-----") {
			value = plain
		}
		return !holdsKey(value) || strings.HasPrefix(value, "-----BEGIN PUBLIC KEY") || isAny(strings.ToLower(value), "1234567890abcdef", "abcdefghijklm")
	case kindOf(l) == secret:
		return isPlaceholder(value, project) || l != privet.LabelPassword && isTyped(value) || isEncodedText(value) ||
			isEncodedPlaceholder(value, project) || isReference(value) || isPeriodic(value) ||
			isGeneric(l) && l != privet.LabelPassword && (isName(value) || isPlainName(value, project) && !strings.ContainsFunc(value, isDrawn)) ||
			l == privet.LabelPassword && (isProse(value) ||
				isNamedPassword(value) || strings.Contains(value, "@") && isMail(value) || isPair(value) || strings.Contains(value, `\":`) || isPorts(value) || strings.Contains(value, "\n") || strings.Count(value, " ") > mostWords)
	}
	return false
}

// isPiece reports whether a place is a piece of a longer word, such as a name of a program, a number in hexadecimal or, where it needs a word, a UUID.
func isPiece(text string, start, end int, needsWord bool) bool {
	if needsWord && start > 0 && text[start-1] == '#' {
		return true // of an issue
	}
	if needsWord && end+1 < len(text) && text[end] == '-' && isWordByte(text[end+1]) {
		return true
	}
	return start > 0 && isWordByte(text[start-1]) && isWordByte(text[start]) || end < len(text) && isWordByte(text[end]) && isWordByte(text[end-1])
}

// isDump reports whether a line shows bytes: a number of eight figures, and the bytes in hexadecimal.
func isDump(line string) bool {
	fields := strings.Fields(line)
	if len(fields) < 10 || len(fields[0]) != 8 {
		return false
	}
	return strings.Trim(strings.Join(fields[:9], ""), "0123456789abcdefABCDEF") == "" && len(strings.Join(fields[1:9], "")) == 16
}

// isNamed reports whether words around a finding speak for it.
func isNamed(evidence []privet.Evidence) bool {
	return slices.ContainsFunc(evidence, func(e privet.Evidence) bool {
		return e.Weight > 0 && (e.Kind == privet.EvidenceContext || e.Kind == privet.EvidenceHeader)
	})
}
