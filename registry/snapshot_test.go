package registry

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/privet-go/privet/risk"
)

// TestSnapshotIsNew changes a recognizer in each way that has a part in finding, in
// scores or in the order of lists, and holds that what a write takes over from the
// snapshot before is what would be made anew.
func TestSnapshotIsNew(t *testing.T) {
	r := newRegistry(t, nil)
	standards, _ := r.Standards().List(List{})
	yes, no, high := true, false, 99
	pattern := func(regex string) []Pattern {
		return []Pattern{{Name: "p", Regex: regex}, {Name: "q", Regex: `\bQQ-[0-9]{4}\b`}}
	}
	first := Recognizer{Name: "KIND_B", Label: "KIND_B", Patterns: pattern(`\bKB-[0-9]{4}\b`)}
	created, err := r.Recognizers().Create(first, nil)
	if err != nil {
		t.Fatal(err)
	}
	other, err := r.Recognizers().Create(Recognizer{Name: "KIND_C", Label: "KIND_C", Patterns: pattern(`\bKC-[0-9]{4}\b`)[:1]}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{created.Record.ID, other.Record.ID} {
		for _, s := range standards[:3] {
			if _, err := r.Mappings().Create(Mapping{StandardID: s.ID, RecognizerID: id, Category: "c"}, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	change := func(f func(*Recognizer)) Recognizer {
		c := first
		f(&c)
		return c
	}
	text := "KB-1234 KC-1234 KX-1234 QQ-1234 word"
	for i, next := range []Recognizer{
		change(func(c *Recognizer) { c.DenyList = []string{"word"} }),
		change(func(c *Recognizer) { c.Patterns = pattern(`\bKX-[0-9]{4}\b`) }), // by the name of another one
		change(func(c *Recognizer) { c.Sensitivity = &high }),
		change(func(c *Recognizer) { c.Label = "KIND_D" }), // behind the other in lists
		change(func(c *Recognizer) { c.Code = "code-of-its-own" }),
		change(func(c *Recognizer) { c.Category = "family" }),
		change(func(c *Recognizer) { c.Name = "ZZ" }),
		change(func(c *Recognizer) { c.Enabled = &no }),
		change(func(c *Recognizer) { c.Enabled = &yes }),
	} {
		if _, err := r.Recognizers().Replace(created.Record.ID, next, nil); err != nil {
			t.Fatal(i, err)
		}
		s := r.Snapshot()
		sound(t, s.state)
		fresh, err := r.compile(s.state, nil)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(fresh.Profiler.Find(text), s.Profiler.Find(text)); diff != "" {
			t.Errorf("change %d: findings: %s", i, diff)
		}
		for _, tags := range []string{"KIND_B", "KIND_C", "KIND_D", "code-of-its-own", "KIND_B SSN", "KIND_C KIND_D EMAIL_ADDRESS"} {
			want := risk.Explain(strings.Fields(tags), &risk.Options{Catalogue: fresh.Risk})
			if diff := cmp.Diff(want, risk.Explain(strings.Fields(tags), &risk.Options{Catalogue: s.Risk})); diff != "" {
				t.Errorf("change %d: %s: %s", i, tags, diff)
			}
		}
		order := func(list []tie) (names []string) {
			for _, x := range list {
				names = append(names, fmt.Sprint(x.mapping.ID, x.recognizer.Version, x.recognizer.Label))
			}
			return names
		}
		again := *s.state
		again.mappings = again.mappings.clone()
		again.tie()
		if diff := cmp.Diff(order(again.ties), order(s.state.ties)); diff != "" {
			t.Errorf("change %d: order: %s", i, diff)
		}
	}
}
