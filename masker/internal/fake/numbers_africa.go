package fake

// africanNumbers are the numbers of Africa without Egypt.
var africanNumbers = []numbers{
	{label: "ZA_ID_NUMBER", doc: "A date of birth, a sex, a citizenship and a right check digit.", patterns: []string{"{yy}{mm}{dd}####[01]8?"}, check: luhn},
	{label: "NG_NIN", doc: "Eleven digits with a check digit by Verhoeff.", patterns: []string{"[1-9]#########?"}, check: verhoeff},
	{label: "NG_BVN", doc: "22 and nine digits.", patterns: []string{"22#########"}},
	{label: "KE_PIN", doc: "A person or an entity, as before, nine digits and a letter.", patterns: []string{"=[AP]<000000001-999999999>@"}},
	{label: "GH_CARD", doc: "GHA and ten digits; the check digit is not published.", patterns: []string{"GHA[1-9]#########"}},
	{label: "MU_NID", doc: "A letter, a date of birth, six digits and a right check character.", patterns: []string{"@{dd}{mm}{yy}######?"}, check: mauritian},
}

func mauritian(c []byte) bool {
	sum := weighted(c, []int{14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2})
	c[13] = alnum[(17-sum%17)%17]
	return true
}
