package scan

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/lex"
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
		n++
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
