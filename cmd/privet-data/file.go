package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/avrofile"
	"github.com/privet-go/privet/cmd/privet-data/internal/parquetfile"
	"github.com/privet-go/privet/cmd/privet-data/internal/workbook"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

// A file is what profile and mask read.
type file interface {
	io.Closer

	// profile says what the tables of it hold.
	profile(p *profiler.Profiler, how sampling) ([]tableProfile, error)

	// mask writes it masked.
	mask(dst io.Writer, run *maskRun) error
}

// A reading says how a file is read.
type reading struct {
	engine   *profiler.Profiler
	encoding string // of a text; empty: UTF-8
}

// openFile opens a file by the ending of its name.
func openFile(name string, how reading) (file, error) {
	f, err := openAny(name, how)
	if err != nil {
		return nil, nameless(err)
	}
	return f, nil
}

// isSeeking reports whether a file of a name is read from several places at a time.
func isSeeking(name string) bool {
	return slices.Contains([]string{".parquet", ".xlsx", ".avro"}, strings.ToLower(filepath.Ext(name)))
}

func openAny(name string, how reading) (file, error) {
	ending := strings.ToLower(filepath.Ext(name))
	if how.encoding != "" && isSeeking(name) {
		return nil, errUsage("-encoding is for texts")
	}
	switch ending {
	case ".parquet":
		f, err := parquetfile.Open(name)
		if err != nil {
			return nil, err
		}
		return &tableFile{f, func(dst io.Writer) (finisher, error) { return parquetfile.NewWriter(dst, f), nil }}, nil
	case ".avro":
		f, err := avrofile.Open(name)
		if err != nil {
			return nil, err
		}
		return &tableFile{f, func(dst io.Writer) (finisher, error) { return avrofile.NewWriter(dst, f) }}, nil
	case ".xlsx":
		b, err := workbook.Open(name)
		if err != nil {
			return nil, err
		}
		return &workbookFile{Book: b, engine: how.engine}, nil
	case ".xls", ".xlsb", ".ods", ".orc", ".zip", ".gz", ".7z", ".rar":
		if ending != ".gz" || strings.HasSuffix(strings.ToLower(name), ".tar.gz") {
			return nil, errors.New("files with this ending are not read")
		}
	}
	return openText(name, how)
}

// A tableFile is one table.
type tableFile struct {
	source interface {
		rows.Source
		io.Closer
	}
	create func(dst io.Writer) (finisher, error)
}

// A finisher is a sink that is finished.
type finisher interface {
	rows.Sink
	io.Closer
}

func (f *tableFile) Close() error { return f.source.Close() }

func (f *tableFile) profile(p *profiler.Profiler, how sampling) ([]tableProfile, error) {
	report, err := rows.Profile(p, &stoppable{Source: f.source, ctx: how.ctx}, how.rows, how.explain)
	return []tableProfile{{FileReport: report}}, err
}

func (f *tableFile) mask(dst io.Writer, run *maskRun) error {
	w, err := f.create(dst)
	if err != nil {
		return err
	}
	if err := run.table(w, f.source, known{}); err != nil {
		return err
	}
	return w.Close()
}

// A maskRun masks the tables of one file or database by one policy, and under one key.
type maskRun struct {
	ctx     context.Context
	policy  *policy
	sample  int
	tables  []string // of a file that has several, by which the policy names columns
	reports []tableReport

	// Of a copy:
	check  check
	failOn validator.Level
}

// A tableReport is the report on one table.
type tableReport struct {
	Table  string `json:"table"`
	Before bool   `json:"copiedBefore,omitempty"` // the copy was cut behind it, and this is not about it
	masker.Report
	LeftOut  []string                 `json:"leftOut,omitempty"`  // what stands beside the rows of a workbook, and is not in the copy
	Findings []validator.TableFinding `json:"findings,omitempty"` // of the check of a copy, at or above Medium
}

// nameless is an error without the name of a file in it, which may be data.
func nameless(err error) error {
	if e := (*os.PathError)(nil); errors.As(err, &e) {
		return fmt.Errorf("the file: %w", e.Err)
	}
	return err
}

// writeWhole makes a file that appears whole or not at all.
func writeWhole(name string, write func(io.Writer) error) (err error) {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() {
		return errors.New("the output is no regular file")
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".privet-*.part")
	if err != nil {
		return failedOutput(err)
	}
	defer func() {
		_ = tmp.Close()
		if err != nil {
			_ = os.Remove(tmp.Name())
		}
	}()
	if err := write(tmp); err != nil {
		return err
	}
	if err := tmp.Sync(); err != nil {
		return failedOutput(err)
	}
	if err := os.Rename(tmp.Name(), name); err != nil {
		return failedOutput(err)
	}
	return nil
}
