package profiler

import (
	"iter"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds names by what an English sentence says of them: who married or told reporters
// something is a person, and where somebody works is a firm, though nobody knows either.

// How sure such names are.
const (
	saidOfPerson = 0.75
	saidOfFirm   = 0.7
)

// A deed is what a verb says of its subject by the word behind it: one of some says that it is a
// person, one of others that it is a firm.
type deed struct {
	any, anyFirm bool // a person, or a firm, in any case
	person, firm *wordList
}

// deeds are verbs, what stands behind a firm, and and. Programs, of which English says that they
// know and want something, do none of what people do here.
var deeds = func() map[string]deed {
	m := map[string]deed{}
	for v := range strings.FieldsSeq("married remarried divorced studied graduated emigrated immigrated commuted enrolled volunteered majored confessed testified wept cried smiled laughed nodded shrugged sighed grinned frowned whispered murmured muttered shouted yelled giggled winked blushed sobbed " +
		"phoned texted emailed telephoned danced sang resigned apologised apologized befriended babysat") {
		m[v] = deed{any: true}
	}
	for v := range strings.FieldsSeq("spokesman spokeswoman spokesperson shareholders headquarters executives employees") {
		m[v] = deed{anyFirm: true}
	}
	for _, d := range [...]struct{ verbs, person, firm string }{
		{"spent", "a his her their two three four five six seven eight ten twelve christmas easter", ""},
		{"told", "me us him her reporters police journalists everyone everybody nobody friends investigators", ""},
		{"asked", "me us him her", ""},
		{"began started", "writing studying painting singing teaching acting dancing composing drawing boxing cycling skiing sculpting school university college kindergarten nursery", ""},
		{"went", "home swimming shopping skiing fishing hiking jogging abroad", "bankrupt bust"},
		{"flew drove walked cycled travelled traveled", "to home back", ""},
		{"came", "home", ""},
		{"grew", "up", ""},
		{"sat stood", "down up beside next opposite", ""},
		{"scored", "the a an his her two three twice again", ""},
		{"wrote", "me us him her", ""},
		{"missed lost forgot hurt broke left brought", "his her", ""},
		{"lives lived", "near alone opposite", ""},
		{"called", "me us him her back yesterday", ""},
		{"denied denies", "any having", ""},
		{"complained", "of", ""},
		{"was", "born arrested convicted sentenced jailed hospitalised hospitalized diagnosed educated raised promoted widowed knighted pregnant engaged hired sacked", "founded incorporated acquired"},
		{"is", "pregnant allergic divorced widowed engaged unwell my his her our their", "headquartered a an"},
		{"and", "i my his her", ""},
		{"died", "last of peacefully suddenly yesterday aged", ""},
		{"shares", "", "fell rose dropped jumped climbed surged tumbled slumped slid sank soared plunged gained closed"},
		{"customer", "", "service services support care"},
		{"sold sued", "", "its"},
		{"laid", "", "off"},
		{"invested", "", "heavily"},
		{"employs", "", "more about around over some nearly almost hundreds thousands"},
		{"reported", "", "quarterly earnings revenue revenues"},
		{"announced", "", "quarterly earnings layoffs on today yesterday that"},
		{"recalled", "", "all thousands millions hundreds"},
		{"charged overcharged refunded", "", "me us"},
		{"cancelled canceled", "", "my our"},
		{"merged partnered", "", "with"},
		{"posted", "", "a record strong"},
	} {
		for v := range strings.FieldsSeq(d.verbs) {
			m[v] = deed{person: wordSet(d.person), firm: wordSet(d.firm)}
		}
	}
	return m
}()

// deedWords are all of these verbs. They tell most words off that are none.
var deedWords = wordSet(strings.Join(sortedKeys(deeds), " "))

// kindsOfFirm are what a firm is, behind is a.
var kindsOfFirm = wordSet("nonprofit non-profit startup start-up company firm charity consultancy subsidiary retailer conglomerate multinational")

// relations stand behind somebody's name and 's.
var relations = wordSet("mother father mom mum dad mama papa brother sister brothers sisters son daughter sons daughters wife husband uncle aunt cousin niece nephew grandmother grandfather grandma grandpa parents girlfriend boyfriend fiancé fiancée " +
	"cat dog birthday wedding funeral passport handwriting childhood teacher doctor nurse lawyer solicitor therapist midwife eyes face hair shoulder smile boss landlord landlady roommate flatmate neighbour neighbor handbag wheelchair")

// firmGoods stand behind a firm's name and 's.
var firmGoods = wordSet("ceo cfo headquarters shareholders employees shares bankruptcy subsidiary revenue revenues profits spokesman spokeswoman spokesperson factory warehouse takeover")

// owners stand before one of them behind is.
var owners = wordSet("my his her our their")

// Words that ask somebody, behind a name and a comma.
var (
	askVerbs = wordSet("can could would will did do are have shall were")
	askedWho = wordSet("you i we")
)

// Words before a firm: that somebody works for or at one, and who does.
var (
	firmCues    = wordSet("for at by of with from against in called named joined joining became company firm startup airline charity supermarket founded co-founded cofounded sued")
	firmWorks   = wordSet("work works worked working")
	firmWorkers = wordSet("i he she who we they you to is was am are been and")
	firmCallers = map[string]*wordList{
		"at":      wordSet("job internship apprenticeship intern"),
		"by":      wordSet("employed hired insured acquired"),
		"of":      wordSet("ceo cfo cto coo co-founder cofounder employee employees shareholder shareholders subsidiary takeover acquisition bankruptcy"),
		"for":     wordSet("spokesman spokeswoman spokesperson"),
		"with":    wordSet("policy mortgage insured merger contract"),
		"from":    wordSet("invoice refund bill quote"),
		"against": wordSet("lawsuit complaint"),
		"in":      wordSet("shares stake"),
		"called":  firmKinds,
		"named":   firmKinds,
	}
	firmKinds = wordSet("company firm startup start-up business agency charity consultancy")
	// Those of firmCues that say so alone.
	firmAlways = wordSet("company firm startup airline charity supermarket founded co-founded cofounded sued")
)

// standIns stand for somebody and name nobody.
var standIns = wordSet("she her they them who you we it this that these those both all most many some one none each everyone everybody someone somebody anyone anybody nobody others people")

// sentenceWords stand before the subject of a sentence.
var sentenceWords = wordSet("when while if as since because although though after before until once unless whenever where but and so then that how why did does has had is was will would could can maybe perhaps today yesterday meanwhile later eventually finally suddenly recently sometimes apparently unfortunately sadly luckily even only poor old little young dear")

// mostSaid bounds the words of such a name.
const mostSaid = 4

// A saidRun is words with capitals that may be a name.
type saidRun struct {
	from, to  int
	words     int
	possessed bool // 's stands behind the last
}

// saidName gives the bounds of the name at text[at], or behind the word there that begins a
// sentence, of which the sentence says what it is; or at.
//
// The word at text[at] ends at text[end], or has an apostrophe or a hyphen there.
func saidName(text string, at, end int) (from, to int, label tagger.Label) {
	if at > 8 && text[at-1] == ' ' && firmCues.mayEnd(text, at-1) {
		return saidNameAt(text, at)
	}
	if end+4 >= len(text) || end < at+2 || !goesOnBehind[text[end]] || text[at:end] == "She" || text[at:end] == "He" { // who do most of all this
		return at, at, 0
	}
	if next := text[end+1]; text[end] == ' ' && next >= 'a' && next <= 'z' && text[end-2] != '\'' && text[end-2] != "’"[2] && !deedWords.mayHave(text[end+1:asciiEnd(text, end+1, longestWord+1)]) {
		return at, at, 0 // as nearly always
	}
	return saidNameAt(text, at)
}

// goesOnBehind is true for the bytes behind the first word of what saidName reads.
var goesOnBehind = func() (t [256]bool) {
	for _, c := range []byte(" ,'-") {
		t[c] = true
	}
	t["’"[0]] = true
	return t
}()

// saidNameAt is saidName for a word that is worth a closer look.
func saidNameAt(text string, at int) (from, to int, label tagger.Label) {
	end, _ := wordAt(text, at)
	if end-at < 3 || joinsBefore(text, at) {
		return at, at, 0
	}
	r := saidRun{from: at, to: end, words: 1}
	for r.words < mostSaid && r.to+2 < len(text) && text[r.to] == ' ' && isCapitalAt(text, r.to+1) {
		e, _ := wordAt(text, r.to+1)
		if e == r.to+1 {
			break
		}
		r.to = e
		r.words++
	}
	if r.words > 1 && isLineStart(text, at) && inSet(sentenceWords, text[at:end]) {
		r.from = end + 1
		r.words--
	}
	for _, s := range [...]string{"'s", "’s"} {
		if strings.HasSuffix(text[r.from:r.to], s) {
			r.to, r.possessed = r.to-len(s), true
		}
	}
	if r.to-r.from < 3 || inSet(standIns, text[r.from:r.to]) {
		return at, at, 0
	}
	label, ok := tagger.Organization, isWorkedFor(text, r.from, r.to)
	if !ok { // the CEO of X resigned
		if label, ok = r.behind(text); !ok {
			return at, at, 0
		}
	}
	if label == tagger.Person && !r.mayBePerson(text) || label == tagger.Organization && !r.mayBeFirm(text) {
		return at, at, 0
	}
	return r.from, r.to, label
}

// appendSaid puts what saidName gives among the spans.
func appendSaid(spans []tagger.Span, text string, at, end int) []tagger.Span {
	from, to, label := saidName(text, at, end)
	if to == from || isSeen(spans, from) {
		return spans
	}
	sure := saidOfPerson
	if label == tagger.Organization {
		sure = saidOfFirm
	}
	return withSpan(spans, tagger.Span{Start: from, End: to, Label: label, Confidence: sure})
}

// shortestChain is the length in bytes of a chain of two words that each are long enough for a name.
const shortestChain = len("And Ute")

// saidLabel is what the sentence says of a span that is a word in no lexicon, or its label.
func saidLabel(text string, span *tagger.Span) tagger.Label {
	from, end := span.Start, span.End
	if strings.IndexByte(text[from:end], ' ') >= 0 || strings.HasSuffix(text[:from], " and ") || lexicon.Lookup(text[from:end])&^lexicon.Begins != 0 {
		return span.Label
	}
	if at, to, label := saidName(text, from, end); at == from && to == end {
		return label
	}
	return span.Label
}

// subjectStart is where the last words with capitals begin of a chain that begins at text[at] and
// ends at text[end] before such a verb, as in After 1990, X invested; or at.
func subjectStart(text string, at, end int) int {
	if end+4 >= len(text) || text[end] != ' ' || !deedWords.mayHave(text[end+1:asciiEnd(text, end+1, longestWord+1)]) {
		return at // as nearly always
	}
	from := end
	for i, n := end, 0; n < mostSaid; n++ {
		k := wordStartWithin(text, i, max(at, i-longestWord))
		if k == i || !isCapitalAt(text, k) {
			break
		}
		from = k
		if k <= at+1 || text[k-1] != ' ' && text[k-1] != '-' {
			break
		}
		i = k - 1
	}
	if from == end {
		return at
	}
	return from
}

// behind gives what the words behind a name say that it is.
func (r *saidRun) behind(text string) (tagger.Label, bool) {
	i := r.to
	if r.possessed {
		i += strings.IndexByte(text[i:], 's') + 1
	}
	if i+3 >= len(text) {
		return 0, false
	}
	if text[i] == ',' {
		if r.words > 1 || !isLineStart(text, r.from) || text[i+1] != ' ' {
			return 0, false
		}
		to := asciiEnd(text, i+2, longestWord)
		end := asciiEnd(text, to+1, longestWord)
		return tagger.Person, to < len(text) && text[to] == ' ' && inSet(askVerbs, text[i+2:to]) && inSet(askedWho, text[to+1:end])
	}
	if text[i] != ' ' {
		return 0, false
	}
	to := asciiEnd(text, i+1, longestWord)
	verb := text[i+1 : to]
	if r.possessed {
		if inSet(firmGoods, verb) {
			return tagger.Organization, true
		}
		return tagger.Person, inSet(relations, verb) && r.words < 3
	}
	if !deedWords.mayHave(verb) {
		return 0, false
	}
	d, ok := deeds[verb]
	if !ok || d.any {
		return tagger.Person, ok
	}
	if d.anyFirm {
		return tagger.Organization, true
	}
	if to+1 >= len(text) || text[to] != ' ' {
		return 0, false
	}
	end := asciiEnd(text, to+1, longestWord)
	object := text[to+1 : end]
	if verb == "employs" && isDigit(text[to+1]) {
		return tagger.Organization, true
	}
	third := func() string {
		from := min(end+1, len(text))
		to, _ := wordAt(text, from)
		return text[from:to]
	}
	if inSet(d.person, object) {
		switch {
		case verb == "and" && object == "I":
			return tagger.Person, isLineStart(text, r.from)
		case (verb == "and" || verb == "is") && inSet(owners, object):
			return tagger.Person, object[0] >= 'a' && inSet(relations, third()) // no title of a film
		}
		return tagger.Person, true
	}
	if !inSet(d.firm, object) {
		return 0, false
	}
	switch object {
	case "a", "an":
		return tagger.Organization, inSet(kindsOfFirm, third()) || strings.HasPrefix(text[end:], " 501(c)")
	case "on", "today", "yesterday", "that":
		return tagger.Organization, strings.Contains(text[to:min(len(text), to+farthestIt)], " that it ")
	}
	return tagger.Organization, true
}

// farthestIt is how far behind announced that it stands, in bytes.
const farthestIt = 40

// isWorkedFor reports whether the words before text[from] say that somebody works for what stands
// there up to text[to].
func isWorkedFor(text string, from, to int) bool {
	if from < 8 || text[from-1] != ' ' || !firmCues.mayEnd(text, from-1) {
		return false
	}
	i := wordStartWithin(text, from-1, from-1-longestWord)
	cue := text[i : from-1]
	if !inSet(firmCues, cue) || i < 2 || text[i-1] != ' ' {
		return false
	}
	if inSet(firmAlways, cue) {
		return true
	}
	if cue == "joined" || cue == "joining" || cue == "became" {
		rest := text[to:]
		return cue != "became" && strings.HasPrefix(rest, " as ") || strings.HasPrefix(rest, " in ") && len(rest) > 4 && isDigit(rest[4])
	}
	k := wordStartWithin(text, i-1, i-1-longestWord)
	word := text[k : i-1]
	if set := firmCallers[cue]; set != nil && inSet(set, word) || cue == "at" && isJobWord(word) {
		return true
	}
	if cue != "for" && cue != "at" || !inSet(firmWorks, word) || k < 2 || text[k-1] != ' ' {
		return false
	}
	j := wordStartWithin(text, k-1, k-1-longestWord)
	if who := text[j : k-1]; !inSet(firmWorkers, who) || who == "to" && !strings.HasSuffix(text[:j], "used ") {
		return false
	}
	return true
}

// classes gives the words and what the lexicon says of each. What is no word is an empty one, and the last.
func (r *saidRun) classes(text string) iter.Seq2[string, lexicon.Class] {
	return func(yield func(string, lexicon.Class) bool) {
		for i := r.from; i < r.to; {
			e, _ := wordAt(text, i)
			e = min(e, r.to)
			if !yield(text[i:e], lexicon.Lookup(text[i:e])) || e == i {
				return
			}
			i = e + 1
		}
	}
}

// mayBePerson reports whether the words can be what somebody is called.
func (r *saidRun) mayBePerson(text string) bool {
	if r.words > 3 || isArticled(text, r.from) {
		return false
	}
	inside := r.from > 1 && text[r.from-1] == ' ' && isLetter(text[r.from-2]) // where words have no capitals
	for word, c := range r.classes(text) {
		switch {
		case word == "", isCapitals(word), c.Is(lexicon.Country | lexicon.Region | lexicon.Demonym | lexicon.Religion | lexicon.Title | lexicon.Organization | lexicon.OrgWord | lexicon.Thing),
			c.Place() > 0 && c.Given() < 2 && c.Family() < 2, c.Common() > 0 && c.Given() == 0 && c.Family() < 2 && !(inside && c.Common() < 3), c.Common() > 1 && c.Given() < 2 && c.Family() < 2 && !(inside && c.Common() < 3):
			return false
		}
	}
	return true
}

// mayBeFirm reports whether the words can be what a firm is called and no person is.
func (r *saidRun) mayBeFirm(text string) bool {
	if r.to+1 < len(text) && text[r.to] == ' ' && isDigit(text[r.to+1]) || isArticled(text, r.from) {
		return false
	}
	people := 0
	for word, c := range r.classes(text) {
		switch {
		case word == "", c.Is(lexicon.Country | lexicon.Demonym | lexicon.Religion | lexicon.Title):
			return false
		case r.words == 1 && (c.Is(lexicon.Thing|lexicon.Region|lexicon.Occupation|lexicon.OrgWord) || c.Place() > 0 || c.Given() > 0 || c.Common() > 1 || c.Family() > 0 && strings.IndexByte(word, '-') < 0):
			return false
		case c.Given() > 1 || c.Family() > 1:
			people++
		}
	}
	return people < r.words
}

// isArticled reports whether an article stands before text[i]: what follows is a thing.
func isArticled(text string, i int) bool {
	return i > 2 && text[i-1] == ' ' && (strings.HasSuffix(text[:i-1], "the") || strings.HasSuffix(text[:i-1], "The") || strings.HasSuffix(text[:i-1], " a") || strings.HasSuffix(text[:i-1], " an"))
}

// isCapitals reports whether a word of several letters has no small one of ASCII.
func isCapitals(word string) bool {
	for i := range len(word) {
		if word[i] >= 'a' && word[i] <= 'z' {
			return false
		}
	}
	return utf8.RuneCountInString(word) > 1
}

// joinedEnd is the end of a name at text[at] that nobody knows and that begins a sentence, with
// somebody behind it who is one of the spans: X and Anna, X, Ben and Anna; or at.
func joinedEnd(spans []tagger.Span, text string, at int) int {
	for len(spans) > 0 && spans[0].Start == at {
		spans = spans[1:] // what the tagger is not sure of
	}
	if len(spans) == 0 || !isJoinedPerson(spans[0]) || !isLineStart(text, at) {
		return at
	}
	end, capital := wordAt(text, at)
	if !capital || end-at < 3 {
		return at
	}
	switch gap := text[end:max(end, spans[0].Start)]; {
	case gap == " and ":
	case gap == ", " && len(spans) > 1 && spans[1].Label == tagger.Person && spans[1].Confidence >= DefaultMinConfidence:
		if and := text[spans[0].End:max(spans[0].End, spans[1].Start)]; and != " and " && and != ", and " && and != " & " {
			return at
		}
	default:
		return at
	}
	r := saidRun{from: at, to: end, words: 1}
	if !r.mayBePerson(text) {
		return at
	}
	return end
}

// isJoinedPerson reports whether a span is a person beyond doubt.
func isJoinedPerson(s tagger.Span) bool {
	return s.Label == tagger.Person && s.Confidence >= saidOfPerson
}
