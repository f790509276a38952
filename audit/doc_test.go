package audit

import (
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/privet-go/privet/risk"
)

var update = flag.Bool("update", false, "write what the package knows into docs/risk.md")

// TestDoc holds the table of scenarios in docs/risk.md.
func TestDoc(t *testing.T) {
	const file = "../docs/risk.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const open, end = "<!-- scenarios -->\n", "<!-- /scenarios -->"
	before, rest, ok := strings.Cut(string(text), open)
	got, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		t.Fatal("the page has no table of scenarios")
	}
	var b strings.Builder
	b.WriteString("| scenario | arises when | action | articles |\n|---|---|---|---|\n")
	for _, s := range situations {
		action := s.action
		if action == "" {
			action = "what the catalogue advises for the combination"
		}
		var cites []string
		for _, c := range s.cite {
			cites = append(cites, c.Standard+" "+c.Citation)
		}
		if len(cites) == 0 {
			cites = []string{"those of the tags"}
			if s.scenario == RiskyCombination {
				cites = []string{"those of the combination"}
			}
		}
		b.WriteString("| `" + string(s.scenario) + "` | " + s.when + " | " + action + " | " + strings.Join(cites, "; ") + " |\n")
	}
	switch {
	case got == b.String():
	case *update:
		if err := os.WriteFile(file, []byte(before+open+b.String()+end+after), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Error("the table of scenarios is not what the package does; -update writes it")
	}
}

// TestCitedStandards keeps a slip of the pen out of the articles.
func TestCitedStandards(t *testing.T) {
	names := map[string]bool{}
	for _, s := range risk.BuiltIn().Standards() {
		names[s.Name] = true
	}
	for _, s := range situations {
		for _, c := range s.cite {
			if !names[c.Standard] || c.Citation == "" {
				t.Errorf("%s cites %+v", s.scenario, c)
			}
		}
	}
}
