package archive

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// made gives an archive with some files and a folder.
func made(t *testing.T, name string, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	day := time.Date(2026, 3, 4, 5, 6, 8, 0, time.UTC)
	if isZip(name) {
		w := zip.NewWriter(&b)
		if _, err := w.Create("deep/"); err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			e, err := w.CreateHeader(&zip.FileHeader{Name: f, Method: zip.Deflate, Modified: day, Comment: "of Ilona"})
			if err != nil {
				t.Fatal(err)
			}
			_, _ = io.WriteString(e, "text of "+f)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		return b.Bytes()
	}
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	_ = w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: "deep/", Mode: 0o755})
	for _, f := range files {
		_ = w.WriteHeader(&tar.Header{Typeflag: tar.TypeReg, Name: f, Mode: 0o640, ModTime: day, Size: int64(len("text of " + f)), Uname: "ilona"})
		_, _ = io.WriteString(w, "text of "+f)
	}
	_ = w.Close()
	_ = z.Close()
	return b.Bytes()
}

func opened(t *testing.T, name string, data []byte) *os.File {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, data, 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

// TestRewrite holds that all files are there with their names and what they became, and nothing of who owned them.
func TestRewrite(t *testing.T) {
	for _, name := range []string{"a.zip", "a.TAR.GZ", "a.tgz"} {
		var out bytes.Buffer
		err := Rewrite(&out, opened(t, name, made(t, name, "one.txt", "deep/two.txt")), name, func(dst io.Writer, src io.Reader, _ string) error {
			text, err := io.ReadAll(src)
			_, _ = dst.Write(bytes.ToUpper(text))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		err = Each(opened(t, name, out.Bytes()), name, func(src io.Reader, entry string) error {
			text, err := io.ReadAll(src)
			got = append(got, entry+"="+string(text))
			return err
		})
		if want := "one.txt=TEXT OF ONE.TXT deep/two.txt=TEXT OF DEEP/TWO.TXT"; err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s: %v, %v", name, got, err)
		}
		if bytes.Contains(out.Bytes(), []byte("lona")) {
			t.Errorf("%s: who owned it is left", name)
		}
	}
}

// TestBroken holds that what is damaged or no regular file is an error, with the number of the file.
func TestBroken(t *testing.T) {
	read := func(src io.Reader, _ string) error {
		_, err := io.Copy(io.Discard, src)
		return err
	}
	for _, name := range []string{"a.zip", "a.tar.gz"} {
		whole := made(t, name, "one.txt", "deep/two.txt")
		for _, data := range [][]byte{nil, []byte("name\nIlona\n"), whole[:len(whole)/2], whole[:len(whole)-3]} {
			if err := Each(opened(t, name, data), name, read); !errors.Is(err, ErrBroken) {
				t.Errorf("%s of %d bytes: %v", name, len(data), err)
			}
		}
		stop := errors.New("stop")
		var e *Error
		err := Each(opened(t, name, whole), name, func(_ io.Reader, entry string) error {
			if entry == "deep/two.txt" {
				return stop
			}
			return nil
		})
		if !errors.As(err, &e) || e.Number != 3 || !errors.Is(err, stop) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	w := tar.NewWriter(z)
	_ = w.WriteHeader(&tar.Header{Typeflag: tar.TypeSymlink, Name: "x", Linkname: "/etc/passwd"})
	_ = w.Close()
	_ = z.Close()
	if err := Each(opened(t, "a.tgz", b.Bytes()), "a.tgz", read); !errors.Is(err, ErrKind) {
		t.Errorf("a link: %v", err)
	}
}
