package ids

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// UsGovernmentRecognizers find the rarer numbers that the United States give to
// people.
func UsGovernmentRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:        "us-atin",
			Label:       "US_ATIN",
			Doc:         "Nine digits that begin with 9 and have the group 93, given to children in adoption.",
			Region:      "US",
			Source:      "IRS Internal Revenue Manual 3.21.263, adoption taxpayer identification numbers",
			Shapes:      []spec.Shape{{Pattern: "999-99-9999", Alone: 0.7}, {Pattern: "999 99 9999", Alone: 0.4}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isATIN,
			FalseAccept: 0.001,
			Beside:      0.97,
			Context:     []string{"atin", "adoption taxpayer", "adoption", "adopted", "tax id"},
			Headers:     []string{"atin", "us atin", "adoption taxpayer id", "adoption taxpayer identification number"},
		},
		{
			Name:        "us-ptin",
			Label:       "US_PTIN",
			Doc:         "The letter P and eight digits, given to those who prepare tax returns.",
			Region:      "US",
			Source:      "IRS, PTIN requirements for tax return preparers",
			Shapes:      []spec.Shape{{Pattern: "P99999999", Alone: 0.1}, {Pattern: "P-99999999", Alone: 0.2}},
			Check:       isPTIN,
			FalseAccept: 1,
			Beside:      0.97,
			Context:     []string{"ptin", "preparer", "tax preparer", "preparer tax identification", "paid preparer"},
			Headers:     []string{"ptin", "us ptin", "preparer tin", "preparer tax identification number", "preparer id"},
		},
		{
			Name:        "us-dod-id",
			Label:       "US_DOD_ID",
			Doc:         "Ten digits beside a word for the number on a military identity card. Its check digit is not published.",
			Region:      "US",
			Source:      "DoD Instruction 1000.30, DoD ID number (EDIPI)",
			Shapes:      []spec.Shape{{Pattern: "9999999999", Alone: 0.002}},
			Check:       isDoDID,
			FalseAccept: 0.9,
			Beside:      0.96,
			Context:     lists.Words("ids", "us-dod-id.context"),
			Headers:     []string{"dod id", "dodid", "edipi", "dod id number", "military id", "military id number"},
		},
		{
			Name:   "us-alien-number",
			Label:  "ALIEN_NUMBER",
			Doc:    "The letter A and seven to nine digits, given to those who immigrate.",
			Region: "US",
			Source: "USCIS glossary, A-number",
			Shapes: []spec.Shape{{Pattern: "A999999999", Alone: 0.1}, {Pattern: "A99999999", Alone: 0.02}, {Pattern: "A9999999", Alone: 0.01},
				{Pattern: "A-999999999", Alone: 0.3}, {Pattern: "A-99999999", Alone: 0.2}, {Pattern: "A-9999999",
					Alone: 0.1}, {Pattern: "A 999999999", Alone: 0.05}, {Pattern: "A 99999999", Alone: 0.03},
				{Pattern: "A 999 999 999", Alone: 0.05}, {Pattern: "A999 999 999", Alone: 0.2}, {Pattern: "A999-999-999",
					Alone: 0.3}, {Pattern: "A-999-999-999", Alone: 0.3}, {Pattern: "A99 999 999", Alone: 0.1}, {Pattern: "A99-999-999", Alone: 0.2}},
			Check:       isAlienNumber,
			FalseAccept: 0.038,
			Beside:      0.97,
			Context:     lists.Words("ids", "us-alien-number.context"),
			Headers:     []string{"alien number", "alien registration number", "alien registration", "alien no", "a number", "uscis number", "uscis no"},
		},
	}
}

// isATIN reports whether the digits can be an adoption taxpayer number.
func isATIN(d []byte) bool {
	return len(d) == 9 && numeral.AllDigits(d) && d[0] == '9' && d[3] == '9' && d[4] == '3'
}

func isPTIN(c []byte) bool {
	return len(c) == 9 && c[0] == 'P' && numeral.AllDigits(c[1:])
}

// isDoDID reports whether the digits can be a DoD ID number, which does not
// begin with zero.
func isDoDID(d []byte) bool {
	return len(d) == 10 && numeral.AllDigits(d) && d[0] != '0' && !numeral.AllSame(d)
}

func isAlienNumber(c []byte) bool {
	return len(c) >= 8 && len(c) <= 10 && c[0] == 'A' && numeral.AllDigits(c[1:]) && numeral.Numeral(c[1:]) > 0
}
