package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// europe has the VAT numbers of the European Union with the prefix of their country. Countries whose numbers have a label of their own
// are surer of them there; this one knows them all.
func europe() []Number {
	return []Number{
		{
			Name:   "eu-vat",
			Label:  "VAT_NUMBER",
			Doc:    "The prefix of a country of the European Union, or XI for Northern Ireland, and that country's VAT number with its check digits.",
			Source: "Directive 2006/112/EC, article 215; VIES, VAT number structure and the countries' check digits",
			Forms: []Form{
				{Pattern: "ATU99999999", Alone: 0.93}, {Pattern: "BE9999999999", Alone: 0.93}, {Pattern: "BE9999.999.999",
					Alone: 0.95}, {Pattern: "BG999999999", Alone: 0.9}, {Pattern: "BG9999999999", Alone: 0.9},
				{Pattern: "CY99999999A", Alone: 0.95}, {Pattern: "CZ99999999", Alone: 0.9}, {Pattern: "CZ999999999",
					Alone: 0.9}, {Pattern: "CZ9999999999", Alone: 0.92}, {Pattern: "DE999999999", Alone: 0.85}, {Pattern: "DK99999999", Alone: 0.9},
				{Pattern: "EE999999999", Alone: 0.9}, {Pattern: "EL999999999", Alone: 0.85}, {Pattern: "EL99999999",
					Alone: 0.7}, {Pattern: "ESX9999999X", Alone: 0.92}, {Pattern: "FI99999999", Alone: 0.9}, {Pattern: "FRXX999999999", Alone: 0.9},
				{Pattern: "HR99999999999", Alone: 0.85}, {Pattern: "HU99999999", Alone: 0.9}, {Pattern: "IE9999999A",
					Alone: 0.92}, {Pattern: "IE9999999AA", Alone: 0.95}, {Pattern: "IE9A99999A", Alone: 0.95}, {Pattern: "IT99999999999", Alone: 0.9},
				{Pattern: "LT999999999", Alone: 0.92}, {Pattern: "LT999999999999", Alone: 0.95}, {Pattern: "LU99999999",
					Alone: 0.95}, {Pattern: "LV99999999999", Alone: 0.93}, {Pattern: "MT99999999", Alone: 0.93},
				{Pattern: "NL999999999B99", Alone: 0.93}, {Pattern: "NL9999999B99", Alone: 0.85}, {Pattern: "PL9999999999",
					Alone: 0.85}, {Pattern: "PT999999999", Alone: 0.85}, {Pattern: "RO99", Alone: 0.02}, {Pattern: "RO999", Alone: 0.03},
				{Pattern: "RO9999", Alone: 0.05}, {Pattern: "RO99999", Alone: 0.2}, {Pattern: "RO999999", Alone: 0.5}, {Pattern: "RO9999999",
					Alone: 0.7}, {Pattern: "RO99999999", Alone: 0.85}, {Pattern: "RO999999999", Alone: 0.85},
				{Pattern: "RO9999999999", Alone: 0.85}, {Pattern: "SE999999999999", Alone: 0.95}, {Pattern: "SI99999999",
					Alone: 0.9}, {Pattern: "SK9999999999", Alone: 0.92}, {Pattern: "XI999999999", Alone: 0.85},
			},
			Check:       isEUVAT,
			FalseAccept: 0.067,
			Beside:      0.98,
			Context:     words("vatContext"),
			Headers:     words("eu-vat.headers"),
			Fakes: []Fake{
				{Doc: "A number of the same country and form with right check digits.", Patterns: []string{"ATU#######?"}},
				{Patterns: []string{"BE0[1-9]######??"}},
				{Patterns: []string{"BG########?"}},
				{Patterns: []string{"BG{yy}{mm}{dd}###?"}, Check: isBulgarianPersonVAT},
				{Patterns: []string{"CY<10|30|40|50|60|90>######?"}},
				{Patterns: []string{"CZ[1-8]######?"}},
				{Patterns: []string{"CZ{yy}{mm:50}{dd}###?"}, Years: birthYears, Check: isCzechPersonVAT},
				{Patterns: []string{"CZ{yy}{mm:50}{dd}###"}, Years: oldBirthYears},
				{Patterns: []string{"DE[1-9]#######?"}},
				{Patterns: []string{"DK[1-9]######?"}},
				{Patterns: []string{"EE[1-9]#######?"}},
				{Patterns: []string{"EL[01]#######?"}},
				{Patterns: []string{"ES########?"}},
				{Patterns: []string{"ES=[XYZ]#######?"}},
				{Patterns: []string{"ES=[ABCDEFGHJNPQRSUVW]#######?"}, Check: isSpanishCompanyVAT},
				{Patterns: []string{"FI[0-3]######?"}},
				{Patterns: []string{"FR??[3-9]#######?"}},
				{Patterns: []string{"HR##########?"}},
				{Patterns: []string{"HU[1-9]######?"}},
				{Patterns: []string{"IE<0000001-9999999>?"}},
				{Patterns: []string{"IE<0000001-9999999>?[A-IW]"}},
				{Patterns: []string{"IE[1-9]@#####?"}},
				{Patterns: []string{"IT0######<001-100>?"}},
				{Patterns: []string{"LT[1-9]######1?"}},
				{Patterns: []string{"LT[1-9]#########1?"}},
				{Patterns: []string{"LU[1-9]#####??"}},
				{Patterns: []string{"LV[4-9]#########?"}},
				{Patterns: []string{"MT[1-9]#####??"}, From: 1},
				{Patterns: []string{"NL[1-9]#######?B<01-99>"}, Check: isBusinessBTW},
				{Patterns: []string{"PL[1-9]########?"}},
				{Patterns: []string{"PT=[1235689]#######?"}},
				{
					Patterns: []string{"RO[1-9]?", "RO[1-9]#?", "RO[1-9]##?", "RO[1-9]###?", "RO[1-9]####?", "RO[1-9]#####?", "RO[1-9]######?",
						"RO[1-9]#######?", "RO[1-9]########?"},
				},
				{Patterns: []string{"SE[5-9]#[2-9]######?01"}},
				{Patterns: []string{"SI[1-9]######?"}},
				{Patterns: []string{"SK[1-9]#[234789]######?"}},
				{Patterns: []string{"XI<100-999>####??"}, Check: isOlderUKVAT, From: 1},
			},
		},
		{
			Name:     "eu-vat-spaced",
			Label:    "VAT_NUMBER",
			Doc:      "A VAT number of the European Union with a space, a hyphen or a dot behind the country and between groups of characters.",
			Source:   "Directive 2006/112/EC, article 215; VIES, VAT number structure and the countries' check digits",
			Prefixes: []string{"AT", "BE", "BG", "CY", "CZ", "DK", "EE", "ES", "FI", "HU", "IE", "LT", "LU", "LV", "MT", "RO", "SE", "SI", "SK"},
			Beside:   0.98,
			Context:  words("vatContext"),
		},
	}
}

// isEUVAT reports whether a VAT number is right by the rule of the country of
// its first two letters.
func isEUVAT(c []byte) bool {
	if len(c) < 4 || len(c) > 15 {
		return false
	}
	body := c[2:]
	switch string(c[:2]) {
	case "AT":
		return isAustrianVAT(body)
	case "BE":
		return isBelgianVAT(body)
	case "BG":
		return isBulgarianVAT(body)
	case "CY":
		return isCypriotVAT(body)
	case "CZ":
		return isCzechVAT(body)
	case "DE":
		return isGermanVAT(body)
	case "DK":
		return len(body) == 8 && body[0] != '0' && numeral.Remainder(body, 11, 2, 7, 6, 5, 4, 3, 2, 1) == 0
	case "EE":
		return len(body) == 9 && numeral.Numeral(body) > 0 && numeral.Remainder(body, 10, 3, 7, 1, 3, 7, 1, 3, 7, 1) == 0
	case "EL":
		return isAFM(body)
	case "ES":
		return isSpanishNIF(body) || isNIE(body) || isCIF(body)
	case "FI":
		return isYTunnus(body)
	case "FR":
		return isFrenchVAT(body)
	case "HR":
		return isOIB(body)
	case "HU":
		return len(body) == 8 && numeral.Numeral(body) > 0 && numeral.Remainder(body, 10, 9, 7, 3, 1, 9, 7, 3, 1) == 0
	case "IE":
		return isIrishVAT(body)
	case "IT":
		return isPartitaIVA(body)
	case "LT":
		return isLithuanianVAT(body)
	case "LU":
		return len(body) == 8 && numeral.Numeral(body) > 0 && numeral.Numeral(body[:6])%89 == numeral.Numeral(body[6:])
	case "LV":
		return isLatvianVAT(body)
	case "MT":
		return len(body) == 8 && body[0] != '0' && numeral.Remainder(body, 37, 3, 4, 6, 7, 8, 9, 10, 1) == 0
	case "NL":
		return isBTW(body)
	case "PL":
		return isNIP(body)
	case "PT":
		return isPortugueseNIF(body)
	case "RO":
		return isRomanianVAT(body)
	case "SE":
		n := numeral.Numeral(body)
		return len(body) == 12 && n > 0 && n%100 > 0 && checksum.Luhn(body[:10])
	case "SI":
		r := 11 - numeral.Remainder(body[:min(7, len(body))], 11, 8, 7, 6, 5, 4, 3, 2)
		return len(body) == 8 && body[0] != '0' && r < 11 && numeral.IsCheckDigit(body[7], r%10)
	case "SK":
		return len(body) == 10 && body[0] != '0' && numeral.IsOneOf(body[2], "234789") && numeral.Numeral(body)%11 == 0
	case "XI":
		return isUKVAT(body)
	}
	return false
}

// isAustrianVAT reports whether U and eight digits are right: a Luhn sum that
// begins at four.
func isAustrianVAT(c []byte) bool {
	if len(c) != 9 || c[0] != 'U' || !numeral.AreDigits(c[1:], 8) {
		return false
	}
	return numeral.IsCheckDigit(c[8], (96-numeral.Alternating(c[1:8]))%10)
}

// isBelgianVAT reports whether the last two of ten digits are right by 97.
func isBelgianVAT(d []byte) bool {
	if !numeral.AreDigits(d, 10) || d[0] > '1' || numeral.Numeral(d) == 0 {
		return false
	}
	return numeral.Numeral(d[8:]) == 97-numeral.Numeral(d[:8])%97
}

// isBulgarianVAT reports whether nine digits of a company, or ten of a person,
// a foreigner or another body, are right.
func isBulgarianVAT(d []byte) bool {
	switch len(d) {
	case 9:
		r := numeral.Remainder(d[:8], 11, 1, 2, 3, 4, 5, 6, 7, 8)
		if r == 10 {
			r = numeral.Remainder(d[:8], 11, 3, 4, 5, 6, 7, 8, 9, 10) % 10
		}
		return numeral.Numeral(d) > 0 && numeral.IsCheckDigit(d[8], r)
	case 10:
		return isEGN(d) || numeral.Numeral(d) > 0 && (numeral.IsCheckDigit(d[9], numeral.Remainder(d[:9], 10, 21, 19, 17, 13, 11, 9, 7, 3, 1)) ||
			numeral.IsCheckDigit(d[9], 11-numeral.Remainder(d[:9], 11, 4, 3, 2, 7, 6, 5, 4, 3, 2)))
	}
	return false
}

// isCypriotVAT reports whether the letter behind eight digits is right; the
// digits in odd places count as in an Italian fiscal code.
func isCypriotVAT(c []byte) bool {
	if len(c) != 9 || !numeral.AreDigits(c[:8], 8) || string(c[:2]) == "12" {
		return false
	}
	return c[8] == FiscalLetter(c[:8])
}

// isCzechVAT reports whether eight digits of a company, nine behind 6 of a
// special case, or the birth number of a person are right.
func isCzechVAT(d []byte) bool {
	switch {
	case len(d) == 8:
		r := 11 - numeral.Remainder(d[:7], 11, 8, 7, 6, 5, 4, 3, 2)
		if r == 11 {
			r = 1
		}
		return d[0] != '9' && numeral.Numeral(d) > 0 && numeral.IsCheckDigit(d[7], r%10)
	case len(d) == 9 && d[0] == '6':
		r := numeral.Remainder(d[1:8], 11, 8, 7, 6, 5, 4, 3, 2)
		if r >= 0 && numeral.IsCheckDigit(d[8], (18-(10-r)%11)%10) {
			return true
		}
	}
	return isRodneCislo(d)
}

// isIrishVAT reports whether a number is right in the form of today, which is
// that of a person's, or in the old one, whose second place is a letter.
func isIrishVAT(c []byte) bool {
	if len(c) == 8 && numeral.IsLetter(c[1]) {
		b := [8]byte{'0', c[2], c[3], c[4], c[5], c[6], c[0], c[7]}
		return isPPSN(b[:])
	}
	return isPPSN(c)
}

// isLithuanianVAT reports whether nine digits of a company, or twelve of
// another payer, are right; a 1 stands before the check digit.
func isLithuanianVAT(d []byte) bool {
	n := len(d)
	if n != 9 && n != 12 || !numeral.AreDigits(d, n) || d[n-2] != '1' {
		return false
	}
	first, second := 0, 0
	for i, b := range d[:n-1] {
		first += int(b-'0') * (1 + i%9)
		second += int(b-'0') * (1 + (i+2)%9)
	}
	r := first % 11
	if r == 10 {
		r = second % 11 % 10
	}
	return numeral.IsCheckDigit(d[n-1], r)
}

// isRomanianVAT reports whether two to ten digits of a company are right, or
// the code of a person.
func isRomanianVAT(d []byte) bool {
	n := len(d)
	if n == 13 {
		return isCNP(d)
	}
	if n < 2 || n > 10 || d[0] == '0' || numeral.Numeral(d) < 0 {
		return false
	}
	weights := [9]int{7, 5, 3, 2, 1, 7, 5, 3, 2}
	sum := 0
	for i, b := range d[:n-1] {
		sum += int(b-'0') * weights[10-n+i]
	}
	return numeral.IsCheckDigit(d[n-1], sum*10%11%10)
}

// isBulgarianPersonVAT reports whether the number behind the country is that of a person in Bulgaria.
func isBulgarianPersonVAT(c []byte) bool { return len(c) == 12 && isEGN(c[2:]) }

// isSpanishCompanyVAT reports whether the number behind the country is that of a company in Spain.
func isSpanishCompanyVAT(c []byte) bool { return len(c) == 11 && isUsualCIF(c[2:]) }

// isCzechPersonVAT reports whether the number behind the country is that of a person in Czechia.
func isCzechPersonVAT(c []byte) bool { return len(c) == 12 && isMultipleOf11(c[2:]) }
