package profiler

import (
	"unicode/utf8"

	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file asks the tagger about the places where the reader has seen that a name can
// begin. It finds what has no shape: names of people, places and organisations. Unlike
// the grammars it reads the words around a name itself, so that what it says is not
// weighed again.

// A tagged is a label of the tagger, plus one. The zero value is none of them.
type tagged uint8

const notTagged tagged = 0

// taggedAs gives the value for a label of the tagger.
func taggedAs(l tagger.Label) tagged { return tagged(l) + 1 }

// mostTagged is the most that a name is sure: less than what has a form of its
// own and is found at the same place.
const mostTagged = 0.96

// names is what one scan remembers of the tagger.
type names struct {
	tagger tagger.Scratch
	spans  []tagger.Span
	found  []candidate
	done   int // what begins before it has been looked at
	before namedBefore
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
		if start.At >= x.names.done {
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
func (s *scanner) startAt(x *scratch, text string, start *tagger.Start) {
	if start.Kind == tagger.StartCapital && start.Size == 0 && text[start.At] < utf8.RuneSelf {
		if end := asciiEnd(text, start.At, longestWord+1); tagger.IsPlain(&x.reader.plain, text, start.At, end) {
			start.Kind, start.Size = tagger.StartPlain, uint8(end-start.At)
		}
	}
	if start.Kind != tagger.StartPlain {
		s.nameAt(x, text, *start)
		return
	}
	x.names.done = start.At + int(start.Size)
	if start.Size >= fewestOrgLetters && text[start.At+1] <= 'Z' {
		s.acronymAt(x, text, start.At) // the NHS is a word that everybody uses
	} else if from, to, p := plainInstitution(text, start.At, int(start.Size)); to > from {
		x.names.spans = append(x.names.spans[:0], tagger.Span{Start: from, End: to, Label: tagger.Organization, Confidence: p})
		x.names.done = to
		s.takeSpans(x, text)
	} else if to := continentEnd(text, start.At, start.At+int(start.Size)); to > start.At {
		x.names.spans = append(x.names.spans[:0], tagger.Span{Start: start.At, End: to, Label: tagger.Location, Confidence: continentAlone})
		x.names.done = to
		s.takeSpans(x, text)
	} else if y := &x.names; y.before.n > 0 && !x.without.Has(ruleAgain) {
		y.spans = y.before.withAgain(y.spans[:0], text, start.At, y.done)
		s.takeSpans(x, text)
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

// nameAt looks at the chain of words, or the sentence, that begins at a start.
func (s *scanner) nameAt(x *scratch, text string, start tagger.Start) {
	y := &x.names
	if y.tagger.Amender = s; x.without.Has(ruleAmend) {
		y.tagger.Amender = nil
	}
	y.spans, y.done = y.tagger.Append(y.spans[:0], text, start, y.done)
	if start.Kind == tagger.StartCapital && mayBeAcronym(text, start.At) && !x.without.Has(ruleAcronym) {
		if to := acronymEnd(text, start.At); to > start.At && !isSeen(y.spans, start.At) {
			y.spans = withSpan(y.spans, tagger.Span{Start: start.At, End: to, Label: tagger.Organization, Confidence: acronymAlone})
		}
	}
	if !x.without.Has(ruleAgain) {
		y.spans = y.before.withAgain(y.spans, text, start.At, y.done)
	}
	s.takeSpans(x, text)
}

// acronymAt looks at a word in capitals that everybody uses.
func (s *scanner) acronymAt(x *scratch, text string, at int) {
	to, p := acronymEnd(text, at), acronymAlone
	if to == at {
		to, p = plainOrgAt(text, at)
	}
	if to > at {
		y := &x.names
		y.spans = append(y.spans[:0], tagger.Span{Start: at, End: to, Label: tagger.Organization, Confidence: p})
		s.takeSpans(x, text)
	}
}

// takeSpans makes candidates of the spans that have been found at a start.
func (s *scanner) takeSpans(x *scratch, text string) {
	y := &x.names
	for i := range y.spans {
		span := &y.spans[i]
		p := span.Confidence
		if span.Label == tagger.Person && p >= leastNamed {
			y.before.note(text, span.Start, span.End)
		}
		if p < x.least || p < prunedFrom && s.isContext(text, span) || x.table.isThing(span.Start, span.End) {
			continue
		}
		for _, recognizer := range s.named[span.Label] {
			r, name := s.recognizers[recognizer], text[span.Start:span.End]
			if !x.takes(p, recognizer) || !r.passes(x, name) || x.refused == nil && r.allowed.has(name) {
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
