package layout

import (
	"fmt"
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// YAML is the format of YAML.
var YAML = block.Format{
	Name: "yaml",
	Doc: "YAML in blocks or in braces. The elements of the outermost sequences of mappings are its rows, or else its documents; " +
		"paths are its columns.",
	Extensions: []string{".yaml", ".yml"},
	Grows:      true,
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		return newReader(src, &opts, func(paths *tree.Paths) block.Walker { return newYAML(paths, opts.MaxField) }), nil
	},
}

// The reasons why YAML is not read.
var (
	errYAMLTab     = layout("a tab in the indentation")
	errYAMLIndent  = layout("a line that is no key, no element and no value, or is indented as no line before it")
	errYAMLComplex = layout("a key that is no plain or quoted text of one line")
	errYAMLColon   = layout("a colon in a value that is not quoted")
	errYAMLSign    = layout("a value begins with a sign that stands for something else")
	errYAMLBehind  = layout("something behind a value")
	errYAMLEscape  = layout("an escape in a quoted value is none")
	errReturn      = layout("a carriage return without a line feed")
	errYAMLMark    = layout("a new document begins in the middle of a value")
	errYAMLFlow    = layout("braces or brackets do not fit")
	errYAMLName    = layout("the name of an anchor or a tag looks like data")
	errYAMLBlock   = layout("a block of text is not as it has to be, or a comment is behind its sign")
)

func layout(reason string) error { return fmt.Errorf("%w: %s", block.ErrLayout, reason) }

// A yamlWalker is a [block.Walker]: it goes over the lines of YAML and knows the collections around
// the place where it is. What two readers of YAML may take for different things it refuses.
type yamlWalker struct {
	lines
	yamlSpeller
	paths    *tree.Paths
	maxField int

	yamlState
	saved yamlState // at the beginning of the text that is to come
}

// A yamlState is what is known between two lines.
type yamlState struct {
	stack   []yamlFrame
	record  int  // index of the frame whose element is the record; -1 outside of one
	records bool // the document has had records
	values  bool // or something else
}

// A yamlFrame is a collection around the place. The first stands for the document.
type yamlFrame struct {
	indent    int // -1 of the document
	seq       bool
	open      bool // a value is to come
	records   bool // the elements are records
	undecided bool // they are if the first that is not null is a mapping
	node      *tree.Node
	at        *tree.Node // of the value that is to come
}

func newYAML(paths *tree.Paths, maxField int) *yamlWalker {
	y := &yamlWalker{paths: paths, maxField: maxField}
	y.newDocument()
	y.save()
	return y
}

// newDocument is at the beginning of a document.
func (y *yamlWalker) newDocument() {
	y.stack = append(y.stack[:0], yamlFrame{indent: -1, open: true, node: y.paths.Root, at: y.paths.Root})
	y.record, y.records, y.values = -1, false, false
}

// save remembers the state at the beginning of a line, where rows can be parted.
func (y *yamlWalker) save() {
	stack := append(y.saved.stack[:0], y.stack...)
	y.saved = y.yamlState
	y.saved.stack = stack
}

// restore goes back to that.
func (y *yamlWalker) restore() {
	y.stack = append(y.stack[:0], y.saved.stack...)
	y.record, y.records, y.values = y.saved.record, y.saved.records, y.saved.values
}

func (y *yamlWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	return y.walk(text, eof, b, y)
}

func (y *yamlWalker) inRecord() bool { return y.record >= 0 }

// isRecord reports whether what ends here is one: an element, or a document without such.
func (y *yamlWalker) isRecord() bool { return y.record >= 0 || !y.records && y.values }

// line goes over what begins with the line, and gives the line behind it.
func (y *yamlWalker) line(at int) (next int, err error) {
	end, whole := y.lineEnd(at)
	if !whole {
		return 0, errCut
	}
	p := at
	for p < end && y.text[p] == ' ' {
		p++
	}
	rest := p
	for rest < end && block.IsSpace(y.text[rest]) {
		rest++
	}
	switch {
	case rest == end || y.text[rest] == '\r' || y.text[rest] == '\n' || y.text[rest] == '#':
		return y.lineRest(rest) // empty, but for a comment
	case rest > p:
		return 0, y.fail(p, errYAMLTab)
	case p == at && y.text[p] == '%' && len(y.stack) == 1 && !y.values:
		return y.besideLine(p) // a directive
	case p == at && y.isMark(p):
		return y.documentMark(p)
	}
	if err := y.leave(p - at); err != nil {
		return 0, err
	}
	return y.node(p)
}

// documentMark goes over the line that begins or ends a document.
func (y *yamlWalker) documentMark(p int) (next int, err error) {
	y.CloseRow(y.start, len(y.Block.Cells), y.isRecord())
	dots := y.text[p] == '.'
	y.newDocument()
	y.mark(y)
	p = y.skipSpace(p + 3)
	if y.atEnd(p) || dots {
		return y.lineRest(p)
	}
	y.values = true
	return y.value(p) // no mapping or sequence may begin here
}

// isMark reports whether a document begins or ends at the line at p.
func (y *yamlWalker) isMark(p int) bool {
	rest := y.text[p:]
	return (strings.HasPrefix(rest, "---") || strings.HasPrefix(rest, "...")) && y.isBlank(p+3)
}

// leave goes out of the collections that end before a line of an indentation.
func (y *yamlWalker) leave(indent int) error {
	dash := y.isDash(y.start + indent)
	ends := func(f *yamlFrame) bool { return f.indent > indent || f.seq && f.indent == indent && !dash }
	if y.record >= 0 {
		if f := &y.stack[y.record]; ends(f) || f.indent == indent {
			y.CloseRow(y.start, len(y.Block.Cells), true)
			y.record = -1
			y.mark(y)
		}
	}
	n := len(y.stack)
	for ends(&y.stack[n-1]) {
		n--
	}
	y.stack = y.stack[:n]
	// The value of a key may be a sequence that is no further in than the key.
	f := &y.stack[n-1]
	if f.indent < indent && !f.open || f.indent == indent && dash && !f.seq && !f.open {
		return y.fail(y.start+indent, errYAMLIndent)
	}
	return nil
}

// push goes into a collection, which is the value that is to come.
func (y *yamlWalker) push(indent int, seq bool) error {
	f := &y.stack[len(y.stack)-1]
	if !f.open {
		return y.fail(y.start+max(indent, 0), errYAMLIndent)
	}
	if len(y.stack) > block.MaxDepth {
		return y.fail(y.start, block.ErrTooDeep)
	}
	f.open = false
	y.decide(f, !seq)
	inner := yamlFrame{indent: indent, seq: seq, node: f.at, at: f.at}
	if seq {
		inner.records = len(y.stack) == 1
		inner.undecided = !inner.records && y.record < 0
		if !inner.records {
			var err error
			if inner.at, err = y.paths.AddElement(f.at); err != nil {
				return y.fail(y.start, err)
			}
		}
	}
	y.stack = append(y.stack, inner)
	return nil
}

// decide is at the first element of a sequence that is not null.
func (y *yamlWalker) decide(f *yamlFrame, mapping bool) {
	if !f.undecided {
		return
	}
	f.undecided = false
	if f.records = mapping && y.record < 0; f.records {
		y.beginRecord()
	}
}

// beginRecord begins a record at the line; the element at the top of the stack is it.
func (y *yamlWalker) beginRecord() {
	for i := range y.stack {
		if y.stack[i].records {
			y.CloseRow(y.start, y.cells, false)
			y.record, y.records = i, true
			return
		}
	}
}
