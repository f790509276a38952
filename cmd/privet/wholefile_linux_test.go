package main

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestMaskHardLinks holds that a file which would stay unmasked under another name is not
// masked in place, and that one in the place of another has its owner.
func TestMaskHardLinks(t *testing.T) {
	const before = "id,email\n1,jane@example.com\n"
	dir := t.TempDir()
	file, link, other := filepath.Join(dir, "a.csv"), filepath.Join(dir, "l.csv"), filepath.Join(dir, "b.csv")
	if err := os.WriteFile(file, []byte(before), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(file, other); err != nil {
		t.Skip(err)
	}
	if err := os.Symlink(other, link); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{file, link, other} {
		if r := runPrivet(t, "", nil, "mask", "-q", "-in-place", name); r.status != exitFailed || !strings.Contains(r.err, "hard links") || read(t, file) != before {
			t.Errorf("%s: status %d, %s", name, r.status, r.err)
		}
	}
	wantFiles(t, dir, "a.csv", "b.csv", "l.csv")
	if err := os.Remove(other); err != nil {
		t.Fatal(err)
	}
	const somebody = 65532
	given := os.Chown(file, somebody, somebody) == nil // by root alone
	if r := runPrivet(t, "", nil, "mask", "-q", "-in-place", file); r.status != exitDone || read(t, file) == before {
		t.Errorf("under its only name: status %d, %s", r.status, r.err)
	}
	info, err := os.Stat(file)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Fatal(info, err)
	}
	if stat := info.Sys().(*syscall.Stat_t); given && (stat.Uid != somebody || stat.Gid != somebody) {
		t.Errorf("it belongs to %d and %d", stat.Uid, stat.Gid)
	}
}

// TestMaskFullDisk writes to a file system that is too small, where one can be made.
func TestMaskFullDisk(t *testing.T) {
	longtest.Alone(t)
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
