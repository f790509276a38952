package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file raises what the tagger is nearly sure of where something that it does not weigh says the rest: a large place
// that is nothing else, the legal form of a firm, somebody who is called upon.

// nearlyMade is from where on the tagger is nearly sure, and madeSure how sure that makes it.
const (
	nearlyMade = 0.4
	madeSure   = 0.6
)

// largePlace is the degree of a place that nearly everybody knows.
const largePlace = 3

// makeSure raises how sure a span is that is nearly sure.
func makeSure(text string, span *tagger.Span) {
	if span.Confidence < nearlyMade || span.Confidence >= madeSure {
		return
	}
	name := text[span.Start:span.End]
	switch span.Label {
	case tagger.Location:
		c := lexicon.Lookup(name)
		known := c.Place() >= largePlace || c.Is(lexicon.Region) && c.Family() < 2 && len(name) > fewestUnheard && isLowerAt(name, len(name)-1) && isCapitalAt(name, 0)
		if wordBeforeIn(text, span.Start, 0, strictlyIn) == span.Start && (!known || c.Given() > 0 || c.Common() > 1 || c.Common() > 0 && c.Place() > 0 || c.Is(lexicon.Organization)) {
			return
		}
	case tagger.Organization:
		if k := strings.LastIndexByte(name, ' '); k < 0 || !inSet(firmForms, name[k+1:]) {
			return
		}
	case tagger.Person:
		if !isCalledUpon(text, span.Start, span.End) || lexicon.Lookup(name).Family() == 0 {
			return
		}
	default:
		return
	}
	span.Confidence = madeSure
}

// isCalledUpon reports whether a comma stands before the name text[from:to] and a mark of a call or a question behind it.
func isCalledUpon(text string, from, to int) bool {
	return from > 4 && text[from-1] == ' ' && text[from-2] == ',' && isLetter(text[from-3]) && to < len(text) && (text[to] == '!' || text[to] == '?')
}
