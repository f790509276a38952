package main

import (
	"bytes"
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
	status := run(&terminal{&out, &err, getenv}, args)
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

func readFile(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
