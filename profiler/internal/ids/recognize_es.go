package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// IberianRecognizers find numbers that Spain and Portugal give out.
func IberianRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "es-nif",
			Label:  "ES_NIF",
			Doc:    "Eight digits, or seven without the zero in front, and the letter that checks them by 23, or K, L or M, seven digits and such a letter.",
			Region: "ES",
			Source: "Real Decreto 1065/2007, artículos 19 y 20; Orden INT/2058/2008",
			Shapes: []spec.Shape{{Pattern: "99999999A", Alone: 0.7}, {Pattern: "99999999-A", Alone: 0.93}, {Pattern: "99.999.999-A", Alone: 0.95},
				{Pattern: "99.999.999A", Alone: 0.9}, {Pattern: "99999999 A", Alone: 0.05}, {Pattern: "99 999 999 A", Alone: 0.3},
				{Pattern: "99.999.999 A", Alone: 0.5}, {Pattern: "A9999999A", Alone: 0.4}, {Pattern: "A-9999999-A", Alone: 0.6}, {Pattern: "9999999A",
					Alone: 0.1}, {Pattern: "9999999-A", Alone: 0.6}, {Pattern: "9.999.999-A", Alone: 0.9}},
			Check:       isSpanishNIF,
			FalseAccept: 0.031,
			Beside:      0.98,
			Context:     lists.Words("ids", "es-nif.context"),
			Headers:     lists.Words("ids", "es-nif.headers"),
		},
		{
			Name:   "es-nie",
			Label:  "ES_NIE",
			Doc:    "X, Y or Z, seven digits and the letter that checks them by 23, for foreigners.",
			Region: "ES",
			Source: "Real Decreto 557/2011, artículo 206; Orden INT/2058/2008",
			Shapes: []spec.Shape{{Pattern: "A9999999A", Alone: 0.85}, {Pattern: "A-9999999-A", Alone: 0.95},
				{Pattern: "A-9999999A", Alone: 0.93}, {Pattern: "A9999999-A", Alone: 0.93}, {Pattern: "A 9999999 A", Alone: 0.3}},
			Check:       isNIE,
			FalseAccept: 0.0043,
			Beside:      0.98,
			Context:     []string{"nie", "n.i.e", "número de identidad de extranjero", "extranjero", "tarjeta de residencia", "permiso de residencia"},
			Headers:     []string{"nie", "numero nie", "identidad extranjero", "numero de identidad de extranjero", "es nie"},
		},
		{
			Name:   "es-cif",
			Label:  "ES_CIF",
			Doc:    "The letter of a form of company, seven digits, and a check digit or letter by Luhn.",
			Region: "ES",
			Source: "Orden EHA/451/2008",
			Shapes: []spec.Shape{{Pattern: "A99999999", Alone: 0.3}, {Pattern: "A-99999999", Alone: 0.75}, {Pattern: "A9999999A", Alone: 0.3},
				{Pattern: "A-9999999-A", Alone: 0.6}, {Pattern: "A9999999-A", Alone: 0.5}},
			Check:       isCIF,
			FalseAccept: 0.04,
			Beside:      0.97,
			Context:     []string{"cif", "c.i.f", "nif", "código de identificación fiscal", "razón social", "empresa"},
			Headers:     []string{"cif", "numero cif", "cif empresa", "es cif"},
		},
		{
			Name:   "es-social-security",
			Label:  "ES_SOCIAL_SECURITY",
			Doc:    "A province, eight digits, and two check digits by 97.",
			Region: "ES",
			Source: "Tesorería General de la Seguridad Social, número de afiliación",
			Shapes: []spec.Shape{{Pattern: "99/99999999/99", Alone: 0.95}, {Pattern: "99/9999999999", Alone: 0.9},
				{Pattern: "99 99999999 99", Alone: 0.85}, {Pattern: "99-99999999-99", Alone: 0.9}, {Pattern: "99 9999999999",
					Alone: 0.7}, {Pattern: "999999999999", Alone: 0.25}},
			Check:       isSpanishSocialSecurity,
			FalseAccept: 0.0058,
			Beside:      0.98,
			Context:     lists.Words("ids", "es-social-security.context"),
			Headers: []string{"nuss", "seguridad social", "numero seguridad social", "numero de seguridad social", "numero afiliacion",
				"es social security"},
		},
		{
			Name:    "es-passport",
			Label:   "PASSPORT",
			Doc:     "Three letters and six digits, or two letters and seven, beside a word for a passport.",
			Region:  "ES",
			Source:  "Real Decreto 896/2003; Microsoft Purview, Spain passport number",
			Shapes:  []spec.Shape{{Pattern: "AAA999999", Alone: 0.05}, {Pattern: "AAA 999999", Alone: 0.03}},
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
			Shapes:      []spec.Shape{{Pattern: "99999999A", Alone: 0.02}, {Pattern: "99999999-A", Alone: 0.02}, {Pattern: "A9999999A", Alone: 0.02}},
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
			Shapes: []spec.Shape{{Pattern: "9999-9999-99 9999999999", Alone: 0.97}, {Pattern: "9999 9999 99 9999999999", Alone: 0.97},
				{Pattern: "9999-9999-99-9999999999", Alone: 0.97}, {Pattern: "9999.9999.99.9999999999",
					Alone: 0.95}, {Pattern: "99999999999999999999", Alone: 0.75}},
			Check:       isCCC,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     []string{"ccc", "cuenta", "código cuenta cliente", "cuenta bancaria", "número de cuenta", "entidad", "banco"},
			Headers:     []string{"codigo cuenta cliente", "es ccc"},
		},
		{
			Name:   "pt-nif",
			Label:  "PT_NIF",
			Doc:    "Nine digits of a taxpayer in Portugal with a check digit by 11; PT may stand before them.",
			Region: "PT",
			Source: "Decreto-Lei n.º 14/2013, artigo 9.º",
			Shapes: []spec.Shape{{Pattern: "PT999999999", Alone: 0.93}, {Pattern: "999 999 999", Alone: 0.12},
				{Pattern: "999.999.999", Alone: 0.15}, {Pattern: "999999999", Alone: 0.02}},
			Triggers:    vatTriggers("PT"),
			Match:       spacedVAT(isPortugueseNIF, "PT"),
			Check:       isPortugueseNIF,
			FalseAccept: 0.082,
			Context:     lists.Words("ids", "pt-nif.context"),
			Headers:     []string{"contribuinte", "numero contribuinte", "numero de contribuinte", "nipc", "numero de identificacao fiscal", "pt nif"},
		},
		{
			Name:   "pt-cc",
			Label:  "PT_CC",
			Doc:    "The number of a Portuguese citizen card: nine digits, a version of two characters and a check digit.",
			Region: "PT",
			Source: "Agência para a Modernização Administrativa, validação de número de documento do Cartão de Cidadão",
			Shapes: []spec.Shape{{Pattern: "99999999 9 AA9", Alone: 0.97}, {Pattern: "99999999 9 XX9", Alone: 0.7},
				{Pattern: "999999999AA9", Alone: 0.9}, {Pattern: "99999999-9-AA9", Alone: 0.95},
				{Pattern: "99999999 9AA9", Alone: 0.93}, {Pattern: "999999999XX9", Alone: 0.02}},
			Check:       isCartaoCidadao,
			FalseAccept: 0.1,
			Beside:      0.98,
			Context:     []string{"cartão de cidadão", "cartao de cidadao", "cc", "cartão do cidadão", "bilhete de identidade", "documento"},
			Headers:     []string{"cartao de cidadao", "cartao cidadao", "numero cartao cidadao", "numero cc", "pt cc", "bilhete de identidade"},
		},
		{
			Name:        "pt-niss",
			Label:       "PT_NISS",
			Doc:         "Eleven digits that begin with 1 or 2, with a check digit by the first prime numbers.",
			Region:      "PT",
			Source:      "Segurança Social, número de identificação de segurança social",
			Shapes:      []spec.Shape{{Pattern: "99999999999", Alone: 0.03}, {Pattern: "999 999 999 99", Alone: 0.2}},
			Check:       isNISS,
			FalseAccept: 0.02,
			Beside:      0.97,
			Context:     []string{"niss", "segurança social", "seguranca social", "número de segurança social"},
			Headers:     []string{"niss", "seguranca social", "numero seguranca social", "numero de seguranca social", "pt niss"},
		},
		{
			Name:   "pt-nib",
			Label:  "PT_NIB",
			Doc:    "Bank, branch, an account of eleven digits and two check digits by 97.",
			Region: "PT",
			Source: "Banco de Portugal, Aviso n.º 11/2005 e estrutura do NIB",
			Shapes: []spec.Shape{{Pattern: "9999.9999.99999999999.99", Alone: 0.97}, {Pattern: "9999 9999 99999999999 99", Alone: 0.97},
				{Pattern: "9999-9999-99999999999-99", Alone: 0.97}, {Pattern: "999999999999999999999", Alone: 0.85}},
			Check:       isNIB,
			FalseAccept: 0.0103,
			Beside:      0.98,
			Context:     []string{"nib", "conta", "conta bancária", "número de identificação bancária", "banco"},
			Headers:     []string{"nib", "numero nib", "pt nib"},
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

// isPortugueseNIF reports whether nine digits, behind PT or not, are right.
func isPortugueseNIF(c []byte) bool {
	c = numeral.WithoutPrefix(c, "PT")
	if len(c) != 9 || c[0] == '0' {
		return false
	}
	r := numeral.Remainder(c[:8], 11, 9, 8, 7, 6, 5, 4, 3, 2)
	return r >= 0 && numeral.IsCheckDigit(c[8], (11-r)%11%10)
}

// isCartaoCidadao reports whether the twelve characters of a citizen card pass
// a Luhn sum in which A to Z count 10 to 35.
func isCartaoCidadao(c []byte) bool {
	if len(c) != 12 || !numeral.AreDigits(c[:9], 9) || !numeral.IsDigit(c[11]) {
		return false
	}
	sum := 0
	for i, b := range c {
		v := int(b - '0')
		if numeral.IsLetter(b) {
			v = int(b-'A') + 10
		}
		if i%2 == 0 {
			if v *= 2; v > 9 {
				v -= 9
			}
		}
		sum += v
	}
	return sum%10 == 0
}

// isNISS reports whether eleven digits are a number of the Portuguese social
// security.
func isNISS(d []byte) bool {
	if len(d) != 11 || d[0] != '1' && d[0] != '2' {
		return false
	}
	r := numeral.Remainder(d[:10], 10, 29, 23, 19, 17, 13, 11, 7, 5, 3, 2)
	return r >= 0 && numeral.IsCheckDigit(d[10], 9-r)
}

// isNIB reports whether 21 digits leave 1 by 97.
func isNIB(d []byte) bool {
	return numeral.AreDigits(d, 21) && !numeral.AllSame(d) && checksum.Mod97(d) == 1
}
