package numbers

import (
	"slices"

	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// newZealand has the numbers of New Zealand.
func newZealand() []Number {
	return []Number{
		{
			Name:   "nz-ird",
			Label:  "NZ_IRD",
			Doc:    "Eight or nine digits between 10 and 150 million with a right check digit by 11, with the second set of weights where the first gives ten.",
			Region: "NZ",
			Source: "Inland Revenue, resident withholding tax specification, IRD number validation",
			Forms: []Form{{Pattern: "999-999-999", Alone: 0.4}, {Pattern: "99-999-999", Alone: 0.5}, {Pattern: "999 999 999", Alone: 0.2},
				{Pattern: "99 999 999", Alone: 0.1}, {Pattern: "999999999", Alone: 0.03}, {Pattern: "99999999", Alone: 0.03}, {Pattern: "9999999-9",
					Alone: 0.2},
				{Pattern: "99999999-9", Alone: 0.1}, {Pattern: "NZ99999999", Alone: 0.6}, {Pattern: "NZ999999999",
					Alone: 0.6}, {Pattern: "NZ 99-999-999", Alone: 0.9}, {Pattern: "NZ 999-999-999", Alone: 0.9}},
			Check:       isIRD,
			FalseAccept: 0.051,
			Beside:      0.97,
			Context:     []string{"ird", "ird number", "ird no", "inland revenue", "ird #", "tax number"},
			Headers:     []string{"ird", "ird number", "ird no", "nz ird", "inland revenue number"},
			Fakes: []Fake{{Doc: "As many digits with a right check digit.", Patterns: []string{"1[0-4]######?"}},
				{Patterns: []string{"[2-9]######?"}},
				{Patterns: []string{"NZ1[0-4]######?"}},
				{Patterns: []string{"NZ[2-9]######?"}}},
		},
		{
			Name:        "nz-nhi",
			Label:       "NZ_NHI",
			Doc:         "Three letters and four digits, or in the form of 2022 two digits and two letters, with a right check digit or letter.",
			Region:      "NZ",
			Source:      "Health New Zealand, HISO 10046 consumer health identity standard",
			Forms:       []Form{{Pattern: "AAA9999", Alone: 0.15}, {Pattern: "AAA99AA", Alone: 0.3}},
			Check:       isNHI,
			FalseAccept: 0.049,
			Beside:      0.98,
			Context:     []string{"nhi", "nhi number", "nhi no", "national health index", "patient", "hospital number"},
			Headers:     []string{"nhi", "nhi number", "nhi no", "national health index", "nz nhi"},
			Fakes: []Fake{
				{
					Doc:      "A number of the form of the original, from those that begin with Z and are for tests.",
					Patterns: []string{"Z" + nhiSet + nhiSet + "###?"},
				},
				{Patterns: []string{"Z" + nhiSet + nhiSet + "##" + nhiSet + "?", nhiSet + nhiSet + nhiSet + "##" + nhiSet + "?"}},
				{Patterns: []string{nhiSet + nhiSet + nhiSet + "###?"}},
			},
		},
		{
			Name:   "nz-bank-account",
			Label:  "NZ_BANK_ACCOUNT",
			Doc:    "A bank and a branch in its ranges, an account and a suffix, with a right check digit by the rule of that bank.",
			Region: "NZ",
			Source: "Inland Revenue, resident withholding tax specification, bank account number validation",
			Forms: []Form{{Pattern: "99-9999-9999999-99", Alone: 0.95}, {Pattern: "99-9999-9999999-999", Alone: 0.95},
				{Pattern: "99-9999-99999999-99", Alone: 0.9}, {Pattern: "99-9999-99999999-999", Alone: 0.9}, {Pattern: "99 9999 9999999 99", Alone: 0.9},
				{Pattern: "99 9999 9999999 999", Alone: 0.9}, {Pattern: "99-9999-99999999-9999", Alone: 0.9}, {Pattern: "99-9999-9999999-9999",
					Alone: 0.9}, {Pattern: "99-999-9999999-99", Alone: 0.9}, {Pattern: "999999999999999", Alone: 0.2}, {Pattern: "9999999999999999",
					Alone: 0.2},
				{Pattern: "99999999999999999", Alone: 0.1}, {Pattern: "999999999999999999", Alone: 0.1}},
			Check:       isNewZealandAccount,
			FalseAccept: 0.0014,
			Beside:      0.98,
			Context:     words("nz-bank-account.context"),
			Headers:     []string{"nz bank account", "nz account number", "nz account"},
			Fakes: []Fake{
				{Doc: "A bank and a branch, an account with a right check digit, and a suffix of as many digits.",
					Patterns: []string{"<010902|020108|030104|060103|123140>0[0-8]####?0#", "<010902|020108|030104|060103|123140>0[0-8]####?00#",
						"<010902|020108|030104|060103|123140>00[0-8]####?00#", "<010902|020108|030104|060103|123140>00[0-8]####?000#"}, Check: isUsualAccount},
			},
		},
	}
}

// isIRD reports whether the digits, behind NZ or not, are in the range that has
// been given out and end in a right check digit.
func isIRD(c []byte) bool {
	if len(c) > 2 && c[0] == 'N' && c[1] == 'Z' {
		c = c[2:]
	}
	if len(c) != 8 && len(c) != 9 {
		return false
	}
	if n := numeral.Numeral(c); n <= 10_000_000 || n >= 150_000_000 {
		return false
	}
	base := [8]byte{'0', '0', '0', '0', '0', '0', '0', '0'}
	body, check := c[:len(c)-1], int(c[len(c)-1]-'0')
	copy(base[8-len(body):], body)
	r := (11 - checksum.Weighted(base[:], 3, 2, 7, 6, 5, 4, 3, 2)%11) % 11
	if r == 10 {
		r = (11 - checksum.Weighted(base[:], 7, 4, 3, 2, 5, 2, 7, 6)%11) % 11
	}
	return r == check
}

// isNHI weighs letters, which count from 1 without I and O, and digits by the
// weights 7 to 2.
func isNHI(c []byte) bool {
	if len(c) != 7 {
		return false
	}
	sum := 0
	for i, b := range c[:6] {
		v := nhiValue(b)
		if v < 0 || i < 3 && !numeral.IsLetter(b) || (i == 3 || i == 4) && !numeral.IsDigit(b) {
			return false
		}
		sum += v * (7 - i)
	}
	if numeral.IsDigit(c[5]) {
		r := sum % 11
		return r != 0 && numeral.IsDigit(c[6]) && (11-r)%10 == int(c[6]-'0')
	}
	return numeral.IsLetter(c[6]) && 23-sum%23 == nhiValue(c[6])
}

// nhiValue is what a character counts, or -1 for I, O and what is neither a
// letter nor a digit.
func nhiValue(b byte) int {
	switch {
	case numeral.IsDigit(b):
		return int(b - '0')
	case 'A' <= b && b <= 'H':
		return int(b-'A') + 1
	case 'J' <= b && b <= 'N':
		return int(b-'J') + 9
	case 'P' <= b && b <= 'Z':
		return int(b-'P') + 14
	}
	return -1
}

// A newZealandBank is a range of branches of a bank and the letter of its rule.
type newZealandBank struct {
	bank, from, to int
	rule           byte
}

// newZealandBanks is the table of the specification. Rule A becomes B for
// account numbers from 990,000 on; the letters are those of the specification,
// and X stands for a bank without a check.
var newZealandBanks = [...]newZealandBank{
	{1, 1, 999, 'A'}, {1, 1100, 1199, 'A'}, {1, 1800, 1899, 'A'},
	{2, 1, 999, 'A'}, {2, 1200, 1299, 'A'},
	{3, 1, 999, 'A'}, {3, 1300, 1399, 'A'}, {3, 1500, 1599, 'A'}, {3, 1700, 1799, 'A'}, {3, 1900, 1999, 'A'}, {3, 7350, 7399, 'A'},
	{4, 2014, 2024, 'A'},
	{6, 1, 999, 'A'}, {6, 1400, 1499, 'A'},
	{8, 6500, 6599, 'D'}, {9, 0, 0, 'E'}, {10, 5165, 5169, 'A'},
	{11, 5000, 6499, 'A'}, {11, 6600, 8999, 'A'},
	{12, 3000, 3299, 'A'}, {12, 3400, 3499, 'A'}, {12, 3600, 3699, 'A'},
	{13, 4900, 4999, 'A'}, {14, 4700, 4799, 'A'}, {15, 3900, 3999, 'A'}, {16, 4400, 4499, 'A'}, {17, 3300, 3399, 'A'},
	{18, 3500, 3599, 'A'}, {19, 4600, 4649, 'A'}, {20, 4100, 4199, 'A'}, {21, 4800, 4899, 'A'}, {22, 4000, 4049, 'A'},
	{23, 3700, 3799, 'A'}, {24, 4300, 4349, 'A'}, {25, 2500, 2599, 'F'}, {26, 2600, 2699, 'G'}, {27, 3800, 3849, 'A'},
	{28, 2100, 2149, 'G'}, {29, 2150, 2299, 'G'}, {30, 2900, 2949, 'A'}, {31, 2800, 2849, 'X'}, {33, 6700, 6799, 'F'},
	{35, 2400, 2499, 'A'}, {38, 9000, 9499, 'A'}, {88, 8800, 8805, 'A'},
}

// isNewZealandAccount reports whether 14 to 18 digits are an account. The number
// of a branch has four digits, or three where its zero is left out, that of an
// account seven or eight, and the suffix two to four.
func isNewZealandAccount(d []byte) bool {
	if len(d) < 14 || len(d) > 18 || !numeral.AllDigits(d) {
		return false
	}
	switch len(d) {
	case 14:
		return isAccountSplit(d, 3, 7)
	case 15:
		return isAccountSplit(d, 4, 7)
	case 16:
		// With the zero that eight digits begin with, two are left for the suffix.
		return isAccountSplit(d, 4, 7) || d[6] == '0' && isAccountSplit(d, 4, 8)
	case 17:
		return isAccountSplit(d, 4, 8) || isAccountSplit(d, 4, 7)
	}
	return isAccountSplit(d, 4, 8)
}

// isAccountSplit checks a bank, a branch and an account of so many digits, and
// the rest as suffix.
func isAccountSplit(d []byte, branchDigits, accountDigits int) bool {
	bank, branch := numeral.Numeral(d[:2]), numeral.Numeral(d[2:2+branchDigits])
	at := slices.IndexFunc(newZealandBanks[:], func(b newZealandBank) bool { return b.bank == bank && b.from <= branch && branch <= b.to })
	if at < 0 {
		return false
	}
	// The places of the specification: 2 of bank, 4 of branch, 8 of account, 4
	// of suffix, each filled up with zeros from the left.
	var p [18]byte
	for i := range p {
		p[i] = '0'
	}
	rest := d[2+branchDigits:]
	copy(p[:2], d)
	copy(p[6-branchDigits:6], d[2:])
	copy(p[14-accountDigits:14], rest)
	suffix := rest[accountDigits:]
	copy(p[18-len(suffix):], suffix)

	return accountRule(newZealandBanks[at].rule, &p)
}

// accountRule applies the rule of a letter to the places of an account.
func accountRule(rule byte, p *[18]byte) bool {
	switch rule {
	case 'A':
		if numeral.Numeral(p[6:14]) < 990_000 {
			return checksum.Weighted(p[:14], 0, 0, 6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1)%11 == 0
		}
		return checksum.Weighted(p[6:14], 0, 0, 10, 5, 8, 4, 2, 1)%11 == 0
	case 'D':
		return checksum.Weighted(p[7:14], 7, 6, 5, 4, 3, 2, 1)%11 == 0
	case 'E':
		return foldedSum(p, [18]int{10: 5, 11: 4, 12: 3, 13: 2, 17: 1})%11 == 0
	case 'F':
		return checksum.Weighted(p[7:14], 1, 7, 3, 1, 7, 3, 1)%10 == 0
	case 'G':
		return foldedSum(p, [18]int{7: 1, 3, 7, 1, 3, 7, 1, 15: 3, 7, 1})%10 == 0
	}
	return rule == 'X'
}

// foldedSum is the sum of the weighted digits, where the digits of each product
// are added up until one is left.
func foldedSum(p *[18]byte, weights [18]int) int {
	sum := 0
	for i, w := range weights {
		v := int(p[i]-'0') * w
		for v > 9 {
			v = v/10 + v%10
		}
		sum += v
	}
	return sum
}

const nhiLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ"

const nhiSet = "[" + nhiLetters + "]"

// isUsualAccount reports whether an account of seven digits is right, or of eight where there are seventeen digits or more in all.
func isUsualAccount(d []byte) bool {
	if len(d) >= 17 {
		return isNewZealandAccount(d) && isAccountSplit(d, 4, 8)
	}
	return isNewZealandAccount(d) && isAccountSplit(d, 4, 7)
}
