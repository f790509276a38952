package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file gives institutions their whole names, with the place or the person in them: University of Malawi, CHU de Nantes,
// Scottish Government. A head word with a capital stands before the place and a link, or behind what the place is called.

// How sure such an institution is; with a country in its name, surer than that alone.
const (
	wholeAlone   = 0.8
	wholeCountry = 0.91
	longWhole    = 96 // bytes
)

var (
	// wholeHeads stand before a link and a place.
	wholeHeads = withCapitals("university museum bank ministry department institute academy court parliament government council embassy archdiocese diocese church library university's observatory orchestra federation " +
		"chu chru université institut cour conseil banque musée hôpital orchestre ambassade parlement assemblée " +
		"gemeinderat stadtrat kantonsrat kreistag stadtverwaltung landtag kirchgemeinde universität botschaft regierung bischof bistum erzbistum " +
		"universidad hospital policía ejército gobierno banco ayuntamiento museo parlamento embajada orquesta gobernación alcaldía junta xunta generalitat " +
		"università ospedale banca governo ambasciata comune universidade governo museu assembleia universiteit gemeente gemeenteraad ziekenhuis " +
		"bourse bolsa borsa relação commune questura prefettura fiscalía diputación audiencia lycée parquet squadra liceu hochschule " +
		"uniwersytet uniwersytetu uniwersytecie politechnika akademia akademii")

	// wholeLinks stand between such a head and the place; the second may follow the first.
	wholeLinks    = wordSet("of de du des del della di do da dos das von van der w we i")
	wholeArticles = wordSet("the lo la los las le les der den het a o")

	// wholeBefore are both. They tell most words off.
	wholeBefore = wordSet(strings.Join(wordsOf(wholeLinks, wholeArticles), " "))

	// wholeAdjectives stand before such a head and belong to it, with a capital.
	wholeAdjectives = withCapitals("national royal central supreme federal state high technical pontificia pontificial real autonomous european international metropolitan general greater imperial constitutional reserve catholic medical old public roman koninklijk koninklijke kungliga kongelige königliche königliches königlichen reial regio regia")

	// tailHeads stand behind the adjective of a nation or a region, or the name of that.
	tailHeads = wordSet("government parliament assembly army navy police embassy cabinet executive constabulary")

	// demonymHeads stand before the adjective of a nation, with a capital.
	demonymHeads = withCapitals("policía gendarmería armada ejército cancillería gobierno marina polícia exército marinha governo polizia esercito")

	// restHeads begin the rest of the name of an institution whose first words are a person or a place.
	restHeads = wordSet("university borough county city town hospital college memorial district council parish metropolitan police school international")
)

// withWholeInstitutions puts the institutions among the spans of the chain text[at:end], and gives their whole names to those
// that are there. The end of the chain may grow.
func withWholeInstitutions(first cue, spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if at > 4 && text[at-1] == ' ' && (first == everyCue || cuesBeforeAt(text, at)&cueInstitution != 0) {
		if k := headBeforeLink(text, at); k < at {
			if from, to := wholeAround(text, k); to > at {
				spans, end = withWhole(spans, text, from, to), max(end, to)
			}
		}
	}
	for i := at; i < end; {
		e, capital := wordAt(text, i)
		if e == i {
			i++
			continue
		}
		if !capital && e-i > fewestOfLand && (text[i] == 'l' || text[i] == 'd') {
			if k := behindElision(text, i, e); k > i && isCapitalAt(text, k) {
				spans = withPlaceAt(spans, text, k, e)
			}
		}
		if capital && e-i > 1 {
			cues := first.in(text, at, i, e)
			if cues&cueInstitution != 0 {
				if to := authorityEnd(text, i); to > i && i > at {
					spans, end = withAuthority(spans, i, to), max(end, to)
				}
				if inSet(wholeHeads, text[i:e]) {
					if from, to := wholeAround(text, i); to > i {
						spans, end = withWhole(spans, text, from, to), max(end, to)
						e, cues = max(e, to), allCues
					}
				}
				if i > at && inSet(tailHeads, text[i:wordsEndAt(text, i)]) {
					if from := tailStart(text, i, at); from < i {
						spans = withWhole(spans, text, from, wordsEndAt(text, i))
					}
				}
			}
			if cues&cuePlace != 0 {
				spans = withPlaceAt(spans, text, i, e)
			}
			if cues&cueTold != 0 && i > at && text[i-1] == ' ' {
				spans, end = withInPlaceInside(spans, text, i, end)
			}
			if cues&cueTownBody != 0 {
				spans = withTownBody(spans, text, i, e)
			}
			if cues&cueBody != 0 || e-i > longestWord || e-i > 6 && inSet(bodyLasts, text[e-4:e]) {
				spans, e = withBodyAt(spans, text, i, e)
			}
			if cues&cueFrame != 0 && mayBeFramed(text, i) {
				if to, p := framedAt(text, i); to > i {
					spans, e = withFramed(spans, text, i, to, p), max(e, to)
				}
			}
			end = max(end, e)
		}
		i = e
	}
	return spans, end
}

// withWhole puts an institution among the spans, or makes longer the one that is a part of it.
func withWhole(spans []tagger.Span, text string, at, to int) []tagger.Span {
	p := wholeOf(text, at, to)
	for i := range spans {
		s := &spans[i]
		if s.End <= at || s.Start >= to {
			continue
		}
		if s.Label == tagger.Organization {
			if k := personBefore(text, s.Start, at); k > s.Start { // Silvia Marchetti della Procura di Bari
				*s = tagger.Span{Start: s.Start, End: k, Label: tagger.Person, Confidence: leastPair}
				continue
			}
			if s.Start <= at && s.End >= to && s.Confidence >= DefaultMinConfidence {
				s.Confidence = max(s.Confidence, p)
				return spans
			}
			at, to, p = min(at, s.Start), max(to, s.End), max(p, s.Confidence)
		} else if s.Start < at || s.End > to || s.Label == tagger.Street {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: p})
}

// personBefore is where somebody's name ends that begins at text[from] and has a link in small letters between it and text[at]; or from.
func personBefore(text string, from, at int) int {
	if at < from+8 || text[at-1] != ' ' {
		return from
	}
	k := wordStartWithin(text, at-1, from)
	if k <= from+1 || isCapitalAt(text, k) || text[k-1] != ' ' || !inSet(bodyLinks, text[k:at-1]) {
		return from
	}
	name := text[from : k-1]
	if i := strings.IndexByte(name, ' '); i < 0 || lexicon.Lookup(name[:i]).Given() < 2 || !isCapitalAt(name, i+1) {
		return from
	}
	return k - 1
}

// wholeOf is how sure the institution text[at:to] is.
func wholeOf(text string, at, to int) float64 {
	if k := strings.LastIndexByte(text[at:to], ' '); k > 0 && (lexicon.Lookup(text[at+k+1:to]).Is(lexicon.Country) || lexicon.Lookup(text[at:wordsEndAt(text, at)]).Is(lexicon.Country)) {
		return wholeCountry
	}
	return wholeAlone
}

// headBeforeLink is where one of wholeHeads begins before the link before text[at], or at.
func headBeforeLink(text string, at int) int {
	if !wholeBefore.mayEnd(text, at-1) {
		return at // as most
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 || k < 4 || text[k-1] != ' ' || isCapitalAt(text, k) {
		return at
	}
	if word := text[k : at-1]; inSet(wholeArticles, word) && !inSet(wholeLinks, word) {
		j := wordStartWithin(text, k-1, k-1-longestWord)
		if j == k-1 || j < 4 || text[j-1] != ' ' {
			return at
		}
		k = j
	}
	e := k - 1
	j := wordStartWithin(text, k-1, k-1-longestWord)
	if j == e || !isCapitalAt(text, j) || !inSet(wholeLinks, text[k:wordsEndAt(text, k)]) || !inSet(wholeHeads, text[j:e]) {
		return at
	}
	return j
}

// wholeAround gives the institution whose head word is at text[k], with what belongs to its name on both sides, or k twice.
func wholeAround(text string, k int) (from, to int) {
	e := wordsEndAt(text, k)
	head := text[k:e]
	if joinsBefore(text, k) || e+2 >= len(text) || text[e] != ' ' {
		return k, k
	}
	to = wholeEnd(text, head, e)
	if to == e {
		return k, k
	}
	return adjectivesStart(text, k), to
}

// adjectivesStart is where up to two adjectives with capitals begin that stand before the head word at text[k] and belong to
// the name, or k.
func adjectivesStart(text string, k int) int {
	for range 2 {
		if k < 3 || text[k-1] != ' ' {
			break
		}
		j := wordStartWithin(text, k-1, k-1-longestWord)
		if j == k-1 || !isCapitalAt(text, j) || !inSet(wholeAdjectives, text[j:k-1]) {
			break
		}
		k = j
	}
	return k
}

// wholeEnd is the end of the name behind the head word that ends at text[e], or e.
func wholeEnd(text, head string, e int) int {
	i, link := e+1, ""
	w, capital := wordAt(text, i)
	if capital {
		if inSet(demonymHeads, head) && lexicon.Lookup(text[i:w]).Is(lexicon.Demonym) {
			return w // Policía Boliviana
		}
		if head == "Hospital" && w+4 < len(text) && (strings.HasPrefix(text[w:], " y ") || strings.HasPrefix(text[w:], " e ")) && isCapitalAt(text, w+3) && isNamePart(text[i:w]) {
			return wordsEndAt(text, w+3) // Hospital Ramón y Cajal
		}
		// An adjective with a capital may stand between: Universidad Católica del Perú.
		if w+4 >= len(text) || text[w] != ' ' || !lexicon.Lookup(text[i:w]).Is(lexicon.Religion|lexicon.Demonym) && !inSet(middleAdjectives, text[i:w]) {
			return e
		}
		i = w + 1
		if w, capital = wordAt(text, i); capital {
			return e
		}
	} else if inSet(middleAdjectives, text[i:w]) && w+3 < len(text) && text[w] == ' ' {
		i = w + 1 // Cour suprême du Canada
		w, _ = wordAt(text, i)
	}
	link = text[i:w]
	if !inSet(wholeLinks, link) || w+2 >= len(text) || text[w] != ' ' || !suitsHead(head, link) {
		return e
	}
	i = w + 1
	if w, capital = wordAt(text, i); !capital && inSet(wholeArticles, text[i:w]) && w+2 < len(text) && text[w] == ' ' {
		i = w + 1
		w, capital = wordAt(text, i)
	}
	if !capital || w-i < 2 {
		return e
	}
	c := lexicon.Lookup(text[i:w])
	place := c.Is(lexicon.Country|lexicon.Region) || c.Place() > 0
	if !place && (c.Common() > 1 || c.Is(lexicon.Title|lexicon.Occupation|lexicon.Thing|lexicon.Demonym|lexicon.Religion) || c.Given() > 2) {
		if next, up := wordAt(text, min(len(text), w+1)); !up || w >= len(text) || text[w] != ' ' || lexicon.Lookup(text[i:next]).Place() == 0 && !lexicon.Lookup(text[i:next]).Is(lexicon.Country|lexicon.Region) {
			return e // the Bank of Mum and Dad
		}
	}
	if monthNamed(text[i:w]) > 0 {
		return e
	}
	to := twoNamedEnd(text, i, w)
	for range 3 { // of Bad Aussee
		if to+2 >= len(text) || text[to] != ' ' || to-e > longWhole {
			break
		}
		n, up := wordAt(text, to+1)
		if !up || lexicon.Lookup(text[to+1:n]).Is(lexicon.Title|lexicon.Occupation) || monthNamed(text[to+1:n]) > 0 {
			break
		}
		if whole := lexicon.Lookup(text[i:n]); whole.Place() == 0 && !whole.Is(lexicon.Country|lexicon.Region) {
			if d := lexicon.Lookup(text[to+1 : n]); place && (d.Common() > 1 || d.Given() > 1 || d.Is(lexicon.OrgWord)) {
				break
			}
		}
		to = n
	}
	return to
}

// twoNamedEnd is the end of the region of two names with a word for and between them, of which the first is text[i:e]; or e: Castilla y
// León.
func twoNamedEnd(text string, i, e int) int {
	if e+4 >= len(text) || text[e] != ' ' || text[e+2] != ' ' || !isCapitalAt(text, e+3) {
		return e
	}
	if to := wordsEndAt(text, e+3); lexicon.Lookup(text[i:to]).Is(lexicon.Region | lexicon.Country) {
		return to
	}
	return e
}

// middleAdjectives stand between a head word and the link.
var middleAdjectives = withCapitals("mobile simfònica etnográfico arqueológico provincial sinfónica filarmónica sinfonica filarmonica sinfônica filarmônica philharmonique symphonique suprême supérieure constitutionnelle nationale national fédérale fédéral général générale catholique polytechnique autónoma autónomo católica católico nacional central politécnica politécnico federal estatal tecnológica católica nazionale centrale superiore municipal universitario universitaria universitaire régional régionale ekonomiczny medyczny techniczny przyrodniczy medyczna techniczna austral andina andino iberoamericana metropolitana metropolitano industrial agraria libre abierta popular provincial departamental internacional ekonomicznego medycznego technische vrije")

// suitsHead reports whether a link is one of the language of a head word, as far as w and i are others.
func suitsHead(head, link string) bool {
	switch link {
	case "w", "we":
		return len(head) > 6 && (head[0] == 'U' || head[0] == 'P' || head[0] == 'A') && strings.IndexAny(head[:3], "onk") > 0 && (strings.HasPrefix(head, "Uniwersytet") || strings.HasPrefix(head, "Politechnik") || strings.HasPrefix(head, "Akademi"))
	case "i":
		return false
	case "of":
		return inSet(englishHeads, head)
	}
	return true
}

// englishHeads are those of wholeHeads that are words of English.
var englishHeads = wordSet("university museum bank ministry department institute academy court parliament government council embassy archdiocese diocese church library observatory orchestra federation")

// isNamePart reports whether a word is a name of somebody.
func isNamePart(word string) bool {
	c := lexicon.Lookup(word)
	return c.Given() > 0 || c.Family() > 0
}

// tailStart is where the name of the nation or region begins before the head word at text[k], behind text[:at]; or k.
func tailStart(text string, k, at int) int {
	if text[k-1] != ' ' {
		return k
	}
	j := wordStartWithin(text, k-1, max(at, k-1-longestWord))
	if j == k-1 || !isCapitalAt(text, j) || joinsBefore(text, j) {
		return k
	}
	c := lexicon.Lookup(text[j : k-1])
	if !c.Is(lexicon.Demonym|lexicon.Region|lexicon.Country) && !inSet(moreDemonyms, text[j:k-1]) || c.Common() > 2 && !c.Is(lexicon.Demonym|lexicon.Country) {
		return k
	}
	if i := j - 1; i > at && text[i] == ' ' {
		if m := wordStartWithin(text, i, max(at, i-longestWord)); m < i && isCapitalAt(text, m) && (inSet(nationOpenings, text[m:i]) || lexicon.Lookup(text[m:k-1]).Is(lexicon.Country|lexicon.Region|lexicon.Demonym)) {
			return m // South Korean Government
		}
	}
	return j
}

var (
	// moreDemonyms are adjectives of regions that have a government.
	moreDemonyms   = wordSet("welsh scottish catalan basque bavarian flemish victorian queensland ontario quebec albertan manx")
	nationOpenings = wordSet("south north east west new saudi sri costa puerto el sierra greater northern southern")
)

// isPartOfInstitution reports whether the person or place before an organisation, which begins with a word of restHeads, is the
// first part of its name: James Cook University Hospital.
func isPartOfInstitution(text string, before, rest *tagger.Span) bool {
	if before.Label != tagger.Location && before.Label != tagger.Person || before.End+1 != rest.Start || text[before.End] != ' ' {
		return false
	}
	if startsSentence(text, before.Start) && before.Label == tagger.Person && before.Confidence >= surelyName {
		return false
	}
	e := wordsEndAt(text, rest.Start)
	return e < rest.End && inSet(restHeads, text[rest.Start:e])
}

// goesOnBodies are the letters that the small words begin with which the names of institutions go on with: of, der, sans.
var goesOnBodies = [256]bool{'o': true, 'd': true, 's': true, 'f': true}

// plainInstitution gives the institution that begins at text[at] with a word that everybody uses, of size bytes, and how sure it
// is: the Bank of Botswana, the Welsh Government.
func plainInstitution(text string, at, size int) (from, to int, p float64) {
	e := at + size
	if e+4 >= len(text) || text[e] != ' ' || text[e+1] > 'Z' && !goesOnBodies[text[e+1]] || !beginsWord(text, e+1) {
		return at, at, 0 // as most
	}
	word := text[at:e]
	if c := lexicon.Lookup(word); c.Is(lexicon.Begins) && (c.Common() < 3 || c.Is(lexicon.OrgWord)) {
		if n, p := knownPhraseAt(text, at, e); n > e {
			return at, n, p // Bundesverband der Deutschen Industrie
		}
	}
	if isCapitalAt(text, e+1) {
		if n := wordsEndAt(text, e+1); inSet(tailHeads, text[e+1:n]) && (lexicon.Lookup(word).Is(lexicon.Demonym) || inSet(moreDemonyms, word)) && !joinsBefore(text, at) {
			return at, n, wholeAlone
		}
		if n := authorityEnd(text, at); n > e {
			return at, n, authorityAlone
		}
		return at, at, 0
	}
	if inSet(wholeHeads, word) {
		if from, to = wholeAround(text, at); to > from {
			return from, to, wholeOf(text, from, to)
		}
	}
	if inSet(bodyWords, word) && bodyKindOf(word)&bodyState != 0 && !joinsBefore(text, at) {
		from, to = bodyBySides(text, at, e, bodyState)
		return from, to, bodyAlone
	}
	return at, at, 0
}
