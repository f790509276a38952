package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// NordicRecognizers find numbers that Denmark, Norway, Sweden, Finland and
// Iceland give out.
func NordicRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:        "dk-cpr-checked",
			Label:       "DK_CPR",
			Doc:         "A date of birth and four digits that pass the test of eleven, as all numbers given before 2007 do.",
			Region:      "DK",
			Source:      "CPR-kontoret, personnummeret i CPR",
			Shapes:      []spec.Shape{{Pattern: "999999-9999", Alone: 0.62}, {Pattern: "9999999999", Alone: 0.08}, {Pattern: "999999 9999", Alone: 0.4}},
			Check:       isCheckedCPR,
			FalseAccept: 0.0034,
			Beside:      0.98,
			Context:     danishNumber,
			Headers:     lists.Words("ids", "dk-cpr-checked.headers"),
		},
		{
			Name:        "dk-cpr",
			Label:       "DK_CPR",
			Doc:         "A date of birth and four digits; since 2007 the test of eleven is not held to.",
			Region:      "DK",
			Source:      "CPR-kontoret, personnumre uden kontrolciffer (modulus 11 kontrol)",
			Shapes:      []spec.Shape{{Pattern: "999999-9999", Alone: 0.3}, {Pattern: "9999999999", Alone: 0.01}, {Pattern: "999999 9999", Alone: 0.15}},
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
			Shapes:      []spec.Shape{{Pattern: "999999 99999", Alone: 0.9}, {Pattern: "99999999999", Alone: 0.55}, {Pattern: "999999-99999", Alone: 0.85}},
			Check:       isFodselsnummer,
			FalseAccept: 0.0017,
			Beside:      0.98,
			Context:     lists.Words("ids", "no-fodselsnummer.context"),
			Headers:     []string{"fødselsnummer", "fodselsnummer", "foedselsnummer", "fnr", "fodselsnr", "d nummer", "no fodselsnummer"},
		},
		{
			Name:   "no-kontonr",
			Label:  "NO_KONTONR",
			Doc:    "Eleven digits of a Norwegian account with a check digit by 11, or seven of an old postal account by Luhn.",
			Region: "NO",
			Source: "Finans Norge, kontonummer; Bits, validation of account numbers",
			Shapes: []spec.Shape{{Pattern: "9999.99.99999", Alone: 0.85}, {Pattern: "9999 99 99999", Alone: 0.45},
				{Pattern: "9999.9999999", Alone: 0.3}, {Pattern: "99999999999", Alone: 0.02}, {Pattern: "9999999", Alone: 0.002}},
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
			Shapes: []spec.Shape{{Pattern: "99999999-9999", Alone: 0.93}, {Pattern: "999999-9999", Alone: 0.65},
				{Pattern: "999999+9999", Alone: 0.65}, {Pattern: "99999999+9999", Alone: 0.8}, {Pattern: "999999999999",
					Alone: 0.5}, {Pattern: "9999999999", Alone: 0.2},
				{Pattern: "999999 9999", Alone: 0.4}},
			Check:       isPersonnummer,
			FalseAccept: 0.0042,
			Beside:      0.98,
			Context:     lists.Words("ids", "se-personnummer.context"),
			Headers:     []string{"personnummer", "personnr", "pnr", "samordningsnummer", "se personnummer"},
		},
		{
			Name:        "se-organisationsnummer",
			Label:       "SE_ORGANISATIONSNUMMER",
			Doc:         "Ten digits with a right Luhn check digit, the third of which is 2 or more.",
			Region:      "SE",
			Source:      "Lag (1974:174) om identitetsbeteckning för juridiska personer",
			Shapes:      []spec.Shape{{Pattern: "999999-9999", Alone: 0.55}, {Pattern: "9999999999", Alone: 0.02}, {Pattern: "999999 9999", Alone: 0.2}},
			Check:       isOrganisationsnummer,
			FalseAccept: 0.072,
			Beside:      0.97,
			Context:     swedishCompany(),
			Headers:     []string{"organisationsnummer", "orgnr", "org nr", "org nummer", "organisationsnr", "se organisationsnummer"},
		},
		{
			Name:        "se-organisationsnummer-person",
			Label:       "SE_ORGANISATIONSNUMMER",
			Doc:         "The number of a person who trades alone, beside a word for the number of a company.",
			Region:      "SE",
			Source:      "Lag (1974:174) om identitetsbeteckning för juridiska personer; Skatteverket, enskild firma",
			Shapes:      []spec.Shape{{Pattern: "999999-9999", Alone: 0.02}, {Pattern: "9999999999", Alone: 0.005}},
			Check:       isPersonnummer,
			FalseAccept: 0.0073,
			Beside:      0.96,
			Context:     swedishCompany(),
		},
		{
			Name:    "se-passport",
			Label:   "PASSPORT",
			Doc:     "Eight digits, or two letters and seven digits, beside a word for a Swedish passport.",
			Region:  "SE",
			Source:  "Passförordningen (1979:664); Polismyndigheten",
			Shapes:  []spec.Shape{{Pattern: "99999999", Alone: 0.003}, {Pattern: "AA9999999", Alone: 0.03}},
			Beside:  0.93,
			Context: []string{"passnummer", "passnr", "pass nr", "svenskt pass"},
			Headers: []string{"passnr", "se passport"},
		},
		{
			Name:   "fi-personal-identity-code",
			Label:  "FI_PERSONAL_IDENTITY_CODE",
			Doc:    "A date of birth, a sign for the century, three digits, and the character that checks them by 31.",
			Region: "FI",
			Source: "Valtioneuvoston asetus 128/2010, muutos 690/2022; Digi- ja väestötietovirasto, henkilötunnus",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 6).FollowedBy("-9+9").Standing(),
				spec.OnToken(lex.TokenMixed, 11).StartingWith("99").Standing()},
			Match:       matchHenkilotunnus,
			Check:       isHenkilotunnus,
			FalseAccept: 0.00093,
			Beside:      0.99,
			Context:     lists.Words("ids", "fi-personal-identity-code.context"),
			Headers:     []string{"henkilötunnus", "henkilotunnus", "hetu", "sotu", "personbeteckning", "personal identity code", "fi personal identity code"},
		},
		{
			Name:        "fi-business-id",
			Label:       "FI_BUSINESS_ID",
			Doc:         "Seven digits, a hyphen and a check digit by 11.",
			Region:      "FI",
			Source:      "Yritys- ja yhteisötietolaki 244/2001; Patentti- ja rekisterihallitus, Y-tunnus",
			Shapes:      []spec.Shape{{Pattern: "9999999-9", Alone: 0.3}, {Pattern: "99999999", Alone: 0.005}},
			Check:       isYTunnus,
			FalseAccept: 0.085,
			Beside:      0.97,
			Context:     lists.Words("ids", "fi-business-id.context"),
			Headers:     []string{"y tunnus", "ytunnus", "yritystunnus", "fo nummer", "fi business id", "business id"},
		},
		{
			Name:    "fi-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a word for a Finnish passport.",
			Region:  "FI",
			Source:  "Passilaki 671/2006; Poliisi",
			Shapes:  []spec.Shape{{Pattern: "AA9999999", Alone: 0.03}},
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
			Shapes:      []spec.Shape{{Pattern: "999999-9999", Alone: 0.75}, {Pattern: "9999999999", Alone: 0.15}, {Pattern: "999999 9999", Alone: 0.5}},
			Check:       isKennitala,
			FalseAccept: 0.002,
			Beside:      0.98,
			Context:     []string{"kennitala", "kt", "kennitölu", "kennitalan", "icelandic id"},
			Headers:     []string{"kennitala", "iceland kennitala"},
		},
	}
}

var (
	danishNumber = []string{"cpr", "cpr-nr", "cpr-nummer", "cpr nr", "cpr nummer", "personnummer", "cpr number"}
)

func swedishCompany() []string { return lists.Words("ids", "swedishCompany") }

// isCPR reports whether the first six of ten digits are a date in the century
// that the seventh digit and the year say.
func isCPR(d []byte) bool {
	if !numeral.AreDigits(d, 10) {
		return false
	}
	year := numeral.Pair(d, 4)
	switch seventh := d[6]; {
	case seventh <= '3', (seventh == '4' || seventh == '9') && year >= 37:
		year += 1900
	case seventh == '4' || seventh == '9' || year <= 57:
		year += 2000
	default:
		year += 1800
	}
	return numeral.IsDay(numeral.Pair(d, 0), numeral.Pair(d, 2), year)
}

func isCheckedCPR(d []byte) bool {
	return isCPR(d) && numeral.Remainder(d, 11, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// isFodselsnummer reports whether the date of a Norwegian number is one of the
// century that its individual number says, and both check digits are right.
// Days from 41 on are D numbers, months from 41 on auxiliary ones, and months
// from 81 on those of made-up people for tests.
func isFodselsnummer(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	day, month, year := numeral.Pair(d, 0), numeral.Pair(d, 2), numeral.Pair(d, 4)
	if day > 40 {
		day -= 40
	}
	switch {
	case month > 80:
		month -= 80
	case month > 40:
		month -= 40
	}
	switch n := numeral.Numeral(d[6:9]); {
	case n < 500, n >= 900 && year >= 40:
		year += 1900
	case year < 40:
		year += 2000
	case n < 750 && year >= 54:
		year += 1800
	default:
		return false
	}
	return numeral.IsDay(day, month, year) &&
		numeral.Remainder(d[:10], 11, 3, 7, 6, 1, 8, 9, 4, 5, 2, 1) == 0 &&
		numeral.Remainder(d, 11, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1) == 0
}

// isKontonummer reports whether the check digit of a Norwegian account is
// right.
func isKontonummer(d []byte) bool {
	if numeral.AllSame(d) {
		return false
	}
	switch len(d) {
	case 7:
		return checksum.Luhn(d)
	case 11:
		if string(d[:4]) == "0000" {
			return numeral.Numeral(d) > 0 && checksum.Luhn(d[4:])
		}
		r := numeral.Remainder(d[:10], 11, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9)
		return r >= 0 && numeral.IsCheckDigit(d[10], r)
	}
	return false
}

// isPersonnummer reports whether ten or twelve digits begin with a date of
// birth, with 60 added to the day of coordination numbers, and end in a Luhn
// check digit.
func isPersonnummer(d []byte) bool {
	if len(d) != 10 && len(d) != 12 || !numeral.AreDigits(d, len(d)) {
		return false
	}
	short := d[len(d)-10:]
	year := numeral.Numeral(short[:2]) + 2000 // a leap year in some century
	if len(d) == 12 {
		if year = numeral.Numeral(d[:4]); year < 1800 || year > 2099 {
			return false
		}
	}
	day := numeral.Numeral(short[4:6])
	if day > 60 {
		day -= 60
	}
	return numeral.IsDay(day, numeral.Numeral(short[2:4]), year) && checksum.Luhn(short)
}

// isOrganisationsnummer reports whether ten digits are the number of a company:
// its third digit keeps it apart from numbers of people.
func isOrganisationsnummer(d []byte) bool {
	return len(d) == 10 && d[0] != '0' && d[2] >= '2' && !numeral.AllSame(d) && checksum.Luhn(d)
}

// matchHenkilotunnus reads 131052-308T from its first digit. The sign in the
// middle says the century, so that no other separator may stand there.
func matchHenkilotunnus(text string, at int) (spec.Match, bool) {
	end := at + 11
	if end > len(text) || !lex.StandsAlone(text, at, end) {
		return spec.Match{}, false
	}
	for i := range 11 {
		switch c := text[at+i]; {
		case i == 6:
			if !numeral.IsLetter(c) && c != '-' && c != '+' {
				return spec.Match{}, false
			}
		case i == 10:
			if !numeral.IsAlnum(c) {
				return spec.Match{}, false
			}
		case !numeral.IsDigit(c):
			return spec.Match{}, false
		}
	}
	return spec.Match{Start: at, End: end, Alone: 0.95}, true
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

// isYTunnus reports whether eight digits are right by 11; no check digit is 1.
func isYTunnus(d []byte) bool {
	return len(d) == 8 && numeral.Numeral(d) > 0 && numeral.Remainder(d, 11, 7, 9, 10, 5, 8, 4, 2, 1) == 0
}

// isKennitala reports whether a number of Iceland has a date in the century of
// its last digit and a right check digit before it.
func isKennitala(d []byte) bool {
	if !numeral.AreDigits(d, 10) {
		return false
	}
	day, year := numeral.Pair(d, 0), numeral.Pair(d, 4)
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
	return numeral.IsDay(day, numeral.Pair(d, 2), year) && numeral.Remainder(d, 11, 3, 2, 7, 6, 5, 4, 3, 2, 1, 0) == 0
}
