package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// austria has the numbers of Austria.
func austria() []Number {
	return []Number{
		{
			Name:   "at-svnr",
			Label:  "AT_SVNR",
			Doc:    "Three digits, a check digit by 11, and the date of birth.",
			Region: "AT",
			Source: "ASVG § 31 Absatz 4; Dachverband der Sozialversicherungsträger, Aufbau der Versicherungsnummer",
			Forms: []Form{{Pattern: "9999 999999", Alone: 0.7}, {Pattern: "9999-999999", Alone: 0.6},
				{Pattern: "9999 99 99 99", Alone: 0.6}, {Pattern: "9999999999", Alone: 0.1}, {Pattern: "9999/999999", Alone: 0.6}},
			Check:       isSVNR,
			Sums:        []numeral.Sum{{Weights: []int{3, 7, 9, -1, 5, 8, 4, 2, 1, 6}, By: 11}},
			FalseAccept: 0.003,
			Beside:      0.97,
			Context:     words("austrianInsurance"),
			Headers:     []string{"svnr", "sozialversicherungsnummer at", "svnr at", "sv nummer at", "at svnr", "vsnr"},
			Facts:       factsOfSVNR,
			Fakes:       []Fake{{Doc: "A serial number, a right check digit and a date of birth.", Patterns: []string{"[1-9]##?{dd}{mm}{yy}"}}},
		},
		{
			Name:  "at-svnr-undated",
			Label: "AT_SVNR",
			Doc: "An Austrian insurance number whose last six digits are no date of the calendar, as when a day has run out of numbers and is " +
				"given a month from 13 on.",
			Region:      "AT",
			Source:      "ASVG § 31 Absatz 4; Dachverband der Sozialversicherungsträger, Aufbau der Versicherungsnummer",
			Forms:       []Form{{Pattern: "9999 999999", Alone: 0.05}, {Pattern: "9999999999", Alone: 0.005}},
			Check:       isSVNRSum,
			Sums:        []numeral.Sum{{Weights: []int{3, 7, 9, -1, 5, 8, 4, 2, 1, 6}, By: 11}},
			FalseAccept: 0.082,
			Beside:      0.9,
			Context:     words("austrianInsurance"),
		},
	}
}

// isSVNRSum reports whether the fourth of ten digits checks the others.
func isSVNRSum(d []byte) bool {
	if len(d) != 10 || d[0] == '0' {
		return false
	}
	r := numeral.Remainder(d, 11, 3, 7, 9, 0, 5, 8, 4, 2, 1, 6)
	return r >= 0 && numeral.IsCheckDigit(d[3], r)
}

// isSVNR reports whether the check digit is right and the last six digits are a
// date.
func isSVNR(d []byte) bool { return isSVNRSum(d) && numeral.IsDayMonthYear(d[4:]) }

// factsOfSVNR reads the date of birth, which is the last six digits as a rule.
func factsOfSVNR(s string) (Facts, bool) {
	if len(s) != 10 {
		return Facts{}, false
	}
	return ddmmyy(s[4:])
}
