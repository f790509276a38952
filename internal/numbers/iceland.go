package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// iceland has the numbers of Iceland.
func iceland() []Number {
	return []Number{
		{
			Name:        "is-kennitala",
			Label:       "IS_KENNITALA",
			Doc:         "A date of birth, with 40 added to the day for companies, two digits, a check digit by 11, and the century.",
			Region:      "IS",
			Source:      "Þjóðskrá, uppbygging kennitölu",
			Forms:       []Form{{Pattern: "999999-9999", Alone: 0.75}, {Pattern: "9999999999", Alone: 0.15}, {Pattern: "999999 9999", Alone: 0.5}},
			Check:       isKennitala,
			Sums:        []numeral.Sum{{Weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1, 0}, By: 11}},
			FalseAccept: 0.002,
			Beside:      0.98,
			Context:     []string{"kennitala", "kt", "kennitölu", "kennitalan", "icelandic id"},
			Headers:     []string{"kennitala", "iceland kennitala"},
			Facts:       factsOfKennitala,
			Fakes:       []Fake{{Doc: "A date of birth, a number, a right check digit and the century.", Patterns: []string{"{dd}{mm}{yy}<20-99>?9"}}},
		},
	}
}

// isKennitala reports whether a number of Iceland has a date in the century of
// its last digit and a right check digit before it.
func isKennitala(d []byte) bool {
	if !numeral.AreDigits(d, 10) {
		return false
	}
	day, year := numeral.Pair(d, 0), numeral.Pair(d, 4)
	if day > 40 {
		day -= 40
	}
	switch d[9] {
	case '8':
		year += 1800
	case '9':
		year += 1900
	case '0':
		year += 2000
	default:
		return false
	}
	return numeral.IsDay(day, numeral.Pair(d, 2), year) && numeral.Remainder(d, 11, 3, 2, 7, 6, 5, 4, 3, 2, 1, 0) == 0
}

// factsOfKennitala reads the date of birth.
func factsOfKennitala(s string) (Facts, bool) {
	if len(s) != 10 {
		return Facts{}, false
	}
	return ddmmyy(s)
}
