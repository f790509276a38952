package grids

import (
	"strings"

	"github.com/privet-go/privet/profiler/internal/prose"
)

// This file reads tables in HTML: rows of cells, the first of which are headers, or rows of a header and a value.

// Bounds of what is read of a table in HTML.
const (
	longestRowStart = 512 // bytes between the beginning of a row and a header in it
	mostWrappers    = 4   // elements around the value of a cell
)

// readRows reads the table in HTML that has a header with the word at text[at].
func (t *TextTable) readRows(text string, at int) bool {
	i := at
	for n := 0; i > 0 && n < prose.LongestTableHead && text[i-1] != '>' && text[i-1] != '\n'; n++ {
		i--
	}
	if i == 0 || text[i-1] != '>' {
		return false
	}
	lo := max(0, i-longestRowStart)
	i = strings.LastIndex(text[lo:i], "<tr")
	if i < 0 {
		return false
	}
	i += lo
	for limit := min(len(text), i+longestInTable); i < limit; {
		n := len(t.cells)
		var end int
		if len(t.heads) == 0 {
			t.heads, end = appendHTMLCells(t.heads, text, i, limit)
			n = -1
		} else {
			t.cells, end = appendHTMLCells(t.cells, text, i, limit)
		}
		if end < 0 || n >= 0 && len(t.cells)-n != len(t.heads) || len(t.heads) > mostTableFields {
			if n >= 0 {
				t.cells = t.cells[:n]
			}
			break
		}
		t.until = max(t.until, end)
		next := strings.Index(text[end:min(limit, end+longestRowStart)], "<tr")
		if next < 0 || strings.Contains(text[end:end+next], "</table") {
			break
		}
		i = end + next
	}
	return len(t.heads) > 1 && len(t.cells) > 0
}

// appendHTMLCells appends the cells of the row that begins at text[i], and gives where it ends, or
// -1.
func appendHTMLCells(cells []tableCell, text string, i, limit int) ([]tableCell, int) {
	end := strings.Index(text[i:limit], "</tr")
	if end < 0 {
		return cells, -1
	}
	end += i
	for {
		k := strings.Index(text[i:end], "<t")
		if k < 0 {
			return cells, end
		}
		i += k + 2
		if text[i] != 'd' && text[i] != 'h' || text[i+1] != '>' && text[i+1] != ' ' {
			continue
		}
		if k = strings.IndexByte(text[i:end], '>'); k < 0 {
			return cells, -1
		}
		i += k + 1
		cell := tableCell{i, i}
		for n := 0; n <= mostWrappers; n++ {
			next := strings.IndexByte(text[i:end], '<')
			if next < 0 {
				return cells, -1
			}
			if cell = trimCell(text, i, i+next); cell.start < cell.end || text[i+next+1] == '/' {
				break
			}
			if i += next; strings.IndexByte(text[i:end], '>') < 0 {
				return cells, -1
			}
			i += strings.IndexByte(text[i:end], '>') + 1
		}
		cells = append(cells, cell)
	}
}
