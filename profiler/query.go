package profiler

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A Query narrows one call. The zero value, like nil, asks for what the
// [Profiler] was made for.
//
// Its labels are the built-in ones, under their names, codes and aliases as
// [privet.ParseLabel] takes them, and those of the recognizers of the Profiler. A method that is
// given another one returns an error with a [*QueryError] for each, and does nothing.
type Query struct {
	// Labels are the only labels that are reported. What another label explains
	// better, and with a confidence of DefaultMinConfidence at least, is not
	// reported under one of these; where guesses are asked for, by a lower
	// MinConfidence or threshold, only with one of 0.92 at least. What stands inside
	// of something larger that is not asked for, such as an address in a URL, is
	// reported. To ask for one label makes nothing more probable. Empty means those
	// of the Profiler.
	Labels []privet.Label

	// ExcludeLabels are labels that are not reported, beside those of the
	// Profiler. They still take part, as in [Options].
	ExcludeLabels []privet.Label

	// MinConfidence is the probability, 0–1, below which nothing is reported;
	// nil means that of the Profiler.
	MinConfidence *float64

	// Thresholds are the same for single labels. They stand in place of those of
	// the Profiler; nil means those, and an empty map none.
	Thresholds map[privet.Label]float64

	// AddressParts has the parts of postal addresses reported one by one, as in
	// [Options]. It is also in force where the Profiler was made so.
	AddressParts bool

	// Explain asks for evidence and, for columns, candidates.
	Explain bool

	// Context ends the call early: within a few milliseconds of its end the call stops
	// and returns its error, and no result. Nil: nothing does. It is part of the call and
	// not of what is asked for.
	Context context.Context
}

// context returns the Context of a query, which may be nil.
func (q *Query) context() context.Context {
	if q == nil {
		return nil
	}
	return q.Context
}

// ErrConfidence is wrapped by the error for a MinConfidence or a threshold that is no
// probability.
var ErrConfidence = errors.New("is not in 0–1")

// A QueryError says what of a [Query], or of the fields of the same names of [Options],
// cannot be used. The error of [New], and that of a method that takes a Query, wraps one for each
// reason; [errors.As] gives the first.
type QueryError struct {
	// Field is the name of the field: Labels, ExcludeLabels, Thresholds or MinConfidence.
	Field string

	// Index is the place in the field, from 0. The places of Thresholds are those of
	// its keys in alphabetical order. It is -1 for MinConfidence.
	Index int

	// Label is what stands there, if it is well formed as a label, and empty otherwise.
	Label privet.Label

	// Err is [privet.ErrUnknownLabel], [ErrConfidence], or another reason.
	Err error
}

// Error gives the place, the label if that is well formed, and the reason.
func (e *QueryError) Error() string {
	reason := e.Err.Error()
	if errors.Is(e.Err, privet.ErrUnknownLabel) {
		reason = "is unknown"
	}
	if e.Index < 0 {
		return "the least confidence " + reason
	}
	place := fmt.Sprintf("label %d of %s", e.Index, e.Field)
	if e.Label != "" {
		place += fmt.Sprintf(" (%s)", e.Label)
	}
	if errors.Is(e.Err, ErrConfidence) {
		place = "the threshold of " + place
	}
	return place + " " + reason
}

// Unwrap gives the reason.
func (e *QueryError) Unwrap() error { return e.Err }

var errSameLabel = errors.New("is another name of a label before it")

// labelled makes a reason one that names the label, if that may be named.
func labelled(field string, i int, l privet.Label, err error) *QueryError {
	e := &QueryError{Field: field, Index: i, Err: err}
	if l.IsWellFormed() {
		e.Label = l
	}
	return e
}

// A labelSet has the labels that are not built in of the recognizers of a Profiler, each under
// itself.
type labelSet map[privet.Label]privet.Label

// ownLabels are those of recognizers.
func ownLabels(list []*spec.Recognizer) labelSet {
	var own labelSet
	for _, r := range list {
		if !r.Label.IsBuiltIn() && r.Label.IsWellFormed() {
			if own == nil {
				own = labelSet{}
			}
			own[r.Label] = r.Label
		}
	}
	return own
}

// resolve gives the label that l means, and reports whether there is one. What it gives
// shares no memory with l.
func (own labelSet) resolve(l privet.Label) (privet.Label, bool) {
	if label, ok := own[l]; ok {
		return label, true
	}
	label, err := privet.ParseLabel(string(l))
	return label, err == nil
}

// resolved is a copy of q that has no aliases. The error gives all reasons why q cannot be used.
func (own labelSet) resolved(q *Query) (*Query, error) {
	r := *q
	r.Context = nil
	var errs []error
	list := func(field string, labels []privet.Label) []privet.Label {
		labels = slices.Clone(labels)
		for i, l := range labels {
			known := false
			if labels[i], known = own.resolve(l); !known {
				errs = append(errs, labelled(field, i, l, privet.ErrUnknownLabel))
			}
		}
		return labels
	}
	r.Labels = list("Labels", q.Labels)
	r.ExcludeLabels = list("ExcludeLabels", q.ExcludeLabels)
	if q.MinConfidence != nil {
		least := *q.MinConfidence
		if r.MinConfidence = &least; !spec.IsShare(least) {
			errs = append(errs, &QueryError{Field: "MinConfidence", Index: -1, Err: ErrConfidence})
		}
	}
	if q.Thresholds != nil {
		r.Thresholds = make(map[privet.Label]float64, len(q.Thresholds))
	}
	for i, l := range slices.Sorted(maps.Keys(q.Thresholds)) {
		label, known := own.resolve(l)
		_, again := r.Thresholds[label]
		switch {
		case !known:
			errs = append(errs, labelled("Thresholds", i, l, privet.ErrUnknownLabel))
		case again:
			errs = append(errs, labelled("Thresholds", i, l, errSameLabel))
		}
		if !spec.IsShare(q.Thresholds[l]) {
			errs = append(errs, labelled("Thresholds", i, l, ErrConfidence))
		}
		if known {
			r.Thresholds[label] = q.Thresholds[l]
		}
	}
	return &r, errors.Join(errs...)
}

// or is what q asks for, with what it leaves open taken from base. Its labels are no
// aliases.
func (q *Query) or(base *spec.Demand) spec.Demand {
	d := *base
	if len(q.Labels) > 0 {
		d.Labels = q.Labels
	}
	d.Excluded = slices.Concat(base.Excluded, q.ExcludeLabels)
	if q.MinConfidence != nil {
		d.Confidence = leastOf(*q.MinConfidence)
	}
	d.Parts = d.Parts || q.AddressParts
	if q.Thresholds != nil {
		d.Thresholds = q.Thresholds
	}
	d.Explain = q.Explain
	return d
}

// leastOf is a confidence that is asked for, or the lowest that anything has.
func leastOf(confidence float64) float64 {
	if confidence >= 0 && confidence < LeastConfidence {
		return LeastConfidence
	}
	return confidence
}

// A plan is a query made ready: all that depends on it and on the recognizers alone. It
// never changes.
type plan struct {
	query  Query       // as it was given, where the plan is remembered
	demand spec.Demand // with what it leaves open, and without aliases

	// The least confidence of any recognizer and, where they differ, of each.
	least  float64
	leasts []float64

	apart address.Partition // of addresses
}

// planOf makes ready what d asks for.
func (p *Profiler) planOf(d spec.Demand) *plan {
	l := &plan{demand: d, apart: address.PartsAddresses(&d)}
	l.least, l.leasts = d.Leasts(p.scanner.Recognizers)
	return l
}

// begin makes the memory of a search ready for the plan.
func (l *plan) begin(x *work, p *Profiler) {
	x.Thresholds, x.Explains = l.leasts, l.demand.Explain
	x.join.Apart, x.join.Allowed, x.join.Parted = l.apart, p.allowed, true
}

// A Profiler remembers its last plans, since to make one takes as long as to search a text of some 4 KiB
// in which nothing is found: 8 µs. They are bounded in number and size, so that whoever asks
// something else every time makes each call slower and nothing larger.
const (
	mostPlans  = 16
	mostLabels = 512 // of a query whose plan is remembered
)

// A planMemory remembers plans, the last one first.
type planMemory struct{ list atomic.Pointer[[]*plan] }

// find gives the plan of a query, or nil.
func (m *planMemory) find(q *Query) *plan {
	if list := m.list.Load(); list != nil {
		for _, l := range *list {
			if l.query.equals(q) {
				return l
			}
		}
	}
	return nil
}

// add remembers the plan of a query. It is no loss when another goroutine's comes between.
func (m *planMemory) add(q *Query, l *plan) {
	if !q.isSmall() {
		return
	}
	l.query = q.clone()
	before := m.list.Load()
	list := append(make([]*plan, 0, mostPlans), l)
	if before != nil {
		list = append(list, (*before)[:min(len(*before), mostPlans-1)]...)
	}
	m.list.CompareAndSwap(before, &list)
}

// equals reports whether two queries ask for the same in the same words.
func (q *Query) equals(o *Query) bool {
	if q.Explain != o.Explain || q.AddressParts != o.AddressParts {
		return false
	}
	// Nil means something else than zero or none.
	if (q.Thresholds == nil) != (o.Thresholds == nil) || (q.MinConfidence == nil) != (o.MinConfidence == nil) {
		return false
	}
	return (q.MinConfidence == nil || *q.MinConfidence == *o.MinConfidence) &&
		slices.Equal(q.Labels, o.Labels) && slices.Equal(q.ExcludeLabels, o.ExcludeLabels) && maps.Equal(q.Thresholds, o.Thresholds)
}

// isSmall reports whether the query may be remembered: an alias can be spelled with any number of
// hyphens.
func (q *Query) isSmall() bool {
	if len(q.Labels)+len(q.ExcludeLabels)+len(q.Thresholds) > mostLabels {
		return false
	}
	isLong := func(l privet.Label) bool { return len(l) > privet.MaxLabelLength }
	for l := range q.Thresholds {
		if isLong(l) {
			return false
		}
	}
	return !slices.ContainsFunc(q.Labels, isLong) && !slices.ContainsFunc(q.ExcludeLabels, isLong)
}

// clone is a copy that shares no memory with q.
func (q *Query) clone() Query {
	c := *q
	c.Context = nil
	c.Labels, c.ExcludeLabels, c.Thresholds = cloneLabels(q.Labels), cloneLabels(q.ExcludeLabels), nil
	if q.Thresholds != nil {
		c.Thresholds = make(map[privet.Label]float64, len(q.Thresholds))
		for l, least := range q.Thresholds {
			c.Thresholds[privet.Label(strings.Clone(string(l)))] = least
		}
	}
	if q.MinConfidence != nil {
		least := *q.MinConfidence
		c.MinConfidence = &least
	}
	return c
}

func cloneLabels(labels []privet.Label) []privet.Label {
	var list []privet.Label
	for _, l := range labels {
		list = append(list, privet.Label(strings.Clone(string(l))))
	}
	return list
}

// plan makes a query ready, or gives all reasons why it cannot be used. A nil query
// asks for what the Profiler was made for.
func (p *Profiler) plan(q *Query) (*plan, error) {
	if q == nil {
		return p.base, nil
	}
	if l := p.plans.find(q); l != nil {
		return l, nil
	}
	resolved, err := p.labels.resolved(q)
	if err != nil {
		return nil, err
	}
	l := p.planOf(resolved.or(&p.base.demand))
	p.plans.add(q, l)
	return l, nil
}
