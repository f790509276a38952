package ids

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/dates"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/once"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// CentralRecognizers find numbers that Poland, Czechia, Slovakia and Hungary
// give out.
func CentralRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:        "pl-pesel",
			Label:       "PL_PESEL",
			Doc:         "A date of birth whose month tells the century, four digits, and a check digit by the weights 1, 3, 7, 9.",
			Region:      "PL",
			Source:      "Ustawa z dnia 24 września 2010 r. o ewidencji ludności, art. 15",
			Shapes:      []spec.Shape{{Pattern: "99999999999", Alone: 0.3}, {Pattern: "999999 99999", Alone: 0.4}},
			Check:       isPESEL,
			FalseAccept: 0.018,
			Beside:      0.98,
			Context:     []string{"pesel", "nr pesel", "numer pesel", "numerem pesel"},
			Headers:     []string{"pesel", "nr pesel", "numer pesel", "pl pesel"},
		},
		{
			Name:   "pl-nip",
			Label:  "PL_NIP",
			Doc:    "Ten digits of a taxpayer with a check digit by 11; PL may stand before them.",
			Region: "PL",
			Source: "Rozporządzenie Ministra Finansów z dnia 27 maja 2004 r. w sprawie NIP",
			Shapes: []spec.Shape{{Pattern: "PL9999999999", Alone: 0.95}, {Pattern: "999-999-99-99", Alone: 0.85},
				{Pattern: "999-99-99-999", Alone: 0.85}, {Pattern: "9999999999", Alone: 0.03}},
			Triggers:    vatTriggers("PL"),
			Match:       spacedVAT(isNIP, "PL"),
			Check:       isNIP,
			FalseAccept: 0.09,
			Beside:      0.97,
			Context:     []string{"nip", "nr nip", "numer nip", "numer identyfikacji podatkowej"},
			Headers:     []string{"nip", "nr nip", "numer nip", "pl nip"},
		},
		{
			Name:        "pl-regon",
			Label:       "PL_REGON",
			Doc:         "Nine digits of a business, or fourteen with a local unit, with check digits by 11.",
			Region:      "PL",
			Source:      "Rozporządzenie Rady Ministrów z dnia 30 listopada 2015 r. w sprawie rejestru REGON",
			Shapes:      []spec.Shape{{Pattern: "999999999", Alone: 0.02}, {Pattern: "99999999999999", Alone: 0.2}, {Pattern: "999-999-999", Alone: 0.1}},
			Check:       isREGON,
			FalseAccept: 0.068,
			Beside:      0.96,
			Context:     []string{"regon", "nr regon", "numer regon"},
			Headers:     []string{"regon", "nr regon", "numer regon", "pl regon"},
		},
		{
			Name:        "pl-id-card",
			Label:       "PL_ID_CARD",
			Doc:         "Three letters and six digits of a Polish identity card, the first digit a check digit.",
			Region:      "PL",
			Source:      "Rozporządzenie Ministra Spraw Wewnętrznych w sprawie wzoru dowodu osobistego; ICAO Doc 9303",
			Shapes:      []spec.Shape{{Pattern: "AAA999999", Alone: 0.3}, {Pattern: "AAA 999999", Alone: 0.4}, {Pattern: "AAA-999999", Alone: 0.3}},
			Check:       isPolishIDCard,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     lists.Words("ids", "pl-id-card.context"),
			Headers:     []string{"dowod osobisty", "dowód osobisty", "nr dowodu", "numer dowodu", "seria i numer dowodu", "pl id card"},
		},
		{
			Name:        "pl-passport",
			Label:       "PASSPORT",
			Doc:         "Two letters and seven digits of a Polish passport, the first digit a check digit.",
			Region:      "PL",
			Source:      "Rozporządzenie Ministra Spraw Wewnętrznych w sprawie wzorów dokumentów paszportowych; ICAO Doc 9303",
			Shapes:      []spec.Shape{{Pattern: "AA9999999", Alone: 0.15}, {Pattern: "AA 9999999", Alone: 0.15}},
			Check:       isPolishPassport,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     []string{"paszport", "paszportu", "nr paszportu", "numer paszportu", "passport"},
			Headers:     []string{"paszport", "nr paszportu", "numer paszportu", "pl passport"},
		},
		{
			Name:   "cz-rc",
			Label:  "CZ_RC",
			Doc:    "A birth number: the date of birth, with 50 added to the month of women, and three digits or, since 1954, four that are right by 11.",
			Region: "CZ",
			Source: "Zákon č. 133/2000 Sb. o evidenci obyvatel § 13",
			Shapes: []spec.Shape{{Pattern: "999999/9999", Alone: 0.85}, {Pattern: "999999/999", Alone: 0.3},
				{Pattern: "9999999999", Alone: 0.06}, {Pattern: "999999999", Alone: 0.004}, {Pattern: "999999 9999", Alone: 0.2}},
			Check:       isRodneCislo,
			FalseAccept: 0.052,
			Beside:      0.98,
			Context:     lists.Words("ids", "cz-rc.context"),
			Headers:     []string{"rodné číslo", "rodne cislo", "rodnecislo", "cz rc", "birth number"},
		},
		{
			Name:   "sk-rc",
			Label:  "SK_RC",
			Doc:    "A Slovak birth number, which is made like the Czech one.",
			Region: "SK",
			Source: "Zákon č. 301/1995 Z. z. o rodnom čísle",
			Shapes: []spec.Shape{{Pattern: "999999/9999", Alone: 0.8}, {Pattern: "999999/999", Alone: 0.25},
				{Pattern: "9999999999", Alone: 0.05}, {Pattern: "999999999", Alone: 0.003}},
			Check:       isRodneCislo,
			FalseAccept: 0.062,
			Beside:      0.97,
			Context: []string{"rodného čísla sk", "slovenské rodné číslo", "občan sr", "slovak birth number", "slovak personal number",
				"rodným číslom", "rodnym cislom"},
			Headers: []string{"sk rc", "rodne cislo sk", "slovak birth number"},
		},
		{
			Name:     "cz-bank-account",
			Label:    "CZ_BANK_ACCOUNT",
			Doc:      "A prefix, an account and the code of a bank, the first two right by 11.",
			Region:   "CZ",
			Source:   "Vyhláška ČNB č. 169/2011 Sb.; ČNB, Číselník kódů platebního styku",
			Triggers: czechAccountTriggers.Get(),
			Match:    matchCzechAccount,
			Beside:   0.98,
			Context:  lists.Words("ids", "cz-bank-account.context"),
			Headers:  []string{"číslo účtu", "cislo uctu", "bankovni ucet", "ucet", "cz bank account"},
		},
		{
			Name:   "hu-personal-id",
			Label:  "HU_PERSONAL_ID",
			Doc:    "A digit of sex and century, the date of birth, a serial number and a check digit by 11.",
			Region: "HU",
			Source: "1996. évi XX. törvény, melléklet",
			Shapes: []spec.Shape{{Pattern: "9-999999-9999", Alone: 0.93}, {Pattern: "9 999999 9999", Alone: 0.85},
				{Pattern: "99999999999", Alone: 0.1}, {Pattern: "9999999-9999", Alone: 0.5}},
			Check:       isSzemelyiSzam,
			FalseAccept: 0.0027,
			Beside:      0.98,
			Context: []string{"személyi szám", "szemelyi szam", "személyi azonosító", "személyazonosító", "személyi azonosító jel", "personal id",
				"personal number"},
			Headers: []string{"személyi szám", "szemelyi szam", "szemelyi azonosito", "személyi azonosító", "hu personal id"},
		},
		{
			Name:        "hu-taj",
			Label:       "HU_TAJ",
			Doc:         "Nine digits of the Hungarian social security with a check digit by the weights 3 and 7.",
			Region:      "HU",
			Source:      "1996. évi XX. törvény, melléklet",
			Shapes:      []spec.Shape{{Pattern: "999 999 999", Alone: 0.15}, {Pattern: "999-999-999", Alone: 0.15}, {Pattern: "999999999", Alone: 0.02}},
			Check:       isTAJ,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context: []string{"taj", "taj-szám", "taj szám", "tajszám", "társadalombiztosítási azonosító", "társadalombiztosítási azonosító jel",
				"tb szám"},
			Headers: []string{"taj", "taj szam", "tajszam", "taj szám", "tarsadalombiztositasi azonosito", "hu taj"},
		},
	}
}

// isPESEL reports whether a number of Poland has a real date and a right check
// digit. The month is 80 more for the years 1800 to 1899, and 20, 40 and 60
// more for the centuries from 2000 on.
func isPESEL(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	month := numeral.Pair(d, 2)
	year := numeral.Pair(d, 0) + [5]int{1900, 2000, 2100, 2200, 1800}[month/20]
	return numeral.IsDay(numeral.Pair(d, 4), month%20, year) &&
		numeral.Remainder(d, 10, 1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1) == 0
}

// isNIP reports whether ten digits, behind PL or not, are right.
func isNIP(c []byte) bool {
	c = numeral.WithoutPrefix(c, "PL")
	if len(c) != 10 || numeral.Numeral(c) <= 0 {
		return false
	}
	r := numeral.Remainder(c[:9], 11, 6, 5, 7, 2, 3, 4, 5, 6, 7)
	return numeral.IsCheckDigit(c[9], r)
}

// isREGON reports whether nine digits are right, or fourteen whose first nine
// are right as well.
func isREGON(d []byte) bool {
	if len(d) != 9 && len(d) != 14 || numeral.Numeral(d) <= 0 {
		return false
	}
	r := numeral.Remainder(d[:8], 11, 8, 9, 2, 3, 4, 5, 6, 7)
	if !numeral.IsCheckDigit(d[8], r%10) {
		return false
	}
	if len(d) == 9 {
		return true
	}
	r = numeral.Remainder(d[:13], 11, 2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8)
	return numeral.IsCheckDigit(d[13], r%10)
}

// isWeighted reports whether the values of digits and letters (A is 10) by
// their weights add up to a multiple of ten.
func isWeighted(c []byte, weights [9]int) bool {
	if len(c) != 9 {
		return false
	}
	sum := 0
	for i, b := range c {
		v := int(b) - '0'
		if numeral.IsLetter(b) {
			v = int(b-'A') + 10
		}
		sum += v * weights[i]
	}
	return sum%10 == 0
}

func isPolishIDCard(c []byte) bool { return isWeighted(c, [9]int{7, 3, 1, 9, 7, 3, 1, 7, 3}) }

func isPolishPassport(c []byte) bool {
	return isWeighted(c, [9]int{7, 3, 9, 1, 7, 3, 1, 7, 3})
}

// isRodneCislo reports whether a birth number of Czechoslovakia or its
// successors has a date and, with ten digits, is right by 11. Months are 50 more
// for women, and another 20 where a day has run out of numbers.
func isRodneCislo(d []byte) bool {
	if len(d) != 9 && len(d) != 10 || !numeral.AreDigits(d, len(d)) {
		return false
	}
	month := numeral.Pair(d, 2)
	if month > 50 {
		month -= 50
	}
	if month > 20 {
		month -= 20
	}
	year := numeral.Pair(d, 0)
	switch {
	case len(d) == 10 && year < 54:
		year += 2000
	case len(d) == 9 && year >= 80:
		year += 1800
	case len(d) == 9 && year >= 54:
		return false // since 1954 there are ten digits
	default:
		year += 1900
	}
	if !numeral.IsDay(numeral.Pair(d, 4), month, year) {
		return false
	}
	return len(d) == 9 || numeral.IsCheckDigit(d[9], numeral.Numeral(d[:9])%11%10)
}

// czechAccountTriggers are the prefix or the number that an account begins with.
var czechAccountTriggers = once.Value[[]spec.Trigger]{Make: func() (list []spec.Trigger) {
	for n := 1; n <= 10; n++ {
		list = append(list, spec.OnToken(lex.TokenDigits, n).FollowedBy("-9/9").Standing().BeforeSlash())
	}
	return list
}}

// longestCzechAccount is the length in bytes of an account with its prefix, without
// the bank.
const longestCzechAccount = 17

// matchCzechAccount reads 19-2000145399/0800 from its first digit.
func matchCzechAccount(text string, at int) (spec.Match, bool) {
	// Most numbers with a hyphen have no slash behind them.
	slash, hyphens := at, 0
	limit := min(len(text), at+longestCzechAccount)
	for ; slash < limit; slash++ {
		if c := text[slash]; c == '-' {
			if hyphens++; hyphens == 2 {
				return spec.Match{}, false
			}
		} else if !numeral.IsDigit(c) {
			break
		}
	}
	if slash == len(text) || text[slash] != '/' || !numeral.IsDigit(text[at]) || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	i, prefix, ok := czechPart(text, at)
	if !ok || i >= len(text) {
		return spec.Match{}, false
	}
	alone := 0.8
	if text[i] == '-' {
		if i-at > 6 || !prefix {
			return spec.Match{}, false
		}
		from := i + 1
		if i, ok = from, true; i < len(text) {
			i, prefix, ok = czechPart(text, from)
		}
		if !ok || i-from < 2 || !prefix {
			return spec.Match{}, false
		}
		alone = 0.97
	} else if i-at < 2 || !prefix {
		return spec.Match{}, false
	}
	if i+5 > len(text) || text[i] != '/' {
		return spec.Match{}, false
	}
	code, end := dates.Number(text, i+1, 4)
	if end != i+5 || !isCzechBank(code) || !lex.StandsAlone(text, at, end) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: alone}, true
}

// czechPart reads up to ten digits and says whether they are right by 11, each
// weighing a power of two by its place from the right.
func czechPart(text string, i int) (end int, right, ok bool) {
	for end = i; end < len(text) && numeral.IsDigit(text[end]); end++ {
		if end-i == 10 {
			return end, false, false
		}
	}
	sum, weight := 0, 1
	for k := end - 1; k >= i; k-- {
		sum += int(text[k]-'0') * weight
		weight = weight * 2 % 11
	}
	return end, sum > 0 && sum%11 == 0, end > i
}

// isCzechBank reports whether a code is, or was, that of a bank in Czechia.
func isCzechBank(code int) bool {
	switch code {
	case 100, 300, 600, 710, 800, 2010, 2020, 2030, 2060, 2070, 2100, 2200, 2210, 2220, 2240, 2250, 2260, 2275, 2310, 2600, 2700,
		3030, 3040, 3050, 3060, 3500, 4000, 4300, 5500, 5800, 6000, 6100, 6200, 6210, 6300, 6363, 6700, 6800,
		7910, 7940, 7950, 7960, 7970, 7980, 7990, 8030, 8040, 8060, 8090, 8150, 8190, 8198, 8199, 8200, 8211, 8215, 8220, 8221, 8223, 8225, 8230,
		8240, 8241, 8242, 8250, 8255, 8260, 8265, 8266, 8268, 8270, 8272, 8276, 8278, 8280, 8281, 8282, 8283, 8290, 8291, 8292, 8293, 8294, 8296, 8297, 8298, 8299, 8500:
		return true
	}
	return false
}

// isSzemelyiSzam reports whether a Hungarian number has a real date and a right
// check digit, which is counted the other way round for those born since 1997.
func isSzemelyiSzam(d []byte) bool {
	if !numeral.AreDigits(d, 11) {
		return false
	}
	year := numeral.Pair(d, 1)
	switch d[0] {
	case '1', '2', '5', '6': // 5 to 8 are foreigners
		year += 1900
	case '3', '4', '7', '8':
		year += 2000
	default:
		return false
	}
	if !numeral.IsDay(numeral.Pair(d, 5), numeral.Pair(d, 3), year) {
		return false
	}
	if year < 1997 {
		return numeral.IsCheckDigit(d[10], numeral.Remainder(d[:10], 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
	}
	return numeral.IsCheckDigit(d[10], numeral.Remainder(d[:10], 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))
}

// isTAJ reports whether the last of nine digits checks the others.
func isTAJ(d []byte) bool {
	return len(d) == 9 && numeral.Numeral(d) > 0 && numeral.IsCheckDigit(d[8], numeral.Remainder(d[:8], 10, 3, 7, 3, 7, 3, 7, 3, 7))
}

// HungarianAccountRecognizers find accounts of Hungary. They stand last among all, where they share no bit of a nearSet with
// what many texts speak of.
func HungarianAccountRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "hu-bank-account",
			Label:  "BANK_ACCOUNT",
			Doc:    "Two or three groups of eight digits with hyphens or spaces between, of which the first and the rest have check digits.",
			Region: "HU",
			Source: "Magyar Nemzeti Bank, 35/2017. (XII. 14.) MNB rendelet, pénzforgalmi jelzőszám",
			Shapes: []spec.Shape{{Pattern: "99999999-99999999-99999999", Alone: 0.97}, {Pattern: "99999999-99999999", Alone: 0.9},
				{Pattern: "99999999 99999999 99999999", Alone: 0.9}},
			Check:       isHungarianAccount,
			FalseAccept: 0.01,
			Beside:      0.98,
			Context:     lists.Words("ids", "hu-bank-account.context"),
		},
	}
}

// isHungarianAccount reports whether the first eight digits, and all behind them, give a multiple of ten with the weights 9, 7, 3 and 1.
func isHungarianAccount(d []byte) bool {
	if len(d) != 16 && len(d) != 24 || !numeral.IsNumeral(d, len(d)) {
		return false
	}
	for _, part := range [...][]byte{d[:8], d[8:]} {
		sum := 0
		for i, c := range part {
			sum += int(c-'0') * [...]int{9, 7, 3, 1}[i%4]
		}
		if sum%10 != 0 {
			return false
		}
	}
	return true
}
