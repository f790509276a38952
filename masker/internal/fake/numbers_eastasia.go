package fake

// eastAsianNumbers are the numbers of eastern Asia.
var eastAsianNumbers = []numbers{
	{label: "CN_RESIDENT_ID", doc: "A county, a date of birth, a serial number and a right check character.",
		patterns: []string{"<110101|110105|110108|120101|120104|130102|140105|210102|220102|230103|310101|310104|310115|320102|320106|320505|330102|330106|340104|350102|350203|360102|" +
			"370102|370203|410105|420102|420106|430102|440103|440106|440305|450103|460105|500103|510104|510107|520102|530102|610103|610113|620102>{yyyy}{mm}{dd}###?"},
		check: weigh(11, "10X98765432", 7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)},
	{label: "CN_USCC", doc: "The same kind of entity, a county, an organisation and a right check character.", check: socialCredit,
		patterns: []string{"=[159]=[1239]<110105|110108|120104|310104|310115|320106|330106|350203|370203|420106|440106|440305|510107|610113>" +
			socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet + socialCreditSet +
			socialCreditSet + socialCreditSet + "?"}},
	{label: "HK_ID", doc: "As many letters, six digits and a right check character.", patterns: []string{"[A-HJ-NPR-TV-Z]######?"}, check: hongKong},
	{label: "HK_ID", patterns: []string{"[WX][A-HJ-NP-Z]######?"}, check: hongKong},
	{label: "TW_NATIONAL_ID", doc: "A place, a sex, seven digits and a right check digit.",
		patterns: []string{"[A-HJ-KM-QT-XZ][12]#######?", "[A-HJ-KM-QT-XZ][89]#######?", "[A-HJ-KM-QT-XZ][A-D]#######?"},
		check:    taiwanese},
	{label: "TW_UBN", doc: "Eight digits with a right sum.", patterns: []string{"[1-9]######?"}, check: try(-1, digits, isTaiwaneseBusiness)},
	{label: "KR_RRN", doc: "A date of birth, a sex, a place and a right check digit.", patterns: []string{"{yy}{mm}{dd}[12]<00-95>###?"},
		check: weigh(11, missingOr1, 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)},
	{label: "KR_FRN", doc: "A date of birth, a foreigner's sex and a right check digit.", patterns: []string{"{yy}{mm}{dd}[56]#####?"},
		check: weigh(11, "32109876543", 2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5)},
	{label: "KR_BRN", doc: "A tax office, a kind of business, a serial number and a right check digit.",
		patterns: []string{"<101-620><01-89><0001-9999>?"}, check: koreanBusiness},
	{label: "JP_MY_NUMBER", doc: "Eleven digits and a right check digit.", patterns: []string{"###########?"},
		check: weigh(11, lacks11, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "JP_CORPORATE_NUMBER", doc: "A right check digit and twelve digits.", patterns: []string{"?[0-8]###########"},
		check: weighInto(0, 9, "987654321", 0, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1)},
}

const (
	socialCreditAlphabet = "0123456789ABCDEFGHJKLMNPQRTUWXY"
	socialCreditSet      = "[" + socialCreditAlphabet + "]"
)

// socialCredit computes the last character by powers of 3 (GB 32100-2015).
func socialCredit(c []byte) bool {
	sum, w := 0, 1
	for _, b := range c[:17] {
		v := indexIn(socialCreditAlphabet, b)
		if v < 0 {
			return false
		}
		sum += v * w
		w = w * 3 % 31
	}
	c[17] = socialCreditAlphabet[(31-sum%31)%31]
	return true
}

// hongKong computes the last character. A number with one letter counts as with
// a space before it, whose value is 36.
func hongKong(c []byte) bool {
	n := len(c) - 1
	sum := 0
	if n == 7 {
		sum = 36 * 9
	}
	for i, b := range c[:n] {
		sum += value(b) * (n + 1 - i)
	}
	c[n] = "0A987654321"[sum%11]
	return true
}

// taiwanese computes the last digit. The letter of a place counts as two digits,
// in an order of its own; the letters of foreigners before 2021 as the second of
// them.
func taiwanese(c []byte) bool {
	place := indexIn("ABCDEFGHJKLMNPQRSTUVXYWZIO", c[0]) + 10
	second := int(c[1] - '0')
	if isLetter(c[1]) {
		second = int(c[1] - 'A')
	}
	sum := place/10 + place%10*9 + second*8 + weighted(c[2:], []int{7, 6, 5, 4, 3, 2, 1})
	c[9] = missing10[sum%10]
	return true
}

// isTaiwaneseBusiness adds the digits of the products; a 7 in the seventh place
// gives 10, of which either digit may count.
func isTaiwaneseBusiness(c []byte) bool {
	sum := folded(c, 1, 2, 1, 2, 1, 2, 4, 1)
	return sum%5 == 0 || c[6] == '7' && (sum+1)%5 == 0
}

func koreanBusiness(c []byte) bool {
	sum := weighted(c, []int{1, 3, 7, 1, 3, 7, 1, 3, 5}) + 5*value(c[8])/10
	c[9] = missing10[sum%10]
	return true
}
