package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// poland has the numbers of Poland.
func poland() []Number {
	return []Number{
		{
			Name:        "pl-pesel",
			Label:       "PL_PESEL",
			Doc:         "A date of birth whose month tells the century, four digits, and a check digit by the weights 1, 3, 7, 9.",
			Region:      "PL",
			Source:      "Ustawa z dnia 24 września 2010 r. o ewidencji ludności, art. 15",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.3}, {Pattern: "999999 99999", Alone: 0.4}},
			Check:       isPESEL,
			Sums:        []numeral.Sum{{Weights: []int{1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1}, By: 10}},
			FalseAccept: 0.018,
			Beside:      0.98,
			Context:     []string{"pesel", "nr pesel", "numer pesel", "numerem pesel"},
			Headers:     []string{"pesel", "nr pesel", "numer pesel", "pl pesel"},
			Facts:       factsOfPESEL,
			Fakes:       []Fake{{Doc: "A date of birth, a serial number and a right check digit.", Patterns: []string{"{yy}{mm}{dd}####?"}}},
		},
		{
			Name:   "pl-nip",
			Label:  "PL_NIP",
			Doc:    "Ten digits of a taxpayer with a check digit by 11; PL may stand before them.",
			Region: "PL",
			Source: "Rozporządzenie Ministra Finansów z dnia 27 maja 2004 r. w sprawie NIP (date not confirmed)",
			Forms: []Form{{Pattern: "PL9999999999", Alone: 0.95}, {Pattern: "999-999-99-99", Alone: 0.85},
				{Pattern: "999-99-99-999", Alone: 0.85}, {Pattern: "9999999999", Alone: 0.03}},
			Check:       isNIP,
			Prefixes:    []string{"PL"},
			Sums:        []numeral.Sum{{Weights: []int{6, 5, 7, 2, 3, 4, 5, 6, 7, -1}, By: 11}},
			FalseAccept: 0.09,
			Beside:      0.97,
			Context:     []string{"nip", "nr nip", "numer nip", "numer identyfikacji podatkowej"},
			Headers:     []string{"nip", "nr nip", "numer nip", "pl nip"},
			Fakes:       []Fake{{Doc: "Ten digits that are right by 11.", Patterns: []string{"PL[1-9]########?"}}, {Patterns: []string{"[1-9]########?"}}},
		},
		{
			Name:        "pl-regon",
			Label:       "PL_REGON",
			Doc:         "Nine digits of a business, or fourteen with a local unit, with check digits by 11.",
			Region:      "PL",
			Source:      "Rozporządzenie Rady Ministrów z dnia 30 listopada 2015 r. w sprawie rejestru REGON",
			Forms:       []Form{{Pattern: "999999999", Alone: 0.02}, {Pattern: "99999999999999", Alone: 0.2}, {Pattern: "999-999-999", Alone: 0.1}},
			Check:       isREGON,
			Sums:        []numeral.Sum{{Weights: []int{8, 9, 2, 3, 4, 5, 6, 7, -1}, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.068,
			Beside:      0.96,
			Context:     []string{"regon", "nr regon", "numer regon"},
			Headers:     []string{"regon", "nr regon", "numer regon", "pl regon"},
			Fakes: []Fake{{Doc: "Nine or fourteen digits with right check digits.", Patterns: []string{"########?"}},
				{Patterns: []string{"########?####?"}}},
		},
		{
			Name:        "pl-id-card",
			Label:       "PL_ID_CARD",
			Doc:         "Three letters and six digits of a Polish identity card, the first digit a check digit.",
			Region:      "PL",
			Source:      "Rozporządzenie Ministra Spraw Wewnętrznych w sprawie wzoru dowodu osobistego; ICAO Doc 9303",
			Forms:       []Form{{Pattern: "AAA999999", Alone: 0.3}, {Pattern: "AAA 999999", Alone: 0.4}, {Pattern: "AAA-999999", Alone: 0.3}},
			Check:       isPolishIDCard,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     words("pl-id-card.context"),
			Headers:     []string{"dowod osobisty", "dowód osobisty", "nr dowodu", "numer dowodu", "seria i numer dowodu", "pl id card"},
			Fakes:       []Fake{{Doc: "Three letters, a right check digit and five digits.", Patterns: []string{"[A-D][A-Z][A-Z]?#####"}}},
		},
		{
			Name:        "pl-passport",
			Label:       "PASSPORT",
			Doc:         "Two letters and seven digits of a Polish passport, the first digit a check digit.",
			Region:      "PL",
			Source:      "Rozporządzenie Ministra Spraw Wewnętrznych w sprawie wzorów dokumentów paszportowych; ICAO Doc 9303",
			Forms:       []Form{{Pattern: "AA9999999", Alone: 0.15}, {Pattern: "AA 9999999", Alone: 0.15}},
			Check:       isPolishPassport,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     []string{"paszport", "paszportu", "nr paszportu", "numer paszportu", "passport"},
			Headers:     []string{"paszport", "nr paszportu", "numer paszportu", "pl passport"},
		},
		{
			Name:   "pl-nrb",
			Label:  "BANK_ACCOUNT",
			Doc:    "A Polish account number of 26 digits, whose check digits are those of its IBAN, without the letters of the country.",
			Region: "PL",
			Source: "Zarządzenie nr 7/2017 Prezesa NBP (numeracja rachunków); ISO 13616-1",
			Forms: []Form{{Pattern: "99 9999 9999 9999 9999 9999 9999", Alone: 0.9}, {Pattern: "99999999999999999999999999", Alone: 0.6},
				{Pattern: "99-9999-9999-9999-9999-9999-9999", Alone: 0.9}},
			Check:       isNRB,
			FalseAccept: 0.01,
			Beside:      0.99,
			Context:     words("pl-nrb.context"),
			Headers:     []string{"nrb", "nr rachunku", "numer rachunku", "nr konta", "numer konta"},
		},
	}
}

// isPESEL reports whether a number of Poland has a real date and a right check
// digit. The month is 80 more for the years 1800 to 1899, and 20, 40 and 60
// more for the centuries from 2000 on.
func isPESEL(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	month := numeral.Pair(d, 2)
	year := numeral.Pair(d, 0) + [5]int{1900, 2000, 2100, 2200, 1800}[month/20]
	return numeral.IsDay(numeral.Pair(d, 4), month%20, year) &&
		numeral.Remainder(d, 10, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1) == 0
}

// isNIP reports whether ten digits, behind PL or not, are right.
func isNIP(c []byte) bool {
	c = numeral.WithoutPrefix(c, "PL")
	if len(c) != 10 || numeral.Numeral(c) <= 0 {
		return false
	}
	r := numeral.Remainder(c[:9], 11, 6, 5, 7, 2, 3, 4, 5, 6, 7)
	return numeral.IsCheckDigit(c[9], r)
}

// isREGON reports whether nine digits are right, or fourteen whose first nine
// are right as well.
func isREGON(d []byte) bool {
	if len(d) != 9 && len(d) != 14 || numeral.Numeral(d) <= 0 {
		return false
	}
	r := numeral.Remainder(d[:8], 11, 8, 9, 2, 3, 4, 5, 6, 7)
	if !numeral.IsCheckDigit(d[8], r%10) {
		return false
	}
	if len(d) == 9 {
		return true
	}
	r = numeral.Remainder(d[:13], 11, 2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8)
	return numeral.IsCheckDigit(d[13], r%10)
}

// isWeighted reports whether the values of digits and letters (A is 10) by
// their weights add up to a multiple of ten.
func isWeighted(c []byte, weights [9]int) bool {
	if len(c) != 9 {
		return false
	}
	sum := 0
	for i, b := range c {
		v := int(b) - '0'
		if numeral.IsLetter(b) {
			v = int(b-'A') + 10
		}
		sum += v * weights[i]
	}
	return sum%10 == 0
}

func isPolishIDCard(c []byte) bool { return isWeighted(c, [9]int{7, 3, 1, 9, 7, 3, 1, 7, 3}) }

func isPolishPassport(c []byte) bool {
	return isWeighted(c, [9]int{7, 3, 9, 1, 7, 3, 1, 7, 3})
}

// isNRB reports whether 26 digits leave 1 by 97 behind which the country and before which the check digits have been
// moved, as in an IBAN of Poland.
func isNRB(c []byte) bool {
	if len(c) != 26 {
		return false
	}
	var iban [28]byte
	iban[0], iban[1] = 'P', 'L'
	copy(iban[2:], c)
	return checksum.IBAN(iban[:])
}

// factsOfPESEL reads the date of birth, with the century in the month, and the sex by the tenth digit.
func factsOfPESEL(s string) (Facts, bool) {
	if len(s) != 11 {
		return Facts{}, false
	}
	year, month := num(s, 0, 2), num(s, 2, 2)
	centuries := [...]int{1900, 2000, 2100, 2200, 1800}
	if month < 0 || month/20 >= len(centuries) {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 9, 1)))(date(centuries[month/20]+year, month%20, num(s, 4, 2)))
}
