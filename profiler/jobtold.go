package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file is how running text tells that a job is somebody's: by a name or an age beside it, by a
// comma behind somebody, and by words such as retired and works as.

var (
	jobLeadSet      = newOtherSet(jobLeadList)
	formerlySet     = newOtherSet(strings.Fields("ex oud экс ancien vice"))
	jobTradeTailSet = newOtherSet(strings.Split(jobTradeTails, "|"))
	elidedLeads     = newOtherSet(strings.Split("en tant|en qualité|poste|métier|emploi|formation|diplôme|profession|travail|carrière|ofici|feina|mestiere|posto|incarico|ruolo", "|"))
)

// afterJob go on behind a job, beside the words of behindJob.
var afterJob = wordSet("tras después après avant dopo depois efter etter near during since until before after under into where whose when while because if then living working based not within there now again aged employed who's till by för pour marcat v ve la hele hela all tutta toda todo celé verdiene har hade habe bin kann muss mache täglich ad of at she he " +
	"seit vom beim zur zum im am bis ohne unter war ist hat wurde wird lebt wohnt sagte kam au aux depuis pendant sur avec pour chez qui vit est a desde hace con para por sobre cuando fue vive al alla nel nella dal dalla presso per abita vive nos nas há foi sem mora " +
	"uit sinds met over tot woont był była mieszka byl byla bydlí som bor är vid från under hos var er ved siden nu nå på löysi lui care este locuiește στη στην στο στον σε με για από " +
	"в во с со из на у к по за під з із до від живёт живет живе при със от kod iz sa od je u do po pri için iken burada itt ott volt van di pada untuk yang dari ở tại cho من في على عند مع لدى منذ")

// goesOnBehindJob reports whether a word that does not make the job that ends at text[end] a part of
// something else stands behind it.
func goesOnBehindJob(text string, end int) bool {
	if end+1 >= len(text) || text[end] != ' ' {
		return false
	}
	e, capital := wordAt(text, end+1)
	if e == end+1 {
		return false
	}
	if capital && isWhereabouts(text[end+1:e]) && !isCapitalAt(text, wordStartWithin(text, end, end-longestWord)) || text[end-1] == "ą"[1] && text[end-2] == "ą"[0] {
		return true // a place, or nothing that goes with the case of the job
	}
	return inSet(behindJob, text[end+1:e]) || inSet(afterJob, text[end+1:e]) || strings.HasPrefix(text[end:], " و") || strings.HasPrefix(text[end:], " ו") || strings.HasPrefix(text[end:], " ב")
}

// isWhereabouts reports whether a word with a capital is a place, also in a case that says where.
func isWhereabouts(word string) bool {
	c := lexicon.Lookup(word)
	return c.Place() > 1 || c.Is(lexicon.Country) || c.Common() < 2 && endsAsJob(word, whereEnds[:])
}

// whereEnds end places in Finnish and Hungarian.
var whereEnds = [...]string{"ssa", "ssä", "lla", "llä", "ban", "ben", "en", "on", "ön", "ett"}

// endsPhrase reports whether a phrase ends at text[end].
func endsPhrase(text string, end int) bool {
	return end == len(text) || strings.IndexByte(",.;)\n", text[end]) >= 0 || text[end] >= utf8.RuneSelf &&
		(strings.HasPrefix(text[end:], "،") || strings.HasPrefix(text[end:], "、") || strings.HasPrefix(text[end:], "，"))
}

// isElidedBefore reports whether an article or another word that has lost its vowel stands before text[at].
func isElidedBefore(text string, at int) bool {
	if at < 2 {
		return false
	}
	switch {
	case text[at-1] == '\'':
	case strings.HasSuffix(text[:at], "’"):
		if at -= len("’") - 1; at < 2 {
			return false
		}
	default:
		return false
	}
	switch text[at-2] | 0x20 {
	case 'l', 'd':
		return at == 2 || text[at-3] == ' ' || text[at-3] == '\n' || text[at-3] == '('
	case 'u':
		return at > 4 && text[at-3] == 'q' && text[at-4] == ' '
	}
	return false
}

// isElidedLead reports whether one of elidedLeads stands before the word of isElidedBefore.
func isElidedLead(text string, at int) bool {
	i := strings.LastIndexByte(text[:at], ' ')
	return i > 0 && at-i < len(" qu’")+1 && endsCue(elidedLeads, text, i)
}

// mostGrades bounds the words of jobGrades before a job.
const mostGrades = 2

// gradeStart is where the job begins of which a known one stands at text[at]: senior nurse.
func gradeStart(text string, at int) int {
	for range mostGrades {
		if at < 6 || text[at-1] != ' ' {
			break
		}
		from := lettersStart(text, at-1)
		if from == at-1 || !inSet(jobGrades, text[from:at-1]) || from > 0 && (joinsBefore(text, from) || text[from-1] == '-') {
			break
		}
		at = from
	}
	return at
}

// determinerBefore reports whether an article or a word such as my stands before text[at].
func determinerBefore(text string, at int) bool {
	if isElidedBefore(text, at) {
		return true
	}
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	from := wordStartWithin(text, at-1, at-1-longestWord)
	return from < at-1 && inSet(determinersOfJobs, text[from:at-1]) && !joinsBefore(text, from)
}

// isNamedBehind reports whether the name of somebody stands right behind the job text[at:end]: the
// surgeon Anna Lamp.
func isNamedBehind(text string, at, end int) bool {
	i := end + 1
	if i+2 >= len(text) || text[end] != ' ' {
		return false
	}
	to, capital := wordAt(text, i)
	if !capital {
		return false
	}
	determined := determinerBefore(text, at)
	if isCapitalAt(text, at) && !determined {
		if !startsSentence(text, at) && (at < 2 || text[at-1] != ' ' || text[at-2] < 'a') || lexicon.Lookup(text[at:end]).Family() > 1 {
			return false // a name, as likely as not
		}
	}
	if to == i+1 || text[i] >= utf8.RuneSelf && to == i+2 { // plumber J. Bloggs
		return to+2 < len(text) && text[to] == '.' && text[to+1] == ' ' && isCapitalAt(text, to+2) && !startsSentence(text, at)
	}
	c := lexicon.Lookup(text[i:to])
	if c.Is(lexicon.Country|lexicon.Demonym|lexicon.Organization|lexicon.OrgWord|lexicon.Title|lexicon.Occupation|lexicon.Region) && c.Given() < 3 {
		return false
	}
	if c.Given() > 1 && to+2 < len(text) && text[to] == ' ' {
		next, capital := wordAt(text, to+1)
		if capital && !lexicon.Lookup(text[to+1:next]).Is(lexicon.OrgWord|lexicon.Thing) {
			return true
		}
	}
	return determined && c.Common() < 2 && c.Place() < 2 && (c.Given() > 1 || c.Family() > 1) && !c.Is(lexicon.Thing)
}

// farthestYears is how far before a job the number of somebody's years is, in bytes.
const farthestYears = 12

// isAgedJob reports whether an age stands beside the job text[at:end]: 48-year-old bricklayer, un maçon
// de 50 ans.
func isAgedJob(text string, at, end int) bool {
	if inSet(drivers, text[at:end]) {
		return false
	}
	if at > 4 && text[at-1] == ' ' {
		from := wordStartWithin(text, at-1, at-1-longestWord)
		if word := text[from : at-1]; from < at-1 && inSet(personsAge, word) {
			for k := from; k > 0 && from-k < farthestYears; k-- {
				c := text[k-1]
				if isDigit(c) {
					return true
				}
				if c != ' ' && c != '-' && !isLetter(c) && c < utf8.RuneSelf {
					break
				}
			}
		}
	}
	i := end
	switch rest := text[end:]; {
	case strings.HasPrefix(rest, " de "), strings.HasPrefix(rest, " di "), strings.HasPrefix(rest, " på "), strings.HasPrefix(rest, " van "):
		i += strings.IndexByte(rest[1:], ' ') + 2
	case strings.HasPrefix(rest, " ("), strings.HasPrefix(rest, ", "):
		i += 2
	default:
		return false
	}
	if i+3 > len(text) || !isDigit(text[i]) || !isDigit(text[i+1]) || isDigit(text[i+2]) || !articleBefore(text, at) {
		return false
	}
	switch c := text[i+2]; {
	case text[i-1] == '(':
		return c == ')'
	case c != ' ':
		return text[i-2] == ',' && c == ','
	}
	i += 2
	if strings.HasPrefix(text[i:], " de ") {
		i += len(" de") // 44 de ani
	}
	return inSet(yearsOfJobs, lettersBehind(text, i))
}

// drivers are in an accident what everybody may be, beside an age.
var drivers = wordSet("driver fahrer fahrerin autofahrer autofahrerin conducteur conductrice conductor conductora conducente condutor condutora bestuurder bestuurster förare fører fører kuljettaja kierowca kierująca řidič řidička vodič șofer șoferul sofőr οδηγός водитель водитель водій шофьор vozač voznik şoför sürücü")

// yearsOfJobs stand behind the years of somebody of a job.
var yearsOfJobs = wordSet("ans años anos anni ani anys jaar jahre år let lat года лет год років роки рік rokov roků godina години година éves")

// articleBefore reports whether an article stands before text[at].
func articleBefore(text string, at int) bool {
	if isElidedBefore(text, at) {
		return true
	}
	if at < 2 || text[at-1] != ' ' {
		return false
	}
	from := lettersStart(text, at-1)
	return from < at-1 && inSet(jobArticles, text[from:at-1])
}

// isAppointed reports whether the job text[at:end] stands between commas behind somebody, with an article,
// or behind somebody's years.
func isAppointed(text string, at, end int) bool {
	i := at
	article := false
	if i > 3 && text[i-1] == ' ' && text[i-2] != ',' {
		from := lettersStart(text, i-1)
		if from == i-1 || !inSet(jobArticles, text[from:i-1]) || from < 3 {
			return false
		}
		i, article = from, true
	}
	if i < 4 || text[i-1] != ' ' || text[i-2] != ',' {
		return false
	}
	i -= 2
	if article && text[i-1] == ')' && endsPhrase(text, end) { // Anna Lamp (born in 1980), a nurse
		least := max(0, i-longestBorn)
		open := least + strings.LastIndexByte(text[least:i], '(')
		return open > least && text[open-1] == ' ' && isNamed(text, open-1)
	}
	from := wordStartWithin(text, i, i-longestWord)
	if !endsPhrase(text, end) && !((article || from < i && inSet(caseRoles, text[from:i])) && goesOnBehindJob(text, end)) {
		return false
	}
	if from == i {
		k := i // Anna Lamp, 43, nurse
		for k > 0 && i-k < 3 && isDigit(text[k-1]) {
			k--
		}
		return i-k == 2 && k > 4 && text[k-1] == ' ' && (text[k-2] == ',' && isNamed(text, k-2) || inSet(wordsBeforeYearsOfJobs, text[lettersStart(text, k-1):k-1]))
	}
	word := text[from:i]
	if inSet(yearsOfJobs, word) || word == "old" {
		return from > 1 && (isDigit(text[from-2]) || word == "old")
	}
	return isToldOf(word) || inSet(nextDoor, word) || inSet(caseRoles, word) || article && (isCapitalAt(text, from) && isNamed(text, i))
}

// longestBorn bounds the brackets between a name and what somebody is, in bytes.
const longestBorn = 40

// wordsBeforeYearsOfJobs stand before the years of somebody of a job.
var wordsBeforeYearsOfJobs = wordSet("lat aged age âge edad età idade ålder alder wiek věk возраст вік")

// isOfKin reports whether the word that ends at text[i] is a copula with a word for kin before it.
func isOfKin(text string, i int) bool {
	from := wordStartWithin(text, i, i-longestWord)
	return from > 1 && from < i && text[from-1] == ' ' && inSet(kinsCopulas, text[from:i]) && endsCue(jobKin, text, from-1)
}

// kinsCopulas stand between kin and a job in languages in which what belongs to a job stands behind it.
var kinsCopulas = wordSet("est était es era è é je byl byla bol bola bio bila jest był była este e είναι ήταν on oli är var er")

// caseRoles are what somebody is in a case, a report or a hospital.
var caseRoles = withCapitals("witness victim plaintiff claimant applicant defendant accused suspect plaignant plaignante victime témoin prévenu prévenue requérant requérante demandeur demandeuse testigo víctima demandante acusado acusada denunciante testimone vittima imputato imputata querelante testemunha vítima réu ré autor zeuge zeugin kläger klägerin beklagter beklagte angeklagter angeklagte opfer antragsteller antragstellerin " +
	"getuige slachtoffer verdachte eiser vittne vittnet målsägande målsäganden vidne vidnet vitne vitnet fornærmede todistaja uhri świadek poszkodowany poszkodowana pokrzywdzony pokrzywdzona oskarżony oskarżona svědek svědkyně poškozený poškozená obžalovaný свидетель потерпевший потерпевшая заявитель заявительница обвиняемый свідок потерпілий tanú sértett martor martora victima μάρτυρας tanık mağdur")

// nextDoor stand before a comma and a job, beside kin.
var nextDoor = wordSet(strings.Join(colleagues, " "))

// The bounds and the confidences of jobs behind words of jobLeads.
const (
	ledJobAlone    = 0.9
	unknownJob     = 0.8
	mostUnknownJob = 3
)

// matchLedJob reads the job behind the words at text[at].
func matchLedJob(text string, at int) (match, bool) {
	cue := jobLeadSet.at(text, at)
	if cue == "" || joinsBefore(text, at) || at > 0 && (text[at-1] == '-' || text[at-1] == '_' || text[at-1] == '\'' && !isElidedBefore(text, at)) {
		return match{}, false
	}
	i := at + len(cue)
	if i >= len(text) {
		return match{}, false
	}
	if (strings.HasPrefix(cue, "hiring") || strings.HasPrefix(cue, "recruiting")) && !isLedBy(text, at, beforeHiring) || postLeadSet.at(text, at) == cue && !isLedBy(text, at, beforePosts) {
		return match{}, false
	}
	if whole := allJobTitles.at(text, at); len(whole) > len(cue) {
		return match{at, at + len(whole), ledJobAlone}, at > 0 || len(whole) < len(text) // licensed practical nurse
	}
	if r := nextRune(text, i); spaceless(r) && lexicon.IsEast(r) && (r < 0xAC00 || r > 0xD7A3) {
		m, ok := matchEastValue(text, i, lexicon.Occupation, false)
		return m, ok && m.start == i
	}
	hebrew := strings.HasPrefix(text[i:], " כ") && isHebrewLead(cue)
	switch {
	case text[i] == ' ' && !isElidingLead(cue):
		i++
	case text[i] == '-' && endsCue(formerlySet, text, i):
		i++
	case !isElidingLead(cue):
		return match{}, false
	case text[i] == '\'':
		i++
	case strings.HasPrefix(text[i:], "’"):
		i += len("’")
	default:
		return match{}, false
	}
	article, of := false, false
	for range 2 {
		e, _ := wordAt(text, i)
		if e == i || e >= len(text) || text[e] != ' ' || !inSet(articles, text[i:e]) && !inSet(jobArticles, text[i:e]) {
			break
		}
		of = of || text[i:e] == "de"
		i, article = e+1, true
	}
	if e := elisionEnd(text, i); e > i {
		i, article = e, true
	}
	if hebrew {
		i += len("כ")
	}
	if i >= len(text) || !beginsWord(text, i) {
		return match{}, false
	}
	if isHebrewLead(cue) && !hebrew {
		return match{}, false
	}
	post := cue == "position of" || cue == "post of" || cue == "role of"
	loose := inSet(looseLeads, cue) || cue == "looking for" || cue == "in search of" || post || strings.HasPrefix(cue, "en tant qu")
	if e, _ := wordAt(text, i); loose && inSet(alsoThings, text[i:e]) {
		return match{}, false
	}
	if end := knownJobEnd(text, i, loose); end > i {
		return match{i, end, ledJobAlone}, true
	}
	if loose {
		// What is an everyday word as well has to be all that is said, and a head has to be that of something.
		e, _ := longWordAt(text, i)
		if word := text[i:e]; post && !article && (isHeadJob(word) || isJobWord(word)) && (endsPhrase(text, e) || goesOnBehindJob(text, e)) || inSet(headsOf, word) && strings.HasPrefix(text[e:], " of ") && complementEnd(text, i, e) > e {
			return match{i, e, ledJobAlone}, true
		}
	}
	if loose || of || !inSureLeads(cue) || !somebodyBefore(text, at, cue) || strings.IndexByte(cue, ' ') >= 0 && strings.HasSuffix(cue, " as") && !article {
		return match{}, false
	}
	end := unknownJobEnd(text, i, isGermanLead(cue), isCyrillicLead(cue))
	return match{i, end, unknownJob}, end > i
}

// isElidingLead reports whether a lead has lost its last vowel before the job.
func isElidingLead(cue string) bool {
	return strings.HasSuffix(cue, " qu") || strings.HasSuffix(cue, " d")
}

// isHebrewLead reports whether a job stands behind a word with a letter for as before it.
func isHebrewLead(cue string) bool {
	return strings.HasPrefix(cue, "עוב") || strings.HasPrefix(cue, "עבד")
}

// saysOfThing reports whether a word of jobLeads before text[at] may say what the word there says as well of a
// program.
func saysOfThing(text string, at, end int) bool {
	if !inSet(alsoThings, text[at:end]) {
		return false
	}
	i := max(0, at-1)
	if from := lettersStart(text, i); from < i && inSet(jobArticles, text[from:i]) {
		i = max(0, from-1)
	}
	return isOfBefore(text, at) || endsCue(jobLeadSet, text, i) && !endsCue(sureLeads, text, i)
}

// isOfBefore reports whether de stands before text[at], which leads to much.
func isOfBefore(text string, at int) bool {
	return strings.HasSuffix(text[:at], "de ") || strings.HasSuffix(text[:at], "De ")
}

// matchJobBeforeTail reads the job before the words at text[at]: a cooper by trade, zum Oberarzt ernannt.
func matchJobBeforeTail(text string, at int) (match, bool) {
	if at < 6 || text[at-1] != ' ' {
		return match{}, false
	}
	raised := raisedTailSet.at(text, at) != ""
	if word := text[wordStartWithin(text, at-1, at-1-2*longestWord) : at-1]; strings.HasSuffix(word, "ként") && len(word) > len("ként")+3 && workedTailSet.at(text, at) != "" {
		return match{at - 1 - len(word), at - 1, ledJobAlone}, true
	}
	retiredTail := !raised && retiredTailSet.at(text, at) != ""
	if !raised && !retiredTail && tradeTailSet.at(text, at) == "" {
		return match{}, false
	}
	end := at - 1
	from := wordStartWithin(text, end, end-2*longestWord)
	for n := 0; n < mostUnknownJob && from < end && from > 2 && text[from-1] == ' '; n++ {
		k := wordStartWithin(text, from-1, from-1-longestWord)
		before := text[k : from-1]
		switch {
		case k == from-1 && text[from-2] != ',':
			return match{}, false
		case raised && inSet(becomingCues, before):
			return match{from, end, ledJobAlone}, isJobPhrase(text, from, end)
		case !raised && (inSet(jobArticles, before) || text[from-2] == ',' || endsCue(jobCues, text, from-1)):
			c := lexicon.Lookup(text[from:end])
			return match{from, end, ledJobAlone}, isJobPhrase(text, from, end) || n == 0 && text[from-2] != ',' && !retiredTail && c.Common() < 3 && !c.Is(lexicon.Country|lexicon.Demonym|lexicon.Religion) && len(text[from:end]) > 3 && !inSet(behindJob, text[from:end])
		}
		from = k
	}
	return match{}, false
}

// isJobPhrase reports whether the last of the words of text[from:end] is known as a job, or ends as one.
func isJobPhrase(text string, from, end int) bool {
	last := from + strings.LastIndexByte(text[from:end], ' ') + 1
	word := text[last:end]
	return isJobWord(word) || len(allJobTitles.at(text, last)) == end-last || len(allJobTitles.at(text, from)) == end-from || isHeadJob(word) || isCompoundOfRole(word)
}

var (
	raisedTailSet  = newOtherSet(strings.Split(raisedTails, "|"))
	tradeTailSet   = newOtherSet(strings.Split("by trade|by profession|by training|by occupation|von beruf|de métier|de profession|de formation|de son état|de profesión|de oficio|di professione|di mestiere|de profissão|de ofício|de professió|d'ofici|van beroep|till yrket|af profession|av yrke|z zawodu|povoláním|povolaním|de profesie|de meserie|ammatiltaan|στο επάγγελμα|по профессии|по специальности|за фахом|за професією|по професия|по професија|po zanimanju|po struci|po poklicu", "|"))
	retiredTailSet = newOtherSet(strings.Split("jubilado|jubilada|retraité|retraitée|à la retraite|en retraite|in pensione|aposentado|aposentada|reformado|reformada|im ruhestand|in rente|na emeryturze|v důchodu|na dôchodku|на пенсии|на пенсії|u mirovini|u penziji|eläkkeellä|la pensie|emeklisi", "|"))
	workedTailSet  = newOtherSet(strings.Fields("dolgozik dolgozom dolgozott dolgoztam dolgozol"))
	jobEndTails    = newOtherSet(raisedTailSet.words, tradeTailSet.words, retiredTailSet.words, workedTailSet.words)
)

// elisionEnd is where the word begins at text[i] behind an article without its vowel, or i.
func elisionEnd(text string, i int) int {
	if i+3 < len(text) && (text[i]|0x20 == 'l' || text[i]|0x20 == 'd') {
		switch {
		case text[i+1] == '\'':
			return i + 2
		case strings.HasPrefix(text[i+1:], "’"):
			return i + 1 + len("’")
		}
	}
	return i
}

// looseLeads stand before much that is no job.
var looseLeads = wordSet("became become becoming toimii toimi toimin oleva self-employed freelance experienced certified licensed devenu devenue retired former ex ehemaliger ehemalige ehemaligen früherer studierte studierter ancien ancienne antiguo antigua antigo nuevo nueva nuovo nuova novo nova futur future recrute recherche recherchons recrutons busca buscamos cerchiamo procuramos contratamos hiring oud eski fost fosta volt egykori tidigare tidligere entinen endine były była byłym bývalý bývalá бывший бывшая бивш бивша mantan bekas cựu nghề " +
	"beruf professione zawód stanowisko stanowisku pozici должность должности профессия посада посаді utbildad uddannet utdannet diplômé diplômée является являлся являлась служит служил служила عمل عملت عين töissä töitä antic ")

// sureLeads are those of jobLeads behind which a word that nobody knows is a job where somebody stands
// before them.
var sureLeads = newOtherSet(strings.Split("works as|work as|worked as|working as|employed as|hired as|trained as|qualified as|arbeitet als|arbeite als|arbeitete als|tätig als|angestellt als|gelernter|gelernte|von beruf|travaille comme|travaillait comme|embauché comme|embauchée comme|en qualité de|trabaja como|trabajo como|trabajaba como|trabajó como|contratado como|contratada como|de profesión|trabaja de|trabajaba de|ejerce de|"+
	"lavora come|lavoro come|lavorava come|assunto come|assunta come|di professione|trabalha como|trabalho como|trabalhava como|de profissão|treballa com a|treballa de|werkt als|werk als|werkte als|werkzaam als|van beroep|arbetar som|arbetade som|jobbar som|jobbade som|till yrket|arbejder som|arbejdede som|ansat som|jobber som|jobbet som|ansatt som|ammatiltaan|"+
	"pracuje jako|pracuję jako|pracował jako|pracowała jako|z zawodu|pracuji jako|pracoval jako|pracovala jako|povoláním|pracuje ako|pracujem ako|pracoval ako|pracovala ako|povolaním|lucrează ca|lucrez ca|lucra ca|a lucrat ca|de profesie|de meserie|εργάζεται ως|εργαζόταν ως|εργάζομαι ως|δουλεύει ως|δουλεύω ως|"+
	"работает|работаю|работал|работала|трудится|по профессии|по специальности|працює|працюю|працював|працювала|за фахом|работи като|работя като|radi kao|radim kao|radio kao|radila kao|dela kot|delam kot|delal kot|delala kot|bekerja sebagai|berprofesi sebagai|làm nghề", "|"))

func inSureLeads(cue string) bool { return len(sureLeads.at(cue, 0)) == len(cue) }

func isGermanLead(cue string) bool {
	return strings.HasSuffix(cue, " als") && cue != "werkt als" && cue != "werk als" && cue != "werkte als" && cue != "werkzaam als" || strings.HasPrefix(cue, "gelernte") || cue == "von beruf"
}

func isCyrillicLead(cue string) bool { return cue[0] == 0xD0 || cue[0] == 0xD1 }

// somebodyBefore reports whether who does what the words at text[at] say is somebody: a pronoun, a word for
// kin or a name stands before them, or nobody does in a language that leaves out the word for who.
func somebodyBefore(text string, at int, cue string) bool {
	if at == 0 || startsSentence(text, at) {
		return true
	}
	if text[at-1] != ' ' {
		return false
	}
	i := at - 1
	if i == 0 {
		return true
	}
	if text[i-1] == ',' {
		return !strings.HasSuffix(cue, " as")
	}
	from := wordStartWithin(text, i, i-longestWord)
	word := text[from:i]
	if from == i {
		return false
	}
	return inSet(doersOfJobs, word) || isToldOf(word) || endsCue(jobKin, text, i) || isCapitalAt(text, from) && lexicon.Lookup(word).Given() > 1
}

// doersOfJobs stand before such words and are somebody.
var doersOfJobs = withCapitals("been i he she who and now also once still er sie ich und heute jetzt ist war bin il elle je et ella él y lui lei e ele ela eu o que qui che hij zij ze ik en han hon hun jag jeg och og hän minä on ona ja i a é es è est suis ist är är er is that ben jest jestem je był była byl byla este sunt eu el ea " +
	"он она я и вона він я тя той аз је jag dia saya ia tôi anh chị cô ông bà aku αυτός αυτή και tu du wife husband mother father sister brother son daughter colleague neighbour neighbor friend aunt uncle mum mom dad")

// knownJobEnd is the end of the job at text[i] of which the last word is known, or i. With loose one that is
// an everyday word as well is none.
func knownJobEnd(text string, i int, loose bool) int {
	start, last, unknown := i, i, 0
	newLead, upper := !loose, false
	for n := 0; n < mostJobWords && i < len(text); n++ {
		e, capital := longWordAt(text, i)
		if e == i || e-i > 3*longestWord || n > 0 && last > start && inSet(behindJob, text[i:e]) || inSet(notJobs, text[i:e]) {
			break
		}
		known := false
		if loose && n > 0 && inSet(alsoThings, text[i:e]) {
			break
		}
		if w := allJobTitles.at(text, i); len(w) >= e-i {
			e, known = i+len(w), true
		} else if c := lexicon.Lookup(text[i:e]); isJobClass(c) && !(loose && n == 0 && c.Common() > 2) || n > 0 && c.Is(lexicon.Begins) && lexicon.Lookup(text[start:e]).Is(lexicon.Occupation) {
			known = true
		} else if !capital && !loose && isHeadJob(text[i:e]) || n > 0 && unknown < 3 && inSet(headJobs, text[i:e]) || newLead && e-i > shortestCompound && isHeadJob(text[i:e]) {
			known = true
		} else if !loose && (!capital && inSet(newsRoles, text[i:e]) && !inSet(otherThanRoles, text[i:e]) || isCompoundOfRole(text[i:e]) || !capital && isAgentHere(text, i, e)) {
			known = true
		} else if stem := jobStem(text[i:e]); stem != "" && isJobWord(stem) {
			known = true
		}
		switch {
		case known && upper && !capital:
			return start // nominato Carlo Lampi presidente
		case known:
			last, unknown = e, 0
		case inSet(behindJob, text[i:e]) || inSet(afterJob, text[i:e]) || inSet(jobRoles, text[i:e]) || n > 0 && inSet(jobArticles, text[i:e]) || e < i+3 || capital && isCapitals(text[i:e]):
			return endOfJob(text, start, last)
		default:
			upper = upper || capital
			if unknown++; unknown > 2 || last > start {
				return endOfJob(text, start, last)
			}
		}
		if e >= len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return endOfJob(text, start, last)
}

// isAgentHere reports whether the noun text[i:e] is what somebody does by its form, or may be that and nothing behind it
// makes it a part of something else.
func isAgentHere(text string, i, e int) bool {
	form := agentFormOf(text[i:e])
	return form == isAgent || form == mayBeAgent && (endsPhrase(text, e) || goesOnPastJob(text, e))
}

// shortestCompound is more than the length of most words that are not put together, in bytes.
const shortestCompound = 7

// endOfJob is last unless what ends there goes on as a part of something longer.
func endOfJob(text string, start, last int) int {
	if last > start && (isInTitle(text, last) || joinsAfter(text, last) || last+1 < len(text) && text[last] == '-' && isAlnum(text[last+1]) || last < len(text) && (text[last] == '\'' || text[last] == '_' || text[last] == '/')) {
		return start
	}
	return last
}

// isInTitle reports whether a word with a capital that is no German one ends at text[end] and another one stands
// behind it that nobody is called.
func isInTitle(text string, end int) bool {
	if end+1 >= len(text) || text[end] != ' ' || !isCapitalAt(text, end+1) || !isCapitalAt(text, wordStartWithin(text, end, end-longestWord)) {
		return false
	}
	to, _ := wordAt(text, end+1)
	c := lexicon.Lookup(text[end+1 : to])
	return c.Is(lexicon.Street|lexicon.OrgWord|lexicon.Thing) || c.Given() == 0 && c.Family() == 0
}

// notJobs are no jobs behind such words.
var notJobs = wordSet("matto pazzo paard loco fou esel pferd burro mulo vanligt vanlig sædvanlig sædvanligt obicei zawsze vždy vždycky usual always normal siempre sempre toujours partner friend client owner member colleague resident student pupil prisoner wife husband boyfriend girlfriend lover player president king queen minister champion leader hero star host slave server user customer model numit numită nommé nommée nombrado nombrada nominato nominata nomeado nomeada promovat promovată promu promue ascendido ascendida appointed promoted named elected ales aleasă élu élue elegido elegida eletto eletta eleito eleita mianowany mianowana jmenován jmenována")

// jobStem is a job without an ending that says as in Slavic, Finnish and Hungarian, or nothing.
func jobStem(word string) string {
	for _, end := range [...]string{"ом", "ем", "iem", "em", "om", "ként", "na", "nä", "ją"} {
		if stem, ok := strings.CutSuffix(word, end); ok && len(stem) > 3 {
			return stem
		}
	}
	return ""
}

// unknownJobEnd is the end of the words at text[i] that nobody knows as anything, or i. In German they are one
// with a capital, and in Russian one with the ending of a job that somebody works as.
func unknownJobEnd(text string, i int, german, cyrillic bool) int {
	start, end := i, i
	for n := 0; n < mostUnknownJob; n++ {
		e, capital := longWordAt(text, i)
		if e == i || joinsAfter(text, e) || e-i > 3*longestWord {
			return start
		}
		word := text[i:e]
		if n > 0 && (inSet(behindJob, word) || inSet(afterJob, word)) {
			return end
		}
		c := lexicon.Lookup(word)
		if capital != german || len(word) < 4 || c.Common() > 1 || c.Common() == 1 && !german && !cyrillic && !endsAsJob(word, latinJobEnds[:]) || c.Is(lexicon.Country|lexicon.Demonym|lexicon.Religion|lexicon.Title|lexicon.Organization|lexicon.OrgWord) || inSet(notJobs, word) || german && (n > 0 || !endsAsJob(word, germanJobEnds[:])) || cyrillic && !endsAsJob(word, russianJobEnds[:]) {
			return start
		}
		end = e
		if endsPhrase(text, e) || text[e] == '!' || text[e] == '?' {
			return end
		}
		if text[e] != ' ' {
			return start
		}
		if cyrillic {
			return end
		}
		i = e + 1
	}
	return start
}

func endsAsJob(word string, ends []string) bool {
	for _, end := range ends {
		if len(word) > len(end)+2 && strings.HasSuffix(word, end) {
			return true
		}
	}
	return false
}

// Words for who does something end so.
var (
	latinJobEnds   = [...]string{"eur", "euse", "ier", "ière", "iste", "ien", "ienne", "or", "ora", "ero", "era", "ista", "ante", "tore", "trice", "iere", "iera", "aio", "aia", "eiro", "eira", "er", "ster", "are", "ör", "arz", "nik", "ník", "nica", "nice", "ař", "ařka", "rka", "log", "ar", "man", "woman", "smith", "wright", "ian", "ist"}
	germanJobEnds  = [...]string{"er", "erin", "ist", "istin", "eur", "eurin", "mann", "frau", "ent", "entin", "ant", "antin", "loge", "login", "kraft", "hilfe", "wirt", "wirtin", "arzt", "ärztin", "or", "orin", "peut", "peutin", "amter", "amtin", "graf", "grafin", "rat", "rätin", "knecht", "chef", "chefin"}
	russianJobEnds = [...]string{"щиком", "чиком", "ником", "ницей", "щицей", "чицей", "истом", "исткой", "тором", "тёром", "тером", "ером", "ёром", "арем", "ярём", "ярем", "телем", "логом", "графом", "ведом", "ихой", "шей", "ачом", "ачкой", "ркой", "еёй", "веей", "вцом", "овцом", "антом", "анткой", "ентом", "льником", "урою", "кою", "арем", "ницею", "ткою"}
)
