package profiler

import (
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file tells names of models of cars, and signs of units, from those of people.

// carModels are models of cars that may be taken for names, and unitSigns what stands behind numbers.
var (
	carModels = wordSet("yaris fabia octavia superb scala kamiq karoq kodiaq felicia corsa astra vectra insignia zafira meriva mokka polo golf passat tiguan touran sharan caddy jetta lupo arteon clio megane twingo laguna espace kangoo captur kadjar scenic zoe fiesta focus mondeo fusion escort puma kuga galaxy " +
		"corolla auris avensis prius aygo hilux camry civic accord jazz micra qashqai juke leaf navara punto panda uno tipo bravo doblo ducato giulietta giulia ypsilon delta ibiza leon toledo ateca arona cordoba logan duster sandero dokker lodgy picanto ceed sportage sorento rio niro stonic tucson kona ioniq swift vitara baleno jimny lancer outlander berlingo cactus picasso partner boxer " +
		"impreza forester outback cayenne macan panamera mustang ranger transit sprinter vito actros defender discovery evoque activa nexon alto swift dzire innova fortuner creta venue")
	unitSigns = wordSet("mbps gbps kbps mbit gbit kbit kwh mwh gwh kwp mah rpm dpi ppm ppi fps akkus")
	carLeads  = wordSet("a an the my our his her your this ein eine einen einem einer der den dem mein meinen sein ihr un une le la ma mon sa son una el mi su il lo mia sua um uma o minha een de mijn en ett ei et vozidlo vozidla vozidlem vozu vůz auto autem auta pojazd pojazdem pojazdu samochód samochodem samochodu wagen fahrzeug pkw voiture véhicule coche vehículo carro viatura veicolo bil bilen auton car vehicle van mașina kocsi gépkocsi araç")
)

// isCarOrUnit reports whether a name of one word is a model of a car behind a word for one or an article, or the sign of a unit
// behind a number.
func isCarOrUnit(text string, span *tagger.Span) bool {
	word := text[span.Start:span.End]
	if span.Start < 2 || text[span.Start-1] != ' ' {
		return false
	}
	if isDigit(text[span.Start-2]) {
		return inSet(unitSigns, word)
	}
	if !inSet(carModels, word) || lexicon.Lookup(word).Given() > 2 {
		return false
	}
	k := wordStartWithin(text, span.Start-1, span.Start-1-longestWord)
	return inSet(carLeads, text[k:span.Start-1])
}
