package tabular

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// A csvFile is a [Format]: rows of fields with a delimiter between them (RFC
// 4180). It keeps what it reads as it stands, so that all that is not masked
// comes out byte for byte.
type csvFile struct {
	src      io.Reader
	isHeader func(cells []string) bool // nil: there is no header
	splitter csvSplitter
	buf      []byte
	text     string // what has been read and not given out yet
	eof      bool
	begin    int   // length of the byte order mark at the start of text
	line     int64 // of text
	rows     int64 // rows of data that were given out
	started  bool  // the header or the first row has been read
	header   bool
	names    []string
}

// How a field is spelled.
const (
	csvQuoted  = 1 << iota // in quotes
	csvEscaped             // with doubled quotes in it
)

// csvDelimiters are what is tried, in this order, when no delimiter is given.
var csvDelimiters = [...]rune{',', ';', '\t', '|'}

const byteOrderMark = "\ufeff"

func newCSV(src io.Reader, opts Options) *csvFile {
	c := &csvFile{src: src, isHeader: opts.IsHeader, line: 1}
	c.splitter.maxField = opts.MaxField
	if opts.Delimiter != 0 {
		c.splitter = newCSVSplitter(opts.Delimiter, opts.MaxField)
	}
	return c
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

func (c *csvFile) Columns() ([]string, bool) { return c.names, c.header }

func (c *csvFile) Next(r *Row) error {
	if c.buf == nil {
		if err := c.open(); err != nil {
			return err
		}
	}
	for {
		if c.text != "" {
			cells, n, bad, err := c.splitter.split(r.Cells[:0], c.text, c.begin, !c.eof)
			r.Cells = cells
			if err == nil && (n > MaxRow || n == 0 && len(c.text) > MaxRow) {
				bad, err = MaxRow, ErrTooLong
			}
			if err != nil {
				return c.fail(cells, bad, err)
			}
			if n > 0 {
				return c.give(r, n)
			}
		}
		if c.eof {
			return io.EOF
		}
		if err := c.fill(); err != nil {
			return err
		}
	}
}

// open reads the first block, and finds the byte order mark and the delimiter.
func (c *csvFile) open() error {
	if err := c.fill(); err != nil {
		return err
	}
	if strings.HasPrefix(c.text, byteOrderMark) {
		c.begin = len(byteOrderMark)
	}
	if c.splitter.delimiter == "" {
		c.splitter = bestSplitter(c.text[c.begin:], !c.eof, c.splitter.maxField)
	}
	return nil
}

// fill reads another block. What is left of the one before is small, or part of
// a row that grows; then the block grows too, so that the row is not split over
// and over again.
func (c *csvFile) fill() error {
	size := len(c.text) + max(fileBlock, len(c.text))
	if cap(c.buf) < size {
		c.buf = make([]byte, size)
	}
	left := copy(c.buf[:size], c.text)
	n, err := io.ReadFull(c.src, c.buf[left:size])
	if c.eof = errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF); err != nil && !c.eof {
		return err
	}
	// Rows and values are parts of this one string: nothing is allocated for
	// each of them.
	c.text = string(c.buf[:left+n])
	return nil
}

// give makes a row of the first n bytes of the text.
func (c *csvFile) give(r *Row, n int) error {
	r.Raw, r.Line, r.Number = c.text[:n], c.line, 0
	if bad, err := CheckText(r.Raw); err != nil {
		return c.fail(r.Cells, bad, err)
	}
	c.line += countLines(r.Raw)
	c.text, c.begin = c.text[n:], 0
	if len(r.Cells) == 0 {
		return nil
	}
	if !c.started {
		c.started = true
		c.names = make([]string, len(r.Cells))
		for i, cell := range r.Cells {
			c.names[i] = c.Decode(r, cell)
		}
		if c.header = c.isHeader != nil && c.isHeader(c.names); c.header {
			r.Cells = r.Cells[:0]
			return nil
		}
		clear(c.names)
	}
	c.rows++
	r.Number = c.rows
	return nil
}

// fail says where in the row at the start of the text something is wrong.
func (c *csvFile) fail(cells []Cell, bad int, err error) error {
	e := &ParseError{Column: 1, Line: c.line + countLines(c.text[:bad]), Err: err}
	for _, cell := range cells {
		if int(cell.End) <= bad {
			e.Column++
		}
	}
	if c.started {
		e.Row = c.rows + 1
	}
	return e
}

func (c *csvFile) Decode(r *Row, cell Cell) string {
	s := r.Raw[cell.Start:cell.End]
	if cell.spelling&csvQuoted != 0 {
		s = s[1 : len(s)-1]
	}
	if cell.spelling&csvEscaped != 0 {
		s = strings.ReplaceAll(s, `""`, `"`)
	}
	return s
}

func (c *csvFile) Encode(dst []byte, cell Cell, value []byte) []byte {
	if cell.spelling&csvQuoted == 0 && !c.splitter.needsQuotes(value) {
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

// countLines counts the line ends in s: LF, CR LF and CR.
func countLines(s string) int64 {
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
}

func newCSVSplitter(delimiter rune, maxField int) csvSplitter {
	s := csvSplitter{delimiter: string(delimiter), maxField: maxField}
	for _, c := range []byte{'"', '\r', '\n', s.delimiter[0]} {
		s.special[c] = true
	}
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
			if cells, n, _, err = s.split(cells[:0], rest, 0, more); err != nil {
				same = 0
				break
			}
			if n == 0 {
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

// split splits the row that text begins with, of which the first begin bytes are
// no field. It appends the places of the fields to cells and gives the length of
// the row with its line end; an empty line has no fields. The length is 0 when
// the row may go on in text that has not been read, as more says. With an error
// it gives the place where the row goes wrong.
func (s *csvSplitter) split(cells []Cell, text string, begin int, more bool) (_ []Cell, n, bad int, err error) {
	for i := begin; ; {
		start := i
		var spelling uint8
		if i < len(text) && text[i] == '"' {
			spelling = csvQuoted
			for i++; ; i++ {
				next := strings.IndexByte(text[i:], '"')
				if next < 0 {
					// Without its end, the field is longer than what is there.
					switch {
					case len(text)-start > s.maxField:
						return cells, 0, start, ErrTooLong
					case !more:
						return cells, 0, start, ErrQuote
					}
					return cells, 0, start, nil
				}
				if i += next + 1; i == len(text) || text[i] != '"' {
					break
				}
				spelling |= csvEscaped
			}
		}
		for {
			// In a quoted field this ends at once: what follows must be special.
			if spelling == 0 {
				for i < len(text) && !s.special[text[i]] {
					i++
				}
			}
			if i == len(text) || text[i] == '\r' || text[i] == '\n' || strings.HasPrefix(text[i:], s.delimiter) {
				break
			}
			if more && strings.HasPrefix(s.delimiter, text[i:]) {
				return cells, 0, start, nil // the delimiter is cut
			}
			if text[i] == '"' || spelling != 0 {
				return cells, 0, i, ErrQuote
			}
			i++ // the first byte of the delimiter, in another rune
		}
		if i-start > s.maxField {
			return cells, 0, start, ErrTooLong
		}
		if len(cells) == MaxColumns {
			return cells, 0, start, ErrTooManyColumns
		}
		if i == len(text) && more {
			return cells, 0, start, nil
		}
		end := i == len(text) || text[i] == '\r' || text[i] == '\n'
		if end && len(cells) == 0 && i == start {
			// An empty line. It is told from an empty field by having no other.
		} else {
			cells = append(cells, Cell{Start: int32(start), End: int32(i), Column: int32(len(cells)), spelling: spelling})
		}
		if !end {
			i += len(s.delimiter)
			continue
		}
		if strings.HasPrefix(text[i:], "\r\n") {
			return cells, i + 2, 0, nil
		}
		if i < len(text) {
			if text[i] == '\r' && i+1 == len(text) && more {
				return cells, 0, start, nil
			}
			i++
		}
		return cells, i, 0, nil
	}
}
