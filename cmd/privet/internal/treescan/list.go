package treescan

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// This file lists the files of a tree.

// IgnoreFile is the name of the files that say, in the syntax of gitignore(5), what is not looked at.
const IgnoreFile = ".privetignore"

// The reasons why something is not looked at.
const (
	skipIgnored    = "by " + IgnoreFile
	skipUsual      = "vendored, generated or a list of authors"
	skipLink       = "a symbolic link"
	skipIrregular  = "no regular file"
	skipBinary     = "binary"
	skipRepository = "a repository of its own"
)

//go:embed words/ignore.txt
var usualText string

// usualRules are the rules of what no tree wants looked at, which those of [IgnoreFile] overrule.
var usualRules = sync.OnceValue(func() []rule {
	list, errs := parseRules(usualText)
	if errs != nil {
		panic(errs[0]) // the list is ours, and a test reads it
	}
	return list
})

// A base is the folder that paths are told from: the top of a repository, or the folder that an argument names.
type base struct {
	folder  string
	changed map[string][]span // with Since: the lines of changed files; nil: all of all

	files   map[string][]rule // of IgnoreFile, by folder with a slash behind it
	decided map[string]string // why a folder is left out; empty: it is not

	once    sync.Once
	project string // see work.project
}

// A treeFile is a file to look at.
type treeFile struct {
	path string // to open and to show
	name string // below its base, with slashes
	base *base
	size int64
}

// A lister finds the files that paths lead to.
type lister struct {
	since string
	bases map[string]*base
	repos map[string]repository // by folder
	files []treeFile
	seen  map[string]bool
	skips skips
}

// list finds the files that paths lead to, in the order of the paths, and in a folder in that of their names.
func (l *lister) list(ctx context.Context, paths []string) error {
	l.bases, l.repos, l.seen = map[string]*base{}, map[string]repository{}, map[string]bool{}
	var errs []error
	for i, p := range paths {
		if err := l.add(ctx, p); err != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			errs = append(errs, fmt.Errorf("path %d: %w", i+1, nameless(err)))
		}
	}
	return errors.Join(errs...)
}

// nameless gives an error of the file system without the name of the file, which may be data.
func nameless(err error) error {
	if e := (*fs.PathError)(nil); errors.As(err, &e) {
		return e.Err
	}
	return err
}

func (l *lister) add(ctx context.Context, p string) error {
	info, err := os.Stat(p)
	if err != nil {
		return err
	}
	folder, only := p, ""
	if !info.IsDir() {
		folder, only = filepath.Dir(p), filepath.Base(p)
	}
	real, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return err
	}
	repo, ok := l.repos[real]
	if !ok {
		repo = repositoryOf(ctx, real)
		l.repos[real] = repo
	}
	b, err := l.base(ctx, repo)
	if err != nil {
		return err
	}
	var names []string
	switch {
	case only != "":
		names = []string{only}
	case repo.exists:
		names, err = filesOf(ctx, real)
	default:
		names, err = l.walk(ctx, b, real, folder)
	}
	if err != nil {
		return err
	}
	slices.Sort(names)
	for _, name := range names {
		if err := l.take(treeFile{filepath.Join(folder, filepath.FromSlash(name)), repo.prefix + name, b, 0}); err != nil {
			return err
		}
	}
	return nil
}

// base gives the base of a folder, made once.
func (l *lister) base(ctx context.Context, repo repository) (*base, error) {
	if b := l.bases[repo.top]; b != nil {
		return b, nil
	}
	b := &base{folder: repo.top, files: map[string][]rule{}, decided: map[string]string{}}
	if l.since != "" {
		if !repo.exists {
			return nil, errors.New("it is in no repository of git, so that nothing can be said to be changed since a commit")
		}
		var err error
		if b.changed, err = changedSince(ctx, repo.top, l.since); err != nil {
			return nil, err
		}
	}
	l.bases[repo.top] = b
	return b, nil
}

// walk lists the files below a folder that is in no repository.
func (l *lister) walk(ctx context.Context, b *base, root, shown string) (names []string, err error) {
	err = filepath.WalkDir(root, func(p string, d fs.DirEntry, err error) error {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		inside, e := filepath.Rel(root, p)
		if e != nil {
			return e
		}
		name := filepath.ToSlash(inside)
		if err != nil {
			l.skips.fail(filepath.Join(shown, inside), nameless(err))
			return nil
		}
		if !d.IsDir() {
			names = append(names, name)
			return nil
		}
		if d.Name() == ".git" && name != "." {
			return fs.SkipDir
		}
		if name == "." {
			return nil
		}
		why, err := b.leftOut(name, true)
		if err == nil && why != "" {
			l.skips.add(filepath.Join(shown, inside)+string(filepath.Separator), why)
			return fs.SkipDir
		}
		return err
	})
	return names, err
}

// take adds a file, unless it is left out.
func (l *lister) take(f treeFile) error {
	if l.seen[f.base.folder+"\x00"+f.name] {
		return nil
	}
	l.seen[f.base.folder+"\x00"+f.name] = true
	if f.base.changed != nil {
		if _, ok := f.base.changed[f.name]; !ok {
			return nil
		}
	}
	info, err := os.Lstat(f.path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil // git still follows what has been removed
	case err != nil:
		l.skips.fail(f.path, nameless(err))
		return nil
	case info.Mode()&fs.ModeSymlink != 0:
		l.skips.add(f.path, skipLink)
		return nil
	case info.IsDir():
		l.skips.add(f.path, skipRepository)
		return nil
	case !info.Mode().IsRegular():
		l.skips.add(f.path, skipIrregular)
		return nil
	}
	why, err := f.base.leftOut(f.name, false)
	if why != "" {
		l.skips.add(f.path, why)
		return err
	}
	f.size = info.Size()
	l.files = append(l.files, f)
	return err
}

// leftOut says why a file or a folder is not looked at: for itself, or for a folder that it is in. It is empty when
// it is looked at.
func (b *base) leftOut(name string, folder bool) (why string, err error) {
	if folder {
		if why, ok := b.decided[name]; ok {
			return why, nil
		}
	}
	files := []rulesFile{{"", usualRules()}}
	if parent := path.Dir(name); parent != "." {
		if why, err = b.leftOut(parent, true); why != "" || err != nil {
			return why, err
		}
	}
	for i := range len(name) {
		if i == 0 || name[i-1] == '/' {
			list, err := b.rulesIn(name[:i])
			if err != nil {
				return "", err
			}
			if list != nil {
				files = append(files, rulesFile{name[:i], list})
			}
		}
	}
	if r := lastRule(files, name, folder); r != nil && !r.keeps {
		why = skipIgnored
		for i := range usualRules() {
			if r == &usualRules()[i] {
				why = skipUsual
			}
		}
	}
	if folder {
		b.decided[name] = why
	}
	return why, nil
}

// rulesIn reads the rules of a folder, once.
func (b *base) rulesIn(folder string) ([]rule, error) {
	if list, ok := b.files[folder]; ok {
		return list, nil
	}
	text, err := os.ReadFile(filepath.Join(b.folder, filepath.FromSlash(folder), IgnoreFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", IgnoreFile, nameless(err))
	}
	list, errs := parseRules(string(text))
	for i := range errs {
		errs[i] = fmt.Errorf("%s: %w", IgnoreFile, errs[i])
	}
	b.files[folder] = list
	return list, errors.Join(errs...)
}

// project gives the name of the project that a file is of, or nothing: the last part of that of its module or package, or of its folder.
func (w *work) project() string {
	b := w.file.base
	if b == nil {
		return ""
	}
	b.once.Do(func() { b.project = projectOf(b.folder) })
	return b.project
}

// projectOf gives the name of the project in a folder.
func projectOf(folder string) string {
	name := filepath.Base(folder)
	if text, err := os.ReadFile(filepath.Join(folder, "go.mod")); err == nil {
		for line := range strings.Lines(string(text)) {
			if module, ok := strings.CutPrefix(strings.TrimSpace(line), "module "); ok {
				name = strings.Trim(module, `" `)
				break
			}
		}
	} else if text, err := os.ReadFile(filepath.Join(folder, "package.json")); err == nil {
		var manifest struct{ Name string }
		if json.Unmarshal(text, &manifest) == nil && manifest.Name != "" {
			name = manifest.Name
		}
	}
	if last := path.Base(name); strings.Contains(name, "/") && len(last) > 1 && last[0] == 'v' && strings.Trim(last[1:], "0123456789") == "" {
		name = path.Dir(name)
	}
	return strings.ToLower(path.Base(filepath.ToSlash(name)))
}

// isAmong reports whether a file, or a folder that it is in, is one of those of rules.
func isAmong(name string, rules []rule) bool {
	for i := range len(name) {
		if name[i] == '/' && lastRule([]rulesFile{{"", rules}}, name[:i], true) != nil {
			return true
		}
	}
	return lastRule([]rulesFile{{"", rules}}, name, false) != nil
}
