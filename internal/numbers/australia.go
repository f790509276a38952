package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// australia has the numbers of Australia.
func australia() []Number {
	return []Number{
		{
			Name:   "au-tfn",
			Label:  "AU_TFN",
			Doc:    "Nine digits, or eight of the older form, whose weighted sum is divided by 11.",
			Region: "AU",
			Source: "Australian Taxation Office, electronic lodgment specifications, TFN check",
			Forms: []Form{{Pattern: "999 999 999", Alone: 0.45}, {Pattern: "999-999-999", Alone: 0.4}, {Pattern: "999999999", Alone: 0.05},
				{Pattern: "99 999 999", Alone: 0.05}, {Pattern: "99999999", Alone: 0.01}},
			Check:       isTFN,
			Sums:        []numeral.Sum{{Weights: []int{10, 7, 8, 4, 6, 3, 5, 1}, By: 11}, {Weights: []int{1, 4, 3, 7, 5, 8, 6, 9, 10}, By: 11}},
			FalseAccept: 0.091,
			Beside:      0.97,
			Context:     []string{"tfn", "tax file number", "tax file", "tax file no", "australian tax"},
			Headers:     []string{"tfn", "tax file number", "tax file no", "au tfn"},
			Fakes:       []Fake{{Doc: "As many digits that are right by 11.", Patterns: []string{"[1-9]#######?"}}, {Patterns: []string{"[1-9]######?"}}},
		},
		{
			Name:        "au-abn",
			Label:       "AU_ABN",
			Doc:         "Eleven digits whose weighted sum, the first digit less one, is divided by 89.",
			Region:      "AU",
			Source:      "Australian Business Register, format of the ABN",
			Forms:       []Form{{Pattern: "99 999 999 999", Alone: 0.9}, {Pattern: "99-999-999-999", Alone: 0.8}, {Pattern: "99999999999", Alone: 0.2}},
			Check:       isABN,
			Sums:        []numeral.Sum{{Weights: []int{10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19}, By: 89, Leaves: []int{10}}},
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     []string{"abn", "australian business number", "business number", "gst", "a.b.n"},
			Headers:     []string{"abn", "abn number", "australian business number", "au abn"},
			Fakes:       []Fake{{Doc: "Two right check digits and nine digits.", Patterns: []string{"??#########"}, From: 11}},
		},
		{
			Name:        "au-acn",
			Label:       "AU_ACN",
			Doc:         "Nine digits, the last of which makes the sum by the weights 8 to 1 a multiple of ten.",
			Region:      "AU",
			Source:      "ASIC, Australian Company Number digit check",
			Forms:       []Form{{Pattern: "999 999 999", Alone: 0.46}, {Pattern: "999999999", Alone: 0.03}},
			Check:       isACN,
			Sums:        []numeral.Sum{{Weights: []int{8, 7, 6, 5, 4, 3, 2, 1, 1}, By: 10}},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     []string{"acn", "australian company number", "company number", "pty ltd", "asic", "a.c.n"},
			Headers:     []string{"acn", "australian company number", "au acn"},
			Fakes:       []Fake{{Doc: "Eight digits and a right check digit.", Patterns: []string{"[0-6]#######?"}}},
		},
		{
			Name:   "au-medicare",
			Label:  "AU_MEDICARE",
			Doc:    "Ten digits that begin with 2 to 6 and have a right check digit in the ninth place, and one digit for the person on the card.",
			Region: "AU",
			Source: "Services Australia, Medicare card number",
			Forms: []Form{{Pattern: "9999 99999 9", Alone: 0.88}, {Pattern: "9999 99999 9 9", Alone: 0.9}, {Pattern: "9999 99999 9/9", Alone: 0.9},
				{Pattern: "9999-99999-9", Alone: 0.8}, {Pattern: "9999-99999-9-9", Alone: 0.85}, {Pattern: "9999999999-9", Alone: 0.1},
				{Pattern: "9999999999", Alone: 0.08}, {Pattern: "99999999999", Alone: 0.05}},
			Check:       isAustralianMedicare,
			Sums:        []numeral.Sum{{Weights: []int{1, 3, 7, 9, 1, 3, 7, 9, -1, 0}, By: 10}, {Weights: []int{1, 3, 7, 9, 1, 3, 7, 9, -1, 0, 0}, By: 10}},
			FalseAccept: 0.043,
			Beside:      0.97,
			Context:     []string{"medicare", "medicare number", "medicare card", "medicare no", "irn"},
			Headers:     []string{"medicare card", "medicare card number", "medicare card no", "au medicare", "australian medicare"},
			Fakes: []Fake{{
				Doc:      "Eight digits, a right check digit, the issue, and a person where there was one.",
				Patterns: []string{"[2-6]#######?[1-9]", "[2-6]#######?[1-9][1-9]"},
			}},
		},
		{
			Name:        "au-passport",
			Label:       "PASSPORT",
			Doc:         "One or two letters that Australian passports begin with, and seven digits, beside a word for a passport.",
			Region:      "AU",
			Source:      "Microsoft Purview, Australia passport number; Australian Passport Office, R series",
			Forms:       []Form{{Pattern: "A9999999", Alone: 0.03}, {Pattern: "AA9999999", Alone: 0.05}},
			Check:       isAustralianPassport,
			FalseAccept: 0.16,
			Beside:      0.95,
			Context:     []string{"passport", "passport no", "passport number", "travel document", "australian passport"},
			Headers:     []string{"australian passport", "au passport"},
		},
		{
			Name:    "au-bsb",
			Label:   "AU_BSB",
			Doc:     "Six digits of a bank, its state and its branch, beside a word for them.",
			Region:  "AU",
			Source:  "Australian Payments Network, BSB numbers in Australia",
			Forms:   []Form{{Pattern: "999-999", Alone: 0.03}, {Pattern: "999 999", Alone: 0.01}, {Pattern: "999999", Alone: 0.002}},
			Check:   isBSB,
			Beside:  0.97,
			Reach:   24,
			Context: []string{"bsb", "bsb number", "bsb no", "bank state branch"},
			Headers: []string{"bsb", "bsb number", "bsb code", "bank state branch"},

			FalseAccept: 1,
			Fakes:       []Fake{{Doc: "A bank, a state and a branch.", Patterns: []string{"<01|03|06|08|11|18|19|30|48|51|57|63|73|76|80|92|94>[2-7]###"}}},
		},
	}
}

// isTFN weighs nine digits, or eight of the older form, by the weights that the
// Taxation Office gives each.
func isTFN(d []byte) bool {
	sum := -1
	switch len(d) {
	case 9:
		sum = checksum.Weighted(d, 1, 4, 3, 7, 5, 8, 6, 9, 10)
	case 8:
		sum = checksum.Weighted(d, 10, 7, 8, 4, 6, 3, 5, 1)
	}
	return sum > 0 && sum%11 == 0 && !numeral.AllSame(d)
}

// isABN reports whether eleven digits are a business number. Its first two are
// check digits, which do not begin with zero.
func isABN(d []byte) bool {
	if len(d) != 11 || d[0] == '0' {
		return false
	}
	sum := checksum.Weighted(d, 10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)
	return sum > 0 && (sum-10)%89 == 0
}

func isACN(d []byte) bool {
	if len(d) != 9 {
		return false
	}
	sum := checksum.Weighted(d, 8, 7, 6, 5, 4, 3, 2, 1, 1)
	return sum > 0 && sum%10 == 0
}

func isAustralianMedicare(d []byte) bool {
	if len(d) != 10 && len(d) != 11 || d[0] < '2' || d[0] > '6' || !numeral.AllDigits(d) {
		return false
	}
	if len(d) == 11 && d[10] == '0' { // the persons on a card are counted from 1
		return false
	}
	return checksum.Weighted(d[:8], 1, 3, 7, 9, 1, 3, 7, 9)%10 == int(d[8]-'0') && d[9] != '0'
}

// isAustralianPassport reports whether the letters are a series of passports.
func isAustralianPassport(c []byte) bool {
	switch len(c) {
	case 8:
		switch c[0] {
		case 'A', 'C', 'D', 'E', 'F', 'N', 'U', 'X':
			return numeral.AllDigits(c[1:])
		}
	case 9:
		if !numeral.AllDigits(c[2:]) {
			return false
		}
		switch c[1] {
		case 'A', 'B', 'C', 'D', 'E', 'F', 'U', 'W', 'X', 'Z':
			return c[0] == 'P' || c[0] == 'R' && c[1] == 'A'
		}
	}
	return false
}

func isBSB(d []byte) bool { return len(d) == 6 && numeral.AllDigits(d) && !numeral.AllSame(d) }
