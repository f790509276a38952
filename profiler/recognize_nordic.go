package profiler

import "github.com/privet-go/privet/internal/checksum"

// nordicRecognizers find numbers that Denmark, Norway, Sweden, Finland and
// Iceland give out.
var nordicRecognizers = []Recognizer{
	{
		Name:        "dk-cpr-checked",
		Label:       "DK_CPR",
		Doc:         "A date of birth and four digits that pass the test of eleven, as all numbers given before 2007 do.",
		Region:      "DK",
		Source:      "CPR-kontoret, personnummeret i CPR",
		Shapes:      []Shape{{"999999-9999", 0.62}, {"9999999999", 0.08}, {"999999 9999", 0.4}},
		Check:       isCheckedCPR,
		FalseAccept: 0.0034,
		Beside:      0.98,
		Context:     danishNumber,
		Headers:     []string{"cpr", "cpr nr", "cpr nummer", "cprnr", "cprnummer", "cpr number", "dk cpr", "personnummer dk"},
	},
	{
		Name:        "dk-cpr",
		Label:       "DK_CPR",
		Doc:         "A date of birth and four digits; since 2007 the test of eleven is not held to.",
		Region:      "DK",
		Source:      "CPR-kontoret, personnumre uden kontrolciffer (modulus 11 kontrol)",
		Shapes:      []Shape{{"999999-9999", 0.3}, {"9999999999", 0.01}, {"999999 9999", 0.15}},
		Check:       isCPR,
		FalseAccept: 0.037,
		Beside:      0.95,
		Context:     danishNumber,
	},
	{
		Name:        "no-fodselsnummer",
		Label:       "NO_FODSELSNUMMER",
		Doc:         "A date of birth, three digits of its century, and two check digits by 11; the day is 40 more in D numbers, the month in auxiliary ones.",
		Region:      "NO",
		Source:      "Forskrift til folkeregisterloven § 2-2-1; Skatteetaten, fødselsnummer",
		Shapes:      []Shape{{"999999 99999", 0.9}, {"99999999999", 0.55}, {"999999-99999", 0.85}},
		Check:       isFodselsnummer,
		FalseAccept: 0.0017,
		Beside:      0.98,
		Context: []string{"fødselsnummer", "fodselsnummer", "fødselsnr", "fnr", "d-nummer", "personnummer", "national identity number",
			"fødsels- og personnummer", "norwegian id", "norwegian id number", "norwegian national id", "norwegian national identity number", "fødselsnummeret", "fødselsnummer og personnummer"},
		Headers: []string{"fødselsnummer", "fodselsnummer", "foedselsnummer", "fnr", "fodselsnr", "d nummer", "no fodselsnummer"},
	},
	{
		Name:        "no-kontonr",
		Label:       "NO_KONTONR",
		Doc:         "Eleven digits of a Norwegian account with a check digit by 11, or seven of an old postal account by Luhn.",
		Region:      "NO",
		Source:      "Finans Norge, kontonummer; Bits, validation of account numbers",
		Shapes:      []Shape{{"9999.99.99999", 0.85}, {"9999 99 99999", 0.45}, {"9999.9999999", 0.3}, {"99999999999", 0.02}, {"9999999", 0.002}},
		Check:       isKontonummer,
		FalseAccept: 0.093,
		Beside:      0.97,
		Context:     []string{"kontonummer", "kontonr", "konto nr", "bankkonto"},
		Headers:     []string{"kontonr", "bankkontonummer", "no kontonr", "norwegian account number"},
	},
	{
		Name:   "se-personnummer",
		Label:  "SE_PERSONNUMMER",
		Doc:    "A date of birth and four digits, the last ten with a right Luhn check digit; the day is 60 more in coordination numbers.",
		Region: "SE",
		Source: "Folkbokföringslagen (1991:481) § 18; Skatteverket, personnummer (SKV 704)",
		Shapes: []Shape{{"99999999-9999", 0.93}, {"999999-9999", 0.65}, {"999999+9999", 0.65}, {"99999999+9999", 0.8}, {"999999999999", 0.5}, {"9999999999", 0.2},
			{"999999 9999", 0.4}},
		Check:       isPersonnummer,
		FalseAccept: 0.0042,
		Beside:      0.98,
		Context: []string{"personnummer", "personnr", "pnr", "samordningsnummer", "person nummer", "personal identity number", "personal number",
			"swedish id"},
		Headers: []string{"personnummer", "personnr", "pnr", "samordningsnummer", "se personnummer"},
	},
	{
		Name:        "se-organisationsnummer",
		Label:       "SE_ORGANISATIONSNUMMER",
		Doc:         "Ten digits with a right Luhn check digit, the third of which is 2 or more.",
		Region:      "SE",
		Source:      "Lag (1974:174) om identitetsbeteckning för juridiska personer",
		Shapes:      []Shape{{"999999-9999", 0.55}, {"9999999999", 0.02}, {"999999 9999", 0.2}},
		Check:       isOrganisationsnummer,
		FalseAccept: 0.072,
		Beside:      0.97,
		Context:     swedishCompany,
		Headers:     []string{"organisationsnummer", "orgnr", "org nr", "org nummer", "organisationsnr", "se organisationsnummer"},
	},
	{
		Name:        "se-organisationsnummer-person",
		Label:       "SE_ORGANISATIONSNUMMER",
		Doc:         "The number of a person who trades alone, beside a word for the number of a company.",
		Region:      "SE",
		Source:      "Lag (1974:174) om identitetsbeteckning för juridiska personer; Skatteverket, enskild firma",
		Shapes:      []Shape{{"999999-9999", 0.02}, {"9999999999", 0.005}},
		Check:       isPersonnummer,
		FalseAccept: 0.0073,
		Beside:      0.96,
		Context:     swedishCompany,
	},
	{
		Name:    "se-passport",
		Label:   "PASSPORT",
		Doc:     "Eight digits, or two letters and seven digits, beside a word for a Swedish passport.",
		Region:  "SE",
		Source:  "Passförordningen (1979:664); Polismyndigheten",
		Shapes:  []Shape{{"99999999", 0.003}, {"AA9999999", 0.03}},
		Beside:  0.93,
		Context: []string{"passnummer", "passnr", "pass nr", "svenskt pass"},
		Headers: []string{"passnr", "se passport"},
	},
	{
		Name:        "fi-personal-identity-code",
		Label:       "FI_PERSONAL_IDENTITY_CODE",
		Doc:         "A date of birth, a sign for the century, three digits, and the character that checks them by 31.",
		Region:      "FI",
		Source:      "Valtioneuvoston asetus 128/2010, muutos 690/2022; Digi- ja väestötietovirasto, henkilötunnus",
		triggers:    []trigger{onToken(tokenDigits, 6).followedBy("-9+9").standing(), onToken(tokenMixed, 11).startingWith("99").standing()},
		match:       matchHenkilotunnus,
		Check:       isHenkilotunnus,
		FalseAccept: 0.00093,
		Beside:      0.99,
		Context: []string{"henkilötunnus", "hetu", "henkilotunnus", "sotu", "sosiaaliturvatunnus", "personbeteckning", "personal identity code",
			"finnish id"},
		Headers: []string{"henkilötunnus", "henkilotunnus", "hetu", "sotu", "personbeteckning", "personal identity code", "fi personal identity code"},
	},
	{
		Name:        "fi-business-id",
		Label:       "FI_BUSINESS_ID",
		Doc:         "Seven digits, a hyphen and a check digit by 11.",
		Region:      "FI",
		Source:      "Yritys- ja yhteisötietolaki 244/2001; Patentti- ja rekisterihallitus, Y-tunnus",
		Shapes:      []Shape{{"9999999-9", 0.3}, {"99999999", 0.005}},
		Check:       isYTunnus,
		FalseAccept: 0.085,
		Beside:      0.97,
		Context:     []string{"y-tunnus", "ytunnus", "yritystunnus", "lynr", "fo-nummer", "business id", "y-tunnuksemme", "y-tunnuksen", "y-tunnuksella", "finnish business id", "företags-id"},
		Headers:     []string{"y tunnus", "ytunnus", "yritystunnus", "fo nummer", "fi business id", "business id"},
	},
	{
		Name:    "fi-passport",
		Label:   "PASSPORT",
		Doc:     "Two letters and seven digits beside a word for a Finnish passport.",
		Region:  "FI",
		Source:  "Passilaki 671/2006; Poliisi",
		Shapes:  []Shape{{"AA9999999", 0.03}},
		Beside:  0.93,
		Context: []string{"passi", "passin numero", "passinumero"},
		Headers: []string{"passinumero", "passin numero", "fi passport"},
	},
	{
		Name:        "is-kennitala",
		Label:       "IS_KENNITALA",
		Doc:         "A date of birth, with 40 added to the day for companies, two digits, a check digit by 11, and the century.",
		Region:      "IS",
		Source:      "Þjóðskrá, uppbygging kennitölu",
		Shapes:      []Shape{{"999999-9999", 0.75}, {"9999999999", 0.15}, {"999999 9999", 0.5}},
		Check:       isKennitala,
		FalseAccept: 0.002,
		Beside:      0.98,
		Context:     []string{"kennitala", "kt", "kennitölu", "kennitalan", "icelandic id"},
		Headers:     []string{"kennitala", "iceland kennitala"},
	},
}

var (
	danishNumber   = []string{"cpr", "cpr-nr", "cpr-nummer", "cpr nr", "cpr nummer", "personnummer", "cpr number"}
	swedishCompany = []string{"organisationsnummer", "org.nr", "org nr", "orgnr", "org.nummer", "org-nr", "company identity code", "bolag"}
)

// isCPR reports whether the first six of ten digits are a date in the century
// that the seventh digit and the year say.
func isCPR(d []byte) bool {
	if !areDigits(d, 10) {
		return false
	}
	year := pair(d, 4)
	switch seventh := d[6]; {
	case seventh <= '3', (seventh == '4' || seventh == '9') && year >= 37:
		year += 1900
	case seventh == '4' || seventh == '9' || year <= 57:
		year += 2000
	default:
		year += 1800
	}
	return isDay(pair(d, 0), pair(d, 2), year)
}

func isCheckedCPR(d []byte) bool {
	return isCPR(d) && remainder(d, 11, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// isFodselsnummer reports whether the date of a Norwegian number is one of the
// century that its individual number says, and both check digits are right.
// Days from 41 on are D numbers, months from 41 on auxiliary ones, and months
// from 81 on those of made-up people for tests.
func isFodselsnummer(d []byte) bool {
	if !areDigits(d, 11) {
		return false
	}
	day, month, year := pair(d, 0), pair(d, 2), pair(d, 4)
	if day > 40 {
		day -= 40
	}
	switch {
	case month > 80:
		month -= 80
	case month > 40:
		month -= 40
	}
	switch n := numeral(d[6:9]); {
	case n < 500, n >= 900 && year >= 40:
		year += 1900
	case year < 40:
		year += 2000
	case n < 750 && year >= 54:
		year += 1800
	default:
		return false
	}
	return isDay(day, month, year) &&
		remainder(d[:10], 11, 3, 7, 6, 1, 8, 9, 4, 5, 2, 1) == 0 &&
		remainder(d, 11, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// isKontonummer reports whether the check digit of a Norwegian account is
// right.
func isKontonummer(d []byte) bool {
	if allSame(d) {
		return false
	}
	switch len(d) {
	case 7:
		return checksum.Luhn(d)
	case 11:
		if string(d[:4]) == "0000" {
			return numeral(d) > 0 && checksum.Luhn(d[4:])
		}
		r := remainder(d[:10], 11, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9)
		return r >= 0 && isCheckDigit(d[10], r)
	}
	return false
}

// isPersonnummer reports whether ten or twelve digits begin with a date of
// birth, with 60 added to the day of coordination numbers, and end in a Luhn
// check digit.
func isPersonnummer(d []byte) bool {
	if len(d) != 10 && len(d) != 12 || !areDigits(d, len(d)) {
		return false
	}
	short := d[len(d)-10:]
	year := numeral(short[:2]) + 2000 // a leap year in some century
	if len(d) == 12 {
		if year = numeral(d[:4]); year < 1800 || year > 2099 {
			return false
		}
	}
	day := numeral(short[4:6])
	if day > 60 {
		day -= 60
	}
	return isDay(day, numeral(short[2:4]), year) && checksum.Luhn(short)
}

// isOrganisationsnummer reports whether ten digits are the number of a company:
// its third digit keeps it apart from numbers of people.
func isOrganisationsnummer(d []byte) bool {
	return len(d) == 10 && d[0] != '0' && d[2] >= '2' && !allSame(d) && checksum.Luhn(d)
}

// matchHenkilotunnus reads 131052-308T from its first digit. The sign in the
// middle says the century, so that no other separator may stand there.
func matchHenkilotunnus(text string, at int) (match, bool) {
	end := at + 11
	if end > len(text) || !standsAlone(text, at, end) {
		return match{}, false
	}
	for i := range 11 {
		switch c := text[at+i]; {
		case i == 6:
			if !isLetter(c) && c != '-' && c != '+' {
				return match{}, false
			}
		case i == 10:
			if !isAlnum(c) {
				return match{}, false
			}
		case !isDigit(c):
			return match{}, false
		}
	}
	return match{at, end, 0.95}, true
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
	date, serial := numeral(c[:6]), numeral(c[check-3:check])
	if date < 0 || serial < 2 {
		return false
	}
	if !isDay(numeral(c[:2]), numeral(c[2:4]), year+numeral(c[4:6])) {
		return false
	}
	return c[check] == "0123456789ABCDEFHJKLMNPRSTUVWXY"[(date*1000+serial)%31]
}

// isYTunnus reports whether eight digits are right by 11; no check digit is 1.
func isYTunnus(d []byte) bool {
	return len(d) == 8 && numeral(d) > 0 && remainder(d, 11, 7, 9, 10, 5, 8, 4, 2, 1) == 0
}

// isKennitala reports whether a number of Iceland has a date in the century of
// its last digit and a right check digit before it.
func isKennitala(d []byte) bool {
	if !areDigits(d, 10) {
		return false
	}
	day, year := pair(d, 0), pair(d, 4)
	if day > 40 {
		day -= 40
	}
	switch d[9] {
	case '8':
		year += 1800
	case '9':
		year += 1900
	case '0':
		year += 2000
	default:
		return false
	}
	return isDay(day, pair(d, 2), year) && remainder(d, 11, 3, 2, 7, 6, 5, 4, 3, 2, 1, 0) == 0
}
