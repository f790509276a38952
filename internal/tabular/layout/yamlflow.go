package layout

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file goes over the collections of YAML in braces and brackets.

// A yamlFlow is one of them.
type yamlFlow struct {
	object bool
	node   *tree.Node
	at     *tree.Node // of the value that is to come
	expect yamlExpect
}

// A yamlExpect says what has to come next.
type yamlExpect uint8

const (
	flowItem  yamlExpect = iota // a key, an element, or the end
	flowValue                   // a value, or nothing
	flowComma                   // a comma or the end
)

// flow gives the place behind the collection at p.
func (y *yamlWalker) flow(p int, node *tree.Node) (end int, err error) {
	var stack []yamlFlow
	for {
		if p, err = y.flowSpace(p); err != nil {
			return 0, err
		}
		c := y.text[p]
		var f *yamlFlow
		if n := len(stack); n > 0 {
			f = &stack[n-1]
		}
		switch {
		case f != nil && (c == '}' && f.object || c == ']' && !f.object):
			p++
			if stack = stack[:len(stack)-1]; len(stack) == 0 {
				return p, nil
			}
			stack[len(stack)-1].expect = flowComma
			continue
		case c == ',':
			if f.expect == flowItem {
				return 0, y.fail(p, errYAMLFlow)
			}
			if f.expect, f.at = flowItem, f.node; !f.object {
				f.at, err = y.paths.AddElement(f.node)
			}
			if p++; err != nil {
				return 0, y.fail(p, err)
			}
			continue
		case f != nil && f.expect == flowComma || c == '}' || c == ']':
			return 0, y.fail(p, errYAMLFlow)
		}
		at, tag, err := y.properties(p, true)
		if err != nil {
			return 0, err
		}
		if at > p {
			if p, err = y.flowSpace(at); err != nil {
				return 0, err
			}
			if p != at {
				tag = 0 // a line is between them
			}
			c = y.text[p]
			if isFlowSign(c) && c != '{' && c != '[' {
				if f.object && f.expect == flowItem {
					return 0, y.fail(p, errYAMLFlow)
				}
				f.expect = flowComma
				continue
			}
		}
		if c == '{' || c == '[' {
			if f != nil {
				if f.object && f.expect == flowItem {
					return 0, y.fail(p, errYAMLComplex)
				}
				f.expect = flowComma // when it has ended
				node = f.at
			}
			if len(stack)+len(y.stack) > block.MaxDepth {
				return 0, y.fail(p, block.ErrTooDeep)
			}
			inner := yamlFlow{object: c == '{', node: node, at: node}
			if !inner.object {
				if inner.at, err = y.paths.AddElement(node); err != nil {
					return 0, y.fail(p, err)
				}
			}
			stack = append(stack, inner)
			p++
			continue
		}
		if p, err = y.flowLeaf(p, tag, f); err != nil {
			return 0, err
		}
	}
}

// flowLeaf goes over a key with its colon, or over a leaf.
func (y *yamlWalker) flowLeaf(p, tag int, f *yamlFlow) (next int, err error) {
	end, spelling := 0, uint8(0)
	switch c := y.text[p]; {
	case c == '?' && y.isBlank(p+1):
		return 0, y.fail(p, errYAMLComplex)
	case c == '*':
		end, err = y.name(p+1, true)
	case c == '"' || c == '\'':
		end, spelling, err = y.quoted(p)
	default:
		end, spelling, err = y.flowPlain(p)
	}
	if err != nil {
		return 0, err
	}
	colon := end
	for colon < len(y.text) && y.isBlank(colon) {
		colon++
	}
	if colon == len(y.text) {
		return 0, y.textEnds()
	}
	quoted := y.text[p] == '"' || y.text[p] == '\''
	isKey := y.text[colon] == ':' && (quoted || y.isBlank(colon+1) || isFlowSign(y.text[min(colon+1, len(y.text)-1)]))
	if colon+1 == len(y.text) && !y.eof {
		return 0, errCut
	}
	if f.expect == flowItem && (isKey || f.object) {
		if y.text[p] == '*' || strings.Contains(y.text[p:end], "\n") {
			return 0, y.fail(p, errYAMLComplex)
		}
		if end-p > y.maxField {
			return 0, y.fail(p, block.ErrTooLong)
		}
		if !quoted {
			spelling = yamlText
		}
		if f.at, err = y.member(f.at, p, end, spelling|yamlKey|yamlFlowing); err != nil {
			return 0, err
		}
		if f.expect = flowComma; isKey {
			f.expect, end = flowValue, colon+1
		}
		return end, nil
	}
	if isKey {
		return 0, y.fail(colon, errYAMLColon)
	}
	f.expect = flowComma
	if y.text[p] == '*' {
		return end, nil
	}
	return end, y.leaf(f.at, p, end, tag, spelling|yamlFlowing, 0)
}

// flowPlain gives the end of a plain value inside of braces or brackets.
func (y *yamlWalker) flowPlain(p int) (end int, spelling uint8, err error) {
	if p+1 == len(y.text) && !y.eof {
		return 0, 0, errCut
	}
	if !startsPlain(y.text, p, true) {
		return 0, 0, y.fail(p, errYAMLSign)
	}
	end = p
	for i := p; i < len(y.text); i++ {
		if i-p > y.maxField {
			return 0, 0, y.fail(p, block.ErrTooLong)
		}
		c := y.text[i]
		if isFlowSign(c) || c == '#' && y.isBlank(i-1) ||
			c == ':' && (y.isBlank(i+1) || isFlowSign(y.text[i+1])) {
			if spelling = yamlText; !strings.Contains(y.text[p:end], "\n") {
				spelling = yamlKind(y.text[p:end])
			}
			return end, spelling, nil
		}
		if !y.isBlank(i) {
			end = i + 1
		}
		if c == '\n' && y.isMark(i+1) {
			return 0, 0, y.fail(i+1, errYAMLMark)
		}
	}
	return 0, 0, y.textEnds()
}

// flowSpace goes over space, line ends and comments to something else.
func (y *yamlWalker) flowSpace(p int) (next int, err error) {
	for p < len(y.text) {
		switch c := y.text[p]; {
		case c == '#' && p > 0 && y.isBlank(p-1):
			if p, err = y.lineRest(p); err != nil {
				return 0, err
			}
			if y.isMark(p) {
				return 0, y.fail(p, errYAMLMark)
			}
		case !y.isBlank(p):
			return p, nil
		default:
			if p++; c == '\n' && y.isMark(p) {
				return 0, y.fail(p, errYAMLMark)
			}
		}
	}
	return 0, y.textEnds()
}

// textEnds says that the text ends in the middle of a value.
func (y *yamlWalker) textEnds() error {
	if y.eof {
		return y.fail(len(y.text), errOpen)
	}
	return errCut
}
