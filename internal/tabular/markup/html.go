package markup

import (
	"io"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// HTML is the format of HTML.
var HTML = block.Format{
	Name: "html",
	Doc: "HTML, as browsers read it. Rows of tables with headings are its rows; fields of forms and lists of terms are columns as well. " +
		"All else is searched as text.",
	Extensions: []string{".html", ".htm", ".xhtml", ".shtml"},
	Grows:      true,
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		columns := new(block.ColumnSet)
		w := &htmlWalker{columns: columns, isName: opts.IsName, isHeader: opts.IsHeader, maxField: opts.MaxField, column: block.Prose}
		if w.isName == nil {
			w.isName = tree.LooksLikeName
		}
		return htmlReader{block.NewWalkReader(src, columns, w)}, nil
	},
}

// An htmlReader is the [block.Reader] of HTML.
type htmlReader struct{ block.Reader }

// IsMarkup reports whether the value of a cell has tags in it, which are to stay: see [OutsideTags].
func (htmlReader) IsMarkup(c block.Cell) bool { return c.Spelling == htmlRaw }

const (
	proseSize = 16 << 10 // from here on a text ends at the next block
	mostProse = 64 << 10 // and from here on at the next space
)

// An htmlWalker is the [block.Walker] of HTML. What is in no column is Prose with its tags in it, so that
// whatever belongs together is seen together.
type htmlWalker struct {
	columns  *block.ColumnSet
	isName   func(string) bool
	isHeader func([]string, [][]string) bool
	maxField int
	text     string
	eof      bool
	begun    bool

	at      int  // of the next token
	row     int  // where the row begins
	prose   int  // where the text begins that is in no cell yet
	telling bool // it has something to search
	cells   []block.Cell
	rows    bool
	some    bool             // there are cells of columns
	counted bool             // in the row
	names   map[string]int32 // what texts name; there are not more of them

	column int32  // of texts
	outer  int32  // of what is around a text without tags
	raw    string // what ends the text without tags that is open
	tables []htmlTable
	inRow  int    // the table, from 1, of which a row is open that is one of data
	group  string // the outermost form, list or table without headings that is open, which is a row
	within int    // how many of this name are open
	term   string // of a list
	inTerm bool
	attrs  []htmlAttribute
}

// Walk reads what is whole in the text.
func (w *htmlWalker) Walk(text string, eof bool, b *block.Block) (wrong int, err error) {
	w.text, w.eof = text, eof
	defer func() { w.text = "" }()
	if !w.begun {
		w.begun = true
		if strings.HasPrefix(text, block.ByteOrderMark) {
			w.at, w.prose = len(block.ByteOrderMark), len(block.ByteOrderMark)
		}
	}
	for w.at < len(text) {
		more, wrong, err := w.token(b)
		if err != nil {
			return wrong, err
		}
		if more {
			break
		}
	}
	if eof {
		if w.at < len(text) { // a tag that has no end
			w.telling = true
			w.to(len(text), b)
		}
		w.flush(len(text))
		w.endRow(b, w.counted || !w.rows && w.some)
	} else if w.isBetween() || w.prose-w.row > mostPending {
		w.endRow(b, false)
	}
	w.at -= w.row
	w.prose -= w.row
	for i := range w.cells {
		w.cells[i].Start -= int32(w.row)
		w.cells[i].End -= int32(w.row)
	}
	w.row = 0
	return 0, nil
}

// isBetween reports whether the place is in no row.
func (w *htmlWalker) isBetween() bool { return w.inRow == 0 && w.group == "" }

// endRow ends a row at the beginning of the text that is in no cell.
func (w *htmlWalker) endRow(b *block.Block, data bool) {
	w.counted = w.counted && !data && !w.isBetween()
	if w.prose == w.row {
		return
	}
	b.Cells = append(b.Cells, w.cells...)
	w.cells = w.cells[:0]
	b.Rows = append(b.Rows, block.Row{End: int32(w.prose), Cells: int32(len(b.Cells)), Data: data})
	w.row = w.prose
	w.rows = w.rows || data
}

// to goes on to a place. What becomes too long is parted at a space.
func (w *htmlWalker) to(end int, b *block.Block) {
	for end-w.prose > mostProse {
		from := w.prose + mostProse
		i := strings.IndexAny(w.text[from:min(end, from+mostProse)], " \t\r\n\f")
		switch {
		case i >= 0:
			i += from
		case end-from <= mostProse:
			w.at = end
			return
		default:
			for i = from + mostProse; !utf8.RuneStart(w.text[i]); {
				i--
			}
		}
		w.flush(i)
		if w.isBetween() || i-w.row > mostPending {
			w.endRow(b, false)
		}
		w.telling = true
	}
	w.at = end
}

// flush makes a cell of the text that is in none, up to a place.
func (w *htmlWalker) flush(to int) {
	from, end := trimHTML(w.text, w.prose, to)
	if w.telling && from < end {
		w.cells = append(w.cells, block.Cell{Start: int32(from), End: int32(end), Column: block.Prose, Spelling: htmlRaw})
	}
	w.prose, w.telling = to, false
}

// cell adds a cell of a column.
func (w *htmlWalker) cell(from, to int, column int32, spelling uint8) error {
	if to-from > w.maxField {
		return block.ErrTooLong
	}
	w.flush(from)
	s := w.text[from:to]
	c := block.Cell{Start: int32(from), End: int32(to), Column: column, Spelling: spelling, Plain: spelling != htmlBare && strings.IndexByte(s, '&') < 0 &&
		strings.IndexByte(s, '<') < 0}
	if spelling == htmlQuoted {
		c.Margin = 1
	}
	w.cells = append(w.cells, c)
	w.prose, w.some, w.counted = to, true, true
	return nil
}

// token reads the next token, or reports that more is needed.
func (w *htmlWalker) token(b *block.Block) (more bool, wrong int, err error) {
	text, i := w.text, w.at
	switch {
	case w.raw != "":
		return w.readRaw(b)
	case text[i] != '<' || i+1 < len(text) && !beginsTag(text, i):
		end := i + 1
		for {
			k := strings.IndexByte(text[end:], '<')
			if k < 0 {
				if end = len(text); !w.eof && end-i < mostAhead {
					return true, 0, nil
				}
				break
			}
			end += k
			if end+1 == len(text) && !w.eof {
				return true, 0, nil
			}
			if beginsTag(text, end) {
				break
			}
			end++
		}
		return false, i, w.words(i, end, b)
	case i+1 == len(text) || isCut(text, i, "<!--"):
		return true, 0, nil
	case strings.HasPrefix(text[i:], "<!--"):
		w.beginRaw("-->", block.Prose)
		w.to(i+2, b) // <!--> is a comment
		return false, 0, nil
	case text[i+1] == '!' || text[i+1] == '?' || text[i+1] == '/' && i+2 < len(text) && !isLetter(text[i+2]):
		end, err := endOf(text, i, ">")
		if err != nil {
			if w.eof || len(text)-i < mostAhead {
				return true, 0, nil
			}
			w.beginRaw(">", block.Prose)
			w.to(i+1, b)
			return false, 0, nil
		}
		if isDoctype(text[i:end]) {
			w.flush(i)
			w.at, w.prose = end, end
			return false, 0, nil
		}
		w.telling = true
		w.to(end, b)
		return false, 0, nil
	case text[i+1] == '/' && i+2 == len(text):
		return true, 0, nil
	}
	tag, end, ok := readHTMLTag(text, i, w.attrs[:0])
	w.attrs = tag.attrs
	if !ok {
		return true, 0, nil
	}
	if tag.name == "table" && !tag.end {
		names, rows, ok := w.peek(end)
		if !ok {
			return true, 0, nil
		}
		w.openTable(names, rows)
	}
	wrong, err = w.tag(&tag, i, end, b)
	return false, wrong, err
}

// isDoctype reports whether a declaration says what the file is, which is a name.
func isDoctype(s string) bool {
	return len(s) > 9 && strings.EqualFold(s[:9], "<!doctype") || strings.HasPrefix(s, "<?xml ")
}

// readRaw reads text without tags.
func (w *htmlWalker) readRaw(b *block.Block) (more bool, wrong int, err error) {
	i := indexFold(w.text[w.at:], w.raw)
	end := w.at + i
	switch {
	case i < 0 && w.eof:
		end = len(w.text)
	case i < 0 && len(w.text)-w.at < mostAhead:
		return true, 0, nil
	case i < 0:
		// The end may be cut.
		for end = len(w.text) - len(w.raw); !utf8.RuneStart(w.text[end]); {
			end--
		}
	default:
		if w.raw[0] != '<' {
			end += len(w.raw)
			w.telling = true
		}
		w.raw = ""
	}
	if w.raw != "" && !w.eof {
		w.column = block.Prose // it is too long for a value
	}
	from := w.at
	if err := w.words(from, end, b); err != nil {
		return false, from, err
	}
	if w.raw == "" {
		w.column = w.outer
	}
	return false, 0, nil
}

// beginRaw begins a text without tags, which ends as said. It is of a column, or Prose.
func (w *htmlWalker) beginRaw(end string, column int32) {
	w.raw, w.outer, w.column = end, w.column, column
}

// words reads text, which is of the column that is open.
func (w *htmlWalker) words(from, end int, b *block.Block) error {
	start, to := trimHTML(w.text, from, end)
	if start == to {
		w.to(end, b)
		return nil
	}
	if n := len(w.tables); n > 0 && w.tables[n-1].labels && w.raw == "" {
		w.tables[n-1].label = addLabel(w.tables[n-1].label, w.text[start:to])
	}
	if w.inTerm {
		w.term = addLabel(w.term, w.text[start:to])
	}
	if w.column >= 0 && to-start <= w.maxField {
		if err := w.cell(start, to, w.column, htmlText); err != nil {
			return err
		}
		w.to(end, b)
		return nil
	}
	w.telling = true
	w.to(end, b)
	return nil
}

// addLabel adds to a text that may be the name of what follows, as far as names go.
func addLabel(label, s string) string {
	if len(label) > tree.NameBytes || len(s) > 2*tree.NameBytes {
		return strings.Repeat("*", tree.NameBytes+1) // which is none
	}
	if label != "" {
		label += " "
	}
	return label + strings.Join(strings.Fields(unescapeHTML(s)), " ")
}

// named gives the column that a text names, or Prose.
func (w *htmlWalker) named(name string) int32 {
	if column, ok := w.names[name]; ok {
		return column
	}
	column := block.Prose
	short := strings.TrimSpace(strings.TrimRight(strings.TrimSpace(name), ":*?"))
	if short != "" && len(w.names) < mostLabels && tree.LooksLikeName(short) && w.isName(short) {
		if i, err := w.columns.Column(short); err == nil {
			column = i
		}
	}
	if len(name) <= 2*tree.NameBytes && len(w.names) < mostLabels {
		if w.names == nil {
			w.names = map[string]int32{}
		}
		w.names[strings.Clone(name)] = column
	}
	return column
}

// openTable begins a table.
func (w *htmlWalker) openTable(names []string, rows int) {
	t := htmlTable{column: w.column, header: rows}
	for _, name := range names {
		column := block.Prose
		if name != "" {
			column = w.named(name)
		}
		t.names = append(t.names, column)
	}
	w.column = block.Prose
	if len(w.tables) < block.MaxDepth {
		w.tables = append(w.tables, t)
	}
}

// tag goes on behind a tag.
func (w *htmlWalker) tag(t *htmlTag, i, end int, b *block.Block) (int, error) {
	if !t.end && i-w.prose > proseSize && isHTMLWord("blocks", t.name) {
		w.flush(i)
		if w.isBetween() || i-w.row > mostPending {
			w.endRow(b, false)
		}
	}
	w.beginGroup(t, i, b)
	w.structure(t, i, b)
	if !t.end {
		if at, err := w.attributes(t, i, end); err != nil {
			return at, err
		}
		if isHTMLWord("raw", t.name) {
			column := block.Prose
			if t.name == "textarea" {
				if column = w.column; column < 0 {
					column = w.named(t.value(w.text, "name"))
				}
			}
			w.beginRaw("</"+t.name, column)
		}
	} else if len(t.attrs) > 0 {
		w.telling = true
	}
	w.to(end, b)
	if t.end && t.name == w.group {
		if w.within--; w.within == 0 {
			w.flush(end)
			w.endRow(b, w.counted)
			w.group = ""
		}
	}
	return 0, nil
}

// beginGroup begins what is a row of its own, if the tag does.
func (w *htmlWalker) beginGroup(t *htmlTag, i int, b *block.Block) {
	switch {
	case t.end:
	case t.name == w.group:
		w.within++
	case w.isBetween() && (t.name == "form" || t.name == "dl" || t.name == "table" && w.tables[len(w.tables)-1].names == nil):
		w.flush(i)
		w.endRow(b, false)
		w.group, w.within = t.name, 1
	}
}

// structure follows the rows and cells of tables, and the terms of lists.
func (w *htmlWalker) structure(t *htmlTag, i int, b *block.Block) {
	switch t.name {
	case "dt":
		w.inTerm, w.column = !t.end, block.Prose
		if !t.end {
			w.term = ""
		}
		return
	case "dd":
		w.inTerm, w.column = false, block.Prose
		if !t.end && w.term != "" {
			w.column = w.named(w.term)
		}
		return
	case "dl":
		w.inTerm, w.column, w.term = false, block.Prose, ""
		return
	}
	n := len(w.tables)
	if n == 0 {
		return
	}
	table := &w.tables[n-1]
	switch {
	case t.name == "table" && t.end:
		w.endTableRow(i, b)
		w.column = table.column
		w.tables = w.tables[:n-1]
	case t.name == "tr" && t.end:
		w.endTableRow(i, b)
	case t.name == "tr":
		w.endTableRow(i, b)
		w.beginTableRow(i, b)
	case t.name == "td" || t.name == "th":
		if t.end {
			table.labels, w.column = false, block.Prose
			return
		}
		if w.inRow == 0 && table.names != nil && table.grid.below == nil {
			w.beginTableRow(i, b) // <tr> may be left out
		}
		w.openCell(t)
	}
}

// beginTableRow begins a row of a table.
func (w *htmlWalker) beginTableRow(i int, b *block.Block) {
	table := &w.tables[len(w.tables)-1]
	table.grid.row()
	table.label, table.head = "", false
	if table.names != nil && w.inRow == 0 {
		w.flush(i)
		w.endRow(b, w.counted && w.group != "")
		w.inRow = len(w.tables)
	}
}

// endTableRow ends a row of a table, if one is open.
func (w *htmlWalker) endTableRow(i int, b *block.Block) {
	table := &w.tables[len(w.tables)-1]
	table.labels, w.column = false, block.Prose
	if table.header > 0 && table.grid.at > 0 {
		table.header--
	}
	table.grid.at = 0
	if w.inRow == len(w.tables) {
		w.flush(i)
		w.endRow(b, w.counted)
		w.inRow = 0
	}
}

// openCell begins a cell of a table.
func (w *htmlWalker) openCell(t *htmlTag) {
	table := &w.tables[len(w.tables)-1]
	at := table.grid.cell(t.span(w.text, "colspan"), t.span(w.text, "rowspan"))
	table.labels, w.column = false, block.Prose
	switch {
	case table.names != nil:
		if table.header == 0 && at < len(table.names) {
			w.column = table.names[at]
		}
	case t.name == "td" && (table.head || strings.HasSuffix(table.label, ":")):
		if w.column = w.named(table.label); !table.head {
			table.label = ""
		}
	default:
		table.label, table.labels, table.head = "", true, t.name == "th"
	}
}
