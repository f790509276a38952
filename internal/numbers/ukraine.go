package numbers

import (
	"time"

	"github.com/privet-go/privet/internal/numeral"
)

// ukraine has the numbers of Ukraine.
func ukraine() []Number {
	return []Number{
		{
			Name:        "ua-rntrc",
			Label:       "UA_RNTRC",
			Doc:         "Ten digits of a taxpayer, the first five of them the day of birth since 1899, with a check digit by 11.",
			Region:      "UA",
			Source:      "Наказ Міністерства фінансів України № 822 від 29.09.2017",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.03}, {Pattern: "99 99 99 99 99", Alone: 0.05}},
			Check:       isRNTRC,
			Sums:        []numeral.Sum{{Weights: []int{-1, 5, 7, 9, 4, 6, 10, 5, 7, -1}, By: 11, Leaves: []int{0, 10}}},
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     words("ua-rntrc.context"),
			Headers:     []string{"рнокпп", "іпн", "ідентифікаційний номер", "ідентифікаційний код", "rnokpp", "ua rntrc"},
			Facts:       factsOfRNTRC,
			Fakes:       []Fake{{Doc: "The days up to a birth, a serial number and a right check digit.", Patterns: []string{"<14611-36500>####?"}}},
		},
		{
			Name:    "ua-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and six digits of an old Ukrainian passport, or nine digits of a card, beside a word for it.",
			Region:  "UA",
			Source:  "Постанова Кабінету Міністрів України № 302 від 25.03.2015",
			Forms:   []Form{{Pattern: "AA999999", Alone: 0.02}, {Pattern: "AA 999999", Alone: 0.02}, {Pattern: "999999999", Alone: 0.003}},
			Beside:  0.93,
			Context: []string{"паспорт", "паспорта", "серія", "паспорт громадянина", "закордонний паспорт"},
			Headers: []string{"серія паспорта", "номер паспорта", "ua passport"},
		},
	}
}

// isRNTRC reports whether the last of ten digits checks the others; the first
// weighs one less than nothing.
func isRNTRC(d []byte) bool {
	if !numeral.AreDigits(d, 10) || numeral.AllSame(d) {
		return false
	}
	r := numeral.Remainder(d[1:9], 11, 5, 7, 9, 4, 6, 10, 5, 7)
	return numeral.IsCheckDigit(d[9], (r-int(d[0]-'0')+11)%11%10)
}

// factsOfRNTRC reads the date of birth as days since the end of 1899, and the sex by the ninth digit.
func factsOfRNTRC(s string) (Facts, bool) {
	if len(s) != 10 {
		return Facts{}, false
	}
	born := time.Date(1899, time.December, 31+num(s, 0, 5), 0, 0, 0, 0, time.UTC)
	return withSex(sexOf(num(s, 8, 1)))(date(born.Year(), int(born.Month()), born.Day()))
}
