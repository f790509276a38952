package tabular

import (
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
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

// A jsonReader is a [Reader]: values of JSON that are rows. Next finds where the
// records are, and reads what lies around them; Split reads the records.
type jsonReader struct {
	jsonParser
	src     io.Reader
	block   int   // bytes that are read at a time
	base    int64 // of buf in the file
	line    int64 // of buf
	blocks  int64 // that have been given
	turns   turns // of blocks
	parsers sync.Pool
	spare   []Cell
}

// A jsonKept is what Split has still to do for a block.
type jsonKept struct {
	unsplit bool
	left    []jsonRecord
	spare   []Cell // memory
}

// A jsonSplitter is what one goroutine needs to read records.
type jsonSplitter struct {
	jsonParser
	raw []byte // a copy of the block
}

func newJSON(src io.Reader, opts Options, lines bool) *jsonReader {
	paths := tree.NewPaths(tree.NewNamer(&opts), opts.Keys)
	learn(paths, block.Head(src), lines)
	j := &jsonReader{jsonParser: *newJSONParser(paths, opts.MaxField, lines), src: src, block: block.Size, line: 1}
	j.reader, j.turn = j, j.settle
	j.turns.init()
	j.parsers.New = func() any {
		s := &jsonSplitter{jsonParser: *newJSONParser(paths, opts.MaxField, false)}
		s.maxRow = j.maxRow
		return s
	}
	return j
}

func (j *jsonReader) Columns() ([]string, bool) { return j.paths.Columns() }

// Split reads the records of a block. A path that no block has had before gets its
// column when those before this one have been split, so that columns are numbered
// as they stand in the file.
func (j *jsonReader) Split(b *Block) error {
	state := block.StateOf(b)
	kept, _ := state.Kept.(*jsonKept)
	if kept == nil || !kept.unsplit {
		return nil
	}
	kept.unsplit = false
	defer j.turns.end(state.Number)
	bad, wrong := len(b.Raw), error(nil)
	if len(kept.left) > 0 {
		s := j.parsers.Get().(*jsonSplitter)
		s.raw = append(s.raw[:0], b.Raw...)
		s.buf, s.cells = s.raw, kept.spare
		s.turn = func() error {
			j.turns.wait(state.Number)
			return nil
		}
		if wrong = s.readRecords(b.Rows, b.Cells, kept.left); wrong != nil {
			bad = s.at
		}
		b.Cells, kept.spare, kept.left = s.cells, b.Cells, kept.left[:0]
		s.cells = nil
		j.parsers.Put(s)
	}
	// Text that is not UTF-8 is no JSON for that reason first.
	if i, err := CheckText(b.Raw[:bad]); err != nil {
		bad, wrong = i, err
	}
	if wrong != nil {
		return &ParseError{Line: b.Line + CountLines(b.Raw[:bad]), Offset: state.Offset + int64(bad), Err: wrong}
	}
	return nil
}

func (j *jsonReader) Next(b *Block) error {
	for {
		if err := j.read(); err != nil {
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

// settle reads the records before the place that have been left, when the blocks
// before have been split: what is met next comes behind what they have.
func (j *jsonReader) settle() error {
	j.turns.wait(j.blocks)
	if len(j.left) == 0 {
		return nil
	}
	s := j.parsers.Get().(*jsonSplitter)
	defer j.parsers.Put(s)
	s.buf, s.cells, s.turn = j.buf, j.spare, nil
	err := s.readRecords(j.rows, j.cells, j.left)
	if j.left = j.left[:0]; err != nil {
		j.at = s.at
	}
	j.cells, j.spare = s.cells, j.cells
	s.buf, s.cells = nil, nil
	return err
}

// endless says what is wrong with a record that has no end, or is too long or too
// deep. It is nil when more has to be read to say so.
func (j *jsonReader) endless(r *jsonRecord, deep bool) error {
	if err := j.settle(); err != nil {
		return err
	}
	s := j.parsers.Get().(*jsonSplitter)
	defer j.parsers.Put(s)
	s.buf, s.eof, s.turn = j.buf, j.eof, nil
	_, err := s.readRecord(r)
	s.buf, s.eof, s.cells = nil, false, s.cells[:0]
	switch {
	case err != nil:
	case j.eof:
		err = errEnd
	case deep:
		err = ErrTooDeep // never: it is met where the record is read
	default:
		return nil
	}
	j.at = s.at
	return err
}

// fill reads more. What is left is small, or part of a record that grows.
func (j *jsonReader) fill() error {
	have := len(j.buf)
	j.buf = slices.Grow(j.buf, max(j.block-have, have))[:have+max(j.block-have, have)]
	k, eof, err := ReadBlock(j.src, j.buf[have:])
	if err != nil {
		return err
	}
	if j.buf, j.eof = j.buf[:have+k], eof; have == 0 && j.base == 0 && strings.HasPrefix(string(j.buf[:min(k, 3)]), block.ByteOrderMark) {
		j.at = len(block.ByteOrderMark)
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
	b.Raw, b.Line = string(j.buf[:n]), j.line
	state := block.StateOf(b)
	state.Offset, state.Number = j.base, j.blocks
	kept, _ := state.Kept.(*jsonKept)
	if kept == nil {
		kept = new(jsonKept)
		state.Kept = kept
	}
	kept.unsplit = true
	j.blocks++
	kept.left = append(kept.left[:0], j.left...)
	j.left = j.left[:0]
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
	j.cellsBefore -= cells
	for i := range j.names {
		j.names[i].cell -= cells
	}
	for i := range j.values {
		j.values[i].cell -= cells
	}
	j.buf = j.buf[:copy(j.buf, j.buf[n:])]
	j.base += int64(n)
	j.line += CountLines(b.Raw)
	j.at -= n
	j.begun -= n
	j.skip.at -= n
	j.done = 0
}

// fail says where the text goes wrong: at the place that has been reached, unless
// something before it is wrong.
func (j *jsonReader) fail(err error) error {
	if early := j.settle(); early != nil {
		err = early
	}
	if i, bad := CheckText(string(j.buf[:j.at])); bad != nil {
		j.at, err = i, bad
	}
	return &ParseError{Line: j.line + CountLines(string(j.buf[:j.at])), Offset: j.base + int64(j.at), Err: err}
}

func (j *jsonReader) Decode(raw string, c Cell) string {
	if c.Spelling&jsonInside != 0 {
		return decodeJSON(string(unescape(nil, raw[c.Start:c.End])), c.Spelling&^jsonInside)
	}
	return decodeJSON(raw[c.Start:c.End], c.Spelling)
}

// decodeJSON gives the value that is spelled like that.
func decodeJSON(raw string, spelling uint8) string {
	switch spelling {
	case jsonNull:
		return ""
	case jsonNumber, jsonBool:
		return raw
	case jsonQuery:
		return unescapeQuery(raw)
	case jsonPHP:
		return decodePHP(raw)
	case jsonEscaped, jsonKey:
		return string(unescape(nil, raw[1:len(raw)-1]))
	}
	return raw[1 : len(raw)-1]
}

// Encode leaves a number a number and a boolean value one, if the value is. What
// else takes their place is a string.
func (j *jsonReader) Encode(dst []byte, c Cell, value []byte) []byte {
	if c.Spelling&jsonInside != 0 {
		return appendEscaped(dst, encodeJSON(nil, c.Spelling&^jsonInside, value))
	}
	return encodeJSON(dst, c.Spelling, value)
}

// encodeJSON appends the spelling of a value in the place of one that is spelled like that.
func encodeJSON(dst []byte, spelling uint8, value []byte) []byte {
	switch spelling {
	case jsonNumber:
		if end, ok := block.NumberEnd(value); ok && end == len(value) {
			return append(dst, value...)
		}
	case jsonBool:
		if s := string(value); s == "true" || s == "false" {
			return append(dst, value...)
		}
	case jsonQuery:
		return appendEscapedQuery(dst, value)
	case jsonPHP:
		return appendPHP(dst, value)
	}
	return appendQuoted(dst, value)
}

// The values of their types that say nothing.
var (
	jsonZero  = []byte("0")
	jsonFalse = []byte("false")
)

// Typed gives a number for a number, and a boolean value for one.
func (j *jsonReader) Typed(c Cell, value []byte) []byte {
	switch c.Spelling {
	case jsonNumber:
		if end, ok := block.NumberEnd(value); !ok || end < len(value) {
			return jsonZero
		}
	case jsonBool:
		if s := string(value); s != "true" && s != "false" {
			return jsonFalse
		}
	}
	return value
}

// AppendNull appends null, or no text where a key has to be.
func (j *jsonReader) AppendNull(dst []byte, c Cell) []byte {
	if c.Spelling&jsonInside != 0 {
		return appendEscaped(dst, []byte(nullJSON(c.Spelling&^jsonInside)))
	}
	return append(dst, nullJSON(c.Spelling)...)
}

// nullJSON is no value in the place of one that is spelled like that.
func nullJSON(spelling uint8) string {
	switch spelling {
	case jsonKey:
		return `""`
	case jsonPHP:
		return "N"
	case jsonQuery:
		return ""
	}
	return "null"
}
