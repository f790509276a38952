package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// norway has the numbers of Norway.
func norway() []Number {
	return []Number{
		{
			Name:  "no-fodselsnummer",
			Label: "NO_FODSELSNUMMER",
			Doc: "A date of birth, three digits of its century, and two check digits by 11; the day is 40 more in D numbers, the month in " +
				"auxiliary ones.",
			Region:      "NO",
			Source:      "Forskrift til folkeregisterloven § 2-2-1; Skatteetaten, fødselsnummer",
			Forms:       []Form{{Pattern: "999999 99999", Alone: 0.9}, {Pattern: "99999999999", Alone: 0.55}, {Pattern: "999999-99999", Alone: 0.85}},
			Check:       isFodselsnummer,
			Sums:        []numeral.Sum{{Weights: cuit, By: 11}},
			FalseAccept: 0.0017,
			Beside:      0.98,
			Context:     words("no-fodselsnummer.context"),
			Headers:     []string{"fødselsnummer", "fodselsnummer", "foedselsnummer", "fnr", "fodselsnr", "d nummer", "no fodselsnummer"},
			Facts:       factsOfFodselsnummer,
			Fakes:       []Fake{{Doc: "A date of birth, a number of its century and two right check digits.", Patterns: []string{"{dd}{mm}{yy}<000-499>??"}}},
		},
		{
			Name:   "no-kontonr",
			Label:  "NO_KONTONR",
			Doc:    "Eleven digits of a Norwegian account with a check digit by 11, or seven of an old postal account by Luhn.",
			Region: "NO",
			Source: "Finans Norge, kontonummer; Bits, validation of account numbers",
			Forms: []Form{{Pattern: "9999.99.99999", Alone: 0.85}, {Pattern: "9999 99 99999", Alone: 0.45},
				{Pattern: "9999.9999999", Alone: 0.3}, {Pattern: "99999999999", Alone: 0.02}, {Pattern: "9999999", Alone: 0.002}},
			Check:       isKontonummer,
			FalseAccept: 0.093,
			Beside:      0.97,
			Context:     []string{"kontonummer", "kontonr", "konto nr", "bankkonto"},
			Headers:     []string{"kontonr", "bankkontonummer", "no kontonr", "norwegian account number"},
			Fakes:       []Fake{{Doc: "An account with a right check digit.", Patterns: []string{"[1-9]#########?"}}, {Patterns: []string{"[1-9]#####?"}}},
		},
	}
}

// isFodselsnummer reports whether the date of a Norwegian number is one of the
// century that its individual number says, and both check digits are right.
// Days from 41 on are D numbers, months from 41 on auxiliary ones, and months
// from 81 on those of made-up people for tests.
func isFodselsnummer(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	day, month, year := numeral.Pair(d, 0), numeral.Pair(d, 2), numeral.Pair(d, 4)
	if day > 40 {
		day -= 40
	}
	switch {
	case month > 80:
		month -= 80
	case month > 40:
		month -= 40
	}
	switch n := numeral.Numeral(d[6:9]); {
	case n < 500, n >= 900 && year >= 40:
		year += 1900
	case year < 40:
		year += 2000
	case n < 750 && year >= 54:
		year += 1800
	default:
		return false
	}
	return numeral.IsDay(day, month, year) &&
		numeral.Remainder(d[:10], 11, 3, 7, 6, 1, 8, 9, 4, 5, 2, 1) == 0 &&
		numeral.Remainder(d, 11, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// isKontonummer reports whether the check digit of a Norwegian account is
// right.
func isKontonummer(d []byte) bool {
	if numeral.AllSame(d) {
		return false
	}
	switch len(d) {
	case 7:
		return checksum.Luhn(d)
	case 11:
		if string(d[:4]) == "0000" {
			return numeral.Numeral(d) > 0 && checksum.Luhn(d[4:])
		}
		r := numeral.Remainder(d[:10], 11, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9)
		return r >= 0 && numeral.IsCheckDigit(d[10], r)
	}
	return false
}

// factsOfFodselsnummer reads the date of birth, and the sex by the ninth digit.
func factsOfFodselsnummer(s string) (Facts, bool) {
	if len(s) != 11 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 8, 1)))(ddmmyy(s))
}
