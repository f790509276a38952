package columns

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/lazy"
	"github.com/privet-go/privet/profiler/internal/lists"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file looks into columns of sentences. One in which something personal
// stands is FREE_TEXT, and the evidence says what: what masks it has to look into
// the text, or to take all of it away. One in which nothing was found stays
// UNKNOWN, as there may be what nobody can find.

// FreeText is the label of a column of sentences with something personal in it.
const FreeText privet.Label = "FREE_TEXT"

// insideShare is the share of the values from which on what is inside them counts.
const insideShare = 0.05

// sureInside is the probability from which on something inside counts. The first word
// of a sentence looks like a name often enough.
const sureInside = 0.9

// mostInside is the most that it is sure that something is inside.
const mostInside = 0.99

// textVerdict looks into the sentences of a column, n of which say something. That
// nothing else is known of it has a probability of nothing. It reports false where
// there is not enough inside.
func (p *Judge) textVerdict(x *Table, c *Column, nothing float64, n int, q *spec.Demand) (r Result, ok bool) {
	matched := 0
	missed := 1.0 // the probability that all that was found is wrong
	for _, value := range c.Values {
		best := 0.0
		for _, f := range p.inside(x, value) {
			if f.Confidence >= sureInside && isOfPerson(f.Label) {
				best = max(best, f.Confidence)
			}
		}
		if best > 0 {
			matched++
			missed *= 1 - best
		}
	}
	confidence := nothing * min(mostInside, 1-missed)
	if matched == 0 || float64(matched) < insideShare*float64(n) || confidence < q.LeastOf(FreeText) {
		return Result{}, false
	}
	r = Result{Column: c.Name, Label: FreeText, Confidence: confidence, Count: n, Matched: matched}
	if q.Explain {
		r.Evidence = p.insideEvidence(x, c, n)
	}
	return r, true
}

// withText puts free text among the candidates.
func withText(list []privet.Candidate, confidence float64) []privet.Candidate {
	list = append(list, privet.Candidate{Label: FreeText, Confidence: confidence})
	slices.SortStableFunc(list, func(a, b privet.Candidate) int { return cmp.Compare(b.Confidence, a.Confidence) })
	return list[:min(len(list), mostCandidates)]
}

// inside finds what stands in a text. It is good until the next call.
func (p *Judge) inside(x *Table, value string) []privet.Finding {
	halt.Check(p.ctx)
	x.found = x.found[:0]
	if value = chars.ValueIn(value); !p.Allowed.SaysNothing(value) {
		x.found = p.find(p.ctx, x.found, value)
	}
	return x.found
}

// insideEvidence says in how many of the texts a label was found, that with most of
// them first.
func (p *Judge) insideEvidence(x *Table, c *Column, n int) (list []privet.Evidence) {
	texts := map[privet.Label]int{}
	for _, value := range c.Values {
		found := p.inside(x, value)
		for i, f := range found {
			if !slices.ContainsFunc(found[:i], func(o privet.Finding) bool { return o.Label == f.Label }) {
				texts[f.Label]++
			}
		}
	}
	labels := slices.SortedFunc(maps.Keys(texts), func(a, b privet.Label) int {
		return cmp.Or(texts[b]-texts[a], cmp.Compare(a, b))
	})
	for _, l := range labels {
		list = append(list, privet.Evidence{
			Kind:   privet.EvidenceValues,
			Detail: fmt.Sprintf("%s in %d of %d texts", l, texts[l], n),
			Weight: math.Log1p(float64(texts[l])),
		})
	}
	return list
}

// textHeaders are what columns are called that people write sentences into, as a
// header is read. They are no evidence that nothing personal stands there.
var textHeaders = lazy.Value[map[string]bool]{Make: func() map[string]bool {
	set := map[string]bool{}
	addPhrases(set, lists.Words("columns", "textHeaders"))
	return set
}}

// isOfPerson reports whether a label in a text says something about a person by
// itself. Dates, places and organisations stand in texts about anything.
func isOfPerson(l privet.Label) bool {
	switch l.Category() {
	case privet.CategoryLocation:
		return l == "STREET_ADDRESS" || l == "GEO_COORDINATES"
	case privet.CategoryDate:
		return l == "DOB"
	case privet.CategoryWork, privet.CategoryOrganization, privet.CategoryDemographic:
		return false
	case privet.CategoryOnline:
		return l == "IP_ADDRESS"
	}
	return true
}
