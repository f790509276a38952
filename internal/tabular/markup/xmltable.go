package markup

import (
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads tables whose cells go by their places, as spreadsheets have them: <Row><Cell><Data>. The first rows are looked at
// for the names of the columns; where there are none, a column is called by its place.

// An xmlTable is a table that is open.
type xmlTable struct {
	names []string
	rows  int // that have ended
}

// mostTitles is how many rows may be above the names.
const mostTitles = 5

// place gives an element the path of a cell by its place, if it is one.
func (w *xmlWalker) place(row, cell *xmlElement, attrs []xmlAttribute) error {
	if w.namer.IsKnown == nil || cell.path != cell.of || !isXMLWord("rows", localName(row.name)) || !isXMLWord("cells", localName(cell.name)) {
		return nil
	}
	times := 1
	for _, a := range attrs {
		n, err := strconv.Atoi(strings.Trim(w.text[a.from:a.to], `"'`))
		switch local := localName(a.name); {
		case err != nil || n < 1 || n > block.MaxColumns:
		case local == "index":
			row.nth = n - 1
		case local == "number-columns-repeated":
			times = n
		}
	}
	in := &w.stack[len(w.stack)-2]
	if in.table == nil {
		in.table = new(xmlTable)
	}
	names, at := in.table.names, row.nth
	if row.nth = min(row.nth+times, block.MaxColumns); at == block.MaxColumns {
		return block.ErrTooManyColumns
	}
	if in.table.names == nil && in.table.rows < mostTitles {
		names = in.of.names
		for len(w.heads) < row.nth {
			w.heads = append(w.heads, "")
		}
	}
	var err error
	if at < len(names) && names[at] != "" {
		cell.path, err = w.paths.label(row.path, cell.of, names[at], true)
	}
	if cell.path == cell.of && err == nil {
		cell.path, err = w.paths.label(row.path, cell.of, "column_"+strconv.Itoa(at+1), true)
	}
	if cell.path == nil || err != nil {
		cell.path = cell.of
		return err
	}
	cell.nth = -at - 1
	return nil
}

// endTableRow looks at a row that has ended for the names of the columns, and reports whether it has them. Names are no values.
func (w *xmlWalker) endTableRow(row *xmlElement) bool {
	names, in := w.heads, w.top()
	w.heads = nil
	if in.table == nil {
		return false
	}
	if in.table.rows++; names == nil || row.cells > len(w.cells) {
		return false
	}
	texts := 0
	for i, text := range names {
		if text = strings.TrimSpace(text); text != "" && (!tree.IsHeading(text) || !w.namer.IsName(text)) {
			return false
		}
		if names[i] = text; text != "" {
			texts++
		}
	}
	if _, known := w.namer.Known(names, func(name string) string { return name }); texts < 2 || 2*known < texts {
		return false
	}
	in.table.names = names
	if in.of.names == nil {
		in.of.names = names
	}
	left := w.cells[:row.cells]
	for _, c := range w.cells[row.cells:] {
		if c.Column < 0 || c.Spelling > xmlCDATA {
			left = append(left, c) // comments, and how a cell looks
		}
	}
	w.cells = left
	return true
}
