package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows names of places of several words of which the tagger sees only some, since the
// others are small words, or words that have no place in other names.

// partedPlaces are such names.
var partedPlaces = newOtherSet([]string{
	"dar es salaam", "dar-es-salaam", "ras al khaimah", "ras al-khaimah", "umm al quwain", "umm al-quwain", "sharm el sheikh", "sharm el-sheikh", "sharm-el-sheikh",
	"kuala lumpur", "kuala terengganu", "rostov-on-don", "buon ma thuot", "ban me thuot", "nuku alofa", "petaling jaya", "shah alam", "subang jaya", "victoria island", "east legon",
	"al khobar", "al ahsa", "ciudad del este", "bandar seri begawan", "sri jayawardenepura kotte", "belém do pará", "san juan de lurigancho", "santa cruz de la sierra", "rivers state", "cross river state", "hook of holland", "hoek van holland", "mocímboa da praia", "neustadt an der weinstraße",
})

// partedFirsts are the letters that they begin with.
var partedFirsts = func() (t [256]bool) {
	for _, w := range partedPlaces.words {
		t[w[0]&^0x20] = true
	}
	return t
}()

// partedPlace is how sure such a place is.
const partedPlace = 0.95

// partedPlaceEnd is the end of such a name at text[i], or i.
func partedPlaceEnd(text string, i int) int {
	if !partedFirsts[text[i]] {
		return i
	}
	return i + len(partedPlaces.at(text, i))
}

// withPartedPlace puts such a place among the spans in place of its parts. A longer name is right.
func withPartedPlace(spans []tagger.Span, from, to int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Start < to && s.End > from && (s.Start < from || s.End > to) {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Location, Confidence: partedPlace})
}

// partedRests are the words that such names go on with.
var partedRests = func() *wordList {
	var rests []string
	for _, w := range partedPlaces.words {
		rests = append(rests, strings.FieldsFunc(w, func(r rune) bool { return r == ' ' || r == '-' })[1:]...)
	}
	return wordSet(strings.Join(rests, " "))
}()

// wholePlace gives a span that is a part of such a name all of it.
func wholePlace(text string, span tagger.Span) tagger.Span {
	e, _ := wordAt(text, span.Start)
	if span.Label == tagger.Location && e == span.End {
		if k := capitalWordBefore(text, span.Start); k < span.Start && (k == 0 || !joinsBefore(text, k)) && lexicon.Lookup(text[k:e]).Place() >= largePlace {
			span.Start = k // Buenos Aires se despidió
			return span
		}
	}
	if !inSet(partedRests, text[span.Start:e]) {
		return span
	}
	for k := span.Start - 1; k >= 0 && span.Start-k < partedPlaces.longest && (text[k] == ' ' || text[k] == '-' || joinsAfter(text, k)); k-- {
		if (k == 0 || !joinsBefore(text, k)) && isCapitalAt(text, k) {
			if to := partedPlaceEnd(text, k); to >= span.End {
				return tagger.Span{Start: k, End: to, Label: tagger.Location, Confidence: partedPlace}
			}
		}
	}
	return span
}
