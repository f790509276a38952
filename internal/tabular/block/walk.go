package block

import (
	"errors"
	"io"
	"slices"
	"strings"
	"sync"
)

// This file is what formats share that are read in one go from front to back, and whose
// columns are met on the way.

// A Walker reads the records of a format. It is asked by one goroutine at a time; the
// methods that spell values are called by several.
type Walker interface {
	// Walk appends to b the rows that are whole in text, with their cells; the places are
	// those in text. The rows follow each other without gaps from its first byte on. It may
	// leave the rest, of which it is shown more the next time, unless the text ends there.
	// An error is wrapped with the place that it gives, a byte of text.
	Walk(text string, eof bool, b *Block) (wrong int, err error)

	Decode(raw string, c Cell) string
	Encode(dst []byte, c Cell, value []byte) []byte
	AppendNull(dst []byte, c Cell) []byte
}

// ErrMore says that more of the text has to be seen.
var ErrMore = errors.New("more of the text has to be seen")

// A walkReader is the [Reader] of a walker.
type walkReader struct {
	Walker
	columns
	src  io.Reader
	buf  []byte // what has been read and not given out yet
	eof  bool
	base int64 // of buf in the file
	line int64 // of buf
}

// columns are the columns that have been met: a [ColumnSet], or the paths of a tree of keys.
type columns interface {
	Columns() (names []string, header bool)
}

// NewWalkReader makes the Reader of a walker that meets these columns.
func NewWalkReader(src io.Reader, met columns, w Walker) Reader {
	return &walkReader{Walker: w, columns: met, src: src, line: 1}
}

func (r *walkReader) Next(b *Block) error {
	for {
		b.Raw, b.Rows, b.Cells, b.Line = "", b.Rows[:0], b.Cells[:0], r.line
		if r.eof && len(r.buf) == 0 {
			return io.EOF
		}
		if !r.eof {
			have := len(r.buf)
			r.buf = slices.Grow(r.buf, max(Size-have, have))[:have+max(Size-have, have)]
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
		if wrong, err := r.Walk(text, r.eof, b); err != nil {
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

// IsMarkup reports whether a cell that is in no column has tags in it.
func (r *walkReader) IsMarkup(c Cell) bool {
	m, ok := r.Walker.(interface{ IsMarkup(Cell) bool })
	return ok && m.IsMarkup(c)
}

// Split has nothing to do.
func (r *walkReader) Split(*Block) error { return nil }

// fail says where the text goes wrong.
func (r *walkReader) fail(at int, err error) error {
	return &ParseError{Line: r.line + CountLines(string(r.buf[:at])), Offset: r.base + int64(at), Err: err}
}

// A ColumnSet is the columns that have been met.
type ColumnSet struct {
	mu    sync.Mutex
	Names []string
	index map[string]int32
}

// Column gives the index of the column of a name.
func (s *ColumnSet) Column(name string) (int32, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i, ok := s.index[name]; ok {
		return i, nil
	}
	if len(s.Names) == MaxColumns {
		return 0, ErrTooManyColumns
	}
	if s.index == nil {
		s.index = map[string]int32{}
	}
	i := int32(len(s.Names))
	name = strings.Clone(name)
	s.index[name], s.Names = i, append(s.Names, name)
	return i, nil
}

// Find gives the index of the column of a name that has been met.
func (s *ColumnSet) Find(name string) (int32, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i, ok := s.index[name]
	return i, ok
}

// Columns gives the names that have been met by now.
func (s *ColumnSet) Columns() (names []string, header bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.Names[:len(s.Names):len(s.Names)], len(s.Names) > 0
}

// A RowMaker parts a text into rows.
type RowMaker struct {
	Block *Block
	row   int // where the row begins
}

// CloseRow ends a row that has cells up to the number of them, unless it is empty.
func (m *RowMaker) CloseRow(end, cells int, data bool) {
	if end > m.row {
		m.Block.Rows = append(m.Block.Rows, Row{End: int32(end), Cells: int32(cells), Data: data})
		m.row = end
	}
}

// RowCells is how many cells belong to rows.
func (m *RowMaker) RowCells() int {
	if len(m.Block.Rows) == 0 {
		return 0
	}
	return int(m.Block.Rows[len(m.Block.Rows)-1].Cells)
}
