package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file gives organisations that are found their right bounds: without the end of the sentence before, a link that leads nowhere and
// the common noun that says what a firm makes, and with what they are for and the rest of a word.

// mergedLinks are prepositions of German with an article in them, which lead from a name to a river and to anything else.
var mergedLinks = wordSet("am im zum zur beim vom ins")

// beforeOccasion is the end of the organisation text[from:to] before one of mergedLinks that leads to a day, or from its town to an
// everyday word: SV Meppen zur Sensation, das Präsidium Mitte am Sonntag.
func beforeOccasion(text string, from, to int) int {
	k := lastWordOf(text, from, to)
	if k < from+6 || text[k-1] != ' ' || !mergedLinks.mayEnd(text, k-1) {
		return to // as nearly always
	}
	i := wordStartWithin(text, k-1, from)
	if i < from+3 || text[i-1] != ' ' || !inSet(mergedLinks, text[i:k-1]) {
		return to
	}
	c, town := lexicon.Lookup(text[k:to]), lastWordOf(text, from, i-1)
	switch {
	case inSet(weekdays, text[k:to]):
		return i - 1
	case c.Common() < 2 || c.Place() > 0 || c.Is(lexicon.Region) || lexicon.Lookup(text[town:to]).Place() > 0, !isTownOrRegion(text[town : i-1]):
		return to // Frankfurt am Main
	}
	return i - 1
}

// isTownOrRegion reports whether a name is that of a place of the lexicon.
func isTownOrRegion(name string) bool {
	c := lexicon.Lookup(name)
	return c.Place() > 0 || c.Is(lexicon.Region)
}

// bodyBounds gives the bounds of the organisation text[from:to].
func bodyBounds(text string, from, to int) (int, int) {
	first, _ := wordAt(text, from)
	if first < to && text[first] == ' ' {
		if k := sentenceEndIn(text, from, to); k < to {
			to = k // Friends of the Arts. Meyer himself
		}
		to = beforeOccasion(text, from, to)
		if k := strings.LastIndexByte(text[from:to], ' '); k > 0 && isLowerAt(text, from+k+1) && inSet(danglers, text[from+k+1:to]) {
			to = from + k // Ministerio de Cultura del
		}
		from = behindCommon(text, from, first, to)
	}
	from, to = knownWithin(text, from, to)
	if from > 3 && strings.HasPrefix(text[from:to], "FC ") && text[from-3:from] == "1. " && !isDigit(text[from-4]) {
		from -= 3
	}
	switch {
	case to+8 < len(text) && text[to] == ' ' && text[to+1] >= 0xD0 && text[to+1] < 0xD2 && isLowerAt(text, to+1):
		if e := wordsEndAt(text, to+1); inSet(regionParts, text[to+1:e]) {
			to = e // Прокуратура Пензенской области
		}
	case to+5 < len(text) && text[to] == ' ' && text[to+1] == 'v' && (text[to+2] == ' ' || text[to+2] == 'e') && inSet(czechSeated, text[lastWordOf(text, from, to):to]):
		if i := behindOne(text, to, seatedIn[:]); i > to && isPlaceAt(text, i) {
			to = placeTailEnd(text, i, wordsEndAt(text, i))
		}
	case to+5 < len(text) && text[to] == ' ' && (text[to+1] == 'f' || text[to+1] == 'o') && (strings.HasPrefix(text[to:], " for ") || strings.HasPrefix(text[to:], " of ")):
		to = purposeEnd(text, from, to)
	case to+3 < len(text) && text[to] == '-' && text[to-1] >= utf8.RuneSelf && isLowerAt(text, to+1) && isLowerAt(text, lastWordOf(text, from, to)):
		if e, _ := longWordAt(text, to+1); e-to > len("-два") {
			to = e // Окском музее-заповеднике
		}
	case to+4 < len(text) && text[to] == ' ' && (text[to+1] == 'y' || text[to+1] == 'e') && text[to+2] == ' ':
		to = twoNamedEnd(text, lastWordOf(text, from, to), to)
	}
	return from, legalFormEnd(text, to)
}

// legalFormEnd is the end of the legal form right behind text[to], with the stop that belongs to it, or to.
func legalFormEnd(text string, to int) int {
	const longest = len("d.o.o.")
	if to+3 > len(text) || text[to] != ' ' {
		return to
	}
	e := to + 1
	for e < len(text) && e-to <= longest && (isLetter(text[e]) || text[e] == '.' && isLetter(text[e-1])) {
		e++
	}
	form := text[to+1 : e]
	bare := strings.TrimRight(form, ".")
	switch {
	case e < len(text) && isLetter(text[e]) || len(bare) < 2 || joinsAfter(text, e):
		return to
	case strings.IndexByte(bare, '.') > 0 && inSet(firmForms, bare) || strings.EqualFold(bare, "s.n.c") || strings.EqualFold(bare, "s.a.s"),
		strings.EqualFold(bare, "inc"), strings.EqualFold(bare, "ltd"), strings.EqualFold(bare, "ltda"):
		return e
	case isCapitalAt(text, to+1) && inSet(firmForms, bare):
		return to + 1 + len(bare)
	}
	return to
}

// knownWithin gives the bounds of the organisation that is known in text[from:to], of several words, where the whole is not: behind
// a sentence before it, behind what it makes, and before who is of it. Autozulieferer Siemens, PiS. Koalicja Obywatelska.
func knownWithin(text string, from, to int) (int, int) {
	e, _ := wordAt(text, from)
	if to-from > lexicon.LongestWord || e+2 >= to || lexicon.Lookup(text[from:to]).Is(lexicon.Organization) {
		return from, to
	}
	first := lexicon.Lookup(text[from:e])
	if text[e] == '.' && text[e+1] == ' ' && (isPolity(text[from:e]) || first.Is(lexicon.Organization) || lexicon.Lookup(text[e+2:to]).Is(lexicon.Organization)) && !inSet(dottedWords, text[from:e]) {
		if !isPolity(text[from:e]) && lexicon.Lookup(text[e+2:to]).Is(lexicon.Organization) {
			return e + 2, to
		}
		return from, e
	}
	if text[e] != ' ' {
		return from, to
	}
	if rest := text[e+1 : to]; len(rest) > 2 && e-from >= longCompound && !hasInnerCapital(text[from:e]) && first&^(lexicon.Begins) == 0 && (lexicon.Lookup(rest).Is(lexicon.Organization) || isPolity(rest)) {
		return e + 1, to
	}
	if next, _ := wordAt(text, e+1); next < to && text[next] == ' ' && isCapitalAt(text, next+1) && lexicon.Lookup(text[from:next]).Is(lexicon.Organization) {
		if k, _ := wordAt(text, next+1); inSet(politicians, text[next+1:k]) || lexicon.Lookup(text[next+1:k]).Given() > 1 {
			return from, next
		}
	}
	if k, _ := wordAt(text, to+min(1, len(text)-to)); isPolity(text[from:e]) && capitalsOf(text[from:e]) > 1 && to < len(text) && text[to] == ' ' && inSet(politicians, text[to+1:k]) {
		return from, e // CHP Antalya Milletvekili
	}
	return from, to
}

// longCompound is how long a word is at least, in bytes, that is a compound of what a firm does: Autozulieferer.
const longCompound = 10

// czechSeated end the names of courts and the like in Czech and Slovak, which seatedIn and a town stand behind.
var (
	czechSeated = wordSet("zastupitelství zastupiteľstvo soud soudu soudem súd súdu prokuratúra ředitelství")
	seatedIn    = [...]string{" v ", " ve ", " vo "}
)

// regionParts stand behind the adjective of a region that an authority is of.
var regionParts = wordSet("области края района округа області району краю")

// danglers are links that no name ends with.
var danglers = wordSet("del du des della dello dei degli dos das van der den of for")

// dottedWords end with a stop inside of a name, beside what is shorter than mostDotted.
var dottedWords = wordSet("bros corp gebr hnos prof assoc intl univ dept inst natl dist bldg ltda soc coop inc ltd bhd grupp mfg sdn zoo and resp sucs herm")

// mostDotted is the length in bytes of words that a stop stands behind inside of a name more often than not.
const mostDotted = 3

// sentenceEndIn is where a sentence ends within the name text[from:to], or to.
func sentenceEndIn(text string, from, to int) int {
	for i := from; ; {
		k := strings.Index(text[i:to], ". ")
		if k < 0 {
			return to
		}
		i += k
		w := wordStartWithin(text, i, max(from, i-longestWord))
		if word := text[w:i]; inSet(endingForms, word) && isCapitalAt(text, i+2) && !isTitleOrForm(text, i+2) && w > from {
			return i + 1
		} else if len(word) > mostDotted && !inSet(dottedWords, word) && capitalsOf(word) == 0 && isCapitalAt(text, i+2) && !isTitleOrForm(text, i+2) && w > from {
			return i
		}
		i += 2
	}
}

// endingForms are legal forms that end the name with their stop.
var endingForms = wordSet("zrt kft nyrt bt srl lda ltda")

// isTitleOrForm reports whether the word at text[i] is a legal form or a word of firms.
func isTitleOrForm(text string, i int) bool {
	e := wordsEndAt(text, i)
	return inSet(firmForms, text[i:e]) || lexicon.Lookup(text[i:e]).Is(lexicon.OrgWord)
}

// foreignWords say in Turkish and Slavic languages before a firm which country it is from, with a capital in the former.
var foreignWords = wordSet("Japon Alman Fransız İngiliz Amerikan İtalyan İspanyol Hollandalı Güney")

// behindCommon is where the firm text[from:to] begins behind a word that is none of its name: an article, a word for what it makes in
// German, its country in Turkish. Its first word ends at text[first].
func behindCommon(text string, from, first, to int) int {
	word := text[from:first]
	if !isCapitalAt(text, first+1) {
		return from
	}
	last := text[lastWordOf(text, from, to):to]
	switch {
	case (word == "Die" || word == "Der" || word == "Das") && inSet(firmForms, strings.TrimRight(last, ".")):
		return first + 1
	case isKindOfFirm(word) && !strings.HasSuffix(word, "bank") && wordBeforeIn(text, from, 0, articlesDE) < from && (strings.Contains(text[first+1:to], " ") || lexicon.Lookup(text[first+1:to])&^lexicon.Begins == 0):
		return first + 1
	case foreignWords.words[word] && strings.Contains(text[first+1:to], " "):
		return first + 1
	case capitalsOf(word) == 0:
		return behindPlayers(text, from, to)
	}
	return from
}

// articlesDE stand before such a word.
var articlesDE = withCapitals("der die das dem den des beim vom zum zur im")

// purposeEnd is the end of what the organisation text[from:to] is for or of, which has capitals; or to.
func purposeEnd(text string, from, to int) int {
	if !inSet(forHeads, text[lastWordOf(text, from, to):to]) {
		return to
	}
	i := to + strings.IndexByte(text[to+1:], ' ') + 2
	if strings.HasPrefix(text[i:], "the ") {
		i += len("the ")
	}
	end := to
	for range mostInBody + 2 {
		e, capital := wordAt(text, i)
		if !capital || e == i {
			break
		}
		if monthNamed(text[i:e]) > 0 || lexicon.Lookup(text[i:e]).Is(lexicon.Title) && text[i:e] != "St" {
			break
		}
		end = e
		if strings.HasPrefix(text[e:], " and ") && isCapitalAt(text, e+len(" and ")) && end > to {
			n := wordsEndAt(text, e+len(" and "))
			if c := lexicon.Lookup(text[e+len(" and ") : n]); c.Given() > 0 || c.Place() > 0 || c.Is(lexicon.Country) {
				break
			}
			i = e + len(" and ")
			continue
		}
		if e+1 >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return end
}
