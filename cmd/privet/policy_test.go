package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
)

const testKey = "6f1d5a7c0b3e49d28f64a1b75c902e38d7461f0a9be35c8274d91e60fb2a8c53"

func newFile(t *testing.T, dir, name, text string) string {
	t.Helper()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestMaskAndUnmask masks the sample by a policy, and unmasks it with the report of
// the run.
func TestMaskAndUnmask(t *testing.T) {
	longtest.Alone(t)
	dir := t.TempDir()
	policy := newFile(t, dir, "policy.json", `{
		"labels": {
			"EMAIL_ADDRESS": {"operator": "pseudonym"}, "PHONE_NUMBER": {"operator": "pseudonym"}, "FIRST_NAME": {"operator": "encrypt"},
			"LAST_NAME": {"operator": "pseudonym"}, "DOB": {"operator": "shift", "order": "dmy"}, "STREET_ADDRESS": {"operator": "encrypt"},
			"CITY": {"operator": "encrypt"}, "COUNTRY": {"operator": "encrypt"}, "ZIP_CODE": {"operator": "encrypt"},
			"CREDIT_CARD": {"operator": "fpe", "checkDigit": true, "keyRef": "cards"}, "IBAN": {"operator": "pseudonym"}, "IP_ADDRESS": {"operator": "pseudonym"}
		},
		"columns": {"notes": {"operator": "keep"}},
		"keys": {"cards": {"file": "`+filepath.ToSlash(filepath.Join(dir, "cards.key"))+`"}}}`)
	newFile(t, dir, "cards.key", testKey+"\n")
	env := map[string]string{"PRIVET_KEY_MAIN": strings.ToUpper(testKey)}
	masked, back, report := filepath.Join(dir, "masked.csv"), filepath.Join(dir, "back.csv"), filepath.Join(dir, "report.json")

	r := runPrivet(t, "", env, "mask", "-policy", policy, "-format", "json", "-report", report, "-o", masked, sampleFile)
	if r.status != exitDone || read(t, report) != r.err {
		t.Fatalf("status %d, %s", r.status, r.err)
	}
	before, after := rows(t, read(t, sampleFile)), rows(t, read(t, masked))
	for i := 1; i < len(before); i++ {
		for j, column := range before[0] {
			switch column {
			case "first_name", "last_name", "email", "phone", "date_of_birth", "street", "postal_code", "city", "country", "card_number", "iban", "last_ip":
				if before[i][j] != "" && before[i][j] == after[i][j] {
					t.Errorf("row %d, column %s is not masked", i, column)
				}
			}
		}
	}
	r = runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-o", back, masked)
	if r.status != exitDone || read(t, back) != read(t, sampleFile) || !strings.Contains(r.err, "200 rows") || !strings.Contains(r.err, "unmasked") {
		t.Errorf("status %d, %s", r.status, r.err)
	}

	// Under the next version of a key it has other pseudonyms, is in clear nowhere, and comes back under that version alone.
	next := newFile(t, dir, "next.json", strings.Replace(strings.ReplaceAll(read(t, policy), `"encrypt"`, `"encrypt", "keyRef": "main@2"`), `"keyRef": "cards"`, `"keyRef": "main@2"`, 1))
	env["PRIVET_KEY_MAIN_2"] = testKey[2:] + testKey[:2]
	rekeyed := filepath.Join(dir, "rekeyed.csv")
	r = runPrivet(t, "", env, "rekey", "-policy", policy, "-to", next, "-report", report, "-o", rekeyed, masked)
	if r.status != exitDone || !strings.Contains(r.err, "re-keyed") || read(t, rekeyed) == read(t, masked) {
		t.Errorf("status %d, %s", r.status, r.err)
	}
	for i, row := range rows(t, read(t, rekeyed)) {
		if first := slices.Index(before[0], "first_name"); i > 0 && before[i][first] != "" && (row[first] == before[i][first] || row[first] == after[i][first]) {
			t.Errorf("row %d is in clear, or has the old key", i)
		}
	}
	for policy, good := range map[string]bool{next: true, policy: false} {
		r = runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-o", "-", rekeyed)
		if (r.status == exitDone && r.out == read(t, sampleFile)) != good {
			t.Errorf("%s: status %d, %s", filepath.Base(policy), r.status, r.err)
		}
	}
	if r = runPrivet(t, "", env, "rekey", "-policy", policy, "-report", report, "-o", "-", masked); r.status != exitFailed || r.out != "" {
		t.Errorf("without -to: status %d", r.status)
	}

	// Without its report there is no output, and the report takes no other's place.
	none := filepath.Join(dir, "none.csv")
	for _, file := range []string{filepath.Join(dir, "none", "report.json"), "-", none, policy} {
		r := runPrivet(t, "", env, "mask", "-policy", policy, "-report", file, "-o", none, sampleFile)
		if _, err := os.Stat(none); r.status != exitFailed || r.out != "" || err == nil {
			t.Errorf("with the report %s: status %d, %s, %v", file, r.status, r.err, err)
		}
	}

	// Another key is noticed, and nothing is written.
	other := map[string]string{"PRIVET_KEY_MAIN": testKey[2:] + "00"}
	gone := filepath.Join(dir, "gone.csv")
	r = runPrivet(t, "", other, "unmask", "-policy", policy, "-report", report, "-o", gone, masked)
	if _, err := os.Stat(gone); r.status != exitFailed || !strings.Contains(r.err, "it was not masked with this key and policy") || err == nil {
		t.Errorf("status %d, %s, %v", r.status, r.err, err)
	}
}

// TestUnmaskAlikeColumns holds that two columns of one name, and those without a name or
// beyond the header, are each restored as what they were masked as. One that holds nothing
// personal stays, unless the policy names it.
func TestUnmaskAlikeColumns(t *testing.T) {
	const rows = "536-90-4399,jane@example.com,+1 415 555 0132,5\n536-22-8726,bob@example.org,+1 415 555 0133,6\n212-09-7694,eve@example.net,+1 415 555 0177,7\n"
	dir := t.TempDir()
	policy := newFile(t, dir, "policy.json", `{"labels":{"EMAIL_ADDRESS":{"operator":"encrypt"},"SSN":{"operator":"fpe"},"PHONE_NUMBER":{"operator":"fpe"}},
		"columns":{"status":{"operator":"encrypt"}},"absent":"allow"}`)
	env := map[string]string{"PRIVET_KEY_MAIN": testKey}
	for _, tt := range []struct {
		file string
		flag []string
	}{
		{"contact,contact,contact,amount\n" + rows, nil},
		{rows, []string{"-no-header"}},
		{"contact,contact,phone,\n" + rows, []string{"-column", "contact=SSN"}},
		{"ssn,email,phone\n" + rows, []string{"-sample", "2"}},
		{"ssn,email,phone,status\n" + rows, nil},
		{"ssn,email,phone,status\n" + strings.Repeat("536-90-4399,,,open\n", 9) + strings.Replace(rows, "5\n", "ask bob@example.org\n", 1), nil},
	} {
		original := newFile(t, dir, "original.csv", tt.file)
		masked, back, report := filepath.Join(dir, "masked.csv"), filepath.Join(dir, "back.csv"), filepath.Join(dir, "report.json")
		r := runPrivet(t, "", env, append([]string{"mask", "-policy", policy, "-report", report, "-o", masked, original}, tt.flag...)...)
		if text := read(t, masked); r.status != exitDone || strings.Contains(text, "-4399") || strings.Contains(text, "jane") || strings.Contains(text, "0132") {
			t.Errorf("%s: status %d, %s", tt.file, r.status, r.err)
		}
		r = runPrivet(t, "", env, "unmask", "-policy", policy, "-report", report, "-o", back, masked)
		if r.status != exitDone || read(t, back) != tt.file {
			t.Errorf("%s: status %d, %s, %s", tt.file, r.status, r.err, read(t, back))
		}
	}
}

// TestUnmaskValues unmasks values that are given as arguments.
func TestUnmaskValues(t *testing.T) {
	policy := newFile(t, t.TempDir(), "policy.json", `{"labels":{"SSN":{"operator":"encrypt"}}}`)
	env := map[string]string{"PRIVET_KEY_MAIN": testKey}
	p, err := masker.ParsePolicy([]byte(read(t, policy)))
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Policy: p, Keys: policyKeys(t.Context(), p, func(name string) string { return env[name] })})
	if err != nil {
		t.Fatal(err)
	}
	masked, err := m.Mask("SSN", "123-45-6789")
	if err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", env, "unmask", "-policy", policy, "-rule", "ssn", masked); r.status != exitDone || r.out != "123-45-6789\n" {
		t.Errorf("status %d, %s, %s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", env, "unmask", "-policy", policy, "-rule", "ssn", masked, "zqx"); r.status != exitFailed || r.out != "" ||
		!strings.Contains(r.err, "value 2") || strings.Contains(r.err, "zqx") {
		t.Errorf("status %d, %s, %s", r.status, r.out, r.err)
	}
}

// TestPolicyMisuse holds how policies and keys that cannot be used are refused.
func TestPolicyMisuse(t *testing.T) {
	dir := t.TempDir()
	good := newFile(t, dir, "good.json", `{"labels":{"SSN":{"operator":"hash"}}}`)
	bad := newFile(t, dir, "bad.json", `{"labels":{"SSN":{"operator":"zqx"},"DOB":{"operator":"shift","min":1}},"zqx 1":1}`)
	worse := newFile(t, dir, "worse.json", `{"labels":{"SSN":{"operator":"zqx"},"DOB":{"operator":"shift","min":1}}}`)
	pasted := newFile(t, dir, "pasted.json", `{"labels":{"SSN":{"operator":"hash","keyRef":"zqx`+strings.Repeat("0", 30)+`"}}}`)
	filed := newFile(t, dir, "filed.json", `{"labels":{"SSN":{"operator":"hash","keyRef":"a"}},"keys":{"a":{"file":"zqx"}}}`)
	for _, tt := range []struct {
		args string
		key  string
		want []string
	}{
		{"mask -policy " + bad + " -o - " + sampleFile, testKey, []string{"the policy cannot be used:\n  ", "field that is not known"}},
		{"mask -policy " + worse + " -o - " + sampleFile, testKey, []string{"\n  labels.DOB.max must be", "\n  labels.SSN.operator is no operator"}},
		{"mask -policy " + good + " -o - " + sampleFile, "", []string{"labels.SSN.keyRef names a key that cannot be had\n  PRIVET_KEY_MAIN: it is not set"}},
		{"mask -policy " + good + " -o - " + sampleFile, "zqx", []string{"labels.SSN.keyRef names a key that cannot be had\n  PRIVET_KEY_MAIN: a key is 32 bytes"}},
		{"mask -policy " + pasted + " -o - " + sampleFile, testKey, []string{"labels.SSN.keyRef names a key that cannot be had\n  it is not set"}},
		{"mask -policy " + filed + " -o - " + sampleFile, testKey, []string{"\n  the file of a key: no such file"}},
		{"mask -policy " + filepath.Join(dir, "zqx") + " -o - " + sampleFile, testKey, []string{"the policy: no such file"}},
		{"unmask -o - " + sampleFile, testKey, []string{"-policy is missing"}},
		{"unmask -policy " + good + " -o - " + sampleFile, testKey, []string{"-report or -column"}},
		{"unmask -policy " + good + " -column x=SSN " + sampleFile, testKey, []string{"-o is missing"}},
		{"unmask -policy " + good + " -rule SSN zqx", testKey, []string{"the operator cannot be undone"}},
		{"unmask -policy " + good + " -rule zqx zqx", testKey, []string{"unknown rule"}},
		{"unmask -policy " + good + " -report " + good + " -o - " + sampleFile, testKey, []string{"the report is none"}},
	} {
		r := runPrivet(t, "", map[string]string{"PRIVET_KEY_MAIN": tt.key}, strings.Fields(tt.args)...)
		if r.status != exitFailed || r.out != "" {
			t.Errorf("%s: status %d, %s", tt.args, r.status, r.out)
		}
		for _, want := range tt.want {
			if !strings.Contains(r.err, want) || strings.Contains(r.err, "zqx") {
				t.Errorf("%s: %s; want %q", tt.args, r.err, want)
			}
		}
	}
	if r := runPrivet(t, "", nil, "mask", "-policy-schema"); r.status != exitDone || r.out != string(masker.PolicySchema()) {
		t.Errorf("status %d, %s", r.status, r.err)
	}
}
