package tabular

import (
	"bytes"
	"encoding/json"
	"strings"
	"sync"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads JSON that is spelled in a string of JSON or in a field of a CSV file, and what query.go and jsonphp.go say. Its values
// have cells of their own, and paths that go on from that of the string. A value in the place of
// another is spelled as both want it, so that what is inside stays JSON.
//
// A string counts if all of it is an object or an array. In strings inside of these nothing
// more is looked for.

// jsonInside is the spelling of a value in a string, along with its own.
const jsonInside = 1 << 3

// mayHold reports whether a string may hold JSON or a query.
func mayHold(raw []byte) bool {
	return len(raw) > 2 && (raw[0] == '{' || raw[0] == '[' || beginsPHP(raw) || bytes.IndexByte(raw, '=') > 0)
}

// beginsInside reports whether what a string holds may be JSON, by its ends.
func beginsInside(text []byte) bool {
	n := len(text)
	return n >= 2 && (text[0] == '{' && text[n-1] == '}' || text[0] == '[' && text[n-1] == ']')
}

// inside reads what a string at a path holds, if that is JSON. The places are those in the text.
// With ok unset it is none, and with an error all is wrong that is read.
func (j *jsonParser) inside(text []byte, root *tree.Node, around int, turn func() error) (cells []Cell, ok bool, err error) {
	var failed error
	myTurn := func() error {
		if turn != nil {
			failed = turn()
		}
		return failed
	}
	if beginsPHP(text) {
		if cells, ok, err = j.php(text, root, myTurn); failed != nil || err == nil {
			return cells, ok, failed
		}
		return nil, false, nil
	}
	if !beginsInside(text) {
		if cells, ok, err = j.query(text, root, myTurn); failed != nil || err == nil {
			return cells, ok, failed
		}
		return nil, false, nil // there are too many columns
	}
	if !json.Valid(text) {
		return nil, false, nil
	}
	j.turn = myTurn
	j.buf, j.eof, j.cells, j.isInside = text, true, j.cells[:0], true
	ok, err = j.readRecord(&jsonRecord{node: root, around: around})
	if j.buf = nil; failed != nil {
		return nil, false, failed
	}
	if err != nil || !ok || j.at != len(text) {
		return nil, false, nil // there are too many columns, or it is too deep
	}
	return j.cells, true, nil
}

// within reads the string that ends at the place as JSON, if it is that.
func (j *jsonParser) within(n *tree.Node, end int, spelling uint8) (ok bool, err error) {
	raw := j.buf[j.at+1 : end-1]
	text := raw
	if spelling == jsonEscaped {
		text = unescape(nil, string(raw))
	}
	if j.inner == nil {
		j.inner = newJSONParser(j.paths, j.maxField, false)
	}
	j.inner.beside = j.beside
	cells, ok, err := j.inner.inside(text, n, len(j.stack)+j.around, j.turn)
	if !ok || err != nil || !spell(cells, j.at+1, func(at int) (raw, text int) { return escapeLen(j.buf[j.at+1+at:]) }) {
		return false, err
	}
	for _, c := range cells {
		c.Spelling, c.Plain, c.Margin = c.Spelling|jsonInside, false, 0
		j.cells = append(j.cells, c)
		j.outside = j.outside || j.record < 0
	}
	return true, nil
}

// spell turns the places of cells in a text into those where it is spelled, from a place on. The func
// gives the length of what is spelled there, and of what that stands for.
func spell(cells []Cell, from int, step func(at int) (raw, text int)) bool {
	at, text := 0, 0
	upTo := func(place int32) (int32, bool) {
		for text < int(place) {
			r, t := step(at)
			at, text = at+r, text+t
		}
		return int32(from + at), text == int(place)
	}
	for i := range cells {
		c := &cells[i]
		start, ok1 := upTo(c.Start)
		end, ok2 := upTo(c.End)
		if !ok1 || !ok2 {
			return false
		}
		c.Start, c.End = start, end
	}
	return true
}

// escapeLen gives the length of the character or the escape that b begins with, and of what it
// stands for.
func escapeLen(b []byte) (raw, text int) {
	switch {
	case b[0] != '\\':
		return 1, 1
	case b[1] != 'u':
		return 2, 1
	}
	r := block.Hex4(b[2:])
	if !utf16.IsSurrogate(r) {
		return 6, utf8.RuneLen(r)
	}
	if len(b) >= 12 && b[6] == '\\' && b[7] == 'u' {
		if r = utf16.DecodeRune(r, block.Hex4(b[8:])); r != utf8.RuneError {
			return 12, utf8.RuneLen(r)
		}
	}
	return 6, utf8.RuneLen(utf8.RuneError)
}

// A csvInside reads JSON in the fields of a CSV file.
type csvInside struct {
	paths *tree.Paths

	mu    sync.Mutex
	roots map[int32]*tree.Node // by column
}

// root gives the path of a column, or nil.
func (in *csvInside) root(column int32) *tree.Node {
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.roots[column]
}

// addRoot gives the path of a column of that name. It is called by one goroutine at a time.
func (in *csvInside) addRoot(column int32, name string) (n *tree.Node, err error) {
	if n = in.root(column); n == nil {
		if n, err = in.paths.AddRoot(name); err == nil {
			n.Column.Store(column) // of what is beside the values of a query
			in.mu.Lock()
			defer in.mu.Unlock()
			in.roots[column] = n
		}
	}
	return n, err
}

// csvJSON is the spelling of a value in JSON in a field, with that of the value above it.
const (
	csvJSON      = 1 << 4
	csvJSONShift = 5
)

// mayBeInside reports whether a field is spelled as JSON with keys or texts in it has to be, or as a query.
func mayBeInside(raw string, c *Cell) bool {
	if c.Spelling&csvEscaped != 0 {
		return raw[c.Start+1] == '{' || raw[c.Start+1] == '[' || beginsPHP(raw[c.Start+1:c.End-1])
	}
	return strings.IndexByte(raw[c.Start:c.End], '=') > 0
}

// findInside looks for JSON in the fields of the first rows.
func (c *csvReader) findInside(rows [][]string) {
	j := newJSONParser(tree.NewPaths(c.namer, nil), c.splitter.maxField, false)
	for _, row := range rows {
		for _, field := range row {
			parts, isQuery := appendQuery(nil, []byte(field))
			if isQuery && j.knowsAny(parts) || strings.ContainsRune(field, '"') && (beginsInside([]byte(field)) && json.Valid([]byte(field)) || isPHP(field)) {
				if c.pairs == nil {
					c.grow(&csvPairs{namer: c.namer, key: tree.NoPair})
				}
				c.pairs.inside = &csvInside{paths: tree.NewPaths(c.namer, nil), roots: map[int32]*tree.Node{}}
				c.pairs.inside.paths.Sink = c.grown.Column
				return
			}
		}
	}
}

// appendInside appends a field, or the values of the JSON in it.
func (c *csvReader) appendInside(b *Block, cells []Cell, field Cell, j *jsonParser) ([]Cell, error) {
	in := c.pairs.inside
	wait := func() error {
		c.pairs.turns.wait(block.StateOf(b).Number)
		return nil
	}
	text := []byte(c.Decode(b.Raw, field))
	if parts, ok := appendQuery(j.parts[:0], text); !beginsInside(text) && !beginsPHP(text) && !(ok && j.knowsAny(parts)) {
		return append(cells, field), nil
	}
	root := in.root(field.Column)
	if root == nil {
		_ = wait()
		names, _ := c.grown.Columns()
		var err error
		if root, err = in.addRoot(field.Column, names[field.Column]); err != nil {
			return append(cells, field), nil // there are too many
		}
	}
	if root.Whole {
		return append(cells, field), nil
	}
	values, ok, err := j.inside(text, root, 0, wait)
	if err != nil {
		return cells, err
	}
	from := int(field.Start)
	if field.Spelling&csvQuoted != 0 {
		from++
	}
	if !ok || !spell(values, from, func(at int) (raw, text int) {
		if b.Raw[from+at] == '"' {
			return 2, 1
		}
		return 1, 1
	}) {
		return append(cells, field), nil
	}
	for _, v := range values {
		v.Spelling, v.Plain, v.Margin = csvJSON|v.Spelling<<csvJSONShift, false, 0
		cells = append(cells, v)
	}
	return cells, nil
}
