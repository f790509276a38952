package main

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/residual"
	"github.com/privet-go/privet/validator"
)

// TestAdviceHolds goes the way that is advised, for every example file: it takes the policy of
// the report, masks by it, and has the result validated and judged again. The score is what
// was promised, give or take one, nothing is left to mask, and the policy stays as it is.
func TestAdviceHolds(t *testing.T) {
	files, err := filepath.Glob("../../examples/data/*.csv")
	if err != nil || len(files) == 0 {
		t.Fatal("there is no example", err)
	}
	for _, file := range append(files, patients(t)) {
		dir := t.TempDir()
		policy, masked, again := filepath.Join(dir, "policy.json"), filepath.Join(dir, "masked.csv"), filepath.Join(dir, "again.json")
		var reports []struct {
			Audit audit.Report
		}
		must(t, &reports, "report", "-format", "json", "-policy-out", policy, file)
		advised := reports[0].Audit
		for _, rec := range advised.Recommendations {
			for _, tag := range rec.Tags {
				if label, _ := privet.ParseLabel(tag); advised.Policy.Labels[label].Operator == "keep" {
					t.Errorf("%s: %s is about %s, which the policy keeps", file, rec.Scenario, tag)
				}
			}
		}
		must(t, nil, "mask", "-q", "-policy", policy, "-o", masked, file)
		var after auditAnswer
		must(t, &after, "audit", "-format", "json", "-original", file, "-masked", masked, "-policy", policy, "-policy-out", again)

		if got := after.After.OverallRiskScore; got < advised.ScoreAfter-1 || got > advised.ScoreAfter+1 {
			t.Errorf("%s: the score is %d, %d was promised", file, got, advised.ScoreAfter)
		}
		if before := after.Before.OverallRiskScore; before != advised.RiskScore {
			t.Errorf("%s: the score of the original is %d for privet audit, and %d for privet report", file, before, advised.RiskScore)
		}
		for _, tag := range after.After.Tags {
			if tag.Sensitivity > 0 && !tag.Masked {
				t.Errorf("%s: %s is in clear", file, tag.Tag)
			}
		}
		for _, rec := range after.Audit.Recommendations {
			// What leaks at Low, as any mask of few values does, may be named.
			if rec.Scenario != audit.ResidualData || rec.ScoreAfter != after.Audit.RiskScore {
				t.Errorf("%s: once that is done it advises %+v", file, rec)
			}
		}
		if len(after.Audit.Steps) > 0 || len(after.Audit.Plan.Mask)+len(after.Audit.Plan.Remove) > 0 {
			t.Errorf("%s: once that is done there are steps: %+v, %+v", file, after.Audit.Steps, after.Audit.Plan)
		}
		for level, n := range after.Counts {
			if n > 0 && level != validator.Low {
				t.Errorf("%s: validation finds %d leaks at %s", file, n, level)
			}
		}
		if read(t, policy) != read(t, again) {
			t.Errorf("%s: another policy is advised after the first: %s", file, read(t, again))
		}
		if tags, done := residual.Tags(after.Validation); !slices.Equal(slices.Sorted(slices.Values(tags)), slices.Sorted(slices.Values(done))) {
			t.Errorf("%s: of %q only %q is masked", file, tags, done)
		}
	}
}

// must runs a command that has to succeed, and reads its output as JSON into a value unless
// that is nil.
func must(t *testing.T, value any, args ...string) {
	t.Helper()
	r := runPrivet(t, "", nil, args...)
	if r.status != exitDone {
		t.Fatalf("%q: status %d, %s", args[0], r.status, r.err)
	}
	if value != nil {
		if err := json.Unmarshal([]byte(r.out), value); err != nil {
			t.Fatalf("%q: %v", args[0], err)
		}
	}
}
