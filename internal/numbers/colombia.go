package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// colombia has the numbers of Colombia.
func colombia() []Number {
	return []Number{
		{
			Name:   "co-nit",
			Label:  "CO_NIT",
			Doc:    "Eight to ten digits and a right check digit by 11 with prime numbers as weights.",
			Region: "CO",
			Source: "DIAN, Orden Administrativa 4 de 1989, dígito de verificación del NIT",
			Forms: []Form{{Pattern: "999.999.999-9", Alone: 0.8}, {Pattern: "999.999.999 - 9", Alone: 0.8},
				{Pattern: "999999999-9", Alone: 0.5}, {Pattern: "99.999.999-9", Alone: 0.25}, {Pattern: "99999999-9",
					Alone: 0.1}, {Pattern: "9.999.999.999-9", Alone: 0.8}, {Pattern: "9999999999-9", Alone: 0.3},
				{Pattern: "9999999999", Alone: 0.03}, {Pattern: "99999999999", Alone: 0.01}, {Pattern: "999999999",
					Alone: 0.01}, {Pattern: "999 999 999 9", Alone: 0.1}},
			Check: isNIT,
			Sums: []numeral.Sum{{Weights: primes[2:], By: 11, Leaves: []int{0, 2}}, {Weights: primes[1:], By: 11, Leaves: []int{0, 2}},
				{Weights: primes, By: 11, Leaves: []int{0, 2}}},
			FalseAccept: 0.099,
			Beside:      0.975,
			Context:     []string{"nit", "n.i.t", "nit nº", "número de identificación tributaria", "dian"},
			Headers:     []string{"nit", "nit empresa", "numero nit", "nro nit", "co nit", "numero de identificacion tributaria"},
			Fakes:       []Fake{{Doc: "As many digits with a right check digit.", Patterns: []string{"[1-9]#######?", "[89]########?", "1#########?"}}},
		},
		{
			Name:   "co-cedula",
			Label:  "CO_CEDULA",
			Doc:    "Six to ten digits of a citizenship card, beside a word for it. There is no check digit.",
			Region: "CO",
			Source: "Registraduría Nacional del Estado Civil, cupos numéricos",
			Forms: []Form{{Pattern: "9.999.999.999", Alone: 0.1}, {Pattern: "99.999.999", Alone: 0.03}, {Pattern: "9.999.999", Alone: 0.01},
				{Pattern: "9999999999", Alone: 0.002}, {Pattern: "99999999", Alone: 0.002}, {Pattern: "9999999", Alone: 0.001}, {Pattern: "999999",
					Alone: 0.0005}},
			Check:   isColombianCedula,
			Beside:  0.94,
			Context: words("co-cedula.context"),
			Headers: []string{"cedula de ciudadania", "cedula ciudadania", "numero cedula", "nro cedula", "numero de cedula", "co cedula"},

			FalseAccept: 0.67,
			Fakes:       []Fake{{Doc: "As many digits.", Patterns: []string{"1#########", "[1-9]#######", "[1-9]######", "[1-9]#####"}}},
		},
		{
			Name:   "co-cedula-cc",
			Label:  "CO_CEDULA",
			Doc:    "Eight or ten digits right behind CC, as Colombians write it; the letters mean too much else to be looked for further away.",
			Region: "CO",
			Source: "Registraduría Nacional del Estado Civil, cupos numéricos",
			Forms: []Form{{Pattern: "9.999.999.999", Alone: 0.1}, {Pattern: "99.999.999", Alone: 0.03}, {Pattern: "9999999999", Alone: 0.002},
				{Pattern: "99999999", Alone: 0.002}},
			Check:   isColombianCedula,
			Beside:  0.92,
			Reach:   8,
			Context: []string{"cc", "cc nº", "cc no"},

			FalseAccept: 0.5,
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
