package fake

// easternNumbers are the numbers of central and eastern Europe, of Turkey and of
// Kazakhstan.
var easternNumbers = []numbers{
	{label: "PL_PESEL", doc: "A date of birth, a serial number and a right check digit.", patterns: []string{"{yy}{mm}{dd}####?"},
		check: weigh(10, missing10, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3)},
	{label: "PL_NIP", doc: "Ten digits that are right by 11.", patterns: []string{"PL[1-9]########?"}, check: last(10, nip)},
	{label: "PL_NIP", patterns: []string{"[1-9]########?"}, check: nip},
	{label: "PL_REGON", doc: "Nine or fourteen digits with right check digits.", patterns: []string{"########?"}, check: regon},
	{label: "PL_REGON", patterns: []string{"########?####?"},
		check: all(first(9, regon), weigh(11, left11or0, 2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8))},
	{label: "PL_ID_CARD", doc: "Three letters, a right check digit and five digits.", patterns: []string{"[A-D][A-Z][A-Z]?#####"},
		check: weighInto(3, 10, left10, 7, 3, 1, 0, 7, 3, 1, 7, 3)},
	{label: "CZ_RC", doc: "A date of birth with the sex, and four digits that are right by 11; three before 1954.", patterns: birthNumbers[:1],
		check: rodneCislo, years: birthYears},
	{label: "CZ_RC", patterns: birthNumbers[1:], years: oldBirthYears},
	{label: "SK_RC", doc: "A date of birth with the sex, and four digits that are right by 11; three before 1954.", patterns: birthNumbers[:1],
		check: rodneCislo, years: birthYears},
	{label: "SK_RC", patterns: birthNumbers[1:], years: oldBirthYears},
	{label: "HU_PERSONAL_ID", doc: "A sex, a date of birth, a serial number and a right check digit.", patterns: []string{"[12]{yy}{mm}{dd}###?"},
		check: weigh(11, left11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), years: [2]int{1940, 1996}},
	{label: "HU_TAJ", doc: "Nine digits that are right by 10.", patterns: []string{"[01]#######?"}, check: weigh(10, left10, 3, 7, 3, 7, 3, 7, 3, 7)},
	{label: "RO_CNP", doc: "A sex, a date of birth, a county, a serial number and a right check digit.",
		patterns: []string{"[12]{yy}{mm}{dd}<01-46><001-999>?"},
		check:    weigh(11, "01234567891", 2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9)},
	{label: "BG_EGN", doc: "A date of birth, a serial number and a right check digit.", patterns: []string{"{yy}{mm}{dd}###?"}, check: egn},
	{label: "GR_AMKA", doc: "A date of birth and five digits that pass the Luhn check.", patterns: []string{"{dd}{mm}{yy}####?"}, check: luhn},
	{label: "GR_AFM", doc: "Nine digits that are right by 11.", patterns: []string{"EL[01]#######?", "GR[01]#######?"}, check: last(9, afm)},
	{label: "GR_AFM", patterns: []string{"[01]#######?"}, check: afm},
	{label: "HR_OIB", doc: "Eleven digits with a check digit by MOD 11,10.", patterns: []string{"HR##########?"}, check: last(11, mod1110)},
	{label: "HR_OIB", patterns: []string{"##########?"}, check: mod1110},
	{label: "SI_EMSO", doc: "A date of birth, the same region, a serial number and a right check digit.", patterns: []string{"{dd}{mm}{yyy}=<10-96>###?"},
		check: weigh(11, missing11, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "UA_RNTRC", doc: "The days up to a birth, a serial number and a right check digit.", patterns: []string{"<14611-36500>####?"},
		check: weigh(11, left11or0, -1, 5, 7, 9, 4, 6, 10, 5, 7)},
	{label: "RU_INN", doc: "Twelve digits of a person, or ten of a company, with right check digits.", patterns: []string{"<01-89>########??"},
		check: all(weigh(11, left11or0, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8), weigh(11, left11or0, 3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8))},
	{label: "RU_INN", patterns: []string{"<01-89>#######?"}, check: weigh(11, left11or0, 2, 4, 10, 3, 5, 9, 4, 6, 8)},
	{label: "RU_SNILS", doc: "Nine digits and a right check number.", patterns: []string{"<002-199>######??"},
		check: func(c []byte) bool { return put(c[9:], weighted(c, []int{9, 8, 7, 6, 5, 4, 3, 2, 1})%101%100) }},
	{label: "KZ_IIN", doc: "A date of birth, a sex, a serial number and a right check digit.", patterns: []string{"{yy}{mm}{dd}[34]####?"}, check: iin},
	{label: "TR_NATIONAL_ID", doc: "Nine digits and two right check digits.", patterns: []string{"[1-9]########??"}, check: turkish},
}

// The numbers of Czechia and Slovakia, of ten digits since 1954. The month of a
// woman is 50 more.
var (
	birthNumbers  = []string{"{yy}{mm:50}{dd}###?", "{yy}{mm:50}{dd}###"}
	birthYears    = [2]int{1954, 1999}
	oldBirthYears = [2]int{1920, 1953}
)

var (
	nip   = weigh(11, left11, 6, 5, 7, 2, 3, 4, 5, 6, 7)
	regon = weigh(11, left11or0, 8, 9, 2, 3, 4, 5, 6, 7)
	egn   = weigh(11, left11or0, 2, 4, 8, 5, 10, 9, 7, 3, 6)
	afm   = weigh(11, left11or0, 256, 128, 64, 32, 16, 8, 4, 2)
)

// rodneCislo computes the last digit, with which the number is a multiple of 11.
func rodneCislo(c []byte) bool {
	c[9] = left11[number(c[:9])%11]
	return c[9] != '-'
}

func iin(c []byte) bool {
	return weigh(11, left11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)(c) || weigh(11, left11, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2)(c)
}

// turkish computes the tenth digit from the sums of those in odd and in even
// places, and the eleventh from all.
func turkish(c []byte) bool {
	return weigh(10, left10, 7, -1, 7, -1, 7, -1, 7, -1, 7)(c) && weigh(10, left10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)(c)
}
