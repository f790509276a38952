package profiler

import "strings"

// This file has the words of advertisements for jobs, and of lives as they are told in applications.

// genderMarks are the letters and words, in small letters, that say behind a job that people of any sex can have it, as in (m/w/d),
// (H/F) and (k/m). Of each mark one is of maleMarks and another one of femaleMarks, or all are one of wholeMarks.
var (
	maleMarks   = wordSet("m h muž mies man homme hombre mann männlich male masculino")
	femaleMarks = wordSet("w f k v ž žena nainen vrouw femme mujer kvinne kvinde kvinna weiblich female femenino feminino")
	otherMarks  = wordSet("d x i n gn div divers inter diverse nb")
	wholeMarks  = newOtherSet(strings.Split("gn|all genders|all gender|alle geschlechter|any gender|tous genres|tous sexes|todos os gêneros|alle kjønn|alle køn|alla kön", "|"))
)

// markedForAll are what such a mark stands behind as well and is no job: of whom a form asks the sex, and who is many.
var markedForAll = withCapitals("sex gender sexe sexo sesso geslacht geschlecht kön køn kjønn płeć pohlaví pohlavie sukupuoli cinsiyet nem spol anrede title titel civilité titolo titre name number member partner patient patienten patienter patientin patients pacientes pacienti kinder kind child children student students schüler teilnehmer bewerber besucher spieler player players kunde kunden customer user nutzer leser person personen persons people personnes personas persone adult adults erwachsene single singles winner gewinner sieger sportler läufer runner runners athlete swimmer tänzer dancer dancers bruder team teams charakter character retter täter opfer victim resident bewohner einwohner wähler voter rentner mieter mitglied mitglieder prisoner sänger singer model models letter other under order computer")

// advertStops stand before a job of an advertisement and are no part of it, beside articles and the words of behindJob.
var advertStops = withCapitals("als as comme como come som jako ca als stelle stellen position job jobs posten vacature vacatures vacancy poste postes puesto posto cargo vaga role ruolo offre oferta offerta annonce stellenanzeige stellenangebot jobangebot funktion funktionen gesucht wanted gezocht sucht suchen suche seeking seeks hiring recruiting recrute recrutons recherche recherchons cherche cherchons embauche busca buscamos cerca cerchiamo cercasi procura procuramos contrata contratamos zoekt zoeken söker søger søker hledá hledáme hľadáme szuka szukamy poszukuje poszukujemy zatrudni zatrudnimy caută căutăm angajează angajăm keresünk tražimo traži iščemo " +
	"zum zur auch jetzt sofort heute now today sowie bzw unser unsere unserem unseren our my their your notre votre onze jouw wij wir we nous per ab sofortige sofortigen teilzeit vollzeit ausbildung praktikum is are ist sind est sont")

// insideAdverts are small words inside such a job.
var insideAdverts = wordSet("im in für der des und & of de du d la et en ds. do da von for and i e och og van y per zu")

// advertFields stand in the heading of an advertisement, before what may say who seeks and a colon: of these titles of
// advertisements and who seeks.
var advertFields = newOtherSet(strings.Split("vacature|vacancy|hiring|wanted|recruiting|"+
	"stellenangebot|stellenanzeige|stellenausschreibung|jobangebot|sucht|suchen|verstärkung|"+
	"offre d'emploi|offre d’emploi|recrute|recrutent|recrutons|recherche|recherchons|embauche|cherche|"+
	"oferta de empleo|oferta de trabajo|vacante|busca|buscamos|contrata|"+
	"offerta di lavoro|cercasi|cerca|cerchiamo|assume|ricerca|"+
	"oferta de emprego|vaga|procura|procuramos|procura-se|recruta|contratamos|"+
	"gezocht|zoekt|zoeken|"+
	"ledig tjänst|lediga jobb|söker|sökes|ledig stilling|ledige stillinger|søker|søger|søges|søkes|stillingsannonse|jobopslag|"+
	"avoin työpaikka|avoin tehtävä|hakee|haemme|etsii|etsimme|"+
	"oferta pracy|ogłoszenie o pracę|szuka|szukamy|poszukuje|poszukujemy|zatrudni|zatrudnimy|"+
	"volné místo|volná pozice|nabídka práce|hledá|hledáme|přijme|přijmeme|voľné miesto|ponuka práce|hľadá|hľadáme|prijme|"+
	"ofertă de muncă|caută|căutăm|angajează|angajăm|"+
	"álláshirdetés|állásajánlat|keres|keresünk|felvesz|felveszünk|"+
	"iş ilanı|açık pozisyon|eleman aranıyor|"+
	"вакансия|вакансії|вакансія|открыта вакансия|ищет|ищем|требуется|шукає|шукаємо|потрібен|потрібна", "|"))

// seekLeads stand right before a job that somebody is wanted for, with the article.
const seekLeads = "sucht eine|sucht einen|suchen eine|suchen einen|suchen wir eine|suchen wir einen|stellt eine|stellt einen|seeks a|seeks an|hiring a|hiring an|recruiting a|recruiting an|vacancy for a|vacancy for an|recrute un|recrute une|recrutons un|recrutons une|cherche un|cherche une|cherchons un|cherchons une|recherche un|recherche une|recherchons un|recherchons une|embauche un|embauche une|" +
	"busca un|busca una|buscamos un|buscamos una|contrata un|contrata una|cerca un|cerca una|cerchiamo un|cerchiamo una|assume un|assume una|procura um|procura uma|procuramos um|procuramos uma|contrata um|contrata uma|contratamos um|contratamos uma|recruta um|recruta uma|" +
	"zoekt een|zoeken een|zoeken wij een|zoekt naar een|söker en|söker ett|söker vi en|anställer en|søger en|søger vi en|ansætter en|søker en|søker vi en|ansetter en|caută un|caută o|căutăm un|căutăm o|angajează un|angajează o|hledáme|hľadáme|szukamy|poszukujemy|zatrudnimy|" +
	postLeads

// postLeads stand before a job that somebody is given, with one of beforePosts before them: their first words are rarer
// than those, which a text has everywhere.
const postLeads = "qualifica di|mansione di|mansioni di|cargo de|puesto de|categoría de|função de|categoria de|poste de|poste d|plaza de|functie van|functie|stanowisku|stanowisko|pozici|pozíciu|pozícii|postul de|funcția de|θέση του|θέση της|должности|должность|посаді|посаду|длъжност|radnom mjestu|radno mjesto|delovnem mestu"

// postLeadSet are postLeads, and beforePosts and beforeHiring stand before those and before hiring a.
var (
	postLeadSet  = newOtherSet(strings.Split(postLeads, "|"))
	beforePosts  = wordSet("con la el o para no ao na au en in de als pe în στη на в")
	beforeHiring = wordSet("is are be currently now also still")
)

// isLedBy reports whether the word before text[at] is in a set.
func isLedBy(text string, at int, set *wordList) bool {
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	return inSet(set, text[k:at-1])
}

// soughtTails stand right behind a job that somebody is wanted for.
var soughtTails = newOtherSet(strings.Split("gesucht|wanted|gezocht|sökes|søges|søkes|arıyor|arıyoruz|aranıyor|aranmaktadır|alınacaktır|alınacak|alımı yapılacaktır|keresünk|kerestetik|felveszünk|poszukiwany|poszukiwana", "|"))

// articlesOfSought stand before such a job where nothing else does.
var articlesOfSought = withCapitals("bir yeni için un une een en et ein eine einen einem einer erfahrener erfahrene experienced ervaren erfaren deneyimli tecrübeli tapasztalt doświadczony doświadczona")

// experienceWords end what a job is said with: with nine years' experience; and experienceLinks stand before the
// number there, right behind the job.
var (
	experienceWords = wordSet("experience erfahrung berufserfahrung expérience experiencia esperienza experiência ervaring werkervaring erfarenhet yrkeserfarenhet erfaring yrkeserfaring erhvervserfaring doświadczeniem praxí praxou experiență kokemus tapasztalattal deneyimli")
	experienceLinks = wordSet("with mit avec con com met med z s se so cu")
	experienceYears = wordSet("years year years' jahren jahre jahr jahrelanger ans années años anni anos jaar år års lat let letnim letou roky ani d de di di' of af av i")
)

// stillWords stand at the end of a span of years that is not over.
var stillWords = withCapitals("now present today current date heute jetzt aujourd'hui actualidad actual presente hoy oggi hoje presente atual heden nu nutid nåtid nykyään obecnie teraz dziś dosud současnost prezent present günümüz halen настоящее н.в. наст")
