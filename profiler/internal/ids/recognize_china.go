package ids

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// ChinaRecognizers find identifiers that China, Hong Kong and Taiwan give out.
func ChinaRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "cn-resident-id",
			Label:  "CN_RESIDENT_ID",
			Doc:    "Eighteen characters: a region, a date of birth, a serial number and a check digit by ISO 7064, MOD 11-2.",
			Region: "CN",
			Source: "GB 11643-1999; GB/T 2260, regions",
			Shapes: []spec.Shape{{Pattern: "99999999999999999X", Alone: 0.96}, {Pattern: "999999 99999999 999X", Alone: 0.96}},
			Check:  isChineseID,
			// A region, a date, and one of eleven check digits of which one is a letter.
			FalseAccept: 2.5e-4,
			Beside:      0.99,
			Context:     lists.Words("ids", "cn-resident-id.context"),
			Headers:     lists.Words("ids", "cn-resident-id.headers"),
		},
		{
			Name:        "cn-uscc",
			Label:       "CN_USCC",
			Doc:         "Eighteen characters: an authority, a kind, six digits of a region, nine of an organisation and a check character.",
			Region:      "CN",
			Source:      "GB 32100-2015",
			Shapes:      []spec.Shape{{Pattern: "XX999999XXXXXXXXXX", Alone: 0.6}, {Pattern: "9 9 999999 XXXXXXXXXX", Alone: 0.8}},
			Check:       isSocialCredit,
			FalseAccept: 0.006,
			Beside:      0.98,
			Context:     lists.Words("ids", "cn-uscc.context"),
			Headers:     lists.Words("ids", "cn-uscc.headers"),
		},
		{
			Name:        "cn-passport",
			Label:       "PASSPORT",
			Doc:         "The letters and digits of Chinese passports, beside a word for it.",
			Region:      "CN",
			Source:      "China, National Immigration Administration: passport numbers",
			Shapes:      []spec.Shape{{Pattern: "A99999999", Alone: 0.05}, {Pattern: "AA9999999", Alone: 0.05}},
			Check:       isChinesePassport,
			FalseAccept: 0.073,
			Beside:      0.96,
			Context:     []string{"passport", "passport no", "passport number", "护照", "护照号", "护照号码", "護照"},
			Headers:     []string{"chinese passport", "护照", "护照号", "护照号码", "護照號碼"},
		},
		{
			Name:   "hk-id",
			Label:  "HK_ID",
			Doc:    "One or two letters, six digits, and a check digit or A, in brackets or not.",
			Region: "HK",
			Source: "Hong Kong, Immigration Department: identity card; Wikipedia, Hong Kong identity card",
			Shapes: []spec.Shape{{Pattern: "A999999(X)", Alone: 0.93}, {Pattern: "AA999999(X)", Alone: 0.93}, {Pattern: "A999999 (X)", Alone: 0.85},
				{Pattern: "A999999X", Alone: 0.15}, {Pattern: "AA999999X", Alone: 0.15}},
			Check: isHongKongID,
			// Eleven of thirty-six characters can be the check, and one is right.
			FalseAccept: 0.028,
			Beside:      0.97,
			Context:     lists.Words("ids", "hk-id.context"),
			Headers:     lists.Words("ids", "hk-id.headers"),
		},
		{
			Name:        "tw-national-id",
			Label:       "TW_NATIONAL_ID",
			Doc:         "A letter for a place, a digit for the sex of a citizen or resident, seven digits and a check digit; or the older form of residents with two letters.",
			Region:      "TW",
			Source:      "Taiwan, Ministry of the Interior: national identity card and uniform identity numbers",
			Shapes:      []spec.Shape{{Pattern: "A999999999", Alone: 0.35}, {Pattern: "AA99999999", Alone: 0.2}},
			Check:       isTaiwaneseID,
			FalseAccept: 0.027,
			Beside:      0.97,
			Context:     lists.Words("ids", "tw-national-id.context"),
			Headers:     lists.Words("ids", "tw-national-id.headers"),
		},
		{
			Name:        "tw-ubn",
			Label:       "TW_UBN",
			Doc:         "Eight digits whose weighted cross sums are a multiple of five.",
			Region:      "TW",
			Source:      "Taiwan, Fiscal Information Agency: check of the unified business number, as changed in 2023",
			Shapes:      []spec.Shape{{Pattern: "99999999", Alone: 0.02}, {Pattern: "9999999 9", Alone: 0.1}},
			Check:       isTaiwaneseBusiness,
			FalseAccept: 0.22,
			Beside:      0.93,
			Context:     lists.Words("ids", "tw-ubn.context"),
			Headers:     []string{"ubn", "tw ubn", "unified business number", "統一編號", "統編"},
		},
	}
}

// chineseProvinces are the first two digits of the regions of GB/T 2260; 83 is
// for residents from Taiwan.
const chineseProvinces = "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91"

func isChineseID(c []byte) bool {
	if len(c) != 18 || !numeral.IsListed("11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91",
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

// taiwanesePlaces are the letters in the order of their values from 10 on.
const taiwanesePlaces = "ABCDEFGHJKLMNPQRSTUVXYWZIO"

func taiwanesePlace(b byte) int {
	for i := range len(taiwanesePlaces) {
		if taiwanesePlaces[i] == b {
			return i + 10
		}
	}
	return -1
}

// isTaiwaneseID reports whether the second place is a sex of a citizen (1, 2),
// a resident (8, 9) or a resident in the form before 2021 (A to D, of which the
// last digit of the value counts), and the check digit is right.
func isTaiwaneseID(c []byte) bool {
	if len(c) != 10 || !numeral.IsLetter(c[0]) || numeral.Numeral(c[2:]) < 0 {
		return false
	}
	second := 0
	switch c[1] {
	case '1', '2', '8', '9':
		second = int(c[1] - '0')
	case 'A', 'B', 'C', 'D':
		second = int(c[1] - 'A')
	default:
		return false
	}
	place := taiwanesePlace(c[0])
	return (place/10+place%10*9+second*8+numeral.SumBy(c[2:], 7, 6, 5, 4, 3, 2, 1, 1))%10 == 0
}

// isTaiwaneseBusiness reports whether the cross sums of the weighted digits are
// a multiple of five. Where the seventh digit is 7, its 28 may count as 10, and
// that as 1 or as 0.
func isTaiwaneseBusiness(d []byte) bool {
	if !numeral.IsNumeral(d, 8) {
		return false
	}
	sum := 0
	for i, w := range [8]int{1, 2, 1, 2, 1, 2, 4, 1} {
		v := int(d[i]-'0') * w
		sum += v/10 + v%10
	}
	return sum%5 == 0 || d[6] == '7' && (sum+1)%5 == 0
}
