package tabular

import (
	"bytes"
	"errors"
	"strconv"

	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads what serialize of PHP writes, in a string of JSON or in a field of a CSV file: a:1:{s:4:"name";s:7:"Ann Lee";}.
// Its values have cells of their own, and paths that go on from that of the string, as those of JSON have. A cell has the length
// of its string in it, so that what takes its place has its own. A string counts if all of it is an array or an object.

// A phpParser goes over such a text once.
type phpParser struct {
	text []byte
	at   int
	json *jsonParser // which gets the cells; nil: the text is only looked at
}

var errPHP = errors.New("not as PHP has it")

// beginsPHP reports whether a text may be an array or an object of PHP, by its ends.
func beginsPHP[T string | []byte](text T) bool {
	n := len(text)
	return n > 5 && (text[0] == 'a' || text[0] == 'O') && text[1] == ':' && '0' <= text[2] && text[2] <= '9' && text[n-1] == '}'
}

// isPHP reports whether a text is an array or an object of PHP.
func isPHP(text string) bool {
	p := phpParser{text: []byte(text)}
	return beginsPHP(text) && p.value(nil, 0) == nil && p.at == len(text)
}

// php reads what a string at a path holds, if that is an array or an object of PHP. It is as inside is.
func (j *jsonParser) php(text []byte, root *tree.Node, turn func() error) (cells []Cell, ok bool, err error) {
	j.turn, j.cells = turn, j.cells[:0]
	p := phpParser{text: text, json: j}
	if err = p.value(root, 0); err != nil || p.at != len(text) {
		return nil, false, err
	}
	return j.cells, true, nil
}

// number reads a number and the character behind it.
func (p *phpParser) number(behind byte) (int, error) {
	n := bytes.IndexByte(p.text[p.at:], behind)
	if n <= 0 || n > 9 {
		return 0, errPHP
	}
	v, err := strconv.ParseUint(string(p.text[p.at:p.at+n]), 10, 31)
	p.at += n + 1
	return int(v), err
}

// quoted reads a text behind its length, and the character behind it.
func (p *phpParser) quoted(behind byte) ([]byte, error) {
	n, err := p.number(':')
	if err != nil || len(p.text)-p.at < n+3 || p.text[p.at] != '"' || p.text[p.at+1+n] != '"' || p.text[p.at+2+n] != behind {
		return nil, errPHP
	}
	from := p.at + 1
	p.at += n + 3
	return p.text[from : from+n], nil
}

// scalar reads a value that is no array and no object.
func (p *phpParser) scalar() (kind byte, value []byte, err error) {
	rest := p.text[p.at:]
	if len(rest) < 2 || rest[0] != 'N' && rest[1] != ':' {
		return 0, nil, errPHP
	}
	switch kind = rest[0]; kind {
	case 's':
		p.at += 2
		value, err = p.quoted(';')
	case 'i', 'd', 'b', 'r', 'R', 'N':
		n := bytes.IndexByte(rest, ';')
		if n < 1 || bytes.ContainsAny(rest[:n], "{}\"") {
			return 0, nil, errPHP
		}
		p.at += n + 1
		value = rest[min(2, n):n]
	default:
		err = errPHP
	}
	return kind, value, err
}

// value reads a value at a path.
func (p *phpParser) value(node *tree.Node, depth int) error {
	if depth > MaxDepth || len(p.text)-p.at < 2 {
		return errPHP
	}
	from := p.at
	switch p.text[p.at] {
	case 'O':
		p.at += 2
		if _, err := p.quoted(':'); err != nil {
			return err
		}
		return p.members(node, depth)
	case 'a':
		p.at += 2
		return p.members(node, depth)
	}
	kind, value, err := p.scalar()
	if err != nil || p.json == nil || len(value) == 0 || kind != 's' && kind != 'i' && kind != 'd' {
		return err
	}
	column := node.Column.Load()
	if column < 0 {
		if column, err = p.json.newLeaf(node); err != nil {
			return err
		}
	}
	p.cell(from, column)
	return nil
}

// cell adds a cell up to the sign that ends a value.
func (p *phpParser) cell(from int, column int32) {
	p.json.cells = append(p.json.cells, Cell{Start: int32(from), End: int32(p.at - 1), Column: column, Spelling: jsonPHP})
}

// members reads the members of an array or an object, from their number on.
func (p *phpParser) members(node *tree.Node, depth int) error {
	n, err := p.number(':')
	if err != nil || p.at == len(p.text) || p.text[p.at] != '{' {
		return errPHP
	}
	p.at++
	for range n {
		from := p.at
		kind, key, err := p.scalar()
		if err != nil || kind != 's' && kind != 'i' {
			return errPHP
		}
		at := node
		if p.json != nil {
			if at, err = p.member(node, kind, key, from); err != nil {
				return err
			}
		}
		if err := p.value(at, depth+1); err != nil {
			return err
		}
	}
	if p.at == len(p.text) || p.text[p.at] != '}' {
		return errPHP
	}
	p.at++
	return nil
}

// member gives the path of a member, of which a key that is no name of a column is data.
func (p *phpParser) member(node *tree.Node, kind byte, key []byte, from int) (at *tree.Node, err error) {
	j := p.json
	if kind == 'i' {
		if at = node.Element.Load(); at == nil {
			at, err = j.newElement(node)
		}
		return at, err
	}
	key = key[bytes.LastIndexByte(key, 0)+1:] // behind the class of one that is private
	if at = j.paths.Find(node, nil, key); at != nil {
		return at, nil
	}
	column := int32(-1)
	if at, column, err = j.newKey(node, key); err == nil && column >= 0 {
		p.cell(from, column)
	}
	return at, err
}

// decodePHP gives the value that is spelled like that.
func decodePHP(raw string) string {
	p := phpParser{text: append([]byte(raw), ';')}
	_, value, _ := p.scalar()
	return string(value)
}

// appendPHP appends the spelling of a text.
func appendPHP(dst, value []byte) []byte {
	dst = strconv.AppendInt(append(dst, "s:"...), int64(len(value)), 10)
	return append(append(append(dst, `:"`...), value...), '"')
}
