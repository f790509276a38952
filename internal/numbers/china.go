package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// china has the numbers of mainland China.
func china() []Number {
	return []Number{
		{
			Name:   "cn-resident-id",
			Label:  "CN_RESIDENT_ID",
			Doc:    "Eighteen characters: a region, a date of birth, a serial number and a check digit by ISO 7064, MOD 11-2.",
			Region: "CN",
			Source: "GB 11643-1999; GB/T 2260, regions",
			Forms:  []Form{{Pattern: "99999999999999999X", Alone: 0.96}, {Pattern: "999999 99999999 999X", Alone: 0.96}},
			Check:  isChineseID,
			// A region, a date, and one of eleven check digits of which one is a letter.
			FalseAccept: 2.5e-4,
			Beside:      0.99,
			Context:     words("cn-resident-id.context"),
			Headers:     words("cn-resident-id.headers"),
			Facts:       factsOfChineseID,
			Fakes: []Fake{
				{Doc: "A county, a date of birth, a serial number and a right check character.",
					Patterns: []string{"<110101|110105|110108|120101|120104|130102|140105|210102|220102|230103|310101|310104|310115|320102|320106|" +
						"320505|330102|330106|340104|350102|350203|360102|" +
						"370102|370203|410105|420102|420106|430102|440103|440106|440305|450103|460105|500103|510104|510107|520102|530102|610103|610113|" +
						"620102>{yyyy}{mm}{dd}###?"}},
			},
		},
		{
			Name:        "cn-uscc",
			Label:       "CN_USCC",
			Doc:         "Eighteen characters: an authority, a kind, six digits of a region, nine of an organisation and a check character.",
			Region:      "CN",
			Source:      "GB 32100-2015",
			Forms:       []Form{{Pattern: "XX999999XXXXXXXXXX", Alone: 0.6}, {Pattern: "9 9 999999 XXXXXXXXXX", Alone: 0.8}},
			Check:       isSocialCredit,
			FalseAccept: 0.006,
			Beside:      0.98,
			Context:     words("cn-uscc.context"),
			Headers:     words("cn-uscc.headers"),
			Fakes: []Fake{
				{Doc: "The same kind of entity, a county, an organisation and a right check character.",
					Patterns: []string{"=[159]=[1239]<110105|110108|120104|310104|310115|320106|330106|350203|370203|420106|440106|440305|510107|610113>" +
						socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet +
						socialCreditSet + socialCreditSet + "?"}},
			},
		},
		{
			Name:        "cn-passport",
			Label:       "PASSPORT",
			Doc:         "The letters and digits of Chinese passports, beside a word for it.",
			Region:      "CN",
			Source:      "China, National Immigration Administration: passport numbers",
			Forms:       []Form{{Pattern: "A99999999", Alone: 0.05}, {Pattern: "AA9999999", Alone: 0.05}},
			Check:       isChinesePassport,
			FalseAccept: 0.073,
			Beside:      0.96,
			Context:     []string{"passport", "passport no", "passport number", "护照", "护照号", "护照号码", "護照"},
			Headers:     []string{"chinese passport", "护照", "护照号", "护照号码", "護照號碼"},
		},
	}
}

// chineseProvinces are the first two digits of the regions of GB/T 2260; 83 is
// for residents from Taiwan. That 91 is for people from abroad is not confirmed.
const chineseProvinces = "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91"

func isChineseID(c []byte) bool {
	if len(c) != 18 || !numeral.IsListed(chineseProvinces,
		c[:2]) || numeral.Numeral(c[:17]) < 0 {
		return false
	}
	year := numeral.Numeral(c[6:10])
	if year < 1800 || !numeral.IsDay(numeral.Numeral(c[12:14]), numeral.Numeral(c[10:12]), year) {
		return false
	}
	return c[17] == "10X98765432"[numeral.SumBy(c, 7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)%11]
}

// socialCreditAlphabet leaves out I, O, S, V and Z. Its places are the values of
// the characters.
const socialCreditAlphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY"

var socialCreditWeights = [17]int{1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28}

func isSocialCredit(c []byte) bool {
	if len(c) != 18 || numeral.Numeral(c[2:8]) <= 0 || c[0] == '0' {
		return false
	}
	value := func(b byte) int {
		for i := range len(socialCreditAlphabet) {
			if socialCreditAlphabet[i] == b {
				return i
			}
		}
		return -1
	}
	sum := 0
	for i, w := range socialCreditWeights {
		v := value(c[i])
		if v < 0 {
			return false
		}
		sum += v * w
	}
	return value(c[17]) == (31-sum%31)%31
}

// isChinesePassport reports whether the letters are those of ordinary (E, G),
// diplomatic (D), service (S) and public (P) passports.
func isChinesePassport(c []byte) bool {
	if len(c) != 9 || numeral.Numeral(c[2:]) < 0 {
		return false
	}
	if numeral.IsDigit(c[1]) {
		return c[0] == 'E' || c[0] == 'G' || c[0] == 'S'
	}
	switch c[0] {
	case 'E':
		return numeral.IsLetter(c[1]) && c[1] != 'I' && c[1] != 'O'
	case 'D', 'P', 'S':
		return c[1] == 'E'
	}
	return false
}

const socialCreditSet = "[" + socialCreditAlphabet + "]"

// factsOfChineseID reads the date of birth, and the sex by the seventeenth digit.
func factsOfChineseID(s string) (Facts, bool) {
	if len(s) != 18 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 16, 1)))(date(num(s, 6, 4), num(s, 10, 2), num(s, 12, 2)))
}
