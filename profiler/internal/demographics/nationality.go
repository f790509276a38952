package demographics

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/prose"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// nationalities are words for the nation of somebody. On 1,500 sentences of the Turkish Wikipedia that nobody here labelled, all 24 that
// they find are marked; they are one in fourteen of what is marked there, of which most is said of things.
var nationalities = framedKind{
	end: func(text string, i int) int {
		end, _ := prose.LongWordAt(text, i)
		if end == i || lex.JoinsAfter(text, end) || !isNationWord(text[i:end]) {
			return i
		}
		return end
	},
	frames: []wordFrame{
		{behind: "person"},                         // a Polish woman
		{before: "person", small: true},            // una mujer polaca
		{behind: "job"},                            // the Polish welder
		{before: "job", small: true},               // el pintor danés
		{behind: "citizen"},                        // French nationals
		{before: "citizen"},                        // ciudadana francesa
		{before: "origin"},                         // gebürtiger Schwede
		{before: "subject be", ends: true},         // she is Polish
		{before: "subject be article", ends: true}, // she is a Pole
		{before: "person be", ends: true},
		{before: "pronoun", ends: true}, // она полька
		{before: "is", ends: true},
		{before: "is article", ends: true},
		{before: "aged"},                          // 41-jähriger Niederländer
		{before: "aged", comma: true, ends: true}, // 26 años, colombiana
	},
}

// NationalityRecognizers find nationalities in running text. Those in fields are found by field.
func NationalityRecognizers() []spec.Recognizer {
	return []spec.Recognizer{nationalities.recognizer(spec.Recognizer{
		Name:   "nationality-of-person",
		Label:  "NATIONALITY",
		Doc:    "A word for a nation right beside a word for people, a job or citizens, behind an age, or behind somebody and a word such as is.",
		Source: "CLDR, names of territories; words in common use",
	})}
}

// nationForms are the forms of words for nations that the lexicon does not have: those of languages with many endings.
var nationForms = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	forms := map[string]bool{}
	for endings, stems := range lists.Sets("nations") {
		for ending := range strings.SplitSeq(endings, "|") {
			ending = strings.TrimPrefix(ending, "-")
			for _, stem := range stems {
				forms[stem+ending] = true
			}
		}
	}
	return forms
}}

// shortestNation is the length in bytes of the shortest word for a nation that is nothing else: Thai.
const shortestNation = 4

// isNationWord reports whether a word says of what nation somebody is.
func isNationWord(word string) bool {
	if len(word) < shortestNation {
		return false
	}
	c := lexicon.Lookup(word)
	if c.Common() > 2 && len(word) == shortestNation && !chars.IsCapitalAt(word, 0) {
		return false // same, which is Sami as well
	}
	if c.Is(lexicon.Demonym) && (!c.Is(lexicon.Country) || c.Common() > 1) && c.Given() < 2 && c.Place() < 3 {
		return true
	}
	if c.Common() > 2 && !c.Is(lexicon.Demonym) {
		return false
	}
	if nationForms.Get()[word] {
		return true
	}
	first, n := utf8.DecodeRuneInString(word)
	return unicode.IsUpper(first) && nationForms.Get()[string(unicode.ToLower(first))+word[n:]]
}
