package layout

import (
	"io"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// TOML is read apart from lines of keys and values, since its values say what they are.
var TOML = block.Format{
	Name:       "toml",
	Doc:        "TOML. The tables of an array of tables are its rows; paths are its columns.",
	Extensions: []string{".toml"},
	Grows:      true,
	Open: func(src io.Reader, opts block.Options) (block.Reader, error) {
		return newReader(src, &opts, func(paths *tree.Paths) block.Walker { return newTOML(paths, opts.MaxField) }), nil
	},
}

func newTOML(paths *tree.Paths, maxField int) *tomlWalker {
	w := &tomlWalker{paths: paths, maxField: maxField}
	w.table = paths.Root
	w.saved = w.tomlState
	return w
}

var (
	errTOMLKey    = layout("a key is none, or has no = behind it")
	errTOMLValue  = layout("a value is none")
	errTOMLBehind = layout("something behind a value")
	errTOMLOpen   = layout("a text in quotes or a bracket is not closed")
	errTOMLEscape = layout("an escape in a quoted value is none")
)

// A tomlWalker is a [block.Walker].
type tomlWalker struct {
	lines
	tomlSpeller
	paths    *tree.Paths
	maxField int

	tomlState
	saved tomlState
}

// A tomlState is what is known between two lines.
type tomlState struct {
	table   *tree.Node
	array   string // the name of the array of tables that the record is an element of, or empty
	records bool   // there have been some
	values  bool
}

func (w *tomlWalker) save()    { w.saved = w.tomlState }
func (w *tomlWalker) restore() { w.tomlState = w.saved }

func (w *tomlWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	return w.walk(text, eof, b, w)
}

func (w *tomlWalker) inRecord() bool { return w.array != "" }
func (w *tomlWalker) isRecord() bool { return w.inRecord() || !w.records && w.values }

// line goes over what begins with the line.
func (w *tomlWalker) line(at int) (next int, err error) {
	stop := strings.IndexByte(w.text[at:], '\n')
	if stop < 0 && !w.eof {
		return 0, errCut
	}
	p := skipBlanks(w.text, at)
	if w.atEnd(p) {
		return w.lineRest(p)
	}
	if w.text[p] == '[' {
		return w.head(p)
	}
	w.values = true
	n, p, err := w.key(w.table, p)
	if err != nil {
		return 0, err
	}
	if p == len(w.text) || w.text[p] != '=' {
		return 0, w.fail(p, errTOMLKey)
	}
	if p, err = w.value(n, skipBlanks(w.text, p+1)); err != nil {
		return 0, err
	}
	return w.lineRest(skipBlanks(w.text, p))
}

// head goes over the name of a table, or of an array of tables.
func (w *tomlWalker) head(p int) (next int, err error) {
	brackets := "]"
	if strings.HasPrefix(w.text[p:], "[[") {
		brackets = "]]"
	}
	begin := skipBlanks(w.text, p+len(brackets))
	cells := len(w.Block.Cells)
	n, q, err := w.key(w.paths.Root, begin)
	if err != nil {
		return 0, err
	}
	if !strings.HasPrefix(w.text[q:], brackets) {
		return 0, w.fail(q, errTOMLKey)
	}
	// Below a table of the array, such as [people.address], the record goes on.
	name := strings.TrimRight(w.text[begin:q], " \t")
	if inside := w.array != "" && strings.HasPrefix(name, w.array+"."); !inside {
		w.CloseRow(w.start, cells, w.array != "")
		table := w.table
		w.array = ""
		w.safe, w.cells = w.start, cells
		w.saved = w.tomlState
		if w.table = table; brackets == "]]" {
			w.array, w.records = name, true
		}
	}
	w.table, w.values = n, true
	if brackets == "]]" {
		if w.table, err = w.paths.AddElement(n); err != nil {
			return 0, w.fail(p, err)
		}
	}
	return w.lineRest(skipBlanks(w.text, q+len(brackets)))
}

// key gives the path of a key with dots, and the place behind it and the space there.
func (w *tomlWalker) key(n *tree.Node, p int) (_ *tree.Node, next int, err error) {
	for first := true; ; first = false {
		end, spelling := p, uint8(tomlBare|tomlKey)
		switch {
		case p < len(w.text) && (w.text[p] == '"' || w.text[p] == '\''):
			if end, spelling, err = w.quoted(p); err != nil {
				return nil, 0, err
			}
			if spelling == tomlLines || spelling == tomlRawLines {
				return nil, 0, w.fail(p, errTOMLKey)
			}
			spelling |= tomlKey
		default:
			for end < len(w.text) && isBareTOML(w.text[end]) {
				end++
			}
			if end == p {
				return nil, 0, w.fail(p, errTOMLKey)
			}
		}
		c := block.Cell{Start: int32(p), End: int32(end), Spelling: spelling}
		// The tables of an array that has been met are its elements.
		if array := n.Element.Load(); array != nil && !first {
			n = array
		}
		if n, c.Column, err = w.paths.Member(n, w.Decode(w.text, c)); err == nil && c.Column >= 0 {
			err = w.cell(c)
		}
		if err != nil {
			return nil, 0, w.fail(p, err)
		}
		p = skipBlanks(w.text, end)
		if p == len(w.text) || w.text[p] != '.' {
			return n, p, nil
		}
		p = skipBlanks(w.text, p+1)
	}
}

// isBareTOML reports whether a sign can be in a key without quotes. More can than TOML allows.
func isBareTOML(c byte) bool {
	return c >= 0x80 || c == '_' || c == '-' || block.IsDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'z'
}

// A tomlFrame is an array or a table in one line around the place.
type tomlFrame struct {
	table bool
	node  *tree.Node
	some  bool // something stands in front of the place, and no comma
}

// value goes over the value at p.
func (w *tomlWalker) value(n *tree.Node, p int) (next int, err error) {
	var stack []tomlFrame
	for {
		if len(stack) > 0 {
			if p, err = w.space(p); err != nil {
				return 0, err
			}
			f := &stack[len(stack)-1]
			switch c := w.text[p]; {
			case c == ']' && !f.table, c == '}' && f.table:
				p++
				if stack = stack[:len(stack)-1]; len(stack) == 0 {
					return p, nil
				}
				continue
			case c == ',' && f.some:
				f.some = false
				p++
				continue
			case f.some || c == ',':
				return 0, w.fail(p, errTOMLValue)
			}
			f.some = true
			if n = f.node; f.table {
				if n, p, err = w.key(n, p); err != nil {
					return 0, err
				}
				if p == len(w.text) || w.text[p] != '=' {
					return 0, w.cutOr(p, errTOMLKey)
				}
				p = skipBlanks(w.text, p+1)
			}
		}
		switch {
		case p == len(w.text):
			return 0, w.cutOr(p, errTOMLValue)
		case w.text[p] == '[' || w.text[p] == '{':
			if len(stack) == block.MaxDepth {
				return 0, w.fail(p, block.ErrTooDeep)
			}
			f := tomlFrame{table: w.text[p] == '{', node: n}
			if !f.table {
				if f.node, err = w.paths.AddElement(n); err != nil {
					return 0, w.fail(p, err)
				}
			}
			stack = append(stack, f)
			p++
			continue
		}
		if p, err = w.leaf(n, p); err != nil {
			return 0, err
		}
		if len(stack) == 0 {
			return p, nil
		}
	}
}

// leaf goes over a text, a number, a truth or a time.
func (w *tomlWalker) leaf(n *tree.Node, p int) (end int, err error) {
	spelling := uint8(tomlBare)
	if w.text[p] == '"' || w.text[p] == '\'' {
		if end, spelling, err = w.quoted(p); err != nil {
			return 0, err
		}
	} else {
		for end = p; end < len(w.text) && (isBareTOML(w.text[end]) || strings.IndexByte("+.:", w.text[end]) >= 0); end++ {
		}
		// A space may stand between a date and a time.
		if len("2006-01-02") == end-p && end+3 < len(w.text) && w.text[end] == ' ' && block.IsDigit(w.text[end+1]) && w.text[end+3] == ':' {
			for end++; end < len(w.text) && (block.IsDigit(w.text[end]) || strings.IndexByte("-+.:Zz", w.text[end]) >= 0); end++ {
			}
		}
		switch {
		case end == len(w.text) && !w.eof:
			return 0, errCut
		case !isTOMLValue(w.text[p:end]):
			return 0, w.fail(p, errTOMLValue)
		}
	}
	column, err := w.paths.AddLeaf(n)
	if err == nil {
		c := block.Cell{Start: int32(p), End: int32(end), Column: column, Spelling: spelling}
		c.Plain = spelling == tomlRaw || spelling == tomlText && !strings.Contains(w.text[p:end], `\`)
		if c.Plain {
			c.Margin = 1
		}
		err = w.cell(c)
	}
	if err != nil {
		return 0, w.fail(p, err)
	}
	return end, nil
}

// quoted gives the end of a text in quotes.
func (w *tomlWalker) quoted(p int) (end int, spelling uint8, err error) {
	quote, closing := w.text[p], w.text[p:p+1]
	if spelling = tomlText; quote == '\'' {
		spelling = tomlRaw
	}
	if p+3 > len(w.text) && !w.eof {
		return 0, 0, errCut
	}
	i := p + 1
	if lines := strings.Repeat(closing, 3); strings.HasPrefix(w.text[p:], lines) {
		closing, i = lines, p+len(lines)
		spelling += tomlLines - tomlText
	}
	for ; i < len(w.text); i++ {
		switch c := w.text[i]; {
		case i-p > w.maxField:
			return 0, 0, w.fail(p, block.ErrTooLong)
		case c == '\\' && quote == '"':
			if i+10 > len(w.text) && !w.eof {
				return 0, 0, errCut
			}
			k := tomlEscape(w.text[i:], spelling == tomlLines)
			if k == 0 {
				return 0, 0, w.fail(i, errTOMLEscape)
			}
			i += k - 1
		case c == '\n' && len(closing) == 1:
			return 0, 0, w.fail(p, errTOMLOpen)
		case strings.HasPrefix(w.text[i:], closing):
			if end = i + len(closing); len(closing) == 1 {
				return end, spelling, nil
			}
			// There may be two quotes in front of those at the end.
			for range 2 {
				if end < len(w.text) && w.text[end] == quote {
					end++
				}
			}
			if end == len(w.text) && !w.eof {
				return 0, 0, errCut
			}
			return end, spelling, nil
		}
	}
	return 0, 0, w.cutOr(p, errTOMLOpen)
}

// space goes over space, line ends and comments.
func (w *tomlWalker) space(p int) (next int, err error) {
	for p < len(w.text) {
		switch c := w.text[p]; {
		case c == '#':
			if p, err = w.lineRest(p); err != nil {
				return 0, err
			}
		case block.IsSpace(c) || c == '\n' || c == '\r':
			p++
		default:
			return p, nil
		}
	}
	return 0, w.cutOr(p, errTOMLOpen)
}

// cutOr is errCut, or another error where the file ends.
func (w *tomlWalker) cutOr(p int, err error) error {
	if p == len(w.text) && !w.eof || err == errTOMLOpen && !w.eof {
		return errCut
	}
	return w.fail(p, err)
}

func (w *tomlWalker) atEnd(p int) bool {
	return p == len(w.text) || w.text[p] == '\n' || w.text[p] == '\r' || w.text[p] == '#'
}

// lineRest goes over what a line has behind its values.
func (w *tomlWalker) lineRest(p int) (next int, err error) {
	if !w.atEnd(p) {
		return 0, w.fail(p, errTOMLBehind)
	}
	i := strings.IndexByte(w.text[p:], '\n')
	if next = p + i + 1; i < 0 {
		if next = len(w.text); !w.eof {
			return 0, errCut
		}
	}
	if p < len(w.text) && w.text[p] == '#' {
		text := strings.TrimRight(w.text[p+1:next], "\r\n")
		if err := w.cell(block.Cell{Start: int32(p + 1), End: int32(p + 1 + len(text)), Column: block.Beside, Spelling: tomlComment}); err != nil {
			return 0, w.fail(p, err)
		}
	}
	return next, nil
}

// cell notes a cell.
func (w *tomlWalker) cell(c block.Cell) error {
	if int(c.End-c.Start) > w.maxField {
		return block.ErrTooLong
	}
	w.Block.Cells = append(w.Block.Cells, c)
	return nil
}
