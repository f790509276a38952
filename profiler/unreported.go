package profiler

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file tells why a place was not reported: it searches once more, keeps all
// that is ever thought of, and says of each what became of it.

// A Reason says why something was not reported.
type Reason string

const (
	// ReasonCheck: the form is right, and the check digits or ranges are not.
	ReasonCheck Reason = "check"

	// ReasonThreshold: it is less sure than what was asked for.
	ReasonThreshold Reason = "threshold"

	// ReasonOutranked: something else that overlaps it is surer, or longer.
	ReasonOutranked Reason = "outranked"

	// ReasonLabel: it was found, and its label was not asked for or left out.
	ReasonLabel Reason = "label"

	// ReasonAllowed: it was found, and it is on an allow list.
	ReasonAllowed Reason = "allowed"
)

// An Unreported place is what a recognizer thought of and what became of it.
type Unreported struct {
	Explained

	// Reason says why it was not reported.
	Reason Reason

	// By is the name of the recognizer that outranked it; empty for other reasons.
	By string
}

// Unreported tells what was thought of for text[start:end] and not reported, and
// why: all places that overlap it, the surest first. Where it gives nothing, no
// recognizer knows a form that such a place has. With a nil query the question
// is about [Profiler.Find].
//
// The confidence of what its check refused is the one that it would have had. What
// lies inside of something that is all but sure is not thought of. Unreported
// takes many times as long as Find; it is made for questions, not for use on
// every text. It panics when start and end are no place in the text. The error is that of
// [Profiler.FindWith].
func (p *Profiler) Unreported(text string, start, end int, q *Query) ([]Unreported, error) {
	_ = text[start:end]
	p = p.made()
	l, err := p.plan(q)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	return p.unreported(text, start, end, l), nil
}

func (p *Profiler) unreported(text string, start, end int, l *plan) []Unreported {
	query := &l.demand
	x := p.scratch.Get().(*work)
	defer func() {
		x.Refused = nil // a func of the caller's own may have panicked
		p.scratch.Put(x)
	}()

	l.begin(x, p)
	x.Explains = true
	p.search(x, text, l.least)
	kept := slices.Clone(x.Kept)

	var refused []spec.Candidate
	x.Thresholds = nil
	x.Refused = &refused
	p.scanner.Collect(&x.Scratch, text, 0)
	x.Refused = nil
	p.scanner.Decode(&x.Scratch, text, 0, len(text))

	var list []Unreported
	add := func(c *spec.Candidate, reason Reason, by string) {
		r := p.scanner.Recognizers[c.Recognizer]
		list = append(list, Unreported{Explained{Finding: p.finding(c), Recognizer: r.Name, Evidence: p.explain(x, text, c)}, reason, by})
	}
	overlaps := func(c *spec.Candidate) bool { return c.Start < max(end, start+1) && start < c.End }
	for i := range refused {
		if c := &refused[i]; overlaps(c) {
			add(c, ReasonCheck, "")
		}
	}
	for i := range x.Candidates {
		c := &x.Candidates[i]
		if !overlaps(c) {
			continue
		}
		f := p.finding(c)
		winner := slices.IndexFunc(kept, func(k spec.Candidate) bool { return k.Start < c.End && c.Start < k.End })
		switch {
		case c.Confidence < query.LeastOf(f.Label):
			add(c, ReasonThreshold, "")
		case p.scanner.Recognizers[c.Recognizer].Allowed.Has(text[c.Start:c.End]):
			add(c, ReasonAllowed, "")
		case winner < 0:
			// It hides nothing, since nobody asked for it.
			if !query.Wants(f.Label) {
				add(c, ReasonLabel, "")
			}
		case kept[winner].Match != c.Match || kept[winner].Recognizer != c.Recognizer:
			add(c, ReasonOutranked, p.scanner.Recognizers[kept[winner].Recognizer].Name)
		case !query.Wants(f.Label):
			add(c, ReasonLabel, "")
		case p.allowed.Has(text[c.Start:c.End]):
			add(c, ReasonAllowed, "")
		}
	}
	slices.SortStableFunc(list, func(a, b Unreported) int {
		return cmp.Or(cmp.Compare(b.Confidence, a.Confidence), cmp.Compare(a.Start, b.Start))
	})
	return list
}
