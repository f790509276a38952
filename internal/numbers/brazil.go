package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// brazil has the numbers of Brazil.
func brazil() []Number {
	return []Number{
		{
			Name:   "br-cpf",
			Label:  "BR_CPF",
			Doc:    "Eleven digits with two right check digits, not all the same.",
			Region: "BR",
			Source: "Receita Federal, Instrução Normativa RFB 1548/2015; check digits of the CPF",
			Forms: []Form{{Pattern: "999.999.999-99", Alone: 0.97}, {Pattern: "999 999 999 99", Alone: 0.7},
				{Pattern: "999 999 999-99", Alone: 0.9}, {Pattern: "999999999-99", Alone: 0.9}, {Pattern: "99999999999", Alone: 0.4}},
			Check:       isCPF,
			Sums:        []numeral.Sum{{Weights: rising, By: 11, Leaves: []int{0, 1}}},
			FalseAccept: 0.0099,
			Beside:      0.99,
			Context:     []string{"cpf", "cpf nº", "cpf no", "cadastro de pessoas físicas", "cadastro de pessoa física", "contribuinte", "cpf/cnpj"},
			Headers:     []string{"cpf", "cpf cliente", "cpf number", "numero cpf", "nr cpf", "br cpf", "cadastro de pessoas fisicas"},
			Fakes:       []Fake{{Doc: "Nine digits and two right check digits.", Patterns: []string{"#########??"}}},
		},
		{
			Name:   "br-cnpj",
			Label:  "BR_CNPJ",
			Doc:    "Twelve digits or, since 2026, letters and digits, and two right check digits.",
			Region: "BR",
			Source: "Receita Federal, Instrução Normativa RFB 2229/2024; check digits of the CNPJ",
			Forms: []Form{{Pattern: "XX.XXX.XXX/XXXX-99", Alone: 0.98}, {Pattern: "XXXXXXXX/XXXX-99", Alone: 0.9},
				{Pattern: "99999999999999", Alone: 0.4}, {Pattern: "XXXXXXXXXXXX99", Alone: 0.3}},
			Check:       isCNPJ,
			FalseAccept: 0.0097,
			Beside:      0.99,
			Context:     []string{"cnpj", "cadastro nacional da pessoa jurídica", "cpf/cnpj", "empresa", "ltda"},
			Headers:     []string{"cnpj", "cnpj empresa", "numero cnpj", "nr cnpj", "br cnpj"},
			Fakes: []Fake{{
				Doc:      "A company of digits, or of letters as since 2026, and two right check digits.",
				Patterns: []string{"########000[1-5]??", "************??"},
			}},
		},
		{
			Name:   "br-rg",
			Label:  "BR_RG",
			Doc:    "An identity card of a state, as most states write it: up to eight digits and a digit or X.",
			Region: "BR",
			Source: "Lei 7.116/1983; the forms of the states' institutes of identification",
			Forms: []Form{{Pattern: "99.999.999-X", Alone: 0.2}, {Pattern: "9.999.999-X", Alone: 0.1},
				{Pattern: "99.999.999", Alone: 0.02}, {Pattern: "9.999.999", Alone: 0.02}, {Pattern: "99999999X",
					Alone: 0.003}, {Pattern: "99999999-X", Alone: 0.02}},
			Check:       isRG,
			FalseAccept: 0.54,
			Beside:      0.97,
			Context:     words("br-rg.context"),
			Headers:     []string{"rg", "registro geral", "carteira de identidade", "numero rg", "nr rg", "br rg"},
			Fakes: []Fake{{
				Doc:      "As many digits, and X where there was one; the states check them differently.",
				Patterns: []string{"[1-5]########", "[1-5]#######X", "[1-9]#######", "[1-9]######X", "[1-9]######"},
			}},
		},
		{
			Name:        "br-cnh",
			Label:       "DRIVER_LICENSE",
			Doc:         "Eleven digits with two right check digits of a driving licence.",
			Region:      "BR",
			Source:      "CONTRAN, Resolução 598/2016; DENATRAN, check digits of the registro da CNH",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.08}, {Pattern: "999999999-99", Alone: 0.1}},
			Check:       isCNH,
			Sums:        []numeral.Sum{{Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, -1, 0}, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.0099,
			Beside:      0.98,
			Context: []string{"cnh", "carteira nacional de habilitação", "carteira de habilitação", "habilitação", "habilitacao",
				"carteira de motorista", "registro cnh"},
			Headers: []string{"cnh", "carteira de habilitacao", "carteira nacional de habilitacao", "habilitacao", "carteira de motorista", "numero cnh"},
		},
		{
			Name:        "br-pis",
			Label:       "BR_PIS",
			Doc:         "Eleven digits with a right check digit by 11: PIS, PASEP, NIS or NIT.",
			Region:      "BR",
			Source:      "Caixa Econômica Federal, leiaute do PIS/PASEP",
			Forms:       []Form{{Pattern: "999.99999.99-9", Alone: 0.95}, {Pattern: "999.9999.999-9", Alone: 0.6}, {Pattern: "99999999999", Alone: 0.04}},
			Check:       isPIS,
			Sums:        []numeral.Sum{{Weights: pis, By: 11, Leaves: []int{0, 1}}},
			FalseAccept: 0.1,
			Beside:      0.98,
			Context:     words("br-pis.context"),
			Headers:     []string{"pis", "pasep", "pis pasep", "nis", "numero pis", "br pis"},
			Fakes:       []Fake{{Doc: "Ten digits and a right check digit.", Patterns: []string{"[12]#########?"}}},
		},
		{
			Name:        "br-titulo-eleitoral",
			Label:       "BR_TITULO_ELEITORAL",
			Doc:         "Twelve digits of a voter: a serial number, a state from 01 to 28 and two right check digits.",
			Region:      "BR",
			Source:      "Tribunal Superior Eleitoral, Resolução 21.538/2003",
			Forms:       []Form{{Pattern: "9999 9999 9999", Alone: 0.5}, {Pattern: "999999999999", Alone: 0.2}},
			Check:       isVoterTitle,
			FalseAccept: 0.0029,
			Beside:      0.98,
			Context:     words("br-titulo-eleitoral.context"),
			Headers:     []string{"titulo de eleitor", "titulo eleitor", "titulo eleitoral", "numero titulo", "inscricao eleitoral", "br titulo eleitoral"},
			Fakes:       []Fake{{Doc: "A serial number, a state and two right check digits.", Patterns: []string{"########<01-28>??"}}},
		},
		{
			Name:   "br-cns",
			Label:  "BR_CNS",
			Doc:    "Fifteen digits of the national health card, whose sum by the weights 15 to 1 is divided by 11.",
			Region: "BR",
			Source: "DATASUS, rotina de validação do Cartão Nacional de Saúde",
			Forms: []Form{{Pattern: "999 9999 9999 9999", Alone: 0.9}, {Pattern: "999.9999.9999.9999", Alone: 0.9},
				{Pattern: "999999999999999", Alone: 0.15}},
			Check:       isCNS,
			FalseAccept: 0.027,
			Beside:      0.98,
			Context:     []string{"cns", "cartão nacional de saúde", "cartao nacional de saude", "cartão sus", "cartao sus", "sus", "cartão de saúde"},
			Headers:     []string{"cns", "cartao sus", "cartao nacional de saude", "numero cns", "numero sus", "br cns"},
			Fakes: []Fake{{Doc: "Fifteen digits of the same kind that are right by 11.",
				Patterns: []string{"[12]##########00[01]?", "[789]#############?"}}},
		},
		{
			Name:        "br-renavam",
			Label:       "BR_RENAVAM",
			Doc:         "Eleven digits of a vehicle with a right check digit by 11.",
			Region:      "BR",
			Source:      "DENATRAN, Portaria 27/2013 (number not confirmed), RENAVAM of eleven digits",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.02}, {Pattern: "9999999999-9", Alone: 0.1}, {Pattern: "9999.999999-9", Alone: 0.4}},
			Check:       isRENAVAM,
			Sums:        []numeral.Sum{{Weights: pis, By: 11, Leaves: []int{0, 1}}},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     []string{"renavam", "código renavam", "veículo", "veiculo", "crlv", "placa"},
			Headers:     []string{"renavam", "codigo renavam", "numero renavam", "br renavam"},
			Fakes:       []Fake{{Doc: "Ten digits and a right check digit.", Patterns: []string{"[01]#########?"}}},
		},
		{
			Name:   "br-placa",
			Label:  "LICENSE_PLATE",
			Doc:    "Three letters, a digit, a letter from A to J or a digit, and two digits.",
			Region: "BR",
			Source: "CONTRAN, Resolução 780/2019, plates of the Mercosul",
			Forms: []Form{{Pattern: "AAA-9999", Alone: 0.1}, {Pattern: "AAA9999", Alone: 0.03}, {Pattern: "AAA9A99", Alone: 0.2},
				{Pattern: "AAA-9A99", Alone: 0.3}, {Pattern: "AAA 9A99", Alone: 0.2}},
			Check:       isPlaca,
			FalseAccept: 0.63,
			Beside:      0.96,
			Context:     words("br-placa.context"),
			Headers:     []string{"placa", "placa veiculo", "placa do veiculo", "br placa"},
		},
		{
			Name:    "br-cep",
			Label:   "ZIP_CODE",
			Doc:     "Five digits and three of a postcode.",
			Region:  "BR",
			Source:  "Correios, guia de endereçamento",
			Forms:   []Form{{Pattern: "99999-999", Alone: 0.55}, {Pattern: "99.999-999", Alone: 0.7}, {Pattern: "99999999", Alone: 0.003}},
			Check:   isCEP,
			Beside:  0.97,
			Reach:   24,
			Context: []string{"cep", "código de endereçamento postal", "codigo postal", "endereço", "endereco"},
			Headers: []string{"cep", "codigo de enderecamento postal"},

			FalseAccept: 0.99,
		},
	}
}

// elevenCheck is the digit that a remainder by 11 asks for in Brazil: what is
// left to 11, and 0 for 10 and 11.
func elevenCheck(sum int) int {
	if r := sum % 11; r >= 2 {
		return 11 - r
	}
	return 0
}

func isCPF(d []byte) bool {
	if len(d) != 11 || !numeral.AllDigits(d) || numeral.AllSame(d) {
		return false
	}
	return elevenCheck(checksum.RisingFromRight(d[:9], 2)) == int(d[9]-'0') && elevenCheck(checksum.RisingFromRight(d[:10], 2)) == int(d[10]-'0')
}

// isCNPJ counts a letter as its place in ASCII less that of the digit zero, so
// that the older numbers keep their check digits.
func isCNPJ(c []byte) bool {
	if len(c) != 14 || !numeral.AllDigits(c[12:]) || numeral.AllSame(c) {
		return false
	}
	for k := 12; k < 14; k++ {
		sum := 0
		for i := range k {
			if !numeral.IsAlnum(c[i]) {
				return false
			}
			sum += int(c[i]-'0') * ((k-1-i)%8 + 2)
		}
		if elevenCheck(sum) != int(c[k]-'0') {
			return false
		}
	}
	return true
}

// isRG reports whether the last character alone may be the letter X.
func isRG(c []byte) bool {
	n := len(c) - 1
	return n >= 6 && n <= 8 && numeral.Numeral(c[:n]) > 0 && (numeral.IsDigit(c[n]) || c[n] == 'X')
}

// isCNH checks the second digit with what the first one lost: where the first
// would be ten, it is written 0 and two is taken from the second.
func isCNH(d []byte) bool {
	if len(d) != 11 || !numeral.AllDigits(d) || numeral.AllSame(d[:9]) {
		return false
	}
	lost := 0
	first := checksum.Weighted(d[:9], 9, 8, 7, 6, 5, 4, 3, 2, 1) % 11
	if first >= 10 {
		first, lost = 0, 2
	}
	second := checksum.Weighted(d[:9], 1, 2, 3, 4, 5, 6, 7, 8, 9) % 11
	if second >= 10 {
		second = 0
	} else if second -= lost; second < 0 {
		second += 11
	}
	// Ten can come out of the addition; it is written 0 as well.
	return first == int(d[9]-'0') && second%10 == int(d[10]-'0')
}

func isPIS(d []byte) bool {
	return len(d) == 11 && numeral.AllDigits(d) && !numeral.AllSame(d) &&
		elevenCheck(checksum.Weighted(d[:10], 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)) == int(d[10]-'0')
}

// isVoterTitle reports whether the state is one of 28 (those abroad included)
// and both check digits are right. In the states 01 and 02, São Paulo and Minas
// Gerais, a remainder of 0 is written 1.
func isVoterTitle(d []byte) bool {
	if len(d) != 12 || !numeral.AllDigits(d) {
		return false
	}
	state := int(d[8]-'0')*10 + int(d[9]-'0')
	if state < 1 || state > 28 {
		return false
	}
	digit := func(r int) byte {
		switch {
		case r == 10:
			return '0'
		case r == 0 && state <= 2:
			return '1'
		}
		return byte('0' + r)
	}
	first := digit(checksum.Weighted(d[:8], 2, 3, 4, 5, 6, 7, 8, 9) % 11)
	second := digit((int(d[8]-'0')*7 + int(d[9]-'0')*8 + int(first-'0')*9) % 11)
	return d[10] == first && d[11] == second && numeral.Numeral(d[:8]) > 0
}

// isCNS reports whether the sum is right and, in a number made of a PIS, the
// block before the check digit is one that the routine writes.
func isCNS(d []byte) bool {
	if len(d) != 15 {
		return false
	}
	sum := checksum.RisingFromRight(d, 1)
	if sum <= 0 || sum%11 != 0 {
		return false
	}
	switch d[0] {
	case '7', '8', '9':
		return !numeral.AllSame(d)
	case '1', '2':
		return d[11] == '0' && d[12] == '0' && (d[13] == '0' || d[13] == '1')
	}
	return false
}

func isRENAVAM(d []byte) bool {
	return len(d) == 11 && numeral.AllDigits(d) && !numeral.AllSame(d) &&
		elevenCheck(checksum.Weighted(d[:10], 3, 2, 9, 8, 7, 6, 5, 4, 3, 2)) == int(d[10]-'0')
}

// isPlaca reports whether the letter in the place of a digit is one of the ten
// that stand for digits.
func isPlaca(c []byte) bool {
	return len(c) == 7 && (numeral.IsDigit(c[4]) || 'A' <= c[4] && c[4] <= 'J')
}

// isCEP reports whether the digits are in the regions that postcodes have been
// given to: they begin at 01001-000.
func isCEP(d []byte) bool {
	return len(d) == 8 && numeral.Numeral(d) >= 1001000 && !numeral.AllSame(d)
}
