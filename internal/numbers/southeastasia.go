package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// southEastAsia has the numbers of Malaysia, Thailand, Indonesia, the Philippines and Vietnam.
func southEastAsia() []Number {
	return []Number{
		{
			Name:   "my-nric",
			Label:  "MY_NRIC",
			Doc:    "A date of birth, a place of birth that is in use, and four digits.",
			Region: "MY",
			Source: "Malaysia, National Registration Department: codes of the places of birth",
			Forms: []Form{{Pattern: "999999-99-9999", Alone: 0.75}, {Pattern: "999999 99 9999", Alone: 0.4},
				{Pattern: "999999999999", Alone: 0.04}},
			Check:       isMalaysianID,
			FalseAccept: 0.032,
			Beside:      0.97,
			Context:     words("my-nric.context"),
			Headers:     words("my-nric.headers"),
			Facts:       factsOfMalaysianID,
			Fakes:       []Fake{{Doc: "A date of birth, a state and four digits.", Patterns: []string{"{yy}{mm}{dd}<01-14>####"}}},
		},
		{
			Name:   "th-tnin",
			Label:  "TH_TNIN",
			Doc:    "A kind of person from 1 to 8, a province, ten digits and a right check digit.",
			Region: "TH",
			Source: "Thailand, Bureau of Registration Administration: population identification number",
			Forms: []Form{{Pattern: "9-9999-99999-99-9", Alone: 0.96}, {Pattern: "9 9999 99999 99 9", Alone: 0.95},
				{Pattern: "9999999999999", Alone: 0.12}},
			Check:       isThaiID,
			FalseAccept: 0.07,
			Beside:      0.97,
			Context:     words("th-tnin.context"),
			Headers:     []string{"thai id", "thai national id", "tnin", "th tnin", "เลขประจำตัวประชาชน", "เลขบัตรประชาชน"},
			Fakes:       []Fake{{Doc: "Thirteen digits that are right by 11.", Patterns: []string{"[1-8]<10-96>#########?"}}},
		},
		{
			Name:   "id-nik",
			Label:  "ID_NIK",
			Doc:    "A province, a regency, a district, a date of birth (with 40 added to the day for women) and a serial number.",
			Region: "ID",
			Source: "Indonesia, Law 23 of 2006; Ministry of Home Affairs, codes of the regions",
			Forms: []Form{{Pattern: "9999999999999999", Alone: 0.45}, {Pattern: "999999 999999 9999", Alone: 0.6},
				{Pattern: "999999-999999-9999", Alone: 0.6}},
			Check:       isNIK,
			FalseAccept: 0.026,
			Beside:      0.98,
			Context:     []string{"nik", "ktp", "no ktp", "nomor ktp", "nomor induk kependudukan", "kartu tanda penduduk", "e-ktp"},
			Headers:     []string{"nik", "id nik", "ktp", "no ktp", "nomor ktp", "nomor induk kependudukan", "no nik"},
			Facts:       factsOfNIK,
			Fakes:       []Fake{{Doc: "A district, a date of birth with the sex and a serial number.", Patterns: []string{nik}}},
		},
		{
			Name:   "id-npwp",
			Label:  "ID_NPWP",
			Doc:    "Nine digits that pass the Luhn check, a tax office and a branch; or a population number, which takes its place since 2024.",
			Region: "ID",
			Source: "Indonesia, Directorate General of Taxes; Minister of Finance, regulation 112/PMK.03/2022",
			Forms: []Form{{Pattern: "99.999.999.9-999.999", Alone: 0.95}, {Pattern: "99 999 999 9 999 999", Alone: 0.6},
				{Pattern: "999999999999999", Alone: 0.04}, {Pattern: "9999999999999999", Alone: 0.005}},
			// Three forms pass the Luhn check of one in ten; that of sixteen digits
			// begins with a zero or is a population number.
			Check:       isNPWP,
			FalseAccept: 0.085,
			Beside:      0.97,
			Context:     []string{"npwp", "no npwp", "nomor npwp", "nomor pokok wajib pajak", "wajib pajak"},
			Headers:     []string{"npwp", "id npwp", "no npwp", "nomor npwp", "nomor pokok wajib pajak"},
			Fakes: []Fake{
				{
					Doc:      "A number of fifteen digits, or of sixteen, with a right check digit; or one of an identity card.",
					Patterns: []string{"########?######"},
				},
				{Patterns: []string{"0########?######"}},
				{Patterns: []string{nik}},
			},
		},
		{
			Name:   "ph-tin",
			Label:  "PH_TIN",
			Doc:    "Nine digits, the last of which checks the others, and a branch of three or five digits or none.",
			Region: "PH",
			Source: "Philippines, Bureau of Internal Revenue: taxpayer identification number",
			Forms: []Form{{Pattern: "999-999-999-999", Alone: 0.2}, {Pattern: "999-999-999-99999", Alone: 0.4},
				{Pattern: "999-999-999", Alone: 0.05}, {Pattern: "999 999 999 999", Alone: 0.05}, {Pattern: "999999999",
					Alone: 0.005}, {Pattern: "999999999999", Alone: 0.005}},
			Check:       isPhilippineTIN,
			Sums:        []numeral.Sum{{Weights: []int{9, 8, 7, 6, 5, 4, 3, 2, -1}, By: 11}},
			FalseAccept: 0.09,
			Beside:      0.95,
			Context:     words("philippineTaxContext"),
			Headers:     []string{"ph tin", "bir tin", "tin ph", "philippine tin"},
			Fakes: []Fake{{
				Doc:      "Nine digits with a right check digit, and a branch of as many digits.",
				Patterns: []string{"[1-9]#######?", "[1-9]#######?00#", "[1-9]#######?0000#"},
			}},
		},
		{
			Name:        "ph-tin-head-office",
			Label:       "PH_TIN",
			Doc:         "The same with the branch 000, which is that of persons and of head offices.",
			Region:      "PH",
			Source:      "Philippines, Bureau of Internal Revenue: taxpayer identification number",
			Forms:       []Form{{Pattern: "999-999-999-999", Alone: 0.7}},
			Check:       func(d []byte) bool { return isPhilippineTIN(d) && len(d) == 12 && string(d[9:]) == "000" },
			FalseAccept: 9e-5,
			Context:     words("philippineTaxContext"),
		},
		{
			Name:    "ph-sss",
			Label:   "PH_SSS",
			Doc:     "Ten digits in the form 2-7-1, beside a word for it where they stand plain.",
			Region:  "PH",
			Source:  "Philippines, Social Security System: number of a member",
			Forms:   []Form{{Pattern: "99-9999999-9", Alone: 0.25}, {Pattern: "9999999999", Alone: 0.002}},
			Beside:  0.95,
			Context: []string{"sss", "sss no", "sss number", "social security system"},
			Headers: []string{"sss", "sss no", "sss number", "ph sss"},
			Fakes:   []Fake{{Doc: "Ten digits.", Patterns: []string{"[0-4]#########"}}},
		},
		{
			Name:        "vn-cccd",
			Label:       "VN_CCCD",
			Doc:         "A province, a digit for century and sex, a year of birth and six digits.",
			Region:      "VN",
			Source:      "Vietnam, Ministry of Public Security, circulars 07/2016 and 59/2021",
			Forms:       []Form{{Pattern: "999999999999", Alone: 0.05}, {Pattern: "999 999 999 999", Alone: 0.05}},
			Check:       isVietnameseID,
			FalseAccept: 0.025,
			Beside:      0.97,
			Context:     []string{"cccd", "căn cước công dân", "số cccd", "căn cước", "cmnd", "số định danh", "vietnamese id"},
			Headers:     words("vn-cccd.headers"),
			Facts:       factsOfVietnameseID,
			Fakes: []Fake{
				{
					Doc: "A province, a sex, a year of birth and six digits.",
					Patterns: []string{"<001|002|004|006|008|010|011|012|014|015|017|019|020|022|024|025|026|027|030|031|033|034|035|036|037|038|040|" +
						"042|044|045|046|048|049|051|052|054|056|058|060|062|064|066|067|068|070|072|074|075|077|079|080|082|083|084|086|087|089|091|" +
						"092|093|094|095|096>[01]########"},
				},
			},
		},
		{
			Name:   "vn-mst",
			Label:  "VN_MST",
			Doc:    "Nine digits and a right check digit, and a branch of three digits or none.",
			Region: "VN",
			Source: "Vietnam, Ministry of Finance, circular 105/2020, article 5",
			Forms: []Form{{Pattern: "9999999999", Alone: 0.03}, {Pattern: "9999999999-999", Alone: 0.5},
				{Pattern: "99.99.999.999", Alone: 0.2}, {Pattern: "9999 99 99 99-999", Alone: 0.6}, {Pattern: "9999999999999", Alone: 0.01}},
			Check:       isVietnameseTax,
			Sums:        []numeral.Sum{{Weights: []int{31, 29, 23, 19, 17, 13, 7, 5, 3, 1}, By: 11, Leaves: []int{10}}},
			FalseAccept: 0.09,
			Beside:      0.96,
			Context:     words("vn-mst.context"),
			Headers:     []string{"mst", "vn mst", "mã số thuế", "ma so thue", "tax code vn"},
			Fakes: []Fake{{
				Doc:      "Nine digits and a right check digit, and a branch where there was one.",
				Patterns: []string{"0[1-9]#######?", "0[1-9]#######?<001-020>"},
			}},
		},
	}
}

// isMalaysianID reports whether the digits are a date of either century and a
// place of birth: a state, a country, or one of the few codes for what is
// unknown.
func isMalaysianID(d []byte) bool {
	if !numeral.IsNumeral(d, 12) || !numeral.IsShortDay(d) {
		return false
	}
	switch numeral.Numeral(d[6:8]) {
	case 0, 17, 18, 19, 20, 69, 70, 73, 80, 81, 94, 95, 96, 97:
		return false
	}
	return true
}

// isThaiID reports whether the kind, the province and the check digit are right.
func isThaiID(d []byte) bool {
	if !numeral.IsNumeral(d, 13) || d[0] == '0' || d[0] == '9' || d[1] == '0' || numeral.Numeral(d[1:3]) > 96 {
		return false
	}
	return numeral.IsCheckDigit(d[12], (11-numeral.SumBy(d, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)%11)%10)
}

// indonesianProvinces are those of 2022, when Papua was divided.
const indonesianProvinces = "11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96"

func isNIK(d []byte) bool {
	if len(d) != 16 {
		return false
	}
	// Most numbers are none by their dates.
	day, month, year := numeral.Numeral(d[6:8]), numeral.Numeral(d[8:10]), numeral.Numeral(d[10:12])
	if day > 40 {
		day -= 40
	}
	return numeral.IsShortDate(day, month, year) && numeral.IsNumeral(d, 16) &&
		numeral.IsListed(indonesianProvinces, d[:2]) &&
		string(d[2:4]) != "00" && string(d[12:]) != "0000"
}

func isNPWP(d []byte) bool {
	switch len(d) {
	case 15:
		return numeral.IsNumeral(d, 15) && numeral.Numeral(d[:9]) > 0 && checksum.Luhn(d[:9])
	case 16:
		return d[0] == '0' && isNPWP(d[1:]) || isNIK(d)
	}
	return false
}

func isPhilippineTIN(d []byte) bool {
	if n := len(d); n != 9 && n != 12 && n != 14 || numeral.Numeral(d) <= 0 {
		return false
	}
	return !numeral.AllSame(d[:9]) && numeral.IsCheckDigit(d[8], numeral.SumBy(d, 9, 8, 7, 6, 5, 4, 3, 2)%11)
}

// vietnameseProvinces are those of circular 07/2016, in which they stand in the
// numbers.
const vietnameseProvinces = "001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037 038 040 042 044 045 046 048 " +
	"049 051 052 054 056 058 060 062 064 066 067 068 070 072 074 075 077 079 080 082 083 084 086 087 089 091 092 093 094 095 096"

// isVietnameseID reports whether the digits begin with a province and a digit
// for the twentieth (0, 1) or the twenty-first century (2, 3).
func isVietnameseID(d []byte) bool {
	return numeral.IsNumeral(d, 12) &&
		numeral.IsListed(vietnameseProvinces, d[:3]) && d[3] <= '3'
}

func isVietnameseTax(d []byte) bool {
	if n := len(d); n != 10 && n != 13 || numeral.Numeral(d) < 0 || string(d[2:9]) == "0000000" || n == 13 && string(d[10:]) == "000" {
		return false
	}
	return numeral.IsCheckDigit(d[9], 10-numeral.SumBy(d, 31, 29, 23, 19, 17, 13, 7, 5, 3)%11)
}

// nik is the form of an identity card of Indonesia. The day of a woman is 40
// more.
const nik = "<11|12|13|14|15|16|17|18|19|21|31|32|33|34|35|36|51|52|53|61|62|63|64|65|71|72|73|74|75|76|81|82|91|94><01-20><01-20>{dd:40}{mm}{yy}<0001-9999>"

// factsOfNIK reads the date of birth; the day of a woman is higher by 40.
func factsOfNIK(s string) (Facts, bool) {
	if len(s) != 16 {
		return Facts{}, false
	}
	day, sex := num(s, 6, 2), byte('M')
	if day > 40 {
		day, sex = day-40, 'F'
	}
	return withSex(sex)(shortDate(num(s, 10, 2), num(s, 8, 2), day))
}

// factsOfMalaysianID reads the date of birth, and the sex by the last digit.
func factsOfMalaysianID(s string) (Facts, bool) {
	if len(s) != 12 {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 11, 1)))(YearMonthDay(s))
}

// factsOfVietnameseID reads the century and sex by the fourth digit, and the year of birth.
func factsOfVietnameseID(s string) (Facts, bool) {
	if len(s) != 12 {
		return Facts{}, false
	}
	n := num(s, 3, 1)
	return Facts{Year: 1900 + n/2*100 + num(s, 4, 2), Sex: sexOf(n + 1)}, n >= 0
}
