package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/validator"
)

// TestValidationDoc runs the terminal sessions of docs/validation.md, and holds that
// they print what stands there and that each kind of finding is explained.
func TestValidationDoc(t *testing.T) {
	longtest.Alone(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(root, "docs", "validation.md")
	text := read(t, file)
	t.Chdir(t.TempDir())
	for _, dir := range []string{"examples", "validator"} {
		if err := os.Symlink(filepath.Join(root, dir), dir); err != nil {
			t.Fatal(err)
		}
	}
	parts := strings.Split(text, "```")
	for i := 1; i < len(parts); i += 2 {
		body, ok := strings.CutPrefix(parts[i], "console\n")
		if !ok {
			continue
		}
		var b strings.Builder
		b.WriteString("console\n")
		for _, step := range strings.Split(body, "$ ")[1:] {
			line, _, _ := strings.Cut(step, "\n")
			fmt.Fprintf(&b, "$ %s\n%s", line, runLine(t, line))
		}
		parts[i] = b.String()
	}
	got := strings.Join(parts, "```")
	const begin, end = "<!-- kinds -->\n", "<!-- /kinds -->"
	head, rest, ok := strings.Cut(got, begin)
	_, tail, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatal("there is no place for the kinds of finding")
	}
	got = head + begin + kindsTable() + end + tail
	if *update && got != text {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if got != text {
		a, b := strings.Split(got, "\n"), strings.Split(text, "\n")
		for i := range a {
			if i >= len(b) || a[i] != b[i] {
				t.Fatalf("line %d is not what is printed, which is\n%s\n-update writes it", i+1, a[i])
			}
		}
		t.Fatal("there is more in it than is printed")
	}
}

// kindsTable is the table of the kinds of finding.
func kindsTable() string {
	var b strings.Builder
	b.WriteString("| code | at most | what was seen, and what somebody does with it | what to do | touches |\n|---|---|---|---|---|\n")
	for k := range validator.Kinds() {
		var cites []string
		for _, c := range k.Citations {
			cites = append(cites, c.Standard+" "+c.Reference)
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s *%s* | %s | %s |\n", k.Code, k.Level, k.Doc, k.Attack, k.Remedy, strings.Join(cites, "; "))
	}
	return b.String()
}
