package fake

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// shapeValues are identifiers that have no form of their own.
var shapeValues = []values{
	{"CUSTOMER_ID", shapeDoc, fakeIdentifier},
	{"EMPLOYEE_ID", shapeDoc, fakeIdentifier},
	{"STUDENT_ID", shapeDoc, fakeIdentifier},
	{"MEDICAL_RECORD_NUMBER", shapeDoc, fakeIdentifier},
	{"HEALTH_PLAN_ID", "As many letters and digits, with the separators of the original.", fakeShaped},
	{"NATIONAL_ID", "As many letters and digits, with the separators of the original.", fakeShaped},
	{"TAX_ID", "As many letters and digits, with the separators of the original.", fakeShaped},
	{"VOTER_ID", "As many letters and digits, with the separators of the original.", fakeShaped},
	{"COMPANY_ID", shapeDoc, fakeIdentifier},
	{"BANK_ACCOUNT", "As many letters and digits, with the separators of the original.", fakeShaped},
}

const shapeDoc = "As many letters and digits, with the separators of the original and with a short prefix or a word such as CUST before its digits."

// fakeShaped makes an identifier of the shape of another.
func fakeShaped(dst []byte, value string, r *request) ([]byte, bool) {
	if len(value) > 128 || !utf8.ValidString(value) || strings.IndexFunc(value, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) < 0 {
		return dst, false
	}
	return appendShape(dst, value, r.Stream), true
}

// seriesWords are what series of identifiers are called. Other words of more
// than three letters may be names.
var seriesWords = wordSet("cust customer user usr empl employee emp stud student pat patient memb member client kunde kdnr kunden acct acc pers " +
	"person mrn ref case file")

// fakeIdentifier is fakeShaped for identifiers of a series, whose name before
// the digits stays.
func fakeIdentifier(dst []byte, value string, r *request) ([]byte, bool) {
	n := 0
	for n < len(value) && isLetter(value[n]) {
		n++
	}
	separated := n < len(value) && strings.IndexByte("-_/:#. ", value[n]) >= 0
	if n == 0 || n == len(value) || !strings.ContainsAny(value[n:], digits) || !(n <= 3 && separated || isKept(seriesWords, value[:n]) &&
		(separated || isDigit(value[n]))) {
		n = 0
	}
	return fakeShaped(append(dst, value[:n]...), value[n:], r)
}

// appendShape appends a digit for each digit and a letter in the same case for
// each letter. The first digit of a number is zero where it was, and nowhere
// else. Where all letters are hexadecimal, and there are digits as well, they
// stay such. Letters beyond ASCII become letters of the same script.
func appendShape(dst []byte, value string, s *Stream) []byte {
	hexadecimal, anyDigit := true, false
	for _, c := range value {
		switch {
		case '0' <= c && c <= '9':
			anyDigit = true
		case unicode.IsLetter(c):
			hexadecimal = hexadecimal && strings.ContainsRune("abcdefABCDEF", c)
		}
	}
	capitals := letters
	if hexadecimal && anyDigit {
		capitals = "ABCDEF"
	}
	before := false // a letter or a digit stands before
	for i, c := range value {
		switch {
		case c == utf8.RuneError:
			dst = append(dst, value[i])
		case '0' <= c && c <= '9':
			switch {
			case before:
				dst = append(dst, s.digit())
			case c == '0':
				dst = append(dst, '0')
			default:
				dst = append(dst, s.from("123456789"))
			}
			before = true
		case 'A' <= c && c <= 'Z':
			dst = append(dst, s.from(capitals))
			before = true
		case 'a' <= c && c <= 'z':
			dst = append(dst, lower(s.from(capitals)))
			before = true
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			dst = utf8.AppendRune(dst, s.like(c))
			before = true
		default:
			dst = utf8.AppendRune(dst, c)
			before = false
		}
	}
	return dst
}

// like is a letter or digit beyond ASCII of the same kind as c.
func (s *Stream) like(c rune) rune {
	if unicode.IsDigit(c) {
		// The ten digits of a script follow each other, and end before a
		// character that is none.
		zero := c
		for n := 0; n < 9 && unicode.IsDigit(zero-1); n++ {
			zero--
		}
		return zero + rune(s.below(10))
	}
	var low, high rune
	switch {
	case unicode.Is(unicode.Cyrillic, c):
		low, high = 'а', 'я'
	case unicode.Is(unicode.Greek, c):
		low, high = 'α', 'ρ'
	case unicode.Is(unicode.Hangul, c):
		low, high = '가', '힣'
	case unicode.Is(unicode.Hiragana, c):
		low, high = 'か', 'ぢ'
	case unicode.Is(unicode.Katakana, c):
		low, high = 'カ', 'ヂ'
	case unicode.Is(unicode.Han, c):
		low, high = '一', '丿'
	case unicode.Is(unicode.Arabic, c):
		low, high = 'ب', 'غ'
	case unicode.Is(unicode.Hebrew, c):
		low, high = 'א', 'י'
	case unicode.Is(unicode.Devanagari, c):
		low, high = 'क', 'न'
	case unicode.Is(unicode.Thai, c):
		low, high = 'ก', 'ฮ'
	default:
		low, high = 'a', 'z'
	}
	now := low + rune(s.below(int(high-low)+1))
	if unicode.IsUpper(c) {
		now = unicode.ToUpper(now)
	}
	return now
}
