package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"

	"github.com/privet-go/privet/internal/archive"
)

// This file reads and rewrites the files in archives.

// eachInside calls do for each file in an archive.
func eachInside(ctx context.Context, name string, do func(in io.Reader, name string) error) error {
	file, err := os.Open(name)
	if err != nil {
		return nameless(err)
	}
	defer file.Close()
	return insideErr(archive.Each(file, name, func(src io.Reader, entry string) error {
		if ctx.Err() != nil {
			return errInterrupted
		}
		return do(src, entry)
	}))
}

// insideErr says which file in an archive an error is of. Its name is said as that of a file in a folder is.
func insideErr(err error) error {
	var e *archive.Error
	if !errors.As(err, &e) {
		return err
	}
	return fmt.Errorf("file %d in it, %s: %w", e.Number, printable(e.Name), e.Err)
}

// archive rewrites all files in an archive to an archive of the same kind, which appears whole or not at all. The reports are added one by one.
func (r *manyRun) archive(ctx context.Context, t *terminal, s source, to string) (err error) {
	if to != "-" && !archive.Is(to) {
		return errUsage("the output of an archive ends as archives do, in .zip or .tar.gz")
	}
	in, err := os.Open(s.path)
	if err != nil {
		return nameless(err)
	}
	defer in.Close()
	if r.out != "" && to != "-" && len(r.list) > 1 {
		undo, err := makeFolder(filepath.Dir(to))
		if err != nil {
			return err
		}
		defer func() {
			if err != nil {
				undo()
			}
		}()
	}
	var parts []onePart
	err = r.folders.writeWhole(t, to, func(w io.Writer) error {
		return insideErr(archive.Rewrite(w, in, s.path, func(dst io.Writer, src io.Reader, entry string) error {
			if ctx.Err() != nil {
				return errInterrupted
			}
			opts := r.opts
			opts.Name, opts.Progress = path.Base(entry), nil
			inside := s
			inside.entry = entry
			report, err := r.rewrite(dst, src, inside, &opts)
			parts = append(parts, onePart{path.Join(r.out.name(s), entry), report})
			return err
		}))
	})
	if err == nil {
		r.report.Files = append(r.report.Files, parts...)
	}
	return err
}

// oneArchive rewrites one archive to another one.
func (r *manyRun) oneArchive(ctx context.Context, t *terminal, out string) error {
	r.opts.Several = true
	defer r.folders.sync()
	err := r.archive(ctx, t, r.list[0], out)
	r.report.total()
	return err
}

// maskArchive masks one archive to another one, and writes the report.
func (r *manyRun) maskArchive(ctx context.Context, t *terminal, out, reportFile, format string, quiet bool) (int, error) {
	if err := r.oneArchive(ctx, t, out); err != nil {
		return 0, err
	}
	if reportFile != "" {
		if err := writeWhole(t, reportFile, func(w io.Writer) error { return printJSON(w, r.report) }); err != nil {
			return 0, fmt.Errorf("the report: %w", err)
		}
	}
	return r.finish(t, format, quiet, maskSection)
}
