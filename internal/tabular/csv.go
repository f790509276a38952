package tabular

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
	"unsafe"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// csvFormat and tsvFormat differ in the delimiter alone.
var (
	csvFormat = Format{
		Name:       "csv",
		Doc:        "Rows of fields with a delimiter between them (RFC 4180), in UTF-8.",
		Extensions: []string{".csv"},
		Open:       openCSV,
	}
	tsvFormat = Format{
		Name:       "tsv",
		Doc:        "CSV with tabulators between the fields.",
		Extensions: []string{".tsv", ".tab"},
		Open: func(src io.Reader, opts Options) (Reader, error) {
			if opts.Delimiter == 0 {
				opts.Delimiter = '\t'
			}
			return openCSV(src, opts)
		},
	}
)

// A csvReader is a [Reader]: rows of fields with a delimiter between them. It keeps
// what it reads as it stands, so that all that is not masked comes out byte for
// byte.
type csvReader struct {
	src      io.Reader
	isHeader func(cells []string, below [][]string) bool // nil: there is no header
	splitter csvSplitter
	buf      []byte // what has been read and not given out yet
	eof      bool
	line     int64 // of buf
	started  bool  // the beginning of the file has been looked at
	given    bool  // the first block has been given
	begin    int   // length of the byte order mark of the first block
	top      top   // of the first block
	header   bool
	names    []string
	namer    tree.Namer
	pairs    *csvPairs        // nil: no values have their names beside them
	grown    *block.ColumnSet // names, with those of values that have their own
	blocks   int64            // that have been given
}

// How a field is spelled.
const (
	csvQuoted  = 1 << iota // in quotes, one at each end
	csvEscaped             // with doubled quotes in it
	csvAlone               // with no other in its row
	csvLine                // it is no field, but the text of a line
)

func openCSV(src io.Reader, opts Options) (Reader, error) {
	c := &csvReader{src: src, isHeader: opts.IsHeader, namer: tree.NewNamer(&opts), line: 1}
	c.splitter.maxField = opts.MaxField
	if opts.Delimiter != 0 {
		c.splitter = newCSVSplitter(opts.Delimiter, opts.MaxField)
	}
	return c, nil
}

// IsDelimiter reports whether r is 0 or can part fields. The asterisk cannot,
// since it masks.
func IsDelimiter(r rune) bool {
	switch r {
	case '"', '\r', '\n', '*', utf8.RuneError:
		return false
	}
	return utf8.ValidRune(r)
}

func (c *csvReader) Columns() ([]string, bool) {
	if c.grown != nil {
		return c.grown.Columns()
	}
	return c.names, c.header
}

func (c *csvReader) Next(b *Block) error {
	b.Raw, b.Rows, b.Cells, b.Line = "", b.Rows[:0], b.Cells[:0], c.line
	n := 0 // bytes of whole rows
	for n == 0 {
		if c.eof {
			if n = len(c.buf); n == 0 {
				return io.EOF
			}
			break
		}
		// What is left of the block before is small, or part of a row that grows;
		// then the block grows too, so that the row is not looked at over and over
		// again.
		have := len(c.buf)
		c.buf = slices.Grow(c.buf, max(block.Size-have, have))[:have+max(block.Size-have, have)]
		k, eof, err := ReadBlock(c.src, c.buf[have:])
		if err != nil {
			return err
		}
		c.buf, c.eof = c.buf[:have+k], eof
		if !c.started {
			c.start(string(c.buf), !eof)
		}
		if !eof {
			// The quotes of a comment are none.
			top := 0
			if !c.given {
				top = c.top.end
			}
			if n = wholeRows(c.buf[top:]); n > 0 {
				n += top
			}
		}
		if n == 0 && len(c.buf) > MaxRow {
			b.Raw, block.StateOf(b).First = string(c.buf), !c.given
			return c.tooLong(b)
		}
	}
	s := block.StateOf(b)
	s.First, c.given = !c.given, true
	s.Number = c.blocks
	c.blocks++
	// Rows and values are parts of this one string: nothing is allocated for each
	// of them. It is the buffer itself, to which nobody writes before the block is
	// released; what is behind it goes on in another one.
	b.Raw = unsafe.String(unsafe.SliceData(c.buf), n)
	rest := c.buf[n:]
	s.Memory, s.Released, c.buf = c.buf, nil, s.Released
	if cap(c.buf) < max(block.Size, 2*len(rest)) {
		c.buf = make([]byte, 0, max(block.Size, 2*len(rest)))
	}
	c.buf = append(c.buf[:0], rest...)
	c.line += CountLines(b.Raw)
	return nil
}

// start looks at the first bytes of the file, behind which there may be more: it finds
// the byte order mark, the delimiter, what stands in front of the header, and the names of
// the columns.
func (c *csvReader) start(text string, more bool) {
	c.started = true
	if strings.HasPrefix(text, block.ByteOrderMark) {
		c.begin = len(block.ByteOrderMark)
	}
	if c.splitter.delimiter == "" {
		c.splitter = sniffSplitter(text[c.begin:], more, c.splitter.maxField)
	}
	c.top = c.splitter.readTop(text, c.begin, more)
	rows := c.firstRows(text, c.top.end, block.RowsBelow, false)
	if len(rows) == 0 {
		return
	}
	if c.isHeader != nil && !mayPair(rows[0]) && isSideways(&c.namer, rows) && isSideways(&c.namer, c.firstRows(text, c.top.end, sampledPairs, more)) {
		c.header = true
		c.grow(&csvPairs{namer: c.namer, sideway: true})
		return
	}
	below := rows[1:]
	types := len(below) > 0 && len(below[0]) == len(rows[0]) && areTypes(below[0])
	if types {
		below = below[1:]
	}
	// Names and values that stand side by side are said to be that by their header alone.
	c.header = c.isHeader != nil && (c.isHeader(rows[0], below) || mayPair(rows[0]) && len(below) > 0 && !slices.ContainsFunc(rows[0], isNoHeading))
	if !c.header && len(c.top.rows) > c.top.kept {
		c.top.cut(c.top.kept, c.begin)
		if rows = c.firstRows(text, c.top.end, block.RowsBelow, false); len(rows) == 0 {
			return
		}
	}
	if c.names = rows[0]; !c.header {
		clear(c.names)
		return
	}
	if c.top.types = types; types {
		c.top.lines++
	}
	if c.namer.IsKnown == nil {
		return
	}
	pairs, inside := mayPair(c.names), strings.Contains(text, "=")
	for _, begin := range [...]string{`"{`, `"[`, `"a:`, `"O:`} {
		inside = inside || strings.Contains(text, begin)
	}
	if !pairs && !inside {
		return
	}
	if rows = c.firstRows(text, c.top.end, sampledPairs, more); len(rows) > 1 {
		if pairs {
			c.findPairs(rows)
		}
		if inside {
			c.findInside(rows[1:])
		}
	}
}

// firstRows gives the first rows from a place on that are not empty: one, and a number below it,
// without one that may be cut as there is more behind the text.
func (c *csvReader) firstRows(text string, at, below int, more bool) (rows [][]string) {
	var cells []Cell
	for at < len(text) && len(rows) <= below {
		var err error
		if cells, at, _, err = c.splitter.split(cells[:0], text, at); err != nil {
			break // Split says so
		}
		if more && at == len(text) {
			break
		}
		if len(cells) == 0 {
			continue
		}
		row := make([]string, len(cells))
		for i, cell := range cells {
			row[i] = strings.Clone(c.Decode(text, cell))
		}
		rows = append(rows, row)
	}
	return rows
}

// passedOver is how many rows around the header are none of the table.
func (c *csvReader) passedOver() int64 { return c.top.lines }

// wholeRows gives the length of the rows in b that are whole. It goes by the
// quotes alone: an even number of them stands before a line end that ends a row.
// Where that is not so the file is wrong further in front, and Split says so.
func wholeRows(b []byte) int {
	for _, end := range [...]byte{'\n', '\r'} {
		inside := bytes.Count(b, []byte{'"'})%2 == 1
		for at := len(b); ; {
			i := bytes.LastIndexByte(b[:at], end)
			if i < 0 {
				break
			}
			if bytes.Count(b[i+1:at], []byte{'"'})%2 == 1 {
				inside = !inside
			}
			// A line feed may be to come behind a carriage return, or is there.
			if !inside && (end == '\n' || i+1 < len(b) && b[i+1] != '\n') {
				return i + 1
			}
			at = i
		}
	}
	return 0
}

// Split splits the rows of a block. Where values have no names beside them, nothing but the block
// changes.
func (c *csvReader) Split(b *Block) error {
	if c.pairs == nil {
		return c.split(b)
	}
	defer c.pairs.turns.end(block.StateOf(b).Number)
	if err := c.split(b); err != nil {
		return err
	}
	return c.pairUp(b)
}

func (c *csvReader) split(b *Block) error {
	// What comes first in the file is what is reported.
	text, bad := len(b.Raw)+1, error(nil)
	if i, err := CheckText(b.Raw); err != nil {
		text, bad = i, err
	}
	at, header, types := 0, false, false
	b.Rows, b.Cells = b.Rows[:0], b.Cells[:0]
	if block.StateOf(b).First {
		at, header, types = c.top.end, c.header && (c.pairs == nil || !c.pairs.sideway), c.top.types
		b.Rows, b.Cells = append(b.Rows, c.top.rows...), append(b.Cells, c.top.cells...)
	}
	for at < len(b.Raw) {
		if bad == nil && !header && !types {
			if at = c.splitter.rows(b, at); at == len(b.Raw) {
				break
			}
		}
		before := len(b.Cells)
		cells, end, wrong, err := c.splitter.split(b.Cells, b.Raw, at)
		b.Cells = cells
		if err != nil && wrong < text {
			text, bad = wrong, err
		} else if end-at > MaxRow && at+MaxRow < text {
			text, bad = at+MaxRow, ErrTooLong
		}
		if bad != nil && (err != nil || text < end) {
			return c.fail(b, text, bad)
		}
		row := Row{End: int32(end), Cells: int32(len(cells)), Data: len(cells) > before}
		if row.Data && (header || types) {
			header, types = false, types && header
			row.Data, row.Cells = false, int32(before)
			b.Cells = b.Cells[:before]
		}
		b.Rows = append(b.Rows, row)
		at = end
	}
	if len(b.Rows) == 0 {
		b.Rows = append(b.Rows, Row{End: int32(len(b.Raw))}) // a byte order mark alone
	}
	return nil
}

// tooLong says what is wrong with a block that begins with a row without end.
func (c *csvReader) tooLong(b *Block) error {
	if err := c.Split(b); err != nil {
		return err
	}
	return c.fail(b, MaxRow, ErrTooLong)
}

// fail says where in a block something is wrong. The rows before the place are
// known, and the cells of its row that are before it.
func (c *csvReader) fail(b *Block, bad int, err error) error {
	e := &ParseError{Column: 1, Line: b.Line + CountLines(b.Raw[:bad]), Err: err}
	cells := 0 // before the row
	for _, row := range b.Rows {
		if int(row.End) > bad {
			break
		}
		cells = int(row.Cells)
		if row.Data {
			e.Row++
		}
	}
	if e.Row++; block.StateOf(b).First && !c.passedFirst(b, bad) {
		e.Row = 0
	}
	for _, cell := range b.Cells[min(cells, len(b.Cells)):] {
		if int(cell.End) <= bad {
			e.Column++
		}
	}
	return e
}

// passedFirst reports whether a row of the table that is not empty, so perhaps the header,
// ends before the place.
func (c *csvReader) passedFirst(b *Block, bad int) bool {
	start := c.top.end
	for _, row := range b.Rows[len(c.top.rows):] {
		if int(row.End) <= bad && strings.Trim(b.Raw[start:row.End], block.ByteOrderMark+"\r\n") != "" {
			return true
		}
		start = int(row.End)
	}
	return false
}

func (c *csvReader) Decode(raw string, cell Cell) string {
	if cell.Spelling&csvJSON != 0 {
		return decodeJSON(strings.ReplaceAll(raw[cell.Start:cell.End], `""`, `"`), cell.Spelling>>csvJSONShift)
	}
	return decodeField(raw, cell)
}

func decodeField(raw string, cell Cell) string {
	s := raw[cell.Start:cell.End]
	if cell.Spelling&csvQuoted != 0 {
		s = s[1 : len(s)-1]
	}
	if cell.Spelling&csvEscaped != 0 {
		s = strings.ReplaceAll(s, `""`, `"`)
	}
	return s
}

func (c *csvReader) Encode(dst []byte, cell Cell, value []byte) []byte {
	if cell.Spelling&csvJSON != 0 {
		spelled := encodeJSON(nil, cell.Spelling>>csvJSONShift, value)
		if cell.Spelling>>csvJSONShift == jsonQuery && c.splitter.needsQuotes(spelled) { // of signs that stay, one is the delimiter
			spelled = bytes.ReplaceAll(spelled, []byte(c.splitter.delimiter), fmt.Appendf(nil, "%%%X", c.splitter.delimiter))
		}
		return appendDoubled(dst, spelled)
	}
	if cell.Spelling&csvLine != 0 {
		for _, b := range value {
			if b == '\r' || b == '\n' {
				b = ' ' // behind a line end there is no comment
			}
			dst = append(dst, b)
		}
		return dst
	}
	if cell.Spelling&csvQuoted == 0 && !c.splitter.needsQuotes(value) && (len(value) > 0 || cell.Spelling&csvAlone == 0) {
		return append(dst, value...)
	}
	return append(appendDoubled(append(dst, '"'), value), '"')
}

// appendDoubled appends what stands between the quotes of a field.
func appendDoubled(dst, value []byte) []byte {
	for {
		i := bytes.IndexByte(value, '"')
		if i < 0 {
			return append(dst, value...)
		}
		dst = append(append(dst, value[:i+1]...), '"')
		value = value[i+1:]
	}
}

// AppendNull leaves a field empty, and without quotes. One that is alone in its row
// keeps them, since readers take an empty line for no row.
func (c *csvReader) AppendNull(dst []byte, cell Cell) []byte {
	if cell.Spelling&csvJSON != 0 {
		return appendDoubled(dst, []byte(nullJSON(cell.Spelling>>csvJSONShift)))
	}
	if cell.Spelling&csvAlone != 0 {
		return append(dst, `""`...)
	}
	return dst
}
