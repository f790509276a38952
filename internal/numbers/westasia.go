package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// westAsia has the numbers of Israel, the United Arab Emirates, Saudi Arabia and Turkey.
func westAsia() []Number {
	return []Number{
		{
			Name:   "il-id",
			Label:  "IL_ID",
			Doc:    "Eight or nine digits with a right Luhn check digit, zeros before them left out or not.",
			Region: "IL",
			Source: "Israel, Population and Immigration Authority: check digit of the identity number",
			Forms: []Form{{Pattern: "999999999", Alone: 0.04}, {Pattern: "99999999", Alone: 0.01}, {Pattern: "99999999-9", Alone: 0.3},
				{Pattern: "9999999-9", Alone: 0.1}},
			Check:       isIsraeliID,
			Sums:        []numeral.Sum{{Luhn: 8}, {Luhn: 9}},
			FalseAccept: 0.1,
			Context:     words("il-id.context"),
			Headers:     []string{"teudat zehut", "mispar zehut", "israeli id", "israel id", "il id", "תעודת זהות", "מספר זהות"},
			Fakes:       []Fake{{Doc: "As many digits that pass the Luhn check.", Patterns: []string{"[0-3]#######?", "[1-9]######?"}}},
		},
		{
			Name:   "ae-emirates-id",
			Label:  "AE_EMIRATES_ID",
			Doc:    "784, a year of birth, seven digits and a right Luhn check digit.",
			Region: "AE",
			Source: "United Arab Emirates, Federal Authority for Identity, Citizenship, Customs and Port Security: identity number",
			Forms: []Form{{Pattern: "999-9999-9999999-9", Alone: 0.97}, {Pattern: "999 9999 9999999 9", Alone: 0.95},
				{Pattern: "999999999999999", Alone: 0.6}},
			Check: isEmiratesID,
			// One in a thousand begins with 784, and 220 of ten thousand years count.
			FalseAccept: 2e-6,
			Beside:      0.98,
			Context:     []string{"emirates id", "emirates identity", "uae id", "eid", "رقم الهوية", "بطاقة الهوية", "الهوية الإماراتية"},
			Headers:     []string{"emirates id", "emirates id number", "uae id", "eid number", "ae emirates id", "رقم الهوية الإماراتية"},
			Fakes:       []Fake{{Doc: "784, a year of birth, seven digits and a right check digit.", Patterns: []string{"784{yyyy}#######?"}}},
		},
		{
			Name:        "sa-national-id",
			Label:       "SA_NATIONAL_ID",
			Doc:         "Ten digits that begin with 1 for citizens or 2 for residents, with a right Luhn check digit.",
			Region:      "SA",
			Source:      "Saudi Arabia, National Information Center: national identity and iqama numbers",
			Forms:       []Form{{Pattern: "9999999999", Alone: 0.03}},
			Check:       isSaudiID,
			Sums:        []numeral.Sum{{Luhn: 10}},
			FalseAccept: 0.02,
			Context:     words("sa-national-id.context"),
			Headers:     words("sa-national-id.headers"),
			Fakes:       []Fake{{Doc: "A citizen's or a resident's number, as before, that passes the Luhn check.", Patterns: []string{"=[12]########?"}}},
		},
		{
			Name:        "tr-national-id",
			Label:       "TR_NATIONAL_ID",
			Doc:         "Eleven digits, the last two check digits by 10.",
			Region:      "TR",
			Source:      "5490 sayılı Nüfus Hizmetleri Kanunu; Nüfus ve Vatandaşlık İşleri, T.C. kimlik numarası",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.5}, {Pattern: "999 999 999 99", Alone: 0.6}},
			Check:       isTurkishID,
			Sums:        []numeral.Sum{{Weights: []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1}, By: 10}},
			FalseAccept: 0.009,
			Beside:      0.98,
			Context:     words("tr-national-id.context"),
			Headers:     words("tr-national-id.headers"),
			Fakes:       []Fake{{Doc: "Nine digits and two right check digits.", Patterns: []string{"[1-9]########??"}}},
		},
	}
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

// isIsraeliID reports whether up to nine digits, zeros put before them, pass the
// Luhn check. A zero before changes nothing in its sum.
func isIsraeliID(d []byte) bool {
	return (numeral.IsNumeral(d, 8) || numeral.IsNumeral(d, 9)) && checksum.Luhn(d)
}

func isEmiratesID(d []byte) bool {
	return numeral.IsNumeral(d, 15) && string(d[:3]) == "784" && numeral.IsBirthYear(numeral.Numeral(d[3:7])) && checksum.Luhn(d)
}

func isSaudiID(d []byte) bool {
	return numeral.IsNumeral(d, 10) && (d[0] == '1' || d[0] == '2') && checksum.Luhn(d)
}
