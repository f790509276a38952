package fields

import (
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// SaidRecognizers find passports, driving licences, bank accounts and other numbers beside a word for them.
func SaidRecognizers() []spec.Recognizer {
	list := []spec.Recognizer{
		{
			Name: "passport-put-right", Label: "PASSPORT",
			Doc: "Seven to ten capitals and digits, four digits or more among them, that are said to be right behind a word for a passport; " +
				"one to three capitals and six digits or more right behind a short word for one, or eight or nine digits behind a comma and that.",
			Source: "ICAO Doc 9303-4",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(putRightWords), nil),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(shortPasses), nil).FollowedBy(" A.*:* 9")},
			Match: matchPutRight,
		},
		{
			Name: "european-health-card", Label: "HEALTH_PLAN_ID",
			Doc:    "The twenty digits of a European health insurance card: 80, the numeric code of a country that issues such cards, and fifteen more.",
			Source: "Decision S2 of the Administrative Commission (2010/C 106/09); EN 1867; ISO 3166-1",
			Shapes: []spec.Shape{{Pattern: "99999999999999999999", Alone: 0.4}, {Pattern: "9999 9999 9999 9999 9999", Alone: 0.4},
				{Pattern: "99999 99999 99999 99999", Alone: 0.4}},
			Check: isEHIC, FalseAccept: 0.00032,
			Beside: 0.97,
		},
		{
			Name: "uk-sort-code", Label: "UK_SORT_CODE_ACCOUNT",
			Doc:    "A sort code of three pairs of digits right behind its word.",
			Region: "GB", Source: "Pay.UK, sort codes",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 2).FollowedBy("-9 9").Standing().AtMost(SaidAlone)},
			Match:    matchSortCode,
			Beside:   0.96, Reach: 12,
		},
	}
	for _, k := range [...]struct {
		name        string
		label       spec.Label
		doc, source string
		said        bool
		triggers    []spec.Trigger
		match       func(text string, at int) (spec.Match, bool)
		beside      float64
		reach       int
		words       string // the set of its context words
	}{
		{"passport-beside-word", "PASSPORT",
			"Six to twelve digits and letters, three digits or more among them, in one piece or behind a series, beside a word for a passport.",
			"ICAO Doc 9303-4; the countries' passports",
			true, saidTriggers(12), matchSaid(isSaidPassport, OtherFields), 0.95, 0, "passportWords"},
		{"driver-license-beside-word", "DRIVER_LICENSE",
			"Six to eighteen digits and letters, four digits or more among them, in up to five groups, beside a word for a driving licence.",
			"Directive 2006/126/EC, annex I, field 5; the countries' licences",
			true, saidTriggers(18), matchSaid(isSaidLicense, OtherFields), 0.95, 0, "drivingWords"},
		{"bank-account-beside-word", "BANK_ACCOUNT",
			"Six to twenty digits in up to five groups, or six behind a clearing number, beside a word for a bank account.",
			"the countries' bank accounts as they are written",
			true, digitTriggers(20), matchSaid(isSaidAccount, OtherFields), 0.94, 0, "accountContext"},
		{"medical-record-beside-word", "MEDICAL_RECORD_NUMBER",
			"Five to twelve digits, or one to three letters and four digits or more, in one piece or in groups, beside a word for a patient's record.",
			"common usage of hospitals",
			true, saidTriggers(12), matchSaid(isSaidRecord, OtherFields), 0.95, 0, "chartWords"},
		{"medical-record-in-file", "MEDICAL_RECORD_NUMBER",
			"The same beside a word for any file, where a word for a patient or a hospital stands in the lines before or behind it.",
			"common usage of hospitals",
			true, saidTriggers(12), inPatientsText(matchSaid(isSaidRecord, OtherFields)), 0.93, 0, "fileWords"},
		{"ssn-last-digits", "SSN", "The last four digits of a social security number behind words that say so, or behind crosses in place of the others.",
			"common usage of forms", true, []spec.Trigger{spec.OnToken(lex.TokenDigits, 4).Standing().AtMost(SaidAlone),
				spec.OnToken(lex.TokenWord, 3).OneOf([]string{"xxx"}, nil)}, matchLastDigits, 0.93, 24, "lastDigits"},
		{"employee-beside-word", "EMPLOYEE_ID",
			"Three to ten digits, or one to three letters and three digits or more, beside a word for the number of an employee.",
			"common usage of employers",
			true, saidTriggers(10), matchSaid(isSaidStaff, OtherFields), 0.9, 24, "staffWords"},
		{"student-beside-word", "STUDENT_ID",
			"Three to ten digits, or one to three letters and three digits or more, beside a word for the number of a student.",
			"common usage of schools",
			true, saidTriggers(10), matchSaid(isSaidStaff, OtherFields), 0.92, 24, "studentWords"},
		{"customer-beside-word", "CUSTOMER_ID",
			"Four to twelve digits, or one to four letters and four digits or more, beside a word for the number of a customer or of a member.",
			"common forms and letters",
			false, saidTriggers(12), matchSaid(isSaidCustomer, otherThings.Get()), 0.9, 24, "customerWords"},
		{"health-plan-beside-word", "HEALTH_PLAN_ID",
			"Six to fourteen letters and digits, five digits or more among them, beside a word for a member of a health plan.",
			"common usage of health plans",
			true, saidTriggers(12), matchSaid(isSaidPlan, OtherFields), 0.88, 36, "planWords"},
		{"medical-license-beside-word", "MEDICAL_LICENSE",
			"Four to twelve digits, or one to three letters and four digits or more, in one piece or in groups, beside a word for the " +
				"number under which a physician or a nurse may work.",
			"the registers of the health professions",
			true, saidTriggers(12), matchSaid(isSaidPractice, OtherFields), 0.9, 24, "practiceWords"},
		{"identity-card-beside-word", "NATIONAL_ID",
			"Six to twelve digits and letters, five digits or more among them, in one piece or behind a series, beside a word for an " +
				"identity card, in some thirty languages.",
			"Regulation (EU) 2019/1157; the countries' identity cards",
			true, saidTriggers(12), inField(matchSaid(isSaidCard, OtherFields), "identityWords"), 0.955, 32, "identityWords"},
		{"tax-number-beside-word", "TAX_ID",
			"Seven to fourteen digits in one piece or in groups, also behind the letters of a country, beside a word for a number of " +
				"taxes, in some twenty languages.",
			"OECD, Tax Identification Numbers; the countries' tax offices",
			true, saidTriggers(14), inField(matchSaid(isSaidTax, OtherFields), "taxWords"), 0.92, 20, "taxWords"},
	} {
		list = append(list, spec.Recognizer{
			Name: k.name, Said: k.said, Label: k.label, Doc: k.doc, Source: k.source, Triggers: k.triggers, Match: k.match,
			Beside: k.beside, Reach: k.reach, Context: lists.Words("fields", k.words),
		})
	}
	return list
}

// matchLastDigits reads four digits, or those behind xxx-xx-.
func matchLastDigits(text string, at int) (spec.Match, bool) {
	i := at + len(chars.PrefixFold(text[at:], "xxx-xx-"))
	m := spec.Match{Start: i, End: i + 4, Alone: SaidAlone}
	if i > at {
		m.Alone = 0.9
	}
	return m, i > 0 && m.End <= len(text) && (i > at || lex.StandsAlone(text, i, m.End)) && chars.DigitsEnd(text, i, m.End) == m.End && !lex.JoinsAfter(text, m.End)
}

// What follows has the words for passports, driving licences, bank accounts and plates in
// many languages, in the cases in which a number stands beside them.

// PlateContext are words for plates, and for vehicles whose numbers are said to be theirs.
func PlateContext() []string { return lists.Words("fields", "PlateContext") }

// ExpiryWords are words for the end of a card's validity.
func ExpiryWords() []string { return lists.Words("fields", "ExpiryWords") }

// patientStems are parts of words that tell that a text is of a patient.
var patientStems = lists.List{File: "fields", Set: "patientStems"}

// numberWords are words for a number that is mostly one of a telephone where it is
// written in groups as these are.
func GroupedWords() []string { return lists.Words("fields", "GroupedWords") }

// LoginWords are words for users, their logins and sessions.
func LoginWords() []string { return lists.Words("fields", "LoginWords") }

// OtherPasswordWords are words for passwords in letters that are not Latin, and those of
// several words.
func OtherPasswordWords() []string { return lists.Words("fields", "OtherPasswordWords") }
