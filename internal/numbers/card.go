package numbers

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
)

// cards has the numbers on payment cards.
func cards() []Number {
	return []Number{
		{
			Name:   "card-number",
			Label:  "CREDIT_CARD",
			Doc:    "12 to 19 digits with the issuer range of a card network, the network's length and a right Luhn check digit.",
			Source: "ISO/IEC 7812-1; the networks' published issuer ranges",
			Forms: []Form{
				{Pattern: "9999 9999 9999 9999", Alone: 0.97}, {Pattern: "9999-9999-9999-9999", Alone: 0.97}, {Pattern: "9999.9999.9999.9999",
					Alone: 0.95}, {Pattern: "9999999999999999", Alone: 0.92},
				{Pattern: "9999 999999 99999", Alone: 0.97}, {Pattern: "9999-999999-99999", Alone: 0.97}, {Pattern: "999999999999999", Alone: 0.85},
				{Pattern: "9999 999999 9999", Alone: 0.9}, {Pattern: "9999-999999-9999", Alone: 0.9}, {Pattern: "99999999999999", Alone: 0.6},
				{Pattern: "9999 9999 9999 9999 999", Alone: 0.95}, {Pattern: "9999-9999-9999-9999-999", Alone: 0.95}, {Pattern: "9999999999999999999",
					Alone: 0.7},
				{Pattern: "999999999999", Alone: 0.2}, {Pattern: "9999999999999", Alone: 0.5}, {Pattern: "99999999999999999",
					Alone: 0.3}, {Pattern: "999999999999999999", Alone: 0.4},
				{Pattern: "9999 9999 9999", Alone: 0.3}, {Pattern: "9999 9999 9999 9", Alone: 0.6},
				{Pattern: "9999 9999 9999 99", Alone: 0.9}, {Pattern: "9999-9999-9999-99", Alone: 0.9},
			},
			Check:       IsCard,
			FalseAccept: 0.03,
			Beside:      0.99,
			Context:     words("card-number.context"),
			Headers:     words("card-number.headers"),
			Fakes: []Fake{
				{
					Doc:      "A number of the same brand and length that passes the Luhn check, from ranges for tests where the brand has some.",
					Patterns: []string{"<411111|424242|400000|401288>#########?", "<411111|422222>######?", "<411111|424242>############?"},
					Only:     startsWith(40, 49),
				},
				{Patterns: []string{"<555555|510510|520082|545454|222300|223003>#########?"}, Only: startsWith(51, 55, 2221, 2720)},
				{Patterns: []string{"<378282|371449|341111>########?"}, Only: startsWith(34, 34, 37, 37)},
				{
					Patterns: []string{"<601111|601100|644564|650000>#########?", "<601111|644564>##########?", "<601111|644564>###########?",
						"<601111|644564>############?"},
					Only: startsWith(6011, 6011, 644, 649, 65, 65),
				},
				{
					Patterns: []string{"<353011|356600>#########?", "<353011|356600>##########?", "<353011|356600>###########?",
						"<353011|356600>############?"},
					Only: startsWith(3528, 3589),
				},
				{
					Patterns: []string{"<305693|385200|362272>#######?", "<305693|385200>########?", "<305693|385200>#########?",
						"<305693|385200>##########?", "<305693|385200>###########?", "<305693|385200>############?"},
					Only: startsWith(300, 305, 36, 36, 38, 39),
				},
				{Patterns: sixteenOrMore("<620000|624374|620512>"), Only: startsWith(62, 62)},
				{Patterns: sixteenOrMore("<220000-220499>"), Only: startsWith(2200, 2204)},
				{
					Patterns: []string{"<506099-506198>#########?", "<506099-506198>###########?", "<506099-506198>############?"},
					Only:     startsWith(506099, 506198),
				},
				{Patterns: []string{"<508500|606985|607153>#########?"}, Only: startsWith(60, 60, 508, 508)},
				{Patterns: []string{"<817200|820000>#########?"}, Only: startsWith(81, 82)},
				{
					Patterns: []string{maestro + "#####?", maestro + "######?", maestro + "#######?", maestro + "########?", maestro + "#########?",
						maestro + "##########?", maestro + "###########?", maestro + "############?"},
					Only: startsWith(50, 50, 56, 69),
				},
			},
		},
		{
			Name:   "card-uatp",
			Label:  "CREDIT_CARD",
			Doc:    "15 digits that begin with 1 and have a right Luhn check digit, as airlines' cards of the Universal Air Travel Plan do.",
			Source: "ISO/IEC 7812-1, major industry 1; UATP",
			Forms: []Form{{Pattern: "999999999999999", Alone: 0.3}, {Pattern: "9999 99999 999999", Alone: 0.7},
				{Pattern: "9999-99999-999999", Alone: 0.7}},
			Check:       isUATP,
			FalseAccept: 0.01,
			Beside:      0.97,
			Context:     words("card-uatp.context"),
			Fakes:       []Fake{{Patterns: []string{"1#############?"}, Only: startsWith(1, 1)}},
		},
		{
			Name:    "card-verification-code",
			Label:   "CVV",
			Doc:     "Three or four digits beside a word for a card verification code.",
			Source:  "PCI DSS v4.0.1, card verification code",
			Forms:   []Form{{Pattern: "999", Alone: 0.001}, {Pattern: "9999", Alone: 0.001}},
			Beside:  0.97,
			Reach:   16,
			Context: words("card-verification-code.context"),
			Headers: words("card-verification-code.headers"),
			Fakes:   []Fake{{Doc: "As many digits.", Patterns: []string{"###", "####"}}},
		},
		{
			Name:    "card-pin",
			Label:   "PIN",
			Doc:     "Four to six digits beside the word PIN.",
			Source:  "ISO 9564-1",
			Forms:   []Form{{Pattern: "9999", Alone: 0.001}, {Pattern: "99999", Alone: 0.001}, {Pattern: "999999", Alone: 0.001}},
			Beside:  0.9,
			Reach:   16,
			Context: []string{"pin", "pin code", "pin number", "pincode"},
			Headers: []string{"pin", "card pin", "atm pin", "pin number", "pin block"},
			Fakes:   []Fake{{Doc: "As many digits.", Patterns: []string{"####", "#####", "######"}}},
		},
	}
}

// IsCard reports whether the digits are a card number: an issuer range with its
// lengths, and the check digit.
func IsCard(digits []byte) bool {
	return cardLength(digits) && checksum.Luhn(digits)
}

// isUATP reports whether the digits are the number of an air travel card.
func isUATP(d []byte) bool {
	return len(d) == 15 && d[0] == '1' && !numeral.AllSame(d) && checksum.Luhn(d)
}

// cardLength reports whether the digits begin with the range of a network that
// issues cards of this length.
func cardLength(d []byte) bool {
	n := len(d)
	if n < 12 || n > 19 {
		return false
	}
	p6 := 0
	for _, c := range d[:6] {
		if !numeral.IsDigit(c) {
			return false
		}
		p6 = p6*10 + int(c-'0')
	}
	p2, p3, p4 := p6/10000, p6/1000, p6/100
	in := func(v, from, to int) bool { return from <= v && v <= to }
	switch {
	case in(p2, 40, 49): // Visa
		return n == 13 || n == 16 || n == 19
	case in(p2, 51, 55), in(p4, 2221, 2720): // Mastercard
		return n == 16
	case in(p4, 2200, 2204): // Mir
		return n >= 16
	case p2 == 34, p2 == 37: // American Express
		return n == 15
	case in(p3, 300, 305), p2 == 36, in(p2, 38, 39): // Diners Club
		return n >= 14
	case in(p4, 3528, 3589): // JCB
		return n >= 16
	case p4 == 6011, in(p3, 644, 649), p2 == 65: // Discover, RuPay
		return n >= 16
	case in(p6, 506099, 506198): // Verve
		return n == 16 || n == 18 || n == 19
	case p2 == 62: // UnionPay, and Maestro below its lengths
		return n >= 12
	case p4 == 9792: // Troy
		return n == 16
	case p2 == 60, p2 == 81, p2 == 82, p3 == 508: // RuPay
		return n == 16
	case p2 == 50, in(p2, 56, 69): // Maestro
		return true
	}
	return false
}

// startsWith reports whether a number begins with one of the ranges, each given
// by its first and its last prefix.
func startsWith(bounds ...int) func(c []byte) bool {
	return func(c []byte) bool {
		for i := 0; i < len(bounds); i += 2 {
			low, high := bounds[i], bounds[i+1]
			n := 0
			for width := low; width > 0; width /= 10 {
				n++
			}
			if p := numeral.Numeral(c[:min(n, len(c))]); low <= p && p <= high {
				return true
			}
		}
		return false
	}
}

const maestro = "<67|63|56|57|58>####"

// sixteenOrMore gives the forms of 16 to 19 digits with six digits before.
func sixteenOrMore(prefix string) []string {
	return []string{prefix + "#########?", prefix + "##########?", prefix + "###########?", prefix + "############?"}
}
