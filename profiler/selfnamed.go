package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file finds who says in small letters, as in chats, what he or she is called: a nevem kiss péter.

// selfNamedRecognizers find such names.
var selfNamedRecognizers = []Recognizer{
	{
		Name:     "name-told-in-small-letters",
		Label:    "PERSON",
		Doc:      "One to four words in small letters behind my name is and the like in forty languages, of which the first is a name or in no lexicon; a given name behind hi it's.",
		Source:   "common usage of chats; words in common use",
		triggers: selfCues.triggers(),
		match:    matchSelfNamed,
	},
}

// selfCues stand before the name of who speaks.
var selfCues = newOtherSet(strings.Split("my name is|my name's|my full name is|my surname is|mein name ist|ich heiße|ich heisse|je m'appelle|je m’appelle|mon nom est|mon prénom est|moi c'est|moi c’est|me llamo|mi nombre es|mi nombre completo es|mi chiamo|mio nome è|meu nome é|me chamo|chamo-me|ik heet|mijn naam is|nazywam się|mam na imię|moje imię to|jmenuji se|jmenuju se|mé jméno je|volám sa|moje meno je|"+
	"jag heter|mitt namn är|jeg heter|mitt navn er|jeg hedder|mit navn er|nimeni on|minun nimeni on|mun nimi on|nevem|mă numesc|ma numesc|mă cheamă|numele meu este|numele meu e|benim adım|adım|ismim|benim ismim|mano vardas|mani sauc|mans vārds ir|minu nimi on|zovem se|moje ime je|ime mi je|pišem se|emri im është|quem fala é|nire izena|mae fy enw i|ég heiti|jisimni|"+
	"меня зовут|моё имя|мое имя|мене звати|мене звуть|моє ім'я|моє ім’я|казвам се|името ми е|моето име е|зовем се|моје име је|име ми је|се викам|με λένε|λέγομαι|το όνομά μου είναι|το όνομα μου είναι|мяне завуць|менің атым|мой аты|"+
	strings.Join(lowGreetings[:], "|")+"|"+
	"tôi tên là|tên tôi là|mình tên là|em tên là|nama saya|nama aku|perkenalkan nama saya|jina langu ni|ang pangalan ko ay|my naam is", "|"))

// lowGreetings are greetings with what says who greets, behind which a given name alone stands.
var lowGreetings = [...]string{"hi its", "hi it's", "hi it’s", "hey its", "hey it's", "hey it’s", "hello its", "hello it's", "hello it’s", "hi this is", "hey this is", "hello this is"}

// behindLowName stand behind such a name.
var behindLowName = wordSet("again here from speaking")

// matchLowGreeted reads the given name in small letters at text[start] of who greets: hi its alma again.
func matchLowGreeted(text string, start int) (match, bool) {
	end, capital := wordAt(text, start)
	if capital || end-start < 3 || joinsAfter(text, end) {
		return match{}, false
	}
	c := lexicon.Lookup(text[start:end])
	if c.Given() < 3 || monthNamed(text[start:end]) > 0 || c.Is(lexicon.Title|lexicon.Thing|lexicon.Demonym) || inSet(notNames, text[start:end]) {
		return match{}, false
	}
	if end < len(text) && text[end] == ' ' {
		e, _ := wordAt(text, end+1)
		return match{start, end, selfNamedAlone}, inSet(behindLowName, text[end+1:e])
	}
	return match{start, end, selfNamedAlone}, end == len(text) || strings.IndexByte(",.!\n", text[end]) >= 0
}

// The bounds of such a name.
const (
	mostSelfNamed  = 4
	selfNamedAlone = 0.85
)

// matchSelfNamed reads the name in small letters behind the cue at text[at].
func matchSelfNamed(text string, at int) (match, bool) {
	cue := selfCues.at(text, at)
	if cue == "" || joinsBefore(text, at) {
		return match{}, false
	}
	start := at + len(cue)
	if start+2 >= len(text) || text[start] != ' ' && text[start] != ':' {
		return match{}, false
	}
	start = skipByte(text, skipByte(text, start, ':'), ' ')
	if cue[0] == 'h' { // one of lowGreetings
		return matchLowGreeted(text, start)
	}
	end := start
	if e, _ := wordAt(text, start); cue == "adım" && lexicon.Lookup(text[start:e]).Given() == 0 {
		return match{}, false // a step
	}
	for i, n := start, 0; n < mostSelfNamed; n++ {
		e, capital := wordAt(text, i)
		if e == i || capital || joinsAfter(text, e) && text[e] != '-' {
			break
		}
		for e+1 < len(text) && text[e] == '-' && isLetter(text[e+1]) {
			e, _ = wordAt(text, e+1)
		}
		word := text[i:e]
		if n > 0 && inSet(particles, word) && e < len(text) && text[e] == ' ' {
			i = e + 1
			continue
		}
		if !mayNameSelf(text, word, e, n) && !(n > 0 && strings.Contains(cue, "tên") && !inSet(behindJob, word)) { // which Vietnamese names are, with a middle one
			break
		}
		end = e
		if e == len(text) || text[e] != ' ' {
			break
		}
		i = e + 1
	}
	return match{start, end, selfNamedAlone}, end > start+1
}

// mayNameSelf reports whether the word that ends at text[e] is the name of who speaks, or goes on with it.
func mayNameSelf(text, word string, e, n int) bool {
	c := lexicon.Lookup(word)
	name := c.Given() > 1 || c.Family() > 1
	switch {
	case len(word) < 2 || c.Is(lexicon.Occupation|lexicon.Demonym|lexicon.Religion) && !name, inSet(behindJob, word), inSet(notNames, word):
		return false
	case n == 0:
		return name && c.Common() < 3 || c.Given() > 2 || c.Common() == 0 || c.Family() > 2 && beforeGiven(text, e)
	case c.Common() > 1:
		return name && (c.Common() < 3 || endsSaidName(text, e)) && c.Given()+c.Family() > 2
	}
	return c.Given()+c.Family() > 0 || endsSaidName(text, e)
}

// beforeGiven reports whether a given name stands behind text[e], as in Hungarian.
func beforeGiven(text string, e int) bool {
	if e+2 >= len(text) || text[e] != ' ' {
		return false
	}
	k, _ := wordAt(text, e+1)
	c := lexicon.Lookup(text[e+1 : k])
	return c.Given() > 2 || c.Given() > 1 && c.Common() < 3
}

// notNames stand behind such a cue and are no names.
var notNames = wordSet("not very so well also already still now here just on in the a an listed spelled spelt wrong different unknown my your his her their this that nicht auch hier falsch pas aussi mal no mal también non anche sbagliato não também niet ook verkeerd nie też źle ne není inte också feil ikke stavet ei väärin nem nu değil yanlış не тоже неправильно та також не и то to as")

// endsSaidName reports whether nothing goes on behind text[e] but another clause.
func endsSaidName(text string, e int) bool {
	if e == len(text) || strings.IndexByte(".,;!?\n)", text[e]) >= 0 {
		return true
	}
	if text[e] != ' ' {
		return false
	}
	k, _ := wordAt(text, e+1)
	return inSet(behindJob, text[e+1:k])
}
