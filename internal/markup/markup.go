// Package markup writes pages of HTML and the drawings in them. Markup comes from
// constants alone; what a page is made of stands in its gaps, escaped.
//
// It stands where html/template could: that calls methods by their names, so the linker
// keeps every exported method of every type, which makes the program 1.7 MB larger.
package markup

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Page is HTML in the making. The zero Page is empty. It belongs to one goroutine at a
// time.
type Page struct {
	b   strings.Builder
	err error // the first one
}

// raw is markup. Only a constant that has no type becomes one in another package, so that
// no value is ever taken for markup.
type raw string

// gap is where a value stands in markup.
const gap = "{}"

// The errors of [Page.Add]. They are mistakes of a program, whatever the values are.
var (
	errCount = errors.New("there are not as many gaps as values")
	errPlace = errors.New("a gap is neither in text nor in an attribute that takes values")
	errEnd   = errors.New("the markup ends within a tag")
)

// attributes are those that can have a gap between their quotes. What stands in them is
// shown, or sizes and places a shape, or names a class of the style sheet. None is an
// address, a style or a script.
var attributes = map[string]bool{
	"aria-label": true, "class": true, "d": true, "height": true, "text-anchor": true, "viewBox": true,
	"width": true, "x": true, "x1": true, "x2": true, "y": true, "y1": true, "y2": true,
}

// Add adds markup, in which each {} is the gap for one value, as [fmt.Sprint] writes it:
//
//	p.Add(`<td class="{}">{}</td>`, class, name)
//
// The values are escaped. A gap is in text or between the double quotes of an attribute, and
// markup ends outside of tags. After a mistake the page is of no use, which
// [Page.WriteTo] says.
func (p *Page) Add(markup raw, values ...any) {
	if p.err != nil {
		return
	}
	parts := strings.Split(string(markup), gap)
	if len(parts) != len(values)+1 {
		p.err = errCount
		return
	}
	var at place
	for i, part := range parts {
		at.pass(part)
		p.b.WriteString(part)
		if i == len(values) {
			break
		}
		if !at.takesValue() {
			p.err = errPlace
			return
		}
		p.b.WriteString(escape(fmt.Sprint(values[i])))
	}
	if len(at.tag) > 0 || at.element != "" {
		p.err = errEnd
	}
}

// WriteTo writes the page to w. It writes nothing after a mistake in [Page.Add].
func (p *Page) WriteTo(w io.Writer) (int64, error) {
	if p.err != nil {
		return 0, fmt.Errorf("markup: %w", p.err)
	}
	n, err := io.WriteString(w, p.b.String())
	return int64(n), err
}

// escape makes a value text. Characters that are not shown as themselves become the
// replacement character, but for the white space of HTML.
func escape(s string) string {
	return html.EscapeString(strings.Map(func(r rune) rune {
		if Moves(r) && r != '\t' && r != '\n' && r != '\r' {
			return '\ufffd'
		}
		return r
	}, s))
}

// Moves reports whether a character is none to be seen, but moves what stands beside it, or
// the cursor of a terminal: a control character, one that turns the direction of a text
// around, or the end of a line or paragraph. A name that has one looks like another.
func Moves(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Bidi_Control, unicode.Zl, unicode.Zp)
}

// EscapeJSON returns a JSON document with escapes in place of the characters that [Moves]
// reports, which can stand in strings as they are, so that it means what it meant.
func EscapeJSON(doc []byte) []byte {
	raw := func(r rune) bool { return r >= 0x7f && Moves(r) }
	if !bytes.ContainsFunc(doc, raw) {
		return doc
	}
	var b bytes.Buffer
	for len(doc) > 0 {
		r, size := utf8.DecodeRune(doc)
		if raw(r) {
			fmt.Fprintf(&b, `\u%04x`, r) // all of them are of the basic plane
		} else {
			b.Write(doc[:size])
		}
		doc = doc[size:]
	}
	return b.Bytes()
}

// A place is where one is in markup. The zero place is in text.
type place struct {
	tag     []byte // what was passed of the tag; empty outside
	quoted  bool   // between the quotes of an attribute of the tag
	element string // that holds no text: one that was begun and not ended
}

// pass goes on to behind part.
func (p *place) pass(part string) {
	for _, c := range []byte(part) {
		switch {
		case len(p.tag) == 0 && c != '<':
			continue
		case c == '"' && len(p.tag) > 0:
			p.quoted = !p.quoted
		case c == '>' && !p.quoted:
			p.leave()
			continue
		}
		p.tag = append(p.tag, c)
	}
}

// leave goes on to behind the tag. Nothing can stand behind comments and values in single
// quotes, whose ends it does not know.
func (p *place) leave() {
	name := strings.ToLower(string(p.tag[1:]))
	if i := strings.IndexAny(name, " \t\r\n"); i >= 0 {
		name = name[:i]
	}
	switch {
	case name == "style", name == "script":
		p.element = name
	case p.element != "" && name == "/"+p.element:
		p.element = ""
	case strings.HasPrefix(name, "!--"), bytes.Contains(p.tag, []byte("='")):
		p.element = "unknown"
	}
	p.tag = p.tag[:0]
}

// takesValue reports whether a value can stand here.
func (p *place) takesValue() bool {
	switch {
	case len(p.tag) == 0:
		return p.element == ""
	case !p.quoted:
		return false
	}
	before := p.tag[:bytes.LastIndexByte(p.tag, '"')]
	name, ok := bytes.CutSuffix(before[bytes.LastIndexByte(before, ' ')+1:], []byte("="))
	return ok && attributes[string(name)]
}
