package ids

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// EasternRecognizers find numbers that the Baltic states, Ukraine, Russia,
// Kazakhstan, other states of the former Soviet Union, and Turkey give out.
func EasternRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:        "ee-ik",
			Label:       "EE_IK",
			Doc:         "A digit of sex and century, the date of birth, three digits, and a check digit by 11 in two steps.",
			Region:      "EE",
			Source:      "Standard EVS 585:2007; Rahvastikuregistri seadus",
			Shapes:      []spec.Shape{{Pattern: "99999999999", Alone: 0.35}},
			Check:       isIsikukood,
			FalseAccept: 0.0027,
			Beside:      0.98,
			Context:     lists.Words("ids", "ee-ik.context"),
			Headers:     []string{"isikukood", "ee ik", "estonian id"},
		},
		{
			Name:        "lt-asmens",
			Label:       "LT_ASMENS",
			Doc:         "The personal code of Lithuania, made like the Estonian one; behind 9 there need not be a date.",
			Region:      "LT",
			Source:      "Lietuvos Respublikos gyventojų registro įstatymas, 8 straipsnis",
			Shapes:      []spec.Shape{{Pattern: "99999999999", Alone: 0.33}},
			Check:       isAsmensKodas,
			FalseAccept: 0.0119,
			Beside:      0.98,
			Context:     lists.Words("ids", "lt-asmens.context"),
			Headers:     []string{"asmens kodas", "asmens kodo", "lt asmens"},
		},
		{
			Name:        "lv-personal-code",
			Label:       "LV_PERSONAL_CODE",
			Doc:         "A date of birth, or 32 and no date since 2017, and five digits, the last a check digit by 11.",
			Region:      "LV",
			Source:      "Fizisko personu reģistra likums; MK noteikumi Nr. 897",
			Shapes:      []spec.Shape{{Pattern: "999999-99999", Alone: 0.75}, {Pattern: "99999999999", Alone: 0.1}},
			Check:       isPersonasKods,
			FalseAccept: 0.002,
			Beside:      0.98,
			Context:     []string{"personas kods", "personas koda", "personas kodu", "p.k", "latvian id", "personal code", "latvian personal code"},
			Headers:     []string{"personas kods", "personas koda", "lv personal code"},
		},
		{
			Name:        "lv-taxpayer",
			Label:       "LV_PERSONAL_CODE",
			Doc:         "A registration number behind LV, where a person has the personal code and a company eleven digits from 4 on.",
			Region:      "LV",
			Source:      "VIES, VAT number structure; Uzņēmumu reģistrs",
			Shapes:      []spec.Shape{{Pattern: "LV99999999999", Alone: 0.02}, {Pattern: "LV 9999 9999 999", Alone: 0.02}},
			Check:       isLatvianVAT,
			FalseAccept: 0.06,
			Beside:      0.5,
			Context:     []string{"personas kods"},
		},
		{
			Name:        "ua-rntrc",
			Label:       "UA_RNTRC",
			Doc:         "Ten digits of a taxpayer, the first five of them the day of birth since 1899, with a check digit by 11.",
			Region:      "UA",
			Source:      "Наказ Міністерства фінансів України № 822 від 29.09.2017",
			Shapes:      []spec.Shape{{Pattern: "9999999999", Alone: 0.03}, {Pattern: "99 99 99 99 99", Alone: 0.05}},
			Check:       isRNTRC,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     lists.Words("ids", "ua-rntrc.context"),
			Headers:     []string{"рнокпп", "іпн", "ідентифікаційний номер", "ідентифікаційний код", "rnokpp", "ua rntrc"},
		},
		{
			Name:    "ua-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and six digits of an old Ukrainian passport, or nine digits of a card, beside a word for it.",
			Region:  "UA",
			Source:  "Постанова Кабінету Міністрів України № 302 від 25.03.2015",
			Shapes:  []spec.Shape{{Pattern: "AA999999", Alone: 0.02}, {Pattern: "AA 999999", Alone: 0.02}, {Pattern: "999999999", Alone: 0.003}},
			Beside:  0.93,
			Context: []string{"паспорт", "паспорта", "серія", "паспорт громадянина", "закордонний паспорт"},
			Headers: []string{"серія паспорта", "номер паспорта", "ua passport"},
		},
		{
			Name:        "ru-inn-person",
			Label:       "RU_INN",
			Doc:         "Twelve digits of a person who pays taxes in Russia, with two check digits by 11.",
			Region:      "RU",
			Source:      "Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@",
			Shapes:      []spec.Shape{{Pattern: "999999999999", Alone: 0.35}, {Pattern: "9999 999999 99", Alone: 0.5}},
			Check:       isPersonINN,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     russianTax,
			Headers:     []string{"инн", "inn", "инн физлица", "ru inn"},
		},
		{
			Name:        "ru-inn",
			Label:       "RU_INN",
			Doc:         "Ten digits of a company that pays taxes in Russia, with a check digit by 11.",
			Region:      "RU",
			Source:      "Приказ ФНС России от 29.06.2012 № ММВ-7-6/435@",
			Shapes:      []spec.Shape{{Pattern: "9999999999", Alone: 0.03}},
			Check:       isCompanyINN,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     russianTax,
		},
		{
			Name:   "ru-snils",
			Label:  "RU_SNILS",
			Doc:    "Nine digits of the pension insurance and two check digits by 101.",
			Region: "RU",
			Source: "Федеральный закон № 27-ФЗ, статья 6; Постановление Правления ПФР № 485п",
			Shapes: []spec.Shape{{Pattern: "999-999-999 99", Alone: 0.95}, {Pattern: "999-999-999-99", Alone: 0.9},
				{Pattern: "999 999 999 99", Alone: 0.6}, {Pattern: "99999999999", Alone: 0.15}},
			Check:       isSNILS,
			FalseAccept: 0.011,
			Beside:      0.98,
			Context:     []string{"снилс", "snils", "страховой номер", "пенсионное страхование", "пфр"},
			Headers:     []string{"снилс", "snils", "номер снилс", "ru snils"},
		},
		{
			Name:   "ru-passport",
			Label:  "PASSPORT",
			Doc:    "Four digits of a series, the first two a region, and six of a number, beside a word for a passport.",
			Region: "RU",
			Source: "Постановление Правительства РФ № 828 от 08.07.1997; приказ МВД о паспорте",
			Shapes: []spec.Shape{{Pattern: "99 99 999999", Alone: 0.12}, {Pattern: "9999 999999", Alone: 0.08},
				{Pattern: "9999-999999", Alone: 0.05}, {Pattern: "9999999999", Alone: 0.004}},
			Check:       isRussianPassport,
			FalseAccept: 0.5,
			Beside:      0.95,
			Context:     lists.Words("ids", "ru-passport.context"),
			Headers:     []string{"паспорт", "паспорт рф", "серия и номер паспорта", "серия паспорта", "паспортные данные", "ru passport"},
		},
		{
			Name:        "kz-iin",
			Label:       "KZ_IIN",
			Doc:         "A date of birth, a digit of century and sex, a serial number and a check digit by 11 in two steps.",
			Region:      "KZ",
			Source:      "Закон Республики Казахстан № 223-III от 12.01.2007; OECD, TIN sheet of Kazakhstan",
			Shapes:      []spec.Shape{{Pattern: "999999999999", Alone: 0.5}, {Pattern: "999999 999999", Alone: 0.6}},
			Check:       isIIN,
			FalseAccept: 0.0021,
			Beside:      0.98,
			Context:     []string{"иин", "жсн", "iin", "индивидуальный идентификационный номер", "жеке сәйкестендіру нөмірі"},
			Headers:     []string{"иин", "жсн", "kz iin"},
		},
		{
			Name:    "by-passport",
			Label:   "PASSPORT",
			Doc:     "Two letters and seven digits beside a word for a passport of Belarus.",
			Region:  "BY",
			Source:  "Указ Президента Республики Беларусь № 200 от 16.03.2021; validator.js, passport numbers",
			Shapes:  []spec.Shape{{Pattern: "AA9999999", Alone: 0.03}},
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
			Shapes:  []spec.Shape{{Pattern: "AA9999999", Alone: 0.03}},
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
			Shapes:  []spec.Shape{{Pattern: "A99999999", Alone: 0.03}},
			Beside:  0.94,
			Context: []string{"pasport", "pasportun nömrəsi", "azerbaijani passport", "passport of azerbaijan"},
			Headers: []string{"pasport", "az passport"},
		},
		{
			Name:        "tr-national-id",
			Label:       "TR_NATIONAL_ID",
			Doc:         "Eleven digits, the last two check digits by 10.",
			Region:      "TR",
			Source:      "5490 sayılı Nüfus Hizmetleri Kanunu; Nüfus ve Vatandaşlık İşleri, T.C. kimlik numarası",
			Shapes:      []spec.Shape{{Pattern: "99999999999", Alone: 0.5}, {Pattern: "999 999 999 99", Alone: 0.6}},
			Check:       isTurkishID,
			FalseAccept: 0.009,
			Beside:      0.98,
			Context:     lists.Words("ids", "tr-national-id.context"),
			Headers:     lists.Words("ids", "tr-national-id.headers"),
		},
	}
}

var russianTax = []string{"инн", "inn", "идентификационный номер налогоплательщика", "налогоплательщик", "номер налогоплательщика"}

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

// isRNTRC reports whether the last of ten digits checks the others; the first
// weighs one less than nothing.
func isRNTRC(d []byte) bool {
	if !numeral.AreDigits(d, 10) || numeral.AllSame(d) {
		return false
	}
	r := numeral.Remainder(d[1:9], 11, 5, 7, 9, 4, 6, 10, 5, 7)
	return numeral.IsCheckDigit(d[9], (r-int(d[0]-'0')+11)%11%10)
}

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

// isTurkishID reports whether the last two of eleven digits check the others.
func isTurkishID(d []byte) bool {
	if !numeral.AreDigits(d, 11) || d[0] == '0' {
		return false
	}
	odd := numeral.Remainder(d[:9], 10, 1, 0, 1, 0, 1, 0, 1, 0, 1)
	even := numeral.Remainder(d[:9], 10, 0, 1, 0, 1, 0, 1, 0, 1, 0)
	return numeral.IsCheckDigit(d[9], (7*odd-even+10)%10) && numeral.IsCheckDigit(d[10], numeral.Remainder(d[:10], 10, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1))
}
