package fake

import "github.com/privet-go/privet/internal/checksum"

// pacificNumbers are the numbers of Australia and New Zealand.
var pacificNumbers = []numbers{
	{label: "AU_TFN", doc: "As many digits that are right by 11.", patterns: []string{"[1-9]#######?"}, check: weigh(11, left11, 1, 4, 3, 7, 5, 8, 6, 9)},
	{label: "AU_TFN", patterns: []string{"[1-9]######?"}, check: weigh(11, missing11, 10, 7, 8, 4, 6, 3, 5)},
	{label: "AU_ABN", doc: "Two right check digits and nine digits.", patterns: []string{"??#########"}, check: abn},
	{label: "AU_ACN", doc: "Eight digits and a right check digit.", patterns: []string{"[0-6]#######?"}, check: weigh(10, missing10, 8, 7, 6, 5, 4, 3, 2, 1)},
	{label: "AU_MEDICARE", doc: "Eight digits, a right check digit, the issue, and a person where there was one.",
		patterns: []string{"[2-6]#######?[1-9]", "[2-6]#######?[1-9][1-9]"},
		check:    weigh(10, left10, 1, 3, 7, 9, 1, 3, 7, 9)},
	{label: "AU_BSB", doc: "A bank, a state and a branch.", patterns: []string{"<01|03|06|08|11|18|19|30|48|51|57|63|73|76|80|92|94>[2-7]###"}},
	{label: "NZ_IRD", doc: "As many digits with a right check digit.", patterns: []string{"1[0-4]######?"}, check: ird},
	{label: "NZ_IRD", patterns: []string{"[2-9]######?"}, check: ird},
	{label: "NZ_IRD", patterns: []string{"NZ1[0-4]######?"}, check: last(9, ird)},
	{label: "NZ_IRD", patterns: []string{"NZ[2-9]######?"}, check: last(8, ird)},
	{label: "NZ_NHI", doc: "A number of the form of the original, from those that begin with Z and are for tests.",
		patterns: []string{"Z" + nhiSet + nhiSet + "###?"}, check: nhi},
	{label: "NZ_NHI", patterns: []string{"Z" + nhiSet + nhiSet + "##" + nhiSet + "?", nhiSet + nhiSet + nhiSet + "##" + nhiSet + "?"}, check: newNHI},
	{label: "NZ_NHI", patterns: []string{nhiSet + nhiSet + nhiSet + "###?"}, check: nhi},
	{label: "NZ_BANK_ACCOUNT", doc: "A bank and a branch, an account with a right check digit, and a suffix of as many digits.", check: newZealandAccount,
		patterns: []string{"<010902|020108|030104|060103|123140>0[0-8]####?0#", "<010902|020108|030104|060103|123140>0[0-8]####?00#",
			"<010902|020108|030104|060103|123140>00[0-8]####?00#", "<010902|020108|030104|060103|123140>00[0-8]####?000#"}},
}

// abn computes the two digits before a number, with which the weighted sum, the
// first digit less one, is a multiple of 89.
func abn(c []byte) bool {
	return put(c[:2], 99-weighted(c[2:], []int{3, 5, 7, 9, 11, 13, 15, 17, 19})%89)
}

// ird computes the last digit; where it would be 10, other weights count.
func ird(c []byte) bool {
	b := [9]byte{'0', '0', '0', '0', '0', '0', '0', '0', '0'}
	copy(b[9-len(c):], c)
	ok := weigh(11, missing11, 3, 2, 7, 6, 5, 4, 3, 2)(b[:]) || weigh(11, missing11, 7, 4, 3, 2, 5, 2, 7, 6)(b[:])
	c[len(c)-1] = b[8]
	return ok
}

// nhiLetters are the letters of health index numbers; the first counts 1.
const (
	nhiLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
	nhiSet     = "[" + nhiLetters + "]"
)

func nhiSum(c []byte) int {
	sum := 0
	for i, b := range c[:6] {
		v := 1 + indexIn(nhiLetters, b)
		if isDigit(b) {
			v = int(b - '0')
		}
		sum += v * (7 - i)
	}
	return sum
}

func nhi(c []byte) bool {
	c[6] = "-0987654321"[nhiSum(c)%11]
	return c[6] != '-'
}

func newNHI(c []byte) bool {
	c[6] = nhiLetters[22-nhiSum(c)%23]
	return true
}

// newZealandAccount computes the last digit of an account by the rule of most
// banks (Inland Revenue, bank account number validation, algorithms A and B).
// The account has seven digits, or eight where there are seventeen or more.
func newZealandAccount(c []byte) bool {
	switch string(c[:2]) {
	case "08", "09", "25", "26", "28", "29", "31", "33": // other rules
		return false
	}
	n := 7
	if len(c) >= 17 {
		n = 8
	}
	p := [14]byte{0: c[0], 1: c[1], 2: c[2], 3: c[3], 4: c[4], 5: c[5], 6: '0'}
	account := c[6 : 6+n]
	copy(p[14-n:], account)
	branch := []int{0, 0, 6, 3, 7, 9, 0, 0, 10, 5, 8, 4, 2, 1}
	if number(account) >= 990_000 {
		clear(branch[:6])
	}
	isRight := func(d []byte) bool { return checksum.Weighted(d, branch...)%11 == 0 }
	ok := try(13, digits, isRight)(p[:])
	account[n-1] = p[13]
	return ok
}
