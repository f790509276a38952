package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/hungarian"
	"github.com/privet-go/privet/profiler/internal/lexicon"
)

// This file tells off what a word with a capital cannot be: what makes most words a name is a word beside them, a mark or what the lexicon
// knows of them, and each word of a text is looked up once for all who would ask. A cue says what a reader has to see before it can find
// anything; a reader is another line in each of the tables below.

// A cue is a bit for each reader of names, set where it may find something.
type cue uint32

const (
	cueEmployer    cue = 1 << iota // withEmployers
	cueKnownFirm                   // withKnownFirms
	cueField                       // withFieldFirm
	cueTeam                        // withTeams
	cueInstitution                 // the heads of withWholeInstitutions
	cuePlace                       // withPlaceAt
	cueTownBody                    // withTownBody
	cueBody                        // withBodyAt
	cueFrame                       // framedAt
	cueTold                        // withToldByWord and withInPlaceInside
	cuePolity                      // polityAt
	cueArticle                     // cuePolity, by the word before
	cueLink                        // cueFrame and cueEmployer, by the word before
	cueKnown                       // the rest of knownOrgAt
	cueLand                        // withLand
	cueJournal                     // withJournal
	cuePersons                     // withPersonFramed
	cuePlaceTold                   // toldPlaceEnd
	cueOrgTold                     // toldOrganizationEnd
	cuePerson                      // unseenPerson
	cueSigned                      // signedEnd
	cueInflected                   // withEnd

	allCues  cue = 1<<iota - 1
	everyCue     = ^cue(0) // all, of all words of a chain
)

// Cues by what they are: words before a name, its own words and words behind it.
var (
	cuesBefore = newCueTable(map[cue][]*wordList{
		cueEmployer:    {firmNouns, byEmployer, atEmployer},
		cueField:       {namedToLasts},
		cueInstitution: {wholeBefore},
		cuePlace:       {localWords, pairWords},
		cueTownBody:    {townHeadWords},
		cueFrame:       {partyWords, atFirm, fromWhere, founders, offers},
		cueLink:        {frameLinks, employerArticles},
		cueTold:        {tellingWords, shortSaints},
		cuePolity:      {politicians, reporterLinks},
		cueArticle:     {orgArticles, wordSet("of")},
		cueLand:        {landLinks},
		cueJournal:     {journalWords, inPaper},
		cuePlaceTold:   {placeLinks},
		cueOrgTold:     {acronymBefore, wordSet("for")},
		cuePerson:      {spokenTo, kinOrRole, selfLasts, contactLeads, userNouns, agedBefore, wordSet("m")},
	})
	cuesOwn = newCueTable(map[cue][]*wordList{
		cueEmployer:    {worksFor},
		cueKnownFirm:   {authorityFirsts},
		cueInstitution: {wholeHeads, tailHeads, authorityFirsts},
		cuePlace:       {continents, counties},
		cueBody:        {bodyWords},
		cueTold:        {features},
		cuePolity:      {polityWords},
		cuePerson:      {kinOrRole, spokenTo, givenWords, filedRoles, signedShorts, nobles, wordSet("m")},
	})
	cuesBehind = newCueTable(map[cue][]*wordList{
		cueEmployer:    {partnerLinks, firmEnds},
		cueKnownFirm:   {firmVerbs, authorityFirsts, authoritySeconds},
		cueInstitution: {authoritySeconds},
		cueTeam:        {innerWords, winWords, beatWords, wordSet("v")},
		cueTownBody:    {smallTownTails, smallSites, officeTails},
		cueBody:        {smallTails, czechNamed},
		cuePolity:      {politicians},
		cuePersons:     {framedLinks},
		cuePlaceTold:   {officesBehind, hostModals, hostVerbs},
		cuePerson:      {titlesBehind, nobleLinks, nobles, wordSet("turned is was will y e")},
	})

	// touchCues are cues by the byte right before a name, markCues by the last one before the blank before it, where that is no letter, and
	// edgeCues by the byte behind a name; all are all cues for what is not here.
	touchCues = cuesOfBytes(map[byte]cue{
		'\n': lineCues,
		'>':  0,
		'"':  cueJournal | cuePerson,
	})
	markCues = cuesOfBytes(map[byte]cue{
		'.': dottedCues,
		',': cueFrame | cueKnownFirm | cuePerson,
		';': 0,
		'!': 0,
		'?': 0,
		'"': 0,
		'>': 0,
	})
	edgeCues = cuesOfBytes(map[byte]cue{
		',':  cueEmployer | cueKnownFirm | cueTeam,
		'\n': cueKnownFirm,
		'\r': cueKnownFirm,
		'"':  cuePerson,
		'.':  0,
		';':  0,
		'!':  0,
		'?':  0,
		'<':  0,
		')':  0,
	})
)

// lineCues are those of a word at the beginning of a line, dottedCues of one behind a word with a dot, and capitalCues of one with another
// behind it that has a capital.
const (
	lineCues    = cueFrame | cueSigned
	dottedCues  = cueField | cuePlace | cueTold | cuePerson
	capitalCues = cueEmployer | cueKnownFirm | cueTeam | cuePersons | cuePerson
)

// cuesOfBytes are cues by a byte.
func cuesOfBytes(some map[byte]cue) (by [256]cue) {
	for c := range by {
		if cues, ok := some[byte(c)]; ok {
			by[c] = cues
		} else {
			by[c] = allCues
		}
	}
	return by
}

// A cueTable gives the cues that a word may be, by its hash. Words may share a place, so that it says too much at times and never too little.
type cueTable [1 << cueBits]cue

const cueBits = 14

func newCueTable(of map[cue][]*wordList) *cueTable {
	t := new(cueTable)
	for c, sets := range of {
		for _, set := range sets {
			for word := range set.words {
				t[cuePlaceOf(word)] |= c
			}
		}
	}
	return t
}

// of gives the cues that a word may be, in any ASCII letter case.
func (t *cueTable) of(word string) cue {
	if len(word) > longestWord {
		return allCues
	}
	return t[cuePlaceOf(word)]
}

// ofParts is of for a word that may have lost a vowel to the one before it, and for both: l'ensemble.
func (t *cueTable) ofParts(word string) cue {
	if !isParted(word) {
		return t.of(word)
	}
	i, n := strings.IndexByte(word, '\''), 1
	if i < 0 {
		i, n = strings.Index(word, "’"), len("’")
	}
	if i < 0 || strings.IndexByte(word, '-') >= 0 || isParted(word[i+n:]) || isCapitalAt(word, i+n) {
		return allCues
	}
	return t.of(word) | t.of(word[:i]) | t.of(word[:i+n]) | t.of(word[i+n:])
}

// cuePlaceOf is where a word stands in a cueTable.
func cuePlaceOf(word string) uint64 {
	n := len(word)
	if n <= 8 {
		if n == 0 {
			return 0
		}
		return (shortBytes(word) + uint64(n)) * 0x9E3779B97F4A7C15 >> (64 - cueBits)
	}
	return (shortBytes(word[:8])*0xD6E8FEB86659FD93 ^ shortBytes(word[n-8:]) + uint64(n)) * 0x9E3779B97F4A7C15 >> (64 - cueBits)
}

// cuesAt are the cues of the word text[at:end], which has a capital.
func cuesAt(text string, at, end int) cue {
	word := text[at:end]
	if isParted(word) {
		return allCues
	}
	class := lexicon.Lookup(word)
	cues := cuesOwn.of(word) | cuesBeforeAt(text, at) | cuesBehindAt(text, end)
	last := word[len(word)-1]
	switch {
	case last == 's' && len(word) > fewestOfLand+1:
		cues |= cueLand // of a land
	case !class.Is(lexicon.Country):
		cues &^= cueLand
	}
	if class.Is(lexicon.Organization|lexicon.Begins) || last < 'a' || last >= utf8.RuneSelf {
		cues |= cueKnown // what ends with a capital may be all capitals
	}
	if class.Place() > 1 || mayEndFinnish(word) {
		cues |= cuePlace
	}
	if hungarian.MayEnd(word) {
		cues |= cueInflected
	}
	if end < len(text) && text[end] == ',' && (at == 0 || text[at-1] == '\n') {
		cues |= cuePerson // Cordialement, Anna Lind
	}
	return cues
}

// mayEndFinnish is false for most words that end in none of finnishEnds.
func mayEndFinnish(word string) bool {
	n := len(word)
	if n < len("ssa") {
		return false
	}
	switch word[n-1] {
	case 'a', 'e':
		return word[n-3] == 's' || word[n-3] == 'l'
	case "ä"[1]:
		return true
	}
	return false
}

// chainCues are the cues of the first word of a chain.
func (s *scanner) chainCues(text string, at int) cue {
	if s.unguided {
		return everyCue
	}
	end, capital := wordAt(text, at)
	if !capital {
		return allCues
	}
	return cuesAt(text, at, end)
}

// in are the cues of the word text[i:end] of the chain at text[at], the first word of which has these.
func (first cue) in(text string, at, i, end int) cue {
	if i == at || first == everyCue {
		return first
	}
	return cuesAt(text, i, end)
}

// cuesBeforeAt are cues before text[at].
func cuesBeforeAt(text string, at int) cue {
	if at == 0 {
		return lineCues
	}
	if text[at-1] != ' ' {
		return touchCues[text[at-1]]
	}
	end := at - 1
	k := wordStartWithin(text, end, end-longestWord)
	if k == end {
		if end == 0 {
			return allCues
		}
		if mark := text[end-1]; mark != '.' || end < 2 || !isLetter(text[end-2]) {
			return markCues[mark]
		}
		if k = wordStartWithin(text, end-1, end-1-longestWord); isParted(text[k : end-1]) {
			return dottedCues
		}
		return cuesBefore.of(text[k:end-1]) & dottedCues // Dr. Anna Lind
	}
	cues := cuesBefore.ofParts(text[k:end])
	if cues&(cueArticle|cueLink) == 0 || k == 0 || text[k-1] != ' ' {
		return cues
	}
	// What leads to the name may stand before an article: deputada do PS, founder of the Acme, bei der Acme.
	j := wordStartWithin(text, k-1, k-1-longestWord)
	if j == k-1 {
		return cues
	}
	const led = cuePolity | cueFrame | cueEmployer
	return cues | cuesBefore.ofParts(text[j:k-1])&led
}

// cuesBehindAt are cues behind text[end].
func cuesBehindAt(text string, end int) cue {
	switch {
	case end >= len(text):
		return cueKnownFirm
	case text[end] != ' ':
		return edgeCues[text[end]]
	}
	to, capital := wordAt(text, end+1)
	if to == end+1 {
		return allCues
	}
	cues := cuesBehind.ofParts(text[end+1 : to])
	if capital {
		cues |= capitalCues
	} else if to < len(text) && text[to] == '.' && to-end <= len(" spol") {
		cues |= cueKnownFirm // d.o.o.
	}
	return cues
}
