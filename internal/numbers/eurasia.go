package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// eurasia has the numbers of Belarus, Kazakhstan, Armenia and Azerbaijan.
func eurasia() []Number {
	return []Number{
		{
			Name:        "kz-iin",
			Label:       "KZ_IIN",
			Doc:         "A date of birth, a digit of century and sex, a serial number and a check digit by 11 in two steps.",
			Region:      "KZ",
			Source:      "Закон Республики Казахстан № 223-III от 12.01.2007; OECD, TIN sheet of Kazakhstan",
			Forms:       []Form{{Pattern: "999999999999", Alone: 0.5}, {Pattern: "999999 999999", Alone: 0.6}},
			Check:       isIIN,
			FalseAccept: 0.0021,
			Beside:      0.98,
			Context:     []string{"иин", "жсн", "iin", "индивидуальный идентификационный номер", "жеке сәйкестендіру нөмірі"},
			Headers:     []string{"иин", "жсн", "kz iin"},
			Facts:       factsOfIIN,
			Fakes:       []Fake{{Doc: "A date of birth, a sex, a serial number and a right check digit.", Patterns: []string{"{yy}{mm}{dd}[34]####?"}}},
		},
		{
			Name:    "by-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a word for a passport of Belarus.",
			Region:  "BY",
			Source:  "Указ Президента Республики Беларусь № 200 от 16.03.2021 (number not confirmed); validator.js, passport numbers",
			Forms:   []Form{{Pattern: "AA9999999", Alone: 0.03}},
			Beside:  0.94,
			Context: []string{"пашпарт", "паспорт", "belarusian passport", "passport of belarus"},
			Headers: []string{"пашпарт", "by passport"},
		},
		{
			Name:    "am-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a word for a passport of Armenia.",
			Region:  "AM",
			Source:  "validator.js, passport numbers",
			Forms:   []Form{{Pattern: "AA9999999", Alone: 0.03}},
			Beside:  0.94,
			Context: []string{"անձնագիր", "անձնագրի", "armenian passport", "passport of armenia"},
			Headers: []string{"անձնագիր", "am passport"},
		},
		{
			Name:    "az-passport",
			Label:   "PASSPORT",
			Doc:     "A letter and eight digits beside a word for a passport of Azerbaijan.",
			Region:  "AZ",
			Source:  "validator.js, passport numbers",
			Forms:   []Form{{Pattern: "A99999999", Alone: 0.03}},
			Beside:  0.94,
			Context: []string{"pasport", "pasportun nömrəsi", "azerbaijani passport", "passport of azerbaijan"},
			Headers: []string{"pasport", "az passport"},
		},
	}
}

// isIIN reports whether a number of Kazakhstan has a real date in the century of
// its seventh digit and a right check digit.
func isIIN(d []byte) bool {
	if !numeral.AreDigits(d, 12) || d[6] < '1' || d[6] > '6' {
		return false
	}
	year := 1800 + int(d[6]-'1')/2*100 + numeral.Pair(d, 0)
	if !numeral.IsDay(numeral.Pair(d, 4), numeral.Pair(d, 2), year) {
		return false
	}
	r := numeral.Remainder(d[:11], 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
	if r == 10 {
		r = numeral.Remainder(d[:11], 11, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2)
	}
	return numeral.IsCheckDigit(d[11], r)
}

// factsOfIIN reads the date of birth, and century and sex by the seventh digit.
func factsOfIIN(s string) (Facts, bool) {
	if len(s) != 12 {
		return Facts{}, false
	}
	n := num(s, 6, 1)
	if n < 1 || n > 6 {
		return Facts{}, false
	}
	return withSex(sexOf(n))(date(1800+(n-1)/2*100+num(s, 0, 2), num(s, 2, 2), num(s, 4, 2)))
}
