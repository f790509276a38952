package markup

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file finds the names of the columns of tables in HTML.

// An htmlTable is a table that is open.
type htmlTable struct {
	names  []int32 // the columns; Prose where there is no name. Nil: there is no header
	header int     // rows of the header that are still to come
	grid   htmlGrid
	column int32 // of what is around the table
	label  string
	labels bool // the cell that is open may name the next one
	head   bool // the one that was open last and may is <th>
}

// An htmlGrid says in which column a cell is.
type htmlGrid struct {
	below []int // rows that a cell above has still to go
	at    int
}

// row begins a row.
func (g *htmlGrid) row() {
	g.at = 0
	for i := range g.below {
		g.below[i] = max(g.below[i]-1, 0)
	}
}

// widestTable is how many columns a table has that are told apart.
const widestTable = 1000

// cell gives the column of the next cell in the row.
func (g *htmlGrid) cell(columns, rows int) int {
	for g.at < len(g.below) && g.below[g.at] > 0 {
		g.at++
	}
	at := g.at
	g.at = min(g.at+columns, widestTable)
	for len(g.below) < g.at {
		g.below = append(g.below, 0)
	}
	for i := at; i < g.at; i++ {
		g.below[i] = rows
	}
	return at
}

// mostHeaders is how many rows of headings a table has at most.
const mostHeaders = 4

// mostAhead is how many bytes of a table are looked at for its header, and how many of a comment or
// a script are waited for.
const mostAhead = 256 << 10

// peek gives the names of the columns of the table that begins behind text[i], and the number of rows
// that they take. More is needed unless ok.
func (w *htmlWalker) peek(i int) (names []string, rows int, ok bool) {
	text, whole := w.text, w.eof
	if len(text)-i > mostAhead {
		text, whole = text[:i+mostAhead], true
	}
	var grid htmlGrid
	var cells, heads []string
	var below [][]string
	started, allHeads, noHeads, had := false, true, true, false
	cell := -1
	var b strings.Builder
	endCell := func() {
		if cell >= 0 {
			s := strings.Join(strings.Fields(b.String()), " ")
			for len(cells) <= cell {
				cells = append(cells, "")
			}
			cells[cell] = s
		}
		b.Reset()
		cell = -1
	}
	// endRow reports whether no more rows are wanted.
	endRow := func() bool {
		endCell()
		if !started || !had {
			return false
		}
		switch {
		case allHeads && len(below) == 0 && rows < mostHeaders:
			if heads == nil {
				heads = cells
			}
			for k, s := range cells {
				for len(heads) <= k {
					heads = append(heads, "")
				}
				if s != "" {
					heads[k] = s
				}
			}
			rows++
		default:
			below = append(below, cells)
		}
		cells, allHeads, had = nil, true, false
		return heads != nil && len(below) > 0 || len(below) > block.RowsBelow
	}
	done := false
	for !done {
		k := strings.IndexByte(text[i:], '<')
		if k < 0 {
			break
		}
		if cell >= 0 {
			b.WriteString(unescapeHTML(text[i : i+k]))
		}
		i += k
		switch {
		case strings.HasPrefix(text[i:], "<!--"):
			end, err := endOf(text, i+4, "-->")
			if err != nil {
				end = len(text)
			}
			i = end
			continue
		case !beginsTag(text, i):
			i++
			continue
		}
		tag, end, closed := readHTMLTag(text, i, nil)
		if !closed {
			break
		}
		i = end
		switch {
		case tag.name == "tr" && !tag.end:
			done = endRow()
			started = true
			grid.row()
		case (tag.name == "td" || tag.name == "th") && !tag.end:
			if !started {
				started = true
				grid.row()
			}
			endCell()
			cell = grid.cell(tag.span(text, "colspan"), tag.span(text, "rowspan"))
			allHeads, noHeads, had = allHeads && tag.name == "th", noHeads && tag.name == "td", true
		case tag.name == "td" || tag.name == "th":
			endCell()
		case tag.name == "tr":
			done = endRow()
		case tag.name == "table" && tag.end:
			endRow()
			done = true
		case tag.name == "table":
			// What is laid out by a table has no header.
			return nil, 0, true
		case cell >= 0:
			b.WriteByte(' ')
		}
	}
	if !done {
		if !whole {
			return nil, 0, false
		}
		endRow()
	}
	if heads != nil {
		// One row of headings alone is as well a list of them.
		if len(below) == 0 && rows == 1 {
			return nil, 0, true
		}
		return heads, rows, true
	}
	if w.isHeader != nil && noHeads && len(below) > 1 && len(below[0]) > 1 && w.isHeader(below[0], below[1:]) {
		return below[0], 1, true
	}
	return nil, 0, true
}
