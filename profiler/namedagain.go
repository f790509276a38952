package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds people who are named again: where a text has told who somebody is, a part of that
// name alone is the same person, though it stands where no rule would see one. Quorl, when Irma
// Quorl has been named before.

// The bounds of what is remembered. Older names are forgotten for newer ones.
const (
	mostNamed     = 16   // words of names
	fewestNamed   = 3    // bytes of one
	longestNamed  = 24   // bytes of one
	namedReach    = 8192 // bytes between two mentions
	leastNamed    = 0.5  // how sure the whole name is
	namedAgain    = 0.95 // and the part of it
	namedSurely   = 0.85 // a place of that name is surer than that
	namedInitial  = 0.75 // how sure a letter is that stands for a family name
	mostInitials  = 4    // of these that are remembered
	longestLetter = 8    // bytes of one
	fewestOfForms = 4    // bytes that two forms of a name have in common
	longestEnding = 3    // bytes of an ending of one
	mostEnding    = 6    // and behind an apostrophe
)

// namedBefore are the words of names that have been found, in a ring. The zero value is empty and ready.
type namedBefore struct {
	words  [mostNamed]toldWord
	n      int    // how many there have been
	filter uint64 // of firstOfNamed of all of them

	initials [mostInitials]toldInitial
	letters  int // how many of these there have been
}

// A toldInitial are the letters that a court or a paper has left of a family name: Karl T., Wim D.S.
type toldInitial struct {
	at    int
	size  uint8
	bytes [longestLetter]byte
}

// A toldWord is a part of a name.
type toldWord struct {
	at    int // where it has been found last
	size  uint8
	links uint8 // how long the small words before it are that belong to it: van
	plain bool  // that it is a word that everybody uses as well: Felicity
	first uint64
	bytes [longestNamed]byte
}

// begin forgets all names.
func (b *namedBefore) begin() { b.n, b.filter, b.letters = 0, 0, 0 }

// shift moves what is remembered n bytes to the front.
func (b *namedBefore) shift(n int) {
	for i := range b.words[:min(b.n, mostNamed)] {
		b.words[i].at -= n
	}
	for i := range b.initials[:min(b.letters, mostInitials)] {
		b.initials[i].at -= n
	}
}

// firstOfNamed is the bit of the filter for a word, by its first bytes, which its forms have too.
func firstOfNamed(word string) uint64 {
	return 1 << ((uint(word[0])*31 + uint(word[1])*7 + uint(word[2])) & 63)
}

// note remembers the words of a name that has been found at text[start:end].
func (b *namedBefore) note(text string, start, end int) {
	if strings.IndexByte(text[start:end], ' ') < 0 {
		return
	}
	if k := strings.LastIndexByte(text[start:end], ' ') + start + 1; end-k <= longestLetter && shortNameEnd(text, k) == end {
		w := &b.initials[b.letters%mostInitials]
		b.letters++
		w.at, w.size = k, uint8(copy(w.bytes[:], text[k:end]))
	}
	for i := start; i < end; {
		to, capital := wordAt(text, i)
		if to = min(to, end); to <= i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if word := text[i:to]; capital && len(word) >= fewestNamed && len(word) <= longestNamed {
			plain := isEverydayName(word)
			if c := lexicon.Lookup(word); plain && (c.Is(lexicon.Country|lexicon.OrgWord|lexicon.Demonym) && c.Given() < 3 || i == start && c.Given() == 0 || i > start && (to < end || c.Family() < 2 || c.Is(lexicon.Title))) {
				i = to
				continue
			}
			links := 0
			if k := particlesStart(text, i); k > start && k < i && inSet(ownLinks, text[k:i-1]) {
				links = i - k
			}
			b.add(word, i, links, plain)
		}
		i = to
	}
}

// isEverydayName reports whether a word of a name is one that everybody uses, or the name of a land: Grace May.
func isEverydayName(word string) bool {
	c := lexicon.Lookup(word)
	return c.Common() > 1 || c.Is(lexicon.Country|lexicon.Title|lexicon.OrgWord|lexicon.Demonym)
}

// add remembers a word at text[at].
func (b *namedBefore) add(word string, at, links int, plain bool) {
	w := b.find(word, at)
	if w == nil {
		w = &b.words[b.n%mostNamed]
		b.n++
		w.size, w.first = uint8(copy(w.bytes[:], word)), firstOfNamed(word)
		b.filter = 0
		for i := range b.words[:min(b.n, mostNamed)] {
			b.filter |= b.words[i].first
		}
	}
	w.at, w.links, w.plain = at, uint8(links), plain
}

// find gives the same word, or nil.
func (b *namedBefore) find(word string, at int) *toldWord {
	for i := range b.words[:min(b.n, mostNamed)] {
		if w := &b.words[i]; at-w.at <= namedReach && int(w.size) == len(word) && string(w.bytes[:w.size]) == word {
			return w
		}
	}
	return nil
}

// ownLinks stand before a family name, and before nothing else in their languages but in names of places.
var ownLinks = wordSet("van von af av ten ter zu")

// has reports whether a word at text[at] is part of a name that has been found before, or a form of one, and how
// long the small words before it are. One that everybody uses is plain.
func (b *namedBefore) has(word string, at int) (links int, plain, ok bool) {
	if b.n == 0 || len(word) < fewestNamed || len(word) > longestNamed+longestEnding {
		return 0, false, false
	}
	first := firstOfNamed(word)
	if b.filter&first == 0 {
		return 0, false, false // as most
	}
	if w := b.find(word, at); w != nil {
		return int(w.links), w.plain, true
	}
	for i := range b.words[:min(b.n, mostNamed)] {
		if w := &b.words[i]; w.first == first && !w.plain && at-w.at <= namedReach && areForms(string(w.bytes[:w.size]), word) {
			return 0, false, lexicon.Lookup(word)&^lexicon.Begins == 0
		}
	}
	return 0, false, false
}

// areForms reports whether two words are forms of one name: Hejduk and Hejduka.
func areForms(a, b string) bool {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	for n > 0 && n < len(a) && !utf8.RuneStart(a[n]) {
		n--
	}
	if n < fewestOfForms {
		return false
	}
	return isNameEnding(a[n:]) && isNameEnding(b[n:])
}

// isNameEnding reports whether a name may end so in one of its cases, or in none.
func isNameEnding(s string) bool { return s == "" || inSet(nameEndings, s) }

// nameEndings end the cases of names in languages that have them.
var nameEndings = wordSet("a e i o y u s ę ą ů ý á í ovi owi em om ou ová ové ovou é ého ému ej iej iego n an än aan ään in iin en een ssa ssä sta stä lla llä lta ltä lle ksi na nä nak nek val vel t ot et at hoz hez höz tól től ról ről ban ben ba be it le ilt ile ts ego emu ym ým ého ému iem а у ом е ы ой ым ого ому ю я ем ем и ев")

// inPlaces stand before places and not before people.
var inPlaces = wordSet("in near outside around across nach aus à en au w we v ve i u na в у на во")

// withAgain puts the people among the spans that are named again between text[at] and text[end].
func (b *namedBefore) withAgain(spans []tagger.Span, text string, at, end int) []tagger.Span {
	if b.n == 0 {
		return spans
	}
	for i := at; i < end; {
		to, capital := wordAt(text, i)
		if to <= i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if capital {
			word := to
			if k := possessiveStart(text[i:to]); k > 0 {
				word = i + k
			}
			switch links, plain, ok := b.has(text[i:word], i); {
			case ok && (!plain || isSomebodyHere(text, i, word)):
				spans = withNamedAgain(spans, text, i, word, links)
			case b.letters > 0 && to-i <= utf8.RuneSelf>>6 && to < len(text) && text[to] == '.':
				if e := b.initialEnd(text, i); e > i {
					spans, to = withInitial(spans, i, e), e
				}
			}
		}
		i = to
	}
	return spans
}

// withNamedAgain makes a person of the name text[from:to] that has been told before, where it stands alone.
func withNamedAgain(spans []tagger.Span, text string, from, to, links int) []tagger.Span {
	start := from
	if links > 0 && from > links && inSet(ownLinks, text[from-links:from-1]) && !joinsBefore(text, from-links) {
		start -= links
	}
	for i := range spans {
		span := &spans[i]
		if span.End <= from || to <= span.Start {
			continue
		}
		if span.Confidence < DefaultMinConfidence && (span.Label != tagger.Person || span.Start >= from && span.End <= to) {
			continue // which it most likely is not
		}
		if span.Start != from || span.End != to {
			return spans // part of something else, or of a longer name
		}
		switch {
		case span.Label == tagger.Person:
		case span.Label > tagger.Organization, span.Label == tagger.Location && isInPlace(text, from):
			return spans
		}
		span.Start, span.Label, span.Confidence = start, tagger.Person, max(span.Confidence, namedAgain)
		return spans
	}
	if !ownsNoun(text, from, to) && (isBesideCapital(text, from, to) && strings.IndexByte(text[from:to], '-') < 0 || isInPlace(text, from)) {
		return spans
	}
	return withSpan(spans, tagger.Span{Start: start, End: to, Label: tagger.Person, Confidence: namedAgain})
}

// ownsNoun reports whether the name text[from:to] ends in the s of who owns the noun behind it, as German writes both:
// Krollmanns Worten.
func ownsNoun(text string, from, to int) bool {
	if text[to-1] != 's' || to+1 >= len(text) || text[to] != ' ' || capitalWordBefore(text, from) < from && !beginsSaying(text, capitalWordBefore(text, from)) {
		return false
	}
	e, _ := wordAt(text, to+1)
	c := lexicon.Lookup(text[to+1 : e])
	return c.Common() > 1 && !c.Is(lexicon.OrgWord|lexicon.Organization|lexicon.Street) && c.Family() < 2 && c.Given() == 0 && c.Place() == 0
}

// shortNameEnd is the end of one to three capitals with dots behind them at text[at], or at.
func shortNameEnd(text string, at int) int {
	end := at
	for n := 0; n < 3 && isCapitalAt(text, end); n++ {
		_, size := utf8.DecodeRuneInString(text[end:])
		if end+size >= len(text) || text[end+size] != '.' {
			break
		}
		end += size + 1
	}
	if joinsAfter(text, end) {
		return at
	}
	return end
}

// initialEnd is the end of the letters at text[at] that have stood for a family name before, where a sentence says
// something of who bears it; or at.
func (b *namedBefore) initialEnd(text string, at int) int {
	end := shortNameEnd(text, at)
	if end == at || end-at > longestLetter || joinsBefore(text, at) || at > 0 && strings.IndexByte("-./", text[at-1]) >= 0 {
		return at
	}
	told := false
	for i := range b.initials[:min(b.letters, mostInitials)] {
		if w := &b.initials[i]; at-w.at <= namedReach && string(w.bytes[:w.size]) == text[at:end] {
			told = true
		}
	}
	if !told || capitalWordBefore(text, at) < at && !beginsSaying(text, capitalWordBefore(text, at)) {
		return at
	}
	if end+1 < len(text) && text[end] == ' ' && isLowerAt(text, end+1) || end < len(text) && text[end] == ',' {
		return end
	}
	return at
}

// withInitial puts the letters text[at:end] among the spans, unless they are a part of something else.
func withInitial(spans []tagger.Span, at, end int) []tagger.Span {
	for i := range spans {
		if s := &spans[i]; s.Start < end && at < s.End && s.Confidence >= DefaultMinConfidence {
			return spans
		}
	}
	return withSpan(spans, tagger.Span{Start: at, End: end, Label: tagger.Person, Confidence: namedInitial})
}

// beginsSaying reports whether what begins at text[i] begins a sentence, or what somebody says.
func beginsSaying(text string, i int) bool {
	if startsSentence(text, i) {
		return true
	}
	for _, q := range [...]string{"\"", "'", "„", "“", "”", "«", "»", "‘", "’", "« ", "– ", "— "} {
		if strings.HasSuffix(text[:i], q) && !joinsBefore(text, i-len(q)) {
			return true
		}
	}
	return false
}

// possessiveStart is where the ending of a name begins that an apostrophe parts from it, or 0: Krombach's, Hızır'ın.
func possessiveStart(word string) int {
	k := strings.IndexByte(word, '\'')
	rest := k + 1
	if k < 0 {
		k = strings.Index(word, "’")
		rest = k + len("’")
	}
	if k < fewestNamed || len(word)-rest > mostEnding || rest < len(word) && !isLowerAt(word, rest) {
		return 0
	}
	return k
}

// isSomebodyHere reports whether the word text[at:to], which begins a sentence and is a word that everybody uses as well
// as a name that has been told, is the name there: an age or a verb stands behind it.
func isSomebodyHere(text string, at, to int) bool {
	if !beginsSaying(text, at) || to+3 >= len(text) {
		return false
	}
	switch {
	case text[to] == ',':
		return text[to+1] == ' ' && isDigit(text[to+2]) && isDigit(text[to+3]) && (to+4 == len(text) || !isAlnum(text[to+4]))
	case text[to] != ' ' || !isLowerAt(text, to+1):
		return false
	}
	e, _ := wordAt(text, to+1)
	verb := text[to+1 : e]
	if inSet(tellVerbs, verb) || inSet(hasWords, verb) {
		return true
	}
	return e-to-1 >= fewestOfForms && !inSet(noVerbs, verb) && hasVerbEnding(verb)
}

// hasVerbEnding reports whether a word ends as verbs do that tell of one person.
func hasVerbEnding(verb string) bool {
	for _, ending := range verbEndings {
		if strings.HasSuffix(verb, ending) {
			return true
		}
	}
	return false
}

// verbEndings end verbs that tell of one person, and noVerbs what ends so and is no verb.
var (
	verbEndings = [...]string{"s", "ed", "n't", "n’t", "t", "te", "r", "de", "a", "á", "ó", "ò", "ou", "eu", "iu", "ne", "ł", "il", "al", "el"}
	noVerbs     = wordSet("this his its as has was is less plus minus versus pas dans sans mais plus puis très sus los las les des das dass was bis aus als eines jedes alles und mit seit statt nicht jetzt sonst erst fast ist hat war der wer oder aber über unter hinter später eher für met niet maar onder door over naar voor waar eller efter under over etter para uma una della dalla nella alla sulla toda mucha " +
		"you they your that what when then than there here for from into upon but not about out at it per other after before under over never ever quite")
)

// isInPlace reports whether a word for being somewhere stands before text[from].
func isInPlace(text string, from int) bool {
	if from < 2 || text[from-1] != ' ' {
		return false
	}
	k := wordStartWithin(text, from-1, from-1-longestWord)
	return inSet(inPlaces, text[k:from-1])
}

// isBesideCapital reports whether a word with a capital, a digit, or a sign that joins words stands right beside text[from:to].
func isBesideCapital(text string, from, to int) bool {
	if to < len(text) {
		switch c := text[to]; {
		case c == ' ':
			if isCapitalAt(text, to+1) || to+1 < len(text) && isDigit(text[to+1]) {
				return true
			}
		case c == '-' || c == '/' || c == '_' || c == '@' || c == '&' || isDigit(c):
			return true
		case c == '.':
			if to+1 < len(text) && isLetter(text[to+1]) {
				return true
			}
		}
	}
	if from < 2 {
		return false
	}
	switch c := text[from-1]; {
	case c == ' ':
		k := wordStartWithin(text, from-1, from-1-longestWord)
		return k < from-1 && isCapitalAt(text, k) && !startsSentence(text, k)
	case c == '-' || c == '/' || c == '_' || c == '.' || c == '@' || isDigit(c):
		return true
	}
	return false
}
