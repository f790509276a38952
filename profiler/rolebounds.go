package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file parts an office from the name behind it, where the tagger has taken both for the name of somebody: Pflegedirektorin Anna
// Lampe, президент Казахстана Анна Лампова.

// isFieldOfRole reports whether a role and a link to what it is of stand before text[at].
func isFieldOfRole(text string, at int) bool {
	k := wordBeforeIn(text, at, 0, roleLinks)
	return k < at && (wordBeforeIn(text, k, 0, newsRoles) < k || wordBeforeIn(text, k, 0, politicians) < k)
}

// behindRole is where the name of somebody begins of which the first words are rather an office, with a nationality
// before it or what it leads behind it, or start: Pflegedirektorin Anna Lampe, German Chancellor Anna Lamp.
func behindRole(text string, start, end int) int {
	e, _ := longWordAt(text, start)
	if e+1 >= end || text[e] != ' ' || !isCapitalAt(text, e+1) {
		return start
	}
	if start > 4 && text[start-1] == ' ' && (text[start] == 0xD0 || text[start] == 0xD1 || inSet(slavicRoles, text[roleWordStart(text, start-1):start-1])) && isLedCountry(text[start:e]) {
		if k := roleWordStart(text, start-1); k < start-1 && inSet(slavicRoles, text[k:start-1]) {
			return e + 1 // президент Казахстана Анна Лампова
		}
	}
	if c := lexicon.Lookup(text[start:e]); c.Is(lexicon.Demonym) && c.Given() < 2 && strings.Count(text[start:end], " ") > 1 {
		if to, _ := longWordAt(text, e+1); to+1 < end && text[to] == ' ' && isCapitalAt(text, to+1) && inSet(newsRoles, text[e+1:to]) {
			return to + 1
		}
		return start
	}
	if inSet(roleFields, text[start:e]) && isFieldOfRole(text, start) {
		return e + 1 // minister van Justitie Karin Lamp
	}
	if isCapitalRole(text[start:e]) || startsSentence(text, start) && inSet(turkishCaptains, text[start:e]) {
		return e + 1
	}
	if c := lexicon.Lookup(text[start:e]); c.Given() == 0 && e-start > 4 && (c.Is(lexicon.Occupation) || c.Family() < 2 && agentFormOf(text[start:e]) != noAgent) && isGermanArticled(text, start) && lexicon.Lookup(firstWord(text[e+1:end])).Given() > 0 {
		return e + 1 // der Kaufmann Anton Lampe
	}
	if e-start <= shortestCompound || !inSet(newsRoles, text[start:e]) && !isRoleCompound(text[start:e]) {
		return start
	}
	if c := lexicon.Lookup(text[start:e]); c.Given() > 0 || c.Family() > 1 {
		if to, _ := longWordAt(text, e+1); c.Given() == 0 && to < end && inSet(newsRoles, text[start:e]) && lexicon.Lookup(text[e+1:to]).Given() > 1 {
			return e + 1 // Stürmer Emre Yıldız, who has a family name
		}
		return start
	}
	return e + 1
}

// isLedCountry reports whether a Cyrillic word is a country, also in the genitive.
func isLedCountry(word string) bool {
	if lexicon.Lookup(word).Is(lexicon.Country) {
		return true
	}
	if word[0] < 0xD0 {
		for _, c := range [...]struct{ ending, first string }{{"ji", "ja"}, {"y", "a"}, {"i", "a"}, {"a", "o"}, {"iec", "cy"}} {
			if stem, ok := strings.CutSuffix(word, c.ending); ok && len(stem) > 2 && lexicon.Lookup(stem+c.first).Is(lexicon.Country) {
				return true
			}
		}
		return false
	}
	for _, ending := range [...]string{"а", "ы", "и", "ии"} {
		if stem, ok := strings.CutSuffix(word, ending); ok && len(stem) > 6 && (lexicon.Lookup(stem).Is(lexicon.Country) || lexicon.Lookup(stem+"а").Is(lexicon.Country) || lexicon.Lookup(stem+"ия").Is(lexicon.Country)) {
			return true
		}
	}
	return false
}

// isLeadIn reports whether the first word of the job text[from:to] before a name only begins the sentence, and a role
// alone stands behind it. Only English writes nouns before one that say of what sort it is.
func isLeadIn(text string, from, to int) bool {
	if !startsSentence(text, from) {
		return false
	}
	e, capital := longWordAt(text, from)
	if !capital || e >= to || text[e] != ' ' && text[e] != '\'' && text[e] != "’"[0] {
		return false
	}
	word := text[from:e]
	k := roleWordStart(text, to)
	if k <= from || !inSet(newsRoles, text[k:to]) && !isRoleCompound(text[k:to]) {
		return false
	}
	if text[e] != ' ' || strings.IndexByte(word, '\'') > 0 || inSet(leadIns, word) || lexicon.Lookup(word).Is(lexicon.Demonym) {
		return true
	}
	stem, genitive := strings.CutSuffix(word, "s")
	switch {
	case genitive && len(stem) > 3 && lexicon.Lookup(stem).Place() > 0, lexicon.Lookup(word).Place() > 2:
		return true
	case isCapitalAt(text, k), inSet(newsQualities, word), inSet(officeQualities, word), inSet(newsRoles, word), isKnownJob(text, from, e), len(allJobTitles.at(text, from)) == to-from:
		return false
	}
	return !inSet(qualifiedRoles, text[k:to])
}

// leadIns begin sentences before a role, and qualifiedRoles are those in English before which nouns stand.
var (
	leadIns        = wordSet("yesterday today tomorrow then later earlier meanwhile afterwards now when after before while as but and so also here there since gisteren vandaag gestern heute ieri oggi ayer hoy ontem hoje aujourd'hui wczoraj dziś igår idag včera dnes dün bugün")
	qualifiedRoles = wordSet("spokesman spokeswoman spokesperson attorney lawyer inspector coach manager referee cyclist boxer skier jockey actor actress singer songwriter guitarist drummer bassist pianist composer conductor director filmmaker screenwriter writer poet author painter sculptor photographer dancer comedian presenter broadcaster curator critic historian journalist reporter correspondent columnist editor publisher designer architect economist scientist physicist chemist biologist chef leader activist")
)
