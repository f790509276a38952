package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// This file finds the files that arguments lead to: files, folders with all that is in
// them, and patterns that the shell has left as they are.

// A source is a file to read.
type source struct {
	path  string // - is standard input
	rel   string // with slashes: below the folder or the pattern that led to it, or the last part of the name that was given
	arg   int    // the number of the argument, from 1
	found bool   // by a folder or a pattern, so that nobody has typed its name
	entry string // the path of a file in an archive, whose path is then that of the archive
	size  int64  // 0 when nobody knows
	err   error  // why it cannot be read
}

// String says which file it is. The name of a file that somebody has typed can be data, as
// [nameless] has it, and its number tells which it is. One of a thousand in a folder is
// not told by a number; its name stands where anybody sees it who can read the folder, and is
// no slip of the hand. So it is said, made printable.
func (s source) String() string {
	if !s.found {
		return fmt.Sprintf("file %d", s.arg)
	}
	return fmt.Sprintf("file %d, %s", s.arg, printable(s.rel))
}

// A fileErr is the error of one source.
type fileErr struct {
	source
	err error
}

func (e *fileErr) Error() string { return fmt.Sprintf("%v: %v", e.source, e.err) }
func (e *fileErr) Unwrap() error { return e.err }

// The reasons why something in a folder is not read.
var (
	errIsLink     = errors.New("a symbolic link, which is not followed")
	errNotRegular = errors.New("it is no regular file")
	errNoFile     = errors.New("there is no file in the folder")
	errNoFit      = errors.New("no file fits the pattern")
	errStars      = errors.New("patterns have no **; give the folder, which is read with all that is in it")
)

// findSources finds the files that arguments lead to, in the order of the arguments, and in a
// folder in that of their names. Files whose names begin with a dot are among them, but for folders
// called .git and the temporary files of this program. A file that cannot be read, and a symbolic link in
// a folder, has its error. It reports whether the arguments are of more than one
// file, or of a folder or a pattern, whatever is in it.
func findSources(ctx context.Context, args []string) (list []source, many bool, err error) {
	for i, arg := range args {
		one := source{path: arg, rel: filepath.ToSlash(filepath.Base(arg)), arg: i + 1}
		info, err := os.Stat(arg)
		switch {
		case arg == "-":
			list = append(list, one)
		case err != nil && hasMeta(arg):
			if list, err = appendFitting(ctx, list, one); err != nil {
				return nil, false, err
			}
			many = true
		case err == nil && info.IsDir():
			n := len(list)
			if list, err = appendFolder(ctx, list, one, arg); err != nil {
				return nil, false, err
			}
			if len(list) == n {
				one.err, one.rel = errNoFile, "."
				list = append(list, one)
			}
			many = true
		default:
			if err == nil && info.Mode().IsRegular() {
				one.size = info.Size()
			}
			list = append(list, one) // and opening it says what is wrong with it
		}
	}
	return list, many || len(list) > 1, nil
}

// hasMeta reports whether a name may be a pattern.
func hasMeta(name string) bool { return strings.ContainsAny(name, "*?[") }

// appendFitting adds the files that a pattern fits, which may be folders.
func appendFitting(ctx context.Context, list []source, one source) ([]source, error) {
	fitting, err := filepath.Glob(one.path)
	switch {
	case strings.Contains(one.path, "**"):
		one.err = errStars
	case err != nil || len(fitting) == 0:
		one.err = errNoFit
	}
	if one.err != nil {
		return append(list, one), nil
	}
	// Paths are told from the last folder that the pattern names outright.
	base := filepath.Dir(one.path)
	for hasMeta(base) {
		base = filepath.Dir(base)
	}
	for _, path := range fitting {
		info, err := os.Stat(path)
		if err == nil && info.IsDir() {
			if list, err = appendFolder(ctx, list, source{path: path, arg: one.arg}, base); err != nil {
				return nil, err
			}
			continue
		}
		s := source{path: path, arg: one.arg, found: true}
		if rel, err := filepath.Rel(base, path); err == nil {
			s.rel = filepath.ToSlash(rel)
		}
		switch {
		case err != nil:
			s.err = nameless(err)
		case !info.Mode().IsRegular():
			s.err = errNotRegular
		default:
			s.size = info.Size()
		}
		list = append(list, s)
	}
	return list, nil
}

// appendFolder adds the files in a folder and below, with their paths from a base.
func appendFolder(ctx context.Context, list []source, folder source, base string) ([]source, error) {
	root, err := filepath.EvalSymlinks(folder.path) // only what is inside may be no link
	if err != nil {
		folder.err = nameless(err)
		return append(list, folder), nil
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if ctx.Err() != nil {
			return errInterrupted
		}
		s := source{arg: folder.arg, found: true}
		inside, e := filepath.Rel(root, path)
		if e != nil {
			return e
		}
		s.path = filepath.Join(folder.path, inside)
		if rel, e := filepath.Rel(base, s.path); e == nil {
			s.rel = filepath.ToSlash(rel)
		}
		switch {
		case err != nil:
			s.err = nameless(err)
		case d.IsDir():
			if d.Name() == ".git" && path != root {
				return filepath.SkipDir
			}
			return nil
		case d.Type()&fs.ModeSymlink != 0:
			s.err = errIsLink
		case !d.Type().IsRegular():
			s.err = errNotRegular
		default:
			if ours, _ := filepath.Match(tempPattern, d.Name()); ours {
				return nil
			}
			if info, err := d.Info(); err == nil {
				s.size = info.Size()
			}
		}
		list = append(list, s)
		return nil
	})
	return list, err
}

// eachFile calls do for each file that arguments lead to. Standard input may be one of them, but
// only once. An error of a file that an argument names is one of all; those of files that were found are said
// on standard error, since the others of a folder are worth reading. It reports whether there are such,
// and stops when the context ends.
func eachFile(ctx context.Context, t *terminal, args []string, do func(s source, bar *progress) error) (some bool, err error) {
	list, _, err := findSources(ctx, args)
	if err != nil {
		return false, err
	}
	bar := newProgress(t, sizeOf(list))
	defer bar.end()
	var errs, passed []error
	stdin, done := false, 0
	for _, s := range list {
		err := s.err
		switch {
		case err != nil:
		case s.path == "-" && stdin:
			err = errUsage("standard input can be read only once")
		default:
			err = do(s, bar)
			bar.fileEnds(s.size)
		}
		stdin = stdin || s.path == "-"
		switch {
		case err == nil:
			done++
		case s.found && ctx.Err() == nil && !isUsage(err):
			passed = append(passed, &fileErr{s, err})
		default:
			errs = append(errs, &fileErr{s, err})
		}
		if ctx.Err() != nil {
			break
		}
	}
	if done == 0 || len(errs) > 0 {
		return false, errors.Join(append(errs, passed...)...)
	}
	bar.end()
	for _, err := range passed {
		fmt.Fprintln(t.err, printableLines(err.Error()))
	}
	return len(passed) > 0, nil
}

// isUsage reports whether an error is one of the arguments.
func isUsage(err error) bool {
	var usage errUsage
	return errors.As(err, &usage)
}

// partly returns the exit status of a command that has not read some files: what it was to
// fail on comes first.
func partly(status int, some bool) int {
	if some && status == exitDone {
		return exitPartly
	}
	return status
}

// sizeOf returns how many bytes sources have together.
func sizeOf(list []source) (size int64) {
	for _, s := range list {
		size += s.size
	}
	return size
}
