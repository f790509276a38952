package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/iso3166"
	"github.com/privet-go/privet/internal/numeral"
)

// finance has the numbers of securities and of those who issue or trade them.
func finance() []Number {
	return []Number{
		{
			Name:        "isin",
			Label:       "ISIN",
			Doc:         "A country or an agency, nine letters or digits, and a right Luhn check digit.",
			Source:      "ISO 6166",
			Forms:       []Form{{Pattern: "AAXXXXXXXXX9", Alone: 0.55}, {Pattern: "AA 9XXXXXXXX 9", Alone: 0.4}, {Pattern: "AA-XXXXXXXXX-9", Alone: 0.6}},
			Check:       isISIN,
			FalseAccept: 0.038,
			Beside:      0.98,
			Context:     words("isin.context"),
			Headers:     []string{"isin", "isin code", "security isin"},
			Fakes: []Fake{{
				Doc:      "A security of the same country with a right check digit.",
				Patterns: []string{"=<" + iso3166.Peopled + "|EU|XS|XC|XD>*********?"},
				Check:    isSecurity,
			}},
		},
		{
			Name:        "cusip",
			Label:       "CUSIP",
			Doc:         "Eight letters or digits and a right check digit, beside a word for it.",
			Source:      "ANSI X9.6; CUSIP Global Services",
			Forms:       []Form{{Pattern: "XXXXXXXX9", Alone: 0.02}, {Pattern: "XXXXXX XX 9", Alone: 0.02}, {Pattern: "XXXXXX-XX-9", Alone: 0.1}},
			Check:       isCUSIP,
			Sums:        []numeral.Sum{{Luhn: 9}},
			FalseAccept: 0.1,
			Beside:      0.96,
			Context:     []string{"cusip", "cins", "cusip no", "cusip number"},
			Headers:     []string{"cusip", "cusip number", "cusip no", "cins"},
			Fakes:       []Fake{{Doc: "An issuer, an issue and a right check digit.", Patterns: []string{"###***##?", "********?"}}},
		},
		{
			Name:        "sedol",
			Label:       "SEDOL",
			Doc:         "Six digits, or a letter and five letters without vowels or digits, and a right check digit, beside a word for it.",
			Region:      "GB",
			Source:      "London Stock Exchange, SEDOL masterfile technical specification",
			Forms:       []Form{{Pattern: "AXXXXX9", Alone: 0.03}, {Pattern: "9999999", Alone: 0.002}},
			Check:       isSEDOL,
			FalseAccept: 0.065,
			Beside:      0.96,
			Context:     []string{"sedol", "sedol code"},
			Headers:     []string{"sedol", "sedol code"},
			Fakes: []Fake{{
				Doc:      "Six digits, or letters without vowels and digits, and a right check digit.",
				Patterns: []string{"######?", "[BCDFGHJ-NP-TV-Z]" + sedolSet + sedolSet + sedolSet + sedolSet + sedolSet + "?"},
			}},
		},
		{
			Name:        "lei",
			Label:       "LEI",
			Doc:         "Eighteen letters and digits and two check digits that leave 1 by 97.",
			Source:      "ISO 17442; ISO/IEC 7064, MOD 97-10",
			Forms:       []Form{{Pattern: "XXXXXXXXXXXXXXXXXX99", Alone: 0.95}, {Pattern: "9XXX XXXX XXXX XXXX XX99", Alone: 0.9}},
			Check:       isLEI,
			FalseAccept: 0.0103,
			Beside:      0.99,
			Context:     []string{"lei", "legal entity identifier"},
			Headers:     []string{"lei", "lei code", "legal entity identifier"},
			Fakes: []Fake{{
				Doc:      "An operating unit, an entity and right check digits.",
				Patterns: []string{"<2138|2549|3912|5299|5493|6354|8945|9695|9845>00************??", "****00************??", "******************??"},
				From:     2,
			}},
		},
	}
}

// isISIN reports whether the prefix is a country, AN for the Netherlands Antilles
// that were one, or one of the agencies' own,
// and the digits, with letters read as 10 to 35, pass the Luhn check.
func isISIN(c []byte) bool {
	if len(c) != 12 || !numeral.IsLetter(c[0]) || !numeral.IsLetter(c[1]) {
		return false
	}
	if !iso3166.IsCode(c[0], c[1]) && !numeral.IsListed("AN EU QS QT QW QZ XA XB XC XD XF XS", c[:2]) {
		return false
	}
	digits := 0
	for _, x := range c {
		if numeral.IsDigit(x) {
			digits++
		}
	}
	// With less than three digits it is a word rather than a number.
	return digits >= 3 && isSecurity(c)
}

// isSecurity reports whether twelve characters pass the Luhn check, with letters read as 10 to 35.
func isSecurity(c []byte) bool {
	var b [24]byte
	digits := b[:0]
	for _, x := range c {
		if numeral.IsDigit(x) {
			digits = append(digits, x)
			continue
		}
		v := x - 'A' + 10
		digits = append(digits, '0'+v/10, '0'+v%10)
	}
	return checksum.Luhn(digits)
}

// isCUSIP reports whether the check digit is right: letters count 10 to 35,
// every second place counts double, and cross sums are added up.
func isCUSIP(c []byte) bool {
	if len(c) != 9 || numeral.AllSame(c) || !numeral.IsDigit(c[8]) {
		return false
	}
	sum := 0
	for i, x := range c[:8] {
		v := int(x - '0')
		if !numeral.IsDigit(x) {
			v = int(x-'A') + 10
		}
		v *= 1 + i%2
		sum += v/10 + v%10
	}
	return numeral.IsCheckDigit(c[8], (10-sum%10)%10)
}

// isSEDOL reports whether the number is all digits, or begins with a letter and
// has no vowels, and its check digit is right.
func isSEDOL(c []byte) bool {
	if len(c) != 7 || numeral.AllSame(c) || numeral.IsDigit(c[0]) && numeral.Numeral(c) < 0 {
		return false
	}
	sum := 0
	for i, w := range [7]int{1, 3, 1, 7, 3, 9, 1} {
		switch x := c[i]; {
		case numeral.IsDigit(x):
			sum += int(x-'0') * w
		case x == 'A', x == 'E', x == 'I', x == 'O', x == 'U', i == 6:
			return false
		default:
			sum += (int(x-'A') + 10) * w
		}
	}
	return sum%10 == 0
}

// isLEI reports whether twenty characters, a letter among them, leave 1 by 97.
// One with digits only is as good as never given out, and many numbers of things
// have twenty digits.
func isLEI(c []byte) bool {
	return len(c) == 20 && numeral.IsDigit(c[18]) && numeral.IsDigit(c[19]) && !numeral.AllDigits(c) && checksum.Mod97(c) == 1
}

const sedolSet = "[0-9BCDFGHJ-NP-TV-Z]"
