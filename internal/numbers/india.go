package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// india has the numbers of India.
func india() []Number {
	return []Number{
		{
			Name:   "in-aadhaar",
			Label:  "IN_AADHAAR",
			Doc:    "Twelve digits that do not begin with 0 or 1, are no palindrome, and pass the Verhoeff check.",
			Region: "IN",
			Source: "UIDAI, Aadhaar number numbering scheme",
			Forms: []Form{{Pattern: "9999 9999 9999", Alone: 0.6}, {Pattern: "9999-9999-9999", Alone: 0.55},
				{Pattern: "9999:9999:9999", Alone: 0.5}, {Pattern: "999999999999", Alone: 0.08}},
			Check: isAadhaar,
			// Eight of ten first digits, and one of ten check digits.
			FalseAccept: 0.08,
			Beside:      0.97,
			Context:     words("in-aadhaar.context"),
			Headers:     words("in-aadhaar.headers"),
			Fakes:       []Fake{{Doc: "Twelve digits with a check digit by Verhoeff.", Patterns: []string{"[2-9]##########?"}}},
		},
		{
			Name:        "in-pan",
			Label:       "IN_PAN",
			Doc:         "Five letters, the fourth a kind of holder, four digits that are not all zero, and a letter.",
			Region:      "IN",
			Source:      "India, Income Tax Rules 1962, rule 114; Income Tax Department, structure of the PAN",
			Forms:       []Form{{Pattern: "AAAAA9999A", Alone: 0.5}},
			Check:       isIndianPAN,
			FalseAccept: 0.42,
			Beside:      0.98,
			Context:     panContext,
			Headers:     []string{"pan number", "pan no", "pan card", "pan card number", "permanent account number", "in pan", "income tax pan"},
			Fakes:       []Fake{{Doc: "The same kind of holder, with other letters and digits.", Patterns: []string{"@@@=[ABCFGHJKLPT]@<0001-9999>@"}}},
		},
		{
			Name:        "in-gstin",
			Label:       "IN_GSTIN",
			Doc:         "A state, a permanent account number, an entity, a Z and a right check character by Luhn's rule to the base 36.",
			Region:      "IN",
			Source:      "India, Central Goods and Services Tax Rules 2017, rule 10; GSTN",
			Forms:       []Form{{Pattern: "99AAAAA9999AXZX", Alone: 0.97}},
			Check:       isGSTIN,
			FalseAccept: 0.0044,
			Beside:      0.99,
			Context:     gstContext,
			Headers:     []string{"gstin", "gst number", "gst no", "gst in", "gst registration number", "in gstin"},
			Fakes: []Fake{{
				Doc:      "A state, a PAN of the same kind of holder and a right check character.",
				Patterns: []string{"<01-37>@@@=[ABCFGHJKLPT]@<0001-9999>@[1-9]Z?"},
			}},
		},
		{
			Name:        "in-pan-unchecked",
			Label:       "IN_PAN",
			Doc:         "The same with a fourth letter that is no kind of holder, as numbers that are made up or copied wrong have it.",
			Region:      "IN",
			Source:      "India, Income Tax Rules 1962, rule 114",
			Forms:       []Form{{Pattern: "AAAAA9999A", Alone: 0.05}},
			Check:       hasPANForm,
			Lenient:     true,
			FalseAccept: 1,
			Beside:      0.9,
			Context:     panContext,
		},
		{
			Name:        "in-gstin-unchecked",
			Label:       "IN_GSTIN",
			Doc:         "The same with a wrong check character or kind of holder: hardly anything else has the form, and what is copied wrong tells as much.",
			Region:      "IN",
			Source:      "India, Central Goods and Services Tax Rules 2017, rule 10",
			Forms:       []Form{{Pattern: "99AAAAA9999AXZX", Alone: 0.45}},
			Check:       hasGSTINForm,
			Lenient:     true,
			FalseAccept: 0.38,
			Context:     gstContext,
		},
		{
			Name:        "in-voter",
			Label:       "IN_VOTER",
			Doc:         "Three letters and seven digits, the last a right Luhn check digit.",
			Region:      "IN",
			Source:      "Election Commission of India, elector's photo identity card",
			Forms:       []Form{{Pattern: "AAA9999999", Alone: 0.15}},
			Check:       isVoterCard,
			FalseAccept: 0.1,
			Context:     words("voterContext"),
			Headers:     []string{"epic number", "epic no", "voter card", "voter card number", "in voter", "in voter id"},
			Fakes:       []Fake{{Doc: "Three letters and seven digits that pass the Luhn check.", Patterns: []string{"@@@######?"}}},
		},
		{
			Name:        "in-voter-unchecked",
			Label:       "IN_VOTER",
			Doc:         "The same without regard to the check digit, which older cards do not have.",
			Region:      "IN",
			Source:      "Election Commission of India, elector's photo identity card",
			Forms:       []Form{{Pattern: "AAA9999999", Alone: 0.03}},
			Check:       hasVoterForm,
			Lenient:     true,
			FalseAccept: 1,
			Beside:      0.9,
			Context:     words("voterContext"),
		},
		{
			Name:        "in-passport",
			Label:       "PASSPORT",
			Doc:         "A letter and seven digits in the ranges of Indian passports, beside a word for it.",
			Region:      "IN",
			Source:      "India, Passport Seva: passport number",
			Forms:       []Form{{Pattern: "A9999999", Alone: 0.03}, {Pattern: "A99 99999", Alone: 0.05}},
			Check:       isIndianPassport,
			FalseAccept: 0.716,
			Beside:      0.94,
			Context:     []string{"passport", "passport no", "passport number", "indian passport", "पासपोर्ट"},
			Headers:     []string{"indian passport", "in passport"},
		},
		{
			Name:   "in-plate",
			Label:  "LICENSE_PLATE",
			Doc:    "A state, a district, a series and a number of Indian plates, or a plate of the Bharat series.",
			Region: "IN",
			Source: "India, Central Motor Vehicles Rules 1989, rules 47 and 50; Ministry of Road Transport, codes of the states",
			Forms: []Form{{Pattern: "AA99AA9999", Alone: 0.6}, {Pattern: "AA 99 AA 9999", Alone: 0.8}, {Pattern: "AA-99-AA-9999", Alone: 0.85},
				{Pattern: "AA99 AA9999", Alone: 0.7}, {Pattern: "AA99 AA 9999", Alone: 0.8}, {Pattern: "AA 99 AA9999",
					Alone: 0.7}, {Pattern: "AA99-AA-9999", Alone: 0.7}, {Pattern: "AA99-AA9999", Alone: 0.7}, {Pattern: "AA99 A 9999", Alone: 0.4},
				{Pattern: "AA99 A9999", Alone: 0.3}, {Pattern: "AA99A9999", Alone: 0.3}, {Pattern: "AA 99 A 9999", Alone: 0.6},
				{Pattern: "AA-99-A-9999", Alone: 0.6}, {Pattern: "AA9AAA9999", Alone: 0.4}, {Pattern: "AA 9A AA 9999",
					Alone: 0.6}, {Pattern: "AA-9A-AA-9999", Alone: 0.7}, {Pattern: "AA9AA9999", Alone: 0.3}, {Pattern: "AA 9 AA 9999", Alone: 0.5},
				{Pattern: "AA-9-AA-9999", Alone: 0.5},
				{Pattern: "AA99AA999", Alone: 0.15}, {Pattern: "AA 99 AA 999", Alone: 0.4}, {Pattern: "AA-99-AA-999",
					Alone: 0.5}, {Pattern: "99BH9999AA", Alone: 0.6}, {Pattern: "99 BH 9999 AA", Alone: 0.9}, {Pattern: "99BH9999A", Alone: 0.6},
				{Pattern: "99 BH 9999 A", Alone: 0.9}},
			Check:       isIndianPlate,
			FalseAccept: 0.25,
			Beside:      0.97,
			Context:     words("in-plate.context"),
			Headers:     []string{"rto number", "indian plate"},
		},
		{
			Name:        "in-ifsc",
			Label:       "IN_IFSC",
			Doc:         "Four letters of a bank, a zero, and six letters or digits of its branch.",
			Region:      "IN",
			Source:      "Reserve Bank of India, Indian financial system code",
			Forms:       []Form{{Pattern: "AAAA9999999", Alone: 0.3}, {Pattern: "AAAA9XXXXXX", Alone: 0.1}},
			Check:       isIFSC,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     words("in-ifsc.context"),
			Headers:     []string{"ifsc", "ifsc code", "ifs code", "bank ifsc", "in ifsc"},
			Fakes:       []Fake{{Doc: "A bank and a branch.", Patterns: []string{"<SBIN|HDFC|ICIC|UTIB|PUNB|BARB|CNRB|UBIN|KKBK|IDIB|BKID|YESB>0******"}}},
		},
		{
			Name:        "in-pin-code",
			Label:       "ZIP_CODE",
			Doc:         "Six digits that do not begin with zero, beside a word for an Indian address.",
			Region:      "IN",
			Source:      "India Post, postal index number",
			Forms:       []Form{{Pattern: "999999", Alone: 0.005}, {Pattern: "999 999", Alone: 0.01}},
			Check:       isIndianPIN,
			FalseAccept: 0.9,
			Beside:      0.95,
			Reach:       24,
			Context:     []string{"pin", "pincode", "pin code", "postal index number", "india", "पिन कोड"},
			Headers:     []string{"in pin code", "postal index number"},
		},
	}
}

var panContext = []string{"pan", "pan number", "pan no", "pan card", "permanent account number", "income tax", "पैन"}

var gstContext = []string{"gstin", "gst", "gst number", "gst no", "gst registration", "goods and services tax", "gstins"}

func isAadhaar(d []byte) bool {
	if len(d) != 12 || d[0] < '2' || !numeral.IsNumeral(d, 12) {
		return false
	}
	palindrome := true
	for i := range 6 {
		palindrome = palindrome && d[i] == d[11-i]
	}
	return !palindrome && checksum.Verhoeff(d)
}

// isIndianPAN reports whether the fourth letter is a kind of holder, such as P
// for a person or C for a company.
func isIndianPAN(c []byte) bool {
	if !hasPANForm(c) {
		return false
	}
	switch c[3] {
	case 'A', 'B', 'C', 'F', 'G', 'H', 'J', 'K', 'L', 'P', 'T':
		return true
	}
	return false
}

// hasPANForm reports whether five letters, a number and a letter stand there.
func hasPANForm(c []byte) bool {
	if len(c) != 10 || numeral.Numeral(c[5:9]) <= 0 || !numeral.IsLetter(c[9]) {
		return false
	}
	for _, b := range c[:5] {
		if !numeral.IsLetter(b) {
			return false
		}
	}
	return true
}

// isGSTIN reports whether the state is one of 01 to 38 or other territory, the
// places behind it hold a permanent account number, and the check character is
// right.
func isGSTIN(c []byte) bool {
	return hasGSTINForm(c) && isIndianPAN(c[2:12]) && checksum.LuhnMod(c, 36)
}

// hasGSTINForm is isGSTIN without the check character and the kind of holder.
func hasGSTINForm(c []byte) bool {
	if len(c) != 15 || c[12] == '0' || c[13] != 'Z' || !hasPANForm(c[2:12]) {
		return false
	}
	state := numeral.Numeral(c[:2])
	return 1 <= state && state <= 38 || state == 97
}

func isVoterCard(c []byte) bool { return hasVoterForm(c) && checksum.Luhn(c[3:]) }

func hasVoterForm(c []byte) bool {
	return len(c) == 10 && numeral.IsLetter(c[0]) && numeral.IsLetter(c[1]) && numeral.IsLetter(c[2]) && numeral.IsNumeral(c[3:], 7)
}

func isIndianPassport(c []byte) bool {
	if len(c) != 8 || numeral.Numeral(c[1:]) < 0 || c[1] == '0' || c[7] == '0' {
		return false
	}
	return numeral.IsLetter(c[0]) && c[0] != 'Q' && c[0] != 'X' && c[0] != 'Z'
}

// indianStates are the letters of the states and territories on plates, those
// that were renamed among them.
const indianStates = "AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP UT WB"

// isIndianPlate reports whether a plate begins with a state and goes on with a
// district that is not zero, or is one of the Bharat series: a year from 2021
// on, BH, a number, and one or two letters without I and O.
func isIndianPlate(c []byte) bool {
	if len(c) < 9 || len(c) > 10 {
		return false
	}
	if string(c[2:4]) == "BH" {
		if year := numeral.Numeral(c[:2]); year < 21 || year == 30 || numeral.Numeral(c[4:8]) <= 0 {
			return false
		}
		for _, b := range c[8:] {
			if !numeral.IsLetter(b) || b == 'I' || b == 'O' {
				return false
			}
		}
		return true
	}
	district, series := 2, 0
	for district < 4 && numeral.IsDigit(c[district]) {
		district++
	}
	for district+series < len(c) && numeral.IsLetter(c[district+series]) {
		series++
	}
	return numeral.IsListed(indianStates,
		c[:2]) && numeral.Numeral(c[2:district]) > 0 && 1 <= series &&
		series <= 3 && numeral.Numeral(c[district+series:]) > 0
}

func isIFSC(c []byte) bool {
	return len(c) == 11 && numeral.IsLetter(c[0]) && numeral.IsLetter(c[1]) && numeral.IsLetter(c[2]) && numeral.IsLetter(c[3]) && c[4] == '0'
}

func isIndianPIN(d []byte) bool { return numeral.IsNumeral(d, 6) && d[0] != '0' }
