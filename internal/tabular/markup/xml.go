package markup

import (
	"errors"
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// XML is the format of XML.
var XML = block.Format{
	Name: "xml",
	Doc:  "XML 1.0. Elements that repeat and have leaves are its rows, and paths of elements and attributes are its columns.",
	Extensions: []string{".xml", ".svg", ".rss", ".atom", ".kml", ".gpx", ".plist", ".fodt", ".fods", ".xsd", ".xsl", ".xslt", ".wsdl", ".resx",
		".config", ".csproj", ".tei", ".tmx", ".xlf", ".xliff"},
	Grows: true,
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		columns := new(block.ColumnSet)
		return block.NewWalkReader(src, columns, newXMLWalker(columns, opts)), nil
	},
}

// mostPending is how long a row may be that is kept together. What is longer is given out in
// parts, of which the last counts as the row.
const mostPending = 1 << 20

// An xmlWalker is the [block.Walker] of XML. It remembers how far it has come in what it leaves, so
// that it reads nothing twice.
type xmlWalker struct {
	xmlSpeller
	paths    *xmlPaths
	namer    tree.Namer
	maxField int
	text     string
	eof      bool
	begun    bool // the beginning of the file has been looked at
	probe    bool // only the paths are wanted

	at     int // of the next token
	row    int // where the row begins
	cells  []block.Cell
	stack  []xmlElement
	record int // how many elements are open in front of that which is a record, or 0
	rows   bool
	some   bool  // there are cells
	serial int64 // of the last element; that of what is above the root is 0
	roots  int
	closed int64    // elements
	heads  []string // texts of the row that is open, by their places; nil where names are known
	attrs  []xmlAttribute
}

// An xmlElement is an element that is open.
type xmlElement struct {
	path   *xmlPath
	of     *xmlPath // that of its name, where another name was given to it
	name   string
	serial int64
	label  string // of the next child
	table  *xmlTable
	nth    int  // place of the next cell of a row, or of this one from -1 down
	cells  int  // there are when it begins
	filled bool // it has children, attributes or text
	parent bool // it has children
}

func newXMLWalker(columns *block.ColumnSet, opts block.Options) *xmlWalker {
	w := &xmlWalker{paths: newXMLPaths(columns, opts.IsName), namer: tree.NewNamer(&opts), maxField: opts.MaxField}
	w.stack = append(w.stack, xmlElement{path: w.paths.top, of: w.paths.top})
	return w
}

// Walk reads what is whole in the text.
func (w *xmlWalker) Walk(text string, eof bool, b *block.Block) (wrong int, err error) {
	if !w.begun {
		w.begun = true
		if !w.probe {
			w.look(text, eof)
		}
		if strings.HasPrefix(text, block.ByteOrderMark) {
			w.at = len(block.ByteOrderMark)
		}
	}
	w.text, w.eof = text, eof
	bad := badXMLRune(text[w.at:])
	if bad >= 0 {
		bad += w.at
		w.text, w.eof = text[:bad], false
	}
	defer func() { w.text = "" }()
	for err == nil && w.at < len(w.text) {
		wrong, err = w.token(b)
	}
	switch {
	case err != nil && !errors.Is(err, block.ErrMore):
		return wrong, err
	case bad >= 0:
		return bad, errXMLControl
	case eof && (err != nil || len(w.stack) > 1):
		return len(text), errXMLUnclosed
	case eof && w.roots == 0:
		return len(text), errXMLNothing
	}
	if eof || w.record == 0 || w.at-w.row > mostPending {
		w.endRow(b, eof && !w.rows && w.some)
	}
	w.at -= w.row
	for i := range w.cells {
		w.cells[i].Start -= int32(w.row)
		w.cells[i].End -= int32(w.row)
	}
	w.row = 0
	return 0, nil
}

// look finds out which elements are rows, from the beginning of the file.
func (w *xmlWalker) look(text string, eof bool) {
	p := &xmlWalker{paths: newXMLPaths(new(block.ColumnSet), w.paths.isName), namer: w.namer, maxField: w.maxField, probe: true}
	p.stack = append(p.stack, xmlElement{path: p.paths.top, of: p.paths.top})
	p.Walk(text, eof, new(block.Block)) // what is wrong is found again
	p.paths.top.mark()
	p.paths.top.forget()
	p.paths.ColumnSet = w.paths.ColumnSet
	w.paths = p.paths
	w.stack[0].path, w.stack[0].of = w.paths.top, w.paths.top
}

// endRow ends a row, or a part of the file that is none.
func (w *xmlWalker) endRow(b *block.Block, data bool) {
	if w.at == w.row {
		return
	}
	b.Cells = append(b.Cells, w.cells...)
	w.cells = w.cells[:0]
	b.Rows = append(b.Rows, block.Row{End: int32(w.at), Cells: int32(len(b.Cells)), Data: data})
	w.row = w.at
	w.rows = w.rows || data
}

// cell adds a cell.
func (w *xmlWalker) cell(from, to int, column int32, spelling uint8) error {
	if to-from > w.maxField {
		return block.ErrTooLong
	}
	c := block.Cell{Start: int32(from), End: int32(to), Column: column, Spelling: spelling}
	switch spelling {
	case xmlText:
		c.Plain = strings.IndexByte(w.text[from:to], '&') < 0 && strings.IndexByte(w.text[from:to], ']') < 0
	case xmlValue, xmlSingle:
		c.Plain, c.Margin = strings.IndexByte(w.text[from:to], '&') < 0, 1
	}
	w.cells = append(w.cells, c)
	w.some = w.some || column >= 0
	return nil
}

// token reads the next token. An error is at the place that it gives.
func (w *xmlWalker) token(b *block.Block) (int, error) {
	text, i := w.text, w.at
	if text[i] != '<' || strings.HasPrefix(text[i:], cdataBegin) {
		return w.readText(i)
	}
	if i+1 == len(text) || isCut(text, i, cdataBegin) && !strings.HasPrefix(text[i:], "<!--") {
		return i, block.ErrMore
	}
	switch {
	case text[i+1] == '/':
		return w.readEnd(i, b)
	case text[i+1] == '?':
		end, err := readXMLInstruction(text, i)
		if err != nil {
			return end, err
		}
		w.at = end
		target, _ := xmlNameEnd(text, i+2)
		from, to := trimXML(text, target, end-2)
		if from == to || text[i+2:target] == "xml" {
			return 0, nil
		}
		return from, w.cell(from, to, block.Beside, xmlInstruction)
	case strings.HasPrefix(text[i:], "<!--"):
		end, err := readXMLComment(text, i)
		if err != nil {
			return end, err
		}
		w.at = end
		return i, w.cell(i+4, end-3, block.Prose, xmlComment)
	case isCut(text, i, "<!--"):
		return i, block.ErrMore
	case text[i+1] == '!' && !isLetter(text[i+2]):
		return i, errXMLTag
	case text[i+1] == '!':
		end, cells, err := readXMLDeclaration(text, i, w.cells)
		if err != nil {
			return end, err
		}
		w.at, w.cells = end, cells
		return 0, nil
	}
	return w.readStart(i, b)
}

// top is the innermost element that is open.
func (w *xmlWalker) top() *xmlElement { return &w.stack[len(w.stack)-1] }

// readText reads text, which is a value of the column of its element.
func (w *xmlWalker) readText(i int) (int, error) {
	end, sections, err := readXMLText(w.text, i, w.eof)
	if err != nil {
		return end, err
	}
	from, to := trimXML(w.text, i, end)
	if from == to {
		w.at = end
		return 0, nil
	}
	if len(w.stack) == 1 {
		return from, errXMLOutside
	}
	spelling := xmlText
	if sections > 0 {
		spelling = xmlMixed
	}
	if s := w.text[from:to]; sections == 1 && strings.HasPrefix(s, cdataBegin) && strings.HasSuffix(s, cdataEnd) {
		spelling = xmlCDATA
		from, to = trimXML(w.text, from+len(cdataBegin), to-len(cdataEnd))
	}
	top := w.top()
	if !top.filled {
		// It may be the name of what is behind it.
		named, err := w.namesNext(end, from, to, spelling)
		if err != nil {
			return i, err
		}
		if named {
			top.filled, w.at = true, end
			return 0, nil
		}
	}
	top.filled, w.at = true, end
	if top.nth < 0 && w.heads != nil {
		w.heads[-top.nth-1] += w.Decode(w.text, block.Cell{Start: int32(from), End: int32(to), Spelling: spelling})
	}
	column, err := w.paths.columnOf(top.path)
	if err != nil {
		return from, err
	}
	return from, w.cell(from, to, column, spelling)
}

// namesNext reports whether the text of an element that ends at a place names the element
// that follows, and remembers the name.
func (w *xmlWalker) namesNext(end, from, to int, spelling uint8) (bool, error) {
	top := w.top()
	if len(w.stack) < 3 || !top.of.naming || to-from > tree.NameBytes {
		return false, nil
	}
	in := &w.stack[len(w.stack)-2]
	if !in.of.paired {
		return false, nil
	}
	_, end, err := readXMLEnd(w.text, end)
	if err != nil {
		return false, nilUnless(err, block.ErrMore)
	}
	end = skipXMLSpace(w.text, end)
	if end+1 >= len(w.text) {
		return false, block.ErrMore
	}
	if w.text[end] != '<' {
		return false, nil
	}
	next, err := xmlNameEnd(w.text, end+1)
	if err != nil {
		return false, nilUnless(err, block.ErrMore)
	}
	word, of := localName(w.text[end+1:next]), localName(in.name)
	if !isXMLWord("valued", word) && !(of == "dict" && localName(top.name) == "key" && isXMLWord("typed", word)) {
		return false, nil
	}
	label := w.Decode(w.text, block.Cell{Start: int32(from), End: int32(to), Spelling: spelling})
	base := w.baseOf(in)
	path, err := w.paths.label(base, in.of, label, true)
	if path == nil || err != nil {
		return false, err
	}
	in.label = label
	return true, nil
}

// baseOf gives the path below which the next child of an element gets its label.
func (w *xmlWalker) baseOf(in *xmlElement) *xmlPath {
	if localName(in.name) == "dict" || in.path.labelled || in.path.parent == nil || in.path.parent == w.paths.top {
		return in.path
	}
	return in.path.parent
}

// localName gives a name in lower case without its prefix.
func localName(name string) string {
	return strings.ToLower(name[strings.LastIndexByte(name, ':')+1:])
}

// nilUnless gives the error if it is that one.
func nilUnless(err, one error) error {
	if errors.Is(err, one) {
		return err
	}
	return nil
}

// readStart reads a start tag.
func (w *xmlWalker) readStart(i int, b *block.Block) (int, error) {
	name, attrs, end, alone, err := readXMLTag(w.text, i, w.attrs[:0])
	w.attrs = attrs
	if err != nil {
		return end, err
	}
	if len(w.stack) > block.MaxDepth {
		return i, block.ErrTooDeep
	}
	in := w.top()
	above := in.path
	if in.nth < 0 {
		above = in.of
	}
	path, err := w.paths.child(above, name)
	if err != nil {
		return i, err
	}
	e := xmlElement{path: path, of: path, name: path.name, cells: len(w.cells)}
	if name != path.name {
		e.name = strings.Clone(name)
	}
	by, value := -1, -1 // the attributes that give the name and the value
	if in.label != "" {
		if e.path, err = w.paths.label(w.baseOf(in), in.of, in.label, true); err != nil {
			return i, err
		}
		if e.path == nil {
			e.path = path
		}
		in.label = ""
	} else if path.carrier {
		if by, value, e.path, err = w.labelOf(path, attrs, end, alone); err != nil {
			return i, err
		}
	}
	if in.nth < 0 && (isXMLWord("content", localName(name)) || isXMLWord("content", localName(in.name))) {
		e.path, e.nth = in.path, in.nth
	} else if err := w.place(in, &e, attrs); err != nil {
		return i, err
	}
	w.serial++
	e.serial = w.serial
	if path.seen != in.serial {
		path.seen, path.times = in.serial, 0
	}
	path.times++
	path.most = max(path.most, path.times)
	in.filled, in.parent, in.of.inside = true, true, true
	if len(w.stack) == 1 {
		w.roots++
	}
	if w.record == 0 && e.path == path && (path.record || path.canBeRecord() && !path.recordBelow) {
		if !path.record {
			path.mark()
		}
		w.at = i
		w.endRow(b, false)
		w.record, e.cells = len(w.stack), len(w.cells)
	}
	w.at = end
	plain := 0
	for k, a := range attrs {
		prefix, local, _ := strings.Cut(a.name, ":")
		if isNamespace(a.name) || prefix == "xsi" && local != "" {
			e.filled = e.filled || prefix == "xsi"
			continue // they are about names
		}
		e.filled = e.filled || k != by
		if k == by {
			continue
		}
		to := e.path
		if k != value {
			plain++
			of := e.path
			if e.nth < 0 {
				of = path // how a cell looks
			}
			if to, err = w.paths.child(of, a.name); err != nil {
				return a.from, err
			}
		}
		column, err := w.paths.columnOf(to)
		if err != nil {
			return a.from, err
		}
		spelling := xmlValue
		if w.text[a.from] == '\'' {
			spelling = xmlSingle
		}
		if err := w.cell(a.from, a.to, column, spelling); err != nil {
			return a.from, err
		}
	}
	if plain > 1 {
		path.leafy = true
	}
	w.stack = append(w.stack, e)
	if alone {
		w.top().filled = true // no value can stand in it
		w.close(b)
	}
	return 0, nil
}

// labelOf gives the attributes that hold the name and the value of an element, or -1, and its path,
// which is that of its name where no attribute gives one.
func (w *xmlWalker) labelOf(path *xmlPath, attrs []xmlAttribute, end int, alone bool) (by, value int, named *xmlPath, err error) {
	by, value = -1, -1
	null := false
	for k, a := range attrs {
		word := localName(a.name)
		switch {
		case isNamespace(a.name):
		case by < 0 && isXMLWord("naming", word):
			by = k
		case value < 0 && isXMLWord("valued", word):
			value = k
		case a.name != word && word == "nil":
			null = true
		}
	}
	if by < 0 || path.parent == w.paths.top {
		return -1, -1, path, nil
	}
	// Of what has neither a text nor a value the attribute may be all that there is.
	sure := value >= 0 || null
	if !sure && !alone {
		k := skipXMLSpace(w.text, end)
		if k == len(w.text) || isCut(w.text, k, cdataBegin) {
			return -1, -1, path, block.ErrMore
		}
		sure = w.text[k] != '<' || strings.HasPrefix(w.text[k:], cdataBegin)
		if !sure && w.text[k+1] != '/' && w.text[k+1] != '!' {
			next, err := xmlNameEnd(w.text, k+1)
			if err != nil {
				return -1, -1, path, nilUnless(err, block.ErrMore)
			}
			sure = isXMLWord("valued", localName(w.text[k+1:next]))
		}
	}
	label := w.Decode(w.text, block.Cell{Start: int32(attrs[by].from), End: int32(attrs[by].to), Spelling: xmlValue})
	if localName(attrs[by].name) == "id" && strings.ContainsAny(label, "0123456789") {
		return -1, -1, path, nil // it tells elements apart
	}
	if named, err = w.paths.label(path.parent, path, label, sure); named == nil || err != nil {
		return -1, -1, path, err
	}
	return by, value, named, nil
}

// readEnd reads an end tag.
func (w *xmlWalker) readEnd(i int, b *block.Block) (int, error) {
	name, end, err := readXMLEnd(w.text, i)
	if err != nil {
		return end, err
	}
	top := w.top()
	if len(w.stack) == 1 || name != top.name {
		return i, errXMLEnd
	}
	if !top.filled {
		// An empty value, which the row has as the others have theirs.
		column, err := w.paths.columnOf(top.path)
		if err != nil {
			return i, err
		}
		if err := w.cell(i, i, column, xmlText); err != nil {
			return i, err
		}
	}
	w.at = end
	w.close(b)
	return 0, nil
}

// close closes the innermost element.
func (w *xmlWalker) close(b *block.Block) {
	e := *w.top()
	w.stack = w.stack[:len(w.stack)-1]
	w.closed++
	names := e.nth > 0 && w.endTableRow(&e)
	if !e.parent {
		w.top().of.leafy = true
	}
	if w.record == len(w.stack) {
		w.record = 0
		w.endRow(b, !names)
	}
}
