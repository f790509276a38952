package plates

import (
	"bytes"
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// EuropePlateRecognizers find the registration marks of vehicles of the United
// Kingdom, Germany, Turkey, Ukraine and Russia, whose letters and numbers have rules of
// their own.
func EuropePlateRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "uk-plate", Label: "LICENSE_PLATE",
			Doc: "A mark of the United Kingdom: two letters, an age identifier and three letters, or the forms of 1963 to 2001 with the " +
				"year's letter behind or before.",
			Region: "GB", Source: "DVLA, vehicle registration numbers and number plates (INF104)",
			Shapes: []spec.Shape{
				{Pattern: "AA99 AAA", Alone: 0.4}, {Pattern: "AA99AAA", Alone: 0.25}, {Pattern: "AA99-AAA", Alone: 0.4},
				{Pattern: "A9 AAA", Alone: 0.01}, {Pattern: "A99 AAA", Alone: 0.03}, {Pattern: "A999 AAA", Alone: 0.08}, {Pattern: "A9AAA",
					Alone: 0.01}, {Pattern: "A99AAA", Alone: 0.01}, {Pattern: "A999AAA", Alone: 0.03},
				{Pattern: "AAA 9A", Alone: 0.01}, {Pattern: "AAA 99A", Alone: 0.02}, {Pattern: "AAA 999A", Alone: 0.05}, {Pattern: "AAA9A",
					Alone: 0.01}, {Pattern: "AAA99A", Alone: 0.01}, {Pattern: "AAA999A", Alone: 0.03},
			},
			Check: isUKPlate, FalseAccept: 0.55,
			Beside: 0.95,
		},
		{
			Name: "de-plate", Label: "LICENSE_PLATE",
			Doc:    "A German mark: one to three letters of the district, one or two letters, one to four digits, and E or H for some.",
			Region: "DE", Source: "Fahrzeug-Zulassungsverordnung, Anlagen 1 to 3",
			Triggers: germanPlateTriggers.Get(),
			Match:    matchGermanPlate,
			Beside:   0.95,
		},
		{
			Name: "tr-plate", Label: "LICENSE_PLATE",
			Doc:    "A Turkish mark: the number of a province, one to three letters without Q, W and X, and two to four digits.",
			Region: "TR", Source: "Karayolları Trafik Yönetmeliği, registration marks",
			Shapes: []spec.Shape{
				{Pattern: "99 A 9999", Alone: 0.01}, {Pattern: "99 A 999", Alone: 0.01}, {Pattern: "99 A 99", Alone: 0.01}, {Pattern: "99 AA 9999",
					Alone: 0.01}, {Pattern: "99 AA 999", Alone: 0.02}, {Pattern: "99 AA 99", Alone: 0.01},
				{Pattern: "99 AAA 9999", Alone: 0.05}, {Pattern: "99 AAA 999", Alone: 0.1}, {Pattern: "99 AAA 99",
					Alone: 0.05}, {Pattern: "99-AAA-999", Alone: 0.1}, {Pattern: "99-AAA-99", Alone: 0.05}, {Pattern: "99-AA-999", Alone: 0.02},
				{Pattern: "99-AA-9999", Alone: 0.02},
				{Pattern: "99A9999", Alone: 0.03}, {Pattern: "99A999", Alone: 0.02}, {Pattern: "99A99", Alone: 0.01}, {Pattern: "99AA9999",
					Alone: 0.05}, {Pattern: "99AA999", Alone: 0.1}, {Pattern: "99AA99", Alone: 0.02},
				{Pattern: "99AAA9999", Alone: 0.1}, {Pattern: "99AAA999", Alone: 0.2}, {Pattern: "99AAA99", Alone: 0.2},
			},
			Check: isTurkishPlate, FalseAccept: 0.63,
			Beside: 0.95,
		},
		{
			Name: "ua-plate", Label: "LICENSE_PLATE",
			Doc: "A Ukrainian mark in Latin letters: two letters of the region, four digits, two letters, all of them letters that look " +
				"alike in both alphabets.",
			Region: "UA", Source: "Наказ МВС України № 174 від 11.08.2010; ДСТУ 4278",
			Shapes: []spec.Shape{{Pattern: "AA 9999 AA", Alone: 0.3}, {Pattern: "AA9999AA", Alone: 0.1}},
			Check:  isUkrainianPlate, FalseAccept: 0.045,
			Beside: 0.95,
		},
		{
			Name: "ru-plate", Label: "LICENSE_PLATE",
			Doc: "A Russian mark in Latin letters: a letter, three digits, two letters and the code of a region, all letters such as look " +
				"alike in both alphabets.",
			Region: "RU", Source: "ГОСТ Р 50577-2018",
			Shapes: []spec.Shape{{Pattern: "A999AA99", Alone: 0.1}, {Pattern: "A999AA999", Alone: 0.1}, {Pattern: "A999AA 99", Alone: 0.1},
				{Pattern: "A999AA 999", Alone: 0.1}, {Pattern: "A 999 AA 99", Alone: 0.2}, {Pattern: "A 999 AA 999", Alone: 0.2}},
			Check: isRussianPlate, FalseAccept: 0.097,
			Beside: 0.95,
		},
	}
}

// bothAlphabets are the Latin letters that have a twin in the Cyrillic alphabet, which
// are all that plates of Ukraine and Russia have; I is in the former alone and Y in the
// latter.
const bothAlphabets = "ABCEHKMOPTX"

func isUkrainianPlate(c []byte) bool {
	return len(c) == 8 && isInAlphabet(c[:2], bothAlphabets+"I") && isInAlphabet(c[6:], bothAlphabets+"I")
}

func isRussianPlate(c []byte) bool {
	if len(c) < 8 || len(c) > 9 || !isInAlphabet(c[:1], bothAlphabets+"Y") || !isInAlphabet(c[4:6], bothAlphabets+"Y") {
		return false
	}
	return numeral.Numeral(c[1:4]) != 0 && numeral.Numeral(c[6:]) != 0
}

// isInAlphabet reports whether all of c are in an alphabet.
func isInAlphabet(c []byte, alphabet string) bool {
	for _, b := range c {
		if strings.IndexByte(alphabet, b) < 0 {
			return false
		}
	}
	return true
}

// isUKPlate reports whether a mark of the United Kingdom has letters and an age
// that are given out.
func isUKPlate(c []byte) bool {
	n := len(c)
	if n < 5 || n > 7 || bytes.ContainsAny(c, "IQ") {
		return false
	}
	switch {
	case n == 7 && numeral.IsLetter(c[1]) && numeral.IsDigit(c[2]): // since 2001
		age := numeral.Numeral(c[2:4])
		return 2 <= age && age <= 29 || 51 <= age && age <= 79
	case numeral.IsLetter(c[0]) && numeral.IsDigit(c[1]): // 1983 to 2001
		return isYearLetter(c[0]) && c[1] != '0'
	case numeral.IsDigit(c[3]) && numeral.IsLetter(c[n-1]): // 1963 to 1983
		return isYearLetter(c[n-1]) && c[3] != '0'
	}
	return false
}

// isYearLetter reports whether a letter has stood for a year on plates of the
// United Kingdom.
func isYearLetter(b byte) bool {
	return numeral.IsLetter(b) && b != 'I' && b != 'O' && b != 'Q' && b != 'U' && b != 'Z'
}

// isTurkishPlate reports whether the province and the letters of a mark are
// used in Turkey.
func isTurkishPlate(c []byte) bool {
	if len(c) < 5 || len(c) > 9 || bytes.ContainsAny(c, "QWX") {
		return false
	}
	province := numeral.Numeral(c[:2])
	return 1 <= province && province <= 81
}

// germanPlateTriggers are the letters of a district, with an umlaut or without.
// Capitals with a hyphen behind them are worth something alone.
var germanPlateTriggers = lazy.Value[[]spec.Trigger]{Make: func() (list []spec.Trigger) {
	for n := 1; n <= 4; n++ {
		list = append(list, spec.OnToken(lex.TokenWord, n).BeforeDigits().FollowedBy("-A").Capitalised(),
			spec.OnToken(lex.TokenWord, n).BeforeDigits().FollowedBy("-A A").AtMost(0.3))
	}
	return list
}}

// matchGermanPlate reads HH-AB 1234, B AB 1234, TÜ-X 1H. Letters in lower case
// are taken, but are hardly ever a plate without a word for it.
func matchGermanPlate(text string, at int) (spec.Match, bool) {
	i, district, capitals := plateLetters(text, at, 3)
	small := !capitals
	if district == 0 || i+3 >= len(text) || text[i] != '-' && text[i] != ' ' || lex.JoinsBefore(text, at) {
		return spec.Match{}, false
	}
	hyphen := text[i] == '-'
	i++
	first := i
	for i < len(text) && i-first < 3 && numeral.IsLetter(text[i]) {
		capitals = capitals && text[i] <= 'Z'
		if small && text[i] <= 'Z' {
			return spec.Match{}, false // a word stands before a number with a capital
		}
		i++
	}
	if i == first || i-first > 2 || i+1 >= len(text) {
		return spec.Match{}, false
	}
	glued := numeral.IsDigit(text[i])
	if !glued {
		if text[i] != '-' && text[i] != ' ' {
			return spec.Match{}, false
		}
		i++
	}
	first = i
	i = chars.DigitsEnd(text, i, first+5)
	digits := i - first
	if digits == 0 || digits > 4 || text[first] == '0' {
		return spec.Match{}, false
	}
	alone := 0.15
	if i < len(text) && (numeral.Upper(text[i]) == 'E' || numeral.Upper(text[i]) == 'H') {
		alone = 0.3 // electric and old cars
		i++
	}
	switch {
	case !capitals:
		alone = 0.01
	case glued:
		alone = 0.05
	case hyphen && text[first-1] == '-':
		alone = 0.3 // part numbers look so
	case hyphen:
		alone = 0.5
	}
	return spec.Match{Start: at, End: i, Alone: alone}, lex.StandsAlone(text, at, i)
}

// plateLetters reads up to most letters of a German district, among them Ä, Ö
// and Ü. No letters are given when there are more.
func plateLetters(text string, i, most int) (end, letters int, capitals bool) {
	capitals = true
	for i < len(text) {
		switch {
		case numeral.IsLetter(text[i]):
			capitals = capitals && text[i] <= 'Z'
			i++
		case i+1 < len(text) && text[i] == 0xC3 && (text[i+1] == 0x84 || text[i+1] == 0x96 || text[i+1] == 0x9C):
			i += 2
		default:
			return i, letters, capitals
		}
		if letters++; letters > most {
			return i, 0, capitals
		}
	}
	return i, letters, capitals
}
