package profiler

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/rules"
)

// TestWithoutRules leaves all rules out of one Profiler, which changes no other.
func TestWithoutRules(t *testing.T) {
	const text = "Later, Gonzalo Winterbottom (34) spoke. There was a winterly smile, Winterbottom, of old."
	all, err := rules.New[*Profiler]()
	if err != nil {
		t.Fatal(err)
	}
	without, err := rules.New[*Profiler](rules.Names()...)
	if err != nil {
		t.Fatal(err)
	}
	want := newProfiler(t).Find(text)
	if slices.Equal(without.Find(text), want) {
		t.Error("no rule is left out")
	}
	if !slices.Equal(all.Find(text), want) || !slices.Equal(newProfiler(t).Find(text), want) {
		t.Error("a rule is left out of all")
	}
	if _, err := rules.New[*Profiler]("nothing"); err == nil {
		t.Error("there is a rule of that name")
	}
}
