// Package archive reads the files in archives, .zip and .tar.gz, one after another, and writes archives of what they become.
// Nothing of an archive is
// unpacked into a folder, so that names in it lead nowhere.
package archive

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// The reasons for refusing an archive.
var (
	ErrBroken  = errors.New("the archive is damaged, or none")
	ErrKind    = errors.New("it is no regular file")
	ErrSecret  = errors.New("it is encrypted")
	ErrEntries = errors.New("the archive has too many files")
)

// MaxEntries is how many files and folders an archive may have.
const MaxEntries = 100_000

// Is reports whether a name ends as that of an archive: in .zip, .tar.gz or .tgz.
func Is(name string) bool { return isZip(name) || isTar(name) }

func isZip(name string) bool { return strings.HasSuffix(strings.ToLower(name), ".zip") }

func isTar(name string) bool {
	name = strings.ToLower(name)
	return strings.HasSuffix(name, ".tar.gz") || strings.HasSuffix(name, ".tgz")
}

// An Error is that of one file in an archive.
type Error struct {
	Number int // of the entry, from 1
	Name   string
	Err    error
}

func (e *Error) Error() string { return fmt.Sprintf("file %d in the archive: %v", e.Number, e.Err) }
func (e *Error) Unwrap() error { return e.Err }

// Each calls do for each file in an archive, in their order, with its name. The name of the archive says what it is.
// The first error of do ends it, as an
// [*Error].
func Each(src *os.File, name string, do func(src io.Reader, entry string) error) error {
	return Rewrite(nil, src, name, func(_ io.Writer, src io.Reader, entry string) error { return do(src, entry) })
}

// Rewrite writes an archive of the same kind, in which each file is what do writes. Names, times and folders stay; comments, owners and whatever else an
// archive says of a file do not. After an error what has been written is to be thrown away.
func Rewrite(dst io.Writer, src *os.File, name string, do func(dst io.Writer, src io.Reader, entry string) error) error {
	if isZip(name) {
		return rewriteZip(dst, src, do)
	}
	return rewriteTar(dst, src, do)
}

func rewriteZip(dst io.Writer, src *os.File, do func(io.Writer, io.Reader, string) error) error {
	info, err := src.Stat()
	if err != nil {
		return ErrBroken
	}
	in, err := zip.NewReader(src, info.Size())
	if err != nil {
		return ErrBroken
	}
	if len(in.File) > MaxEntries {
		return ErrEntries
	}
	var out *zip.Writer
	if dst != nil {
		out = zip.NewWriter(dst)
	}
	for i, f := range in.File {
		if err := rewriteZipped(out, f, do); err != nil {
			return &Error{i + 1, f.Name, err}
		}
	}
	if out == nil {
		return nil
	}
	return out.Close()
}

func rewriteZipped(out *zip.Writer, f *zip.File, do func(io.Writer, io.Reader, string) error) error {
	const encrypted = 1
	switch {
	case f.Flags&encrypted != 0:
		return ErrSecret
	case !f.Mode().IsDir() && !f.Mode().IsRegular():
		return ErrKind
	}
	w := io.Discard
	if out != nil {
		head := &zip.FileHeader{Name: f.Name, Modified: f.Modified, Method: f.Method, NonUTF8: f.NonUTF8}
		head.SetMode(f.Mode())
		var err error
		if w, err = out.CreateHeader(head); err != nil {
			return err
		}
	}
	if f.Mode().IsDir() {
		return nil
	}
	r, err := f.Open()
	if err != nil {
		return ErrBroken
	}
	defer r.Close()
	return do(w, &whole{r: r}, f.Name)
}

func rewriteTar(dst io.Writer, src io.Reader, do func(io.Writer, io.Reader, string) error) error {
	unzipped, err := gzip.NewReader(src)
	if err != nil {
		return ErrBroken
	}
	in := tar.NewReader(unzipped)
	var zipped *gzip.Writer
	var out *tar.Writer
	if dst != nil {
		zipped = gzip.NewWriter(dst)
		out = tar.NewWriter(zipped)
	}
	for i := 1; ; i++ {
		head, err := in.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return ErrBroken
		}
		if i > MaxEntries {
			return ErrEntries
		}
		if head.Typeflag == tar.TypeXGlobalHeader {
			continue
		}
		if err := rewriteTarred(out, in, head, do); err != nil {
			return &Error{i, head.Name, err}
		}
	}
	if _, err := io.Copy(io.Discard, unzipped); err != nil { // the checksum is at the end
		return ErrBroken
	}
	if out == nil {
		return nil
	}
	if err := out.Close(); err != nil {
		return err
	}
	return zipped.Close()
}

func rewriteTarred(out *tar.Writer, in *tar.Reader, head *tar.Header, do func(io.Writer, io.Reader, string) error) error {
	plain := &tar.Header{Typeflag: head.Typeflag, Name: head.Name, Mode: head.Mode, ModTime: head.ModTime}
	switch head.Typeflag {
	case tar.TypeDir:
		if out == nil {
			return nil
		}
		return out.WriteHeader(plain)
	case tar.TypeReg:
	default:
		return ErrKind
	}
	if out == nil {
		return do(io.Discard, &whole{r: in}, head.Name)
	}
	// The length of a file comes before it, so that what it becomes waits in a file.
	tmp, err := os.CreateTemp("", "privet-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	defer tmp.Close()
	if err := do(tmp, &whole{r: in}, head.Name); err != nil {
		return err
	}
	if plain.Size, err = tmp.Seek(0, io.SeekEnd); err != nil {
		return err
	}
	if _, err := tmp.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if err := out.WriteHeader(plain); err != nil {
		return err
	}
	_, err = io.Copy(out, tmp)
	return err
}

// A whole reader gives ErrBroken for the errors of a file that is not whole.
type whole struct{ r io.Reader }

func (w *whole) Read(b []byte) (int, error) {
	n, err := w.r.Read(b)
	if err != nil && !errors.Is(err, io.EOF) {
		err = ErrBroken
	}
	return n, err
}
