// Package workbook reads the sheets of workbooks of Excel as tables, and writes workbooks that have values and
// their types, and nothing else: whatever a workbook has beside the cells of its sheets, such as comments,
// properties and the results of formulas elsewhere, may tell what the cells have told.
package workbook

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/xuri/excelize/v2"

	"github.com/privet-go/privet/masker/rows"
)

// ErrBroken says that a file is no workbook, is damaged or is encrypted. What the library says of it
// is left out, since it may hold what it has read.
var ErrBroken = errors.New("no workbook (.xlsx), a damaged one or one that is encrypted")

// MaxBytes is how many bytes a workbook may have after decompression. A sheet is in memory while it is read.
const MaxBytes = 1 << 30

// A Book is a workbook that is read. One goroutine reads it.
type Book struct {
	file   *excelize.File
	sheets []string
	since  bool // dates are counted from 1904
	dates  map[int]bool
}

// Open opens a workbook.
func Open(name string) (_ *Book, err error) {
	if f, err := os.Open(name); err != nil {
		return nil, err
	} else {
		_ = f.Close()
	}
	defer rescue(&err)
	// Nothing of it is spooled to a folder for temporary files.
	f, err := excelize.OpenFile(name, excelize.Options{UnzipSizeLimit: MaxBytes, UnzipXMLSizeLimit: MaxBytes, RawCellValue: true})
	if err != nil {
		return nil, ErrBroken
	}
	b := &Book{file: f, dates: map[int]bool{}}
	if props, err := f.GetWorkbookProps(); err == nil && props.Date1904 != nil {
		b.since = *props.Date1904
	}
	b.sheets = f.GetSheetList()
	if len(b.sheets) == 0 {
		_ = f.Close()
		return nil, ErrBroken
	}
	return b, nil
}

// rescue makes an error of a panic: the library panics on some damaged files.
func rescue(err *error) {
	if recover() != nil {
		*err = ErrBroken
	}
}

// Close closes the workbook.
func (b *Book) Close() error { return b.file.Close() }

// Sheets gives the names of the sheets.
func (b *Book) Sheets() []string { return b.sheets }

// A Sheet is a [rows.Source].
type Sheet struct {
	book  *Book
	name  string
	rows  *excelize.Rows
	width int
	last  int // row that has a value
	row   int // from 1
	text  []byte
	names []string
	ahead [][]rows.Value // that have been read and not given out
}

// Sheet begins to read a sheet.
func (b *Book) Sheet(name string) (_ *Sheet, err error) {
	defer rescue(&err)
	s := &Sheet{book: b, name: name}
	measure, err := b.file.Rows(name)
	if err != nil {
		return nil, ErrBroken
	}
	defer measure.Close()
	for row := 1; measure.Next(); row++ {
		cells, err := measure.Columns()
		if err != nil {
			return nil, fmt.Errorf("row %d: %w", row, ErrBroken)
		}
		for i, c := range cells {
			if c != "" {
				s.width, s.last = max(s.width, i+1), row
			}
		}
	}
	if measure.Error() != nil {
		return nil, ErrBroken
	}
	if s.rows, err = b.file.Rows(name); err != nil {
		return nil, ErrBroken
	}
	return s, nil
}

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
func (s *Sheet) Name() string { return s.name }

// Columns gives all columns that have a value, whose names are empty unless SetNames has given them.
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

func (s *Sheet) read(dst []rows.Value) (_ []rows.Value, err error) {
	defer rescue(&err)
	if s.row >= s.last || !s.rows.Next() {
		if s.rows.Error() != nil || s.row < s.last {
			return dst, fmt.Errorf("behind row %d: %w", s.row, ErrBroken)
		}
		return dst, io.EOF
	}
	s.row++
	s.text = s.text[:0]
	cells, err := s.rows.Columns()
	if err != nil {
		return dst, fmt.Errorf("row %d: %w", s.row, ErrBroken)
	}
	for i := range s.width {
		v := rows.Value{Column: i, Kind: rows.Null}
		if i < len(cells) && cells[i] != "" {
			from := len(s.text)
			if v.Kind, s.text, err = s.value(s.text, i, cells[i]); err != nil {
				return dst, fmt.Errorf("row %d, column %d: %w", s.row, i+1, err)
			}
			v.Text = s.text[from:len(s.text):len(s.text)]
		}
		dst = append(dst, v)
	}
	return dst, nil
}

// value appends the text of a cell.
func (s *Sheet) value(dst []byte, column int, raw string) (rows.Kind, []byte, error) {
	cell, err := excelize.CoordinatesToCellName(column+1, s.row)
	if err != nil {
		return 0, dst, ErrBroken
	}
	typ, err := s.book.file.GetCellType(s.name, cell)
	if err != nil {
		return 0, dst, ErrBroken
	}
	switch typ {
	case excelize.CellTypeBool:
		return rows.Bool, strconv.AppendBool(dst, raw == "1" || strings.EqualFold(raw, "true")), nil
	case excelize.CellTypeUnset, excelize.CellTypeNumber:
		x, err := strconv.ParseFloat(raw, 64)
		if err != nil || math.IsInf(x, 0) || math.IsNaN(x) {
			break
		}
		if isDate, err := s.book.isDate(s.name, cell); err != nil {
			return 0, dst, err
		} else if isDate && x >= 0 && x < maxDate {
			kind, dst := appendDate(dst, x, s.book.since)
			return kind, dst, nil
		}
		if x == math.Trunc(x) && math.Abs(x) < 1e15 {
			return rows.Int, strconv.AppendInt(dst, int64(x), 10), nil
		}
		return rows.Float, append(dst, raw...), nil
	}
	if !utf8.ValidString(raw) || strings.IndexByte(raw, 0) >= 0 {
		return 0, dst, rows.ErrUTF8
	}
	return rows.Text, append(dst, raw...), nil
}

// isDate reports whether a cell is shown as a date or a time.
func (b *Book) isDate(sheet, cell string) (bool, error) {
	id, err := b.file.GetCellStyle(sheet, cell)
	if err != nil {
		return false, ErrBroken
	}
	if is, known := b.dates[id]; known {
		return is, nil
	}
	style, err := b.file.GetStyle(id)
	if err != nil {
		return false, ErrBroken
	}
	n := style.NumFmt
	is := 14 <= n && n <= 22 || 27 <= n && n <= 36 || 45 <= n && n <= 47 || 50 <= n && n <= 58
	if style.CustomNumFmt != nil {
		is = isDateFormat(*style.CustomNumFmt)
	}
	b.dates[id] = is
	return is, nil
}

// isDateFormat reports whether a format of numbers shows days or hours.
func isDateFormat(format string) bool {
	quoted, bracketed := false, false
	for i := 0; i < len(format); i++ {
		switch c := format[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '\\' || c == '_' || c == '*':
			i++
		case c == '[':
			bracketed = true
		case c == ']':
			bracketed = false
		case bracketed:
		case strings.IndexByte("dmyhsDMYHS", c) >= 0:
			return true
		}
	}
	return false
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
		return rows.Date, t.AppendFormat(dst, rows.DateLayout)
	}
	return rows.Timestamp, t.AppendFormat(dst, rows.TimestampLayout)
}

// serial gives the number of days of a moment.
func serial(t time.Time) float64 {
	x := t.Sub(epoch).Hours() / 24
	if x < 61 {
		x-- // see appendDate
	}
	return x
}
