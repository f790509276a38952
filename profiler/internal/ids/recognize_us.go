package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// UsRecognizers find numbers that the United States give out.
func UsRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "us-ssn",
			Label:  "SSN",
			Doc:    "Nine digits in the ranges of social security numbers that are or can be given out.",
			Region: "US",
			Source: "Social Security Administration, RM 10201.035 and the numbers that it has declared invalid",
			Shapes: []spec.Shape{{Pattern: "999-99-9999", Alone: 0.88}, {Pattern: "999 99 9999", Alone: 0.7},
				{Pattern: "999.99.9999", Alone: 0.5}, {Pattern: "999999999", Alone: 0.03}, {Pattern: "999-999999", Alone: 0.05}},
			Check:       isSSN,
			FalseAccept: 0.889,
			Beside:      0.97,
			Context:     lists.Words("ids", "us-ssn.context"),
			Headers:     lists.Words("ids", "us-ssn.headers"),
		},
		{
			Name:   "us-itin",
			Label:  "US_ITIN",
			Doc:    "Nine digits that begin with 9 and have a group that is used for taxpayer numbers.",
			Region: "US",
			Source: "IRS Internal Revenue Manual 3.21.263",
			Shapes: []spec.Shape{{Pattern: "999-99-9999", Alone: 0.85}, {Pattern: "999 99 9999", Alone: 0.6},
				{Pattern: "999999999", Alone: 0.03}, {Pattern: "999-999999", Alone: 0.05}},
			Check:       isITIN,
			FalseAccept: 0.043,
			Beside:      0.97,
			Context:     []string{"itin", "taxpayer", "tax payer", "tax id", "individual taxpayer", "taxpayer identification"},
			Headers:     []string{"itin", "us itin", "individual taxpayer id", "individual taxpayer identification number"},
		},
		{
			Name:        "us-ein",
			Label:       "US_EIN",
			Doc:         "Nine digits in the form 2-7 with the prefix of a campus of the IRS.",
			Region:      "US",
			Source:      "IRS, valid EIN prefixes",
			Shapes:      []spec.Shape{{Pattern: "99-9999999", Alone: 0.45}, {Pattern: "999999999", Alone: 0.01}},
			Check:       isEIN,
			FalseAccept: 0.84,
			Beside:      0.95,
			Context:     lists.Words("ids", "us-ein.context"),
			Headers:     []string{"ein", "fein", "employer identification number", "employer id number", "federal tax id", "us ein"},
		},
		{
			Name:        "us-npi",
			Label:       "US_NPI",
			Doc:         "Ten digits that begin with 1 or 2 and pass the Luhn check behind 80840.",
			Region:      "US",
			Source:      "CMS, NPI check digit calculation",
			Shapes:      []spec.Shape{{Pattern: "9999999999", Alone: 0.06}, {Pattern: "9999-999-999", Alone: 0.3}, {Pattern: "9999 999 999", Alone: 0.3}},
			Check:       isNPI,
			FalseAccept: 0.02,
			Beside:      0.97,
			Context:     []string{"npi", "national provider", "provider id", "national provider identifier", "provider"},
			Headers:     []string{"npi", "npi number", "national provider identifier", "provider npi", "us npi"},
		},
		{
			Name:        "us-mbi",
			Label:       "US_MBI",
			Doc:         "Eleven characters in the places and alphabet of a Medicare beneficiary identifier.",
			Region:      "US",
			Source:      "CMS, understanding the MBI format",
			Shapes:      []spec.Shape{{Pattern: "9AX9AX9AA99", Alone: 0.75}, {Pattern: "9AX9-AX9-AA99", Alone: 0.97}, {Pattern: "9AX9 AX9 AA99", Alone: 0.9}},
			Check:       isMBI,
			FalseAccept: 0.2,
			Beside:      0.99,
			Context:     []string{"mbi", "medicare", "medicare id", "medicare number", "beneficiary"},
			Headers:     []string{"mbi", "medicare id", "medicare number", "medicare", "medicare beneficiary identifier", "us mbi"},
		},
		{
			Name:        "us-dea",
			Label:       "MEDICAL_LICENSE",
			Doc:         "Two letters, the first a kind of registrant, and seven digits with a right check digit.",
			Region:      "US",
			Source:      "DEA Diversion Control Division, registration validation",
			Shapes:      []spec.Shape{{Pattern: "AA9999999", Alone: 0.4}, {Pattern: "A99999999", Alone: 0.1}},
			Check:       isDEA,
			FalseAccept: 0.07,
			Beside:      0.98,
			Context:     []string{"dea", "dea number", "medical license", "prescriber", "certificate", "license"},
			Headers:     []string{"dea", "dea number", "dea no", "medical license", "medical license number"},
		},
		{
			Name:   "passport",
			Label:  "PASSPORT",
			Doc:    "Digits, or one or two letters and digits, beside a word for a passport.",
			Source: "ICAO Doc 9303-4, document number of up to nine characters; U.S. Department of State",
			Shapes: []spec.Shape{{Pattern: "999999999", Alone: 0.005}, {Pattern: "A99999999", Alone: 0.05}, {Pattern: "A9999999", Alone: 0.03},
				{Pattern: "AA9999999", Alone: 0.11}, {Pattern: "AA999999", Alone: 0.03}, {Pattern: "99AA99999", Alone: 0.05}},
			Beside:    0.93,
			Context:   lists.Words("ids", "passport.context"),
			Headers:   lists.Words("ids", "passport.headers"),
			Cell:      IsDocumentNumber,
			CellAlone: 0.02,
		},
		{
			Name:        "us-passport",
			Label:       "PASSPORT",
			Doc:         "A letter of the passports of the next generation, A, or of those issued abroad, Z, and eight digits.",
			Region:      "US",
			Source:      "U.S. Department of State, next generation passport book",
			Shapes:      []spec.Shape{{Pattern: "A99999999", Alone: 0.11}},
			Check:       isUSPassport,
			FalseAccept: 0.077,
			Beside:      0.95,
			Context:     []string{"passport", "passport no", "passport number", "passport #", "us passport"},
			Headers:     []string{"us passport", "us passport number"},
		},
		{
			Name:   "driver-license",
			Label:  "DRIVER_LICENSE",
			Doc:    "One of the forms of the states' driving licences, beside a word for it.",
			Source: "AAMVA, driver license number formats of the jurisdictions",
			Region: "US",
			Shapes: []spec.Shape{{Pattern: "A9999999", Alone: 0.01}, {Pattern: "A99999999", Alone: 0.01}, {Pattern: "A999999", Alone: 0.005},
				{Pattern: "9999999", Alone: 0.001}, {Pattern: "99999999", Alone: 0.001}, {Pattern: "999999999", Alone: 0.001},
				{Pattern: "A99999999999", Alone: 0.02}, {Pattern: "A999999999999", Alone: 0.02}, {Pattern: "A999-9999-9999",
					Alone: 0.1}, {Pattern: "A999-999-99-999-9", Alone: 0.2}, {Pattern: "AA999999A", Alone: 0.01}, {Pattern: "AA999999", Alone: 0.01}},
			Beside:    0.9,
			Context:   lists.Words("ids", "driver-license.context"),
			Headers:   lists.Words("ids", "driver-license.headers"),
			Cell:      IsDocumentNumber,
			CellAlone: 0.02,
		},
	}
}

// isSSN reports whether the digits can be a social security number.
func isSSN(d []byte) bool {
	if len(d) != 9 || d[0] == '9' {
		return false
	}
	switch area := string(d[:3]); {
	case area == "000", area == "666", string(d[3:5]) == "00", string(d[5:]) == "0000":
		return false
	}
	switch string(d) {
	case "078051120", "219099999", "457555462": // printed in advertisements, and declared invalid
		return false
	}
	return true
}

// isITIN reports whether the digits can be an individual taxpayer number.
func isITIN(d []byte) bool {
	if len(d) != 9 || d[0] != '9' {
		return false
	}
	group := int(d[3]-'0')*10 + int(d[4]-'0')
	return 50 <= group && group <= 65 || 70 <= group && group <= 88 || 90 <= group && group <= 92 || 94 <= group && group <= 99
}

// isEIN reports whether the prefix is one that a campus uses.
func isEIN(d []byte) bool {
	if len(d) != 9 {
		return false
	}
	switch prefix := int(d[0]-'0')*10 + int(d[1]-'0'); prefix {
	case 0, 7, 8, 9, 17, 18, 19, 28, 29, 49, 69, 70, 78, 79, 89, 96, 97:
		return false
	}
	return true
}

// isUSPassport reports whether the letter is one of passports.
func isUSPassport(c []byte) bool { return len(c) == 9 && (c[0] == 'A' || c[0] == 'Z') }

// isNPI reports whether ten digits pass the Luhn check with the prefix of
// health applications before them. That prefix adds 24 to the sum.
func isNPI(d []byte) bool {
	if len(d) != 10 || d[0] != '1' && d[0] != '2' {
		return false
	}
	var b [15]byte
	return checksum.Luhn(append(append(b[:0], "80840"...), d...))
}

// isMBI reports whether the places hold what the form of the identifier says.
func isMBI(c []byte) bool {
	if len(c) != 11 || c[0] == '0' {
		return false
	}
	for i, b := range c {
		switch b {
		case 'S', 'L', 'O', 'I', 'B', 'Z':
			return false
		}
		if digit := numeral.IsDigit(b); i == 0 || i == 3 || i == 6 || i >= 9 {
			if !digit {
				return false
			}
		} else if i != 2 && i != 5 && digit {
			return false
		}
	}
	return true
}

// isDEA reports whether the letters are in use and the check digit is right.
func isDEA(c []byte) bool {
	if len(c) != 9 {
		return false
	}
	switch c[0] {
	case 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'P', 'R', 'S', 'T', 'U', 'X':
	default:
		return false
	}
	if !numeral.IsLetter(c[1]) && c[1] != '9' {
		return false
	}
	sum := checksum.Weighted(c[2:8], 1, 2, 1, 2, 1, 2)
	return sum >= 0 && numeral.IsDigit(c[8]) && sum%10 == int(c[8]-'0')
}

// IsDocumentNumber reports whether a value looks like the number of a document:
// 5 to 20 letters and digits with single separators, some of them digits.
func IsDocumentNumber(v string) bool {
	letters, digits, ok := spec.Spelling(v)
	return ok && digits >= 3 && letters+digits >= 5 && letters+digits <= 20
}
