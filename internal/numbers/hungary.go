package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// hungary has the numbers of Hungary.
func hungary() []Number {
	return []Number{
		{
			Name:   "hu-personal-id",
			Label:  "HU_PERSONAL_ID",
			Doc:    "A digit of sex and century, the date of birth, a serial number and a check digit by 11.",
			Region: "HU",
			Source: "1996. évi XX. törvény, melléklet",
			Forms: []Form{{Pattern: "9-999999-9999", Alone: 0.93}, {Pattern: "9 999999 9999", Alone: 0.85},
				{Pattern: "99999999999", Alone: 0.1}, {Pattern: "9999999-9999", Alone: 0.5}},
			Check:       isSzemelyiSzam,
			FalseAccept: 0.0027,
			Beside:      0.98,
			Context: []string{"személyi szám", "szemelyi szam", "személyi azonosító", "személyazonosító", "személyi azonosító jel", "personal id",
				"personal number"},
			Headers: []string{"személyi szám", "szemelyi szam", "szemelyi azonosito", "személyi azonosító", "hu personal id"},
			Facts:   factsOfSzemelyiSzam,
			Fakes: []Fake{{
				Doc:      "A sex, a date of birth, a serial number and a right check digit.",
				Patterns: []string{"[12]{yy}{mm}{dd}###?"},
				Years:    [2]int{1940, 1996},
			}},
		},
		{
			Name:        "hu-taj",
			Label:       "HU_TAJ",
			Doc:         "Nine digits of the Hungarian social security with a check digit by the weights 3 and 7.",
			Region:      "HU",
			Source:      "1996. évi XX. törvény, melléklet",
			Forms:       []Form{{Pattern: "999 999 999", Alone: 0.15}, {Pattern: "999-999-999", Alone: 0.15}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isTAJ,
			Sums:        []numeral.Sum{{Weights: []int{3, 7, 3, 7, 3, 7, 3, 7, -1}, By: 10}},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context: []string{"taj", "taj-szám", "taj szám", "tajszám", "társadalombiztosítási azonosító", "társadalombiztosítási azonosító jel",
				"tb szám"},
			Headers: []string{"taj", "taj szam", "tajszam", "taj szám", "tarsadalombiztositasi azonosito", "hu taj"},
			Fakes:   []Fake{{Doc: "Nine digits that are right by 10.", Patterns: []string{"[01]#######?"}}},
		},
		{
			Name:   "hu-bank-account",
			Label:  "BANK_ACCOUNT",
			Doc:    "Two or three groups of eight digits with hyphens or spaces between, of which the first and the rest have check digits.",
			Region: "HU",
			Source: "Magyar Nemzeti Bank, 35/2017. (XII. 14.) MNB rendelet, pénzforgalmi jelzőszám",
			Forms: []Form{{Pattern: "99999999-99999999-99999999", Alone: 0.97}, {Pattern: "99999999-99999999", Alone: 0.9},
				{Pattern: "99999999 99999999 99999999", Alone: 0.9}},
			Check:       isHungarianAccount,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     words("hu-bank-account.context"),
		},
	}
}

// isSzemelyiSzam reports whether a Hungarian number has a real date and a right
// check digit, which is counted the other way round for those born since 1997.
func isSzemelyiSzam(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	year := numeral.Pair(d, 1)
	switch d[0] {
	case '1', '2', '5', '6': // 5 to 8 are foreigners
		year += 1900
	case '3', '4', '7', '8':
		year += 2000
	default:
		return false
	}
	if !numeral.IsDay(numeral.Pair(d, 5), numeral.Pair(d, 3), year) {
		return false
	}
	if year < 1997 {
		return numeral.IsCheckDigit(d[10], numeral.Remainder(d[:10], 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
	}
	return numeral.IsCheckDigit(d[10], numeral.Remainder(d[:10], 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))
}

// isTAJ reports whether the last of nine digits checks the others.
func isTAJ(d []byte) bool {
	return len(d) == 9 && numeral.Numeral(d) > 0 && numeral.IsCheckDigit(d[8], numeral.Remainder(d[:8], 10, 3, 7, 3, 7, 3, 7, 3, 7))
}

// isHungarianAccount reports whether the first eight digits, and all behind them, give a multiple of ten with the weights 9, 7, 3 and 1.
func isHungarianAccount(d []byte) bool {
	if len(d) != 16 && len(d) != 24 || !numeral.IsNumeral(d, len(d)) {
		return false
	}
	for _, part := range [...][]byte{d[:8], d[8:]} {
		sum := 0
		for i, c := range part {
			sum += int(c-'0') * [...]int{9, 7, 3, 1}[i%4]
		}
		if sum%10 != 0 {
			return false
		}
	}
	return true
}

// factsOfSzemelyiSzam reads the sex and century by the first digit, and the date of birth.
func factsOfSzemelyiSzam(s string) (Facts, bool) {
	if len(s) != 11 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 0, 1)))(YearMonthDay(s[1:]))
}
