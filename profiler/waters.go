package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds rivers, lakes, islands and mountains with the words for them: the River Orrin, the Darrow River, Fırat Nehri, a
// orillas del río Pisca; and well-known ones behind the article that they have: an der Elbe, nel Po.

// natureAlone is how sure they are.
const natureAlone = 0.85

var (
	// natureNouns stand before the name in small letters and have no part in it, but wholeRivers.
	natureNouns = wordSet("river fleuve rivière lac île massif fiume torrente lago isola rzeka rzeki rzece rzeką rzekę jezioro jeziora jeziorem jeziorze wyspa wyspie wyspy řeka řeky řece řekou řeku jezero jezera ostrov ostrova ostrově rivier ilha isla arroyo embalse rieka rieky rieke " +
		"река реки реке рекой реку озеро озера озере озеру остров острова острове ріка ріки річка річки річці озері острів острові река реката río rio")
	wholeRivers = wordSet("río rio")
	natureLinks = wordSet("de da do du di del della des d")

	// waterOpenings stand right before one of these, with the article of it.
	waterOpenings = wordSet("the der die dem den am im zum vom beim auf an le la les l du au aux il lo nel nello nella sul sullo sulla del della al dal el al o a do da no na ao pelo de het op")
)

// natureAround gives the place of nature of which the word text[k:e] of a kind is the first or the last word, or k twice.
func natureAround(text string, k, e int, kind bodyKind) (from, to int) {
	if kind&natureKnown != 0 && !continuesName(text, e) && isOfWater(text, k) {
		return k, e
	}
	if kind&(natureTail|natureEnd) != 0 && !continuesName(text, e) {
		if from := natureStart(text, k, kind&natureEnd != 0); from < k {
			return from, e
		}
	}
	if kind&featureGerman != 0 && !continuesName(text, e) && !isDigitBehind(text, e) {
		if from := germanFeatureStart(text, k); from < k {
			return from, e
		}
	}
	if kind&featureEnglish != 0 && !continuesName(text, e) {
		if from := englishFeatureStart(text, k, e); from < k {
			return from, e
		}
	}
	if e+2 >= len(text) || text[e] != ' ' {
		return k, k
	}
	if kind&siteFront != 0 && isSiteHere(text, k) {
		return k, bodyNameEnd(text, e, true)
	}
	if kind&natureFront != 0 && isCapitalAt(text, e+1) {
		if to := natureName(text, e+1); to > e+1 && (text[k+1] != 'i' && text[k+1] < utf8.RuneSelf || text[k:e] == "River" || isBehindArticle(text, k)) {
			return k, to
		}
	}
	if kind&natureOf != 0 {
		if i, linked := linkedStart(text, e); linked {
			if to := natureName(text, i); to > i {
				return k, to
			}
		}
	}
	return k, k
}

// isDigitBehind reports whether a number stands behind text[e].
func isDigitBehind(text string, e int) bool {
	return e+1 < len(text) && text[e] == ' ' && isDigit(text[e+1])
}

// isSiteHere reports whether a word in small letters stands before the head of a site at text[k], and no person's name.
func isSiteHere(text string, k int) bool {
	return k > 3 && text[k-1] == ' ' && isLowerAt(text, wordStartWithin(text, k-1, k-1-longestWord))
}

// natureBehind gives the place of nature at text[at] behind the word text[k:at-1], which is a noun for one or a link behind that; or at
// twice.
func natureBehind(text string, k, at int) (from, to int) {
	if inSet(natureLinks, text[k:at-1]) {
		if k < 4 || text[k-1] != ' ' {
			return at, at
		}
		i := nounStart(text, k-1)
		if i == k-1 || !inSet(natureNouns, text[i:k-1]) || inSet(wholeRivers, text[i:k-1]) {
			return at, at
		}
		return at, natureName(text, at)
	}
	if to = natureName(text, at); to > at && inSet(wholeRivers, text[k:at-1]) {
		return k, to
	}
	return at, to
}

// natureName is the end of one word with a capital, or two, at text[i] that a place of nature may be called, or i.
func natureName(text string, i int) int {
	e, capital := wordAt(text, i)
	if !capital || e-i < 2 || joinsAfter(text, e) || monthNamed(text[i:e]) > 0 {
		return i
	}
	if c := lexicon.Lookup(text[i:e]); c.Is(lexicon.Street) || c.Is(lexicon.Title|lexicon.Occupation) && c.Place() == 0 {
		return i
	}
	if e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) {
		n := wordsEndAt(text, e+1)
		c := lexicon.Lookup(text[e+1 : n])
		if continuesName(text, n) || c.Is(lexicon.Street|lexicon.OrgWord|lexicon.Title) || n-e < 4 || monthNamed(text[e+1:n]) > 0 {
			return i
		}
		return n
	}
	if e < len(text) && (text[e] == '-' || text[e] == '\'' && !strings.HasPrefix(text[e:], "'s")) {
		return i
	}
	return e
}

// isOfWater reports whether one of waterOpenings stands right before text[at].
func isOfWater(text string, at int) bool {
	if at < 3 {
		return false
	}
	if text[at-1] == '\'' {
		return text[at-2]|0x20 == 'l'
	}
	if text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	word := text[k : at-1]
	if k == at-1 || !inSet(waterOpenings, word) {
		return false
	}
	switch e := wordsEndAt(text, at); text[at:e] {
	case "Sieg": // der Sieg ging an sie
		return word == "die" || word == "der" && k > 3 && (strings.HasSuffix(text[:k], "an ") || strings.HasSuffix(text[:k], "An "))
	case "Po", "Main", "Inn", "Oder", "Nil", "Avon", "Tage", "Lek", "Aire", "Sado", "Dora":
		return inSet(nearWater, word)
	case "Maas", "Rio":
		return word == "de" || word == "op"
	}
	switch word {
	case "auf", "an": // an Elbe und Saale
		return k > 3 && text[k-1] == ' ' && isLowerAt(text, wordStartWithin(text, k-1, k-1-longestWord))
	case "de", "du", "del", "della", "da", "do", "dal", "a", "o", "al":
		return lexicon.Lookup(text[at:wordsEndAt(text, at)]).Family() < 2
	}
	return true
}

// nearWater are those of waterOpenings that hardly stand before an everyday word.
var nearWater = wordSet("am im nel sul del al dal an der auf le la the op")

// natureStart is where a place of nature begins whose last word is at text[k], or k. It is free where no article need stand before it.
func natureStart(text string, k int, free bool) int {
	from := k
	for range 2 {
		j := capitalWordBefore(text, from)
		if j == from || from < 2 || text[from-2] == '\'' || isCasedMonth(text[j:from-1]) || inSet(headOpenings, text[j:from-1]) || startsSentence(text, j) && (!free || from < k) {
			break
		}
		from = j
	}
	if from == k || free {
		return from
	}
	if wordBeforeIn(text, from, 0, natureArticles) == from {
		return k
	}
	return from
}

var natureArticles = wordSet("the")

// isCasedMonth reports whether a word is a month with the ending of a Turkish case, which stands before a river: 3 Mayıs'ta.
func isCasedMonth(word string) bool {
	n := apostropheIn(word)
	return n > 0 && monthNamed(word[:n]) > 0
}

// withNatureAt puts such a place among the spans, unless they are surer of a person or an institution goes on with it.
func withNatureAt(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		if s.Start >= to || s.End <= from || s.Confidence < DefaultMinConfidence {
			continue
		}
		if s.Start < from || s.End > to || s.Label == tagger.Street || s.Label == tagger.Person && s.Confidence >= surelyName && s.End-s.Start == to-from && strings.IndexByte(text[from:to], ' ') > 0 {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Location, Confidence: natureAlone})
}
