package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds parties, parliaments, unions and those who report on them. Their names are a closed class, and many are two
// letters or an everyday word, so that what stands beside them has to say so: Ida Moor (Venstre), the APC lawmaker, deputada do PS,
// outside Parliament, told the PA.

// How sure they are: where a role or brackets say so, where a verb does, and where an article or a preposition is all there is.
const (
	politySaid  = 0.92
	polityDoes  = 0.88
	polityThere = 0.82
	polityNew   = 0.75 // no list has it
)

var (
	// parliaments are houses of parliament and seats of governments, in the forms that stand in a sentence.
	parliaments = exactWords("Senate Parliament Congress Commons Lords Dáil Seanad Oireachtas Knesset Stormont Holyrood Senedd Pentagon Kremlin Whitehall Bundestag Bundestags Bundesrat Bundesrats Nationalrat Nationalrats Ständerat Landtag Kreml Élysée Elysée Matignon Sénat Congreso Senado Cortes Moncloa " +
		"Parlamento Planalto Senato Quirinale Montecitorio Viminale Farnesina Cremlino Sejm Sejmu Sejmie Sejmem Senat Senatu Senacie Sněmovna Sněmovny Sněmovně Sněmovnu Sněmovnou Senát Senátu Senátem Riksdagen Riksdagens Rosenbad Stortinget Stortingets Folketinget Folketingets Christiansborg Eduskunta Eduskunnan Eduskunnassa Országgyűlés Parlamentul Senatul Госдума Госдумы Госдуме Госдуму Совфед Кремль Кремля Кремле Кремлём Βουλή Βουλής Kremlu Bundestages Bundesrates")

	// parties are those of parliaments and unions of workers, as they are called in the news of their countries.
	parties = exactWords("Labour Conservatives Tories SNP DUP UKIP SDLP TUC CDU CSU SPD FDP AfD BSW Grüne Grünen Linke Linken Linkspartei ÖVP FPÖ SPÖ NEOS KPÖ SVP GLP EVP SP EVG GEW DGB ÖGB LFI RN LR PS PCF EELV MoDem UDI LREM LIOT CGT CFDT CFTC Unsa MR CSC FGTB Ecolo DéFI PTB CDH " +
		"PVDA Vooruit Groen VVD PVV CDA D66 PvdA GroenLinks SGP BBB NSC PvdD ChristenUnie FNV CNV ACV ABVV PP PSOE PSPV PSC Vox Podemos Sumar ERC Junts PNV Bildu BNG CUP Compromís Ciudadanos UPN UGT CCOO CNT PSD CDS PCP Chega Livre PT PSDB MDB PSOL PL PDT PSB PCdoB PRI PRD Morena UCR Pd PD Lega FdI M5S Azione Avs AVS Cgil Cisl Uil CGIL CISL UIL " +
		"PiS PO PSL KO Lewica Lewicy Lewicę Lewicą Konfederacja Konfederacji Konfederację Konfederacją Razem OPZZ Socialdemokraterna Socialdemokraternas Moderaterna Moderaternas Sverigedemokraterna Sverigedemokraternas Centerpartiet Centerpartiets Vänsterpartiet Vänsterpartiets Kristdemokraterna Kristdemokraternas Liberalerna Liberalernas Miljöpartiet Miljöpartiets LO TCO Saco Høyre Høyres Arbeiderpartiet Arbeiderpartiets Senterpartiet Senterpartiets Fremskrittspartiet Rødt Rødts Venstre Venstres MDG KrF SV Frp Ap " +
		"Socialdemokratiet Socialdemokratiets Enhedslisten Enhedslistens Moderaterne Moderaternes Konservative Radikale Alternativet SF DF HK 3F M S C V L Kokoomus Kokoomuksen Keskusta Keskustan SDP Perussuomalaiset Perussuomalaisten Vihreät Vihreiden Vasemmistoliitto Vasemmistoliiton SAK ANO ODS ČSSD KSČM KDU-ČSL STAN TOP Piráti Pirátů Piráty Starostové Smer SaS KDH Hlas Fidesz KDNP MSZP Momentum Jobbik Tisza PNL USR AUR UDMR " +
		"CHP AKP MHP HDP DEM İYİ КПРФ ЛДПР ΝΔ ΠΑΣΟΚ ΣΥΡΙΖΑ ΚΚΕ APC PDP BJP AAP ANC")

	// partisans are words for who is of a party, and for the party beside one of politicians.
	partisans = exactWords("Conservative Republican Democrat Democratic Socialist Green Greens Liberal Unionist Nationalist")

	// reporters are agencies, stations and papers that report.
	reporters = exactWords("AFP AP PA dpa DPA Ansa ANSA EFE Efe Lusa PAP ČTK TASS ТАСС РИА Reuters NTB TT Ritzau STT MTI APA SID ANP Belga Agerpres NRK SVT SR DR YLE Yle Ylen NOS NRC VRT RTBF RTP RTÉ ORF SRF ARD ZDF WDR NDR MDR SWR BR RBB BBC ITV CNN NPR WAZ FAZ NZZ taz TVE RTVE Rai RAI TVP TVN ČT DN SvD VG NTV ERT ABC CBC NBC CBS")

	// politicians are those of a party, a union or a parliament, as they stand beside its name.
	politicians = withCapitals("mp mps td tds mep meps msp msps lawmaker lawmakers senator senators congressman congresswoman councillor councillors backbencher backbenchers frontbencher peer peers delegate candidate candidates leader whip whips politician politicians members abgeordnete abgeordneter abgeordneten fraktion fraktionschef fraktionschefin fraktionsvorsitzende politiker politikerin spitzenkandidat spitzenkandidatin stadtrat stadträtin stadtrats landesrat landesrätin nationalrat nationalrätin ständerat ständerätin " +
		"député députée députés sénateur sénatrice élu élue élus délégué déléguée candidat candidate diputado diputada diputados senadora portavoz concejal concejala edil líder candidato candidata deputado deputada deputados vereador vereadora deputato deputata deputati senatore senatrice capogruppo segretario segretaria leader kamerlid kamerleden fractieleider fractievoorzitter lijsttrekker senaatslid " +
		"poseł posła posłem posłanka posłanki posłanką posłowie senatora poslanec poslance poslankyně poslanců senátor senátora senátorka místopředseda místopředsedkyně předseda předsedy předsedkyně hejtman hejtmana stortingsrepresentant stortingspolitiker riksdagsledamot riksdagsledamoten folketingsmedlem partileder partiledare partiledaren kansanedustaja képviselő képviselője képviselőjelölt deputatul deputata senatorul senatoarea milletvekili milletvekilleri депутат депутата депутаты opozycyjny opoziční")

	// northLinks are those of them that are nothing else in their languages.
	northLinks = wordSet("till til")

	// reporterLinks stand before who somebody has told something.
	reporterLinks = wordSet("told tells telling till til à a al alla au aan tegen der dem an")
)

// exactWords are words in the letter case in which they are written.
func exactWords(list string) map[string]bool {
	set := make(map[string]bool)
	for word := range strings.FieldsSeq(list) {
		set[word] = true
	}
	return set
}

// polityAt is knownOrgAt for the word text[at:e] of such an organisation, or of one that is told by who stands beside it.
func polityAt(text string, at, e int) (int, float64) {
	if !inSet(polityWords, text[at:e]) && !mayBeSaid(text, at, e) && !isParted(text[at:e]) {
		return at, 0 // as most
	}
	to := e
	if k := strings.IndexByte(text[at:e], '-'); k > 1 && isCompoundRest(text, at+k, e) && !parties[text[at:e]] {
		to = at + k // SPD-Chef
	} else if k := strings.Index(text[at:to], "'"); k > 1 {
		to = at + k
	} else if k := strings.Index(text[at:to], "’"); k > 1 {
		to = at + k
	}
	for to == e && to < len(text) && isDigit(text[to]) && to-at < len("JA21") {
		e++
		to++ // D66
	}
	word := text[at:to]
	capitals := capitalsOf(word)
	listed := inSet(polityWords, word)
	if !listed && !mayBeSaid(text, at, to) {
		return at, 0 // as most
	}
	if joinsBefore(text, at) || joinsAfter(text, to) || at > 0 && strings.IndexByte("-/_.#@&=<`$*\\+", text[at-1]) >= 0 || to < len(text) && text[to] != '-' && !mayFollowOrg(text, to) {
		return at, 0
	}
	var house, party, reporter bool
	if listed {
		house, party, reporter = parliaments[word], parties[word], reporters[word]
	}
	switch {
	case house || party || reporter:
	case listed && partisans[word] && to+1 < len(text) && text[to] == ' ':
		next := wordsEndAt(text, to+1)
		if partisans[text[to+1:next]] && next+1 < len(text) && text[next] == ' ' {
			to, next = next, wordsEndAt(text, next+1) // Liberal Democrat MPs
		}
		if inSet(politicians, text[to+1:next]) {
			return to, polityDoes
		}
		return at, 0
	case capitals >= fewestOrgLetters && len(word) <= mostOrgLetters && !inSet(notEmployers, word):
	case capitals > 0 || at == 0:
		return at, 0
	case toldReporter(text, at) && wordBeforeIn(text, at, 0, northLinks) < at && lexicon.Lookup(word)&^(lexicon.Begins|lexicon.Organization) == 0:
		return to, polityNew // sier Molund til Nordlys
	}
	said := politySaidAt(text, at, to, e)
	switch {
	case said && (party || house):
		return to, politySaid
	case said && !house && !reporter:
		c := lexicon.Lookup(word)
		if c.Common() > 2 && capitals == 0 || c.Place() > 0 || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Title|lexicon.Occupation|lexicon.Religion) || max(c.Given(), c.Family()) > 0 || monthNamed(word) > 0 || capitals == 0 && (c.Common() > 0 || text[at-1] == '(') {
			return at, 0
		}
		return to, polityNew
	case reporter || capitals >= fewestOrgLetters && !party && !house:
		if toldReporter(text, at) || reporter && reportsBefore(text, at) {
			return to, polityDoes
		}
		if !reporter {
			return at, 0
		}
	case !party && !house:
		return at, 0
	}
	if isAmongCapitals(text, at, to) || hasCapitalBeside(text, at, to) {
		return at, 0
	}
	signs := orgSigns(text, at, to)
	if len(word) < fewestOrgLetters {
		return at, 0
	}
	short := len(word) <= fewestOrgLetters || capitals == 0 && lexicon.Lookup(word).Common() > 1 && !house
	switch {
	case house && startsSentence(text, at) && isSubject(text, to), house && (signs&(signBefore|signBehind|signKind) != 0 || wordBeforeIn(text, at, 0, houseLinks) < at):
		return to, polityDoes
	case signs&(signBrackets|signCompound) != 0 && !short:
		return to, polityDoes
	case signs&signBehind != 0 && (!short || signs&signBefore != 0 && (tellsBehind(text, to) || verbBehind(text, to, hasWords))), !short && verbBehind(text, to, polityIs):
		return to, polityDoes
	case signs&signBefore != 0 && !short:
		return to, polityThere
	}
	return at, 0
}

// isPolity reports whether a word is one of these organisations.
func isPolity(word string) bool {
	return inSet(polityWords, word) && (parties[word] || reporters[word] || parliaments[word])
}

// mayBeSaid is false for most words of which nothing beside them says that they are such an organisation.
func mayBeSaid(text string, at, to int) bool {
	if to+1 < len(text) && text[to] == ' ' && politicians.mayBegin(text[to+1]) && inSet(politicians, text[to+1:wordsEndAt(text, to+1)]) {
		return true
	}
	if at < 4 || to+1 < len(text) && text[to] == ' ' && isCapitalAt(text, to+1) && capitalsOf(text[at:to]) < fewestOrgLetters {
		return false
	}
	if text[at-1] != ' ' {
		return text[at-1] == '(' || text[at-1] == '\''
	}
	person, link, article := politicians.mayEnd(text, at-1), reporterLinks.mayEnd(text, at-1), orgArticles.mayEnd(text, at-1)
	if !person && !link && !article {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	word := text[k : at-1]
	if person && inSet(politicians, text[behindElision(text, k, at-1):at-1]) || link && inSet(reporterLinks, word) {
		return true
	}
	return article && k > 3 && text[k-1] == ' ' && (politicians.mayEnd(text, k-1) || reporterLinks.mayEnd(text, k-1)) && (inSet(orgArticles, word) || word == "of")
}

// isParted reports whether a word has a hyphen, an apostrophe or a mark beyond Latin letters inside.
func isParted(word string) bool {
	for i := range len(word) {
		if c := word[i]; c == '-' || c == '\'' || c == "’"[0] {
			return true
		}
	}
	return false
}

// polityWords are all of these, in small letters where they are ASCII. They tell most words off.
var polityWords = wordSet(strings.Map(func(r rune) rune {
	if 'A' <= r && r <= 'Z' {
		r += 'a' - 'A'
	}
	return r
}, strings.Join(sortedKeys(parties, reporters, parliaments, partisans), " ")))

// polityIs say what somebody is, which newsVerbs have not.
var polityIs = wordSet("is are was were ist sind war est sont è sono es son é são är er jest są je jsou var")

// reportWords stand before who reports.
var reportWords = withCapitals("skriver melder meldet berichtet berichtete rapporterar rapporterer enligt ifølge según selon secondo segundo według podle laut volgens rapporte riferisce informó informa noticiou podaje podała píše uvádí says reports wrote agency agence agencia agenzia agência agentur nyhetsbyrån nyhetsbyrået agencja agentura persbureau")

// reportsBefore reports whether one of them stands before text[at], with an article between or none.
func reportsBefore(text string, at int) bool {
	if k := articleStart(text, at); k < at {
		at = k
	}
	return wordBeforeIn(text, at, 0, reportWords) < at
}

// houseLinks stand before a house of parliament without an article.
var houseLinks = wordSet("in outside inside to of by through before from v w do ze w")

// tellsBehind reports whether one of tellVerbs stands behind text[to].
func tellsBehind(text string, to int) bool { return verbBehind(text, to, tellVerbs) }

// verbBehind reports whether a word of a set stands in small letters behind text[to].
func verbBehind(text string, to int, verbs *wordList) bool {
	if to+2 >= len(text) || text[to] != ' ' {
		return false
	}
	e, capital := wordAt(text, to+1)
	return !capital && inSet(verbs, text[to+1:e])
}

// politySaidAt reports whether somebody of a party or a parliament stands beside text[at:to], of which the word ends at text[e].
func politySaidAt(text string, at, to, e int) bool {
	if to < e {
		return text[to] == '-' && inSet(politicians, text[to+1:e])
	}
	if to+2 < len(text) && text[to] == ' ' {
		if k, _ := wordAt(text, to+1); k > to+1 && inSet(politicians, text[to+1:k]) && (!isCapitalAt(text, to+1) || text[to+2] < 'a') {
			return true
		}
	}
	if at < 4 {
		return false
	}
	if text[at-1] == '(' {
		return text[at-2] == ' ' && to < len(text) && (text[to] == ')' || text[to] == ',' || text[to] == '-') && endsInName(text, at-2, to-at < fewestOrgLetters)
	}
	if text[at-1] != ' ' {
		return text[at-1] == '\'' && wordBeforeIn(text, at-2, 1, politicians) < at-2
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k == at-1 {
		return false
	}
	if inSet(politicians, text[behindElision(text, k, at-1):at-1]) {
		return true
	}
	if k < 3 || text[k-1] != ' ' || !inSet(orgArticles, text[k:at-1]) && text[k:at-1] != "of" {
		return false
	}
	if j := wordStartWithin(text, k-1, k-1-longestWord); j < k-1 {
		return inSet(politicians, text[j:k-1])
	}
	return false
}

// endsInName reports whether a name of two words ends at text[i], as before a party in brackets; and a role before it, if asked.
func endsInName(text string, i int, role bool) bool {
	k := capitalWordBefore(text, i+1)
	if k > i || k < 3 || text[k-1] != ' ' {
		return false
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	if j == k-1 || !isCapitalAt(text, j) && !inSet(particles, text[j:k-1]) {
		return false
	}
	if role {
		return wordBeforeIn(text, j, 0, newsRoles) < j || wordBeforeIn(text, j, 0, politicians) < j
	}
	c, d := lexicon.Lookup(text[j:k-1]), lexicon.Lookup(text[k:i])
	return c.Given() > 0 || d.Family() > 1 && c.Common() < 2
}

// farthestTold is how far a verb of telling may stand before who is told, in bytes.
const farthestTold = 80

// toldReporter reports whether somebody told what stands at text[at] something: said Mia Wall der WAZ, säger hon till TT.
func toldReporter(text string, at int) bool {
	if at < 4 || text[at-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, at-1, at-1-longestWord)
	if k < at-1 && inSet(orgArticles, text[k:at-1]) && k > 3 && text[k-1] == ' ' && !inSet(reporterLinks, text[k:at-1]) {
		at = k
		k = wordStartWithin(text, at-1, at-1-longestWord)
	}
	if k == at-1 || !inSet(reporterLinks, text[k:at-1]) {
		return false
	}
	if text[k] == 't' && text[k+1] == 'o' || strings.HasPrefix(text[k:], "tell") {
		return true // told, telling
	}
	from := max(0, k-farthestTold)
	for i := k; i > from+2; {
		if text[i-1] == '.' || text[i-1] == '\n' || text[i-1] == '!' || text[i-1] == '?' {
			return false
		}
		j := wordStartWithin(text, i-1, max(from, i-1-longestWord))
		if j < i-1 && inSet(tellVerbs, text[j:i-1]) {
			return true
		}
		i = min(j, i-1)
	}
	return false
}
