package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestFlagsOf holds that -h, by which the flags of a command are learned, does nothing else.
func TestFlagsOf(t *testing.T) {
	for _, c := range commands() {
		var out bytes.Buffer
		flags := flag.NewFlagSet("", flag.ContinueOnError)
		flags.SetOutput(&out)
		status, err := c.run(context.Background(), &terminal{nil, &out, &out, nil, nil}, flags, []string{"-h"})
		if !errors.Is(err, flag.ErrHelp) || status != 0 || strings.Contains(out.String(), "\n\n") {
			t.Errorf("%s: status %d, %v, %q", c.name, status, err, out.String())
		}
	}
}

// inFolder makes a folder with a file of flags and one below it with a table, and goes to the latter.
func inFolder(t *testing.T, dotfile string) {
	t.Helper()
	dir := t.TempDir()
	below := filepath.Join(dir, "a", "b")
	if err := os.MkdirAll(below, 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		filepath.Join(dir, dotfileName):   dotfile,
		filepath.Join(dir, "policy.json"): `{"labels":{"EMAIL_ADDRESS":{"operator":"redact"}}}`,
		filepath.Join(below, "t.csv"):     "mail,ref\nrhea.tamm@quillmail.example,536-22-8145\n",
	} {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(below)
}

// TestDotfile says how flags of the file count, and that those of the command line go before them.
func TestDotfile(t *testing.T) {
	inFolder(t, `{"mask":{"policy":"policy.json","q":true,"column":["ref=SSN"]},"risk":{"format":"json","records":5},"rules":{}}`)
	r := runPrivet(t, "", nil, "mask", "-o", "-", "t.csv")
	if want := "mail,ref\n[EMAIL_ADDRESS],***-**-8145\n"; r.status != exitDone || r.out != want || !strings.HasPrefix(r.err, "privet mask: -policy, -q, -column from ") {
		t.Errorf("%+v", r)
	}
	r = runPrivet(t, "", nil, "mask", "-column", "ref=NONE", "-policy=../../policy.json", "-q=false", "-o", "-", "t.csv")
	if want := "mail,ref\n[EMAIL_ADDRESS],536-22-8145\n"; r.status != exitDone || r.out != want || strings.Contains(r.err, " from ") {
		t.Errorf("with flags: %+v", r)
	}
	if r = runPrivet(t, "", nil, "risk", "SSN"); r.status != exitDone || !strings.HasPrefix(r.out, "{") {
		t.Errorf("risk: %+v", r)
	}
	if r = runPrivet(t, "", nil, "mask", "-h"); r.status != exitDone || r.err != "" {
		t.Errorf("help: %+v", r)
	}
	if r = runPrivet(t, "", nil, "version"); r.status != exitDone || r.err != "" {
		t.Errorf("version: %+v", r)
	}
}

// TestDotfileRefused holds that all that is wrong with a file is said at once, without its values, and nothing is done.
func TestDotfileRefused(t *testing.T) {
	for _, c := range []struct {
		file string
		want []string
	}{
		{`{"mask":{"polizy":"SECRETX7391","o":"SECRETX7391","sample":"SECRETX7391","q":{"a":1},"policy":""},"shred":{},"serve":{"dev":true},"risk":[],"verify":{"key":"SECRETX7391"},
			"profile":{"model":"SECRETX7391"}}`, []string{
			"mask.polizy is no flag", "mask.o may be given on the command line only", "the value of mask.sample cannot be used", "mask.q must be a string",
			"the value of mask.policy cannot be used", "shred is no command", "serve is no command that takes flags", "risk must be an object of flags",
			"verify.key may be given on the command line only", "profile.model may be given",
		}},
		{`{"mask":{"q":true,"q":false}}`, []string{"twice"}},
		{`{"mask":`, []string{"byte"}},
		{`[]`, []string{"no object of commands"}},
	} {
		inFolder(t, c.file)
		r := runPrivet(t, "", nil, "mask", "-o", "-", "t.csv")
		if r.status != exitFailed || r.out != "" || strings.Contains(r.err, "SECRETX7391") {
			t.Errorf("%s: %+v", c.file, r)
		}
		for _, want := range c.want {
			if !strings.Contains(r.err, want) {
				t.Errorf("%q is not in %s", want, r.err)
			}
		}
		if r := runPrivet(t, "", nil, "version"); r.status != exitDone {
			t.Errorf("a command without it: %+v", r)
		}
	}
}

// TestDotfileOfOthers holds that a file which others may write is not obeyed.
func TestDotfileOfOthers(t *testing.T) {
	inFolder(t, `{"mask":{"unknown":"keep"}}`)
	path, err := findDotfile()
	if err != nil || path == "" {
		t.Fatalf("%q, %v", path, err)
	}
	if err := os.Chmod(path, 0o666); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if isTrusted(info) {
		t.Skip("this system does not say who may write a file")
	}
	if r := runPrivet(t, "", nil, "mask", "-o", "-", "t.csv"); r.status != exitFailed || r.out != "" || !strings.Contains(r.err, "another user") {
		t.Errorf("%+v", r)
	}
}
