package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// spain has the numbers of Spain.
func spain() []Number {
	return []Number{
		{
			Name:   "es-nif",
			Label:  "ES_NIF",
			Doc:    "Eight digits, or seven without the zero in front, and the letter that checks them by 23, or K, L or M, seven digits and such a letter.",
			Region: "ES",
			Source: "Real Decreto 1065/2007, artículos 19 y 20; Orden INT/2058/2008",
			Forms: []Form{{Pattern: "99999999A", Alone: 0.7}, {Pattern: "99999999-A", Alone: 0.93}, {Pattern: "99.999.999-A", Alone: 0.95},
				{Pattern: "99.999.999A", Alone: 0.9}, {Pattern: "99999999 A", Alone: 0.05}, {Pattern: "99 999 999 A", Alone: 0.3},
				{Pattern: "99.999.999 A", Alone: 0.5}, {Pattern: "A9999999A", Alone: 0.4}, {Pattern: "A-9999999-A", Alone: 0.6}, {Pattern: "9999999A",
					Alone: 0.1}, {Pattern: "9999999-A", Alone: 0.6}, {Pattern: "9.999.999-A", Alone: 0.9}},
			Check:       isSpanishNIF,
			FalseAccept: 0.031,
			Beside:      0.98,
			Context:     words("es-nif.context"),
			Headers:     words("es-nif.headers"),
			Fakes:       []Fake{{Doc: "Digits and the right letter.", Patterns: []string{"########?", "#######?", "=[KLM]#######?"}}},
		},
		{
			Name:   "es-nie",
			Label:  "ES_NIE",
			Doc:    "X, Y or Z, seven digits and the letter that checks them by 23, for foreigners.",
			Region: "ES",
			Source: "Real Decreto 557/2011, artículo 206; Orden INT/2058/2008",
			Forms: []Form{{Pattern: "A9999999A", Alone: 0.85}, {Pattern: "A-9999999-A", Alone: 0.95},
				{Pattern: "A-9999999A", Alone: 0.93}, {Pattern: "A9999999-A", Alone: 0.93}, {Pattern: "A 9999999 A", Alone: 0.3}},
			Check:       isNIE,
			FalseAccept: 0.0043,
			Beside:      0.98,
			Context:     []string{"nie", "n.i.e", "número de identidad de extranjero", "extranjero", "tarjeta de residencia", "permiso de residencia"},
			Headers:     []string{"nie", "numero nie", "identidad extranjero", "numero de identidad de extranjero", "es nie"},
			Fakes:       []Fake{{Doc: "X, Y or Z, seven digits and the right letter.", Patterns: []string{"[XYZ]#######?"}}},
		},
		{
			Name:   "es-cif",
			Label:  "ES_CIF",
			Doc:    "The letter of a form of company, seven digits, and a check digit or letter by Luhn.",
			Region: "ES",
			Source: "Orden EHA/451/2008",
			Forms: []Form{{Pattern: "A99999999", Alone: 0.3}, {Pattern: "A-99999999", Alone: 0.75}, {Pattern: "A9999999A", Alone: 0.3},
				{Pattern: "A-9999999-A", Alone: 0.6}, {Pattern: "A9999999-A", Alone: 0.5}},
			Check:       isCIF,
			FalseAccept: 0.04,
			Beside:      0.97,
			Context:     []string{"cif", "c.i.f", "nif", "código de identificación fiscal", "razón social", "empresa"},
			Headers:     []string{"cif", "numero cif", "cif empresa", "es cif"},
			Fakes: []Fake{{
				Doc:      "The same kind of organisation, seven digits and a right check character.",
				Patterns: []string{"=[ABCDEFGHJNPQRSUVW]#######?"},
				Check:    isUsualCIF,
			}},
		},
		{
			Name:   "es-social-security",
			Label:  "ES_SOCIAL_SECURITY",
			Doc:    "A province, eight digits, and two check digits by 97.",
			Region: "ES",
			Source: "Tesorería General de la Seguridad Social, número de afiliación",
			Forms: []Form{{Pattern: "99/99999999/99", Alone: 0.95}, {Pattern: "99/9999999999", Alone: 0.9},
				{Pattern: "99 99999999 99", Alone: 0.85}, {Pattern: "99-99999999-99", Alone: 0.9}, {Pattern: "99 9999999999",
					Alone: 0.7}, {Pattern: "999999999999", Alone: 0.25}},
			Check:       isSpanishSocialSecurity,
			FalseAccept: 0.0058,
			Beside:      0.98,
			Context:     words("es-social-security.context"),
			Headers: []string{"nuss", "seguridad social", "numero seguridad social", "numero de seguridad social", "numero afiliacion",
				"es social security"},
			Fakes: []Fake{{Doc: "A province, eight digits and a right key.", Patterns: []string{"<01-52>[1-9]#######??"}}},
		},
		{
			Name:    "es-passport",
			Label:   "PASSPORT",
			Doc:     "Three letters and six digits, or two letters and seven, beside a word for a passport.",
			Region:  "ES",
			Source:  "Real Decreto 896/2003; Microsoft Purview, Spain passport number",
			Forms:   []Form{{Pattern: "AAA999999", Alone: 0.05}, {Pattern: "AAA 999999", Alone: 0.03}},
			Beside:  0.95,
			Context: []string{"pasaporte", "número de pasaporte", "passport", "passport number"},
			Headers: []string{"numero de pasaporte", "es passport"},
		},
		{
			Name:        "es-driver-license",
			Label:       "DRIVER_LICENSE",
			Doc:         "The number of a Spanish driving licence, which is that of the identity document, beside a word for it.",
			Region:      "ES",
			Source:      "Dirección General de Tráfico, permiso de conducción",
			Forms:       []Form{{Pattern: "99999999A", Alone: 0.02}, {Pattern: "99999999-A", Alone: 0.02}, {Pattern: "A9999999A", Alone: 0.02}},
			Check:       func(c []byte) bool { return isSpanishNIF(c) || isNIE(c) },
			FalseAccept: 0.029,
			Beside:      0.97,
			Reach:       32,
			Context:     []string{"permiso de conducir", "permiso de conducción", "licencia de conducir", "carnet de conducir", "carné de conducir"},
			Headers:     []string{"permiso de conducir", "permiso conducir", "carnet de conducir", "permiso de conducción", "es driver license"},
		},
		{
			Name:   "es-ccc",
			Label:  "ES_CCC",
			Doc:    "A bank, a branch, two check digits by 11, and an account of ten digits.",
			Region: "ES",
			Source: "Consejo Superior Bancario, código cuenta cliente",
			Forms: []Form{{Pattern: "9999-9999-99 9999999999", Alone: 0.97}, {Pattern: "9999 9999 99 9999999999", Alone: 0.97},
				{Pattern: "9999-9999-99-9999999999", Alone: 0.97}, {Pattern: "9999.9999.99.9999999999",
					Alone: 0.95}, {Pattern: "99999999999999999999", Alone: 0.75}},
			Check:       isCCC,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     []string{"ccc", "cuenta", "código cuenta cliente", "cuenta bancaria", "número de cuenta", "entidad", "banco"},
			Headers:     []string{"codigo cuenta cliente", "es ccc"},
			Fakes: []Fake{{
				Doc:      "A bank, an account and two right check digits.",
				Patterns: []string{"<0049|0075|0081|0128|0182|0239|1465|2038|2080|2085|2095|2100|2103|3058|3067>####??##########"},
			}},
		},
	}
}

// dniLetters are the check letters of Spanish identity numbers by the remainder
// of the number by 23.
const dniLetters = "TRWAGMYFPDXBNJZSQVHLCKE"

// isSpanishNIF reports whether the last letter checks the digits before it:
// eight, or seven behind K, L or M for minors, Spaniards abroad and foreigners
// without a NIE.
func isSpanishNIF(c []byte) bool {
	if len(c) != 8 && len(c) != 9 {
		return false
	}
	first, last := 0, len(c)-1
	if last == 8 && (c[0] == 'K' || c[0] == 'L' || c[0] == 'M') {
		first = 1
	}
	n := numeral.Numeral(c[first:last])
	return n > 0 && c[last] == dniLetters[n%23]
}

// isNIE reports whether the last letter checks the number of a foreigner, in
// which X, Y and Z stand for 0, 1 and 2.
func isNIE(c []byte) bool {
	if len(c) != 9 || c[0] < 'X' || c[0] > 'Z' {
		return false
	}
	n := numeral.Numeral(c[1:8])
	if n < 0 {
		return false
	}
	return c[8] == dniLetters[(int(c[0]-'X')*10000000+n)%23]
}

// isCIF reports whether a company's letter is in use and its check character is
// right. Which companies have a digit there and which a letter is told in
// different ways, so that both are taken.
func isCIF(c []byte) bool {
	if len(c) != 9 || !numeral.IsOneOf(c[0], "ABCDEFGHJNPQRSUVW") || !numeral.AreDigits(c[1:8], 7) || numeral.Numeral(c[1:8]) == 0 {
		return false
	}
	sum := 0
	for i, b := range c[1:8] {
		sum += numeral.CrossSum(int(b-'0') * (2 - i%2))
	}
	check := (10 - sum%10) % 10
	return numeral.IsCheckDigit(c[8], check) || c[8] == "JABCDEFGHI"[check]
}

// isSpanishSocialSecurity reports whether the province is one and the last two
// digits are right. A short number is put together with its province without
// the zeros between them.
func isSpanishSocialSecurity(d []byte) bool {
	if len(d) != 12 {
		return false
	}
	province, n, key := numeral.Numeral(d[:2]), numeral.Numeral(d[2:10]), numeral.Numeral(d[10:])
	if n <= 0 || key < 0 || province < 1 || province > 56 && province != 66 {
		return false
	}
	if n < 10000000 {
		return key == (province*10000000+n)%97
	}
	return key == (province*100000000+n)%97
}

// isCCC reports whether both check digits of a Spanish account are right: the
// first for bank and branch, the second for the account.
func isCCC(d []byte) bool {
	if !numeral.AreDigits(d, 20) || numeral.AllSame(d) {
		return false
	}
	check := func(r int) int {
		if r = 11 - r; r >= 10 {
			r = 11 - r // 11 gives 0, and 10 gives 1
		}
		return r
	}
	bank := numeral.Remainder(d[:8], 11, 4, 8, 5, 10, 9, 7, 3, 6)
	account := numeral.Remainder(d[10:], 11, 1, 2, 4, 8, 5, 10, 9, 7, 3, 6)
	return numeral.IsCheckDigit(d[8], check(bank)) && numeral.IsCheckDigit(d[9], check(account))
}

// isUsualCIF reports whether the check character is a letter for public bodies and churches and for companies from abroad, and a digit
// for the others.
func isUsualCIF(c []byte) bool {
	return isCIF(c) && numeral.IsLetter(c[8]) == numeral.IsOneOf(c[0], "NPQRSW")
}
