package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// switzerland has the numbers of Switzerland.
func switzerland() []Number {
	return []Number{
		{
			Name:   "ch-ahv",
			Label:  "CH_AHV",
			Doc:    "Thirteen digits that begin with 756 and end in the check digit of an EAN-13.",
			Region: "CH",
			Source: "AHVG Artikel 50c; Bundesamt für Sozialversicherungen, AHV-Nummer",
			Forms: []Form{{Pattern: "999.9999.9999.99", Alone: 0.98}, {Pattern: "999 9999 9999 99", Alone: 0.95},
				{Pattern: "9999999999999", Alone: 0.9}},
			Check:       isAHV,
			FalseAccept: 0.0001,
			Beside:      0.99,
			Context:     words("ch-ahv.context"),
			Headers:     words("ch-ahv.headers"),
			Fakes:       []Fake{{Doc: "756, nine digits and a right check digit.", Patterns: []string{"756#########?"}}},
		},
		{
			Name:   "ch-uid",
			Label:  "CH_UID",
			Doc:    "CHE and nine digits with a check digit by 11; MWST, TVA or IVA may stand behind them.",
			Region: "CH",
			Source: "UIDV Artikel 5; Bundesamt für Statistik, Unternehmens-Identifikationsnummer",
			Forms: []Form{{Pattern: "CHE-999.999.999", Alone: 0.98}, {Pattern: "CHE999999999", Alone: 0.97},
				{Pattern: "CHE 999 999 999", Alone: 0.97}, {Pattern: "CHE 999.999.999", Alone: 0.98}, {Pattern: "CHE-999.999.999 MWST", Alone: 0.98},
				{Pattern: "CHE-999.999.999 TVA", Alone: 0.98}, {Pattern: "CHE-999.999.999 IVA", Alone: 0.98}, {Pattern: "CHE999999999MWST",
					Alone: 0.97}, {Pattern: "999.999.999", Alone: 0.05}},
			Check:       isUID,
			Sums:        []numeral.Sum{{Weights: []int{5, 4, 3, 2, 7, 6, 5, 4, 1}, By: 11}},
			FalseAccept: 0.071,
			Beside:      0.98,
			Context:     words("ch-uid.context"),
			Headers:     []string{"uid nummer", "unternehmens identifikationsnummer", "mwst nr", "mwst nummer", "ch uid", "numero ide"},
			Fakes: []Fake{
				{
					Doc:      "Nine digits, the last of them right by 11, with the prefix and the suffix of the original.",
					Patterns: []string{"CHE[1-4]#######?", "CHE[1-4]#######?MWST", "CHE[1-4]#######?TVA", "CHE[1-4]#######?IVA"},
				},
				{Patterns: []string{"[1-4]#######?"}},
			},
		},
	}
}

// isAHV reports whether thirteen digits begin with the number of Switzerland
// (ISO 3166-1) and end in the check digit of an EAN-13.
func isAHV(d []byte) bool {
	return len(d) == 13 && string(d[:3]) == "756" && numeral.Remainder(d, 10, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1) == 0
}

// isUID reports whether nine digits, behind CHE or not, end in their check
// digit.
func isUID(c []byte) bool {
	c = numeral.WithoutPrefix(c, "CHE")
	if len(c) > 9 {
		switch string(c[9:]) {
		case "MWST", "TVA", "IVA":
			c = c[:9]
		}
	}
	if len(c) != 9 || numeral.AllSame(c) {
		return false
	}
	r := numeral.Remainder(c[:8], 11, 5, 4, 3, 2, 7, 6, 5, 4)
	return r >= 0 && numeral.IsCheckDigit(c[8], (11-r)%11)
}
