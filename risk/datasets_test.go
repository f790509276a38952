package risk

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// A typicalDataset is one as officers meet it, with the levels that they would sign: one of those
// listed. What is not listed must be Low or left out.
type typicalDataset struct {
	name, tags, masked string
	factors            *Factors
	why                string
	overall            string
	levels             map[string]string // by standard
}

// anyOf are the levels that several columns share.
const (
	notable = "Medium High"
	serious = "High Critical"
	slight  = "Low Medium"
)

var typicalDatasets = []typicalDataset{
	{name: "orders of a shop", tags: "PERSON EMAIL_ADDRESS PHONE_NUMBER STREET_ADDRESS ZIP_CODE CITY CUSTOMER_ID PURCHASE_HISTORY",
		why:     "who buys what and where it goes; nothing of health, nothing of cards",
		overall: notable, levels: map[string]string{"GDPR": notable, "CCPA": notable, "PDPA": notable, "NIST": notable}},
	{name: "cards on file", tags: "PERSON EMAIL_ADDRESS STREET_ADDRESS CREDIT_CARD CREDIT_CARD_EXPIRATION",
		why:     "a whole card number beside its holder",
		overall: "Critical", levels: map[string]string{"GDPR": serious, "CCPA": serious, "PDPA": serious, "NIST": serious, "PCI-DSS": "Critical"}},
	{name: "patients of a practice", tags: "PERSON DOB MEDICAL_RECORD_NUMBER MEDICAL_CONDITION PHONE_NUMBER STREET_ADDRESS",
		why:     "illnesses of people with their names",
		overall: "Critical", levels: map[string]string{"GDPR": "Critical", "HIPAA": "Critical", "CCPA": serious, "PDPA": serious, "NIST": serious}},
	{name: "diagnoses without people", tags: "AGE GENDER STATE ICD10_CODE",
		why:     "what is left once the identifiers of Safe Harbor are gone; somebody rare may be found again",
		overall: slight, levels: map[string]string{"GDPR": slight, "CCPA": slight, "PDPA": slight, "NIST": slight}},
	{name: "wages", tags: "PERSON EMPLOYEE_ID SSN BANK_ACCOUNT SALARY DOB",
		why:     "identity numbers, accounts and pay of named people, and no health",
		overall: "Critical", levels: map[string]string{"GDPR": serious, "CCPA": serious, "PDPA": serious, "NIST": serious}},
	{name: "pupils of a class", tags: "PERSON STUDENT_ID DOB GENDER EMAIL_ADDRESS",
		why:     "young people by name, nothing that is held against anybody",
		overall: notable, levels: map[string]string{"GDPR": notable, "CCPA": notable, "PDPA": notable, "NIST": notable}},
	{name: "log of a web server", tags: "IP_ADDRESS URL",
		why:     "connections without names",
		overall: slight, levels: map[string]string{"GDPR": slight, "CCPA": slight, "PDPA": slight, "NIST": slight}},
	{name: "addresses for a mailing", tags: "EMAIL_ADDRESS",
		why:     "one way to reach somebody",
		overall: "Medium", levels: map[string]string{"GDPR": "Medium", "CCPA": "Medium", "PDPA": "Medium", "NIST": slight}},
	{name: "answers with age, sex and postcode", tags: "AGE GENDER ZIP_CODE",
		why:     "nobody is named, and some can be singled out",
		overall: "Medium", levels: map[string]string{"GDPR": slight, "CCPA": slight, "PDPA": slight, "NIST": slight}},
	{name: "answers about faith and politics", tags: "AGE GENDER CITY RELIGION POLITICAL_OPINION",
		why:     "beliefs of people whom a small town gives away",
		overall: notable, levels: map[string]string{"GDPR": serious, "CCPA": notable, "PDPA": notable, "NIST": notable}},
	{name: "holders of accounts", tags: "PERSON IBAN STREET_ADDRESS PHONE_NUMBER",
		why:     "accounts with their holders; an IBAN is no card",
		overall: serious, levels: map[string]string{"GDPR": "High", "CCPA": notable, "PDPA": serious, "NIST": notable}},
	{name: "log-ins of a site", tags: "USERNAME EMAIL_ADDRESS PASSWORD",
		why:     "what opens an account beside the account",
		overall: "Critical", levels: map[string]string{"GDPR": serious, "CCPA": serious, "PDPA": serious, "NIST": serious}},
	{name: "tracks of cars", tags: "DEVICE_ID GEO_COORDINATES DATE_TIME",
		why:     "where somebody was and when, which names people by itself",
		overall: notable, levels: map[string]string{"GDPR": notable, "CCPA": "High", "PDPA": notable, "NIST": notable}},
	{name: "people who applied", tags: "PERSON EMAIL_ADDRESS PHONE_NUMBER NATIONALITY DOB JOB_TITLE",
		why:     "named people with a life behind them; together they are on the edge of Critical",
		overall: serious, levels: map[string]string{"GDPR": notable, "CCPA": notable, "PDPA": notable, "NIST": notable}},
	{name: "claims on a health insurer", tags: "PERSON HEALTH_PLAN_ID MEDICAL_CONDITION DOB BANK_ACCOUNT",
		why:     "illnesses of named people, and where the money goes",
		overall: "Critical", levels: map[string]string{"GDPR": "Critical", "HIPAA": "Critical", "CCPA": serious, "PDPA": serious, "NIST": serious}},
	{name: "articles for sale", tags: "NONE", why: "nothing about anybody", overall: "Low"},
	{name: "letters to the help desk", tags: "FREE_TEXT EMAIL_ADDRESS",
		why:     "people write down everything",
		overall: notable, levels: map[string]string{"GDPR": notable, "HIPAA": slight, "CCPA": notable, "PDPA": notable, "NIST": notable, "PCI-DSS": slight}},
	{name: "columns that nobody could tell", tags: "UNKNOWN", why: "what was not told is not safe", overall: "Medium"},
	{name: "customers in a test system", tags: "PERSON EMAIL_ADDRESS SSN", factors: &Factors{Environment: "test"},
		why:     "real people where more hands reach them",
		overall: "Critical", levels: map[string]string{"GDPR": serious, "CCPA": "Critical", "PDPA": serious, "NIST": "Critical"}},
	{name: "cards down to four digits", tags: "PERSON CREDIT_CARD", masked: "CREDIT_CARD",
		why:     "four digits may be shown; the names are left",
		overall: slight, levels: map[string]string{"GDPR": slight, "CCPA": slight, "PDPA": slight, "NIST": slight}},
}

// TestTypicalDatasets holds the levels of data sets as officers meet them, and their table in
// docs/risk.md.
func TestTypicalDatasets(t *testing.T) {
	var b strings.Builder
	b.WriteString("| data set | tags | why | overall |")
	standards := BuiltIn().Standards()
	for _, s := range standards {
		b.WriteString(" " + s.Name + " |")
	}
	b.WriteString("\n" + strings.Repeat("|---", 4+len(standards)) + "|\n")
	for _, d := range typicalDatasets {
		s := Score(strings.Fields(d.tags), &Options{Masked: strings.Fields(d.masked), Factors: d.factors})
		hold := func(of string, score int, want string) {
			if !slices.Contains(strings.Fields(want), string(LevelOf(score))) {
				t.Errorf("%s: %s scores %d, which is %s, want %s (%s)", d.name, of, score, LevelOf(score), want, d.why)
			}
		}
		hold("overall", s.OverallRiskScore, d.overall)
		tags := strings.ReplaceAll(d.tags, " ", ", ")
		if d.masked != "" {
			tags += "; masked: " + d.masked
		}
		if d.factors != nil {
			tags += "; environment: " + d.factors.Environment
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %d %s |", d.name, tags, d.why, s.OverallRiskScore, s.RiskLevel)
		for _, std := range standards {
			score, covers := s.StandardBreakdown[std.Name]
			want := d.levels[std.Name]
			if want == "" {
				want = "Low"
			}
			hold(std.Name, score, want)
			if covers {
				fmt.Fprintf(&b, " %d |", score)
			} else {
				b.WriteString(" – |")
			}
		}
		b.WriteString("\n")
	}
	holdBlock(t, "datasets", b.String())
}
