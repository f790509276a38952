package main

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestMaskFullDisk writes to a file system that is too small, where one can be made.
func TestMaskFullDisk(t *testing.T) {
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=256k"); err != nil {
		t.Skipf("no file system can be made: %v; TestMaskFileLimit tests the like", err)
	}
	defer func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	}()
	out := filepath.Join(dir, "out.csv")
	if err := os.WriteFile(out, []byte("before"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, in := range []string{manyRows(4 << 20), manyRows(300 << 10)} {
		r := runPrivet(t, in, nil, "mask", "-q", "-o", out, "-")
		if r.status != exitFailed || r.err != "privet mask: masker: the output: no space left on device\n" {
			t.Errorf("status %d, %s", r.status, r.err)
		}
		wantFiles(t, dir, "out.csv")
		if read(t, out) != "before" {
			t.Error("the file that was there has changed")
		}
	}
}
