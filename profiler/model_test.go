package profiler

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/linear"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// A modelFunc is a model that is one function.
type modelFunc func(ctx context.Context, texts []string) ([][]privet.Finding, error)

func (f modelFunc) Spans(ctx context.Context, texts []string) ([][]privet.Finding, error) {
	return f(ctx, texts)
}

var _ Model = modelFunc(nil)

// says is a model that finds the same in every text.
func says(findings ...privet.Finding) Model {
	return modelFunc(func(_ context.Context, texts []string) ([][]privet.Finding, error) {
		list := make([][]privet.Finding, len(texts))
		for i := range list {
			list[i] = findings
		}
		return list, nil
	})
}

func with(t testing.TB, p *Profiler, m Model, mode Mode) *Assisted {
	t.Helper()
	a, err := p.With(m, mode)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestModes holds what each mode makes of a text in which the model finds what is
// marked in model, with a confidence in front.
func TestModes(t *testing.T) {
	p := newProfiler(t)
	for _, tt := range []struct {
		reason     string
		model      string
		confidence float64
		hybrid     string
		ai         string
	}{
		{
			"both find", "⟦PERSON:qqn qqx⟧ is at ann@example.com", 0.8,
			"⟦PERSON:qqn qqx⟧ is at ⟦EMAIL_ADDRESS:ann@example.com⟧", "⟦PERSON:qqn qqx⟧ is at ann@example.com",
		}, {
			"a check digit stays, however sure the model is", "pay ⟦PERSON:4111 1111 1111 1111⟧", 1,
			"pay ⟦CREDIT_CARD:4111 1111 1111 1111⟧", "pay ⟦PERSON:4111 1111 1111 1111⟧",
		}, {
			"the surer one stays", "meet at ⟦ORGANIZATION:the 12 Baker Street friends⟧ at ten", 0.97,
			"meet at ⟦ORGANIZATION:the 12 Baker Street friends⟧ at ten", "meet at ⟦ORGANIZATION:the 12 Baker Street friends⟧ at ten",
		}, {
			"the surer one stays, and it is a recognizer's", "meet at ⟦ORGANIZATION:the 12 Baker Street friends⟧ at ten", 0.6,
			"meet at the ⟦STREET_ADDRESS:12 Baker Street⟧ friends at ten", "meet at ⟦ORGANIZATION:the 12 Baker Street friends⟧ at ten",
		}, {
			"an alias is a label", "⟦FULL_NAME:qqn⟧ came", 0.9,
			"⟦PERSON:qqn⟧ came", "⟦PERSON:qqn⟧ came",
		}, {
			"what is not sure enough is nothing", "⟦PERSON:qqn⟧ came", 0.49,
			"qqn came", "qqn came",
		},
	} {
		text, findings := samples.Unmark(t, tt.model)
		for i := range findings {
			findings[i].Confidence = tt.confidence
		}
		for mode, want := range map[Mode]string{Hybrid: tt.hybrid, "": tt.hybrid, AIOnly: tt.ai, HeuristicOnly: samples.Mark(text, p.Find(text))} {
			got, err := with(t, p, says(findings...), mode).Find(t.Context(), text)
			if err != nil || samples.Mark(text, got) != want {
				t.Errorf("%s, %s: found %s, %v\nwant %s", tt.reason, mode, samples.Mark(text, got), err, want)
			}
			for _, f := range got {
				if mode != HeuristicOnly && f.Label == "PERSON" && f.Confidence != tt.confidence {
					t.Errorf("%s, %s: the confidence of the model is %v", tt.reason, mode, f.Confidence)
				}
			}
		}
	}
}

// TestModelNotAsked holds that a model that fails is not asked where it need not be,
// and that With refuses what cannot be.
func TestModelNotAsked(t *testing.T) {
	p := newProfiler(t)
	fails := modelFunc(func(context.Context, []string) ([][]privet.Finding, error) { return nil, errors.New("down") })
	if _, err := with(t, p, fails, HeuristicOnly).Find(t.Context(), "a"); err != nil {
		t.Errorf("the recognizers alone: %v", err)
	}
	if _, err := with(t, p, nil, HeuristicOnly).Find(t.Context(), "a"); err != nil {
		t.Errorf("no model: %v", err)
	}
	if found, err := with(t, p, fails, AIOnly).FindWith(t.Context(), nil, nil); err != nil || len(found) != 0 {
		t.Errorf("no texts: %v, %v", found, err)
	}
	for _, mode := range []Mode{"", Hybrid, AIOnly} {
		if a, err := p.With(nil, mode); a != nil || err == nil {
			t.Errorf("%q without a model: %v", mode, err)
		}
	}
	if a, err := p.With(fails, "MARKER"); a != nil || !errors.Is(err, ErrMode) || strings.Contains(err.Error(), "MARKER") {
		t.Errorf("another mode: %v", err)
	}
}

// TestModelFails holds that an answer that cannot be is an error, with no findings
// and no word of the text.
func TestModelFails(t *testing.T) {
	const text = "é MARKER\xff"
	down := errors.New("down")
	one := func(label privet.Label, start, end int, confidence float64) Model {
		return says(privet.Finding{Label: "AGE", Start: 0, End: 2, Confidence: 1}, privet.Finding{Label: label, Start: start, End: end, Confidence: confidence})
	}
	many := make([]privet.Finding, mostModelFindings+1)
	for i := range many {
		many[i] = privet.Finding{Label: "AGE", Start: 0, End: 2}
	}
	for _, tt := range []struct {
		model Model
		want  string
	}{
		{modelFunc(func(context.Context, []string) ([][]privet.Finding, error) { return [][]privet.Finding{{}}, down }), "down"},
		{modelFunc(func(context.Context, []string) ([][]privet.Finding, error) { return nil, nil }), "0 answers to 1 texts"},
		{modelFunc(func(context.Context, []string) ([][]privet.Finding, error) { return make([][]privet.Finding, 2), nil }), "2 answers to 1 texts"},
		{one("AGE", -1, 2, 1), "finding 1: its offsets are no place in the text"},
		{one("AGE", 2, 2, 1), "finding 1: its offsets are no place in the text"},
		{one("AGE", 3, 2, 1), "finding 1: its offsets are no place in the text"},
		{one("AGE", 2, len(text)+1, 1), "finding 1: its offsets are no place in the text"},
		{one("AGE", 1, 2, 1), "finding 1: an offset is inside a rune"},
		{one("AGE", 0, 1, 1), "finding 1: an offset is inside a rune"},
		{one("AGE", 0, 2, math.NaN()), "finding 1: its confidence is not in 0–1"},
		{one("AGE", 0, 2, 1.01), "finding 1: its confidence is not in 0–1"},
		{one("AGE", 0, 2, -0.1), "finding 1: its confidence is not in 0–1"},
		{one("MARKER", 0, 2, 1), "finding 1: its label is not known"},
		{one("NONE", 0, 2, 1), "finding 1: its label is not known"},
		{one("", 0, 2, 1), "finding 1: its label is not known"},
		{says(many...), "more than 4096 findings begin within 65536 bytes"},
	} {
		for _, mode := range []Mode{Hybrid, AIOnly} {
			found, err := with(t, newProfiler(t), tt.model, mode).Find(t.Context(), text)
			e := (*ModelError)(nil)
			if found != nil || !errors.As(err, &e) || (e.Err == nil) == (e.Reason == "") || !strings.HasSuffix(err.Error(), tt.want) ||
				!strings.HasPrefix(err.Error(), "profiler: the ") {
				t.Errorf("%s: %v, %v, want %s", mode, found, err, tt.want)
			}
			if strings.Contains(fmt.Sprint(err), "MARKER") {
				t.Errorf("the error has data in it: %v", err)
			}
		}
	}
	if _, err := with(t, newProfiler(t), modelFunc(func(context.Context, []string) ([][]privet.Finding, error) { return nil, down }),
		"").Find(t.Context(), ""); !errors.Is(err, down) {
		t.Errorf("the error of the model is not in %v", err)
	}
	// The byte that is no UTF-8 is a place.
	if found, err := with(t, newProfiler(t), one("AGE", len(text)-1, len(text), 1), AIOnly).Find(t.Context(), text); err != nil || len(found) != 2 {
		t.Errorf("%v, %v", found, err)
	}
}

// TestModelQuery holds that what is asked for goes for the model too, and that the
// answers come in the order of the texts.
func TestModelQuery(t *testing.T) {
	name := func(confidence float64) privet.Finding {
		return privet.Finding{Label: "PERSON", Start: 0, End: 3, Confidence: confidence}
	}
	badge := privet.Finding{Label: "BADGE", Start: 4, End: 6, Confidence: 0.9}
	p, err := New(&Options{AllowList: []string{"bob"}, Recognizers: []Recognizer{{Name: "badge", Label: "BADGE", Doc: "Badges.", DenyList: []string{"B1"}}}})
	if err != nil {
		t.Fatal(err)
	}
	low, high := 0.0, 0.9
	for _, tt := range []struct {
		reason     string
		text       string
		confidence float64
		query      *Query
		want       string
	}{
		{"as it is", "qqn B2 x", 0.8, nil, "⟦PERSON:qqn⟧ ⟦BADGE:B2⟧ x"},
		{"an allow list", "Bob B2 x", 0.8, nil, "Bob ⟦BADGE:B2⟧ x"},
		{"a lower threshold", "qqn B2 x", 0.1, &Query{MinConfidence: &low}, "⟦PERSON:qqn⟧ ⟦BADGE:B2⟧ x"},
		{"a higher threshold", "qqn B2 x", 0.8, &Query{MinConfidence: &high}, "qqn ⟦BADGE:B2⟧ x"},
		{"the threshold of a label", "qqn B2 x", 0.8, &Query{Thresholds: map[privet.Label]float64{"BADGE": 0.95}}, "⟦PERSON:qqn⟧ B2 x"},
		{"some labels", "qqn B2 x", 0.8, &Query{Labels: []privet.Label{"BADGE"}}, "qqn ⟦BADGE:B2⟧ x"},
		{"all but some", "qqn B2 x", 0.8, &Query{ExcludeLabels: []privet.Label{"BADGE"}}, "⟦PERSON:qqn⟧ B2 x"},
	} {
		tt.query = cmp.Or(tt.query, &Query{})
		tt.query.Explain = true
		found, err := with(t, p, says(name(tt.confidence), badge), AIOnly).FindWith(t.Context(), []string{"...   ", tt.text}, tt.query)
		if err != nil || len(found) != 2 {
			t.Fatalf("%s: %v, %v", tt.reason, found, err)
		}
		var findings []privet.Finding
		for _, e := range found[1] {
			findings = append(findings, e.Finding)
			if e.Recognizer != ModelRecognizer || len(e.Evidence) != 1 || e.Evidence[0].Kind != privet.EvidenceModel ||
				math.Abs(spec.Sigmoid(e.Evidence[0].Weight)-e.Confidence) > 1e-9 {
				t.Errorf("%s: %+v", tt.reason, e)
			}
		}
		if got := samples.Mark(tt.text, findings); got != tt.want {
			t.Errorf("%s: found %s, want %s", tt.reason, got, tt.want)
		}
	}
}

// TestHybridLaws holds that a model that finds nothing, or what is found anyway,
// changes nothing.
func TestHybridLaws(t *testing.T) {
	p := newProfiler(t)
	const text = "Jane Doe, jane@example.com, 4111 1111 1111 1111, +1 415 555 0132; ＋４４ 20 7946 0958, ann%40example.com"
	want := p.Find(text)
	if len(want) < 5 {
		t.Fatalf("only %s", samples.Mark(text, want))
	}
	for _, m := range []Model{says(), says(want...)} {
		got, err := with(t, p, m, Hybrid).Find(t.Context(), text)
		if err != nil || !slices.Equal(got, want) {
			t.Errorf("found %s, %v\nwant %s", samples.Mark(text, got), err, samples.Mark(text, want))
		}
	}
	got, err := with(t, p, says(want...), AIOnly).Find(t.Context(), text)
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("the model alone: %s, %v", samples.Mark(text, got), err)
	}
}

// TestMergeTwin holds that of what a model finds the same stays as in a plain
// search: from the most confident on, what overlaps nothing that stays.
func TestMergeTwin(t *testing.T) {
	p := newProfiler(t)
	r := rand.New(rand.NewPCG(5, 6))
	const size = 60
	text := strings.Repeat(". ", size/2)
	labels := []privet.Label{"AGE", "PERSON", "CITY"}
	for range 2000 {
		var findings []privet.Finding
		for i := range r.IntN(20) {
			start := r.IntN(size - 1)
			// No two are equally sure, so that no tie has to be broken.
			confidence := 0.5 + float64(r.IntN(40))/100 + float64(i)/10_000
			findings = append(findings, privet.Finding{Label: labels[r.IntN(3)], Start: start, End: start + 1 + r.IntN(min(12, size-start)),
				Confidence: confidence})
		}
		got, err := with(t, p, says(findings...), AIOnly).Find(t.Context(), text)
		if err != nil {
			t.Fatal(err)
		}
		slices.SortFunc(findings, func(a, b privet.Finding) int { return cmp.Compare(b.Confidence, a.Confidence) })
		var want []privet.Finding
		for _, f := range findings {
			if !slices.ContainsFunc(want, func(w privet.Finding) bool { return w.Start < f.End && f.Start < w.End }) {
				want = append(want, f)
			}
		}
		slices.SortFunc(want, func(a, b privet.Finding) int { return cmp.Compare(a.Start, b.Start) })
		if !slices.Equal(got, want) {
			t.Fatalf("of %v\ngot  %v\nwant %v", findings, got, want)
		}
	}
}

// TestMergeIsLinear holds that eight times the text takes some eight times as
// long, with as many findings as a model may give, all of them long.
func TestMergeIsLinear(t *testing.T) {
	p := newProfiler(t)
	merge := func(windows int) func() {
		text := strings.Repeat(". ", windows*modelWindow/2)
		var findings []privet.Finding
		for i := range windows * mostModelFindings / 8 {
			start := i * 8 * modelWindow / mostModelFindings
			findings = append(findings, privet.Finding{Label: "AGE", Start: start, End: min(len(text), start+modelWindow), Confidence: 0.5 + float64(i%7)/100})
		}
		a := with(t, p, says(findings...), AIOnly)
		return func() {
			if _, err := a.Find(t.Context(), text); err != nil {
				t.Fatal(err)
			}
		}
	}
	linear.Check(t, "findings of a model", 32, merge(2), merge(16))
}
