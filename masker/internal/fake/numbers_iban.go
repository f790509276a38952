package fake

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numbers"
)

// accounts are the forms of the account numbers behind the first four characters
// of an IBAN (SWIFT IBAN registry, ISO 13616-1), by country, each with the check
// of the country where it has one and more than a few banks keep to it. A letter
// or a digit that may be either is of the same kind as before.
var accounts = []struct {
	country string
	pattern string
	check   check // of the whole IBAN
}{
	{"AD", "00##20##************", nil}, {"AE", "0##################", nil}, {"AL", "########****************", nil},
	{"AT", "################", nil}, {"AZ", "@@@@********************", nil}, {"BA", "##############??", after4(mod97Key)},
	{"BE", "##########??", after4(belgianAccount)}, {"BG", "@@@@######********", nil}, {"BH", "@@@@**************", nil},
	{"BI", "#######################", nil}, {"BR", "#######################@*", nil}, {"BY", "****####****************", nil},
	{"CH", "0####************", nil}, {"CR", "0#################", nil}, {"CY", "########****************", nil},
	{"CZ", "<0100|0300|0600|0710|0800|2010|2700|3030|5500|" +
		"6210>00000?#########?", after4(czechAccount)}, {"DE", "[1-8]#################", nil}, {"DJ", "#######################", nil},
	{"DK", "##############", nil}, {"DO", "****####################", nil}, {"EE", "###############?", estonianAccount},
	{"EG", "#########################", nil}, {"ES", "<0049|0075|0081|0128|0182|0239|1465|2038|2080|2085|2095|2100|2103|3058|" +
		"3067>####??##########", after4(ccc)},
	{"FI", "[1-8]############?", after4(luhn)}, {"FK", "@@############", nil}, {"FO", "##############", nil},
	{"FR", "##########***********??", after4(rib)}, {"GB", "@@@@##############", nil}, {"GE", "@@################", nil},
	{"GI", "@@@@***************", nil}, {"GL", "##############", nil}, {"GR", "#######****************", nil},
	{"GT", "************************", nil}, {"HN", "@@@@####################", nil}, {"HR", "######?#########?", after4(croatianAccount)},
	{"HU", "#######?###############?", after4(hungarianAccount)}, {"IE", "@@@@##############", nil}, {"IL", "###################", nil},
	{"IQ", "@@@@###############", nil}, {"IS", "######################", nil}, {"IT", "?##########************", after4(cin)},
	{"JO", "@@@@####******************", nil}, {"KW", "@@@@**********************", nil}, {"KZ", "###*************", nil},
	{"LB", "####********************", nil}, {"LC", "@@@@************************", nil}, {"LI", "#####************", nil},
	{"LT", "################", nil}, {"LU", "###*************", nil}, {"LV", "@@@@*************", nil}, {"LY", "#####################", nil},
	{"MC", "##########***********??", after4(rib)}, {"MD", "********************", nil}, {"ME", "################??", after4(mod97Key)},
	{"MK", "###**********??", after4(mod97Key)}, {"MN", "################", nil}, {"MR", "#######################", nil},
	{"MT", "@@@@#####******************", nil}, {"MU", "@@@@################000@@@", nil}, {"NI", "@@@@####################", nil},
	{"NL", "@@@@0#########", nil}, {"NO", "[1-9]#########?", after4(weigh(11, left11, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9))}, {"OM", "###****************", nil},
	{"PK", "@@@@****************", nil}, {"PL", "#######?################", after4(weigh(10, missing10, 3, 9, 7, 1, 3, 9, 7))},
	{"PS", "@@@@*********************", nil}, {"PT", "<0007|0010|0018|0019|0023|0033|0035|0036|0045|0065|0079>###############??", after4(mod97Key)},
	{"QA", "@@@@*********************", nil}, {"RO", "@@@@****************", nil}, {"RS", "################??", after4(mod97Key)},
	{"RU", "##############***************", nil}, {"SA", "##******************", nil}, {"SC", "@@@@####################@@@", nil},
	{"SD", "##############", nil}, {"SE", "####################", nil}, {"SI", "#############??", after4(mod97Key)},
	{"SK", "<0200|0900|1100|1111|3100|5200|5600|6500|7500|" +
		"8330>00000?#########?", after4(czechAccount)}, {"SM", "?##########************", after4(cin)}, {"SO", "###################", nil},
	{"ST", "#####################", nil}, {"SV", "@@@@####################", nil}, {"TL", "#################??", after4(mod97Key)},
	{"TN", "####################", nil}, {"TR", "00###0****************", nil}, {"UA", "######*******************", nil},
	{"VA", "##################", nil}, {"VG", "@@@@################", nil}, {"XK", "##############??", after4(mod97Key)},
	{"YE", "@@@@####******************", nil},
}

// ibanNumbers are the rows of the IBANs.
func ibanNumbers() (rows []numberRow) {
	for _, a := range accounts {
		check := iban
		if a.check != nil {
			check = all(a.check, iban)
		}
		rows = append(rows, numberRow{label: "IBAN", doc: "An account in the same country of its form and with right check digits, those of the " +
			"country among them.",
			patterns: []string{a.country + "??" + a.pattern}, check: check})
	}
	return rows
}

// iban computes the check digits behind the country (ISO 13616-1).
func iban(c []byte) bool {
	c[2], c[3] = '0', '0'
	var b [longest]byte
	n := copy(b[:], c[4:])
	n += copy(b[n:], c[:4])
	return put(c[2:4], 98-checksum.Mod97(b[:n]))
}

// after4 asks a check about what stands behind the country and its check digits.
func after4(f check) check { return func(c []byte) bool { return f(c[4:]) } }

// estonianAccount computes the last digit, for which the two digits of the bank
// do not count.
func estonianAccount(c []byte) bool { return fromRight(10, missing10, 7, 3, 1)(c[6:]) }

// belgianAccount computes two digits by 97, 0 written as 97.
func belgianAccount(c []byte) bool {
	n := number(c[:10]) % 97
	if n == 0 {
		n = 97
	}
	return put(c[10:], n)
}

// rib computes the key of a French account, whose letters count by their place
// on a telephone: A and J as 1, B, K and S as 2.
func rib(c []byte) bool {
	of := func(part []byte) int {
		n := 0
		for _, b := range part {
			v := int(b - '0')
			if isLetter(b) {
				v = int("12345678912345678923456789"[b-'A'] - '0')
			}
			n = n*10 + v
		}
		return n
	}
	return put(c[21:], 97-(89*of(c[:5])+15*of(c[5:10])+3*of(c[10:21]))%97)
}

// cin computes the letter before an Italian account, as the last letter of a
// fiscal code is; letters and digits count alike.
func cin(c []byte) bool {
	c[0] = numbers.FiscalLetter(c[1:])
	return true
}

// croatianAccount computes the check digits of the bank and of the account.
func croatianAccount(c []byte) bool { return mod1110(c[:7]) && mod1110(c[7:]) }

// hungarianAccount computes the check digits of the branch and of the account.
func hungarianAccount(c []byte) bool {
	return weigh(10, missing10, 9, 7, 3, 1, 9, 7, 3)(c) && weigh(10, missing10, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3)(c[8:])
}

// czechAccount computes the last digits of the prefix, which may be all zeros,
// and of the account.
func czechAccount(c []byte) bool {
	return weigh(11, missing11, 10, 5, 8, 4, 2)(c[4:10]) && weigh(11, missing11, 6, 3, 7, 9, 10, 5, 8, 4, 2)(c[10:])
}

// ccc computes the check digit of bank and branch, and that of the account.
func ccc(c []byte) bool {
	const written = "01987654321" // by the remainder: 11 less it, 10 as 1 and 11 as 0
	return weighInto(8, 11, written, 4, 8, 5, 10, 9, 7, 3, 6)(c) &&
		weighInto(9, 11, written, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 5, 10, 9, 7, 3, 6)(c)
}

// mod97Key computes two digits at the end by MOD 97-10 (ISO/IEC 7064).
func mod97Key(c []byte) bool {
	n := len(c)
	c[n-2], c[n-1] = '0', '0'
	return put(c[n-2:], 98-checksum.Mod97(c))
}
