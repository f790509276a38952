package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
)

// ireland has the numbers of Ireland.
func ireland() []Number {
	return []Number{
		{
			Name:   "ie-ppsn",
			Label:  "IE_PPSN",
			Doc:    "Seven digits and a check letter by 23; a second letter counts too, save the old W, T and X.",
			Region: "IE",
			Source: "Department of Social Protection (Ireland), PPS number check character",
			Forms: []Form{{Pattern: "9999999A", Alone: 0.2}, {Pattern: "9999999AA", Alone: 0.4}, {Pattern: "9999999 A", Alone: 0.1},
				{Pattern: "9999999 AA", Alone: 0.2}},
			Check:       isPPSN,
			FalseAccept: 0.028,
			Beside:      0.97,
			Context:     words("ie-ppsn.context"),
			Headers:     []string{"ppsn", "pps number", "pps no", "ppsn number", "personal public service number", "rsi number"},
			Fakes: []Fake{{
				Doc:      "Seven digits, a check letter, and a second letter where there was one.",
				Patterns: []string{"<0000001-9999999>?", "<0000001-9999999>?[A-IW]"},
			}},
		},
	}
}

// ppsnLetters are the check letters of Irish public service numbers by their
// value; a second letter counts by it as well.
const ppsnLetters = "WABCDEFGHIJKLMNOPQRSTUV"

// isPPSN reports whether the letter behind seven digits checks them and the
// letter behind it.
func isPPSN(c []byte) bool {
	if len(c) != 8 && len(c) != 9 {
		return false
	}
	sum := checksum.Weighted(c[:7], 8, 7, 6, 5, 4, 3, 2)
	if sum <= 0 {
		return false
	}
	if len(c) == 9 {
		switch b := c[8]; {
		case 'A' <= b && b <= 'I':
			sum += 9 * (int(b-'A') + 1)
		case b != 'W' && b != 'T' && b != 'X':
			return false
		}
	}
	return c[7] == ppsnLetters[sum%23]
}
