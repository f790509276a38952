package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// korea has the numbers of South Korea.
func korea() []Number {
	return []Number{
		{
			Name:   "kr-rrn",
			Label:  "KR_RRN",
			Doc:    "A date of birth, a digit for sex and century, five digits and a right check digit; of those born since October 2020 only the date.",
			Region: "KR",
			Source: "South Korea, Resident Registration Act, enforcement rule, article 2; the rule as changed in October 2020",
			Forms: []Form{{Pattern: "999999-9999999", Alone: 0.93}, {Pattern: "999999 9999999", Alone: 0.8},
				{Pattern: "9999999999999", Alone: 0.5}},
			Check:       isKoreanResident,
			FalseAccept: 0.0042,
			Beside:      0.98,
			Context:     words("kr-rrn.context"),
			Headers:     []string{"rrn", "kr rrn", "korean rrn", "resident registration number", "jumin", "주민등록번호", "주민번호"},
			Facts:       koreanBirth,
			Fakes:       []Fake{{Doc: "A date of birth, a sex, a place and a right check digit.", Patterns: []string{"{yy}{mm}{dd}[12]<00-95>###?"}}},
		},
		{
			Name:   "kr-frn",
			Label:  "KR_FRN",
			Doc:    "A date of birth, a digit from 5 to 8 for a foreigner's sex and century, five digits and a right check digit.",
			Region: "KR",
			Source: "South Korea, Immigration Act, enforcement rule: foreigner registration number",
			Forms: []Form{{Pattern: "999999-9999999", Alone: 0.93}, {Pattern: "999999 9999999", Alone: 0.8},
				{Pattern: "9999999999999", Alone: 0.4}},
			Check:       isKoreanForeigner,
			FalseAccept: 0.0022,
			Beside:      0.985,
			Context:     words("kr-frn.context"),
			Headers:     []string{"frn", "kr frn", "korean frn", "foreigner registration number", "외국인등록번호"},
			Facts:       koreanBirth,
			Fakes:       []Fake{{Doc: "A date of birth, a foreigner's sex and a right check digit.", Patterns: []string{"{yy}{mm}{dd}[56]#####?"}}},
		},
		{
			Name:   "kr-rrn-unchecked",
			Label:  "KR_RRN",
			Doc:    "The same of people who can be alive, without regard to the check digit: numbers that are given out anew since October 2020 have none.",
			Region: "KR",
			Source: "South Korea, Resident Registration Act, enforcement rule, article 2, as changed in October 2020",
			Forms: []Form{{Pattern: "999999-9999999", Alone: 0.3}, {Pattern: "999999 9999999", Alone: 0.2},
				{Pattern: "9999999999999", Alone: 0.05}},
			Check:       isLivingResident,
			FalseAccept: 0.009,
			Beside:      0.95,
			Context:     words("kr-rrn-unchecked.context"),
		},
		{
			Name:   "kr-frn-unchecked",
			Label:  "KR_FRN",
			Doc:    "The same of people who can be alive, without regard to the check digit: numbers that are given out anew since October 2020 have none.",
			Region: "KR",
			Source: "South Korea, Immigration Act, enforcement rule: foreigner registration number",
			Forms: []Form{{Pattern: "999999-9999999", Alone: 0.3}, {Pattern: "999999 9999999", Alone: 0.2},
				{Pattern: "9999999999999", Alone: 0.05}},
			Check:       isLivingForeigner,
			FalseAccept: 0.009,
			Beside:      0.95,
			Context:     words("kr-frn-unchecked.context"),
		},
		{
			Name:        "kr-brn",
			Label:       "KR_BRN",
			Doc:         "Three digits of a tax office, two of a kind of business, four, and a right check digit.",
			Region:      "KR",
			Source:      "South Korea, National Tax Service: business registration number",
			Forms:       []Form{{Pattern: "999-99-99999", Alone: 0.7}, {Pattern: "999 99 99999", Alone: 0.3}, {Pattern: "9999999999", Alone: 0.04}},
			Check:       isKoreanBusiness,
			FalseAccept: 0.089,
			Beside:      0.97,
			Context:     []string{"brn", "business registration", "business registration number", "company registration", "사업자등록번호", "사업자번호", "사업자"},
			Headers:     []string{"brn", "kr brn", "business registration number", "사업자등록번호", "사업자번호"},
			Fakes: []Fake{
				{Doc: "A tax office, a kind of business, a serial number and a right check digit.", Patterns: []string{"<101-620><01-89><0001-9999>?"}},
			},
		},
		{
			Name:   "kr-driver-license",
			Label:  "DRIVER_LICENSE",
			Doc:    "Twelve digits in the form 2-2-6-2 that begin with the code of a region.",
			Region: "KR",
			Source: "South Korea, Korea Road Traffic Authority: driving licence number",
			Forms: []Form{{Pattern: "99-99-999999-99", Alone: 0.5}, {Pattern: "99 99 999999 99", Alone: 0.5},
				{Pattern: "999999999999", Alone: 0.002}},
			Check:       isKoreanLicence,
			FalseAccept: 0.17,
			Beside:      0.95,
			Context:     words("kr-driver-license.context"),
			Headers:     []string{"korean driver license", "운전면허번호", "면허번호"},
		},
		{
			Name:        "kr-passport",
			Label:       "PASSPORT",
			Doc:         "A letter for the kind of passport, and eight digits or seven with a letter among them.",
			Region:      "KR",
			Source:      "South Korea, Ministry of Foreign Affairs: passport numbers of the 2021 series and before",
			Forms:       []Form{{Pattern: "A999A9999", Alone: 0.5}, {Pattern: "A99999999", Alone: 0.11}},
			Check:       isKoreanPassport,
			FalseAccept: 0.19,
			Beside:      0.96,
			Context:     []string{"passport", "passport no", "passport number", "korean passport", "여권", "여권번호"},
			Headers:     []string{"korean passport", "여권번호"},
		},
	}
}

// isKoreanBirth reports whether the digits begin with a date of birth, whose
// century the seventh tells, and whether the number was given out under the rule
// of October 2020, which sets no check digit.
func isKoreanBirth(d []byte) (born, unchecked bool) {
	year := numeral.Numeral(d[:2])
	switch d[6] {
	case '9', '0':
		year += 1800
	case '1', '2', '5', '6':
		year += 1900
	default:
		year += 2000
	}
	month := numeral.Numeral(d[2:4])
	// Nobody is born in a year that is far ahead.
	unchecked = year >= 2021 && year < 2040 || year == 2020 && month >= 10
	return numeral.IsDay(numeral.Numeral(d[4:6]), month, year), unchecked
}

// isKoreanResident takes the digits of foreigners as well, where they pass the
// check of residents.
func isKoreanResident(d []byte) bool {
	if !numeral.IsNumeral(d, 13) {
		return false
	}
	born, unchecked := isKoreanBirth(d)
	switch {
	case !born:
		return false
	case unchecked && d[6] < '5':
		return true
	}
	return numeral.Numeral(d[7:9]) <= 96 && numeral.IsCheckDigit(d[12], koreanCheck(d, 11))
}

func isKoreanForeigner(d []byte) bool {
	if !numeral.IsNumeral(d, 13) || d[6] < '5' || d[6] > '8' {
		return false
	}
	born, unchecked := isKoreanBirth(d)
	return born && (unchecked || numeral.IsCheckDigit(d[12], koreanCheck(d, 13)))
}

// isLivingResident reports whether the digits begin with the date of birth of a
// resident who can be alive.
func isLivingResident(d []byte) bool { return isLivingKorean(d, '1', '4') }

func isLivingForeigner(d []byte) bool { return isLivingKorean(d, '5', '8') }

// isLivingKorean reports whether the digits begin with a date of birth between
// 1900 and 2039, and the seventh is one of those from first to last.
func isLivingKorean(d []byte, first, last byte) bool {
	if !numeral.IsNumeral(d, 13) || d[6] < first || d[6] > last {
		return false
	}
	born, _ := isKoreanBirth(d)
	thisCentury := (d[6]-'0')%4 == 3 || (d[6]-'0')%4 == 0
	return born && !(thisCentury && d[0] >= '4')
}

// koreanCheck is the check digit: of residents from 11, of foreigners from 13.
func koreanCheck(d []byte, from int) int {
	return (from - numeral.SumBy(d, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)%11) % 10
}

func isKoreanBusiness(d []byte) bool {
	if !numeral.IsNumeral(d, 10) || numeral.Numeral(d[:3]) < 101 || string(d[3:5]) == "00" || string(d[5:9]) == "0000" {
		return false
	}
	return numeral.IsCheckDigit(d[9], (10-(numeral.SumBy(d, 1, 3, 7, 1, 3, 7, 1, 3, 5)+5*int(d[8]-'0')/10)%10)%10)
}

func isKoreanLicence(d []byte) bool {
	if !numeral.IsNumeral(d, 12) {
		return false
	}
	region := numeral.Numeral(d[:2])
	return 11 <= region && region <= 26 || region == 28
}

func isKoreanPassport(c []byte) bool {
	if len(c) != 9 || numeral.Numeral(c[1:4]) < 0 || numeral.Numeral(c[5:]) < 0 {
		return false
	}
	switch c[0] {
	case 'M', 'S', 'R', 'O', 'D':
		return true
	}
	return false
}

// koreanBirth reads a registration number of South Korea.
func koreanBirth(s string) (Facts, bool) {
	if len(s) != 13 {
		return Facts{}, false
	}
	n := num(s, 6, 1)
	if n < 0 {
		return Facts{}, false
	}
	century := [10]int{1800, 1900, 1900, 2000, 2000, 1900, 1900, 2000, 2000, 1800}[n]
	return withSex(sexOf(n))(date(century+num(s, 0, 2), num(s, 2, 2), num(s, 4, 2)))
}
