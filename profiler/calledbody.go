package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds bodies whose names are a head word and everyday words beside it, which a capital in the middle of a sentence
// makes a name: the Wexcombe Maritime Gallery, Stiftung Nordlicht, vom Pommerschen Landesmuseum, la Confédération maritime.

// The bounds of such a name, and how sure it is.
const (
	mostInBody  = 4  // words on a side of the head
	longestBody = 96 // bytes
	bodyAlone   = 0.85
)

// withBodyAt puts the body or the place of nature among the spans of which the word text[i:e], which has a capital, is the head or the last
// word, and gives the end of that; or e.
func withBodyAt(spans []tagger.Span, text string, i, e int) ([]tagger.Span, int) {
	if e-i > 3 {
		i = behindElision(text, i, e)
	}
	from, to, label := bodyAround(text, i, e)
	switch {
	case to == from:
		return spans, e
	case label == tagger.Location:
		return withNatureAt(spans, text, from, to), max(e, to)
	}
	return withBody(spans, text, from, to), max(e, to)
}

// bodyAround gives the body or the place of which the word text[k:e], which has a capital, is the head or the last word, and what it is;
// or k twice.
func bodyAround(text string, k, e int) (from, to int, label tagger.Label) {
	word := text[k:e]
	if len(word) > longestWord {
		if e, _ = longWordAt(text, k); e-k > 2*longestWord {
			return k, k, 0
		}
		word = text[k:e]
	} else if inSet(bodyWords, word) && isCapitalAt(text, k) && !joinsBefore(text, k) {
		kind := bodyKindOf(word)
		if word == "Kirche" {
			if from = churchStart(text, k); from < k && !continuesName(text, e) {
				return from, e, tagger.Organization
			}
		}
		if kind >= natureFront {
			if from, to = natureAround(text, k, e, kind); to > from {
				return from, to, tagger.Location
			}
		}
		from, to = headedBody(text, k, e, kind)
		return from, to, tagger.Organization
	}
	if len(word) > 5 && (text[e-3] == '\'' || text[e-4] == '\'' || text[e-5] == '\'') && isTurkishPlace(word) {
		return k, k + strings.LastIndexByte(word, '\''), tagger.Location
	}
	if len(word) > 6 && inSet(bodyLasts, word[len(word)-4:]) {
		if isCalledGerman(word) {
			return k, e, tagger.Organization
		}
		if from, to := compoundFeature(text, k, e); to > from {
			return from, to, tagger.Location
		}
		if from := germanStart(text, k, e); from < k {
			return from, e, tagger.Organization
		}
		if endsAsJob(word, northernBodies[:]) && isNorthernBody(text, k, e) {
			return k, bodyNameEnd(text, e, true), tagger.Organization
		}
	}
	if e+4 < len(text) && text[e] == ' ' && text[e+1] >= 'a' && mayOwn(word) && smallTails.mayBegin(text[e+1]) {
		if to := wordsEndAt(text, e+1); inSet(smallTails, text[e+1:to]) && isOwnerOf(text, k, e, to) {
			if j := capitalWordBefore(text, k); j < k && !startsSentence(text, j) && lexicon.Lookup(text[j:k-1]).Given() < 2 {
				k = j // Aleris Almens vårdcentral
			}
			return k, to, tagger.Organization
		}
	}
	if e+6 < len(text) && text[e] == ' ' && czechNamed.mayBegin(text[e+1]) && hasCzechEnd(word) {
		if to := wordsEndAt(text, e+1); inSet(czechNamed, text[e+1:to]) && isCapitalAt(text, min(len(text)-1, to+1)) {
			if to = bodyNameEnd(text, to, true); strings.LastIndexByte(text[e+1:to], ' ') > 0 {
				return k, to, tagger.Organization
			}
		}
	}
	return k, k, 0
}

// hasCzechEnd reports whether a word ends as an adjective of Czech and Slovak.
func hasCzechEnd(word string) bool {
	if len(word) < 6 || word[len(word)-2] < utf8.RuneSelf {
		return strings.HasSuffix(word, "ého") || strings.HasSuffix(word, "ém") || strings.HasSuffix(word, "ou")
	}
	switch word[len(word)-2:] {
	case "í", "é", "á", "ý":
		return true
	}
	return false
}

// mayOwn is false for most words that are no genitive and no adjective of isOwnerOf.
func mayOwn(word string) bool {
	n := len(word)
	return n > 4 && (word[n-1] == 's' || word[n-3] == 's' && word[n-2] == 'k' || word[n-3] == 'k' && word[n-2] >= utf8.RuneSelf || strings.HasSuffix(word, "ého") || strings.HasSuffix(word, "kém"))
}

// headedBody is bodyAround for a head of some kinds.
func headedBody(text string, k, e int, kind bodyKind) (from, to int) {
	if kind&(bodyTail|bodyPaper) != 0 {
		if from := tailedFrom(text, k, kind); from < k && !continuesName(text, e) {
			if strings.HasPrefix(text[e:], " of ") && kind&bodyTail != 0 {
				return from, bodyNameEnd(text, e, false)
			}
			return from, e
		}
	}
	switch {
	case kind&(bodyClub|bodyClubWeak) != 0:
		if from, to = clubPrefix(text, k, e, kind); to > from {
			return from, to
		}
	case kind&bodyClubFront != 0:
		if from, to = clubFront(text, k, e); to > from {
			return from, to
		}
	case kind&bodyTeam != 0:
		if from = teamTail(text, k); from < k {
			return from, e
		}
	}
	if kind >= bodyState {
		if from, to = bodyBySides(text, k, e, kind); to > from {
			return from, to
		}
	}
	first := startsSentence(text, k)
	behind := isBehindArticle(text, k)
	if kind&bodyFor != 0 && strings.HasPrefix(text[e:], " for ") {
		if to := purposeEnd(text, k, e); to > e {
			if from = namesBefore(text, k); from < k || !first {
				return from, to
			}
		}
	}
	to = e
	switch {
	case kind&bodyNumber != 0 && e+1 < len(text) && text[e] == ' ' && isDigit(text[e+1]) && !first:
		if n := digitsEnd(text, e+1); n < e+4 && !joinsAfter(text, n) && !(n < len(text) && (text[n] == '.' || text[n] == ',' || text[n] == ':') && n+1 < len(text) && isDigit(text[n+1])) {
			return k, n
		}
	case kind&bodyFrench != 0 && (!first || behind):
		if e+4 < len(text) && text[k:e] == "Haute" && text[e] == ' ' && isLowerAt(text, e+1) {
			e = wordsEndAt(text, e+1) // Haute école de musique
		}
		to = frenchEnd(text, e)
	case kind&bodyFrench != 0 && text[k:e] == "Stade":
		to = frenchEnd(text, e) // Stade lavallois begins a line-up
	}
	if to == e && kind&bodyFront != 0 && (kind&bodyDaily == 0 || behind || !first) {
		to = bodyNameEnd(text, e, true)
	}
	if to == e && kind&bodySlavic != 0 && e+6 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) {
		if w := wordsEndAt(text, e+1); endsAsJob(text[e+1:w], polishTowns[:]) {
			to = w
		}
	}
	if to == e && kind&bodyOf != 0 && (kind&bodyDaily == 0 || behind || !first) {
		to = bodyNameEnd(text, e, false)
	}
	if to == e {
		return k, k
	}
	from = k
	if kind&bodyDaily != 0 && behind {
		if j := articleStart(text, k); j < k && isCapitalAt(text, j) && !startsSentence(text, j) {
			from = j
		}
	}
	return adjectivesStart(text, from), to
}

// polishTowns end adjectives of towns and regions in Polish.
var polishTowns = [...]string{"ski", "ska", "skie", "skiej", "skiego", "skiemu", "skim", "skich", "cki", "cka", "ckie", "ckiej", "ckiego", "ckim"}

// articleStart is where the article right before text[k] begins, or k.
func articleStart(text string, k int) int {
	if k < 2 {
		return k
	}
	if text[k-1] == '\'' || strings.HasSuffix(text[:k], "’") {
		i := k - 1
		if text[k-1] != '\'' {
			i = k - len("’")
		}
		if j := wordStartWithin(text, i, i-len("dell")); j < i {
			return j
		}
		return k
	}
	if text[k-1] != ' ' {
		return k
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	if j == k-1 || !inSet(bodyArticles, text[j:k-1]) {
		return k
	}
	return j
}

// bodyArticles stand before a body, with what is joined to them.
var bodyArticles = wordSet("the der die das dem den des vom zum zur beim am im la le les el los las il lo gli i o a os as de het dell del della dello dei do da dos das du des al alla allo no na nos nas ao à pelo pela sul sulla nel nella")

// isBehindArticle reports whether an article stands right before text[k].
func isBehindArticle(text string, k int) bool { return articleStart(text, k) < k }

// bodyNameEnd is the end of the name with capitals behind a head that ends at text[e], or e. Where it need be linked to the head,
// bare is false.
func bodyNameEnd(text string, e int, bare bool) int {
	to := e
	for n := 0; n < mostInBody && to+2 < len(text) && to-e < longestBody; n++ {
		i, linked := linkedStart(text, to)
		if i == to || n == 0 && !bare && !linked {
			break
		}
		w, capital := firmWordAt(text, i)
		if !capital || w-i < 2 && !linked || monthNamed(text[i:w]) > 0 || joinsAfter(text, w) {
			break
		}
		c := lexicon.Lookup(text[i:w])
		if c.Is(lexicon.Title) || c.Is(lexicon.Occupation) && c.Given()+c.Family() == 0 && n == 0 && !linked {
			break
		}
		if linked && n > 0 && c.Is(lexicon.Country) {
			break // Ministerio de Cultura del Perú
		}
		to = w
	}
	return to
}

// linkedStart is where the next word of a name begins behind text[i], with a link and an article before it or none, and whether there is one; or i.
func linkedStart(text string, i int) (next int, linked bool) {
	if i+2 >= len(text) || text[i] != ' ' {
		return i, false
	}
	if isCapitalAt(text, i+1) {
		return i + 1, false
	}
	e, _ := wordAt(text, i+1)
	k := behindElision(text, i+1, e)
	if k > i+1 && isCapitalAt(text, k) && (text[i+1] == 'd' || text[i+1] == 'l') {
		return k, true // d'Oran
	}
	if e == i+1 || !inSet(bodyLinks, text[i+1:e]) || e+1 >= len(text) || text[e] != ' ' {
		return i, false
	}
	k = e + 1
	if !isCapitalAt(text, k) {
		w, _ := wordAt(text, k)
		if j := behindElision(text, k, w); j > k && isCapitalAt(text, j) {
			return j, true
		}
		if !inSet(wholeArticles, text[k:w]) || w+1 >= len(text) || text[w] != ' ' || !isCapitalAt(text, w+1) {
			return i, false
		}
		k = w + 1
	}
	return k, true
}

// tailedFrom is where the name of a body begins whose last word stands at text[k], or k.
func tailedFrom(text string, k int, kind bodyKind) int {
	from, named, place := k, false, false
	for i, n := k, 0; n < mostInBody; n++ {
		j := capitalWordBefore(text, i)
		if j == i {
			break
		}
		word := text[j : i-1]
		word = strings.TrimRight(word, "'’")
		if first := startsSentence(text, j); inSet(headOpenings, word) || inSet(bodyArticles, word) {
			if !first && word == "The" && kind&bodyPaper != 0 {
				return j // The Northern Review
			}
			break
		} else if c := lexicon.Lookup(word); c.Is(lexicon.Title) || first && c.Common() == 3 && !c.IsName() && n > 0 && !strings.HasPrefix(text[k:], "Onlus") {
			break
		} else {
			named = named || !inSet(generalWords, word)
			place = c.Place() > 0 && c.Given() < 2 || c.Is(lexicon.Region|lexicon.Country) || inSet(paperWords, word) || inSet(moreDemonyms, word)
		}
		from, i = j, j
	}
	if !named || from == k {
		return k
	}
	if kind&bodyTail != 0 {
		return from
	}
	if behind := wordBeforeIn(text, from, 0, headOpenings) < from; !place && !(behind && from > 0) || place && !behind && lexicon.Lookup(text[from:wordsEndAt(text, from)]).Common() > 1 {
		return k
	}
	return from
}

// namesBefore is where the words with capitals before text[k] begin that are no article and the like, or k.
func namesBefore(text string, k int) int {
	for range mostInBody {
		j := capitalWordBefore(text, k)
		if j == k || inSet(headOpenings, text[j:k-1]) || lexicon.Lookup(text[j:k-1]).Is(lexicon.Title) {
			break
		}
		k = j
	}
	return k
}

// headOpenings stand before the name of a body and have no part in it.
var headOpenings = wordSet("the a an our your his her its their this that at in on from to by for of and with when while after before as")

// capitalWordBefore is where the word with a capital before text[i] begins, with its hyphens and behind one space, or i.
func capitalWordBefore(text string, i int) int {
	if i < 3 || text[i-1] != ' ' {
		return i
	}
	end := i - 1
	if text[end-1] == '\'' && text[end-2] == 's' {
		end-- // the Pupils' School
	} else if strings.HasSuffix(text[:end], "s’") {
		end -= len("’")
	}
	j := wordStartWithin(text, end, end-longestWord)
	for j > 2 && j < end && text[j-1] == '-' && end-j < longestWord {
		k := wordStartWithin(text, j-1, j-1-longestWord)
		if k == j-1 {
			break
		}
		j = k
	}
	if j == end || !isCapitalAt(text, j) || j > 0 && (joinsBefore(text, j) || strings.IndexByte("@./_-&", text[j-1]) >= 0) {
		return i
	}
	return j
}

// frenchEnd is the end of a French body behind its head, which ends at text[e]: of one or two adjectives, or a link with nouns and an
// adjective; or e.
func frenchEnd(text string, e int) int {
	to := frenchAdjectives(text, e)
	if to == e || strings.HasPrefix(text[to:], " de ") || strings.HasPrefix(text[to:], " d'") || strings.HasPrefix(text[to:], " d’") {
		if k := frenchNoun(text, to); k > to {
			to = frenchAdjectives(text, k)
			if to == k && k > e && isLowerAt(text, lastWordOf(text, e, k)) && !linksPlace(text, k) {
				return e // le Centre de la ville
			}
			if j, linked := linkedStart(text, to); linked {
				if w, capital := wordAt(text, j); capital {
					to = w
				}
			}
		}
	}
	return to
}

// linksPlace reports whether a link and a word with a capital stand behind text[i].
func linksPlace(text string, i int) bool {
	j, linked := linkedStart(text, i)
	return j > i && linked
}

// frenchNoun is the end of a link and one noun, in small letters or with a capital, behind text[i]; or i.
func frenchNoun(text string, i int) int {
	if i+3 >= len(text) || text[i] != ' ' || text[i+1] != 'd' {
		return i
	}
	e, _ := wordAt(text, i+1)
	if k := behindElision(text, i+1, e); k > i+1 {
		return e
	}
	if link := text[i+1 : e]; link != "de" && link != "des" && link != "du" || e+2 >= len(text) || text[e] != ' ' {
		return i
	}
	w, _ := wordAt(text, e+1)
	if text[e+1:w] == "la" && w+2 < len(text) && text[w] == ' ' {
		e = w
		w, _ = wordAt(text, e+1)
	}
	if w-e < 4 {
		return i
	}
	return w
}

// frenchAdjectives is the end of up to two adjectives in small letters behind text[i], or i.
func frenchAdjectives(text string, i int) int {
	for range 2 {
		if i+4 >= len(text) || text[i] != ' ' || isCapitalAt(text, i+1) {
			break
		}
		e, _ := wordAt(text, i+1)
		word := text[i+1 : e]
		if len(word) < 4 || inSet(noFrenchEnds, word) || !endsAsJob(word, frenchEnds[:]) && word != "polytechnique" {
			break
		}
		i = e
	}
	return i
}

// isCalledGerman reports whether a word is a name and one of namedGerman behind it.
func isCalledGerman(word string) bool {
	i := strings.LastIndexByte(word, '-')
	if i < 3 || !isWholeIn(word[i+1:], namedGerman[:]) {
		return false
	}
	c := lexicon.Lookup(word[:wordPartEnd(word)])
	return c.IsName() && (strings.IndexByte(word[:i], '-') > 0 || c.Common() < 2) && !c.Is(lexicon.Thing)
}

// wordPartEnd is the end of the first part of a word with hyphens.
func wordPartEnd(word string) int {
	if i := strings.IndexByte(word, '-'); i > 0 {
		return i
	}
	return len(word)
}

// germanStart is where the name of a body begins whose last word is text[k:e], with its adjectives with capitals, or k.
func germanStart(text string, k, e int) int {
	word := text[k:e]
	if i := strings.LastIndexByte(word, '-'); !endsAsJob(word, germanBodies[:]) && !isWholeIn(word[i+1:], germanBodies[:]) || continuesName(text, e) {
		return k
	}
	if i := strings.IndexByte(word, '-'); i > 0 && strings.HasSuffix(word, "ymnasium") {
		return k
	}
	from := k
	for range 2 {
		j := capitalWordBefore(text, from)
		if j == from || text[from-2] == '\'' || !isGermanAdjective(text[j:from-1]) {
			break
		}
		from = j
	}
	if from < k && startsSentence(text, from) && isWholeIn(word, germanBodies[:]) {
		return k // Deutsche Nachrichten
	}
	return from
}

// isWholeIn reports whether a word with a capital is one of some in small letters.
func isWholeIn(word string, of []string) bool {
	for _, w := range of {
		if len(w) == len(word) && strings.EqualFold(w, word) {
			return true
		}
	}
	return false
}

// germanCases end adjectives of German.
var germanCases = [...]string{"er", "en", "em", "es", "e"}

// isGermanAdjective reports whether a word with a capital is an adjective of German that only names have a capital for, or that of a
// town: Bergische, Hamburger.
func isGermanAdjective(word string) bool {
	for _, c := range germanCases {
		stem, ok := strings.CutSuffix(word, c)
		if !ok {
			continue
		}
		switch {
		case strings.HasSuffix(stem, "sch") && len(stem) > 4, strings.HasSuffix(stem, "lich") && len(stem) > 6, stem == "Neu", stem == "Frei", stem == "National", stem == "Allgemein":
			return true
		case c == "er" && (lexicon.Lookup(stem).Place() > 0 || lexicon.Lookup(word).Is(lexicon.Demonym) || isTownWith(stem, "en") || isTownWith(stem, "e")):
			return true
		}
	}
	return false
}

// isTownWith reports whether a stem and its rest are a town: Brem and en.
func isTownWith(stem, rest string) bool {
	if len(stem) > longestWord {
		return false
	}
	var buf [2 * longestWord]byte
	return lexicon.Find(lexicon.Hash(append(lexicon.AppendFolded(buf[:0], stem), rest...))).Place() > 1
}

// isNorthernBody reports whether the word text[k:e], which ends as a body does in a Scandinavian language or Dutch, has its capital from
// being a name: it stands in the middle of a sentence, behind a word in small letters or a bracket.
func isNorthernBody(text string, k, e int) bool {
	if k < 3 || strings.IndexByte(text[k:e], '-') >= 0 {
		return false
	}
	if strings.HasSuffix(text[k:e], "demokraterna") || strings.HasSuffix(text[k:e], "demokraterne") {
		return text[k-1] == ' ' || text[k-1] == '('
	}
	if text[k-1] == '(' {
		return true
	}
	if text[k-1] != ' ' {
		return false
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	return j < k-1 && isLowerAt(text, j)
}

// isOwnerOf reports whether the word text[k:e] is whose the body is whose head text[e+1:to] is: a genitive or an adjective.
func isOwnerOf(text string, k, e, to int) bool {
	word, tail := text[k:e], text[e+1:to]
	if inSet(slavicTails, tail) {
		for _, end := range [...]string{"ský", "ské", "ská", "cký", "cké", "cká", "ského", "ckého", "ském", "ckém"} {
			if strings.HasSuffix(word, end) && len(word) > len(end)+2 {
				return !startsSentence(text, k) || lexicon.Lookup(word)&^lexicon.Begins == 0
			}
		}
		return false
	}
	if joinsBefore(text, k) || e-k < 5 {
		return false
	}
	if strings.HasSuffix(word, "iska") || strings.HasSuffix(word, "iske") {
		return !startsSentence(text, k)
	}
	c := lexicon.Lookup(word)
	return word[len(word)-1] == 's' && (c.Common() < 2 || c.Place() > 0) && !c.Is(lexicon.Demonym|lexicon.Country) && !(c.Given() > 1 && tail != "konditori" && tail != "skola")
}

// withBody puts the body text[at:to] among the spans, with the organisations that are a part of it.
func withBody(spans []tagger.Span, text string, at, to int) []tagger.Span {
	p := max(bodyAlone, wholeOf(text, at, to))
	for i := range spans {
		s := &spans[i]
		if s.End <= at || s.Start >= to {
			continue
		}
		switch {
		case s.Label == tagger.Street && s.Confidence >= DefaultMinConfidence:
			return spans
		case s.Label == tagger.Organization:
			if k := personBefore(text, s.Start, at); k > s.Start {
				*s = tagger.Span{Start: s.Start, End: k, Label: tagger.Person, Confidence: leastPair}
				continue
			}
			elided := s.Start < at && strings.IndexByte(text[s.Start:at], ' ') < 0 // L'US Orvel
			if s.Start <= at && s.End >= to && s.Confidence >= DefaultMinConfidence && !elided {
				s.Confidence = max(s.Confidence, p)
				return spans
			}
			if s.Start < at && strings.Contains(text[s.Start:at], ". ") || s.End > to {
				continue
			}
			if p = max(p, s.Confidence); s.Start < at && !elided {
				at = s.Start
			}
		case s.Label == tagger.Person && s.Confidence >= DefaultMinConfidence && (s.Start < at && !isVerbBefore(text, s.Start, at) || s.End > to):
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: p})
}

// isVerbBefore reports whether text[from:at] is one word that begins a sentence and is nobody's given name.
func isVerbBefore(text string, from, at int) bool {
	return strings.IndexByte(text[from:at], ' ') == at-from-1 && startsSentence(text, from) && lexicon.Lookup(text[from:at-1]).Given() == 0
}
