package numbers

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
)

// mexico has the numbers of Mexico.
func mexico() []Number {
	return []Number{
		{
			Name:        "mx-curp",
			Label:       "MX_CURP",
			Doc:         "Letters of a name, a date of birth, a sex, a state, letters of the name again, and a right check digit.",
			Region:      "MX",
			Source:      "Secretaría de Gobernación, Instructivo normativo para la asignación de la CURP (DOF 18/10/2021)",
			Forms:       []Form{{Pattern: "AAAA999999AAAAAAX9", Alone: 0.99}},
			Check:       isCURP,
			FalseAccept: 3e-05,
			Beside:      0.995,
			Context:     []string{"curp", "clave única de registro de población", "clave unica", "registro de población"},
			Headers:     []string{"curp", "clave curp", "mx curp", "clave unica de registro de poblacion"},
			Facts:       factsOfCURP,
			Fakes: []Fake{
				{Doc: "Letters of a name, a date of birth, a sex, a state and a right check digit.",
					Patterns: []string{"[A-HJ-NP-Z][AEIOU][A-HJ-NP-Z][A-HJ-NP-Z]{yy}{mm}{dd}[HM]<AS|BC|BS|CC|CS|CH|CL|CM|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|" +
						"NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE>" +
						consonant + consonant + consonant + "#?"}},
			},
		},
		{
			Name:   "mx-rfc",
			Label:  "MX_RFC",
			Doc:    "Letters of a name, a date of birth or founding, and three characters, the last of which is right by 11.",
			Region: "MX",
			Source: "Servicio de Administración Tributaria, IFAI 0610100135506, algorithm of the RFC's homoclave",
			Forms: []Form{{Pattern: "AAAA999999XXX", Alone: 0.9}, {Pattern: "AAA999999XXX", Alone: 0.8},
				{Pattern: "AAAA-999999-XXX", Alone: 0.95}, {Pattern: "AAA-999999-XXX", Alone: 0.9}, {Pattern: "AAAA 999999 XXX",
					Alone: 0.9}, {Pattern: "AAA 999999 XXX", Alone: 0.85}},
			Check:       IsCheckedRFC,
			FalseAccept: 0.0012,
			Beside:      0.99,
			Context:     rfcContext,
			Headers:     []string{"rfc", "clave rfc", "mx rfc", "registro federal de contribuyentes", "rfc receptor", "rfc emisor"},
			Facts:       factsOfRFC,
			Fakes: []Fake{{
				Doc:      "Letters of a name, a date, and a right check character where there was one.",
				Patterns: []string{"[A-HJ-NP-Z][AEIOU][A-HJ-NP-Z][A-HJ-NP-Z]{yy}{mm}{dd}**?", "@@@{yy}{mm}{dd}**?"},
			}},
		},
		{
			Name:  "mx-rfc-unchecked",
			Label: "MX_RFC",
			Doc: "The form of an RFC with a right date: the authority has given out some whose last character does not fit, and people leave the " +
				"last three out.",
			Region: "MX",
			Source: "Servicio de Administración Tributaria, inscripción en el RFC",
			Forms: []Form{{Pattern: "AAAA999999XXX", Alone: 0.45}, {Pattern: "AAA999999XXX", Alone: 0.3},
				{Pattern: "AAAA-999999-XXX", Alone: 0.45}, {Pattern: "AAA-999999-XXX", Alone: 0.4}, {Pattern: "AAAA 999999 XXX",
					Alone: 0.4}, {Pattern: "AAA 999999 XXX", Alone: 0.3},
				{Pattern: "AAAA999999", Alone: 0.15}, {Pattern: "AAAA-999999", Alone: 0.2}},
			Check:       IsRFC,
			FalseAccept: 0.018,
			Beside:      0.98,
			Context:     rfcContext,
			Fakes:       []Fake{{Patterns: []string{"[A-HJ-NP-Z][AEIOU][A-HJ-NP-Z][A-HJ-NP-Z]{yy}{mm}{dd}"}}},
		},
		{
			Name:   "mx-clabe",
			Label:  "MX_CLABE",
			Doc:    "A bank, a place, an account and a right check digit, eighteen digits in all.",
			Region: "MX",
			Source: "Asociación de Bancos de México, CLABE; Banco de México, catálogo de instituciones",
			Forms: []Form{{Pattern: "999999999999999999", Alone: 0.45}, {Pattern: "999 999 99999999999 9", Alone: 0.95},
				{Pattern: "999-999-99999999999-9", Alone: 0.95}, {Pattern: "9999 9999 9999 9999 99", Alone: 0.5}},
			Check:       isCLABE,
			FalseAccept: 0.031,
			Beside:      0.995,
			Context:     words("mx-clabe.context"),
			Headers:     []string{"clabe", "clabe interbancaria", "cuenta clabe", "mx clabe"},
			Fakes: []Fake{{
				Doc:      "A bank, an account and a right check digit.",
				Patterns: []string{"<002|012|014|021|030|036|044|058|062|072|127|137|166>##############?"},
			}},
		},
		{
			Name:   "mx-clabe-of-any-bank",
			Label:  "MX_CLABE",
			Doc:    "Eighteen digits beside the word CLABE with a right check digit, of a bank that is in no list.",
			Region: "MX",
			Source: "Asociación de Bancos de México, CLABE",
			Forms: []Form{{Pattern: "999999999999999999", Alone: 0.01}, {Pattern: "999 999 99999999999 9", Alone: 0.05},
				{Pattern: "9999 9999 9999 9999 99", Alone: 0.01}},
			Check:       isCLABESum,
			FalseAccept: 0.1,
			Beside:      0.95,
			Context:     []string{"clabe", "clabe interbancaria", "cuenta clabe", "clabe bancaria"},
		},
	}
}

var rfcContext = []string{"rfc", "r.f.c", "registro federal de contribuyentes", "contribuyente", "contribuyentes", "clave rfc"}

// isCURP reports whether the places hold a date of the century that the 17th
// character names, a sex, a state and a right check digit.
func isCURP(c []byte) bool {
	if len(c) != 18 {
		return false
	}
	for i, b := range c {
		if digit := numeral.IsDigit(b); i != 16 && digit != (i >= 4 && i < 10 || i == 17) {
			return false
		}
	}
	century := 1900
	if numeral.IsLetter(c[16]) {
		century = 2000
	}
	if c[10] != 'H' && c[10] != 'M' && c[10] != 'X' || !isMexicanState(c[11], c[12]) ||
		!numeral.IsDay(numeral.Numeral(c[8:10]), numeral.Numeral(c[6:8]), century+numeral.Numeral(c[4:6])) {
		return false
	}
	sum := 0
	for i, b := range c[:17] {
		// The alphabet has Ñ behind N, which no CURP holds.
		v := int(b - '0')
		if numeral.IsLetter(b) {
			if v = int(b-'A') + 10; b > 'N' {
				v++
			}
		}
		sum += v * (18 - i)
	}
	return (10-sum%10)%10 == int(c[17]-'0')
}

// isMexicanState reports whether two letters are a state or, NE, a birth abroad.
func isMexicanState(a, b byte) bool {
	switch string([]byte{a, b}) {
	case "AS", "BC", "BS", "CC", "CS", "CH", "CL", "CM", "DF", "DG", "GT", "GR", "HG", "JC", "MC", "MN", "MS", "NT", "NL", "OC", "PL", "QT", "QR",
		"SP", "SL", "SR", "TC", "TS", "TL", "VZ", "YN", "ZS", "NE":
		return true
	}
	return false
}

// rfcAlphabet gives each character its value by its place; 37 is a space, and
// Ñ, which stands last, is written as an at sign here.
const rfcAlphabet = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ @"

// IsRFC reports whether three or four letters are followed by a date and, where
// there is more, by two characters and a digit or A.
func IsRFC(c []byte) bool {
	n := len(c) - 9 // letters of a name, with the last three characters behind
	if len(c) == 10 {
		n = 4
	}
	if n != 3 && n != 4 {
		return false
	}
	for i, b := range c {
		switch {
		case i < n && numeral.IsDigit(b), i >= n && i < n+6 && !numeral.IsDigit(b):
			return false
		}
	}
	year, month, day := numeral.Numeral(c[n:n+2]), numeral.Numeral(c[n+2:n+4]), numeral.Numeral(c[n+4:n+6])
	if !numeral.IsDay(day, month, 1900+year) && !numeral.IsDay(day, month, 2000+year) {
		return false
	}
	last := c[len(c)-1]
	return len(c) == 10 || numeral.IsDigit(last) || last == 'A'
}

// IsCheckedRFC weighs the characters by 13 to 2; a company's begins with a
// space. A remainder of ten is written A.
func IsCheckedRFC(c []byte) bool {
	if len(c) < 12 || !IsRFC(c) {
		return false
	}
	sum := 0
	if len(c) == 12 {
		sum = 37 * 13
	}
	for i, b := range c[:len(c)-1] {
		v := strings.IndexByte(rfcAlphabet, b)
		if v < 0 {
			return false
		}
		sum += v * (len(c) - i)
	}
	r := (11 - sum%11) % 11
	return c[len(c)-1] == "0123456789A"[r]
}

// isCLABE reports whether the bank's code can be one and the remainders by ten
// of the weighted digits add up to what the check digit says.
func isCLABE(d []byte) bool {
	if len(d) != 18 || !numeral.AllDigits(d) {
		return false
	}
	switch bank := numeral.Numeral(d[:3]); {
	case 1 <= bank && bank <= 169, 600 <= bank && bank <= 739, 900 <= bank && bank <= 903:
	default:
		return false
	}
	return isCLABESum(d)
}

// isCLABESum reports whether eighteen digits have the right check digit, whatever bank they name.
func isCLABESum(d []byte) bool {
	if len(d) != 18 || !numeral.AllDigits(d) || numeral.AllSame(d) {
		return false
	}
	sum := 0
	for i, b := range d[:17] {
		sum += int(b-'0') * [3]int{3, 7, 1}[i%3] % 10
	}
	return (10-sum%10)%10 == int(d[17]-'0')
}

const consonant = "[BCDFGHJKLMNPQRSTVWXYZ]"

// factsOfCURP reads letters of the name, date of birth, sex and state of birth.
func factsOfCURP(s string) (Facts, bool) {
	if len(s) != 18 {
		return Facts{}, false
	}
	f, ok := shortDate(num(s, 4, 2), num(s, 6, 2), num(s, 8, 2))
	switch s[10] {
	case 'H':
		f.Sex = 'M'
	case 'M':
		f.Sex = 'F'
	}
	f.Name = mexicanName(s)
	return f, ok
}

// factsOfRFC reads letters of the name, and date of birth.
func factsOfRFC(s string) (Facts, bool) {
	if len(s) != 13 {
		return Facts{}, false
	}
	f, ok := shortDate(num(s, 4, 2), num(s, 6, 2), num(s, 8, 2))
	f.Name = mexicanName(s)
	return f, ok
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
