package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// denmark has the numbers of Denmark.
func denmark() []Number {
	return []Number{
		{
			Name:        "dk-cpr-checked",
			Label:       "DK_CPR",
			Doc:         "A date of birth and four digits that pass the test of eleven, as all numbers given before 2007 do.",
			Region:      "DK",
			Source:      "CPR-kontoret, personnummeret i CPR",
			Forms:       []Form{{Pattern: "999999-9999", Alone: 0.62}, {Pattern: "9999999999", Alone: 0.08}, {Pattern: "999999 9999", Alone: 0.4}},
			Check:       isCheckedCPR,
			Sums:        []numeral.Sum{{Weights: []int{4, 3, 2, 7, 6, 5, 4, 3, 2, 1}, By: 11}},
			FalseAccept: 0.0034,
			Beside:      0.98,
			Context:     danishNumber,
			Headers:     words("dk-cpr-checked.headers"),
			Fakes:       []Fake{{Doc: "A date of birth and four digits that are right by 11.", Patterns: []string{"{dd}{mm}{yy}[0-3]##?"}}},
		},
		{
			Name:        "dk-cpr",
			Label:       "DK_CPR",
			Doc:         "A date of birth and four digits; since 2007 the test of eleven is not held to.",
			Region:      "DK",
			Source:      "CPR-kontoret, personnumre uden kontrolciffer (modulus 11 kontrol)",
			Forms:       []Form{{Pattern: "999999-9999", Alone: 0.3}, {Pattern: "9999999999", Alone: 0.01}, {Pattern: "999999 9999", Alone: 0.15}},
			Check:       isCPR,
			FalseAccept: 0.037,
			Beside:      0.95,
			Context:     danishNumber,
			Facts:       factsOfCPR,
		},
	}
}

var danishNumber = []string{"cpr", "cpr-nr", "cpr-nummer", "cpr nr", "cpr nummer", "personnummer", "cpr number"}

// isCPR reports whether the first six of ten digits are a date in the century
// that the seventh digit and the year say.
func isCPR(d []byte) bool {
	if !numeral.AreDigits(d, 10) {
		return false
	}
	year := numeral.Pair(d, 4)
	switch seventh := d[6]; {
	case seventh <= '3', (seventh == '4' || seventh == '9') && year >= 37:
		year += 1900
	case seventh == '4' || seventh == '9' || year <= 57:
		year += 2000
	default:
		year += 1800
	}
	return numeral.IsDay(numeral.Pair(d, 0), numeral.Pair(d, 2), year)
}

func isCheckedCPR(d []byte) bool {
	return isCPR(d) && numeral.Remainder(d, 11, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// factsOfCPR reads the date of birth, and the sex by the last digit.
func factsOfCPR(s string) (Facts, bool) {
	if len(s) != 10 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 9, 1)))(ddmmyy(s))
}
