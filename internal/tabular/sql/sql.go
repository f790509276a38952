package sql

import (
	"errors"
	"io"
	"slices"

	"github.com/privet-go/privet/internal/tabular/block"
)

// Format is the format of statements of SQL and of dumps.
var Format = block.Format{
	Name: "sql",
	Doc: "Statements of SQL and dumps of databases. What is put into tables by INSERT, REPLACE and COPY is rows, and table.column are its columns; " +
		"the rest is searched as text.",
	Extensions: []string{".sql"},
	Grows:      true,
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		columns := &block.ColumnSet{}
		return block.NewWalkReader(src, columns, newWalker(columns, opts.MaxField)), nil
	},
}

// The reasons of a [block.ParseError] in SQL. Whoever wants such a file read all the same can
// have it read as text.
var (
	errEnd   = errors.New("the statement has no end; what is no SQL can be read as text")
	errQuote = errors.New("misplaced quote; what is no SQL can be read as text")
	errDoubt = errors.New("a backslash before a quote, and nothing says whether it escapes the quote; the file can be read as text")
	errTuple = errors.New("these are no values in brackets, as many as there are columns; what is no SQL can be read as text")
	errCopy  = errors.New("COPY with options is not read; the file can be read as text")
	errTable = errors.New("too many columns in the tables that are created")
)

// A dialect says whether a backslash escapes in quotes.
type dialect uint8

const (
	sqlDoubt    dialect = iota // nobody knows: what reads differently is refused
	sqlStandard                // it does not, but for E'…'
	sqlMySQL                   // it does
)

// A sqlState says what comes next.
type sqlState uint8

const (
	sqlTop    sqlState = iota // a statement
	sqlValues                 // values in brackets
	sqlCopy                   // a line of values
)

// A walker is the [block.Walker] of SQL.
type walker struct {
	tables
	maxField int
	begun    bool // the dialect is known
	dialect  dialect
	state    sqlState
	into     target // of the values that come next

	spare []block.Cell // memory
}

func newWalker(columns *block.ColumnSet, maxField int) *walker {
	return &walker{tables: tables{columns: columns}, maxField: maxField}
}

// Walk reads whole statements, rows and comments. What is told of the dialect and of tables
// is kept only of those that are whole.
func (w *walker) Walk(text string, eof bool, b *block.Block) (wrong int, err error) {
	at := 0
	if !w.begun {
		w.begun = true
		w.dialect = tellDialect(text)
		if len(text) >= len(block.ByteOrderMark) && text[:len(block.ByteOrderMark)] == block.ByteOrderMark {
			at = len(block.ByteOrderMark)
			b.Rows = append(b.Rows, block.Row{End: int32(at)})
		}
	}
	for at < len(text) {
		s := scanner{text: text, from: at, at: at, eof: eof, dialect: w.dialect, escapes: w.dialect == sqlMySQL, maxField: w.maxField, cells: b.Cells}
		state, into := w.state, w.into
		data, err := w.next(&s)
		if err == nil && w.state != sqlTop && s.at == len(text) {
			err = block.ErrMore // there are values to come
		}
		if err != nil {
			w.state, w.into = state, into
			switch {
			case !errors.Is(err, block.ErrMore):
				return s.at, err
			case eof:
				return at, errEnd
			}
			return 0, nil
		}
		b.Cells, at = s.cells, s.at
		b.Rows = append(b.Rows, block.Row{End: int32(at), Cells: int32(len(b.Cells)), Data: data})
	}
	return 0, nil
}

// next reads what comes next, and reports whether it is a row of data.
func (w *walker) next(s *scanner) (data bool, err error) {
	if w.state == sqlCopy {
		return w.copyLine(s)
	}
	if n := s.blanks(); n > 0 {
		return false, nil
	}
	if end, err := s.comment(); err != nil || end > 0 {
		if err == nil {
			err = s.addText(s.at, end, sqlComment)
		}
		s.at = max(end, s.at)
		return false, err
	}
	if w.state == sqlValues {
		return true, w.row(s)
	}
	switch s.text[s.at] {
	case ';':
		s.at++
		return false, nil
	case '\\': // for the program that reads the dump
		return false, s.line()
	}
	if end, err := s.batch(); err != nil || end > 0 {
		s.at = max(end, s.at)
		return false, err
	}
	head, target, err := w.head(s)
	if err != nil {
		return false, err
	}
	if head > 0 {
		s.at = head
		w.into, w.state = target, target.state
		return false, nil
	}
	at := s.at
	err = w.bothWays(s, func(s *scanner) error {
		st := statement{scanner: s, walker: w}
		return st.read()
	})
	if err == nil {
		err = w.create(s.text[at:s.at], w.dialect)
	}
	return s.data, err
}

// row reads values in brackets.
func (w *walker) row(s *scanner) error {
	before := len(s.cells)
	if err := w.bothWays(s, w.tuple); err != nil {
		return err
	}
	columns, err := w.columnsOf(&w.into, s.count)
	if err != nil {
		return err
	}
	for i := before; i < len(s.cells); i++ {
		if c := &s.cells[i]; c.Column >= 0 {
			c.Column = columns[c.Column]
		}
	}
	w.state = s.then
	return nil
}

// bothWays reads something with quotes in it. Where a backslash is before a quote and nobody
// knows whether it escapes that, only one way of reading may make sense.
func (w *walker) bothWays(s *scanner, read func(*scanner) error) error {
	before, at := len(s.cells), s.at
	first := read(s)
	if w.dialect != sqlDoubt || !s.doubtful {
		return first
	}
	other := *s
	other.cells, other.at, other.escapes = append(w.spare[:0], s.cells[:before]...), at, true
	w.spare = other.cells
	second := read(&other)
	if errors.Is(first, block.ErrMore) || errors.Is(second, block.ErrMore) {
		if !s.eof {
			return block.ErrMore
		}
	}
	switch {
	case first == nil && second == nil:
		if s.at == other.at && slices.Equal(unescaped(s.cells[before:]), unescaped(other.cells[before:])) {
			return nil
		}
		s.at = at
		return errDoubt
	case second == nil:
		other.cells = append(s.cells[:before], other.cells[before:]...)
		*s = other
		return nil
	}
	return first
}

// unescaped are the cells without the way they are read.
func unescaped(cells []block.Cell) []block.Cell {
	cells = slices.Clone(cells)
	for i := range cells {
		cells[i].Spelling &^= sqlEscapes
	}
	return cells
}
