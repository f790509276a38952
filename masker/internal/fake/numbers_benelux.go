package fake

import "github.com/privet-go/privet/internal/checksum"

// beneluxNumbers are the numbers of the Netherlands, Belgium and Luxembourg.
var beneluxNumbers = []numbers{
	{label: "NL_BSN", doc: "Nine digits, or eight, that are right by 11.", patterns: []string{"[1-9]#######?"}, check: bsn},
	{label: "NL_BSN", patterns: []string{"[1-9]######?"}, check: weigh(11, "-123456789-", 8, 7, 6, 5, 4, 3, 2)},
	{label: "NL_BTW", doc: "Nine digits that are right by 11 and a number behind B.", patterns: []string{"NL[1-9]#######?B<01-99>"}, check: within(2, 11, bsn)},
	{label: "NL_BTW", patterns: []string{"[1-9]#######?B<01-99>"}, check: first(9, bsn)},
	{label: "BE_NATIONAL_NUMBER", doc: "A date of birth, a serial number and right check digits.", patterns: []string{"{yy}{mm}{dd}<001-997>??"},
		check: func(c []byte) bool { return put(c[9:], 97-number(c[:9])%97) }},
	{label: "LU_MATRICULE", doc: "A date of birth, a serial number and two right check digits.", patterns: []string{"{yyyy}{mm}{dd}###??"}, check: matricule},
}

var bsn = weigh(11, left11, 9, 8, 7, 6, 5, 4, 3, 2)

// matricule computes the check digit by Luhn and that by Verhoeff, which stand
// behind the same eleven digits.
func matricule(c []byte) bool {
	var b [12]byte
	copy(b[:], c[:11])
	ok := try(11, digits, checksum.Luhn)(b[:])
	c[11] = b[11]
	ok = ok && try(11, digits, checksum.Verhoeff)(b[:])
	c[12] = b[11]
	return ok
}
