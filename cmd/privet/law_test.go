package main

import (
	"slices"
	"testing"

	"github.com/privet-go/privet/risk"
)

// TestLawsOf holds that turning tags and standards round neither loses nor makes
// anything.
func TestLawsOf(t *testing.T) {
	d := risk.Explain([]string{"SSN", "EMAIL", "MEDICAL_CONDITION", "FIRST_NAME", "CREDIT_CARD", "NONE"}, nil)
	want := map[[4]string]int{}
	for _, tag := range d.Tags {
		for _, m := range tag.Standards {
			name := m.Standard
			if m.Jurisdiction != "" {
				name += " " + m.Jurisdiction
			}
			want[[4]string{name, m.Citation, m.Category, tag.Tag}]++
		}
	}
	if len(want) < 20 {
		t.Fatalf("only %d mappings to turn", len(want))
	}
	seen := map[string]bool{}
	for _, l := range lawsOf(d) {
		if seen[l.Name] {
			t.Errorf("%s comes twice", l.Name)
		}
		seen[l.Name] = true
		for _, a := range l.Articles {
			for _, tag := range a.Tags {
				want[[4]string{l.Name, a.Citation, a.Category, tag}]--
			}
		}
	}
	for m, n := range want {
		if n != 0 {
			t.Errorf("%v: %d more in the details than in the laws", m, n)
		}
	}
}

func TestMergeCitations(t *testing.T) {
	got := mergeCitations(
		[]string{"GDPR Art. 4(1)", "HOUSE § 7", "GDPR Art. 87; Art. 4(1)", "PCI-DSS Req. 3.3.1", "GDPR Art. 87"},
		[]string{"GDPR", "PCI-DSS", "NIST"})
	if want := []string{"GDPR Art. 4(1); Art. 87", "PCI-DSS Req. 3.3.1", "HOUSE § 7"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := mergeCitations(nil, []string{"GDPR"}); len(got) != 0 {
		t.Errorf("nothing makes %q", got)
	}
}
