package attack

import (
	"strings"

	"github.com/privet-go/privet"
)

// This file holds what identifiers spell: an identity number that is left beside a
// masked date of birth gives the date away. To teach another identifier, add a
// derivation to derivations.

// A derivation says what can be read from an identifier.
type derivation struct {
	label privet.Label // of the identifier; empty for a form that any column may have
	doc   string       // one sentence: what it spells
	from  func(compact string) (facts, bool)

	// length is that of a value in bytes, as it is written; 0 means any.
	length int
}

// facts are what an identifier says about its holder. A zero field says nothing.
type facts struct {
	year, month, day int  // of birth
	short            bool // the year has two digits
	sex              byte // 'M' or 'F'
	country          string
	nameCode         func(first, last string) bool // reports whether the name makes the letters
	apart            bool                          // each part of the name is spelled by itself
	mac              string                        // 12 hexadecimal digits
	made             [3]int                        // year, month and day when it was made
}

// date returns the facts of a date of birth. It reports false when there is no such day.
func date(year, month, day int) (facts, bool) {
	ok := month >= 1 && month <= 12 && day >= 1 && day <= 31
	return facts{year: year, month: month, day: day}, ok
}

// shortDate is date for a year of two digits.
func shortDate(year, month, day int) (facts, bool) {
	f, ok := date(year, month, day)
	f.short = true
	return f, ok
}

// num returns the number that n digits from offset i spell, or -1.
func num(s string, i, n int) int {
	v := 0
	if i < 0 || i+n > len(s) {
		return -1
	}
	for _, c := range []byte(s[i : i+n]) {
		if c < '0' || c > '9' {
			return -1
		}
		v = v*10 + int(c-'0')
	}
	return v
}

// sexOf returns male for an odd number.
func sexOf(n int) byte {
	if n < 0 {
		return 0
	}
	if n%2 == 1 {
		return 'M'
	}
	return 'F'
}

// withSex returns a func that adds a sex to facts.
func withSex(sex byte) func(f facts, ok bool) (facts, bool) {
	return func(f facts, ok bool) (facts, bool) {
		f.sex = sex
		return f, ok
	}
}

// ddmmyy and yymmdd read six digits from the beginning.
func ddmmyy(s string) (facts, bool) { return shortDate(num(s, 4, 2), num(s, 2, 2), num(s, 0, 2)) }
func yymmdd(s string) (facts, bool) { return shortDate(num(s, 0, 2), num(s, 2, 2), num(s, 4, 2)) }

// derivations are the identifiers that spell something, by country. The sources
// are the specifications that docs/recognizers.md names for each label.
var derivations = []derivation{
	{"AT_SVNR", "The last six digits are the date of birth, as a rule.", func(s string) (facts, bool) {
		if len(s) != 10 {
			return facts{}, false
		}
		return ddmmyy(s[4:])
	}, 0},
	{"BE_NATIONAL_NUMBER", "Date of birth, and the sex by the parity of the serial number.", func(s string) (facts, bool) {
		if len(s) != 11 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 6, 3)))(yymmdd(s))
	}, 0},
	{"BG_EGN", "Date of birth, with the century in the month, and the sex by the ninth digit.", func(s string) (facts, bool) {
		if len(s) != 10 {
			return facts{}, false
		}
		year, month := 1900+num(s, 0, 2), num(s, 2, 2)
		switch {
		case month > 40:
			year, month = year+100, month-40
		case month > 20:
			year, month = year-100, month-20
		}
		return withSex(sexOf(num(s, 8, 1) + 1))(date(year, month, num(s, 4, 2)))
	}, 0},
	{"CN_RESIDENT_ID", "Date of birth, and the sex by the seventeenth digit.", func(s string) (facts, bool) {
		if len(s) != 18 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 16, 1)))(date(num(s, 6, 4), num(s, 10, 2), num(s, 12, 2)))
	}, 0},
	{"CZ_RC", "Date of birth; the month of a woman is higher by 50.", czechBirth, 0},
	{"SK_RC", "Date of birth; the month of a woman is higher by 50.", czechBirth, 0},
	{"DE_SOCIAL_SECURITY", "Date of birth, the initial of the birth name, and the sex by the serial number.", func(s string) (facts, bool) {
		if len(s) != 12 {
			return facts{}, false
		}
		f, ok := ddmmyy(s[2:])
		if n := num(s, 9, 2); n >= 50 {
			f.sex = 'F'
		} else if n >= 0 {
			f.sex = 'M'
		}
		initial := s[8]
		f.nameCode = func(_, last string) bool { return last != "" && last[0] == initial }
		return f, ok
	}, 0},
	{"DK_CPR", "Date of birth, and the sex by the last digit.", func(s string) (facts, bool) {
		if len(s) != 10 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 9, 1)))(ddmmyy(s))
	}, 0},
	{"EE_IK", "Century and sex by the first digit, and the date of birth.", func(s string) (facts, bool) { return centuryFirst(s, 11) }, 0},
	{"LT_ASMENS", "Century and sex by the first digit, and the date of birth.", func(s string) (facts, bool) { return centuryFirst(s, 11) }, 0},
	{"EG_NATIONAL_ID", "Date of birth, and the sex by the thirteenth digit.", func(s string) (facts, bool) {
		if len(s) != 14 || s[0] != '2' && s[0] != '3' {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 12, 1)))(date(1900+100*int(s[0]-'2')+num(s, 1, 2), num(s, 3, 2), num(s, 5, 2)))
	}, 0},
	{"FI_PERSONAL_IDENTITY_CODE", "Date of birth, and the sex by the parity of the individual number.", func(s string) (facts, bool) {
		// The sign of the century is a separator or a letter.
		if len(s) != 10 && len(s) != 11 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, len(s)-4, 3)))(ddmmyy(s))
	}, 0},
	{"FR_NIR", "Sex, and year and month of birth.", func(s string) (facts, bool) {
		if len(s) < 13 {
			return facts{}, false
		}
		f := facts{year: num(s, 1, 2), month: num(s, 3, 2), short: true}
		switch s[0] {
		case '1', '3', '7':
			f.sex = 'M'
		case '2', '4', '8':
			f.sex = 'F'
		default:
			return facts{}, false
		}
		return f, f.year >= 0 && f.month >= 1 && f.month <= 12
	}, 0},
	{"GR_AMKA", "Date of birth, and the sex by the tenth digit.", func(s string) (facts, bool) {
		if len(s) != 11 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 9, 1)))(ddmmyy(s))
	}, 0},
	{"HU_PERSONAL_ID", "Sex and century by the first digit, and the date of birth.", func(s string) (facts, bool) {
		if len(s) != 11 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 0, 1)))(yymmdd(s[1:]))
	}, 0},
	{"ID_NIK", "Date of birth; the day of a woman is higher by 40.", func(s string) (facts, bool) {
		if len(s) != 16 {
			return facts{}, false
		}
		day, sex := num(s, 6, 2), byte('M')
		if day > 40 {
			day, sex = day-40, 'F'
		}
		return withSex(sex)(shortDate(num(s, 10, 2), num(s, 8, 2), day))
	}, 0},
	{"IS_KENNITALA", "Date of birth.", func(s string) (facts, bool) {
		if len(s) != 10 {
			return facts{}, false
		}
		return ddmmyy(s)
	}, 0},
	{"IT_FISCAL_CODE", "Letters of the last and the first name, date of birth, and sex.", func(s string) (facts, bool) {
		if len(s) != 16 {
			return facts{}, false
		}
		month := strings.IndexByte("ABCDEHLMPRST", s[8]) + 1
		day, sex := num(s, 9, 2), byte('M')
		if day > 40 {
			day, sex = day-40, 'F'
		}
		f, ok := shortDate(num(s, 6, 2), month, day)
		f.sex = sex
		code := s[:6]
		f.nameCode = func(first, last string) bool {
			return first != "" && last != "" && code == italianCode(last, false)+italianCode(first, true) ||
				first == "" && last != "" && code[:3] == italianCode(last, false) || last == "" && first != "" && code[3:] == italianCode(first, true)
		}
		return f, ok
	}, 0},
	{"KR_RRN", "Date of birth, and century and sex by the seventh digit.", koreanBirth, 0},
	{"KR_FRN", "Date of birth, and century and sex by the seventh digit.", koreanBirth, 0},
	{"KZ_IIN", "Date of birth, and century and sex by the seventh digit.", func(s string) (facts, bool) {
		if len(s) != 12 {
			return facts{}, false
		}
		n := num(s, 6, 1)
		if n < 1 || n > 6 {
			return facts{}, false
		}
		return withSex(sexOf(n))(date(1800+(n-1)/2*100+num(s, 0, 2), num(s, 2, 2), num(s, 4, 2)))
	}, 0},
	{"LK_NIC", "Year and day of birth; the day of a woman is higher by 500.", func(s string) (facts, bool) {
		year, day, short := num(s, 0, 4), num(s, 4, 3), false
		switch len(s) {
		case 12:
		case 10:
			year, day, short = num(s, 0, 2), num(s, 2, 3), true
		default:
			return facts{}, false
		}
		f := facts{year: year, short: short, sex: 'M'}
		if day > 500 {
			day, f.sex = day-500, 'F'
		}
		// The day is counted in a leap year, whatever the year.
		f.month, f.day = dayOfLeapYear(day)
		return f, year >= 0 && f.month > 0
	}, 0},
	{"LU_MATRICULE", "Date of birth.", func(s string) (facts, bool) {
		if len(s) != 13 {
			return facts{}, false
		}
		return date(num(s, 0, 4), num(s, 4, 2), num(s, 6, 2))
	}, 0},
	{"LV_PERSONAL_CODE", "Date of birth, before July 2017.", func(s string) (facts, bool) {
		if len(s) != 11 {
			return facts{}, false
		}
		return ddmmyy(s)
	}, 0},
	{"MU_NID", "The initial of the last name, and the date of birth.", func(s string) (facts, bool) {
		if len(s) != 14 {
			return facts{}, false
		}
		f, ok := ddmmyy(s[1:])
		initial := s[0]
		f.nameCode = func(_, last string) bool { return last != "" && last[0] == initial }
		return f, ok
	}, 0},
	{"MX_CURP", "Letters of the name, date of birth, sex and state of birth.", func(s string) (facts, bool) {
		if len(s) != 18 {
			return facts{}, false
		}
		f, ok := shortDate(num(s, 4, 2), num(s, 6, 2), num(s, 8, 2))
		switch s[10] {
		case 'H':
			f.sex = 'M'
		case 'M':
			f.sex = 'F'
		}
		f.nameCode = mexicanName(s)
		return f, ok
	}, 0},
	{"MX_RFC", "Letters of the name, and date of birth.", func(s string) (facts, bool) {
		if len(s) != 13 {
			return facts{}, false
		}
		f, ok := shortDate(num(s, 4, 2), num(s, 6, 2), num(s, 8, 2))
		f.nameCode = mexicanName(s)
		return f, ok
	}, 0},
	{"MY_NRIC", "Date of birth, and the sex by the last digit.", func(s string) (facts, bool) {
		if len(s) != 12 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 11, 1)))(yymmdd(s))
	}, 0},
	{"NO_FODSELSNUMMER", "Date of birth, and the sex by the ninth digit.", func(s string) (facts, bool) {
		if len(s) != 11 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 8, 1)))(ddmmyy(s))
	}, 0},
	{"PASSPORT_MRZ", "Nationality, date of birth and sex.", func(s string) (facts, bool) {
		// The second line of a passport without its fillers cannot be counted
		// from the front; the date of birth stands behind the nationality.
		for i := 10; i+10 <= len(s); i++ {
			if f, ok := yymmdd(s[i:]); ok && isUpper(s[i-3:i]) && (s[i+7] == 'M' || s[i+7] == 'F') {
				f.sex, f.country = s[i+7], countryOf(s[i-3:i])
				return f, true
			}
		}
		return facts{}, false
	}, 0},
	{"PL_PESEL", "Date of birth, with the century in the month, and the sex by the tenth digit.", func(s string) (facts, bool) {
		if len(s) != 11 {
			return facts{}, false
		}
		year, month := num(s, 0, 2), num(s, 2, 2)
		centuries := [...]int{1900, 2000, 2100, 2200, 1800}
		if month < 0 || month/20 >= len(centuries) {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 9, 1)))(date(centuries[month/20]+year, month%20, num(s, 4, 2)))
	}, 0},
	{"RO_CNP", "Century and sex by the first digit, and the date of birth.", func(s string) (facts, bool) { return centuryFirst(s, 13) }, 0},
	{"SCOTLAND_CHI", "Date of birth, and the sex by the ninth digit.", func(s string) (facts, bool) {
		if len(s) != 10 {
			return facts{}, false
		}
		return withSex(sexOf(num(s, 8, 1)))(ddmmyy(s))
	}, 0},
	{"SE_PERSONNUMMER", "Date of birth, and the sex by the last digit but one.", func(s string) (facts, bool) {
		switch len(s) {
		case 12:
			f, ok := date(num(s, 0, 4), num(s, 4, 2), num(s, 6, 2))
			f.sex = sexOf(num(s, 10, 1))
			return f, ok
		case 10:
			return withSex(sexOf(num(s, 8, 1)))(yymmdd(s))
		}
		return facts{}, false
	}, 0},
	{"SG_NRIC_FIN", "The year of birth of citizens born from 1968 on.", func(s string) (facts, bool) {
		if len(s) != 9 {
			return facts{}, false
		}
		year := num(s, 1, 2)
		switch {
		case s[0] == 'S' && year >= 68:
			return facts{year: 1900 + year}, true
		case s[0] == 'T' && year >= 0:
			return facts{year: 2000 + year}, true
		}
		return facts{}, false
	}, 0},
	{"SI_EMSO", "Date of birth, and the sex by the serial number.", func(s string) (facts, bool) {
		if len(s) != 13 {
			return facts{}, false
		}
		year := num(s, 4, 3) + 1000
		if year < 1800 {
			year += 1000
		}
		f, ok := date(year, num(s, 2, 2), num(s, 0, 2))
		if f.sex = 'M'; num(s, 9, 3) >= 500 {
			f.sex = 'F'
		}
		return f, ok
	}, 0},
	{"UA_RNTRC", "Date of birth as days since the end of 1899, and the sex by the ninth digit.", func(s string) (facts, bool) {
		if len(s) != 10 {
			return facts{}, false
		}
		year, month, day := civil(num(s, 0, 5) + daysTo1900 - 1)
		return withSex(sexOf(num(s, 8, 1)))(date(year, month, day))
	}, 0},
	{"VN_CCCD", "Century and sex by the fourth digit, and the year of birth.", func(s string) (facts, bool) {
		if len(s) != 12 {
			return facts{}, false
		}
		n := num(s, 3, 1)
		return facts{year: 1900 + n/2*100 + num(s, 4, 2), sex: sexOf(n + 1)}, n >= 0
	}, 0},
	{"ZA_ID_NUMBER", "Date of birth, sex, and citizenship.", func(s string) (facts, bool) {
		if len(s) != 13 {
			return facts{}, false
		}
		f, ok := yymmdd(s)
		if f.sex = 'F'; num(s, 6, 4) >= 5000 {
			f.sex = 'M'
		}
		return f, ok
	}, 0},
	{"DRIVER_LICENSE", "In the United Kingdom: letters of the last name, date of birth, sex and initials.", func(s string) (facts, bool) {
		if len(s) != 16 || num(s, 5, 6) < 0 || num(s, 0, 1) >= 0 {
			return facts{}, false
		}
		month, sex := num(s, 6, 2), byte('M')
		if month > 50 {
			month, sex = month-50, 'F'
		}
		f, ok := shortDate(num(s, 5, 1)*10+num(s, 10, 1), month, num(s, 8, 2))
		f.sex = sex
		code := strings.TrimRight(s[:5], "9")
		f.nameCode = func(_, last string) bool { return last != "" && strings.HasPrefix(last, code) }
		return f, ok
	}, 0},
	{"IBAN", "The country of the bank, in the first two letters.", func(s string) (facts, bool) {
		if len(s) < 15 || !isUpper(s[:2]) {
			return facts{}, false
		}
		f := facts{country: countryOf(s[:2])}
		return f, f.country != ""
	}, 0},
	{"PHONE_NUMBER", "The country, in the calling code behind a plus sign.", phoneCountry, 0},
	{"FAX_NUMBER", "The country, in the calling code behind a plus sign.", phoneCountry, 0},
	{"", "A UUID of version 1 spells the hardware address of the computer that made it, and one of version 1, 6 or 7 when.", uuidFacts, 36},
	{"", "A ULID spells when it was made.", ulidFacts, 26},
}

// czechBirth reads a birth number of Czechia or Slovakia.
func czechBirth(s string) (facts, bool) {
	if len(s) != 9 && len(s) != 10 {
		return facts{}, false
	}
	month, sex := num(s, 2, 2), byte('M')
	if month > 50 {
		month, sex = month-50, 'F'
	}
	if month > 20 { // a second series, where the first is used up
		month -= 20
	}
	return withSex(sex)(shortDate(num(s, 0, 2), month, num(s, 4, 2)))
}

// koreanBirth reads a registration number of South Korea.
func koreanBirth(s string) (facts, bool) {
	if len(s) != 13 {
		return facts{}, false
	}
	n := num(s, 6, 1)
	century := map[int]int{9: 1800, 0: 1800, 1: 1900, 2: 1900, 5: 1900, 6: 1900, 3: 2000, 4: 2000, 7: 2000, 8: 2000}[n]
	return withSex(sexOf(n))(date(century+num(s, 0, 2), num(s, 2, 2), num(s, 4, 2)))
}

// centuryFirst reads a number of a length that begins with a digit for century and sex.
func centuryFirst(s string, length int) (facts, bool) {
	n := num(s, 0, 1)
	if len(s) != length || n < 1 {
		return facts{}, false
	}
	f, ok := shortDate(num(s, 1, 2), num(s, 3, 2), num(s, 5, 2))
	f.sex = sexOf(n)
	return f, ok
}

// italianCode returns the three letters that a name has in a fiscal code: consonants
// first, then vowels, then X. Of a first name with four consonants or more it is
// the first, the third and the fourth.
func italianCode(name string, first bool) string {
	var consonants, vowels []byte
	for i := range len(name) {
		switch c := name[i]; {
		case c < 'A' || c > 'Z':
		case strings.IndexByte("AEIOU", c) >= 0:
			vowels = append(vowels, c)
		default:
			consonants = append(consonants, c)
		}
	}
	if first && len(consonants) >= 4 {
		consonants = append(consonants[:1], consonants[2:]...)
	}
	return string(append(append(consonants, vowels...), "XXX"...)[:3])
}

// mexicanName compares the four letters of a CURP or RFC with a name: initial and
// first inner vowel of the last name, and initials of the second last name and of
// the first name.
func mexicanName(code string) func(first, last string) bool {
	code = code[:4]
	return func(first, last string) bool {
		if last == "" {
			return first != "" && code[3] == first[0]
		}
		if code[0] != last[0] {
			return false
		}
		for i := 1; i < len(last); i++ {
			if strings.IndexByte("AEIOU", last[i]) >= 0 {
				return code[1] == last[i] && (first == "" || code[3] == first[0])
			}
		}
		return false
	}
}

func isUpper(s string) bool {
	for i := range len(s) {
		if s[i] < 'A' || s[i] > 'Z' {
			return false
		}
	}
	return s != ""
}

// dayOfLeapYear returns the month and day of the nth day of a leap year.
func dayOfLeapYear(n int) (month, day int) {
	for i, days := range [...]int{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31} {
		if n <= days {
			if n < 1 {
				return 0, 0
			}
			return i + 1, n
		}
		n -= days
	}
	return 0, 0
}
