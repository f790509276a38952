package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// portugal has the numbers of Portugal.
func portugal() []Number {
	return []Number{
		{
			Name:   "pt-nif",
			Label:  "PT_NIF",
			Doc:    "Nine digits of a taxpayer in Portugal with a check digit by 11; PT may stand before them.",
			Region: "PT",
			Source: "Decreto-Lei n.º 14/2013, artigo 9.º (article not confirmed)",
			Forms: []Form{{Pattern: "PT999999999", Alone: 0.93}, {Pattern: "999 999 999", Alone: 0.12},
				{Pattern: "999.999.999", Alone: 0.15}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isPortugueseNIF,
			Prefixes:    []string{"PT"},
			Sums:        []numeral.Sum{{Weights: rising[2:], By: 11, Leaves: []int{0, 1}}},
			FalseAccept: 0.082,
			Context:     words("pt-nif.context"),
			Headers:     []string{"contribuinte", "numero contribuinte", "numero de contribuinte", "nipc", "numero de identificacao fiscal", "pt nif"},
			Fakes: []Fake{{Doc: "Nine digits that are right by 11, of the same kind of taxpayer.", Patterns: []string{"PT=[1235689]#######?"}},
				{Patterns: []string{"=[1235689]#######?"}}},
		},
		{
			Name:   "pt-cc",
			Label:  "PT_CC",
			Doc:    "The number of a Portuguese citizen card: nine digits, a version of two characters and a check digit.",
			Region: "PT",
			Source: "Agência para a Modernização Administrativa, validação de número de documento do Cartão de Cidadão",
			Forms: []Form{{Pattern: "99999999 9 AA9", Alone: 0.97}, {Pattern: "99999999 9 XX9", Alone: 0.7},
				{Pattern: "999999999AA9", Alone: 0.9}, {Pattern: "99999999-9-AA9", Alone: 0.95},
				{Pattern: "99999999 9AA9", Alone: 0.93}, {Pattern: "999999999XX9", Alone: 0.02}},
			Check:       isCartaoCidadao,
			FalseAccept: 0.1,
			Beside:      0.98,
			Context:     []string{"cartão de cidadão", "cartao de cidadao", "cc", "cartão do cidadão", "bilhete de identidade", "documento"},
			Headers:     []string{"cartao de cidadao", "cartao cidadao", "numero cartao cidadao", "numero cc", "pt cc", "bilhete de identidade"},
			Fakes: []Fake{{
				Doc:      "A civil number, a version and right check digits.",
				Patterns: []string{"[1-3]#######?<ZZ|ZY|ZX|ZW|ZV>?", "[1-3]#######?**?"},
				Check:    isCheckedCartao,
			}},
		},
		{
			Name:        "pt-niss",
			Label:       "PT_NISS",
			Doc:         "Eleven digits that begin with 1 or 2, with a check digit by the first prime numbers.",
			Region:      "PT",
			Source:      "Segurança Social, número de identificação de segurança social",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.03}, {Pattern: "999 999 999 99", Alone: 0.2}},
			Check:       isNISS,
			Sums:        []numeral.Sum{{Weights: []int{29, 23, 19, 17, 13, 11, 7, 5, 3, 2, 1}, By: 10, Leaves: []int{9}}},
			FalseAccept: 0.02,
			Beside:      0.97,
			Context:     []string{"niss", "segurança social", "seguranca social", "número de segurança social"},
			Headers:     []string{"niss", "seguranca social", "numero seguranca social", "numero de seguranca social", "pt niss"},
			Fakes:       []Fake{{Doc: "Eleven digits that are right by 10.", Patterns: []string{"[12]#########?"}}},
		},
		{
			Name:   "pt-nib",
			Label:  "PT_NIB",
			Doc:    "Bank, branch, an account of eleven digits and two check digits by 97.",
			Region: "PT",
			Source: "Banco de Portugal, Aviso n.º 11/2005 e estrutura do NIB",
			Forms: []Form{{Pattern: "9999.9999.99999999999.99", Alone: 0.97}, {Pattern: "9999 9999 99999999999 99", Alone: 0.97},
				{Pattern: "9999-9999-99999999999-99", Alone: 0.97}, {Pattern: "999999999999999999999", Alone: 0.85}},
			Check:       isNIB,
			FalseAccept: 0.0103,
			Beside:      0.98,
			Context:     []string{"nib", "conta", "conta bancária", "número de identificação bancária", "banco"},
			Headers:     []string{"nib", "numero nib", "pt nib"},
			Fakes: []Fake{{
				Doc:      "A bank, an account and right check digits.",
				Patterns: []string{"<0007|0010|0018|0019|0023|0033|0035|0036|0045|0065|0079>###############??"},
				From:     2,
			}},
		},
	}
}

// isPortugueseNIF reports whether nine digits, behind PT or not, are right.
func isPortugueseNIF(c []byte) bool {
	c = numeral.WithoutPrefix(c, "PT")
	return len(c) == 9 && c[0] != '0' && isPortugueseSum(c)
}

// isPortugueseSum reports whether the last of nine digits checks the others.
func isPortugueseSum(d []byte) bool {
	r := numeral.Remainder(d[:8], 11, 9, 8, 7, 6, 5, 4, 3, 2)
	return r >= 0 && numeral.IsCheckDigit(d[8], (11-r)%11%10)
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

// isCheckedCartao reports whether the civil number, which the document begins with, is right too.
func isCheckedCartao(c []byte) bool { return isCartaoCidadao(c) && isPortugueseSum(c[:9]) }
