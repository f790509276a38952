package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds places by the form of a word and by the word right beside it: vid Granbosjön, Mieszkańcy Dobrzyna, Denver's
// east side, Co Sligo, Eger belvárosában, Oulussa.

// besidePlace is how sure such a place is.
const besidePlace = 0.8

var (
	// dwellers are those who live in a place, right before its name in the genitive.
	dwellers = withCapitals("mieszkańcy mieszkańców mieszkańcom mieszkaniec mieszkańca mieszkanka mieszkanki obyvatelé obyvatel obyvatelů obyvatelům obyvatelia obyvateľov obyvateľom obyvatele obyvatelka obyvatelky " +
		"жители жителей жителям жителями житель жителя жительница жительницы мешканці мешканців мешканцям мешканець мешканця мешканка мешканки κάτοικοι κατοίκους κάτοικος κατοίκων κάτοικο")
	dwellerLinks = wordSet("της του των")

	// placeEnds end in the languages of the North the names of lakes, islands, bays, valleys and mountains, and beside are the words
	// that say where, without a name of somebody behind them.
	placeEnds  = [...]string{"sjön", "viken", "fjärden", "fjorden", "älven", "dalen", "fjället", "fjellet", "berget", "holmen", "holmarna", "skäret", "sundet", "näset", "öarna", "ön", "ö", "øya", "øyene", "øyna", "øy", "øen", "ø", "øerne", "vatnet", "vannet", "elva", "vidda", "neset", "tangen", "bugten", "søen", "sjøen"}
	besideWhat = withCapitals("på vid ved utanför utenfor udenfor nära nær runt rundt kring omkring över langs langsmed längs norr söder öster väster mellan mellem mellom")

	// plainIslands are islands in the North whose names do not say so, and islandWords stand before them.
	plainIslands = wordSet("frøya hitra senja smøla bømlo stord karmøy tysnes fur mors als falster lolland møn fyn anholt tjörn orust ven ulvön fårö öland runmarö")
	islandWords  = wordSet("till til fra från av af")

	// placeNouns are what a place is, right before its name: Kleinstadt, landsbyen, wsi, селе.
	placeNouns = withCapitals("kleinstadt großstadt hauptstadt hafenstadt kreisstadt kurort ortschaft bergdorf ortsteil stadtteil stadtbezirk insel halbinsel provinz vorort nachbarort fluss " +
		"byen byn bygda bygden landsbyen staden tätorten øya øyen øen stadsdelen bydelen forstaden förorten halvön halvøya älven elven floden sjön innsjøen " +
		"dorp dorpje stadje wijk gehucht eiland rivier wsi wieś miejscowości miejscowość miasteczku miasteczka miasteczko dzielnicy dzielnica osiedlu osiedla osiedle obci obce vesnici vesnice městečku městečka čtvrti dedine dedina dediny mestečku " +
		"селе село села деревне деревня деревни посёлке поселке посёлок городе город города станице городке селі селища селищі місті міста місто міст satul satului comuna comunei orașul orașului cartierul cartierului localitatea municipiul χωριό χωριού")

	// fromTown stand in Slavic languages before where somebody comes from.
	fromTown = wordSet("из із зі")

	// sideNouns stand behind the genitive of a town in English, and sideKinds between.
	sideNouns = wordSet("side suburb suburbs outskirts streets harbour harbor airport mayor waterfront skyline downtown neighbourhood neighborhood neighbourhoods neighborhoods district quarter end")
	sideKinds = wordSet("east west north south eastern western northern southern lower upper old outer inner industrial poor")

	// counties are those of Ireland.
	counties = wordSet("antrim armagh carlow cavan clare cork derry donegal down dublin fermanagh galway kerry kildare kilkenny laois leitrim limerick longford louth mayo meath monaghan offaly roscommon sligo tipperary tyrone waterford westmeath wexford wicklow durham")

	// siteNouns stand before the town where a part of a firm is.
	siteNouns = wordSet("toimipiste toimipaikka konttori standort filiale niederlassung placówka oddział pobočka provozovna telephely fióktelep vestiging sede")

	// contactWords begin what stands behind a town in the lines of a card.
	contactWords = wordSet("tel telefon phone cell cellulare mobil mobile mob handy puh http https www e-mail email mail")
)

// localWords are all words that tell a place behind them. They tell most words off.
var localWords = wordSet("co county " + strings.Join(wordsOf(dwellers, dwellerLinks, besideWhat, placeNouns, islandWords, fromTown, siteNouns), " "))

// withPlaceAt puts the place among the spans that the word text[i:e], which has a capital, is by its form or by what stands beside it.
func withPlaceAt(spans []tagger.Span, text string, i, e int) []tagger.Span {
	for k := range spans {
		if s := &spans[k]; s.Start <= i && s.End >= e && s.End-s.Start > e-i && s.Confidence >= besidePlace {
			return spans // a part of a longer name
		}
	}
	elided := i
	if asciiEnd(text, i, longestWord+1) < e { // as few words
		i = behindElision(text, i, e)
		if n := apostropheIn(text[i:e]); n > 2 {
			e = i + n
		}
	}
	if i == elided && i > 0 && text[i-1] != ' ' {
		elided = elidedStart(text, i)
	}
	if e-i < 3 && text[i] < utf8.RuneSelf {
		return spans
	}
	word := text[i:e]
	if elided < i && e-i >= fewestOfLand && !hasCapitalBehind(text, e) && isOnlyLand(lexicon.Lookup(word)) && (elided == 0 || text[elided-1] == ' ' || text[elided-1] == '\n') {
		return withSurePlace(spans, text, i, e)
	}
	if inSet(continents, word) {
		return withContinent(spans, text, i, e)
	}
	if i > 2 && text[i-1] == ' ' && (localWords.mayEnd(text, i-1) || text[i-2] == '.') {
		switch k := wordStartWithin(text, i-1, i-1-longestWord); {
		case inSet(counties, word) && isCounty(text, i):
			return withSurePlace(spans, text, strings.LastIndexByte(text[:i-1], 'C'), e)
		case isLocalWord(text, k, i, e):
			return withSurePlace(spans, text, i, e)
		}
	}
	if elided == i && (strings.HasPrefix(text[e:], "'") || strings.HasPrefix(text[e:], "’")) && inSet(bodyWords, word) && bodyKindOf(word)&natureEnd != 0 && !joinsBefore(text, i) {
		if from := natureStart(text, i, true); from < i {
			return withNatureAt(spans, text, from, e) // Karaova Mezarlığı'nda
		}
	}
	if i == 0 || text[i-1] == '\n' {
		if to := datelineEnd(text, i); to > i && !isSeen(spans, i) {
			return withSurePlace(spans, text, i, to)
		}
	}
	if isCapitalOfLand(text, spans, i, e) {
		return withSpan(spans, tagger.Span{Start: i, End: e, Label: tagger.Location, Confidence: madeSure})
	}
	if isTownHere(text, spans, i, e) {
		return withSpan(spans, tagger.Span{Start: i, End: e, Label: tagger.Location, Confidence: townHere})
	}
	if isPlaceBeside(text, i, e) || isFinnishPlace(text, i, e) || isOfPair(text, i, e) {
		return withSurePlace(spans, text, i, e)
	}
	return spans
}

// elidedStart is where the l or d begins that is joined with an apostrophe to the word at text[i], or i.
func elidedStart(text string, i int) int {
	k := i - 1
	if i > 3 && strings.HasSuffix(text[:i], "’") {
		k = i - len("’")
	}
	if k < 1 || k == i-1 && text[k] != '\'' || text[k-1]|0x20 != 'l' && text[k-1]|0x20 != 'd' {
		return i
	}
	return k - 1
}

// apostropheIn is where the first apostrophe stands in a word, or -1.
func apostropheIn(word string) int {
	if n := strings.IndexByte(word, '\''); n >= 0 {
		return n
	}
	return strings.Index(word, "’")
}

// isCounty reports whether the word for a county stands before text[i]: Co Sligo.
func isCounty(text string, i int) bool {
	for _, w := range [...]string{"Co ", "Co. ", "County "} {
		if k := i - len(w); strings.HasSuffix(text[:i], w) && (k == 0 || !joinsBefore(text, k)) {
			return k < 3 || !strings.HasSuffix(text[:k], "& ")
		}
	}
	return false
}

// isLocalWord reports whether the word text[i:e] is a place by the word text[k:i-1] before it.
func isLocalWord(text string, k, i, e int) bool {
	before := text[k : i-1]
	switch {
	case !inSet(localWords, before):
	case inSet(dwellers, before):
		return isAnyPlace(text, i, e)
	case inSet(dwellerLinks, before):
		return wordBeforeIn(text, k, 0, dwellers) < k && isAnyPlace(text, i, e)
	case inSet(besideWhat, before):
		return isNorthernPlace(text[i:e]) && !hasCapitalBehind(text, e)
	case inSet(islandWords, before):
		return inSet(plainIslands, text[i:e]) && !hasCapitalBehind(text, e)
	case inSet(placeNouns, before):
		return isAnyPlace(text, i, e) && lexicon.Lookup(text[i:e]).Given() < 2
	case inSet(fromTown, before):
		return isForm(text, i, e)
	case inSet(siteNouns, before) && (isCapitalAt(text, k) || k > 0 && text[k-1] == '\n'):
		return isTownAlone(text, i, e)
	}
	return false
}

// isOnlyRegion reports whether a class is that of a part of a country which is nobody's name.
func isOnlyRegion(c lexicon.Class) bool {
	return c.Is(lexicon.Region) && !c.Is(lexicon.Thing) && c.Given() == 0 && c.Family() < 2 && c.Common() < 3 && !c.Is(lexicon.Organization)
}

// isForm reports whether the word text[i:e] is a town in one of the cases.
func isForm(text string, i, e int) bool {
	if lexicon.Lookup(text[i:e]).Given() > 1 || hasCapitalBehind(text, e) || joinsAfter(text, e) {
		return false
	}
	c := tagger.BaseOf(text[i:e])
	return c.Place() > 1 && c.Given() < 2
}

// finnishEnds are endings of the cases that say in Finnish where.
var finnishEnds = [...]string{"ssa", "ssä", "sta", "stä", "lla", "llä", "lta", "ltä", "lle"}

// isFinnishPlace reports whether the word text[i:e] is a town in one of these: Oulussa. Before it stands no word of a Romance language,
// which has words with such ends.
func isFinnishPlace(text string, i, e int) bool {
	if e-i < 6 || i < 2 || text[i-1] != ' ' || !mayEndFinnish(text[i:e]) || !endsAsJob(text[i:e], finnishEnds[:]) {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	if c := lexicon.Lookup(text[i:e]); k == i-1 || c.IsName() || c.Common() > 2 || inSet(landLinks, text[k:i-1]) || isCapitalAt(text, k) && !startsSentence(text, k) {
		return false
	}
	if text[e-len("ella")] == 'e' {
		if c := lexicon.Lookup(text[i : e-len("ella")]); c.Place() > 1 && c.Given() == 0 { // Tampereella
			return true
		}
	}
	return isForm(text, i, e)
}

// hasCapitalBehind reports whether a word with a capital stands behind text[e], with a hyphen or a space between.
func hasCapitalBehind(text string, e int) bool {
	return e+1 < len(text) && (text[e] == ' ' || text[e] == '-') && isCapitalAt(text, e+1)
}

// isAnyPlace reports whether the word text[i:e] may be a place where nothing else can stand.
func isAnyPlace(text string, i, e int) bool {
	if e-i < fewestUnheard || hasCapitalBehind(text, e) || joinsAfter(text, e) || hasInnerCapital(text[i:e]) {
		return false
	}
	c := lexicon.Lookup(text[i:e])
	return !c.Is(lexicon.Title|lexicon.Demonym|lexicon.OrgWord) && (c.Common() < 3 || c.Place() > 0)
}

// isNorthernPlace reports whether a word behind one of besideWhat is a place.
func isNorthernPlace(word string) bool {
	return endsAsPlace(word) || inSet(plainIslands, word) || len(word) >= fewestUnheard && isOnlyRegion(lexicon.Lookup(word))
}

// endsAsPlace reports whether a word of the North ends as the name of a lake, an island or the like.
func endsAsPlace(word string) bool {
	return endsAsJob(word, placeEnds[:])
}

// isTownAlone reports whether the word text[i:e] is a town that is known, and no part of a longer name.
func isTownAlone(text string, i, e int) bool {
	c := lexicon.Lookup(text[i:e])
	return c.Place() > 1 && c.Given() < 2 && !hasCapitalBehind(text, e)
}

// isPlaceBeside reports whether the word text[i:e] is a town or a land by the words behind it, or by the marks on both sides.
func isPlaceBeside(text string, i, e int) bool {
	switch {
	case e+2 >= len(text):
	case strings.HasPrefix(text[e:], "'s ") || strings.HasPrefix(text[e:], "’s "):
		k := e + strings.IndexByte(text[e:], ' ') + 1
		w := wordsEndAt(text, k)
		side := inSet(sideKinds, text[k:w])
		if side && w+1 < len(text) && text[w] == ' ' {
			k, w = w+1, wordsEndAt(text, w+1)
		}
		c := lexicon.Lookup(text[i:e])
		return inSet(sideNouns, text[k:w]) && (side || c.Given() == 0) && c.Place() > 1 && !isNamedBefore(text, i)
	case text[e] == ' ' && isOfficeAt(text, e):
		c := lexicon.Lookup(text[i:e])
		return c.Place() > 1 && c.Given() < 2 && c.Family() < 3
	case i > 4 && isRoute(text, i, e):
		return true
	case i > 2 && text[i-1] == ' ' && (text[i-2] == ',' && text[e] == ',' && isContactAt(text, e+1) || text[i-2] == '|' && strings.HasPrefix(text[e:], " |")):
		c := lexicon.Lookup(text[i:e])
		return c.Place() > 1 && (c.Given() < 2 || c.Is(lexicon.Region))
	}
	return false
}

// Of two places, with pairFronts before the first and one of towardWords between them, one tells the other.
var (
	pairFronts  = withCapitals("mellan mellem mellom zwischen between entre tussen między mezi medzi tra fra från von from desde van z ze dintre från linking links linjen lijn relie")
	towardWords = wordSet("til till nach to à hasta naar do al")
	pairWays    = wordSet("tågen tåget tågtrafiken bussen vägen sträckan trafiken linjen toget togene vejen veien strækningen strekningen strecke bahnstrecke bahn autobahn zug züge zügen bundesstraße road roads train trains line flight flights ferry ferries route motorway highway ligne liaison trein treinen spoor weg línea tren trenes carretera treno treni linea strada comboio trem estrada linha pociąg trasa trasie droga drodze vlak vlaky trať trati silnice silnici")
	pairGames   = wordSet("match matchen kampen spiel partie partita partido jogo mecz zápas derby derbyt duell duellen duel wedstrijd game final finale finalen encuentro choque")
)

// pairWords are all that may stand before one of such places.
var pairWords = wordSet(strings.Join(wordsOf(pairFronts, towardWords, andWords), " "))

// isOfPair reports whether the word text[i:e] is the first or the second of such places: mellan Kiruna och Boden.
func isOfPair(text string, i, e int) bool {
	if i < 4 || text[i-1] != ' ' || !pairWords.mayEnd(text, i-1) {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	before := text[k : i-1]
	if inSet(pairFronts, before) {
		if e+4 >= len(text) || text[e] != ' ' {
			return false
		}
		w := wordsEndAt(text, e+1)
		if w+2 >= len(text) || text[w] != ' ' || !isPairLink(text[e+1:w]) || !isCapitalAt(text, w+1) {
			return false
		}
		to := wordsEndAt(text, w+1)
		return isPair(text, k, text[i:e], text[w+1:to]) && !hasCapitalBehind(text, to)
	}
	if isPairLink(before) && !hasCapitalBehind(text, e) {
		if j := capitalWordBefore(text, k); j < k {
			if n := wordBeforeIn(text, j, 0, pairFronts); n < j {
				return isPair(text, n, text[j:k-1], text[i:e])
			}
			if wordBeforeIn(text, j, 0, besideWhat) < j {
				return isNorthernPlace(text[i:e])
			}
		}
	}
	return false
}

func isPairLink(word string) bool { return isAndWord(word) || inSet(towardWords, word) }

// isPair reports whether two names behind the word at text[k] are those of places, one of which is known as little else.
func isPair(text string, k int, one, other string) bool {
	c, d := lexicon.Lookup(one), lexicon.Lookup(other)
	if c.Place() == 0 && !isOnlyRegion(c) || d.Place() == 0 && !isOnlyRegion(d) || wordBeforeIn(text, k, 0, pairGames) < k {
		return false
	}
	return isTownOnly(c) || isTownOnly(d) || wordBeforeIn(text, k, 0, pairWays) < k
}

// isTownOnly reports whether a class is that of a town after which few people are called.
func isTownOnly(c lexicon.Class) bool { return c.Place() > 1 && c.Given() == 0 && c.Family() < 3 }

// isRoute reports whether the word text[i:e] is a town behind a dash and another town, and no score stands behind it: Bergen–Rom.
func isRoute(text string, i, e int) bool {
	const dash = "–"
	k := i - len(dash)
	if !strings.HasSuffix(text[:i], dash) || hasCapitalBehind(text, e) || !isTownOnly(lexicon.Lookup(text[i:e])) {
		return false
	}
	if n := digitsEnd(text, e+1); n > e+1 && n+1 < len(text) && (text[n] == '-' || text[n] == ':' || strings.HasPrefix(text[n:], dash)) {
		return false
	}
	j := wordStartWithin(text, k, k-longestWord)
	return j < k && lexicon.Lookup(text[j:k]).Place() > 1
}

// isCapitalOfLand reports whether the word text[i:e] is a large town that is hardly anything else, where nothing has been seen.
func isCapitalOfLand(text string, spans []tagger.Span, i, e int) bool {
	if e-i <= fewestUnheard || !isLowerAt(text, i+1) || isSeen(spans, i) {
		return false
	}
	c := lexicon.Lookup(text[i:e])
	if c.Place() < largePlace || !c.Is(lexicon.Region) || hasCapitalBeside(text, i, e) || joinsAfter(text, e) || joinsBefore(text, i) {
		return false
	}
	for k := range spans {
		if isNearlyFirm(&spans[k], i) {
			return false
		}
	}
	return c.Given() == 0 && c.Family() < 2 && c.Common() < 3 && !c.Is(lexicon.Organization|lexicon.Title)
}

// townHere is how sure a town is that nothing but its name tells.
const townHere = 0.6

// isTownHere reports whether the word text[i:e] is a town and nothing else that is known, where nothing has been seen, in the middle of a sentence.
func isTownHere(text string, spans []tagger.Span, i, e int) bool {
	if e-i < fewestUnheard || i < 2 || text[i-1] != ' ' || !isLetter(text[i-2]) && text[i-2] < utf8.RuneSelf || isSeenBetween(spans, i, e) || !isLowerAt(text, i+1) {
		return false
	}
	c := lexicon.Lookup(text[i:e])
	if c.Place() < 2 || c.Given() > 0 || c.Family() > 0 || c.Common() > 2 || c.Is(lexicon.Organization|lexicon.Title|lexicon.OrgWord|lexicon.Thing|lexicon.Occupation|lexicon.Demonym) {
		return false
	}
	if k := wordStartWithin(text, i-1, i-1-longestWord); k == i-1 || isCapitalAt(text, k) || inSet(bodyArticles, text[k:i-1]) || hasCapitalBeside(text, i, e) || joinsAfter(text, e) || hasMarkBeside(text, i, e) {
		return false
	}
	if _, linked := linkedStart(text, e); linked {
		return false
	}
	return e < len(text) && text[e] == ' ' && isLowerAt(text, e+1)
}

// saidWords stand between what somebody said and who.
var saidWords = wordSet("disse diz afirmou dijo afirmó dice dit said sagte sa säger siger sier řekl řekla dodal uvedl powiedział mówił dodał dodała zegt aldus")

// isSpeaker reports whether what is a family's name as well as a place stands where somebody has said what is quoted before:
// "…", disse Chaves.
func isSpeaker(text string, span *tagger.Span) bool {
	i := span.Start
	if i < 6 || text[i-1] != ' ' || span.End < len(text) && strings.IndexByte(".,\n", text[span.End]) < 0 {
		return false
	}
	k := wordBeforeIn(text, i, 0, saidWords)
	if k == i {
		const sounded = "lød det fra "
		if !strings.HasSuffix(text[:i], sounded) {
			return false
		}
		k = i - len(sounded)
	}
	if k < 3 || text[k-1] != ' ' || strings.IndexByte(",\"'", text[k-2]) < 0 && !strings.HasSuffix(text[:k-1], "”") && !strings.HasSuffix(text[:k-1], "»") {
		return false
	}
	c := lexicon.Lookup(text[i:span.End])
	return !c.Is(lexicon.Country) && c.Place() < largePlace
}

// isNamedBefore reports whether a word with a capital that is given to people stands before text[i].
func isNamedBefore(text string, i int) bool {
	j := capitalWordBefore(text, i)
	return j < i && (!startsSentence(text, j) || isGivenName(text[j:i-1]))
}

// isContactAt reports whether a number to call or an address of the net stands behind text[i], or the word for one.
func isContactAt(text string, i int) bool {
	if i+2 >= len(text) || text[i] != ' ' {
		return false
	}
	if i++; text[i] == '+' {
		return true
	}
	return inSet(contactWords, text[i:asciiEnd(text, i, longestWord)])
}

// withSurePlace puts a place among the spans. A longer name is right if it is as sure; letters before the place are left
// of an organisation.
func withSurePlace(spans []tagger.Span, text string, from, to int) []tagger.Span {
	for i := range spans {
		s := &spans[i]
		switch {
		case s.Start >= to || s.End <= from || s.Confidence < DefaultMinConfidence || s.Start >= from && s.End <= to && s.Label != tagger.Location:
		case s.Label == tagger.Location && s.Start >= from && s.End <= to:
			if s.Start == from && s.End == to && s.Confidence >= besidePlace {
				return spans
			}
		case s.Confidence >= besidePlace || s.Label == tagger.Location:
			return spans
		case s.Label == tagger.Organization && s.Start+2 < from && s.End == to && capitalsOf(text[s.Start:from-1]) == from-1-s.Start:
			s.End = from - 1 // CHP Mersin Milletvekili
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Location, Confidence: besidePlace})
}
