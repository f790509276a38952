package registry

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet"
)

// TestDryRunTells holds that a dry run tells what becomes of labels and of the examples that
// were sent, that a write does what its dry run has told, and that it tells no such thing.
func TestDryRunTells(t *testing.T) {
	r := newRegistry(t, nil)
	rec := Recognizer{
		Name: "BERTH", Patterns: []Pattern{{Regex: "Q[A-F]-[0-9]{4}", Confidence: ptr(0.9)}}, MaskRule: "redact", Sensitivity: ptr(35),
		Examples: &Examples{Match: []string{"moor at QA-4820, ask ines@hafen.example"}, NoMatch: []string{"QZ-4820"}},
	}
	dry, err := r.Recognizers().Create(rec, &WriteOptions{DryRun: true})
	if err != nil {
		t.Fatal(err)
	}
	id := dry.Record.ID
	want := Effect{
		Created: []Ref{{"recognizer", id, 1}}, Updated: []Ref{}, Deleted: []Ref{}, LabelsAdded: []privet.Label{"BERTH"}, LabelsRemoved: []privet.Label{},
		Labels: []LabelChange{{"BERTH", true, nil, &LabelState{"redact", 35, []string{}}}},
		Examples: []ExampleChange{
			{id, "examples.match[0]", ExampleState{[]privet.Label{"EMAIL_ADDRESS"}, "moor at QA-4820, ask i***@hafen.example"},
				ExampleState{[]privet.Label{"BERTH", "EMAIL_ADDRESS"}, "moor at [BERTH], ask i***@hafen.example"}},
			{id, "examples.noMatch[0]", ExampleState{[]privet.Label{}, "QZ-4820"}, ExampleState{[]privet.Label{}, "QZ-4820"}},
		},
	}
	if diff := cmp.Diff(want, dry.Effect); diff != "" {
		t.Error(diff)
	}
	made, err := r.Recognizers().Create(rec, nil)
	if err != nil || made.Effect.Labels != nil || made.Effect.Examples != nil {
		t.Errorf("%+v, %v", made.Effect, err)
	}

	// A rule, a number and what it is found by, each by itself.
	ssn, _ := find(r, "SSN")
	for _, tt := range []struct {
		change func(*Recognizer)
		found  bool
		after  func(LabelState) *LabelState
	}{
		{func(x *Recognizer) { x.MaskRule = "null" }, false, func(s LabelState) *LabelState { s.Rule = "null"; return &s }},
		{func(x *Recognizer) { x.Sensitivity = ptr(12) }, false, func(s LabelState) *LabelState { s.Sensitivity = 12; return &s }},
		{func(x *Recognizer) { x.AllowList = []string{"123-45-6789"} }, true, func(s LabelState) *LabelState { return &s }},
		{func(x *Recognizer) { x.Enabled = ptr(false) }, true, func(LabelState) *LabelState { return nil }},
	} {
		x := recognizers.clone(ssn)
		tt.change(&x)
		change, err := r.Recognizers().Replace(x.ID, x, &WriteOptions{DryRun: true})
		if err != nil {
			t.Fatal(err)
		}
		before := r.Snapshot().state.labelStates()["SSN"]
		if diff := cmp.Diff([]LabelChange{{"SSN", tt.found, before, tt.after(*before)}}, change.Effect.Labels); diff != "" {
			t.Error(diff)
		}
	}
	x := recognizers.clone(ssn)
	x.Description = "Said in other words."
	if change, err := r.Recognizers().Replace(x.ID, x, &WriteOptions{DryRun: true}); err != nil || change.Effect.Labels != nil {
		t.Errorf("%+v, %v", change.Effect.Labels, err)
	}

	// A standard that goes takes its mappings along, and the labels are told.
	gdpr := slices.IndexFunc(builtIn().standards.list, func(s *Standard) bool { return s.Name == "GDPR" })
	gone, err := r.Standards().Delete(builtIn().standards.list[gdpr].ID, &WriteOptions{DryRun: true, Cascade: true})
	if err != nil || len(gone.Effect.Labels) < 100 {
		t.Fatalf("%d labels, %v", len(gone.Effect.Labels), err)
	}
	for _, l := range gone.Effect.Labels {
		if l.Found || slices.Contains(l.After.Standards, "GDPR") || !slices.Contains(l.Before.Standards, "GDPR") {
			t.Errorf("%+v", l)
		}
	}
}
