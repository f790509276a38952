package profiler

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/pattern"
	"github.com/privet-go/privet/profiler/internal/scan"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// This file lets somebody else's model find data in texts, beside the recognizers
// or in their stead.

// A Model finds personal data in texts by means of its own, such as a network of
// neurons on another machine. It is called by multiple goroutines at the same time.
type Model interface {
	// Spans gives the findings in each text, as many lists as there are texts and in
	// their order. Offsets are bytes on the boundaries of runes; findings of one text
	// may come in any order and overlap. An answer that lacks something is an error,
	// and never a shorter list. An error should not repeat a text.
	Spans(ctx context.Context, texts []string) ([][]privet.Finding, error)
}

// A Mode says who finds.
type Mode string

// The modes.
const (
	// HeuristicOnly: the recognizers find. The model is never asked.
	HeuristicOnly Mode = "HEURISTIC_ONLY"

	// Hybrid: the recognizers and the model find, and where their findings would
	// overlap the most confident stays. Against a recognizer the word of a model
	// counts for 0.9 and no more, however sure it says it is: what check digits prove
	// is surer than that, and stays.
	Hybrid Mode = "HYBRID"

	// AIOnly: the model finds.
	AIOnly Mode = "AI_ONLY"
)

// ErrMode is wrapped by the error for a mode that there is not.
var ErrMode = errors.New("the mode is none of HEURISTIC_ONLY, HYBRID and AI_ONLY")

// A ModelError says why an [Assisted] has got nothing from its model.
type ModelError struct {
	// Err is the error of the model itself, or nil when what it has answered cannot
	// be.
	Err error

	// Reason says what cannot be in the answer, and where, without data. It is empty
	// when Err is not nil.
	Reason string
}

// Error gives the reason, or the error of the model.
func (e *ModelError) Error() string {
	if e.Err != nil {
		return "the model has failed: " + e.Err.Error()
	}
	return "the answer of the model cannot be used: " + e.Reason
}

// Unwrap gives the error of the model.
func (e *ModelError) Unwrap() error { return e.Err }

// ModelRecognizer is the name that an [Explained] finding of a model has in place
// of a recognizer's.
const ModelRecognizer = "model"

// The limits of what a model may find: in a place of modelWindow bytes no more
// findings may begin than mostModelFindings, so that to choose among those that
// overlap takes a time that grows with the text.
const (
	mostModelFindings = 4096
	modelWindow       = scan.LongestCluster
)

// An Assisted finds with the help of a [Model]. It is a type of its own, and its
// methods take a context and return an error, because a model can fail: a
// [Profiler] never asks one, and what an Assisted has not been able to ask is
// never told of as nothing found. It never changes after [Profiler.With] has made
// it, and it is safe for concurrent use by multiple goroutines.
//
// Columns, files and streams are the business of the Profiler alone.
//
// The zero Assisted and a nil one have no Profiler: they find nothing and return an error.
type Assisted struct {
	profiler *Profiler
	model    Model
	mode     Mode
	labels   map[privet.Label]bool // of the recognizers
}

// With gives what finds with the help of a model. The empty mode is Hybrid. The
// model may be nil where the mode is HeuristicOnly. The error wraps ErrMode, or
// tells that there is no model.
func (p *Profiler) With(m Model, mode Mode) (*Assisted, error) {
	switch mode {
	case "":
		mode = Hybrid
	case HeuristicOnly, Hybrid, AIOnly:
	default:
		return nil, fmt.Errorf("profiler: %w", ErrMode)
	}
	if m == nil && mode != HeuristicOnly {
		return nil, fmt.Errorf("profiler: the mode %s needs a model", mode)
	}
	p = p.made()
	a := &Assisted{profiler: p, model: m, mode: mode, labels: map[privet.Label]bool{}}
	for _, r := range p.scanner.Recognizers {
		a.labels[r.Label] = true
	}
	return a, nil
}

var errNotMade = errors.New("profiler: an Assisted that Profiler.With has not made")

// Mode is the mode that it was made with, or empty for the zero Assisted.
func (a *Assisted) Mode() Mode {
	if a == nil {
		return ""
	}
	return a.mode
}

// Find gives the places in the text that hold personal data, in the order of the
// text, without overlaps. Labels, thresholds and allow lists are those of the
// Profiler, for what the model finds as well; allow lists of single recognizers
// are for these alone. An error is a [*ModelError], and there are no findings with it.
func (a *Assisted) Find(ctx context.Context, text string) ([]privet.Finding, error) {
	found, err := a.FindWith(ctx, []string{text}, nil)
	if err != nil {
		return nil, err
	}
	var findings []privet.Finding
	for _, e := range found[0] {
		findings = append(findings, e.Finding)
	}
	return findings, nil
}

// FindWith is Find for several texts, which the model is asked about at once, with
// demands of its own, as [Profiler.FindWith] has them. It gives one list for each
// text. An error of the query is that of [Profiler.FindWith], and the model is not asked.
func (a *Assisted) FindWith(ctx context.Context, texts []string, q *Query) (list [][]Explained, err error) {
	if a == nil || a.profiler == nil {
		return nil, errNotMade
	}
	l, err := a.profiler.plan(q)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	answers, err := a.ask(ctx, texts)
	if err != nil {
		return nil, fmt.Errorf("profiler: %w", err)
	}
	defer halt.Recover(&err)
	lists := make([][]Explained, len(texts))
	for i, text := range texts {
		if a.mode == HeuristicOnly {
			lists[i] = a.profiler.findWith(ctx, text, l)
		} else {
			lists[i] = a.merge(ctx, text, answers[i], l)
		}
	}
	return lists, nil
}

// ask asks the model, if the mode has it asked, and gives its findings by their
// start. They are sound.
func (a *Assisted) ask(ctx context.Context, texts []string) ([][]privet.Finding, error) {
	if a.mode == HeuristicOnly || len(texts) == 0 {
		return nil, nil
	}
	answers, err := a.model.Spans(ctx, texts)
	if err != nil {
		return nil, &ModelError{Err: err}
	}
	if len(answers) != len(texts) {
		return nil, &ModelError{Reason: fmt.Sprintf("%d answers to %d texts", len(answers), len(texts))}
	}
	sound := make([][]privet.Finding, len(texts))
	for i := range texts {
		if sound[i], err = a.check(texts[i], answers[i]); err != nil {
			return nil, &ModelError{Reason: fmt.Sprintf("text %d: %v", i, err)}
		}
	}
	return sound, nil
}

// check gives the findings of a model by their start and with canonical labels, or
// the reason why one of them cannot be.
func (a *Assisted) check(text string, findings []privet.Finding) ([]privet.Finding, error) {
	sound := slices.Clone(findings)
	for i := range sound {
		f := &sound[i]
		if err := a.checkOne(text, f); err != nil {
			return nil, fmt.Errorf("finding %d: %w", i, err)
		}
	}
	slices.SortStableFunc(sound, func(a, b privet.Finding) int {
		return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End), cmp.Compare(b.Confidence, a.Confidence), cmp.Compare(a.Label, b.Label))
	})
	for i := range max(0, len(sound)-mostModelFindings) {
		if sound[i+mostModelFindings].Start < sound[i].Start+modelWindow {
			return nil, fmt.Errorf("more than %d findings begin within %d bytes", mostModelFindings, modelWindow)
		}
	}
	return sound, nil
}

func (a *Assisted) checkOne(text string, f *privet.Finding) error {
	switch {
	case f.Start < 0 || f.End > len(text) || f.Start >= f.End:
		return errors.New("its offsets are no place in the text")
	case pattern.CutsRune(text, f.Start) || pattern.CutsRune(text, f.End):
		return errors.New("an offset is inside a rune")
	case !spec.IsShare(f.Confidence):
		return errors.New("its confidence is not in 0–1")
	case a.labels[f.Label]:
		return nil
	}
	l, err := privet.ParseLabel(string(f.Label))
	if err != nil || l == privet.None || l == privet.Unknown {
		return errors.New("its label is not known")
	}
	f.Label = l
	return nil
}

// trustInModel is what the word of a model counts for at most against a recognizer.
const trustInModel = 0.9

// standing is what a confidence of a model counts for where findings overlap. What
// is beyond trustInModel keeps its order and adds next to nothing.
func standing(confidence float64) float64 {
	if confidence <= trustInModel {
		return confidence
	}
	return trustInModel + (confidence-trustInModel)*1e-6
}

// merge gives what stays of the findings of the model and, if the mode has them,
// of the recognizers.
func (a *Assisted) merge(ctx context.Context, text string, findings []privet.Finding, l *plan) []Explained {
	p := a.profiler
	query := &l.demand
	x := p.scratch.Get().(*work)
	x.Context = ctx
	l.begin(x, p)
	if a.mode == Hybrid {
		p.scanner.Collect(&x.Scratch, text, l.least)
		p.scanner.Decode(&x.Scratch, text, 0, len(text))
	} else {
		x.Begin(p.scanner, l.least)
	}
	// A candidate of the model has a number behind those of the recognizers.
	first := len(p.scanner.Recognizers)
	for i, f := range findings {
		least := query.LeastOf(f.Label)
		if !query.Wants(f.Label) {
			least = max(least, query.HidesFrom())
		}
		if f.Confidence >= least {
			x.Candidates = append(x.Candidates, spec.Candidate{
				Match:      spec.Match{Start: f.Start, End: f.End},
				Recognizer: first + i,
				Confidence: standing(f.Confidence),
			})
		}
	}
	slices.SortStableFunc(x.Candidates, func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) })
	scan.Resolve(&x.Scratch)
	if a.mode == Hybrid {
		x.joined(func(j *address.Joining) { p.joiner.JoinAddresses(j, text) })
	}

	var found []Explained
	for i := range x.Kept {
		c := &x.Kept[i]
		var e Explained
		if c.Recognizer >= first {
			e = Explained{Finding: findings[c.Recognizer-first], Recognizer: ModelRecognizer}
			if query.Explain {
				e.Evidence = []privet.Evidence{{Kind: privet.EvidenceModel, Weight: spec.Logit(min(max(e.Confidence, 1e-9), 1-1e-9))}} // a finite one
			}
		} else {
			e = Explained{Finding: p.finding(c), Recognizer: p.scanner.Recognizers[c.Recognizer].Name, Parts: p.partFindings(x, c)}
			if query.Explain {
				e.Evidence = p.explain(x, text, c)
			}
		}
		if p.reports(query, text, &e.Finding) {
			found = append(found, e)
		}
	}
	p.release(x)
	return found
}
