package grammars

import (
	"github.com/privet-go/privet/internal/checksum"
	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// cardRecognizers find what stands on payment cards beside their numbers.
func cardRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "card-behind-scheme", Label: "CREDIT_CARD",
			Doc: "The digits of a card with a right check digit that the name of its scheme touches.", Source: "common usage of chats",
			Triggers: spec.OnToken(lex.TokenMixed, 0).StartingWith("VI", "MA", "AM").Lengths(17, 30),
			Match:    matchBehindScheme,
		},
		{
			Name: "card-track", Label: "CREDIT_CARD_TRACK",
			Doc:      "Track 1 or 2 of a magnetic stripe, from its start sentinel to its end sentinel, with a card number that passes its check.",
			Source:   "ISO/IEC 7813",
			Triggers: []spec.Trigger{spec.OnByte('%').Then("Bb"), spec.OnByte(';').Then("9")},
			Match:    matchTrack,
		},
		{
			Name: "card-expiration", Label: "CREDIT_CARD_EXPIRATION",
			Doc:    "A month and a year with a slash or hyphen, beside a word for expiry.",
			Source: "ISO/IEC 7813, expiration date",
			Shapes: []spec.Shape{{Pattern: "99/99", Alone: 0.03}, {Pattern: "99/9999", Alone: 0.05}, {Pattern: "99-9999", Alone: 0.02},
				{Pattern: "9999-99", Alone: 0.02}, {Pattern: "9999", Alone: 0.001}},
			Check:  isExpiry,
			Beside: 0.93, Context: fields.ExpiryWords(),
		},
	}
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
	if i >= len(text) || text[i] != separator || !numbers.IsCard(number[:n]) {
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

// matchBehindScheme reads VISA4111111111111111.
func matchBehindScheme(text string, at int) (spec.Match, bool) {
	i := at + len(chars.PrefixFold(text[at:], "visa", "mastercard", "amex"))
	end := chars.DigitsEnd(text, i, len(text))
	return spec.Match{Start: i, End: end, Alone: 0.95}, i > at && end-i >= 13 && end-i <= 19 && !lex.JoinsBefore(text, at) && !lex.JoinsAfter(text, end) &&
		checksum.Luhn([]byte(text[i:end]))
}
