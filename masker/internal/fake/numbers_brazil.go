package fake

// brazilianNumbers are the numbers of Brazil.
var brazilianNumbers = []numbers{
	{label: "BR_CPF", doc: "Nine digits and two right check digits.", patterns: []string{"#########??"},
		check: all(weigh(11, lacks11, 10, 9, 8, 7, 6, 5, 4, 3, 2), weigh(11, lacks11, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2))},
	{label: "BR_CNPJ", doc: "A company of digits, or of letters as since 2026, and two right check digits.",
		patterns: []string{"########000[1-5]??", "************??"}, check: cnpj},
	{label: "BR_CNS", doc: "Fifteen digits of the same kind that are right by 11.",
		patterns: []string{"[12]##########00[01]?", "[789]#############?"}, check: cns},
	{label: "BR_PIS", doc: "Ten digits and a right check digit.", patterns: []string{"[12]#########?"}, check: pis},
	{label: "BR_RENAVAM", doc: "Ten digits and a right check digit.", patterns: []string{"[01]#########?"}, check: pis},
	{label: "BR_RG", doc: "As many digits, and X where there was one; the states check them differently.",
		patterns: []string{"[1-5]########", "[1-5]#######X", "[1-9]#######", "[1-9]######X", "[1-9]######"}},
	{label: "BR_TITULO_ELEITORAL", doc: "A serial number, a state and two right check digits.", patterns: []string{"########<01-28>??"}, check: voterTitle},
}

var pis = weigh(11, lacks11, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)

// cnpj computes the two check digits. A letter counts by its place in ASCII,
// less 48 (Receita Federal, CNPJ alfanumérico).
func cnpj(c []byte) bool {
	for k := 12; k < 14; k++ {
		sum := 0
		for i := range k {
			sum += int(c[i]-'0') * ((k-1-i)%8 + 2)
		}
		c[k] = lacks11[sum%11]
	}
	return true
}

func cns(c []byte) bool {
	return weigh(11, missing11, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)(c)
}

// voterTitle computes the check digits of the serial number and of the state. In
// the first two states a remainder of 0 is written as 1.
func voterTitle(c []byte) bool {
	written := left11or0
	if number(c[8:10]) <= 2 {
		written = "11234567890"
	}
	c[10] = written[weighted(c, []int{2, 3, 4, 5, 6, 7, 8, 9})%11]
	c[11] = written[weighted(c[8:], []int{7, 8, 9})%11]
	return true
}
