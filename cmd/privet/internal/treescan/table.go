package treescan

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler"
)

// This file judges tables column by column.

// errNoTable is the error of a file that is better searched as text.
var errNoTable = errors.New("it is no table")

// A column is what is known of a column of a table.
type column struct {
	Finding
	kind   kind
	madeUp int64 // values that are nobody's
}

// table judges a file as a table. It is read twice: for what its columns hold, and for where that is and whether it is made up. The func
// numbers gives the line of the file for one of what is read.
func (w *work) table(ctx context.Context, open func() (io.ReadCloser, error), numbers func(int) int) error {
	src, err := open()
	if err != nil {
		return err
	}
	opts := &profiler.FileOptions{Name: path.Base(w.file.name)}
	report, err := w.profiler.File(src, opts, &profiler.Query{Context: ctx})
	src.Close()
	if err != nil {
		return err
	}
	if tabular.IsText(report.Format) || !slices.ContainsFunc(report.Columns, func(c profiler.Result) bool { return c.Count > 1 }) && !isDelimited(w.file.name) {
		return errNoTable
	}
	columns := make([]column, len(report.Columns))
	for i, c := range report.Columns {
		columns[i].Finding = Finding{Path: w.file.path, Name: w.file.name, Label: c.Label, Confidence: c.Confidence, TableColumn: w.columnName(c.Column, i)}
		if w.wants(privet.Finding{Label: c.Label, Confidence: c.Confidence}) && !isWords(c) && (w.opts.All || !w.isCreditsColumn(c)) {
			columns[i].kind = kindOf(c.Label)
		}
	}
	if src, err = open(); err != nil {
		return err
	}
	defer src.Close()
	found := w.held()
	if err := found.cells(ctx, src, opts, columns, numbers); err != nil {
		return err
	}
	for _, c := range tellsOfPeople(columns) {
		c.finish("")
		found.add(c.Finding)
	}
	w.take(found)
	return nil
}

// severalPeople is how many names in a column are no chance. A name alone can be that of anything.
const severalPeople = 2

// tellsOfPeople gives the columns that are findings. Names lead to persons where there are several whole ones, or beside another
// column that does; and where all that would lead to somebody is made up, so are the names.
func tellsOfPeople(columns []column) (list []column) {
	var leads, madeUp, whole, parts bool
	for _, c := range columns {
		leads = leads || c.kind == direct && c.Values > 0
		madeUp = madeUp || c.kind == direct && c.Values == 0 && c.madeUp > 0
		whole = whole || c.Label == privet.LabelPerson && c.kind == name && len(columns) > 1 && c.Values >= severalPeople
		parts = parts || c.Label == privet.LabelLastName && c.kind == name && len(columns) > 1 && c.Values >= severalPeople
	}
	people := leads || (whole || parts) && !madeUp
	for _, c := range columns {
		if c.Values > 0 && (c.kind == secret || c.kind == direct || people && (c.kind == name || c.kind == about)) {
			list = append(list, c)
		}
	}
	return list
}

// isWords reports whether a column has words of a schema, or has no name that could say what a secret is.
func isWords(c profiler.Result) bool {
	return strings.HasSuffix(c.Column, "enum[]") || kindOf(c.Label) == secret && !strings.ContainsFunc(c.Column, isLetter)
}

// isCreditsColumn reports whether a column names whoever made what the file is about.
func (w *work) isCreditsColumn(c profiler.Result) bool {
	return isPublished(c.Label) && (w.isCredits || namesAuthor(c.Column, authors()))
}

// columnName gives the name of a column, or its number where it has none or its name may be data.
func (w *work) columnName(name string, at int) string {
	if name == "" || len(w.profiler.Find(name)) > 0 {
		return fmt.Sprint(at + 1)
	}
	return name
}

// cells goes through the values of a table.
func (w *work) cells(ctx context.Context, src io.Reader, opts *profiler.FileOptions, columns []column, numbers func(int) int) error {
	f, err := w.openRows(src, opts)
	if err != nil {
		return err
	}
	b := new(tabular.Block)
	for {
		if err := f.Next(b); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		if err := f.Split(b); err != nil {
			return err
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		at := newPlace(b.Raw, int(max(b.Line, 1)), 1)
		cell := 0
		for _, r := range b.Rows {
			for ; cell < int(r.Cells); cell++ {
				c := b.Cells[cell]
				if !r.Data || c.Column < 0 || int(c.Column) >= len(columns) || c.End <= c.Start {
					continue
				}
				if err := w.cell(ctx, &columns[c.Column], f.Decode(b.Raw, c), &at, int(c.Start), int(c.End), numbers); err != nil {
					return err
				}
			}
		}
	}
}

// cell looks at a value of a column, of which the place is from start to end.
func (w *work) cell(ctx context.Context, c *column, value string, at *place, start, end int, numbers func(int) int) error {
	if value == "" {
		return nil
	}
	if c.kind == nothing {
		if len(value) < shortestSecret {
			return nil
		}
		at.to(start)
		t := text{s: value, line: numbers(at.line), column: at.column, isData: true}
		if at.text[start:end] != value {
			t.cell = &Finding{Line: t.line, Column: t.column}
			at.to(end)
			t.cell.EndLine, t.cell.EndColumn = numbers(at.line), at.column
		}
		return w.search(ctx, t)
	}
	if (isMadeUp(c.Label, value) || isHex(value)) && !w.opts.All {
		c.madeUp++
		return nil
	}
	if c.kind == direct && !profiler.Valid(c.Label, value) || c.kind == about && (value == "true" || value == "false") ||
		c.Label == privet.LabelPerson && !isFullName(value) {
		return nil
	}
	if c.Values++; c.Values == 1 {
		at.to(start)
		c.Line, c.Column = numbers(at.line), at.column
		at.to(end)
		c.EndLine, c.EndColumn = numbers(at.line), at.column
	}
	return nil
}

// isFullName reports whether a value is written as the name of a person is: several words without marks of programs, the first and the last with a
// capital where its letters have one.
func isFullName(value string) bool {
	words := strings.Fields(value)
	if len(words) == 0 || strings.ContainsAny(value, "`_/()[]{}<>=:;*$") {
		return false
	}
	small := func(word string) bool {
		r, _ := utf8.DecodeRuneInString(word)
		return unicode.IsLower(r) || !unicode.IsLetter(r)
	}
	r, _ := utf8.DecodeRuneInString(value)
	return r > unicode.MaxLatin1 && len(words) == 1 || len(words) > 1 && !small(words[0]) && !small(words[len(words)-1])
}

// openRows begins to read the rows of a table, with the same header as [profiler.Profiler.File].
func (w *work) openRows(src io.Reader, opts *profiler.FileOptions) (*tabular.File, error) {
	p := w.profiler
	f, err := tabular.Open(src, tabular.Options{Name: opts.Name, MaxField: tabular.MaxRow, IsKnown: tabular.KnownBy(p.Columns),
		IsName: func(key string) bool {
			return tabular.LooksLikeName(key) && !slices.ContainsFunc(p.Find(key), func(f privet.Finding) bool {
				return f.Confidence >= 0.8 && f.Label.Category() != privet.CategoryDate
			})
		},
		IsHeader: func(cells []string, below [][]string) bool { return tabular.IsHeader(cells, below, p.Find, p.Columns) },
	})
	if err == nil && f.Reader == nil {
		err = errNoTable
	}
	return f, err
}
