package tabular

import (
	"cmp"

	"github.com/privet-go/privet"
)

// SampleMemory is how many bytes the rows of a [Sample] take, about. One row always fits.
const SampleMemory = 64 << 20

// DefaultSampleRows is how many rows a [Sample] has when nothing else is asked for.
const DefaultSampleRows = 1000

// A Sample is what the columns of a file are judged by: the values of its first rows.
// Who profiles a file and who masks it judge it by the same sample.
type Sample struct {
	Most int64 // how many rows of data there may be
	Rows int64 // of data, that are there

	// MaxValue is the length in bytes of the longest value that is looked at, as it is spelled. In the place of a longer
	// one there is an empty one, and Oversized counts it. 0 means DefaultMaxField, and a negative number any length.
	MaxValue  int
	Oversized int64

	// Beside are the texts that belong to no column, such as titles.
	Beside []string

	columns []privet.Column
	size    int
}

// Full reports whether the sample takes no more rows.
func (s *Sample) Full() bool { return s.Rows >= s.Most || s.size >= SampleMemory }

// Add takes the first rows of the next block, which has been split, until the sample is
// full. It gives their number, with the rows that are no data, and how many of these are among the DefaultSampleRows
// that a [Watch] takes for what the columns are.
func (s *Sample) Add(f *File, b *Block) (rows, known int) {
	const rowSize, cellSize = 64, 16
	start, cell := 0, 0
	longest := cmp.Or(s.MaxValue, DefaultMaxField)
	if s.Full() {
		return 0, 0
	}
	for ; rows < len(b.Rows) && !s.Full(); rows++ {
		r := &b.Rows[rows]
		if r.Data {
			s.Rows++
		}
		if s.Rows <= DefaultSampleRows {
			known = rows + 1
		}
		for _, c := range b.Cells[cell:r.Cells] {
			value := ""
			if longest > 0 && int(c.End-c.Start) > longest {
				s.Oversized++
			} else {
				value = f.Decode(b.Raw, c)
			}
			if c.Column < 0 { // Beside or Prose
				s.Beside = append(s.Beside, value)
				continue
			}
			s.grow(int(c.Column) + 1)
			values := &s.columns[c.Column].Values
			*values = append(*values, value)
		}
		s.size += int(r.End) - start + rowSize + cellSize*(int(r.Cells)-cell)
		start, cell = int(r.End), int(r.Cells)
	}
	return rows, known
}

// Columns gives the columns that the file has been found to have, with their values in
// the sample. Those behind the ones of the file hold fields beyond the header or,
// without a header, beyond the first row, and are called by their places.
func (s *Sample) Columns(f *File) []privet.Column {
	names, _ := f.Columns()
	s.grow(len(names))
	for i := range s.columns {
		s.columns[i].Name = ByPlace(i)
	}
	for i, name := range names {
		s.columns[i].Name = name
	}
	return s.columns
}

// grow makes at least n columns.
func (s *Sample) grow(n int) {
	for len(s.columns) < n {
		s.columns = append(s.columns, privet.Column{})
	}
}
