package tabular

import (
	"bytes"
	"net/url"
	"strings"

	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads what an address of the web asks for, in a string of JSON or in a field of a CSV file:
// https://shop.example/u?email=…&page=2, or what stands behind its question mark alone. Its values have cells of their own, and
// paths that go on from that of the string; what is in front of the question mark, and behind a number sign, stays with it.
//
// A string counts if all of it is written so, and one of the names is known.

// A queryPart is a value, or what is beside the values, between two places of a string.
type queryPart struct {
	key      []byte // nil: it is beside
	from, to int
}

// appendQuery appends the parts of a string, and reports whether it is one of values with names.
func appendQuery(dst []queryPart, text []byte) ([]queryPart, bool) {
	if bytes.IndexByte(text, '=') <= 0 || bytes.ContainsAny(text, " \t\r\n\"<>{}|\\^`") {
		return dst, false
	}
	at := bytes.IndexByte(text, '?') + 1
	if at > 1 {
		dst = append(dst, queryPart{nil, 0, at - 1})
	}
	for end := at; ; at = end + 1 {
		if end = at + bytes.IndexAny(text[at:], "&#"); end < at {
			end = len(text)
		}
		key, value, ok := bytes.Cut(text[at:end], []byte("="))
		if !ok || len(key) == 0 || bytes.ContainsAny(key, "?/:@,;") {
			return dst, false
		}
		if len(value) > 0 {
			dst = append(dst, queryPart{key, end - len(value), end})
		}
		switch {
		case end == len(text):
			return dst, true
		case text[end] == '#':
			if end+1 < len(text) {
				dst = append(dst, queryPart{nil, end + 1, len(text)})
			}
			return dst, true
		case end+1 == len(text): // a sign at the end
			return dst, true
		}
	}
}

// query reads what a string at a path holds, if that is values with names. It is as inside is.
func (j *jsonParser) query(text []byte, root *tree.Node, turn func() error) (cells []Cell, ok bool, err error) {
	parts, ok := appendQuery(j.parts[:0], text)
	j.parts = parts
	if !ok || !j.knowsAny(parts) {
		return nil, false, nil
	}
	j.turn = turn
	j.cells = j.cells[:0]
	for _, p := range parts {
		node := root
		column := int32(-1)
		if p.key != nil {
			key := []byte(unescapeQuery(p.key))
			if node = j.paths.Find(root, nil, key); node == nil {
				if node, _, err = j.newKey(root, key); err != nil {
					return nil, false, err
				}
			}
		}
		if column = node.Column.Load(); column < 0 {
			if column, err = j.newLeaf(node); err != nil {
				return nil, false, err
			}
		}
		j.cells = append(j.cells, Cell{Start: int32(p.from), End: int32(p.to), Column: column, Spelling: jsonQuery})
	}
	return j.cells, true, nil
}

// knowsAny reports whether one of the names is known. Who knows them is slow to ask, and is asked once in a block.
func (j *jsonParser) knowsAny(parts []queryPart) bool {
	const most = 1000
	if j.known == nil {
		j.known = map[string]bool{}
	}
	for _, p := range parts {
		known, met := j.known[string(p.key)]
		if !met && p.key != nil && len(j.known) < most {
			key := unescapeQuery(p.key)
			known = j.paths.Namer.IsName(key) && j.paths.Namer.Knows(key)
			j.known[string(p.key)] = known
		}
		if known {
			return true
		}
	}
	return false
}

// unescapeQuery gives what a part of a query spells. What is no right spelling is left as it is.
func unescapeQuery[T string | []byte](spelled T) string {
	if s, err := url.QueryUnescape(string(spelled)); err == nil {
		return s
	}
	return string(spelled)
}

// appendEscapedQuery appends the spelling of a value in a query. Signs that part nothing there stay.
func appendEscapedQuery(dst, value []byte) []byte {
	const digits = "0123456789ABCDEF"
	for _, c := range value {
		if 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte("-._*@:/", c) >= 0 {
			dst = append(dst, c)
		} else {
			dst = append(dst, '%', digits[c>>4], digits[c&15])
		}
	}
	return dst
}
