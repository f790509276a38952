package layout

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file goes over the nodes of YAML in blocks.

// node goes over a node that begins at p, behind the indentation or a dash.
func (y *yamlWalker) node(p int) (next int, err error) {
	y.values = true
	for {
		if !y.isDash(p) {
			return y.keyOrValue(p)
		}
		indent := p - y.start
		if f := &y.stack[len(y.stack)-1]; !f.seq || f.indent != indent {
			if err := y.push(indent, true); err != nil {
				return 0, err
			}
		}
		f := &y.stack[len(y.stack)-1]
		if f.open = true; f.records && y.record < 0 {
			y.beginRecord()
		}
		q := y.skipSpace(p + 1)
		if y.atEnd(q) {
			return y.lineRest(q)
		}
		if strings.Contains(y.text[p:q], "\t") {
			return 0, y.fail(p+1, errYAMLTab) // how far in is what follows?
		}
		p = q
	}
}

// keyOrValue goes over a key and what its line has, or over a value.
func (y *yamlWalker) keyOrValue(p int) (next int, err error) {
	f := &y.stack[len(y.stack)-1]
	at, tag, err := y.properties(p, false)
	if err != nil {
		return 0, err
	}
	if y.atEnd(at) {
		if !f.open {
			return 0, y.fail(p, errYAMLIndent)
		}
		return y.lineRest(at)
	}
	end, colon, spelling, err := y.key(at)
	switch {
	case err != nil:
		return 0, err
	case colon == 0 && f.open && f.indent < p-y.start:
		return y.valueBehind(at, tag)
	case colon == 0:
		return 0, y.fail(p, errYAMLIndent)
	}
	if f.seq || f.indent != p-y.start {
		if err := y.push(p-y.start, false); err != nil {
			return 0, err
		}
		f = &y.stack[len(y.stack)-1]
	}
	if f.at, err = y.member(f.node, at, end, spelling); err != nil {
		return 0, err
	}
	f.open = true
	return y.value(y.skipSpace(colon + 1))
}

// member gives the path under a key, and notes the key if it is data.
func (y *yamlWalker) member(n *tree.Node, start, end int, spelling uint8) (*tree.Node, error) {
	key := block.Cell{Start: int32(start), End: int32(end), Spelling: spelling}
	node, column, err := y.paths.Member(n, y.Decode(y.text, key))
	if err == nil && column >= 0 {
		key.Column = column
		err = y.cell(key)
	}
	if err != nil {
		return nil, y.fail(start, err)
	}
	return node, nil
}

// key gives the end of the key at p and the place of its colon, or 0 if it is none. A key is
// whole in its line.
func (y *yamlWalker) key(p int) (end, colon int, spelling uint8, err error) {
	stop, _ := y.lineEnd(p)
	line := y.text[:stop]
	switch c := line[p]; {
	case c == '?' && y.isBlank(p+1):
		return 0, 0, 0, y.fail(p, errYAMLComplex)
	case c == '"' || c == '\'':
		e, spelling, _ := quotedEnd(line, p)
		if e == 0 {
			return 0, 0, 0, nil // it has several lines, and is none
		}
		if q := y.skipSpace(e); q < len(line) && line[q] == ':' && y.isBlank(q+1) {
			if e-p > y.maxField {
				return 0, 0, 0, y.fail(p, block.ErrTooLong)
			}
			return e, q, spelling | yamlKey, nil
		}
		return 0, 0, 0, nil
	case strings.IndexByte("{[|>", c) >= 0:
		return 0, 0, 0, nil
	}
	for i := p; i < stop; i++ {
		switch c := line[i]; {
		case c == ':' && y.isBlank(i+1):
			if strings.IndexByte("*,]}@`%&!#", line[p]) >= 0 || i == p || line[p] == '-' && y.isBlank(p+1) {
				return 0, 0, 0, y.fail(p, errYAMLComplex)
			}
			end = p + len(strings.TrimRight(line[p:i], " \t"))
			return end, i, yamlText | yamlKey, nil
		case c == '#' && i > p && block.IsSpace(line[i-1]):
			return 0, 0, 0, nil
		}
	}
	return 0, 0, 0, nil
}

// value goes over what stands behind a colon or the beginning of a document.
func (y *yamlWalker) value(p int) (next int, err error) {
	at, tag, err := y.properties(p, false)
	if err != nil {
		return 0, err
	}
	if y.atEnd(at) {
		return y.lineRest(at) // the value is to come, or is none
	}
	return y.valueBehind(at, tag)
}

// valueBehind goes over the value at p, which is no collection in a block. The tag is where the
// cell begins: one that says that the value is a number does so no more when it is masked.
func (y *yamlWalker) valueBehind(p, tag int) (next int, err error) {
	f := &y.stack[len(y.stack)-1]
	f.open = false
	node := f.at
	end, spelling, margin := 0, uint8(0), 0
	switch c := y.text[p]; {
	case c == '*':
		if end, err = y.name(p+1, false); err != nil {
			return 0, err
		}
		y.decide(f, false)
		return y.behind(end)
	case c == '{' || c == '[':
		y.decide(f, c == '{')
		if end, err = y.flow(p, node); err != nil {
			return 0, err
		}
		return y.behind(end)
	case c == '|' || c == '>':
		end, next, spelling, margin, err = y.blockText(p, f.indent)
		if err != nil {
			return 0, err
		}
		if end == 0 {
			return next, nil
		}
	case c == '"' || c == '\'':
		if end, spelling, err = y.quoted(p); err != nil {
			return 0, err
		}
	default:
		if end, spelling, err = y.plain(p, f.indent); err != nil {
			return 0, err
		}
	}
	if spelling != yamlNull {
		y.decide(f, false)
	}
	if err := y.leaf(node, p, end, tag, spelling, margin); err != nil {
		return 0, err
	}
	if next > 0 {
		return next, nil
	}
	return y.behind(end)
}

// behind goes over the end of a line behind a value.
func (y *yamlWalker) behind(p int) (next int, err error) {
	q := y.skipSpace(p)
	if q == len(y.text) && !y.eof {
		return 0, errCut
	}
	if !y.atEnd(q) || y.text[q:min(q+1, len(y.text))] == "#" && q == p {
		return 0, y.fail(q, errYAMLBehind)
	}
	return y.lineRest(q)
}

// lineRest goes over what a line has behind the values: nothing, or a comment.
func (y *yamlWalker) lineRest(p int) (next int, err error) {
	end, whole := y.lineEnd(p)
	if !whole {
		return 0, errCut
	}
	switch {
	case !y.atEnd(p):
		return 0, y.fail(p, errYAMLBehind)
	case p < end && y.text[p] == '#':
		return y.besideLine(p)
	}
	return end, nil
}

// besideLine notes what a line that is whole has behind the sign at p, as a text that belongs to no
// column.
func (y *yamlWalker) besideLine(p int) (next int, err error) {
	next, _ = y.lineEnd(p)
	text := strings.TrimRight(y.text[p+1:next], "\r\n")
	if err := y.cell(block.Cell{Start: int32(p + 1), End: int32(p + 1 + len(text)), Column: block.Beside, Spelling: yamlComment}); err != nil {
		return 0, y.fail(p, err)
	}
	return next, nil
}

// leaf notes a value.
func (y *yamlWalker) leaf(n *tree.Node, start, end, tag int, spelling uint8, margin int) error {
	column, err := y.paths.AddLeaf(n)
	if err != nil {
		return y.fail(start, err)
	}
	c := block.Cell{Start: int32(start), End: int32(end), Column: column, Spelling: spelling, Margin: uint8(margin)}
	switch {
	case tag > 0:
		c.Start, c.Spelling = int32(tag), c.Spelling|yamlTagged
	case spelling == yamlSingle || spelling == yamlDouble:
		c.Plain, c.Margin = true, 1
	}
	if err := y.cell(c); err != nil {
		return y.fail(start, err)
	}
	return nil
}

// loneReturn gives the place of the first carriage return that no line feed is behind, or -1.
func loneReturn(text string, eof bool) int {
	for i := 0; ; i++ {
		n := strings.IndexByte(text[i:], '\r')
		if n < 0 || i+n+1 == len(text) && !eof {
			return -1
		}
		if i += n; i+1 == len(text) || text[i+1] != '\n' {
			return i
		}
	}
}

// cell notes a cell.
func (y *yamlWalker) cell(c block.Cell) error {
	if int(c.End-c.Start) > y.maxField {
		return block.ErrTooLong
	}
	y.Block.Cells = append(y.Block.Cells, c)
	return nil
}

// properties goes over anchors and tags and the space behind them. The tag is the place of a tag
// that says that the value is something else than text, or 0.
func (y *yamlWalker) properties(p int, inFlow bool) (next, tag int, err error) {
	for p < len(y.text) && (y.text[p] == '&' || y.text[p] == '!') {
		end := p + 1
		if y.text[p] == '&' {
			tag = 0 // what stands before it stays
			if end, err = y.name(end, inFlow); err != nil {
				return 0, 0, err
			}
		} else {
			for end < len(y.text) && !y.isBlank(end) && !(inFlow && isFlowSign(y.text[end])) {
				end++
			}
			switch name := y.text[p:end]; {
			case !tree.LooksLikeName(name) || strings.Contains(name, "@"):
				return 0, 0, y.fail(p, errYAMLName)
			case strings.HasPrefix(name, "!!") && name != "!!str":
				tag = p
			}
		}
		if end < len(y.text) && !y.isBlank(end) {
			return 0, 0, y.fail(end, errYAMLSign)
		}
		p = y.skipSpace(end)
	}
	return p, tag, nil
}

// name gives the end of the name of an anchor, which stays, and so must not be data.
func (y *yamlWalker) name(p int, inFlow bool) (end int, err error) {
	for end = p; end < len(y.text) && !y.isBlank(end) && !(inFlow && isFlowSign(y.text[end])); {
		end++
	}
	if name := y.text[p:end]; name == "" || len(name) > tree.NameBytes || !y.paths.Namer.IsName(name) {
		return 0, y.fail(p, errYAMLName)
	}
	return end, nil
}

// lineEnd gives the place behind the line that p is in, and whether it is whole.
func (y *yamlWalker) lineEnd(p int) (end int, whole bool) {
	if i := strings.IndexByte(y.text[p:], '\n'); i >= 0 {
		return p + i + 1, true
	}
	return len(y.text), y.eof
}

// isDash reports whether an element of a sequence begins at p.
func (y *yamlWalker) isDash(p int) bool { return y.text[p] == '-' && y.isBlank(p+1) }

// isBlank reports whether there is white space at p, or the end.
func (y *yamlWalker) isBlank(p int) bool {
	return p >= len(y.text) || block.IsSpace(y.text[p]) || y.text[p] == '\n' || y.text[p] == '\r'
}

// atEnd reports whether a line ends at p, or has a comment there.
func (y *yamlWalker) atEnd(p int) bool {
	return p == len(y.text) || y.text[p] == '\n' || y.text[p] == '\r' || y.text[p] == '#' && (p == 0 || y.isBlank(p-1))
}

// skipSpace goes over blanks and tabs.
func (y *yamlWalker) skipSpace(p int) int {
	for p < len(y.text) && block.IsSpace(y.text[p]) {
		p++
	}
	return p
}

// isFlowSign reports whether a sign ends a plain value inside of braces and brackets.
func isFlowSign(c byte) bool { return strings.IndexByte(",[]{}", c) >= 0 }
