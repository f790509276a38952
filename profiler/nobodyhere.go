package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file tells words that families and firms are called by as well from their names, by what stands right beside
// them: a man behind his age, the letters before the number of a ticket, and a month of which another one tells.

// personNouns are German words for people in any case of the singular, which have a capital and are names of families.
var personNouns = wordSet("mann mannes junge jungen bub buben knabe knaben kerl bursche burschen frau dame herr herrn mädchen kind säugling greis mensch menschen jüngling")

// personArticles stand before such a word.
var personArticles = wordSet("der die das den dem des ein eine einen einem einer eines kein keine keinen dieser diese dieses diesen diesem jener jene jeder jede jedes jeden welcher welche mein meine meinen dein deine sein seine seinen ihr ihre ihren unser unsere unseren")

// agedEnds end words that say in German how old somebody is.
var agedEnds = [...]string{"jährige", "jähriger", "jährigen", "jähriges", "jährigem", "alte", "alter", "alten", "altes", "altem", "junge", "junger", "jungen"}

// isPersonNoun reports whether a span is a German word for somebody, behind an article or an age: der 42 Jahre alte Mann.
func isPersonNoun(text string, span *tagger.Span) bool {
	i := span.Start
	if i < 4 || text[i-1] != ' ' || !inSet(personNouns, text[i:span.End]) {
		return false // as nearly all names
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	before := text[k : i-1]
	if inSet(personArticles, before) {
		return true
	}
	if before == "" || isCapitalAt(text, k) {
		return false
	}
	for _, end := range agedEnds {
		if strings.HasSuffix(before, end) {
			return true
		}
	}
	return false
}

// ticketNouns stand before the letters and the number of a ticket, and begin nothing that a firm is called.
var ticketNouns = withCapitals("ticket tickets incident case issue request task change bug order invoice problem vorgang störung fall anfrage auftrag meldung aufgabe incidencia caso tarea solicitud dossier demande tâche segnalazione richiesta pratica chamado pedido melding storing zaak zgłoszenie sprawa požadavek hlášení incidens ärende ärendet uppgift sag sagen sak saken tehtävä pyyntö tiketti tichet cerere bilet kayıt talep заявка тикет инцидент обращение задача заявки звернення")

// The letters before such a number, and its digits.
const (
	mostTicketLetters = 6
	fewestTicketNum   = 3
)

// isTicketPrefix reports whether a span ends with the letters in capitals before the number of a ticket, and is those
// alone or with a word for a ticket before them: Ticket INC-405008.
func isTicketPrefix(text string, span *tagger.Span) bool {
	end := span.End
	if end+fewestTicketNum >= len(text) || text[end] != '-' && text[end] != ' ' || !isDigit(text[end+1]) || text[end-1] < 'A' || text[end-1] > 'Z' {
		return false // as nearly all names
	}
	for k := end + 1; k <= end+fewestTicketNum; k++ {
		if !isDigit(text[k]) {
			return false
		}
	}
	from := end
	for from > span.Start && end-from <= mostTicketLetters && 'A' <= text[from-1] && text[from-1] <= 'Z' {
		from--
	}
	if end-from < 2 || end-from > mostTicketLetters {
		return false
	}
	if from == span.Start {
		return text[end] == '-' && (text[from:end] == "INC" || !lexicon.Lookup(text[from:end]).Is(lexicon.Organization))
	}
	return text[from-1] == ' ' && inSet(ticketNouns, text[span.Start:from-1])
}

// monthStates stand behind a month of which another one tells: it was, it will be. Most of them are two words.
var monthStates = newOtherSet([]string{"will be", "was", "is", "has been", "had been", "should be", "could be", "would be", "might be", "may be", "looks", "seems", "saw", "brought", "brings", "starts", "began", "begins", "ended", "ends",
	"wird", "war", "ist", "sera", "était", "est", "será", "fue", "es", "sarà", "è", "era", "foi", "é", "wordt", "is"})

// farthestMonth is how far from a month another one tells of it, in bytes.
const farthestMonth = 48

// isMonthAgain reports whether the word text[i:j], a month, has behind it what one says of months, and another month
// stands before it in the same sentence: May was tough, but June will be better.
func isMonthAgain(text string, i, j int) bool {
	if j+2 >= len(text) || text[j] != ' ' || monthStates.at(text, j+1) == "" {
		return false
	}
	here, least := monthNamed(text[i:j]), max(0, i-farthestMonth)
	for k := i; k > least && strings.IndexByte(".!?\n", text[k-1]) < 0; k-- {
		if c := text[k-1]; c < 'A' || c > 'Z' || k > 1 && isAlnum(text[k-2]) {
			continue
		}
		e, _ := wordAt(text, k-1)
		if m := monthNamed(text[k-1 : e]); m > 0 && m != here && e < len(text) && text[e] == ' ' && monthStates.at(text, e+1) != "" {
			return true
		}
	}
	return false
}
