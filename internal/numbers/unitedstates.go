package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// unitedStates has the numbers of the United States.
func unitedStates() []Number {
	return []Number{
		{
			Name:   "us-ssn",
			Label:  "SSN",
			Doc:    "Nine digits in the ranges of social security numbers that are or can be given out.",
			Region: "US",
			Source: "Social Security Administration, RM 10201.035 and the numbers that it has declared invalid",
			Forms: []Form{{Pattern: "999-99-9999", Alone: 0.88}, {Pattern: "999 99 9999", Alone: 0.7},
				{Pattern: "999.99.9999", Alone: 0.5}, {Pattern: "999999999", Alone: 0.03}, {Pattern: "999-999999", Alone: 0.05}},
			Check:       isSSN,
			FalseAccept: 0.889,
			Beside:      0.97,
			Context:     words("us-ssn.context"),
			Headers:     words("us-ssn.headers"),
			Fakes: []Fake{{
				Doc:      "An area from 900 to 999, which no social security number has, and a group that no taxpayer number has.",
				Patterns: []string{"#########"}, Arrange: neverSSN,
				Check: func(c []byte) bool { return !isSSN(c) && !isITIN(c) },
			}},
		},
		{
			Name:   "us-itin",
			Label:  "US_ITIN",
			Doc:    "Nine digits that begin with 9 and have a group that is used for taxpayer numbers.",
			Region: "US",
			Source: "IRS Internal Revenue Manual 3.21.263",
			Forms: []Form{{Pattern: "999-99-9999", Alone: 0.85}, {Pattern: "999 99 9999", Alone: 0.6},
				{Pattern: "999999999", Alone: 0.03}, {Pattern: "999-999999", Alone: 0.05}},
			Check:       isITIN,
			FalseAccept: 0.043,
			Beside:      0.97,
			Context:     []string{"itin", "taxpayer", "tax payer", "tax id", "individual taxpayer", "taxpayer identification"},
			Headers:     []string{"itin", "us itin", "individual taxpayer id", "individual taxpayer identification number"},
			Fakes: []Fake{
				{
					Doc: "A number that begins with 9 and has a group in use for taxpayers.",
					Patterns: []string{"9##<50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|90|" +
						"91|92|94|95|96|97|98|99>####"},
				},
			},
		},
		{
			Name:        "us-ein",
			Label:       "US_EIN",
			Doc:         "Nine digits in the form 2-7 with the prefix of a campus of the IRS.",
			Region:      "US",
			Source:      "IRS, valid EIN prefixes",
			Forms:       []Form{{Pattern: "99-9999999", Alone: 0.45}, {Pattern: "999999999", Alone: 0.01}},
			Check:       isEIN,
			FalseAccept: 0.84,
			Beside:      0.95,
			Context:     words("us-ein.context"),
			Headers:     []string{"ein", "fein", "employer identification number", "employer id number", "federal tax id", "us ein"},
			Fakes: []Fake{
				{
					Doc: "A prefix of a campus of the IRS and seven digits.",
					Patterns: []string{"<01|02|03|04|05|06|10|11|12|13|14|15|16|20|21|22|23|24|25|26|27|30|31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|" +
						"46|47|48|50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|71|72|73|74|75|76|77|80|81|82|83|84|85|86|87|88|90|91|92|93|" +
						"94|95|98|99>#######"},
				},
			},
		},
		{
			Name:        "us-passport",
			Label:       "PASSPORT",
			Doc:         "A letter of the passports of the next generation, A, or of those issued abroad, Z, and eight digits.",
			Region:      "US",
			Source:      "U.S. Department of State, next generation passport book",
			Forms:       []Form{{Pattern: "A99999999", Alone: 0.11}},
			Check:       isUSPassport,
			FalseAccept: 0.077,
			Beside:      0.95,
			Context:     []string{"passport", "passport no", "passport number", "passport #", "us passport"},
			Headers:     []string{"us passport", "us passport number"},
		},
		{
			Name:        "us-aba-routing",
			Label:       "ABA_ROUTING_NUMBER",
			Doc:         "Nine digits in a Federal Reserve range whose sum by the weights 3, 7, 1 ends in zero.",
			Region:      "US",
			Source:      "American Bankers Association, routing number policy",
			Forms:       []Form{{Pattern: "999999999", Alone: 0.06}, {Pattern: "9999-9999-9", Alone: 0.6}},
			Check:       isABA,
			Sums:        []numeral.Sum{{Weights: []int{3, 7, 1, 3, 7, 1, 3, 7, 1}, By: 10}},
			FalseAccept: 0.037,
			Context:     []string{"routing", "aba", "routing number", "aba routing", "rtn", "transit number", "routing no"},
			Headers:     words("us-aba-routing.headers"),
			Fakes: []Fake{{
				Doc:      "A Federal Reserve district and a right check digit.",
				Patterns: []string{"<01|02|03|04|05|06|07|08|09|10|11|12|21|22|23|24|25|26|27|28|29|30|31|32>######?"},
			}},
		},
		{
			Name:        "us-atin",
			Label:       "US_ATIN",
			Doc:         "Nine digits that begin with 9 and have the group 93, given to children in adoption.",
			Region:      "US",
			Source:      "IRS Internal Revenue Manual 3.21.263, adoption taxpayer identification numbers",
			Forms:       []Form{{Pattern: "999-99-9999", Alone: 0.7}, {Pattern: "999 99 9999", Alone: 0.4}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isATIN,
			FalseAccept: 0.001,
			Beside:      0.97,
			Context:     []string{"atin", "adoption taxpayer", "adoption", "adopted", "tax id"},
			Headers:     []string{"atin", "us atin", "adoption taxpayer id", "adoption taxpayer identification number"},
			Fakes:       []Fake{{Doc: "A number of the group 93.", Patterns: []string{"9##93####"}}},
		},
		{
			Name:        "us-ptin",
			Label:       "US_PTIN",
			Doc:         "The letter P and eight digits, given to those who prepare tax returns.",
			Region:      "US",
			Source:      "IRS, PTIN requirements for tax return preparers",
			Forms:       []Form{{Pattern: "P99999999", Alone: 0.1}, {Pattern: "P-99999999", Alone: 0.2}},
			Check:       isPTIN,
			FalseAccept: 1,
			Beside:      0.97,
			Context:     []string{"ptin", "preparer", "tax preparer", "preparer tax identification", "paid preparer"},
			Headers:     []string{"ptin", "us ptin", "preparer tin", "preparer tax identification number", "preparer id"},
			Fakes:       []Fake{{Doc: "P and eight digits.", Patterns: []string{"P########"}}},
		},
		{
			Name:        "us-dod-id",
			Label:       "US_DOD_ID",
			Doc:         "Ten digits beside a word for the number on a military identity card. Its check digit is not published.",
			Region:      "US",
			Source:      "DoD Instruction 1000.30, DoD ID number (EDIPI)",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.002}},
			Check:       isDoDID,
			FalseAccept: 0.9,
			Beside:      0.96,
			Context:     words("us-dod-id.context"),
			Headers:     []string{"dod id", "dodid", "edipi", "dod id number", "military id", "military id number"},
			Fakes:       []Fake{{Doc: "Ten digits; the check digit is not published.", Patterns: []string{"[1-9]#########"}}},
		},
		{
			Name:   "us-alien-number",
			Label:  "ALIEN_NUMBER",
			Doc:    "The letter A and seven to nine digits, given to those who immigrate.",
			Region: "US",
			Source: "USCIS glossary, A-number",
			Forms: []Form{{Pattern: "A999999999", Alone: 0.1}, {Pattern: "A99999999", Alone: 0.02}, {Pattern: "A9999999", Alone: 0.01},
				{Pattern: "A-999999999", Alone: 0.3}, {Pattern: "A-99999999", Alone: 0.2}, {Pattern: "A-9999999",
					Alone: 0.1}, {Pattern: "A 999999999", Alone: 0.05}, {Pattern: "A 99999999", Alone: 0.03},
				{Pattern: "A 999 999 999", Alone: 0.05}, {Pattern: "A999 999 999", Alone: 0.2}, {Pattern: "A999-999-999",
					Alone: 0.3}, {Pattern: "A-999-999-999", Alone: 0.3}, {Pattern: "A99 999 999", Alone: 0.1}, {Pattern: "A99-999-999", Alone: 0.2}},
			Check:       isAlienNumber,
			FalseAccept: 0.038,
			Beside:      0.97,
			Context:     words("us-alien-number.context"),
			Headers:     []string{"alien number", "alien registration number", "alien registration", "alien no", "a number", "uscis number", "uscis no"},
			Fakes:       []Fake{{Doc: "A and as many digits.", Patterns: []string{"A[1-9]########", "A[1-9]#######", "A[1-9]######"}}},
		},
	}
}

// isABA reports whether nine digits lie in a range of the Federal Reserve and
// pass the check.
func isABA(d []byte) bool {
	if len(d) != 9 {
		return false
	}
	district := int(d[0]-'0')*10 + int(d[1]-'0')
	in := district <= 12 || 21 <= district && district <= 32 || 61 <= district && district <= 72 || district == 80
	sum := checksum.Weighted(d, 3, 7, 1, 3, 7, 1, 3, 7, 1)
	return in && sum > 0 && sum%10 == 0
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

// neverSSN makes of nine digits a number with an area that no SSN has and a group that no taxpayer number has. The odd digits keep
// the group and the serial number from being zero.
func neverSSN(c []byte, _ Random) { c[0], c[3], c[4], c[8] = '9', '0'+(c[3]-'0')%5, c[4]|1, c[8]|1 }

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
