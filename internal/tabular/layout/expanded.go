package layout

import (
	"io"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// Expanded is rows with a line for each value, as the shells of databases show them: psql -x and mysql -E.
var Expanded = block.Format{Name: "expanded", Grows: true,
	Doc: "Rows with a line for each of their values, behind its name, as psql -x, mysql -E and many forms show them; what is between them is searched as text.",
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		if head := block.Head(src); !IsExpanded(head) && AreRecords(head, false, &opts) {
			return newRecords(src, &opts), nil
		}
		w := &expandedWalker{}
		return block.NewWalkReader(src, &w.met, w), nil
	}}

// An expandedWalker is a [block.Walker].
type expandedWalker struct {
	block.RowMaker
	met block.ColumnSet

	bar    string // what parts names and values; empty outside of a record
	at     int    // where it stands in the lines of the record, in characters; 0: no line has been read
	column int32  // of the last value
}

// recordBar gives what parts names and values in the record that a line heads, if it heads one:
//
//	-[ RECORD 1 ]------          *************************** 1. row ***************************
//	name | Anna                  name: Anna
func recordBar(line string) (bar string, ok bool) {
	inside := strings.Trim(line, "-+─═┌┐╞╡├┤╔╗╠╣╟╢┬╤╥╦┼╪╫╬ ")
	if word, ok := strings.CutPrefix(inside, "[ RECORD "); ok && isCount(strings.TrimSuffix(word, " ]")) {
		switch {
		case line[0] == '-' || line[0] == '+':
			return "|", true
		case strings.HasPrefix(line, "╔") || strings.HasPrefix(line, "╠") || strings.HasPrefix(line, "╟"):
			return "║", true
		}
		return "│", true
	}
	if stars := strings.Trim(line, "*"); len(line) > len(stars)+2*leastStars {
		if n, ok := strings.CutSuffix(strings.TrimSpace(stars), ". row"); ok && isCount(n) {
			return ":", true
		}
	}
	return "", false
}

const leastStars = 5 // on either side of the number of a row

// isCount reports whether s is a number.
func isCount(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// IsExpanded reports whether a text begins with such rows, with other lines in front of them at most.
func IsExpanded(head string) bool {
	bar, n := "", 0
	for line := range strings.Lines(strings.TrimPrefix(head, block.ByteOrderMark)) {
		line = strings.TrimRight(line, "\r\n")
		if bar != "" {
			return strings.Contains(line, bar)
		}
		if n++; n > mostAbove {
			break
		}
		bar, _ = recordBar(strings.TrimSpace(line))
	}
	return false
}

// Walk closes rows where the next begins, so that what it leaves begins with the line that heads a record, or outside of all.
func (w *expandedWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	w.RowMaker, w.bar = block.RowMaker{Block: b}, ""
	said := -1 // where the lines begin that are of no record
	closeRow := func(end int) {
		data := len(b.Cells) > w.RowCells()
		if said >= 0 {
			data = false
			b.Cells = append(b.Cells, block.Cell{Start: int32(said), End: int32(end), Column: block.Prose, Spelling: expandedText})
		}
		w.CloseRow(end, len(b.Cells), data)
		said = -1
	}
	for at := 0; at < len(text); {
		n := block.LineLen(text[at:])
		if !eof && (at+n == len(text) || strings.IndexByte(text[at:], '\n') < 0) {
			break // it may be cut
		}
		line := strings.TrimRight(text[at:at+n], " \r\n")
		if bar, begins := recordBar(strings.TrimLeft(line, " ")); begins || at-said > block.Size/2 && said >= 0 {
			closeRow(at)
			if w.bar, w.at = bar, 0; !begins {
				said = at
			}
		} else if field, err := w.field(line, at); err != nil {
			return at, err
		} else if !field && said < 0 && strings.Trim(line, "-─└┘┴╚╝╩ ") != "" { // it is of no record
			if w.bar != "" {
				closeRow(at)
				w.bar = ""
			}
			said = at
		}
		if at += n; eof && at == len(text) {
			closeRow(at)
		}
	}
	b.Cells = b.Cells[:w.RowCells()]
	return 0, nil
}

// expandedText is the spelling of what is of no record.
const expandedText = 1

// field reads the line of a value, or one with which the value of the line before goes on, and reports whether it is such.
func (w *expandedWalker) field(line string, begin int) (bool, error) {
	if w.bar == "" || line == "" {
		return false, nil
	}
	from := 0
	if rest := strings.TrimPrefix(line, w.bar); len(rest) < len(line) && w.bar != ":" {
		from = len(line) - len(rest) // a border
	}
	k := strings.Index(line[from:], w.bar)
	if w.at > 0 {
		if k = runesLen(line, w.at) - from; k < 0 || !strings.HasPrefix(line[from+k:], w.bar) {
			if w.bar != ":" || strings.Contains(line, " in set (") {
				return false, nil
			}
			w.add(line, begin, 0, len(line)) // a value of more than one line
			return true, nil
		}
	}
	if k < 0 {
		return false, nil
	}
	if name := strings.TrimSpace(line[from : from+k]); name != "" {
		column, err := w.met.Column(name)
		if err != nil {
			return false, err
		}
		w.column = column
	} else if w.at == 0 {
		return false, nil
	}
	w.at = utf8.RuneCountInString(line[:from+k])
	to := len(line)
	if from > 0 {
		to = len(strings.TrimSuffix(line, w.bar))
	}
	w.add(line, begin, min(from+k+len(w.bar), to), to)
	return true, nil
}

// add adds a value that stands between two places of a line, without what says that it goes on.
func (w *expandedWalker) add(line string, begin, from, to int) {
	value := strings.TrimSpace(line[from:to])
	from += strings.Index(line[from:to], value)
	if w.bar != ":" && strings.HasSuffix(value, "  +") {
		value = strings.TrimRight(value[:len(value)-1], " ")
	}
	if value != "" {
		w.Block.Cells = append(w.Block.Cells, block.Cell{Start: int32(begin + from), End: int32(begin + from + len(value)), Column: w.column})
	}
}

func (w *expandedWalker) Decode(raw string, c block.Cell) string { return raw[c.Start:c.End] }

func (w *expandedWalker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	if c.Spelling == expandedText {
		return append(dst, value...)
	}
	for _, b := range value {
		if b == '\n' || b == '\r' {
			b = ' ' // the value would end
		}
		dst = append(dst, b)
	}
	return dst
}

func (w *expandedWalker) AppendNull(dst []byte, _ block.Cell) []byte { return dst }
