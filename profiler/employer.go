package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds firms by what languages other than English say of them: a word for a firm right
// before or behind the name, or a verb for working and what stands between it and an employer.
// pracuje w firmie X, travaille chez X, X firmasında.

// employerAlone is how sure such a firm is.
const employerAlone = 0.75

var (
	// firmNouns stand right before the name of a firm.
	firmNouns = withCapitals("firma firmy firmie firmę firmą firmo spółka spółki spółce spółkę spółką przedsiębiorstwo przedsiębiorstwie przedsiębiorstwa korporacja korporacji " +
		"firmě firmu firmou společnost společnosti společností podnik podniku spoločnosť spoločnosti spoločnosťou firme podniku " +
		"société entreprise empresa compañía sociedad empresas ditta azienda società impresa companhia sociedade bedrijf onderneming " +
		"företaget bolaget företag firman firmaet selskapet selskabet virksomheden bedriften selskap virksomhed bedrift yritys yrityksen yrityksessä yritykselle yhtiö yhtiön yhtiössä firman firmassa firmasta firmalle " +
		"компания компании компанию компанией фирма фирмы фирме фирму фирмой предприятие предприятии предприятия предприятием корпорации компанії компанію компанією фірма фірмі фірми фірму фірмою підприємство підприємстві фирмата компанията дружеството дружество " +
		"tvrtka tvrtki tvrtke tvrtku tvrtkom poduzeće poduzeću poduzeća preduzeće preduzeću kompanija kompaniji kompanije kompaniju компанији фирми предузећу предузеће podjetje podjetju podjetja podjetjem družba družbi družbe " +
		"įmonė įmonėje įmonės įmonei įmonę bendrovė bendrovėje bendrovės uzņēmums uzņēmumā uzņēmuma uzņēmumam firmā ettevõte ettevõttes ettevõtte firmast firmale " +
		"compania companiei societatea societății firmei firmă εταιρεία εταιρείας εταιρία εταιρίας επιχείρηση επιχείρησης όμιλος όμιλο perusahaan syarikat")

	// firmEnds stand right behind the name of a firm.
	firmEnds = withCapitals("firması firmasında firmasından firmasına firmasının firmasıyla firmasındaki firmasını şirketi şirketinde şirketinden şirketine şirketinin şirketiyle şirketindeki şirketini holdingi holdinginde holdinginin " +
		"cég cégnél cégtől céghez céget cégnek céggel cégben vállalat vállalatnál vállalattól vállalatnak vállalathoz kftnél")

	// worksFor are verbs and participles for working and being employed.
	worksFor = withCapitals("arbeitet arbeite arbeiten arbeitete arbeitest gearbeitet jobbt jobbe angestellt angestellte angestellter beschäftigt tätig travaille travaillais travaillait travaillé travaillent travailler bosse bossait employé employée embauché embauchée salarié salariée recruté recrutée stage stagiaire " +
		"trabaja trabajo trabajaba trabajé trabajó trabajado trabajamos trabajan trabajar contratado contratada empleado empleada lavora lavoro lavorava lavorato lavorano lavorare assunto assunta impiegato impiegata dipendente " +
		"trabalha trabalho trabalhava trabalhei trabalhou trabalhado trabalham trabalhar contratado contratada empregado empregada funcionário funcionária werkt werk werkte gewerkt werken werkzaam dienst " +
		"pracuje pracuję pracował pracowała pracowałem pracowałam pracują pracować zatrudniony zatrudniona zatrudnił zatrudniła pracuji pracuju pracoval pracovala pracovat pracujem pracujú zaměstnán zaměstnána zamestnaný zamestnaná zaměstnaný " +
		"arbetar arbetade arbetat jobbar jobbade jobbat anställd jobb arbejder arbejdede arbejdet ansat ansatte job jobber jobbet jobba ansatt arbeider arbeidet työskentelee työskentelen työskenteli töissä " +
		"работает работаю работал работала работают работать трудится устроился устроилась трудоустроен трудоустроена працює працюю працював працювала працюють працювати работи работя работех работеше работил работила " +
		"radi radim radio radila rade raditi zaposlen zaposlena ради радим радио радила запослен запослена dela delam delal delala dirba dirbu dirbo dirbau strādā strādāju strādāja töötab töötan töötas " +
		"lucrează lucrez lucra lucrat angajat angajată εργάζεται εργάζομαι εργαζόταν δουλεύει δουλεύω δούλευε δουλεύουν bekerja kerja " +
		"stelle stellen stellenangebot ausbildungsplatz praktikum praktikumsplatz vacature vacatures stageplek offre poste postes vacante vacantes empleo offerta offerte impiego vaga vagas emprego jobb stilling stillinger praktik plats tjänst tjänster")

	// byEmployer stand between such a verb and an employer alone; atEmployer stand before places and times as well.
	byEmployer = wordSet("bei beim für chez pour para per presso bij voor hos för dla za pro för till pentru för for ved untuk для за par por dalla dal da od при στην στη")
	atEmployer = wordSet("en in em no na w we ve vo v u i på la di в во у на στο σε kod pri pas pie")

	// employerArticles may stand between them.
	employerArticles = wordSet("der die das den dem la le les l' el los o a os as il lo gli i de het den det")

	// behindEmployed stand behind an employer whom bei and chez are before.
	behindEmployed = wordSet("angestellt beschäftigt tätig unter")
)

// employerWords are all words that stand right before an employer.
var employerWords = wordSet(strings.Join(wordsOf(firmNouns, byEmployer, atEmployer, employerArticles), " "))

// mostEmployer bounds the words of the name of such a firm.
const mostEmployer = 4

// employerAt is the end of the name of a firm at text[at], which begins with a capital, or at; and whether a place can
// stand there as well.
func employerAt(text string, at int) (end int, place bool) {
	if at < 4 || text[at-1] != ' ' {
		return at, false
	}
	if !employerWords.mayEnd(text, at-1) {
		return at, false // as most
	}
	if i := wordStartWithin(text, at-1, at-1-longestWord); !inSet(employerWords, text[i:at-1]) {
		return at, false // as nearly always
	}
	known, place := isEmployed(text, at)
	if !known && !place {
		return at, false
	}
	noun := !place && isBehindFirmNoun(text, at)
	to, words := employerRun(text, at, noun)
	if to == at || words == 1 && (place || noun && isBehindSignature(text, at)) && isSpelledOut(text[at:to]) {
		return at, false
	}
	return to, place && (words == 1 || !known)
}

// isBehindSignature reports whether firma, which is a signature in Spanish and Italian, stands before text[at].
func isBehindSignature(text string, at int) bool {
	i := at - len("firma ")
	return i >= 0 && (strings.EqualFold(text[i:at], "firma ") || strings.EqualFold(text[i:at], "firme "))
}

// isSpelledOut reports whether a word has a capital behind its first letter, and is no firm that is known: OpenPGP, UNIX.
func isSpelledOut(word string) bool {
	return strings.ContainsFunc(word[1:], isUpperRune) && !isOwnFirm(word)
}

// isBehindFirmNoun reports whether one of firmNouns stands right before text[at].
func isBehindFirmNoun(text string, at int) bool {
	i := wordStartWithin(text, at-1, at-1-longestWord)
	return i < at-1 && inSet(firmNouns, text[i:at-1])
}

// employerRun is the end of the words at text[at] that the name of a firm can have, and their number. The first
// may be a word that is met now and then where it is sure that a firm stands there.
func employerRun(text string, at int, sure bool) (end, words int) {
	end = at
	for i := at; words < mostEmployer; {
		e, capital := wordAt(text, i)
		if e == i || !capital {
			break
		}
		for e+1 < len(text) && text[e] == '-' && isLetter(text[e+1]) {
			e, _ = wordAt(text, e+1)
		}
		c := lexicon.Lookup(text[i:e])
		if words == 0 && (!mayEmploy(text[i:e], c) && !(sure && c.Common() == 1 && c.Place() == 0 && !c.Is(lexicon.Title|lexicon.Country|lexicon.Occupation)) || monthNamed(text[i:e]) > 0) {
			return at, 0
		}
		words++
		end = e
		if strings.HasPrefix(text[e:], " & ") {
			i = e + len(" & ")
			continue
		}
		if e >= len(text) || text[e] != ' ' {
			if words > 1 && e-i == 1 {
				end = dottedFormEnd(text, e)
			}
			break
		}
		i = e + 1
	}
	return end, words
}

// dottedFormEnd is the end of a legal form of letters with dots whose first letter ends at text[i]: N.V.; or i.
func dottedFormEnd(text string, i int) int {
	k := i
	for n := 0; n < 3 && k+2 < len(text) && text[k] == '.' && 'A' <= text[k+1] && text[k+1] <= 'Z' && text[k+2] == '.'; n++ {
		k += 2
	}
	if k > i {
		return k + 1
	}
	return i
}

// mayEmploy reports whether a word can begin the name of a firm, of which a sentence says that it is one.
func mayEmploy(word string, c lexicon.Class) bool {
	if c.Is(lexicon.Organization) {
		return true
	}
	if len(word) < 3 || c.Is(lexicon.Title|lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Religion|lexicon.Occupation) || c.Common() > 0 && c.Family() < 2 && c.Given() < 2 {
		return false
	}
	return c.Common() < 3
}

// isEmployed reports whether the words before text[at] say that what stands there is a firm, or a firm or a place.
func isEmployed(text string, at int) (firm, place bool) {
	k := at - 1
	i := wordStartWithin(text, k, k-longestWord)
	if i == k {
		return false, false
	}
	word := text[i:k]
	if inSet(firmNouns, word) {
		return true, false
	}
	if i < 3 || text[i-1] != ' ' {
		return false, false
	}
	if inSet(employerArticles, word) && !endsWork(text, i-1) {
		k = i - 1
		if i = wordStartWithin(text, k, k-longestWord); i == k || i < 3 || text[i-1] != ' ' {
			return false, false
		}
		word = text[i:k]
	}
	by, in := inSet(byEmployer, word), inSet(atEmployer, word)
	if !by && !in {
		return false, false
	}
	if endsWork(text, i-1) || endsWorkAs(text, i-1) {
		return by, !by
	}
	if word != "bei" {
		return false, false
	}
	to, _ := employerRun(text, at, false)
	if to == at || to+2 >= len(text) || text[to] != ' ' {
		return false, false
	}
	e, _ := wordAt(text, to+1)
	return inSet(behindEmployed, text[to+1:e]), false
}

// endsWork reports whether one of worksFor ends at text[i].
func endsWork(text string, i int) bool {
	if !worksFor.mayEnd(text, i) {
		return false
	}
	k := wordStartWithin(text, i, i-longestWord)
	return k < i && inSet(worksFor, text[k:i])
}

// asWords stand between a verb for working and a job, and mostAs bounds the words of that.
var asWords = wordSet("als comme como come jako ca som kot kao як как като")

const mostAs = 4

// endsWorkAs reports whether a job ends at text[i] that one of worksFor and one of asWords stand before: lucrează ca
// șofer la X.
func endsWorkAs(text string, i int) bool {
	for range mostAs {
		k := wordStartWithin(text, i, i-longestWord)
		if k == i || k < 3 || text[k-1] != ' ' || isCapitalAt(text, k) {
			return false
		}
		if inSet(asWords, text[k:i]) {
			return endsWork(text, k-1)
		}
		i = k - 1
	}
	return false
}

// partnerTails stand behind the names of partners and a word for and, which partnerLinks are.
var (
	partnerTails = withCapitals("partner partners partnere partnerzy partneři partneri partneriai partneri associates associés associati associados asociados wspólnicy sons sohn söhne fils figli filhos hijos zonen zoon sønner sønn söner synowie synové társa társai ortakları oğulları партнёры партнеры партнери сыновья")
	partnerLinks = wordSet("and und et y e i en och og a és ve и та & ja")
)

// partnersEnd is the end of a firm at text[at] that is called by a family name, or several with commas, and
// its partners or sons: Smith, Jones and Partners; or at.
func partnersEnd(text string, at, word int) int {
	for i, n := word, 0; n < mostEmployer && i+4 < len(text); n++ {
		if strings.HasPrefix(text[i:], ", ") && isCapitalAt(text, i+2) {
			i += 2
		} else if text[i] == ' ' {
			i++
		} else {
			return at
		}
		e, capital := wordAt(text, i)
		if text[i] == '&' {
			e = i + 1
		}
		switch {
		case e == i:
			return at
		case capital:
			i = e
			continue
		case !inSet(partnerLinks, text[i:e]) || e >= len(text) || text[e] != ' ':
			return at
		}
		to, capital := wordAt(text, e+1)
		if !capital || !inSet(partnerTails, text[e+1:to]) || continuesName(text, to) {
			return at
		}
		if c := lexicon.Lookup(text[at:word]); c.Given() > c.Family() || c.Common() > 2 && c.Family() < 3 || c.Is(lexicon.Title) {
			return at
		}
		return to
	}
	return at
}

// firmBefore is the end of the name at text[at] behind which one of firmEnds stands, or at.
func firmBefore(text string, at, end int) int {
	if end+3 >= len(text) || text[end] != ' ' || text[end+1] != 'c' && text[end+1] != 'f' && text[end+1] != 'v' && text[end+1] != 'k' && text[end+1] != "ş"[0] && !isCapitalAt(text, end+1) {
		return at
	}
	if inSet(kin, text[at:end]) {
		return at // Babam X şirketinde
	}
	to, _ := employerRun(text, at, true)
	if to == at || to+3 >= len(text) || text[to] != ' ' {
		return at
	}
	e, _ := wordAt(text, to+1)
	if !inSet(firmEnds, text[to+1:e]) {
		return at
	}
	return to
}

// withEmployers puts the firms among the spans of the chain text[at:end] of which what stands before or behind
// them says that they are firms. The end of the chain may grow.
func withEmployers(spans []tagger.Span, text string, at, end int) ([]tagger.Span, int) {
	for i, n := at, 0; n < mostEmployer; n++ {
		word := asciiEnd(text, i, longestWord+1)
		if word < len(text) && text[word] >= utf8.RuneSelf {
			word, _ = wordAt(text, i)
		}
		to := i
		if spans, to = withEmployer(spans, text, i, word); to > i {
			end = max(end, to)
			word = to
		}
		if word >= end || word == i || word+1 >= len(text) || text[word] != ' ' || !isCapitalAt(text, word+1) {
			break // as nearly always
		}
		i = word + 1
	}
	// A vacancy begins the chain: Vacature bij X.
	if word := wordsEndAt(text, at); word < end && word+4 < len(text) && text[word] == ' ' && inSet(worksFor, text[at:word]) {
		by := wordsEndAt(text, word+1)
		if inSet(byEmployer, text[word+1:by]) && by+1 < len(text) && text[by] == ' ' && isCapitalAt(text, by+1) {
			to := by + 1
			if spans, to = withEmployer(spans, text, to, wordsEndAt(text, to)); to > by+1 {
				end = max(end, to)
			}
		}
	}
	return spans, end
}

// withEmployer puts the firm at text[at] among the spans, where what stands before or behind it says that it is one.
func withEmployer(spans []tagger.Span, text string, at, word int) ([]tagger.Span, int) {
	to, place := employerAt(text, at)
	if to == at {
		if to = firmBefore(text, at, word); to == at {
			if to = partnersEnd(text, at, word); to == at {
				return spans, at
			}
			for i := range spans {
				if spans[i].Start <= at && spans[i].End >= to && spans[i].Label == tagger.Organization && spans[i].Confidence >= DefaultMinConfidence {
					return spans, at
				}
			}
			return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: employerAlone}), to
		}
	}
	for i := range spans {
		s := &spans[i]
		if s.Start > at || s.End <= at || s.Confidence < DefaultMinConfidence {
			continue
		}
		if s.Label == tagger.Organization || s.Label == tagger.Person && strings.IndexByte(text[s.Start:s.End], ' ') > 0 && !(s.Confidence < knownAlone && s.Start == at && isBehindFirmNoun(text, at) && !endsAsName(text[s.Start:s.End])) {
			if s.Label == tagger.Organization && s.Start == at && s.End == to && !place {
				s.Confidence = max(s.Confidence, employerAlone)
			}
			return spans, at
		}
		if s.Label == tagger.Location && place && !isOwnFirm(text[at:to]) {
			return spans, at
		}
	}
	c := lexicon.Lookup(text[at:to])
	if c.Given() > 1 && c.Given() >= c.Family() && !c.Is(lexicon.Organization) && (place || !isBehindFirmNoun(text, at)) || place && (c.Place() > 0 || mayBeInflectedPlace(text[at:to], c)) && !c.Is(lexicon.Organization) {
		return spans, at
	}
	return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: employerAlone}), to
}

// endsAsName reports whether the last word of a name is one that families or people are called by.
func endsAsName(name string) bool {
	c := lexicon.Lookup(name[strings.LastIndexByte(name, ' ')+1:])
	return c.Family() > 0 || c.Given() > 0
}

// isOwnFirm reports whether a word is the name of a firm that is known, or that with the ending of a case.
func isOwnFirm(word string) bool {
	if lexicon.Lookup(word).Is(lexicon.Organization) {
		return true
	}
	for _, tail := range inflectedPlaces {
		if stem, ok := strings.CutSuffix(word, tail); ok && lexicon.Lookup(stem).Is(lexicon.Organization) {
			return true
		}
	}
	return false
}

// inflectedPlaces end towns and countries in the cases in which they stand behind in, in languages that have such.
var inflectedPlaces = [...]string{"u", "e", "ie", "i", "y", "ach", "ech", "ích", "е", "и", "і", "у", "ах", "ях"}

// mayBeInflectedPlace reports whether a word in no lexicon ends as a place in such a language.
func mayBeInflectedPlace(word string, c lexicon.Class) bool {
	if c.Is(lexicon.Organization) {
		return false
	}
	for _, tail := range inflectedPlaces {
		if stem, ok := strings.CutSuffix(word, tail); ok {
			return !lexicon.Lookup(stem).Is(lexicon.Organization)
		}
	}
	return false
}
