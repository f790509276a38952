package fake

// vatNumbers are the VAT numbers of the European Union (VIES, VAT number
// structure). The country stays, and with it the form.
var vatNumbers = []numbers{
	{label: "VAT_NUMBER", doc: "A number of the same country and form with right check digits.", patterns: []string{"ATU#######?"},
		check: last(8, austrianVAT)},
	{label: "VAT_NUMBER", patterns: []string{"BE0[1-9]######??"}, check: last(10, func(c []byte) bool { return put(c[8:], 97-number(c[:8])%97) })},
	{label: "VAT_NUMBER", patterns: []string{"BG########?"}, check: last(9, bulgarianVAT)},
	{label: "VAT_NUMBER", patterns: []string{"BG{yy}{mm}{dd}###?"}, check: last(10, egn)},
	{label: "VAT_NUMBER", patterns: []string{"CY<10|30|40|50|60|90>######?"}, check: last(9, cypriotVAT)},
	{label: "VAT_NUMBER", patterns: []string{"CZ[1-8]######?"}, check: last(8, weigh(11, "10987654321", 8, 7, 6, 5, 4, 3, 2))},
	{label: "VAT_NUMBER", patterns: []string{"CZ{yy}{mm:50}{dd}###?"}, check: last(10, rodneCislo), years: birthYears},
	{label: "VAT_NUMBER", patterns: []string{"CZ{yy}{mm:50}{dd}###"}, years: oldBirthYears},
	{label: "VAT_NUMBER", patterns: []string{"DE[1-9]#######?"}, check: last(9, mod1110)},
	{label: "VAT_NUMBER", patterns: []string{"DK[1-9]######?"}, check: last(8, weigh(11, missing11, 2, 7, 6, 5, 4, 3, 2))},
	{label: "VAT_NUMBER", patterns: []string{"EE[1-9]#######?"}, check: last(9, weigh(10, missing10, 3, 7, 1, 3, 7, 1, 3, 7))},
	{label: "VAT_NUMBER", patterns: []string{"EL[01]#######?"}, check: last(9, afm)},
	{label: "VAT_NUMBER", patterns: []string{"ES########?"}, check: last(9, spanishNIF)},
	{label: "VAT_NUMBER", patterns: []string{"ES=[XYZ]#######?"}, check: last(9, nie)},
	{label: "VAT_NUMBER", patterns: []string{"ES=[ABCDEFGHJNPQRSUVW]#######?"}, check: last(9, cif)},
	{label: "VAT_NUMBER", patterns: []string{"FI[0-3]######?"}, check: last(8, weigh(11, missing11, 7, 9, 10, 5, 8, 4, 2))},
	{label: "VAT_NUMBER", patterns: []string{"FR??[3-9]#######?"}, check: last(11, frenchVAT)},
	{label: "VAT_NUMBER", patterns: []string{"HR##########?"}, check: last(11, mod1110)},
	{label: "VAT_NUMBER", patterns: []string{"HU[1-9]######?"}, check: last(8, weigh(10, missing10, 9, 7, 3, 1, 9, 7, 3))},
	{label: "VAT_NUMBER", patterns: []string{"IE<0000001-9999999>?"}, check: last(8, ppsn)},
	{label: "VAT_NUMBER", patterns: []string{"IE<0000001-9999999>?[A-IW]"}, check: last(9, ppsn)},
	{label: "VAT_NUMBER", patterns: []string{"IE[1-9]@#####?"}, check: last(8, oldIrishVAT)},
	{label: "VAT_NUMBER", patterns: []string{"IT0######<001-100>?"}, check: last(11, luhn)},
	{label: "VAT_NUMBER", patterns: []string{"LT[1-9]######1?"}, check: last(9, lithuanianVAT)},
	{label: "VAT_NUMBER", patterns: []string{"LT[1-9]#########1?"}, check: last(12, lithuanianVAT)},
	{label: "VAT_NUMBER", patterns: []string{"LU[1-9]#####??"}, check: last(8, func(c []byte) bool { return put(c[6:], number(c[:6])%89) })},
	{label: "VAT_NUMBER", patterns: []string{"LV[4-9]#########?"}, check: last(11, latvianCompany)},
	{label: "VAT_NUMBER", patterns: []string{"MT[1-9]#####??"},
		check: last(8, func(c []byte) bool { return put(c[6:], 37-weighted(c, []int{3, 4, 6, 7, 8, 9})%37) })},
	{label: "VAT_NUMBER", patterns: []string{"NL[1-9]#######?B<01-99>"}, check: within(2, 11, bsn)},
	{label: "VAT_NUMBER", patterns: []string{"PL[1-9]########?"}, check: last(10, nip)},
	{label: "VAT_NUMBER", patterns: []string{"PT=[1235689]#######?"}, check: last(9, portugueseNIF)},
	{label: "VAT_NUMBER", patterns: []string{"RO[1-9]?", "RO[1-9]#?", "RO[1-9]##?", "RO[1-9]###?", "RO[1-9]####?", "RO[1-9]#####?", "RO[1-9]######?",
		"RO[1-9]#######?", "RO[1-9]########?"},
		check: romanianVAT},
	{label: "VAT_NUMBER", patterns: []string{"SE[5-9]#[2-9]######?01"}, check: within(2, 12, luhn)},
	{label: "VAT_NUMBER", patterns: []string{"SI[1-9]######?"}, check: last(8, weigh(11, "-0987654321", 8, 7, 6, 5, 4, 3, 2))},
	{label: "VAT_NUMBER", patterns: []string{"SK[1-9]#[234789]######?"}, check: last(10, slovakVAT)},
	{label: "VAT_NUMBER", patterns: []string{"XI<100-999>####??"}, check: last(9, ukVAT)},
}

func austrianVAT(c []byte) bool {
	c[7] = left10[(96-folded(c, 1, 2, 1, 2, 1, 2, 1))%10]
	return true
}

func bulgarianVAT(c []byte) bool {
	return weigh(11, left11, 1, 2, 3, 4, 5, 6, 7, 8)(c) || weigh(11, left11or0, 3, 4, 5, 6, 7, 8, 9, 10)(c)
}

// cypriotVAT computes the last letter; digits in odd places count as in a fiscal
// code of Italy.
func cypriotVAT(c []byte) bool {
	sum := 0
	for i, b := range c[:8] {
		v := int(b - '0')
		if i%2 == 0 {
			v = fiscalOdd[v]
		}
		sum += v
	}
	c[8] = letters[sum%26]
	return true
}

// oldIrishVAT computes the letter of a number with a letter in its second place,
// which does not count, and its first digit in the seventh.
func oldIrishVAT(c []byte) bool {
	b := [8]byte{'0', c[2], c[3], c[4], c[5], c[6], c[0]}
	ok := ppsn(b[:])
	c[7] = b[7]
	return ok
}

func lithuanianVAT(c []byte) bool {
	n := len(c) - 1
	sum, other := 0, 0
	for i, b := range c[:n] {
		sum += int(b-'0') * (1 + i%9)
		other += int(b-'0') * (1 + (i+2)%9)
	}
	if sum %= 11; sum == 10 {
		sum = other % 11 % 10
	}
	c[n] = left10[sum]
	return true
}

func romanianVAT(c []byte) bool {
	c = c[2:]
	n := len(c) - 1
	weights := [9]int{7, 5, 3, 2, 1, 7, 5, 3, 2}
	c[n] = left10[weighted(c, weights[9-n:])*10%11%10]
	return true
}

// slovakVAT computes the digit with which the number is a multiple of 11.
func slovakVAT(c []byte) bool {
	c[9] = missing11[number(c[:9])*10%11]
	return c[9] != '-'
}
