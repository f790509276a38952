package rows

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/masker"
)

// This file spells rows for the engines. A value is spelled as
//
//	kind, levels, column, text, end
//
// of which only the text is a cell, so that the rest comes back as it was. The bytes of an
// opaque value stand outside of the cell, which is empty: no engine can look into them. In front of
// the text of a time stands itself, so that it is known whether it has changed.

const (
	endOfBytes = 0x1d
	endOfRow   = 0x1e
	endOfValue = 0x1f
	escape     = 0x1b
	null       = "\x1bN" // the text of a value that has become none
	shifted    = 0x40    // what is added to a byte behind an escape

	headSize   = 6
	zero       = '0' // what is added to the numbers in front of a text
	digit      = 64  // base of the column
	maxColumns = digit * digit * digit
	blockSize  = 128 << 10
	maxRow     = 64 << 20
	maxLevel   = 60
)

var errWide = errors.New("too many columns, or rows that are nested too deeply")

// special is true for bytes that are spelled with an escape.
var special = [256]bool{'\n': true, '\r': true, escape: true, endOfBytes: true, endOfRow: true, endOfValue: true}

// appendText appends the spelling of a text, and reports whether that is the text itself.
func appendText(dst, text []byte) ([]byte, bool) {
	for i, c := range text {
		if special[c] {
			return appendEscaped(append(dst, text[:i]...), text[i:]), false
		}
	}
	return append(dst, text...), true
}

func appendEscaped(dst, text []byte) []byte {
	for _, c := range text {
		if special[c] {
			dst = append(dst, escape, c+shifted)
		} else {
			dst = append(dst, c)
		}
	}
	return dst
}

// unspell undoes appendText.
func unspell(text string) string {
	i := strings.IndexByte(text, escape)
	if i < 0 || text == null {
		return strings.TrimPrefix(text, null)
	}
	b := make([]byte, 0, len(text))
	for ; i >= 0 && i+1 < len(text); i = strings.IndexByte(text, escape) {
		b = append(append(b, text[:i]...), text[i+1]-shifted)
		text = text[i+2:]
	}
	return string(append(b, text...))
}

// format makes a format of which the only file is the source. The bytes of opaque values are
// left out but in columns that are kept.
func format(src Source, kept []bool) *masker.Format {
	return &masker.Format{
		Name: "rows",
		Doc:  "Rows of a store.",
		Open: func(io.Reader, masker.FormatOptions) (masker.FormatReader, error) {
			r := &reader{src: src, kept: kept}
			for _, c := range src.Columns() {
				r.names, r.class = append(r.names, c.Name), append(r.class, c.Class)
				r.header = r.header || c.Name != ""
			}
			if len(r.names) >= maxColumns {
				return nil, errWide
			}
			return r, nil
		},
	}
}

// A reader gives the rows of a source to an engine.
type reader struct {
	src    Source
	kept   []bool
	names  []string
	class  []func([]byte) int
	header bool
	row    []Value
	buf    []byte
	count  int64
}

func (r *reader) Next(b *masker.Block) error {
	r.buf = r.buf[:0]
	b.Rows, b.Cells = b.Rows[:0], b.Cells[:0]
	for len(r.buf) < blockSize {
		row, err := r.src.Next(r.row[:0])
		r.row = row[:0]
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		r.count++
		from := len(r.buf)
		for i := range row {
			if err := r.spell(&row[i], b); err != nil {
				return &masker.ParseError{Row: int64(len(b.Rows)) + 1, Column: row[i].Column + 1, Err: err}
			}
			if len(r.buf)-from > maxRow {
				return &masker.ParseError{Row: int64(len(b.Rows)) + 1, Column: row[i].Column + 1, Err: ErrTooLong}
			}
		}
		r.buf = append(r.buf, endOfRow)
		b.Rows = append(b.Rows, masker.Row{End: int32(len(r.buf)), Cells: int32(len(b.Cells)), Data: true})
	}
	if len(b.Rows) == 0 {
		return io.EOF
	}
	b.Raw = string(r.buf)
	return nil
}

// spell appends a value.
func (r *reader) spell(v *Value, b *masker.Block) error {
	if v.Rep > maxLevel || v.Def > maxLevel {
		return errWide
	}
	c := v.Column
	r.buf = append(r.buf, byte(v.Kind), zero+v.Rep, zero+v.Def, zero+byte(c/digit/digit), zero+byte(c/digit%digit), zero+byte(c%digit))
	text := v.Text
	switch {
	case v.Kind == Null:
		text = nil
	case v.Kind == Opaque:
		if c < len(r.kept) && r.kept[c] {
			r.buf, _ = appendText(r.buf, text)
		}
		r.buf = append(r.buf, endOfBytes)
		text = nil
	case !utf8.Valid(text):
		return ErrUTF8
	case v.Kind.isTime():
		r.buf, _ = appendText(r.buf, text)
		r.buf = append(r.buf, endOfBytes)
	}
	start := len(r.buf)
	plain := false
	r.buf, plain = appendText(r.buf, text)
	b.Cells = append(b.Cells, masker.Cell{Start: int32(start), End: int32(len(r.buf)), Column: int32(c), Plain: plain})
	r.buf = append(r.buf, endOfValue)
	return nil
}

// Class gives what tells the class of values of a column.
func (r *reader) Class(column int32) func([]byte) int {
	if uint(column) < uint(len(r.class)) {
		return r.class[column]
	}
	return nil
}

// Split has nothing to do.
func (r *reader) Split(*masker.Block) error { return nil }

func (r *reader) Columns() (names []string, header bool) { return r.names, r.header }

func (r *reader) Decode(raw string, c masker.Cell) string { return unspell(raw[c.Start:c.End]) }

func (r *reader) Encode(dst []byte, _ masker.Cell, value []byte) []byte {
	dst, _ = appendText(dst, value)
	return dst
}

func (r *reader) AppendNull(dst []byte, _ masker.Cell) []byte { return append(dst, null...) }

// A restorer reads what an engine has made of the rows, and gives them to the sink.
type restorer struct {
	sink Sink
	days days
	err  error  // of the sink
	rest []byte // of a row that is not whole
	row  []Value
	text []byte
}

// Write is given whole rows but for the last, of which the rest may follow.
func (r *restorer) Write(b []byte) (int, error) {
	all := b
	if len(r.rest) > 0 {
		r.rest = append(r.rest, b...)
		all = r.rest
	}
	from := 0
	for at := 0; at < len(all); {
		if all[at] == endOfRow {
			if r.err = r.sink.Write(r.row); r.err != nil {
				return 0, r.err
			}
			at++
			from, r.row, r.text = at, r.row[:0], r.text[:0]
			continue
		}
		n := r.value(all[at:])
		if n == 0 {
			break
		}
		at += n
	}
	r.rest = append(r.rest[:0], all[from:]...)
	r.row, r.text = r.row[:0], r.text[:0]
	return len(b), nil
}

// value reads a value that b begins with. It gives its length, or 0 where it is not whole.
func (r *restorer) value(b []byte) int {
	if len(b) < headSize {
		return 0
	}
	n := bytes.IndexByte(b[headSize:], endOfValue) + headSize
	if n < headSize {
		return 0
	}
	level := func(i int) int { return int(b[i] - zero) }
	v := Value{Kind: Kind(b[0]), Rep: b[1] - zero, Def: b[2] - zero, Column: (level(3)*digit+level(4))*digit + level(5)}
	text, was := b[headSize:n], []byte(nil)
	switch at := bytes.IndexByte(text, endOfBytes); {
	case v.Kind == Opaque:
		text = text[:max(0, at)]
	case v.Kind.isTime():
		was, text = text[:max(0, at)], text[at+1:]
	}
	switch {
	case string(text) == null && v.Kind != Opaque:
		v.Kind = Null
	default:
		v.Text = r.unspell(text)
		switch {
		case v.Kind.isTime():
			if !bytes.Equal(text, was) {
				v.Text = r.days.fit(v.Kind, v.Text, r.unspell(was))
			}
		case v.Kind != Null:
			v.Text = fit(v.Kind, v.Text)
		}
	}
	r.row = append(r.row, v)
	return n + 1
}

// unspell undoes appendText. The result is valid until the row has been written.
func (r *restorer) unspell(text []byte) []byte {
	if bytes.IndexByte(text, escape) < 0 {
		return text[:len(text):len(text)]
	}
	from := len(r.text)
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c == escape && i+1 < len(text) {
			i++
			c = text[i] - shifted
		}
		r.text = append(r.text, c)
	}
	return r.text[from:len(r.text):len(r.text)]
}

// Close reports whether a row is left over.
func (r *restorer) Close() error {
	if len(r.rest) > 0 {
		return errors.New("the last row is not whole")
	}
	return nil
}
