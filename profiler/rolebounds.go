package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file parts an office from the name behind it, where the tagger has taken both for the name of somebody: Pflegedirektorin Anna
// Lampe, президент Казахстана Анна Лампова.

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
