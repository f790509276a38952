package scan

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/builtin"
	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestForms holds that each form is one of a grammar, and that no built-in
// recognizer is asked about every value for the want of one.
func TestForms(t *testing.T) {
	known := map[string]*spec.Recognizer{}
	for _, r := range builtin.Recognizers() {
		known[r.Name] = r
		if forms, _ := WholeFormsOf(r); r.Match != nil && forms == nil {
			t.Errorf("%s has a grammar and no form of whole values", r.Name)
		}
		if r.Cell != nil && r.CellAlone >= askedAlways && cellForms.Get()[r.Name] == nil {
			t.Errorf("%s is asked about every column and has no form", r.Name)
		}
	}
	for name := range wholeForms.Get() {
		if known[name] == nil || known[name].Match == nil {
			t.Errorf("%s is no grammar", name)
		}
	}
	for name := range cellForms.Get() {
		if known[name] == nil || known[name].Cell == nil {
			t.Errorf("%s has no function cell", name)
		}
	}
}
