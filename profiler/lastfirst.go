package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file reads people who are called by the family name first, with a comma behind it, as in
// Novák, Jana. A comma stands between two people as well, so that the family name must be none
// that is given, the given name no family's, and the place one where such forms are used.

// withGiven is the span of a person with the given name behind the comma, and the particles
// before the family name; or the span as it is.
func withGiven(text string, span tagger.Span) tagger.Span {
	if span.Label != tagger.Person {
		return span
	}
	if k := familyBefore(text, span.Start); k < span.Start && givenEnd(text, span.Start) == span.End && isFiled(text, k, span.End) {
		span.Start, span.Confidence = k, max(span.Confidence, filedPerson)
	}
	if i := span.Start; i > 3 && text[i-1] == ' ' && text[i-2] == ',' && givenEnd(text, i) == span.End {
		if k := wordStartWithin(text, i-2, i-2-longestWord); isFamilyAlone(text[k:i-2]) && isPairOfFiled(text, k, span.End) {
			span.Start, span.Confidence = k, max(span.Confidence, filedPerson)
		}
	}
	if i := span.End; i+2 < len(text) && text[i] == ',' && text[i+1] == ' ' && (text[i+2] < 'a' || text[i+2] >= utf8.RuneSelf) {
		if end := givenEnd(text, i+2); end > i && (isFamilyPart(text[span.Start:i]) || isFamilyHere(text, span, end)) && (isFiled(text, span.Start, end) && !listsNames(text, particlesStart(text, span.Start), end) || isPairOfFiled(text, span.Start, end)) {
			span.End, span.Confidence = end, max(span.Confidence, filedPerson)
		}
	}
	if k := strings.Index(text[span.Start:span.End], ", "); k > 0 && span.Confidence < filedPerson && givenEnd(text, span.Start+k+2) == span.End &&
		isFamilyPart(text[span.Start:span.Start+k]) && isFiled(text, span.Start, span.End) && !listsNames(text, span.Start, span.End) {
		span.Confidence = filedPerson // the tagger has found both
	}
	if i := span.Start; i > 1 && text[i-1] == ' ' && 'a' <= text[i-2] && text[i-2] <= 'z' && strings.IndexByte(text[i:span.End], ',') > 0 {
		span.Start = particlesStart(text, span.Start)
	}
	return span
}

// filedLinks stand between two people of whom each is called so.
var filedLinks = [...]string{" und ", " and ", " & ", "; ", " y ", " et ", " e ", " i ", " och ", " og ", " en ", " и "}

// isPairOfFiled reports whether another family name with a given name behind a comma stands beside text[from:to],
// behind a word for and: Müller, Hans und Schmidt, Anna.
func isPairOfFiled(text string, from, to int) bool {
	for _, link := range filedLinks {
		if strings.HasPrefix(text[to:], link) {
			k := to + len(link)
			if e, capital := wordAt(text, k); capital && isFamilyAlone(text[k:e]) && strings.HasPrefix(text[e:], ", ") && givenEnd(text, e+2) > 0 {
				return true
			}
		}
		if i := from - len(link); i > 0 && strings.HasSuffix(text[:from], link) {
			k := wordStartWithin(text, i, i-longestWord)
			for k > 1 && text[k-1] == '-' {
				k = wordStartWithin(text, k-1, k-1-longestWord)
			}
			if k < i && k > 3 && text[k-1] == ' ' && text[k-2] == ',' && givenEnd(text, k) == i {
				f := wordStartWithin(text, k-2, k-2-longestWord)
				if isFamilyAlone(text[f : k-2]) {
					return true
				}
			}
		}
	}
	return false
}

// isFamilyAlone reports whether a word is a family name that nobody is given.
func isFamilyAlone(word string) bool {
	c := lexicon.Lookup(word)
	return c.Family() > 1 && c.Given() == 0
}

// filedPerson is how sure such a form makes a person at least.
const filedPerson = 0.7

// particlesStart is where the particles before text[i] begin, in small letters, or i.
func particlesStart(text string, i int) int {
	for n := 0; n < 2 && i > 1 && text[i-1] == ' '; n++ {
		k := wordStartWithin(text, i-1, i-1-longestWord)
		if k == i-1 || isCapitalAt(text, k) || !inSet(particles, text[k:i-1]) {
			break
		}
		i = k
	}
	return i
}

// familyBefore is where a family name behind particles begins that stands before text[i] and a
// comma, as in de Jong, Anna; or i.
func familyBefore(text string, i int) int {
	if i < 2 || text[i-1] != ' ' || text[i-2] != ',' {
		return i
	}
	k := wordStartWithin(text, i-2, i-2-longestWord)
	if k == i-2 || !isCapitalAt(text, k) || lexicon.Lookup(text[k:i-2]).Family() == 0 {
		return i
	}
	if from := particlesStart(text, k); from < k {
		return from
	}
	return i
}

// isFamilyPart reports whether words are family names, behind particles.
func isFamilyPart(words string) bool {
	for n := 0; words != ""; n++ {
		word, rest, _ := strings.Cut(words, " ")
		words = rest
		if rest != "" && inSet(particles, word) {
			continue
		}
		c := lexicon.Lookup(word)
		if n > 3 || c.Given() > 1 && c.Given() >= c.Family() || c.Family() == 0 && c != 0 {
			return false
		}
	}
	return true
}

// isFamilyHere reports whether the place of a word that is given as well makes it a family name:
// behind particles, or alone with a given name, which ends at to, in the field of one person.
func isFamilyHere(text string, span tagger.Span, to int) bool {
	word := text[span.Start:span.End]
	if strings.IndexByte(word, ' ') >= 0 || lexicon.Lookup(word).Family() == 0 {
		return false
	}
	if particlesStart(text, span.Start) < span.Start {
		return true
	}
	return lexicon.Lookup(word).Family() > 1 && (to == len(text) || text[to] == '\n') && isFieldOfOne(text, span.Start)
}

// isFieldOfOne reports whether a word for one person and a colon stand before text[i].
func isFieldOfOne(text string, i int) bool {
	if i < 3 || text[i-1] != ' ' || text[i-2] != ':' {
		return false
	}
	k := wordStartWithin(text, i-2, i-2-longestWord)
	return k < i-2 && (inSet(filedRoles, text[k:i-2]) || inSet(fieldsOfOne, text[k:i-2]))
}

// fieldsOfOne are the names of fields that have one person, beside filedRoles.
var fieldsOfOne = withCapitals("name kunde kundin mieter mieterin versicherter versicherte schüler schülerin mitarbeiter mitarbeiterin absender empfänger naam kontakt contact owner holder tenant student member guest passenger driver nom assuré locataire nombre titular nome intestatario imię klient jméno klientka asiakas kund elev navn namn név ügyfél müşteri hasta öğrenci nume")

// givenEnd is the end of a given name at text[i], and of a second one or an initial behind it;
// or 0 where there is none, or another name goes on.
func givenEnd(text string, i int) int {
	end, capital := wordAt(text, i)
	if c := lexicon.Lookup(text[i:end]); end == i || !capital || c.Given() == 0 && !isDoubleGiven(text[i:end]) || c.Given() < c.Family() || c.Common() > c.Given() {
		return 0
	}
	if end+1 < len(text) && text[end] == ' ' {
		e, capital := wordAt(text, end+1)
		switch c := lexicon.Lookup(text[end+1 : e]); {
		case !capital:
		case e == end+2:
			return skipByte(text, e, '.')
		case c.Given() == 0 || c.Given() < c.Family():
			return 0
		default:
			end = e
		}
	}
	if joinsAfter(text, end) {
		return 0
	}
	return end
}

// isDoubleGiven reports whether a word is two given names with a hyphen between them.
func isDoubleGiven(word string) bool {
	a, b, ok := strings.Cut(word, "-")
	return ok && lexicon.Lookup(a).Given() > 0 && lexicon.Lookup(b).Given() > 0
}

// filedRoles are people of whom forms and reports speak so.
var filedRoles = withCapitals("patient patientin pat beschuldigte beschuldigter beschuldigten zeuge zeugin geschädigte geschädigter witness complainant suspect defendant accused victim claimant applicant employee customer client " +
	"plaignant plaignante témoin prévenu nommé nommée patiente salarié salariée denunciante testigo imputado imputada compareciente paciente cliente querelante testimone indagato indagata paziente vittima " +
	"arguido arguida testemunha utente ofendido pacjent pacjentka świadek podejrzany podejrzana pokrzywdzony verdachte getuige aangever patiënt cliënt misstänkt vittne patienten vidne mistenkt vitne pacient pacientka svědek páciens tanú pacientul martorul")

// isFiled reports whether a form, a list or a report may have the person text[from:to].
func isFiled(text string, from, to int) bool {
	from = particlesStart(text, from)
	if from == 0 || to == len(text) || strings.IndexByte("\n\r\t;|():\"", text[to]) >= 0 || text[to] == ',' && !(to+2 < len(text) && isCapitalAt(text, to+2)) {
		return true
	}
	if strings.IndexByte("\n\t|(\"", text[from-1]) >= 0 {
		return true
	}
	if text[from-1] != ' ' || from < 2 {
		return false
	}
	if strings.IndexByte(":;|-*", text[from-2]) >= 0 {
		return true
	}
	k := skipDotBack(text, from-1)
	i := wordStartWithin(text, k, k-longestWord)
	return i < k && inSet(filedRoles, text[i:k])
}

// signedShorts say short and with a dot that somebody has signed.
var signedShorts = wordSet("gez podp fdo ondert undert")

// filedName is where the name begins behind a word at text[at] for somebody of a report or who has signed
// and its dot, as in Pat. Brückner, and its end; or at.
func filedName(text string, at int) (from, to int) {
	end := asciiEnd(text, at, longestWord+1)
	if end+2 >= len(text) || text[end] != '.' || text[end+1] != ' ' || !inSet(filedRoles, text[at:end]) && !inSet(signedShorts, text[at:end]) {
		return at, at
	}
	if inSet(signedShorts, text[at:end]) { // Gez. H. Kaltenbrunner
		if to = signedRun(text, end+2); to > end+2 && (to == len(text) || strings.IndexByte("\n\r,;.", text[to]) >= 0) {
			return end + 2, to
		}
		return at, at
	}
	to, _ = wordAt(text, end+2)
	if c := lexicon.Lookup(text[end+2 : to]); c.Family() > 1 && c.Common() < 2 && isCapitalAt(text, end+2) {
		return end + 2, to
	}
	return at, at
}

// skipDotBack is the place before a dot before text[i], or i.
func skipDotBack(text string, i int) int {
	if i > 0 && text[i-1] == '.' {
		i--
	}
	return i
}

// namesLinks stand between the last two names of a list.
var namesLinks = wordSet("and und et y e i och og ja a és și si ve en oraz sowie та і и o or oder ou")

// listsNames reports whether text[from:to] may be a part of a list of people, of whom each has
// one name, or begin with somebody who is spoken to.
func listsNames(text string, from, to int) bool {
	if from > 1 && text[from-1] == ' ' {
		if text[from-2] == ',' {
			return true
		}
		k := skipDotBack(text, from-1)
		i := wordStartWithin(text, k, k-longestWord)
		if i < k && (inSet(namesLinks, text[i:k]) || inSet(shortTitles, text[i:k]) || len(nameLeads.at(text, i)) == k-i && k == from-1) {
			return true
		}
	}
	i := skipByte(text, to, ',')
	if i+1 >= len(text) || text[i] != ' ' {
		return false
	}
	end, capital := wordAt(text, i+1)
	return capital && i > to || inSet(namesLinks, text[i+1:end]) || text[i+1] == '&'
}
