package layout

import (
	"errors"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// errCut says that the text ends too early, and that there is more of it.
var errCut = errors.New("cut")

// errOpen says that there is no more of it.
var errOpen = layout("the file ends in the middle of a value")

// lines is what the walkers of this package share: they go over a text line by line, and part it into rows where no
// record is open.
type lines struct {
	block.RowMaker
	began bool // the beginning of the file has been looked at
	text  string
	eof   bool
	wrong int // where an error is

	start int // of the line
	safe  int // the last place outside of a record where rows can be parted
	cells int // before it
}

// A liner reads the lines of a format.
type liner interface {
	save()          // remembers what is known at the beginning of a line
	restore()       // goes back to that, for the rest of a text of which more is there now
	inRecord() bool // the line is in a record, or may be
	isRecord() bool // what ends with the text is a row of data

	// line goes over what begins with the line at a place, and gives the line behind it.
	line(at int) (next int, err error)
}

// walk is the Walk of a format.
func (l *lines) walk(text string, eof bool, b *block.Block, of liner) (int, error) {
	l.text, l.eof, l.RowMaker = text, eof, block.RowMaker{Block: b}
	of.restore()
	l.safe, l.cells = 0, 0
	at := 0
	if !l.began && strings.HasPrefix(text, block.ByteOrderMark) {
		at = len(block.ByteOrderMark)
	}
	if i := loneReturn(text, eof); i >= 0 {
		return i, errReturn
	}
	var err error
	for at < len(text) && err == nil {
		if l.start = at; !of.inRecord() {
			l.mark(of)
		}
		at, err = of.line(at)
	}
	switch {
	case errors.Is(err, errCut) && eof:
		return len(text), errOpen
	case err != nil && !errors.Is(err, errCut):
		return l.wrong, err
	case eof:
		l.CloseRow(len(text), len(b.Cells), of.isRecord())
	default: // what belongs to the last line may be to come
		l.CloseRow(l.safe, l.cells, false)
		b.Cells = b.Cells[:l.RowCells()]
	}
	l.began = l.began || len(b.Rows) > 0
	return 0, nil
}

// mark notes that rows can be parted before the line.
func (l *lines) mark(of liner) {
	l.safe, l.cells = l.start, len(l.Block.Cells)
	of.save()
}

// fail notes where something is wrong.
func (l *lines) fail(at int, err error) error {
	l.wrong = min(at, len(l.text))
	return err
}
