package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// health has the numbers and codes of health care in the United States. A code of a disease is no identifier, but tells of a person whoever
// the row or the sentence is about.
func health() []Number {
	return []Number{
		{
			Name:        "us-npi",
			Label:       "US_NPI",
			Doc:         "Ten digits that begin with 1 or 2 and pass the Luhn check behind 80840.",
			Region:      "US",
			Source:      "CMS, NPI check digit calculation",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.06}, {Pattern: "9999-999-999", Alone: 0.3}, {Pattern: "9999 999 999", Alone: 0.3}},
			Check:       isNPI,
			FalseAccept: 0.02,
			Beside:      0.97,
			Context:     []string{"npi", "national provider", "provider id", "national provider identifier", "provider"},
			Headers:     []string{"npi", "npi number", "national provider identifier", "provider npi", "us npi"},
			Fakes:       []Fake{{Doc: "A number that passes the Luhn check behind 80840.", Patterns: []string{"[12]########?"}}},
		},
		{
			Name:        "us-mbi",
			Label:       "US_MBI",
			Doc:         "Eleven characters in the places and alphabet of a Medicare beneficiary identifier.",
			Region:      "US",
			Source:      "CMS, understanding the MBI format",
			Forms:       []Form{{Pattern: "9AX9AX9AA99", Alone: 0.75}, {Pattern: "9AX9-AX9-AA99", Alone: 0.97}, {Pattern: "9AX9 AX9 AA99", Alone: 0.9}},
			Check:       isMBI,
			FalseAccept: 0.2,
			Beside:      0.99,
			Context:     []string{"mbi", "medicare", "medicare id", "medicare number", "beneficiary"},
			Headers:     []string{"mbi", "medicare id", "medicare number", "medicare", "medicare beneficiary identifier", "us mbi"},
			Fakes: []Fake{{
				Doc:      "Eleven characters in the places and the alphabet of the identifier.",
				Patterns: []string{"[1-9]" + mbiLetter + mbiAny + "#" + mbiLetter + mbiAny + "#" + mbiLetter + mbiLetter + "##"},
			}},
		},
		{
			Name:        "us-dea",
			Label:       "MEDICAL_LICENSE",
			Doc:         "Two letters, the first a kind of registrant, and seven digits with a right check digit.",
			Region:      "US",
			Source:      "DEA Diversion Control Division, registration validation",
			Forms:       []Form{{Pattern: "AA9999999", Alone: 0.4}, {Pattern: "A99999999", Alone: 0.1}},
			Check:       isDEA,
			FalseAccept: 0.07,
			Beside:      0.98,
			Context:     []string{"dea", "dea number", "medical license", "prescriber", "certificate", "license"},
			Headers:     []string{"dea", "dea number", "dea no", "medical license", "medical license number"},
			Fakes: []Fake{
				{Doc: "A DEA number of the same kind of registrant with a right check digit.", Patterns: []string{"=[ABCDEFGHJKLMPRSTUX]=[A-Z9]######?"}},
			},
		},
		{
			Name:  "us-hicn",
			Label: "US_HICN",
			Doc: "A social security number with the code of a beneficiary behind it, or a railroad prefix with six or nine digits: Medicare claims " +
				"up to 2019.",
			Region: "US",
			Source: "CMS, Medicare claims processing manual, health insurance claim number; RRB prefixes",
			Forms: []Form{{Pattern: "999-99-9999A", Alone: 0.7}, {Pattern: "999-99-9999A9", Alone: 0.7},
				{Pattern: "999-99-9999AA", Alone: 0.5}, {Pattern: "999-99-9999-A", Alone: 0.7}, {Pattern: "999-99-9999-A9", Alone: 0.7},
				{Pattern: "999999999A", Alone: 0.1}, {Pattern: "999999999A9", Alone: 0.1}, {Pattern: "999999999AA",
					Alone: 0.05}, {Pattern: "999 99 9999 A", Alone: 0.3},
				{Pattern: "A999999", Alone: 0.002}, {Pattern: "AA999999", Alone: 0.002}, {Pattern: "AAA999999", Alone: 0.005}, {Pattern: "A999999999",
					Alone: 0.005}, {Pattern: "AA999999999", Alone: 0.005}, {Pattern: "AAA999999999", Alone: 0.01},
				{Pattern: "A-999999", Alone: 0.01}, {Pattern: "AA-999999", Alone: 0.01}, {Pattern: "AAA-999999",
					Alone: 0.02}, {Pattern: "A-999-99-9999", Alone: 0.2}, {Pattern: "AA-999-99-9999", Alone: 0.2}, {Pattern: "AAA-999-99-9999", Alone: 0.3}},
			Check:       isHICN,
			FalseAccept: 0.18,
			Beside:      0.97,
			Context:     []string{"hicn", "hic number", "health insurance claim", "medicare claim", "medicare", "medicare number"},
			Headers:     []string{"hicn", "hic", "hic number", "health insurance claim number", "medicare claim number", "us hicn"},
			Fakes: []Fake{
				{Doc: "A social security number and the code of the beneficiary, or a railroad prefix and a number; code and prefix stay.",
					Patterns: []string{"<001-665><01-99><0001-9999>=[ABCDEFHJKMTW]", "<001-665><01-99><0001-9999>=[BCDEFHJKMTW]=[1-9A-Z]",
						"=[AH]<100000-999999>", "=<CA|JA|MA|MH|PA|PD|PH|WA|WD|WH><100000-999999>", "=<WCA|WCD|WCH><100000-999999>",
						"=[AH]<001-665><01-99><0001-9999>", "=<CA|JA|MA|MH|PA|PD|PH|WA|WD|WH><001-665><01-99><0001-9999>",
						"=<WCA|WCD|WCH><001-665><01-99><0001-9999>"}},
			},
		},
		{
			Name:   "icd-10",
			Label:  "ICD10_CODE",
			Doc:    "A letter, a digit and a third character in a chapter of the classification, and up to four characters behind a dot.",
			Source: "WHO ICD-10; CMS and NCHS, ICD-10-CM official guidelines",
			Forms: []Form{{Pattern: "A9X.X", Alone: 0.1}, {Pattern: "A9X.XX", Alone: 0.2}, {Pattern: "A9X.XXX", Alone: 0.3},
				{Pattern: "A9X.XXXX", Alone: 0.3}},
			Check:       IsICD10,
			FalseAccept: 0.27,
			Beside:      0.96,
			Context:     words("icd-10.context"),
			Headers:     words("icd-10.headers"),
			Fakes: []Fake{{
				Doc:      "A code of as many characters in another chapter; it need not be one that is in use.",
				Patterns: []string{icd10, icd10 + "#", icd10 + "##", icd10 + "##" + icdEnd, icd10 + "###" + icdEnd},
			}},
		},
		{
			Name:   "icd-10-undotted",
			Label:  "ICD10_CODE",
			Doc:    "A category alone, or a code without its dot, close to a word for the classification: B12 is a vitamin as well.",
			Source: "WHO ICD-10; CMS and NCHS, ICD-10-CM official guidelines",
			Forms: []Form{{Pattern: "A9X", Alone: 0.002}, {Pattern: "A9XX", Alone: 0.002}, {Pattern: "A9XXX", Alone: 0.002},
				{Pattern: "A9XXXX", Alone: 0.002}, {Pattern: "A9XXXXX", Alone: 0.005}},
			Check:       IsICD10,
			FalseAccept: 0.27,
			Beside:      0.95,
			Reach:       24,
			Context:     words("icd-10-undotted.context"),
		},
		{
			Name:   "icd-9",
			Label:  "ICD9_CODE",
			Doc:    "Three digits and up to two behind a dot, or V and two digits, or E and three, beside a word for the classification.",
			Source: "CMS and NCHS, ICD-9-CM official guidelines",
			Forms: []Form{{Pattern: "999.9", Alone: 0.002}, {Pattern: "999.99", Alone: 0.002}, {Pattern: "999", Alone: 0.0005},
				{Pattern: "V99.9", Alone: 0.05}, {Pattern: "V99.99", Alone: 0.05}, {Pattern: "V99", Alone: 0.005}, {Pattern: "E999",
					Alone: 0.005}, {Pattern: "E999.9", Alone: 0.05}, {Pattern: "9999", Alone: 0.0005}, {Pattern: "99999", Alone: 0.0005}},
			Check:       isICD9,
			FalseAccept: 0.82,
			Beside:      0.95,
			Reach:       24,
			Context:     []string{"icd-9", "icd9", "icd 9", "icd-9-cm", "icd-9 code", "icd9 code"},
			Headers:     []string{"icd9", "icd 9", "icd9 code", "icd 9 code", "icd 9 cm"},
			Fakes: []Fake{{
				Doc:      "A code of the same kind and of as many characters; it need not be one that is in use.",
				Patterns: []string{"<001-999>", "<001-999>#", "<001-999>##", "V<01-91>", "V<01-91>#", "V<01-91>##", "E<800-999>", "E<800-999>#"},
			}},
		},
		{
			Name:        "hcpcs-cpt",
			Label:       "HCPCS_CPT_CODE",
			Doc:         "Five digits, four digits and a letter, or a letter and four digits, beside a word for a procedure code.",
			Region:      "US",
			Source:      "AMA, CPT code set; CMS, HCPCS level II coding procedures",
			Forms:       []Form{{Pattern: "99999", Alone: 0.0005}, {Pattern: "9999A", Alone: 0.003}, {Pattern: "A9999", Alone: 0.003}},
			Check:       isProcedureCode,
			FalseAccept: 0.67,
			Beside:      0.95,
			Reach:       32,
			Context:     words("hcpcs-cpt.context"),
			Headers:     []string{"cpt", "cpt code", "cpt4", "hcpcs", "hcpcs code", "procedure code", "hcpcs cpt code"},
			Fakes: []Fake{{
				Doc:      "A code of the same category; it need not be one that is in use.",
				Patterns: []string{"<10004-99499>", "<0001-0999>=[FTUM]", "=[A-V]<0001-9999>"},
			}},
		},
		{
			Name:   "us-ndc",
			Label:  "US_NDC",
			Doc:    "A national drug code in its three parts, or ten to twelve digits beside a word for it.",
			Region: "US",
			Source: "21 CFR 207.33; 45 CFR 162.1002 for the form of eleven digits; FDA, twelve digits from 2033",
			Forms: []Form{{Pattern: "9999-9999-99", Alone: 0.2}, {Pattern: "99999-999-99", Alone: 0.2}, {Pattern: "99999-9999-9", Alone: 0.2},
				{Pattern: "99999-9999-99", Alone: 0.3}, {Pattern: "999999-9999-99", Alone: 0.15},
				{Pattern: "9999999999", Alone: 0.001}, {Pattern: "99999999999", Alone: 0.002}, {Pattern: "999999999999", Alone: 0.001}},
			Check:       isNDC,
			FalseAccept: 1,
			Beside:      0.96,
			Context:     []string{"ndc", "ndc code", "ndc number", "national drug code", "drug code"},
			Headers:     []string{"ndc", "ndc code", "ndc number", "national drug code", "drug code", "fda code"},
			Fakes:       []Fake{{Doc: "As many digits.", Patterns: []string{"##########", "###########", "############"}}},
		},
	}
}

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

// isHICN reports whether a claim number has a social security number and the
// code of a beneficiary, or a prefix of the Railroad Retirement Board.
func isHICN(c []byte) bool {
	if len(c) < 7 {
		return false
	}
	if numeral.IsDigit(c[0]) {
		return len(c) >= 10 && len(c) <= 11 && isSSN(c[:9]) && isBeneficiary(c[9:])
	}
	n := 0
	for n < len(c) && numeral.IsLetter(c[n]) {
		n++
	}
	switch string(c[:n]) {
	case "A", "H", "CA", "JA", "MA", "MH", "PA", "PD", "PH", "WA", "WD", "WH", "WCA", "WCD", "WCH":
		d := c[n:]
		return numeral.AllDigits(d) && (len(d) == 6 && !numeral.AllSame(d) || len(d) == 9 && isSSN(d))
	}
	return false
}

// isBeneficiary reports whether one or two characters say how a beneficiary is
// related to the one who is insured.
func isBeneficiary(c []byte) bool {
	switch c[0] {
	case 'A', 'M', 'T':
		return len(c) == 1 || c[0] != 'A' && numeral.IsAlnum(c[1])
	case 'B', 'C', 'D', 'E', 'F', 'H', 'J', 'K', 'W':
		return len(c) == 1 || numeral.IsDigit(c[1]) && c[1] != '0' || numeral.IsLetter(c[1])
	}
	return false
}

// IsICD10 reports whether the category stands in a chapter. Of the letters, A
// and B alone stand in the third place, and only in a few categories.
func IsICD10(c []byte) bool {
	if len(c) < 3 || len(c) > 7 || !numeral.IsDigit(c[1]) {
		return false
	}
	if numeral.IsLetter(c[2]) {
		switch string(c[:3]) {
		case "C4A", "C7A", "C7B", "D3A", "I1A", "I5A", "J4A", "M1A", "O9A", "Z3A":
		default:
			return false
		}
		return true
	}
	number := int(c[1]-'0')*10 + int(c[2]-'0')
	switch c[0] {
	case 'D':
		return number <= 89
	case 'E':
		return number <= 90
	case 'F':
		return true
	case 'H', 'J', 'K':
		return number <= 95
	case 'P':
		return number <= 96
	case 'T':
		return number <= 98
	case 'U':
		return number <= 89
	case 'A', 'B', 'C', 'G', 'I', 'L', 'M', 'N', 'O', 'Q', 'R', 'S', 'V', 'W', 'X', 'Y', 'Z':
		return true
	}
	return false
}

// isICD9 reports whether the code stands in the lists of diseases, of
// supplements (V) or of causes from outside (E).
func isICD9(c []byte) bool {
	if len(c) < 3 || len(c) > 5 {
		return false
	}
	switch c[0] {
	case 'V':
		return numeral.AllDigits(c[1:]) && 1 <= numeral.Numeral(c[1:3]) && numeral.Numeral(c[1:3]) <= 91
	case 'E':
		n := -1
		if len(c) >= 4 && numeral.AllDigits(c[1:]) {
			n = numeral.Numeral(c[1:4])
		}
		return 0 <= n && n <= 30 || n >= 800
	}
	return numeral.AllDigits(c) && numeral.Numeral(c[:3]) > 0
}

// isProcedureCode reports whether five characters are a code of CPT, whose
// first category begins at 00100, or of HCPCS level II.
func isProcedureCode(c []byte) bool {
	if len(c) != 5 {
		return false
	}
	if numeral.IsLetter(c[0]) {
		return 'A' <= c[0] && c[0] <= 'V' && numeral.AllDigits(c[1:])
	}
	if !numeral.AllDigits(c[:4]) {
		return false
	}
	switch c[4] {
	case 'F', 'T', 'U', 'M': // performance, emerging technology, laboratory analyses
		return true
	}
	return numeral.IsDigit(c[4]) && numeral.Numeral(c) >= 100
}

func isNDC(d []byte) bool {
	return len(d) >= 10 && len(d) <= 12 && numeral.AllDigits(d) && !numeral.AllSame(d)
}

const mbiAny = "[ACDEFGHJKMNPQRTUVWXY0-9]"

const mbiLetter = "[ACDEFGHJKMNPQRTUVWXY]"

const icd10 = "[ABCGILMNQRS]##"

const icdEnd = "[0-9A]"
