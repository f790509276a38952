package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds what is built or grown and has a name that a word for it is part of: lago di Orvello, parc de la Garenne, ulicy Lipowej,
// Bergauer Brücke, Tarrow Cove, Josefsplatz, Vestby kirke, Margit híd.

var (
	// features stand in small letters before the name, with a link or none, and are part of it.
	features = wordSet("golfe rade baie parc pont château basilique cathédrale chapelle abbaye cimetière rue avenue boulevard quai étang col mont canal désert tunnel écluse donjon belvédère viaduc église faubourg promenade esplanade square impasse cours marais " +
		"golfo bahía parque puente castillo iglesia basílica catedral ermita monasterio cementerio plaza calle avenida paseo laguna embalse pantano cerro volcán estadio desierto canal cine palacio convento parroquia glorieta rotonda túnel viaducto alameda capilla mezquita ría rambla malecón " +
		"golfo baia parco ponte castello chiesa basilica cattedrale abbazia cappella cimitero piazza piazzale via viale vicolo corso lungomare palazzo stadio deserto canale lago rifugio passo pieve moschea largo galleria viadotto rotonda " +
		"baía parque ponte castelo igreja basílica capela mosteiro cemitério praça rua avenida largo travessa lagoa barragem morro estádio deserto canal palácio rodovia viaduto túnel miradouro ermida mesquita " +
		"ulicy ulicą ulicę placu placem mostu moście mostem parku parkiem kościele kościoła kościołem zamku zamkiem jezioro jeziora jeziorem jeziorze zatoki zatoce zatoką cmentarzu cmentarza alei aleją bulwarze kaplicy dolinie dolinę doliny rondzie ronda " +
		"ulici ulicí náměstí náměstím kostele kostela kostelem hradu hradě zámku zámkem rybník rybníka rybníku mostě kapli kaple chrámu chrámem katedrále katedrály kláštera klášteře hřbitově nábřeží divadle krematoriu kostole kostola námestí námestie rieke chráme kláštore sídlisku sídlišti třídě " +
		"strada străzii strazii bulevardul bulevardului piața pieței podul podului lacul lacului parcul parcului biserica bisericii mănăstirea mănăstirii cetatea cetății castelul castelului cimitirul cimitirului șoseaua șoselei aleea golful munții muntele " +
		"kasteel landgoed dorpshuis buurthuis zwembad natuurgebied recreatieplas recreatiegebied sportpark wijkcentrum begraafplaats polder winkelcentrum domein molen " +
		"улица улице улицы улицу улицей проспект проспекте проспекта площадь площади бульваре бульвара набережной озеро озера озере мосту моста соборе собора храме храма церкви парке парка вулиці вулиця вулицю площі майдані проспекті мосту церкві соборі " +
		"οδός οδού οδό πλατεία πλατείας λεωφόρο λεωφόρος λεωφόρου λίμνη λίμνης γέφυρα γέφυρας εκκλησία εκκλησίας κόλπο κόλπος κόλπου")

	// weakFeatures are those of them that are other words without a link.
	weakFeatures = wordSet("via canal largo corso passo pont parc col mont rade cours square rotonda galleria morro cerro alameda paseo rodovia túnel tunnel domein molen jezioro ronda polder canale avenue promenade impasse monasterio mosteiro abbaye abbazia convento rifugio stadio")

	// featureLinks stand between such a word and the name.
	featureLinks = wordSet("de da do du di del della delle dello dei degli dell des d la las los le les lo l da dos das")

	// shortSaints are short for a saint, with a small letter and a stop.
	shortSaints = wordSet("sv św")

	// bridgeWords stand before over, and behind that is what they cross; bankWords stand before the genitive or a link.
	bridgeWords = withCapitals("bridge footbridge viaduct ferry crossing brücke fußgängerbrücke eisenbahnbrücke fähre pont passerelle viaduc ponte passerella viadotto puente pasarela viaducto ponte passadiço brug fietsbrug loopbrug bro bron broen brua gångbro most kładka kładkę kładki wiadukt lávka lávku lávky most mosty podul podului pod puntea мост моста мосту híd γέφυρα")
	overWords   = wordSet("over across over über sur sul sulla sullo sull sobre över over nad przez přes cez ponad peste через над")
	overThe     = wordSet("the der die das den dem la le les l el il lo de het o a os as")
)

// These words end the name of a place; see bodyKinds.
const (
	germanFeatures  = "brücke schloss dom münster kirche kapelle hafen heide moor wald forst bucht berg tal hütte turm friedhof becken kanal schleuse höhe platz straße strasse allee gasse see bad stausee tunnel steig aue kreuz dreieck hang filz"
	englishFeatures = "cove isle beach bay bridge quay wharf gate hill moor woods wood pass castle chapel hall tower arena park gardens green common heath marsh reservoir falls pier lighthouse harbour harbor mile square church mosque synagogue temple priory viaduct causeway meadows downs fells fell crossroads roundabout lighthouse sands weir locks kulturhus kulturhuset forsamlingshus kirke kyrka domkirke domkyrka slott fyr"
	turkishFeatures = "kilisesi kalesi sarayı limanı plajı vadisi tepesi geçidi çeşmesi kulesi manastırı sinagogu şelalesi parkı hamamı kanyonu mağarası"
)

// surelyFeatures are English ones that are hardly names of people, and need no article.
var surelyFeatures = wordSet("cove isle beach bay quay wharf bridge gardens falls pier lighthouse harbour harbor reservoir causeway viaduct mile priory mosque synagogue meadows crossroads roundabout sands locks kulturhus kulturhuset forsamlingshus kirke kyrka domkirke domkyrka slott fyr")

// featurePlaces stand before the name of a place in English.
var featurePlaces = wordSet("the in at on near from over across around along past towards onto beside by outside through under to above below behind of")

// germanFeatureStart is where the adjective of a place begins that stands before the German word at text[k]: Bergauer Brücke; or k.
func germanFeatureStart(text string, k int) int {
	j := capitalWordBefore(text, k)
	if j == k || k-1-j < 6 {
		return k
	}
	word := text[j : k-1]
	asNation := (strings.HasSuffix(word, "sche") || strings.HasSuffix(word, "schen")) && text[k] != 'K' // the Russische Kirche is a body
	if !strings.HasSuffix(word, "er") && !asNation || inSet(germanPronouns, word) {
		return k
	}
	if c := lexicon.Lookup(word); c.Common() > 2 && startsSentence(text, j) || c.Given() > 1 || c.Is(lexicon.Title|lexicon.Occupation) || c.Family() > 2 && c.Common() > 1 {
		return k
	}
	return j
}

// germanPronouns end as adjectives of places do.
var germanPronouns = wordSet("dieser jener welcher unser seiner ihrer meiner deiner keiner großer kleiner neuer alter schöner anderer erster zweiter dritter letzter mancher solcher")

// englishFeatureStart is where the name begins that the English word text[k:e] ends, or k.
func englishFeatureStart(text string, k, e int) int {
	from := k
	for range 2 {
		j := capitalWordBefore(text, from)
		if j == from || inSet(headOpenings, text[j:from-1]) || startsSentence(text, j) && !inSet(surelyFeatures, text[k:e]) {
			break
		}
		if word := text[j : from-1]; monthNamed(word) > 0 || lexicon.Lookup(word).Is(lexicon.Title) {
			return k
		}
		from = j
	}
	if from == k {
		return k
	}
	first := text[from:wordsEndAt(text, from)]
	c := lexicon.Lookup(first)
	behind := wordBeforeIn(text, from, 0, featurePlaces)
	switch {
	case behind < from && text[behind:from-1] == "the":
		return from
	case c.Given() > 1 || c.Is(lexicon.Country|lexicon.Demonym):
		return k
	case inSet(surelyFeatures, text[k:e]):
		return from
	case behind < from && c.Given() == 0 && !inSet(peopleLinks, text[behind:from-1]):
		return from
	}
	return k
}

// peopleLinks are those of featurePlaces that stand before people as well.
var peopleLinks = wordSet("by from to of behind")

// hyphenFeatures end names with a hyphen before them.
var hyphenFeatures = [...]string{"-arena", "-brücke", "-platz", "-straße", "-strasse", "-gasse", "-allee", "-kirche", "-kapelle", "-halle", "-stadion", "-friedhof", "-ring", "-weg", "-ufer", "-steg", "-park", "-turm", "-haus", "-saal", "-tunnel", "-siedlung", "-brug", "-plein", "-straat", "-kade", "-laan", "-kerk"}

// isHyphenedFeature reports whether a word is a name and one of them: Kramer-Arena.
func isHyphenedFeature(word string) bool {
	i := strings.LastIndexByte(word, '-')
	if i < 3 || !isCapitalAt(word, i+1) || !isWholeIn(word[i:], hyphenFeatures[:]) {
		return false
	}
	c := lexicon.Lookup(word[:wordPartEnd(word)])
	return !c.Is(lexicon.Country|lexicon.Demonym|lexicon.Thing) && (c.Common() < 2 || c.Common() < 3 && c.IsName() || c.Given() > 1 || c.Family() > 2)
}

// compoundFeatures end words that are places if what stands before them is a name; of streetFeatures nearly all are.
var (
	compoundFeatures = [...]string{"brücke", "kirche", "kapelle", "platz", "halle", "turm", "arena", "straße", "strasse", "allee", "schloss"}
	streetFeatures   = [...]string{"gasse", "straat", "gracht", "kade", "brug", "plein", "singel", "gatan", "gatans", "gaten", "vägen", "vejen", "veien", "torget", "torvet", "plassen", "pladsen", "kyrkan", "bryggan", "bryggen"}
	plainCompounds   = wordSet("seitengasse sackgasse nebengasse parallelgasse altstadtgasse quergasse hauptstraße hauptstrasse hauptplatz hauptkirche hauptbrücke marktplatz marktkirche marktstraße bergstraße seestraße seebrücke landstraße dorfplatz dorfkirche stadthalle stadtkirche kurplatz vorplatz festplatz festhalle messehalle sportplatz turnhalle markthalle hofkirche hofstraße")
)

// isFeatureCompound reports whether a word is such a place.
func isFeatureCompound(word string) bool {
	if endsAsJob(word, streetFeatures[:]) {
		c := lexicon.Lookup(word)
		return c.Common() < 2 && !c.IsName() && !inSet(plainCompounds, word)
	}
	for _, end := range compoundFeatures {
		if stem, ok := strings.CutSuffix(word, end); ok && len(stem) > 3 {
			return lexicon.Lookup(word).Common() < 3 && isNameStem(stem) && !inSet(plainCompounds, word)
		}
	}
	return false
}

// isNameStem reports whether the first part of a compound is the name of somebody or of a place, with the letters that join it: Ludwigs,
// Marien.
func isNameStem(stem string) bool {
	for _, join := range [...]string{"", "s", "n", "en", "er"} {
		if name, ok := strings.CutSuffix(stem, join); ok && len(name) > 3 {
			c := lexicon.Lookup(name)
			if c.Common() < 2 && (c.Given() > 1 || c.Family() > 2 || c.Place() > 1) && !c.Is(lexicon.Title|lexicon.Occupation) {
				return true
			}
		}
	}
	return false
}

// compoundFeature gives the place that the compound text[k:e] is, with the parts before its hyphens, where a word in small letters stands
// before it and no number or name behind; or k twice.
func compoundFeature(text string, k, e int) (from, to int) {
	if !isFeatureCompound(text[k:e]) && !isHyphenedFeature(text[k:e]) || e+1 < len(text) && (text[e] == '-' || text[e] == ' ' && (isDigit(text[e+1]) || isCapitalAt(text, e+1))) {
		return k, k
	}
	from = k
	for from > 2 && text[from-1] == '-' {
		j := wordStartWithin(text, from-1, from-1-longestWord)
		if j == from-1 {
			break
		}
		from = j
	}
	if j := capitalWordBefore(text, from); j < from && !startsSentence(text, j) || from > 2 && isDigit(text[from-2]) || from > 0 && text[from-1] != ' ' && text[from-1] != '\n' {
		return k, k
	}
	if startsSentence(text, from) && from == k && endsAsJob(text[k:e], streetFeatures[:]) && strings.IndexByte(text[k:e], '-') < 0 {
		return k, k // Fietsbrug, which is an everyday word
	}
	return from, e
}

// smallFeature gives the place whose name goes on at text[at] behind one of features and what links it, or at twice.
func smallFeature(text string, at int) (from, to int) {
	k, linked := at, false
	for range 3 {
		if k < 4 {
			return at, at
		}
		end := k - 1
		switch {
		case text[end] == '\'':
		case strings.HasSuffix(text[:k], "’"):
			end = k - len("’")
		case text[end] != ' ':
			return at, at
		case text[end-1] == '.' && !linked: // kostele sv. Ducha
			end--
			j := wordStartWithin(text, end, end-longestWord)
			if j == end || !inSet(shortSaints, text[j:end]) {
				return at, at
			}
			k = j
			continue
		}
		j := nounStart(text, end)
		if j == end || isCapitalAt(text, j) {
			return at, at
		}
		word := text[j:end]
		if inSet(features, word) {
			if joinsBefore(text, j) || strings.HasSuffix(text[:j], "ao ") || !linked && inSet(weakFeatures, word) && !isFeatureHere(text, j) {
				return at, at
			}
			to := featureNameEnd(text, at)
			if c := lexicon.Lookup(text[at:to]); !linked && c.Given() > 1 {
				return at, at // en la calle Juan me dijo
			}
			if to > at {
				return j, to
			}
			return at, at
		}
		if !inSet(featureLinks, word) {
			return at, at
		}
		k, linked = j, true
	}
	return at, at
}

// isFeatureHere reports whether a preposition or an article stands before one of weakFeatures at text[j].
func isFeatureHere(text string, j int) bool {
	return wordBeforeIn(text, j, 0, featureHere) < j
}

var featureHere = wordSet("in il la le al du au dans sur sous le un na no da do el en por del het op bij van nad przy na w dal del sul lungo di all' dall' over")

// withFeature puts the place text[from:to] among the spans, or the house whose number stands before that street.
func withFeature(spans []tagger.Span, text string, from, to int) []tagger.Span {
	if k := numberedStart(text, from); k < from {
		return withToldStreet(spans, k, to)
	}
	return withNatureAt(spans, text, from, to)
}

// doorWords stand before the number of a house and a link, and behind that the street: número 31 de la calle Herradores.
var doorWords = wordSet("número civico numéro numero")

// numberedStart is where such a word begins whose link stands before the street at text[at], or at.
func numberedStart(text string, at int) int {
	k := at
	for range 2 {
		j := wordBeforeIn(text, k, 0, featureLinks)
		if j == k {
			break
		}
		k = j
	}
	if k == at || k < 3 || text[k-1] != ' ' || !isDigit(text[k-2]) {
		return at
	}
	n := k - 1
	for n > 0 && k-n <= longestToldNumber+1 && isDigit(text[n-1]) {
		n--
	}
	if n < 4 || text[n-1] != ' ' {
		return at
	}
	for _, short := range [...]string{"n.º ", "nº ", "n° ", "n. "} {
		if i := n - len(short); strings.HasSuffix(text[:n], short) && !joinsBefore(text, i) {
			return i
		}
	}
	if j := wordBeforeIn(text, n, 0, doorWords); j < n {
		return j
	}
	return at
}

// headFeature gives the place whose head is the word with a capital at text[at], or at twice: Rua do Cais.
func headFeature(text string, at int) (from, to int) {
	e := wordsEndAt(text, at)
	if !features.mayHave(text[at:e]) || !inSet(features, text[at:e]) || inSet(weakFeatures, text[at:e]) || joinsBefore(text, at) || e+3 >= len(text) || text[e] != ' ' {
		return at, at
	}
	if j := capitalWordBefore(text, at); j < at && !startsSentence(text, j) {
		return at, at
	}
	i, linked := linkedStart(text, e)
	if i == e || !linked && lexicon.Lookup(text[at:e]).IsName() {
		return at, at
	}
	if to = featureNameEnd(text, i); to > i {
		return at, to
	}
	return at, at
}

// featureNameEnd is the end of the name of a feature at text[at], or at.
func featureNameEnd(text string, at int) int {
	to := at
	for i, n := at, 0; n < mostInBody && i < len(text); n++ {
		e, capital := wordAt(text, i)
		if !capital || e-i < 2 || monthNamed(text[i:e]) > 0 || joinsAfter(text, e) {
			break
		}
		if c := lexicon.Lookup(text[i:e]); c.Is(lexicon.Title|lexicon.Occupation) && c.Given()+c.Family() == 0 && !isSaintForm(text[i:]) {
			break
		}
		to = e
		if i, _ = linkedStart(text, e); i == e || i > e+1 && n > 1 {
			break
		}
	}
	if to == at {
		return at
	}
	for to+1 < len(text) && (text[to] == '\'' || text[to] == '-') && isCapitalAt(text, to+1) && to-at < longestBody { // Tête-d'Or
		to = wordsEndAt(text, to+1)
	}
	if strings.HasPrefix(text[to:], "-d'") && isCapitalAt(text, to+3) {
		to = wordsEndAt(text, to+3)
	}
	for _, saint := range [...]string{" sv. ", " św. "} {
		if i := to + len(saint); strings.HasPrefix(text[to:], saint) && isCapitalAt(text, i) { // Povýšení sv. Kříže
			to = wordsEndAt(text, i)
		}
	}
	if to < len(text) && (text[to] == '-' || text[to] == ' ' && isDigitAt(text, to+1)) {
		return at // a number of a house
	}
	if strings.HasPrefix(text[to:], ", ") && isDigitAt(text, to+2) || strings.HasPrefix(text[to:], " nr") || strings.HasPrefix(text[to:], " n.") || strings.HasPrefix(text[to:], " č.") || strings.HasPrefix(text[to:], ", n") {
		return at
	}
	return to
}

// crossedEnd is the end of what a bridge leads over, the name of which is at text[at]; or at.
func crossedEnd(text string, at int) int {
	if at < 8 || text[at-1] != ' ' && text[at-1] != '\'' {
		return at
	}
	if text[at-1] == ' ' && !overWords.mayEnd(text, at-1) && !overThe.mayEnd(text, at-1) {
		return at // as most
	}
	k := nounStart(text, at-1)
	if text[at-1] == '\'' && k < at-1 && k > 1 && text[k:at-1] == "l" {
		if k == 0 || text[k-1] != ' ' {
			return at
		}
		k = nounStart(text, k-1)
	} else if inSet(overThe, text[k:at-1]) && k > 3 && text[k-1] == ' ' && text[k:at-1] != "over" {
		k = nounStart(text, k-1)
	}
	e := k + strings.IndexAny(text[k:at], " '")
	if e <= k || !inSet(overWords, text[k:e]) || wordBeforeIn(text, k, 0, bridgeWords) == k {
		return at
	}
	return natureName(text, at)
}
