package profiler

import (
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file leaves out what has the form of no name, and what is a word of context of something
// else.

// withoutNoNames leaves out people who are an acronym, and lowers the confidence of a name that is
// a line of small letters.
//
// Worth: not yet measured.
func withoutNoNames(spans []tagger.Span, text string, from, to int) []tagger.Span {
	n := 0
	for i := range spans {
		s := &spans[i]
		if s.Label == tagger.Person && isOfConsonants(text[s.Start:s.End]) {
			continue
		}
		if isLone(text, s.Start, s.End) {
			s.Confidence = sigmoid(logit(s.Confidence) + loneWeight)
		}
		if n < i {
			spans[n] = *s
		}
		n++
	}
	return spans[:n]
}

// isOfConsonants reports whether a name is three or four capitals without a vowel, as MSH.
func isOfConsonants(name string) bool {
	return len(name) >= 3 && len(name) <= 4 && isInCapitals(name) && !strings.ContainsAny(name, "AEIOUY") && name[0] < utf8.RuneSelf && lexicon.Lookup(name) == 0
}

// loneWeight is what a word in lower case on a line by itself weighs against being a name,
// as a logarithm of odds. The tagger has learned from sentences, in which a name is
// likelier than among the words that fields and lists hold. Of 10,505 words of programs
// it leaves 3.3 % that are taken for names, of 11.9 % without it, and 68 % of names that
// are common somewhere, of 81 %.
const loneWeight = -1.3863 // ln 1/4

// isLone reports whether a place is a word in lower case, and all of its line.
func isLone(text string, start, end int) bool {
	if start > 0 && text[start-1] != '\n' || end < len(text) && text[end] != '\n' && text[end] != '\r' {
		return false
	}
	if c := text[start]; c < utf8.RuneSelf && (c < 'a' || c > 'z') {
		return false // most begin with a capital
	}
	for _, r := range text[start:end] {
		if !isLowerRune(r) && !isMarkRune(r) {
			return false
		}
	}
	return true
}

// isContext reports whether what the tagger takes for a name is a context word, such
// as REGON: the name of a number and of nobody; or a thing, as isThing has it.
func (s *scanner) isContext(text string, span *tagger.Span) bool {
	if (span.Label == tagger.Location || span.Label == tagger.Person) && isThing(text, span.Start, span.End) {
		return true
	}
	isPhrase, isInner := s.asContext(text, span.Start, span.End)
	switch {
	case !isPhrase && !isInner:
		return false // as nearly all names
	case isPhrase && isFieldName(text, span.Start, span.End):
		return true
	}
	c := lexicon.Lookup(text[span.Start:span.End])
	known := c.Is(lexicon.Country | lexicon.Region | lexicon.Demonym | lexicon.Religion)
	if (!known || span.End-span.Start <= longestCode) && s.context.namesNumber(text, span.Start, span.End) {
		return true
	}
	return isPhrase && !known && c.Given() <= 1 && c.Family() <= 1 && c.Place() <= 1
}

// asContext reports whether a context phrase covers text[start:end], and whether one may have
// the word at text[start] behind its first. The vocabulary tells phrases that begin with a word
// of ASCII in a quarter of the time of the index.
func (s *scanner) asContext(text string, start, end int) (phrase, inner bool) {
	x, v := &s.context, &s.dispatch.vocabulary
	j := asciiEnd(text, start, longestRun)
	if j == start || j < len(text) && text[j] >= utf8.RuneSelf {
		return x.covers(text, start, end), x.inner.mayHave(text, start)
	}
	h := wordHash(text, start, j)
	inner = x.inner.has(h >> 49)
	if !v.mayHave(h) {
		return false, inner
	}
	n := v.find(h)
	if n < 0 {
		return false, inner
	}
	return x.coversBehind(text, start, j, end, &v.entries[n]), inner
}

// isFieldName reports whether a place is a word in capitals of ASCII with a colon behind it,
// as in NIR : 1 84 12 76.
func isFieldName(text string, start, end int) bool {
	i := skipByte(text, end, ' ')
	if i >= len(text) || text[i] != ':' {
		return false
	}
	for k := start; k < end; k++ {
		if text[k] < 'A' || text[k] > 'Z' {
			return false
		}
	}
	return true
}
