package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// hongKong has the numbers of Hong Kong.
func hongKong() []Number {
	return []Number{
		{
			Name:   "hk-id",
			Label:  "HK_ID",
			Doc:    "One or two letters, six digits, and a check digit or A, in brackets or not.",
			Region: "HK",
			Source: "Hong Kong, Immigration Department: identity card; Wikipedia, Hong Kong identity card",
			Forms: []Form{{Pattern: "A999999(X)", Alone: 0.93}, {Pattern: "AA999999(X)", Alone: 0.93}, {Pattern: "A999999 (X)", Alone: 0.85},
				{Pattern: "A999999X", Alone: 0.15}, {Pattern: "AA999999X", Alone: 0.15}},
			Check: isHongKongID,
			// Eleven of thirty-six characters can be the check, and one is right.
			FalseAccept: 0.028,
			Beside:      0.97,
			Context:     words("hk-id.context"),
			Headers:     words("hk-id.headers"),
			Fakes: []Fake{{Doc: "As many letters, six digits and a right check character.", Patterns: []string{"[A-HJ-NPR-TV-Z]######?"}},
				{Patterns: []string{"[WX][A-HJ-NP-Z]######?"}}},
		},
	}
}

// isHongKongID reports whether the check digit is right. A number with one
// letter has a space before it, which counts 36.
func isHongKongID(c []byte) bool {
	if len(c) < 8 || len(c) > 9 {
		return false
	}
	sum := 36 * 9
	for i, b := range c {
		weight := len(c) - i
		switch last := i == len(c)-1; {
		case numeral.IsDigit(b):
			if i < len(c)-7 {
				return false
			}
			sum += int(b-'0') * weight
		case i < len(c)-7, last && b == 'A':
			sum += (int(b-'A') + 10) * weight
		default:
			return false
		}
	}
	if len(c) == 9 {
		sum -= 36 * 9
	}
	return sum%11 == 0
}
