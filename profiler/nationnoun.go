package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds the adjectives of nations that stand beside a noun, of people and of things: the Danish painter, la
// empresa noruega. The names of languages, dishes, breeds, currencies and set phrases are left alone.

// How sure such an adjective is; a form that is the name of a language as well is less so.
const (
	besideNoun       = 0.95
	besideNounTongue = 0.85
)

// formTriggers are the forms of adjectives, by their last parts.
func formTriggers(forms map[string]nationFrame) []trigger {
	var latin, others []string
	for _, w := range sortedKeys(forms) {
		w = w[strings.LastIndexByte(w, '-')+1:]
		if w[0] < utf8.RuneSelf {
			w = strings.ToLower(w)
		}
		if isOther(w) {
			others = append(others, w)
		} else {
			latin = append(latin, w)
		}
	}
	return []trigger{onToken(tokenWord, 0).oneOf(latin, nil), onToken(tokenOther, 0).oneOf(others, nil)}
}

// matchNation reads the adjective at text[at].
func matchNation(text string, at int) (match, bool) {
	if joinsBefore(text, at) {
		return match{}, false
	}
	end, _ := longWordAt(text, at)
	if end-at < len("dane") || joinsAfter(text, end) || end < len(text) && text[end] == '-' {
		return match{}, false
	}
	if at > 0 && text[at-1] == '-' {
		from := nationPrefixStart(text, at, end)
		if from == at {
			return match{}, false
		}
		return nationBeside(text, from, end, nationForms[text[at:end]]|nationForms[text[from:end]])
	}
	frame, ok := nationForms[text[at:end]]
	if !ok {
		return matchFirstNation(text, at, end)
	}
	if text[at:end] == "Schweizer" && !isGermanArticled(text, at) && !isArticleOf(personDeterminers, text, at) {
		return match{}, false // a name
	}
	if articledNation(text, at, end) {
		return match{at, end, aloneNation}, true
	}
	return nationBeside(text, at, end, frame)
}

// matchFirstNation reads the adjective text[at:end] that has a capital as it begins a sentence, in languages where it has
// none, before a noun: Německý koncern. Those of its own nation begin names of bodies: Česká televize.
func matchFirstNation(text string, at, end int) (match, bool) {
	if articledNation(text, at, end) {
		return match{at, end, aloneNation}, true
	}
	if !startsSentence(text, at) || !isCapitalAt(text, at) {
		return match{}, false
	}
	var small smallWord
	word := small.of(text[at:end])
	frame := nationForms[string(word)]
	if frame&nationAlone != 0 && end < len(text) && !(end+1 < len(text) && text[end] == ' ' && isCapitalAt(text, end+1)) {
		return match{at, end, aloneNation}, true
	}
	if frame&nationBehind != 0 && opensWithAge(text, end) {
		return match{at, end, aloneNation}, true // Gallega de 40 años
	}
	if frame&(nationBefore|nationBehind|nationGerman|nationCapital) != nationBefore {
		return match{}, false
	}
	for _, own := range ownNations {
		if len(word) > len(own) && string(word[:len(own)]) == own {
			return match{}, false
		}
	}
	b := wordsBeside(text, at, end)
	if !isSmallNoun(b.behind) || isThingOfNation(b.behind) || lexicon.Lookup(b.behind).Is(lexicon.OrgWord) {
		return match{}, false
	}
	return match{at, end, besideNounTongue}, true
}

// ownNations begin the adjectives of the nations whose languages write them so.
var ownNations = [...]string{"česk", "polsk", "svensk", "norsk", "dansk", "suom", "росс", "русск", "slovensk", "slovin", "hrvatsk", "srpsk", "українськ", "българск", "magyar"}

// nationPrefixStart is where the word before the hyphen at text[at-1] begins that makes one nation with the word
// behind it, or two: norte-americano, czesko-niemiecka.
func nationPrefixStart(text string, at, end int) int {
	from := wordStartWithin(text, at-1, at-1-longestWord)
	if from >= at-1 || joinsBefore(text, from) || from > 0 && text[from-1] == '-' {
		return at
	}
	first := text[from : at-1]
	if _, whole := nationForms[text[from:end]]; whole || inSet(nationPrefixes, first) {
		return from
	}
	if _, ok := nationForms[first]; ok {
		return from
	}
	return at
}

// nationBeside judges the adjective text[at:end] by the words beside it.
func nationBeside(text string, at, end int, frame nationFrame) (match, bool) {
	b := wordsBeside(text, at, end)
	if b.isOwnPassport(text) {
		return match{at, end, besideNoun}, true
	}
	if frame&nationAlone != 0 && b.standsAlone(text, at, end) || frame&nationPerson != 0 && b.standsArticled(text, personDeterminers) {
		return match{at, end, aloneNation}, true
	}
	if isTongueLead(b.before, frame) || isThingOfNation(b.before) || isThingOfNation(b.behind) || b.behind == "national" {
		return match{}, false
	}
	if isServedAs(text, &b) && (b.behind == "" || !isCapitalAt(text, b.to-len(b.behind))) {
		return match{}, false // alla milanese
	}
	if frame&(nationBehind|nationBefore) != 0 && b.isPredicate(text, at, end, frame) {
		return match{at, end, besideNounTongue}, true
	}
	if frame&(nationTongue|nationBehind) == nationTongue|nationBehind && nationForms[b.before] != 0 {
		return match{}, false // arabo marocchino, which is a language
	}
	p := besideNoun
	if frame&nationTongue != 0 {
		p = besideNounTongue
	}
	if frame&nationCapital != 0 && (b.before == "be" && endsPhrase(text, end) || startsSentence(text, at) && text[at:end] == "Polish") {
		return match{at, end, p}, b.before == "be" // said to be Danish
	}
	return match{at, end, p}, b.nounBeside(text, at, end, frame)
}

// A wordBeside is the word before an adjective, which begins at from, and that behind it, which ends at to; both are
// empty where something else than a blank is between.
type wordBeside struct {
	from, to       int
	before, behind string
}

func wordsBeside(text string, at, end int) wordBeside {
	b := wordBeside{from: at, to: end}
	if at > 0 && text[at-1] == ' ' {
		b.from = wordStartWithin(text, at-1, at-1-2*longestWord)
		b.before = text[b.from : at-1]
		if j := strings.LastIndexByte(b.before, '\''); j >= 0 {
			b.before = b.before[j+1:]
		}
	}
	if end+1 < len(text) && text[end] == ' ' {
		b.to, _ = longWordAt(text, end+1)
		b.behind = text[end+1 : b.to]
	}
	return b
}

// nounBeside reports whether a noun stands beside the adjective text[at:end], on the side where its language has it.
func (b *wordBeside) nounBeside(text string, at, end int, frame nationFrame) bool {
	switch {
	case frame&nationCapital != 0:
		return (isSmallNoun(b.behind) || b.behind == "bir") && !isNameBefore(text, b.from, b.before)
	case frame&nationGerman != 0 && isNounOfGerman(text, b.behind, b.to):
		return true
	case frame&(nationBefore|nationGerman) == nationBefore && isNounBehind(b.behind):
		return b.before == "" || !isCapitalAt(text, b.from) || startsSentence(text, b.from) || !inSet(joinsNoNation, b.before) // Det danske Ostelaug
	case frame&nationBehind == 0:
		return false
	case isSmallNoun(b.before), endsAsNoun(text[at:end]) && b.isBehindNation(text),
		text[end-1] == 's' && isNounBehind(b.before) && startsSentence(text, b.from) && b.before[len(b.before)-1] == 's':
		return true
	}
	return (frame&nationTongue == 0 || strings.HasSuffix(text[at:end], "ese")) &&
		(inSet(womensArticles, b.before) || inSet(nounArticles, b.before) && endsAsNoun(text[at:end]))
}

// isPredicate reports whether the adjective that ends at text[end] is what a thing or somebody is, behind a word such as
// is, or whom somebody comes from, behind of: la quiche est allemande, neta de japoneses. The name of a language needs
// something else than one before the verb.
func (b *wordBeside) isPredicate(text string, at, end int, frame nationFrame) bool {
	word := b.before
	switch {
	case word == "":
		return false
	case frame&nationBehind == 0:
		return frame&nationTongue == 0 && inSet(northCopulas, word) && b.from > 3 && text[b.from-1] == ' ' && endsSaying(text, end) &&
			!isThingOfNation(text[wordStartWithin(text, b.from-1, b.from-1-longestWord):b.from-1])
	case inSet(oneArticles, word):
		return (frame&nationTongue == 0 || endsAsNoun(text[at:end])) && (endsPhrase(text, end) || inSet(behindOneOf, b.behind)) // un quechua que va a misa
	case inSet(adjectiveCopulas, word):
		if b.from < 4 || text[b.from-1] != ' ' || !endsSaying(text, end) && !endsPhrase(text, end) {
			return false
		}
		return frame&nationTongue == 0 || !isThingOfNation(text[wordStartWithin(text, b.from-1, b.from-1-longestWord):b.from-1])
	case inSet(descentWords, word):
		return frame&nationTongue == 0 && (text[end-1] == 's' || text[end-1] == 'i') && endsAsNoun(text[at:end]) && endsSaying(text, end)
	}
	return false
}

// adjectiveCopulas stand before what somebody or something is, in Romance languages.
var (
	adjectiveCopulas = withCapitals("est sont était étaient es son era eran é são eram è sono erano este sunt erau soy somos suis sommes sou siamo")
	northCopulas     = wordSet("ist sind war er är var är is was jest są je jsou")
	oneArticles      = wordSet("un una um uma")
	behindOneOf      = wordSet("que de con y e da do di che con de com em en și din care cu")
	descentWords     = wordSet("de di")
)

// opensWithAge reports whether an age stands behind text[i]: de 40 años, di 52 anni.
func opensWithAge(text string, i int) bool {
	return i+6 < len(text) && (strings.HasPrefix(text[i:], " de ") || strings.HasPrefix(text[i:], " di ")) && isDigit(text[i+4]) && isDigit(text[i+5])
}

// isServedAs reports whether words such as alla and à la stand before an adjective that says how something is made.
func isServedAs(text string, b *wordBeside) bool {
	switch b.before {
	case "alla", "à":
		return true
	case "la":
		return b.from > 3 && (strings.HasSuffix(text[:b.from], " à ") || strings.HasSuffix(text[:b.from], " a "))
	}
	return false
}

// isOwnPassport reports whether the noun beside the adjective is a passport, with a word for whose it is before it: his
// Indian passport, mon passeport canadien.
func (b *wordBeside) isOwnPassport(text string) bool {
	if inSet(passports, b.behind) {
		return inSet(passportOwners, b.before)
	}
	if b.from < 3 || text[b.from-1] != ' ' || !inSet(passports, b.before) {
		return false
	}
	return inSet(passportOwners, text[lettersStart(text, b.from-1):b.from-1])
}

// passports are words for what says the nationality of somebody, and passportOwners for whose it is.
var (
	passports      = wordSet("passport passports pass passeport pasaporte passaporto passaporte paszport paspoort pas pasem reisepass паспорт")
	passportOwners = wordSet("his her my their your our mon ma son votre notre leur mi su tu mio suo tuo meu seu teu mein meinen meinem sein seinen seinem ihr ihren ihrem mijn zijn haar hun min sin hans hennes")
)

// isBehindNation reports whether another nationality and a word for and stand before the adjective: venezolanos y
// haitianos.
func (b *wordBeside) isBehindNation(text string) bool {
	if b.from < 6 || text[b.from-1] != ' ' || !inSet(jobJoins, b.before) {
		return false
	}
	k := wordStartWithin(text, b.from-1, b.from-1-2*longestWord)
	return k < b.from-1 && nationForms[text[k:b.from-1]]&nationBehind != 0
}

// isTongueLead reports whether a word stands before the name of a language: speaks, in.
func isTongueLead(word string, frame nationFrame) bool {
	if frame&nationCapital != 0 {
		return inSet(tongueVerbs, word) || word == "in" || word == "into"
	}
	return inSet(tongueVerbs, word) || frame&nationTongue != 0 && inSet(tongueLeads, word)
}

// isTongueSaid reports whether a nationality with a capital ends a phrase and is the language in which something is
// said: swears in Portuguese.
func isTongueSaid(text string, start, end int) bool {
	if start < len("in ") || text[start-1] != ' ' || !endsPhrase(text, end) {
		return false
	}
	from := wordStartWithin(text, start-1, start-1-longestWord)
	return isTongueLead(text[from:start-1], nationCapital)
}

// isThingOfNation reports whether a noun is a language, a dish, a breed, a currency or another thing that nations
// have given their names to, whatever ending it has.
func isThingOfNation(word string) bool {
	if len(word) < 2 {
		return false
	}
	if inSet(shortThingsOfNations, word) {
		return true
	}
	most := len("er ")
	if word[0] >= utf8.RuneSelf {
		most = len("ами")
	}
	for n := len(word); n >= max(4, len(word)-most); n-- {
		if inSet(thingsOfNations, word[:n]) {
			return true
		}
	}
	for n := 4; n <= 9 && n < len(word); n++ {
		if inSet(endsOfThings, word[len(word)-n:]) {
			return true
		}
	}
	return false
}

// isSmallNoun reports whether a word in small letters may be a noun: it is none of the words that only join others.
func isSmallNoun(word string) bool {
	if len(word) < 3 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(word)
	return isLowerRune(first) && !inSet(joinsNoNation, word)
}

// isNounBehind is isSmallNoun for a word that may have a capital.
func isNounBehind(word string) bool {
	if len(word) < 3 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(word)
	return unicode.IsLetter(first) && !inSet(joinsNoNation, word)
}

// isNounOfGerman reports whether a word that ends at text[to] is a noun of German, or an adjective before one.
func isNounOfGerman(text, word string, to int) bool {
	if len(word) < 2 {
		return false
	}
	if first, _ := utf8.DecodeRuneInString(word); isUpperRune(first) {
		return true
	}
	if inSet(joinsNoNation, word) || to+1 >= len(text) || text[to] != ' ' || strings.IndexByte("enrsm", word[len(word)-1]) < 0 {
		return false
	}
	return isCapitalAt(text, to+1)
}

// isNameBefore reports whether a word that begins at text[from] has a capital though it begins no sentence, so that a
// name may go on behind it.
func isNameBefore(text string, from int, word string) bool {
	first, _ := utf8.DecodeRuneInString(word)
	return word != "" && isUpperRune(first) && !startsSentence(text, from) && !inSet(joinsNoNation, word)
}

// endsAsNoun reports whether an adjective has the ending of women or of several, which the name of a language has not.
func endsAsNoun(word string) bool {
	switch word[len(word)-1] {
	case 'a', 's', 'i':
		return !strings.HasSuffix(word, "ais") && !strings.HasSuffix(word, "ois")
	}
	return false
}

var (
	// nationPrefixes stand before a hyphen and a nation.
	nationPrefixes = wordSet("cabo sul norte norte-nord nord norðr nor sud sør syd south north nord latino us afro anglo franco italo ítalo hispano luso austro belgo greco germano sino russo turco afgano ibero " +
		"polsko česko rusko německo slovensko ukrajinsko maďarsko turecko italsko francouzsko niemiecko rosyjsko ukraińsko litewsko francusko włosko żydowsko angielsko szwedzko turecko czesko słowacko " +
		"русско российско немецко франко англо итало украинско польско турецко армяно азербайджано китайско японско американо южно северо deutsch französisch italienisch russisch türkisch schweizerisch österreichisch polnisch spanisch englisch britisch norwegisch schwedisch dänisch griechisch " +
		"svensk dansk norsk finsk tysk fransk engelsk russisk rysk amerikansk kinesisk zuid noord süd serbo fino finno britannico äquatorial")

	// nounArticles stand before an adjective that stands for a noun, in Romance languages, and womensArticles before one
	// for a woman or a firm.
	womensArticles = wordSet("la una alla dalla della nella sulla uma à da pela")
	nounArticles   = wordSet("las los unas unos les une des le i gli alle dalle delle dei degli dai ai as os umas uns às aos das dos pelas pelos al dos tres três deux trois due tre cuatro cuatro quatre quattro quatro cinco cinque cinq")

	// tongueVerbs say what is done with a language, and tongueLeads stand before its name where a form is that as well.
	tongueVerbs = wordSet("speak speaks speaking spoke spoken fluent learn learning learns learned study studies studied studying teaches teach teaching taught read reads write writes written translated understands understand habla hablan hablar hablaba hablaban habló hablo hablando aprende aprender aprendió estudia estudiar estudió enseña enseñar enseñaba domina dominaba traduce parle parler parlait parlent parlant apprend apprendre enseigne enseigner étudie étudier maîtrise parla parlare parlava parlano parlando studia studiare studiava insegna insegnare impara imparare fala falar falam falava falavam falando aprendeu estuda estudar ensina " +
		"talar talade tala snakker snakket snakke taler talte tale lär lära lærer læse lärde studerar undervisar förstår spricht sprechen sprach lernt lernen lernte studierte unterrichtet versteht mówi mówił mówiła zna uczy uczyła uczył mluví umí učí učila učil mluvila mluvil говорит говорил говорила знает знал учит учил учила преподаёт преподает преподавал преподавала владеет spreekt sprak leert beszél beszélt tanul tanult tanít puhuu puhui puhua konuşuyor konuşur biliyor öğrendi vorbește vorbea говорить розмовляє знає вчить вивчає μιλάει μιλά")
	tongueLeads = wordSet("in into to from auf ins på till til på fra från på na in en em em aus of de di do du del al el le il lo em o w z ze po с на по в же bien muy well bon perfecto perfetto perfeito buen bom fluido corretto a az egy hogy and y e et und och og")

	// joinsNoNation only join other words.
	joinsNoNation = wordSet("the and or but nor for with from into onto about over under after before since until while when where who whom whose which what that this these those there here than then not yet also only just very more most much many some any all both each few such own same other another one two three has have had was were are been being will would can could may might must shall should does did its his her their our your they them you she him " +
		"per con sin por para como que cual cuando donde porque pero sino más menos muy tan también entre sobre desde hasta hacia según ante bajo tras durante mediante una uno unos unas los las les des del della delle dello dei degli dal dalla dalle dagli dai nel nella nelle nei negli sul sulla sulle sui col alla alle allo agli che chi cui come dove quando perché anche ancora più meno molto tra fra sono era erano stato stata essere avere ha hanno suo sua suoi sue loro questo questa quello quella quel ogni altro altra altri altre due tre quattro non già solo poi gli " +
		"este esta estos estas ese esa esos esas aquel aquella otro otra otros otras sus son fue fueron era eran ser está están estaba han había hay dos tres cuatro cada todo toda todos todas sólo " +
		"une avec sans dans pour par sur sous vers chez entre depuis pendant avant après mais donc car comme que qui quoi dont quand plus moins très aussi encore même est sont était étaient été être avoir ont avait ses son leur leurs nos notre votre cette cet ces autre autres deux trois quatre chaque tout toute tous toutes pas " +
		"com sem por para pela pelo pelas pelos num numa nos nas dos das aos mas mais menos muito também entre sobre desde até como que quem quando onde foi foram era eram ser está estão tem têm seu sua seus suas este esta esse essa outro outra outros outras dois duas três cada todo toda todos todas não uma uns umas " +
		"und oder aber denn als auch nur noch mit ohne für von vom aus bei nach seit über unter vor zum zur ist sind war waren wird wurde wurden hat haben hatte nicht sich sein seine ihr ihre der die das den dem des ein eine einen einem einer eines wie wenn dass sehr mehr " +
		"och eller men med utan för från till vid efter sedan under över som att när där här den det dem ett var vara har hade blev blir inte också bara ännu mycket mer mest sin sitt sina hans hennes deres dere ikke også bare ennå mye mere mest eller fra til ved efter etter siden under over for uden uten der det den dem var være har havde hadde blev ble bliver hun han dei som når hvor " +
		"oraz albo ale lub przez przed dla bez nad pod przy jest był była było były jako jak gdy gdzie kiedy który która które nie się też tylko tak ten tego tej aby " +
		"nebo ale pro bez nad pod při před přes jsou byl byla bylo byli jako jak když kde kdy který která které není také jen ten tento tato " +
		"или для без над под при был была было были как что где когда который которая которые также только его она они это этот эта как the або але для без над під при був була було були що який яка які також тільки його вона вони " +
		"joka jotka kun että mutta tai sekä myös vain oli ovat olivat ollut sen hänen kanssa ennen jälkeen " +
		"het een van met voor naar door over bij tot uit aan maar ook nog niet zijn haar hun heeft had was waren werd werden wordt die dat deze dit wie wat waar toen als " +
		"hogy mint vagy nem csak már még volt voltak van lesz aki amely ami " +
		"pentru din prin dar sau care este sunt era erau fost mai foarte după până lângă ale cel cea cei cele " +
		"için ile veya ama gibi kadar daha çok olan olarak oldu olduğu bir bu şu her ise değil " +
		"για και από στο στη στην στον στα στις στους που με ως είναι ήταν ούτε αλλά")

	// shortThingsOfNations and thingsOfNations are nouns of what nations have given their names to and that is nobody's:
	// languages, dishes, breeds, currencies and set phrases, the second without their endings. endsOfThings end such
	// nouns where they are written together.
	shortThingsOfNations = wordSet("dil dili pan pain pane pão vin vino vinho vinos vins vin vína øl öl ost thé té tè tea tee čaj pivo piva cours letter letters press sýr ser sir сыр чай суп мов cat cats dog dogs cow cows pony lei leu lek lev leva won yen yuan real reais lira lire lirası lirasını baht rand flu ink key keys car cars auto coche coches hat hats clé clés oak elm ivy gin rum ham pie bun bath bad bain baño bains bord ei tea kod art law passport passports visa visas jumper jumpers")
	thingsOfNations      = wordSet("republic republik république república repubblic language langue lengua lingua língua idioma sprache språk språket sprog sproget spraket taal język języka języku językiem językow jazyk jazyce jazyka язык языке языка языком языки языков мова мови мовою мову kieli kielen kieltä kielellä nyelv nyelven limba limbii γλώσσα γλώσσας version versión versiones versão versões versione versioni wersj verz верси versjon uitgave ausgabe edition édition edición edição edizion wydani vydání издани traduc tradu traduz traduct translation translations übersetzung oversettels oversættels översättning překlad tłumacz przekład перевод переклад vertaling käännö fordítás dictionary dictionaries dictionnaire diccionario dizionario dicionário wörterbuch slovník słownik словар grammar grammaire gramática grammatik subtitle untertitel sottotitol subtítulo legenda titulky napisy keyboard clavier teclado tastier tastatur alphabet alfabet accent acento sotaque lesson lessons lekcj lezion leçon course courses curso corso unterricht alphabet abeced азбук алфавит speaker speakers speaking spelling spellings word words palabra parola parole teacher tutor filolog filologi филолог lektor numeral script scripts literature letteratura literatura littérature " +
		"quiche cuisine cucina cocina cozinha küche keuken kuchni kuchyn кухн kjøkken köket food foods restaurant restaurang restauraci restauracj ristorant ресторан ravintol pizza pizz bread breads brot brød bröd brood chleb chléb chleba хлеб cheese cheeses fromage queso formaggio queijo käse kaas wine wines wein wijn wijnen вино вина beer beers bière cerveza birra cerveja bier piwo пиво toast fries salad salads salade ensalada insalata salada salat sallad sałatk salát салат soup soupe sopa zuppa suppe soppa soep polévk zupa sauce salsa molho soße sås омáč omáčk соус yoghurt yogurt yaourt iogurte joghurt jogurt yoghurt йогурт butter mustard sausage wurst salami coffee café caffè kaffee koffie kaffe káva kávu kawa kawę кофе chocolate chocolat schokolade chocolade pastry pastries pâtisserie bakelse bakverk delight bagn banho łaźni dressing vinaigrette cake gâteau torta tarta kuchen rice arroz olive olives olio aceite huile dumpling tartuf truffe trufa pierogi noodle curry jambon jamón prosciutto presunto omelette tortilla meringue muffin breakfast stew goulash paprika pepper peppers oven cream crème crema crêpe kahvesi lokumu böreği mutfağı hamamı çayı usulü kebab kebap whisky whiskey vodka водк " +
		"shepherd terrier spaniel mastiff bulldog bulldogg greyhound retriever sheepdog setter pointer wolfhound shorthair horse horses ovčák owczarek овчарк дог бульдог perro berger bouledogue dogue pastore herder gato katze kocour kůň cavallo cheval " +
		"influenza gripe grippe chřipk grypa grypy грипп griep roulette roulett ruleta rulet roleta рулетк window windows horn doll dolls poupée muñeca bambola carpet carpets rugs auction auctions tinta encre llave chiave braid manicure press montaña montagn горк горок capote voiture voitures macchina passport passeport pasaporte passaporto paszport reisepass паспорт jumper sweater boots numeri chiffres cifras ziffern courage revolution sudoku knotweed manicure vanille heritage standard siesta " +
		"dollar dollars dólar dólares dollaro dollari dolarů dolar dolary доллар pound pounds pfund libra libras франк franc francs franco francos franchi franken frank franków krone kroner kronor krona kronen korun korony koron koruna крон rupee rupees rupia rupie rubel rubl rubli ruble rubel рубл peso pesos zloty zlotych złoty złotych forint dinar dirham ringgit shilling shillings naira hryvn гривн гривен")
	endsOfThings = wordSet("sprache sprachen version ausgabe küche küchen salat salate suppe suppen käse brot brote bier wein weine wurst würste joghurt kuchen soße gebäck restaurant kurs unterricht hund hunde katze dogge grippe übersetzung wörterbuch språk språket sprog sproget hunden bröd brød sallad sallader yoghurt gryta gryte kök kjøkken vertaling keuken kaas soep salade brood herder les lessen taal kielen lärare lærer lehrer lehrerin leraar lärarinna konversation")
)
