package layout

import (
	"io"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// Fixed is columns of a fixed width: blanks fill up each value, and nothing parts them. A value in the place
// of another is filled up as it was, so that all columns stay where they are.
var Fixed = block.Format{Name: "fixed", Doc: "Columns of a fixed width, with or without a line above that names them.", Extensions: []string{".fwf", ".prn"},
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		w := &fixedWalker{opts: &opts}
		return block.NewWalkReader(src, w, w), nil
	}}

var errFixed = layout("there are no columns of a fixed width")

// A fixedWalker is a [block.Walker].
type fixedWalker struct {
	block.RowMaker
	opts *block.Options
	grid *grid
	line int // how many lines have been passed, up to those of the header

	mu    sync.Mutex
	names []string
}

func (w *fixedWalker) Columns() (names []string, header bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.names, slices.ContainsFunc(w.names, func(name string) bool { return name != "" })
}

// How a value stands in its column.
const (
	fixedRight = 1 << iota // at the right end, with Margin blanks behind it
	fixedLast              // nothing is behind it in its line
	fixedText              // it is a line in front of the header
	fixedFull              // it fills its column
)

func (w *fixedWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	if w.grid == nil {
		if !eof && len(text) < block.Size/2 {
			return 0, nil // as many bytes as tell the format
		}
		if w.grid = findGrid(text, eof, w.opts); w.grid == nil {
			return 0, errFixed
		}
		w.mu.Lock()
		w.names = w.grid.names
		w.mu.Unlock()
	}
	w.RowMaker = block.RowMaker{Block: b}
	for at := 0; at < len(text); {
		n := block.LineLen(text[at:])
		if !eof && (at+n == len(text) || strings.IndexByte(text[at:], '\n') < 0) {
			break // it may be cut
		}
		line := strings.TrimRight(text[at:at+n], " \r\n")
		if at == 0 && w.line == 0 {
			line = strings.TrimPrefix(line, block.ByteOrderMark)
		}
		begin := at + strings.Index(text[at:at+n], line)
		data := w.line > w.grid.header && line != "" && !isRuler(line)
		switch {
		case data:
			w.cut(line, begin)
		case line != "" && w.line < w.grid.header:
			b.Cells = append(b.Cells, block.Cell{Start: int32(begin), End: int32(begin + len(line)), Column: block.Beside, Spelling: fixedText})
		}
		at += n
		w.line = min(w.line+1, w.grid.header+1)
		w.CloseRow(at, len(b.Cells), data)
	}
	return 0, nil
}

// cut appends the values of a line that begins at a place in the text.
func (w *fixedWalker) cut(line string, begin int) {
	starts := w.grid.starts
	from := 0 // bytes
	for i := range starts {
		to := len(line)
		if i+1 < len(starts) {
			to = from + runesLen(line[from:], starts[i+1]-starts[i])
		}
		field := line[from:to]
		value := strings.TrimLeft(field, " ")
		c := block.Cell{Start: int32(begin + from), End: int32(begin + to), Column: int32(i)}
		switch {
		case to == len(line):
			c.Spelling = fixedLast
			c.Start = int32(begin + to - len(value))
		case strings.Trim(field, " ") == field:
			c.Spelling = fixedFull
		case len(value) < len(field):
			c.Spelling = fixedRight
			c.Margin = uint8(min(len(value)-len(strings.TrimRight(value, " ")), math.MaxUint8))
			c.End -= int32(c.Margin)
		}
		if value = strings.TrimRight(value, " "); value != "" {
			w.Block.Cells = append(w.Block.Cells, c)
		}
		if from = to; from == len(line) {
			break
		}
	}
}

// runesLen is the length in bytes of the first n characters, or of all.
func runesLen(s string, n int) int {
	for i := range s {
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}

func (w *fixedWalker) Decode(raw string, c block.Cell) string {
	return strings.Trim(raw[c.Start:c.End], " ")
}

func (w *fixedWalker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	text := strings.Map(func(r rune) rune {
		if r == '\n' || r == '\r' || r == '\t' {
			return ' '
		}
		return r
	}, string(value))
	if c.Spelling&(fixedText|fixedLast) != 0 {
		return append(dst, text...)
	}
	width := w.width(c)
	n := utf8.RuneCountInString(text)
	if n > width || n == width && width > 1 && c.Spelling&(fixedRight|fixedFull) == 0 {
		text, n = strings.Repeat("*", max(1, width-1)), max(1, width-1) // it would push the columns behind it aside
	}
	blanks := strings.Repeat(" ", width-n)
	if c.Spelling&fixedRight != 0 {
		return append(append(dst, blanks...), text...)
	}
	return append(append(dst, text...), blanks...)
}

// width is that of a cell, in characters.
func (w *fixedWalker) width(c block.Cell) int {
	return w.grid.starts[c.Column+1] - w.grid.starts[c.Column] - int(c.Margin)
}

func (w *fixedWalker) AppendNull(dst []byte, c block.Cell) []byte {
	if c.Spelling&(fixedText|fixedLast) != 0 {
		return dst
	}
	return append(dst, strings.Repeat(" ", w.width(c))...)
}

// A grid is where the columns of a text begin.
type grid struct {
	header int      // the last line that is no row, from 0; -1: there is none
	names  []string // empty where no line has them
	starts []int    // in characters
}

const (
	mostAbove    = 10  // lines in front of the header
	griddedLines = 200 // that tell where columns are
	leastLined   = 8   // lines of columns that have no names
	leastGridded = 3   // columns, and lines below the header
)

// IsFixed reports whether a text begins with columns of a fixed width.
func IsFixed(head string, whole bool, opts *block.Options) bool {
	return findGrid(head, whole, opts) != nil
}

// findGrid finds the columns of a text: blanks stand between them in all lines, and each has its name in the line
// above, or they stand one below the other for long. It gives nil where there are none.
func findGrid(text string, whole bool, opts *block.Options) *grid {
	text = text[:min(len(text), block.Size/2)] // what tells the format, and nothing else has a say
	whole = whole && len(text) < block.Size/2
	if AreObjects(text) {
		return nil
	}
	var lines [][]rune
	for line := range strings.Lines(strings.TrimPrefix(text, block.ByteOrderMark)) {
		if len(lines) == griddedLines || !whole && !strings.HasSuffix(line, "\n") {
			break
		}
		if strings.ContainsRune(line, '\t') {
			return nil
		}
		lines = append(lines, []rune(strings.TrimRight(line, "\r\n")))
	}
	alike := !slices.ContainsFunc(lines, func(line []rune) bool { return len(line) != len(lines[0]) })
	for i, line := range lines {
		lines[i] = []rune(strings.TrimRight(string(line), " "))
	}
	for i := range lines[:min(len(lines), mostAbove)] {
		if opts.IsHeader == nil {
			break
		}
		if g := gridBelow(lines[i], lines[i+1:], opts); g != nil {
			g.header = i
			return g
		}
	}
	if g := gridWithout(lines, alike); g != nil {
		g.header = -1
		return g
	}
	if len(lines) > 0 {
		return gridWithout(lines[1:], false) // the first line may say what the file is
	}
	return nil
}

// gridBelow gives the columns that a line names, if it is their header.
func gridBelow(header []rune, lines [][]rune, opts *block.Options) *grid {
	var below [][]rune
	width := 0
	for _, line := range lines {
		if len(line) > 0 && !isRuler(string(line)) {
			below = append(below, line)
			width = max(width, len(line))
		}
	}
	if len(below) < leastGridded || len(strings.Fields(string(header))) < leastGridded {
		return nil
	}
	namer := tree.NewNamer(opts)
	g := &grid{}
	gap := 0 // where the blanks in front of a run begin
	for at := 0; at < width; at++ {
		if isBlank(below, at) {
			continue
		}
		end := at + 1
		for end < width && !isBlank(below, end) {
			end++
		}
		start := 0
		if len(g.starts) > 0 {
			start = g.boundary(header, gap, at, end, &namer)
		}
		if start >= 0 {
			g.starts = append(g.starts, start)
		}
		gap, at = end, end
	}
	for i, start := range g.starts {
		end := len(header)
		if i+1 < len(g.starts) {
			end = g.starts[i+1]
		}
		g.names = append(g.names, fieldOf(header, start, end))
	}
	if !g.isNamed(below, opts) {
		return nil
	}
	return g
}

// boundary is where the column of a run begins whose gap is in front of it, or -1 if the header has no
// name for it, so that it goes on with the column before.
func (g *grid) boundary(header []rune, gap, at, end int, namer *tree.Namer) int {
	blank := func(i int) bool { return i >= len(header) || header[i] == ' ' }
	for b := at; b > gap; b-- {
		if blank(b - 1) {
			if fieldOf(header, b, end) != "" {
				return b
			}
			return -1
		}
	}
	// Two names without a blank between them.
	last := g.starts[len(g.starts)-1]
	until := at
	for !blank(until) {
		until++
	}
	if namer.Knows(fieldOf(header, last, at)) && namer.Knows(fieldOf(header, at, until)) {
		return at
	}
	return -1
}

// isNamed reports whether the names can be those of the columns.
func (g *grid) isNamed(below [][]rune, opts *block.Options) bool {
	if len(g.starts) < leastGridded {
		return false
	}
	seen := map[string]bool{}
	for i, name := range g.names {
		if !tree.IsHeading(name) && !(i == 0 && name == "") || seen[name] {
			return false
		}
		seen[name] = true
	}
	if opts.IsHeader == nil {
		return true
	}
	var rows [][]string
	for _, line := range below[:min(len(below), block.RowsBelow)] {
		row := make([]string, len(g.starts))
		for i, start := range g.starts {
			end := len(line)
			if i+1 < len(g.starts) {
				end = g.starts[i+1]
			}
			row[i] = fieldOf(line, start, end)
		}
		rows = append(rows, row)
	}
	return opts.IsHeader(g.names, rows)
}

// fieldOf is what stands between two places of a line, which may be shorter.
func fieldOf(line []rune, from, to int) string {
	from, to = min(from, len(line)), min(to, len(line))
	return strings.Join(strings.Fields(string(line[from:max(from, to)])), " ")
}

// isBlank reports whether a place is blank in all lines.
func isBlank(lines [][]rune, at int) bool {
	for _, line := range lines {
		if at < len(line) && line[at] != ' ' {
			return false
		}
	}
	return true
}

// isRuler reports whether a line is drawn between the header and the rows.
func isRuler(line string) bool {
	return len(line) > 2 && strings.Trim(line, "-=+ ") == ""
}
