package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// AndesRecognizers find numbers that Colombia, Peru, Ecuador and Venezuela give
// out.
func AndesRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "co-nit",
			Label:  "CO_NIT",
			Doc:    "Eight to ten digits and a right check digit by 11 with prime numbers as weights.",
			Region: "CO",
			Source: "DIAN, Orden Administrativa 4 de 1989, dígito de verificación del NIT",
			Shapes: []spec.Shape{{Pattern: "999.999.999-9", Alone: 0.8}, {Pattern: "999.999.999 - 9", Alone: 0.8},
				{Pattern: "999999999-9", Alone: 0.5}, {Pattern: "99.999.999-9", Alone: 0.25}, {Pattern: "99999999-9",
					Alone: 0.1}, {Pattern: "9.999.999.999-9", Alone: 0.8}, {Pattern: "9999999999-9", Alone: 0.3},
				{Pattern: "9999999999", Alone: 0.03}, {Pattern: "99999999999", Alone: 0.01}, {Pattern: "999999999",
					Alone: 0.01}, {Pattern: "999 999 999 9", Alone: 0.1}},
			Check:       isNIT,
			FalseAccept: 0.099,
			Beside:      0.975,
			Context:     []string{"nit", "n.i.t", "nit nº", "número de identificación tributaria", "dian"},
			Headers:     []string{"nit", "nit empresa", "numero nit", "nro nit", "co nit", "numero de identificacion tributaria"},
		},
		{
			Name:   "co-cedula",
			Label:  "CO_CEDULA",
			Doc:    "Six to ten digits of a citizenship card, beside a word for it. There is no check digit.",
			Region: "CO",
			Source: "Registraduría Nacional del Estado Civil, cupos numéricos",
			Shapes: []spec.Shape{{Pattern: "9.999.999.999", Alone: 0.1}, {Pattern: "99.999.999", Alone: 0.03}, {Pattern: "9.999.999", Alone: 0.01},
				{Pattern: "9999999999", Alone: 0.002}, {Pattern: "99999999", Alone: 0.002}, {Pattern: "9999999", Alone: 0.001}, {Pattern: "999999",
					Alone: 0.0005}},
			Check:   isColombianCedula,
			Beside:  0.94,
			Context: lists.Words("ids", "co-cedula.context"),
			Headers: []string{"cedula de ciudadania", "cedula ciudadania", "numero cedula", "nro cedula", "numero de cedula", "co cedula"},

			FalseAccept: 0.67,
		},
		{
			Name:   "co-cedula-cc",
			Label:  "CO_CEDULA",
			Doc:    "Eight or ten digits right behind CC, as Colombians write it; the letters mean too much else to be looked for further away.",
			Region: "CO",
			Source: "Registraduría Nacional del Estado Civil, cupos numéricos",
			Shapes: []spec.Shape{{Pattern: "9.999.999.999", Alone: 0.1}, {Pattern: "99.999.999", Alone: 0.03}, {Pattern: "9999999999", Alone: 0.002},
				{Pattern: "99999999", Alone: 0.002}},
			Check:   isColombianCedula,
			Beside:  0.92,
			Reach:   8,
			Context: []string{"cc", "cc nº", "cc no"},

			FalseAccept: 0.5,
		},
		{
			Name:    "pe-dni",
			Label:   "PE_DNI",
			Doc:     "Eight digits beside a word for the national document.",
			Region:  "PE",
			Source:  "RENIEC, Código Único de Identificación; Ley 26497",
			Shapes:  []spec.Shape{{Pattern: "99999999", Alone: 0.005}},
			Beside:  0.95,
			Context: peruvianDNIContext(),
			Headers: []string{"dni peruano", "dni peru", "pe dni", "numero dni", "nro dni"},
		},
		{
			Name:        "pe-dni-checked",
			Label:       "PE_DNI",
			Doc:         "Eight digits of the national document and its check character, which is right by 11.",
			Region:      "PE",
			Source:      "RENIEC, Código Único de Identificación; Ley 26497",
			Shapes:      []spec.Shape{{Pattern: "99999999-X", Alone: 0.1}, {Pattern: "99999999 X", Alone: 0.02}, {Pattern: "99999999X", Alone: 0.01}},
			Check:       isPeruvianDNI,
			FalseAccept: 0.055,
			Beside:      0.95,
			Context:     peruvianDNIContext(),
		},
		{
			Name:        "pe-ruc",
			Label:       "PE_RUC",
			Doc:         "Eleven digits that begin with 10, 15, 16, 17 or 20 and have a right check digit by 11.",
			Region:      "PE",
			Source:      "SUNAT, Registro Único de Contribuyentes, algoritmo módulo 11",
			Shapes:      []spec.Shape{{Pattern: "99999999999", Alone: 0.35}},
			Check:       isPeruvianRUC,
			FalseAccept: 0.0051,
			Beside:      0.985,
			Context:     []string{"ruc", "r.u.c", "ruc nº", "registro único de contribuyentes", "sunat", "contribuyente"},
			Headers:     []string{"ruc", "numero ruc", "nro ruc", "pe ruc", "registro unico de contribuyentes"},
		},
		{
			Name:        "ec-cedula",
			Label:       "EC_CEDULA",
			Doc:         "A province, a third digit up to 6, and a right Luhn check digit: ten digits.",
			Region:      "EC",
			Source:      "Dirección General de Registro Civil del Ecuador, cédula de identidad, módulo 10",
			Shapes:      []spec.Shape{{Pattern: "999999999-9", Alone: 0.4}, {Pattern: "9999999999", Alone: 0.12}, {Pattern: "999999 9999", Alone: 0.1}},
			Check:       isEcuadorianCedula,
			FalseAccept: 0.018,
			Beside:      0.98,
			Context:     lists.Words("ids", "ec-cedula.context"),
			Headers:     []string{"cedula ecuatoriana", "cedula ecuador", "ec cedula", "cedula de identidad", "cedula identidad"},
		},
		{
			Name:   "ve-rif",
			Label:  "VE_RIF",
			Doc:    "A letter of a kind of taxpayer, eight digits and a right check digit by 11.",
			Region: "VE",
			Source: "SENIAT, Registro Único de Información Fiscal, dígito verificador",
			Shapes: []spec.Shape{{Pattern: "A-99999999-9", Alone: 0.95}, {Pattern: "A99999999-9", Alone: 0.9}, {Pattern: "A-999999999", Alone: 0.6},
				{Pattern: "A999999999", Alone: 0.4}, {Pattern: "A 99999999 9", Alone: 0.7},
				{Pattern: "A-99.999.999-9", Alone: 0.95}},
			Check:       isRIF,
			FalseAccept: 0.023,
			Beside:      0.99,
			Context:     []string{"rif", "r.i.f", "rif nº", "registro de información fiscal", "seniat"},
			Headers:     []string{"rif", "numero rif", "nro rif", "ve rif"},
		},
		{
			Name:   "ve-ci",
			Label:  "VE_CI",
			Doc:    "V or E and six to eight digits of an identity card.",
			Region: "VE",
			Source: "SAIME, cédula de identidad; Ley Orgánica de Identificación",
			Shapes: []spec.Shape{{Pattern: "A-99.999.999", Alone: 0.45}, {Pattern: "A-9.999.999", Alone: 0.4}, {Pattern: "A-99999999", Alone: 0.15},
				{Pattern: "A-9999999", Alone: 0.1}, {Pattern: "A-999999", Alone: 0.02}, {Pattern: "A99999999", Alone: 0.02}, {Pattern: "A9999999", Alone: 0.02},
				{Pattern: "A999999", Alone: 0.002}, {Pattern: "A 99.999.999", Alone: 0.1}, {Pattern: "A.99.999.999", Alone: 0.2}},
			Check:       isVenezuelanCI,
			FalseAccept: 0.077,
			Beside:      0.975,
			Context:     lists.Words("ids", "ve-ci.context"),
			Headers:     []string{"cedula venezolana", "ci venezuela", "cedula venezuela", "ve ci"},
		},
	}
}

// isNIT weighs the digits from the right by prime numbers.
func isNIT(d []byte) bool {
	n := len(d) - 1
	if n < 8 || n > 10 || numeral.Numeral(d) <= 0 || numeral.AllSame(d) {
		return false
	}
	sum := checksum.WeightedFromRight(d[:n], 3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71)
	return d[n] == "01987654321"[sum%11]
}

// isColombianCedula reports whether the digits lie in a range that has been
// given out: of ten digits only those that begin with 1.
func isColombianCedula(d []byte) bool {
	if len(d) < 6 || len(d) > 10 || len(d) == 9 || !numeral.AllDigits(d) || numeral.AllSame(d) {
		return false
	}
	return d[0] != '0' && (len(d) < 10 || d[0] == '1')
}

// isPeruvianDNI reports whether there are eight digits, and behind them nothing
// or the digit or letter that belongs to their sum.
func isPeruvianDNI(c []byte) bool {
	if len(c) != 8 && len(c) != 9 || !numeral.AllDigits(c[:8]) || numeral.AllSame(c[:8]) {
		return false
	}
	if len(c) == 8 {
		return true
	}
	r := checksum.Weighted(c[:8], 3, 2, 7, 6, 5, 4, 3, 2) % 11
	return c[8] == "65432110987"[r] || c[8] == "KJIHGFEDCBA"[r]
}

func isPeruvianRUC(d []byte) bool {
	if len(d) != 11 || !numeral.AllDigits(d) {
		return false
	}
	switch numeral.Numeral(d[:2]) {
	case 10, 15, 16, 17, 20:
	default:
		return false
	}
	return (11-checksum.Weighted(d[:10], 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11)%10 == int(d[10]-'0')
}

// isEcuadorianCedula reports whether the number is of a province, or 30 for
// those who registered abroad, and of a natural person.
func isEcuadorianCedula(d []byte) bool {
	if len(d) != 10 || !checksum.Luhn(d) {
		return false
	}
	province := numeral.Numeral(d[:2])
	return (1 <= province && province <= 24 || province == 30 || province == 50) && d[2] <= '6' // 30 and 50 are abroad
}

// isRIF adds what the letter counts to the weighted sum.
func isRIF(c []byte) bool {
	if len(c) != 10 || !numeral.AllDigits(c[1:]) {
		return false
	}
	sum := 0
	switch c[0] {
	case 'V': // citizen
		sum = 4
	case 'E': // foreigner
		sum = 8
	case 'J', 'C': // company, communal council
		sum = 12
	case 'P': // passport
		sum = 16
	case 'G': // government
		sum = 20
	default:
		return false
	}
	sum += checksum.Weighted(c[1:9], 3, 2, 7, 6, 5, 4, 3, 2)
	return c[9] == "00987654321"[sum%11]
}

func isVenezuelanCI(c []byte) bool {
	return len(c) >= 7 && len(c) <= 9 && (c[0] == 'V' || c[0] == 'E') && numeral.Numeral(c[1:]) > 0
}

func peruvianDNIContext() []string { return lists.Words("ids", "peruvianDNIContext") }
