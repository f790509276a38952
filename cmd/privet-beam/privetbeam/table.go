package privetbeam

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/privet-go/privet/internal/tabular"
	"github.com/privet-go/privet/profiler"
)

// DefaultPartSize is about how many bytes a part has when Options.PartSize is 0. What is done once for each part, to
// judge the first rows, takes some hundredths of the time of one of this size.
const DefaultPartSize = 16 << 20

// Options say how a table is read. The zero value, like nil, finds out what it can from the first file.
type Options struct {
	PartSize  int64 // of parts, in bytes; 0: DefaultPartSize
	Delimiter rune  // as in [masker.FileOptions]

	// Header says that the first row of each file is its header, and NoHeader that it is data. Without both the first
	// rows tell. Both together are an error.
	Header, NoHeader bool
}

// A Table is a CSV file, or several with the same columns. [Open] makes one. It is part of a pipeline, and holds no data but the
// names of the files and columns.
type Table struct {
	ID        string   // tells the table from one that had the same files before
	Files     []string // in their order
	Names     []string // of the columns; where the files have none, by their places
	Header    bool
	Delimiter int32
	PartSize  int64
}

// Errors of tables.
var (
	ErrNoFiles = errors.New("no file has such a name")
	ErrFormat  = errors.New("it is no CSV")
	ErrColumns = errors.New("it has other columns than the first file")
)

// Open finds the files of a table, by names or patterns of Beam's file systems, and looks at the first of them. The file
// systems have to be registered, as package beamx does with the usual ones. Files are in the order of their names.
func Open(ctx context.Context, pattern string, opts *Options) (*Table, error) {
	if opts == nil {
		opts = &Options{}
	}
	t := &Table{ID: rand.Text(), PartSize: opts.PartSize, Delimiter: opts.Delimiter}
	switch {
	case opts.PartSize < 0:
		return nil, errors.New("privetbeam: PartSize is negative")
	case opts.Header && opts.NoHeader:
		return nil, errors.New("privetbeam: Header and NoHeader contradict each other")
	case t.PartSize == 0:
		t.PartSize = DefaultPartSize
	}
	fs, err := filesystem.New(ctx, pattern)
	if err != nil {
		return nil, fmt.Errorf("privetbeam: %w", err)
	}
	defer fs.Close()
	if t.Files, err = fs.List(ctx, pattern); err != nil {
		return nil, fmt.Errorf("privetbeam: %w", err)
	}
	if len(t.Files) == 0 {
		return nil, fmt.Errorf("privetbeam: %w", ErrNoFiles)
	}
	slices.Sort(t.Files)
	if err := t.look(ctx, opts); err != nil {
		return nil, fmt.Errorf("privetbeam: file 1: %w", err)
	}
	return t, nil
}

// look learns the columns from the first file.
func (t *Table) look(ctx context.Context, opts *Options) error {
	src, err := openAt(ctx, t.Files[0], 0)
	if err != nil {
		return err
	}
	defer src.Close()
	how := tabular.Options{Delimiter: opts.Delimiter, MaxField: tabular.MaxRow}
	switch p := engine(); {
	case opts.Header:
		how.IsHeader = func([]string, [][]string) bool { return true }
	case !opts.NoHeader:
		how.IsHeader = func(cells []string, below [][]string) bool {
			return tabular.IsHeader(cells, below, p.Find, p.Columns)
		}
	}
	f, err := tabular.Open(src, how)
	if err != nil {
		return err
	}
	if f.Reader == nil || f.Format.Name != "csv" && f.Format.Name != "tsv" || f.Gzip {
		return ErrFormat
	}
	b := new(tabular.Block)
	if err := f.Next(b); errors.Is(err, io.EOF) {
		return ErrFormat
	} else if err == nil {
		err = f.Split(b)
	} else {
		return err
	}
	if f.Grows() {
		return fmt.Errorf("%w: values have their names beside them", ErrFormat)
	}
	names, header := f.Columns()
	t.Names, t.Header = slices.Clone(names), header
	if t.Delimiter == 0 {
		t.Delimiter = delimiterOf(b)
	}
	return nil
}

// delimiterOf gives what stands between the first two fields of a row, or a comma.
func delimiterOf(b *tabular.Block) rune {
	cell := 0
	for _, r := range b.Rows {
		cells := b.Cells[cell:r.Cells]
		cell = int(r.Cells)
		if r.Data && len(cells) > 1 && cells[0].End < cells[1].Start {
			for _, c := range b.Raw[cells[0].End:cells[1].Start] {
				return c
			}
		}
	}
	return ','
}

// options are those that a part is read by.
func (t *Table) options() tabular.Options {
	how := tabular.Options{Format: "csv", Delimiter: t.Delimiter, MaxField: tabular.MaxRow}
	if t.Header {
		how.IsHeader = func([]string, [][]string) bool { return true }
	}
	return how
}

// A Part is some rows of a table: those between two offsets of a file. It is what the other transforms take.
type Part struct {
	Ordinal int64  // of the file
	Number  int64  // of the part in its file, from 0
	Start   int64  // offset of its first row
	End     int64  // offset behind its last
	Row     int64  // rows of the file before it
	Rows    int64  // that it has
	Head    []byte // what stands in front of the rows of the file: the header, and what is above it
}

// read gives the rows of a part, as they stand in the file.
func (p *Part) read(ctx context.Context, t *Table) ([]byte, error) {
	src, err := openAt(ctx, t.Files[p.Ordinal], p.Start)
	if err != nil {
		return nil, err
	}
	defer src.Close()
	data := make([]byte, p.End-p.Start)
	if _, err := io.ReadFull(src, data); err != nil {
		return nil, err
	}
	return data, nil
}

// file gives a part, which has been read, as a file of its own.
func (p *Part) file(data []byte) io.Reader {
	return io.MultiReader(bytes.NewReader(p.Head), bytes.NewReader(data))
}

// failed says of which part an error is.
func (p *Part) failed(err error) error {
	return fmt.Errorf("privetbeam: file %d, rows %d to %d: %w", p.Ordinal+1, p.Row+1, p.Row+p.Rows, err)
}

// openAt opens a file at an offset.
func openAt(ctx context.Context, name string, offset int64) (*openFile, error) {
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		return nil, err
	}
	src, err := fs.OpenRead(ctx, name)
	if err != nil {
		fs.Close()
		return nil, err
	}
	s, seeks := src.(io.Seeker)
	f := &openFile{src, fs, seeks}
	if seeks {
		_, err = s.Seek(offset, io.SeekStart)
	} else {
		_, err = io.CopyN(io.Discard, src, offset)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// An openFile closes its file system with it.
type openFile struct {
	io.ReadCloser
	fs    filesystem.Interface
	seeks bool // a part in its middle is as near as one at its beginning
}

func (f *openFile) Close() error { return errors.Join(f.ReadCloser.Close(), f.fs.Close()) }

// engine gives the profiler of this process.
var engine = sync.OnceValue(func() *profiler.Profiler {
	p, err := profiler.New(nil)
	if err != nil {
		panic(err) // the built-in recognizers are tested
	}
	return p
})

// appendRow adds a row as CSV, all fields in quotes.
func (t *Table) appendRow(dst []byte, row []string) []byte {
	for i, v := range row {
		if i > 0 {
			dst = append(dst, string(t.Delimiter)...)
		}
		dst = append(dst, '"')
		dst = append(dst, bytes.ReplaceAll([]byte(v), []byte{'"'}, []byte(`""`))...)
		dst = append(dst, '"')
	}
	return append(dst, '\n')
}

// rows calls do with the values of the rows of a file, which are used again, as long as it wants more.
func (t *Table) rows(src io.Reader, do func(row []string) bool) error {
	f, err := tabular.Open(src, t.options())
	if err != nil {
		return err
	}
	enough := errors.New("enough")
	row := []string{}
	err = f.Blocks(func(b *tabular.Block, _ int64) (*tabular.Block, error) {
		cell := 0
		for _, r := range b.Rows {
			cells := b.Cells[cell:r.Cells]
			cell = int(r.Cells)
			if !r.Data {
				continue
			}
			row = row[:0]
			for _, c := range cells {
				for c.Column >= 0 && int(c.Column) >= len(row) {
					row = append(row, "")
				}
				if c.Column >= 0 {
					row[c.Column] = f.Decode(b.Raw, c)
				}
			}
			if !do(row) {
				return nil, enough
			}
		}
		return b, nil
	}, func(int64) {})
	if errors.Is(err, enough) {
		return nil
	}
	return err
}
