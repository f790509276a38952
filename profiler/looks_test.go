package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestColumnsOfText holds that a column of sentences says so when there is something
// in it, and what, whatever its header.
func TestColumnsOfText(t *testing.T) {
	p := newProfiler(t)
	plain := []string{"the lid of the kettle is broken again", "works as it should, thank you very much",
		"please send another box with the blue lamps", "was late by two days but in good shape"}
	told := append([]string{"call back under +1 212 555 0199 after lunch", "wants the invoice sent to jane.doe@example.com instead"}, plain...)
	for _, header := range []string{"notes", "x", "Bemerkung"} {
		r := must(p.ColumnsWith([]Column{{Name: header, Values: told}}, &Query{Explain: true}))[0]
		if r.Label != "FREE_TEXT" || r.Matched != 2 {
			t.Errorf("%s: %s with %d texts, want FREE_TEXT with 2", header, r.Label, r.Matched)
		}
		details := ""
		for _, e := range r.Evidence {
			details += e.Detail + "\n"
		}
		for _, want := range []string{"EMAIL_ADDRESS in 1 of 6 texts", "PHONE_NUMBER in 1 of 6 texts"} {
			if !strings.Contains(details, want) {
				t.Errorf("%s: the evidence does not say %q", header, want)
			}
		}
		if r := p.Columns([]Column{{Name: header, Values: plain}})[0]; r.Label != privet.Unknown {
			t.Errorf("%s: text without anything in it is %s", header, r.Label)
		}
	}
}
