package attack

import "github.com/privet-go/privet"

// This file says what labels are worth to somebody who wants to know who a row is
// about.

// A trait is a set of things that are true of a label.
type trait uint16

const (
	personal      trait = 1 << iota // it says something about a person
	identifies                      // it tells one person, account or device apart from all others
	quasi                           // it tells a group apart, and with others like it a person
	healthContent                   // it says what somebody suffers from or takes
	healthRecord                    // it stands in tables of patients
	opens                           // a secret that lets its bearer in
	account                         // what a secret lets into
	names                           // a name, or part of one
)

// levelOf returns how bad it is that a value of the label can be read.
func levelOf(l privet.Label) Level {
	switch l {
	case "STREET_ADDRESS", "GEO_COORDINATES", "DOB", "SALARY", "CREDIT_SCORE", "BLOOD_TYPE":
		return High
	case "COUNTRY", "USER_AGENT", "US_NPI":
		return Low
	case "CREDIT_CARD_EXPIRATION", "FREE_TEXT":
		return Medium
	}
	switch l.Category() {
	case privet.CategoryPerson, privet.CategoryContact, privet.CategoryAccount, privet.CategoryOnline,
		privet.CategoryDevice, privet.CategoryVehicle, privet.CategoryContent, privet.CategoryOther:
		return High
	case privet.CategoryLocation, privet.CategoryDate, privet.CategoryDemographic, privet.CategoryWork:
		return Medium
	case privet.CategorySensitive, privet.CategoryCard, privet.CategoryBank, privet.CategoryCredential,
		privet.CategoryHealth, privet.CategoryBiometric, privet.CategoryGovernment:
		return Critical
	}
	return Low
}

// traitsOf returns what is true of a label: what is true of its category, but for the labels
// that differ. A label that is no kind of personal data has no traits.
func traitsOf(l privet.Label) trait {
	switch l {
	case "FIRST_NAME", "LAST_NAME":
		return personal | names
	case "EMAIL_ADDRESS":
		return personal | identifies | account
	case "STREET_ADDRESS", "GEO_COORDINATES", "CREDIT_CARD_TRACK":
		return personal | identifies
	case "USER_AGENT", "DOMAIN_NAME", "CREDIT_CARD_EXPIRATION", "SALARY", "CREDIT_SCORE", "US_NPI", "DE_LANR",
		"DE_BSNR", "FREE_TEXT":
		return personal
	case "CVV", "PIN":
		return personal | opens
	case "MEDICAL_CONDITION", "MEDICATION", "BLOOD_TYPE", "ICD9_CODE", "ICD10_CODE", "HCPCS_CPT_CODE",
		"US_NDC", "IT_AIC", "GENETIC_DATA":
		return personal | healthContent | healthRecord
	}
	switch l.Category() {
	case privet.CategoryPerson:
		return personal | identifies | names
	case privet.CategoryContact, privet.CategoryOnline, privet.CategoryDevice, privet.CategoryVehicle,
		privet.CategoryBiometric, privet.CategoryGovernment:
		return personal | identifies
	case privet.CategoryLocation, privet.CategoryDate, privet.CategoryDemographic, privet.CategoryWork:
		return personal | quasi
	case privet.CategorySensitive, privet.CategoryContent, privet.CategoryOther:
		return personal
	case privet.CategoryAccount, privet.CategoryCard, privet.CategoryBank:
		return personal | identifies | account
	case privet.CategoryCredential:
		return personal | opens
	case privet.CategoryHealth:
		return personal | identifies | healthRecord
	}
	return 0
}

// isSpecial reports whether a label is of the special categories of GDPR Art. 9 and 10
// that words stand for: a belief, an origin, an offence, an illness.
func isSpecial(l privet.Label) bool {
	return l.Category() == privet.CategorySensitive || traitsOf(l).has(healthContent)
}

func (t trait) has(all trait) bool { return t&all == all }
