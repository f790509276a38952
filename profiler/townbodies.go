package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds what belongs to a town and is called after it: Stadtwerke Neuhofen, rechtbank Gent, Kuhmon kaupunki, Foça Belediyesi;
// and it tells towns by what stands beside them: residents of Hollin Bank, South Wales, a dateline.

const townBodyAlone = 0.83

var (
	// townHeads stand right before the town whose body it is, and townSites before the one where it stands.
	townHeads = wordSet("Stadtwerke Stadtwerken Gemeinderats Gemeinderates Kreistags Kreistages Theater Stadttheater Theaters Schauspiel Landestheater Landratsamt Amtsgericht Landgericht Oberlandesgericht Verwaltungsgericht Arbeitsgericht Sozialgericht Staatsanwaltschaft Polizeipräsidium Polizeiinspektion Volkshochschule Feuerwehr Sparkasse Volksbank Klinikum Jobcenter Tierheim Kirchengemeinde Pfarrgemeinde " +
		"rechtbank Rechtbank gerechtshof Gerechtshof gemeenteraad politierechtbank Politie Brandweer " +
		"Radio Radia Radiu")
	townSites = wordSet("Rathaus Rathauses Schloss Burg Kloster Freibad Stadthalle Altenheim Flughafen Güterbahnhof Stadtpark Bürgerhaus Kurpark Stadtbad")

	// officeTails stand behind a town, in Finnish in small letters and behind its genitive.
	officeTails    = wordSet("Belediyesi Valiliği Kaymakamlığı Üniversitesi Müzesi Adliyesi Barosu Başsavcılığı Önkormányzata Önkormányzat")
	smallTownTails = wordSet("kaupunki kaupungin kaupungille kaupunkia kunta kunnan kunnalle seurakunta seurakunnan seurakunnalle")

	// smallSites stand behind a name with small letters and are part of that of a place.
	smallSites = wordSet("kirke kyrka domkyrka domkirke stadion slott kulturhus bygdehus forsamlingshus híd hídon hídnál hídról hidat tér téren térről teret utca utcában utcán utcai körút körúton rakpart rakparton templom templomban kirkko kirkossa kirkon")
)

// withTownBody puts the body or the site among the spans that the word with a capital text[i:e] is the town of, or the head.
func withTownBody(spans []tagger.Span, text string, i, e int) []tagger.Span {
	if i > 4 && text[i-1] == ' ' && townHeadWords.mayEnd(text, i-1) {
		k := wordStartWithin(text, i-1, i-1-longestWord)
		head := text[k : i-1]
		if site := isExactly(townSites, head); (site || isExactly(townHeads, head)) && !joinsBefore(text, k) {
			if to := townCalledEnd(text, i); to > i {
				label := tagger.Organization
				if site {
					label = tagger.Location
				} else if head[0] == 'K' || head[0] == 'P' {
					k = churchStart(text, k)
				}
				return withTownCalled(spans, k, to, label)
			}
		}
	}
	if e+5 >= len(text) || text[e] != ' ' {
		return spans
	}
	tails := smallTownTails
	if isCapitalAt(text, e+1) {
		tails = officeTails
	}
	if !tails.mayBegin(text[e+1]) && !(tails == smallTownTails && smallSites.mayBegin(text[e+1])) && text[e+1] < 0x80 {
		return spans // as most
	}
	w := wordsEndAt(text, e+1)
	if n := apostropheIn(text[e+1 : w]); n > 0 {
		w = e + 1 + n // Foça Belediyesi'nin
	}
	switch tail := text[e+1 : w]; {
	case isExactly(tails, tail):
		if c := lexicon.Lookup(text[i:e]); tails == smallTownTails && text[e-1] != 'n' || c.Is(lexicon.Title|lexicon.Occupation) {
			return spans
		}
		return withTownCalled(spans, i, w, tagger.Organization)
	case tails == smallTownTails && isExactly(smallSites, tail):
		if c := lexicon.Lookup(text[i:e]); startsSentence(text, i) && c.Common() > 1 || c.Is(lexicon.Title|lexicon.Occupation|lexicon.Demonym) {
			return spans
		}
		return withTownCalled(spans, i, w, tagger.Location)
	}
	return spans
}

// churchStart is where the adjectives begin that say of which faith and nation the church at text[k] is, or k.
func churchStart(text string, k int) int {
	for range 3 {
		j := capitalWordBefore(text, k)
		if j == k {
			break
		}
		word := text[j : k-1]
		if c := lexicon.Lookup(word); !c.Is(lexicon.Religion|lexicon.Demonym) && !inSet(churchAdjectives, word) {
			break
		}
		k = j
	}
	return k
}

// churchAdjectives stand before a church in German.
var churchAdjectives = wordSet("evangelische evangelischen katholische katholischen apostolische apostolischen orthodoxe orthodoxen lutherische lutherischen reformierte reformierten armenische armenischen anglikanische anglikanischen methodistische koptische koptischen syrische syrischen russische russischen griechische griechischen serbische serbischen rumänische rumänischen äthiopische ukrainische ukrainischen bulgarische georgische altkatholische altkatholischen neuapostolische neuapostolischen freie freien bischöfliche unierte")

// romanianHeads begin the names of bodies in Romanian behind which din and the town stand.
var romanianHeads = wordSet("Teatrul Teatrului Opera Operei Filarmonica Filarmonicii Muzeul Muzeului Universitatea Universității Spitalul Spitalului Colegiul Colegiului Liceul Liceului Tribunalul Tribunalului Curtea Biblioteca Bibliotecii Institutul Institutului Academia Școala Judecătoria Parchetul Politehnica")

// romanianSeatEnd is the end of din and the town behind the body text[i:e], or e.
func romanianSeatEnd(text string, i, e int) int {
	const din = " din "
	if !strings.HasPrefix(text[e:], din) || !isExactly(romanianHeads, text[i:wordsEndAt(text, i)]) {
		return e
	}
	if to, _ := placeNameEnd(text, e+len(din)); to > e+len(din) {
		return to
	}
	return e
}

// townHeadWords tell most words before a name off.
var townHeadWords = wordSet(strings.Join(wordsOf(townHeads, townSites), " "))

// isExactly is inSet for words whose capitals count.
func isExactly(set *wordList, word string) bool {
	return set.mayHave(word) && set.words[word]
}

// townCalledEnd is the end of the town at text[i] that a body is called after, or i.
func townCalledEnd(text string, i int) int {
	e, _ := placeNameEnd(text, i)
	if e == i {
		if strings.HasPrefix(text[i:], "Bad ") || strings.HasPrefix(text[i:], "Sankt ") || strings.HasPrefix(text[i:], "St. ") {
			e = i + strings.IndexByte(text[i:], ' ') + 1
			if !isCapitalAt(text, e) {
				return i
			}
			return wordsEndAt(text, e)
		}
		w, capital := wordAt(text, i)
		if c := lexicon.Lookup(text[i:w]); !capital || w-i < fewestUnheard || c.Given() > 0 || c.Family() > 1 || c.Common() > 1 || c.Is(lexicon.Title|lexicon.Occupation) {
			return i
		}
		e = w
	} else if c := lexicon.Lookup(text[i:e]); c.Given() > 1 && c.Place() < largePlace {
		return i
	}
	if continuesName(text, e) {
		return i
	}
	return e
}

// withTownCalled puts such a body or place among the spans, unless a longer name is there.
func withTownCalled(spans []tagger.Span, from, to int, label tagger.Label) []tagger.Span {
	for k := range spans {
		s := &spans[k]
		if s.Start < to && s.End > from && s.Confidence >= DefaultMinConfidence && (s.Start < from || s.End > to) {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: label, Confidence: townBodyAlone})
}

var (
	// compassFronts stand before the name of a land and are part of it.
	compassFronts = wordSet("south north east west mid central northern southern eastern western upper lower greater")

	// dwellerWords stand before of and a place in English.
	dwellerWords = wordSet("residents villagers inhabitants townspeople islanders parishioners")
)

// isTownByForm reports whether what may be an organisation is a place by its form: South Wales, Saint-Brévan.
func isTownByForm(text string, span *tagger.Span) bool {
	name := text[span.Start:span.End]
	if i := strings.IndexByte(name, ' '); i > 0 && compassFronts.mayHave(name[:i]) && inSet(compassFronts, name[:i]) {
		c := lexicon.Lookup(name[i+1:])
		return !continuesName(text, span.End) && (c.Is(lexicon.Region|lexicon.Country) || c.Place() > 1)
	}
	if (strings.HasPrefix(name, "Saint-") || strings.HasPrefix(name, "Sainte-")) && strings.IndexByte(name, ' ') < 0 {
		return span.Confidence < besidePlace && !lexicon.Lookup(name).Is(lexicon.Organization)
	}
	if span.Start > 12 && strings.HasSuffix(text[:span.Start], " of ") && strings.Count(name, " ") < 2 {
		return wordBeforeIn(text, span.Start-len("of "), 0, dwellerWords) < span.Start-len("of ")
	}
	return false
}

// datelineEnd is the end of the town that a text or a line begins with, before a stop and what was there; or at.
func datelineEnd(text string, at int) int {
	if at > 0 && text[at-1] != '\n' {
		return at
	}
	e, capital := wordAt(text, at)
	if !capital || e+3 >= len(text) || text[e] != '.' || text[e+1] != ' ' || !isCapitalAt(text, e+2) {
		return at
	}
	if c := lexicon.Lookup(text[at:e]); c.Place() < 2 || c.Given() > 0 || c.Common() > 2 && !c.Is(lexicon.Region) {
		return at
	}
	return e
}
