package ids

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/said"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// CardRecognizers find payment cards and what goes with them.
func CardRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:   "card-number",
			Label:  "CREDIT_CARD",
			Doc:    "12 to 19 digits with the issuer range of a card network, the network's length and a right Luhn check digit.",
			Source: "ISO/IEC 7812-1; the networks' published issuer ranges",
			Shapes: []spec.Shape{
				{Pattern: "9999 9999 9999 9999", Alone: 0.97}, {Pattern: "9999-9999-9999-9999", Alone: 0.97}, {Pattern: "9999.9999.9999.9999",
					Alone: 0.95}, {Pattern: "9999999999999999", Alone: 0.92},
				{Pattern: "9999 999999 99999", Alone: 0.97}, {Pattern: "9999-999999-99999", Alone: 0.97}, {Pattern: "999999999999999", Alone: 0.85},
				{Pattern: "9999 999999 9999", Alone: 0.9}, {Pattern: "9999-999999-9999", Alone: 0.9}, {Pattern: "99999999999999", Alone: 0.6},
				{Pattern: "9999 9999 9999 9999 999", Alone: 0.95}, {Pattern: "9999-9999-9999-9999-999", Alone: 0.95}, {Pattern: "9999999999999999999",
					Alone: 0.7},
				{Pattern: "999999999999", Alone: 0.2}, {Pattern: "9999999999999", Alone: 0.5}, {Pattern: "99999999999999999",
					Alone: 0.3}, {Pattern: "999999999999999999", Alone: 0.4},
				{Pattern: "9999 9999 9999", Alone: 0.3}, {Pattern: "9999 9999 9999 9", Alone: 0.6},
			},
			Check:       isCard,
			FalseAccept: 0.03,
			Beside:      0.99,
			Context:     lists.Words("ids", "card-number.context"),
			Headers:     lists.Words("ids", "card-number.headers"),
		},
		{
			Name:   "card-uatp",
			Label:  "CREDIT_CARD",
			Doc:    "15 digits that begin with 1 and have a right Luhn check digit, as airlines' cards of the Universal Air Travel Plan do.",
			Source: "ISO/IEC 7812-1, major industry 1; UATP",
			Shapes: []spec.Shape{{Pattern: "999999999999999", Alone: 0.3}, {Pattern: "9999 99999 999999", Alone: 0.7},
				{Pattern: "9999-99999-999999", Alone: 0.7}},
			Check:       isUATP,
			FalseAccept: 0.01,
			Beside:      0.97,
			Context:     lists.Words("ids", "card-uatp.context"),
		},
		{
			Name:     "card-track",
			Label:    "CREDIT_CARD_TRACK",
			Doc:      "Track 1 or 2 of a magnetic stripe, from its start sentinel to its end sentinel, with a card number that passes its check.",
			Source:   "ISO/IEC 7813",
			Triggers: []spec.Trigger{spec.OnByte('%').Then("Bb"), spec.OnByte(';').Then("9")},
			Match:    matchTrack,
			Headers:  lists.Words("ids", "card-track.headers"),
		},
		{
			Name:   "card-expiration",
			Label:  "CREDIT_CARD_EXPIRATION",
			Doc:    "A month and a year with a slash or hyphen, beside a word for expiry.",
			Source: "ISO/IEC 7813, expiration date",
			Shapes: []spec.Shape{{Pattern: "99/99", Alone: 0.03}, {Pattern: "99/9999", Alone: 0.05}, {Pattern: "99-9999", Alone: 0.02},
				{Pattern: "9999-99", Alone: 0.02}, {Pattern: "9999", Alone: 0.001}},
			Check:   isExpiry,
			Beside:  0.93,
			Context: said.ExpiryWords(),
			Headers: lists.Words("ids", "card-expiration.headers"),
		},
		{
			Name:    "card-verification-code",
			Label:   "CVV",
			Doc:     "Three or four digits beside a word for a card verification code.",
			Source:  "PCI DSS v4.0.1, card verification code",
			Shapes:  []spec.Shape{{Pattern: "999", Alone: 0.001}, {Pattern: "9999", Alone: 0.001}},
			Beside:  0.97,
			Reach:   16,
			Context: lists.Words("ids", "card-verification-code.context"),
			Headers: lists.Words("ids", "card-verification-code.headers"),
		},
		{
			Name:    "card-pin",
			Label:   "PIN",
			Doc:     "Four to six digits beside the word PIN.",
			Source:  "ISO 9564-1",
			Shapes:  []spec.Shape{{Pattern: "9999", Alone: 0.001}, {Pattern: "99999", Alone: 0.001}, {Pattern: "999999", Alone: 0.001}},
			Unless:  said.IsNoCardPIN,
			Beside:  0.9,
			Reach:   16,
			Context: []string{"pin", "pin code", "pin number", "pincode"},
			Headers: []string{"pin", "card pin", "atm pin", "pin number", "pin block"},
		},
	}
}

// isCard reports whether the digits are a card number: an issuer range with its
// lengths, and the check digit.
func isCard(digits []byte) bool {
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
	case p2 == 60, p2 == 81, p2 == 82, p3 == 508: // RuPay
		return n == 16
	case p2 == 50, in(p2, 56, 69): // Maestro
		return true
	}
	return false
}

// isExpiry reports whether the digits are a month and a year in either order.
func isExpiry(d []byte) bool {
	two := func(i int) int { return int(d[i]-'0')*10 + int(d[i+1]-'0') }
	month := func(m int) bool { return 1 <= m && m <= 12 }
	switch len(d) {
	case 4:
		return month(two(0)) && two(2) >= 15 && two(2) <= 60
	case 6:
		return month(two(0)) && two(2) == 20 || two(0) == 20 && month(two(4))
	}
	return false
}

// longestTrack is the length of the longest track in characters, sentinels
// included.
const longestTrack = 79

// matchTrack reads %B<number>^<name>^<yymm…>? or ;<number>=<yymm…>?.
func matchTrack(text string, at int) (spec.Match, bool) {
	i, separator := at+1, byte('=')
	if text[at] == '%' {
		if i >= len(text) || numeral.Upper(text[i]) != 'B' {
			return spec.Match{}, false
		}
		i++
		separator = '^'
	}
	var number [19]byte
	n := 0
	for i < len(text) && numeral.IsDigit(text[i]) && n < len(number) {
		number[n] = text[i]
		n++
		i++
	}
	if i >= len(text) || text[i] != separator || !isCard(number[:n]) {
		return spec.Match{}, false
	}
	for end := i; end < len(text) && end-at < longestTrack; end++ {
		switch text[end] {
		case '?':
			return spec.Match{Start: at, End: end + 1, Alone: 0.995}, true
		case '\n', '\r':
			return spec.Match{}, false
		}
	}
	return spec.Match{}, false
}
