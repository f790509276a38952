package validator

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

// categoryLevels say how bad it is that a value of the category can be read.
var categoryLevels = map[privet.Category]Level{
	privet.CategoryPerson:      High,
	privet.CategoryContact:     High,
	privet.CategoryLocation:    Medium,
	privet.CategoryDate:        Medium,
	privet.CategoryDemographic: Medium,
	privet.CategorySensitive:   Critical,
	privet.CategoryWork:        Medium,
	privet.CategoryAccount:     High,
	privet.CategoryOnline:      High,
	privet.CategoryDevice:      High,
	privet.CategoryVehicle:     High,
	privet.CategoryCard:        Critical,
	privet.CategoryBank:        Critical,
	privet.CategoryCredential:  Critical,
	privet.CategoryHealth:      Critical,
	privet.CategoryBiometric:   Critical,
	privet.CategoryGovernment:  Critical,
	privet.CategoryContent:     High,
	privet.CategoryOther:       High,
}

// labelLevels are the exceptions.
var labelLevels = map[privet.Label]Level{
	"STREET_ADDRESS":         High,
	"GEO_COORDINATES":        High,
	"COUNTRY":                Low,
	"DOB":                    High,
	"USER_AGENT":             Low,
	"CREDIT_CARD_EXPIRATION": Medium,
	"SALARY":                 High,
	"CREDIT_SCORE":           High,
	"US_NPI":                 Low,
	"BLOOD_TYPE":             High,
	"FREE_TEXT":              Medium,
}

// levelOf says how bad it is that a value of the label can be read.
func levelOf(l privet.Label) Level {
	if level, ok := labelLevels[l]; ok {
		return level
	}
	if level, ok := categoryLevels[l.Category()]; ok {
		return level
	}
	return Low
}

// categoryTraits and labelTraits say what labels are. A label has the traits of
// its category unless it has an entry of its own.
var categoryTraits = map[privet.Category]trait{
	privet.CategoryPerson:      personal | identifies | names,
	privet.CategoryContact:     personal | identifies,
	privet.CategoryLocation:    personal | quasi,
	privet.CategoryDate:        personal | quasi,
	privet.CategoryDemographic: personal | quasi,
	privet.CategorySensitive:   personal,
	privet.CategoryWork:        personal | quasi,
	privet.CategoryAccount:     personal | identifies | account,
	privet.CategoryOnline:      personal | identifies,
	privet.CategoryDevice:      personal | identifies,
	privet.CategoryVehicle:     personal | identifies,
	privet.CategoryCard:        personal | identifies | account,
	privet.CategoryBank:        personal | identifies | account,
	privet.CategoryCredential:  personal | opens,
	privet.CategoryHealth:      personal | identifies | healthRecord,
	privet.CategoryBiometric:   personal | identifies,
	privet.CategoryGovernment:  personal | identifies,
	privet.CategoryContent:     personal,
	privet.CategoryOther:       personal,
}

var labelTraits = map[privet.Label]trait{
	"FIRST_NAME":             personal | names,
	"LAST_NAME":              personal | names,
	"EMAIL_ADDRESS":          personal | identifies | account,
	"STREET_ADDRESS":         personal | identifies,
	"GEO_COORDINATES":        personal | identifies,
	"USER_AGENT":             personal,
	"DOMAIN_NAME":            personal,
	"CREDIT_CARD_EXPIRATION": personal,
	"CREDIT_CARD_TRACK":      personal | identifies,
	"CVV":                    personal | opens,
	"PIN":                    personal | opens,
	"SALARY":                 personal,
	"CREDIT_SCORE":           personal,
	"MEDICAL_CONDITION":      personal | healthContent | healthRecord,
	"MEDICATION":             personal | healthContent | healthRecord,
	"BLOOD_TYPE":             personal | healthContent | healthRecord,
	"ICD9_CODE":              personal | healthContent | healthRecord,
	"ICD10_CODE":             personal | healthContent | healthRecord,
	"HCPCS_CPT_CODE":         personal | healthContent | healthRecord,
	"US_NDC":                 personal | healthContent | healthRecord,
	"IT_AIC":                 personal | healthContent | healthRecord,
	"GENETIC_DATA":           personal | healthContent | healthRecord,
	"US_NPI":                 personal,
	"DE_LANR":                personal,
	"DE_BSNR":                personal,
	"FREE_TEXT":              personal,
}

// traitsOf says what is true of a label. A label that is no kind of personal data
// has none.
func traitsOf(l privet.Label) trait {
	if t, ok := labelTraits[l]; ok {
		return t
	}
	return categoryTraits[l.Category()]
}

// isSpecial reports whether a label is of the special categories of GDPR Art. 9 and 10
// that words stand for: a belief, an origin, an offence, an illness.
func isSpecial(l privet.Label) bool {
	return l.Category() == privet.CategorySensitive || traitsOf(l).has(healthContent)
}

func (t trait) has(all trait) bool { return t&all == all }
