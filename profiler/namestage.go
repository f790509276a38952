package profiler

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file makes candidates of the names that the tagger finds: of people, places and
// organisations, which have no form. The tagger reads the words around a name itself, so that
// its confidence is not weighed again by the words of context.

// mostTaggedPart is the same for a street or a postcode, which have digits, as what has a form has: a number beside a word for
// it is surer.
const mostTaggedPart = 0.69

// names is what one scan remembers of names.
type names struct {
	finder nameFinder
	found  []candidate
}

// nameAll looks at the starts of names before text[limit] that the reader has noted.
func (s *scanner) nameAll(x *scratch, text string, limit int) {
	r := &x.reader
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
		if start.At >= x.names.finder.done {
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
func (s *scanner) startAt(x *scratch, text string, start *namestart.Start) {
	if start.Kind == namestart.StartCapital && start.Size == 0 && text[start.At] < utf8.RuneSelf {
		if end := asciiEnd(text, start.At, longestWord+1); namestart.IsPlain(&x.reader.plain, text, start.At, end) {
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
func (s *scanner) plainAt(x *scratch, text string, at, end int) {
	if spans := x.names.finder.plain(text, at, end); len(spans) > 0 {
		s.takeSpans(x, text, spans)
	}
}

// takeNames makes candidates of the names that have been found.
func (x *scratch) takeNames() {
	switch found := x.names.found; {
	case len(found) == 0:
	case len(x.candidates) == 0 && len(found) == 1: // most values of fields are a name and nothing else
		x.candidates, x.names.found = found, x.candidates
	default:
		x.merge(found)
		x.names.found = found[:0]
	}
}

// nameAt looks at the stretch around a start.
func (s *scanner) nameAt(x *scratch, text string, start namestart.Start) {
	s.takeSpans(x, text, x.names.finder.find(text, start))
}

// takeSpans makes candidates of the spans that have been found at a start.
func (s *scanner) takeSpans(x *scratch, text string, spans []tagger.Span) {
	y := &x.names
	for i := range spans {
		span := &spans[i]
		p := min(span.Confidence, mostTagged)
		if span.Label == tagger.Street || span.Label == tagger.Postcode {
			p = min(p, mostTaggedPart)
		}
		if p < x.least || s.isContext(text, span) || x.tables != nil && x.tables.IsThing(span.Start, span.End) {
			continue
		}
		for _, recognizer := range s.named[span.Label] {
			r, name := s.recognizers[recognizer], text[span.Start:span.End]
			if !x.takes(p, recognizer) || !x.passes(r, name) || x.refused == nil && r.allowed.has(name) {
				continue
			}
			var c *candidate
			y.found, c = withNew(y.found)
			c.match, c.recognizer, c.confidence, c.named = match{span.Start, span.End, p}, recognizer, p, true
			for k := len(y.found) - 1; k > 0 && y.found[k].start < y.found[k-1].start; k-- {
				y.found[k], y.found[k-1] = y.found[k-1], y.found[k] // a job before a name
			}
		}
	}
}
