package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows continents and the like in the languages and cases in which they are written. They are everyday words, so that
// the tagger is not asked about them.

// continentAlone is how sure one is.
const continentAlone = 0.85

// continents are these words in all cases, with a capital.
var continents = withCapitals("europe europa európa europas europy evropy evropa evropě evropu evropou európy európe európu európou europie europę europą europei eurooppa euroopan euroopassa euroopasta eurooppaan eurooppaa avrupa европа европы европе европу европой європа європи європі європу європою европата ευρώπη ευρώπης " +
	"africa afrika áfrica afrikas afrique afryka afryki afryce afrykę afryką afriky africe afriku afrikka afrikan afrikassa afrikasta afrikkaan африка африки африке африку африкой африці αφρική αφρικής " +
	"asien asiens asie azië azja azji azję azją ásia ázsia ázia ázie ázii aasia aasian aasiassa asya азия азии азию азією азія азії азію ασία ασίας " +
	"vlaanderen wallonië scandinavië skandinavien scandinavia skandinavia")

// continentEnd is the end of such a word at text[at], which ends at text[e], where no name goes on beside it; or at.
func continentEnd(text string, at, e int) int {
	if !inSet(continents, text[at:e]) || joinsBefore(text, at) || hasMarkBeside(text, at, e) || hasCapitalBeside(text, at, e) {
		return at // as nearly always, and in Europa League
	}
	if k := wordBeforeIn(text, at, 0, nameLinks); k < at {
		if j := capitalWordBefore(text, k); j < k && !startsSentence(text, j) {
			return at // Council of Europe
		}
	}
	return e
}

// hasMarkBeside reports whether a mark that joins words, or a number, stands right beside text[at:e].
func hasMarkBeside(text string, at, e int) bool {
	const marks = "-/&@_"
	return at > 0 && strings.IndexByte(marks, text[at-1]) >= 0 || e < len(text) && (strings.IndexByte(marks, text[e]) >= 0 || text[e] == ' ' && isDigitAt(text, e+1) || text[e] == '.' && isLowerAt(text, e+1))
}

// nameLinks join a continent to the name before it.
var nameLinks = wordSet("of for de di da do du des d für von van in pour per para voor na dla w")

// withContinent puts such a word among the spans, unless something longer or surer is seen there.
func withContinent(spans []tagger.Span, text string, at, e int) []tagger.Span {
	if to := continentEnd(text, at, e); to > at && !isSeen(spans, at) {
		return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Location, Confidence: continentAlone})
	}
	return spans
}
