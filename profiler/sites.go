package profiler

import "strings"

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
