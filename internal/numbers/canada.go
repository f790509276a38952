package numbers

import (
	"strings"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// canada has the numbers of Canada and its provinces.
func canada() []Number {
	return []Number{
		{
			Name:        "ca-sin",
			Label:       "CA_SIN",
			Doc:         "Nine digits that do not begin with 0 or 8 and have a right Luhn check digit.",
			Region:      "CA",
			Source:      "Employment and Social Development Canada, Social Insurance Number code of practice",
			Forms:       []Form{{Pattern: "999-999-999", Alone: 0.6}, {Pattern: "999 999 999", Alone: 0.45}, {Pattern: "999999999", Alone: 0.07}},
			Check:       isSIN,
			Sums:        []numeral.Sum{{Luhn: 9}},
			FalseAccept: 0.08,
			Beside:      0.98,
			Context:     words("ca-sin.context"),
			Headers:     words("ca-sin.headers"),
			Fakes:       []Fake{{Doc: "Nine digits that pass the Luhn check.", Patterns: []string{"[1-79]#######?"}}},
		},
		{
			Name:   "ca-business-number",
			Label:  "CA_BN",
			Doc:    "Nine digits with a right Luhn check digit and, as a rule, the letters of a programme and four digits of an account.",
			Region: "CA",
			Source: "Canada Revenue Agency, business number",
			Forms: []Form{{Pattern: "999999999AA9999", Alone: 0.9}, {Pattern: "999999999 AA9999", Alone: 0.9},
				{Pattern: "999999999 AA 9999", Alone: 0.9}, {Pattern: "99999 9999 AA 9999", Alone: 0.95}, {Pattern: "99999 9999 AA9999", Alone: 0.95},
				{Pattern: "99999 9999", Alone: 0.1}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isBusinessNumber,
			Sums:        []numeral.Sum{{Luhn: 9}},
			FalseAccept: 0.029,
			Beside:      0.96,
			Context:     words("ca-business-number.context"),
			Headers:     []string{"business number", "cra business number", "hst number", "gst hst number", "ca bn", "numéro d'entreprise"},
			Fakes: []Fake{{
				Doc:      "Nine digits that pass the Luhn check, with the same kind of account behind them.",
				Patterns: []string{"[1-9]#######?", "[1-9]#######?=<RC|RD|RG|RM|RN|RP|RR|RT|RZ><0001-0009>"},
			}},
		},
		{
			Name:    "ca-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and six digits, or since 2023 a letter, six digits and two letters, beside a word for a passport.",
			Region:  "CA",
			Source:  "Immigration, Refugees and Citizenship Canada, passport number; Microsoft Purview, Canada passport number",
			Forms:   []Form{{Pattern: "AA999999", Alone: 0.03}, {Pattern: "A999999AA", Alone: 0.08}},
			Beside:  0.95,
			Context: []string{"passport", "passport no", "passport number", "canadian passport", "passeport", "numéro de passeport", "passeport canadien"},
			Headers: []string{"canadian passport", "canada passport", "passeport canadien"},
		},
		{
			Name:        "ca-pr-card",
			Label:       "CA_PR_CARD",
			Doc:         "Two letters and seven or ten digits beside a word for a permanent resident card.",
			Region:      "CA",
			Source:      "Immigration, Refugees and Citizenship Canada, where to find the document number",
			Forms:       []Form{{Pattern: "AA9999999", Alone: 0.01}, {Pattern: "AA9999999999", Alone: 0.03}},
			Check:       isResidentCard,
			FalseAccept: 0.0029,
			Beside:      0.97,
			Context:     words("ca-pr-card.context"),
			Headers: []string{"permanent resident card", "permanent resident number", "pr card", "pr card number", "pr number",
				"carte de résident permanent"},
			Fakes: []Fake{{Doc: "As many digits.", Patterns: []string{"=[PR]A#######", "=[PR]A##########"}}},
		},
		{
			Name:        "ca-bc-phn",
			Label:       "CA_BC_PHN",
			Doc:         "Ten digits that begin with 9 and have a right check digit by 11: the personal health number of British Columbia.",
			Region:      "CA",
			Source:      "British Columbia Ministry of Health, PHN check digit routine",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.05}, {Pattern: "9999 999 999", Alone: 0.5}, {Pattern: "9999-999-999", Alone: 0.4}},
			Check:       isPHN,
			Sums:        []numeral.Sum{{Weights: []int{0, 2, 4, 8, 5, 10, 9, 7, 3, 1}, By: 11}},
			FalseAccept: 0.0092,
			Beside:      0.98,
			Context:     words("ca-bc-phn.context"),
			Headers:     []string{"phn", "bc phn", "personal health number", "carecard", "care card number", "msp number"},
			Fakes:       []Fake{{Doc: "9, eight digits and a right check digit.", Patterns: []string{"9########?"}}},
		},
		{
			Name:   "ca-ohip",
			Label:  "CA_OHIP",
			Doc:    "Ten digits that do not begin with 0, with a right Luhn check digit and up to two letters of a version: the health number of Ontario.",
			Region: "CA",
			Source: "Ontario Ministry of Health, health number validation; health card versions",
			Forms: []Form{{Pattern: "9999-999-999-AA", Alone: 0.9}, {Pattern: "9999 999 999 AA", Alone: 0.85},
				{Pattern: "9999-999-999 AA", Alone: 0.9}, {Pattern: "9999999999AA", Alone: 0.5}, {Pattern: "9999999999 AA",
					Alone: 0.1}, {Pattern: "9999-999-999-A", Alone: 0.6},
				{Pattern: "9999999999A", Alone: 0.1}, {Pattern: "9999-999-999", Alone: 0.4}, {Pattern: "9999 999 999",
					Alone: 0.35}, {Pattern: "9999999999", Alone: 0.03}},
			Check:       isOHIP,
			Sums:        []numeral.Sum{{Luhn: 10}},
			FalseAccept: 0.09,
			Beside:      0.97,
			Context:     words("ca-ohip.context"),
			Headers:     []string{"ohip", "ohip number", "ontario health number", "ontario health card", "hcn"},
			Fakes: []Fake{
				{Doc: "Ten digits that pass the Luhn check, and as many letters.", Patterns: []string{"[1-9]########?", "[1-9]########?@", "[1-9]########?@@"}},
			},
		},
		{
			Name:   "ca-qc-health",
			Label:  "CA_QC_HIN",
			Doc:    "Four letters of a name, a date of birth with the sex in the month, and two digits: the health insurance number of Quebec.",
			Region: "CA",
			Source: "RAMQ, health insurance number; its check digit is not published, and the rule in use is that of health_card",
			Forms: []Form{{Pattern: "AAAA 9999 9999", Alone: 0.95}, {Pattern: "AAAA-9999-9999", Alone: 0.95},
				{Pattern: "AAAA99999999", Alone: 0.85}, {Pattern: "AAAA 99999999", Alone: 0.9}, {Pattern: "AAAA 999999 99", Alone: 0.9}},
			Check:       isRAMQ,
			FalseAccept: 0.022,
			Beside:      0.99,
			Context:     words("ca-qc-health.context"),
			Headers: []string{"ramq", "nam ramq", "numéro assurance maladie", "numéro d'assurance maladie", "assurance maladie",
				"quebec health number", "quebec hin"},
			Fakes: []Fake{{
				Doc:      "Four letters, a date of birth with the sex, and a right check digit.",
				Patterns: []string{"@@@@{yy}{mm:50}{dd}[1-9]?"},
				Check:    isOlderRAMQ,
			}},
		},
		{
			Name:   "ca-bank-account",
			Label:  "CA_BANK_ACCOUNT",
			Doc:    "Five digits of a branch, three of an institution and five to twelve of an account.",
			Region: "CA",
			Source: "Payments Canada, standard 006; Financial Institutions File, institution numbers",
			Forms: []Form{{Pattern: "99999-999-9999999", Alone: 0.5}, {Pattern: "99999-999-99999", Alone: 0.2},
				{Pattern: "99999-999-999999", Alone: 0.3}, {Pattern: "99999-999-99999999", Alone: 0.4}, {Pattern: "99999-999-999999999", Alone: 0.4},
				{Pattern: "99999-999-9999999999", Alone: 0.4}, {Pattern: "99999-999-99999999999", Alone: 0.4}, {Pattern: "99999-999-999999999999",
					Alone: 0.5}, {Pattern: "99999 999 9999999", Alone: 0.3}, {Pattern: "99999-999 9999999", Alone: 0.4},
				{Pattern: "99999-999 999999999999", Alone: 0.4}, {Pattern: "99999 999 999999999999", Alone: 0.3}},
			Check:       isCanadianAccount,
			FalseAccept: 0.65,
			Beside:      0.95,
			Context:     words("ca-bank-account.context"),
			Headers:     []string{"transit institution account", "canadian bank account", "ca bank account", "direct deposit account"},
			Fakes: []Fake{
				{Doc: "A transit number, an institution and an account of as many digits.", Patterns: []string{
					canadianBank + "#####", canadianBank + "######", canadianBank + "#######", canadianBank + "########", canadianBank + "#########",
					canadianBank + "##########", canadianBank + "###########", canadianBank + "############"}},
			},
		},
		{
			Name:        "ca-postal-code",
			Label:       "ZIP_CODE",
			Doc:         "A letter of a postal district and the letters and digits that Canada Post uses behind it.",
			Region:      "CA",
			Source:      "Canada Post, addressing guidelines; CLDR postal code data",
			Forms:       []Form{{Pattern: "A9A 9A9", Alone: 0.85}, {Pattern: "A9A-9A9", Alone: 0.6}, {Pattern: "A9A9A9", Alone: 0.25}},
			Check:       isPostalCode,
			FalseAccept: 0.41,
			Beside:      0.97,
			Context:     []string{"postal code", "postal", "code postal", "postcode", "zip", "zip code"},
			Headers:     []string{"ca postal code", "canadian postal code"},
		},
	}
}

func isSIN(d []byte) bool {
	return len(d) == 9 && d[0] != '0' && d[0] != '8' && checksum.Luhn(d)
}

// isBusinessNumber reports whether nine digits pass the check and what follows
// is an account of a programme of the Canada Revenue Agency.
func isBusinessNumber(c []byte) bool {
	if len(c) != 9 && len(c) != 15 || !checksum.Luhn(c[:9]) || numeral.AllSame(c[:9]) {
		return false
	}
	if len(c) == 9 {
		return true
	}
	switch string(c[9:11]) {
	case "RC", "RD", "RG", "RM", "RN", "RP", "RR", "RT", "RZ":
		return numeral.Numeral(c[11:]) > 0
	}
	return false
}

// isResidentCard reports whether the number begins with letters that permanent
// resident cards have.
func isResidentCard(c []byte) bool {
	if len(c) != 9 && len(c) != 12 {
		return false
	}
	return (c[0] == 'P' || c[0] == 'R') && c[1] == 'A' && numeral.AllDigits(c[2:])
}

// isPHN sums the remainders by 11 of the weighted digits between the leading 9
// and the check digit.
func isPHN(d []byte) bool {
	if len(d) != 10 || d[0] != '9' || !numeral.AllDigits(d) {
		return false
	}
	sum := 0
	for i, w := range [8]int{2, 4, 8, 5, 10, 9, 7, 3} {
		sum += int(d[i+1]-'0') * w % 11
	}
	return (11-sum%11)%11 == int(d[9]-'0')
}

// isOHIP looks at the version only as far as its length goes.
func isOHIP(c []byte) bool {
	if len(c) < 10 || len(c) > 12 || c[0] == '0' || !checksum.Luhn(c[:10]) || numeral.AllSame(c[:10]) {
		return false
	}
	for _, b := range c[10:] {
		if !numeral.IsLetter(b) {
			return false
		}
	}
	return true
}

// isRAMQ reports whether there is a date in the number, and a check digit for
// that date in either century, with the month as it is written or as it is.
func isRAMQ(c []byte) bool {
	if len(c) != 12 || !numeral.AllDigits(c[4:]) {
		return false
	}
	for _, b := range c[:4] {
		if !numeral.IsLetter(b) {
			return false
		}
	}
	year, written, day := numeral.Pair(c, 4), numeral.Pair(c, 6), numeral.Pair(c, 8)
	month := written
	if month > 50 {
		month -= 50
	}
	rest := ramqRest(c)
	for _, century := range [2]int{1900, 2000} {
		if !numeral.IsDay(day, month, century+year) {
			continue
		}
		if ramqCheck(c, rest, century+year, written) || month != written && ramqCheck(c, rest, century+year, month) {
			return true
		}
	}
	return false
}

// ramqCheck weighs the year in full and the month, beside the rest.
func ramqCheck(c []byte, rest, year, month int) bool {
	return (rest+year/1000*5+year/100%10*3+month/10*5+month%10*7)%10 == int(c[11]-'0')
}

// ramqRest weighs the letters as two digits each, which leave a gap at 19 as the tabulating
// machines did, and the digits that are neither the month nor the century.
func ramqRest(c []byte) (sum int) {
	for i, weights := range [4][2]int{{7, 1}, {1, 3}, {9, 7}, {3, 9}} {
		v := int(c[i]|0x20-'a') + 1
		if v >= 19 {
			v++
		}
		sum += v/10*weights[0] + v%10*weights[1]
	}
	digit := func(i int) int { return int(c[i] - '0') }
	return sum + digit(4) + digit(5)*3 + digit(8)*6 + digit(9)*9 + digit(10)
}

// isCanadianAccount reports whether the sixth to eighth digits are in the
// ranges of institutions: banks, foreign branches, trust companies and credit
// unions.
func isCanadianAccount(d []byte) bool {
	if len(d) < 13 || len(d) > 20 || !numeral.AllDigits(d) || numeral.Numeral(d[:5]) == 0 {
		return false
	}
	switch n := numeral.Numeral(d[5:8]); {
	case 1 <= n && n <= 49, 100 <= n && n <= 399, 500 <= n && n <= 699, 800 <= n && n <= 899:
		return true
	}
	return false
}

// isPostalCode reports whether the letters are among those that Canada Post
// uses: never D, F, I, O, Q or U, and at the beginning neither W nor Z.
func isPostalCode(c []byte) bool {
	if len(c) != 6 || c[0] == 'W' || c[0] == 'Z' {
		return false
	}
	for i, b := range c {
		if i%2 == 1 != numeral.IsDigit(b) || strings.IndexByte("DFIOQU", b) >= 0 {
			return false
		}
	}
	return true
}

const canadianBank = "<00001-99999><001|002|003|004|006|010|016|039>"

// isOlderRAMQ reports whether the check digit is that of a birth in the last century.
func isOlderRAMQ(c []byte) bool {
	return isRAMQ(c) && ramqCheck(c, ramqRest(c), 1900+numeral.Pair(c, 4), numeral.Pair(c, 6))
}
