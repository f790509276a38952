package tabular

import (
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
)

// This file is what formats share that are read in one go from front to back, and whose
// columns are met on the way.

// A walker reads the records of a format. It is asked by one goroutine at a time; the
// methods that spell values are called by several.
type walker interface {
	// walk appends to b the rows that are whole in text, with their cells; the places are
	// those in text. The rows follow each other without gaps from its first byte on. It may
	// leave the rest, of which it is shown more the next time, unless the text ends there.
	// An error is wrapped with the place that it gives, a byte of text.
	walk(text string, eof bool, b *Block) (wrong int, err error)

	Decode(raw string, c Cell) string
	Encode(dst []byte, c Cell, value []byte) []byte
	AppendNull(dst []byte, c Cell) []byte
}

// errMore says that more of the text has to be seen.
var errMore = errors.New("more of the text has to be seen")

// A walkReader is the [Reader] of a walker.
type walkReader struct {
	walker
	columns
	src  io.Reader
	buf  []byte // what has been read and not given out yet
	eof  bool
	base int64 // of buf in the file
	line int64 // of buf
}

// columns are the columns that have been met: a [columnSet], or the paths of [jsonPaths].
type columns interface {
	Columns() (names []string, header bool)
}

// newWalkReader makes the Reader of a walker that meets these columns.
func newWalkReader(src io.Reader, met columns, w walker) Reader {
	return &walkReader{walker: w, columns: met, src: src, line: 1}
}

func (r *walkReader) Next(b *Block) error {
	for {
		b.Raw, b.Rows, b.Cells, b.Line = "", b.Rows[:0], b.Cells[:0], r.line
		if r.eof && len(r.buf) == 0 {
			return io.EOF
		}
		if !r.eof {
			have := len(r.buf)
			r.buf = slices.Grow(r.buf, max(blockSize-have, have))[:have+max(blockSize-have, have)]
			k, eof, err := ReadBlock(r.src, r.buf[have:])
			if err != nil {
				return err
			}
			r.buf, r.eof = r.buf[:have+k], eof
			if len(r.buf) == 0 {
				return io.EOF
			}
		}
		text := string(r.buf)
		if i, err := CheckText(text); err != nil && (r.eof || !errors.Is(err, ErrInvalidUTF8) || i < len(text)-3) {
			return r.fail(i, err)
		} else if err != nil {
			text = text[:i] // the rest of a rune is to come
		}
		if wrong, err := r.walk(text, r.eof, b); err != nil {
			return r.fail(wrong, err)
		}
		n := 0
		if len(b.Rows) > 0 {
			n = int(b.Rows[len(b.Rows)-1].End)
		}
		switch {
		case r.eof && n < len(text):
			return r.fail(n, errors.New("this record is not whole"))
		case n > 0:
			b.Raw = text[:n]
			r.buf = r.buf[:copy(r.buf, r.buf[n:])]
			r.base += int64(n)
			r.line += CountLines(b.Raw)
			return nil
		case len(text) > MaxRow:
			return r.fail(0, ErrTooLong)
		}
	}
}

// Split has nothing to do.
func (r *walkReader) Split(*Block) error { return nil }

// fail says where the text goes wrong.
func (r *walkReader) fail(at int, err error) error {
	return &ParseError{Line: r.line + CountLines(string(r.buf[:at])), Offset: r.base + int64(at), Err: err}
}

// A columnSet is the columns that have been met.
type columnSet struct {
	mu    sync.Mutex
	names []string
	index map[string]int32
}

// column gives the index of the column of a name.
func (s *columnSet) column(name string) (int32, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i, ok := s.index[name]; ok {
		return i, nil
	}
	if len(s.names) == MaxColumns {
		return 0, ErrTooManyColumns
	}
	if s.index == nil {
		s.index = map[string]int32{}
	}
	i := int32(len(s.names))
	name = strings.Clone(name)
	s.index[name], s.names = i, append(s.names, name)
	return i, nil
}

// find gives the index of the column of a name that has been met.
func (s *columnSet) find(name string) (int32, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i, ok := s.index[name]
	return i, ok
}

// Columns gives the names that have been met by now.
func (s *columnSet) Columns() (names []string, header bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.names[:len(s.names):len(s.names)], len(s.names) > 0
}

// A rowMaker parts a text into rows.
type rowMaker struct {
	block *Block
	row   int // where the row begins
}

// closeRow ends a row that has cells up to the number of them, unless it is empty.
func (m *rowMaker) closeRow(end, cells int, data bool) {
	if end > m.row {
		m.block.Rows = append(m.block.Rows, Row{End: int32(end), Cells: int32(cells), Data: data})
		m.row = end
	}
}

// rowCells is how many cells belong to rows.
func (m *rowMaker) rowCells() int {
	if len(m.block.Rows) == 0 {
		return 0
	}
	return int(m.block.Rows[len(m.block.Rows)-1].Cells)
}
