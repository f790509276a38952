package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds places that are known, and words or names of people as well, behind the prepositions that say where: opera no
// Paraguai, mandan a Burgos, bis nach Odessa; and the second of two with a word for and between.

var (
	// inWords stand right before a place and before hardly any name of somebody.
	inWords = wordSet("in en em aus nach hasta desde från uit naar vers te i no na à near bis jusque jusqu'à på vid ved mellan mellem mellom zwischen between entre tussen między mezi medzi până")

	// motionWords stand before a place where a verb of motion or birth stands before them.
	motionWords = wordSet("a ad à en em in da i v w at de do la")

	// laStems begin verbs in Romanian behind which la says where; elsewhere it is an article.
	laStems = [...]string{"murit", "născut", "locui", "ajuns", "plec", "trăi", "stabilit", "mutat", "lucr", "studi", "întors"}

	// wayStems begin verbs of motion and of birth.
	wayStems = [...]string{"natural", "proced", "oriund", "origin", "vecin", "venid", "vind", "provenient", "venut", "arriv", "giunt", "andat", "trasferi", "tornat", "viaggi", "lleg", "viaj", "mand", "envi", "traslad", "volv", "regres", "mud", "emigr", "cheg", "volt", "transfer", "créé", "né", "nato", "nata", "nacid", "nació", "nascid", "nasceu", "born", "geboren", "född", "født", "partie", "parti", "install", "vive", "vivo", "vivía", "vivia", "resid", "abita", "habite", "habita", "nacque", "mor", "muri", "fallec", "falec", "diretta", "wohn", "lebt", "woon", "bor", "bodde"}

	// wanderers are those of inWords that are other words in other languages.
	wanderers = wordSet("no na i à te bis på vid ved mellan mellem mellom zwischen between entre tussen między mezi medzi")
)

// inPlace is how sure such a place is.
const inPlace = 0.8

// withLand puts the country among the spans that the word at text[at] names, where an article or a preposition before it, or the
// s of German and of the North behind it, says that it is no everyday word: le Mali, Südosten Spaniens.
func withLand(first cue, spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if first&cueLand != 0 {
		spans, end = withLandAt(spans, text, at, end)
	}
	for i, small := at, false; i < end; {
		e, capital := wordAt(text, i)
		if e == i {
			i++
			continue
		}
		if capital && small {
			spans, end = withLandAt(spans, text, i, end) // Hilfen für Deutschland
		}
		i, small = e, !capital
	}
	return spans, end
}

// withLandAt is withLand for the word at text[at].
func withLandAt(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if at < 3 || text[at-1] != ' ' || isSeen(spans, at) {
		return spans, end
	}
	e, capital := wordAt(text, at)
	if !capital || e-at < fewestOfLand || hasInnerCapital(text[at:e]) || joinsAfter(text, e) || e < len(text) && strings.IndexByte("-/&'@", text[e]) >= 0 || e+1 < len(text) && text[e] == ' ' && isCapitalAt(text, e+1) {
		return spans, end
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 || isCapitalAt(text, k) && !startsSentence(text, k) && lexicon.Lookup(text[k:at-1]).Common() == 0 {
		return spans, end
	}
	c := lexicon.Lookup(text[at:e])
	switch {
	case c.Is(lexicon.Country) && c.Given() < 3 && inSet(landLinks, text[k:at-1]):
	case text[e-1] == 's' && e-at > fewestOfLand+1 && !c.Is(lexicon.Country) && isOnlyLand(lexicon.Lookup(text[at:e-1])):
	default:
		return spans, end
	}
	return withSpan(spans, tagger.Span{Start: at, End: e, Label: tagger.Location, Confidence: landHere}), max(end, e)
}

// isOnlyLand reports whether a class is that of a country which is nobody's name.
func isOnlyLand(c lexicon.Class) bool {
	return c.Is(lexicon.Country) && c.Given() == 0 && c.Family() < 2
}

// fewestOfLand is how long the name of such a country is, in bytes, and landHere how sure it is.
const (
	fewestOfLand = 4
	landHere     = 0.9
)

// landLinks are articles and prepositions before countries.
var landLinks = withCapitals("le la les du au aux en avec vers pour contre na no do da dos das nas nos ao à às em para com contra el los las del hacia con desde il lo gli del dello della dei dalla dal nella nel alla al sulla con in from to with of against between and into across throughout via aus nach mit gegen für von vom im zwischen und durch uit naar met tegen voor tussen från till mot med mellan och i fra til mod mellem og w z do ze na dla v ve do z ze")

// withInPlace puts the place at text[at] among the spans, which the preposition text[k:at-1] tells.
func withInPlace(spans []tagger.Span, text string, k, at, end int) ([]tagger.Span, int) {
	if k < 3 || text[k-1] != ' ' || text[at-1] != ' ' {
		return spans, end
	}
	link := text[k : at-1]
	in := inSet(inWords, link)
	if to := townOfEnd(text, k, at); to > at {
		if spans = withInPlaceAt(spans, at, to); len(spans) > 0 {
			end = max(end, to)
		}
		return spans, end
	}
	to, class := placeNameEnd(text, at)
	if to == at {
		if to = declinedLandEnd(text, k, at); to > at {
			return withInPlaceAt(spans, at, to), max(end, to)
		}
		if to = unheardPlaceEnd(text, k, at); to > at && isUnsure(spans, at, to) {
			return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Location, Confidence: unheardPlace}), max(end, to)
		}
		return spans, end
	}
	if to < len(text) && (text[to] == '-' || text[to] == '\'' || text[to] == '&' || strings.HasPrefix(text[to:], "’") || strings.HasPrefix(text[to:], " & ")) {
		return spans, end
	}
	if to-at < fewestOfLand && inSet(wanderers, link) {
		return spans, end // på Ica
	}
	if !isPlaceHere(class, isWayBefore(text, k), in, inSet(wanderers, link)) && !isInTown(text, k, link, class) || monthNamed(text[at:to]) > 0 || inSet(noTowns, text[at:to]) || isCompass(text[at:to]) || joinsBefore(text, at) {
		return spans, end
	}
	if spans = withInPlaceAt(spans, at, to); len(spans) == 0 {
		return spans, end
	}
	end = max(end, to)
	// And the next one.
	if to+4 < len(text) && text[to] == ' ' {
		if e, capital := wordAt(text, to+1); !capital && e+1 < len(text) && text[e] == ' ' && isAndWord(text[to+1:e]) {
			if n, class := placeNameEnd(text, e+1); n > e+1 && isPlaceHere(class, false, true, false) && class.Place() > 1 {
				spans, end = withInPlaceAt(spans, e+1, n), max(end, n)
			}
		}
	}
	return spans, end
}

// withInPlaceInside is withInPlace for a word with a capital inside of a chain.
func withInPlaceInside(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if !tellingWords.mayEnd(text, at-1) {
		return spans, end
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if word := text[k : at-1]; word != "" && (isLowerAt(text, k) || startsSentence(text, k)) && (inSet(inWords, word) || inSet(motionWords, word) || inSet(townLinks, word)) {
		return withInPlace(spans, text, k, at, end)
	}
	return spans, end
}

// isInTown reports whether the French link at text[k] leads from the name of a quarter or a town to a town: le quartier de Valmy à Lille.
func isInTown(text string, k int, link string, c lexicon.Class) bool {
	if link != "à" || c.Place() < 2 || c.Given() > 0 {
		return false
	}
	j := capitalWordBefore(text, k)
	return j < k && lexicon.Lookup(text[j:k-1]).Given() == 0
}

// isPlaceHere reports whether a name of a class is one of a place behind a preposition: with a verb of motion before it, behind one
// that says where, and behind one that is another word in other languages.
func isPlaceHere(c lexicon.Class, way, in, wanders bool) bool {
	land := c.Is(lexicon.Country | lexicon.Region)
	switch {
	case c.Is(lexicon.Title|lexicon.Occupation) && !land:
		return false
	case way:
		return land || c.Place() > 1 || c.Place() > 0 && c.Common() < 2 && c.Given() == 0
	case !in:
		return false
	case wanders:
		return c.Is(lexicon.Country) && c.Common() < 3 || c.Place() > 2 && c.Given() == 0 || c.Place() > 1 && c.Common() < 2 && c.Given() == 0 && c.Family() < 2
	case c.Is(lexicon.Organization) && c.Place() < 2:
		return false
	case c.Given() > 1 && c.Place() < 3 && !land, c.Common() > 2 && c.Place() < 3 && !c.Is(lexicon.Country):
		return false
	}
	return land && c.Common() < 3 || c.Is(lexicon.Country) || c.Place() > 1 || c.Place() > 0 && c.Common() < 2 && c.Family() < 2 && c.Given() == 0
}

// declinedWords stand before a land in one of the cases in Slavic languages.
var declinedWords = wordSet("do v ve w we")

// declinedLandEnd is the end of the land in one of the cases at text[at] behind such a word at text[k]: do Kanady; or at.
func declinedLandEnd(text string, k, at int) int {
	e := wordsEndAt(text, at)
	if !inSet(declinedWords, text[k:at-1]) || e-at < fewestOfLand || hasCapitalBeside(text, at, e) || joinsAfter(text, e) {
		return at
	}
	if c := lexicon.Lookup(text[at:e]); c.Given() > 0 || c.Common() > 1 || !isLandForm(text[at:e]) {
		return at
	}
	return e
}

// landEnds are endings of cases in Slavic languages of lands that end with an a.
var landEnds = [...]string{"y", "ou", "ě", "ę", "ie", "i", "e", "u"}

// isLandForm reports whether a word is a land in one of these cases: Kanady.
func isLandForm(word string) bool {
	for _, end := range landEnds {
		if stem, ok := strings.CutSuffix(word, end); ok {
			return isOnlyLand(lexicon.Lookup(stem + "a"))
		}
	}
	return false
}

// unheardPlace is how sure a place is that nothing is known of, behind a word that says where.
const unheardPlace = 0.6

// strictlyIn stand before a place, and with a small letter before nothing else with a capital that nothing is known of.
var strictlyIn = wordSet("in aus nach i uit från fra w we v ve near στο")

// unheardPlaceEnd is the end of the word text[at:] that nothing is known of, or that some people are called, where the word
// text[k:at-1] says that it is a place; or at.
func unheardPlaceEnd(text string, k, at int) int {
	if !inSet(strictlyIn, text[k:at-1]) || k < 4 || !isLetter(text[k-2]) && text[k-2] < utf8.RuneSelf {
		return at
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	e, capital := wordAt(text, at)
	if j == k-1 || isCapitalAt(text, j) || !capital || e-at < fewestUnheard || joinsAfter(text, e) || hasInnerCapital(text[at:e]) {
		return at
	}
	c := lexicon.Lookup(text[at:e])
	if c != lexicon.Of(0, c.Family(), 0, min(c.Common(), 1), 0) || inSet(germanIn, text[k:at-1]) && (endsAsGermanNoun(text[at:e], c.Common() > 0) || c.Common() > 0 && text[k:at-1] != "in") {
		return at
	}
	if e+1 < len(text) && (text[e] == ' ' && (isCapitalAt(text, e+1) || isDigit(text[e+1])) || strings.IndexByte("-/&'", text[e]) >= 0) {
		return at
	}
	return e
}

// germanNounEnds end nouns in German, which have a capital as well: in Teilzeit, aus Dankbarkeit.
var germanNounEnds = [...]string{"ung", "heit", "keit", "schaft", "haft", "zeit", "arbeit", "form", "weise", "ion", "tät", "ismus", "nis", "tum", "stand", "lage", "sicht", "kraft", "pflege", "betrieb", "karenz", "rente", "ungen", "ionen", "stoff", "papier", "holz", "art", "räumen", "kreisen", "fällen", "teilen"}

// pluralEnds end plurals in German, and words for people.
var pluralEnds = [...]string{"en", "er", "el", "e"}

// endsAsGermanNoun reports whether a word is more likely a noun in German than a place; of one that is an everyday word, plural is true.
func endsAsGermanNoun(word string, plural bool) bool {
	return endsAsJob(word, germanNounEnds[:]) || plural && endsAsJob(word, pluralEnds[:])
}

// germanIn are those of strictlyIn that are German.
var germanIn = wordSet("in aus nach")

// fewestUnheard is how long such a word is at least, in bytes.
const fewestUnheard = 4

// isUnsure reports whether no span that is likely enough covers text[at:to], but one of an organisation that is hardly.
func isUnsure(spans []tagger.Span, at, to int) bool {
	for i := range spans {
		s := &spans[i]
		if s.Start < to && s.End > at && (s.Confidence >= unheardPlace || s.Start != at || s.End != to) {
			return false
		}
	}
	return true
}

// townNouns are what towns have, behind a link: the mayor of, those who live in, a shop. Of warNouns not every one is of a place.
var (
	townNouns = wordSet("puente mundial mundiales feria alcalde alcaldesa alcaldía ayuntamiento vecinos vecinas vecino vecina habitantes barrio calles playa playas puerto pueblo término istmo bahía golfo cabo alto sierra valle guerra batalla municipio localidad aeropuerto estación cárcel " +
		"pont village hameau bourg vallée poste tribunal mondiaux maire mairie habitants habitant commune quartier guerre bataille gare aéroport port plage plages rues banlieue région préfecture atelier usine " +
		"ponte paese borgo mondiali europei giochi olimpiadi sindaco sindaca abitanti guerra battaglia golfo comune stazione aeroporto quartiere frazione spiaggia periferia strade prefettura cittadina provincia " +
		"ponte jogos prefeito prefeita guerra batalha serra golfo moradores cidade município aldeia freguesia bairro praia aeroporto estação concelho autarca arredores")
	warNouns  = wordSet("guerre guerra bataille batalla battaglia batalha")
	townLinks = wordSet("de di da do du del d")
)

// townOfEnd is the end of the place at text[at] behind one of townNouns and the link text[k:at-1], or at.
func townOfEnd(text string, k, at int) int {
	if k < 6 || text[k-1] != ' ' || !inSet(townLinks, text[k:at-1]) {
		return at
	}
	to, c := placeNameEnd(text, at)
	if to == at && (text[k:at-1] == "de" || text[k:at-1] == "di") && wordBeforeIn(text, k, 0, warNouns) < k {
		return at // la guerre de Maupertin
	}
	if j := wordStartWithin(text, k-1, k-1-longestWord); j == k-1 || !inSet(townNouns, text[j:k-1]) {
		if j == k-1 || isCapitalAt(text, j) || c.Given() > 1 || wordBeforeIn(text, j, 0, townNouns) == j { // ponte velha de Orlan
			return at
		}
	}
	if to > at {
		return to
	}
	e, capital := wordAt(text, at)
	if !capital || e-at < fewestUnheard || lexicon.Lookup(text[at:e]).Given() > 0 || hasCapitalBeside(text, at, e) {
		return at
	}
	return e
}

// isWayBefore reports whether a verb of motion or of birth stands before text[k].
func isWayBefore(text string, k int) bool {
	link := k
	for n := 0; n < 2 && k > 3 && text[k-1] == ' '; n++ {
		j := wordStartWithin(text, k-1, k-1-longestWord)
		if j == k-1 {
			return false
		}
		stems := wayStems[:]
		if strings.HasPrefix(text[link:], "la ") {
			stems = laStems[:]
		}
		for _, stem := range stems {
			if word := text[j : k-1]; strings.HasPrefix(word, stem) && len(word) <= len(stem)+6 {
				return true
			}
		}
		k = j
		if !isAndWord(text[j:wordsEndAt(text, j)]) {
			return false
		}
	}
	return false
}

// withInPlaceAt puts a place among the spans, where they say nothing surer there.
func withInPlaceAt(spans []tagger.Span, at, to int) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		if s.Start >= to || s.End <= at || s.Confidence < DefaultMinConfidence && !isNearlyFirm(s, at) {
			continue
		}
		if s.Label != tagger.Person || s.Confidence >= inPlace || s.Start < at || s.End > to {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Location, Confidence: inPlace})
}

// leastFirmWhole is how sure an organisation is at least that a place in it is left to.
const leastFirmWhole = 0.25

// isNearlyFirm reports whether a span may be an organisation of which the place at text[at] is a part.
func isNearlyFirm(s *tagger.Span, at int) bool {
	return s.Label == tagger.Organization && s.Start < at && s.End > at && s.Confidence >= leastFirmWhole
}

// turkishIn end places in Turkish in the cases for in, from and to, behind an apostrophe.
var turkishIn = wordSet("da de ta te dan den tan ten ya ye daki deki taki teki")

// isTurkishPlace reports whether a word is a place that is known, with one of these.
func isTurkishPlace(word string) bool {
	k := strings.LastIndexByte(word, '\'')
	if k < 3 || !inSet(turkishIn, word[k+1:]) {
		return false
	}
	c := lexicon.Lookup(word[:k])
	return (c.Is(lexicon.Country) || c.Place() > 1 && c.Given() < 2) && !c.Is(lexicon.Organization|lexicon.Title)
}
