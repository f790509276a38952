// Package strictjson reads JSON (RFC 8259) more strictly than encoding/json does,
// for documents in which a slip of the pen must not pass.
//
// [Parse] reads a text: a key that is given twice, invalid UTF-8, a lone
// surrogate, and data after the end are errors, and keys are compared exactly.
// [Unmarshal] fills Go values, refuses what they have no field for, and says all
// that is wrong at once. No error holds a part of the text, except for keys that
// the caller allows.
package strictjson

import (
	"fmt"
	"math"
	"strings"
	"unicode/utf8"
)

// This file reads the text once, into one flat slice, and strings without escapes
// are parts of the text, so that it is faster than encoding/json as well.

// A Kind is the type of a JSON value.
type Kind uint8

// The kinds. The zero Kind is that of null.
const (
	Null Kind = iota
	Bool
	Number
	String
	Array
	Object
)

// A Node is one JSON value. The nodes of a text lie in one slice in the order
// of the text, and point at each other by their index in it. The root has index
// zero and is nobody's child, so zero stands for "no node".
type Node struct {
	Key    string // name in the parent, when that is an object
	Text   string // contents of a string; otherwise the value as it is written
	Kind   Kind
	Index  int32 // place among the parent's children
	Parent int32 // -1 for the root
	Child  int32 // first child
	Next   int32 // next child of the same parent
}

// A SyntaxError says where a text stops being JSON, and why. The reason is one
// of this package's own sentences and never holds a part of the text.
type SyntaxError struct {
	Offset int // in bytes
	Reason string
}

// Error gives the reason and the place.
func (e *SyntaxError) Error() string { return fmt.Sprintf("%s (byte %d)", e.Reason, e.Offset) }

// ErrTooManyElements is returned by [Parse] for a text with too many values.
var ErrTooManyElements = &SyntaxError{Reason: "it has too many elements"}

// keysComparedOneByOne is the size of an object up to which a new key is
// compared with each key before it. A larger object gets a map, which costs three
// times as much for the eight keys that most objects have at most.
const keysComparedOneByOne = 16

// Parse reads one JSON text. It allows maxDepth arrays and objects inside each
// other, and maxElements values in all. Its error is a *SyntaxError.
func Parse(text string, maxDepth, maxElements int) ([]Node, error) {
	return ParseInto(nil, text, maxDepth, maxElements)
}

// ParseInto is [Parse] for who has room for the nodes already: it overwrites
// those of room, and takes more memory only where they are more than that holds.
// Room with a capacity of zero is none.
func ParseInto(room []Node, text string, maxDepth, maxElements int) ([]Node, error) {
	if !utf8.ValidString(text) {
		return nil, &SyntaxError{invalidUTF8(text), "it is not valid UTF-8"}
	}
	if cap(room) == 0 {
		room = make([]Node, 0, roomFor(text))
	}
	p := &parser{
		text:        text,
		nodes:       room[:0],
		maxDepth:    maxDepth,
		maxElements: min(maxElements, math.MaxInt32),
	}
	p.space()
	if p.pos == len(text) {
		return nil, p.fail("it is empty")
	}
	if _, err := p.value(-1, 0, "", 0); err != nil {
		return nil, err
	}
	p.space()
	if p.pos < len(text) {
		return nil, p.fail("there is something after the end of the value")
	}
	return p.nodes, nil
}

// roomFor is for how many values there is room at first. A long text has that of its
// commas, as far as values of a usual length allow, so that the values of a large
// body need not be moved again and again: that took more memory than they do.
func roomFor(text string) int {
	const usual, few = 24, 4096 // bytes a value, and values
	n := 16 + len(text)/usual
	if n > few {
		n = min(n, few+strings.Count(text, ","))
	}
	return n
}

// invalidUTF8 is the offset of the first byte that is not UTF-8.
func invalidUTF8(text string) int {
	for i, r := range text {
		if r == utf8.RuneError {
			if _, size := utf8.DecodeRuneInString(text[i:]); size == 1 {
				return i
			}
		}
	}
	return len(text)
}

// A parser is at pos in the text. When it fails, pos is where.
type parser struct {
	text        string
	pos         int
	nodes       []Node
	maxDepth    int
	maxElements int
}

// fail is the error at pos.
func (p *parser) fail(reason string) error { return &SyntaxError{p.pos, reason} }

// space skips white space.
func (p *parser) space() {
	for p.pos < len(p.text) {
		switch p.text[p.pos] {
		case ' ', '\n', '\r', '\t':
			p.pos++
		default:
			return
		}
	}
}

// value reads the value at pos, which is not at white space, and gives its
// index. The depth is the number of arrays and objects around it.
func (p *parser) value(parent, index int32, key string, depth int) (int32, error) {
	if p.pos == len(p.text) {
		return 0, p.fail("it ends where a value should be")
	}
	if len(p.nodes) >= p.maxElements {
		return 0, ErrTooManyElements
	}
	id, start := int32(len(p.nodes)), p.pos
	p.nodes = append(p.nodes, Node{Key: key, Index: index, Parent: parent})
	var err error
	switch c := p.text[p.pos]; c {
	case '{', '[':
		if depth == p.maxDepth {
			return 0, p.fail("it is nested too deeply")
		}
		p.pos++
		if c == '{' {
			p.nodes[id].Kind = Object
			err = p.object(id, depth+1)
		} else {
			p.nodes[id].Kind = Array
			err = p.array(id, depth+1)
		}
		p.nodes[id].Text = p.text[start:p.pos]
	case '"':
		p.nodes[id].Kind = String
		p.nodes[id].Text, err = p.str()
	case 't':
		err = p.literal(id, Bool, "true")
	case 'f':
		err = p.literal(id, Bool, "false")
	case 'n':
		err = p.literal(id, Null, "null")
	default:
		err = p.number(id)
	}
	return id, err
}

// object reads the rest of the object id, whose brace is read already.
func (p *parser) object(id int32, depth int) error {
	p.space()
	if p.at('}') {
		p.pos++
		return nil
	}
	var last int32
	var seen map[string]struct{}
	for n := int32(0); ; n++ {
		p.space()
		if !p.at('"') {
			return p.fail("an object has something other than a key in quotes")
		}
		start := p.pos
		key, err := p.str()
		if err != nil {
			return err
		}
		if p.has(id, n, key, &seen) {
			p.pos = start
			return p.fail("a key is given twice in one object")
		}
		p.space()
		if !p.at(':') {
			return p.fail("a key is not followed by a colon")
		}
		p.pos++
		p.space()
		v, err := p.value(id, n, key, depth)
		if err != nil {
			return err
		}
		p.link(id, last, v)
		last = v
		p.space()
		switch {
		case p.at(','):
			p.pos++
		case p.at('}'):
			p.pos++
			return nil
		default:
			return p.fail("an object is not closed, or lacks a comma")
		}
	}
}

// has reports whether the object id, which has n keys so far, has the key. Once
// the object is large it fills seen and keeps it up to date.
func (p *parser) has(id, n int32, key string, seen *map[string]struct{}) bool {
	if n < keysComparedOneByOne {
		for c := p.nodes[id].Child; c != 0; c = p.nodes[c].Next {
			if p.nodes[c].Key == key {
				return true
			}
		}
		return false
	}
	if *seen == nil {
		*seen = make(map[string]struct{}, 4*keysComparedOneByOne)
		for c := p.nodes[id].Child; c != 0; c = p.nodes[c].Next {
			(*seen)[p.nodes[c].Key] = struct{}{}
		}
	}
	if _, dup := (*seen)[key]; dup {
		return true
	}
	(*seen)[key] = struct{}{}
	return false
}

// array reads the rest of the array id, whose bracket is read already.
func (p *parser) array(id int32, depth int) error {
	p.space()
	if p.at(']') {
		p.pos++
		return nil
	}
	var last int32
	for n := int32(0); ; n++ {
		p.space()
		v, err := p.value(id, n, "", depth)
		if err != nil {
			return err
		}
		p.link(id, last, v)
		last = v
		p.space()
		switch {
		case p.at(','):
			p.pos++
		case p.at(']'):
			p.pos++
			return nil
		default:
			return p.fail("an array is not closed, or lacks a comma")
		}
	}
}

// link makes v the child of parent that follows last.
func (p *parser) link(parent, last, v int32) {
	if last == 0 {
		p.nodes[parent].Child = v
	} else {
		p.nodes[last].Next = v
	}
}

// at reports whether the next byte is c.
func (p *parser) at(c byte) bool { return p.pos < len(p.text) && p.text[p.pos] == c }

// literal reads true, false or null. What follows it is for the caller to
// refuse: no value can follow another.
func (p *parser) literal(id int32, k Kind, word string) error {
	if !strings.HasPrefix(p.text[p.pos:], word) {
		return p.fail("there is something other than a value")
	}
	p.pos += len(word)
	p.nodes[id].Kind = k
	p.nodes[id].Text = word
	return nil
}

// number checks the grammar of a number and keeps its literal. What number it
// is, and whether it is too large, is for the reader of the field.
func (p *parser) number(id int32) error {
	start := p.pos
	if p.at('-') {
		p.pos++
	}
	switch {
	case p.at('0'):
		p.pos++
	case p.digits() == 0:
		return p.fail("there is something other than a value")
	}
	if p.at('.') {
		p.pos++
		if p.digits() == 0 {
			return p.fail("a number has no digit after its point")
		}
	}
	if p.at('e') || p.at('E') {
		p.pos++
		if p.at('+') || p.at('-') {
			p.pos++
		}
		if p.digits() == 0 {
			return p.fail("a number has no digit in its exponent")
		}
	}
	p.nodes[id].Kind = Number
	p.nodes[id].Text = p.text[start:p.pos]
	return nil
}

// digits skips digits and gives their number.
func (p *parser) digits() int {
	start := p.pos
	for p.pos < len(p.text) && '0' <= p.text[p.pos] && p.text[p.pos] <= '9' {
		p.pos++
	}
	return p.pos - start
}

// str reads the string at pos. Without an escape it is a part of the text.
func (p *parser) str() (string, error) {
	start := p.pos + 1
	for i := start; i < len(p.text); i++ {
		switch c := p.text[i]; {
		case c == '"':
			p.pos = i + 1
			return p.text[start:i], nil
		case c == '\\':
			p.pos = i
			return p.escaped(start)
		case c < ' ':
			p.pos = i
			return "", p.fail("a string has a control character that is not escaped")
		}
	}
	return "", p.fail("a string is not closed")
}

// escaped reads the rest of a string whose contents begin at start and whose
// first escape is at pos.
func (p *parser) escaped(start int) (string, error) {
	buf := append(make([]byte, 0, p.pos-start+32), p.text[start:p.pos]...)
	for p.pos < len(p.text) {
		switch c := p.text[p.pos]; {
		case c == '"':
			p.pos++
			return string(buf), nil
		case c < ' ':
			return "", p.fail("a string has a control character that is not escaped")
		case c != '\\':
			buf = append(buf, c)
			p.pos++
		default:
			r, err := p.escape()
			if err != nil {
				return "", err
			}
			buf = utf8.AppendRune(buf, r)
		}
	}
	p.pos = start - 1
	return "", p.fail("a string is not closed")
}

// escape reads one escape, or the two that make up a surrogate pair. An error
// leaves pos at the backslash.
func (p *parser) escape() (rune, error) {
	const bad = "a string has an escape that JSON does not know"
	if p.pos+1 >= len(p.text) {
		return 0, p.fail(bad)
	}
	c := p.text[p.pos+1]
	if c != 'u' {
		i := strings.IndexByte(`"\/bfnrt`, c)
		if i < 0 {
			return 0, p.fail(bad)
		}
		p.pos += 2
		return rune("\"\\/\b\f\n\r\t"[i]), nil
	}
	r, ok := p.hex4(p.pos)
	if !ok {
		return 0, p.fail(bad)
	}
	if r < 0xD800 || 0xDFFF < r {
		p.pos += 6
		return r, nil
	}
	// The high half comes first. A half alone stands for no character, and
	// encoding/json would silently put U+FFFD in its place.
	low, ok := p.hex4(p.pos + 6)
	if 0xDBFF < r || !ok || low < 0xDC00 || 0xDFFF < low {
		return 0, p.fail("a string has half of a surrogate pair")
	}
	p.pos += 12
	return 0x10000 + (r-0xD800)<<10 + (low - 0xDC00), nil
}

// hex4 reads \uXXXX at i.
func (p *parser) hex4(i int) (rune, bool) {
	if i+6 > len(p.text) || p.text[i] != '\\' || p.text[i+1] != 'u' {
		return 0, false
	}
	var r rune
	for _, c := range []byte(p.text[i+2 : i+6]) {
		switch {
		case '0' <= c && c <= '9':
			c -= '0'
		case 'a' <= c && c <= 'f':
			c -= 'a' - 10
		case 'A' <= c && c <= 'F':
			c -= 'A' - 10
		default:
			return 0, false
		}
		r = r<<4 | rune(c)
	}
	return r, true
}
