package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// czechia has the numbers of Czechia and Slovakia.
func czechia() []Number {
	return []Number{
		{
			Name:   "cz-rc",
			Label:  "CZ_RC",
			Doc:    "A birth number: the date of birth, with 50 added to the month of women, and three digits or, since 1954, four that are right by 11.",
			Region: "CZ",
			Source: "Zákon č. 133/2000 Sb. o evidenci obyvatel § 13",
			Forms: []Form{{Pattern: "999999/9999", Alone: 0.85}, {Pattern: "999999/999", Alone: 0.3},
				{Pattern: "9999999999", Alone: 0.06}, {Pattern: "999999999", Alone: 0.004}, {Pattern: "999999 9999", Alone: 0.2}},
			Check:       isRodneCislo,
			Sums:        []numeral.Sum{{Weights: powers, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.052,
			Beside:      0.98,
			Context:     words("cz-rc.context"),
			Headers:     []string{"rodné číslo", "rodne cislo", "rodnecislo", "cz rc", "birth number"},
			Facts:       czechBirth,
			Fakes: []Fake{
				{
					Doc:      "A date of birth with the sex, and four digits that are right by 11; three before 1954.",
					Patterns: birthNumbers[:1],
					Years:    birthYears,
					Check:    isMultipleOf11,
				},
				{Patterns: birthNumbers[1:], Years: oldBirthYears},
			},
		},
		{
			Name:   "sk-rc",
			Label:  "SK_RC",
			Doc:    "A Slovak birth number, which is made like the Czech one.",
			Region: "SK",
			Source: "Zákon č. 301/1995 Z. z. o rodnom čísle",
			Forms: []Form{{Pattern: "999999/9999", Alone: 0.8}, {Pattern: "999999/999", Alone: 0.25},
				{Pattern: "9999999999", Alone: 0.05}, {Pattern: "999999999", Alone: 0.003}},
			Check:       isRodneCislo,
			Sums:        []numeral.Sum{{Weights: powers, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.062,
			Beside:      0.97,
			Context: []string{"rodného čísla sk", "slovenské rodné číslo", "občan sr", "slovak birth number", "slovak personal number",
				"rodným číslom", "rodnym cislom"},
			Headers: []string{"sk rc", "rodne cislo sk", "slovak birth number"},
			Facts:   czechBirth,
			Fakes: []Fake{
				{
					Doc:      "A date of birth with the sex, and four digits that are right by 11; three before 1954.",
					Patterns: birthNumbers[:1],
					Years:    birthYears,
					Check:    isMultipleOf11,
				},
				{Patterns: birthNumbers[1:], Years: oldBirthYears},
			},
		},
		{
			Name:    "cz-bank-account",
			Label:   "CZ_BANK_ACCOUNT",
			Doc:     "A prefix, an account and the code of a bank, the first two right by 11.",
			Region:  "CZ",
			Source:  "Vyhláška ČNB č. 169/2011 Sb.; ČNB, Číselník kódů platebního styku (codes from 8200 on not all confirmed)",
			Beside:  0.98,
			Context: words("cz-bank-account.context"),
			Headers: []string{"číslo účtu", "cislo uctu", "bankovni ucet", "ucet", "cz bank account"},
		},
	}
}

// isRodneCislo reports whether a birth number of Czechoslovakia or its
// successors has a date and, with ten digits, is right by 11. Months are 50 more
// for women, and another 20 where a day has run out of numbers.
func isRodneCislo(d []byte) bool {
	if len(d) != 9 && len(d) != 10 || !numeral.AreDigits(d, len(d)) {
		return false
	}
	month := numeral.Pair(d, 2)
	if month > 50 {
		month -= 50
	}
	if month > 20 {
		month -= 20
	}
	year := numeral.Pair(d, 0)
	switch {
	case len(d) == 10 && year < 54:
		year += 2000
	case len(d) == 9 && year >= 80:
		year += 1800
	case len(d) == 9 && year >= 54:
		return false // since 1954 there are ten digits
	default:
		year += 1900
	}
	if !numeral.IsDay(numeral.Pair(d, 4), month, year) {
		return false
	}
	return len(d) == 9 || numeral.IsCheckDigit(d[9], numeral.Numeral(d[:9])%11%10)
}

// IsCzechBank reports whether a code is, or was, that of a bank in Czechia. The codes of banks below 8200 but 3040 are those of the
// list of the ČNB and of older ones; not all of the institutions from 8200 on could be confirmed.
func IsCzechBank(code int) bool {
	switch code {
	case 100, 300, 600, 710, 800, 2010, 2020, 2030, 2060, 2070, 2100, 2200, 2210, 2220, 2240, 2250, 2260, 2275, 2310, 2600, 2700,
		3030, 3040, 3050, 3060, 3500, 4000, 4300, 5500, 5800, 6000, 6100, 6200, 6210, 6300, 6363, 6700, 6800,
		7910, 7940, 7950, 7960, 7970, 7980, 7990, 8030, 8040, 8060, 8090, 8150, 8190, 8198, 8199, 8200, 8211, 8215, 8220, 8221, 8223, 8225, 8230,
		8240, 8241, 8242, 8250, 8255, 8260, 8265, 8266, 8268, 8270, 8272, 8276, 8278, 8280, 8281, 8282, 8283, 8290, 8291, 8292, 8293, 8294, 8296, 8297,
		8298, 8299, 8500:
		return true
	}
	return false
}

var birthNumbers = []string{"{yy}{mm:50}{dd}###?", "{yy}{mm:50}{dd}###"}

var birthYears = [2]int{1954, 1999}

var oldBirthYears = [2]int{1920, 1953}

// isMultipleOf11 reports whether a birth number of ten digits is right as a whole. Up to 1985 some were given out whose last digit is 0
// instead of 10.
func isMultipleOf11(d []byte) bool { return isRodneCislo(d) && numeral.Numeral(d)%11 == 0 }

// czechBirth reads a birth number of Czechia or Slovakia.
func czechBirth(s string) (Facts, bool) {
	if len(s) != 9 && len(s) != 10 {
		return Facts{}, false
	}
	month, sex := num(s, 2, 2), byte('M')
	if month > 50 {
		month, sex = month-50, 'F'
	}
	if month > 20 { // a second series, where the first is used up
		month -= 20
	}
	return withSex(sex)(shortDate(num(s, 0, 2), month, num(s, 4, 2)))
}
