package fields

import (
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// SaidRecognizers find passports, driving licences and bank accounts beside a word for
// them.
func SaidRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:     "passport-beside-word",
			Said:     true,
			Label:    "PASSPORT",
			Doc:      "Six to twelve digits and letters, three digits or more among them, in one piece or behind a series, beside a word for a passport.",
			Source:   "ICAO Doc 9303-4; the countries' passports",
			Triggers: saidTriggers(12),
			Match:    matchSaid(isSaidPassport, OtherFields),
			Beside:   0.95,
			Context:  lists.Words("fields", "passportWords"),
		},
		{
			Name:  "passport-put-right",
			Label: "PASSPORT",
			Doc: "Seven to ten capitals and digits, four digits or more among them, that are said to be right behind a word for a passport; " +
				"one to three capitals and six digits or more right behind a short word for one, or eight or nine digits behind a comma and that.",
			Source: "ICAO Doc 9303-4",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(putRightWords), nil),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(shortPasses), nil).FollowedBy(" A.*:* 9")},
			Match: matchPutRight,
		},
		{
			Name:     "driver-license-beside-word",
			Said:     true,
			Label:    "DRIVER_LICENSE",
			Doc:      "Six to eighteen digits and letters, four digits or more among them, in up to five groups, beside a word for a driving licence.",
			Source:   "Directive 2006/126/EC, annex I, field 5; the countries' licences",
			Triggers: saidTriggers(18),
			Match:    matchSaid(isSaidLicense, OtherFields),
			Beside:   0.95,
			Context:  lists.Words("fields", "drivingWords"),
		},
		{
			Name:     "bank-account-beside-word",
			Said:     true,
			Label:    "BANK_ACCOUNT",
			Doc:      "Six to twenty digits in up to five groups, or six behind a clearing number, beside a word for a bank account.",
			Source:   "the countries' bank accounts as they are written",
			Triggers: digitTriggers(20),
			Match:    matchSaid(isSaidAccount, OtherFields),
			Beside:   0.94,
			Context:  lists.Words("fields", "accountContext"),
		},
		{
			Name:  "medical-record-beside-word",
			Said:  true,
			Label: "MEDICAL_RECORD_NUMBER",
			Doc: "Five to twelve digits, or one to three letters and four digits or more, in one piece or in groups, beside a word for a " +
				"patient's record.",
			Source:   "common usage of hospitals",
			Triggers: saidTriggers(12),
			Match:    matchSaid(isSaidRecord, OtherFields),
			Beside:   0.95,
			Context:  lists.Words("fields", "chartWords"),
		},
		{
			Name:     "medical-record-in-file",
			Said:     true,
			Label:    "MEDICAL_RECORD_NUMBER",
			Doc:      "The same beside a word for any file, where a word for a patient or a hospital stands in the lines before or behind it.",
			Source:   "common usage of hospitals",
			Triggers: saidTriggers(12),
			Match:    matchFile,
			Beside:   0.93,
			Context:  lists.Words("fields", "fileWords"),
		},
		{
			Name:     "employee-beside-word",
			Said:     true,
			Label:    "EMPLOYEE_ID",
			Doc:      "Three to ten digits, or one to three letters and three digits or more, beside a word for the number of an employee.",
			Source:   "common usage of employers",
			Triggers: saidTriggers(10),
			Match:    matchSaid(isSaidStaff, OtherFields),
			Beside:   0.9,
			Reach:    24,
			Context:  lists.Words("fields", "staffWords"),
		},
		{
			Name:     "student-beside-word",
			Said:     true,
			Label:    "STUDENT_ID",
			Doc:      "Three to ten digits, or one to three letters and three digits or more, beside a word for the number of a student.",
			Source:   "common usage of schools",
			Triggers: saidTriggers(10),
			Match:    matchSaid(isSaidStaff, OtherFields),
			Beside:   0.92,
			Reach:    24,
			Context:  lists.Words("fields", "studentWords"),
		},
		{
			Name:     "customer-beside-word",
			Label:    "CUSTOMER_ID",
			Doc:      "Four to twelve digits, or one to four letters and four digits or more, beside a word for the number of a customer or of a member.",
			Source:   "common forms and letters",
			Triggers: saidTriggers(12),
			Match:    matchSaid(isSaidCustomer, otherThings.Get()),
			Beside:   0.9,
			Reach:    24,
			Context:  lists.Words("fields", "customerWords"),
		},
		{
			Name:     "health-plan-beside-word",
			Said:     true,
			Label:    "HEALTH_PLAN_ID",
			Doc:      "Six to fourteen letters and digits, five digits or more among them, beside a word for a member of a health plan.",
			Source:   "common usage of health plans",
			Triggers: saidTriggers(12),
			Match:    matchSaid(isSaidPlan, OtherFields),
			Beside:   0.88,
			Reach:    36,
			Context:  lists.Words("fields", "planWords"),
		},
		{
			Name:  "medical-license-beside-word",
			Said:  true,
			Label: "MEDICAL_LICENSE",
			Doc: "Four to twelve digits, or one to three letters and four digits or more, in one piece or in groups, beside a word for the " +
				"number under which a physician or a nurse may work.",
			Source:   "the registers of the health professions",
			Triggers: saidTriggers(12),
			Match:    matchSaid(isSaidPractice, OtherFields),
			Beside:   0.9,
			Reach:    24,
			Context:  lists.Words("fields", "practiceWords"),
		},
		{
			Name:   "european-health-card",
			Label:  "HEALTH_PLAN_ID",
			Doc:    "The twenty digits of a European health insurance card: 80, the numeric code of a country that issues such cards, and fifteen more.",
			Source: "Decision S2 of the Administrative Commission (2010/C 106/09); EN 1867; ISO 3166-1",
			Shapes: []spec.Shape{{Pattern: "99999999999999999999", Alone: 0.4}, {Pattern: "9999 9999 9999 9999 9999", Alone: 0.4},
				{Pattern: "99999 99999 99999 99999", Alone: 0.4}},
			Check: isEHIC, FalseAccept: 0.00032,
			Beside:  0.97,
			Context: lists.Words("fields", "european-health-card.context"),
		},
		{
			Name:     "uk-sort-code",
			Label:    "UK_SORT_CODE_ACCOUNT",
			Doc:      "A sort code of three pairs of digits right behind its word.",
			Region:   "GB",
			Source:   "Pay.UK, sort codes",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 2).FollowedBy("-9 9").Standing().AtMost(SaidAlone)},
			Match:    matchSortCode,
			Beside:   0.96,
			Reach:    12,
			Context:  []string{"sort code", "sort-code", "sortcode"},
		},
	}
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
