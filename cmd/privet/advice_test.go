package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/internal/residual"
	"github.com/privet-go/privet/risk"
	"github.com/privet-go/privet/validator"
)

// TestAdviceHolds goes the way that is advised, for every example file: it takes the policy of
// the report, masks by it, and has the result validated and judged again. The score is what
// was promised, give or take one, nothing is left to mask, and the policy stays as it is.
func TestAdviceHolds(t *testing.T) {
	longtest.Alone(t)
	for _, file := range exampleData(t) {
		dir := t.TempDir()
		policy, masked, again := filepath.Join(dir, "policy.json"), filepath.Join(dir, "masked"+filepath.Ext(file)), filepath.Join(dir, "again.json")
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
		// The masked file alone tells as much, with the policy and without.
		for _, args := range [][]string{nil, {"-policy", policy}} {
			if args == nil && strings.Contains(file, "staff") {
				continue // pseudonyms of numbers of employees look like such numbers
			}
			var alone []struct {
				Audit audit.Report
				Risk  risk.Details
			}
			must(t, &alone, slices.Concat([]string{"report", "-format", "json", masked}, args)...)
			a := alone[0]
			if got := a.Risk.OverallRiskScore; got < advised.ScoreAfter-1 || got > advised.ScoreAfter+1 {
				t.Errorf("%s, %q: the masked file scores %d, %d was promised", file, args, got, advised.ScoreAfter)
			}
			if len(a.Audit.Recommendations)+len(a.Audit.Steps) > 0 {
				t.Errorf("%s, %q: of the masked file it advises %+v", file, args, a.Audit.Recommendations)
			}
			for _, tag := range a.Risk.Tags {
				if tag.Sensitivity > 0 && !tag.Masked {
					t.Errorf("%s, %q: %s counts as in clear", file, args, tag.Tag)
				}
			}
		}
		if tags, done := residual.Tags(after.Validation); !slices.Equal(slices.Sorted(slices.Values(tags)), slices.Sorted(slices.Values(done))) {
			t.Errorf("%s: of %q only %q is masked", file, tags, done)
		}
	}
}

// TestReportOfMasked holds what a report says of a file that is masked in ways which its values do
// not show: it takes the word of the policy, but for what the values show to be otherwise.
func TestReportOfMasked(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	fakes := write("fakes.csv", "full_name,mail,ssn\n"+
		"Nora Weiss,k3@example.net,***-**-1001\nPeter Ohm,z9@example.net,***-**-1002\n"+
		"Rita Sun,w1@example.net,***-**-1003\n")
	policy := write("policy.json", `{"standards":["GDPR"],"labels":{"PERSON":{"operator":"fake"}},"columns":{"mail":{"operator":"pseudonym"}}}`)
	type answer []struct {
		Risk          risk.Details
		MaskedColumns []maskedColumn
		Notes         []string
		Audit         audit.Report
	}
	var blind, told, wrong answer
	must(t, &blind, "report", "-format", "json", fakes)
	if got := blind[0]; len(got.MaskedColumns) != 1 || len(got.Notes) != 2 || !got.Risk.Assumed {
		t.Errorf("without the policy %v is masked, and %q", got.MaskedColumns, got.Notes)
	}
	must(t, &told, "report", "-format", "json", "-policy", policy, fakes)
	want := []maskedColumn{{"full_name", "fake"}, {"mail", "pseudonym"}, {"ssn", "mask"}}
	if got := told[0]; !slices.Equal(got.MaskedColumns, want) || len(got.Notes) > 0 || got.Risk.OverallRiskScore >= blind[0].Risk.OverallRiskScore {
		t.Errorf("with the policy %v is masked, and %q", got.MaskedColumns, got.Notes)
	}
	if got := told[0]; len(got.Risk.StandardBreakdown) != 1 || got.Risk.Assumed || !slices.Equal(got.Audit.Policy.Standards, []string{"GDPR"}) {
		t.Errorf("the policy says GDPR, and scored is %v, and the next policy says %q", got.Risk.StandardBreakdown, got.Audit.Policy.Standards)
	}
	original := write("original.csv", "full_name,mail,ssn\nNora Weiss,k3@example.net,***-**-1001\nPeter Ohm,z9@example.net,219-09-9999\n")
	must(t, &wrong, "report", "-format", "json", "-policy", policy, original)
	if got := wrong[0]; len(got.Notes) != 1 || got.Notes[0] != "ssn is in clear from row 2 on, though the policy has it masked." {
		t.Errorf("of a file that is not masked by the policy it says %q", got.Notes)
	}
	bad := write("bad.json", `{"standards":["GDRP"]}`)
	if r := runPrivet(t, "", nil, "report", "-policy", bad, fakes); r.status != exitFailed || !strings.Contains(r.err, "the policy: standards[0]: ") {
		t.Errorf("a standard that there is not: status %d, %s", r.status, r.err)
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

// exampleData are the files of the examples that hold data, and tables of other sorts.
func exampleData(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../examples/data/*.csv")
	if err != nil || len(files) == 0 {
		t.Fatal("there is no example", err)
	}
	dir := t.TempDir()
	var staff, cards, orders strings.Builder
	staff.WriteString("employee_id,full_name,mail,phone,gender,ssn,salary,password,hired_on,remarks\n")
	cards.WriteString("cardholder,pan,cvv,expiry,iban,mail\n")
	for i := range 60 {
		name := []string{"Ada Byron", "Carlos Ortega", "Mia Keller", "Jun Sato", "Olga Petrova"}[i%5]
		remark := []string{"speaks of moving", "call +1 415 555 01" + fmt.Sprint(10+i) + " first", "write to a" + fmt.Sprint(i) + "@example.org"}[i%3]
		sex := []string{"female", "male"}[i%2]
		fmt.Fprintf(&staff, "E-%05d,%s,p%d@example.com,+1 415 555 01%02d,%s,%03d-%02d-%04d,%d,Pw-%d!x%d,20%02d-03-%02d,%s\n",
			10000+i*7, name, i, i, sex,
			200+i, 10+i, 1000+i*31, 40000+i*750, i*13, i, i%20, 1+i%28, remark)
		pan := []string{"4111111111111111", "4111111111111129", "4111111111111137"}[i%3]
		fmt.Fprintf(&cards, "%s,%s,%03d,%02d/2%d,DE89370400440532013000,p%d@example.net\n", name, pan, 100+i, 1+i%12, i%9, i)
		fmt.Fprintf(&orders, `{"order":%d,"customer":{"name":%q,"email":"c%d@example.com","birthday":"19%02d-05-17"},"total":%d.5}`+"\n",
			i, name, i, 40+i, i*3)
	}
	for name, text := range map[string]string{"staff.csv": staff.String(), "cards.csv": cards.String(), "orders.ndjson": orders.String()} {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return append(files, patients(t))
}
