package database

import (
	"errors"
	"io"
	"math/rand/v2"
	"slices"

	"github.com/privet-go/privet/masker/rows"
)

// A Sampled is a [rows.Source] of some rows of a table.
type Sampled struct {
	Total int64 // rows of the table
	table *Table
	rows  [][]rows.Value
	next  int
}

// NewSampled makes a sample of rows that have been chosen already.
func NewSampled(t *Table) *Sampled { return &Sampled{table: t} }

// Choose takes rows of a source, so many at most, of which each row is one with the same probability; the same rows
// are the same sample. It counts them.
func (s *Sampled) Choose(src rows.Source, most int) error {
	random := rand.New(rand.NewPCG(1, uint64(most)))
	seen := int64(0)
	err := each(src, func(row []rows.Value) {
		if seen++; len(s.rows) < most {
			s.rows = append(s.rows, clone(row))
		} else if i := random.Int64N(seen); i < int64(most) {
			s.rows[i] = clone(row)
		}
	})
	s.Total = seen
	return err
}

// Add takes all rows of a source.
func (s *Sampled) Add(src rows.Source) error {
	return each(src, func(row []rows.Value) { s.rows = append(s.rows, clone(row)) })
}

func each(src rows.Source, do func([]rows.Value)) error {
	var row []rows.Value
	for {
		var err error
		row, err = src.Next(row[:0])
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		do(row)
	}
}

func clone(row []rows.Value) []rows.Value {
	row = slices.Clone(row)
	for i := range row {
		row[i].Text = slices.Clone(row[i].Text)
	}
	return row
}

// Name gives the name of the table.
func (s *Sampled) Name() string { return s.table.Name }

// Columns gives the columns.
func (s *Sampled) Columns() []rows.Column { return Rows(s.table.Columns) }

// Next gives the next row.
func (s *Sampled) Next(dst []rows.Value) ([]rows.Value, error) {
	if s.next == len(s.rows) {
		return dst, io.EOF
	}
	s.next++
	return append(dst, s.rows[s.next-1]...), nil
}

// Values gives the texts of a column that are not empty.
func (s *Sampled) Values(column int) (values []string) {
	for _, row := range s.rows {
		for _, v := range row {
			if v.Column == column && v.Kind != rows.Null && v.Kind != rows.Opaque {
				values = append(values, string(v.Text))
			}
		}
	}
	return values
}
