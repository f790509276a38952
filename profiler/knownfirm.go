package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds firms by what firms alone do, or by their place in a contract and in the line of a career: Danone
// recrute, Kone hakee asentajaa, between Oracle ("the Supplier") and. A name that is known needs less than another.

// How sure such firms are, and authorities, whose names are known in full.
const (
	knownAlone     = 0.75
	authorityAlone = 0.9
)

// hireVerbs say what an employer does and nobody else.
var hireVerbs = withCapitals("recrute recrutent embauche embauchent recluta reclutan rekrutiert rekrutieren rekruttiert rekruterer rekryterar rekryterer rekryteraa rekrytoi rekrytoivat rekrutuje rekrutują zatrudni zatrudnia zatrudnimy nabírá nabírají naberie nabiera " +
	"angajează recrutează alımı nyanställer anställer nyansætter ansætter ansetter irtisanoo irtisanovat palkkaa lomauttaa varslar nanesi toborozza toboroz zaposluje zapošljava нанимает нанимают набирает наймає набирає наема zwalnia propouští prepúšťa licencie licencia")

// seekVerbs say that somebody looks for something, and openVerbs that somebody opens it: a firm where hiredWords and
// branchWords say what.
var (
	seekVerbs = withCapitals("seeks sucht suchen söker søger søker hakee etsii zoekt busca buscan cerca procura szuka poszukuje hledá hľadá caută keres ищет шукає търси išče traži ieško meklē otsib cherche recherche contrata contratan contratará assume")
	openVerbs = withCapitals("opens opened otevírá otevře otevřela otevřel otvára otvorila eröffnet eröffnete ouvre ouvrira abre abrirá abrió abriu apre aprirà aprì åbner åbnede öppnar öppnade åpner åpnet avaa avasi otwiera otworzy otworzyła otworzył deschide nyit nyitott открывает открыла открыл откроет відкриває відкрила відкрив отваря откри opent opende otvara odpira " +
		"closes schließt schloss ferme fermera cierra cerró chiude fecha stänger lukker stenger sulkee zamyka zavírá zatvára închide закрывает закрыла закрыл закриває sluit")

	hiredWords  = wordSet("staff workers employees mitarbeiter mitarbeiterin mitarbeitende personal personnel salariés collaborateurs collaboratrices personale dipendenti collaboratori empleados empleado trabajadores funcionários colaboradores personeel medewerkers medewerker werknemers medarbetare medarbejdere medarbejder medarbeidere medarbeider ansatte anställda työntekijää työntekijöitä työntekijän osaajia osaajaa henkilöstöä pracowników pracownika zaměstnance zaměstnanců pracovníky zamestnancov zamestnanca angajați angajaților munkatársat munkatársakat сотрудников сотрудника работников співробітників служители zaposlene praktikanten azubis auszubildende stagiaires")
	branchWords = wordSet("branch branches plant plants factory warehouse headquarters offices filiale filialen niederlassung werk fabrik succursale succursales usine agence sucursal sucursales fábrica planta filiale stabilimento sede filial fabriek vestiging filiaal kontor fabriken lager fabrikk tehdas tehtaan konttorin toimipisteen myymälän oddział oddziału fabrykę zakład pobočku pobočky závod továrnu fabricu sucursală filială fabrică gyárat fiókot irodát филиал филиала завод офис філію завод филиал poslovalnicu podružnico tovarnu")

	// sayVerbs are what firms do, and somebody as well.
	sayVerbs = withCapitals("announced announces announce reported launched launches unveiled acquired acquires shares stock stocks annonce annonçait anunció anuncia anunciou annuncia meldet kündigte meddelar meddelade meddeler oznámila oznámil ogłosił ogłosiła ogłasza anunță anunțat bejelentette объявил объявила сообщил сообщила оголосив оголосила обяви ilmoitti ilmoittaa tiedotti kondigt meldde aktie aktien aandelen aandeel aktier osakkeet osake akcje akcie acciones azioni ações акции акції")

	// hiringParts stand behind is and are, openedParts behind has in Romance and Germanic languages.
	hiringParts = wordSet("hiring recruiting headquartered")
	openedParts = withCapitals("announced opened launched acquired hired recruited ouvert annoncé recruté lancé racheté abierto anunciado contratado aperto annunciato assunto lanciato aberto anunciado öppnat meddelat anställt åbnet meddelt ansat åpnet ansatt anunțat deschis angajat")
	hasWords    = wordSet("has have a ha hat har heeft are is em")
)

// firmVerbs are all of these verbs.
var firmVerbs = wordSet(strings.Join(wordsOf(sayVerbs, hireVerbs, seekVerbs, openVerbs, hasWords), " "))

// mostObject bounds the words behind a verb of which one says whom or what a firm looks for or opens.
const mostObject = 5

// A firmSign says how much the words behind a name tell of a firm.
type firmSign uint8

const (
	signNone  firmSign = iota
	signKnown          // a name that is known is one
	signAny            // any that is nobody's is one
)

// firmSignBehind is what the words behind text[:end] say of the name before them.
func firmSignBehind(text string, end int) firmSign {
	if end+4 >= len(text) || text[end] != ' ' {
		return signNone
	}
	e, capital := wordAt(text, end+1)
	if capital || e == end+1 {
		return signNone
	}
	verb := text[end+1 : e]
	if !inSet(firmVerbs, verb) {
		return signNone // as nearly always
	}
	switch {
	case inSet(sayVerbs, verb):
		return signKnown
	case inSet(hireVerbs, verb):
		return signAny
	case inSet(seekVerbs, verb):
		if holdsWithin(text, e, hiredWords) {
			return signAny
		}
		return signKnown
	case inSet(openVerbs, verb):
		if holdsWithin(text, e, branchWords) {
			return signAny
		}
		return signKnown
	case inSet(hasWords, verb) && e < len(text) && text[e] == ' ':
		k, _ := wordAt(text, e+1)
		if part := text[e+1 : k]; inSet(hiringParts, part) && (verb == "is" || verb == "are") {
			return signAny
		} else if inSet(openedParts, part) && verb != "is" && verb != "are" {
			return signKnown
		}
	}
	return signNone
}

// holdsWithin reports whether one of some words stands within mostObject words behind text[:i].
func holdsWithin(text string, i int, words *wordList) bool {
	for range mostObject {
		if i+1 >= len(text) || text[i] != ' ' {
			return false
		}
		e, _ := longWordAt(text, i+1)
		if e == i+1 {
			if e = digitsEnd(text, i+1); e == i+1 {
				return false
			}
		} else if e-i-1 < longestWord && inSet(words, text[i+1:e]) {
			return true
		}
		i = e
	}
	return false
}

// digitsEnd is the end of the digits at text[i], four at most.
func digitsEnd(text string, i int) int {
	for n := 0; n < 4 && i < len(text) && isDigit(text[i]); n++ {
		i++
	}
	return i
}

// mostKnown bounds the words of the name of such a firm, and of a chain that are looked at.
const mostKnown = 6

// withKnownFirms puts the firms and authorities among the spans of the chain text[at:end] which the words beside them tell.
// The end of the chain may grow.
func withKnownFirms(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	if to := authorityEnd(text, at); to > at {
		return withAuthority(spans, at, to), max(end, to)
	}
	from, last := at, at
	for range mostKnown {
		e, capital := firmWordAt(text, last)
		if e == last || !capital {
			break
		}
		word := last
		last = e
		if to := authorityEnd(text, last+1); last+1 < len(text) && text[last] == ' ' && to > last+1 {
			return withAuthority(spans, last+1, to), max(end, to)
		}
		if sign, to := firmSignAt(text, from, last); sign != signNone {
			if from = knownFrom(text, from, last, sign); from < last && mayTell(spans, from, last, sign) {
				end = max(end, to)
				spans = withSpan(spans, tagger.Span{Start: from, End: to, Label: tagger.Organization, Confidence: knownAlone})
			}
			break
		}
		if hasFormBehind(text, last) && last-word > 1 && !isSeen(spans, word) && !joinsBefore(text, word) {
			return withSpan(spans, tagger.Span{Start: word, End: last, Label: tagger.Organization, Confidence: knownAlone}), max(end, last)
		}
		if last+1 >= len(text) || text[last] != ' ' {
			break
		}
		last++
	}
	return spans, end
}

// withAuthority puts the authority at text[at:to] among the spans, unless it is the beginning of an organisation there.
func withAuthority(spans []tagger.Span, at, to int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Label == tagger.Organization && s.Start <= at && s.End >= to && s.Confidence >= DefaultMinConfidence {
			s.Confidence = max(s.Confidence, authorityAlone)
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: authorityAlone})
}

// firmWordAt is wordAt for a word of a firm, which may have an ampersand in it: H&M.
func firmWordAt(text string, i int) (end int, capital bool) {
	end, capital = wordAt(text, i)
	if capital && end+1 < len(text) && text[end] == '&' && isLetter(text[end+1]) {
		end, _ = wordAt(text, end+1)
	}
	return end, capital
}

// firmSignAt is what tells of a firm beside the words text[at:end], and where its name ends, which is behind its legal form.
func firmSignAt(text string, at, end int) (firmSign, int) {
	if end+2 < len(text) && text[end] == ' ' && text[end+1] >= 'A' && text[end+1] <= 'Z' {
		e, _ := wordAt(text, end+1)
		if form := text[end+1 : e]; e-end <= len(" GmbH") && isCapitalAt(text, e-1) && inSet(firmForms, form) && !joinsAfter(text, e) {
			return signKnown, e
		}
		return signNone, end
	}
	if sign := firmSignBehind(text, end); sign != signNone {
		return sign, end
	}
	if isContractParty(text, at, end) || isCareerLine(text, at, end) || isSoughtLate(text, at, end) {
		return signKnown, end
	}
	return signNone, end
}

// knownFrom is where the name of a firm begins among the words text[at:end], or end: one that is known, or where the sign
// tells of any all of the words, of which none is anybody's name.
func knownFrom(text string, at, end int, sign firmSign) int {
	for i := at; i < end; {
		c := lexicon.Lookup(text[i:end])
		if c.Is(lexicon.Organization) && c.Given() < 2 && c.Common() < 3 && !c.Is(lexicon.Country|lexicon.Title) && monthNamed(text[i:end]) == 0 {
			return i
		}
		k := strings.IndexByte(text[i:end], ' ')
		if k < 0 {
			break
		}
		i += k + 1
	}
	if sign != signAny || joinsBefore(text, at) || end-at < 3 {
		return end
	}
	for i := at; i < end; {
		e, _ := firmWordAt(text, i)
		c := lexicon.Lookup(text[i:e])
		if c.Given() > 0 || c.Family() > 1 && c.Common() > 0 || c.Common() > 1 || c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Title|lexicon.Occupation|lexicon.Thing|lexicon.Religion) || c.Place() > 1 {
			return end
		}
		i = min(e+1, end)
	}
	return at
}

// mayTell reports whether the spans say nothing of text[at:end] that is surer than a sign.
func mayTell(spans []tagger.Span, at, end int, sign firmSign) bool {
	for i := range spans {
		s := &spans[i]
		if s.Start >= end || s.End <= at || s.Confidence < DefaultMinConfidence {
			continue
		}
		switch s.Label {
		case tagger.Organization:
			if s.Start <= at && s.End >= end {
				return false
			}
		case tagger.Person:
			if sign != signAny || s.Confidence >= surelyName || s.Start < at || s.End > end {
				return false
			}
		default:
			if s.Confidence >= surelyName || s.Start < at || s.End > end {
				return false
			}
		}
	}
	return true
}

// isContractParty reports whether what a party of a contract is called there stands in brackets behind text[:end]:
// Oracle ("the Supplier").
func isContractParty(text string, at, end int) bool {
	if end+8 >= len(text) || text[end] != ' ' || text[end+1] != '(' {
		return false
	}
	k := end + 2
	if strings.HasPrefix(text[k:], "the ") {
		k += len("the ")
	}
	if text[k] != '"' && !strings.HasPrefix(text[k:], "“") && !strings.HasPrefix(text[k:], "„") && !strings.HasPrefix(text[k:], "«") {
		return false
	}
	return at > 3
}

// farthestCareer bounds the line of a career before the name of the employer, in bytes.
const farthestCareer = 64

// isCareerLine reports whether the name text[at:end] ends a line that begins with a year, behind a comma: 2016–2019
// team leader, Oracle.
func isCareerLine(text string, at, end int) bool {
	if at < 8 || text[at-2] != ',' || end < len(text) && text[end] != '\n' && text[end] != '\r' {
		return false
	}
	from := lineStart(text, at, farthestCareer)
	if from > 0 && text[from-1] != '\n' || from+4 >= at {
		return false
	}
	from = skipByte(text, from, ' ')
	return digitsEnd(text, from) == from+4 && (text[from] == '1' || text[from] == '2')
}

// Words that end sentences of Turkish and say that somebody looks for somebody, and how far behind a name they stand.
var soughtLate = [...]string{" arıyor", " arıyoruz", " alacak", " açtı", " açıyor", " duyurdu", " açıkladı"}

const farthestSought = 96

// isSoughtLate reports whether a comma stands behind the name text[at:end], which begins a sentence, and the sentence ends with
// a verb for what firms do.
func isSoughtLate(text string, at, end int) bool {
	if end+8 >= len(text) || text[end] != ',' || text[end+1] != ' ' || !isLineStart(text, at) {
		return false
	}
	rest := text[end:min(len(text), end+farthestSought)]
	if k := strings.IndexAny(rest, ".!?\n"); k >= 0 {
		rest = rest[:k]
	}
	for _, w := range soughtLate {
		if strings.HasSuffix(rest, w) {
			return true
		}
	}
	return false
}

// wholeFirmStart is where the firm text[at:end] begins with the word before it, where the two are known for one and none
// before text[done] is part of it: Société Générale.
func wholeFirmStart(text string, at, end, done int) int {
	if at < 3 || text[at-1] != ' ' {
		return at
	}
	k := wordStartWithin(text, at-1, max(done, at-1-longestWord))
	if k >= at-2 || !isCapitalAt(text, k) || joinsBefore(text, k) {
		return at
	}
	if c := lexicon.Lookup(text[k:end]); c.Is(lexicon.Organization) && c.Given() == 0 {
		return k
	}
	return at
}

// isPartOfFirm reports whether a place or a person of one word before a firm, which begins with an everyday word and ends with its
// legal form, is a part of its name: Marlwater Software Inc.
func isPartOfFirm(text string, before, firm *tagger.Span) bool {
	if before.Label != tagger.Location && before.Label != tagger.Person || before.End+1 != firm.Start || text[before.End] != ' ' || before.Confidence >= surelyName {
		return false
	}
	name := text[before.Start:before.End]
	if strings.IndexByte(name, ' ') >= 0 {
		return false
	}
	first, last := wordsEndAt(text, firm.Start), lastWordOf(text, firm.Start, firm.End)
	if first >= last || !inSet(firmForms, strings.TrimRight(text[last:firm.End], ".")) {
		return false
	}
	c, of := lexicon.Lookup(name), lexicon.Lookup(text[firm.Start:first])
	return c.Place() < 2 && c.Given() < 2 && !c.Is(lexicon.Country|lexicon.Region) && (of.Common() > 0 || of.Is(lexicon.OrgWord)) && !of.Is(lexicon.Organization) && of.Family() < 2
}

// easternEnds end names of banks and firms of Japan that have Latin capitals in them, and mostLatinCore bounds these.
var easternEnds = [...]string{"信託銀行", "銀行", "証券", "ニコス", "ファクター", "リース", "カード", "ホールディングス", "グループ", "フィナンシャル・グループ"}

const mostLatinCore = 6

// latinCoreEnd is the end of a firm of Japan behind text[end], where its name goes on with Latin capitals and one of easternEnds:
// 三菱UFJ銀行; or end.
func latinCoreEnd(text string, end int) int {
	i := end
	for i < len(text) && i-end < mostLatinCore && 'A' <= text[i] && text[i] <= 'Z' {
		i++
	}
	if i < end+2 || i == len(text) || text[i] < 0xE0 {
		return end
	}
	for _, w := range easternEnds {
		if strings.HasPrefix(text[i:], w) {
			return i + len(w)
		}
	}
	return end
}
