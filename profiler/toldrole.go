package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file takes a noun that no list has, right before the name of somebody, for what that one is, where somebody is told
// of there: behind or before a verb for who speaks, or with an age behind the name. A ship and a film that are called as
// somebody is do not speak and are not 57.

// speakVerbs are more of what tellVerbs are: verbs for who speaks.
var speakVerbs = withCapitals("confirms confirmed bestätigt confirme confirmé conferma confermato confirma confirmó confirmou bevestigt potwierdza potwierdził potwierdziła potvrdil potvrdila bekræfter bekrefter bekräftar adds added explains explained recalls recalled complains complained jokes joked admits admitted notes noted insists believes laughs sighs remembers " +
	"erzählt erzählte meint meinte betont betonte erklärt ergänzt ergänzte berichtet berichtete klagt klagte schimpft schimpfte lobt lobte lacht seufzt " +
	"explique expliqué raconte raconté résume résumé souligne souligné rappelle rappelé soupire soupiré confie confié déplore déploré estime estimé lâche lâché témoigne ajoute ajouté sourit tonne emporté déclaré affirmé reconnu commente regrette " +
	"explica explicó explicado cuenta contó relata relató señala señaló recuerda recordó lamenta lamentó añade añadió asegura aseguró comenta comentó resume advierte advirtió sostiene reconoció admitió subrayó " +
	"spiega spiegato racconta raccontato ricorda ricordato commentato sottolinea aggiunge aggiunto ammette sintetizza osserva dichiarato affermato sospira " +
	"explicou conta contou lembra lembrou lamentou afirmou resumiu acrescenta acrescentou garante garantiu ressalta destaca desabafa comentou admitiu " +
	"vertelt vertelde verklaart verklaarde benadrukt moppert klaagt lacht zucht stelt reageert " +
	"mówi mówił mówiła wyjaśnia tłumaczy opowiada dodaje dodał dodała przyznaje wspomina podkreśla ocenia twierdzi żartuje " +
	"berättar förklarar tycker konstaterar forteller fortæller forklarer påpeger suckar " +
	"vysvětluje vysvětlil vysvětlila popisuje popsal popsala dodal dodala dodává vzpomíná říká míní připomněl připomněla vzkázal vzkázala " +
	"anunțat declarat spus afirmat precizat explicat adăugat transmis spune explică povestește adaugă anlattı söyledi рассказал рассказала рассказывает говорит считает отметил отметила пояснил пояснила вспоминает kertoo sanoo toteaa selittää")

// notRoles stand before the name of somebody as roles do and say how somebody is, or that one lives beside or with another.
var notRoles = wordSet("young little dear poor older younger eldest widowed pregnant beloved fellow retired injured famed famous friendly cheerful angry then now even local " +
	"neffe nichte schwager schwägerin junge junger kleine kleiner alte alter arme armer nachbar nachbarin freund freundin rentner rentnerin bewohner bewohnerin besucher besucherin kunde kundin anwohner anwohnerin kleinen jungen alten verletzte verletzter verstorbene " +
	"cousine neveu nièce gendre jeune petite petit vieux vieille pauvre feu feue voisin voisine riverain riveraine retraité retraitée habitant habitante ami amie célèbre défunt défunte infortuné infortunée regretté regrettée veuf veuve même jeunes copain copine " +
	"primo prima sobrino sobrina cuñado cuñada suegro suegra yerno joven pequeño pequeña viejo vieja pobre vecino vecina amigo amiga jubilado jubilada fallecido fallecida viudo viuda propio propia mismo misma anciano anciana difunto difunta tal famoso famosa " +
	"cugino cugina nipote genero suocero suocera cognato cognata nuora giovane piccolo piccola vecchio vecchia povero povera vicino vicina amico amica pensionato pensionata defunto defunta stesso stessa vedovo vedova anziano anziana compianto compianta celebre famoso famosa signor " +
	"sobrinho sobrinha cunhado cunhada sogro sogra genro jovem pequeno pequena velho velha vizinho vizinha reformado reformada aposentado aposentada falecido falecida viúvo viúva próprio própria morador moradora idoso idosa mesmo mesma " +
	"neef nicht zwager schoonvader schoonmoeder jonge kleine oude buurman buurvrouw buurtbewoner vriend vriendin bewoner bewoonster gepensioneerde toenmalige toen ook weer zelf bezoeker bezoekster klant " +
	"młody młoda stary stara sąsiad sąsiadka kolega koleżanka emeryt emerytka mały mała " +
	"unga unge lilla lille gamla gamle grannen granne naboen nabo vännen pensionären beboer beboeren även också også själv bara även ung ungen " +
	"mladý mladá starý stará malý malá soused sousedka důchodce důchodkyně kamarád kamarádka sám sama prý však zase " +
	"сосед соседка друг подруга молодой молодая пенсионер пенсионерка сам сама же потом тогда")

// isSpeakVerb reports whether a word is a verb for who speaks.
func isSpeakVerb(word string) bool { return inSet(tellVerbs, word) || inSet(speakVerbs, word) }

// isToldRole reports whether the noun text[at:i] in small letters, with the name text[i+1:end] behind it, is what
// somebody is of whom something is told. Its whole word begins at text[k], before an article that has lost its vowel.
// What stands alone has to say by its form that it may be somebody, as other words, such as adverbs, stand there too.
func isToldRole(text string, k, at, i, end int) bool {
	word := text[at:i]
	if len(word) < len("prêt") || strings.IndexByte(text[i+1:end], ' ') < 0 {
		return false
	}
	articled := at > k
	from := k // of the article
	if !articled && k > 2 && text[k-1] == ' ' {
		if a := wordStartWithin(text, k-1, k-1-longestWord); a > 0 && inSet(determinersOfJobs, text[a:k-1]) {
			from, articled = a, true
		}
	}
	behind := isSpeakVerb(lettersBehind(text, end)) || isAgeBehindName(text, end)
	if !behind && !isSpokenBefore(text, from) {
		return false
	}
	if inSet(notRoles, word) || inSet(notAgents, word) || inSet(behindJob, word) || inSet(afterJob, word) || inSet(notComplement, word) || inSet(notJobs, word) && !isKnownJob(text, at, i) || inSet(drivers, word) || inSet(caseRoles, word) || isToldOf(word) || isSpeakVerb(word) || isSmallDemonym(word) {
		return false
	}
	c := lexicon.Lookup(word)
	if c.Is(lexicon.Thing|lexicon.Country|lexicon.Street|lexicon.Region|lexicon.Demonym|lexicon.Religion|lexicon.OrgWord) && !c.Is(lexicon.Occupation) {
		return false
	}
	if strings.HasSuffix(word, "s") && !c.Is(lexicon.Occupation) {
		return false // several
	}
	return c.Common() < 3 && articled || agentFormOf(word) != noAgent
}

// isSpokenBefore reports whether a verb for who speaks stands right before the space before text[i].
func isSpokenBefore(text string, i int) bool {
	if i < 4 || text[i-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	return k < i-1 && isSpeakVerb(text[k:i-1])
}

// isAgeBehindName reports whether a number of two digits that may be the age of who has the name that ends at text[i]
// stands in brackets or between commas behind it.
func isAgeBehindName(text string, i int) bool { return agedEnd(text, i) > i }

// agedEnd is the end of the age, with its brackets or the words for years, in brackets or behind a comma at text[i], or i.
func agedEnd(text string, i int) int {
	_, _, end := agedNumber(text, i)
	return end
}

// agedNumber is the number text[from:to] of somebody's years in brackets or behind a comma at text[i], and the end of all
// that says it, or i.
func agedNumber(text string, i int) (from, to, end int) {
	at := i
	switch {
	case strings.HasPrefix(text[i:], " ("):
		at += len(" (")
	case strings.HasPrefix(text[i:], ", "):
		at += len(", ")
		if word := lettersBehind(text, i+1); inSet(beforeYears, word) {
			at += len(word) + 1
		}
	default:
		return i, i, i
	}
	n := 0
	for at+n < len(text) && n < 3 && isDigit(text[at+n]) {
		n++
	}
	if n != 2 || text[at] < '1' {
		return i, i, i
	}
	end = at + n
	for range 2 { // 54 Jahre alt, 44 de ani
		word := lettersBehind(text, end)
		if !inSet(yearsOfJobs, word) && !inSet(behindYears, word) {
			break
		}
		end += 1 + len(word)
	}
	switch {
	case end == len(text):
	case text[i+1] == '(' && text[end] == ')':
		return at, at + n, end + 1
	case text[i] == ',' && (text[end] == ',' || text[end] == '.') && (end+1 == len(text) || text[end+1] <= ' '):
		return at, at + n, end
	}
	return i, i, i
}

// agedAlone is how sure the age behind a comma and the whole name of somebody is.
const agedAlone = 0.75

// withAge puts the age behind the person spans[i] and a comma among the spans, which the tagger has not taken for one or
// not surely, as the name was not sure to it: Anna Lamp, 31, at; Ana Ruiz, de 88.
func withAge(spans []tagger.Span, text string, i, end int) ([]tagger.Span, int) {
	s := spans[i]
	if s.End+4 >= len(text) || text[s.End] != ',' || strings.IndexByte(text[s.Start:s.End], ' ') < 0 {
		return spans, end
	}
	from, to, _ := agedNumber(text, s.End)
	if from == to {
		return spans, end
	}
	for k := range spans {
		if b := &spans[k]; b.Start < to && b.End > from {
			if b.Label == tagger.Age {
				b.Confidence = max(b.Confidence, agedAlone)
			}
			return spans, end
		}
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Age, Confidence: agedAlone}), max(end, to)
}

// beforeYears stand before the number of somebody's years, and behindYears behind it, beside yearsOfJobs.
var (
	beforeYears = wordSet("aged age de di lat van på alder now nu nå já hoy")
	behindYears = wordSet("de alt old oud gammal gammel years yrs years' yo ani")
)
