package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// peru has the numbers of Peru.
func peru() []Number {
	return []Number{
		{
			Name:    "pe-dni",
			Label:   "PE_DNI",
			Doc:     "Eight digits beside a word for the national document.",
			Region:  "PE",
			Source:  "RENIEC, Código Único de Identificación; Ley 26497",
			Forms:   []Form{{Pattern: "99999999", Alone: 0.005}},
			Beside:  0.95,
			Context: words("peruvianDNIContext"),
			Headers: []string{"dni peruano", "dni peru", "pe dni", "numero dni", "nro dni"},
			Fakes:   []Fake{{Doc: "Eight digits, and a right check digit where there was one.", Patterns: []string{"[0-7]#######"}}},
		},
		{
			Name:        "pe-dni-checked",
			Label:       "PE_DNI",
			Doc:         "Eight digits of the national document and its check character, which is right by 11.",
			Region:      "PE",
			Source:      "RENIEC, Código Único de Identificación; Ley 26497",
			Forms:       []Form{{Pattern: "99999999-X", Alone: 0.1}, {Pattern: "99999999 X", Alone: 0.02}, {Pattern: "99999999X", Alone: 0.01}},
			Check:       isPeruvianDNI,
			Sums:        []numeral.Sum{{Weights: []int{3, 2, 7, 6, 5, 4, 3, 2, 1}, By: 11, Leaves: []int{6, 7}}},
			FalseAccept: 0.055,
			Beside:      0.95,
			Context:     words("peruvianDNIContext"),
			Fakes:       []Fake{{Patterns: []string{"[0-7]#######?"}}},
		},
		{
			Name:        "pe-ruc",
			Label:       "PE_RUC",
			Doc:         "Eleven digits that begin with 10, 15, 16, 17 or 20 and have a right check digit by 11.",
			Region:      "PE",
			Source:      "SUNAT, Registro Único de Contribuyentes, algoritmo módulo 11",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.35}},
			Check:       isPeruvianRUC,
			Sums:        []numeral.Sum{{Weights: cuit, By: 11, Leaves: []int{0, 1}}},
			FalseAccept: 0.0051,
			Beside:      0.985,
			Context:     []string{"ruc", "r.u.c", "ruc nº", "registro único de contribuyentes", "sunat", "contribuyente"},
			Headers:     []string{"ruc", "numero ruc", "nro ruc", "pe ruc", "registro unico de contribuyentes"},
			Fakes:       []Fake{{Doc: "The same kind of taxpayer, eight digits and a right check digit.", Patterns: []string{"=<10|15|17|20>########?"}}},
		},
	}
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
