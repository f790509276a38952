package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds countries that the lexicon knows by name, in any language: Soudan, l'Arménie.

// knownCountry is the confidence of such a country.
const knownCountry = 0.85

// withCountries adds the countries in text[from:to] that the lexicon knows and that are no name of
// people and no everyday word, where no span says otherwise.
//
// Worth: not yet measured.
func withCountries(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := from; i < to; {
		e, capital := wordAt(text, i)
		if e == i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if !capital { // l'Arménie
			if k := strings.IndexAny(text[i:e], "'’"); k > 0 {
				_, n := utf8.DecodeRuneInString(text[i+k:])
				i, capital = i+k+n, isCapitalAt(text, i+k+n)
			}
		}
		if capital && !isTaken(spans, i, e) {
			if c := lexicon.Lookup(text[i:e]); c.Is(lexicon.Country) && c.Given() == 0 && c.Common() < 3 && !joinsAfter(text, e) && mayFollowName(text, e) {
				spans = withSpan(spans, tagger.Span{Start: i, End: e, Label: tagger.Location, Confidence: knownCountry})
			}
		}
		i = e
	}
	return spans
}

// isTaken reports whether a span that is more likely a name than none overlaps text[from:to].
func isTaken(spans []tagger.Span, from, to int) bool {
	for i := range spans {
		if s := &spans[i]; s.Start < to && from < s.End && s.Confidence >= DefaultMinConfidence {
			return true
		}
	}
	return false
}
