package names

import (
	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/namestart"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// A NameFinder finds names in one text, and knows again who has been named. It is used by one goroutine at a time.
//
// There are no steps for known organisations, whole institutions, countries, legal forms or titles: on top of the network each
// changes F1 of names by -0.0013 to +0.0000 on the texts kept to look at, and known organisations raise the false alarms in
// programs by 15 percent.
type NameFinder struct {
	// steps amend what the tagger has found.
	Steps []NameStep

	tagger tagger.Scratch
	spans  []tagger.Span
	Done   int // what begins before it has been looked at
	before namedBefore
}

// A NameStep amends the spans of a stretch of a text that ends at text[end], and gives its end, which may grow.
type NameStep func(spans []tagger.Span, text string, end int) ([]tagger.Span, int)

// Begin makes it ready for another text.
func (f *NameFinder) Begin() {
	f.Done = 0
	f.before.begin()
}

// Shift moves what is remembered n bytes to the front.
func (f *NameFinder) Shift(n int) {
	f.Done = max(0, f.Done-n)
	f.before.shift(n)
}

// Find finds the names in the stretch around a start. They are good until the next call.
func (f *NameFinder) Find(text string, start namestart.Start) []tagger.Span {
	f.spans, f.Done = f.tagger.Append(f.spans[:0], text, start, f.Done)
	for i := range f.spans {
		if l := &f.spans[i].Label; *l == tagger.Group {
			if *l = tagger.Nationality; lexicon.Lookup(text[f.spans[i].Start:f.spans[i].End]).Is(lexicon.Religion) {
				*l = tagger.Religion
			}
		}
	}
	for _, step := range f.Steps {
		f.spans, f.Done = step(f.spans, text, f.Done)
	}
	f.spans = withWhole(f.spans, text)
	for i := range f.spans {
		if span := &f.spans[i]; span.Label == tagger.Person && span.Confidence >= leastNamed {
			f.before.note(text, span.Start, span.End)
		}
	}
	f.spans = f.before.withAgain(f.spans, text, start.At, f.Done)
	return f.spans
}

// Plain finds names in the word text[at:end], which everybody uses and the tagger leaves out. It may be the name of somebody
// who has been named before.
func (f *NameFinder) Plain(text string, at, end int) []tagger.Span {
	if f.Done = end; f.before.n == 0 {
		return nil
	}
	f.spans = f.before.withAgain(f.spans[:0], text, at, end)
	return f.spans
}
