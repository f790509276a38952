// Package parquetfile reads Parquet files row by row, and writes such as have their schema.
package parquetfile

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/parquet-go/parquet-go"

	"github.com/privet-go/privet/masker/rows"
)

// ErrBroken says that a file is no Parquet file, is damaged or is encrypted. What the library
// says of it is left out, since it may hold what it has read.
var ErrBroken = errors.New("no Parquet file, a damaged one or one that is encrypted")

// rowsAtOnce is how many rows are read from a row group at a time.
const rowsAtOnce = 256

// A File is a [rows.Source]. One goroutine reads it.
type File struct {
	name    string
	file    *os.File
	parquet *parquet.File
	leaves  []leaf

	groups []parquet.RowGroup // that are not read yet
	rows   parquet.Rows       // of the group that is read, or nil
	batch  [rowsAtOnce]parquet.Row
	have   []parquet.Row // of the batch, not given out yet
	end    bool          // of the group
	count  int64         // rows given out
	text   []byte
}

// Open opens a file.
func Open(name string) (_ *File, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	f := &File{name: name, file: file}
	defer func() {
		if e := broken(recover()); e != nil {
			err = e
		}
		if err != nil {
			_ = file.Close()
		}
	}()
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	if f.parquet, err = parquet.OpenFile(file, info.Size()); err != nil {
		return nil, ErrBroken
	}
	if err := f.addLeaves(f.parquet.Root(), ""); err != nil {
		return nil, err
	}
	f.groups = f.parquet.RowGroups()
	return f, nil
}

// broken is the error of what a panic said. The library panics on some damaged files.
func broken(fell any) error {
	if fell == nil {
		return nil
	}
	return ErrBroken
}

// Close closes the file.
func (f *File) Close() error {
	if f.rows != nil {
		_ = f.rows.Close()
	}
	return f.file.Close()
}

// Name gives the name of the file.
func (f *File) Name() string { return f.name }

// Columns gives the leaves of the schema. Their names are paths: address.city, phones[].
func (f *File) Columns() []rows.Column {
	columns := make([]rows.Column, len(f.leaves))
	for i, l := range f.leaves {
		columns[i] = rows.Column{Name: l.name, Type: l.typ, Class: l.class()}
	}
	return columns
}

// Rows gives how many rows the file says that it has.
func (f *File) Rows() int64 { return f.parquet.NumRows() }

// Next gives the next row.
func (f *File) Next(dst []rows.Value) (_ []rows.Value, err error) {
	defer func() {
		if e := broken(recover()); e != nil {
			err = f.fail(e)
		}
	}()
	for len(f.have) == 0 {
		if err := f.read(); err != nil {
			return dst, err
		}
	}
	f.text = f.text[:0]
	row := f.have[0]
	f.have = f.have[1:]
	f.count++
	for _, v := range row {
		c := v.Column()
		if c < 0 || c >= len(f.leaves) {
			return dst, f.fail(ErrBroken)
		}
		from := len(f.text)
		value := rows.Value{Column: c, Rep: byte(v.RepetitionLevel()), Def: byte(v.DefinitionLevel())}
		value.Kind, f.text = f.leaves[c].append(f.text, v)
		value.Text = f.text[from:len(f.text):len(f.text)]
		dst = append(dst, value)
	}
	return dst, nil
}

// read reads some rows.
func (f *File) read() error {
	if f.rows == nil {
		if len(f.groups) == 0 {
			if f.count != f.parquet.NumRows() {
				return f.fail(ErrBroken)
			}
			return io.EOF
		}
		f.rows, f.groups, f.end = f.groups[0].Rows(), f.groups[1:], false
	}
	if f.end {
		err := f.rows.Close()
		f.rows = nil
		if err != nil {
			return f.fail(ErrBroken)
		}
		return nil
	}
	n, err := f.rows.ReadRows(f.batch[:])
	f.have = f.batch[:n]
	switch {
	case errors.Is(err, io.EOF):
		f.end = true
	case err != nil:
		return f.fail(ErrBroken)
	case n == 0:
		return f.fail(ErrBroken)
	}
	return nil
}

// fail says behind which row the file goes wrong.
func (f *File) fail(err error) error { return fmt.Errorf("behind row %d: %w", f.count, err) }

// addLeaves adds the leaves below a column in their order.
func (f *File) addLeaves(c *parquet.Column, path string) error {
	if c.Leaf() {
		l, err := newLeaf(c, strings.TrimPrefix(path, "."))
		if err != nil {
			return err
		}
		if c.Index() != len(f.leaves) {
			return ErrBroken
		}
		f.leaves = append(f.leaves, l)
		return nil
	}
	for _, child := range c.Columns() {
		if err := f.addLeaves(child, childPath(path, c, child)); err != nil {
			return err
		}
	}
	return nil
}

// childPath is the path of a column. The levels that lists and maps have beside their values are
// no part of it.
func childPath(path string, parent, child *parquet.Column) string {
	inside := slices.Contains([]string{"list", "bag", "array", "element", "item", "key_value", "map"}, child.Name())
	switch {
	case inside && child.Repeated() && len(parent.Columns()) == 1:
		return path + "[]"
	case inside && parent.Repeated() && len(parent.Columns()) == 1:
		return path
	case child.Repeated():
		return path + "." + child.Name() + "[]"
	}
	return path + "." + child.Name()
}

// rowsOfGroup is how many rows a row group has at most: what it has waits in memory until it
// is whole.
const rowsOfGroup = 128 << 10

// A Writer is a [rows.Sink]. It ends row groups where the file has ended them, and large ones
// earlier.
type Writer struct {
	of     *File
	writer *parquet.GenericWriter[any]
	batch  []parquet.Row // rows that wait to be written, of which the first have values and the others memory
	rows   int           // that wait
	text   []byte        // what their values refer to
	ends   []int64       // rows behind which a group ends
	count  int64
	since  int64 // rows in the group
}

// NewWriter makes a Writer of files with the schema of another file.
func NewWriter(dst io.Writer, of *File) *Writer {
	w := &Writer{of: of, writer: parquet.NewGenericWriter[any](dst, of.parquet.Schema(), parquet.CreatedBy("privet-data", "", ""))}
	end := int64(0)
	for _, g := range of.parquet.RowGroups() {
		end += g.NumRows()
		w.ends = append(w.ends, end)
	}
	return w
}

// Write writes a row.
func (w *Writer) Write(row []rows.Value) error {
	if w.rows == len(w.batch) {
		w.batch = append(w.batch, nil)
	}
	one := w.batch[w.rows][:0]
	for _, v := range row {
		var value parquet.Value
		value, w.text = w.of.leaves[v.Column].parse(v, w.text)
		one = append(one, value)
	}
	w.batch[w.rows] = one
	w.rows++
	if w.rows == rowsAtOnce || len(w.text) > textAtOnce {
		if err := w.send(); err != nil {
			return err
		}
	}
	w.count++
	w.since++
	for len(w.ends) > 0 && w.ends[0] < w.count {
		w.ends = w.ends[1:]
	}
	if w.since == rowsOfGroup || len(w.ends) > 0 && w.ends[0] == w.count {
		w.since = 0
		if err := w.send(); err != nil {
			return err
		}
		return w.writer.Flush()
	}
	return nil
}

// textAtOnce is how much text waits to be written.
const textAtOnce = 1 << 20

// send writes the rows that wait: one at a time they take twice as long.
func (w *Writer) send() error {
	_, err := w.writer.WriteRows(w.batch[:w.rows])
	if err != nil {
		err = fmt.Errorf("one of the %d rows before row %d cannot be written as Parquet", w.rows, w.count+2)
	}
	w.rows, w.text = 0, w.text[:0]
	return err
}

// Close ends the file. It does not close what it is written to.
func (w *Writer) Close() error {
	if err := w.send(); err != nil {
		return err
	}
	return w.writer.Close()
}
