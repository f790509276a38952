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
	leastNamed    = 0.6  // how sure the whole name is
	namedAgain    = 0.9  // and the part of it
	fewestOfForms = 4    // bytes that two forms of a name have in common
	longestEnding = 3    // bytes of an ending of one
)

// namedBefore are the words of names that have been found, in a ring. The zero value is empty and ready.
type namedBefore struct {
	words  [mostNamed]toldWord
	n      int    // how many there have been
	filter uint64 // of firstOfNamed of all of them
}

// A toldWord is a part of a name.
type toldWord struct {
	at    int // where it has been found last
	size  uint8
	links uint8 // how long the small words before it are that belong to it: van
	first uint64
	bytes [longestNamed]byte
}

// begin forgets all names.
func (b *namedBefore) begin() { b.n, b.filter = 0, 0 }

// shift moves what is remembered n bytes to the front.
func (b *namedBefore) shift(n int) {
	for i := range b.words[:min(b.n, mostNamed)] {
		b.words[i].at -= n
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
	for i := start; i < end; {
		to, capital := wordAt(text, i)
		if to = min(to, end); to <= i {
			_, n := utf8.DecodeRuneInString(text[i:])
			i += n
			continue
		}
		if word := text[i:to]; capital && len(word) >= fewestNamed && len(word) <= longestNamed && !isEverydayName(word) {
			links := 0
			if k := particlesStart(text, i); k > start && k < i && inSet(ownLinks, text[k:i-1]) {
				links = i - k
			}
			b.add(word, i, links)
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
func (b *namedBefore) add(word string, at, links int) {
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
	w.at, w.links = at, uint8(links)
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
// long the small words before it are.
func (b *namedBefore) has(word string, at int) (links int, ok bool) {
	if b.n == 0 || len(word) < fewestNamed || len(word) > longestNamed+longestEnding {
		return 0, false
	}
	first := firstOfNamed(word)
	if b.filter&first == 0 {
		return 0, false // as most
	}
	if w := b.find(word, at); w != nil {
		return int(w.links), true
	}
	for i := range b.words[:min(b.n, mostNamed)] {
		if w := &b.words[i]; w.first == first && at-w.at <= namedReach && areForms(string(w.bytes[:w.size]), word) {
			return 0, lexicon.Lookup(word)&^lexicon.Begins == 0
		}
	}
	return 0, false
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
var nameEndings = wordSet("a e i o y u s ę ą ů ý á í ovi owi em om ou ová ové ovou ego emu ym ým ého ému iem а у ом е ы ой ым ого ому ю я ем ем и ев")

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
			if links, ok := b.has(text[i:to], i); ok {
				spans = withNamedAgain(spans, text, i, to, links)
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
	if isBesideCapital(text, from, to) || isInPlace(text, from) {
		return spans
	}
	return withSpan(spans, tagger.Span{Start: start, End: to, Label: tagger.Person, Confidence: namedAgain})
}

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
