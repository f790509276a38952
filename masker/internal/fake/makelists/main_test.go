package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestListsAreMade holds that the lists are those that the program makes.
func TestListsAreMade(t *testing.T) {
	root := filepath.Join("..", "..", "..", "..")
	made := t.TempDir()
	if err := run(filepath.Join(root, filepath.FromSlash(from)), made); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"names.txt", "words.txt"} {
		got, err := os.ReadFile(filepath.Join(made, name))
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(to), name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the program makes; run go run ./masker/internal/fake/makelists", name)
		}
	}
}
