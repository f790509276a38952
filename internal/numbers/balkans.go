package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// balkans has the numbers of Romania, Bulgaria, Greece, Croatia, Slovenia and the other successors of Yugoslavia.
func balkans() []Number {
	return []Number{
		{
			Name:        "ro-cnp",
			Label:       "RO_CNP",
			Doc:         "A digit of sex and century, the date of birth, a county, a serial number and a check digit by 11.",
			Region:      "RO",
			Source:      "Ordonanța de urgență nr. 97/2005; HG nr. 1375/2006",
			Forms:       []Form{{Pattern: "9999999999999", Alone: 0.7}, {Pattern: "9 999999 999999", Alone: 0.85}},
			Check:       isCNP,
			FalseAccept: 0.0018,
			Beside:      0.98,
			Context:     []string{"cnp", "cod numeric personal", "c.n.p", "codul numeric personal", "buletin"},
			Headers:     []string{"cnp", "cod numeric personal", "ro cnp"},
			Facts:       factsOfCNP,
			Fakes: []Fake{
				{Doc: "A sex, a date of birth, a county, a serial number and a right check digit.", Patterns: []string{"[12]{yy}{mm}{dd}<01-46><001-999>?"}},
			},
		},
		{
			Name:        "bg-egn",
			Label:       "BG_EGN",
			Doc:         "A date of birth whose month tells the century, three digits, and a check digit by 11.",
			Region:      "BG",
			Source:      "Закон за гражданската регистрация, чл. 11; ГРАО",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.12}, {Pattern: "999999 9999", Alone: 0.3}, {Pattern: "999999 999 9", Alone: 0.4}},
			Check:       isEGN,
			Sums:        []numeral.Sum{{Weights: []int{2, 4, 8, 5, 10, 9, 7, 3, 6, -1}, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.011,
			Beside:      0.98,
			Context:     []string{"егн", "единен граждански номер", "egn", "edinen grazhdanski nomer", "граждански номер"},
			Headers:     []string{"егн", "egn", "единен граждански номер", "bg egn"},
			Facts:       factsOfEGN,
			Fakes:       []Fake{{Doc: "A date of birth, a serial number and a right check digit.", Patterns: []string{"{yy}{mm}{dd}###?"}}},
		},
		{
			Name:        "gr-amka",
			Label:       "GR_AMKA",
			Doc:         "A date of birth, four digits, and a Luhn check digit.",
			Region:      "GR",
			Source:      "Νόμος 3655/2008, άρθρο 153; ΗΔΙΚΑ, ΑΜΚΑ",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.3}, {Pattern: "999999 99999", Alone: 0.5}},
			Check:       isAMKA,
			Sums:        []numeral.Sum{{Luhn: 11}},
			FalseAccept: 0.0037,
			Beside:      0.98,
			Context:     []string{"αμκα", "α.μ.κ.α", "amka", "αριθμός μητρώου κοινωνικής ασφάλισης"},
			Headers:     []string{"αμκα", "amka", "gr amka"},
			Facts:       factsOfAMKA,
			Fakes:       []Fake{{Doc: "A date of birth and five digits that pass the Luhn check.", Patterns: []string{"{dd}{mm}{yy}####?"}}},
		},
		{
			Name:        "gr-afm",
			Label:       "GR_AFM",
			Doc:         "Nine digits of a taxpayer whose last checks the others by powers of two; EL or GR may stand before them.",
			Region:      "GR",
			Source:      "ΑΑΔΕ, αριθμός φορολογικού μητρώου; VIES, VAT number structure",
			Forms:       []Form{{Pattern: "EL999999999", Alone: 0.95}, {Pattern: "GR999999999", Alone: 0.85}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isAFM,
			Prefixes:    []string{"EL", "GR"},
			Sums:        []numeral.Sum{{Weights: divided, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     words("gr-afm.context"),
			Headers:     []string{"αφμ", "afm", "gr afm"},
			Fakes: []Fake{{Doc: "Nine digits that are right by 11.", Patterns: []string{"EL[01]#######?", "GR[01]#######?"}},
				{Patterns: []string{"[01]#######?"}}},
		},
		{
			Name:        "hr-oib",
			Label:       "HR_OIB",
			Doc:         "Eleven digits with a check digit by MOD 11,10; HR may stand before them.",
			Region:      "HR",
			Source:      "Zakon o osobnom identifikacijskom broju; Porezna uprava",
			Forms:       []Form{{Pattern: "HR99999999999", Alone: 0.95}, {Pattern: "99999999999", Alone: 0.04}},
			Check:       isOIB,
			Prefixes:    []string{"HR"},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     []string{"oib", "osobni identifikacijski broj", "osobni broj", "pdv", "personal identification number"},
			Headers:     []string{"oib", "osobni identifikacijski broj", "hr oib"},
			Fakes: []Fake{{Doc: "Eleven digits with a check digit by MOD 11,10.", Patterns: []string{"HR##########?"}},
				{Patterns: []string{"##########?"}}},
		},
		{
			Name:   "si-emso",
			Label:  "SI_EMSO",
			Doc:    "A date of birth with three digits of the year, a region, a serial number and a check digit by 11, as all of Yugoslavia had them.",
			Region: "SI",
			Source: "Zakon o centralnem registru prebivalstva, 5. člen (article not confirmed); Uredba SFRJ o JMBG (1977)",
			Forms: []Form{{Pattern: "9999999999999", Alone: 0.5}, {Pattern: "999999 9 999999", Alone: 0.7},
				{Pattern: "9999999 999999", Alone: 0.6}},
			Check:       isEMSO,
			FalseAccept: 0.0034,
			Beside:      0.98,
			Context:     words("si-emso.context"),
			Headers:     []string{"emšo", "emso", "jmbg", "јмбг", "maticni broj", "enotna maticna stevilka", "si emso"},
			Facts:       factsOfEMSO,
			Fakes: []Fake{{
				Doc:      "A date of birth, the same region, a serial number and a right check digit.",
				Patterns: []string{"{dd}{mm}{yyy}=<10-96>###?"},
				Check:    isUsualEMSO,
			}},
		},
	}
}

// isCNP reports whether a number of Romania has a real date, a county and a
// right check digit.
func isCNP(d []byte) bool {
	if !numeral.AreDigits(d, 13) {
		return false
	}
	year := numeral.Pair(d, 1)
	switch d[0] {
	case '1', '2', '7', '8', '9': // 7 to 9 are foreigners
		year += 1900
	case '3', '4':
		year += 1800
	case '5', '6':
		year += 2000
	default:
		return false
	}
	day, month := numeral.Pair(d, 5), numeral.Pair(d, 3)
	if !numeral.IsDay(day, month, year) && (d[0] < '7' || !numeral.IsDay(day, month, year+100)) {
		return false
	}
	switch county := numeral.Pair(d, 7); {
	case 1 <= county && county <= 48, county == 51, county == 52, county == 70, 80 <= county && county <= 83:
	default:
		return false
	}
	r := numeral.Remainder(d[:12], 11, 2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9)
	if r == 10 {
		r = 1
	}
	return numeral.IsCheckDigit(d[12], r)
}

// isEGN reports whether a number of Bulgaria has a real date, with 20 added to
// the month before 1900 and 40 since 2000, and a right check digit.
func isEGN(d []byte) bool {
	if !numeral.AreDigits(d, 10) {
		return false
	}
	year, month := numeral.Pair(d, 0)+1900, numeral.Pair(d, 2)
	switch {
	case month > 40:
		year, month = year+100, month-40
	case month > 20:
		year, month = year-100, month-20
	}
	return numeral.IsDay(numeral.Pair(d, 4), month, year) &&
		numeral.IsCheckDigit(d[9], numeral.Remainder(d[:9], 11, 2, 4, 8, 5, 10, 9, 7, 3, 6)%10)
}

// isAMKA reports whether eleven digits begin with a date and pass the Luhn
// check.
func isAMKA(d []byte) bool {
	return len(d) == 11 && numeral.IsDayMonthYear(d[:6]) && checksum.Luhn(d)
}

// isAFM reports whether the last of nine digits, behind EL or GR or not, checks
// the others. Eight digits have lost a zero in front.
func isAFM(c []byte) bool {
	c = numeral.WithoutPrefix(numeral.WithoutPrefix(c, "EL"), "GR")
	if len(c) < 8 || len(c) > 9 || numeral.Numeral(c) <= 0 || numeral.AllSame(c) {
		return false
	}
	sum := 0
	for i := 0; i < len(c)-1; i++ {
		sum += int(c[i]-'0') << (len(c) - 1 - i)
	}
	return numeral.IsCheckDigit(c[len(c)-1], sum%11%10)
}

// isOIB reports whether eleven digits, behind HR or not, are right.
func isOIB(c []byte) bool {
	c = numeral.WithoutPrefix(c, "HR")
	return len(c) == 11 && !numeral.AllSame(c) && checksum.Mod1110(c)
}

// isEMSO reports whether a number of a citizen of Yugoslavia or one of its
// successors has a real date and a right check digit, where 10 is written 0.
func isEMSO(d []byte) bool {
	if !numeral.AreDigits(d, 13) || string(d[7:12]) == "00000" {
		return false
	}
	year := numeral.Numeral(d[4:7])
	if year += 1000; year < 1800 {
		year += 1000
	}
	r := numeral.Remainder(d[:12], 11, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)
	return numeral.IsDay(numeral.Pair(d, 0), numeral.Pair(d, 2), year) && numeral.IsCheckDigit(d[12], (11-r)%11%10)
}

// isUsualEMSO reports whether the check digit is not 0 in the place of 10, which most registers skip.
func isUsualEMSO(d []byte) bool {
	return isEMSO(d) && numeral.Remainder(d, 11, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// factsOfEGN reads the date of birth, with the century in the month, and the sex by the ninth digit.
func factsOfEGN(s string) (Facts, bool) {
	if len(s) != 10 {
		return Facts{}, false
	}
	year, month := 1900+num(s, 0, 2), num(s, 2, 2)
	switch {
	case month > 40:
		year, month = year+100, month-40
	case month > 20:
		year, month = year-100, month-20
	}
	return withSex(sexOf(num(s, 8, 1) + 1))(date(year, month, num(s, 4, 2)))
}

// factsOfAMKA reads the date of birth, and the sex by the tenth digit.
func factsOfAMKA(s string) (Facts, bool) {
	if len(s) != 11 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 9, 1)))(ddmmyy(s))
}

// factsOfCNP reads the century and sex by the first digit, and the date of birth.
func factsOfCNP(s string) (Facts, bool) { return centuryFirst(s, 13) }

// factsOfEMSO reads the date of birth, and the sex by the serial number.
func factsOfEMSO(s string) (Facts, bool) {
	if len(s) != 13 {
		return Facts{}, false
	}
	year := num(s, 4, 3) + 1000
	if year < 1800 {
		year += 1000
	}
	f, ok := date(year, num(s, 2, 2), num(s, 0, 2))
	if f.Sex = 'M'; num(s, 9, 3) >= 500 {
		f.Sex = 'F'
	}
	return f, ok
}
