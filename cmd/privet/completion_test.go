package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// script writes the completion of a shell into a file.
func script(t *testing.T, shell string) string {
	t.Helper()
	r := runPrivet(t, "", nil, "completion", shell)
	if r.status != exitDone || r.err != "" {
		t.Fatalf("%+v", r)
	}
	file := filepath.Join(t.TempDir(), "completion")
	if err := os.WriteFile(file, []byte(r.out), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// inShell runs a program of a shell and gives what it prints.
func inShell(t *testing.T, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(args[0]); err != nil {
		t.Skip("there is no " + args[0])
	}
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// TestCompletion holds that all commands and flags are completed, by the shells themselves where they are installed.
func TestCompletion(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		text := read(t, script(t, shell))
		for _, c := range commands() {
			if !strings.Contains(text, c.name) {
				t.Errorf("%s: %s is missing", shell, c.name)
			}
			for _, f := range flagList(c) {
				if !strings.Contains(text, f.name) {
					t.Errorf("%s: %s -%s is missing", shell, c.name, f.name)
				}
			}
		}
	}
	for _, args := range [][]string{{}, {"tcsh"}, {"bash", "zsh"}} {
		if r := runPrivet(t, "", nil, append([]string{"completion"}, args...)...); r.status != exitFailed || r.out != "" {
			t.Errorf("%q: %+v", args, r)
		}
	}
	t.Run("bash", func(t *testing.T) {
		file := script(t, "bash")
		for line, want := range map[string]string{
			"ma": "mask man", "mask -pol": "-policy -policy-schema", "mask -policy -": "", "mask t": "", "completion z": "zsh", "help mas": "mask", "risk --": "",
		} {
			words := strings.Split(line, " ")
			const ask = `source "$1"; shift; COMP_WORDS=(privet "$@"); COMP_CWORD=$#; _privet; echo "${COMPREPLY[*]}"`
			got := inShell(t, append([]string{"bash", "-c", ask, "-", file}, words...)...)
			if strings.TrimSpace(got) != want {
				t.Errorf("%q: %q, not %q", line, got, want)
			}
		}
	})
	t.Run("zsh", func(t *testing.T) {
		file := script(t, "zsh")
		if got := inShell(t, "zsh", "-f", "-c", `zsh -n "$1" && autoload -U compinit && compinit -D -u && source "$1" && print $_comps[privet]`, "-", file); got != "_privet\n" {
			t.Errorf("%q", got)
		}
	})
	t.Run("fish", func(t *testing.T) {
		file := script(t, "fish")
		for line, want := range map[string]string{
			"privet ver": "verify version", "privet mask -pol": "-policy -policy-schema", "privet completion b": "bash",
		} {
			got := inShell(t, "fish", "--no-config", "-c", `source $argv[1]; complete -C $argv[2]`, file, line)
			var words []string
			for found := range strings.Lines(got) {
				words = append(words, strings.Fields(found)[0])
			}
			if strings.Join(words, " ") != want {
				t.Errorf("%q: %q, not %q", line, words, want)
			}
		}
	})
}

// TestMan holds that the manual has all commands and flags, and that roff has nothing to say against it.
func TestMan(t *testing.T) {
	r := runPrivet(t, "", nil, "man")
	if r.status != exitDone || r.err != "" {
		t.Fatalf("%+v", r)
	}
	for _, c := range commands() {
		_, section, ok := strings.Cut(r.out, "\n.SS \"privet "+c.name)
		section, _, _ = strings.Cut(section, "\n.S")
		if !ok {
			t.Errorf("%s is missing", c.name)
		}
		for _, f := range flagList(c) {
			if !strings.Contains(section, "\n.BI \\-"+roff(f.name)) {
				t.Errorf("%s -%s is missing", c.name, f.name)
			}
		}
	}
	for line := range strings.Lines(r.out) {
		if strings.HasPrefix(line, "'") || strings.HasPrefix(line, ".") && !strings.Contains(" .TH .SH .SS .TP .B .BI .RI .I .br ", " "+strings.TrimSpace(strings.SplitN(line, " ", 2)[0])+" ") {
			t.Errorf("%q is a request", line)
		}
	}
	file := filepath.Join(t.TempDir(), "privet.1")
	if err := os.WriteFile(file, []byte(r.out), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Run("groff", func(t *testing.T) {
		got := inShell(t, "groff", "-man", "-ww", "-Tascii", "-P-cbou", file)
		if !strings.Contains(got, "privet mask [flags] -o OUT FILE") || strings.Contains(got, "warning") {
			t.Errorf("%.400s", got)
		}
	})
}
