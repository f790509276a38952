package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// blocks gives the fenced blocks of the README in a language.
func blocks(t *testing.T, language string) []string {
	t.Helper()
	var list []string
	for i, part := range strings.Split(read(t, "../../README.md"), "```") {
		if body, ok := strings.CutPrefix(part, language+"\n"); ok && i%2 == 1 {
			list = append(list, body)
		}
	}
	if len(list) == 0 {
		t.Fatalf("the README has no block in %s", language)
	}
	return list
}

var update = flag.Bool("update", false, "write what the commands of the README print into it")

// TestReadmeSession runs the terminal session of the README and holds that it
// prints what stands there.
func TestReadmeSession(t *testing.T) {
	longtest.Alone(t)
	session := blocks(t, "console")
	readme, err := filepath.Abs("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	text := read(t, readme)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.Symlink(filepath.Join(root, "examples"), "examples"); err != nil {
		t.Fatal(err)
	}
	for _, block := range session {
		for _, step := range strings.Split(block, "$ ")[1:] {
			line, want, _ := strings.Cut(step, "\n")
			got := runLine(t, line)
			switch {
			case got == want:
			case *update:
				text = strings.Replace(text, "$ "+line+"\n"+want, "$ "+line+"\n"+got, 1)
			default:
				t.Errorf("%s prints\n%s\nand the README says\n%s", line, got, want)
			}
		}
	}
	if *update {
		if err := os.WriteFile(readme, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// runLine runs a line of the session and gives what a terminal would show.
func runLine(t *testing.T, line string) string {
	t.Helper()
	var args []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			args = append(args, part)
		} else {
			args = append(args, strings.Fields(part)...)
		}
	}
	switch args[0] {
	case "privet":
		r := runPrivet(t, "", nil, args[1:]...)
		return r.err + r.out
	case "head":
		var n int
		if _, err := fmt.Sscanf(args[1], "-%d", &n); err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(read(t, args[2]), "\n")
		return strings.Join(lines[:n], "")
	}
	t.Fatalf("the README runs a program that is not known here: %s", args[0])
	return ""
}

// TestReadmeGo holds that every Go block of the README is part of an example,
// which the tests of the examples build and run.
func TestReadmeGo(t *testing.T) {
	programs, err := filepath.Glob("../../examples/*/main.go")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, p := range programs {
		all.WriteString(read(t, p))
	}
	for _, block := range blocks(t, "go") {
		if !strings.Contains(all.String(), block) {
			t.Errorf("no example has this block:\n%s", block)
		}
	}
}

// TestReadmeCommands holds that the two commands of the first screen are there,
// and that CI runs the second as it stands.
func TestReadmeCommands(t *testing.T) {
	first := blocks(t, "sh")
	if strings.TrimSpace(first[0]) != "go run ./cmd/privet serve -dev" || strings.TrimSpace(first[1]) != "go test ./..." {
		t.Errorf("the first commands are %q", first[:2])
	}
	if !strings.Contains(read(t, "../../.ci/run"), "\n"+first[1]) {
		t.Error("CI does not run the test command of the README")
	}
	if n := strings.Count(strings.SplitAfter(read(t, "../../README.md"), "go test ./...")[0], "\n"); n > 20 {
		t.Errorf("the second command stands in line %d, below the first screen", n)
	}
}
