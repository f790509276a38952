package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file knows things that are called by names of people and places: laws, diseases, dishes,
// sorts of fruit, pieces of furniture, tariffs, modes of a machine, rooms. What stands right behind a word
// for one is nobody's name. Tables, beds and parcels are not among them: those are kept for somebody.

// namedThings are such words.
var namedThings = withCapitals("codename codenamed kryptonim salad cocktail apple pear tomato potato rose tulip daffodil dahlia hurricane cyclone typhoon tariff mode button sofa armchair wardrobe bookcase mattress playset font typeface paintwork sandwich pizza " +
	"sala salle zaal vergaderzaal mötesrum konferensrum møterom mødelokale neuvotteluhuone kokoushuone salonu toplantı переговорная зал besprechungsraum konferenzraum tagungsraum terem tárgyaló zasedačka učebna αίθουσα " +
	"syndrom syndroms morbus gesetz modus taste tarif menü salat suppe torte kuchen pizza cocktail eisbecher apfel apfelsorte birne kartoffel kartoffelsorte tomate tulpe dahlie sorte sessel sofa wippe regal schrank kommode lampe teppich vorhang matratze kleid bluse jacke muster ausgabe version edition serie sturmtief orkan orkantief hurrikan schriftart spielzeug puppe " +
	"loi syndrome maladie mode touche bouton forfait formule menu salade soupe tarte gâteau pizza sauce pommes poire pomme cocktail variété tulipe dahlia rosier rose fauteuil canapé armoire commode étagère lampe tapis rideau matelas robe version édition collection gamme tempête ouragan cyclone poupée " +
	"ley síndrome enfermedad signo modo botón tecla tarifa menú ensalada sopa tarta pastel pizza cóctel salsa manzana patata variedad sillón sofá estantería armario lámpara alfombra cortina colchón vestido versión edición colección gama serie borrasca huracán tormenta función " +
	"legge decreto sindrome morbo malattia modalità tasto pulsante tariffa menù insalata zuppa torta pizza salsa mela patata varietà poltrona divano libreria armadio lampada tappeto tenda materasso vestito versione edizione collezione gamma linea ciclone uragano tempesta tempestade temporal bambola " +
	"síndrome doença modo botão tecla tarifa plano cardápio salada sopa torta bolo pizza coquetel molho maçã batata variedade poltrona sofá estante armário lâmpada tapete cortina colchão vestido versão edição coleção linha furacão tempestade boneca " +
	"wet syndroom ziekte stand modus knop toets tarief menu salade soep taart pannenkoek pizza cocktail saus appel peer aardappel ras roos tulp dahlia fauteuil kast lamp tapijt gordijn matras jurk versie editie collectie lijn storm orkaan " +
	"ustawa ustawy zespół choroba choroby tryb przycisk klawisz taryfa pakiet menu sałatka zupa tort ciasto pizza koktajl sos jabłko jabłka odmiana odmiany ziemniaki róża tulipan fotel sofa regał szafa komoda lampa dywan zasłona materac sukienka wersja edycja kolekcja seria orkan huragan lalka " +
	"zákon zákona syndrom nemoc nemoci režim tlačítko tarif menu salát polévka dort pizza koktejl omáčka jablko odrůda odrůdy růže tulipán křeslo pohovka lavice lavička skříň komoda lampa koberec závěs matrace šaty verze edice kolekce řada bouře hurikán panenka tlačidlo šalát polievka torta odroda ruža kreslo verzia edícia kolekcia búrka " +
	"zakon sindrom bolest način gumb tarifa meni salata juha torta pizza koktel umak jabuka sorta ruža fotelja kauč ormar lampa tepih verzija kolekcija oluja uragan lutka закон синдром болест режим бутон тарифа меню салата супа торта пица коктейл ябълка сорт роза кресло диван гардероб версия колекция буря ураган " +
	"lov lagen loven syndrom sykdom sygdom sjukdom tilstand læge läge läget knap knapp knappen takst meny menu menuen menyn salat sallad suppe soppa kage kake tårta pizza cocktail sauce sås sovs æble äpple eple sort sorten kartoffel potatis potet lænestol fåtölj lenestol sofa soffa reol hylla hylle skab skåp skap lampe lampa tæppe matta teppe gardin madras madrass kjole klänning udgave udgaven utgave utgåva version versjon versionen kollektion kolleksjon serie serien storm stormen orkan orkanen dukke docka programmet vaskeprogram tvättprogram funksjon " +
	"laki oireyhtymä tauti tila painike salaatti keitto kakku pizza lajike lajikkeet ruusu nojatuoli sohva hylly kaappi lamppu matto verho patja mekko versio mallisto myrsky nukke " +
	"törvény szindróma kór mód gomb menü saláta leves torta pizza koktél alma fajta rózsa fotel kanapé polc szekrény lámpa szőnyeg függöny matrac ruha verzió kollekció vihar " +
	"legea sindromul boala modul butonul tariful meniul salata supa prăjitura tortul pizza cocktailul mărul soiul trandafirul fotoliul canapeaua dulapul lampa covorul perdeaua salteaua rochia versiunea colecția furtuna sirop siropul vin vinul " +
	"yasası sendromu hastalığı modu tuşu düğmesi tarifesi menüsü salatası çorbası tatlısı çeşidi koltuğu kanepesi modeli serisi " +
	"νόμος σύνδρομο νόσος λειτουργία κουμπί μενού σαλάτα σούπα τούρτα πίτσα κοκτέιλ ποικιλία πολυθρόνα καναπές ντουλάπα έκδοση συλλογή καταιγίδα " +
	"закон закона синдром болезнь болезни режим режиме кнопка кнопку тариф тарифа меню салат суп торт пицца коктейль соус яблоки сорт сорта роза тюльпан кресло диван шкаф комод лампа ковёр матрас платье версия издание коллекция серия ураган шторм кукла печенье конфеты шоколад мороженое духи теорема пиво вино " +
	"закону хвороба хвороби кнопка кнопку салат суп торт піца коктейль сорт сорту троянда крісло диван шафа килим сукня версія видання колекція серія ураган печиво цукерки морозиво " +
	"kawa kawę kawy galletas galleta kaffee biscotti biscotto beer ale wine pivo bier bière cerveza birra cerveja piwo sör bere bira víno wino wijn μπύρα κρασί wódka vodka водка whisky whiskey fromage formaggio queso queijo käse kaas sýr juusto")

// portugueseLaw is a word in small letters as well: she, in Italian.
const portugueseLaw = "Lei"

// storms are words for one that are names of people as well: what is a given name behind them
// is that of a storm.
var storms = wordSet("storm stormen myrsky")

// eateryWords stand before a name in that of an eatery, behind one of eateries: trattoria Da Mario.
var (
	eateryWords = wordSet("chez da casa bei zum dal dai")
	eateries    = withCapitals("bar restaurant restaurante ristorante trattoria osteria pizzeria taverna café cafè cafe bistro bistrot brasserie hotel hôtel auberge gasthaus gasthof taberna bodega locanda pub")
)

// mostNamedThing bounds the words of what a thing is called.
const mostNamedThing = 2

// makers stand before what they make, and the short forms of ships before their names, with a capital.
var makers = wordSet("alfa fiat skoda škoda renault lancia dacia peugeot citroën opel vauxhall seat toyota nissan hyundai volkswagen vw mazda suzuki mitsubishi lexus ikea uss hms rms hmcs ins ss mv vessel")

// isMadeThing reports whether one of makers stands right before text[i].
func isMadeThing(text string, i int) bool {
	if i < 3 || text[i-1] != ' ' || !makers.mayEnd(text, i-1) {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	return k < i-1 && isCapitalAt(text, k) && inSet(makers, text[k:i-1])
}

// isNamedThing reports whether a span is what a thing is called: a word for one stands right before
// it, or is its first word.
func isNamedThing(text string, span *tagger.Span) bool {
	i, name := span.Start, text[span.Start:span.End]
	if isMadeThing(text, i) {
		return true
	}
	if n := strings.IndexByte(name, ' '); n > 0 {
		if inSet(storms, name[:n]) && isBareGiven(name[n+1:]) {
			return true
		}
		if strings.Count(name, " ") >= mostNamedThing || lexicon.Lookup(name[:n]).Given() > 1 && lexicon.Lookup(name[n+1:]).Family() > 1 {
			return false // somebody's whole name
		}
		if first := name[:n]; first == portugueseLaw || namedThings.mayBegin(first[0]) && inSet(namedThings, first) && lexicon.Lookup(first).Given()+lexicon.Lookup(first).Family() < 2 {
			return true
		}
	}
	if i < 4 || text[i-1] != ' ' || text[i-2] != 'i' && text[i-2] != 'f' && text[i-2] != 'h' && !namedThings.mayEnd(text, i-1) && !eateryWords.mayEnd(text, i-1) {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	if k < i-1 && (inSet(namedThings, text[k:i-1]) || text[k:i-1] == portugueseLaw || text[k:i-1] == "Tief" || text[k:i-1] == "Hoch") { // which have names where the weather is told
		return true
	}
	return inSet(eateryWords, text[k:i-1]) && k > 4 && text[k-1] == ' ' && inSet(eateries, text[wordStartWithin(text, k-1, k-1-longestWord):k-1])
}

// compoundEnds end compounds with the name of somebody that have a capital behind a hyphen: those
// of German, and words for things that other languages put behind one as well.
var compoundEnds = wordSet("preis platz brücke halle schule straße weg gymnasium effekt skala syndrom krankheit zahl verfahren methode regel formel gesetz theorem paradoxon algorithmus test kurve motor tür app taal terem híd prijs brug plein pris priset prisen plats module modul release branch server cup pokal turnier jahr tag feier gasse ring ufer park museum haus saal raum lampe stuhl sessel modell linie taal boom straat kade")

// shortestTail is how many bytes more than a part of a name of the east, as in Min-jun, the word for
// a thing has behind a whole name, with its hyphen.
const shortestTail = 5

// isThingOf reports whether a span is one word with a hyphen and a word in small letters behind it
// that nobody is called: Kirsten-glasur, Onni-tuolia; or a compound with one of compoundEnds.
func isThingOf(text string, span *tagger.Span) bool {
	name, j := text[span.Start:span.End], span.End
	if j+3 < len(text) && text[j] == '-' && compoundEnds.mayBegin(text[j+1]) {
		if e, _ := wordAt(text, j+1); inSet(compoundEnds, text[j+1:e]) {
			return true // Georg-Büchner before -Preis
		}
	}
	i := strings.LastIndexByte(name, '-')
	if i <= 0 || i+1 == len(name) {
		return false
	}
	if end := name[i+1:]; compoundEnds.mayBegin(end[0]) && inSet(compoundEnds, end) {
		return span.Label != tagger.Organization || !isCalledGerman(name)
	}
	if len(name)-i <= 4 || name[i+1] < 'a' || name[i+1] > 'z' {
		return false
	}
	c := lexicon.Lookup(name[i+1:])
	return !c.IsName() && (c.Common() > 0 && len(name)-i > shortestTail || strings.IndexByte(name, ' ') < 0)
}
