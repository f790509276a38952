package layout

import (
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// The formats of lines of keys and values. Their columns are paths, as those of JSON: the parts
// of a key, behind those of its section, with [] for numbers, so that customer.1.email and
// customer.2.email are one column. The lines of one number are a record; a file without such
// is one.
var (
	// Properties are those of Java.
	Properties = keyValueFormat(&keyValues{
		comments: "#!", parts: "=: \t\f", escapes: true,
	}, "properties", "Properties of Java: keys and values that = or : or a space parts.", ".properties")

	// Env is the variables of an environment.
	Env = keyValueFormat(&keyValues{
		comments: "#", parts: "=", quotes: true, export: true,
	}, "env", "Variables of an environment, as shells and containers have them: KEY=value.", ".env")

	// INI is sections of keys and values.
	INI = keyValueFormat(&keyValues{
		comments: "#;", parts: "=:", sections: true,
	}, "ini", "Sections in brackets, and keys and values in them.", ".ini", ".cfg", ".conf")
)

// keyValues are what these formats differ in.
type keyValues struct {
	comments string // what begins a line that is one
	parts    string // what parts a key from its value
	escapes  bool   // with a backslash, also of line ends
	quotes   bool   // around values, which may have several lines
	export   bool   // a word in front of keys; their numbers stand between low lines
	sections bool   // with lines in brackets; lines that are further in go on with a value
}

func keyValueFormat(how *keyValues, name, doc string, extensions ...string) block.Format {
	return block.Format{Name: name, Doc: doc, Extensions: extensions, Grows: true,
		Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
			return newReader(src, &opts, func(paths *tree.Paths) block.Walker {
				w := &keyValueWalker{keyValues: how, keyPaths: keyPaths{Paths: paths}, maxField: opts.MaxField}
				w.section = paths.Root
				w.save()
				return w
			}), nil
		}}
}

var (
	errKeyQuote  = layout("a quote that is not closed, or has something behind it")
	errKeyEscape = layout("an escape is none")
)

// A keyValueWalker is a [block.Walker].
type keyValueWalker struct {
	lines
	*keyValues
	keyPaths
	maxField int

	keyValueState
	saved keyValueState
}

// A keyValueState is what is known between two lines.
type keyValueState struct {
	section *tree.Node
	inside  group      // of the section
	record  group      // of the lines before; the zero group outside of records
	records bool       // there have been some
	values  bool       // or other values
	last    *tree.Node // of the value before, which may go on
	indent  int        // of its line
}

func (w *keyValueWalker) save()    { w.saved = w.keyValueState }
func (w *keyValueWalker) restore() { w.keyValueState = w.saved }

func (w *keyValueWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	return w.walk(text, eof, b, w)
}

func (w *keyValueWalker) inRecord() bool { return w.record != (group{}) }
func (w *keyValueWalker) isRecord() bool { return w.inRecord() || !w.records && w.values }

// enter goes into the record of a key, or out of one.
func (w *keyValueWalker) enter(g group) {
	if w.values = true; g == w.record {
		return
	}
	w.CloseRow(w.start, w.cellsBefore(), w.record != (group{}))
	w.record = group{}
	w.cells = w.cellsBefore()
	w.safe = w.start
	w.save()
	w.record, w.records = g, w.records || g != (group{})
}

// cellsBefore is how many cells are before the line.
func (w *keyValueWalker) cellsBefore() int {
	n := len(w.Block.Cells)
	for n > 0 && int(w.Block.Cells[n-1].Start) >= w.start {
		n--
	}
	return n
}

// line goes over a line, and those that go on with it.
func (w *keyValueWalker) line(at int) (next int, err error) {
	end, stop := w.lineEnd(at)
	if stop == 0 {
		return 0, errCut
	}
	p := skipBlanks(w.text[:end], at)
	switch {
	case p == end:
		w.last = nil
		return stop, nil
	case strings.IndexByte(w.comments, w.text[p]) >= 0:
		return stop, w.comment(p+1, end)
	case w.sections && w.last != nil && p-at > w.indent:
		return stop, w.value(w.last, p, end, 0)
	}
	w.indent, w.last = p-at, nil
	if w.sections && w.text[p] == '[' {
		return w.head(p, end, stop)
	}
	p = w.skipExport(p, end)
	if w.escapes {
		for isContinued(w.text[at:end]) {
			// The next line goes on with this one.
			if stop == len(w.text) {
				if !w.eof {
					return 0, errCut
				}
				break
			}
			if end, stop = w.lineEnd(stop); stop == 0 {
				return 0, errCut
			}
			if end-p > 2*w.maxField {
				return 0, w.fail(p, block.ErrTooLong)
			}
		}
	}
	return w.entry(p, end, stop)
}

// skipExport goes over the word that exports a variable.
func (w *keyValueWalker) skipExport(p, end int) int {
	const word = "export"
	if w.export && strings.HasPrefix(w.text[p:end], word) {
		if q := skipBlanks(w.text[:end], p+len(word)); q > p+len(word) {
			return q
		}
	}
	return p
}

// lineEnd gives the end of the line that begins at p, and the place behind it, which is 0 when it is
// cut.
func (w *keyValueWalker) lineEnd(p int) (end, stop int) {
	i := strings.IndexByte(w.text[p:], '\n')
	switch {
	case i >= 0:
		stop = p + i + 1
		return p + len(strings.TrimSuffix(w.text[p:p+i], "\r")), stop
	case w.eof:
		return len(w.text), len(w.text)
	}
	return 0, 0
}

// isContinued reports whether a line ends with a backslash that stands for the next one.
func isContinued(line string) bool {
	return (len(line)-len(strings.TrimRight(line, `\`)))%2 == 1
}

// entry goes over a key and its value, which are whole in the text but for quotes.
func (w *keyValueWalker) entry(p, end, stop int) (next int, err error) {
	keyEnd, value := w.part(p, end)
	if keyEnd < 0 && !w.escapes {
		w.enter(w.inside)
		return stop, w.value(w.section, p, end, keyLine)
	}
	if keyEnd < 0 {
		keyEnd, value = end, end
	}
	n, g, err := w.key(p, keyEnd)
	if err != nil {
		return 0, w.fail(p, err)
	}
	if w.inside != (group{}) {
		g = w.inside
	}
	w.enter(g)
	if w.last = n; value == end {
		return stop, nil
	}
	if w.quotes && (w.text[value] == '"' || w.text[value] == '\'') {
		return w.quoted(n, value, end, stop)
	}
	lineEnd := end
	if w.quotes {
		end = w.inline(value, end)
	}
	if err := w.value(n, value, end, keyPlain); err != nil {
		return 0, err
	}
	if q := skipBlanks(w.text[:lineEnd], end); q < lineEnd && w.quotes {
		return stop, w.beside(q+1, lineEnd)
	}
	return stop, nil
}

// part gives the end of the key in an entry, and where the value begins; -1 when nothing parts them.
func (w *keyValueWalker) part(p, end int) (keyEnd, value int) {
	i := p
	for ; i < end && strings.IndexByte(w.parts, w.text[i]) < 0; i++ {
		if w.escapes && w.text[i] == '\\' {
			if i++; i < end && w.text[i] == '\r' {
				i++
			}
			if i < end && w.text[i] == '\n' {
				i = skipBlanks(w.text[:end], i+1) - 1
			}
		}
	}
	if i = min(i, end); i == end {
		return -1, end
	}
	keyEnd = i
	value = i
	if w.escapes {
		if value = w.skipContinued(value, end); value < end && (w.text[value] == '=' || w.text[value] == ':') {
			value = w.skipContinued(value+1, end)
		}
		return keyEnd, value
	}
	for keyEnd > p && block.IsSpace(w.text[keyEnd-1]) {
		keyEnd--
	}
	return keyEnd, skipBlanks(w.text[:end], value+1)
}

// skipContinued goes over blanks, and over lines that go on without anything else.
func (w *keyValueWalker) skipContinued(p, end int) int {
	for p = skipBlanks(w.text[:end], p); p < end && w.text[p] == '\\'; p = skipBlanks(w.text[:end], p) {
		switch rest := w.text[p+1 : end]; {
		case strings.HasPrefix(rest, "\n"):
			p += 2
		case strings.HasPrefix(rest, "\r\n"):
			p += 3
		default:
			return p
		}
	}
	return p
}

// head goes over the name of a section, and what stands behind it.
func (w *keyValueWalker) head(p, end, stop int) (next int, err error) {
	from := p
	for from < end && w.text[from] == '[' {
		from++
	}
	name := w.text[from:end]
	to := strings.IndexByte(name, ']')
	if i := strings.Index(name, `"]`); i >= 0 && strings.IndexByte(name[:i], '"') >= 0 && strings.IndexByte(name, '"') < to {
		to = i + 1
	}
	if to < 0 {
		w.enter(w.inside)
		return stop, w.value(w.section, p, end, keyLine)
	}
	to += from
	behind := to
	for behind < end && w.text[behind] == ']' {
		behind++
	}
	to = from + len(strings.TrimRight(w.text[from:to], " \t"))
	w.enter(group{})
	n, g, err := w.sectionPath(skipBlanks(w.text[:to], from), to)
	if err != nil {
		return 0, w.fail(p, err)
	}
	if w.section, w.inside = n, g; g != (group{}) {
		w.enter(g)
	}
	behind = skipBlanks(w.text[:end], behind)
	switch {
	case behind == end:
		return stop, nil
	case strings.IndexByte(w.comments, w.text[behind]) >= 0:
		return stop, w.beside(behind+1, end)
	}
	return w.entry(behind, end, stop)
}

// comment goes over a comment. An entry that is one is masked as one.
func (w *keyValueWalker) comment(p, end int) error {
	from := w.skipExport(skipBlanks(w.text[:end], p), end)
	if i := strings.IndexByte(w.text[from:end], '='); i > 0 && isWord(strings.TrimRight(w.text[from:from+i], " \t")) {
		cells := len(w.Block.Cells)
		key := from + len(strings.TrimRight(w.text[from:from+i], " \t"))
		n, _, err := w.key(from, key)
		if err != nil {
			return w.fail(p, err)
		}
		if len(w.Block.Cells) == cells {
			if value := skipBlanks(w.text[:end], from+i+1); value < end {
				return w.value(n, value, end, keyComment)
			}
			return nil
		}
		w.Block.Cells = w.Block.Cells[:cells]
	}
	return w.beside(p, end)
}

// isWord reports whether a text can be the key of an entry that is a comment.
func isWord(s string) bool {
	return s != "" && strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-[]") == ""
}

// beside notes a text that belongs to no column.
func (w *keyValueWalker) beside(p, end int) error {
	return w.cell(block.Cell{Start: int32(p), End: int32(end), Column: block.Beside, Spelling: keyComment | keyBeside})
}

// inline gives the end of a value without quotes, in front of a comment behind it.
func (w *keyValueWalker) inline(p, end int) int {
	for i := p + 1; i < end; i++ {
		if w.text[i] == '#' && block.IsSpace(w.text[i-1]) {
			return p + len(strings.TrimRight(w.text[p:i], " \t"))
		}
	}
	return p + len(strings.TrimRight(w.text[p:end], " \t"))
}

// skipBlanks goes over blanks from a place on.
func skipBlanks(text string, p int) int {
	for p < len(text) && (block.IsSpace(text[p]) || text[p] == '\f') {
		p++
	}
	return p
}
