package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file knows by its form that a noun says what somebody does: harpist, virologista, l'aquarelliste, skrzypaczka.
// Only where such a noun stands before a name, and an article or a nationality before it, it is a job: the harpist Anna
// Lamp.

// An agentForm is how much the form of a noun says: nothing, that it may be somebody who does something, and that it is.
type agentForm int

const (
	noAgent agentForm = iota
	mayBeAgent
	isAgent
)

// The endings of nouns for who does something: agentEnds are hardly anything else, and looseAgentEnds end much that
// is somebody and something.
var (
	agentEnds = endings("ist ista iste istin isten istas ologist ographer óloga ólogo ologa ologo ologue oloog ologe ologin olog ologu ologa ologi ologę " +
		"ógrafo ógrafa ografo ografa ographe grafka grafki grafkę grafička " +
		"maker smith wright monger keeper builder breeder fitter grower painter carver binder founder herder weaver " +
		"euse teur trice tore tori tora dora dor eiro eira aiolo aiola logo loga " +
		"macher macherin bauer bauerin meister meisterin mann frau händler händlerin künstler künstlerin erin orin istinnen eurin antin entin login " +
		"kunstner kunstneren konstnär konstnären handlare handler makare maker smed fiskare skötare mästare " +
		"handelaar maakster kunstenaar kunstenares schilder kweker " +
		"arz arza arzem arka arki arkę arką torka torki torkę torką torky torku torkou ař aře ařem ařka ařky ařku ařkou íř íře ířka ník níka níkem nik nika nikiem niczka niczki niczkę nice istka istki istkę istky istku isty istę istu istou čka čky čku " +
		"enör enörü olog ologu " +
		"ист иста истом истка истки истку тель теля телем тельница тельницу лог лога логом граф графа вед веда ведом ер ера ером ёр ёра ор ора ором щик щика чик чика щица щицу ница ницы ницу ник ника ником рь ря")
	looseAgentEnds = endings("er or eur ier ière iere iera ero era ante ente aio aia ario aria are ande ant ent ster ör ør mand man kvinna kvinde kvinne rådet ör är " +
		"ci cı cu cü çi çı çu çü")
)

// endings are the words of a list by their last bytes.
func endings(list string) (by [256][]string) {
	for _, end := range strings.Fields(list) {
		last := end[len(end)-1]
		by[last] = append(by[last], end)
	}
	return by
}

// notAgents end so and are nobody, or somebody for what is no job: things, kin, who belongs to something, and words that
// compare. otherIsts begin such words that end with ist in most languages.
var (
	notAgents = withCapitals(
		// Those who make a contract
		"buyer seller lender borrower bidder lessor lessee renter käufer käuferin vermieter vermieterin mieter mieterin auftraggeber auftraggeberin gläubiger schuldner acheteur acheteuse bailleur emprunteur débiteur créancier comprador compradora arrendador arrendadora deudor deudora locatore locatrice conduttore conduttrice compratore compratrice acquirente debitore creditore huurder verhuurder koper köpare säljare køber sælger lejer udlejer leier utleier kjøper selger " +
		// Machines
		"vacuum printer cooker toaster mixer blender scanner router charger heater boiler dryer washer mower dishwasher speaker earphone trailer lawnmower " +
			"staubsauger rasenmäher kocher mixer toaster trockner lautsprecher kopfhörer bohrer wecker scheinwerfer scanner router fernseher heizer wasserkocher lader kühler mäher sauger " +
			"aspirateur ordinateur réfrigérateur congélateur ventilateur tondeuse perceuse agrafeuse chargeur radiateur climatiseur téléviseur mixeur cuiseur yaourtière cafetière bouilloire friteuse moteur trottinette " +
			"aspiradora aspirador lavadora impresora secadora cafetera batidora licuadora grabadora calculadora ventilador refrigerador cargador generador televisor trituradora podadora cortadora tostadora freidora fotocopiadora tractor motor lavavajillas nevera excavadora cosechadora " +
			"aspirapolvere frullatore ventilatore condizionatore televisore computer tostatrice friggitrice stampante lavatrice lavastoviglie asciugatrice motrice calcolatrice " +
			"geladeira impressora aspirador liquidificador ventilador computador secador carregador televisor " +
			// English
			"letter newspaper paper chapter river summer winter september october november december number matter power order border former latter other another elder younger older later latter better bigger member customer owner user lover winner loser partner stranger prisoner killer murderer steamer trawler freighter tanker liner cutter schooner cruiser destroyer thriller blockbuster poster computer printer corner counter offer dinner supper tower flower water weather centre center theater theatre character monster disaster answer error mirror terror horror motor tractor factor sector major minor senior junior superior interior exterior color colour humor labor favor honor harbor harbour neighbor neighbour ancestor successor predecessor survivor visitor donor newcomer teenager pensioner villager islander settler foreigner passenger commuter offender sufferer follower supporter believer beginner contender challenger holder volunteer employee master mister sister brother mother father daughter stepmother stepfather stepbrother stepsister grandmother grandfather granddaughter grandson under over after never ever however whatever together rather whether either neither further farther container helicopter scooter rover orchestra novel founder newsletter helper fighter traitor outsider insider latecomer runner namesake twin friend human woman gentleman german roman norman shaman layman freeman everyman penman patient parent student resident president talent moment client president recipient opponent accident incident event giant infant elephant restaurant migrant immigrant emigrant tenant defendant descendant claimant participant contestant occupant inhabitant " +
			"list twist mist fist " +
			// German
			"dampfer kutter frachter schoner roller rechner drucker bücher becher keller sommer winter fehler körper nummer kammer mutter vater bruder schwester tochter schwager schwiegermutter schwiegervater großmutter großvater gegner anhänger bewohner besucher nutzer kunde mitglied partner besitzer inhaber eigentümer sieger gewinner verlierer täter opfer mörder räuber zuschauer schüler rentner einwohner bürger nachbar nachfolger vorgänger erbe jünger ältester älteste jüngere ältere junger alter dieser jener einer keiner jeder immer wieder aber unter über hinter oder später früher weiter leiser film roman thriller österreicher schweizer gefangener häftling urlauber bergsteiger freundin gattin witwe enkelin cousine nichte mann frau kaufmannsfrau ehemann ehefrau landsmann jedermann fachmann opa wanderer teilnehmer mitarbeiter " +
			// Romance languages
			"moteur tracteur ordinateur secteur facteur bonheur malheur honneur valeur couleur douleur chaleur fleur cœur sœur soeur seigneur monsieur meilleur supérieur inférieur intérieur extérieur ultérieur antérieur mineur majeur vainqueur prédécesseur successeur amateur vengeur voleur menteur spectateur dictateur rivière lumière matière frontière première dernière carrière prière manière bière dernier premier quartier papier chantier métier héritier héritière prisonnier prisonnière entier hier sentier collier cahier pilier chevalier rentier écolière écolier " +
			"ganador ganadora vencedor vencedora seguidor seguidora computador computadora ordenador motor factor sector valor color amor dolor señor señora mayor menor mejor peor anterior exterior interior superior fundador fundadora creador creadora perdedor protector trabajador dictador espectador conquistador moradora morador pecador televisor ascensor sucesor sucesora antecesor antecesora agresor agresora doctor doctora " +
			"trattore motore settore fattore valore colore amore dolore signore maggiore minore migliore peggiore vincitore vincitrice fondatore fondatrice genitore spettatore spettatrice dittatore sostenitore possessore aggressore successore predecessore peccatore lavoratore lavoratrice traditore storia ora allora ancora " +
			"primeiro primeira terceiro terceira companheiro companheira brasileiro brasileira verdadeiro verdadeira janeiro fevereiro dinheiro herdeiro herdeira parceiro parceira cruzeiro estrangeiro estrangeira mosteiro feira cadeira bandeira carreira madeira fronteira maneira inteiro inteira solteiro solteira prisioneiro prisioneira guerreiro passageiro passageira passager passagère passeggero passeggera mineiro mineira " +
			"primero primera tercero tercera compañero compañera extranjero extranjera heredero heredera caballero dinero número enero febrero verdadero verdadera soltero soltera prisionero prisionera pasajero pasajera guerrero guerrera carrera bandera frontera madera manera ribera entero entera sincero sincera severo severa era fuera pero quimera cadera escalera intero intera vero vera sincero straniero straniera guerriero guerriera prigioniero prigioniera primavera sera bandiera carriera maniera preghiera pensiero sentiero cavaliere quartiere mestiere bicchiere " +
			"gigante elefante emigrante immigrante inmigrante imigrante migrante amante manifestante participante partecipante partecipanti habitante abitante integrante restante importante durante instante distante elegante infante adolescente paciente paziente parente presidente cliente residente ambiente accidente incidente agente gente mente frente fuente puente continente oriente occidente presente ausente siguiente reciente oponente vivente conoscente representante studente estudiante étudiante pariente asistente participant habitant enfant géant éléphant restaurant suivant précédent président parent client accident patient adolescent étudiant fabricante visitante protestante veraneante " +
			"calendario diario horario primario contrario rosario barrio comentario aniversario necessario scenario armario proprietario proprietaria propietario propietaria usuario usuaria destinatario adversario adversaria centenario centenaria voluntario voluntaria volontario volontaria millonario milionario aria area gloria historia memoria victoria " +
			"revista lista vista pista conquista entrevista conquistador egoista protagonista protagoniste intervista antagonista partigiana " +
			"oratore imperatore imperatrice protettore protettrice matrice cicatrice radice vernice cornice prologo catalogo dialogo diálogo catálogo prólogo logo analogo epilogo reloj fotografo parágrafo paragrafo telegrafo autógrafo " +
			// Scandinavian languages, Dutch
			"senare tidigare vidare större mindre bättre äldre yngre efter under över annan någon innan mannen man kvinna fru bror syster moder fader broder søster bror mor datter svoger elever heter etter under over eller enten større mindre bedre eldre yngre seiner senere tidligere fjorder vinter sommer kvinne mand kone ektemann medlem ägare vinnare deltagare invånare läsare åskådare tittare mottagare medarbetare följande närvarande nuvarande levande pågående kommande varande utställare eiendomsbesitter vinner deltaker innbygger leser tilskuer mottaker medarbeider nabo konkurrent student patient vinder deltager indbygger læser modtager ejer eier dronning konge prins prinsesse heller aldri aldrig næsten siden mellan mellem utan uten hvor där där hur för før før gör gør kjører kommer møter møder sier siger säger kaller kalder viser spiller vant " +
			"broer zuster moeder vader dochter kleindochter stiefmoeder winnaar eigenaar inwoner deelnemer bezoeker lezer klant lid eerder later verder ander onder over zonder achter altijd nummer december september oktober november zomer winter letter computer partner koninginne ster venster klooster monster zwager minderjarige " +
			// Slavic languages, Turkish
			"przeciwnik przeciwnika zwolennik zwolennika uczestnik uczestnika uczestniczka uczestniczki pomnik pomnika dziennik dziennika słownik wynik rynek silnik silnika podręcznik poprzednik poprzednika rocznik rówieśnik niewolnik niewolnika grzesznik zakładnik zakładnika wychowanka wychowanki przyjaciółka córka wnuczka matka babka siostrzenica stryjenka synowa partnerka partnerki koleżanka koleżanki miłośnik miłośnika mieszkanka mieszkanki laureatka laureatki klienta lista listy listę lista polityka muzyka rodaczka rodaczki panika republika fabryka szklarka grupa twierdza kalendarz kalendarza inwentarz komentarz komentarza cmentarz cmentarza obraz marzenie zegarek twarz ołtarz egzemplarz " +
			"účastník účastníka protivník protivníka důchodce příznivec deník deníku pomník pomníku rybník rybníka podnik podniku slovník slovníku spolužačka babička dědeček vnučka dcerka sestřička kačka značka hračka přezdívka značky otázka čárka kalendář kalendáře komentář komentáře oltář oltáře inventář návštěvník návštěvníka následník předchůdce rodačka rodačky otrok vězeň zajatce snoubenka nevěsta " +
			"участник участника участница участницы участницу противник противника сторонник сторонника соперник соперника соперница поклонник поклонница наследник наследника наследница наследницу памятник памятника преступник преступника родственник родственника родственница ровесник дневник дневника учебник сборник сборника праздник праздника племянник племянника племянница племянницу понедельник вторник ученик ученика ученица ученицу именинник именинница школьник школьница пленник диалог каталог пролог аналог параграф автограф житель жителя жительница жительницу родитель родителя победитель победителя победительница посетитель основатель основателя основательница создатель создателя обладатель обладателя обитатель обыватель покупатель читатель зритель свидетель предатель январь января февраль сентябрь сентября октябрь октября ноябрь ноября декабрь декабря царь словарь словаря календарь календаря вечер вечера ветер пример примера номер номера характер размер мера вера сестра сестёр двор спор вор вора договор разговор взор узор монитор мотор фактор сектор партнёр партнер партнера партнёра пионер пионера турист туриста мальчик мальчика террорист террориста улица улицы больница больницы граница столица страница гостиница пятница таблица единица ер князь граф графа матч " +
			"ikinci birinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu sonuncu öğrenci öğrencisi genci inci yabancı yolcu ölçü acı kıyıcı amacı gücü sonucu suçu kaçıncı içi")
	otherIsts = newOtherSet(strings.Fields("marx comun commun kommun social sozial socjal fasc fasz fasz faszys nazi nationalis nacional nazional naciona raci rass femin femmin budd bouddh budis tour turi tury terror optim optym pessim pesym popul final medal medail médail protag antag loyal separa islam jihad dschihad extrem anarch anarq pacif pazif atheis athei ateis ateí ateo bapt method metod calvin motorist altru egois egoï monarch real idéal ideal modern futur expression impression surreal surréal evangel évangél trotsk trotz lenin stalin mao coloni imperial capital kapital sad masoch"))
)

// agentFormOf is how much the form of a word says.
func agentFormOf(word string) agentForm {
	if j := strings.LastIndexByte(word, '-'); j > 0 {
		word = word[j+1:]
	}
	if len(word) < len("bosun")+1 || inSet(notAgents, word) || inSet(behindJob, word) || inSet(afterJob, word) || inSet(notJobs, word) || inSet(notComplement, word) {
		return noAgent
	}
	last := word[len(word)-1]
	form := noAgent
	switch {
	case endsAsJob(word, agentEnds[last]):
		form = isAgent
	case endsAsJob(word, looseAgentEnds[last]):
		form = mayBeAgent
	default:
		return noAgent
	}
	if strings.Contains(word, "ist") && otherIsts.at(word, 0) != "" {
		return noAgent
	}
	c := lexicon.Lookup(word)
	if c.Common() > 2 || c.Is(lexicon.Demonym|lexicon.Religion|lexicon.Thing|lexicon.OrgWord|lexicon.Country|lexicon.Street|lexicon.Region) || c.Given() > 1 || c.Place() > 1 || isToldOf(word) || isSmallDemonym(word) {
		return noAgent
	}
	if c.Common() > 1 && form == mayBeAgent && word[0] >= utf8.RuneSelf {
		return noAgent
	}
	return form
}

// contractions are an article with a word such as to and of before it, and genitives of who, behind which a noun is that
// of one.
var contractions = withCapitals("al del dal dallo dalla dello della allo alla nel nella sul sulla col au du aux ao à da do pela pelo na no dela dele à às aos das dos zum zur vom beim im am " +
	"its whose dessen deren dont cuyo cuya cujo cuja wiens wier vars hvis il i gli le questo questa quel quella este esta ese esa ce cette cet this that dieser diese diesem dieses seinem seiner ihrem ihrer ihren seinen meinem meiner meinen unserem unserer eurem moj nosso nossa lo las sus tus ses leurs vores deres vår vårt vores sin sitt hans hennes hendes hun zijn haar hun ons mijn mein uw")

// namesRole reports whether an article, a word such as whose or a genitive with 's stands before text[at], so that what
// begins there is somebody known.
func namesRole(text string, at int) bool {
	if determinerBefore(text, at) {
		return true
	}
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	from := wordStartWithin(text, at-1, at-1-longestWord)
	if from == at-1 || joinsBefore(text, from) {
		return false
	}
	word := text[from : at-1]
	return inSet(contractions, word) || strings.HasSuffix(word, "'s") || strings.HasSuffix(word, "’s")
}

// behindElision is where the word of text[from:to] begins behind an article that has lost its vowel, or from.
func behindElision(text string, from, to int) int {
	const longest = len("nell'")
	word := text[from:min(to, from+longest+len("’"))]
	if j := strings.IndexByte(word, '\''); j > 0 && j < longest && from+j+1 < to {
		return from + j + 1
	}
	if j := strings.Index(word, "’"); j > 0 && j < longest && from+j+len("’") < to {
		return from + j + len("’")
	}
	return from
}

// agentBefore is the role right before the space at text[i] that no list has: a noun that says by its form, or by what
// is known of it, that somebody does it, behind an article, a possessive or a nationality, and one that may stand behind it.
func agentBefore(text string, i int) (r newsRole) {
	k := roleWordStart(text, i)
	if k < 3 || k == i {
		return r
	}
	if from := phraseRole(text, i); from < k { // first mate Rosa Lamp
		r.from, r.to = from, i
		r.nation, r.nationTo = nationBeforeJob(text, from)
		r.loose = true
		return r
	}
	if text[k-1] == ' ' && isSmallDemonym(text[k:i]) { // o urbanista moçambicano
		from := roleWordStart(text, k-1)
		if from == k-1 || from < 2 {
			return r
		}
		r.nation, r.nationTo = k, i
		k, i = from, k-1
	}
	at := behindElision(text, k, i)
	word := text[at:i]
	if word == "" || isCapitals(word) {
		return newsRole{}
	}
	capital := isCapitalAt(text, at)
	form := agentFormOf(word)
	known := !capital && len(word) > 3 && isKnownJob(text, at, i) && !inSet(notJobs, word) && !inSet(notAgents, word) && !inSet(drivers, word) && !isToldOf(word)
	if form == noAgent && !known {
		return newsRole{}
	}
	elided := at > k
	if !elided && (k < 2 || text[k-1] != ' ') {
		return newsRole{}
	}
	nation, nationTo := nationBeforeJob(text, k)
	if capital {
		// Only in German nouns have capitals.
		if form == noAgent || !elided && !namesRole(text, k) && !(nation < nationTo && !isCapitalAt(text, nation)) || lexicon.Lookup(word).Family() > 2 {
			return newsRole{}
		}
		if !isGermanArticled(text, k) {
			return newsRole{}
		}
	}
	switch {
	case elided, nation < nationTo, namesRole(text, k), r.nation < r.nationTo && known:
	case known || form == isAgent && isBareAgent(word):
		// In languages without articles and in some with them it stands alone, but not behind a name.
		if !smallWordBefore(text, k) {
			return newsRole{}
		}
		r.loose = true
	case form == isAgent && isQualified(text, k):
	default:
		return newsRole{}
	}
	r.from, r.to = at, i
	if nation < nationTo && !elided {
		r.nation, r.nationTo = nation, nationTo
	}
	return r
}

// phraseRole is where the job of two words or three that is known as a whole begins that ends at text[i], or i.
func phraseRole(text string, i int) int {
	from, best := i, i
	for n := range mostPhraseRole {
		k := roleWordStart(text, from)
		if k == from || k < 1 {
			break
		}
		if n > 0 && len(allJobTitles.at(text, k)) == i-k {
			best = k
		}
		if text[k-1] != ' ' {
			break
		}
		from = k - 1
	}
	return best
}

// mostPhraseRole bounds the words of such a job.
const mostPhraseRole = 3

// isGermanArticled reports whether the word before text[at] is a German article, or an adjective that one stands before.
func isGermanArticled(text string, at int) bool {
	for range 2 {
		if at < 4 || text[at-1] != ' ' {
			return false
		}
		from := wordStartWithin(text, at-1, at-1-longestWord)
		word := text[from : at-1]
		if inSet(germanArticles, word) {
			return true
		}
		if isCapitalAt(text, from) || len(word) < 4 || !strings.HasSuffix(word, "e") && !strings.HasSuffix(word, "en") && !strings.HasSuffix(word, "er") {
			return false
		}
		at = from
	}
	return false
}

// germanArticles stand before a noun in German and in no other language before one with a capital.
var germanArticles = withCapitals("der dem des ein eine einem einer einen vom zum zur beim sein seine seinem seiner seinen ihr ihre ihrem ihrer ihren unser unsere unserem unserer mein meine meinem meiner meinen")

// isBareAgent reports whether a word ends as what somebody does in Slavic languages, which have no articles.
func isBareAgent(word string) bool {
	if word[0] == 0xD0 || word[0] == 0xD1 {
		return lexicon.Lookup(word).Common() < 2
	}
	last := word[len(word)-1]
	return endsAsJob(word, bareAgentEnds[last]) && lexicon.Lookup(word).Common() < 2
}

var bareAgentEnds = endings("arz arza arzem arka arki arkę arką torka torki torkę torky torku torka torki torkę torką torky torku torkou ař aře ařem ařka ařky ařku ařkou niczka niczki niczkę istka istki istkę istky istku isty istę grafka grafki grafkę níka níkem nikiem čka čku ologa ologiem óloga ologiem istou íře")

// smallWordBefore reports whether a word in small letters stands before text[at], or what begins there begins a sentence.
func smallWordBefore(text string, at int) bool {
	if startsSentence(text, at) {
		return true
	}
	if at < 3 || text[at-1] != ' ' {
		return false
	}
	if text[at-2] == ',' {
		return true
	}
	k := wordStartWithin(text, at-1, at-1-2*longestWord)
	return k < at-1 && (!isCapitalAt(text, k) || startsSentence(text, k))
}

// isQualified reports whether one word in small letters, or one with -born, stands between an article and text[at].
func isQualified(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	from := roleWordStart(text, at-1)
	word := text[from : at-1]
	if from == at-1 || from < 2 || inSet(behindJob, word) || inSet(afterJob, word) {
		return false
	}
	return strings.HasSuffix(word, "-born") || !isCapitalAt(text, from) && namesRole(text, from)
}
