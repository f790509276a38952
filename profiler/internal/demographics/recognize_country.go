package demographics

import (
	"strings"

	"github.com/privet-go/privet/internal/numeral"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file finds countries by a closed list of their English names: those of several words,
// and those that are nobody's name and no other word, which are countries in small letters
// too.

func CountryRecognizers() []spec.Recognizer {
	return []spec.Recognizer{
		{
			Name:     "country-of-list",
			Label:    "LOCATION",
			Doc:      "The English name of a country or a territory that is no other word and no name of people, in any letter case.",
			Source:   "ISO 3166-1, English short names",
			Triggers: spec.TriggersOf(countryNames.Get()),
			Match:    matchCountry,
		},
	}
}

// countryNames are the names in small letters.
var countryNames = lazy.Value[*wordset.OtherSet]{Make: func() *wordset.OtherSet {
	return wordset.NewOtherSet(strings.Split(strings.TrimSpace(lists.WithoutComments(lists.Text("names/countries"))), "\n"))
}}

// countryAlone is the confidence of a name of the list. The tagger reads the words around, and has
// a higher one for most; so have the organisations that a country stands in.
const countryAlone = 0.75

// matchCountry reads the name of a country that stands as a whole word and is no part of a
// larger one.
func matchCountry(text string, at int) (spec.Match, bool) {
	name := countryNames.Get().At(text, at)
	end := at + len(name)
	if name == "" || lex.JoinsBefore(text, at) || at > 0 && strings.IndexByte("-_./@#&", text[at-1]) >= 0 || end < len(text) &&
		strings.IndexByte("-_/@&", text[end]) >= 0 ||
		end+1 < len(text) && text[end] == '.' && numeral.IsAlnum(text[end+1]) {
		return spec.Match{}, false
	}
	return spec.Match{Start: at, End: end, Alone: countryAlone}, true
}
