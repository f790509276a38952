package fake

// canadianNumbers are the numbers of Canada.
var canadianNumbers = []numbers{
	{label: "CA_SIN", doc: "Nine digits that pass the Luhn check.", patterns: []string{"[1-79]#######?"}, check: luhn},
	{label: "CA_BN", doc: "Nine digits that pass the Luhn check, with the same kind of account behind them.",
		patterns: []string{"[1-9]#######?", "[1-9]#######?=<RC|RD|RG|RM|RN|RP|RR|RT|RZ><0001-0009>"}, check: first(9, luhn)},
	{label: "CA_PR_CARD", doc: "As many digits.", patterns: []string{"=[PR]A#######", "=[PR]A##########"}},
	{label: "CA_BC_PHN", doc: "9, eight digits and a right check digit.", patterns: []string{"9########?"}, check: phn},
	{label: "CA_OHIP", doc: "Ten digits that pass the Luhn check, and as many letters.",
		patterns: []string{"[1-9]########?", "[1-9]########?@", "[1-9]########?@@"},
		check:    first(10, luhn)},
	{label: "CA_QC_HIN", doc: "Four letters, a date of birth with the sex, and a right check digit.", patterns: []string{"@@@@{yy}{mm:50}{dd}[1-9]?"},
		check: ramq},
	{label: "CA_BANK_ACCOUNT", doc: "A transit number, an institution and an account of as many digits.", patterns: []string{
		canadianBank + "#####", canadianBank + "######", canadianBank + "#######", canadianBank + "########", canadianBank + "#########",
		canadianBank + "##########", canadianBank + "###########", canadianBank + "############"}},
}

const canadianBank = "<00001-99999><001|002|003|004|006|010|016|039>"

func phn(c []byte) bool {
	sum := 0
	for i, w := range [8]int{2, 4, 8, 5, 10, 9, 7, 3} {
		sum += int(c[i+1]-'0') * w % 11
	}
	c[9] = missing11[sum%11]
	return c[9] != '-'
}

// ramq computes the check digit for a birth in the last century: letters count
// as two digits, with a gap before S, and the year as four.
func ramq(c []byte) bool {
	digit := func(i int) int { return int(c[i] - '0') }
	sum := 1*5 + 9*3 + digit(4) + digit(5)*3 + digit(6)*5 + digit(7)*7 + digit(8)*6 + digit(9)*9 + digit(10)
	for i, w := range [4][2]int{{7, 1}, {1, 3}, {9, 7}, {3, 9}} {
		v := int(c[i]-'A') + 1
		if v >= 19 {
			v++
		}
		sum += v/10*w[0] + v%10*w[1]
	}
	c[11] = left10[sum%10]
	return true
}
