package builtin

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler/internal/samples"
	"github.com/privet-go/privet/profiler/internal/spec"
)

var update = flag.Bool("update", false, "write docs/recognizers.md")

// TestRecognizersDoc holds that docs/recognizers.md is what the recognizers say
// of themselves. With -update it writes the page.
func TestRecognizersDoc(t *testing.T) {
	if longtest.UnderRace {
		t.Skip("it is about one goroutine")
	}
	const file = "../../../docs/recognizers.md"
	page := recognizersDoc()
	if *update {
		if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != page {
		t.Error("docs/recognizers.md is not what the recognizers say; go test ./profiler/internal/builtin -run RecognizersDoc -update writes it")
	}
}

// recognizersDoc makes the page.
func recognizersDoc() string {
	var b strings.Builder
	list := slices.DeleteFunc(slices.Clone(Recognizers()), func(r *spec.Recognizer) bool { return strings.HasSuffix(r.Name, spec.SetApart) })
	slices.SortStableFunc(list, func(a, b *spec.Recognizer) int { return strings.Compare(string(a.Label), string(b.Label)) })
	labels := map[privet.Label]bool{}
	for _, r := range list {
		labels[r.Label] = true
	}
	fmt.Fprintf(&b, `# Recognizers

What Privet finds, and by what: %d recognizers for %d labels. This page is made from the recognizers themselves by
`+"`go test ./profiler/internal/builtin -run RecognizersDoc -update`"+`.

- **Forms**: 9 stands for a digit, A for a letter, X for either. Behind each form is the probability of the label when nothing else is known; beside
  a context word it is the one under *Beside*.
- **False accepts**: the share of random strings of the forms that the check takes; 1 where there is no check.
- **Right behind its word** a number with a check is found in groups of any size as well, by a recognizer whose name ends with
  `+"`-set-apart`"+`: PESEL 440514-01359.
- **Source**: where the form or the rule is published. Not every one has been held against its text yet; the checks have been held against [vectors](vectors.md).
  Corrections are welcome.
- **Example**: made by chance for this page, from the form and the check. It belongs to nobody that we know of.

`, len(list), len(labels))
	var last privet.Label
	for _, r := range list {
		if r.Label != last {
			last = r.Label
			fmt.Fprintf(&b, "## %s\n\n%s\n\n", last, last.Doc())
		}
		fmt.Fprintf(&b, "### `%s`\n\n%s\n\n", r.Name, r.Doc)
		line := func(what, value string) {
			if value != "" {
				fmt.Fprintf(&b, "- %s: %s\n", what, value)
			}
		}
		line("Region", r.Region)
		line("Source", r.Source)
		var forms []string
		for _, s := range r.Shapes {
			forms = append(forms, fmt.Sprintf("`%s` %g", s.Pattern, s.Alone))
		}
		line("Forms", strings.Join(forms, ", "))
		if r.HasForm() {
			line("Beside", fmt.Sprint(r.BesideContext()))
			line("False accepts", fmt.Sprintf("%.2g", r.FalseAcceptRate()))
		}
		line("Example", samples.ExampleOf(r))
		line("Context", strings.Join(r.Context, ", "))
		line("Headers", strings.Join(r.Headers, ", "))
		b.WriteString("\n")
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}
