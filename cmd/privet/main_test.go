package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// asCommand makes this test program be the command itself, so that tests can
// start it as a process of its own.
const asCommand = "PRIVET_TEST_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// A result is what a command did.
type result struct {
	status   int
	out, err string
}

// runPrivet runs the command in this process with an environment of its own.
func runPrivet(t *testing.T, in string, env map[string]string, args ...string) result {
	t.Helper()
	var out, err bytes.Buffer
	status := run(t.Context(), &terminal{strings.NewReader(in), &out, &err, func(k string) string { return env[k] }}, args)
	return result{status, out.String(), err.String()}
}

const sampleFile = "../../examples/data/customers.csv"

func read(t *testing.T, file string) string {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestMisuse holds that wrong arguments end with 2 and a message that does not
// repeat them.
func TestMisuse(t *testing.T) {
	for _, args := range [][]string{
		{}, {"MARKER"}, {"profile"}, {"profile", "-MARKER", "x"}, {"profile", "-format", "MARKER", sampleFile}, {"profile", "-sample", "MARKER", sampleFile},
		{"profile", "-fail-on", "MARKER", sampleFile}, {"profile", "-delimiter", "MARKER", sampleFile}, {"mask", sampleFile}, {"mask", "-o", "-"},
		{"mask", "-o", "-", "a", "b"}, {"mask", "-o", "-", "-column", "MARKER", "a"}, {"mask", "-o", "-", "-column", "a=MARKER", "a"}, {"mask", "-text", "-no-header", "-o", "-", "a"},
		{"mask", "-o", sampleFile, sampleFile}, {"validate", "MARKER"}, {"validate", "MARKER", "MARKER", "MARKER"}, {"risk"}, {"risk", "-fail-on", "MARKER", "SSN"},
		{"risk", "-masked", "MARKER", "-format", "MARKER", "SSN"}, {"rules", "MARKER"}, {"token", "MARKER"}, {"token"}, {"license"}, {"license", "-key", "a", "-new-key", "b"},
		{"license", "-days", "0", "-key", "a"}, {"apikey"}, {"apikey", "-name", "a MARKER"}, {"apikey", "-name", "a", "-scopes", "MARKER"}, {"version", "MARKER"}, {"serve", "MARKER"},
	} {
		r := runPrivet(t, "", nil, args...)
		if r.status != exitFailed || r.err == "" || r.out != "" {
			t.Errorf("%q: status %d, %q", args, r.status, r.err)
		}
		if strings.Contains(r.err+r.out, "MARKER") {
			t.Errorf("%q: the message repeats an argument: %s", args, r.err)
		}
	}
}

func TestHelp(t *testing.T) {
	if r := runPrivet(t, "", nil, "help"); r.status != exitDone || !strings.Contains(r.err, "privet profile") {
		t.Errorf("help: status %d, %q", r.status, r.err)
	}
	for _, c := range commands {
		if r := runPrivet(t, "", nil, c.name, "-h"); r.status != exitDone || !strings.Contains(r.err, capital(c.summary)) {
			t.Errorf("%s -h: status %d, %q", c.name, r.status, r.err)
		}
	}
}

func TestProfile(t *testing.T) {
	table := runPrivet(t, "", nil, "profile", sampleFile)
	if table.status != exitDone || !strings.Contains(table.out, "200 rows, risk 97 (Critical)") {
		t.Errorf("status %d, %s%s", table.status, table.out, table.err)
	}
	// Flags may stand behind the file, and the file may come from standard input.
	r := runPrivet(t, read(t, sampleFile), nil, "profile", "-", "-format", "json", "-explain")
	var got []struct {
		Rows    int64
		Columns []struct {
			Column, Label string
			Evidence      []any
		}
		Risk struct{ OverallRiskScore int }
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 {
		t.Fatalf("%v in %s%s", err, r.out, r.err)
	}
	if got[0].Rows != 200 || len(got[0].Columns) != 18 || got[0].Columns[3].Label != "EMAIL_ADDRESS" || got[0].Columns[3].Evidence == nil || got[0].Risk.OverallRiskScore != 97 {
		t.Errorf("got %+v", got[0])
	}
	if r := runPrivet(t, "", nil, "profile", "-fail-on", "high", sampleFile); r.status != exitFound {
		t.Errorf("-fail-on high: status %d, want 1", r.status)
	}
	if r := runPrivet(t, "sku,qty\nA-1,2\n", nil, "profile", "-fail-on", "low", "-"); r.status != exitFound {
		t.Errorf("-fail-on low: status %d; every table reaches low", r.status)
	}
	if r := runPrivet(t, "sku,qty\nA-1,2\n", nil, "profile", "-fail-on", "medium", "-"); r.status != exitDone {
		t.Errorf("-fail-on medium: status %d for a table about things", r.status)
	}
	if r := runPrivet(t, "", nil, "profile", "no-such-file"); r.status != exitFailed {
		t.Errorf("no such file: status %d, want 2", r.status)
	}
}

func TestProfileText(t *testing.T) {
	r := runPrivet(t, "Hello,\nécrivez à jane@example.com\n", nil, "profile", "-text", "-")
	if r.status != exitDone || !strings.Contains(r.out, "2:11") || !strings.Contains(r.out, "EMAIL_ADDRESS") || strings.Contains(r.out, "jane") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

func TestValidateCommand(t *testing.T) {
	if r := runPrivet(t, "", nil, "validate", "EMAIL_ADDRESS", "john.doe@example.com", "j***.d**@example.com"); r.status != exitDone || r.out != "valid\n" {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	r := runPrivet(t, "", nil, "validate", "-format", "json", "SSN", "123-45-6789", "123-45-6789")
	if r.status != exitFound || !strings.Contains(r.out, `"UNCHANGED"`) || strings.Contains(r.out, "123") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

func TestRiskCommand(t *testing.T) {
	r := runPrivet(t, "", nil, "risk", "EMAIL", "SSN", "no such tag", "-format", "json")
	var got struct {
		OverallRiskScore  int
		StandardBreakdown map[string]int
		TagCoverage       []struct{ Tag string }
		UnknownTags       []string
	}
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || got.OverallRiskScore < 80 || len(got.StandardBreakdown) < 4 ||
		len(got.TagCoverage) != 2 || got.TagCoverage[0].Tag != "EMAIL" || len(got.UnknownTags) != 1 {
		t.Errorf("%v, %s%s", err, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "risk", "EMAIL", "-fail-on", "critical"); r.status != exitDone || !strings.Contains(r.out, "GDPR") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	if r := runPrivet(t, "", nil, "risk", "SSN", "-fail-on", "critical"); r.status != exitFound {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

func TestRules(t *testing.T) {
	r := runPrivet(t, "", nil, "rules")
	if r.status != exitDone || !strings.Contains(r.out, "EMAIL_ADDRESS") || !strings.Contains(r.out, "four-digit year") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
	r = runPrivet(t, "", nil, "rules", "-format", "json", "iban code")
	var got []ruleInfo
	if err := json.Unmarshal([]byte(r.out), &got); err != nil || len(got) != 1 || got[0].Label != "IBAN" || got[0].Code != "iban" || len(got[0].Recognizers) == 0 {
		t.Errorf("%v, %s%s", err, r.out, r.err)
	}
}

func TestVersion(t *testing.T) {
	if r := runPrivet(t, "", nil, "version"); r.status != exitDone || !strings.HasPrefix(r.out, "privet ") {
		t.Errorf("status %d, %s%s", r.status, r.out, r.err)
	}
}

// TestInterrupted holds that a command that is told to stop leaves nothing.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	out := filepath.Join(t.TempDir(), "out.csv")
	var stdout, stderr bytes.Buffer
	status := run(ctx, &terminal{strings.NewReader(""), &stdout, &stderr, os.Getenv}, []string{"mask", "-o", out, sampleFile})
	if status != exitFailed || !strings.Contains(stderr.String(), "interrupted") {
		t.Errorf("status %d, %s", status, stderr.String())
	}
	wantEmptyDir(t, filepath.Dir(out))
}

func wantEmptyDir(t *testing.T, dir string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		t.Errorf("%s has been left behind", e.Name())
	}
}
