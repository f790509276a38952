package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds where a job ends that says what it is of: head of sales, directrice des achats, kierownik działu.

// jobLinks stand between a word for a job and what it is for.
var jobLinks = [...]string{"of ", "de ", "d'", "d’", "des ", "di ", "dei ", "degli ", "delle ", "en ", "ds. ", "for ", "alle ", "agli ", "по "}

// notComplement stand behind such a word, or behind a job, and say nothing of what it is.
var notComplement = wordSet("course mine yours his hers theirs ours my your their our its this that these those all each many some any aquí ahí allí aquel origen nacimiento nascimento nascita naissance nombre nome nom verdad nuevo nueva novo nova nuovo nuova nouveau nouvelle momento toda todo tutta tutto tutti mi tu su sus mon ma mes son sa ses leur leurs notre nos votre vos meu minha seu sua mio mia suo sua ici là-bas " +
	"teraz dzisiaj dziś tutaj wczoraj jutro znowu sama sami zawsze sada danas uvijek nikad jučer sutra teď dnes opět včera zítra vždy doma tu tam wciąż nadal już jeszcze bardzo тогда всегда вчера снова сейчас сегодня завтра иногда пока سابقا سابقًا حاليا حاليًا الآن هنا أيضا أيضًا هناك منذ متقاعد متقاعدا опять дома тут там потом раньше сначала и а но да я мы ты вы они она оно и ні та тоді завжди знову зараз сьогодні вчора завтра " +
	"jubilado jubilada retraité retraitée pensionato pensionata aposentado aposentada reformado reformada retirado retirada qualche altra otra autre outra soltero soltera casado casada sposato sposata marié mariée solteiro solteira divorziato divorciado divorciada divorcé divorcée suspended acquitté absuelto")

// workFields are what people lead and do that stand right behind a word for a job in Romance languages and Dutch.
var workFields = withCapitals("clientèle clients qualité achats ventes marketing informatique logistique produit production sécurité paie acquisti vendite produzione qualità logistica sicurezza personale amministrazione acquisto commerciale marketing ventas compras producción calidad logística vendas compras produção qualidade productie verkoop inkoop logistiek financiën personeelszaken techniek kwaliteit informatica einkauf vertrieb marketing produktion logistik qualitätssicherung buchhaltung controlling software hardware frontend backend web")

// complementEnd is the end of what belongs to the job text[at:end] behind it, or end.
func complementEnd(text string, at, end int) int {
	if end+3 >= len(text) || text[end] != ' ' {
		return end
	}
	capital := isCapitalAt(text, at)
	i := end + 1
	link := ""
	for _, l := range jobLinks {
		if text[i] == l[0] && strings.HasPrefix(text[i:], l) {
			link = l
			break
		}
	}
	i += len(link)
	if link == "" {
		if to := qualityEnd(text, at, i, capital); to > i {
			return to
		}
		return end
	}
	if jobTradeTailSet.at(text, end+1) != "" || link == "for " && !capital || link[0] == 'a' && !strings.HasPrefix(text[at:end], "addett") || link == "en " && !endsAsJob(text[at:end], linkedInHeads[:]) {
		return end
	}
	to := complementWord(text, i, capital)
	switch {
	case to == i:
		return end
	case link == "по " && (text[at] < 0xD0 || text[at] > 0xD1 || !endsAsJob(text[i:to], cyrillicDatives[:])):
		return end
	case link == "of " && !inSet(headsOf, text[lastWordOf(text, at, end):end]):
		return end
	case capital && isCapitalAt(text, i):
		// Of words with capitals, all up to the end of the line or the field are it, and one that is a name is not.
		if c := lexicon.Lookup(text[i:to]); !endsJobField(text, to) || c.Place() > 0 || c.Is(lexicon.Country|lexicon.Organization|lexicon.Region) || c.Given() > 1 {
			return end
		}
		return to
	}
	for n := 1; n < mostComplement && to+1 < len(text) && text[to] == ' '; n++ {
		next := complementWord(text, to+1, false)
		if next == to+1 || !endsPhrase(text, next) && !goesOnPastJob(text, next) && !(link != "of " && isRomanceAdjective(text[to+1:next])) {
			break
		}
		if link == "of " && strings.HasSuffix(text[:next], "ed") {
			break // the head of state resigned
		}
		if link != "of " && !isRomanceAdjective(text[to+1:next]) && link != "ds. " && !(strings.HasSuffix(text[i:to], "s") && strings.HasSuffix(text[to+1:next], "s")) {
			break
		}
		to = next
	}
	return to
}

// headsOf are those who are the head of something, in English.
var headsOf = withCapitals("vp head director manager president vice-president professor secretary chief officer lecturer chair supervisor coordinator teacher minister dean")

// linkedInHeads end jobs that somebody has in something, in Romance languages.
var linkedInHeads = [...]string{"ico", "ica", "ista", "ente", "ien", "ienne", "eur", "euse", "ado", "ada", "ero", "era", "ario", "aria", "or", "ora", "ant", "ante"}

// complementWord is the end of the word at text[i] that can belong to a job before it, or i.
func complementWord(text string, i int, capital bool) int {
	e, upper := longWordAt(text, i)
	if e == i || e-i < len("abc") || e-i > 3*longestWord || upper && !capital || joinsAfter(text, e) {
		return i
	}
	word := text[i:e]
	if inSet(behindJob, word) || inSet(afterJob, word) || inSet(jobArticles, word) || inSet(articles, word) || inSet(notComplement, word) || inSet(yearsOfJobs, word) || inSet(determinersOfJobs, word) {
		return i
	}
	if c := lexicon.Lookup(word); c.Is(lexicon.Demonym|lexicon.Religion) && !upper {
		return i
	}
	return e
}

// qualityEnd is the end of the adjective, or of the noun that says of what, at text[i] behind a job that begins at
// text[at], or i.
func qualityEnd(text string, at, i int, capital bool) int {
	to := complementWord(text, i, capital)
	if to == i {
		return i
	}
	if !endsPhrase(text, to) && text[to] == ' ' && isLedBySlavicHead(text, at) && endsAsJob(text[i:to], slavicGenitives[:]) {
		// kierownik działu sprzedaży
		if e := complementWord(text, to+1, false); e > to+1 && (inSet(slavicUnits, text[i:to]) || endsAsJob(text[to+1:e], slavicGenitives[:])) && (endsPhrase(text, e) || goesOnPastJob(text, e)) {
			return e
		}
	}
	closed := endsPhrase(text, to) || goesOnPastJob(text, to) || text[to] == '\r' || strings.HasPrefix(text[to:], " |")
	named := to+1 < len(text) && text[to] == ' ' && isCapitalAt(text, to+1) && !isCapitalAt(text, i)
	word := text[i:to]
	head := text[lastWordOf(text, at, i-1) : i-1]
	switch {
	case !closed && !named:
		return i
	case inSet(workFields, word):
		return to
	case capital && isCapitalAt(text, i) && !endsJobField(text, to):
		return i
	case isRomanceAdjective(word) && head[0] < utf8.RuneSelf && !strings.HasSuffix(head, "man"):
		return to
	case named:
		return i
	case head[0] >= 0xD0 && head[0] <= 0xD1 && word[0] >= 0xD0 && word[0] <= 0xD1:
		if endsAsJob(word, cyrillicGenitives[:]) {
			return to
		}
	case (head[0] == 0xCE || head[0] == 0xCF) && endsAsJob(word, greekGenitives[:]):
		return to
	case head[0] >= 0xD8 && head[0] <= 0xDA && word[0] >= 0xD8 && word[0] <= 0xDA:
		return to
	case isSlavicHead(head) && closed && endsAsJob(word, slavicAdjectives[:]):
		return to
	case isSlavicHead(head) && endsAsJob(word, slavicGenitives[:]):
		if inSet(slavicAlone, head) || !(strings.HasSuffix(head, "er") || strings.HasSuffix(head, "tor") || strings.HasSuffix(head, "ant") || strings.HasSuffix(head, "ent") || strings.HasSuffix(head, "nice")) || strings.HasSuffix(word, "ów") || strings.HasSuffix(word, "ů") || strings.HasSuffix(word, "í") {
			return to
		}
	}
	return i
}

func isRomanceAdjective(word string) bool {
	return len(word) > 4 && endsAsJob(word, romanceAdjectives[:]) && !inSet(notOfOffices, word) && faithForms[word] == 0
}

// notOfOffices are such adjectives that say of whose side somebody is, or when, and no field.
var notOfOffices = wordSet("local locale locali locaux actual actuelle attuale atual federal")

// slavicAlone are heads of jobs in Slavic languages that are spelled so in no other one, though they end as there.
var slavicAlone = wordSet("inżynier inżyniera menedżer menadżer manažer menadžer inženjer projektant asystent konsultant konzultant koordynator dyrektor montér trenér laborant operátor administrátor koordinátor")

// slavicUnits are the parts of firms that somebody leads, in the genitive, behind which another one stands.
var slavicUnits = wordSet("działu oddziału zespołu wydziału biura sekcji projektu oddělení úseku odboru týmu oddelenia odjela odeljenja oddelka sektora službe tima")

// isLedBySlavicHead reports whether the first word of the job at text[at] is such a head.
func isLedBySlavicHead(text string, at int) bool {
	e, _ := longWordAt(text, at)
	return isSlavicHead(text[at:e])
}

func isSlavicHead(word string) bool { return endsAsJob(word, slavicHeads[:]) }

// endsJobField reports whether a line, a field of one or a phrase ends at text[i].
func endsJobField(text string, i int) bool {
	return endsPhrase(text, i) || text[i] == '\r' || text[i] == '|' || text[i] == '\t' || strings.HasPrefix(text[i:], " |") || strings.HasPrefix(text[i:], " - ") || strings.HasPrefix(text[i:], " – ")
}

// goesOnPastJob reports whether a word that is no part of a job stands behind a space at text[i].
func goesOnPastJob(text string, i int) bool {
	if i+1 >= len(text) || text[i] != ' ' {
		return false
	}
	e, _ := longWordAt(text, i+1)
	return inSet(behindJob, text[i+1:e]) || inSet(afterJob, text[i+1:e]) || inSet(beingWords, text[i+1:e])
}

// The endings of adjectives in Romance languages, and of what belongs to a job in Slavic ones behind words that end
// as jobs there.
var (
	romanceAdjectives = [...]string{"ico", "ica", "ique", "iques", "al", "ale", "aux", "ales", "aire", "ario", "aria", "ário", "ária", "ivo", "iva", "ive", "if", "ière", "cier", "ciero", "ciera", "ziario", "eiro", "eira", "elle", "iel", "iere", "ală", "ică", "iv", "ivă", "iară", "iar", "trice", "cteur", "structor", "nique", "ense"}
	slavicHeads       = [...]string{"nik", "ník", "oucí", "oucím", "niczka", "nica", "nice", "nikiem", "níkem", "nikom", "rz", "rzem", "tor", "torem", "torką", "torka", "tel", "telka", "teľka", "teľ", "telem", "telkou", "sta", "stka", "stą", "stką", "stkou", "wca", "wcą", "ca", "ač", "ačem", "čka", "čkou", "ica", "icom", "icą", "er", "erem", "erka", "žer", "jer", "ýr", "ýrem", "ýrka", "érka", "ér", "érem", "owa", "ową", "ant", "antka", "ent", "entka", "ař", "ařka", "ařem"}
	slavicAdjectives  = [...]string{"owy", "owa", "ową", "owym", "ový", "ová", "ovou", "ovým", "czny", "czna", "czną", "ická", "ický", "jny", "jna", "jną", "lny", "lna", "lną"}
	slavicGenitives   = [...]string{"u", "ów", "y", "i", "ej", "ych", "ich", "ego", "ů", "í", "ých", "ové", "ih", "ike", "ije", "ona", "ce", "aje", "nje", "ave", "stva", "eb"}
	cyrillicGenitives = [...]string{"ы", "и", "а", "я", "ов", "ев", "ей", "ой", "ого", "его", "их", "ых", "ії", "ів", "ї", "лу", "ва"}
	cyrillicDatives   = [...]string{"ам", "ям", "у", "ю", "ию", "ой", "ей", "е"}
	greekGenitives    = [...]string{"ων", "ης", "ας", "ου", "εως", "ών", "ής", "ού"}
)
