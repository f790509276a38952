package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// centralAmerica has the numbers of the Dominican Republic, Guatemala, Costa Rica and El Salvador.
func centralAmerica() []Number {
	return []Number{
		{
			Name:        "do-cedula",
			Label:       "DO_CEDULA",
			Doc:         "Eleven digits with a right Luhn check digit.",
			Region:      "DO",
			Source:      "Junta Central Electoral, cédula de identidad y electoral; Dirección General de Impuestos Internos",
			Forms:       []Form{{Pattern: "999-9999999-9", Alone: 0.85}, {Pattern: "999 9999999 9", Alone: 0.6}, {Pattern: "99999999999", Alone: 0.04}},
			Check:       isDominicanCedula,
			Sums:        []numeral.Sum{{Luhn: 11}},
			FalseAccept: 0.1,
			Beside:      0.975,
			Context:     words("do-cedula.context"),
			Headers:     []string{"cedula dominicana", "cedula de identidad y electoral", "cedula rnc", "do cedula"},
			Fakes:       []Fake{{Doc: "A municipality, seven digits and a right check digit.", Patterns: []string{"<001-125>#######?"}}},
		},
		{
			Name:   "gt-nit",
			Label:  "GT_NIT",
			Doc:    "Two to eleven digits and a check character by 11, which may be K.",
			Region: "GT",
			Source: "Superintendencia de Administración Tributaria, Guatemala, número de identificación tributaria",
			Forms: []Form{{Pattern: "9999999-X", Alone: 0.3}, {Pattern: "99999999-X", Alone: 0.2}, {Pattern: "999999-X", Alone: 0.2},
				{Pattern: "99999-X", Alone: 0.05}, {Pattern: "9999-X", Alone: 0.02}, {Pattern: "999-X", Alone: 0.002}, {Pattern: "999999999-X", Alone: 0.05},
				{Pattern: "9999999X", Alone: 0.01}, {Pattern: "99999999X", Alone: 0.01}, {Pattern: "999999X", Alone: 0.005}, {Pattern: "99999X",
					Alone: 0.002}, {Pattern: "9999X", Alone: 0.001}},
			Check: isGuatemalanNIT,
			Sums: []numeral.Sum{{Weights: rising[6:], By: 11}, {Weights: rising[3:], By: 11}, {Weights: rising[2:], By: 11},
				{Weights: rising[1:], By: 11}},
			FalseAccept: 0.028,
			Beside:      0.96,
			Reach:       32,
			Context:     []string{"nit", "n.i.t", "nit guatemala", "número de identificación tributaria"},
			Headers:     []string{"nit guatemala", "gt nit"},
			Fakes: []Fake{{
				Doc:      "As many digits and a right check character.",
				Patterns: []string{"[1-9]##?", "[1-9]###?", "[1-9]####?", "[1-9]#####?", "[1-9]######?", "[1-9]#######?", "[1-9]########?"},
			}},
		},
		{
			Name:   "cr-cedula",
			Label:  "CR_CEDULA",
			Doc:    "A province and two groups of digits, written with hyphens, or nine or ten digits beside a word for the card.",
			Region: "CR",
			Source: "Tribunal Supremo de Elecciones de Costa Rica, número de cédula; Ministerio de Hacienda, cédula de persona física",
			Forms: []Form{{Pattern: "9-9999-9999", Alone: 0.3}, {Pattern: "9-9999-999", Alone: 0.1}, {Pattern: "9-999-9999", Alone: 0.1},
				{Pattern: "9-999-999", Alone: 0.05}, {Pattern: "99-9999-9999", Alone: 0.1}, {Pattern: "99-999-999",
					Alone: 0.02}, {Pattern: "9 9999 9999", Alone: 0.03},
				{Pattern: "999999999", Alone: 0.004}, {Pattern: "9999999999", Alone: 0.002}},
			Check:       isCostaRicanCedula,
			FalseAccept: 0.8,
			Beside:      0.955,
			Context: []string{"cédula", "cedula", "cédula de identidad", "cedula de identidad", "cédula física", "cedula fisica",
				"cédula de persona física"},
			Headers: []string{"cedula fisica", "cedula costa rica", "cedula costarricense", "cr cedula"},
			Fakes: []Fake{
				{Doc: "As many digits, the first a province.", Patterns: []string{"[1-7]########", "0[1-7]########", "[1-7]######", "[1-7]#######"}},
			},
		},
		{
			Name:   "sv-nit",
			Label:  "SV_NIT",
			Doc:    "A place, a date, a serial number and a right check digit by 11.",
			Region: "SV",
			Source: "Ministerio de Hacienda de El Salvador, número de identificación tributaria",
			Forms: []Form{{Pattern: "9999-999999-999-9", Alone: 0.97}, {Pattern: "99999999999999", Alone: 0.3},
				{Pattern: "SV 9999-999999-999-9", Alone: 0.98}},
			Check:       isDatedSalvadoranNIT,
			FalseAccept: 0.0011,
			Beside:      0.985,
			Context:     salvadoranContext,
			Headers:     []string{"nit el salvador", "sv nit", "nit salvador"},
			Fakes: []Fake{{Doc: "A place, a date, a serial number and a right check digit.", Patterns: []string{"0[1-9][0-3]#{dd}{mm}{yy}<101-999>?"}},
				{Patterns: []string{"SV0[1-9][0-3]#{dd}{mm}{yy}<101-999>?"}}},
		},
		{
			Name:   "sv-nit-undated",
			Label:  "SV_NIT",
			Doc:    "The same number with six digits in the place of the date that are no date, beside a word for it.",
			Region: "SV",
			Source: "Ministerio de Hacienda de El Salvador, número de identificación tributaria",
			Forms: []Form{{Pattern: "9999-999999-999-9", Alone: 0.45}, {Pattern: "99999999999999", Alone: 0.01},
				{Pattern: "SV 9999-999999-999-9", Alone: 0.7}},
			Check:       isSalvadoranNIT,
			FalseAccept: 0.03,
			Beside:      0.97,
			Context:     salvadoranContext,
		},
	}
}

var salvadoranContext = []string{"nit", "n.i.t", "nit nº", "número de identificación tributaria", "ministerio de hacienda", "dui"}

func isDominicanCedula(d []byte) bool {
	return len(d) == 11 && checksum.Luhn(d) && numeral.Numeral(d) > 0 && !numeral.AllSame(d)
}

// isGuatemalanNIT weighs the digits by their places from the right, from two on.
func isGuatemalanNIT(c []byte) bool {
	n := len(c) - 1
	if n < 1 || n > 11 || numeral.Numeral(c[:n]) <= 0 || numeral.AllSame(c) {
		return false
	}
	return c[n] == "0123456789K"[(11-checksum.RisingFromRight(c[:n], 2)%11)%11]
}

// isCostaRicanCedula reports whether the digits are a cédula in one of its
// written lengths; of ten digits the first is zero. There is no check digit.
func isCostaRicanCedula(d []byte) bool {
	if len(d) < 7 || len(d) > 10 || !numeral.AllDigits(d) || numeral.AllSame(d) {
		return false
	}
	return len(d) != 10 || d[0] == '0'
}

// isSalvadoranNIT reports whether the place begins with 0, 1 or, abroad, 9 and
// the check digit is right. Serial numbers up to 100 have the older weights.
func isSalvadoranNIT(c []byte) bool {
	if len(c) > 2 && c[0] == 'S' && c[1] == 'V' {
		c = c[2:]
	}
	if len(c) != 14 || !numeral.AllDigits(c) || c[0] != '0' && c[0] != '1' && c[0] != '9' {
		return false
	}
	r := 0
	if numeral.Numeral(c[10:13]) <= 100 {
		r = checksum.Weighted(c[:13], 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2) % 11
	} else {
		r = (11 - checksum.Weighted(c[:13], 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11) % 11
	}
	return r%10 == int(c[13]-'0') && numeral.Numeral(c) > 0
}

func isDatedSalvadoranNIT(c []byte) bool {
	if !isSalvadoranNIT(c) {
		return false
	}
	c = c[len(c)-14:]
	day, month, year := numeral.Numeral(c[4:6]), numeral.Numeral(c[6:8]), numeral.Numeral(c[8:10])
	return numeral.IsDay(day, month, 1900+year) || numeral.IsDay(day, month, 2000+year)
}
