package workbook

import (
	"bytes"
	"errors"
	"io"
	"strconv"
	"unicode/utf8"
)

// This file reads the XML of parts. It takes a tenth of the time of encoding/xml and no memory for a token, and a sheet of a million rows has
// fifty million tokens. It knows of XML what parts have: no DOCTYPE, no other encoding than UTF-8.

// maxToken is how long a tag or a text may be. A cell has at most 32,767 characters.
const maxToken = 4 << 20

var errXML = errors.New("no XML that is read here")

// The kinds of tokens.
const (
	startTag = iota + 1
	endTag
	textToken
)

// A scanner gives the tokens of a part. What it gives is valid until the next token is asked for.
type scanner struct {
	r    io.Reader
	data []byte // of which those from at on are not read yet
	at   int
	end  bool // of r

	kind   int
	name   []byte // of a tag, without a prefix
	attrs  []byte // of a start tag
	text   []byte // of a text, as it is written
	plain  bool   // the text is a CDATA section
	closed bool   // the start tag is an end tag as well, which comes next

	names  []byte // of tags that are open
	begins []int  // where each of them begins
}

func newScanner(r io.Reader) *scanner {
	return &scanner{r: r, data: make([]byte, 0, 128<<10)}
}

// fill reads more, and reports io.EOF where there is none.
func (s *scanner) fill() error {
	if s.end {
		return io.EOF
	}
	if s.at > 0 {
		s.data = s.data[:copy(s.data, s.data[s.at:])]
		s.at = 0
	}
	if len(s.data) == cap(s.data) {
		if len(s.data) >= maxToken {
			return errXML
		}
		s.data = append(make([]byte, 0, 2*cap(s.data)), s.data...)
	}
	n, err := s.r.Read(s.data[len(s.data):cap(s.data)])
	s.data = s.data[:len(s.data)+n]
	if err == io.EOF {
		s.end, err = true, nil
	}
	return err
}

// index gives where a text begins in what is not read yet, from a place on.
func (s *scanner) index(from int, text string) (int, error) {
	for {
		rest := s.data[s.at:]
		if from < len(rest) {
			i := -1
			if len(text) == 1 {
				i = bytes.IndexByte(rest[from:], text[0])
			} else {
				i = bytes.Index(rest[from:], []byte(text))
			}
			if i >= 0 {
				return from + i, nil
			}
			from = max(from, len(rest)-len(text)+1)
		}
		if err := s.fill(); err != nil {
			return 0, err
		}
	}
}

// next reads a token. It returns io.EOF behind the last one, if all tags are closed.
func (s *scanner) next() error {
	if s.closed {
		s.closed, s.kind = false, endTag
		return s.pop()
	}
	for {
		n, err := s.index(0, "<")
		if err == io.EOF {
			if len(s.begins) > 0 || len(bytes.TrimSpace(s.data[s.at:])) > 0 {
				return errXML
			}
			return io.EOF
		}
		if err != nil {
			return err
		}
		if n > 0 {
			s.kind, s.text, s.plain = textToken, s.data[s.at:s.at+n], false
			s.at += n
			if len(s.begins) > 0 {
				return nil
			}
			if len(bytes.TrimSpace(bytes.TrimPrefix(s.text, []byte("\ufeff")))) > 0 {
				return errXML
			}
			continue
		}
		if done, err := s.markup(); done || err != nil {
			return err
		}
	}
}

// markup reads what begins with <, and reports whether it is a token.
func (s *scanner) markup() (bool, error) {
	for len(s.data)-s.at < len("<![CDATA[") && !s.end {
		if err := s.fill(); err != nil && err != io.EOF {
			return false, err
		}
	}
	rest := s.data[s.at:]
	switch {
	case bytes.HasPrefix(rest, []byte("<!--")):
		_, err := s.skip(len("<!--"), "-->")
		return false, err
	case bytes.HasPrefix(rest, []byte("<![CDATA[")):
		const begin, end = len("<![CDATA["), "]]>"
		text, err := s.skip(begin, end)
		if err != nil || len(s.begins) == 0 {
			return false, errXML
		}
		s.kind, s.text, s.plain = textToken, text[begin:len(text)-len(end)], true
		return true, nil
	case bytes.HasPrefix(rest, []byte("<?")):
		text, err := s.skip(len("<?"), "?>")
		if at := bytes.Index(text, []byte("encoding=")); err == nil && at >= 0 {
			if name := text[at+len("encoding="):]; len(name) < 6 || !bytes.EqualFold(name[1:6], []byte("utf-8")) {
				return false, errXML
			}
		}
		return false, err
	case bytes.HasPrefix(rest, []byte("<!")):
		return false, errXML
	}
	return true, s.tag()
}

// skip passes over markup up to its end, and gives it.
func (s *scanner) skip(from int, end string) ([]byte, error) {
	n, err := s.index(from, end)
	if err != nil {
		return nil, errXML
	}
	n += len(end)
	text := s.data[s.at : s.at+n]
	s.at += n
	return text, nil
}

// tag reads a tag. A > in the value of an attribute is not its end.
func (s *scanner) tag() error {
	n := 0
	for from := 1; ; from = n + 1 {
		var err error
		if n, err = s.index(from, ">"); err != nil {
			return errXML
		}
		if isWhole(s.data[s.at : s.at+n]) {
			break
		}
	}
	tag := s.data[s.at+1 : s.at+n]
	s.at += n + 1
	s.kind = startTag
	switch {
	case len(tag) == 0:
		return errXML
	case tag[0] == '/':
		s.kind, tag = endTag, tag[1:]
	case tag[len(tag)-1] == '/':
		s.closed, tag = true, tag[:len(tag)-1]
	}
	s.name, s.attrs = tag, nil
	if i := bytes.IndexAny(tag, " \t\r\n"); i >= 0 {
		s.name, s.attrs = tag[:i], tag[i:]
	}
	if i := bytes.IndexByte(s.name, ':'); i >= 0 {
		s.name = s.name[i+1:]
	}
	if len(s.name) == 0 || !utf8.Valid(tag) {
		return errXML
	}
	if s.kind == endTag {
		return s.pop()
	}
	s.begins = append(s.begins, len(s.names))
	s.names = append(s.names, s.name...)
	return nil
}

// isWhole reports whether all quotes of a tag are closed.
func isWhole(tag []byte) bool {
	quote := byte(0)
	for _, c := range tag {
		switch {
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote:
			quote = 0
		}
	}
	return quote == 0
}

// pop closes the last tag that is open.
func (s *scanner) pop() error {
	if len(s.begins) == 0 {
		return errXML
	}
	begin := s.begins[len(s.begins)-1]
	if !bytes.Equal(s.names[begin:], s.name) {
		return errXML
	}
	s.names, s.begins = s.names[:begin], s.begins[:len(s.begins)-1]
	return nil
}

// isStart reports whether the token is a start tag of a name.
func (s *scanner) isStart(name string) bool { return s.kind == startTag && string(s.name) == name }

// isEnd reports whether the token is an end tag of a name.
func (s *scanner) isEnd(name string) bool { return s.kind == endTag && string(s.name) == name }

// skipElement passes over the rest of an element of which the start tag has been read.
func (s *scanner) skipElement() error {
	for depth := 1; depth > 0; {
		if err := s.next(); err != nil {
			return errXML
		}
		switch s.kind {
		case startTag:
			depth++
		case endTag:
			depth--
		}
	}
	return nil
}

// attr gives an attribute of a start tag as it is written. Its prefix does not count.
func (s *scanner) attr(name string) []byte {
	for rest := s.attrs; ; {
		_, local, value, after, ok := cutAttr(rest)
		if !ok {
			return nil
		}
		if string(local) == name {
			return value
		}
		rest = after
	}
}

// cutAttr reads the first of some attributes.
func cutAttr(attrs []byte) (prefix, local, value, rest []byte, ok bool) {
	attrs = trimSpace(attrs)
	eq := bytes.IndexByte(attrs, '=')
	if eq < 0 {
		return nil, nil, nil, nil, false
	}
	local = bytes.TrimRight(attrs[:eq], " \t\r\n")
	if i := bytes.IndexByte(local, ':'); i >= 0 {
		prefix, local = local[:i], local[i+1:]
	}
	attrs = trimSpace(attrs[eq+1:])
	if len(attrs) == 0 || attrs[0] != '"' && attrs[0] != '\'' {
		return nil, nil, nil, nil, false
	}
	end := bytes.IndexByte(attrs[1:], attrs[0])
	if end < 0 {
		return nil, nil, nil, nil, false
	}
	return prefix, local, attrs[1 : end+1], attrs[end+2:], true
}

// trimSpace trims what is in front of an attribute, in a fifth of the time of bytes.TrimLeft.
func trimSpace(b []byte) []byte {
	for len(b) > 0 && (b[0] == ' ' || b[0] == '\t' || b[0] == '\r' || b[0] == '\n') {
		b = b[1:]
	}
	return b
}

// appendText appends the text of a text token.
func (s *scanner) appendText(dst []byte) ([]byte, error) {
	if s.plain {
		return append(dst, s.text...), nil
	}
	return unescape(dst, s.text)
}

// unescape appends a text without its entities.
func unescape(dst, text []byte) ([]byte, error) {
	for {
		i := bytes.IndexByte(text, '&')
		if i < 0 {
			return append(dst, text...), nil
		}
		dst = append(dst, text[:i]...)
		text = text[i+1:]
		end := bytes.IndexByte(text, ';')
		if end < 0 {
			return dst, errXML
		}
		switch name := string(text[:end]); {
		case name == "amp":
			dst = append(dst, '&')
		case name == "lt":
			dst = append(dst, '<')
		case name == "gt":
			dst = append(dst, '>')
		case name == "quot":
			dst = append(dst, '"')
		case name == "apos":
			dst = append(dst, '\'')
		case len(name) > 1 && name[0] == '#':
			digits, base := name[1:], 10
			if digits[0] == 'x' {
				digits, base = digits[1:], 16
			}
			r, err := strconv.ParseUint(digits, base, 21)
			if err != nil || !utf8.ValidRune(rune(r)) {
				return dst, errXML
			}
			dst = utf8.AppendRune(dst, rune(r))
		default:
			return dst, errXML
		}
		text = text[end+1:]
	}
}

// appendEscaped appends a text as XML has it, also between quotes. Characters that XML has no room for are spelled as workbooks do, _x0000_.
func appendEscaped(dst, text []byte) []byte {
	from := 0
	for i, c := range text {
		spelled := ""
		switch {
		case c == '&':
			spelled = "&amp;"
		case c == '<':
			spelled = "&lt;"
		case c == '>':
			spelled = "&gt;"
		case c == '"':
			spelled = "&quot;"
		case c == '_' && isCoded(text[i:]):
			spelled = "_x005F_"
		case c < ' ' && c != '\n' && c != '\t':
			const hex = "0123456789ABCDEF"
			spelled = "_x00" + string(hex[c>>4]) + string(hex[c&15]) + "_"
		case c == 0xEF && i+2 < len(text) && text[i+1] == 0xBF && text[i+2] >= 0xBE: // U+FFFE and U+FFFF
			dst = append(append(dst, text[from:i]...), "_xFFF"...)
			dst = append(dst, 'E'+text[i+2]-0xBE, '_')
			from = i + 3
			continue
		default:
			continue
		}
		dst = append(append(dst, text[from:i]...), spelled...)
		from = i + 1
	}
	return append(dst, text[from:]...)
}

// isCoded reports whether a text begins with a character as workbooks spell it, _x000D_.
func isCoded(text []byte) bool {
	if len(text) < len("_x000D_") || text[0] != '_' || text[1] != 'x' || text[6] != '_' {
		return false
	}
	_, err := strconv.ParseUint(string(text[2:6]), 16, 16)
	return err == nil
}

// decode undoes the spelling of characters as _x000D_, in place.
func decode(text []byte) []byte {
	i := bytes.Index(text, []byte("_x"))
	if i < 0 {
		return text
	}
	n := i
	for i < len(text) {
		if isCoded(text[i:]) {
			r, _ := strconv.ParseUint(string(text[i+2:i+6]), 16, 16)
			n += len(utf8.AppendRune(text[:n], rune(r))) - n // at most three bytes in the place of seven
			i += len("_x000D_")
			continue
		}
		text[n] = text[i]
		n, i = n+1, i+1
	}
	return text[:n]
}
