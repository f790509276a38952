package profiler

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// doors are all exported methods of a Profiler, each with its answer in words.
var doors = map[string]func(p *Profiler) string{
	"Find":        func(p *Profiler) string { return fmt.Sprint(p.Find("jane@example.com")) },
	"AppendFind":  func(p *Profiler) string { return fmt.Sprint(p.AppendFind(nil, "jane@example.com")) },
	"FindWith":    func(p *Profiler) string { return fmt.Sprint(p.FindWith("jane@example.com", &Query{Explain: true})) },
	"FindContext": func(p *Profiler) string { return fmt.Sprint(p.FindContext(context.Background(), "jane@example.com")) },
	"ScanContext": func(p *Profiler) string {
		said := ""
		for f, err := range p.ScanContext(context.Background(), strings.NewReader("jane@example.com")) {
			said += fmt.Sprint(f, err)
		}
		return said
	},
	"ColumnsContext": func(p *Profiler) string {
		return fmt.Sprint(p.ColumnsContext(context.Background(), []Column{{Name: "mail"}}))
	},
	"Scan": func(p *Profiler) string {
		said := ""
		for f, err := range p.Scan(strings.NewReader("jane@example.com")) {
			said += fmt.Sprint(f, err)
		}
		return said
	},
	"Columns":       func(p *Profiler) string { return fmt.Sprint(p.Columns([]Column{{Name: "mail"}})) },
	"ColumnsWith":   func(p *Profiler) string { return fmt.Sprint(p.ColumnsWith([]Column{{Name: "mail"}}, nil)) },
	"AppendColumns": func(p *Profiler) string { return fmt.Sprint(p.AppendColumns(nil, []Column{{Name: "mail"}}, nil)) },
	"Unreported":    func(p *Profiler) string { return fmt.Sprint(p.Unreported("4111 1111 1111 1112", 0, 19, nil)) },
	"Untold": func(p *Profiler) string {
		return fmt.Sprint(p.Untold([]Column{{Values: []string{"jane@example.com"}}}, []Result{{Label: privet.Unknown}}, nil))
	},
	"File": func(p *Profiler) string {
		return fmt.Sprint(p.File(strings.NewReader("id,mail\n1,jane@example.com\n"), nil, nil))
	},
	"Rows": func(p *Profiler) string {
		said := ""
		err := p.Rows(strings.NewReader("id,mail\n1,jane@example.com\n"), nil, []int{1}, func(values []string) error { said += fmt.Sprint(values); return nil })
		return fmt.Sprint(said, err)
	},
	"Valid": func(p *Profiler) string { return fmt.Sprint(p.Valid("EMAIL_ADDRESS", "jane@example.com")) },
	"With": func(p *Profiler) string {
		a, err := p.With(nil, HeuristicOnly)
		if err != nil {
			return err.Error()
		}
		return fmt.Sprint(a.Find(context.Background(), "jane@example.com"))
	},
}

// TestZeroProfiler holds that the zero Profiler and nil do what New(nil) does, whichever method
// comes first.
func TestZeroProfiler(t *testing.T) {
	made := newProfiler(t)
	methods := reflect.TypeFor[*Profiler]()
	for i := range methods.NumMethod() {
		if name := methods.Method(i).Name; doors[name] == nil {
			t.Errorf("nobody has tried %s of the zero Profiler", name)
		}
	}
	for name, door := range doors {
		want := door(made)
		var zero Profiler
		if got := door(&zero); got != want {
			t.Errorf("%s of the zero Profiler gives %s, want %s", name, got, want)
		}
		if got := door(nil); got != want {
			t.Errorf("%s of nil gives %s, want %s", name, got, want)
		}
	}
	if _, err := New(&Options{Like: new(Profiler)}); err != nil {
		t.Errorf("a Profiler like the zero one: %v", err)
	}
}

// TestZeroAssisted holds that one that nobody has made says so.
func TestZeroAssisted(t *testing.T) {
	for _, a := range []*Assisted{nil, {}} {
		if found, err := a.Find(t.Context(), "jane@example.com"); err == nil || found != nil {
			t.Errorf("found is %v, %v", found, err)
		}
		if found, err := a.FindWith(t.Context(), []string{"jane@example.com"}, nil); err == nil || found != nil {
			t.Errorf("found is %v, %v", found, err)
		}
		if mode := a.Mode(); mode != "" {
			t.Errorf("the mode is %s", mode)
		}
	}
}
