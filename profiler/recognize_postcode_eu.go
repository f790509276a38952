package profiler

import "strings"

// europePostcodeRecognizers find the postcodes of Europe that can be told by
// their form or their alphabet.
var europePostcodeRecognizers = []Recognizer{
	{
		Name:   "uk-postcode",
		Label:  "ZIP_CODE",
		Doc:    "A postcode of the United Kingdom: one of six forms, each place with the letters that are used there, or GIR 0AA.",
		Region: "GB",
		Source: "Royal Mail, PAF Programmers' Guide; BS 7666",
		Shapes: []Shape{
			{"A9 9AA", 0.6}, {"A99 9AA", 0.65}, {"AA9 9AA", 0.75}, {"AA99 9AA", 0.8}, {"A9A 9AA", 0.75}, {"AA9A 9AA", 0.85}, {"AAA 9AA", 0.9},
			{"A99AA", 0.02}, {"A999AA", 0.05}, {"AA99AA", 0.05}, {"AA999AA", 0.1}, {"A9A9AA", 0.15}, {"AA9A9AA", 0.3}, {"AAA9AA", 0.8},
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
		Shapes: []Shape{{"A9X A9A9", 0.65}, {"A9X AA99", 0.65}, {"A9X A999", 0.6}, {"A9X A9AA", 0.6}, {"A9X A99A", 0.6},
			{"A9X AA9A", 0.4}, {"A9X AAA9", 0.2}, {"A9X XXXX", 0.03}, {"A9XXXXX", 0.05}},
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
		Shapes:      []Shape{{"99999", 0.01}, {"D-99999", 0.5}, {"DE-99999", 0.5}},
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
	if n < 2 || n > 4 || !isDigit(c[n]) {
		return false
	}
	for _, b := range c[n+1:] {
		switch b {
		case 'C', 'I', 'K', 'M', 'O', 'V':
			return false
		}
		if !isLetter(b) {
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
	if !isLetter(out[0]) {
		return false
	}
	i := 1
	if isLetter(out[1]) {
		switch out[1] {
		case 'I', 'J', 'Z':
			return false
		}
		i = 2
	}
	if i == n || !isDigit(out[i]) {
		return false
	}
	if i+1 == n {
		return true
	}
	if i+2 < n {
		return false
	}
	last := out[i+1]
	if isDigit(last) {
		return true
	}
	// A district in central London goes on with a letter.
	if i == 1 {
		return isOneOf(last, "ABCDEFGHJKPSTUW")
	}
	return isOneOf(last, "ABEHMNPRVWXY")
}

// isOneOf reports whether b stands in the alphabet.
func isOneOf(b byte, alphabet string) bool {
	return strings.IndexByte(alphabet, b) >= 0
}

// eircodeLetters are the letters of Eircodes.
const eircodeLetters = "ACDEFHKNPRTVWXY"

// isEircode reports whether seven characters are a routing key, a letter and
// two digits or D6W, and four characters of the alphabet.
func isEircode(c []byte) bool {
	if len(c) != 7 || !isOneOf(c[0], eircodeLetters) || !isDigit(c[1]) {
		return false
	}
	if !isDigit(c[2]) && string(c[:3]) != "D6W" {
		return false
	}
	for _, b := range c[3:] {
		if !isDigit(b) && !isOneOf(b, eircodeLetters) {
			return false
		}
	}
	return true
}

// isPLZ reports whether five digits, behind the letter of the country or not,
// are in the range of German postcodes.
func isPLZ(c []byte) bool {
	c = withoutPrefix(withoutPrefix(c, "DE"), "D")
	n := numeral(c)
	return len(c) == 5 && 1001 <= n && n <= 99998
}
