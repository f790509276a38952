package grammars

import (
	"unicode/utf8"

	"github.com/privet-go/privet/internal/numbers"
	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// rfcRecognizers find numbers of taxpayers of Mexico that have a sign among their letters.
func rfcRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name: "mx-rfc-sign", Label: "MX_RFC",
			Doc:    "An RFC with an ampersand or Ñ among its letters.",
			Region: "MX", Source: "Servicio de Administración Tributaria, inscripción en el RFC",
			Triggers: []spec.Trigger{spec.OnByte('&').Then("9A- *&"), spec.OnToken(lex.TokenMixed, 11).StartingWith("A", "*"),
				spec.OnToken(lex.TokenMixed, 13).StartingWith("A", "*"),
				spec.OnToken(lex.TokenMixed, 14).StartingWith("A", "*"), spec.OnToken(lex.TokenWord, 4).FollowedBy(rfcBehind).Accented(),
				spec.OnToken(lex.TokenWord, 5).FollowedBy(rfcBehind).Accented()},
			Match:  matchSignRFC,
			Beside: 0.98, Context: numbers.Named("mx-rfc").Context,
		},
	}
}

// mostRFCLetters is how many letters an RFC begins with.
const mostRFCLetters = 4

// rfcBehind is what stands behind the letters of an RFC where they are a token, or behind those
// before an ampersand.
const rfcBehind = " 9-9&9&A&*"

// matchSignRFC reads an RFC that has an ampersand or Ñ, at the ampersand or
// at the first letter.
func matchSignRFC(text string, at int) (spec.Match, bool) {
	start := at
	if text[at] == '&' {
		for at-start < mostRFCLetters-1 && start > 0 && numeral.IsLetter(text[start-1]) {
			start--
		}
	}
	if lex.JoinsBefore(text, start) {
		return spec.Match{}, false
	}
	var c [13]byte
	n, i, signs := 0, start, 0
	for n < mostRFCLetters && i < len(text) {
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '&':
			c[n], signs = '&', signs+1
		case r == 'Ñ' || r == 'ñ':
			c[n], signs = '@', signs+1
		case r < utf8.RuneSelf && numeral.IsLetter(byte(r)):
			c[n] = numeral.Upper(byte(r))
		default:
			size = 0
		}
		if size == 0 {
			break
		}
		n++
		i += size
	}
	if signs == 0 || n < 3 {
		return spec.Match{}, false
	}
	for _, group := range [2]int{6, 3} {
		if i < len(text) && (text[i] == '-' || text[i] == ' ') {
			i++
		}
		for k := 0; k < group; k++ {
			if i >= len(text) || !numeral.IsAlnum(text[i]) {
				return spec.Match{}, false
			}
			c[n] = numeral.Upper(text[i])
			n++
			i++
		}
	}
	if !numbers.IsRFC(c[:n]) || lex.JoinsAfter(text, i) {
		return spec.Match{}, false
	}
	if numbers.IsCheckedRFC(c[:n]) {
		return spec.Match{Start: start, End: i, Alone: 0.9}, true
	}
	return spec.Match{Start: start, End: i, Alone: 0.4}, true
}
