package tabular

import (
	"bytes"
	"io"
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"
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
	isHeader func(cells []string) bool // nil: there is no header
	splitter csvSplitter
	buf      []byte // what has been read and not given out yet
	eof      bool
	line     int64 // of buf
	started  bool  // the first block has been given
	begin    int   // length of the byte order mark of the first block
	header   bool
	names    []string
}

// How a field is spelled.
const (
	csvQuoted  = 1 << iota // in quotes, one at each end
	csvEscaped             // with doubled quotes in it
	csvAlone               // with no other in its row
)

// csvDelimiters are what is tried, in this order, when no delimiter is given.
var csvDelimiters = [...]rune{',', ';', '\t', '|'}

const byteOrderMark = "\ufeff"

func openCSV(src io.Reader, opts Options) (Reader, error) {
	c := &csvReader{src: src, isHeader: opts.IsHeader, line: 1}
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

func (c *csvReader) Columns() ([]string, bool) { return c.names, c.header }

func (c *csvReader) Next(b *Block) error {
	b.Raw, b.Rows, b.Cells, b.Line, b.first = "", b.Rows[:0], b.Cells[:0], c.line, false
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
		c.buf = slices.Grow(c.buf, max(blockSize-have, have))[:have+max(blockSize-have, have)]
		k, eof, err := ReadBlock(c.src, c.buf[have:])
		if err != nil {
			return err
		}
		c.buf, c.eof = c.buf[:have+k], eof
		if !eof {
			n = wholeRows(c.buf)
		}
		if n == 0 && len(c.buf) > MaxRow {
			b.Raw = string(c.buf)
			return c.tooLong(b)
		}
	}
	// Rows and values are parts of this one string: nothing is allocated for each
	// of them.
	b.Raw = string(c.buf[:n])
	c.buf = c.buf[:copy(c.buf, c.buf[n:])]
	c.line += CountLines(b.Raw)
	if !c.started {
		c.start(b)
	}
	return nil
}

// start looks at the first block: it finds the byte order mark, the delimiter and
// the names of the columns.
func (c *csvReader) start(b *Block) {
	c.started, b.first = true, true
	if strings.HasPrefix(b.Raw, byteOrderMark) {
		c.begin = len(byteOrderMark)
	}
	if c.splitter.delimiter == "" {
		c.splitter = bestSplitter(b.Raw[c.begin:], false, c.splitter.maxField)
	}
	var cells []Cell
	for at := c.begin; at < len(b.Raw) && len(cells) == 0; {
		var err error
		if cells, at, _, err = c.splitter.split(cells, b.Raw, at); err != nil {
			return // Split says so
		}
	}
	c.names = make([]string, len(cells))
	for i, cell := range cells {
		c.names[i] = c.Decode(b.Raw, cell)
	}
	if c.header = len(cells) > 0 && c.isHeader != nil && c.isHeader(c.names); !c.header {
		clear(c.names)
	}
}

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

// Split splits the rows of a block. Nothing but the block changes.
func (c *csvReader) Split(b *Block) error {
	// What comes first in the file is what is reported.
	text, bad := len(b.Raw)+1, error(nil)
	if i, err := CheckText(b.Raw); err != nil {
		text, bad = i, err
	}
	at, header := 0, false
	if b.first {
		at, header = c.begin, c.header
	}
	b.Rows, b.Cells = b.Rows[:0], b.Cells[:0]
	for at < len(b.Raw) {
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
		if header && row.Data {
			header, row.Data, row.Cells = false, false, int32(before)
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
	if !c.started {
		c.start(b)
	}
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
	if e.Row++; b.first && !passedFirst(b, bad) {
		e.Row = 0
	}
	for _, cell := range b.Cells[min(cells, len(b.Cells)):] {
		if int(cell.End) <= bad {
			e.Column++
		}
	}
	return e
}

// passedFirst reports whether a row that is not empty, so perhaps the header, ends
// before the place.
func passedFirst(b *Block, bad int) bool {
	start := 0
	for _, row := range b.Rows {
		if int(row.End) <= bad && strings.Trim(b.Raw[start:row.End], byteOrderMark+"\r\n") != "" {
			return true
		}
		start = int(row.End)
	}
	return false
}

func (c *csvReader) Decode(raw string, cell Cell) string {
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
	if cell.Spelling&csvQuoted == 0 && !c.splitter.needsQuotes(value) && (len(value) > 0 || cell.Spelling&csvAlone == 0) {
		return append(dst, value...)
	}
	dst = append(dst, '"')
	for {
		i := bytes.IndexByte(value, '"')
		if i < 0 {
			break
		}
		dst = append(append(dst, value[:i+1]...), '"')
		value = value[i+1:]
	}
	return append(append(dst, value...), '"')
}

// AppendNull leaves a field empty, and without quotes. One that is alone in its row
// keeps them, since readers take an empty line for no row.
func (c *csvReader) AppendNull(dst []byte, cell Cell) []byte {
	if cell.Spelling&csvAlone != 0 {
		return append(dst, `""`...)
	}
	return dst
}

// CountLines counts the line ends in s: LF, CR LF and CR.
func CountLines(s string) int64 {
	n := strings.Count(s, "\n")
	for {
		i := strings.IndexByte(s, '\r')
		if i < 0 {
			return int64(n)
		}
		if s = s[i+1:]; !strings.HasPrefix(s, "\n") {
			n++
		}
	}
}

// A csvSplitter splits rows into fields.
type csvSplitter struct {
	delimiter string
	maxField  int
	special   [256]bool // bytes that a field without quotes ends at, or may not have
	first     uint64    // the first byte of the delimiter, eight times
}

func newCSVSplitter(delimiter rune, maxField int) csvSplitter {
	s := csvSplitter{delimiter: string(delimiter), maxField: maxField}
	for _, c := range []byte{'"', '\r', '\n', s.delimiter[0]} {
		s.special[c] = true
	}
	s.first = uint64(s.delimiter[0]) * ones
	return s
}

// needsQuotes reports whether a value cannot stand without quotes, or shares a
// byte with a delimiter that is not ASCII, when quotes do no harm.
func (s *csvSplitter) needsQuotes(value []byte) bool {
	for _, c := range value {
		if s.special[c] {
			return true
		}
	}
	return false
}

// bestSplitter gives the splitter whose delimiter parts the first rows best: the
// most of them into as many fields as the first row, then into the most fields.
// If none parts the first row, it is the comma.
func bestSplitter(text string, more bool, maxField int) csvSplitter {
	const sniffedRows = 64
	best := newCSVSplitter(csvDelimiters[0], maxField)
	bestShare, bestFields := 0.0, 1
	for _, delimiter := range csvDelimiters {
		s := newCSVSplitter(delimiter, maxField)
		var cells []Cell
		fields, rows, same := 0, 0, 0
		for rest := text; rest != "" && rows < sniffedRows; {
			var n int
			var err error
			if cells, n, _, err = s.split(cells[:0], rest, 0); more && n == len(rest) {
				break // it may be cut
			}
			if err != nil {
				same = 0
				break
			}
			rest = rest[n:]
			if len(cells) == 0 {
				continue
			}
			if rows++; rows == 1 {
				fields = len(cells)
			}
			if len(cells) == fields {
				same++
			}
		}
		if fields < 2 || same == 0 {
			continue
		}
		share := float64(same) / float64(rows)
		if share > bestShare || share == bestShare && fields > bestFields {
			best, bestShare, bestFields = s, share, fields
		}
	}
	return best
}

// split splits the row that begins at the place in text, which has the rest of the
// row. It appends the places of the fields to cells and gives the place behind the
// row and its line end; an empty line has no fields. With an error it gives the
// place where the row goes wrong, and the fields before it.
func (s *csvSplitter) split(cells []Cell, text string, at int) (_ []Cell, end, bad int, err error) {
	first := len(cells)
	for i := at; ; {
		start := i
		var spelling uint8
		if i < len(text) && text[i] == '"' {
			spelling = csvQuoted
			for i++; ; i++ {
				next := strings.IndexByte(text[i:], '"')
				if next < 0 {
					// Without its end, the field is longer than what is there.
					if len(text)-start > s.maxField {
						return cells, len(text), start, ErrTooLong
					}
					return cells, len(text), start, ErrQuote
				}
				if i += next + 1; i == len(text) || text[i] != '"' {
					break
				}
				spelling |= csvEscaped
			}
		} else {
			i = s.plain(text, i)
		}
		// Most fields end at a delimiter of one byte.
		for i < len(text) && text[i] != s.delimiter[0] && text[i] != '\r' && text[i] != '\n' || i < len(text) && len(s.delimiter) > 1 && !s.ends(text[i:]) {
			if text[i] == '"' || spelling != 0 {
				return cells, i, i, ErrQuote
			}
			// The first byte of the delimiter, in another rune.
			i = s.plain(text, i+1)
		}
		if i-start > s.maxField {
			return cells, i, start, ErrTooLong
		}
		if len(cells)-first == MaxColumns {
			return cells, i, start, ErrTooManyColumns
		}
		last := i == len(text) || text[i] == '\r' || text[i] == '\n'
		if last && len(cells) == first && i == start {
			// An empty line. It is told from an empty field by having no other.
		} else {
			if last && len(cells) == first {
				spelling |= csvAlone
			}
			// A cell is filled in where it stands. To make it elsewhere and copy it in one
			// piece stalls the processor, which has the parts of it in flight still.
			cells = append(cells, Cell{})
			c := &cells[len(cells)-1]
			c.Start, c.End, c.Column = int32(start), int32(i), int32(len(cells)-1-first)
			c.Spelling, c.Plain, c.Margin = spelling, spelling&csvEscaped == 0, spelling&csvQuoted
		}
		if !last {
			i += len(s.delimiter)
			continue
		}
		if i < len(text) && text[i] == '\r' {
			i++
		}
		// A line feed is a line end alone and behind a carriage return.
		if i < len(text) && text[i] == '\n' {
			i++
		}
		return cells, i, 0, nil
	}
}

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// plain gives the place of the first special byte in text that is not before i.
// It looks at eight bytes at a time, which makes Split half as fast again as it is
// with a look-up for each byte.
func (s *csvSplitter) plain(text string, i int) int {
	for ; i+8 <= len(text); i += 8 {
		t := text[i : i+8]
		w := uint64(t[0]) | uint64(t[1])<<8 | uint64(t[2])<<16 | uint64(t[3])<<24 |
			uint64(t[4])<<32 | uint64(t[5])<<40 | uint64(t[6])<<48 | uint64(t[7])<<56
		if m := zeros(w^s.first) | zeros(w^'"'*ones) | zeros(w^'\n'*ones) | zeros(w^'\r'*ones); m != 0 {
			return i + bits.TrailingZeros64(m)/8
		}
	}
	for i < len(text) && !s.special[text[i]] {
		i++
	}
	return i
}

// zeros has a bit set in the lowest byte of w that is zero, and none below it.
func zeros(w uint64) uint64 { return (w - ones) & ^w & highs }

// ends reports whether a field ends where rest begins.
func (s *csvSplitter) ends(rest string) bool {
	return rest[0] == '\r' || rest[0] == '\n' || strings.HasPrefix(rest, s.delimiter)
}
