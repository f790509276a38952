package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// russia has the numbers of Russia.
func russia() []Number {
	return []Number{
		{
			Name:        "ru-inn-person",
			Label:       "RU_INN",
			Doc:         "Twelve digits of a person who pays taxes in Russia, with two check digits by 11.",
			Region:      "RU",
			Source:      "Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@",
			Forms:       []Form{{Pattern: "999999999999", Alone: 0.35}, {Pattern: "9999 999999 99", Alone: 0.5}},
			Check:       isPersonINN,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     russianTax,
			Headers:     []string{"инн", "inn", "инн физлица", "ru inn"},
			Fakes:       []Fake{{Doc: "Twelve digits of a person, or ten of a company, with right check digits.", Patterns: []string{"<01-89>########??"}}},
		},
		{
			Name:        "ru-inn",
			Label:       "RU_INN",
			Doc:         "Ten digits of a company that pays taxes in Russia, with a check digit by 11.",
			Region:      "RU",
			Source:      "Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.03}},
			Check:       isCompanyINN,
			Sums:        []numeral.Sum{{Weights: []int{2, 4, 10, 3, 5, 9, 4, 6, 8, -1}, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     russianTax,
			Fakes:       []Fake{{Patterns: []string{"<01-89>#######?"}}},
		},
		{
			Name:   "ru-snils",
			Label:  "RU_SNILS",
			Doc:    "Nine digits of the pension insurance and two check digits by 101.",
			Region: "RU",
			Source: "Федеральный закон № 27-ФЗ, статья 6; Постановление Правления ПФР № 485п",
			Forms: []Form{{Pattern: "999-999-999 99", Alone: 0.95}, {Pattern: "999-999-999-99", Alone: 0.9},
				{Pattern: "999 999 999 99", Alone: 0.6}, {Pattern: "99999999999", Alone: 0.15}},
			Check:       isSNILS,
			Sums:        []numeral.Sum{{Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, 1, -10, -1}, By: 101, Leaves: []int{0, 100}}}, // a hundred is written as 00
			FalseAccept: 0.011,
			Beside:      0.98,
			Context:     []string{"снилс", "snils", "страховой номер", "пенсионное страхование", "пфр"},
			Headers:     []string{"снилс", "snils", "номер снилс", "ru snils"},
			Fakes:       []Fake{{Doc: "Nine digits and a right check number.", Patterns: []string{"<002-199>######??"}}},
		},
		{
			Name:   "ru-passport",
			Label:  "PASSPORT",
			Doc:    "Four digits of a series, the first two a region, and six of a number, beside a word for a passport.",
			Region: "RU",
			Source: "Постановление Правительства РФ № 828 от 08.07.1997; приказ МВД о паспорте",
			Forms: []Form{{Pattern: "99 99 999999", Alone: 0.12}, {Pattern: "9999 999999", Alone: 0.08},
				{Pattern: "9999-999999", Alone: 0.05}, {Pattern: "9999999999", Alone: 0.004}},
			Check:       isRussianPassport,
			FalseAccept: 0.5,
			Beside:      0.95,
			Context:     words("ru-passport.context"),
			Headers:     []string{"паспорт", "паспорт рф", "серия и номер паспорта", "серия паспорта", "паспортные данные", "ru passport"},
		},
	}
}

var russianTax = []string{"инн", "inn", "идентификационный номер налогоплательщика", "налогоплательщик", "номер налогоплательщика"}

// isPersonINN reports whether both check digits of twelve are right.
func isPersonINN(d []byte) bool {
	if len(d) != 12 || numeral.Numeral(d[:2]) <= 0 {
		return false
	}
	return numeral.IsCheckDigit(d[10], numeral.Remainder(d[:10], 11, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8)%10) &&
		numeral.IsCheckDigit(d[11], numeral.Remainder(d[:11], 11, 3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8)%10)
}

// isCompanyINN reports whether the last of ten digits checks the others.
func isCompanyINN(d []byte) bool {
	return len(d) == 10 && numeral.Numeral(d[:2]) > 0 && numeral.IsCheckDigit(d[9], numeral.Remainder(d[:9], 11, 2, 4, 10, 3, 5, 9, 4, 6, 8)%10)
}

// isSNILS reports whether the last two of eleven digits are the sum of the
// others, which count 9 to 1, by 101, where 100 is written 00. The first numbers,
// up to 001-001-998, have none.
func isSNILS(d []byte) bool {
	if !numeral.AreDigits(d, 11) || numeral.Numeral(d[:9]) <= 1001998 {
		return false
	}
	return numeral.Numeral(d[9:]) == numeral.Remainder(d[:9], 101, 9, 8, 7, 6, 5, 4, 3, 2, 1)%100
}

// isRussianPassport reports whether the series begins with the number of a
// region and goes on with a year of printing that can be.
func isRussianPassport(d []byte) bool {
	if !numeral.AreDigits(d, 10) || numeral.Numeral(d[4:]) == 0 {
		return false
	}
	year := numeral.Pair(d, 2)
	return numeral.Pair(d, 0) > 0 && (year <= 50 || year >= 97)
}
