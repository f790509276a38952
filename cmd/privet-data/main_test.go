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

// A result is what a command has done.
type result struct {
	status   int
	out, err string
}

// start runs a command with variables of the environment, each NAME=value.
func start(args []string, env ...string) result {
	var out, err bytes.Buffer
	getenv := func(name string) string {
		for _, e := range env {
			if value, ok := strings.CutPrefix(e, name+"="); ok {
				return value
			}
		}
		return ""
	}
	status := run(&terminal{context.Background(), &out, &err, getenv}, args)
	return result{status, out.String(), err.String()}
}

// must runs a command that succeeds, and gives what it prints.
func must(t *testing.T, args ...string) result {
	t.Helper()
	r := start(args)
	if r.status != exitDone {
		t.Fatalf("%s: status %d: %s", args[0], r.status, r.err)
	}
	return r
}

// startKeyed runs a command that succeeds, under a key that stays. Among a few short numbers some pseudonyms of some keys
// are like what they stand for, which the check says.
func startKeyed(t *testing.T, args ...string) result {
	t.Helper()
	policy := write(t, t.TempDir(), "policy.json", `{"idsKeyRef":"main"}`)
	r := start(append(args, "-policy", policy), "PRIVET_KEY_MAIN=8f14e45fceea167a5a36dedd4bea2543c9f0f895fb98ab9159f51fd0297e236d")
	if r.status != exitDone {
		t.Fatalf("%s: status %d: %s", args[0], r.status, r.err)
	}
	return r
}

// write writes a file into a folder and gives its name.
func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	name = filepath.Join(dir, name)
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// files gives the names in a folder.
func files(t *testing.T, dir string) (names []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}

func parseJSON(t *testing.T, text string, v any) {
	t.Helper()
	if err := json.Unmarshal([]byte(text), v); err != nil {
		t.Fatalf("not JSON: %v", err)
	}
}

func readFile(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestFlags holds that flags may stand anywhere, and that what is wrong is not repeated.
func TestFlags(t *testing.T) {
	dir := t.TempDir()
	database, masked := "sqlite:"+filepath.Join(dir, "shop.db"), filepath.Join(dir, "masked.db")
	must(t, "example", database)
	policy := write(t, dir, "policy.json", `{"columns":{"customers.city":{"operator":"redact"}}}`)
	r := must(t, "copy", database, "sqlite:"+masked, "-policy", policy)
	if !strings.Contains(r.err, "by redact") {
		t.Errorf("the policy is not obeyed: %s", r.err)
	}
	for _, args := range [][]string{
		{"scan", "Tobiah"}, {"scan", "-Tobiah", database}, {"scan", "-sample", "Tobiah", database}, {"Tobiah"}, {"mask", "Tobiah.csv", "-o", masked},
		{"copy", database}, {"profile", "-format", "Tobiah", "x.parquet"}, {"mask", "-policy", "Tobiah.json", "-o", masked, "x.parquet"}, {"profile",
			"Tobiah.xlsx"},
	} {
		if r := start(args); r.status != exitFailed || r.err == "" || strings.Contains(r.err, "Tobiah") {
			t.Errorf("%v: status %d: %s", args, r.status, r.err)
		}
	}
	r = start([]string{"copy", database, "sqlite:" + masked + "2", "-policy",
		write(t, dir, "keyed.json", `{"labels":{"PERSON":{"operator":"fake","keyRef":"main"}}}`)})
	if r.status != exitFailed || !strings.Contains(r.err, "PRIVET_KEY_MAIN is not set") {
		t.Errorf("status %d: %s", r.status, r.err)
	}
}
