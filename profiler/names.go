package profiler

import (
	"unicode"

	"github.com/privet-go/privet/profiler/internal/lexicon"
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
}

// nameAll looks at the starts of names before text[limit] that the reader has noted.
func (s *scanner) nameAll(x *scratch, text string, limit int) {
	r := &x.reader
	if !s.names {
		r.starts = r.starts[:0]
		return
	}
	if len(r.starts) == 0 {
		return
	}
	n := 0
	for ; n < len(r.starts) && r.starts[n].At < limit; n++ {
		if r.starts[n].At >= x.names.done {
			if start := &r.starts[n]; start.Kind == tagger.StartPlain {
				x.names.done = start.At + int(start.Size)
			} else {
				s.nameAt(x, text, *start)
			}
		}
	}
	r.starts = append(r.starts[:0], r.starts[n:]...)
	if len(x.names.found) > 0 {
		x.merge(x.names.found)
		x.names.found = x.names.found[:0]
	}
}

// nameAt looks at the chain of words, or the sentence, that begins at a start.
func (s *scanner) nameAt(x *scratch, text string, start tagger.Start) {
	y := &x.names
	y.spans, y.done = y.tagger.Append(y.spans[:0], text, start, y.done)
	for _, span := range y.spans {
		p := min(span.Confidence, mostTagged)
		if isLone(text, span.Start, span.End) {
			p = sigmoid(logit(p) + loneWeight)
		}
		if p < x.least || len(s.named[span.Label]) == 0 || s.isContext(text, span) {
			continue
		}
		name := text[span.Start:span.End]
		for _, recognizer := range s.named[span.Label] {
			r := s.recognizers[recognizer]
			if !x.takes(p, recognizer) || !r.passes(x, name) || x.refused == nil && r.allowed.has(name) {
				continue
			}
			y.found = append(y.found, candidate{match: match{span.Start, span.End, p}, recognizer: recognizer, confidence: p, named: true})
		}
	}
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
	for _, r := range text[start:end] {
		if !unicode.IsLower(r) && !unicode.IsMark(r) {
			return false
		}
	}
	return true
}

// isContext reports whether what the tagger takes for a name is a context word, such
// as REGON: the name of a number and of nobody.
func (s *scanner) isContext(text string, span tagger.Span) bool {
	if isFieldName(text, span.Start, span.End) && s.context.covers(text, span.Start, span.End) {
		return true
	}
	c := lexicon.Lookup(text[span.Start:span.End])
	if c.Is(lexicon.Country|lexicon.Region|lexicon.Demonym|lexicon.Religion) || c.Given() > 1 || c.Family() > 1 || c.Place() > 1 {
		return false
	}
	return s.context.covers(text, span.Start, span.End)
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
