package profiler

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file lists the nouns for somebody of a nation, a people or a region, in the languages that have other words there
// than the adjectives: ein Thurgauer, Litwinów, svenskarna. Those of nationAlone are nothing else, whatever stands beside
// them; those of nationPerson need an article or a number, as some are surnames, firms and dishes as well.

// frames of nouns, beside those of adjectives.
const (
	nationAlone  nationFrame = 1 << (iota + 5) // it is nobody and nothing else: Litwinów
	nationPerson                               // with an article it is somebody: ein Bayer
)

var peopleNouns = []nationStems{
	// German
	{nationAlone, "", "in innen", "Österreicher Schweizer Niederländer Holländer Engländer Isländer Neuseeländer Italiener Spanier Belgier Luxemburger Liechtensteiner Norweger Amerikaner Kanadier Mexikaner Kubaner Brasilianer Argentinier Chilener Kolumbianer Venezolaner Peruaner Australier Iraner Irakerin Syrer Ägypter Tunesier Algerier Marokkaner Äthiopier Eritreer Kenianer Nigerianer Ghanaer Kameruner Südafrikaner Ukrainer Albaner Mazedonier Bosnier Georgier Armenier Japaner Koreaner Südkoreaner Thailänder Indonesier Pakistaner Litauer Estländer Zyprer Palästinenser Tiroler Südtiroler Vorarlberger Kärntner Burgenländer Steirer Salzburger Thurgauer Aargauer Zürcher Berner Basler Luzerner Walliser Waadtländer Genfer Bündner Tessiner Appenzeller Glarner Schwyzer Rheinländer Pfälzer Saarländer Thüringer Brandenburger Mecklenburger Westfäl Holsteiner Siebenbürger Elsässer Lothringer Grönländer Färinger Jütländer Sizilianer Andalusier Waliser Berliner Hamburger Münchner Kölner Wiener Frankfurter Leipziger Dresdner Bremer Grazer Linzer Innsbrucker Französ Sächs Bayer Fränk Schwäb Preuß Ostpreuß Fries Ostfries Sorb Hess Niedersächs Dän Schwed Finn Pol Tschech Slowak Slowen Kroat Serb Bulgar Rumän Russ Griech Türk Ir Schott Brit Chines Vietnames Portugies Senegales Afghan Kurd Tatar Bask Breton Katalan Kors Sard Sizilian Lett Est Ungar Kosovar Mongol Kasach Usbek Libanes Sudanes Somali Flam Wallon"},
	{nationPerson, "", "- s n", "Österreicher Schweizer Niederländer Holländer Engländer Isländer Neuseeländer Italiener Spanier Belgier Luxemburger Liechtensteiner Norweger Amerikaner Kanadier Mexikaner Kubaner Brasilianer Argentinier Chilener Kolumbianer Venezolaner Peruaner Australier Inder Iraner Iraker Syrer Ägypter Tunesier Algerier Marokkaner Äthiopier Eritreer Kenianer Nigerianer Ghanaer Kameruner Südafrikaner Ukrainer Albaner Mazedonier Bosnier Georgier Armenier Japaner Koreaner Südkoreaner Thailänder Indonesier Pakistaner Litauer Palästinenser Tiroler Südtiroler Vorarlberger Kärntner Burgenländer Steirer Salzburger Thurgauer Aargauer Zürcher Berner Basler Luzerner Walliser Waadtländer Genfer Bündner Tessiner Glarner Schwyzer Rheinländer Pfälzer Saarländer Brandenburger Mecklenburger Westfale Siebenbürger Elsässer Lothringer Grönländer Färinger Sizilianer Andalusier Waliser Bayer Sachse Franke Schwabe Preuße Ostpreuße Friese Ostfriese Sorbe Hesse Däne Schwede Finne Pole Tscheche Slowake Slowene Kroate Serbe Bulgare Rumäne Russe Grieche Türke Franzose Ire Schotte Brite Chinese Vietnamese Portugiese Senegalese Afghane Kurde Tatare Baske Bretone Katalane Korse Sarde Lette Este Ungar Kosovare Mongole Kasache Usbeke Libanese Sudanese Flame Wallone Bure Maori Inuk Inuit"},
	// Dutch
	{nationPerson, "", "- s", "Limburger Brabander Zeeuw Groninger Drent Tukker Twentenaar Achterhoeker Amsterdammer Rotterdammer Hagenaar Utrechter Vlaming Antwerpenaar Gentenaar Duitser Oostenrijker Zwitser Japanner Indonesiër Molukker Surinamer Antilliaan Iraniër Syriër Tunesiër Serviër Bosniër Oekraïner Spanjaard Belgische Serviër Australiër Egyptenaar Pakistaan"},
	{nationPerson, "", "-", "Fries Friezen Friezin Vlamingen Zeeuwen Drenten Brabantse Limburgse Groningse Belg Belgen Fransman Fransen Française Engelsman Engelsen Engelse Brit Britten Schot Schotten Ier Ieren Deen Denen Zweed Zweden Noor Noren Fin Finnen Pool Polen Tsjech Tsjechen Slowaak Slowaken Hongaar Hongaren Roemeen Roemenen Bulgaar Bulgaren Kroaat Kroaten Sloveen Slovenen Griek Grieken Turk Turken Italiaan Italianen Spanjaarden Portugees Portugezen Rus Russen Oekraïners Marokkaan Marokkanen Algerijn Algerijnen Irakees Irakezen Afghaan Afghanen Antillianen Chinees Chinezen Koreaan Koreanen Amerikaan Amerikanen Canadees Canadezen Braziliaan Brazilianen Argentijn Argentijnen Colombiaan Colombianen Koerd Koerden Surinaamse Duitse"},
	// Polish: men of several, women and those in anin
	{nationAlone, "", "ów om ami", "Niemc Ukraińc Słoweńc Litwin Gruzin Białorusin Fin Szwed Norweg Serb Chorwat Rumun Bułgar Grek Turk Francuz Hiszpan Szkot Anglik Belg Holendr Szwajcar Austriak Słowak Polak Czech Włoch Tatar Kurd Arab Rom Cygan Kaszub Ślązak Góral Bask Uzbek Kazach Tadżyk Mongoł Duńczyk Estończyk Japończyk Chińczyk Kanadyjczyk Portugalczyk Nigeryjczyk Syryjczyk Irańczyk Wietnamczyk Koreańczyk Argentyńczyk Kolumbijczyk Australijczyk Albańczyk Brazylijczyk Irlandczyk Islandczyk Walijczyk Bawarczyk Łemk Hucuł Kozak"},
	{nationAlone, "", "ka ki kę ką ce kom kami", "Ukrain Litwin Gruzin Białorusin Szwed Norweż Serb Chorwat Rumun Bułgar Francuz Włosz Hiszpan Szkot Angiel Belgij Holender Szwajcar Austriacz Słowacz Czesz Łotysz Eston Tatar Kurd Romk Kaszub Ślązacz Góral Ormian Rosjan Amerykan Kanadyj Japon Irland Island Portugal Wietnam Węgier Mołdawian Alban Bośniacz Macedon Brazylij Argentyn Kolumbij Niem Greczyn Turczyn Baskij Kataloń Sycylij Bawar Breton Łemkow"},
	{nationAlone, "", "anin anina aninowi aninem anie an anom anami", "Rosj Ameryk Egipcj Ormi Meksyk Mołdawi Wenecj Toskań"},
	// Czech and Slovak
	{nationAlone, "", "ů ům ov om", "Slovák Polák Poliak Rakušan Maďar Ukrajinc Němc Nemc Francouz Francúz Španěl Angličan Skot Švéd Belgičan Nizozemc Holanďan Švýcar Švajčiar Chorvat Srb Slovinc Bulhar Rumun Albánc Moravan Moravák Slezan Tatar Kurd Vietnamc Číňan Japonc Američan Kanaďan Čech Bavor Valach Goral Rusín"},
	{nationAlone, "", "a y u ou ám ami", "Němk Nemk Slovenk Polk Maďark Rakušank Francouzk Italk Španělk Britk Angličank Dánk Švédk Řekyn Turkyn Chorvatk Srbk Rumunk Bulhark Vietnamk Číňank Japonk Američank Tatark Ukrajink Moravank Slezank Slovink Bretonk"},
	// Russian and Ukrainian
	{nationAlone, "", "ы ов ам ами", "украинц белорус серб хорват финн швед грузин казах узбек таджик француз татар башкир якут калмык абхаз"},
	{nationAlone, "", "ы ев ам ами ах", "немц украинц литовц эстонц испанц итальянц американц китайц японц корейц вьетнамц норвежц голландц бельгийц швейцарц австрийц ирландц шотландц чеченц ингушц осетинц румынц молдаванц азербайджанц афганц сирийц индийц мексиканц бразильц аргентинц колумбийц португальц австралийц канадц палестинц ливанц"},
	{nationAlone, "", "ы", "поляки чехи словаки греки турки болгары венгры латыши армяне датчане англичане россияне цыгане поморы"},
	{nationAlone, "", "у ой ою", "украинк белорус немк поляч татарк литовк"},
	// Swedish; Danish and Norwegian
	{nationAlone, "", "- n r rna s", "finländare ukrainare italienare stockholmare göteborgare österrikare holländare schweizare thailändare"},
	{nationAlone, "", "- en ar arna s ars", "tornedaling skåning smålänning gotlänning värmlänning norrlänning ölänning ålänning hälsing islänning finlandssvensk sverigefinn färing svenskamerikan"},
	{nationAlone, "", "-", "norrman norrmannen norrmän norrmännen dansken danskar danskarna svensken svenskar svenskarna tysken tyskar tyskarna engelsman engelsmannen engelsmän fransman fransmannen fransmän ryssen ryssar ryssarna polack polacken polacker polackerna spanjor spanjoren spanjorer greker grekerna turkar turkarna amerikan amerikanen amerikanerna kinesen kineser kineserna iranier irakier syrier somalier eritrean eritreaner kurder kurderna västgöte östgöte jämtlänning samerna österrikaren dalkulla"},
	{nationAlone, "", "- en e ne nes s", "dansker svensker tysker finlænder islænder grønlænder færing nordmann italiener spanier nederlender nederlænder hollænder østerriker østriger sveitser schweizer ukrainer somalier syrer iraker iraner afghaner pakistaner eritreer palæstinenser palestiner vietnameser brasilianer argentiner marokkaner egypter etioper thailænder sjællænder bornholmer sønderjyde nordjyde vestjyde københavner trønder nordlending islending grønlending færøying"},
	{nationAlone, "", "-", "nordmænd nordmændene nordmenn nordmennene nordmand nordmanden franskmand franskmanden franskmænd franskmann franskmannen franskmenn engelskmand engelskmanden engelskmænd engelskmann engelskmannen englænder englænderen englændere briten britene briterne skotten skottene jyde jyden jyder jyderne fynbo fynboen fynboer polakk polakken polakker polakkene polakken polakker russeren russerne grækeren grækere tyrkeren tyrkere kurderen kurdere samene"},
	// Romanian
	{nationAlone, "", "-", "ungur ungurul unguri ungurii ungurilor unguroaică unguroaica neamț neamțul nemți nemții nemțoaică rusoaică rusoaica turcoaică grecoaică sârboaică bulgăroaică ucraineancă ucraineanca moldoveancă moldoveanca moldoveanul moldovenii oltean olteanul olteni oltenii oltencă olteanca ardeleanul ardeleni ardelenii ardeleancă ardeleanca bănățean bănățeanul bănățeni bănățenii bucovinean bucovineni basarabean basarabeni secui secuii săsoaică italianca italianul italienii germanul germanii francezul francezii englezul englezii spaniolul spaniolii americanul americanii ucraineanul ucrainenii românca românul românii"},
	// Turkish
	{nationAlone, "", "- ler lerin lerle", "Çerkez Kürt Gürcü"},
}

// aloneNation is how sure such a noun is, surer than the tagger is of a place or a name.
const aloneNation = 0.95

// personDeterminers stand before a noun for somebody of a nation in German, Dutch and French.
var personDeterminers = withCapitals("der die den dem des ein eine einen einem einer kein keine jeder jede dieser diese zwei drei vier fünf sechs sieben acht neun zehn elf zwölf viele alle beide beiden mehrere einige als " +
	"de een geen twee drie vier vijf zes zeven acht negen tien veel alle beide elke iedere als " +
	"le la les un une des aux du au deux trois quatre cinq six sept huit neuf dix ces cet cette")

// frenchDeterminers are those of them in French, where a noun that has no capital is an adjective.
var frenchDeterminers = withCapitals("le la les un une des aux du au deux trois quatre cinq six sept huit neuf dix ces cet cette")

// standsAlone reports whether something stands beside the noun text[at:end] for somebody, and no name that goes on there.
func (b *wordBeside) standsAlone(text string, at, end int) bool {
	if at == 0 && end == len(text) {
		return false // a cell
	}
	return b.before == "" || !isCapitalAt(text, at) || !isNameBefore(text, b.from, b.before)
}

// standsArticled reports whether one of the determiners of a set stands before the noun text[at:end] and no name of
// which both are a part beside them.
func (b *wordBeside) standsArticled(text string, set *wordList) bool {
	if !inSet(set, b.before) || isCapitalAt(text, b.from) && !startsSentence(text, b.from) {
		return false
	}
	return b.behind == "" || !isCapitalAt(text, b.to-len(b.behind))
}

// articledNation reads a French noun for somebody of a nation, text[at:end], which is its adjective with a capital.
func articledNation(text string, at, end int) bool {
	if !isCapitalAt(text, at) || isCapitals(text[at:end]) {
		return false
	}
	var small smallWord
	if nationForms[string(small.of(text[at:end]))]&nationBehind == 0 {
		return false
	}
	b := wordsBeside(text, at, end)
	if !b.standsArticled(text, frenchDeterminers) {
		return false
	}
	c := lexicon.Lookup(text[at:end])
	return c.Place() < 2 && !c.Is(lexicon.Country|lexicon.Region) || strings.HasSuffix(text[at:end], "s")
}

// A smallWord holds a word without its capital, so that looking it up allocates nothing.
type smallWord [2 * longestWord]byte

// of is a word without its capital, or nothing where it has none.
func (w *smallWord) of(word string) []byte {
	first, n := utf8.DecodeRuneInString(word)
	small := unicode.ToLower(first)
	if small == first || utf8.RuneLen(small) != n || len(word) > len(w) {
		return nil
	}
	utf8.EncodeRune(w[:], small)
	return w[:n+copy(w[n:], word[n:])]
}
