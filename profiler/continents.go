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
	if !inSet(continents, text[at:e]) || at > 0 && joinsBefore(text, at) || joinsAfter(text, e) {
		return at // as nearly always
	}
	if e < len(text) && strings.IndexByte("-/&@_.", text[e]) >= 0 && (text[e] != '.' || e+1 < len(text) && isLetter(text[e+1])) {
		return at
	}
	if e+1 < len(text) && text[e] == ' ' && (isCapitalAt(text, e+1) || isDigit(text[e+1]) || text[e+1] == '&') {
		return at // Europa League
	}
	if at == 0 || text[at-1] != ' ' {
		if at > 0 && strings.IndexByte("-/&@_.\"", text[at-1]) >= 0 {
			return at
		}
		return e
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 {
		return e
	}
	if isCapitalAt(text, k) {
		if startsSentence(text, k) {
			return e
		}
		return at // Radio Europa
	}
	if j := wordStartWithin(text, max(0, k-1), k-1-longestWord); k > 2 && text[k-1] == ' ' && j < k-1 && inSet(nameLinks, text[k:at-1]) && isCapitalAt(text, j) && !startsSentence(text, j) {
		return at // Council of Europe
	}
	return e
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
