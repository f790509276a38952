package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/parquetfile"
	"github.com/privet-go/privet/cmd/privet-data/internal/workbook"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

// A file is what profile and mask read: some tables.
type file interface {
	// Next gives the tables one after another. Each is read before the next is asked for. It returns
	// io.EOF behind the last one.
	Next() (rows.Source, error)
	io.Closer

	// mask copies all tables.
	mask(dst io.Writer, run *maskRun) error
}

// openFile opens a file by the ending of its name. The engine tells the headers of sheets.
func openFile(name string, p *profiler.Profiler) (file, error) {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".parquet":
		f, err := parquetfile.Open(name)
		if err != nil {
			return nil, nameless(err)
		}
		return &parquetFile{File: f}, nil
	case ".xlsx":
		b, err := workbook.Open(name)
		if err != nil {
			return nil, nameless(err)
		}
		return &workbookFile{Book: b, engine: p}, nil
	}
	return nil, errors.New("the name of the file ends neither in .parquet nor in .xlsx")
}

// A parquetFile is one table.
type parquetFile struct {
	*parquetfile.File
	given bool
}

func (f *parquetFile) Next() (rows.Source, error) {
	if f.given {
		return nil, io.EOF
	}
	f.given = true
	return f.File, nil
}

func (f *parquetFile) mask(dst io.Writer, run *maskRun) error {
	w := parquetfile.NewWriter(dst, f.File)
	if err := run.table(w, f.File, known{}); err != nil {
		return err
	}
	return w.Close()
}

// A maskRun masks the tables of one file or database by one policy, and under one key.
type maskRun struct {
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
