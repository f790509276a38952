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
func writeWhole(t *terminal, name string, write func(io.Writer) error) error {
	var f folders
	defer f.sync()
	return f.writeWhole(t, name, write)
}

// folders are those that files are written into. The zero value is none.
type folders struct {
	cleaned map[string]bool // stale files were looked for
	changed map[string]bool // files were renamed in it
}

// writeWhole is like the function of that name, but looks for stale files once in each folder, and leaves it to
// sync to bring the folders to the disk: of thousands of files each of the two would take the
// more time the more there are.
func (f *folders) writeWhole(t *terminal, name string, write func(io.Writer) error) (err error) {
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
	dir := filepath.Dir(name)
	if !f.cleaned[dir] {
		removeStale(dir)
		f.cleaned = add(f.cleaned, dir)
	}
	tmp, err := createTemp(dir)
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
	f.changed = add(f.changed, dir)
	return nil
}

func add(set map[string]bool, name string) map[string]bool {
	if set == nil {
		set = map[string]bool{}
	}
	set[name] = true
	return set
}

// sync brings the folders to the disk. Until then a power failure may restore the previous
// files. The files are whole in any case, so an error of syncing a folder is ignored.
func (f *folders) sync() {
	for _, name := range sortedKeys(f.changed) {
		if dir, err := os.Open(name); err == nil {
			_ = dir.Sync()
			_ = dir.Close()
		}
	}
	f.changed = nil
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
