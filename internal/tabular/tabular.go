package tabular

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/privet-go/privet/internal/tabular/sql"
)

// A File is a file that is being read.
type File struct {
	// Reader gives the rows. It is nil when the file is one text, which Src then
	// gives.
	Reader

	// Src is what the file holds, decompressed.
	Src io.Reader

	Format *Format
	Gzip   bool // the file is compressed

	compressed *CountingReader
}

// Columns gives the names of the columns that have been met, in their order, and reports
// whether they come from the file. One without a name is called by its place; see [ByPlace].
func (f *File) Columns() (names []string, header bool) {
	names, header = f.Reader.Columns()
	if slices.Contains(names, "") {
		names = slices.Clone(names)
		for i, name := range names {
			names[i] = cmp.Or(name, ByPlace(i))
		}
	}
	return names, header
}

const byPlace = "column_"

// ByPlace is what a column without a name is called, the first being column_1. It says
// nothing of what the column holds.
func ByPlace(i int) string { return byPlace + strconv.Itoa(i+1) }

// Bytes gives how many bytes of the file have been read, as it stands on the disk.
// It is safe to call while others read.
func (f *File) Bytes() int64 { return f.compressed.N.Load() }

// PassedOver gives how many rows around the header are none of the table, such as titles
// and comments. It is known when the first block has been read.
func (f *File) PassedOver() int64 {
	if r, ok := f.Reader.(*csvReader); ok {
		return r.passedOver()
	}
	return 0
}

// Grows reports whether columns are met all through the file. It is known when the first block has
// been split.
func (f *File) Grows() bool {
	if r, ok := f.Reader.(*csvReader); ok {
		return r.grown != nil
	}
	return f.Format.Grows
}

// Open begins to read a file: it undoes the compression, tells the format and makes
// its Reader.
func Open(src io.Reader, opts Options) (*File, error) {
	if opts.MaxField == 0 {
		opts.MaxField = DefaultMaxField
	}
	switch {
	case opts.MaxField < 0 || opts.MaxField > MaxRow:
		return nil, fmt.Errorf("%w: MaxField is not in 0–%d", ErrOptions, MaxRow)
	case opts.MaxBytes < 0:
		return nil, fmt.Errorf("%w: MaxBytes is negative", ErrOptions)
	case !IsDelimiter(opts.Delimiter):
		return nil, fmt.Errorf("%w: Delimiter cannot part fields", ErrOptions)
	}
	var wanted *Format
	if opts.Format != "" {
		if wanted = formatNamed(opts.Format, opts.Formats); wanted == nil {
			return nil, ErrUnknownFormat
		}
	}
	f := &File{compressed: &CountingReader{Src: src}}
	head, plain, err := f.decompress(opts.MaxBytes, opts.MaxRatio)
	if err != nil {
		return nil, err
	}
	f.Src = &prefixed{head: head, src: plain}
	if f.Format, err = tell(string(head), len(head) < headSize, f.Gzip, wanted, &opts); err != nil {
		return nil, err
	}
	if f.Format.Open == nil {
		return f, nil
	}
	if f.Reader, err = f.Format.Open(f.Src, opts); err != nil {
		return nil, err
	}
	if f.Format == &sql.Format {
		f.Reader = newSQLInside(f.Reader, &opts)
	}
	return f, nil
}

// A prefixed reader gives the head, which has been read already, and the rest.
type prefixed struct {
	head []byte
	src  io.Reader
}

// Head gives what has been read already.
func (p *prefixed) Head() string { return string(p.head) }

func (p *prefixed) Read(b []byte) (int, error) {
	if len(p.head) > 0 {
		n := copy(b, p.head)
		if p.head = p.head[n:]; len(p.head) == 0 {
			p.head = nil
		}
		return n, nil
	}
	return p.src.Read(b)
}
