package risk

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what the package knows into docs/risk.md")

const docFile = "../docs/risk.md"

// holdBlock holds that a block of the page, between two comments, is what the
// package makes of it, or writes it.
func holdBlock(t *testing.T, name, want string) {
	t.Helper()
	text, err := os.ReadFile(docFile)
	if err != nil {
		t.Fatal(err)
	}
	open, end := "<!-- "+name+" -->\n", "<!-- /"+name+" -->"
	before, rest, ok := strings.Cut(string(text), open)
	got, after, closed := strings.Cut(rest, end)
	if !ok || !closed {
		t.Fatalf("%s has no block %s", docFile, name)
	}
	if got == want {
		return
	}
	if !*update {
		t.Errorf("the block %s is not what the package says; -update writes it", name)
		return
	}
	if err := os.WriteFile(docFile, []byte(before+open+want+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestDoc holds the tables of docs/risk.md.
func TestDoc(t *testing.T) {
	var b strings.Builder
	row := func(cells ...string) { b.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	head := func(cells ...string) {
		b.Reset()
		row(cells...)
		b.WriteString(strings.Repeat("|---", len(cells)) + "|\n")
	}

	head("factor", "value", "weight")
	words := func(factor string, grades []grade) {
		for _, g := range grades {
			row("`"+factor+"`", g.value, fmt.Sprintf("%.2f", g.weight.float()))
		}
	}
	numbers := func(factor, unit string, grades []grade) {
		for i, g := range grades {
			switch {
			case i > 0:
				row("`"+factor+"`", fmt.Sprintf("above %s%s", shortNumber(g.over), unit), fmt.Sprintf("%.2f", g.weight.float()))
			case len(grades) > 1:
				row("`"+factor+"`", fmt.Sprintf("up to %s%s", shortNumber(grades[1].over), unit), "0.00")
			}
		}
	}
	words("environment", environments)
	words("classification", classifications)
	numbers("records", "", recordCounts)
	numbers("accessFrequency", " a day", accessFrequencies)
	numbers("retentionDays", " days", retentions)
	row("`lastReviewed`", fmt.Sprintf("more than %d days ago", MaxReviewDays), fmt.Sprintf("%.2f", reviews[1].weight.float()))
	words("accessControl", accessControls)
	row("`externalAccess`", "true", fmt.Sprintf("%.2f", externalAccesses[1].weight.float()))
	numbers("reidentification", " average risk", averageRisks)
	numbers("reidentification", " highest risk", highestRisks)
	holdBlock(t, "factors", b.String())

	head("operator", "leaves", "what is left")
	for _, o := range operatorShares {
		row("`"+o.name+"`", fmt.Sprintf("%.2f", o.left.float()), o.doc)
	}
	holdBlock(t, "operators", b.String())

	head("rule", "holds for", "weight", "effect", "source")
	for _, x := range BuiltIn().Combinations() {
		var groups, cites []string
		for _, g := range x.Groups {
			groups = append(groups, strings.Join(g, ", "))
		}
		how := strings.Join(groups, " **and** ")
		if x.AtLeast > 0 {
			how = fmt.Sprintf("at least %d of: %s", x.AtLeast, strings.Join(groups, "; "))
		}
		for _, c := range x.Citations {
			cites = append(cites, strings.TrimSpace(c.Standard+" "+c.Citation)+" ("+c.Evidence+")")
		}
		row("`"+x.Code+"`", how, fmt.Sprintf("%.2f", x.Weight), x.Effect, strings.Join(cites, "; "))
	}
	holdBlock(t, "combinations", b.String())

	head("label", "spells")
	for _, s := range BuiltIn().Records().Spellings {
		var labels []string
		for _, l := range s.Spells {
			labels = append(labels, string(l))
		}
		row(string(s.Label), strings.Join(labels, ", "))
	}
	holdBlock(t, "spellings", b.String())

	head("standard", "title", "where", "as of", "weight")
	for _, s := range BuiltIn().Standards() {
		row("["+s.Name+"]("+s.URL+")", s.Title, s.Jurisdiction, s.Version, fmt.Sprint(s.Weight))
	}
	holdBlock(t, "standards", b.String())

	head("tags", "masked", "factors", "score", "parts")
	for _, e := range []struct {
		tags, masked string
		factors      Factors
		said         string
	}{
		{"EMAIL_ADDRESS PHONE_NUMBER", "", Factors{Environment: "test"}, "environment test"},
		{"USERNAME PASSWORD", "", Factors{}, ""},
		{"EMAIL_ADDRESS SSN CREDIT_CARD", "", Factors{}, ""},
		{"EMAIL_ADDRESS SSN CREDIT_CARD", "SSN CREDIT_CARD", Factors{}, ""},
		{"DOB ZIP_CODE GENDER", "", Factors{}, ""},
		{"DOB PL_PESEL", "DOB", Factors{}, ""},
		{"COUNTRY", "", Factors{Environment: "development", AccessControl: "none", ExternalAccess: true}, "environment development, accessControl none, externalAccess"},
	} {
		d := Explain(strings.Fields(e.tags), &Options{Masked: strings.Fields(e.masked), Factors: &e.factors})
		var parts []string
		for _, t := range d.Tags {
			parts = append(parts, fmt.Sprintf("%s %d", t.Tag, t.Points))
		}
		for _, f := range d.Factors {
			parts = append(parts, fmt.Sprintf("%s %d", f.Factor, f.Points))
		}
		row(strings.ReplaceAll(e.tags, " ", ", "), strings.ReplaceAll(e.masked, " ", ", "), e.said, fmt.Sprintf("%d %s", d.OverallRiskScore, d.RiskLevel), strings.Join(parts, ", "))
	}
	holdBlock(t, "examples", b.String())
}

// shortNumber writes a number with commas between thousands.
func shortNumber(f float64) string {
	if f < 1 && f > 0 {
		return strings.TrimRight(fmt.Sprintf("%.3f", f), "0")
	}
	s := fmt.Sprintf("%.0f", f)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// TestSecondWorkedExample is the second example of docs/risk.md, reckoned by hand
// there.
func TestSecondWorkedExample(t *testing.T) {
	d := Explain([]string{"USERNAME", "PASSWORD"}, nil)
	if d.OverallRiskScore != 97 || d.Tags[1].Points != 86 || d.Tags[0].Points != 10 || d.Factors[0].Points != 1 {
		t.Errorf("got %+v", d)
	}
}
