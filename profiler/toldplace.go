package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows places whose name is also a word or that of a person, where the words beside it
// say that a place stands there: issued in Porto, state of issue: Georgia, hier soir à Tours. It
// knows the rest of a place's name too, which the tagger does not see: Halle (Saale).

// toldPlace is how sure such a place is.
const toldPlace = 0.87

// Bounds of the name of such a place.
const (
	mostToldPlaceWords = 3
	longestPlaceField  = 32 // bytes
)

// placeFields are the names of fields that a place stands behind, in small letters: of who has
// issued a document, and of where somebody works.
var placeFields = []string{
	"state of issue", "issuing state", "state issued", "place of issue", "country of issue", "issued in", "issue state", "license state", "licence state", "issuing country", "issuing place", "place issued",
	"work location", "job location", "office location", "place of work", "work site", "duty station", "based in", "town", "home town", "hometown",
	"ausstellungsort", "ausgestellt in", "arbeitsort", "einsatzort", "dienstort", "standort",
	"lieu de délivrance", "délivré à", "délivrée à", "lieu de travail", "lieu d'affectation", "lieu d’affectation", "lieu du poste", "lieu de mission",
	"lugar de expedición", "expedido en", "lugar de emisión", "lugar de trabajo", "sede de trabajo", "centro de trabajo", "lugar del puesto",
	"luogo di rilascio", "rilasciato a", "luogo di lavoro", "sede di lavoro",
	"local de emissão", "emitido em", "local de trabalho", "local de expedição",
	"plaats van afgifte", "afgegeven te", "afgegeven in", "standplaats", "werkplek", "werklocatie", "plaats van tewerkstelling",
	"miejsce wydania", "miejsce pracy", "lokalizacja",
	"místo vydání", "místo výkonu práce", "místo práce", "pracoviště", "miesto vydania", "miesto výkonu práce", "miesto práce",
	"utfärdad i", "utfärdandeort", "arbetsort", "placeringsort", "stationeringsort", "placering",
	"udstedt i", "udstedelsessted", "arbejdssted", "tjenestested", "utstedt i", "utstedelsessted", "arbeidssted", "kontorsted",
	"myöntämispaikka", "työpaikan sijainti", "työpaikka", "toimipaikka", "työskentelypaikka", "työskentelypaikkakunta", "sijainti", "paikkakunta",
	"locul eliberării", "eliberat la", "locul de muncă", "loc de muncă", "locația",
	"verildiği yer", "düzenlendiği yer", "çalışma yeri", "görev yeri", "iş yeri", "lokasyon",
	"munkavégzés helye", "kiállítás helye", "место выдачи", "место работы", "місце видачі", "місце роботи", "месторабота",
}

// issueVerbs say that something was issued, and a word for in and a place stand behind them.
var issueVerbs = withCapitals("issued registered ausgestellt délivré délivrée délivrés émis émise expedido expedida emitido emitida rilasciato rilasciata emesso emessa passado passada " +
	"afgegeven uitgegeven wydany wydana wydane wystawiony wystawiona vydaný vydaná vydané vydán vydána vydáno utfärdat utfärdad udstedt utstedt eliberat eliberată emis emisă izdan izdana")

// placeLinks stand between such a word and the place.
var placeLinks = wordSet("in at à a en em te w we v ve i la în u")

// wordsOfTime stand before the link to a place in a report, as in hier soir à Tours.
var wordsOfTime = withCapitals("yesterday tonight overnight hier soir matin midi après-midi nuit aujourd'hui gestern heute ayer anoche ieri stamattina stasera stanotte ontem gisteren vandaag vanochtend gisteravond wczoraj dzisiaj včera dnes igår idag ikväll dziś")

// thingsAt are what happens or is to be paid in a place, before in.
var thingsAt = wordSet("ticket fine accident crash collision robbery burglary shooting stabbing arrest hospital offence speeding")

// officesBehind stand behind the name of a place in Turkish and Hungarian: of an office, a branch, a shop there, those whom it elects or
// sends, the middle and the outskirts of it.
var officesBehind = wordSet("ekibi ekibine ekibini ekibinin milletvekili milletvekilleri valisi valiliği kaymakamı büyükşehir belvárosában belvárosa belvárosát belvárosi belterületén külterületén határában közelében térségében környékén városában városi polgármestere ofisi ofisinde ofisine ofisimiz şubesi şubesinde şubesine şubemiz mağazası mağazasında fabrikası fabrikasında deposu deposunda kampüsü kampüsünde şantiyesi şantiyesinde")

// What a town does as the host of something, as in Buffalo will host the finals.
var (
	hostVerbs  = wordSet("host hosts hosted hosting stage stages staged")
	hostModals = wordSet("will to would is was has may could")
	hosted     = wordSet("final finals game games olympics championship championships tournament summit conference festival expo cup race marathon convention fair match semi-final semi-finals open event")
)

// hostedAtHome is what somebody is the host of, and no town: Austin will host the dinner.
var hostedAtHome = wordSet("dinner lunch breakfast brunch supper barbecue bbq party reception drinks sleepover")

// plainTowns are towns that are known as words and not as places.
var plainTowns = wordSet("almere haarlemmermeer katwijk ludwigshafen galway")

// noTowns are words that are towns too, but hardly behind the words for a time or an issue.
var noTowns = wordSet("spring summer autumn fall winter print paper person error navidad nochebuena noël ramadán cuaresma")

// atHome is what is said of people who work where they live.
var atHome = withCapitals("homeoffice remote hybrid telework télétravail teletrabajo telelavoro teletrabalho thuiswerk thuiskantoor hjemmekontor hjemmearbejde hemarbete etätyö zdalnie uzaktan")

// ofNames stand before the names of people that are called after a place.
var ofNames = wordSet("van von de der den")

// placeNameEnd is the end of the name of a place at text[at] that is known, or at. More than
// one name may be known there; the longest counts.
func placeNameEnd(text string, at int) (end int, class lexicon.Class) {
	end = at
	for i, n := at, 0; n < mostToldPlaceWords; n++ {
		e, capital := wordAt(text, i)
		if e == i || n == 0 && !capital {
			break
		}
		for e+1 < len(text) && e-at < 2*longestWord && text[e] == '-' && (isLetter(text[e+1]) || text[e+1] >= utf8.RuneSelf) { // Cluj-Napoca
			k, _ := wordAt(text, e+1)
			if k == e+1 {
				break
			}
			e = k
		}
		if joinsAfter(text, e) {
			break
		}
		if capital {
			if c := lexicon.Lookup(text[at:e]); c.Place() > 0 || c.Is(lexicon.Country|lexicon.Region) || n == 0 && inSet(plainTowns, text[at:e]) {
				end, class = e, c
			}
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	if end > at && end+1 < len(text) && text[end] == ' ' && isCapitalAt(text, end+1) {
		return at, 0 // a longer name
	}
	return end, class
}

// toldPlaceEnd is the end of a place at text[at] that the words beside it tell, or at.
func toldPlaceEnd(text string, at int) int {
	if at > 2 && text[at-1] == '-' && text[at-2] == 's' {
		return at // see apostropheTown
	}
	told := at > 3 && (text[at-1] == ' ' || text[at-1] == ':') && (text[at-2] == ':' || text[at-1] == ':') && endsPlaceField(text, at)
	link := at
	if !told && at > 3 && text[at-1] == ' ' {
		link = wordBeforeIn(text, at, 0, placeLinks)
	}
	behind, _ := wordAt(text, at)
	// Most words with a capital have nothing of all that beside them, and need not be looked up.
	office := isOfficeAt(text, behind)
	host := !office && saysHost(text, behind)
	rest := bracketedRest(text, behind)
	if !told && link == at && !office && !host && rest == behind {
		return at
	}
	if !told && rest > behind && lexicon.Lookup(text[at:behind]).Place() > 0 {
		return rest
	}
	end, class := placeNameEnd(text, at)
	if end == at || monthNamed(text[at:end]) > 0 || inSet(noTowns, text[at:end]) {
		return at
	}
	town := class.Place() > 1 || class.Is(lexicon.Country|lexicon.Region)
	plain := class.Common() == 3 && !town
	if told {
		if plain || !endsPlace(text, end) {
			return at
		}
		return end
	}
	if end == behind && inSet(plainTowns, text[at:end]) && wordBeforeIn(text, at, 0, ofNames) == at {
		return end
	}
	if town && end == behind && host {
		return end
	}
	if town && end == behind && office && class.Family() < 3 {
		return end
	}
	if link == at || plain {
		return at
	}
	if wordBeforeIn(text, link, 0, issueVerbs) < link {
		return end
	}
	if !town {
		return at
	}
	if wordBeforeIn(text, link, 0, wordsOfTime) < link && endsPlace(text, end) {
		return end
	}
	if text[link:at] == "in " && wordBeforeIn(text, link, 0, thingsAt) < link && (endsPlace(text, end) || strings.HasPrefix(text[end:], " of ") || strings.HasPrefix(text[end:], " on ")) {
		return end
	}
	return at
}

// endsPlace reports whether a sentence, a line or a part of it ends at text[i].
func endsPlace(text string, i int) bool {
	return i == len(text) || strings.IndexByte(",.;)\n\r(/", text[i]) >= 0 || strings.HasPrefix(text[i:], " (") || strings.HasPrefix(text[i:], " -") || strings.HasPrefix(text[i:], " –")
}

// endsPlaceField reports whether the name of such a field and a colon stand before text[i].
func endsPlaceField(text string, i int) bool {
	for i > 0 && text[i-1] == ' ' {
		i--
	}
	if i == 0 || text[i-1] != ':' {
		return false
	}
	i = skipBack(text, i-1)
	from := max(0, i-longestPlaceField-1)
	for _, f := range placeFields {
		k := i - len(f)
		if k >= from && text[k]|0x20 == f[0]|0x20 && strings.EqualFold(text[k:i], f) && (k == 0 || !joinsBefore(text, k)) || k >= from && f[0] >= utf8.RuneSelf && strings.EqualFold(text[k:i], f) && (k == 0 || !joinsBefore(text, k)) {
			return true
		}
	}
	return false
}

// isOfficeAt reports whether the word for an office or a shop stands behind text[i].
func isOfficeAt(text string, i int) bool {
	if i+1 >= len(text) || text[i] != ' ' || !officesBehind.mayBegin(text[i+1]) {
		return false
	}
	e, _ := wordAt(text, i+1)
	return inSet(officesBehind, text[i+1:e])
}

// officeTown gives the bounds of the last word of the chain that ends at text[end], where it is a town
// and an office stands behind it, as in Firmanın Bursa ofisi; or end.
func officeTown(text string, at, end int) (from, to int) {
	if !isOfficeAt(text, end) {
		return end, end
	}
	k := wordStartWithin(text, end, max(at, end-longestWord))
	if k <= at || text[k-1] != ' ' {
		return end, end
	}
	if e, class := placeNameEnd(text, k); e == end && class.Place() > 1 && class.Family() < 3 {
		return k, end
	}
	return end, end
}

// saysHost reports whether the words behind text[i] say that a town is the host of something.
func saysHost(text string, i int) bool { return saysHostOf(text, i, hosted) }

// saysHostOf reports whether the words behind text[i] say that what stands before is the host of something of a set.
func saysHostOf(text string, i int, set *wordList) bool {
	if i+1 >= len(text) || text[i] != ' ' {
		return false
	}
	e, _ := wordAt(text, i+1)
	if inSet(hostModals, text[i+1:e]) && e+1 < len(text) && text[e] == ' ' {
		i = e
		e, _ = wordAt(text, i+1)
	}
	if !inSet(hostVerbs, text[i+1:e]) {
		return false
	}
	for n := 0; n < 4 && e+1 < len(text) && text[e] == ' '; n++ {
		k, _ := wordAt(text, e+1)
		if k == e+1 && isDigit(text[k]) {
			_, k = number(text, k, 4)
		}
		if inSet(set, text[e+1:k]) {
			return true
		}
		e = k
	}
	return false
}

// withToldPlace puts such a place among the spans. A longer name is right.
func withToldPlace(spans []tagger.Span, from, to int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Start < to && s.End > from && (s.Start < from || s.End > to) && s.Confidence >= DefaultMinConfidence {
			return spans
		} else if s.Start == from && s.End == to && s.Label == tagger.Location && s.Confidence >= toldPlace {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Location, Confidence: toldPlace})
}

// apostropheTown gives the bounds of a town in the Netherlands whose name begins with a short article
// and goes on with the capital at text[at], as in 's-Hertogenbosch; or at.
func apostropheTown(text string, at int) (from, to int) {
	if at < 3 || text[at-1] != '-' || text[at-2]|0x20 != 's' {
		return at, at
	}
	for _, mark := range [...]string{"'", "’", "‘"} {
		k := at - 2 - len(mark)
		if k < 0 || text[k:at-2] != mark || k > 0 && joinsBefore(text, k) {
			continue
		}
		if e, capital := wordAt(text, at); capital && e-at > 3 && !joinsAfter(text, e) {
			return k, e
		}
	}
	return at, at
}

// placeRests stand in brackets behind the name of a town and tell which one it is: a river or a
// region in Germany.
var placeRests = wordSet("saale oder main neckar elbe weser havel spree donau isar inn lahn sieg ruhr mosel rhein ems eder fulda werra leine aller luhe unstrut elster pleiße mulde neiße iller lech altmühl tauber kocher jagst nahe saar " +
	"westf westfalen breisgau harz eifel allgäu pfalz oberpfalz taunus wetterau lausitz niederlausitz oberlausitz sachsen thüringen bayern hessen württ baden holstein vogtland erzgebirge odenwald spessart rhön schwarzwald sauerland hunsrück westerwald siegerland börde altmark uckermark prignitz mark fichtelgebirge " +
	"rheinland schwaben oberbayern niederbayern ostfriesland emsland lippe vorpommern rügen usedom")

// bracketedRest is the end of such a word in brackets behind the name of a town that ends at text[i],
// or i.
func bracketedRest(text string, i int) int {
	if i+3 >= len(text) || text[i] != ' ' || text[i+1] != '(' {
		return i
	}
	e, capital := wordAt(text, i+2)
	if !capital || !inSet(placeRests, text[i+2:e]) {
		return i
	}
	e = skipByte(text, e, '.')
	if e < len(text) && text[e] == ')' {
		return e + 1
	}
	return i
}

// hyphenedRest is the end of the rest of a place behind a hyphen, of which text[from:i] has been
// seen alone, as in Cluj-Napoca; or i.
func hyphenedRest(text string, from, i int) int {
	if i+2 >= len(text) || text[i] != '-' || !isCapitalAt(text, i+1) {
		return i
	}
	if e, _ := wordAt(text, i+1); e > i+1 && !joinsAfter(text, e) && e-from <= 2*longestWord && lexicon.Lookup(text[from:e]).Place() > 1 {
		return e
	}
	return i
}

// amongPlaces reports whether a name of one word stands behind from and a place, and is known as
// a place itself: bids from Chicago and Glasgow.
func amongPlaces(text string, before, span *tagger.Span) bool {
	if before.Label != tagger.Location || before.Confidence < DefaultMinConfidence || text[before.End:span.Start] != " and " {
		return false
	}
	if wordBeforeIn(text, before.Start, 0, fromWords) == before.Start {
		return false
	}
	class := lexicon.Lookup(text[span.Start:span.End])
	return strings.IndexByte(text[span.Start:span.End], ' ') < 0 && class.Place() > 1 && class.Given() < 2 && endsPlace(text, span.End)
}

// fromWords stand before two places.
var fromWords = wordSet("from between in")
