package numbers

import (
	"github.com/privet-go/privet/internal/numeral"
)

// baltics has the numbers of Estonia, Latvia and Lithuania.
func baltics() []Number {
	return []Number{
		{
			Name:        "ee-ik",
			Label:       "EE_IK",
			Doc:         "A digit of sex and century, the date of birth, three digits, and a check digit by 11 in two steps.",
			Region:      "EE",
			Source:      "Standard EVS 585:2007; Rahvastikuregistri seadus",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.35}},
			Check:       isIsikukood,
			FalseAccept: 0.0027,
			Beside:      0.98,
			Context:     words("ee-ik.context"),
			Headers:     []string{"isikukood", "ee ik", "estonian id"},
			Facts:       factsOfIsikukood,
			Fakes:       []Fake{{Doc: "A sex, a date of birth, a serial number and a right check digit.", Patterns: []string{"[34]{yy}{mm}{dd}###?"}}},
		},
		{
			Name:        "lt-asmens",
			Label:       "LT_ASMENS",
			Doc:         "The personal code of Lithuania, made like the Estonian one; behind 9 there need not be a date.",
			Region:      "LT",
			Source:      "Lietuvos Respublikos gyventojų registro įstatymas, 8 straipsnis",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.33}},
			Check:       isAsmensKodas,
			FalseAccept: 0.0119,
			Beside:      0.98,
			Context:     words("lt-asmens.context"),
			Headers:     []string{"asmens kodas", "asmens kodo", "lt asmens"},
			Facts:       factsOfAsmensKodas,
			Fakes:       []Fake{{Doc: "A sex, a date of birth, a serial number and a right check digit.", Patterns: []string{"[34]{yy}{mm}{dd}###?"}}},
		},
		{
			Name:        "lv-personal-code",
			Label:       "LV_PERSONAL_CODE",
			Doc:         "A date of birth, or 32 and no date since 2017, and five digits, the last a check digit by 11.",
			Region:      "LV",
			Source:      "Fizisko personu reģistra likums; MK noteikumi Nr. 897 (number not confirmed)",
			Forms:       []Form{{Pattern: "999999-99999", Alone: 0.75}, {Pattern: "99999999999", Alone: 0.1}},
			Check:       isPersonasKods,
			FalseAccept: 0.002,
			Beside:      0.98,
			Context:     []string{"personas kods", "personas koda", "personas kodu", "p.k", "latvian id", "personal code", "latvian personal code"},
			Headers:     []string{"personas kods", "personas koda", "lv personal code"},
			Facts:       factsOfPersonasKods,
			Fakes: []Fake{{
				Doc:      "A date of birth, or 32 in its place as in the codes since 2017, a serial number and a right check digit.",
				Patterns: []string{"32########?", "{dd}{mm}{yy}1###?"},
			}},
		},
		{
			Name:        "lv-taxpayer",
			Label:       "LV_PERSONAL_CODE",
			Doc:         "A registration number behind LV, where a person has the personal code and a company eleven digits from 4 on.",
			Region:      "LV",
			Source:      "VIES, VAT number structure; Uzņēmumu reģistrs",
			Forms:       []Form{{Pattern: "LV99999999999", Alone: 0.02}, {Pattern: "LV 9999 9999 999", Alone: 0.02}},
			Check:       isLatvianVAT,
			FalseAccept: 0.06,
			Beside:      0.5,
			Context:     []string{"personas kods"},
			Fakes:       []Fake{{Patterns: []string{"LV{dd}{mm}{yy}1###?"}}, {Patterns: []string{"LV[4-9]#########?"}}},
		},
	}
}

// balticCheck is the check digit of Estonia and Lithuania for ten digits, or -1:
// the remainder by 11 with the weights 1 to 9 and 1, or, when that is 10, with
// those from 3 on, where 10 counts as 0.
func balticCheck(d []byte) int {
	r := numeral.Remainder(d, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1)
	if r == 10 {
		r = numeral.Remainder(d, 11, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3) % 10
	}
	return r
}

// isBalticDate reports whether seven digits are one of sex and century, from 1
// for men of the 19th, and a date.
func isBalticDate(d []byte) bool {
	if d[0] < '1' || d[0] > '8' {
		return false
	}
	year := 1800 + int(d[0]-'1')/2*100 + numeral.Numeral(d[1:3])
	return numeral.IsDay(numeral.Numeral(d[5:7]), numeral.Numeral(d[3:5]), year)
}

func isIsikukood(d []byte) bool {
	return numeral.AreDigits(d, 11) && isBalticDate(d[:7]) && numeral.IsCheckDigit(d[10], balticCheck(d[:10]))
}

func isAsmensKodas(d []byte) bool {
	return numeral.AreDigits(d, 11) && (d[0] == '9' || isBalticDate(d[:7])) && numeral.IsCheckDigit(d[10], balticCheck(d[:10]))
}

// isPersonasKods reports whether a code of Latvia begins with a date, whose
// century the seventh digit says, or with 32, and ends in its check digit.
func isPersonasKods(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	if string(d[:2]) != "32" {
		year := 1800 + int(d[6]-'0')*100 + numeral.Pair(d, 4)
		if d[6] > '2' || !numeral.IsDay(numeral.Pair(d, 0), numeral.Pair(d, 2), year) {
			return false
		}
	}
	return numeral.IsCheckDigit(d[10], (1+numeral.Remainder(d[:10], 11, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9))%11%10)
}

// isLatvianVAT reports whether the eleven digits behind LV are the personal code
// of a person or, from 4 on, the number of a company.
func isLatvianVAT(c []byte) bool {
	c = numeral.WithoutPrefix(c, "LV")
	if len(c) == 11 && c[0] > '3' {
		return numeral.Remainder(c, 11, 9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1) == 3
	}
	return isPersonasKods(c)
}

// factsOfIsikukood reads the century and sex by the first digit, and the date of birth.
func factsOfIsikukood(s string) (Facts, bool) { return centuryFirst(s, 11) }

// factsOfAsmensKodas reads the century and sex by the first digit, and the date of birth.
func factsOfAsmensKodas(s string) (Facts, bool) { return centuryFirst(s, 11) }

// factsOfPersonasKods reads the date of birth, before July 2017.
func factsOfPersonasKods(s string) (Facts, bool) {
	if len(s) != 11 {
		return Facts{}, false
	}
	return ddmmyy(s)
}
