package address

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// EuropePostcodeRecognizers find the postcodes of Europe that can be told by
// their form or their alphabet.
var EuropePostcodeRecognizers = []spec.Recognizer{
	{
		Name:   "uk-postcode",
		Label:  "ZIP_CODE",
		Doc:    "A postcode of the United Kingdom: one of six forms, each place with the letters that are used there, or GIR 0AA.",
		Region: "GB",
		Source: "Royal Mail, PAF Programmers' Guide; BS 7666",
		Shapes: []spec.Shape{
			{Pattern: "A9 9AA", Alone: 0.6}, {Pattern: "A99 9AA", Alone: 0.65}, {Pattern: "AA9 9AA", Alone: 0.75}, {Pattern: "AA99 9AA",
				Alone: 0.8}, {Pattern: "A9A 9AA", Alone: 0.75}, {Pattern: "AA9A 9AA", Alone: 0.85}, {Pattern: "AAA 9AA", Alone: 0.9},
			{Pattern: "A99AA", Alone: 0.02}, {Pattern: "A999AA", Alone: 0.05}, {Pattern: "AA99AA", Alone: 0.05}, {Pattern: "AA999AA",
				Alone: 0.1}, {Pattern: "A9A9AA", Alone: 0.15}, {Pattern: "AA9A9AA", Alone: 0.3}, {Pattern: "AAA9AA", Alone: 0.8},
		},
		Check:       isUKPostcode,
		FalseAccept: 0.35,
		Beside:      0.96,
		Context:     []string{"postcode", "post code", "postal code"},
		Headers:     []string{"uk postcode"},
	},
	{
		Name:   "ie-eircode",
		Label:  "ZIP_CODE",
		Doc:    "An Irish Eircode: a routing key and four characters of its alphabet.",
		Region: "IE",
		Source: "Eircode, product guide",
		Shapes: []spec.Shape{{Pattern: "A9X A9A9", Alone: 0.65}, {Pattern: "A9X AA99", Alone: 0.65}, {Pattern: "A9X A999", Alone: 0.6},
			{Pattern: "A9X A9AA", Alone: 0.6}, {Pattern: "A9X A99A", Alone: 0.6},
			{Pattern: "A9X AA9A", Alone: 0.4}, {Pattern: "A9X AAA9", Alone: 0.2}, {Pattern: "A9X XXXX", Alone: 0.03}, {Pattern: "A9XXXXX", Alone: 0.05}},
		Check:       isEircode,
		FalseAccept: 0.048,
		Beside:      0.97,
		Context:     []string{"eircode", "postcode", "post code", "postal code"},
		Headers:     []string{"eircode", "eir code"},
	},
	{
		Name:        "de-postcode",
		Label:       "ZIP_CODE",
		Doc:         "Five digits from 01001 to 99998, behind D- or beside a word for a postcode.",
		Region:      "DE",
		Source:      "Deutsche Post, Postleitzahlen",
		Shapes:      []spec.Shape{{Pattern: "99999", Alone: 0.01}, {Pattern: "D-99999", Alone: 0.5}, {Pattern: "DE-99999", Alone: 0.5}},
		Check:       isPLZ,
		FalseAccept: 0.99,
		Context:     []string{"plz", "postleitzahl"},
		Headers:     []string{"plz", "postleitzahl"},
	},
}

// isUKPostcode reports whether the letters of a postcode are in use at their
// places.
func isUKPostcode(c []byte) bool {
	n := len(c) - 3 // what stands before the inward part
	if n < 2 || n > 4 || !numeral.IsDigit(c[n]) {
		return false
	}
	for _, b := range c[n+1:] {
		switch b {
		case 'C', 'I', 'K', 'M', 'O', 'V':
			return false
		}
		if !numeral.IsLetter(b) {
			return false
		}
	}
	out := c[:n]
	if string(c) == "GIR0AA" {
		return true
	}
	switch out[0] {
	case 'Q', 'V', 'X':
		return false
	}
	if !numeral.IsLetter(out[0]) {
		return false
	}
	i := 1
	if numeral.IsLetter(out[1]) {
		switch out[1] {
		case 'I', 'J', 'Z':
			return false
		}
		i = 2
	}
	if i == n || !numeral.IsDigit(out[i]) {
		return false
	}
	if i+1 == n {
		return true
	}
	if i+2 < n {
		return false
	}
	last := out[i+1]
	if numeral.IsDigit(last) {
		return true
	}
	// A district in central London goes on with a letter.
	if i == 1 {
		return numeral.IsOneOf(last, "ABCDEFGHJKPSTUW")
	}
	return numeral.IsOneOf(last, "ABEHMNPRVWXY")
}

// eircodeLetters are the letters of Eircodes.
const eircodeLetters = "ACDEFHKNPRTVWXY"

// isEircode reports whether seven characters are a routing key, a letter and
// two digits or D6W, and four characters of the alphabet.
func isEircode(c []byte) bool {
	if len(c) != 7 || !numeral.IsOneOf(c[0], eircodeLetters) || !numeral.IsDigit(c[1]) {
		return false
	}
	if !numeral.IsDigit(c[2]) && string(c[:3]) != "D6W" {
		return false
	}
	for _, b := range c[3:] {
		if !numeral.IsDigit(b) && !numeral.IsOneOf(b, eircodeLetters) {
			return false
		}
	}
	return true
}

// isPLZ reports whether five digits, behind the letter of the country or not,
// are in the range of German postcodes.
func isPLZ(c []byte) bool {
	c = numeral.WithoutPrefix(numeral.WithoutPrefix(c, "DE"), "D")
	n := numeral.Numeral(c)
	return len(c) == 5 && 1001 <= n && n <= 99998
}
