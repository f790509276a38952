package address

import (
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/cells"
	"github.com/privet-go/privet/profiler/internal/fields"
	"github.com/privet-go/privet/profiler/internal/internet"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// AddressRecognizers find places.
func AddressRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "street-number-first", Label: "STREET_ADDRESS",
			Doc: "A house number and one to four words, the last of which is a kind of street; or a kind of street and its name behind the " +
				"number, as in French.",
			Source:   "USPS Publication 28, appendix C1; La Poste, types of streets",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(streetKinds, streetHeadsNumberFirst), nil)},
			Match:    undated(matchNumberStreet),
			Beside:   0.97, Context: lists.Words("address", "addressContext"), Cell: cells.IsStreetCell, CellAlone: 0.02,
		},
		{
			Name: "street-name-first", Label: "STREET_ADDRESS",
			Doc:    "A word that ends in or is a kind of street, its name, and a house number behind it, as in German, Dutch, Spanish and Italian.",
			Source: "DIN 5008; the countries' postal guides",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(streetHeadsNumberLast, gridKinds, tailHomes),
				lists.Words("address", "streetTails"))},
			Match:  undated(matchStreetOrNumbered),
			Beside: 0.97, Context: lists.Words("address", "addressContext"),
		},
		{
			Name: "street-kind-last", Label: "STREET_ADDRESS",
			Doc: "A name, the word for a kind of street behind it and the number of a house, in Hungarian, Turkish, the Baltic and the Slavic " +
				"languages of the Latin script.",
			Source: "UPU, postal addressing systems of the countries",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(lateKinds, lateShorts), nil).BeforeDigits(),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(lateMarked), nil)},
			Match:  undated(matchLateKind),
			Beside: 0.97, Context: lists.Words("address", "addressContext"),
		},
		{
			Name: "numbered-address", Label: "STREET_ADDRESS",
			Doc: "A row of numbers of a street, a block, a house and a flat with the words for them, as in the countries of the Gulf and in " +
				"Brasília: Zone 61, Street 840, Building 12.",
			Source:   "UPU, postal addressing systems of the countries",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(rowWords.Get()), nil).BeforeDigits()},
			Match:    matchRow,
			Beside:   0.97, Context: lists.Words("address", "addressContext"),
		},
		{
			Name: "address-in-thai", Label: "STREET_ADDRESS",
			Doc: "The number of a house and the village, road, quarter, district and province behind it in Thai, each with the word for it, " +
				"or three of these without the number.",
			Source:   "UPU, postal addressing systems of the countries; Thailand Post",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenOther, 0).OneOf(thaiTriggers.Get(), nil)},
			Match:    matchThai,
			Beside:   0.97, Context: append([]string{"ที่อยู่"}, lists.Words("address", "addressContext")...),
		},
		{
			Name: "address-in-vietnamese", Label: "STREET_ADDRESS",
			Doc: "The number of a house and the name of a street with the word for a street or a lane before it, or for a quarter or a " +
				"district behind it, in Vietnamese.",
			Source:   "UPU, postal addressing systems of the countries; Vietnam Post",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(vietWords), nil)},
			Match:    matchViet,
			Beside:   0.97, Context: append([]string{"địa chỉ"}, lists.Words("address", "addressContext")...),
		},
		{
			Name: "street-before-town", Label: "STREET_ADDRESS",
			Doc: "A number, a name and any of the words of a postal service that streets end with in English, before a town and its postcode " +
				"in the form of a country, or before a flat.",
			Source: "USPS Publication 28, appendix C1; UPU, postal addressing systems of the countries",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(mailKinds), nil).Capitalised(),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(mailKinds), nil).FollowedBy(",*\nA\n*\r*")},
			Match:  matchMailKind,
			Beside: 0.98, Context: lists.Words("address", "addressContext"),
		},
		{
			Name: "street-head-before-town", Label: "STREET_ADDRESS",
			Doc: "A word that streets begin with in French, Italian, Portuguese and Spanish, a name and a number, or a box of the armed " +
				"forces of the United States, before a town and its postcode.",
			Source: "UPU, postal addressing systems of the countries; USPS Publication 28, section 225",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(mailHeads, mailDated, mailSorts), nil).Capitalised(),
				spec.OnToken(lex.TokenWord, 0).OneOf(wordset.WordsOf(mailNumbered, smallHeads), nil), spec.OnToken(lex.TokenWord, 1).OneOf([]string{"c"},
					nil).FollowedBy("/*")},
			Match:  matchMailHead,
			Beside: 0.98, Context: lists.Words("address", "addressContext"),
		},
		{
			Name: "post-box", Label: "STREET_ADDRESS",
			Doc: "The words for a box at a post office and its number, in some forty languages; a short form that means something else too, " +
				"such as BP, before the name of a place.",
			Source: "UPU, postal addressing systems of the countries",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenWord, 0).OneOf(boxLasts.Get(), nil).BeforeDigits(),
				spec.OnToken(lex.TokenOther, 0).OneOf(boxOthers.Get(), nil)},
			Match:  matchPostBox,
			Beside: 0.97, Context: lists.Words("address", "addressContext"),
		},
		{
			Name: "postal-address", Label: "STREET_ADDRESS",
			Doc: "A street and the postcode and the names of places that adjoin it in running text, as one finding from the first to the " +
				"last; or two streets that meet, with the words that say so.",
			Source: "UPU S42; the countries' postal guides",
			Joined: true,
		},
		{
			Name: "postcode", Label: "ZIP_CODE",
			Doc:    "A postcode of the United States, the Netherlands, or any of four to seven digits beside a word for it.",
			Source: "USPS Publication 28; PostNL; Deutsche Post",
			Shapes: []spec.Shape{{Pattern: "99999", Alone: 0.02}, {Pattern: "99999-9999", Alone: 0.6},
				{Pattern: "9999 AA", Alone: 0.2}, {Pattern: "999999", Alone: 0.005}, {Pattern: "99-999", Alone: 0.1}, {Pattern: "999 99",
					Alone: 0.03}, {Pattern: "9999", Alone: 0.003}, {Pattern: "9999999", Alone: 0.001}},
			Check: isNoPlaceholder, Unless: fields.IsYearSaid, FalseAccept: 1,
			Beside: 0.95, Cell: isPostcodeCell, CellAlone: 0.02,
		},
		{
			Name: "geo-coordinates", Label: "GEO_COORDINATES",
			Doc:    "A latitude and a longitude in degrees with at least three decimals each, or with minutes, and their points of the compass.",
			Source: "ISO 6709; RFC 5870",
			Triggers: []spec.Trigger{spec.OnToken(lex.TokenDigits, 1).FollowedBy(".9").Standing().BeforeDecimals(),
				spec.OnToken(lex.TokenDigits, 2).FollowedBy(".9").Standing().BeforeDecimals(),
				spec.OnToken(lex.TokenDigits, 1).FollowedBy("\x80*").Standing(), spec.OnToken(lex.TokenDigits, 2).FollowedBy("\x80*").Standing()},
			Match:  internet.MatchCoordinates,
			Beside: 0.98, Cell: internet.IsCoordinateCell, CellAlone: 0.05,
		},
	}
}

// EuropePostcodeRecognizers find the postcodes of Europe that can be told by
// their form or their alphabet.
var EuropePostcodeRecognizers = []spec.Recognizer{
	{
		Name: "uk-postcode", Label: "ZIP_CODE",
		Doc:    "A postcode of the United Kingdom: one of six forms, each place with the letters that are used there, or GIR 0AA.",
		Region: "GB", Source: "Royal Mail, PAF Programmers' Guide; BS 7666",
		Shapes: []spec.Shape{
			{Pattern: "A9 9AA", Alone: 0.6}, {Pattern: "A99 9AA", Alone: 0.65}, {Pattern: "AA9 9AA", Alone: 0.75}, {Pattern: "AA99 9AA",
				Alone: 0.8}, {Pattern: "A9A 9AA", Alone: 0.75}, {Pattern: "AA9A 9AA", Alone: 0.85}, {Pattern: "AAA 9AA", Alone: 0.9},
			{Pattern: "A99AA", Alone: 0.02}, {Pattern: "A999AA", Alone: 0.05}, {Pattern: "AA99AA", Alone: 0.05}, {Pattern: "AA999AA",
				Alone: 0.1}, {Pattern: "A9A9AA", Alone: 0.15}, {Pattern: "AA9A9AA", Alone: 0.3}, {Pattern: "AAA9AA", Alone: 0.8},
		},
		Check: isUKPostcode, FalseAccept: 0.35,
		Beside: 0.96,
	},
	{
		Name: "ie-eircode", Label: "ZIP_CODE",
		Doc:    "An Irish Eircode: a routing key and four characters of its alphabet.",
		Region: "IE", Source: "Eircode, product guide",
		Shapes: []spec.Shape{{Pattern: "A9X A9A9", Alone: 0.65}, {Pattern: "A9X AA99", Alone: 0.65}, {Pattern: "A9X A999", Alone: 0.6},
			{Pattern: "A9X A9AA", Alone: 0.6}, {Pattern: "A9X A99A", Alone: 0.6},
			{Pattern: "A9X AA9A", Alone: 0.4}, {Pattern: "A9X AAA9", Alone: 0.2}, {Pattern: "A9X XXXX", Alone: 0.03}, {Pattern: "A9XXXXX", Alone: 0.05}},
		Check: isEircode, FalseAccept: 0.048,
		Beside: 0.97,
	},
	{
		Name: "de-postcode", Label: "ZIP_CODE",
		Doc:    "Five digits from 01001 to 99998, behind D- or beside a word for a postcode.",
		Region: "DE", Source: "Deutsche Post, Postleitzahlen",
		Shapes: []spec.Shape{{Pattern: "99999", Alone: 0.01}, {Pattern: "D-99999", Alone: 0.5}, {Pattern: "DE-99999", Alone: 0.5}},
		Check:  isPLZ, FalseAccept: 0.99,
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
