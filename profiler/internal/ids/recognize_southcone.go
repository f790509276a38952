package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// SouthConeRecognizers find numbers that Argentina, Chile, Uruguay and Paraguay
// give out.
func SouthConeRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "ar-cuit",
			Label:  "AR_CUIT",
			Doc:    "A type, eight digits and a right check digit by 11: CUIT, CUIL or CDI.",
			Region: "AR",
			Source: "AFIP, Resolución General 10/1997; ANSES, CUIL",
			Shapes: []spec.Shape{{Pattern: "99-99999999-9", Alone: 0.93}, {Pattern: "99 99999999 9", Alone: 0.8},
				{Pattern: "99.99999999.9", Alone: 0.8}, {Pattern: "99-99.999.999-9", Alone: 0.95}, {Pattern: "99999999999", Alone: 0.3}},
			Check:       isCUIT,
			FalseAccept: 0.012,
			Beside:      0.985,
			Context:     lists.Words("ids", "ar-cuit.context"),
			Headers:     []string{"cuit", "cuil", "cuit cuil", "nro cuit", "numero cuit", "ar cuit"},
		},
		{
			Name:   "ar-dni",
			Label:  "AR_DNI",
			Doc:    "Seven or eight digits of the national document, as a rule with dots, beside a word for it.",
			Region: "AR",
			Source: "Registro Nacional de las Personas, Ley 17.671",
			Shapes: []spec.Shape{{Pattern: "99.999.999", Alone: 0.05}, {Pattern: "9.999.999", Alone: 0.02}, {Pattern: "99 999 999", Alone: 0.01},
				{Pattern: "99999999", Alone: 0.004}, {Pattern: "9999999", Alone: 0.002}},
			Check:       isArgentineDNI,
			FalseAccept: 1,
			Beside:      0.95,
			Context:     lists.Words("ids", "ar-dni.context"),
			Headers:     []string{"dni argentino", "ar dni", "documento nacional de identidad", "nro documento", "nro de documento"},
		},
		{
			Name:   "ar-cbu",
			Label:  "AR_CBU",
			Doc:    "A block of eight digits and one of fourteen, each with a right check digit: bank and branch, and the account.",
			Region: "AR",
			Source: "Banco Central de la República Argentina, Comunicación \"A\" 2622, SNP",
			Shapes: []spec.Shape{{Pattern: "9999999999999999999999", Alone: 0.9}, {Pattern: "99999999 99999999999999", Alone: 0.97},
				{Pattern: "99999999-99999999999999", Alone: 0.97}},
			Check:       isCBU,
			FalseAccept: 0.0099,
			Beside:      0.995,
			Context:     []string{"cbu", "cvu", "c.b.u", "clave bancaria uniforme", "cuenta", "transferencia", "banco"},
			Headers:     []string{"cbu", "cvu", "numero cbu", "nro cbu", "ar cbu"},
		},
		{
			Name:   "ar-sube",
			Label:  "AR_TARJETA_SUBE",
			Doc:    "Sixteen digits that begin with 6061 and pass the Luhn check, beside the word SUBE.",
			Region: "AR",
			Source: "AWS Macie, Argentina Tarjeta SUBE; ISO/IEC 7812-1",
			Shapes: []spec.Shape{{Pattern: "9999999999999999", Alone: 0.2}, {Pattern: "9999 9999 9999 9999", Alone: 0.2},
				{Pattern: "9999-9999-9999-9999", Alone: 0.2}},
			Check:       isSUBE,
			FalseAccept: 1e-05,
			Beside:      0.998,
			Context:     []string{"sube", "tarjeta sube", "sube card"},
			Headers:     []string{"sube", "tarjeta sube", "numero sube", "nro sube", "ar tarjeta sube"},
		},
		{
			Name:   "cl-rut",
			Label:  "CL_RUT",
			Doc:    "Up to eight digits and a check character by 11, which may be K: RUN and RUT.",
			Region: "CL",
			Source: "Servicio de Impuestos Internos; Registro Civil, dígito verificador",
			Shapes: []spec.Shape{{Pattern: "99.999.999-X", Alone: 0.85}, {Pattern: "9.999.999-X", Alone: 0.75}, {Pattern: "99999999-X", Alone: 0.6},
				{Pattern: "9999999-X", Alone: 0.5}, {Pattern: "99999999X", Alone: 0.03}, {Pattern: "9999999X", Alone: 0.02},
				{Pattern: "CL 99999999-X", Alone: 0.95}, {Pattern: "CL 9999999-X", Alone: 0.95}, {Pattern: "CL-99999999-X",
					Alone: 0.9}, {Pattern: "CL99999999X", Alone: 0.6}},
			Check:       isRUT,
			FalseAccept: 0.028,
			Beside:      0.98,
			Context:     []string{"rut", "r.u.t", "r.u.n", "rol único tributario", "rol único nacional", "cédula de identidad", "rut nº"},
			Headers:     []string{"rut", "rut cliente", "rut numero", "rol unico tributario", "rol unico nacional", "cl rut"},
		},
		{
			Name:   "uy-ci",
			Label:  "UY_CI",
			Doc:    "Six or seven digits and a right check digit by 10.",
			Region: "UY",
			Source: "Dirección Nacional de Identificación Civil, dígito verificador",
			Shapes: []spec.Shape{{Pattern: "9.999.999-9", Alone: 0.7}, {Pattern: "999.999-9", Alone: 0.4}, {Pattern: "9999999-9", Alone: 0.3},
				{Pattern: "999999-9", Alone: 0.1}, {Pattern: "99999999", Alone: 0.02}, {Pattern: "9999999", Alone: 0.01}},
			Check:       isUruguayanCI,
			FalseAccept: 0.1,
			Beside:      0.975,
			Context:     lists.Words("ids", "uy-ci.context"),
			Headers:     []string{"cedula uruguaya", "ci uruguay", "cedula uruguay", "uy ci"},
		},
		{
			Name:   "py-ruc",
			Label:  "PY_RUC",
			Doc:    "Four to eight digits and a right check digit by 11.",
			Region: "PY",
			Source: "Subsecretaría de Estado de Tributación, Paraguay, dígito verificador módulo 11",
			Shapes: []spec.Shape{{Pattern: "99999999-9", Alone: 0.35}, {Pattern: "9999999-9", Alone: 0.25}, {Pattern: "999999-9", Alone: 0.1},
				{Pattern: "99999-9", Alone: 0.02}, {Pattern: "9999-9", Alone: 0.01}, {Pattern: "999999999", Alone: 0.01}, {Pattern: "99999999", Alone: 0.005},
				{Pattern: "9999999", Alone: 0.002}, {Pattern: "999999", Alone: 0.001}, {Pattern: "99999", Alone: 0.0005}},
			Check:       isParaguayanRUC,
			FalseAccept: 0.1,
			Beside:      0.965,
			Context:     []string{"ruc", "r.u.c", "registro único de contribuyentes", "registro único del contribuyente", "contribuyente"},
			Headers:     []string{"ruc paraguay", "py ruc"},
		},
		{
			Name:   "py-ci",
			Label:  "PY_CI",
			Doc:    "Up to seven digits of an identity card, as a rule with dots, beside a word for it.",
			Region: "PY",
			Source: "Policía Nacional del Paraguay, cédula de identidad civil",
			Shapes: []spec.Shape{{Pattern: "9.999.999", Alone: 0.02}, {Pattern: "999.999", Alone: 0.002}, {Pattern: "9999999", Alone: 0.001},
				{Pattern: "999999", Alone: 0.0005}},
			Beside:  0.93,
			Reach:   32,
			Context: []string{"c.i", "ci nº", "ci n°", "cédula de identidad civil", "cedula de identidad civil", "cédula paraguaya", "cédula de identidad"},
			Headers: []string{"cedula paraguaya", "ci paraguay", "cedula de identidad civil", "py ci"},
		},
	}
}

// isCUIT reports whether the type is one that persons or companies have and the
// check digit is right, where 9 stands for ten.
func isCUIT(d []byte) bool {
	if len(d) != 11 || !numeral.AllDigits(d) {
		return false
	}
	switch numeral.Numeral(d[:2]) {
	case 20, 23, 24, 25, 26, 27, 30, 33, 34, 50, 51, 55:
	default:
		return false
	}
	return d[10] == "012345678990"[11-checksum.Weighted(d[:10], 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11]
}

func isArgentineDNI(d []byte) bool {
	return (len(d) == 7 || len(d) == 8) && numeral.Numeral(d) > 0 && !numeral.AllSame(d)
}

// isCBU checks the two blocks by the weights 3, 1, 7, 9 from the right.
func isCBU(d []byte) bool {
	if len(d) != 22 || !numeral.AllDigits(d) || numeral.AllSame(d) {
		return false
	}
	return cbuBlock(d[:8]) && cbuBlock(d[8:])
}

func cbuBlock(d []byte) bool {
	n := len(d) - 1
	return (10-checksum.WeightedFromRight(d[:n], 3, 1, 7, 9)%10)%10 == int(d[n]-'0')
}

func isSUBE(d []byte) bool {
	return len(d) == 16 && string(d[:4]) == "6061" && checksum.Luhn(d)
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
