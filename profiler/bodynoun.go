package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds organisations of which a word in small letters right before them says what they are, whatever they are called: the
// union Unite, le groupe Valmarre, kwartet Trzy Wierzby, издательство «Белый клён».

// nounAlone is how sure such an organisation is.
const nounAlone = 0.76

var (
	// bodyNouns stand right before the name of an organisation, behind an article or the like.
	bodyNouns = wordSet("union band group trio quartet quintet ensemble orchestra carmaker automaker airline newspaper daily broadcaster publisher retailer supplier brewer drugmaker chipmaker insurer lender charity startup start-up consultancy label troupe collective bookmaker housebuilder plane-maker planemaker builder energy-supplier " +
		"groupe ensemble quatuor syndicat quotidien journal hebdomadaire magazine enseigne marque constructeur éditeur label compagnie troupe collectif cabinet atelier laboratoire brasserie filiale équipementier assureur coopérative association fondation club studio agence concurrent mensuel opérateur maison " +
		"cooperativa naviera aerolínea editorial productora constructora cadena sindicato banco grupo diario periódico revista compañía asociación bodega marca consultora aseguradora petrolera minera discográfica fundación oenegé conjunto cuarteto sociedad cadena multinacional semanario " +
		"gruppo compagnia banda quotidiano giornale rivista editore marchio catena orchestra quartetto settimanale assicuratore multinazionale sindacato " +
		"construtora ateliê cadeia editora jornal companhia produtora seguradora transportadora petrolífera fabricante escritório quarteto montadora varejista semanário " +
		"vakbond krant dagblad keten branchegenoot concurrent uitgeverij ensemble orkest omroep supermarktketen warenhuis uitgever vervoerder bouwbedrijf adviesbureau chocoladehuis bouwer weekblad groep " +
		"bandet gruppen tidningen förlaget kedjan koncernen facket partiet avisen forlaget kæden kjeden fagforeningen ensemblen kvartetten stiftelsen kvartet rederiet byggefirmaet byggfirman mediehuset fagforbundet flyselskabet flyselskapet flygbolaget butikskedjan möbelkedjan lavprisselskabet")

	// plainNouns are the same in languages that have no articles.
	plainNouns = wordSet("kwartet kwartetu zespół zespołu grupa grupy wydawnictwo wydawnictwa wydawnictwem dziennik dziennika dziennikiem dziennikowi gazeta gazety gazecie gazetą tygodnik tygodnika portal portalu portalowi sieć sieci związek klub klubu klubem fundacja fundacji producent producenta stowarzyszenie stowarzyszenia " +
		"deník deníku deníkem týdeník týdeníku kapela kapely kapelou skupina skupiny skupinou vydavatelství nakladatelství klub klubu klubem kvarteto kvarteta soubor souboru řetězec řetězce časopis časopisu denník denníku vydavateľstvo yhtye yhtiö konserni lehti " +
		"издательство издательства издательству издательством издательстве газета газеты газете газету газетой холдинг холдинга холдинге концерн концерна клуб клуба клубе клубом команда команды команде команду командой театр театра театре группа группы группе группу ансамбль ансамбля журнал журнала журналу телеканал телеканала радиостанция агентство агентства агентству агентством портал портала банк банка банке завод завода заводе комбинат комбината фабрика фабрики фабрике фонд фонда фонду фондом партия партии движение движения сеть сети магазин магазина " +
		"видавництво видавництва газета газети газеті клуб клубу команда команди команді телеканал телеканалу агентство агентства театр театру завод заводу заводі фабрика фабрики партія партії мережа мережі")

	// wholeNouns stand before the name and are a part of it, with a small letter.
	wholeNouns = wordSet("musée musées museo museu école lycée collège athénée hôpital rechtbank veiligheidsregio waterschap gerechtshof politie brandweer muzeum muzeem muzeu polizia")

	// firmNations may stand between a noun and the name: o banco espanhol Caja Sol.
	firmNations = wordSet("espanhol espanhola francês francesa italiano italiana alemão alemã inglês inglesa britânico britânica americano americana japonês japonesa chinês chinesa suíço suíça sueco sueca holandês holandesa português portuguesa brasileiro brasileira coreano coreana " +
		"español española francés alemán alemana inglés británico británica estadounidense japonés japonesa chino china suizo suiza danés danesa noruego noruega holandés portugués mexicano mexicana argentino argentina chileno chilena peruano peruana catalán catalana gallego gallega vasco vasca andaluz andaluza " +
		"francese tedesco tedesca spagnolo spagnola giapponese cinese svizzero svizzera svedese olandese portoghese inglese britannica britannico americana coreano milanese torinese veneta romana napoletana toscana siciliana " +
		"français française allemand allemande espagnol espagnole italien italienne britannique américain américaine japonais japonaise chinois chinoise suisse belge suédois suédoise néerlandais néerlandaise danois danoise coréen coréenne lyonnais lyonnaise breton bretonne parisien parisienne marseillais marseillaise")

	// tellingWords are all of these, and those that tell places. They tell most words before a name off.
	tellingWords = wordSet(strings.Join(wordsOf(bodyNouns, plainNouns, wholeNouns, firmNations, natureNouns, natureLinks, inWords, motionWords, strictlyIn, townLinks, features, featureLinks, overWords, overThe), " "))

	// nounOpenings stand before such a noun: articles, and what joins it to a sentence.
	nounOpenings = wordSet("the a an of by with his her their its der die das dem den le la les l' un une du de des au aux d' cette ce cet son sa notre el los las una del al su lo il gli dello della dell' alla dalla dal nella o os uma um do da ao à no na pelo pela het een zijn haar hun van bij door voor aan och med av for til om en et di " +
		"formed founded joined rival german french italian spanish american british japanese chinese korean danish swedish dutch polish former local")

	// pairNouns are nouns behind which two names with a word for and between them are those of one firm.
	pairNouns = wordSet("maison cabinet atelier étude")
)

// withToldByWord puts the organisation or the place among the spans that the words with capitals at text[at] are by the word before them.
func withToldByWord(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if from, to := headFeature(text, at); to > from {
		return withFeature(spans, text, from, to), max(end, to)
	}
	if at < 2 {
		return spans, end
	}
	i := at - 1
	switch {
	case text[i] == ' ' || text[i] == '\'':
	case text[i] < utf8.RuneSelf:
		return spans, end
	default:
		return withQuotedByNoun(spans, text, at, end)
	}
	if !tellingWords.mayEnd(text, i) && text[i-1] != 'd' && text[i-1] != '.' {
		return spans, end // as most
	}
	if from, to := smallFeature(text, at); to > from {
		return withFeature(spans, text, from, to), max(end, to)
	}
	if to := crossedEnd(text, at); to > at {
		return withNatureAt(spans, text, at, to), max(end, to)
	}
	k := nounStart(text, i)
	word := text[k:i]
	if !inSet(tellingWords, word) || word == "" || isCapitalAt(text, k) || joinsBefore(text, k) {
		return spans, end // as nearly always
	}
	if inSet(natureNouns, word) || inSet(natureLinks, word) {
		if from, to := smallMinistry(text, k, at); to > from {
			return withBody(spans, text, from, to), max(end, to)
		}
		if from, to := natureBehind(text, k, at); to > from {
			return withNatureAt(spans, text, from, to), max(end, to)
		}
	}
	if inSet(inWords, word) || inSet(motionWords, word) || inSet(strictlyIn, word) || inSet(townLinks, word) {
		return withInPlace(spans, text, k, at, end)
	}
	return withNamedByNoun(spans, text, k, at, end)
}

// ministries stand in small letters before a link and what they are for: ministère des Finances publiques.
var ministries = wordSet("ministère ministero ministerio ministério secrétariat " + strings.Join(wordsOf(museumNouns), " "))

// museumNouns are words for museums, which such a link may stand behind as well: musée des Beaux-Arts de Rennes.
var museumNouns = wordSet("musée museo museu")

// smallMinistry gives the ministry of which the name goes on at text[at] behind a link at text[k], or at twice.
func smallMinistry(text string, k, at int) (from, to int) {
	if k < 8 || text[k-1] != ' ' || !ministries.mayEnd(text, k-1) {
		return at, at
	}
	from = nounStart(text, k-1)
	if word := text[from : k-1]; !inSet(ministries, word) {
		return at, at
	} else if inSet(museumNouns, word) {
		to, _ = nounNameEnd(text, at)
		return from, to
	}
	to = frenchAdjectives(text, wordsEndAt(text, at))
	if strings.HasPrefix(text[to:], " et ") || strings.HasPrefix(text[to:], " e ") || strings.HasPrefix(text[to:], " y ") {
		if i := to + 2 + strings.IndexByte(text[to+1:], ' '); isCapitalAt(text, i) {
			to = wordsEndAt(text, i)
		}
	}
	return from, to
}

// withNamedByNoun puts the organisation among the spans that the words with capitals at text[at] are by the noun text[k:at-1].
func withNamedByNoun(spans []tagger.Span, text string, k, at, end int) ([]tagger.Span, int) {
	noun := text[k : at-1]
	if inSet(firmNations, noun) {
		if k < 6 || text[k-1] != ' ' {
			return spans, end
		}
		j := nounStart(text, k-1)
		if noun = text[j : k-1]; j == k-1 {
			return spans, end
		}
		k = j
	}
	if isCapitalAt(text, k) || !inSet(bodyNouns, noun) && !inSet(plainNouns, noun) && !inSet(wholeNouns, noun) {
		return spans, end
	}
	whole := inSet(wholeNouns, noun)
	if !whole && inSet(bodyNouns, noun) && !isOpened(text, k) {
		return spans, end
	}
	to, words := nounNameEnd(text, at)
	if to == at {
		return spans, end
	}
	if words == 1 && inSet(pairNouns, noun) {
		for _, and := range [...]string{" et ", " & "} {
			if i := to + len(and); strings.HasPrefix(text[to:], and) && isCapitalAt(text, i) {
				to, words = wordsEndAt(text, i), 2
				break
			}
		}
	}
	if words == 1 && !mayBeNamedBody(text[at:to]) || isWholePerson(spans, text, at, to, words) {
		return spans, end
	}
	if strings.HasPrefix(text[to:], " und ") || strings.HasPrefix(text[to:], ", ") && (noun == "trio" || noun == "quartet") {
		return spans, end // the trio Ann, Bea and Cleo
	}
	from := at
	if whole {
		from = k
	}
	return withBody(spans, text, from, to), max(end, to)
}

// nounStart is where the word with its hyphens begins that ends at text[end].
func nounStart(text string, end int) int {
	k := wordStartWithin(text, end, end-longestWord)
	if i := strings.LastIndexByte(text[k:end], '\''); i >= 0 {
		return k + i + 1 // l'ensemble
	}
	if i := strings.LastIndex(text[k:end], "’"); i >= 0 {
		return k + i + len("’")
	}
	return k
}

// isOpened reports whether one of nounOpenings stands before the noun at text[k].
func isOpened(text string, k int) bool {
	if k < 2 {
		return false
	}
	if text[k-1] == '\'' || strings.HasSuffix(text[:k], "’") {
		return true
	}
	if text[k-1] != ' ' {
		return false
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	return j < k-1 && (inSet(nounOpenings, text[j:k-1]) || lexicon.Lookup(text[j:k-1]).Is(lexicon.Demonym))
}

// nounNameEnd is the end of the name at text[at] behind a noun, and its words with capitals; or at.
func nounNameEnd(text string, at int) (end, words int) {
	end = at
	for i := at; words < mostInBody; {
		e, capital := firmWordAt(text, i)
		if !capital || e == i || joinsAfter(text, e) || monthNamed(text[i:e]) > 0 {
			break
		}
		if c := lexicon.Lookup(text[i:e]); words == 0 && (c.Is(lexicon.Title|lexicon.Occupation) && c.Given()+c.Family() == 0 || e-i < 3 && (e >= len(text) || text[e] != ' ' || !isCapitalAt(text, e+1))) {
			return at, 0
		}
		if e == i+1 && e < len(text) && text[e] == '.' && words > 0 {
			return coopEnd(text, end), words
		}
		words++
		end = e
		if strings.HasPrefix(text[e:], " & ") {
			i = e + len(" & ")
			continue
		}
		next, _ := linkedStart(text, e)
		if next == e {
			break
		}
		i = next
	}
	return end, words
}

// coopForms are forms of co-operatives with stops in them, the longer ones first.
var coopForms = [...]string{" S. Coop. And.", " S. Coop. Mad.", " S. Coop. V.", " S. Coop.", " S. A. T.", " S. A.", " S. L."}

// coopEnd is the end of one of them behind text[end], or end.
func coopEnd(text string, end int) int {
	for _, f := range coopForms {
		if strings.HasPrefix(text[end:], f) {
			return end + len(f)
		}
	}
	return end
}

// mayBeNamedBody reports whether an organisation may be called by one word behind a noun.
func mayBeNamedBody(word string) bool {
	c := lexicon.Lookup(word)
	if c.Is(lexicon.Organization) {
		return true
	}
	return !c.Is(lexicon.Country|lexicon.Demonym|lexicon.Religion|lexicon.Title|lexicon.Occupation) && c.Given() < 2 && (c.Place() < 2 || c.Family() > 1)
}

// isWholePerson reports whether the spans say that text[at:to] is somebody's whole name, or begin before it or go on behind it.
func isWholePerson(spans []tagger.Span, text string, at, to, words int) bool {
	for i := range spans {
		s := &spans[i]
		if s.Label != tagger.Person || s.Confidence < DefaultMinConfidence || s.Start >= to || s.End <= at {
			continue
		}
		if s.Start < at || s.End > to {
			return true
		}
		if words > 1 && s.Start == at && s.End == to {
			first := wordsEndAt(text, at)
			if lexicon.Lookup(text[at:first]).Given() > 1 && endsAsName(text[at:to]) || s.Confidence >= surelyName {
				return true
			}
		}
	}
	return false
}

// farthestClosing bounds the name in quotes behind a noun, in bytes.
const farthestClosing = 80

// withQuotedByNoun is withNamedByNoun for a name in the quotes «» that opens before text[at], which a result may tell as well. The
// quotes belong to it.
func withQuotedByNoun(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	const opening, closing = "«", "»"
	from := at - len(opening)
	if from < 0 || text[from:at] != opening {
		return spans, end
	}
	rest := text[at:min(len(text), at+farthestClosing)]
	k := strings.Index(rest, closing)
	if k < 3 || strings.ContainsAny(rest[:k], "\n.!?,:;") {
		return spans, end
	}
	to := at + k + len(closing)
	if !isQuotedTeam(text, from, to) {
		if from < 6 || text[from-1] != ' ' {
			return spans, end
		}
		j := nounStart(text, from-1)
		if noun := text[j : from-1]; j == from-1 || !inSet(plainNouns, noun) && !(inSet(bodyNouns, noun) && isOpened(text, j)) {
			return spans, end
		}
	}
	for i := range spans {
		if s := &spans[i]; s.Label == tagger.Organization && s.Start < to && s.End > from && (s.Start < from || s.End > to) {
			return spans, end
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Organization, Confidence: nounAlone}), max(end, to)
}

var (
	// teamBeats are verbs of a team in a result, and teamPlaces what may stand between it and them.
	teamBeats = wordSet("обыграл обыграла обыграло обыграли победил победила победило разгромил разгромила переиграл переиграла уступил уступила проиграл проиграла переміг перемогла обіграв обіграла поступився поступилася")
	homeWords = wordSet("дома дома в гостях удома")
)

// isQuotedTeam reports whether the name in quotes text[from:to] stands before or behind one of teamBeats.
func isQuotedTeam(text string, from, to int) bool {
	i := to
	for _, in := range [...]string{" из ", " із ", " з "} {
		if strings.HasPrefix(text[i:], in) {
			e, capital := longWordAt(text, i+len(in))
			if capital {
				i = e
			}
			break
		}
	}
	if i+2 < len(text) && text[i] == ' ' {
		if e, _ := longWordAt(text, i+1); inSet(teamBeats, text[i+1:e]) {
			return true
		}
	}
	for n, i := 0, from; n < 3 && i > 4 && text[i-1] == ' '; n++ {
		k := wordStartWithin(text, i-1, i-1-longestWord)
		if k == i-1 {
			break
		}
		if word := text[k : i-1]; inSet(teamBeats, word) {
			return true
		} else if !inSet(homeWords, word) {
			break
		}
		i = k
	}
	return false
}
