package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file tells sites from those who own them: a stadium, an airport, a church or a cemetery is a place, whatever name it has.

var (
	// siteTails end the names of sites, and siteHeads begin them.
	siteTails = withCapitals("stadium ballpark airport cemetery stadion arena flughafen friedhof bahnhof kirche kirke kirkja kyrka kerk kerkhof lufthavn flygplats flyplass lotnisko letiště stadyumu havalimanı camii mezarlığı cathedral creek")

	// siteParks stand before park, at the end of the name of one, and siteEnds end names of one word.
	siteParks = wordSet("national state regional provincial nature country wildlife")
	siteEnds  = [...]string{"plein", "platz", "friedhof", "bahnhof", "philharmonie", "torget", "pladsen", "plassen", "kerkhof"}
	siteHeads = wordSet("estadio estádio stadio aéroport aeropuerto aeroporto gare bahnhof flughafen église iglesia igreja chiesa basílica basilica basilique cathédrale catedral cattedrale duomo cimetière cementerio cemitério cimitero kościół katedra lotnisko kostel stadion")
)

// isSite reports whether a name is that of a site: of several words, with one of these at its beginning or its end, or of one that ends
// as such.
func isSite(name string) bool {
	k := strings.LastIndexByte(name, ' ')
	if k < 0 {
		return endsAsJob(name, siteEnds[:]) && isCapitalAt(name, 0)
	}
	if last := name[k+1:]; last == "Park" || last == "Reserve" || last == "Forest" {
		return inSet(siteParks, name[strings.LastIndexByte(name[:k], ' ')+1:k])
	}
	return siteTails.mayEnd(name, len(name)) && inSet(siteTails, name[k+1:]) || inSet(siteHeads, name[:strings.IndexByte(name, ' ')])
}

var (
	// shops stand in small letters before the town where one is, and are no part of a name; ones are the same where an article for some
	// one stands before them: la boulangerie de Malsac, une clinique de Malsac.
	shops    = wordSet("boulangerie boucherie pharmacie épicerie supermarché boulangerie-pâtisserie panadería carnicería farmacia panetteria macelleria pizzeria padaria farmácia talho")
	ones     = wordSet("école collège lycée clinique hôpital maternité crèche hôtel restaurant café bar banque usine escuela colegio instituto clínica hospital hotel restaurante scuola liceo clinica ospedale albergo ristorante escola liceu banco")
	someOnes = wordSet("une un una uno um uma d'une d'un dans cette esta este questa questo")
)

// townOfShop gives an organisation that is no more than a shop or a school in a town as that town.
func townOfShop(text string, span tagger.Span) tagger.Span {
	e := wordsEndAt(text, span.Start)
	if !isLowerAt(text, span.Start) || !inSet(shops, text[span.Start:e]) && (!inSet(ones, text[span.Start:e]) || wordBeforeIn(text, span.Start, 0, someOnes) == span.Start) {
		return span
	}
	if i, linked := linkedStart(text, e); linked && i < span.End {
		if c := lexicon.Lookup(text[i:span.End]); c.Place() > 0 && c.Given() < 2 {
			return tagger.Span{Start: i, End: span.End, Label: tagger.Location, Confidence: besidePlace}
		}
	}
	return span
}

// countyNouns stand behind the name of a part of a country and belong to it.
var countyNouns = wordSet("county province prefecture governorate oblast")

// countyEnd is the end of such a noun behind the name that ends at text[i], where no longer name goes on; or i.
func countyEnd(text string, i int) int {
	if i+6 >= len(text) || text[i] != ' ' || !isCapitalAt(text, i+1) {
		return i
	}
	e := wordsEndAt(text, i+1)
	if !inSet(countyNouns, text[i+1:e]) || hasCapitalBehind(text, e) {
		return i
	}
	return e
}
