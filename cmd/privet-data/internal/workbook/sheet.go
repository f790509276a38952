package workbook

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/privet-go/privet/masker/rows"
)

// What a sheet has at most.
const (
	mostColumns = 1 << 14
	mostRows    = 1 << 20
)

// A cell is one of a row, in the memory of the row.
type cell struct {
	column   int // from 0
	style    int
	typ      byte // n, s, i, b, e or d: a number, a shared string, a string, true or false, an error, a day
	from, to int  // of its text as it is written, without entities
}

// valued reports whether the cell has a value.
func (c *cell) valued() bool { return c.to > c.from }

// A rowReader reads the rows of a sheet. The source and the sink of a sheet have one each, and see the same rows.
type rowReader struct {
	*scanner
	part    io.ReadCloser
	inRows  bool
	leftOut leavings
	number  int    // of the row, from 1
	attrs   []byte // of the row
	cells   []cell
	text    []byte
}

// openRows begins to read a sheet.
func (b *Book) openRows(sheet sheetOf) (*rowReader, error) {
	part, err := b.open(sheet.part)
	if err != nil {
		return nil, ErrBroken
	}
	return &rowReader{scanner: newScanner(part), part: part, leftOut: leavings{}}, nil
}

// toRows reads up to the rows. It calls do, if that is not nil, for each token in front of them.
func (r *rowReader) toRows(do func() error) error {
	for {
		if err := r.next(); err != nil {
			return broken(err)
		}
		if r.isStart("sheetData") {
			r.inRows = true
			return nil
		}
		if do != nil {
			if err := do(); err != nil {
				return err
			}
		}
	}
}

// broken is the error of a sheet that is not whole.
func broken(err error) error {
	if err == io.EOF || errors.Is(err, errXML) {
		return ErrBroken
	}
	return err
}

// row reads the next row, and reports io.EOF behind the last one.
func (r *rowReader) row() error {
	for r.inRows {
		if err := r.next(); err != nil {
			return broken(err)
		}
		switch {
		case r.isEnd("sheetData"):
			r.inRows = false
		case r.isStart("row"):
			return r.readRow()
		case r.kind == startTag:
			return ErrBroken
		}
	}
	return io.EOF
}

func (r *rowReader) readRow() error {
	n := r.number + 1
	if at := r.attr("r"); at != nil {
		n = number(at)
	}
	if n <= r.number || n > mostRows {
		return ErrBroken
	}
	r.number = n
	r.attrs = append(r.attrs[:0], r.scanner.attrs...)
	r.cells, r.text = r.cells[:0], r.text[:0]
	for {
		if err := r.next(); err != nil {
			return broken(err)
		}
		switch {
		case r.isEnd("row"):
			return nil
		case r.isStart("c"):
			if err := r.readCell(); err != nil {
				return broken(err)
			}
		case r.kind == startTag:
			if err := r.skipElement(); err != nil {
				return broken(err)
			}
		}
	}
}

// types are those of cells, by what the file calls them.
var types = map[string]byte{"": 'n', "n": 'n', "s": 's', "str": 'i', "inlineStr": 'i', "b": 'b', "e": 'e', "d": 'd'}

func (r *rowReader) readCell() error {
	c := cell{style: number(r.attr("s")), typ: types[string(r.attr("t"))], from: len(r.text)}
	last := -1
	if n := len(r.cells); n > 0 {
		last = r.cells[n-1].column
	}
	c.column = last + 1
	if at := r.attr("r"); at != nil {
		c.column = columnOf(at)
	}
	if c.typ == 0 || c.column <= last || c.column >= mostColumns || c.style < 0 {
		return ErrBroken
	}
	for inValue := false; ; {
		if err := r.next(); err != nil {
			return err
		}
		switch {
		case r.isEnd("c"):
			c.to = len(r.text)
			r.cells = append(r.cells, c)
			return nil
		case r.isStart("v"):
			inValue = true
		case r.isEnd("v"):
			inValue = false
		case r.isStart("is"):
			var err error
			if r.text, err = readText(r.scanner, r.text); err != nil {
				return err
			}
		case r.kind == startTag:
			r.leftOut.see(string(r.name))
			if err := r.skipElement(); err != nil {
				return err
			}
		case r.kind == textToken && inValue:
			var err error
			if r.text, err = r.appendText(r.text); err != nil {
				return err
			}
		}
	}
}

// columnOf gives the column of a place such as AB12, from 0; -1: it is none.
func columnOf(at []byte) int {
	n := 0
	for _, c := range at {
		if c < 'A' || c > 'Z' || n > mostColumns {
			break
		}
		n = 26*n + int(c-'A') + 1
	}
	return n - 1
}

// isEmpty reports whether no cell of the row has a value.
func (r *rowReader) isEmpty() bool {
	for i := range r.cells {
		if r.cells[i].valued() {
			return false
		}
	}
	return true
}

// A Sheet is a [rows.Source] of the rows that have a value.
type Sheet struct {
	book  *Book
	of    sheetOf
	rows  *rowReader
	width int
	text  []byte
	names []string
	ahead [][]rows.Value // that have been read and not given out
}

// Sheet begins to read a sheet, by its place. It is read once before, to know how wide it is and that it is whole.
func (b *Book) Sheet(place int) (*Sheet, error) {
	s := &Sheet{book: b, of: b.sheets[place]}
	r, err := b.openRows(s.of)
	if err != nil {
		return nil, err
	}
	defer r.part.Close()
	if err := r.toRows(nil); err != nil {
		return nil, err
	}
	for {
		err := r.row()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("behind row %d: %w", r.number, err)
		}
		for i := range r.cells {
			if r.cells[i].valued() {
				s.width = max(s.width, r.cells[i].column+1)
			}
		}
	}
	for err == nil {
		err = r.next()
	}
	if err != io.EOF {
		return nil, ErrBroken
	}
	if s.rows, err = b.openRows(s.of); err != nil {
		return nil, err
	}
	return s, s.rows.toRows(nil)
}

// Close ends the reading.
func (s *Sheet) Close() error { return s.rows.part.Close() }

// Ahead reads so many rows, less where there are fewer, which Next will give.
func (s *Sheet) Ahead(n int) ([][]rows.Value, error) {
	for len(s.ahead) < n {
		row, err := s.read(nil)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		for i := range row {
			row[i].Text = append([]byte(nil), row[i].Text...)
		}
		s.ahead = append(s.ahead, row)
	}
	return s.ahead, nil
}

// Skip passes over rows that Ahead has read.
func (s *Sheet) Skip(n int) { s.ahead = s.ahead[n:] }

// SetNames gives names to the columns.
func (s *Sheet) SetNames(names []string) { s.names = names }

// Name gives the name of the sheet.
func (s *Sheet) Name() string { return s.of.name }

// Columns gives all columns up to the last that has a value. Their names are empty unless SetNames has given them.
func (s *Sheet) Columns() []rows.Column {
	columns := make([]rows.Column, s.width)
	for i := range min(s.width, len(s.names)) {
		columns[i].Name = s.names[i]
	}
	return columns
}

// Next gives the next row, with a value for each column.
func (s *Sheet) Next(dst []rows.Value) ([]rows.Value, error) {
	if len(s.ahead) > 0 {
		dst = append(dst, s.ahead[0]...)
		s.ahead = s.ahead[1:]
		return dst, nil
	}
	return s.read(dst)
}

func (s *Sheet) read(dst []rows.Value) ([]rows.Value, error) {
	r := s.rows
	for {
		if err := r.row(); err == io.EOF {
			return dst, err
		} else if err != nil {
			return dst, fmt.Errorf("behind row %d: %w", r.number, err)
		}
		if !r.isEmpty() {
			break
		}
	}
	s.text = s.text[:0]
	column := 0
	for i := range r.cells {
		c := &r.cells[i]
		if !c.valued() {
			continue
		}
		for ; column < c.column; column++ {
			dst = append(dst, rows.Value{Column: column, Kind: rows.Null})
		}
		v, from := rows.Value{Column: column}, len(s.text)
		var err error
		if v.Kind, s.text, err = s.book.value(s.text, r, c); err != nil {
			return dst, fmt.Errorf("row %d, column %d: %w", r.number, column+1, err)
		}
		if v.Text = s.text[from:len(s.text):len(s.text)]; len(v.Text) == 0 {
			v.Kind = rows.Null
		}
		dst = append(dst, v)
		column++
	}
	for ; column < s.width; column++ {
		dst = append(dst, rows.Value{Column: column, Kind: rows.Null})
	}
	return dst, nil
}

// value appends the text of a cell that has a value.
func (b *Book) value(dst []byte, r *rowReader, c *cell) (rows.Kind, []byte, error) {
	raw := r.text[c.from:c.to]
	from := len(dst)
	switch c.typ {
	case 'b':
		return rows.Bool, strconv.AppendBool(dst, string(raw) == "1" || strings.EqualFold(string(raw), "true")), nil
	case 'n':
		return b.numeric(dst, raw, c.style)
	case 'd':
		if t, ok := rows.Moment(raw); ok && len(raw) >= len(rows.DateLayout) {
			if len(raw) == len(rows.DateLayout) {
				return rows.Date, rows.AppendDay(dst, t), nil
			}
			return rows.Timestamp, rows.AppendMoment(dst, t), nil
		}
		dst = append(dst, raw...)
	case 's':
		n, err := strconv.Atoi(string(raw))
		if err != nil {
			return 0, dst, ErrBroken
		}
		if dst, err = b.strings.append(dst, n); err != nil {
			return 0, dst, err
		}
	case 'i':
		dst = append(dst, raw...)
		dst = dst[:from+len(decode(dst[from:]))]
	default:
		dst = append(dst, raw...)
	}
	text := dst[from:]
	for i, c := range text {
		if c == 0 {
			return 0, dst[:from+i], rows.ErrUTF8
		}
	}
	if !utf8.Valid(text) {
		return 0, dst, rows.ErrUTF8
	}
	return rows.Text, dst, nil
}

// numeric appends the text of a number, which is a day or a time where the style says so.
func (b *Book) numeric(dst, raw []byte, style int) (rows.Kind, []byte, error) {
	date := style < len(b.isDate) && b.isDate[style]
	if n, ok := small(raw); ok && !date {
		return rows.Int, strconv.AppendInt(dst, n, 10), nil
	}
	x, err := strconv.ParseFloat(string(raw), 64)
	switch {
	case err != nil || math.IsInf(x, 0) || math.IsNaN(x):
		return rows.Text, append(dst, raw...), nil
	case date && x >= 0 && x < maxDate:
		kind, dst := appendDate(dst, x, b.since)
		return kind, dst, nil
	case x == math.Trunc(x) && math.Abs(x) < 1e15:
		return rows.Int, strconv.AppendInt(dst, int64(x), 10), nil
	}
	return rows.Float, append(dst, raw...), nil
}

// small reads a number of at most 15 digits.
func small(raw []byte) (n int64, ok bool) {
	for _, c := range raw {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int64(c-'0')
	}
	return n, len(raw) <= 15
}

const (
	maxDate = 2958466 // 10000-01-01
	seconds = 24 * 60 * 60
)

// The day that numbers of days are counted from.
var (
	epoch     = time.Date(1899, 12, 30, 0, 0, 0, 0, time.UTC)
	epoch1904 = time.Date(1904, 1, 1, 0, 0, 0, 0, time.UTC)
)

// appendDate appends the text of a number of days.
func appendDate(dst []byte, x float64, since1904 bool) (rows.Kind, []byte) {
	from := epoch
	switch {
	case since1904:
		from = epoch1904
	case x >= 1 && x < 60:
		x++ // before the 29 February 1900, which there never was
	}
	day := math.Floor(x)
	t := from.AddDate(0, 0, int(day)).Add(time.Duration(math.Round((x-day)*seconds*1000)) * time.Millisecond)
	switch {
	case x < 1:
		return rows.Time, t.AppendFormat(dst, rows.TimeLayout)
	case x == day:
		return rows.Date, rows.AppendDay(dst, t)
	}
	return rows.Timestamp, rows.AppendMoment(dst, t)
}

// serial gives the number of days of a moment.
func serial(t time.Time, since1904 bool) float64 {
	if since1904 {
		return t.Sub(epoch1904).Hours() / 24
	}
	x := t.Sub(epoch).Hours() / 24
	if x < 61 {
		x-- // see appendDate
	}
	return x
}
