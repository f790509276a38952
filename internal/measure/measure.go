// Package measure counts how well findings and verdicts agree with labels that
// people gave: precision, recall and F by kind with intervals, calibration, false
// alarms, and what each threshold would give.
//
//	t, err := measure.New(nil)
//	for text, err := range measure.Texts(file) {
//		t.Text(text.Text, text.Spans, p.Find(text.Text))
//	}
//	report := t.Report()
//
// A [Tally] counts. It holds counts and no data, so that its size depends on how
// many kinds and confidences it has met and not on how much it was shown. What it
// reports does not depend on the order of what it was shown.
//
// # Matching
//
// An expected place and a reported one match when they are of the same kind and
// what they have in common is Options.IoU or more of what they cover together, in
// code points. Each matches one other at most: the most confident reported place
// chooses first, the place that it agrees with most. So the matches from one
// confidence on are the same whether or not what is less sure is there, which is
// what lets one walk tell of all thresholds.
//
// # Confidence
//
// Confidences are taken to four decimals.
package measure

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"unicode/utf8"

	"github.com/privet-go/privet"
)

// The defaults of [Options].
const (
	DefaultIoU           = 0.9
	DefaultMinConfidence = 0.5
)

// defaultThresholds are those of a Tally that is not told others. Nobody writes to
// them.
var defaultThresholds = [...]float64{0.3, 0.5, 0.7, 0.9}

// Options say how a [Tally] counts. The zero value, like nil, is the defaults.
type Options struct {
	// Kinds says which labels count as one. Nil: each is a kind of its own.
	Kinds *Kinds

	// Only are the kinds that are counted. Empty means all. Places of others are
	// neither missed nor right; what is reported there is a false alarm.
	Only []Kind

	// IoU is the share, above 0 and at most 1, of what two places cover together
	// that they must have in common to match. Zero means DefaultIoU.
	IoU float64

	// MinConfidence is the confidence from which on something counts as reported,
	// but for the thresholds. Nil means DefaultMinConfidence.
	MinConfidence *float64

	// Thresholds are the confidences that precision and recall are given at, in
	// any order. Empty means 0.3, 0.5, 0.7 and 0.9.
	Thresholds []float64
}

// A Tally counts texts or columns. It is used by one goroutine at a time.
type Tally struct {
	kinds         *Kinds
	only          map[Kind]bool // nil: all
	iou           float64
	minConfidence level
	thresholds    []level

	texts, columns int
	byKind         map[Kind]*counts
	anyKind        counts          // of texts: whatever the label
	verdicts       histogram       // of what was reported, for calibration
	alarms         map[[2]Kind]int // reported kind, expected kind
	same           int             // of columns: verdicts that are right with NONE and UNKNOWN taken for one
	unknown        map[string]int  // labels that nobody knows, by name
	nameless       int             // such labels that are no names
	scratch        [2][]place      // expected and reported
}

// New makes a Tally. It returns an error that gives all reasons when an option is
// out of its range.
func New(opts *Options) (*Tally, error) {
	if opts == nil {
		opts = &Options{}
	}
	t := &Tally{
		kinds:   opts.Kinds,
		iou:     opts.IoU,
		byKind:  map[Kind]*counts{},
		alarms:  map[[2]Kind]int{},
		unknown: map[string]int{},
	}
	if t.kinds == nil {
		t.kinds = new(Kinds)
	}
	if t.iou == 0 {
		t.iou = DefaultIoU
	}
	least := DefaultMinConfidence
	if opts.MinConfidence != nil {
		least = *opts.MinConfidence
	}
	thresholds := opts.Thresholds
	if len(thresholds) == 0 {
		thresholds = defaultThresholds[:]
	}
	var errs []error
	if !(t.iou > 0 && t.iou <= 1) {
		errs = append(errs, errors.New("the share in common is not above 0 and at most 1"))
	}
	if !isShare(least) {
		errs = append(errs, errors.New("the least confidence is not in 0–1"))
	}
	for i, p := range thresholds {
		if !isShare(p) {
			errs = append(errs, fmt.Errorf("threshold %d is not in 0–1", i+1))
		}
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	t.minConfidence = levelOf(least)
	for _, p := range thresholds {
		t.thresholds = append(t.thresholds, levelOf(p))
	}
	slices.Sort(t.thresholds)
	t.thresholds = slices.Compact(t.thresholds)
	if len(opts.Only) > 0 {
		t.only = map[Kind]bool{}
		for _, k := range opts.Only {
			t.only[k] = true
		}
	}
	return t, nil
}

func isShare(p float64) bool { return p >= 0 && p <= 1 }

// Least is the least confidence that the tally can make use of: whoever asks a
// profiler asks for this.
func (t *Tally) Least() float64 { return min(t.minConfidence, t.thresholds[0]).share() }

// A Span is a place in a text that somebody has labelled. The label is a name as
// its giver spells it; Start and End are code points, half-open.
type Span struct {
	Label      string
	Start, End int
}

// Text counts one text: what was expected in it and what was found, as
// [github.com/privet-go/privet/profiler.Profiler.Find] gives it. Spans must lie in
// the text and not be empty; findings may come in any order.
func (t *Tally) Text(text string, want []Span, got []privet.Finding) {
	t.texts++
	places, guesses := t.scratch[0][:0], t.scratch[1][:0]
	for _, s := range want {
		kind, ok := t.kinds.Named(s.Label)
		if !ok {
			kind = UnknownLabel
			t.count(s.Label)
		}
		places = append(places, place{kind: kind, start: s.Start, end: s.End})
	}
	for _, f := range inCodePoints(text, got) {
		kind := t.kinds.Of(f.Label)
		if t.only == nil || t.only[kind] {
			guesses = append(guesses, place{kind: kind, start: f.Start, end: f.End, confidence: levelOf(f.Confidence)})
		}
	}
	t.scratch = [2][]place{places, guesses}
	slices.SortFunc(places, byStart)
	slices.SortFunc(guesses, byConfidence)
	t.countSame(places, guesses)
	t.countAny(places, guesses)
}

// countSame counts places that match by kind.
func (t *Tally) countSame(places, guesses []place) {
	for _, w := range places {
		if t.measures(w.kind) {
			t.of(w.kind).expected++
		}
	}
	match(places, guesses, t.iou, func(w, g *place) bool { return w.kind == g.kind })
	longest := longestOf(places)
	for i := range guesses {
		g := &guesses[i]
		right := g.matched >= 0
		var there Kind
		if !right {
			if there = mostCommon(places, g, longest); there == Ignored {
				continue
			}
		}
		t.of(g.kind).reported.add(g.confidence, right)
		if g.confidence < t.minConfidence {
			continue
		}
		t.verdicts.add(g.confidence, right)
		if !right {
			t.alarms[[2]Kind{g.kind, there}]++
		}
	}
}

// countAny counts places that match whatever they are.
func (t *Tally) countAny(places, guesses []place) {
	expects := func(k Kind) bool { return t.measures(k) || k == UnknownLabel && t.only == nil }
	for _, w := range places {
		if expects(w.kind) {
			t.anyKind.expected++
		}
	}
	match(places, guesses, t.iou, func(w, _ *place) bool { return expects(w.kind) })
	longest := longestOf(places)
	for i := range guesses {
		g := &guesses[i]
		if g.matched < 0 && mostCommon(places, g, longest) == Ignored {
			continue
		}
		t.anyKind.reported.add(g.confidence, g.matched >= 0)
	}
}

// Column counts one column: the label that somebody gave it and the verdict, as
// [github.com/privet-go/privet/profiler.Profiler.Columns] gives it. The first of
// its candidates, if it has any, is what lower thresholds would have reported.
func (t *Tally) Column(want string, got *privet.Result) {
	t.columns++
	expected, ok := t.kinds.Named(want)
	switch {
	case !ok:
		expected = UnknownLabel
		t.count(want)
	case expected == Ignored:
		return
	}
	reported, confidence := t.kinds.Of(got.Label), levelOf(got.Confidence)
	if !isMeta(reported) && t.only != nil && !t.only[reported] {
		reported = Kind(privet.Unknown)
	}
	counted := t.measures(expected) || isMeta(expected)
	if counted {
		t.of(expected).expected++
	} else if expected == UnknownLabel && isMeta(reported) {
		return // it may be so
	}
	right := reported == expected || isMeta(reported) && !counted
	t.verdicts.add(confidence, right)
	t.of(reported).reported.add(confidence, right)
	if right || isMeta(reported) && isMeta(expected) {
		t.same++
	}
	if !right && !isMeta(reported) {
		there := expected
		if isMeta(expected) {
			there = Nothing
		}
		t.alarms[[2]Kind{reported, there}]++
	}
	if got.Label != privet.Unknown || len(got.Candidates) == 0 {
		return
	}
	// What was not sure enough counts at the thresholds that it reaches.
	first := got.Candidates[0]
	kind, confidence := t.kinds.Of(first.Label), levelOf(first.Confidence)
	if !isMeta(kind) && t.measures(kind) && confidence < t.minConfidence {
		t.of(kind).reported.add(confidence, kind == expected)
	}
}

// isMeta reports whether a kind is a verdict that nothing personal is there.
func isMeta(k Kind) bool { return k == Kind(privet.None) || k == Kind(privet.Unknown) }

// measures reports whether places of a kind can be right or missed.
func (t *Tally) measures(k Kind) bool {
	return k != Ignored && k != UnknownLabel && (t.only == nil || t.only[k])
}

func (t *Tally) of(k Kind) *counts {
	c := t.byKind[k]
	if c == nil {
		c = new(counts)
		t.byKind[k] = c
	}
	return c
}

// mostUnknown bounds how many names of unknown labels are kept apart.
const mostUnknown = 100

// count counts a label that nobody knows. What does not look like a name is not
// kept, since it may be data.
func (t *Tally) count(name string) {
	if _, ok := t.unknown[name]; !isName(name) || !ok && len(t.unknown) == mostUnknown {
		t.nameless++
		return
	}
	t.unknown[name]++
}

// inCodePoints gives findings with offsets in code points, in the order of the
// text.
func inCodePoints(text string, found []privet.Finding) []privet.Finding {
	inOrder := slices.Clone(found)
	slices.SortFunc(inOrder, func(a, b privet.Finding) int { return a.Start - b.Start })
	offset, points := 0, 0
	for i := range inOrder {
		f := &inOrder[i]
		points += utf8.RuneCountInString(text[offset:f.Start])
		offset = f.Start
		f.Start, f.End = points, points+utf8.RuneCountInString(text[f.Start:f.End])
	}
	return inOrder
}

// A level is a confidence in ten-thousandths.
type level int

const levels = 10_000

func levelOf(p float64) level {
	if !(p > 0) { // what is no number counts as nothing
		return 0
	}
	return level(math.Round(min(p, 1) * levels))
}

func (l level) share() float64 { return float64(l) / levels }
