package workbook

import (
	"errors"
	"io"
	"strconv"
	"time"

	"github.com/xuri/excelize/v2"

	"github.com/privet-go/privet/masker/rows"
)

// maxText is how many characters a cell has at most.
const maxText = 32767

var errLong = errors.New("what is masked is longer than a cell of a workbook may be")

// A Writer makes a workbook.
type Writer struct {
	file   *excelize.File
	sheets int
	styles map[rows.Kind]int
}

// NewWriter makes a Writer.
func NewWriter() (*Writer, error) {
	w := &Writer{file: excelize.NewFile(), styles: map[rows.Kind]int{}}
	for kind, format := range map[rows.Kind]int{rows.Date: 14, rows.Time: 21, rows.Timestamp: 22} {
		id, err := w.file.NewStyle(&excelize.Style{NumFmt: format})
		if err != nil {
			return nil, err
		}
		w.styles[kind] = id
	}
	return w, nil
}

// A SheetWriter is a [rows.Sink].
type SheetWriter struct {
	of     *Writer
	stream *excelize.StreamWriter
	row    int
	cells  []any
}

// Sheet begins a sheet. The one before has been closed.
func (w *Writer) Sheet(name string) (*SheetWriter, error) {
	if w.sheets++; w.sheets == 1 {
		if err := w.file.SetSheetName(w.file.GetSheetName(0), name); err != nil {
			return nil, err
		}
	} else if _, err := w.file.NewSheet(name); err != nil {
		return nil, err
	}
	stream, err := w.file.NewStreamWriter(name)
	if err != nil {
		return nil, err
	}
	return &SheetWriter{of: w, stream: stream}, nil
}

// Write writes a row.
func (w *SheetWriter) Write(row []rows.Value) error {
	w.row++
	w.cells = w.cells[:0]
	for _, v := range row {
		cell, err := w.cell(v)
		if err != nil {
			return &rowError{w.row, v.Column + 1, err}
		}
		w.cells = append(w.cells, cell)
	}
	at, err := excelize.CoordinatesToCellName(1, w.row)
	if err != nil {
		return err
	}
	return w.stream.SetRow(at, w.cells)
}

// A rowError says where a row cannot be written.
type rowError struct {
	row, column int
	err         error
}

func (e *rowError) Error() string {
	return "row " + strconv.Itoa(e.row) + ", column " + strconv.Itoa(e.column) + ": " + e.err.Error()
}

func (e *rowError) Unwrap() error { return e.err }

// cell makes a cell.
func (w *SheetWriter) cell(v rows.Value) (any, error) {
	text := string(v.Text)
	timed := func(layout string) any {
		t, _ := time.Parse(layout, text) // it is fitted
		x := serial(t)
		if v.Kind == rows.Time {
			x = t.Sub(t.Truncate(seconds*time.Second)).Hours() / 24
		}
		if x < 0 {
			return text // workbooks have no days before 1900
		}
		return excelize.Cell{StyleID: w.of.styles[v.Kind], Value: x}
	}
	switch v.Kind {
	case rows.Null:
		return nil, nil
	case rows.Bool:
		return text == "true", nil
	case rows.Int:
		n, _ := strconv.ParseInt(text, 10, 64)
		return n, nil
	case rows.Float, rows.Decimal:
		x, _ := strconv.ParseFloat(text, 64)
		return x, nil
	case rows.Date:
		return timed(rows.DateLayout), nil
	case rows.Time:
		return timed(rows.TimeLayout), nil
	case rows.Timestamp:
		return timed(rows.TimestampLayout), nil
	}
	if len(text) > maxText && len([]rune(text)) > maxText {
		return nil, errLong
	}
	return text, nil
}

// Close ends the sheet.
func (w *SheetWriter) Close() error { return w.stream.Flush() }

// WriteTo writes the workbook.
func (w *Writer) WriteTo(dst io.Writer) (int64, error) { return w.file.WriteTo(dst) }

// Close lets go of what the workbook takes.
func (w *Writer) Close() error { return w.file.Close() }
