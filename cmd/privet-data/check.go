package main

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/validator"
)

// checkedRows is how many rows of a table, from the first, are compared with what they have become.
const checkedRows = 1000

// A check compares a copy with its original while it is made, as privet validate does.
type check struct{ tables []validator.Table }

// An excerpt is the first rows of a table as CSV.
type excerpt struct {
	text    bytes.Buffer
	csv     *csv.Writer
	line    []string
	columns int
	left    int
}

func newExcerpt(columns []rows.Column) *excerpt {
	e := &excerpt{columns: len(columns), left: checkedRows}
	e.csv = csv.NewWriter(&e.text)
	for _, c := range columns {
		e.line = append(e.line, c.Name)
	}
	_ = e.csv.Write(e.line)
	return e
}

// add adds a row, unless there are enough. Elements of a list are in one cell.
func (e *excerpt) add(row []rows.Value) {
	if e.left == 0 {
		return
	}
	e.left--
	e.line = append(e.line[:0], make([]string, e.columns)...)
	for _, v := range row {
		if v.Kind == rows.Opaque {
			continue
		}
		if v.Rep > 0 {
			e.line[v.Column] += " "
		}
		e.line[v.Column] += string(v.Text)
	}
	_ = e.csv.Write(e.line)
}

func (e *excerpt) file() io.ReadSeeker {
	e.csv.Flush()
	return bytes.NewReader(e.text.Bytes())
}

// A watched source or sink has an excerpt of what goes through it.
type (
	watchedSource struct {
		rows.Source
		*excerpt
	}
	watchedSink struct {
		rows.Sink
		*excerpt
	}
)

func (s watchedSource) Next(dst []rows.Value) ([]rows.Value, error) {
	from := len(dst)
	dst, err := s.Source.Next(dst)
	if err == nil {
		s.add(dst[from:])
	}
	return dst, err
}

func (s watchedSink) Write(row []rows.Value) error {
	s.add(row)
	return s.Sink.Write(row)
}

// watch gives a source and a sink that the check sees, and what is to be called when all rows are through.
func (c *check) watch(src rows.Source, dst rows.Sink) (rows.Source, rows.Sink, func()) {
	before, after := newExcerpt(src.Columns()), newExcerpt(src.Columns())
	return watchedSource{src, before}, watchedSink{dst, after}, func() {
		c.tables = append(c.tables, validator.Table{Name: src.Name(), FileName: "rows.csv", Original: before.file(), Masked: after.file()})
	}
}

// findings gives what somebody learns from the copy, at or above Medium, the worst first. What databases check themselves,
// such as keys, is not in it.
func (c *check) findings(p *profiler.Profiler, reports []tableReport) (found []validator.TableFinding, err error) {
	v, err := validator.New(&validator.Options{Profiler: p})
	if err != nil {
		return nil, err
	}
	pseudonyms := map[columnID]bool{}
	for _, one := range reports {
		for _, column := range one.Columns {
			pseudonyms[columnID{one.Table, column.Column}] = column.Operator == "pseudonym"
		}
	}
	const most = 100 // tables at a time
	for from := 0; from < len(c.tables); from += most {
		tables := c.tables[from:min(from+most, len(c.tables))]
		report, err := v.Tables(tables, &validator.TableOptions{Header: true, Columns: commonLabels(tables, reports)})
		if err != nil {
			return nil, fmt.Errorf("the check: %w", err)
		}
		for _, f := range report.Findings {
			// Pseudonyms of numbers that leave no gaps are the same numbers in other rows: which, only the key knows.
			permuted := f.Code == "SHUFFLED_VALUES" && pseudonyms[columnID{f.Table, f.Columns[0]}]
			if f.Level.AtLeast(validator.Medium) && len(f.GivesAway) > 0 && !permuted {
				found = append(found, f)
			}
		}
	}
	return found, nil
}

// commonLabels gives the labels of columns that have one wherever they are.
func commonLabels(tables []validator.Table, reports []tableReport) map[string]privet.Label {
	labels, differ := map[string]privet.Label{}, map[string]bool{}
	for _, one := range reports {
		if !slices.ContainsFunc(tables, func(t validator.Table) bool { return t.Name == one.Table }) {
			continue
		}
		for _, column := range one.Columns {
			if l, ok := labels[column.Column]; ok && l != column.Label {
				differ[column.Column] = true
			}
			labels[column.Column] = column.Label
		}
	}
	maps.DeleteFunc(labels, func(name string, _ privet.Label) bool { return differ[name] })
	return labels
}
