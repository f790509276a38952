package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet/cmd/privet-beam/privetbeam"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// TestMain runs the program itself where it is asked to.
func TestMain(m *testing.M) {
	if os.Getenv("PRIVET_TEST_AS_COMMAND") != "" {
		main()
		return
	}
	os.Exit(m.Run())
}

// TestREADME runs the command of the README in a folder of its own, and holds that what it masks is what it promises.
func TestREADME(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, command, _ := strings.Cut(string(text), "```sh\n")
	command, _, _ = strings.Cut(command, "\n")
	key, args, ok := strings.Cut(command, " go run . ")
	if !ok {
		t.Fatal("there is no command")
	}
	dir := t.TempDir()
	run := exec.Command(os.Args[0], strings.Fields(strings.ReplaceAll(args, "/tmp/privet-beam", dir))...)
	run.Env = append(os.Environ(), key, "PRIVET_TEST_AS_COMMAND=1")
	if out, err := run.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, name := range []string{"profile.json", "risk.json", "findings.json"} {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err != nil || len(b) < 3 {
			t.Errorf("%s: %s, %v", name, b, err)
		}
	}
	var got []byte
	names, _ := filepath.Glob(dir + "/masked/customers-*.csv")
	for _, name := range names {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, b...)
	}
	policy, err := os.ReadFile("policy.json")
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := masker.ParsePolicy(policy)
	if err != nil {
		t.Fatal(err)
	}
	name, value, _ := strings.Cut(key, "=")
	t.Setenv(name, value)
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p, Policy: parsed, Keys: privetbeam.Keys(parsed)})
	if err != nil {
		t.Fatal(err)
	}
	original, err := os.ReadFile("../../examples/data/customers.csv")
	if err != nil {
		t.Fatal(err)
	}
	want := new(bytes.Buffer)
	if _, err := m.File(want, bytes.NewReader(original), nil); err != nil || !bytes.Equal(got, want.Bytes()) {
		t.Errorf("%d bytes and not the %d of the masker: %v", len(got), want.Len(), err)
	}
}

// TestMisuse holds that what cannot be done is refused before anything runs.
func TestMisuse(t *testing.T) {
	dir := t.TempDir()
	free := filepath.Join(dir, "free.json")
	if err := os.WriteFile(free, []byte(`{}`), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ args, says string }{
		{"", "-input or -report is missing"},
		{"-input x.csv -report r -out o", "-out goes with -policy"},
		{"-input x.csv -report r -validate", "-validate goes with -out"},
		{"-input none.csv -report " + dir, "no file has such a name"},
		{"-input main.go -report " + dir, "file 1"},
		{"-input ../../examples/data/customers.csv -quasi none -report " + dir, "quasi-identifiers"},
		{"-input ../../examples/data/customers.csv -out " + dir + " -report " + dir + " -policy " + free, "idsKeyRef"},
	} {
		run := exec.Command(os.Args[0], strings.Fields(c.args)...)
		run.Env = append(os.Environ(), "PRIVET_TEST_AS_COMMAND=1")
		out, err := run.CombinedOutput()
		if run.ProcessState.ExitCode() != 2 || !strings.Contains(string(out), c.says) {
			t.Errorf("%s: %v: %s", c.args, err, out)
		}
	}
}
