package risk

import (
	"slices"
	"testing"
)

// TestWorkedExample is the example of the documentation, reckoned by hand there.
func TestWorkedExample(t *testing.T) {
	d := Explain([]string{"PHONE_NUMBER", "EMAIL_ADDRESS"}, &Options{Factors: &Factors{Environment: "test"}})
	if d.OverallRiskScore != 62 || d.RiskLevel != High {
		t.Errorf("score %d, %s; want 62, High", d.OverallRiskScore, d.RiskLevel)
	}
	points := map[string]int{}
	for _, tag := range d.Tags {
		points[tag.Tag] = tag.Points
	}
	for _, f := range d.Factors {
		points[f.Factor] = f.Points
	}
	for name, want := range map[string]int{"EMAIL_ADDRESS": 28, "PHONE_NUMBER": 28, "environment": 6} {
		if points[name] != want {
			t.Errorf("%s has %d points, want %d", name, points[name], want)
		}
	}
	if got := d.StandardBreakdown["GDPR"]; got != 52 {
		t.Errorf("GDPR scores %d, want 52", got)
	}
	if _, ok := d.StandardBreakdown["PCI-DSS"]; ok {
		t.Error("PCI-DSS is in the breakdown")
	}
}

// TestStandardTagsAreInOrder says that the tags of a standard are listed in the
// order sent, though the strongest is counted first.
func TestStandardTagsAreInOrder(t *testing.T) {
	sent := []string{"COUNTRY", "EMAIL", "NONE", "SSN", "AGE"}
	for _, s := range Explain(sent, nil).Standards {
		var at []int
		for _, tag := range s.Tags {
			at = append(at, slices.Index(sent, tag.Tag))
		}
		if len(at) < 3 || !slices.IsSorted(at) || slices.Contains(at, -1) {
			t.Errorf("%s lists the tags %v", s.Standard, s.Tags)
		}
	}
}
