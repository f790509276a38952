package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// taiwan has the numbers of Taiwan.
func taiwan() []Number {
	return []Number{
		{
			Name:  "tw-national-id",
			Label: "TW_NATIONAL_ID",
			Doc: "A letter for a place, a digit for the sex of a citizen or resident, seven digits and a check digit; or the older form of " +
				"residents with two letters.",
			Region:      "TW",
			Source:      "Taiwan, Ministry of the Interior: national identity card and uniform identity numbers",
			Forms:       []Form{{Pattern: "A999999999", Alone: 0.35}, {Pattern: "AA99999999", Alone: 0.2}},
			Check:       isTaiwaneseID,
			FalseAccept: 0.027,
			Beside:      0.97,
			Context:     words("tw-national-id.context"),
			Headers:     words("tw-national-id.headers"),
			Fakes: []Fake{{
				Doc:      "A place, a sex, seven digits and a right check digit.",
				Patterns: []string{"[A-HJ-KM-QT-XZ][12]#######?", "[A-HJ-KM-QT-XZ][89]#######?", "[A-HJ-KM-QT-XZ][A-D]#######?"},
			}},
		},
		{
			Name:        "tw-ubn",
			Label:       "TW_UBN",
			Doc:         "Eight digits whose weighted cross sums are a multiple of five.",
			Region:      "TW",
			Source:      "Taiwan, Fiscal Information Agency: check of the unified business number, as changed in 2023",
			Forms:       []Form{{Pattern: "99999999", Alone: 0.02}, {Pattern: "9999999 9", Alone: 0.1}},
			Check:       isTaiwaneseBusiness,
			FalseAccept: 0.22,
			Beside:      0.93,
			Context:     words("tw-ubn.context"),
			Headers:     []string{"ubn", "tw ubn", "unified business number", "統一編號", "統編"},
			Fakes:       []Fake{{Doc: "Eight digits with a right sum.", Patterns: []string{"[1-9]######?"}}},
		},
	}
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
