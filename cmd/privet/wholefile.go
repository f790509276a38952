package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writeWhole makes a file that appears whole or not at all: it passes a temporary file
// to write, and renames it once everything is on the disk. For - write gets standard
// output. An existing file is replaced, and keeps its permissions and, if possible, its
// owner; a symbolic link stays, and the file that it leads to is replaced. writeWhole
// returns an error of write unchanged.
func writeWhole(t *terminal, name string, write func(io.Writer) error) (err error) {
	if name == "-" {
		return write(t.out)
	}
	failed := func(err error) error { return fmt.Errorf("the output: %w", nameless(err)) }
	mode := fs.FileMode(0o600) // masked data may still be personal
	var replaced fs.FileInfo
	if _, err := os.Lstat(name); err == nil {
		// A dangling link is an error.
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return failed(err)
		}
		info, err := os.Stat(name)
		if err != nil {
			return failed(err)
		}
		if !info.Mode().IsRegular() {
			return errors.New("the output is no regular file")
		}
		mode, replaced = info.Mode().Perm(), info
	}
	removeStale(filepath.Dir(name))
	tmp, err := createTemp(filepath.Dir(name))
	if err != nil {
		return failed(err)
	}
	defer func() {
		if err != nil {
			_ = os.Remove(tmp.Name())
		}
		_ = tmp.Close() // and with it the lock
	}()
	if err := write(&output{file: tmp, name: "the output"}); err != nil {
		return err
	}
	if replaced != nil {
		keepOwner(tmp, replaced)
	}
	if err := tmp.Chmod(mode); err != nil {
		return failed(err)
	}
	if err := tmp.Sync(); err != nil {
		return failed(err)
	}
	if err := os.Rename(tmp.Name(), name); err != nil {
		return failed(err)
	}
	// Until the folder is on the disk as well, a power failure may restore the previous
	// file. The file is whole in any case, so an error of syncing the folder is ignored.
	if dir, err := os.Open(filepath.Dir(name)); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
	return nil
}

// tempPattern is the pattern of the names of temporary files.
const tempPattern = ".privet-*.part"

// createTemp makes a temporary file and locks it. The lock ends when the file is closed
// or the process ends.
func createTemp(dir string) (*os.File, error) {
	const attempts = 100
	for range attempts {
		tmp, err := os.CreateTemp(dir, tempPattern)
		if err != nil {
			return nil, err
		}
		lock(tmp)
		// Before it was locked, another process may have removed it as stale.
		if isNamed(tmp) {
			return tmp, nil
		}
		_ = tmp.Close()
	}
	return nil, errors.New("the temporary file is removed by somebody else")
}

// removeStale removes temporary files of killed runs, which nobody has locked.
func removeStale(dir string) {
	names, err := filepath.Glob(filepath.Join(escapeGlob(dir), tempPattern))
	if err != nil {
		return
	}
	for _, name := range names {
		if info, err := os.Lstat(name); err != nil || !info.Mode().IsRegular() {
			continue
		}
		f, err := os.OpenFile(name, os.O_RDWR, 0)
		if err != nil {
			continue
		}
		if tryLock(f) && isNamed(f) {
			_ = os.Remove(name)
		}
		_ = f.Close()
	}
}

// isNamed reports whether a file still has its name.
func isNamed(f *os.File) bool {
	now, err1 := os.Lstat(f.Name())
	open, err2 := f.Stat()
	return err1 == nil && err2 == nil && os.SameFile(now, open)
}

// escapeGlob escapes a path for use in a pattern.
func escapeGlob(path string) string {
	escaped := make([]byte, 0, len(path))
	for i := range len(path) {
		if c := path[i]; c == '*' || c == '?' || c == '[' || c == '\\' && os.PathSeparator != '\\' {
			escaped = append(escaped, '\\')
		}
		escaped = append(escaped, path[i])
	}
	return string(escaped)
}
