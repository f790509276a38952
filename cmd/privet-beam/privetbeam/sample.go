package privetbeam

import (
	"bytes"
	"context"
	"io"
	"slices"
	"sync"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/profiler"
)

// A sample is the first rows of the table, and the verdicts on them. It is a Classifier that knows the latter.
type sample struct {
	first   *firstRows
	changed map[int]privet.Label // by an earlier part
}

// The firstRows of a table each worker reads where the table lies: as an input of their own they would travel with each
// part, or hold up the runner.
type firstRows struct {
	table    string // its ID
	csv      []byte
	rows     int
	all      int64 // rows of the table, if it has no more than these
	columns  []privet.Column
	verdicts []privet.Result
}

// latest are the first rows that this process has read last, so that not each step and each bundle reads and judges them.
var latest struct {
	sync.Mutex
	rows *firstRows
}

// prepare has the sample be that of a table.
func (x *sample) prepare(ctx context.Context, t *Table) error {
	if x.first != nil {
		return nil
	}
	latest.Lock()
	defer latest.Unlock()
	if r := latest.rows; r != nil && r.table == t.ID {
		x.first = r
		return nil
	}
	s, err := t.first(ctx)
	if err != nil {
		return err
	}
	first := s.Sample()
	r := &firstRows{table: t.ID, rows: len(first), all: s.Rows(), columns: columnsOf(t.Names, first)}
	for _, row := range first {
		r.csv = t.appendRow(r.csv, row)
	}
	r.verdicts = engine().Columns(r.columns)
	x.first, latest.rows = r, r
	return nil
}

// first gives the sketch of the first rows of a table.
func (t *Table) first(ctx context.Context) (*profiler.Sketch, error) {
	s := profiler.NewSketch(t.Names)
	for ordinal := range t.Files {
		if s.Rows() >= tabular.DefaultSampleRows {
			break
		}
		src, err := openAt(ctx, t.Files[ordinal], 0)
		if err != nil {
			return nil, err
		}
		err = t.sketch(s, src, int64(ordinal), 0)
		src.Close()
		if err != nil {
			return nil, err
		}
	}
	return s, nil
}

// sketch adds those rows of a file to a sketch that can be some of the first of the table, from a row of it on.
func (t *Table) sketch(s *profiler.Sketch, src io.Reader, ordinal, row int64) error {
	return t.rows(src, func(values []string) bool {
		s.Add(placeOf(ordinal, row), values)
		row++
		return row < tabular.DefaultSampleRows
	})
}

// columnsOf gives the columns of rows.
func columnsOf(names []string, rows [][]string) []privet.Column {
	columns := make([]privet.Column, len(names))
	for i, name := range names {
		columns[i].Name = name
	}
	for _, row := range rows {
		for i, v := range row {
			if i == len(columns) {
				columns = append(columns, privet.Column{Name: tabular.ByPlace(i)})
			}
			columns[i].Values = append(columns[i].Values, v)
		}
	}
	return columns
}

// Columns judges columns. Those of the sample, which are asked about for each part, have been judged.
func (x *sample) Columns(columns []privet.Column) []privet.Result {
	if !slices.EqualFunc(columns, x.first.columns, func(a, b privet.Column) bool { return a.Name == b.Name && slices.Equal(a.Values, b.Values) }) {
		return engine().Columns(columns)
	}
	results := slices.Clone(x.first.verdicts)
	for i, l := range x.changed {
		results[i].Label = l
	}
	return results
}

// isWhole reports whether a part is the whole table and is in the sample.
func (x *sample) isWhole(p *Part) bool { return p.Rows == x.first.all && p.Rows == int64(x.first.rows) }

// begins reports whether a part begins with the sample, and so needs none in front of it.
func (x *sample) begins(p *Part) bool {
	return p.Ordinal == 0 && p.Number == 0 && (p.Rows >= tabular.DefaultSampleRows || x.isWhole(p))
}

// stream gives a part as a file that begins with the sample, and how many rows of it are before those of the part.
func (x *sample) stream(p *Part, data []byte) (src io.Reader, before int) {
	if x.begins(p) {
		return p.file(data), 0
	}
	return io.MultiReader(bytes.NewReader(x.front(p.Head)), bytes.NewReader(data)), x.first.rows
}

// front is what stands in front of a part: the head of its file, the sample, and so many empty lines that a block ends with
// them. The part then is in the same blocks as in its file, and it is foreign values of a block that are judged together.
func (x *sample) front(head []byte) []byte {
	front := slices.Concat(head, x.first.csv)
	return append(front, bytes.Repeat([]byte{'\n'}, block.Size-len(front)%block.Size)...)
}
