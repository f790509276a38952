package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds rivers, lakes, islands and mountains with the words for them: the River Orrin, the Darrow River, Fırat Nehri, a
// orillas del río Pisca; and well-known ones behind the article that they have: an der Elbe, nel Po.

// natureAlone is how sure they are.
const natureAlone = 0.85

var (
	// natureFronts stand before the name with a capital, and natureOfs with of between.
	natureFronts = withCapitals("river lake mount loch cape lough río rio")
	natureOfs    = withCapitals("isle isles gulf bay strait straits cape ilha isla island islands îles ilhas islas")

	// natureTails stand behind the name with a capital and the article before it, and natureEnds without one.
	natureTails = wordSet("river rivers mountains islands peninsula canyon glacier desert plateau estuary delta archipelago basin hills highlands lowlands")
	natureEnds  = withCapitals("deresi nehri gölü dağı dağları adası adaları irmağı ırmağı çayı ovası körfezi boğazı yaylası")

	// natureNouns stand before the name in small letters and have no part in it, but wholeRivers.
	natureNouns = wordSet("river fleuve rivière lac île massif fiume torrente lago isola rzeka rzeki rzece rzeką rzekę jezioro jeziora jeziorem jeziorze wyspa wyspie wyspy řeka řeky řece řekou řeku jezero jezera ostrov ostrova ostrově rivier ilha isla arroyo embalse rieka rieky rieke " +
		"река реки реке рекой реку озеро озера озере озеру остров острова острове ріка ріки річка річки річці озері острів острові река реката río rio")
	wholeRivers = wordSet("río rio")
	natureLinks = wordSet("de da do du di del della des d")

	// knownWaters are rivers, lakes and islands whose names are everyday words or in no lexicon.
	knownWaters = wordSet("rhein elbe oder neiße weser ems eems donau isar inn main neckar mosel saar ruhr spree havel saale fulda werra lahn sieg lech iller enns drau mur aare reuss limmat bodensee chiemsee müritz rügen usedom sylt amrum föhr fehmarn hiddensee borkum norderney juist " +
		"rhône rhin seine loire garonne dordogne meuse moselle marne somme saône isère ardèche hérault charente vilaine escaut durance mékong nil niger tage danube volga " +
		"tevere po adige arno tanaro ticino adda piave tagliamento oglio mincio trebbia dora tago danubio reno nilo tajo duero ebro guadalquivir guadiana miño júcar segura pisuerga sella nalón tejo douro mondego minho sado amazonas tapajós xingu paraná " +
		"maas waal schelde ijssel lek rijn amstel dommel leie dender demer merwede vecht eem texel terschelling ameland thames severn trent mersey tyne tees humber clyde tay tweed tamar ouse avon medway aire meghna ganges indus mekong yangtze zambezi orinoco amazon nile")

	// waterOpenings stand right before one of these, with the article of it.
	waterOpenings = wordSet("the der die dem den am im zum vom beim auf an le la les l du au aux il lo nel nello nella sul sullo sulla del della al dal el al o a do da no na ao pelo de het op")
)

// withNature puts the places of nature among the spans which the chain text[at:end] begins or ends with.
func withNature(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if from, to := natureAt(text, at); to > from {
		return withNatureAt(spans, text, from, to), max(end, to)
	}
	if end > at && end <= len(text) {
		k := wordStartWithin(text, end, max(at, end-longestWord))
		if k > 3 && k < end && isCapitalAt(text, k) && (inSet(natureTails, text[k:end]) || inSet(natureEnds, text[k:end])) && !continuesName(text, end) {
			if from := natureStart(text, k, end); from < k {
				return withNatureAt(spans, text, from, end), end
			}
		}
	}
	return spans, end
}

// natureAt gives the place of nature at text[at], which begins with a capital, or at twice.
func natureAt(text string, at int) (from, to int) {
	if at > 3 && (text[at-1] == ' ' || text[at-1] == '\'') {
		if k, ok := natureNounBefore(text, at); ok {
			to = natureName(text, at)
			if to > at && inSet(wholeRivers, text[k:wordsEndAt(text, k)]) {
				return k, to
			}
			return at, to
		}
	}
	e, _ := wordAt(text, at)
	if e == at || e-at > longestWord || joinsBefore(text, at) {
		return at, at
	}
	word := text[at:e]
	if inSet(knownWaters, word) && !continuesName(text, e) && isOfWater(text, at) {
		return at, e
	}
	if e+2 >= len(text) || text[e] != ' ' {
		return at, at
	}
	if inSet(natureFronts, word) && isCapitalAt(text, e+1) {
		if to := natureName(text, e+1); to > e+1 && (word != "Rio" && word != "Río" || isBehindArticle(text, at)) {
			return at, to
		}
	}
	if inSet(natureOfs, word) {
		if i, linked := linkedStart(text, e); linked {
			if to := natureName(text, i); to > i {
				return at, to
			}
		}
	}
	return at, at
}

// natureNounBefore is where the noun in small letters begins that stands before text[at], with a link between or none.
func natureNounBefore(text string, at int) (int, bool) {
	i := at - 1
	if !natureNouns.mayEnd(text, i) && !natureLinks.mayEnd(text, i) && text[i] != '\'' {
		return at, false
	}
	for n := range 2 {
		k := wordStartWithin(text, i, i-longestWord)
		if k == i || isCapitalAt(text, k) {
			return at, false
		}
		word := text[k:i]
		if j := strings.LastIndexByte(word, '\''); j >= 0 && j < len(word)-1 {
			k += j + 1 // l'île
			word = text[k:i]
		}
		if inSet(natureNouns, word) && !joinsBefore(text, k) {
			return k, !(n > 0 && inSet(wholeRivers, word))
		}
		if n > 0 || !inSet(natureLinks, word) || k < 4 || text[k-1] != ' ' {
			return at, false
		}
		i = k - 1
	}
	return at, false
}

// natureName is the end of one word with a capital, or two, at text[i] that a place of nature may be called, or i.
func natureName(text string, i int) int {
	e, capital := wordAt(text, i)
	if !capital || e-i < 2 || joinsAfter(text, e) || monthNamed(text[i:e]) > 0 {
		return i
	}
	if c := lexicon.Lookup(text[i:e]); c.Is(lexicon.Title|lexicon.Occupation|lexicon.Street) && c.Place() == 0 {
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
	case "Po", "Main", "Inn", "Oder", "Nil", "Avon", "Sieg", "Tage", "Lek", "Aire", "Sado", "Dora":
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

// natureStart is where a place of nature begins whose last word is text[k:end], or k.
func natureStart(text string, k, end int) int {
	free := inSet(natureEnds, text[k:end])
	from := k
	for range 2 {
		j := capitalWordBefore(text, from)
		if j == from || from < 2 || text[from-2] == '\'' || inSet(headOpenings, text[j:from-1]) || startsSentence(text, j) && !free {
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
