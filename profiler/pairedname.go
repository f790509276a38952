package profiler

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/lexicon"
	"github.com/privet-go/privet/profiler/internal/tagger"
)

// This file finds the second of two people who are named together: Saini and Cartwright from Toyota.

// The confidence of such a name, and of the first at least.
const (
	besidePerson = 0.75
	greetedAlone = 0.85
)

// Words for and between the family names of two people, and those for from behind them.
var (
	pairLinks = [...]string{" and ", " und ", " et ", " y ", " e ", " i ", " och ", " og ", " en ", " ja ", " a ", " și ", " ve ", " и ", " та "}
	fromLinks = [...]string{" from ", " of ", " von ", " de ", " da ", " di ", " van ", " från ", " fra ", " z ", " ze ", " из "}
)

// withPairs puts the family name behind a person and a word for and among the spans, where from and a name stand behind
// it: Saini and Cartwright from Toyota. The end of the chain may grow.
func withPairs(spans []tagger.Span, text string, end int) ([]tagger.Span, int) {
	for i := range spans {
		s := spans[i]
		if s.Label != tagger.Person || s.Confidence < greetedAlone || s.End+8 >= len(text) || text[s.End] != ' ' || text[s.End+1] >= 'A' && text[s.End+1] <= 'Z' {
			continue
		}
		for _, link := range pairLinks {
			if !strings.HasPrefix(text[s.End:], link) {
				continue
			}
			at := s.End + len(link)
			if to := pairedEnd(text, at); to > at {
				for k := range spans {
					if o := &spans[k]; o.Start < to && o.End > at && (o.Start < at || o.End > to || o.Confidence >= besidePerson) {
						return spans, end
					}
				}
				return withSpan(spans, tagger.Span{Start: at, End: to, Label: tagger.Person, Confidence: besidePerson}), max(end, to)
			}
		}
	}
	return spans, end
}

// pairedEnd is the end of a family name at text[at] with from and a capital behind it, or at.
func pairedEnd(text string, at int) int {
	to, capital := wordAt(text, at)
	if !capital || to-at < 4 || to+4 >= len(text) || text[to] != ' ' {
		return at
	}
	c := lexicon.Lookup(text[at:to])
	if c.Family() < 2 || c.Is(lexicon.Country|lexicon.Demonym|lexicon.OrgWord) || c.Common() > 2 {
		return at
	}
	for _, link := range fromLinks {
		if strings.HasPrefix(text[to:], link) && to+len(link) < len(text) && isCapitalAt(text, to+len(link)) {
			return to
		}
	}
	return at
}
