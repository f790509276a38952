package main

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/cmd/privet-data/internal/workbook"
	"github.com/privet-go/privet/masker/rows"
	"github.com/privet-go/privet/profiler"
)

// headRows is how many rows of a sheet tell whether the first is its header.
const headRows = 50

// A workbookFile is a workbook of which each sheet is a table.
type workbookFile struct {
	*workbook.Book
	engine *profiler.Profiler
	next   int
}

// A sheet is one table of a workbook.
type sheet struct {
	*workbook.Sheet
	titles [][]rows.Value // rows above the header
	header []rows.Value   // nil: there is none
}

func (f *workbookFile) profile(p *profiler.Profiler, how sampling) (profiles []tableProfile, err error) {
	for {
		s, err := f.sheet()
		if errors.Is(err, io.EOF) {
			return profiles, nil
		}
		if err != nil {
			return nil, err
		}
		report, err := rows.Profile(p, &stoppable{Source: s, ctx: how.ctx}, how.rows, how.explain)
		_ = s.Close()
		if err != nil {
			return nil, err
		}
		profiles = append(profiles, tableProfile{Table: s.Name(), FileReport: report})
	}
}

// sheet begins to read the next sheet.
func (f *workbookFile) sheet() (*sheet, error) {
	if f.next == len(f.Sheets()) {
		return nil, io.EOF
	}
	f.next++
	s := new(sheet)
	var err error
	if s.Sheet, err = f.Book.Sheet(f.next - 1); err != nil {
		return nil, fmt.Errorf("sheet %d: %w", f.next, err)
	}
	head, err := s.Ahead(headRows)
	if err != nil {
		return nil, fmt.Errorf("sheet %d: %w", f.next, err)
	}
	for len(head) > 1 && len(s.Columns()) > 1 && filled(head[0]) < 2 {
		s.titles, head = append(s.titles, head[0]), head[1:]
	}
	if isHeader(f.engine, head) {
		s.header = head[0]
		names := make([]string, len(s.header))
		for i, v := range s.header {
			names[i] = string(v.Text)
		}
		s.SetNames(names)
		s.Skip(len(s.titles) + 1)
	} else {
		s.titles = nil
	}
	return s, nil
}

// filled is how many cells of a row have a value.
func filled(row []rows.Value) (n int) {
	for _, v := range row {
		if v.Kind != rows.Null {
			n++
		}
	}
	return n
}

// isHeader reports whether the first row is a header. The engine decides that as it does of a CSV file.
func isHeader(p *profiler.Profiler, head [][]rows.Value) bool {
	if len(head) == 0 || slices.ContainsFunc(head[0], func(v rows.Value) bool { return v.Kind != rows.Text && v.Kind != rows.Null }) {
		return false
	}
	var b strings.Builder
	w := csv.NewWriter(&b)
	for _, row := range head {
		line := make([]string, len(row))
		for i, v := range row {
			line[i] = string(v.Text)
		}
		if err := w.Write(line); err != nil {
			return false
		}
	}
	w.Flush()
	report, err := p.File(strings.NewReader(b.String()), &profiler.FileOptions{Format: "csv", Delimiter: ','}, nil)
	return err == nil && report.Header
}

// mask masks all sheets. Titles are searched as free text. The name of a sheet in which something personal
// is surely found becomes its number.
func (f *workbookFile) mask(dst io.Writer, run *maskRun) error {
	w, err := workbook.NewWriter(dst, f.Book, func(text string) bool { return slices.ContainsFunc(f.engine.Find(text), isSure) })
	if err != nil {
		return err
	}
	run.tables = f.Sheets()
	for {
		s, err := f.sheet()
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		err = f.maskSheet(w, s, run)
		_ = s.Close()
		if err != nil {
			return fmt.Errorf("sheet %d: %w", f.next, err)
		}
	}
	last := &run.reports[len(run.reports)-1]
	last.LeftOut = append(last.LeftOut, f.LeftOut()...)
	return w.Close()
}

func (f *workbookFile) maskSheet(w *workbook.Writer, s *sheet, run *maskRun) error {
	name := s.Name()
	if slices.ContainsFunc(f.engine.Find(name), isSure) {
		name = fmt.Sprintf("Sheet %d", f.next)
		for slices.Contains(f.Sheets(), name) {
			name += " "
		}
	}
	out, err := w.Sheet(s.Sheet, name)
	if err != nil {
		return err
	}
	how, err := run.policy.forTable(s.Name(), run.tables, known{})
	if err != nil {
		return err
	}
	for _, row := range s.titles {
		for i, v := range row {
			text, _, err := how.Masker.AppendText(nil, string(v.Text))
			if err != nil {
				return err
			}
			if string(text) != string(v.Text) {
				row[i].Kind, row[i].Text = rows.Text, text
			}
		}
		if err := out.Write(row); err != nil {
			return err
		}
	}
	if s.header != nil {
		if err := out.Write(s.header); err != nil {
			return err
		}
	}
	if err := run.table(out, s, known{}); err != nil {
		return err
	}
	if err := out.Close(); err != nil {
		return err
	}
	run.reports[len(run.reports)-1].LeftOut = out.LeftOut()
	return nil
}

// isSure reports whether a finding speaks against a name, as it does for the engines.
func isSure(f privet.Finding) bool {
	const surely = 0.8
	return f.Confidence >= surely && f.Label.Category() != privet.CategoryDate
}
