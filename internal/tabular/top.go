package tabular

import (
	_ "embed"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file tells what stands around the header of a CSV file without being a row of the
// table: a line of a spreadsheet that names the delimiter, comments, titles, and a row of
// types behind the header. Comments and titles are texts beside the table. Only the form of
// the rows counts, and not what is found in them, so that a masked file is read as its
// original.

// A top is what a file begins with.
type top struct {
	rows  []Row  // in front of the header, or of the first row of data
	cells []Cell // of these rows; they are Beside
	end   int    // of these rows
	kept  int    // 1 with a line that names the delimiter, which needs no header behind it
	lines int64  // rows that are not empty
	types bool   // a row of types is behind the header
}

// add adds the rows up to a place to those in front of the header.
func (t *top) add(end int, cells ...Cell) {
	for i := range cells {
		cells[i].Column = Beside
	}
	t.cells = append(t.cells, cells...)
	t.rows = append(t.rows, Row{End: int32(end), Cells: int32(len(t.cells))})
	t.end = end
	t.lines++
}

// cut leaves the first n rows.
func (t *top) cut(n, begin int) {
	t.rows, t.lines, t.end = t.rows[:n], int64(n), begin
	if n > 0 {
		last := t.rows[n-1]
		t.end, t.cells = int(last.End), t.cells[:last.Cells]
	} else {
		t.cells = nil
	}
}

// mostTitles is how many titles, comments and empty rows a header has above it.
const mostTitles = 64

// readTop reads what stands in front of the header, from a place in a text behind which
// there may be more. The last of the rows is followed by one that can be a header, unless
// it is kept. A table of one column has nothing in front of it.
func (s *csvSplitter) readTop(text string, begin int, more bool) top {
	t := top{end: begin}
	if _, n := delimiterLine(text[begin:]); n > 0 {
		t.add(begin + n)
		t.kept = 1
	}
	body := skipComments(text, t.end)
	_, width := s.shape(text[body:], more)
	if width == 1 {
		return t
	}
	var cells []Cell
	for len(t.rows) < mostTitles && t.end < len(text) {
		at := t.end
		if text[at] == '\r' || text[at] == '\n' {
			n := block.LineLen(text[at:])
			t.add(at + n)
			t.lines--
			continue
		}
		var next int
		var err error
		cells, next, _, err = s.split(cells[:0], text, at)
		// A comment with as many fields as the table has, right above the first row that is
		// none, may be the header: #id,name.
		if text[at] == '#' && at < body && !(err == nil && len(cells) == width && next >= body) {
			n := block.LineLen(text[at:])
			line := strings.TrimRight(text[at:at+n], "\r\n")
			t.add(at+n, Cell{Start: int32(at + 1), End: int32(at + len(line)), Spelling: csvLine})
			continue
		}
		if err != nil || more && next == len(text) {
			break
		}
		if !isTitle(cells, width) {
			if len(t.rows) > t.kept && !s.mayBeHeader(text, cells) {
				break
			}
			return t
		}
		t.add(next, cells...)
	}
	t.cut(t.kept, begin)
	return t
}

// isTitle reports whether a row has one text and else empty cells, or far fewer fields than
// the table is wide. The names of one column less are a header where rows have names.
func isTitle(cells []Cell, width int) bool {
	filled := 0
	for _, c := range cells {
		if c.End-c.Start > 2*int32(c.Margin) {
			filled++
		}
	}
	// With a name for the second of two columns alone, the first has the numbers of the rows.
	return filled == 0 || filled == 1 && (width > 2 || cells[0].End > cells[0].Start) || len(cells) < width-1
}

// mayBeHeader reports whether the cells of a row can be names of columns by their form.
func (s *csvSplitter) mayBeHeader(text string, cells []Cell) bool {
	for _, c := range cells {
		from, to := c.Inside()
		if name := text[from:to]; !LooksLikeName(name) || isNumber(name) || strings.Contains(name, "@") {
			return false
		}
	}
	return true
}

// delimiterLine gives the delimiter that a spreadsheet names in the first line, such as
// sep=; and the length of that line, or 0.
func delimiterLine(text string) (delimiter rune, n int) {
	n = block.LineLen(text)
	line := strings.TrimRight(text[:n], "\r\n")
	if len(line) > 2 && line[0] == '"' && line[len(line)-1] == '"' {
		line = line[1 : len(line)-1]
	}
	const word = "sep="
	if n == len(text) || len(line) < len(word) || !strings.EqualFold(line[:len(word)], word) {
		return 0, 0
	}
	r, size := utf8.DecodeRuneInString(line[len(word):])
	if size == 0 || len(word)+size != len(line) || !IsDelimiter(r) {
		return 0, 0
	}
	return r, n
}

// skipComments gives the place behind the lines that begin with # and the empty ones from
// a place on. Where there is nothing else they are no comments.
func skipComments(text string, at int) int {
	i := at
	for i < len(text) && (text[i] == '#' || text[i] == '\r' || text[i] == '\n') {
		i += block.LineLen(text[i:])
	}
	if i == len(text) {
		return at
	}
	return i
}

// typeWords are the names of types of columns, one a line.
//
//go:embed types.txt
var typeWords string

// areTypes reports whether the cells of a row are names of types, such as varchar(40).
func areTypes(cells []string) bool {
	return len(cells) > 1 && !slices.ContainsFunc(cells, func(s string) bool {
		s, size, sized := strings.Cut(strings.ToLower(strings.TrimSpace(s)), "(")
		if sized && strings.Trim(size, "0123456789, ") != ")" {
			return true
		}
		return s == "" || strings.Contains(s, "\n") || !strings.Contains(typeWords, "\n"+strings.TrimSpace(s)+"\n")
	})
}
