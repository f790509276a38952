package spool

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const secret = "leakworthy"

// TestSpool holds that what is written comes back, that the disk shows nothing of
// it, that no name is left, and that what was changed on the disk is not given
// back.
func TestSpool(t *testing.T) {
	dir := t.TempDir()
	left := filepath.Join(dir, prefix+"left")
	other := filepath.Join(dir, "other")
	for _, name := range []string{left, other} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, time.Time{}, time.Now().Add(-time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	s, err := New(dir, 1<<20, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(left); err == nil {
		t.Error("what was left behind is not swept")
	}
	if _, err := os.Stat(other); err != nil {
		t.Error("what is not ours is swept")
	}
	for _, size := range []int{0, 1, Chunk - 1, Chunk, Chunk + 1, 3*Chunk + 7} {
		content := strings.Repeat(secret, size/len(secret)+1)[:size]
		f := s.Create("owner", 1<<20)
		for i := 0; i < size; i += 1000 {
			if _, err := io.WriteString(f, content[i:min(i+1000, size)]); err != nil {
				t.Fatal(err)
			}
		}
		f.Finish()
		for range 2 {
			got, err := io.ReadAll(f.Reader())
			if err != nil || string(got) != content {
				t.Errorf("%d bytes: %v", size, err)
			}
		}
		if entries, _ := os.ReadDir(dir); len(entries) != 1 {
			t.Errorf("%d bytes: %d names are in the folder", size, len(entries))
		}
		if f.file != nil {
			disk := make([]byte, 4*Chunk)
			n, _ := f.file.ReadAt(disk, 0)
			if bytes.Contains(disk[:n], []byte(secret)) {
				t.Error("the disk shows it")
			}
			if size > 2*Chunk {
				// Two chunks change places.
				sealed := Chunk + f.aead.Overhead()
				_, _ = f.file.WriteAt(disk[sealed:2*sealed], 0)
				if _, err := io.ReadAll(f.Reader()); !errors.Is(err, ErrBroken) {
					t.Errorf("chunks that changed places: %v", err)
				}
				_, _ = f.file.WriteAt(disk[:sealed], 0)
				_ = f.file.Truncate(int64(sealed))
				if _, err := io.ReadAll(f.Reader()); !errors.Is(err, ErrBroken) {
					t.Errorf("a file that was cut: %v", err)
				}
			}
		}
		f.Close()
		f.Close()
		if s.used != 0 {
			t.Errorf("%d bytes are left", s.used)
		}
	}
	f := s.Create("owner", 10)
	if _, err := f.Write(make([]byte, 11)); !errors.Is(err, ErrLarge) {
		t.Errorf("over its limit: %v", err)
	}
	f = s.Create("owner", 1<<30)
	if _, err := f.Write(make([]byte, 2<<20)); !errors.Is(err, ErrShare) {
		t.Errorf("over the spool: %v", err)
	}
	f.Close()
	if _, err := New(filepath.Join(dir, "none"), 1, time.Now()); err == nil {
		t.Error("a folder that is not there is taken")
	}
}
