package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// singapore has the numbers of Singapore.
func singapore() []Number {
	return []Number{
		{
			Name:        "sg-nric-fin",
			Label:       "SG_NRIC_FIN",
			Doc:         "S or T for citizens and residents or F, G or M for foreigners, seven digits and a right check letter.",
			Region:      "SG",
			Source:      "Singapore, Immigration and Checkpoints Authority: check letter of the identity and foreign identification numbers",
			Forms:       []Form{{Pattern: "A9999999A", Alone: 0.9}},
			Check:       isNRIC,
			FalseAccept: 0.0074,
			Beside:      0.985,
			Context:     words("nricContext"),
			Headers:     words("sg-nric-fin.headers"),
			Facts:       factsOfNRIC,
			Fakes:       []Fake{{Doc: "The same kind of holder, seven digits and the right letter.", Patterns: []string{"=[STFGM]#######?"}}},
		},
		{
			Name:        "sg-nric-fin-unchecked",
			Label:       "SG_NRIC_FIN",
			Doc:         "The same without regard to the check letter, as numbers that are made up or copied wrong have it.",
			Region:      "SG",
			Source:      "Singapore, Immigration and Checkpoints Authority: identity and foreign identification numbers",
			Forms:       []Form{{Pattern: "A9999999A", Alone: 0.1}},
			Check:       hasNRICForm,
			Lenient:     true,
			FalseAccept: 0.19,
			Beside:      0.9,
			Context:     words("nricContext"),
		},
		{
			Name:        "sg-uen",
			Label:       "SG_UEN",
			Doc:         "One of the three forms of entity numbers with a right check letter.",
			Region:      "SG",
			Source:      "Singapore, Accounting and Corporate Regulatory Authority: unique entity number",
			Forms:       []Form{{Pattern: "A99AA9999A", Alone: 0.95}, {Pattern: "999999999A", Alone: 0.7}, {Pattern: "99999999A", Alone: 0.3}},
			Check:       isUEN,
			FalseAccept: 0.014,
			Beside:      0.97,
			Context:     []string{"uen", "unique entity number", "acra", "roc no", "business registration", "company registration", "gst reg no"},
			Headers:     []string{"uen", "uen no", "sg uen", "unique entity number", "acra number"},
			Fakes: []Fake{
				{Doc: "A business, a local company or another entity of the same kind with the right letter.", Patterns: []string{"########?"}},
				{Patterns: []string{"<1970-2023>#####?"}},
				{
					Patterns: []string{"T<08-23>=<CC|CD|CH|CL|CM|CP|CS|CX|DP|FB|FC|FM|FN|GA|GB|GS|HS|LL|LP|MB|MC|MD|MH|MM|MQ|NB|NR|PA|PB|PF|RF|RP|SM|SS|" +
						"TC|TU|VH|XL>####?"},
				},
			},
		},
		{
			Name:        "sg-postal-code",
			Label:       "ZIP_CODE",
			Doc:         "Six digits that begin with a postal sector, beside the name of the city.",
			Region:      "SG",
			Source:      "Singapore Post, list of postal sectors",
			Forms:       []Form{{Pattern: "999999", Alone: 0.005}},
			Check:       isSingaporeSector,
			FalseAccept: 0.81,
			Beside:      0.94,
			Reach:       16,
			Context:     []string{"singapore", "postal code", "postcode", "postal"},
			Headers:     []string{"sg postal code", "singapore postal code"},
		},
	}
}

// hasNRICForm reports whether seven digits stand behind the letter of a series and
// before another letter.
func hasNRICForm(c []byte) bool {
	return len(c) == 9 && numeral.IsOneOf(c[0], "STFGM") && numeral.Numeral(c[1:8]) >= 0 && numeral.IsLetter(c[8])
}

// isNRIC reports whether the check letter is right. T and G add four to the sum
// and M three; the letters of citizens, of foreigners and of the M series are
// three lists.
func isNRIC(c []byte) bool {
	if len(c) != 9 || numeral.Numeral(c[1:8]) < 0 {
		return false
	}
	sum := numeral.SumBy(c[1:], 2, 7, 6, 5, 4, 3, 2)
	switch c[0] {
	case 'S':
		return c[8] == "JZIHGFEDCBA"[sum%11]
	case 'T':
		return c[8] == "JZIHGFEDCBA"[(sum+4)%11]
	case 'F':
		return c[8] == "XWUTRQPNMLK"[sum%11]
	case 'G':
		return c[8] == "XWUTRQPNMLK"[(sum+4)%11]
	case 'M':
		return c[8] == "XWUTRQPNJLK"[(sum+3)%11]
	}
	return false
}

// uenKinds are the kinds of entities that are neither businesses nor companies.
const uenKinds = "CC CD CH CL CM CP CS CX DP FB FC FM FN GA GB GS HS LL LP MB MC MD MH MM MQ NB NR PA PB PF RF RP SM SS TC TU VH XL"

func isUEN(c []byte) bool {
	switch {
	case len(c) == 9:
		return numeral.Numeral(c[:8]) > 0 && c[8] == "XMKECAWLJDB"[numeral.SumBy(c, 10, 4, 9, 3, 8, 2, 7, 1)%11]
	case len(c) != 10:
		return false
	case numeral.IsDigit(c[0]):
		year := numeral.Numeral(c[:4])
		return numeral.Numeral(c[:9]) > 0 && 1800 <= year && year <= 2099 && c[9] == "ZKCMDNERGWH"[numeral.SumBy(c, 10, 8, 6, 4, 9, 7, 5, 3, 1)%11]
	}
	if c[0] != 'R' && c[0] != 'S' && c[0] != 'T' || numeral.Numeral(c[1:3]) < 0 ||
		!numeral.IsListed(uenKinds,
			c[3:5]) || numeral.Numeral(c[5:9]) < 0 {
		return false
	}
	// Letters come first in the order of values, without I, O, Y and Z, and
	// digits behind them.
	const alphabet = "ABCDEFGHJKLMNPQRSTUVWX0123456789"
	sum := 0
	for i, w := range [9]int{4, 3, 5, 3, 10, 2, 2, 5, 7} {
		for v := range len(alphabet) {
			if alphabet[v] == c[i] {
				sum += v * w
			}
		}
	}
	return c[9] == alphabet[(sum+6)%11] // five less
}

func isSingaporeSector(d []byte) bool {
	if len(d) != 6 || numeral.Numeral(d) < 0 {
		return false
	}
	sector := numeral.Numeral(d[:2])
	return 1 <= sector && sector <= 82 && sector != 74
}

// factsOfNRIC reads the year of birth of citizens born from 1968 on.
func factsOfNRIC(s string) (Facts, bool) {
	if len(s) != 9 {
		return Facts{}, false
	}
	year := num(s, 1, 2)
	switch {
	case s[0] == 'S' && year >= 68:
		return Facts{Year: 1900 + year}, true
	case s[0] == 'T' && year >= 0:
		return Facts{Year: 2000 + year}, true
	}
	return Facts{}, false
}
