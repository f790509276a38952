package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds people whose names are everyday words or in no lexicon by what stands right beside them: who says who
// he is, whom one writes to, who uses a system, who turned thirty, and Will who will.

// besidePerson is how sure such a name is.
const besidePerson = 0.75

// selfIs stand between a greeting and the name of who greets, at the end of a word and behind a comma or a sign.
var selfIs = [...]string{"it's", "its", "it’s", "this is", "hier ist", "hier spricht", "hier schreibt", "ici", "c'est", "c’est", "sono", "qui è", "soy", "aquí", "sou a", "sou o", "aqui é a", "aqui é o", "é a", "é o", "met", "hier is", "tu", "tady", "z tej strony", "här är", "det är", "det er", "her er", "täällä", "tässä", "sunt", "ben", "itt", "είμαι ο", "είμαι η", "это", "это снова", "это опять", "це", "це знову", "аз съм", "ovdje", "tukaj", "siin"}

// selfLasts are the last words of selfIs. They tell most words off.
var selfLasts = lastWords(selfIs[:])

// lastWords are the last words of phrases.
func lastWords(phrases []string) *wordList {
	var last []string
	for _, w := range phrases {
		last = append(last, w[strings.LastIndexByte(w, ' ')+1:])
	}
	return wordSet(strings.Join(last, " "))
}

// selfGreetedEnd is the end of the name at text[at] of who greets, behind a greeting and what says so: Привет, это X!
// Or at.
func selfGreetedEnd(text string, at int) int {
	if at < 8 || text[at-1] != ' ' || !selfLasts.mayEnd(text, at-1) {
		return at // as nearly always
	}
	end, capital := wordAt(text, at)
	if !capital || end-at < 3 || end < len(text) && strings.IndexByte(",.!\n\r", text[end]) < 0 || !mayBeHailed(lexicon.Lookup(text[at:end])) || isPlainTitle(text[at:end]) {
		return at
	}
	for _, w := range selfIs {
		i := at - 1 - len(w)
		if i < 4 || text[i:at-1] != w || text[i-1] != ' ' || strings.IndexByte(",!.", text[i-2]) < 0 {
			continue
		}
		k := i - 2
		from := wordStartWithin(text, k, k-longestWord)
		if from < k && isLineStart(text, from) && (inSet(greetings, text[from:k]) || inSet(moreGreetings, text[from:k])) {
			return end
		}
	}
	return at
}

// isPlainTitle reports whether a word is one for all who are spoken to or a title.
func isPlainTitle(word string) bool { return inSet(everybody, word) || inSet(shortTitles, word) }

// contactLinks stand between whom one is to call or write to and the number or the address, and contactLeads before the name.
var (
	contactLinks = [...]string{" på ", " at ", " on ", " via ", " unter ", " per ", " à ", " au ", " al ", " en el ", " a ", " pelo ", " em ", " no ", " op ", " pod ", " na ", " osoitteessa ", " по ", " за ", " la ", " ("}
	contactLeads = wordSet("hos bei with to chez con da com bij u z s se od do i til till från fra från contact contacta contactez kontakt kontakta kontaktiere email call mail write а у до з к с")
)

// farthestContact bounds an address of mail, in bytes.
const farthestContact = 48

// contactEnd is the end of the given name at text[at] of whom one is to write to, with the address behind it: hos Ida på
// ida@mail.dk; or at.
func contactEnd(text string, at, end int) int {
	if at < 3 || text[at-1] != ' ' || end+8 >= len(text) || text[end] != ' ' || !contactLeads.mayEnd(text, at-1) {
		return at
	}
	i := wordStartWithin(text, at-1, at-1-longestWord)
	if !inSet(contactLeads, text[i:at-1]) {
		return at
	}
	c := lexicon.Lookup(text[at:end])
	if c.Given() < 2 || c.Is(lexicon.Country|lexicon.Title) || isPlainTitle(text[at:end]) {
		return at
	}
	for _, link := range contactLinks {
		if !strings.HasPrefix(text[end:], link) {
			continue
		}
		rest := text[end+len(link) : min(len(text), end+len(link)+farthestContact)]
		if k := strings.IndexAny(rest, " \n\t,;"); k >= 0 {
			rest = rest[:k]
		}
		if k := strings.IndexByte(rest, '@'); k > 0 && strings.IndexByte(rest[k:], '.') > 0 {
			return end
		}
	}
	return at
}

// userNouns stand in small letters, or at the beginning of a sentence, before the name of who has an account.
var userNouns = withCapitals("user benutzer benutzerin nutzer nutzerin anwender anwenderin utilisateur utilisatrice usuario usuaria utente utilizador utilizadora usuário usuária gebruiker użytkownik użytkowniczka uživatel uživatelka používateľ användaren brukeren brugeren käyttäjä käyttäjän utilizatorul felhasználó kullanıcı пользователь пользователя пользователю пользователем користувач користувача потребител korisnik uporabnik " +
	"customer client colleague kunde kundin kollege kollegin cliente klant klient klienta zákazník asiakas kunden müşteri клиент клиента клієнт")

// userEnd is the end of a name of two words at text[at] behind one of userNouns, of which each may be one of a name; or at.
func userEnd(text string, at, end int) int {
	if at < 5 || text[at-1] != ' ' || end+2 >= len(text) || text[end] != ' ' || !userNouns.mayEnd(text, at-1) || !isCapitalAt(text, end+1) {
		return at
	}
	i := wordStartWithin(text, at-1, at-1-longestWord)
	if !inSet(userNouns, text[i:at-1]) || joinsBefore(text, i) {
		return at
	}
	to, _ := wordAt(text, end+1)
	first, last := lexicon.Lookup(text[at:end]), lexicon.Lookup(text[end+1:to])
	const no = lexicon.Country | lexicon.Title | lexicon.Organization | lexicon.Demonym
	if to-end < 3 || isInCapitals(text[end+1:to]) || first.Is(no) || last.Is(no) || first.Common() > 1 && first.Given() < 2 || last.Family() < 2 && last.Common() > 0 || continuesName(text, to) || joinsAfter(text, to) {
		return at
	}
	if first.Given() == 0 && first.Family() == 0 && last.Family() < 2 {
		return at
	}
	return to
}

// givenWords are given names that are verbs and nouns of English as well, and givenVerbs what only somebody of such a name
// can have behind it where a sentence begins.
var (
	givenWords = wordSet("will mark bill grace rose art rob drew pat sue may june april dawn faith hope joy ivy daisy violet olive ruby amber pearl jack josh nick frank grant chase hunter wade miles ray rich gene dale cliff lance skip buck chuck bob jean")
	givenVerbs = wordSet("will has was says said wants thinks knows told asked wrote called went came")

	// askedPolitely stand behind a name and a comma.
	askedPolitely = wordSet("please pls plz thanks thank could can would will are do did have")
	politeYou     = wordSet("you")
)

// givenWordEnd is the end of the name at text[at], which begins a sentence and is one of givenWords, or at.
func givenWordEnd(text string, at, end int) int {
	if end-at > 6 || end+4 >= len(text) || text[end] != ' ' && text[end] != ',' || !inSet(givenWords, text[at:end]) || text[at] > 'Z' || text[at+1] <= 'Z' || !isLineStart(text, at) {
		return at
	}
	i := end
	if text[i] == ',' {
		i++
		if text[i] != ' ' {
			return at
		}
		e, _ := wordAt(text, i+1)
		word := text[i+1 : e]
		if !inSet(askedPolitely, word) || text[i+1] < 'a' {
			return at
		}
		if word == "please" || word == "pls" || word == "plz" || word == "thanks" || word == "thank" {
			return end
		}
		if e < len(text) && text[e] == ' ' {
			if k, _ := wordAt(text, e+1); inSet(politeYou, text[e+1:k]) {
				return end
			}
		}
		return at
	}
	e, _ := wordAt(text, i+1)
	verb := text[i+1 : e]
	if !inSet(givenVerbs, verb) || text[i+1] < 'a' || verb == "will" && monthNamed(text[at:end]) > 0 {
		return at
	}
	switch {
	case strings.EqualFold(verb, text[at:end]): // Will will mark it
		return end
	case monthNamed(text[at:end]) > 0 || verb == "was" || verb == "has":
		return at
	case verb == "will":
		// Bill will call: of a bill that is paid the verb says another thing.
		k, _ := wordAt(text, min(e+1, len(text)))
		if !inSet(willDo, text[min(e+1, len(text)):k]) {
			return at
		}
	}
	return end
}

// willDo are what somebody will do.
var willDo = wordSet("call bring take drive pick meet join send mark review check write email phone cook handle help ask tell visit come arrive present lead speak talk fly travel attend teach reply answer")

// Words for being, and what somebody is about to do or is doing as long as nobody speaks of programs.
var (
	beWords = [...]string{" is ", " was ", " will be "}
	doings  = wordSet("looking coming going leaving driving calling asking talking having thinking taking meeting visiting travelling traveling feeling cooking studying staying retiring getting bringing arriving working standing sitting living chairing presenting covering stepping handling")
)

// doingEnd is the end of the given name at text[at], which begins a sentence, of who is doing something; or at.
func doingEnd(text string, at, end int) int {
	if end+8 >= len(text) || text[end] != ' ' || text[end+1] != 'i' && text[end+1] != 'w' || !isLineStart(text, at) || monthNamed(text[at:end]) > 0 {
		return at
	}
	for _, w := range beWords {
		if !strings.HasPrefix(text[end:], w) {
			continue
		}
		e, _ := wordAt(text, end+len(w))
		if !inSet(doings, text[end+len(w):e]) {
			return at
		}
		if c := lexicon.Lookup(text[at:end]); c.Given() == 3 && c.Common() < 3 && !c.Is(lexicon.Organization|lexicon.Title|lexicon.Country) {
			return end
		}
	}
	return at
}

// isHailed reports whether the name of a place that few know and a family has is that of who is spoken to at the end of an
// exclamation: Well done, Newell!
func isHailed(text string, span *tagger.Span) bool {
	if span.Start < 4 || text[span.Start-1] != ' ' || text[span.Start-2] != ',' || span.End >= len(text) || text[span.End] != '!' {
		return false
	}
	c := lexicon.Lookup(text[span.Start:span.End])
	return c.Place() < 2 && (c.Family() > 1 || c.Given() > 1) && !c.Is(lexicon.Country|lexicon.Region)
}

// isBracketedPerson reports whether the name of a place is a given name and a family name, and a word in small letters stands
// in brackets behind it, as what somebody is does: John Day (clerk).
func isBracketedPerson(text string, span *tagger.Span) bool {
	i := span.End
	if i+3 >= len(text) || text[i] != ' ' || text[i+1] != '(' || text[i+2] < 'a' || text[i+2] > 'z' {
		return false
	}
	k := span.Start + strings.IndexByte(text[span.Start:i], ' ')
	if k <= span.Start || lexicon.Lookup(text[span.Start:k]).Given() < 3 {
		return false
	}
	n := strings.IndexByte(text[i:min(len(text), i+farthestContact)], ')')
	if n < 0 || lexicon.Lookup(text[k+1:i]).Family() == 0 {
		return false
	}
	return isJobWord(text[lastWordOf(text, i+2, i+n) : i+n])
}

// turnedEnd is the end of the name at text[at] of who turned as old as the number behind it says, or at.
func turnedEnd(text string, at, end int) int {
	const turned = " turned "
	if end+len(turned)+1 >= len(text) || text[end] != ' ' || !strings.HasPrefix(text[end:], turned) || !isDigit(text[end+len(turned)]) {
		return at // as nearly always
	}
	i := end + len(turned)
	k := i
	for k < len(text) && k-i < 3 && isDigit(text[k]) {
		k++
	}
	if k-i > 2 && text[i:k] > "119" || k < len(text) && (isAlnum(text[k]) || strings.IndexByte("%°:/-", text[k]) >= 0 || text[k] == '.' && k+1 < len(text) && isDigit(text[k+1])) {
		return at
	}
	if c := lexicon.Lookup(text[at:end]); c.Given() < 2 {
		return at
	}
	return end
}

// jsonLastEnd is the end of the family name at text[at] that is the value of last beside first in an object; or at.
func jsonLastEnd(text string, at, end int) int {
	const key, farthest = "\"last\":", 64
	if end == len(text) || text[end] != '"' || at < 2*len(key) || text[at-1] != '"' {
		return at
	}
	i := at - 1
	if text[i-1] == ' ' {
		i--
	}
	if i < len(key) || text[i-len(key):i] != key {
		return at
	}
	before := text[max(0, i-len(key)-farthest) : i-len(key)]
	if k := strings.LastIndexByte(before, '{'); k >= 0 {
		before = before[k:]
	}
	if !strings.Contains(before, "\"first\":") && !strings.Contains(before, "\"first\" :") {
		return at
	}
	if c := lexicon.Lookup(text[at:end]); c.Is(lexicon.Country|lexicon.Thing) && c.Family() == 0 {
		return at
	}
	return end
}

// agedBefore stand before a name and say in Turkish how old somebody is.
var agedBefore = wordSet("yaşındaki yaşlarındaki")

// agedNameEnd is the end of the two words of a name behind one of these at text[at], or at.
func agedNameEnd(text string, at, end int) int {
	if at < 10 || text[at-1] != ' ' || end+2 >= len(text) || text[end] != ' ' || !agedBefore.mayEnd(text, at-1) {
		return at
	}
	i := wordStartWithin(text, at-1, at-1-longestWord)
	to, capital := wordAt(text, end+1)
	if !inSet(agedBefore, text[i:at-1]) || !capital || lexicon.Lookup(text[end+1:to]).Family() == 0 || isCapitals(text[end+1:to]) {
		return at
	}
	return to
}

// workingEnd is the end of the two words of a name at text[at], which begins a sentence and has a verb for working as
// something behind it: X Y lucrează ca; or at.
func workingEnd(text string, at, end int) int {
	if end+6 >= len(text) || text[end] != ' ' || !isCapitalAt(text, end+1) || !isLineStart(text, at) {
		return at
	}
	to, _ := wordAt(text, end+1)
	if to+4 >= len(text) || text[to] != ' ' || text[to+1] < 'a' {
		return at
	}
	e, _ := longWordAt(text, to+1)
	if e-to-1 > longestWord || !inSet(worksFor, text[to+1:e]) || e+2 >= len(text) || text[e] != ' ' {
		return at
	}
	k, _ := wordAt(text, e+1)
	if !inSet(asWords, text[e+1:k]) {
		return at
	}
	first, last := lexicon.Lookup(text[at:end]), lexicon.Lookup(text[end+1:to])
	const no = lexicon.Country | lexicon.Title | lexicon.Organization | lexicon.OrgWord | lexicon.Demonym | lexicon.Occupation
	if first.Is(no) || last.Is(no) || first.Common() > 1 && !first.IsName() || last.Common() > 1 && !last.IsName() {
		return at
	}
	return to
}

// personSaidEnd is the end of the name at text[at], whose first word ends at text[end], where one of these says that it is
// one; or at.
func personSaidEnd(text string, at, end int) int {
	if end-at < 2 || end-at > longestWord {
		return at
	}
	if to := max(selfGreetedEnd(text, at), fieldNameEnd(text, at)); to > at {
		return to
	}
	for _, read := range [...]func(string, int, int) int{contactEnd, userEnd, initialledEnd, givenWordEnd, doingEnd, turnedEnd, jsonLastEnd, agedNameEnd, workingEnd} {
		if to := read(text, at, end); to > at {
			return to
		}
	}
	return at
}

// withTurned puts among the spans the last word of the chain text[at:end] where it is who turned as old as a number says.
func withTurned(spans []tagger.Span, text string, at, end int) []tagger.Span {
	if end+8 >= len(text) || text[end] != ' ' || text[end+1] != 't' || !strings.HasPrefix(text[end:], " turned ") {
		return spans
	}
	from := wordStartWithin(text, end, max(at, end-longestWord))
	if from == end || from == at || !isCapitalAt(text, from) || turnedEnd(text, from, end) == from {
		return spans
	}
	for i := range spans {
		if s := &spans[i]; s.Label == tagger.Person && s.End == end && s.Start < from && text[from-1] == ' ' && from > 1 && text[from-2] != ',' {
			return spans // the family name of somebody
		}
	}
	if from > 1 && text[from-1] == ' ' && text[from-2] != ',' && !strings.HasSuffix(text[:from-1], "day") {
		return spans
	}
	return withSpan(spans, tagger.Span{Start: from, End: end, Label: tagger.Person, Confidence: besidePerson})
}
