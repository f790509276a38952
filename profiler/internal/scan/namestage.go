package scan

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/names"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/spec"
	"github.com/privet-go/privet/profiler/internal/tagger"
	"github.com/privet-go/privet/profiler/internal/wordset"
)

// This file makes candidates of the names that the tagger finds: of people, places and
// organisations, which have no form. The tagger reads the words around a name itself, so that
// its confidence is not weighed again by the words of context.

// mostTaggedPart is the same for a street or a postcode, which have digits, as what has a form has: a number beside a word for
// it is surer.
const mostTaggedPart = 0.69

// A nameState is what one scan remembers of names.
type nameState struct {
	Finder names.NameFinder
	found  []spec.Candidate
}

// nameAll looks at the starts of names before text[limit] that the reader has noted.
func (s *Scanner) nameAll(x *Scratch, text string, limit int) {
	r := &x.Reader
	if !s.names {
		r.starts = r.starts[:0]
		return
	}
	n := 0
	for n < len(r.starts) {
		start := &r.starts[n]
		if start.At >= limit {
			break
		}
		if n++; n%startsBetweenChecks == 0 {
			halt.Check(x.Context)
		}
		if start.At >= x.Names.Finder.Done {
			s.startAt(x, text, start)
		}
	}
	switch n {
	case 0:
	case len(r.starts):
		r.starts = r.starts[:0]
	default:
		r.starts = append(r.starts[:0], r.starts[n:]...)
	}
	x.takeNames()
}

// startsBetweenChecks is how many starts of names are looked at between two looks at the context.
const startsBetweenChecks = 32

// startAt looks at a start behind what has been looked at.
func (s *Scanner) startAt(x *Scratch, text string, start *namestart.Start) {
	if start.Kind == namestart.StartCapital && start.Size == 0 && text[start.At] < utf8.RuneSelf {
		if end := lex.AsciiEnd(text, start.At, wordset.LongestWord+1); namestart.IsPlain(&x.Reader.plain, text, start.At, end) {
			start.Kind, start.Size = namestart.StartPlain, uint8(end-start.At)
		}
	}
	if start.Kind != namestart.StartPlain {
		s.nameAt(x, text, *start)
		return
	}
	s.plainAt(x, text, start.At, start.At+int(start.Size))
}

// plainAt looks at the word text[at:end], which everybody uses and the tagger leaves out. It may be the name of somebody
// who has been named before.
func (s *Scanner) plainAt(x *Scratch, text string, at, end int) {
	if spans := x.Names.Finder.Plain(text, at, end); len(spans) > 0 {
		s.takeSpans(x, text, spans)
	}
}

// takeNames makes candidates of the names that have been found.
func (x *Scratch) takeNames() {
	switch found := x.Names.found; {
	case len(found) == 0:
	case len(x.Candidates) == 0 && len(found) == 1: // most values of fields are a name and nothing else
		x.Candidates, x.Names.found = found, x.Candidates
	default:
		x.merge(found)
		x.Names.found = found[:0]
	}
}

// nameAt looks at the stretch around a start.
func (s *Scanner) nameAt(x *Scratch, text string, start namestart.Start) {
	s.takeSpans(x, text, x.Names.Finder.Find(text, start))
}

// takeSpans makes candidates of the spans that have been found at a start.
func (s *Scanner) takeSpans(x *Scratch, text string, spans []tagger.Span) {
	y := &x.Names
	for i := range spans {
		span := &spans[i]
		p := min(span.Confidence, spec.MostTagged)
		if span.Label == tagger.Street || span.Label == tagger.Postcode {
			p = min(p, mostTaggedPart)
		}
		if p < x.Least || s.isContext(text, span) || x.Tables != nil && x.Tables.IsThing(span.Start, span.End) {
			continue
		}
		for _, recognizer := range s.Named[span.Label] {
			r, name := s.Recognizers[recognizer], text[span.Start:span.End]
			if !x.Takes(p, recognizer) || !x.passes(r, name) || x.Refused == nil && r.Allowed.Has(name) {
				continue
			}
			var c *spec.Candidate
			y.found, c = WithNew(y.found)
			c.Match, c.Recognizer, c.Confidence, c.Named = spec.Match{Start: span.Start, End: span.End, Alone: p}, recognizer, p, true
			for k := len(y.found) - 1; k > 0 && y.found[k].Start < y.found[k-1].Start; k-- {
				y.found[k], y.found[k-1] = y.found[k-1], y.found[k] // a job before a name
			}
		}
	}
}

// What follows leaves out what has the form of no name, and what is a word of context of something
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
