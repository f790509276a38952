package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// sweden has the numbers of Sweden.
func sweden() []Number {
	return []Number{
		{
			Name:   "se-personnummer",
			Label:  "SE_PERSONNUMMER",
			Doc:    "A date of birth and four digits, the last ten with a right Luhn check digit; the day is 60 more in coordination numbers.",
			Region: "SE",
			Source: "Folkbokföringslagen (1991:481) § 18; Skatteverket, personnummer (SKV 704)",
			Forms: []Form{{Pattern: "99999999-9999", Alone: 0.93}, {Pattern: "999999-9999", Alone: 0.65},
				{Pattern: "999999+9999", Alone: 0.65}, {Pattern: "99999999+9999", Alone: 0.8}, {Pattern: "999999999999",
					Alone: 0.5}, {Pattern: "9999999999", Alone: 0.2},
				{Pattern: "999999 9999", Alone: 0.4}},
			Check:       isPersonnummer,
			Sums:        []numeral.Sum{{Luhn: 10}},
			FalseAccept: 0.0042,
			Beside:      0.98,
			Context:     words("se-personnummer.context"),
			Headers:     []string{"personnummer", "personnr", "pnr", "samordningsnummer", "se personnummer"},
			Facts:       factsOfPersonnummer,
			Fakes: []Fake{{
				Doc:      "A date of birth, with the century where there was one, a serial number and a right check digit.",
				Patterns: []string{"{yy}{mm}{dd}###?", "{yyyy}{mm}{dd}###?"},
			}},
		},
		{
			Name:        "se-organisationsnummer",
			Label:       "SE_ORGANISATIONSNUMMER",
			Doc:         "Ten digits with a right Luhn check digit, the third of which is 2 or more.",
			Region:      "SE",
			Source:      "Lag (1974:174) om identitetsbeteckning för juridiska personer",
			Forms:       []Form{{Pattern: "999999-9999", Alone: 0.55}, {Pattern: "9999999999", Alone: 0.02}, {Pattern: "999999 9999", Alone: 0.2}},
			Check:       isOrganisationsnummer,
			Sums:        []numeral.Sum{{Luhn: 10}},
			FalseAccept: 0.072,
			Beside:      0.97,
			Context:     words("swedishCompany"),
			Headers:     []string{"organisationsnummer", "orgnr", "org nr", "org nummer", "organisationsnr", "se organisationsnummer"},
			Fakes:       []Fake{{Doc: "Ten digits of an organisation that pass the Luhn check.", Patterns: []string{"[5-9]#[2-9]######?"}}},
		},
		{
			Name:        "se-organisationsnummer-person",
			Label:       "SE_ORGANISATIONSNUMMER",
			Doc:         "The number of a person who trades alone, beside a word for the number of a company.",
			Region:      "SE",
			Source:      "Lag (1974:174) om identitetsbeteckning för juridiska personer; Skatteverket, enskild firma",
			Forms:       []Form{{Pattern: "999999-9999", Alone: 0.02}, {Pattern: "9999999999", Alone: 0.005}},
			Check:       isPersonnummer,
			Sums:        []numeral.Sum{{Luhn: 10}},
			FalseAccept: 0.0073,
			Beside:      0.96,
			Context:     words("swedishCompany"),
		},
		{
			Name:    "se-passport",
			Label:   "PASSPORT",
			Doc:     "Eight digits, or two letters and seven digits, beside a word for a Swedish passport.",
			Region:  "SE",
			Source:  "Passförordningen (1979:664); Polismyndigheten",
			Forms:   []Form{{Pattern: "99999999", Alone: 0.003}, {Pattern: "AA9999999", Alone: 0.03}},
			Beside:  0.93,
			Context: []string{"passnummer", "passnr", "pass nr", "svenskt pass"},
			Headers: []string{"passnr", "se passport"},
		},
	}
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

// factsOfPersonnummer reads the date of birth, and the sex by the last digit but one.
func factsOfPersonnummer(s string) (Facts, bool) {
	switch len(s) {
	case 12:
		f, ok := date(num(s, 0, 4), num(s, 4, 2), num(s, 6, 2))
		f.Sex = sexOf(num(s, 10, 1))
		return f, ok
	case 10:
		return withSex(sexOf(num(s, 8, 1)))(YearMonthDay(s))
	}
	return Facts{}, false
}
