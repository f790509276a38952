package tabular

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

var (
	jsonFormat = Format{
		Name:       "json",
		Doc:        "One JSON value (RFC 8259). The elements of the outermost arrays of objects are its rows, and paths are its columns.",
		Extensions: []string{".json", ".geojson"},
		Grows:      true,
		Open: func(src io.Reader, opts Options) (Reader, error) {
			return newJSON(src, opts, false), nil
		},
	}
	ndjsonFormat = Format{
		Name:       "ndjson",
		Doc:        "A JSON value a line. Each is a row, and paths are its columns.",
		Extensions: []string{".ndjson", ".jsonl"},
		Grows:      true,
		Open: func(src io.Reader, opts Options) (Reader, error) {
			return newJSON(src, opts, true), nil
		},
	}
)

// The reasons for ErrSyntax.
var (
	errEscape   = syntax("an escape in a string is none")
	errControl  = syntax("a control character in a string")
	errValue    = syntax("no value where one has to be")
	errNumber   = syntax("a number is none")
	errKey      = syntax("no key where one has to be")
	errColon    = syntax("no colon behind a key")
	errComma    = syntax("no comma and no end behind a value")
	errTrailing = syntax("something behind the value")
	errLine     = syntax("two values in a line")
	errEnd      = syntax("the data ends in the middle of a value")
	errNothing  = syntax("no value at all")
)

func syntax(reason string) error { return fmt.Errorf("%w: %s", ErrSyntax, reason) }

// A jsonReader is a [Reader]: values of JSON that are rows. It goes over the text
// once, knows the objects and arrays around the place where it is, and keeps the
// text as it stands.
type jsonReader struct {
	src      io.Reader
	lines    bool // a value a line, and not one in all
	maxField int
	paths    *jsonPaths

	buf    []byte
	eof    bool
	base   int64 // of buf in the file
	line   int64 // of buf
	at     int   // in buf: what stands before it has been read
	done   int   // in buf: what stands before it is made of whole rows
	rows   []Row // up to done, and the one that is being read
	cells  []Cell
	stack  []jsonFrame
	expect jsonExpect
	ended  bool // a value at the top has ended
	broken bool // and a line behind it

	record  int  // depth of the stack where the record is; -1 outside of one
	begun   int  // in buf: where the record begins
	long    bool // a record was too long
	records int64
	outside bool // there was a value outside of records
	cut     bool // and it has been given before the end of the file
}

// A jsonFrame is an object or an array around the place.
type jsonFrame struct {
	object    bool
	records   bool // its elements are records
	undecided bool // they are if the first that is not null is an object
	node      *jsonPath
	at        *jsonPath // of the member or the elements
	last      *jsonPath // of the member before
}

// A jsonExpect says what has to come next.
type jsonExpect uint8

const (
	expectValue    jsonExpect = iota
	expectElement             // a value, or the end of the array
	expectFirstKey            // a key, or the end of the object
	expectKey
	expectColon
	expectComma // or an end; at the top, the end of the data or another value
)

func newJSON(src io.Reader, opts Options, lines bool) *jsonReader {
	return &jsonReader{src: src, lines: lines, maxField: opts.MaxField, paths: newJSONPaths(opts.IsName), line: 1, record: -1}
}

func (j *jsonReader) Columns() ([]string, bool) { return j.paths.names, len(j.paths.names) > 0 }

// Split has nothing to do: to know where a row ends is to have read it.
func (j *jsonReader) Split(b *Block) error {
	if i, err := CheckText(b.Raw); err != nil {
		return &ParseError{Line: b.Line + CountLines(b.Raw[:i]), Offset: b.offset + int64(i), Err: err}
	}
	return nil
}

func (j *jsonReader) Next(b *Block) error {
	for {
		if err := j.read(); err != nil {
			// Text that is not UTF-8 is no JSON for that reason first.
			if i, bad := CheckText(string(j.buf[:j.at])); bad != nil {
				j.at, err = i, bad
			}
			return j.fail(err)
		}
		if j.eof {
			return j.last(b)
		}
		if j.done > 0 {
			j.give(b, j.done)
			return nil
		}
		if err := j.fill(); err != nil {
			return err
		}
	}
}

// fill reads more. What is left is small, or part of a record that grows.
func (j *jsonReader) fill() error {
	have := len(j.buf)
	j.buf = slices.Grow(j.buf, max(blockSize-have, have))[:have+max(blockSize-have, have)]
	k, eof, err := ReadBlock(j.src, j.buf[have:])
	if err != nil {
		return err
	}
	if j.buf, j.eof = j.buf[:have+k], eof; have == 0 && j.base == 0 && strings.HasPrefix(string(j.buf[:min(k, 3)]), byteOrderMark) {
		j.at = len(byteOrderMark)
	}
	return nil
}

// last gives what is left at the end.
func (j *jsonReader) last(b *Block) error {
	switch {
	case len(j.stack) > 0 || j.at < len(j.buf):
		return j.fail(errEnd)
	case !j.ended && !j.lines:
		return j.fail(errNothing)
	case len(j.buf) == 0:
		return io.EOF
	}
	j.closeRow(false)
	j.give(b, len(j.buf))
	return nil
}

// give makes a block of the first n bytes.
func (j *jsonReader) give(b *Block, n int) {
	b.Raw, b.Line, b.offset = string(j.buf[:n]), j.line, j.base
	rows := 0
	for rows < len(j.rows) && int(j.rows[rows].End) <= n {
		rows++
	}
	cells := 0
	if rows > 0 {
		cells = int(j.rows[rows-1].Cells)
	}
	b.Rows = append(b.Rows[:0], j.rows[:rows]...)
	b.Cells = append(b.Cells[:0], j.cells[:cells]...)
	j.rows = j.rows[:copy(j.rows, j.rows[rows:])]
	j.cells = j.cells[:copy(j.cells, j.cells[cells:])]
	for i := range j.cells {
		j.cells[i].Start -= int32(n)
		j.cells[i].End -= int32(n)
	}
	j.buf = j.buf[:copy(j.buf, j.buf[n:])]
	j.base += int64(n)
	j.line += CountLines(b.Raw)
	j.at -= n
	j.begun -= n
	j.done = 0
}

// fail says where the text goes wrong: at the place that has been reached.
func (j *jsonReader) fail(err error) error {
	return &ParseError{Line: j.line + CountLines(string(j.buf[:j.at])), Offset: j.base + int64(j.at), Err: err}
}

// read goes on to the end of the buffer, or to the beginning of what is cut there.
func (j *jsonReader) read() error {
	for {
		j.skipSpace()
		if j.at == len(j.buf) {
			break
		}
		ok, err := j.step(j.buf[j.at])
		if err != nil {
			return err
		}
		if j.long {
			return ErrTooLong
		}
		if !ok {
			break
		}
	}
	if j.record < 0 {
		j.closeRow(false)
		j.cut = j.cut || j.outside
	} else if j.at-j.begun > MaxRow {
		return ErrTooLong
	}
	return nil
}

// skipSpace goes over white space.
func (j *jsonReader) skipSpace() {
	for j.at < len(j.buf) {
		switch j.buf[j.at] {
		case '\n', '\r':
			j.broken = true
		case ' ', '\t':
		default:
			return
		}
		j.at++
	}
}

// step goes over what begins with c. It reports false when the buffer ends too
// early to tell what that is.
func (j *jsonReader) step(c byte) (ok bool, err error) {
	switch j.expect {
	case expectComma:
		return true, j.behindValue(c)
	case expectColon:
		if c != ':' {
			return false, errColon
		}
		j.at++
		j.expect = expectValue
		return true, nil
	case expectFirstKey, expectKey:
		if c == '}' && j.expect == expectFirstKey {
			j.pop()
			return true, nil
		}
		if c != '"' {
			return false, errKey
		}
		return j.key()
	case expectElement:
		if c == ']' {
			j.pop()
			return true, nil
		}
	}
	return j.value(c)
}

// behindValue goes over what stands behind a value.
func (j *jsonReader) behindValue(c byte) error {
	if len(j.stack) == 0 {
		switch {
		case !j.lines:
			return errTrailing
		case !j.broken:
			return errLine
		}
		j.expect = expectValue
		return nil
	}
	object := j.stack[len(j.stack)-1].object
	switch {
	case c == ',' && object:
		j.expect = expectKey
		j.at++
	case c == ',':
		j.expect = expectValue
		j.at++
	case c == '}' && object, c == ']' && !object:
		j.pop()
	default:
		return errComma
	}
	return nil
}

// pop goes over the end of an object or an array.
func (j *jsonReader) pop() {
	j.at++
	j.stack = j.stack[:len(j.stack)-1]
	j.endValue()
}

// key goes over a key.
func (j *jsonReader) key() (ok bool, err error) {
	end, escaped, err := j.string()
	if end == 0 || err != nil {
		return false, err
	}
	f := &j.stack[len(j.stack)-1]
	key := j.buf[j.at+1 : end-1]
	if escaped {
		key = unescape(nil, string(key))
	}
	node, data, err := j.paths.child(f.node, f.last, key)
	if err != nil {
		return false, err
	}
	f.at = node
	if data {
		column, err := j.paths.keysOf(f.node)
		if err != nil {
			return false, err
		}
		spelling := uint8(jsonKey)
		if escaped {
			spelling = jsonEscapedKey
		}
		j.cell(end, column, spelling)
	} else {
		f.last = node
	}
	j.at = end
	j.expect = expectColon
	return true, nil
}

// string gives the end of the string at the place, or 0 when it is cut.
func (j *jsonReader) string() (end int, escaped bool, err error) {
	end, escaped, err = stringEnd(j.buf[j.at:])
	if err != nil {
		j.at += end
		return 0, false, err
	}
	if length := max(end, 1); length > j.maxField || end == 0 && len(j.buf)-j.at > j.maxField {
		return 0, false, ErrTooLong
	}
	if end == 0 {
		return 0, false, nil
	}
	return j.at + end, escaped, nil
}

// value goes over a leaf, or the beginning of an object or array.
func (j *jsonReader) value(c byte) (ok bool, err error) {
	depth := len(j.stack)
	node, begins := j.paths.root, j.lines
	if depth > 0 {
		f := &j.stack[depth-1]
		if f.undecided && c != 'n' {
			f.undecided = false
			f.records = c == '{'
		}
		node, begins = f.at, f.records
	}
	begins = begins && j.record < 0

	end, spelling := 0, uint8(0)
	switch {
	case c == '{' || c == '[':
		if depth == MaxDepth {
			return false, ErrTooDeep
		}
		if begins {
			j.beginRecord()
		}
		return true, j.push(node, c == '{')
	case c == '"':
		var escaped bool
		if end, escaped, err = j.string(); escaped {
			spelling = jsonEscaped
		}
	case c == '-' || isDigit(c):
		end, spelling, err = j.number()
	default:
		end, spelling, err = j.literal(c)
	}
	if end == 0 || err != nil {
		return false, err
	}
	if begins {
		j.beginRecord()
	}
	column, err := j.paths.leaf(node)
	if err != nil {
		return false, err
	}
	j.cell(end, column, spelling)
	j.at = end
	j.endValue()
	return true, nil
}

// number gives the end of the number at the place, or 0 when it may be cut.
func (j *jsonReader) number() (end int, spelling uint8, err error) {
	n, ok := numberEnd(j.buf[j.at:])
	switch {
	case n > j.maxField:
		return 0, 0, ErrTooLong
	case j.at+n == len(j.buf) && !j.eof:
		return 0, 0, nil
	case !ok:
		return 0, 0, errNumber
	}
	return j.at + n, jsonNumber, nil
}

// literal gives the end of true, false or null, or 0 when it is cut.
func (j *jsonReader) literal(c byte) (end int, spelling uint8, err error) {
	word, spelling := "", uint8(jsonBool)
	switch c {
	case 't':
		word = "true"
	case 'f':
		word = "false"
	case 'n':
		word, spelling = "null", jsonNull
	default:
		return 0, 0, errValue
	}
	rest := j.buf[j.at:]
	if have := min(len(rest), len(word)); string(rest[:have]) != word[:have] {
		return 0, 0, errValue
	} else if have < len(word) {
		return 0, 0, nil
	}
	return j.at + len(word), spelling, nil
}

// push goes into an object or array.
func (j *jsonReader) push(node *jsonPath, object bool) (err error) {
	f := jsonFrame{object: object, node: node, at: node}
	j.expect = expectFirstKey
	if !object {
		j.expect = expectElement
		// The records of an array at the top are the beginnings of their paths.
		f.records = len(j.stack) == 0 && !j.lines
		f.undecided = !f.records && j.record < 0
		if !f.records {
			f.at, err = j.paths.elementOf(node)
		}
	}
	j.stack = append(j.stack, f)
	j.at++
	return err
}

// cell notes a value or a key that begins at the place.
func (j *jsonReader) cell(end int, column int32, spelling uint8) {
	j.cells = append(j.cells, Cell{Start: int32(j.at), End: int32(end), Column: column, Spelling: spelling})
	j.outside = j.outside || j.record < 0
}

// beginRecord begins a record at the place. What lies between it and the one before
// belongs to it, unless there are values.
func (j *jsonReader) beginRecord() {
	if len(j.cells) > j.rowCells() {
		j.closeRow(false)
	}
	j.record, j.begun = len(j.stack), j.at
}

// endValue is behind a value.
func (j *jsonReader) endValue() {
	j.expect = expectComma
	top := len(j.stack) == 0
	if top {
		j.ended, j.broken = true, false
	}
	switch {
	case j.record == len(j.stack):
		j.long = j.at-j.begun > MaxRow
		j.record = -1
		j.records++
		j.closeRow(true)
	case top && j.record < 0:
		// A file without records is one. When its values do not stand together in
		// a row, the row has no value, and only counts.
		one := j.records == 0 && j.outside
		if one && j.cut {
			j.at--
			j.closeRow(false)
			j.at++
		}
		j.closeRow(one)
	}
}

// rowCells is how many cells belong to rows.
func (j *jsonReader) rowCells() int {
	if len(j.rows) == 0 {
		return 0
	}
	return int(j.rows[len(j.rows)-1].Cells)
}

// closeRow ends a row at the place.
func (j *jsonReader) closeRow(data bool) {
	if j.at > j.done || data {
		j.rows = append(j.rows, Row{End: int32(j.at), Cells: int32(len(j.cells)), Data: data})
		j.done = j.at
	}
}

func (j *jsonReader) Decode(raw string, c Cell) string {
	switch c.Spelling {
	case jsonNull:
		return ""
	case jsonNumber, jsonBool:
		return raw[c.Start:c.End]
	case jsonEscaped, jsonEscapedKey:
		return string(unescape(nil, raw[c.Start+1:c.End-1]))
	}
	return raw[c.Start+1 : c.End-1]
}

// Encode leaves a number a number and a boolean value one, if the value is. What
// else takes their place is a string.
func (j *jsonReader) Encode(dst []byte, c Cell, value []byte) []byte {
	switch c.Spelling {
	case jsonNumber:
		if end, ok := numberEnd(value); ok && end == len(value) {
			return append(dst, value...)
		}
	case jsonBool:
		if s := string(value); s == "true" || s == "false" {
			return append(dst, value...)
		}
	}
	return appendQuoted(dst, value)
}

// AppendNull appends null, or no text where a key has to be.
func (j *jsonReader) AppendNull(dst []byte, c Cell) []byte {
	if c.Spelling == jsonKey || c.Spelling == jsonEscapedKey {
		return append(dst, '"', '"')
	}
	return append(dst, "null"...)
}

// countValues reads the beginning of a text as values of JSON one after another,
// and gives how many begin and how many parts of them there are, up to where it is
// none.
func countValues(head string, whole bool) (values, parts int, err error) {
	j := newJSON(strings.NewReader(""), Options{MaxField: len(head)}, true)
	j.buf, j.eof = []byte(head), whole
	for {
		j.skipSpace()
		if j.at == len(j.buf) {
			return values, parts, nil
		}
		if j.expect == expectValue && len(j.stack) == 0 {
			values++
		}
		ok, err := j.step(j.buf[j.at])
		if err != nil || !ok {
			return values, parts, err
		}
		parts++
	}
}
