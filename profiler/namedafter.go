package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows what is named after somebody, so that a name in it is nobody's: what was found
// or first described by somebody, as Halley's Comet and escala de Richter, and what bears a name
// in somebody's honour: streets, squares, airports and prizes.

// foundBehind stand behind the name of who found something, foundBefore before it, and
// foundBeforeOf before a word for of and the name. Some could be anybody's, as diseases are: the
// name tells, see isBareGiven.
var (
	foundBehind = withCapitals("disease syndrome theorem lemma comet paradox conjecture equation equations inequality algorithm lymphoma sarcoma palsy coefficient integral polynomial manifold telescope axiom algebra sums acid acids cycle apparatus estimator determinant eigenvalue space spaces nominations nominee nominees spectrum spectroscopy classifier classifiers lactate coding regression chain chains model models kernel kernels wheel quadrature interpolation " +
		"komet gleichung gleichungen syndrom ziekte syndroom komeet sjukdom ekvation sygdom sykdom tauti oireyhtymä komeetta tõbi sündroom teoreem " +
		"kór betegség szindróma tétel üstökös egyenlet hastalığı sendromu teoremi denklemi yasası paradoksu slimība sindroms teorēma likums sindromas teorema dėsnis bolest bolezen sindrom izrek poučak choroba nemoc věta veta")
	foundBefore = withCapitals("prawo prawa zasada zasady zasadę reguła metoda правило правила принцип метод ilkesi teorem twierdzenie równanie rovnice skala skalą škála škále choroba choroby zespół nemoc nemoci syndrom bolest boala sindromul шкала шкале шкалы теорема теоремы теорему закон закона парадокс уравнение постоянная число константа болезнь болезни болест хвороба синдром премия премии премию " +
		"effet bec płytka płytki płytce płytkę чашка чашке чашку чашки effetto efecto efeito νόσος νόσο σύνδρομο θεώρημα νόμος κλίμακα penyakit sindrom teorema hukum bệnh مرض متلازمة نظرية قانون מחלת תסמונת משפט חוק")
	foundBeforeOf = withCapitals("scala échelle escala efecto efeito effetto effet théorème teorema maladie síndrome sindrome syndrome enfermedad doença malattia malaltia mal mala morbo paradoja paradoxo paradosso paradoxe ecuación equação equazione équation prueba cometa comète algoritmo algorithme constante número conjecture conjetura congettura conjectura lemme lema lemma curva courbe teoría théorie stelling wet wetten ziekte syndroom ley legge loi lei fórmula formula")
)

// illnesses are those of foundBehind that anybody has.
var illnesses = withCapitals("space spaces disease syndrome palsy algorithm equation equations telescope syndrom ziekte syndroom sjukdom sygdom sykdom tauti oireyhtymä tõbi kór betegség hastalığı bolest bolezen choroba nemoc slimība")

// namedTools are tools and the like, which have names before them in English behind an article alone.
var namedTools = wordSet("bulb bulbs counter burner lamp screw screwdriver wrench key knife cage coil engine reaction catalyst stain reflex manoeuvre maneuver cell telescope test scale effect diagram curve process filter transform scholarship fellowship prize award medal act")

// honourBehind stand behind the names of whom something honours, and honourBefore before them.
// What follows is no name of a street where a house number is, which is found as an address.
var (
	honourBehind = withCapitals("boulevard avenue airport stadium bridge square memorial monument prize award medal trophy scholarship fellowship act " +
		"torg plats plass plads gata gate gade väg vei vej bro stadion flygplats lufthavn lufthavnen skola skole skolen priset prisen pokal katu kadun kadulla aukio puisto silta koulu koulun " +
		"utca út tér híd iskola díj repülőtér caddesi sokağı bulvarı meydanı köprüsü parkı havalimanı stadı stadyumu ilkokulu ortaokulu lisesi ödülü मार्ग सड़क चौक पुरस्कार")
	honourBefore = withCapitals("calle avenida paseo plaza plazuela glorieta carretera puente estadio aeropuerto premio trofeo colegio instituto rua praça ponte estádio aeroporto prémio prêmio troféu escola liceu colégio " +
		"corso viale piazza piazzale stadio aeroporto trofeo scuola liceo rue boulevard quai pont stade aéroport prix trophée lycée collège école strada bulevardul calea piața podul stadionul aeroportul premiul liceul școala colegiul " +
		"ulica ulicy ulicę ulicą aleja alei plac placu placem mostu rondo ronda pomnik pomnika nagroda nagrodę nagrody ulice ulici náměstí nábřeží třída pomník námestie námestí nábrežie trg trgu obala " +
		"улица улице улицу улицы площадь площади проспект проспекте бульвар бульваре мост памятник премия премию премии набережная переулок вулиця вулиці вулицю площа площі міст премія премію булевард площад улица " +
		"buque barco crucero navire bateau ferry paquebot statek statku prom promie nave traghetto navio schiff fähre kreuzfahrtschiff frachter schip veerboot loď hajó laiva fartyg fartyget färjan skipet skibet færgen vessel yacht frigate steamer теплоход корабль лайнер паром " +
		"medalla médaille medaille medaglia medalha medalj medaljen медаль avenue allée impasse chaussée metro métro metra метро u-bahn s-bahn salida sortie uscita saída " +
		"station stazione estación estação stanice stanici stacja stacji przystanek przystanku zastávka zastávce haltestelle arrêt fermata paragem hållplats stasjon flughafen bahnhof letiště letišti lotnisko lotniska letisko luchthaven vliegveld szkoła szkoły szkole škola školy škole gimnazjum gymnázium gimnazija " +
		"аэропорт аэропорта аэропорту аэропорте станция станции школа школы школе гимназия лицей имени імені школи аеропорт аеропорту станція гімназія ліцей летище училище αεροδρόμιο σταθμός σταθμό σχολείο محطة مدرسة תחנת נמל bandar stasiun sekolah " +
		"οδός οδό λεωφόρος πλατεία γέφυρα شارع ميدان جسر مطار ملعب جائزة רחוב כיכר שדרות פרס đường phố cầu trường jalan jembatan bandara")
)

// namedOf stand between a word for what is named and the name.
var namedOf = wordSet("de di da do dei del della lui al van von des du of")

// namedWord are all words that stand before such a name, for a quick look at how they end.
var namedWord = wordSet(strings.Join(wordsOf(foundBefore, honourBefore, namedOf), " "))

// mostNamedOf bounds such a word, in bytes.
const mostNamedOf = 8

// isNamedAfter reports whether a span stands in what is named after somebody. The surest names
// are asked as well, since whole ones stand in the names of streets.
func isNamedAfter(text string, span *tagger.Span) bool {
	i, j := span.Start, span.End
	if k := strings.LastIndexByte(text[i:j], ' '); k > 0 && placesOfHonour.mayHave(text[i+k+1:j]) && inSet(placesOfHonour, text[i+k+1:j]) {
		return true // Sabiha Gökçen Havalimanı
	}
	if j+3 < len(text) && (text[j] == ' ' || text[j] == '.' || text[j] == '\'' || text[j] == "’"[0]) && namedBehind(text, span) {
		return !hasTitle(text, i)
	}
	if i > 4 && text[i-1] == ' ' && text[i-2] == '.' && isInHonour(text, i-2) {
		return true // Szkoła im. Jana Pawła II
	}
	if i < 3 || text[i-1] != ' ' || !namedWord.mayEnd(text, i-1) {
		return false
	}
	end, linked := i-1, false
	k := wordStartWithin(text, end, end-longestWord)
	if k == end {
		return false
	}
	if end-k <= mostNamedOf && k > 2 && text[k-1] == ' ' && inSet(namedOf, text[k:end]) {
		end, linked = k-1, true
		if k = wordStartWithin(text, end, end-longestWord); k == end {
			return false
		}
	}
	if c := text[k] | 0x20; k+3 < end && (c == 'l' || c == 'd') { // l'effet
		for _, apostrophe := range [...]string{"'", "’"} {
			if strings.HasPrefix(text[k+1:end], apostrophe) {
				k += 1 + len(apostrophe)
			}
		}
	}
	set := foundBefore
	switch word := text[k:end]; {
	case linked && span.Label == tagger.Person && inSet(streetOf, word):
		return !isBareGiven(text[i:j])
	case linked:
		set = foundBeforeOf
		fallthrough
	case inSet(foundBefore, word):
		return inSet(set, word) && !isBareGiven(text[i:j])
	}
	if word := text[k:end]; word == "имени" || word == "імені" {
		return span.Label == tagger.Person && !strings.HasSuffix(text[:k], "от ") && !strings.HasSuffix(text[:k], "від ") // which are in the name of somebody
	}
	return span.Label == tagger.Person && inSet(honourBefore, text[k:end]) && !isBareGiven(text[i:j])
}

// streetOf are kinds of streets with a word for of behind them: la calle de Bravo Marzal.
var streetOf = withCapitals("calle avenida paseo plaza plazuela rua praça rue avenue via viale piazza corso")

// isInHonour reports whether the dot at text[i] ends a short form of named after, in Slavic languages.
func isInHonour(text string, i int) bool {
	k := wordStartWithin(text, i, i-longestWord)
	return k > 0 && text[k-1] == ' ' && (text[k:i] == "im" || text[k:i] == "им" || text[k:i] == "ім")
}

// hasTitle reports whether a title stands right before the name at text[i].
func hasTitle(text string, i int) bool {
	if i < 3 || text[i-1] != ' ' {
		return false
	}
	end := skipDotBack(text, i-1)
	k := wordStartWithin(text, end, end-longestWord)
	return k < end && inSet(shortTitles, text[k:end])
}

// namedBehind is the part of isNamedAfter that looks at what follows.
func namedBehind(text string, span *tagger.Span) bool {
	j, owns := span.End, false
	if strings.HasSuffix(text[:j], "Jr") && strings.HasPrefix(text[j:], ". ") {
		j++
	}
	for _, s := range [...]string{"'s", "’s"} {
		if strings.HasPrefix(text[j:], s) {
			j, owns = j+len(s), true
			break
		}
	}
	if j+3 >= len(text) || text[j] != ' ' {
		return false
	}
	j++
	if !owns && span.Label == tagger.Person && isCapitalAt(text, j) && endsAirport(text, j) {
		return true
	}
	if !foundBehind.mayBegin(text[j]) && text[j] != 'l' && !honourBehind.mayBegin(text[j]) && !namedTools.mayBegin(text[j]) {
		return false
	}
	e, capital := wordAt(text, j)
	word, name := text[j:e], text[span.Start:span.End]
	switch {
	case inSet(foundBehind, word):
		return !inSet(illnesses, word) || !isBareGiven(name)
	case owns && (strings.EqualFold(word, "law") || word == "laws"):
		next, _ := wordAt(text, min(e+1, len(text)))
		return next <= e+1 || !inSet(lawBodies, text[e+1:next])
	case owns || span.Label != tagger.Person:
		return false
	case inSet(honourBehind, word) && (capital || !inSet(namedTools, word)):
		return !isBareGiven(name)
	}
	return inSet(namedTools, word) && hasArticle(text, span.Start)
}

// airports end the names of airports, of which several words with capitals may stand behind who is honoured:
// John F. Kennedy International Airport.
var airports = wordSet("airport intercontinental spaceport")

// mostAirport bounds such words.
const mostAirport = 3

// endsAirport reports whether one of airports is among the words with capitals at text[i].
func endsAirport(text string, i int) bool {
	for n := 0; n < mostAirport; n++ {
		e, capital := wordAt(text, i)
		switch {
		case e == i || !capital:
			return false
		case inSet(airports, text[i:e]):
			return true
		case e+1 >= len(text) || text[e] != ' ':
			return false
		}
		i = e + 1
	}
	return false
}

// placesOfHonour are words that end the name of what bears somebody's and that no family has.
var placesOfHonour = withCapitals("havalimanı stadyumu stadı bulvarı caddesi sokağı meydanı köprüsü lisesi ilkokulu flygplats lufthavn lufthavnen lentoasema repülőtér utca airport stadium boulevard intercontinental")

// lawBodies stand behind law where it is no law of nature that is meant.
var lawBodies = wordSet("firm firms office offices practice practices degree school career partner partners practise studies library books exam")

// hasArticle reports whether an article of English stands right before text[i].
func hasArticle(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' {
		return false
	}
	k := max(0, i-5)
	for _, a := range [...]string{"the", "The", "an", "An", "a", "A"} {
		if strings.HasSuffix(text[k:i-1], a) && !joinsBefore(text, i-1-len(a)) {
			return true
		}
	}
	return false
}

// isBareGiven reports whether a name is one word that people are given more often than families
// have it: Anna's disease is hers.
func isBareGiven(name string) bool {
	if strings.IndexByte(name, ' ') >= 0 {
		return false
	}
	c := lexicon.Lookup(name)
	return c.Given() > 1 && c.Given() >= c.Family()
}
