package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/privet-go/privet/audit"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/validator"
)

// TestBetterPolicy holds what the audit changes of a policy, and what stays.
func TestBetterPolicy(t *testing.T) {
	tables := []validator.TableSummary{{Columns: []validator.ColumnSummary{{Column: "a", Label: "SSN"}, {Column: "b", Label: "SSN"}, {Column: "c", Label: "DOB"},
		{Column: "d", Label: "FREE_TEXT"}}}}
	for _, tt := range []struct {
		used, plan string
		masked     []string
		want       string
		reason     string
	}{
		{``, `{"default":"mask","labels":{"SSN":{"operator":"mask"}}}`, nil, `{"default":"mask","labels":{"SSN":{"operator":"mask"}}}`, "no policy was used"},
		{`{"labels":{"us ssn":{"operator":"fpe","keyRef":"k","tweak":"t"}},"keys":{"k":{"env":"K"}}}`, `{"default":"mask","labels":{"SSN":{"operator":"mask"}}}`,
			[]string{"SSN"},
			`{"default":"mask","labels":{"SSN":{"operator":"fpe","keyRef":"k","tweak":"t"}},"keys":{"k":{"env":"K"}}}`, "the operator stays, and its key"},
		{`{"columns":{"a":{"operator":"hash"}}}`, `{"default":"mask","labels":{"SSN":{"operator":"mask"}}}`, []string{"SSN"},
			`{"default":"mask","columns":{"a":{"operator":"hash"}}}`, "that of the column stays"},
		{`{"columns":{"a":{"operator":"hash"},"b":{"operator":"null"},"z":{"operator":"keep"}}}`, `{"default":"mask","labels":{"SSN":{"operator":"redact"}}}`,
			[]string{"SSN"},
			`{"default":"mask","labels":{"SSN":{"operator":"redact"}},"columns":{"a":{"operator":"redact"},"b":{"operator":"null"},"z":{"operator":"keep"}}}`,
			"what is removed is removed everywhere"},
		{`{"labels":{"SSN":{"operator":"keep"}},"columns":{"c":{"operator":"keep"}}}`,
			`{"default":"mask","labels":{"SSN":{"operator":"mask"},"DOB":{"operator":"mask"}}}`, nil,
			`{"default":"mask","labels":{"SSN":{"operator":"mask"}},"columns":{"c":{"operator":"mask"}}}`, "what was kept is masked"},
		{`{"default":"redact","labels":{"DOB":{"operator":"generalize","to":"year"}}}`,
			`{"default":"mask","labels":{"SSN":{"operator":"mask"},"DOB":{"operator":"keep"}}}`, []string{"SSN", "DOB"},
			`{"default":"redact","labels":{"DOB":{"operator":"generalize","to":"year"}}}`, "nothing becomes visible"},
		{`{"default":"fail"}`, `{"default":"mask","labels":{"SSN":{"operator":"mask"}}}`, nil, `{"default":"fail","labels":{"SSN":{"operator":"mask"}}}`,
			"there was no operator"},
		{`{"columns":{"a":{"operator":"text"},"d":{"operator":"text"}}}`, `{"default":"mask","labels":{"SSN":{"operator":"mask"},"FREE_TEXT":{"operator":"text"}}}`,
			nil,
			`{"default":"mask","columns":{"a":{"operator":"mask"},"d":{"operator":"text"}}}`, "a search was not enough for a column that is no text"},
	} {
		var used *masker.Policy
		var err error
		if tt.used != "" {
			if used, err = masker.ParsePolicy([]byte(tt.used)); err != nil {
				t.Fatal(tt.reason, err)
			}
		}
		var plan audit.Policy
		if err := json.Unmarshal([]byte(tt.plan), &plan); err != nil {
			t.Fatal(tt.reason, err)
		}
		document, err := json.Marshal(betterPolicy(used, &plan, tt.masked, tables))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.want, string(document)); diff != "" {
			t.Errorf("%s: %s", tt.reason, diff)
		}
		if _, err := masker.ParsePolicy(document); err != nil {
			t.Errorf("%s: the masker refuses it: %v", tt.reason, err)
		}
	}
}

// TestAuditKeepsOperators holds that the policy of an audit masks the original as the one
// that was used has, where that is enough.
func TestAuditKeepsOperators(t *testing.T) {
	longtest.Alone(t)
	dir := t.TempDir()
	policy, masked, better, again := filepath.Join(dir, "p.json"), filepath.Join(dir, "m.csv"), filepath.Join(dir, "q.json"), filepath.Join(dir, "n.csv")
	if err := os.WriteFile(policy, []byte(`{"default":"redact","columns":{"email":{"operator":"hash","keyRef":"main"}}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"PRIVET_KEY_MAIN": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}
	for _, args := range [][]string{
		{"mask", "-q", "-policy", policy, "-o", masked, sampleFile},
		{"audit", "-original", sampleFile, "-masked", masked, "-policy", policy, "-policy-out", better, "-o", filepath.Join(dir, "report")},
		{"mask", "-q", "-policy", better, "-o", again, sampleFile},
	} {
		if r := runPrivet(t, "", env, args...); r.status != exitDone {
			t.Fatalf("%s: %d %s", args[0], r.status, r.err)
		}
	}
	if diff := cmp.Diff(read(t, masked), read(t, again)); diff != "" {
		t.Error(diff)
	}
}
