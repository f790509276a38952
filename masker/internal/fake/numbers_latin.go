package fake

// latinNumbers are the numbers of Latin America without Brazil.
var latinNumbers = []numbers{
	{label: "AR_CBU", doc: "A bank, an account and the check digits of both.", check: all(first(8, cbuBlock), last(14, cbuBlock)),
		patterns: []string{"<007|011|014|015|016|017|020|027|029|034|044|072|150|191|247|259|285|299|301>####?#############?"}},
	{label: "AR_CUIT", doc: "The same kind of taxpayer, eight digits and a right check digit.", patterns: []string{"=<20|23|24|27|30|33|34>########?"},
		check: weigh(11, missing11, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "AR_DNI", doc: "As many digits.", patterns: []string{"[1-5]#######", "[4-9]######"}},
	{label: "AR_TARJETA_SUBE", doc: "6061, eleven digits and a right check digit.", patterns: []string{"6061###########?"}, check: luhn},
	{label: "CL_RUT", doc: "As many digits and a right check character.", patterns: []string{"[4-9]######?", "[12]#######?"}, check: rut},
	{label: "CL_RUT", patterns: []string{"CL[4-9]######?"}, check: last(8, rut)},
	{label: "CL_RUT", patterns: []string{"CL[12]#######?"}, check: last(9, rut)},
	{label: "CO_CEDULA", doc: "As many digits.", patterns: []string{"1#########", "[1-9]#######", "[1-9]######", "[1-9]#####"}},
	{label: "CO_NIT", doc: "As many digits with a right check digit.", patterns: []string{"[1-9]#######?", "[89]########?", "1#########?"},
		check: fromRight(11, "01987654321", 3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71)},
	{label: "PE_DNI", doc: "Eight digits, and a right check digit where there was one.", patterns: []string{"[0-7]#######"}},
	{label: "PE_DNI", patterns: []string{"[0-7]#######?"}, check: weigh(11, "65432110987", 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "PE_RUC", doc: "The same kind of taxpayer, eight digits and a right check digit.", patterns: []string{"=<10|15|17|20>########?"},
		check: weigh(11, missingOr1, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)},
	{label: "EC_CEDULA", doc: "A province, seven digits and a right check digit.", patterns: []string{"<01-24>[0-5]######?"}, check: luhn},
	{label: "UY_CI", doc: "As many digits with a right check digit.", patterns: []string{"[1-5]######?", "[1-9]#####?"},
		check: fromRight(10, missing10, 4, 3, 6, 7, 8, 9, 2)},
	{label: "PY_CI", doc: "As many digits.", patterns: []string{"[1-7]######", "[1-9]#####"}},
	{label: "PY_RUC", doc: "As many digits with a right check digit.", patterns: []string{"[1-9]###?", "[1-9]####?", "[1-9]#####?", "[1-9]######?",
		"[1-9]#######?"},
		check: fromRight(11, lacks11, 2, 3, 4, 5, 6, 7, 8, 9)},
	{label: "VE_RIF", doc: "The same kind of taxpayer, eight digits and a right check digit.", patterns: []string{"=[VEJPGC]########?"}, check: rif},
	{label: "VE_CI", doc: "As many digits of the same kind of person.", patterns: []string{"=[VE][12]#######", "=[VE][1-9]######", "=[VE][1-9]#####"}},
	{label: "MX_CURP", doc: "Letters of a name, a date of birth, a sex, a state and a right check digit.", check: curp,
		patterns: []string{"[A-HJ-NP-Z][AEIOU][A-HJ-NP-Z][A-HJ-NP-Z]{yy}{mm}{dd}[HM]<AS|BC|BS|CC|CS|CH|CL|CM|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE>" +
			consonant + consonant + consonant + "#?"}},
	{label: "MX_RFC", doc: "Letters of a name, a date, and a right check character where there was one.", check: rfc,
		patterns: []string{"[A-HJ-NP-Z][AEIOU][A-HJ-NP-Z][A-HJ-NP-Z]{yy}{mm}{dd}**?", "@@@{yy}{mm}{dd}**?"}},
	{label: "MX_RFC", patterns: []string{"[A-HJ-NP-Z][AEIOU][A-HJ-NP-Z][A-HJ-NP-Z]{yy}{mm}{dd}"}},
	{label: "MX_CLABE", doc: "A bank, an account and a right check digit.",
		patterns: []string{"<002|012|014|021|030|036|044|058|062|072|127|137|166>##############?"}, check: clabe},
	{label: "DO_CEDULA", doc: "A municipality, seven digits and a right check digit.", patterns: []string{"<001-125>#######?"}, check: luhn},
	{label: "GT_NIT", doc: "As many digits and a right check character.", check: fromRight(11, "0K987654321", 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
		patterns: []string{"[1-9]##?", "[1-9]###?", "[1-9]####?", "[1-9]#####?", "[1-9]######?", "[1-9]#######?", "[1-9]########?"}},
	{label: "CR_CEDULA", doc: "As many digits, the first a province.", patterns: []string{"[1-7]########", "0[1-7]########", "[1-7]######", "[1-7]#######"}},
	{label: "SV_NIT", doc: "A place, a date, a serial number and a right check digit.", patterns: []string{"0[1-9][0-3]#{dd}{mm}{yy}<101-999>?"},
		check: salvadoranNIT},
	{label: "SV_NIT", patterns: []string{"SV0[1-9][0-3]#{dd}{mm}{yy}<101-999>?"}, check: last(14, salvadoranNIT)},
}

const consonant = "[BCDFGHJKLMNPQRSTVWXYZ]"

// missingOr1 writes what is missing to a multiple of 11, 10 as 0 and 11 as 1.
const missingOr1 = "10987654321"

var (
	cbuBlock = fromRight(10, missing10, 3, 1, 7, 9)
	rut      = fromRight(11, "0K987654321", 2, 3, 4, 5, 6, 7)
)

func rif(c []byte) bool {
	sum := 4 * (1 + indexIn("VEJPG", c[0]))
	if c[0] == 'C' { // a communal council counts as a company
		sum = 12
	}
	sum += weighted(c[1:], []int{3, 2, 7, 6, 5, 4, 3, 2})
	c[9] = lacks11[sum%11]
	return sum > 0
}

// curp computes the last digit. The alphabet has Ñ behind N.
func curp(c []byte) bool {
	sum := 0
	for i, b := range c[:17] {
		v := value(b)
		if b > 'N' {
			v++
		}
		sum += v * (18 - i)
	}
	c[17] = missing10[sum%10]
	return true
}

// rfc computes the last character. The alphabet has an ampersand behind N, and a
// company, which has three letters, counts as with a space before them.
func rfc(c []byte) bool {
	n := len(c) - 1
	sum := 0
	if n == 11 {
		sum = 37 * 13
	}
	for i, b := range c[:n] {
		v := value(b)
		if b > 'N' {
			v++
		}
		sum += v * (n + 1 - i)
	}
	c[n] = "0A987654321"[sum%11]
	return true
}

func clabe(c []byte) bool {
	sum := 0
	for i, b := range c[:17] {
		sum += int(b-'0') * [3]int{3, 7, 1}[i%3] % 10
	}
	c[17] = missing10[sum%10]
	return true
}

// salvadoranNIT computes the check digit, by other weights for the oldest serial
// numbers.
func salvadoranNIT(c []byte) bool {
	if number(c[10:13]) <= 100 {
		return weigh(11, left11or0, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)(c)
	}
	return weigh(11, lacks11, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)(c)
}
