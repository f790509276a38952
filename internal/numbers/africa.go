package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// africa has the numbers of the countries of Africa.
func africa() []Number {
	return []Number{
		{
			Name:   "za-id",
			Label:  "ZA_ID_NUMBER",
			Doc:    "A date of birth, four digits, a class of citizenship, a digit, and a right Luhn check digit.",
			Region: "ZA",
			Source: "Identification Act 68 of 1997; Department of Home Affairs, South African ID number",
			Forms: []Form{{Pattern: "999999 9999 99 9", Alone: 0.97}, {Pattern: "999999 9999 999", Alone: 0.95},
				{Pattern: "999999 9999999", Alone: 0.95}, {Pattern: "999999-9999-99-9", Alone: 0.95}, {Pattern: "999999-9999-999",
					Alone: 0.9}, {Pattern: "999999-9999999", Alone: 0.8},
				{Pattern: "9999999999999", Alone: 0.6}},
			Check:       isSouthAfricanID,
			FalseAccept: 0.0011,
			Beside:      0.98,
			Context:     words("za-id.context"),
			Headers:     words("za-id.headers"),
			Facts:       factsOfSouthAfricanID,
			Fakes:       []Fake{{Doc: "A date of birth, a sex, a citizenship and a right check digit.", Patterns: []string{"{yy}{mm}{dd}####[01]8?"}}},
		},
		{
			Name:        "ng-nin",
			Label:       "NG_NIN",
			Doc:         "Eleven digits whose check digit is right by Verhoeff's scheme.",
			Region:      "NG",
			Source:      "National Identity Management Commission Act 2007; the check digit is reported by others and not published",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.03}, {Pattern: "9999 999 9999", Alone: 0.1}, {Pattern: "999 9999 9999", Alone: 0.05}},
			Check:       isNIN,
			FalseAccept: 0.1,
			Beside:      0.97,
			Context:     ninContext,
			Headers:     []string{"nin", "nin number", "nimc number", "ng nin"},
			Cell:        isElevenDigits,
			CellAlone:   0.01,
			Fakes:       []Fake{{Doc: "Eleven digits with a check digit by Verhoeff.", Patterns: []string{"[1-9]#########?"}}},
		},
		{
			Name:        "ng-nin-by-word",
			Label:       "NATIONAL_ID",
			Doc:         "Eleven digits beside a word for the number of Nigeria, whatever their check digit, since its rule is not published.",
			Region:      "NG",
			Source:      "National Identity Management Commission Act 2007",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.002}, {Pattern: "9999 999 9999", Alone: 0.01}, {Pattern: "999 9999 9999", Alone: 0.01}},
			Check:       isElevenOfNIN,
			FalseAccept: 1,
			Beside:      0.93,
			Reach:       24,
			Context:     ninContext,
		},
		{
			Name:        "ng-bvn",
			Label:       "NG_BVN",
			Doc:         "Eleven digits that begin with 22: the bank verification number.",
			Region:      "NG",
			Source:      "Central Bank of Nigeria, regulatory framework for bank verification number operations",
			Forms:       []Form{{Pattern: "99999999999", Alone: 0.02}},
			Check:       isBVN,
			FalseAccept: 0.0098,
			Beside:      0.97,
			Context:     []string{"bvn", "bank verification", "bank verification number", "bvn number"},
			Headers:     []string{"bvn", "bvn number", "bank verification number", "ng bvn"},
			Fakes:       []Fake{{Doc: "22 and nine digits.", Patterns: []string{"22#########"}}},
		},
		{
			Name:   "ng-vehicle-registration",
			Label:  "LICENSE_PLATE",
			Doc:    "Three letters of a local government, three digits, and two letters.",
			Region: "NG",
			Source: "Federal Road Safety Corps, national vehicle identification scheme",
			Forms: []Form{{Pattern: "AAA-999AA", Alone: 0.4}, {Pattern: "AAA-999-AA", Alone: 0.4}, {Pattern: "AAA 999AA", Alone: 0.3},
				{Pattern: "AAA 999 AA", Alone: 0.3}, {Pattern: "AAA999AA", Alone: 0.15}},
			Check:       isNigerianPlate,
			FalseAccept: 1,
			Beside:      0.96,
			Context:     words("ng-vehicle-registration.context"),
			Headers:     []string{"nigerian plate", "ng vehicle registration"},
		},
		{
			Name:        "ke-pin",
			Label:       "KE_PIN",
			Doc:         "A for a person or P for an organisation, nine digits and a letter.",
			Region:      "KE",
			Source:      "Kenya Revenue Authority, personal identification number",
			Forms:       []Form{{Pattern: "A999999999A", Alone: 0.45}},
			Check:       isKRAPin,
			FalseAccept: 0.078,
			Beside:      0.98,
			Context:     []string{"kra", "kra pin", "pin", "pin number", "tax pin", "kenya revenue"},
			Headers:     []string{"kra pin", "kra pin number", "kra", "kenya pin", "ke pin"},
			Fakes:       []Fake{{Doc: "A person or an entity, as before, nine digits and a letter.", Patterns: []string{"=[AP]<000000001-999999999>@"}}},
		},
		{
			Name:   "gh-card",
			Label:  "GH_CARD",
			Doc:    "GHA, nine digits and one more. How the last is reckoned is not published.",
			Region: "GH",
			Source: "National Identification Authority of Ghana, Ghana card personal identification number",
			Forms: []Form{{Pattern: "GHA-999999999-9", Alone: 0.9}, {Pattern: "GHA9999999999", Alone: 0.5},
				{Pattern: "GHA 999999999 9", Alone: 0.8}},
			Check:       isGhanaCard,
			FalseAccept: 0.038,
			Beside:      0.98,
			Context:     []string{"ghana card", "ghana card number", "ghana card pin", "national id", "nia", "ghanacard"},
			Headers:     []string{"ghana card", "ghana card number", "ghana card pin", "gh card"},
			Fakes:       []Fake{{Doc: "GHA and ten digits; the check digit is not published.", Patterns: []string{"GHA[1-9]#########"}}},
		},
		{
			Name:        "mu-nid",
			Label:       "MU_NID",
			Doc:         "The first letter of a name, a date of birth, seven characters, the last of which is right by 17.",
			Region:      "MU",
			Source:      "National Identity Card Act 1985 of Mauritius; Mauritius Revenue Authority, format of the NID",
			Forms:       []Form{{Pattern: "A999999999999X", Alone: 0.9}},
			Check:       isMauritianID,
			FalseAccept: 0.001,
			Beside:      0.99,
			Context:     []string{"nid", "national identity card", "id card", "nic", "mauritius", "carte d'identité", "id number"},
			Headers:     []string{"mauritius nid", "mu nid", "mauritian id"},
			Facts:       factsOfMauritianID,
			Fakes:       []Fake{{Doc: "A letter, a date of birth, six digits and a right check character.", Patterns: []string{"@{dd}{mm}{yy}######?"}}},
		},
		{
			Name:        "eg-national-id",
			Label:       "EG_NATIONAL_ID",
			Doc:         "A century, a date of birth, a governorate, a serial number and the check digit that is in use.",
			Region:      "EG",
			Source:      "Egypt, Civil Status Law 143 of 1994; Wikipedia, Egyptian national identity card",
			Forms:       []Form{{Pattern: "99999999999999", Alone: 0.7}},
			Check:       isEgyptianChecked,
			FalseAccept: 2e-4,
			Beside:      0.98,
			Context:     egyptContext,
			Headers:     []string{"egyptian id", "egypt national id", "eg national id", "الرقم القومي", "رقم قومي"},
			Facts:       factsOfEgyptian,
			Fakes: []Fake{{
				Doc:      "A date of birth, a governorate, a serial number and a right check digit.",
				Patterns: []string{"2{yy}{mm}{dd}<01|02|03|04|11|12|13|14|15|16|17|18|19|21|22|23|24|25|26|27|28|29|31|32|33|34|35|88><0001-9999>?"},
			}},
		},
		{
			Name:        "eg-national-id-unchecked",
			Label:       "EG_NATIONAL_ID",
			Doc:         "The same without regard to the last digit, whose rule the state has not published.",
			Region:      "EG",
			Source:      "Egypt, Civil Status Law 143 of 1994",
			Forms:       []Form{{Pattern: "99999999999999", Alone: 0.2}},
			Check:       isEgyptianID,
			FalseAccept: 0.0018,
			Context:     egyptContext,
		},
	}
}

var ninContext = []string{"nin", "nin number", "national identification number", "nimc", "virtual nin"}

// isSouthAfricanID reports whether 13 digits hold a date, a class of
// citizenship (0 citizen, 1 resident, 2 refugee) and a right check digit.
func isSouthAfricanID(d []byte) bool {
	if len(d) != 13 || d[10] > '2' || !checksum.Luhn(d) {
		return false
	}
	year, month, day := numeral.Numeral(d[:2]), numeral.Numeral(d[2:4]), numeral.Numeral(d[4:6])
	return numeral.IsDay(day, month, 1900+year) || numeral.IsDay(day, month, 2000+year)
}

func isNIN(d []byte) bool {
	return len(d) == 11 && checksum.Verhoeff(d) && !numeral.AllSame(d)
}

func isElevenOfNIN(d []byte) bool {
	return len(d) == 11 && numeral.AllDigits(d) && !numeral.AllSame(d)
}

// isElevenDigits reports whether a value is eleven digits and nothing else.
func isElevenDigits(v string) bool {
	for i := range len(v) {
		if !numeral.IsDigit(v[i]) {
			return false
		}
	}
	return len(v) == 11
}

func isBVN(d []byte) bool {
	return len(d) == 11 && numeral.AllDigits(d) && d[0] == '2' && d[1] == '2' && !numeral.AllSame(d)
}

// isNigerianPlate reports whether the letters and digits are in their places;
// the digits count from 001.
func isNigerianPlate(c []byte) bool {
	return len(c) == 8 && numeral.Numeral(c[3:6]) > 0
}

func isKRAPin(c []byte) bool {
	return len(c) == 11 && (c[0] == 'A' || c[0] == 'P') && numeral.Numeral(c[1:10]) > 0 && numeral.IsLetter(c[10])
}

func isGhanaCard(c []byte) bool {
	return len(c) == 13 && string(c[:3]) == "GHA" && numeral.Numeral(c[3:]) > 0
}

// isMauritianID weighs the 13 characters before the check character by 14 to 2.
// Letters count from ten.
func isMauritianID(c []byte) bool {
	if len(c) != 14 || !numeral.IsLetter(c[0]) || !numeral.AllDigits(c[1:13]) {
		return false
	}
	day, month, year := numeral.Numeral(c[1:3]), numeral.Numeral(c[3:5]), numeral.Numeral(c[5:7])
	if !numeral.IsDay(day, month, 1900+year) && !numeral.IsDay(day, month, 2000+year) {
		return false
	}
	sum := (int(c[0]-'A') + 10) * 14
	for i, b := range c[1:13] {
		sum += int(b-'0') * (13 - i)
	}
	check := (17 - sum%17) % 17
	if numeral.IsDigit(c[13]) {
		return check == int(c[13]-'0')
	}
	return check == int(c[13]-'A')+10
}

var egyptContext = []string{"egyptian id", "egypt national id", "egyptian national id", "الرقم القومي", "رقم قومي", "البطاقة", "بطاقة الرقم القومي"}

// egyptGovernorates are those of birth; 88 is abroad.
const egyptGovernorates = "01 02 03 04 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 31 32 33 34 35 88"

// isEgyptianID reports whether the digits are a date of the twentieth (2) or the
// twenty-first century (3), a governorate and a serial number.
func isEgyptianID(d []byte) bool {
	if !numeral.IsNumeral(d, 14) || d[0] != '2' && d[0] != '3' {
		return false
	}
	year := 1900 + 100*int(d[0]-'2') + numeral.Numeral(d[1:3])
	return numeral.IsDay(numeral.Numeral(d[5:7]), numeral.Numeral(d[3:5]), year) &&
		numeral.IsListed(egyptGovernorates, d[7:9]) &&
		numeral.Numeral(d[9:13]) > 0
}

func isEgyptianChecked(d []byte) bool {
	return isEgyptianID(d) && numeral.IsCheckDigit(d[13], (11-numeral.SumBy(d, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2)%11)%10)
}

// factsOfEgyptian reads the date of birth, and the sex by the thirteenth digit.
func factsOfEgyptian(s string) (Facts, bool) {
	if len(s) != 14 || s[0] != '2' && s[0] != '3' {
		return Facts{}, false
	}
	return withSex(sexOf(num(s, 12, 1)))(date(1900+100*int(s[0]-'2')+num(s, 1, 2), num(s, 3, 2), num(s, 5, 2)))
}

// factsOfMauritianID reads the initial of the last name, and the date of birth.
func factsOfMauritianID(s string) (Facts, bool) {
	if len(s) != 14 {
		return Facts{}, false
	}
	f, ok := ddmmyy(s[1:])
	initial := s[0]
	f.Name = func(_, last string) bool { return last != "" && last[0] == initial }
	return f, ok
}

// factsOfSouthAfricanID reads the date of birth, sex, and citizenship.
func factsOfSouthAfricanID(s string) (Facts, bool) {
	if len(s) != 13 {
		return Facts{}, false
	}
	f, ok := YearMonthDay(s)
	if f.Sex = 'F'; num(s, 6, 4) >= 5000 {
		f.Sex = 'M'
	}
	return f, ok
}
