package main

import (
	"bytes"
	"compress/gzip"
	"io"
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
	for _, name := range []string{"names.txt.gz", "words.txt.gz"} {
		got, want := unpacked(t, filepath.Join(made, name)), unpacked(t, filepath.Join(root, filepath.FromSlash(to), name))
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the program makes; run go run ./masker/internal/fake/makelists", name)
		}
	}
}

// unpacked reads a file by gzip: another version of Go may pack it otherwise.
func unpacked(t *testing.T, file string) []byte {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return text
}
