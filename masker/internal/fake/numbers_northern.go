package fake

// northernNumbers are the numbers of the Nordic and the Baltic countries.
var northernNumbers = []numbers{
	{label: "DK_CPR", doc: "A date of birth and four digits that are right by 11.", patterns: []string{"{dd}{mm}{yy}[0-3]##?"},
		check: weigh(11, missing11, 4, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "NO_FODSELSNUMMER", doc: "A date of birth, a number of its century and two right check digits.", patterns: []string{"{dd}{mm}{yy}<000-499>??"},
		check: all(weigh(11, missing11, 3, 7, 6, 1, 8, 9, 4, 5, 2), weigh(11, missing11, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2))},
	{label: "NO_KONTONR", doc: "An account with a right check digit.", patterns: []string{"[1-9]#########?"},
		check: weigh(11, left11, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9)},
	{label: "NO_KONTONR", patterns: []string{"[1-9]#####?"}, check: luhn},
	{label: "SE_PERSONNUMMER", doc: "A date of birth, with the century where there was one, a serial number and a right check digit.",
		patterns: []string{"{yy}{mm}{dd}###?", "{yyyy}{mm}{dd}###?"}, check: last(10, luhn)},
	{label: "SE_ORGANISATIONSNUMMER", doc: "Ten digits of an organisation that pass the Luhn check.", patterns: []string{"[5-9]#[2-9]######?"}, check: luhn},
	{label: "FI_PERSONAL_IDENTITY_CODE", doc: "A date of birth of the same century, a serial number and the right character.",
		patterns: []string{"{dd}{mm}{yy}<002-899>?", "{dd}{mm}{yy}=[UVWXY]<002-899>?"}, check: henkilotunnus},
	{label: "FI_PERSONAL_IDENTITY_CODE", patterns: []string{"{dd}{mm}{yy}=[A-F]<002-899>?"}, check: henkilotunnus, years: [2]int{2000, 2019}},
	{label: "FI_BUSINESS_ID", doc: "Seven digits and a right check digit.", patterns: []string{"[0-3]######?"},
		check: weigh(11, missing11, 7, 9, 10, 5, 8, 4, 2)},
	{label: "IS_KENNITALA", doc: "A date of birth, a number, a right check digit and the century.", patterns: []string{"{dd}{mm}{yy}<20-99>?9"},
		check: weigh(11, missing11, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "EE_IK", doc: "A sex, a date of birth, a serial number and a right check digit.", patterns: []string{"[34]{yy}{mm}{dd}###?"}, check: baltic},
	{label: "LT_ASMENS", doc: "A sex, a date of birth, a serial number and a right check digit.", patterns: []string{"[34]{yy}{mm}{dd}###?"}, check: baltic},
	{label: "LV_PERSONAL_CODE", doc: "A date of birth, or 32 in its place as in the codes since 2017, a serial number and a right check digit.",
		patterns: []string{"32########?", "{dd}{mm}{yy}1###?"}, check: latvian},
	{label: "LV_PERSONAL_CODE", patterns: []string{"LV{dd}{mm}{yy}1###?"}, check: last(11, latvian)},
	{label: "LV_PERSONAL_CODE", patterns: []string{"LV[4-9]#########?"}, check: last(11, latvianCompany)},
}

func henkilotunnus(c []byte) bool {
	n := len(c) - 1
	born, serial := number(c[:6]), number(c[n-3:n])
	if born < 0 || serial < 0 {
		return false
	}
	c[n] = "0123456789ABCDEFHJKLMNPRSTUVWXY"[(born*1000+serial)%31]
	return true
}

// baltic computes the check digit of Estonia and Lithuania: a remainder of 10 is
// tried again with other weights, and then counts 0.
func baltic(c []byte) bool {
	return weigh(11, left11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1)(c) || weigh(11, left11or0, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3)(c)
}

var (
	latvian        = weigh(11, "12345678900", 10, 5, 8, 4, 2, 1, 6, 3, 7, 9)
	latvianCompany = weigh(11, "3210-987654", 9, 1, 4, 8, 3, 10, 2, 5, 7, 6)
)
