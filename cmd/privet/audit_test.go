package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/masker"
)

// leaky writes a table and what a careless program made of it: the national number is
// left beside the date of birth that it spells.
func leaky(t *testing.T) (original, masked string) {
	t.Helper()
	dir := t.TempDir()
	const head = "pesel,date_of_birth,iban\n"
	original, masked = filepath.Join(dir, "a.csv"), filepath.Join(dir, "b.csv")
	o, m := head, head
	for range 20 {
		o += "44051401359,1944-05-14,DE89370400440532013000\n02070803628,1902-07-08,GB82WEST12345698765432\n85010112345,1985-01-01,FR1420041010050500013M02606\n"
		m += "44051401359,[DOB],[IBAN]\n02070803628,[DOB],[IBAN]\n85010112345,[DOB],[IBAN]\n"
	}
	for name, text := range map[string]string{original: o, masked: m} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return original, masked
}

// TestAudit holds that what validation finds is scored as not masked and recommended
// about, in each format, and that the policy is one of the masker.
func TestAudit(t *testing.T) {
	original, masked := leaky(t)
	var a auditAnswer
	policy := filepath.Join(t.TempDir(), "policy.json")
	r := runPrivet(t, "", nil, "audit", "-original", original, "-masked", masked, "-format", "json", "-policy-out", policy, "-fail-on", "high")
	if r.status != exitFound || r.err != "" {
		t.Fatalf("%d %s %s", r.status, r.out, r.err)
	}
	if err := json.Unmarshal([]byte(r.out), &a); err != nil {
		t.Fatal(err)
	}
	if a.After.OverallRiskScore > a.Before.OverallRiskScore || a.After.OverallRiskScore < 60 || a.Counts["High"] == 0 {
		t.Errorf("before %d, after %d, %v", a.Before.OverallRiskScore, a.After.OverallRiskScore, a.Counts)
	}
	for _, tag := range a.After.Tags {
		if tag.Masked != (tag.Tag == "IBAN") {
			t.Errorf("%s: masked is %v", tag.Tag, tag.Masked)
		}
	}
	if !slices.ContainsFunc(a.Audit.Recommendations, func(r audit.Recommendation) bool {
		return r.Scenario == audit.ResidualData && slices.Contains(r.Tags, "DOB") && strings.Contains(r.Reason, "pesel")
	}) {
		t.Errorf("%+v", a.Audit.Recommendations)
	}
	if _, err := masker.ParsePolicy([]byte(read(t, policy))); err != nil {
		t.Errorf("the masker refuses the policy: %v", err)
	}
	// It is for the original, in which what is masked in the other file is to be seen.
	if r := runPrivet(t, "", nil, "mask", "-q", "-policy", policy, "-o", "-", original); r.status != exitDone || strings.Contains(r.out, "DE89") ||
		strings.Contains(r.out, "1944-05-14") {
		t.Errorf("%d %s %s", r.status, r.out, r.err)
	}
	for _, format := range []string{"table", "html"} {
		r := runPrivet(t, "", nil, "audit", "-original", original, "-masked", masked, "-format", format)
		if r.err != "" || !strings.Contains(r.out, "RESIDUAL_DATA") && format == "table" || !strings.Contains(r.out, "Before masking the risk was") ||
			strings.Contains(r.out, "44051401359") {
			t.Errorf("%s: %s %s", format, r.out, r.err)
		}
	}
	for _, args := range [][]string{
		{"-original", original}, {"-masked", masked}, {"-original", original, "-masked", masked, "x"}, {"-original", original, "-masked", masked, "-o", masked},
		{"-original", original, "-masked", masked, "-fail-on", "x"}, {"-original", original, "-masked", masked, "-format", "x"}, {},
	} {
		if r := runPrivet(t, "", nil, append([]string{"audit"}, args...)...); r.status != exitFailed || r.out != "" || r.err == "" {
			t.Errorf("%v: %d %q %q", args, r.status, r.out, r.err)
		}
	}
}
