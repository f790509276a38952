package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// This file says where the outputs of many files go, and refuses what would lose one of them,
// before anything is written.

// errSameOutput says that two files have one output.
var errSameOutput = errors.New("has the output of another one")

// An outputFolder is where the outputs of many files go, each under the path of its source.
// Empty: each in the place of its source.
type outputFolder string

// of returns the output of a source.
func (o outputFolder) of(s source) string {
	if o == "" {
		return s.path
	}
	return filepath.Join(string(o), filepath.FromSlash(s.rel))
}

// name returns what reports call the output.
func (o outputFolder) name(s source) string {
	if o == "" {
		return filepath.ToSlash(filepath.Clean(s.path))
	}
	return s.rel
}

// isFolderName reports whether the name of an output is that of a folder whatever there is.
func isFolderName(out string) bool {
	return out != "" && os.IsPathSeparator(out[len(out)-1])
}

// checkMany refuses arguments that do not go with many files.
func checkMany(args []string, list []source, out outputFolder, policyFile, reportFile string) error {
	switch {
	case out == "-":
		return errUsage("standard output takes one file")
	case slices.Contains(args, "-"):
		return errUsage("standard input goes with no other file")
	}
	for _, s := range list {
		if reportFile != "" && s.err == nil && realPath(s.path) == realPath(reportFile) {
			return &fileErr{s, errors.New("the report would take its place")}
		}
	}
	return out.check(args, list, policyFile, reportFile)
}

// check refuses outputs that lie in a folder that is read, take the place of a source, of one another or
// of a file beside, and a folder that is a file. The args are those that led to the sources.
func (o outputFolder) check(args []string, list []source, beside ...string) error {
	if info, err := os.Stat(string(o)); o != "" && err == nil && !info.IsDir() {
		return errors.New("the output is no folder, and there is more than one file")
	}
	for i, arg := range args {
		if info, err := os.Stat(arg); o != "" && err == nil && info.IsDir() && isInside(string(o), info) {
			return fmt.Errorf("the output lies in file %d, a folder that is read", i+1)
		}
	}
	taken := map[string]bool{} // by sources, and by what is beside them
	for _, s := range list {
		if o != "" && s.err == nil {
			taken[realPath(s.path)] = true
		}
	}
	for _, name := range beside {
		if name != "" {
			taken[realPath(name)] = true
		}
	}
	outputs := map[string]bool{}
	for _, s := range list {
		if s.err != nil {
			continue
		}
		to := o.of(s)
		if taken[realPath(to)] {
			return &fileErr{s, errors.New("its output would take the place of another file")}
		}
		key := filepath.Clean(to)
		if o == "" {
			key = realPath(to) // one file under two names would be masked twice
		}
		if key = foldPath(key); outputs[key] {
			return &fileErr{s, errSameOutput}
		}
		outputs[key] = true
	}
	// Nor can a file be where another has its folder.
	for _, s := range list {
		for dir := filepath.Dir(o.of(s)); o != "" && s.err == nil && len(dir) > len(o); dir = filepath.Dir(dir) {
			if outputs[foldPath(dir)] {
				return &fileErr{s, errSameOutput}
			}
		}
	}
	return nil
}

// isInside reports whether a path, which need not exist, is a folder or lies in it.
func isInside(path string, folder os.FileInfo) bool {
	for path = realPath(path); ; path = filepath.Dir(path) {
		if info, err := os.Stat(path); err == nil && os.SameFile(info, folder) {
			return true
		}
		if path == filepath.Dir(path) {
			return false
		}
	}
}

// realPath returns the absolute path of a file without symbolic links, as far as it exists.
func realPath(path string) string {
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	rest := ""
	for dir := path; ; dir = filepath.Dir(dir) {
		if real, err := filepath.EvalSymlinks(dir); err == nil {
			return filepath.Join(real, rest)
		}
		if dir == filepath.Dir(dir) {
			return path
		}
		rest = filepath.Join(filepath.Base(dir), rest)
	}
}

// foldPath makes paths one that are one file where letter case does not tell files apart.
func foldPath(path string) string {
	if slices.Contains([]string{"darwin", "windows"}, runtime.GOOS) {
		return strings.ToLower(path)
	}
	return path
}

// makeFolder makes a folder with those above it, and returns a func that removes those of
// them that were not there, as far as they are empty.
func makeFolder(dir string) (undo func(), err error) {
	var made []string
	for d := dir; ; d = filepath.Dir(d) {
		if _, err := os.Stat(d); err == nil || d == filepath.Dir(d) {
			break
		}
		made = append(made, d)
	}
	undo = func() {
		for _, d := range made {
			_ = os.Remove(d) // one that is not empty stays
		}
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		undo()
		return nil, fmt.Errorf("the output: %w", nameless(err))
	}
	return undo, nil
}
