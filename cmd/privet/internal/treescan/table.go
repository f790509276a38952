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
	Finding // whose Values are those in the lines that count
	kind    kind
	name    string // as it is written
	values  int64  // that are somebody's, in all lines
	madeUp  int64  // that are nobody's
}

// A tableFile is a file that is read as a table.
type tableFile struct {
	open  func() (io.ReadCloser, error)
	lines []int  // of the file, of which it is made; nil: all
	only  []span // the lines whose values count; nil: all
}

// line gives the line of the file for one of what is read.
func (f *tableFile) line(n int) int {
	if f.lines == nil {
		return n
	}
	return f.lines[min(max(n, 1), len(f.lines))-1]
}

// table judges a file as a table. It is read twice: for what its columns hold, and for where that is and whether it is made up.
func (w *work) table(ctx context.Context, file *tableFile) error {
	src, err := file.open()
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
		columns[i].name = c.Column
		columns[i].Finding = Finding{Path: w.file.path, Name: w.file.name, Label: c.Label, Confidence: c.Confidence, TableColumn: w.columnName(c.Column, i)}
		if w.wants(privet.Finding{Label: c.Label, Confidence: c.Confidence}) && !isWords(c) && (w.opts.All || !w.isCreditsColumn(c)) {
			columns[i].kind = kindOf(c.Label)
		}
	}
	if src, err = file.open(); err != nil {
		return err
	}
	defer src.Close()
	found := w.held()
	if err := found.cells(ctx, src, opts, columns, file); err != nil {
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
		leads = leads || c.kind == direct && c.values > 0
		madeUp = madeUp || c.kind == direct && c.values == 0 && c.madeUp > 0
		several := c.kind == name && len(columns) > 1 && c.values >= severalPeople
		whole = whole || several && c.Label == privet.LabelPerson
		parts = parts || several && c.Label == privet.LabelLastName
	}
	people := leads || (whole || parts) && !madeUp
	for _, c := range columns {
		if c.Values > 0 && (c.kind == secret || c.kind == direct || people && (c.kind == name || c.kind == about)) {
			list = append(list, c)
		}
	}
	return list
}

// isWords reports whether a column has words of a schema, or is one of secrets without a name that says so, or of keys.
func isWords(c profiler.Result) bool {
	_, of, isOfName := strings.Cut(c.Column, "{")
	return strings.HasSuffix(c.Column, "enum[]") || kindOf(c.Label) == secret && isOfName && strings.Contains(of, " ") ||
		isGeneric(c.Label) && isHarmless(c.Column) || kindOf(c.Label) == secret && (strings.HasSuffix(c.Column, "{}") || !strings.ContainsFunc(c.Column, isLetter))
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
func (w *work) cells(ctx context.Context, src io.Reader, opts *profiler.FileOptions, columns []column, file *tableFile) error {
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
				if err := w.cell(ctx, &columns[c.Column], f.Decode(b.Raw, c), &at, int(c.Start), int(c.End), file); err != nil {
					return err
				}
			}
		}
	}
}

// cell looks at a value of a column, of which the place is from start to end.
func (w *work) cell(ctx context.Context, c *column, value string, at *place, start, end int, file *tableFile) error {
	if value == "" || c.kind == nothing && len(value) < shortestSecret {
		return nil
	}
	raw := at.text[start:end]
	counts, f := true, Finding{}
	if c.kind == nothing || c.Values == 0 || file.only != nil {
		at.to(start)
		f.Line, f.Column = file.line(at.line), at.column
		at.to(end)
		f.EndLine, f.EndColumn = file.line(at.line), at.column
		counts = file.only == nil || touches(file.only, f.Line, f.EndLine)
	}
	if c.kind == nothing {
		t := text{s: value, line: f.Line, column: f.Column, isData: true, isCredits: namesAuthor(c.name, authors())}
		if raw != value {
			t.cell = &f
		}
		if !counts {
			return nil
		}
		return w.search(ctx, &t)
	}
	if (isMadeUp(c.Label, value, w.project()) || isHex(value) ||
		c.Label == privet.LabelEmailAddress && w.isTest && isTestAddress(value) || w.isText && kindOf(c.Label) == secret && isSaid(value)) && !w.opts.All {
		c.madeUp++
		return nil
	}
	if c.kind == direct && !profiler.Valid(c.Label, value) || c.kind == about && (value == "true" || value == "false") ||
		c.Label == privet.LabelPerson && !isFullName(value) {
		return nil
	}
	c.values++
	if !counts {
		return nil
	}
	if c.Values++; c.Values == 1 {
		c.Line, c.Column, c.EndLine, c.EndColumn = f.Line, f.Column, f.EndLine, f.EndColumn
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
