package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestREADME runs the commands of the README one after another, in a folder of their own.
func TestREADME(t *testing.T) {
	_, block, ok := strings.Cut(readFile(t, "README.md"), "```sh\n")
	if !ok {
		t.Fatal("there are no commands")
	}
	block, _, _ = strings.Cut(block, "```")
	dir := t.TempDir()
	var said string
	for line := range strings.Lines(block) {
		args := strings.Fields(strings.TrimPrefix(line, "go run . "))
		for i, a := range args {
			if file, ok := strings.CutPrefix(a, "sqlite:"); ok {
				args[i] = "sqlite:" + filepath.Join(dir, file)
			}
		}
		r := must(t, args...)
		said += r.out + r.err
	}
	for _, want := range []string{"refers to customers.customer_id", "EMAIL_ADDRESS", "orders: 60 rows", "searched as free text"} {
		if !strings.Contains(said, want) {
			t.Errorf("nothing says %q in\n%s", want, said)
		}
	}
	db := openDatabase(t, filepath.Join(dir, "masked.db"))
	if got := answers(t, db, "SELECT count(*) FROM orders o JOIN customers c ON c.customer_id = o.customer"); got[0] != "60" {
		t.Errorf("the join has %s rows", got[0])
	}
	if text := readFile(t, filepath.Join(dir, "masked.db")); strings.Contains(text, "Verhoeven") || strings.Contains(text, "+44 20 7946 01") {
		t.Error("something is left")
	}
}
