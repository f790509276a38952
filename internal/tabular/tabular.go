// Package tabular reads files as rows of values, and writes them again with some
// values replaced and everything else byte for byte. The profiler reads tables
// with it, and the masker rewrites them.
//
// To add a format of file, write a [Format] and add it to formats.
package tabular

import (
	"errors"
	"fmt"
	"io"
)

// The limits of a file.
const (
	// DefaultMaxField is the length in bytes of the longest field when
	// Options.MaxField is 0.
	DefaultMaxField = 1 << 20

	// MaxRow is the length in bytes of the longest row.
	MaxRow = 16 << 20

	// MaxColumns is the number of columns of the widest row.
	MaxColumns = 10_000

	// DefaultSampleRows is how many rows columns are judged by when nothing else
	// is asked for: as many by who profiles a file as by who masks it.
	DefaultSampleRows = 1000

	fileBlock = 256 << 10
)

// The errors of options that cannot be used.
var (
	// ErrUnknownFormat says that Options.Format names no format.
	ErrUnknownFormat = errors.New("unknown file format")

	// ErrOptions says that another field cannot be used with the file.
	ErrOptions = errors.New("unusable options")
)

// Options say how a file is read.
type Options struct {
	// Format is the name of a format; empty means csv.
	Format string

	// Delimiter parts fields. 0 means that it is found in the file.
	Delimiter rune

	// MaxField is the length in bytes of the longest field. 0 means
	// DefaultMaxField.
	MaxField int

	// IsHeader is asked whether the first row holds the names of the columns.
	// Nil means that there is no header.
	IsHeader func(cells []string) bool
}

// formats are the formats by their names.
var formats = map[string]func(src io.Reader, opts Options) Format{
	"csv": func(src io.Reader, opts Options) Format { return newCSV(src, opts) },
}

// Open begins to read a file, and gives the name of its format.
func Open(src io.Reader, opts Options) (f Format, name string, err error) {
	if opts.Format == "" {
		opts.Format = "csv"
	}
	if opts.MaxField == 0 {
		opts.MaxField = DefaultMaxField
	}
	open := formats[opts.Format]
	switch {
	case open == nil:
		return nil, "", ErrUnknownFormat
	case opts.MaxField < 0 || opts.MaxField > MaxRow:
		return nil, "", fmt.Errorf("%w: MaxField is not in 0–%d", ErrOptions, MaxRow)
	case !IsDelimiter(opts.Delimiter):
		return nil, "", fmt.Errorf("%w: Delimiter cannot part fields", ErrOptions)
	}
	return open(src, opts), opts.Format, nil
}

// A Format reads a file as rows of cells, and spells masked values as the file
// does. What lies between the cells is copied. Later rows do not change what
// was said about earlier ones, so that rows can be masked side by side.
type Format interface {
	// Next reads the next row. It may use the memory of r.Cells again. After
	// the last row it returns io.EOF.
	Next(r *Row) error

	// Columns gives the names of the columns that have been met by now, and
	// whether they come from the file. The names are empty if not.
	Columns() (names []string, header bool)

	// Decode gives the value that a cell spells.
	Decode(r *Row, c Cell) string

	// Encode appends the spelling of a value that takes the place of the cell.
	Encode(dst []byte, c Cell, value []byte) []byte
}

// A Row is a part of a file. Rows one after another make up the file.
type Row struct {
	Raw    string // as it stands in the file, with the line end
	Cells  []Cell // the places of values in Raw, in order; none in a header or an empty line
	Number int64  // of the row of data, from 1; 0 when it has no cells
	Line   int64  // where it begins, from 1
}

// A Cell is the place of a value in a row: Raw[Start:End], quotes included.
type Cell struct {
	Start, End int32
	Column     int32 // index of the column; it may be beyond those that are known
	spelling   uint8 // for the format: how the value is spelled
}

// IsHeader reports whether a first row holds the names of columns rather than
// data. A row of data that is taken for a header would pass as it is, so in doubt
// it is none: nothing in it may be personal, as holds tells, or have five digits
// in it; and some cell must be a name that knows has heard of, or all of them
// words as programs name columns, such as col_7.
func IsHeader(cells []string, holds, knows func(cell string) bool) bool {
	words, signs, known := true, false, false
	for _, s := range cells {
		digits := 0
		for i := range len(s) {
			switch c := s[i]; {
			case '0' <= c && c <= '9':
				digits++
				signs = true
				words = words && i > 0
			case c == '_':
				signs = true
			case 'a' <= c && c <= 'z':
			default:
				words = false
			}
		}
		// Names of columns have years and counters in them, but nothing longer.
		if digits >= 5 || holds(s) {
			return false
		}
		known = known || knows(s)
	}
	return known || words && signs
}

// A CountingReader counts the bytes that are read through it.
type CountingReader struct {
	Src io.Reader
	N   int64
}

func (r *CountingReader) Read(p []byte) (int, error) {
	n, err := r.Src.Read(p)
	r.N += int64(n)
	return n, err
}
