package registry

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet/profiler"
)

// TestFinders holds that a built-in record tells the forms, headers and checks that it is
// found by, each recognizer of the profiler in one record, and that nothing of it is stored.
func TestFinders(t *testing.T) {
	r := newRegistry(t, nil)
	list, _ := r.Recognizers().List(List{})
	told := map[string]Finder{}
	for _, rec := range list {
		for _, f := range rec.Finders {
			told[f.Name] = f
		}
	}
	if len(told) != len(profiler.Recognizers()) {
		t.Errorf("%d finders of %d", len(told), len(profiler.Recognizers()))
	}
	for _, b := range profiler.Recognizers() {
		f := told[b.Name]
		if f.Doc != b.Doc || f.Source != b.Source || len(f.Forms) != len(b.Shapes) || !slices.Equal(f.Headers, b.Headers) || !slices.Equal(f.Context, b.Context) ||
			f.Checked != (b.Check != nil) {
			t.Errorf("%s: %+v", b.Name, f)
		}
	}
	ssn, _ := find(r, "SSN")
	if f := ssn.Finders[0]; !f.Checked || f.FalseAccept == 0 || f.Beside == 0 || f.Forms[0].Confidence == 0 {
		t.Errorf("%+v", f)
	}

	// What was read can be written, and what is said of the finders is ignored.
	ssn.Sensitivity = ptr(91)
	want := slices.Clone(ssn.Finders)
	ssn.Finders = []Finder{{Name: "made up"}}
	change, err := r.Recognizers().Replace(ssn.ID, ssn, nil)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, change.Record.Finders); diff != "" {
		t.Error(diff)
	}
	for _, rec := range r.Export(false).Recognizers {
		if rec.Finders != nil {
			t.Fatalf("%s is stored with its finders", rec.Name)
		}
	}
	own, err := r.Recognizers().Create(Recognizer{Name: "Shelf", Headers: []string{"shelf"}}, nil)
	if err != nil || own.Record.Finders != nil {
		t.Errorf("%+v, %v", own.Record.Finders, err)
	}
}
