package main

import (
	"crypto/ed25519"
	"crypto/rand"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/validator"
)

// keyFiles writes a pair of keys and gives the names of the files.
func keyFiles(t *testing.T, dir string) (private, public string) {
	t.Helper()
	pub, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, kind string, der []byte, err error) string {
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	der, err := x509.MarshalPKCS8PrivateKey(key)
	private = write("key.pem", "PRIVATE KEY", der, err)
	der, err = x509.MarshalPKIXPublicKey(pub)
	return private, write("public.pem", "PUBLIC KEY", der, err)
}

// TestValidateTables masks a file, compares the two, and holds the exit statuses
// and the formats.
func TestValidateTables(t *testing.T) {
	longtest.Alone(t)
	dir := t.TempDir()
	masked := filepath.Join(dir, "masked.csv")
	if r := runPrivet(t, "", nil, "mask", "-q", "-o", masked, sampleFile); r.status != exitDone {
		t.Fatal(r.err)
	}
	for _, c := range []struct {
		args   []string
		status int
		holds  string // in what is printed
	}{
		{[]string{"-masked", masked}, exitDone, "EMBEDDED_VALUE"},
		{[]string{"-masked", masked, "-fail-on", "high"}, exitDone, "200 rows"},
		{[]string{"-masked", masked, "-fail-on", "Low"}, exitFound, "Low"},
		{[]string{"-masked", sampleFile, "-fail-on", "critical"}, exitFound, "COLUMN_UNCHANGED"},
		{[]string{"-masked", sampleFile}, exitDone, "COLUMN_UNCHANGED"},
		{[]string{"-masked", masked, "-format", "json"}, exitDone, validator.AttestationType},
		{[]string{"-masked", masked, "-format", "html"}, exitDone, "<!DOCTYPE html>"},
		{[]string{"-masked", masked, "-column", "notes=NONE", "-column", "city=SSN"}, exitDone, "SSN"},

		{[]string{"-masked", masked, "-format", "xml"}, exitFailed, ""},
		{[]string{"-masked", masked, "-fail-on", "dire"}, exitFailed, ""},
		{[]string{"-masked", masked, "-original", sampleFile}, exitFailed, ""},
		{[]string{"-masked", "-"}, exitFailed, ""},
		{[]string{"-masked", dir}, exitFailed, ""},
		{[]string{"-masked", filepath.Join(dir, "none.csv")}, exitFailed, ""},
		{[]string{"-masked", masked, "-sign", masked}, exitFailed, ""},
		{[]string{"-masked", masked, "-envelope", filepath.Join(dir, "e.json")}, exitFailed, ""},
		{[]string{"-masked", masked, "-sign", masked, "-o", "-"}, exitFailed, ""},
		{[]string{"-masked", masked, "-sign", masked, "-o", filepath.Join(dir, "r.json")}, exitFailed, ""},
		{[]string{"-masked", masked, "-policy", masked}, exitFailed, ""},
		{[]string{"-masked", masked, "SSN", "x", "y"}, exitFailed, ""},
		{nil, exitFailed, ""},
	} {
		r := runPrivet(t, "", nil, append([]string{"validate", "-original", sampleFile}, c.args...)...)
		if r.status != c.status || !strings.Contains(r.out, c.holds) || c.status == exitFailed && r.out != "" {
			t.Errorf("%v: status %d, %s%s", c.args, r.status, r.out[:min(len(r.out), 300)], r.err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "r.json")); err == nil {
		t.Error("there is a report although the key was none")
	}
	if r := runPrivet(t, "", nil, "validate", "-fail-on", "low", "SSN", "123-45-6789", "*"); r.status != exitFailed {
		t.Errorf("-fail-on with one value: status %d", r.status)
	}
}

// TestSignAndVerify signs a report on files and a policy, and holds that it verifies
// with them and with nothing else.
func TestSignAndVerify(t *testing.T) {
	longtest.Alone(t)
	dir := t.TempDir()
	private, public := keyFiles(t, dir)
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := os.WriteFile(at("policy.json"), []byte(`{"labels":{"EMAIL":{"operator":"pseudonym"},"CITY":{"operator":"redact"}}}`), 0o600); err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"PRIVET_KEY_MAIN": "6b1f0c9d3e5a7284b6c8d0e2f4a61837592b4d6f8091a3c5e7f90b1d2f415263"}
	if r := runPrivet(t, "", env, "mask", "-q", "-policy", at("policy.json"), "-o", at("masked.csv"), sampleFile); r.status != exitDone {
		t.Fatal(r.err)
	}
	// With the key of the policy and without it.
	for _, env := range []map[string]string{env, nil} {
		r := runPrivet(t, "", env, "validate", "-original", sampleFile, "-masked", at("masked.csv"), "-policy", at("policy.json"), "-sign", private, "-o",
			at("report.json"))
		if r.status != exitDone || r.out != "" {
			t.Fatalf("status %d, %s%s", r.status, r.out, r.err)
		}
	}
	var a validator.Attestation
	if err := json.Unmarshal([]byte(read(t, at("report.json"))), &a); err != nil {
		t.Fatal(err)
	}
	for _, f := range a.Report.Findings {
		if f.Code == "OPERATOR_NOT_FOLLOWED" || f.Level.AtLeast(validator.High) {
			t.Errorf("%+v", f)
		}
	}
	_, other := keyFiles(t, t.TempDir())
	for _, c := range []struct {
		args   []string
		status int
	}{
		{[]string{"-key", public}, exitDone},
		{[]string{"-key", public, "-original", sampleFile, "-masked", at("masked.csv"), "-policy", at("policy.json")}, exitDone},
		{[]string{"-key", public, "-signature", at("report.json.sig")}, exitDone},
		{[]string{"-key", other}, exitFound},
		{[]string{"-key", public, "-original", at("masked.csv")}, exitFound},
		{[]string{"-key", public, "-masked", sampleFile}, exitFound},
		{[]string{"-key", public, "-policy", sampleFile}, exitFound},
		{[]string{"-key", public, "-original", sampleFile, "-original", sampleFile}, exitFound},
		{[]string{"-key", public, "-signature", at("report.json")}, exitFailed}, // longer than any signature
		{[]string{"-key", private}, exitFailed},
		{[]string{"-key", at("none.pem")}, exitFailed},
		{nil, exitFailed},
	} {
		r := runPrivet(t, "", nil, append(append([]string{"verify"}, c.args...), at("report.json"))...)
		if r.status != c.status || (c.status == exitDone) != strings.HasPrefix(r.out, "verified: ") ||
			(c.status == exitFound) != strings.HasPrefix(r.out, "NOT VERIFIED: ") {
			t.Errorf("%v: status %d, %s%s", c.args, r.status, r.out, r.err)
		}
	}
	if r := runPrivet(t, "", env, "validate", "-original", sampleFile, "-masked", at("masked.csv"), "-sign", private, "-envelope",
		at("report.intoto.json")); r.status != exitDone || r.out != "" {
		t.Fatalf("status %d, %s%s", r.status, r.out, r.err)
	}
	for _, c := range []struct {
		args   []string
		status int
	}{
		{[]string{"-key", public, "-masked", at("masked.csv")}, exitDone},
		{[]string{"-key", public, "-masked", sampleFile}, exitFound},
		{[]string{"-key", other}, exitFound},
	} {
		if r := runPrivet(t, "", nil, append(append([]string{"verify"}, c.args...), at("report.intoto.json"))...); r.status != c.status {
			t.Errorf("the envelope, %v: status %d, %s%s", c.args, r.status, r.out, r.err)
		}
	}
	text := strings.Replace(read(t, at("report.json")), "Low", "High", 1)
	if err := os.WriteFile(at("report.json"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", nil, "verify", "-key", public, at("report.json")); r.status != exitFound {
		t.Errorf("a report that was changed: status %d, %s", r.status, r.out)
	}
}

// TestOutputIsInput holds that no command writes over a file that it reads.
func TestOutputIsInput(t *testing.T) {
	dir := t.TempDir()
	private, _ := keyFiles(t, dir)
	data, err := os.ReadFile(sampleFile)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	original, masked := write("original.csv", string(data)), write("masked.csv.sig", string(data))
	policy, report := write("policy.json", "{}"), write("report.json", `{"columns":[{"column":"email","label":"EMAIL_ADDRESS"}]}`)
	tables := []string{"validate", "-original", original, "-masked", masked, "-policy", policy}
	for _, args := range [][]string{
		append(tables, "-o", original),
		append(tables, "-o", masked),
		append(tables, "-o", policy),
		append(tables, "-sign", private, "-o", private),
		append(tables, "-sign", private, "-o", filepath.Join(dir, "masked.csv")), // whose signature it would be
		{"mask", "-policy", policy, "-o", policy, original},
		{"mask", "-policy", policy, "-o", original, original},
		{"unmask", "-policy", policy, "-report", report, "-o", policy, original},
		{"unmask", "-policy", policy, "-report", report, "-o", report, original},
		{"report", "-o", original, original},
		{"report", "-o", masked, original, masked},
		{"report", "-policy-out", original, original},
	} {
		if r := runPrivet(t, "", nil, args...); r.status != exitFailed || !strings.Contains(r.err, "the output is the input") {
			t.Errorf("%s: status %d, %s", strings.Join(args, " "), r.status, r.err)
		}
	}
	// Nor are two outputs one file, which need not be there yet.
	for _, out := range []string{filepath.Join(dir, "new"), report} {
		again := filepath.Dir(out) + "/./" + filepath.Base(out)
		for _, args := range [][]string{
			{"report", "-o", out, "-policy-out", again, original},
			{"audit", "-original", original, "-masked", masked, "-o", out, "-policy-out", again},
			{"mask", "-o", out, "-report", again, original},
		} {
			if r := runPrivet(t, "", nil, args...); r.status != exitFailed || !strings.Contains(r.err, "are one file") {
				t.Errorf("%s: status %d, %s", strings.Join(args, " "), r.status, r.err)
			}
		}
	}
}

// TestValidateLog holds that a log is told by its name, as for who masks it, and that
// what the default rules show of it is no finding.
func TestValidateLog(t *testing.T) {
	dir := t.TempDir()
	original, masked := filepath.Join(dir, "app.log"), filepath.Join(dir, "masked")
	text := "2024-03-01 10:00:01,123 [main] WARN Payment failed for card 4111-1111-1111-1111 cvv=123 exp=12/27 name=\"Jan Kowalski\"\n" +
		"2024-03-01 10:00:02,001 [main] INFO user=jan.kowalski@example.com, \"quoted\" from 83.12.45.67\n"
	if err := os.WriteFile(original, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if r := runPrivet(t, "", nil, "mask", "-q", "-o", masked, original); r.status != exitDone {
		t.Fatal(r.err)
	}
	if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked, "-fail-on", "low"); r.status != exitDone {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	// The code stays where it was, and the end of the card is no code.
	left := strings.Replace(read(t, masked), "cvv=***", "cvv=123", 1)
	if err := os.WriteFile(masked, []byte(left), 0o600); err != nil {
		t.Fatal(err)
	}
	r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", masked, "-fail-on", "critical")
	if r.status != exitFound || !strings.Contains(r.out, "CVV is found") || strings.Contains(r.out, "CREDIT_CARD is found") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "validate", "-original", original, "-masked", original, "-fail-on", "critical"); r.status != exitFound ||
		!strings.Contains(r.out, "CREDIT_CARD is found") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}
