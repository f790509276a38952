package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// southAmerica has the numbers of Chile, Ecuador, Paraguay, Uruguay and Venezuela.
func southAmerica() []Number {
	return []Number{
		{
			Name:   "cl-rut",
			Label:  "CL_RUT",
			Doc:    "Up to eight digits and a check character by 11, which may be K: RUN and RUT.",
			Region: "CL",
			Source: "Servicio de Impuestos Internos; Registro Civil, dígito verificador",
			Forms: []Form{{Pattern: "99.999.999-X", Alone: 0.85}, {Pattern: "9.999.999-X", Alone: 0.75}, {Pattern: "99999999-X", Alone: 0.6},
				{Pattern: "9999999-X", Alone: 0.5}, {Pattern: "99999999X", Alone: 0.03}, {Pattern: "9999999X", Alone: 0.02},
				{Pattern: "CL 99999999-X", Alone: 0.95}, {Pattern: "CL 9999999-X", Alone: 0.95}, {Pattern: "CL-99999999-X",
					Alone: 0.9}, {Pattern: "CL99999999X", Alone: 0.6}},
			Check:       isRUT,
			Sums:        []numeral.Sum{{Weights: []int{2, 7, 6, 5, 4, 3, 2, 1}, By: 11}, {Weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1}, By: 11}},
			FalseAccept: 0.028,
			Beside:      0.98,
			Context:     []string{"rut", "r.u.t", "r.u.n", "rol único tributario", "rol único nacional", "cédula de identidad", "rut nº"},
			Headers:     []string{"rut", "rut cliente", "rut numero", "rol unico tributario", "rol unico nacional", "cl rut"},
			Fakes: []Fake{{Doc: "As many digits and a right check character.", Patterns: []string{"[4-9]######?", "[12]#######?"}},
				{Patterns: []string{"CL[4-9]######?"}},
				{Patterns: []string{"CL[12]#######?"}}},
		},
		{
			Name:        "ec-cedula",
			Label:       "EC_CEDULA",
			Doc:         "A province, a third digit up to 6, and a right Luhn check digit: ten digits.",
			Region:      "EC",
			Source:      "Dirección General de Registro Civil del Ecuador, cédula de identidad, módulo 10",
			Forms:       []Form{{Pattern: "999999999-9", Alone: 0.4}, {Pattern: "9999999999", Alone: 0.12}, {Pattern: "999999 9999", Alone: 0.1}},
			Check:       isEcuadorianCedula,
			Sums:        []numeral.Sum{{Luhn: 10}},
			FalseAccept: 0.018,
			Beside:      0.98,
			Context:     words("ec-cedula.context"),
			Headers:     []string{"cedula ecuatoriana", "cedula ecuador", "ec cedula", "cedula de identidad", "cedula identidad"},
			Fakes:       []Fake{{Doc: "A province, seven digits and a right check digit.", Patterns: []string{"<01-24>[0-5]######?"}}},
		},
		{
			Name:   "py-ruc",
			Label:  "PY_RUC",
			Doc:    "Four to eight digits and a right check digit by 11.",
			Region: "PY",
			Source: "Subsecretaría de Estado de Tributación, Paraguay, dígito verificador módulo 11",
			Forms: []Form{{Pattern: "99999999-9", Alone: 0.35}, {Pattern: "9999999-9", Alone: 0.25}, {Pattern: "999999-9", Alone: 0.1},
				{Pattern: "99999-9", Alone: 0.02}, {Pattern: "9999-9", Alone: 0.01}, {Pattern: "999999999", Alone: 0.01}, {Pattern: "99999999", Alone: 0.005},
				{Pattern: "9999999", Alone: 0.002}, {Pattern: "999999", Alone: 0.001}, {Pattern: "99999", Alone: 0.0005}},
			Check: isParaguayanRUC,
			Sums: []numeral.Sum{{Weights: rising[6:], By: 11, Leaves: []int{0, 1}}, {Weights: rising[3:], By: 11, Leaves: []int{0, 1}},
				{Weights: rising[2:], By: 11, Leaves: []int{0, 1}}},
			FalseAccept: 0.1,
			Beside:      0.965,
			Context:     []string{"ruc", "r.u.c", "registro único de contribuyentes", "registro único del contribuyente", "contribuyente"},
			Headers:     []string{"ruc paraguay", "py ruc"},
			Fakes: []Fake{{
				Doc:      "As many digits with a right check digit.",
				Patterns: []string{"[1-9]###?", "[1-9]####?", "[1-9]#####?", "[1-9]######?", "[1-9]#######?"},
			}},
		},
		{
			Name:   "py-ci",
			Label:  "PY_CI",
			Doc:    "Up to seven digits of an identity card, as a rule with dots, beside a word for it.",
			Region: "PY",
			Source: "Policía Nacional del Paraguay, cédula de identidad civil",
			Forms: []Form{{Pattern: "9.999.999", Alone: 0.02}, {Pattern: "999.999", Alone: 0.002}, {Pattern: "9999999", Alone: 0.001},
				{Pattern: "999999", Alone: 0.0005}},
			Beside:  0.93,
			Reach:   32,
			Context: []string{"c.i", "ci nº", "ci n°", "cédula de identidad civil", "cedula de identidad civil", "cédula paraguaya", "cédula de identidad"},
			Headers: []string{"cedula paraguaya", "ci paraguay", "cedula de identidad civil", "py ci"},
			Fakes:   []Fake{{Doc: "As many digits.", Patterns: []string{"[1-7]######", "[1-9]#####"}}},
		},
		{
			Name:   "uy-ci",
			Label:  "UY_CI",
			Doc:    "Six or seven digits and a right check digit by 10.",
			Region: "UY",
			Source: "Dirección Nacional de Identificación Civil, dígito verificador",
			Forms: []Form{{Pattern: "9.999.999-9", Alone: 0.7}, {Pattern: "999.999-9", Alone: 0.4}, {Pattern: "9999999-9", Alone: 0.3},
				{Pattern: "999999-9", Alone: 0.1}, {Pattern: "99999999", Alone: 0.02}, {Pattern: "9999999", Alone: 0.01}},
			Check:       isUruguayanCI,
			Sums:        []numeral.Sum{{Weights: []int{2, 9, 8, 7, 6, 3, 4, 1}, By: 10}},
			FalseAccept: 0.1,
			Beside:      0.975,
			Context:     words("uy-ci.context"),
			Headers:     []string{"cedula uruguaya", "ci uruguay", "cedula uruguay", "uy ci"},
			Fakes:       []Fake{{Doc: "As many digits with a right check digit.", Patterns: []string{"[1-5]######?", "[1-9]#####?"}}},
		},
		{
			Name:   "ve-rif",
			Label:  "VE_RIF",
			Doc:    "A letter of a kind of taxpayer, eight digits and a right check digit by 11.",
			Region: "VE",
			Source: "SENIAT, Registro Único de Información Fiscal, dígito verificador",
			Forms: []Form{{Pattern: "A-99999999-9", Alone: 0.95}, {Pattern: "A99999999-9", Alone: 0.9}, {Pattern: "A-999999999", Alone: 0.6},
				{Pattern: "A999999999", Alone: 0.4}, {Pattern: "A 99999999 9", Alone: 0.7},
				{Pattern: "A-99.999.999-9", Alone: 0.95}},
			Check:       isRIF,
			FalseAccept: 0.023,
			Beside:      0.99,
			Context:     []string{"rif", "r.i.f", "rif nº", "registro de información fiscal", "seniat"},
			Headers:     []string{"rif", "numero rif", "nro rif", "ve rif"},
			Fakes:       []Fake{{Doc: "The same kind of taxpayer, eight digits and a right check digit.", Patterns: []string{"=[VEJPGC]########?"}}},
		},
		{
			Name:   "ve-ci",
			Label:  "VE_CI",
			Doc:    "V or E and six to eight digits of an identity card.",
			Region: "VE",
			Source: "SAIME, cédula de identidad; Ley Orgánica de Identificación",
			Forms: []Form{{Pattern: "A-99.999.999", Alone: 0.45}, {Pattern: "A-9.999.999", Alone: 0.4}, {Pattern: "A-99999999", Alone: 0.15},
				{Pattern: "A-9999999", Alone: 0.1}, {Pattern: "A-999999", Alone: 0.02}, {Pattern: "A99999999", Alone: 0.02}, {Pattern: "A9999999", Alone: 0.02},
				{Pattern: "A999999", Alone: 0.002}, {Pattern: "A 99.999.999", Alone: 0.1}, {Pattern: "A.99.999.999", Alone: 0.2}},
			Check:       isVenezuelanCI,
			FalseAccept: 0.077,
			Beside:      0.975,
			Context:     words("ve-ci.context"),
			Headers:     []string{"cedula venezolana", "ci venezuela", "cedula venezuela", "ve ci"},
			Fakes: []Fake{{Doc: "As many digits of the same kind of person.",
				Patterns: []string{"=[VE][12]#######", "=[VE][1-9]######", "=[VE][1-9]#####"}}},
		},
	}
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

// isRUT reports whether the last character, K for ten, is right for the digits
// before it by the weights 2 to 7 from the right.
func isRUT(c []byte) bool {
	if len(c) > 2 && c[0] == 'C' && c[1] == 'L' {
		c = c[2:]
	}
	n := len(c) - 1
	if n != 7 && n != 8 || numeral.Numeral(c[:n]) <= 0 || numeral.AllSame(c) {
		return false
	}
	return c[n] == "0K987654321"[checksum.WeightedFromRight(c[:n], 2, 3, 4, 5, 6, 7)%11]
}

// isUruguayanCI takes six digits before the check digit as seven with a zero.
func isUruguayanCI(d []byte) bool {
	if len(d) != 7 && len(d) != 8 || numeral.Numeral(d) <= 0 || numeral.AllSame(d) {
		return false
	}
	n := len(d) - 1
	sum := checksum.WeightedFromRight(d[:n], 4, 3, 6, 7, 8, 9, 2)
	return (10-sum%10)%10 == int(d[n]-'0')
}

func isParaguayanRUC(d []byte) bool {
	if len(d) < 5 || len(d) > 9 || numeral.Numeral(d) <= 0 || numeral.AllSame(d) {
		return false
	}
	n := len(d) - 1
	return (11-checksum.RisingFromRight(d[:n], 2)%11)%11%10 == int(d[n]-'0')
}
