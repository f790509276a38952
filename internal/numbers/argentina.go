package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// argentina has the numbers of Argentina.
func argentina() []Number {
	return []Number{
		{
			Name:   "ar-cuit",
			Label:  "AR_CUIT",
			Doc:    "A type, eight digits and a right check digit by 11: CUIT, CUIL or CDI.",
			Region: "AR",
			Source: "AFIP, Resolución General 10/1997; ANSES, CUIL",
			Forms: []Form{{Pattern: "99-99999999-9", Alone: 0.93}, {Pattern: "99 99999999 9", Alone: 0.8},
				{Pattern: "99.99999999.9", Alone: 0.8}, {Pattern: "99-99.999.999-9", Alone: 0.95}, {Pattern: "99999999999", Alone: 0.3}},
			Check:       isCUIT,
			Sums:        []numeral.Sum{{Weights: cuit, By: 11, Leaves: []int{0, 10}}}, // ten is written as 9
			FalseAccept: 0.012,
			Beside:      0.985,
			Context:     words("ar-cuit.context"),
			Headers:     []string{"cuit", "cuil", "cuit cuil", "nro cuit", "numero cuit", "ar cuit"},
			Fakes: []Fake{{
				Doc:      "The same kind of taxpayer, eight digits and a right check digit.",
				Patterns: []string{"=<20|23|24|27|30|33|34>########?"},
				Check:    isUsualCUIT,
			}},
		},
		{
			Name:   "ar-dni",
			Label:  "AR_DNI",
			Doc:    "Seven or eight digits of the national document, as a rule with dots, beside a word for it.",
			Region: "AR",
			Source: "Registro Nacional de las Personas, Ley 17.671",
			Forms: []Form{{Pattern: "99.999.999", Alone: 0.05}, {Pattern: "9.999.999", Alone: 0.02}, {Pattern: "99 999 999", Alone: 0.01},
				{Pattern: "99999999", Alone: 0.004}, {Pattern: "9999999", Alone: 0.002}},
			Check:       isArgentineDNI,
			FalseAccept: 1,
			Beside:      0.95,
			Context:     words("ar-dni.context"),
			Headers:     []string{"dni argentino", "ar dni", "documento nacional de identidad", "nro documento", "nro de documento"},
			Fakes:       []Fake{{Doc: "As many digits.", Patterns: []string{"[1-5]#######", "[4-9]######"}}},
		},
		{
			Name:   "ar-cbu",
			Label:  "AR_CBU",
			Doc:    "A block of eight digits and one of fourteen, each with a right check digit: bank and branch, and the account.",
			Region: "AR",
			Source: "Banco Central de la República Argentina, Comunicación \"A\" 2622 (number not confirmed), SNP",
			Forms: []Form{{Pattern: "9999999999999999999999", Alone: 0.9}, {Pattern: "99999999 99999999999999", Alone: 0.97},
				{Pattern: "99999999-99999999999999", Alone: 0.97}},
			Check:       isCBU,
			FalseAccept: 0.0099,
			Beside:      0.995,
			Context:     []string{"cbu", "cvu", "c.b.u", "clave bancaria uniforme", "cuenta", "transferencia", "banco"},
			Headers:     []string{"cbu", "cvu", "numero cbu", "nro cbu", "ar cbu"},
			Fakes: []Fake{{
				Doc:      "A bank, an account and the check digits of both.",
				Patterns: []string{"<007|011|014|015|016|017|020|027|029|034|044|072|150|191|247|259|285|299|301>####?#############?"},
			}},
		},
		{
			Name:   "ar-sube",
			Label:  "AR_TARJETA_SUBE",
			Doc:    "Sixteen digits that begin with 6061 and pass the Luhn check, beside the word SUBE.",
			Region: "AR",
			Source: "AWS Macie, Argentina Tarjeta SUBE; ISO/IEC 7812-1",
			Forms: []Form{{Pattern: "9999999999999999", Alone: 0.2}, {Pattern: "9999 9999 9999 9999", Alone: 0.2},
				{Pattern: "9999-9999-9999-9999", Alone: 0.2}},
			Check:       isSUBE,
			FalseAccept: 1e-05,
			Beside:      0.998,
			Context:     []string{"sube", "tarjeta sube", "sube card"},
			Headers:     []string{"sube", "tarjeta sube", "numero sube", "nro sube", "ar tarjeta sube"},
			Fakes:       []Fake{{Doc: "6061, eleven digits and a right check digit.", Patterns: []string{"6061###########?"}}},
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

// isUsualCUIT reports whether the check digit is not 9 in the place of 10, for which another type is given out as a rule.
func isUsualCUIT(d []byte) bool {
	return isCUIT(d) && numeral.Remainder(d, 11, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}
