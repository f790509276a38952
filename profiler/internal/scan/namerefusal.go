package scan

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/names"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file leaves out what has the form of no name, and what is a word of context of something
// else.

// isContext reports whether what the tagger takes for a name is a context word, such
// as REGON: the name of a number and of nobody; or a thing, as isThing has it.
func (s *Scanner) isContext(text string, span *tagger.Span) bool {
	if (span.Label == tagger.Location || span.Label == tagger.Person) && names.IsThing(text, span.Start, span.End) {
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
	if (!known || span.End-span.Start <= longestCode) && s.Context.namesNumber(text, span.Start, span.End) {
		return true
	}
	return isPhrase && !known && c.Given() <= 1 && c.Family() <= 1 && c.Place() <= 1
}

// asContext reports whether a context phrase covers text[start:end], and whether one may have
// the word at text[start] behind its first. The vocabulary tells phrases that begin with a word
// of ASCII in a quarter of the time of the index.
func (s *Scanner) asContext(text string, start, end int) (phrase, inner bool) {
	x, v := &s.Context, &s.dispatch.vocabulary
	j := lex.AsciiEnd(text, start, lex.LongestRun)
	if j == start || j < len(text) && text[j] >= utf8.RuneSelf {
		return x.covers(text, start, end), x.inner.mayHave(text, start)
	}
	h := lex.WordHash(text, start, j)
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
	i := chars.SkipByte(text, end, ' ')
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
