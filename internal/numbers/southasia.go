package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// southAsia has the numbers of Sri Lanka, Bangladesh and Pakistan.
func southAsia() []Number {
	return []Number{
		{
			Name:        "lk-nic",
			Label:       "LK_NIC",
			Doc:         "A year, a day of the year (500 more for women), a serial number and a check digit that is right by the rule in use.",
			Region:      "LK",
			Source:      "Sri Lanka, Department for Registration of Persons: identity card number",
			Forms:       []Form{{Pattern: "999999999A", Alone: 0.7}, {Pattern: "999999999999", Alone: 0.15}},
			Check:       isSriLankanChecked,
			FalseAccept: 0.0031,
			Beside:      0.97,
			Context:     lankaContext,
			Headers:     []string{"nic", "nic no", "nic number", "lk nic", "sri lanka nic"},
			Facts:       factsOfSriLankan,
			Fakes: []Fake{
				{
					Doc:      "A year and day of birth with the sex, a serial number and a right check digit, in the old form or the new one.",
					Patterns: []string{"{yyyy}{ddd:500}####?"},
				},
				{Patterns: []string{"{yy}{ddd:500}###?=[VX]"}},
			},
		},
		{
			Name:        "lk-nic-unchecked",
			Label:       "LK_NIC",
			Doc:         "The same without regard to the check digit, whose rule the state has not published.",
			Region:      "LK",
			Source:      "Sri Lanka, Department for Registration of Persons: identity card number",
			Forms:       []Form{{Pattern: "999999999A", Alone: 0.4}, {Pattern: "999999999999", Alone: 0.02}},
			Check:       isSriLankanID,
			FalseAccept: 0.025,
			Context:     lankaContext,
		},
		{
			Name:   "bd-nid",
			Label:  "BD_NID",
			Doc:    "Ten digits, thirteen, or the thirteen behind a year of birth, beside a word for it.",
			Region: "BD",
			Source: "Bangladesh Election Commission, national identity number",
			Forms: []Form{{Pattern: "9999999999", Alone: 0.002}, {Pattern: "9999999999999", Alone: 0.002},
				{Pattern: "99999999999999999", Alone: 0.02}, {Pattern: "999 999 9999", Alone: 0.002}},
			Check:       isBangladeshiID,
			FalseAccept: 0.71,
			Beside:      0.9,
			Context:     []string{"nid", "nid no", "nid number", "bangladesh", "smart card no", "পরিচয়পত্র", "এনআইডি"},
			Headers:     []string{"nid", "nid no", "nid number", "bd nid", "bangladesh nid"},
			Fakes: []Fake{{
				Doc:      "As many digits; the year of birth before those of seventeen.",
				Patterns: []string{"[1-9]#########", "[1-9]############", "{yyyy}#############"},
			}},
		},
		{
			Name:   "pk-cnic",
			Label:  "PK_CNIC",
			Doc:    "Thirteen digits in the form 5-7-1 that begin with a province and end in a digit for the sex.",
			Region: "PK",
			Source: "Pakistan, National Database and Registration Authority: identity number",
			Forms: []Form{{Pattern: "99999-9999999-9", Alone: 0.6}, {Pattern: "99999 9999999 9", Alone: 0.3},
				{Pattern: "9999999999999", Alone: 0.012}},
			Check:       isCNIC,
			FalseAccept: 0.63,
			Beside:      0.97,
			Context:     []string{"cnic", "nicop", "nadra", "cnic no", "cnic number", "شناختی کارڈ", "قومی شناختی کارڈ"},
			Headers:     []string{"cnic", "cnic no", "cnic number", "nicop", "nicop number", "pk cnic", "شناختی کارڈ نمبر"},
			Fakes:       []Fake{{Doc: "A province and twelve digits.", Patterns: []string{"[1-7]###########[1-9]"}}},
		},
	}
}

var lankaContext = []string{"nic", "nic no", "nic number", "national identity card", "sri lanka", "හැඳුනුම්පත", "அடையாள அட்டை"}

// appendLankan appends the number of an identity card in its form of twelve
// digits: an old one, of nine digits and a V or X, gets its century and a zero
// before the serial number.
func appendLankan(dst, c []byte) []byte {
	if len(c) != 10 {
		return append(dst, c...)
	}
	dst = append(append(dst, '1', '9'), c[:5]...)
	return append(append(dst, '0'), c[5:9]...)
}

// isSriLankanID reports whether the digits are a year and a day of it; women
// have 500 more.
func isSriLankanID(c []byte) bool {
	if len(c) != 12 && (len(c) != 10 || c[9] != 'V' && c[9] != 'X') {
		return false
	}
	var b [12]byte
	d := appendLankan(b[:0], c)
	if !numeral.IsNumeral(d, 12) {
		return false
	}
	year, day := numeral.Numeral(d[:4]), numeral.Numeral(d[4:7])
	if day > 500 {
		day -= 500
	}
	return 1880 <= year && year <= 2049 && 1 <= day && day <= 366
}

func isSriLankanChecked(c []byte) bool {
	if !isSriLankanID(c) {
		return false
	}
	var b [12]byte
	d := appendLankan(b[:0], c)
	return numeral.IsCheckDigit(d[11], (11-numeral.SumBy(d, 8, 4, 3, 2, 7, 6, 5, 7, 4, 3, 2)%11)%11%10)
}

// isBangladeshiID reports whether the digits have a length that is in use; that
// of seventeen begins with a year.
func isBangladeshiID(d []byte) bool {
	switch len(d) {
	case 10, 13:
		return numeral.IsNumeral(d, len(d)) && d[0] != '0'
	case 17:
		return numeral.IsNumeral(d, 17) && numeral.IsBirthYear(numeral.Numeral(d[:4]))
	}
	return false
}

// isCNIC reports whether 13 digits begin with one of the seven provinces and end
// in a digit of the sex, which is odd for men, even for women and never zero.
func isCNIC(d []byte) bool {
	return numeral.IsNumeral(d, 13) && '1' <= d[0] && d[0] <= '7' && d[12] != '0'
}

// factsOfSriLankan reads the year and day of birth; the day of a woman is higher by 500.
func factsOfSriLankan(s string) (Facts, bool) {
	year, day, short := num(s, 0, 4), num(s, 4, 3), false
	switch len(s) {
	case 12:
	case 10:
		year, day, short = num(s, 0, 2), num(s, 2, 3), true
	default:
		return Facts{}, false
	}
	f := Facts{Year: year, Short: short, Sex: 'M'}
	if day > 500 {
		day, f.Sex = day-500, 'F'
	}
	// The day is counted in a leap year, whatever the year.
	f.Month, f.Day = dayOfLeapYear(day)
	return f, year >= 0 && f.Month > 0
}

// dayOfLeapYear returns the month and day of the nth day of a leap year.
func dayOfLeapYear(n int) (month, day int) {
	for i, days := range [...]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31} {
		if n <= days {
			if n < 1 {
				return 0, 0
			}
			return i + 1, n
		}
		n -= days
	}
	return 0, 0
}
