package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// finland has the numbers of Finland.
func finland() []Number {
	return []Number{
		{
			Name:        "fi-personal-identity-code",
			Label:       "FI_PERSONAL_IDENTITY_CODE",
			Doc:         "A date of birth, a sign for the century, three digits, and the character that checks them by 31.",
			Region:      "FI",
			Source:      "Valtioneuvoston asetus 128/2010, muutos 690/2022; Digi- ja väestötietovirasto, henkilötunnus",
			Check:       isHenkilotunnus,
			FalseAccept: 0.00093,
			Beside:      0.99,
			Context:     words("fi-personal-identity-code.context"),
			Headers:     []string{"henkilötunnus", "henkilotunnus", "hetu", "sotu", "personbeteckning", "personal identity code", "fi personal identity code"},
			Facts:       factsOfHenkilotunnus,
			Fakes: []Fake{
				{
					Doc:      "A date of birth of the same century, a serial number and the right character.",
					Patterns: []string{"{dd}{mm}{yy}<002-899>?", "{dd}{mm}{yy}=[UVWXY]<002-899>?"},
				},
				{Patterns: []string{"{dd}{mm}{yy}=[A-F]<002-899>?"}, Years: [2]int{2000, 2019}},
			},
		},
		{
			Name:        "fi-business-id",
			Label:       "FI_BUSINESS_ID",
			Doc:         "Seven digits, a hyphen and a check digit by 11.",
			Region:      "FI",
			Source:      "Yritys- ja yhteisötietolaki 244/2001; Patentti- ja rekisterihallitus, Y-tunnus",
			Forms:       []Form{{Pattern: "9999999-9", Alone: 0.3}, {Pattern: "99999999", Alone: 0.005}},
			Check:       isYTunnus,
			Sums:        []numeral.Sum{{Weights: []int{7, 9, 10, 5, 8, 4, 2, 1}, By: 11}},
			FalseAccept: 0.085,
			Beside:      0.97,
			Context:     words("fi-business-id.context"),
			Headers:     []string{"y tunnus", "ytunnus", "yritystunnus", "fo nummer", "fi business id", "business id"},
			Fakes:       []Fake{{Doc: "Seven digits and a right check digit.", Patterns: []string{"[0-3]######?"}}},
		},
		{
			Name:    "fi-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a word for a Finnish passport.",
			Region:  "FI",
			Source:  "Passilaki 671/2006; Poliisi",
			Forms:   []Form{{Pattern: "AA9999999", Alone: 0.03}},
			Beside:  0.93,
			Context: []string{"passi", "passin numero", "passinumero"},
			Headers: []string{"passinumero", "passin numero", "fi passport"},
		},
	}
}

// isYTunnus reports whether eight digits are right by 11; no check digit is 1.
func isYTunnus(d []byte) bool {
	return len(d) == 8 && numeral.Numeral(d) > 0 && numeral.Remainder(d, 11, 7, 9, 10, 5, 8, 4, 2, 1) == 0
}

// isHenkilotunnus reports whether a Finnish code has a real date and the right
// check character. Where the sign for the century is a hyphen or a plus it is
// not part of the compact form, and nine digits are left before the check.
func isHenkilotunnus(c []byte) bool {
	year := 1900
	switch len(c) {
	case 10:
	case 11:
		switch b := c[6]; {
		case 'A' <= b && b <= 'F':
			year = 2000
		case 'U' <= b && b <= 'Y':
		default:
			return false
		}
	default:
		return false
	}
	check := len(c) - 1
	date, serial := numeral.Numeral(c[:6]), numeral.Numeral(c[check-3:check])
	if date < 0 || serial < 2 {
		return false
	}
	if !numeral.IsDay(numeral.Numeral(c[:2]), numeral.Numeral(c[2:4]), year+numeral.Numeral(c[4:6])) {
		return false
	}
	return c[check] == "0123456789ABCDEFHJKLMNPRSTUVWXY"[(date*1000+serial)%31]
}

// factsOfHenkilotunnus reads the date of birth, and the sex by the parity of the individual number.
func factsOfHenkilotunnus(s string) (Facts, bool) {
	// The sign of the century is a separator or a letter.
	if len(s) != 10 && len(s) != 11 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, len(s)-4, 3)))(ddmmyy(s))
}
