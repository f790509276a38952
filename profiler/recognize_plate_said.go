package profiler

import "strings"

// plateRecognizers find registration marks of any country behind a word that says what
// they are.
var plateRecognizers = []Recognizer{
	{
		Name:     "plate-behind-word",
		Label:    "LICENSE_PLATE",
		Doc:      "Two to four groups of capitals and digits with spaces or hyphens between them, or one of both, behind a word for a plate.",
		Source:   "the countries' registration rules",
		triggers: []trigger{onToken(tokenWord, 0).oneOf(wordsOf(plateWords, plateMaybes, bracketedVehicles), nil)},
		match:    matchSaidPlate,
	},
}

// plateWords are words for a plate; plateMaybes have other meanings, so that what is
// behind them must look like a plate.
var (
	plateWords = wordSet("plate plates kennzeichen kennz nummernschild immatriculation immatriculé immatriculée immatriculee plaque targa targata targato kenteken matrícula matricula placa placas " +
		"regnr bilnr registreringsnummer nummerplade nummerskilt rejestracyjny rejestracyjna rejestracyjne spz rz rendszám rendszámú rendszáma rekisterinumero rekisteritunnus plaka plakası plakalı " +
		"înmatriculare vrn vrm rego tablice tablica rejestracja registarska nopol")
	plateMaybes = wordSet("registration reg registered car vehicle auto fahrzeug véhicule voiture veicolo vehículo coche veículo carro voertuig bil pojazd " +
		"van ute truck lorry motorbike motorcycle wagen pkw lkw motorrad lieferwagen moto camion camionnette utilitaire turismo furgoneta camión automóvil furgone autovettura autocarro scooter carrinha camião mota bestelbus vrachtwagen samochód samochodu pojazdu motocykl vozidlo vozidla vozidlu vozu vůz auta ajoneuvo ajoneuvon auton bilen lastbil lastbilen personbil varebil køretøj køretøjet kjøretøy kjøretøyet fordon fordonet araç aracı aracın otomobil kamyonet járműve gépkocsi gépjármű autó autoturism autoturismul mașina vozilo vozila")
	// bracketedVehicles are kinds of which models are often told, so that only brackets hold a mark behind them.
	bracketedVehicles = wordSet("geländewagen kleinwagen kleintransporter sportwagen kombi limousine sattelzug traktor anhänger wohnmobil moped pickup minivan hatchback motorhome tractor berline fourgon fourgonnette remorque tracteur todoterreno ciclomotor remolque motocicleta fuoristrada motociclo motorino ciclomotore rimorchio autocarro caminhão jipe reboque trator terreinwagen aanhanger aanhangwagen bromfiets " +
		"dodávka dodávky motorka motorky přívěs terenówka ciężarówka ciężarówki motocykla przyczepa przyczepy furgonetka terrängbil skåpbil skåpbilen släpvagn motorcykel motorcykeln motorcyklen varevogn motorsykkel maasturi pakettiauto moottoripyörä kamyon kamyonu motosiklet motosikleti minibüs teherautó motorkerékpár autoutilitară motocicletă kombija motocikl")
)

// What may stand between the word and the mark, in any letter case.
var plateLinks = wordSet("number no nr num is was registered reg ist lautet est è es é numer numero número numéro d de minéralogique pojazdu with mit the under av on în mașina plat nomor plate license licence registration")

// The bounds of a mark.
const (
	mostPlateLinks  = 3
	mostPlateGroups = 4
	fewestOfPlate   = 4 // letters and digits
	mostOfPlate     = 10
	longestGroup    = 6 // W-84514T
)

// matchSaidPlate reads the mark behind a word such as plate.
func matchSaidPlate(text string, at int) (match, bool) {
	end, _ := nextToken(text, at)
	word := text[at:end]
	sure, bracketed := inSet(plateWords, word), inSet(bracketedVehicles, word)
	if joinsBefore(text, at) || !sure && !bracketed && !inSet(plateMaybes, word) {
		return match{}, false
	}
	i, linked := end, false
	for n := 0; ; n++ {
		for k := 0; i < len(text) && k < 3 && strings.IndexByte(" .:#=\"'(", text[i]) >= 0; k++ {
			linked = linked || text[i] == ':'
			i++
		}
		e, _ := wordAt(text, i)
		if n == mostPlateLinks || e == i || e < len(text) && isDigit(text[e]) || !inSet(plateLinks, text[i:e]) || text[i] < 'a' && !linked && e-i < 3 {
			break
		}
		i = e
	}
	if i == end || bracketed && text[i-1] != '(' {
		return match{}, false
	}
	j, both := plateAt(text, i)
	if j == i || !sure && !linked && !both || !sure && isModelAt(text, i, j) {
		return match{}, false
	}
	if sure {
		return match{i, j, 0.85}, true
	}
	return match{i, j, 0.6}, true
}

// makes are makers of vehicles whose names are as short as the letters of a plate.
var makes = wordSet("bmw vw ktm man daf gmc mg mini audi fiat seat opel ford kia byd nsu dkw mz jcb gaz uaz vaz zaz ifa yugo saab tata lada iveco ram gtr suv")

// isModelAt reports whether the name of a maker begins the mark text[from:to], or a year ends it behind a single
// letter: PKW BMW 320, voiture N 4 2019.
func isModelAt(text string, from, to int) bool {
	end := from
	for end < to && isLetter(text[end]) {
		end++
	}
	if inSet(makes, text[from:end]) {
		return true
	}
	year := to - len("2019")
	return year > from+1 && end == from+1 && text[year-1] == ' ' && (text[year:year+2] == "19" || text[year:year+2] == "20")
}

// plateAt gives the end of the mark at text[i], or i. both says that letters and digits
// are in different groups.
func plateAt(text string, i int) (end int, both bool) {
	k, groups, letters, digits, apart := i, 0, 0, 0, 0
	for groups < mostPlateGroups {
		from, a, d := k, 0, 0
		for k < len(text) && (isDigit(text[k]) || 'A' <= text[k] && text[k] <= 'Z') {
			if isDigit(text[k]) {
				d++
			} else {
				a++
			}
			k++
		}
		// A group that another word goes on is none of the mark.
		if k == from || k-from > mostOfPlate || groups > 0 && k-from > longestGroup || joinsAfter(text, k) && !(k < len(text) && text[k] == '-') || groups > 0 && text[from-1] == ' ' && a > 3 {
			break
		}
		if letters+digits+a+d > mostOfPlate {
			break
		}
		if a > 0 && d == 0 || d > 0 && a == 0 {
			apart++
		}
		letters, digits, groups = letters+a, digits+d, groups+1
		end = k
		if k+1 >= len(text) || text[k] != ' ' && text[k] != '-' && text[k] != '.' || !isAlnum(text[k+1]) {
			break
		}
		k++
	}
	if groups == 0 || letters == 0 || digits == 0 || letters+digits < fewestOfPlate || joinsAfter(text, end) {
		return i, false
	}
	// KR 8LF86, 3B5 2351
	mixed := groups == 2 && letters+digits > 5 && (letters > 1 && digits > 1 || isDigit(text[i]) && digits > 4)
	return end, groups > 1 && apart == groups || groups == 1 && letters > 1 && digits > 1 || mixed
}
