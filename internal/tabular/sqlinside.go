package tabular

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/sql"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads JSON, and what PHP writes, in the strings of SQL, as jsoninside.go does in those of JSON and in CSV. A cell in such a
// string has the spelling of the string, and its own in its margin.

// A sqlInside is the [Reader] of SQL.
type sqlInside struct {
	Reader
	json    *jsonParser
	columns block.ColumnSet
	index   []int32      // of the columns of the Reader in these
	roots   []*tree.Node // of them; nil for those in which nothing has been met
	cells   []Cell       // memory
}

func newSQLInside(r Reader, opts *Options) Reader {
	namer := tree.NewNamer(opts)
	if namer.IsKnown == nil {
		return r
	}
	s := &sqlInside{Reader: r, json: newJSONParser(tree.NewPaths(namer, opts.Keys), opts.MaxField, false)}
	s.json.paths.Sink = s.columns.Column
	return s
}

func (s *sqlInside) Columns() ([]string, bool) { return s.columns.Columns() }

func (s *sqlInside) Next(b *Block) error {
	if err := s.Reader.Next(b); err != nil {
		return err
	}
	s.cells = s.cells[:0]
	at := 0
	for i := range b.Rows {
		for _, c := range b.Cells[at:b.Rows[i].Cells] {
			if err := s.add(b.Raw, c); err != nil {
				return &ParseError{Line: b.Line + CountLines(b.Raw[:c.Start]), Err: err}
			}
		}
		at, b.Rows[i].Cells = int(b.Rows[i].Cells), int32(len(s.cells))
	}
	b.Cells, s.cells = s.cells, b.Cells
	return nil
}

// add adds a cell, or those of what is in it.
func (s *sqlInside) add(raw string, c Cell) error {
	if c.Column < 0 {
		s.cells = append(s.cells, c)
		return nil
	}
	base := int(c.Column)
	if base >= len(s.index) {
		names, _ := s.Reader.Columns()
		for _, name := range names[len(s.index) : base+1] {
			column, err := s.columns.Column(name)
			if err != nil {
				return err
			}
			s.index, s.roots = append(s.index, column), append(s.roots, nil)
		}
	}
	c.Column = s.index[base]
	from, to := sql.Inside(raw, c)
	if text := raw[from:to]; from == to || text[0] != '{' && text[0] != '[' && !beginsPHP(text) {
		s.cells = append(s.cells, c)
		return nil
	}
	text := s.Reader.Decode(raw, c)
	if !beginsPHP(text) && !beginsInside([]byte(text)) {
		s.cells = append(s.cells, c)
		return nil
	}
	if s.roots[base] == nil {
		names, _ := s.columns.Columns()
		var err error
		if s.roots[base], err = s.json.paths.AddRoot(names[c.Column]); err != nil {
			return err
		}
	}
	if s.roots[base].Whole {
		s.cells = append(s.cells, c)
		return nil
	}
	cells, ok, err := s.json.inside([]byte(text), s.roots[base], 0, nil)
	if err != nil {
		return err
	}
	spelled := make([]string, len(cells))
	for i, v := range cells {
		spelled[i] = text[v.Start:v.End]
	}
	ok = ok && len(cells) > 0 && spell(cells, from, func(at int) (int, int) {
		if at += from; at+1 < to && strings.IndexByte(`\'"`, raw[at]) >= 0 {
			if n := len(s.piece(raw[at:at+2], c.Spelling)); n < 2 {
				return 2, n
			}
		}
		return 1, 1
	})
	before := len(s.cells)
	for i, v := range cells {
		if ok = ok && int(v.End) <= to && s.piece(raw[v.Start:v.End], c.Spelling) == spelled[i]; ok {
			v.Spelling, v.Plain, v.Margin = c.Spelling, false, sqlJSON+v.Spelling
			s.cells = append(s.cells, v)
		}
	}
	if !ok {
		s.cells = append(s.cells[:before], c) // it is spelled in another way
	}
	return nil
}

// sqlJSON is the margin of a cell in JSON or PHP, with its spelling added. No other cell that is not plain has one.
const sqlJSON = 1

// piece gives what a part of a string spells.
func (s *sqlInside) piece(raw string, spelling uint8) string {
	raw = sql.Quote(raw, spelling)
	return s.Reader.Decode(raw, Cell{End: int32(len(raw)), Spelling: spelling})
}

func (s *sqlInside) Decode(raw string, c Cell) string {
	if c.Plain || c.Margin == 0 {
		return s.Reader.Decode(raw, c)
	}
	return decodeJSON(s.piece(raw[c.Start:c.End], c.Spelling), c.Margin-sqlJSON)
}

func (s *sqlInside) Encode(dst []byte, c Cell, value []byte) []byte {
	if c.Plain || c.Margin == 0 {
		return s.Reader.Encode(dst, c, value)
	}
	return s.append(dst, c, encodeJSON(nil, c.Margin-sqlJSON, value))
}

func (s *sqlInside) AppendNull(dst []byte, c Cell) []byte {
	if c.Plain || c.Margin == 0 {
		return s.Reader.AppendNull(dst, c)
	}
	return s.append(dst, c, []byte(nullJSON(c.Margin-sqlJSON)))
}

// append appends a part of a string.
func (s *sqlInside) append(dst []byte, c Cell, part []byte) []byte {
	spelled := string(s.Reader.Encode(nil, Cell{Spelling: c.Spelling}, part))
	from, to := sql.Inside(spelled, Cell{End: int32(len(spelled)), Spelling: c.Spelling})
	return append(dst, spelled[from:to]...)
}
