package masker

import (
	"errors"
	"strings"
	"testing"

	"github.com/privet-go/privet"
)

// TestRekeyFile holds that to re-key a file is to unmask it and to mask it again, by another version of the key or another operator.
func TestRekeyFile(t *testing.T) {
	old := withPolicy(t, patientPolicy)
	var masked, back strings.Builder
	opts := &FileOptions{Columns: patientColumns, Workers: 2}
	if _, err := old.File(&masked, strings.NewReader(patients), opts); err != nil {
		t.Fatal(err)
	}
	if _, err := old.UnmaskFile(&back, strings.NewReader(masked.String()), opts); err != nil {
		t.Fatal(err)
	}
	versioned := strings.NewReplacer(`"fpe"`, `"fpe","keyRef":"main@2"`, `"pseudonym"`, `"pseudonym","keyRef":"main@2"`, `"encrypt"`, `"encrypt","keyRef":"main@2"`,
		`"shift"`, `"shift","keyRef":"main@2"`).Replace(patientPolicy)
	other := strings.Replace(versioned, `"fpe"`, `"encrypt"`, 1)
	for _, policy := range []string{patientPolicy, versioned, other} {
		next := withPolicy(t, policy)
		var want, got strings.Builder
		if _, err := next.File(&want, strings.NewReader(back.String()), opts); err != nil {
			t.Fatal(err)
		}
		report, err := old.RekeyFile(&got, strings.NewReader(masked.String()), next, opts)
		if err != nil || got.String() != want.String() {
			t.Errorf("%s\nand not\n%s: %v", got.String(), want.String(), err)
		}
		if same := got.String() == masked.String(); same != (policy == patientPolicy) {
			t.Error("another key has not made another file, or the same key has")
		}
		for _, c := range report.Columns {
			if wanted := c.Column != "note" && c.Column != "amount"; c.Restored != wanted {
				t.Errorf("%s: re-keyed %v", c.Column, c.Restored)
			}
		}
		var restored strings.Builder
		if _, err := next.UnmaskFile(&restored, strings.NewReader(got.String()), opts); err != nil || restored.String() != back.String() {
			t.Errorf("it comes back as\n%s\nand not\n%s: %v", restored.String(), back.String(), err)
		}
	}
}

// TestRekeyRefuses holds that nothing is written in clear, nor masked for ever, by a policy that does so.
func TestRekeyRefuses(t *testing.T) {
	old := withPolicy(t, patientPolicy)
	var masked strings.Builder
	opts := &FileOptions{Columns: patientColumns}
	if _, err := old.File(&masked, strings.NewReader(patients), opts); err != nil {
		t.Fatal(err)
	}
	for _, policy := range []string{
		`{"columns":{"ssn":{"operator":"keep"}}}`, `{}`, strings.Replace(patientPolicy, `"fpe"`, `"redact"`, 1), strings.Replace(patientPolicy, `"fpe"`, `"text"`, 1),
	} {
		var out strings.Builder
		_, err := old.RekeyFile(&out, strings.NewReader(masked.String()), withPolicy(t, policy), opts)
		if !errors.Is(err, ErrOptions) || strings.Contains(out.String(), "6789") {
			t.Errorf("%s: %v, %s", policy, err, out.String())
		}
	}
	for _, rule := range []string{"SSN", "PERSON", "PHONE_NUMBER", "NO_RULE"} {
		if v, err := old.Rekey(rule, "123", withPolicy(t, `{}`)); err == nil || v != "" {
			t.Errorf("%s: %q", rule, v)
		}
	}
}

// TestRekey re-keys single values.
func TestRekey(t *testing.T) {
	const policy = `{"labels":{"SSN":{"operator":"fpe","keyRef":"KEY"},"PERSON":{"operator":"encrypt","keyRef":"KEY"},"CITY":{"operator":"pseudonym","keyRef":"KEY"}}}`
	one, two := withPolicy(t, strings.ReplaceAll(policy, "KEY", "main@1")), withPolicy(t, strings.ReplaceAll(policy, "KEY", "main@2"))
	for rule, value := range map[privet.Label]string{"SSN": "123-45-6789", "PERSON": "Jane Doe", "CITY": "Graz"} {
		before, err1 := one.Mask(string(rule), value)
		want, err2 := two.Mask(string(rule), value)
		got, err3 := one.Rekey(string(rule), before, two)
		if err := errors.Join(err1, err2, err3); err != nil || got != want || got == before {
			t.Errorf("%s: %s becomes %s and not %s: %v", rule, before, got, want, err)
		}
		if got, err := one.Rekey(string(rule), "", two); got != "" || err != nil {
			t.Errorf("%s: the empty value becomes %q, %v", rule, got, err)
		}
	}
	if KeyVariable("main@2") != "PRIVET_KEY_MAIN_2" {
		t.Error(KeyVariable("main@2"))
	}
}
