package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// benelux has the numbers of the Netherlands, Belgium and Luxembourg.
func benelux() []Number {
	return []Number{
		{
			Name:   "nl-bsn",
			Label:  "NL_BSN",
			Doc:    "Nine digits, or eight without the zero in front, that pass the test of eleven.",
			Region: "NL",
			Source: "Wet algemene bepalingen burgerservicenummer; RvIG, elfproef",
			Forms: []Form{{Pattern: "9999.99.999", Alone: 0.75}, {Pattern: "999999999", Alone: 0.04},
				{Pattern: "999 999 999", Alone: 0.12}, {Pattern: "9999 99 999", Alone: 0.4}, {Pattern: "99999999",
					Alone: 0.003}, {Pattern: "9999-99-999", Alone: 0.5}, {Pattern: "999.999.999", Alone: 0.12}, {Pattern: "999-999-999", Alone: 0.1}},
			Check:       isBSN,
			Sums:        []numeral.Sum{{Weights: []int{8, 7, 6, 5, 4, 3, 2, -1}, By: 11}, {Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, -1}, By: 11}},
			FalseAccept: 0.091,
			Beside:      0.97,
			Context:     words("nl-bsn.context"),
			Headers:     []string{"bsn", "burgerservicenummer", "burger service nummer", "sofinummer", "sofi nummer", "bsn nummer", "nl bsn"},
			Fakes: []Fake{{Doc: "Nine digits, or eight, that are right by 11.", Patterns: []string{"[1-9]#######?"}},
				{Patterns: []string{"[1-9]######?"}}},
		},
		{
			Name:   "nl-vat",
			Label:  "NL_BTW",
			Doc:    "Nine digits, B and two digits: right as a BSN, or right by 97 together with NL in front.",
			Region: "NL",
			Source: "Belastingdienst, btw-identificatienummer; VIES, VAT number structure",
			Forms: []Form{{Pattern: "NL999999999B99", Alone: 0.98}, {Pattern: "999999999B99", Alone: 0.5},
				{Pattern: "9999.99.999.B99", Alone: 0.7}, {Pattern: "NL99999999B99", Alone: 0.9}, {Pattern: "NL9999999B99", Alone: 0.9}},
			Check:       isBTW,
			Prefixes:    []string{"NL"},
			FalseAccept: 0.1,
			Beside:      0.98,
			Context:     words("nl-vat.context"),
			Headers:     []string{"btw nummer", "btw nr", "btwnummer", "btw id", "nl btw", "nl vat"},
			Fakes: []Fake{
				{Doc: "Nine digits that are right by 11 and a number behind B.", Patterns: []string{"NL[1-9]#######?B<01-99>"}, Check: isBusinessBTW},
				{Patterns: []string{"[1-9]#######?B<01-99>"}, Check: isBusinessBTW},
			},
		},
		{
			Name:        "nl-passport",
			Label:       "PASSPORT",
			Doc:         "Two letters, six letters or digits and a digit, without the letter O.",
			Region:      "NL",
			Source:      "RvIG, kenmerken van het Nederlandse paspoort",
			Forms:       []Form{{Pattern: "AAXXXXXX9", Alone: 0.03}},
			Check:       isDutchDocument,
			FalseAccept: 0.76,
			Beside:      0.94,
			Context:     []string{"paspoort", "paspoortnummer", "documentnummer", "passport"},
			Headers:     []string{"paspoortnummer", "paspoort nummer", "nl passport"},
		},
		{
			Name:   "be-national-number",
			Label:  "BE_NATIONAL_NUMBER",
			Doc:    "The date of birth, a number of the day and two check digits by 97; the month is 20 or 40 more in BIS numbers.",
			Region: "BE",
			Source: "Arrêté royal du 3 avril 1984 relatif à la composition du numéro d'identification",
			Forms: []Form{{Pattern: "99.99.99-999.99", Alone: 0.98}, {Pattern: "99.99.99-999 99", Alone: 0.98},
				{Pattern: "99.99.99 999 99", Alone: 0.95}, {Pattern: "99 99 99 999 99", Alone: 0.75}, {Pattern: "999999-999-99",
					Alone: 0.9}, {Pattern: "999999 999 99", Alone: 0.7},
				{Pattern: "99.99.99.999.99", Alone: 0.9}, {Pattern: "99.99.99-999-99", Alone: 0.95}, {Pattern: "99999999999", Alone: 0.3}},
			Check:       isBelgianNumber,
			Sums:        []numeral.Sum{{Weights: []int{1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 100, 10, 1, 10, 1}, By: 97, Leaves: []int{0, 97 - 2_000_000_000%97}}},
			FalseAccept: 0.0058,
			Beside:      0.98,
			Context:     words("be-national-number.context"),
			Headers:     words("be-national-number.headers"),
			Facts:       factsOfBelgianNumber,
			Fakes: []Fake{
				{Doc: "A date of birth, a serial number and right check digits.", Patterns: []string{"{yy}{mm}{dd}<001-997>??"}, Check: isOlderBelgianNumber},
			},
		},
		{
			Name:   "lu-matricule",
			Label:  "LU_MATRICULE",
			Doc:    "Thirteen digits of date of birth and serial number with two check digits, by Luhn and by Verhoeff.",
			Region: "LU",
			Source: "Loi du 19 juin 2013 relative à l'identification des personnes physiques; OECD, TIN sheet of Luxembourg",
			Forms: []Form{{Pattern: "9999999999999", Alone: 0.9}, {Pattern: "9999 99 99 999 99", Alone: 0.97},
				{Pattern: "99999999 99999", Alone: 0.95}, {Pattern: "9999 9999 99999", Alone: 0.95}},
			Check:       isMatricule,
			FalseAccept: 0.0000075,
			Beside:      0.99,
			Context:     []string{"matricule", "numéro d'identification", "matricule national", "sozialversicherungsnummer", "cns", "ccss"},
			Headers:     []string{"matricule national", "numero matricule", "matricule nationale", "lu matricule"},
			Facts:       factsOfMatricule,
			Fakes:       []Fake{{Doc: "A date of birth, a serial number and two right check digits.", Patterns: []string{"{yyyy}{mm}{dd}###??"}}},
		},
	}
}

// isBSN reports whether nine digits pass the test of eleven, in which the last
// counts negative. Eight have lost a zero in front.
func isBSN(d []byte) bool {
	if len(d) == 8 {
		r := numeral.Remainder(d[:7], 11, 8, 7, 6, 5, 4, 3, 2)
		return r > 0 && numeral.IsCheckDigit(d[7], r) && numeral.Numeral(d) > 9999999
	}
	if len(d) != 9 || numeral.AllSame(d) || numeral.Numeral(d) <= 0 {
		return false
	}
	r := numeral.Remainder(d[:8], 11, 9, 8, 7, 6, 5, 4, 3, 2)
	return r >= 0 && numeral.IsCheckDigit(d[8], r)
}

// isBTW reports whether a Dutch VAT number is that of a company, whose digits
// are a BSN, or of a person since 2020, which is right by 97. Zeros in front may
// have been left out.
func isBTW(c []byte) bool {
	c = numeral.WithoutPrefix(c, "NL")
	n := len(c) - 3
	if n < 5 || n > 9 || c[n] != 'B' || numeral.Numeral(c[n+1:]) <= 0 || numeral.Numeral(c[:n]) <= 0 {
		return false
	}
	var buf [14]byte
	b := append(buf[:0], "NL00000000"...)[:11-n]
	b = append(b, c...)
	return isBSN(b[2:11]) || checksum.Mod97(b) == 1
}

// isDutchDocument reports whether the number of a passport has no O, which is
// not used, and some digits.
func isDutchDocument(c []byte) bool {
	if len(c) != 9 {
		return false
	}
	for _, b := range c {
		if b == 'O' {
			return false
		}
	}
	return true
}

// isBelgianNumber reports whether a Belgian number is right. Those born since
// 2000 have a 2 in front when it is checked. When a date is not known, or when
// it has run out of numbers, the month is 0 or the day no real one.
func isBelgianNumber(d []byte) bool {
	if !numeral.AreDigits(d, 11) || string(d[6:9]) == "000" {
		return false
	}
	if month := numeral.Pair(d, 2); month >= 60 || month%20 > 12 {
		return false
	}
	n, key := numeral.Numeral(d[:9]), numeral.Numeral(d[9:])
	year := numeral.Pair(d, 0)
	return n > 0 && (key == 97-n%97 || year < 50 && key == 97-(2000000000+n)%97)
}

// isMatricule reports whether the date and both check digits of a number of
// Luxembourg are right; each of the two checks the first eleven digits.
func isMatricule(d []byte) bool {
	if !numeral.AreDigits(d, 13) {
		return false
	}
	year := numeral.Numeral(d[:4])
	if year < 1850 || year > 2100 || !numeral.IsDay(numeral.Pair(d, 6), numeral.Pair(d, 4), year) {
		return false
	}
	var b [12]byte
	copy(b[:], d[:11])
	b[11] = d[12]
	return checksum.Luhn(d[:12]) && checksum.Verhoeff(b[:])
}

// isBusinessBTW reports whether the digits of a VAT number are a BSN, as those of companies are.
func isBusinessBTW(c []byte) bool {
	c = numeral.WithoutPrefix(c, "NL")
	return len(c) == 12 && isBSN(c[:9])
}

// isOlderBelgianNumber reports whether the number is right for those born before 2000.
func isOlderBelgianNumber(d []byte) bool {
	return isBelgianNumber(d) && numeral.Numeral(d[9:]) == 97-numeral.Numeral(d[:9])%97
}

// factsOfBelgianNumber reads the date of birth, and the sex by the parity of the serial number.
func factsOfBelgianNumber(s string) (Facts, bool) {
	if len(s) != 11 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 6, 3)))(YearMonthDay(s))
}

// factsOfMatricule reads the date of birth.
func factsOfMatricule(s string) (Facts, bool) {
	if len(s) != 13 {
		return Facts{}, false
	}
	return date(num(s, 0, 4), num(s, 4, 2), num(s, 6, 2))
}
