package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file is how running text says an age with the bare number: she is 42, his wife, 38, a boy of 12.

// Words around the bare number of an age, of the languages that say one so. None of them is longer than
// longestWord.
var (
	// agedPersons are of whom one of ageCopulas says the age; saidInOne are such a word and the copula in one.
	agedPersons = wordSet("i she he who we they er sie ich wir wer hij zij ze ik wie han hun hon jag jeg hän minä")
	saidInOne   = wordSet("i'm i’m im she's she’s shes he's he’s hes we're we’re they're they’re who's who’s")

	// ageCopulas stand behind somebody and before the age; futureCopulas behind one of willWords.
	ageCopulas    = wordSet("is was am are were turns turned turning ist war bin wird wurde werde ben wordt werd är var fyller fyllde blir blev er fylder fyldte fylte ble on oli olen täyttää täytti")
	futureCopulas = wordSet("be been turn turned")
	willWords     = wordSet("will would have has had i'll i’ll she'll she’ll he'll he’ll we'll they'll i'd she'd he'd you'll you’ll you'd you’d")

	// ageAdverbs stand right before the age.
	ageAdverbs = wordSet("now only just nearly almost about around already still barely currently erst schon jetzt fast knapp etwa rund noch nu pas bijna ongeveer al bara snart nästan redan nå bare nesten kun næsten nyt vasta melkein")

	// behindAge go on behind the age.
	behindAge = wordSet("already soon and but when who so now today tomorrow yesterday next last this in und als aber im en toen och når när men i og da ja kun")

	// doesAtAge go on behind a person of an age.
	doesAtAge = wordSet("was is has had were from with said whose found died heeft had was werd is har var blev ble uit från fra")

	// toldOf are people whose age stands in commas or brackets behind them, or behind a copula: no year
	// that one of them does something is an age, as it is with agedPeople.
	toldOf = withCapitals("nephews nieces neveu neveux nièce nièces sobrino sobrina sobrinos sobrinas nipote nipoti sobrinho sobrinha sobrinhos neffe neffen nichte nichten neef nichtje wife husband mother father mum mom dad grandmother grandfather grandma grandpa brother sister twin twins triplets uncle aunt cousin fiancé fiancée boyfriend girlfriend child kid kids children toddler infant newborn teenager teen lady gentleman pensioner widow widower retiree victim suspect driver passenger pedestrian cyclist motorcyclist defendant accused plaintiff student pupil resident couple sons daughters brothers sisters boys girls grandchildren eldest youngest oldest mistress lad bride groom hiker swimmer client applicant claimant appellant gunman shooter survivor " +
		"opfer fahrer fahrerin beifahrer beifahrerin radfahrer radfahrerin fußgänger fußgängerin angeklagte angeklagter beschuldigte beschuldigter verdächtige verdächtiger täter täterin schüler schülerin zwillinge geschwister großmutter großvater verunglückte verletzte " +
		"slachtoffer bestuurder bestuurster verdachte fietser fietsster leerling tweeling moeder vader broer zus oma opa echtgenote echtgenoot " +
		"offret föraren misstänkte mamma pappa mormor farmor morfar farfar flickan pojken kvinnan mannen ofret føreren sjåføren mistenkte kvinden manden kvinnen mannen drengen gutten jenta pigen " +
		"conducteur conductrice passager passagère victime suspect prévenu accusé mère père frère sœur élève conductor conductora víctima acusado acusada detenido detenida madre padre hermano hermana vittima conducente indagato imputato vítima motorista suspeito mãe pai irmão irmã")

	// agedOf stand between a person and the bare number.
	agedOf = wordSet("of van på")

	// agedGuests are before an age with a letter for the sex behind it: 67M.
	agedGuests = wordSet("pt pt. patient pat client")

	// birthdayOwners stand before the number of a birthday, and birthdays behind it.
	birthdayOwners = withCapitals("his her my your happy zum zu vom ihr ihren ihrem sein seinen seinem mein meinen meinem dein deinen haar zijn mijn su mi tu jej jego její jeho její njen njegov hennes hans min hendes din")
	birthdays      = withCapitals("birthday bday b-day geburtstag verjaardag cumpleaños urodziny narozeniny narodeniny rođendan születésnapja födelsedag fødselsdag bursdag")
)

// agedThings last or are old for a number of years and are nobody.
var agedThings = withCapitals("laptop computer phone fridge dishwasher sofa couch bike mattress kühlschrank waschmaschine spülmaschine fahrrad handy rechner ordinateur frigo vélo nevera ordenador lavadora móvil frigorífico computador geladeira fiets koelkast lodówka pralka komputer rower počítač lednice pračka kylskåp tvättmaskin cykel køleskab jääkaappi buzdolabı bilgisayar компьютер холодильник диван experience expérience experiencia experiência esperienza erfahrung ervaring erfarenhet erfaring doświadczenie doświadczenia опыт опыта стаж досвід experiență kokemus laufzeit gültigkeit durée duración duração durata dauer duur peine pena condanna strafe straf haft prison prisión prisão carcere gefängnis gevangenisstraf garantie whisky whiskey wine port rum brandy cognac cheese scotch bourbon company firm business house building tree trees car vehicle church bridge castle town village city software code bug system machine engine boat ship plane aircraft account contract law tradition club software data file forest mystery record " +
	"firma unternehmen haus gebäude baum auto wagen kirche wein käse software vertrag stadt verein huis bedrijf gebouw boom wagen contract kerk wijn huset bilen företaget företag hus bil firmaet bygning bygningen virksomhed träd talo yritys auto " +
	"entreprise société maison voiture contrat bail prêt garantie taux crédit emprunt empresa compañía casa coche contrato garantía bono bonos préstamo condenado condenada edificio azienda ditta società contratto mutuo prestito garanzia btp bot condannato condannata condamné condamnée condamnés carro prédio garantia companhia contract garanție împrumut condamnat " +
	"garancia szerződés ház cég hitel börtön börtönbüntetés jótállás συμβόλαιο εγγύηση δάνειο μίσθωση κάθειρξη φυλάκιση εταιρεία ugovor garancija kredit umowa gwarancja smlouva záruka záruky smlouvu договор гарантия компании контракт договір гарантія гаранция წინ")

// wordsBeforeAged lead to a bare age right behind them that does not end a sentence, and are no more common
// than others.
var wordsBeforeAged = wordSet("i he she you re turn du je jij ni bent bist wirst olet täytät s m sie ich was be been turns turned turning i'm im she's shes he's hes just only nearly almost at ist war bin wird wurde werde ben wordt werd är var fyller fyllde er fylder fyldte fylte täyttää mit su mi jej její njen man woman boy girl lady gentleman mann frau vrouw jongen meisje kvinna pojke flicka mand kvinde dreng pige kvinne gutt jente")

// saysAge reports whether text[at:end] is a bare number that is the age of somebody.
func saysAge(text string, at, end int) bool {
	if at < 2 {
		return false
	}
	switch text[at-1] {
	case '(', '[':
		return inBracketsOf(text, at, end)
	case ' ':
	default:
		return false
	}
	at = firstOfAges(text, at, end)
	if text[at-1] == '(' {
		return inBracketsOf(text, at, end)
	}
	if at < 3 {
		return false
	}
	if text[at-2] == ',' { // Male, 63,
		return endsAge(text, end) && isToldOf(text[lettersStart(text, at-2):at-2]) || end == at+2 && text[at:end] > "15" && strings.HasPrefix(text[end:], ", ") && (isWorker(text, at-2) || isTellingOf(text, at-2, end))
	}
	k := at - 1
	if end <= at+2 && text[k-1] >= utf8.RuneSelf && saysGreekAge(text, k, end) {
		return true
	}
	from := lettersStart(text, k)
	if from == k {
		return false
	}
	if inSet(ageAdverbs, text[from:k]) && from > 1 && text[from-1] == ' ' {
		k = from - 1
		if text[k-1] == ',' { // Mrs Jones, now 88,
			return endsAge(text, end) && (isNamed(text, k-1) || isWorker(text, k-1) || determinedAgent(text, k-1))
		}
		from = lettersStart(text, k)
	}
	word := text[from:k]
	if i := wordStart(text, k); i < from {
		if inSet(saidToOne, text[i:k]) {
			return endsTold(text, i, end)
		}
		return inSet(saidInOne, text[i:k]) && endsSaid(text, end)
	}
	if inSet(saidInOne, word) {
		return endsSaid(text, end) && !(word == "im" && end < len(text) && text[end] == '.' && end+1 < len(text)) // im 2. OG
	}
	if inSet(sexes, word) && end == at+2 || inSet(wordsOfAges, word) {
		return endsAge(text, end) && !isAgeLimit(text, end) && !isAgedThing(text, k, end)
	}
	if inSet(personsWho, word) {
		return end == at+2 && endsAge(text, end)
	}
	if inSet(youAre, word) && (from == 0 || startsSentence(text, from)) {
		return endsTold(text, from, end)
	}
	if from < 2 || text[from-1] != ' ' {
		return word == "At" && startsSentence(text, from) && isBeforePerson(text, end) || word == "Mit" && startsSentence(text, from) && isBeforePerson(text, wordsEnd(text, end))
	}
	switch {
	case isToldBefore(text, from, word):
		return endsTold(text, from, end)
	case inSet(ageCopulas, word):
		return isSaidBefore(text, from-1) && endsSaid(text, end)
	case inSet(futureCopulas, word):
		i := from - 1
		if k := aboutToStart(text, i); k < i {
			return isSaidAboutTo(text, k) && endsSaid(text, end)
		}
		for n := 0; n < 3; n++ {
			j := wordStart(text, i)
			if !inSet(willWords, text[j:i]) {
				break
			}
			if strings.ContainsAny(text[j:i], "'’") {
				if text[j]|0x20 == 'i' && end == at+2 && text[at:end] < "18" {
					return false // minutes, as likely as not
				}
				if text[j]|0x20 == 'y' {
					return endsTold(text, j, end)
				}
				return endsSaid(text, end) || end == at+2 && lettersBehind(text, end) == "on"
			}
			if j < 2 || text[j-1] != ' ' {
				return false
			}
			i = j - 1
		}
		return i < from-1 && (isSaidBefore(text, i) && endsSaid(text, end) || isYouBefore(text, i) && endsTold(text, from, end))
	case word == "at": // died at 83, and no hour
		of := text[lettersStart(text, from-1) : from-1]
		return end == at+2 && endsSaid(text, end) && (text[at:end] > "24" && inSet(agedDeeds, of) || isBecoming(text, from-1))
	case word == "mit":
		return end == at+2 && text[at:end] > "24" && inSet(agedDeeds, text[lettersStart(text, from-1):from-1]) && endsAge(text, end)
	case word == "aos":
		return end == at+2 && inSet(agedDeeds, text[lettersStart(text, from-1):from-1]) && endsAge(text, end)
	case inSet(agedOf, word):
		return inSet(agedPeople, text[lettersStart(text, from-1):from-1]) && (endsSaid(text, end) || inSet(doesAtAge, lettersBehind(text, end)))
	case word == "At" && startsSentence(text, from):
		return isBeforePerson(text, end)
	case word == "Mit" && startsSentence(text, from):
		return isBeforePerson(text, wordsEnd(text, end))
	}
	// als ich 12 war
	return (inSet(agedPersons, word) || inSet(agedPeople, word)) && lettersBehind(text, end) == "war"
}

// becomings stand before an article and what somebody becomes at an age.
var becomings = wordSet("became become becomes becoming")

// isBecoming reports whether what somebody, and no thing, becomes ends at text[i]: became a widow.
func isBecoming(text string, i int) bool {
	noun := lettersStart(text, i)
	if noun == i || noun < 2 || text[noun-1] != ' ' {
		return false
	}
	article := lettersStart(text, noun-1)
	if article < 2 || text[article-1] != ' ' || !inSet(jobArticles, text[article:noun-1]) {
		return false
	}
	verb := lettersStart(text, article-1)
	if !inSet(becomings, text[verb:article-1]) {
		return false
	}
	subject := text[lettersStart(text, max(0, verb-1)):max(0, verb-1)]
	return !inSet(noPersons, subject)
}

// noPersons are subjects that are nobody.
var noPersons = withCapitals("it this that which these those what everything something")

// saysGreekAge reports whether the number before text[end], with a blank at text[i] before it, is an age in the way of
// Greek: στα 28 του ο Νίκος.
func saysGreekAge(text string, i, end int) bool {
	if word := text[wordStart(text, i):i]; word != "στα" && word != "Στα" {
		return false
	}
	for _, whose := range greekOwners {
		rest, ok := strings.CutPrefix(text[end:], whose)
		if !ok {
			continue
		}
		if rest == "" || strings.IndexByte(",.;!\n", rest[0]) >= 0 {
			return true
		}
		for _, subject := range greekSubjects {
			if strings.HasPrefix(rest, subject) {
				return true
			}
		}
	}
	return false
}

// Whose age it is in Greek, and what goes on behind that.
var (
	greekOwners   = [...]string{" του", " της", " τους"}
	greekSubjects = [...]string{" ο ", " η ", " οι ", " χρόνια"}
)

// isTellingOf reports whether the last name, or a noun for a role or for somebody of a nation, of somebody ends at
// text[i], of whom the sentence goes on in small letters behind the age that ends at text[end] and a comma: Quorl, 44,
// comes from; De Limburger, 38, maakte.
func isTellingOf(text string, i, end int) bool {
	from := wordStartWithin(text, i, i-2*longestWord)
	word := text[from:i]
	next := end + len(", ")
	if len(word) < 3 || from > 1 && text[from-1] != ' ' && text[from-1] != '\n' && text[from-1] != '"' || next+2 >= len(text) || text[next] < 'a' && text[next] < utf8.RuneSelf {
		return false
	}
	c := lexicon.Lookup(word)
	if !isCapitalAt(text, from) {
		return isRoleWord(text, from, i) && (namesRole(text, from) || isDefiniteRole(word))
	}
	if e, capital := longWordAt(text, next); capital || e-next < 2 || lexicon.Lookup(text[next:e]).Is(lexicon.Street) {
		return false
	}
	if nationForms[word]&(nationPerson|nationAlone) != 0 || startsSentence(text, from) && isDefiniteRole(word) {
		return true
	}
	if isRoleCompound(word) {
		return namesRole(text, from) || startsSentence(text, from)
	}
	return startsSentence(text, from) && c.Given()+c.Family() > 1 && c.Common() < 2 && c.Place() < 2 && !c.Is(lexicon.Country|lexicon.Region|lexicon.OrgWord|lexicon.Organization|lexicon.Thing)
}

// mostBeforeWorker bounds the words between an article and who has an age in commas.
const mostBeforeWorker = 2

// isWorker reports whether a job, or another word for somebody, with an article before it ends at text[i]: a nurse, 35,
// or a Japanese tourist, 59,
func isWorker(text string, i int) bool {
	from := lettersStart(text, i)
	if from < 2 || text[from-1] != ' ' {
		return false
	}
	if word := text[from:i]; !inSet(agedNouns, word) && !lexicon.Lookup(word).Is(lexicon.Occupation|lexicon.Title) && len(nationals.at(text, from)) != i-from && !isAgedWorker(word) {
		return false
	}
	for n := 0; n <= mostBeforeWorker && from > 1 && text[from-1] == ' '; n++ {
		k := roleWordStart(text, from-1)
		word := text[k : from-1]
		if inSet(jobArticles, word) {
			return true
		}
		if word == "" || word[0] >= 'A' && word[0] <= 'Z' && !lexicon.Lookup(word).Is(lexicon.Demonym) || inSet(behindJob, word) || inSet(afterJob, word) {
			return false
		}
		from = k
	}
	return false
}

// determinedAgent reports whether a noun that may be somebody by its form ends at text[i], with an article before it or
// before the word for when between: the former hurdler.
func determinedAgent(text string, i int) bool {
	from := lettersStart(text, i)
	if from < 3 || agentFormOf(text[from:i]) == noAgent {
		return false
	}
	if k := lettersStart(text, from-1); k > 1 && inSet(roleLeads, text[k:from-1]) {
		from = k
	}
	return determinerBefore(text, from)
}

// sexes stand right before an age in notes, and wordsOfAges before several.
var (
	sexes       = wordSet("male female")
	wordsOfAges = wordSet("aged ages")
)

// wordsEnd is the end of the word in small letters behind a blank at text[i], or the end of text.
func wordsEnd(text string, i int) int {
	w := lettersBehind(text, i)
	if w == "" || w[0] < 'a' {
		return len(text)
	}
	return i + 1 + len(w)
}

// startsSentence reports whether what begins at text[i] begins a sentence.
func startsSentence(text string, i int) bool {
	return i == 0 || text[i-1] == '\n' || i > 1 && text[i-1] == ' ' && strings.IndexByte(".!?:\"", text[i-2]) >= 0
}

// isBeforePerson reports whether one of agedPersons stands behind a blank, or a comma and a blank, at text[i].
func isBeforePerson(text string, i int) bool {
	if i < len(text) && text[i] == ',' {
		i++
	}
	w := lettersBehind(text, i)
	return w != "" && w != "who" && inSet(agedPersons, w)
}

// mostAges bounds the ages in a row: aged 4, 6 and 9.
const mostAges = 4

// firstOfAges is where the first of a row of numbers begins of which text[at:end] is the last, or at.
func firstOfAges(text string, at, end int) int {
	for n := 0; n < mostAges; n++ {
		i := at
		switch {
		case strings.HasSuffix(text[:i], " and "):
			i -= len(" and ")
		case strings.HasSuffix(text[:i], " und "):
			i -= len(" und ")
		case strings.HasSuffix(text[:i], ", "):
			i -= len(", ")
		default:
			return at
		}
		from := i
		for from > 0 && i-from < 3 && isDigit(text[from-1]) {
			from--
		}
		if from == i || i-from > 2 || from < 2 || text[from-1] != ' ' && text[from-1] != '(' {
			return at
		}
		at = from
	}
	return at
}

// isToldOf reports whether a word is one of those whose age stands behind a comma or in brackets.
func isToldOf(word string) bool {
	return inSet(agedPeople, word) || inSet(toldOf, word) || inSet(kin, word)
}

// isSaidBefore reports whether what ends at text[i] is somebody of whom a copula behind it says something.
func isSaidBefore(text string, i int) bool {
	if i > 1 && text[i-1] == ',' {
		return false
	}
	from := lettersStart(text, i)
	word := text[from:i]
	if from > 3 && text[from-1] == ' ' && text[from-2] == ',' && inSet(whoWords, word) {
		return isNamed(text, from-2) || isAgedBeforeComma(text, from-2) // Mannen, som är 44
	}
	if inSet(ageAdverbs, word) && from > 1 && text[from-1] == ' ' { // Peter, who now is
		i = from - 1
		from = lettersStart(text, i)
		word = text[from:i]
	}
	if word == "" || from > 0 && text[from-1] != ' ' && text[from-1] != '"' && text[from-1] != '\n' && text[from-1] != '(' {
		return false
	}
	if inSet(agedPersons, word) || isToldOf(word) {
		return true
	}
	c := lexicon.Lookup(word)
	return 'A' <= word[0] && word[0] <= 'Z' && c.Given() == 3 && c.Place() < 2 && !c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Thing|lexicon.Organization) && (monthNamed(word) == 0 || word == "Jan")
}

// endsSaid reports whether nothing of which the number before text[i] is the count stands behind it.
func endsSaid(text string, i int) bool {
	if i < len(text) && text[i] == ' ' {
		if strings.HasPrefix(text[i:], " at ") {
			w := lettersBehind(text, i+len(" at"))
			return w == "the" || inSet(ageEvents, w)
		}
		return inSet(behindAge, lettersBehind(text, i)) && !isAgeLimit(text, i)
	}
	return endsAge(text, i) && !(i+2 < len(text) && text[i] == ',' && isDigit(text[i+2]))
}

// isAgeLimit reports whether what stands behind the age that ends at text[i] makes it a limit:
// 18 or over, 4 to 11.
func isAgeLimit(text string, i int) bool {
	if i+1 >= len(text) {
		return false
	}
	if text[i] == '+' {
		return true
	}
	if text[i] != ' ' {
		return false
	}
	switch word := lettersBehind(text, i); word {
	case "or", "and":
		return inSet(limitWords, lettersBehind(text, i+1+len(word)))
	case "to", "through", "bis", "tot":
		k := i + len(word) + len("  ")
		return k < len(text) && isDigit(text[k])
	}
	return false
}

// limitWords make a number behind which they stand, with or between, a limit, and wordsBeforeLimit the
// one behind them.
var (
	limitWords       = wordSet("over older above up upwards under younger below more less")
	wordsBeforeLimit = withCapitals("under least unter ab bis onder vanaf tot dưới trên từ")
)

// isThingsAge reports whether the years behind the number at text[start], which end at text[end], are those of
// one of agedThings, or a limit.
func isThingsAge(text string, start, end int) bool {
	if thing := lettersBehind(text, end); inSet(agedThings, thing) {
		return len(allJobTitles.at(text, end+1)) <= len(thing) // but a 32-year-old software engineer
	}
	if start > 2 && text[start-1] == '(' && text[start-2] == ' ' {
		return inSet(agedThings, text[lettersStart(text, start-2):start-2])
	}
	if start < 3 || text[start-1] != ' ' {
		return start > 0 && text[start-1] == ','
	}
	if text[start-2] == ',' {
		return inSet(agedThings, text[lettersStart(text, start-2):start-2])
	}
	from := lettersStart(text, start-1)
	word := text[from : start-1]
	if inSet(agedThings, word) || inSet(wordsBeforeLimit, word) {
		return true
	}
	if from < 3 || text[from-1] != ' ' {
		return false
	}
	before := text[lettersStart(text, from-1) : from-1]
	return inSet(agedThings, before) || before == "y" && word == "a" || before == "must" && word == "be"
}

// smallUnits are the first words behind a number that is the age of nobody but a small child, and babies
// who stand before those of monthWords, with one of ageLinks between.
var (
	smallUnits = wordSet("month months week weeks wochen " + monthWords)
	babies     = withCapitals("baby bébé nourrisson nouveau-né enfant fils fille fillette garçon bebé niño niña hijo hija lactante bebê criança menino menina filho filha bimbo bimba bambino bambina neonato neonata figlio figlia zoon zoontje dochter dochtertje kind säugling sohn tochter mädchen junge ребёнок ребенок ребёнка ребенка мальчик девочка сын дочь дитина хлопчик дівчинка немовля niemowlę dziecko chłopiec dziewczynka syn córka miminko dítě chlapec copil copilul bebeluș fetiță băiețel csecsemő baba barn pojke flicka spädbarn spedbarn vauva")
)

// monthWords are words for months.
const monthWords = "monate monaten mois meses mesi maanden månader måneder miesięcy miesiące měsíců měsíce mesiacov mesecev mjeseci месяцев месяца місяців місяці luni hónapos kuukautta"

// isOfBaby reports whether the age in smallUnits from text[start] to text[end] is that of somebody.
func isOfBaby(text string, start, end int) bool {
	if inSet(agedPeople, lettersBehind(text, end)) || inSet(toldOf, lettersBehind(text, end)) {
		return true
	}
	if start < 3 || text[start-1] != ' ' {
		return false
	}
	from := lettersStart(text, start-1)
	word := text[from : start-1]
	if inSet(babies, word) {
		return true
	}
	if from < 2 || text[from-1] != ' ' {
		return false
	}
	if inSet(agesLinked, word) {
		return inSet(babies, text[lettersStart(text, from-1):from-1])
	}
	return inSet(ageCopulas, word) && (isSaidBefore(text, from-1) || inSet(babies, text[lettersStart(text, from-1):from-1]))
}

// saysSexedAge reports whether the number text[at:end] and a letter for a sex right behind it, or behind a
// slash or a blank, are said of somebody: Pt 67M, I (27F), (45/M).
func saysSexedAge(text string, at, end int) bool {
	k := end
	apart := k < len(text) && (text[k] == '/' || text[k] == ' ')
	if apart {
		k++
	}
	if k >= len(text) || strings.IndexByte("MFmf", text[k]) < 0 || k+1 < len(text) && (isAlnum(text[k+1]) || text[k+1] >= utf8.RuneSelf) {
		return false
	}
	k++
	if at > 0 && (text[at-1] == '(' || text[at-1] == '[') {
		return k < len(text) && (text[k] == ')' || text[k] == ']') && (text[end] == '/' || isSexedOf(text, at-1))
	}
	if text[k-1] > 'Z' || apart && text[end] == ' ' {
		return false
	}
	if at == 0 || text[at-1] == '\n' {
		return inSet(behindSexed, lettersBehind(text, k))
	}
	if at < 3 || text[at-1] != ' ' {
		return false
	}
	word := text[wordStart(text, at-1) : at-1]
	return inSet(agedGuests, word) || !apart && inSet(saidInOne, word)
}

// isSexedOf reports whether one of whom brackets at text[i] say the age and the sex stands before them.
func isSexedOf(text string, i int) bool {
	if i < 2 || text[i-1] != ' ' {
		return i == 1 && text[0] == 'I'
	}
	word := text[lettersStart(text, i-1) : i-1]
	return inSet(agedPersons, word) || strings.EqualFold(word, "me") || isToldOf(word) || isNamed(text, i-1)
}

// behindSexed go on behind an age and a sex that begin a note.
var behindSexed = wordSet("with presenting presents presented admitted here complaining who referred brought")

// matchSexBefore reads the age behind a letter for a sex in brackets: my boyfriend (M29).
func matchSexBefore(text string, at int) (match, bool) {
	end := at + len("M29")
	return match{at + 1, end, 0.9}, end < len(text) && isDigit(text[at+1]) && isDigit(text[at+2]) && (text[end] == ')' && at > 1 && text[at-1] == '(' || text[end] == ']' && at > 1 && text[at-1] == '[') && isSexedOf(text, at-1)
}

// saysBirthday reports whether the number text[at:end] counts somebody's birthdays: her 80th birthday,
// zum 80. Geburtstag.
func saysBirthday(text string, at, end int) bool {
	if at < 3 || text[at-1] != ' ' || end >= len(text) {
		return false
	}
	k := end
	switch {
	case text[k] == '.':
		k++
	case text[k] != ' ':
		for k < len(text) && k-end < 3 && isLetter(text[k]) {
			k++
		}
	}
	if !inSet(birthdays, lettersBehind(text, k)) {
		return false
	}
	word := text[wordStart(text, at-1) : at-1]
	if inSet(birthdayOwners, word) {
		return true
	}
	owner, ok := strings.CutSuffix(word, "'s")
	if !ok {
		owner, ok = strings.CutSuffix(word, "’s")
	}
	if !ok || owner == "" {
		return false
	}
	c := lexicon.Lookup(owner)
	return isToldOf(owner) || 'A' <= owner[0] && owner[0] <= 'Z' && c.Given() > 1 && c.Place() < 2 && !c.Is(lexicon.Country|lexicon.OrgWord)
}
