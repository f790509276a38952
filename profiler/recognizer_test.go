package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestBuiltIn holds that every built-in recognizer describes itself, and that
// the lists know of each other.
func TestBuiltIn(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range builtin.Recognizers() {
		if err := validate(r); err != nil {
			t.Errorf("%s: %v", r.Name, err)
		}
		if seen[r.Name] {
			t.Errorf("%s: the name is given twice", r.Name)
		}
		seen[r.Name] = true
		if !r.Label.IsBuiltIn() {
			t.Errorf("%s: the label %s is not in the catalogue", r.Name, r.Label)
		}
		if r.HasForm() && r.Source == "" {
			t.Errorf("%s: a form without a source", r.Name)
		}
		if r.Check != nil && r.FalseAccept == 0 && len(r.Shapes) > 0 && r.Label != "CREDIT_CARD_EXPIRATION" {
			t.Errorf("%s: a check whose false-accept rate is not given", r.Name)
		}
	}
}

// TestValidateRefuses holds that a recognizer that does not say what it is gets
// all reasons at once.
func TestValidateRefuses(t *testing.T) {
	bad := spec.Recognizer{
		Label: "not a label", Shapes: []spec.Shape{{Pattern: "", Alone: 0.5}, {Pattern: "99-99", Alone: 1.5}, {Pattern: "-9", Alone: 0.5},
			{Pattern: "1234", Alone: 0.5}},
		Beside: 2, FalseAccept: -1, Context: []string{"Upper"}, Headers: []string{" two  spaces"},
		Match: func(string, int) (spec.Match, bool) { return spec.Match{}, false },
	}
	err := validate(&bad)
	if err == nil {
		t.Fatal("it is taken")
	}
	for _, reason := range []string{"no name", "not well formed", "no doc", "without a trigger", "shape 0", "shape 1", "shape 2", "shape 3",
		"Beside", "FalseAccept", "word 0"} {
		if !strings.Contains(err.Error(), reason) {
			t.Errorf("the error does not say %q: %v", reason, err)
		}
	}
	if err := validate(&spec.Recognizer{Name: "a", Label: "A", Doc: "d"}); err == nil {
		t.Error("one that finds nothing is taken")
	}
}
