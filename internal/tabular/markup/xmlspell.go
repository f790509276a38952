package markup

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// How the values of XML are spelled.
const (
	xmlText        uint8 = iota // text, with references
	xmlMixed                    // the same with CDATA sections in it
	xmlCDATA                    // what is in a CDATA section
	xmlValue                    // the value of an attribute, in its double quotes
	xmlSingle                   // the same in single quotes
	xmlLiteral                  // what an entity stands for, in its quotes
	xmlComment                  // what is in a comment
	xmlInstruction              // what is in a processing instruction
)

// xmlSpeller spells the values of XML.
type xmlSpeller struct{}

func (xmlSpeller) Decode(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	switch c.Spelling {
	case xmlValue, xmlSingle, xmlLiteral:
		return unescapeXML(s[1 : len(s)-1])
	case xmlComment, xmlInstruction:
		return s
	case xmlCDATA:
		return strings.ReplaceAll(s, cdataEnd+cdataBegin, "")
	case xmlText:
		return unescapeXML(s)
	}
	var b strings.Builder
	for s != "" {
		text, section, ok := strings.Cut(s, cdataBegin)
		b.WriteString(unescapeXML(text))
		if !ok {
			break
		}
		section, s, _ = strings.Cut(section, cdataEnd)
		b.WriteString(section)
	}
	return b.String()
}

// Encode spells a value so that Decode gives it again, but for characters that XML does not
// have, and for what would end a comment or an instruction.
func (xmlSpeller) Encode(dst []byte, c block.Cell, value []byte) []byte {
	switch c.Spelling {
	case xmlComment:
		for i, b := range value {
			if b == '-' && (i+1 == len(value) || value[i+1] == '-' || i == 0) {
				b = '*'
			}
			dst = append(dst, b)
		}
		return dst
	case xmlInstruction:
		return append(dst, strings.ReplaceAll(string(value), "?>", "?*")...)
	case xmlCDATA:
		return append(dst, strings.ReplaceAll(string(value), cdataEnd, "]]"+cdataEnd+cdataBegin+">")...)
	}
	quote := byte(0)
	switch c.Spelling {
	case xmlValue:
		quote = '"'
	case xmlSingle:
		quote = '\''
	case xmlLiteral:
		quote = '"'
	}
	if quote != 0 {
		dst = append(dst, quote)
	}
	for i := 0; i < len(value); {
		b := value[i]
		if b >= utf8.RuneSelf {
			r, n := utf8.DecodeRune(value[i:])
			if !isXMLRune(r) {
				r = utf8.RuneError
			}
			dst = utf8.AppendRune(dst, r)
			i += n
			continue
		}
		i++
		switch {
		case b == '&':
			dst = append(dst, "&amp;"...)
		case b == '<':
			dst = append(dst, "&lt;"...)
		case b == '>':
			dst = append(dst, "&gt;"...)
		case b == '"' && quote == b:
			dst = append(dst, "&quot;"...)
		case b == '\'' && quote == b:
			dst = append(dst, "&apos;"...)
		case b == '\r', quote != 0 && (b == '\n' || b == '\t'), b == '%' && c.Spelling == xmlLiteral:
			dst = append(strconv.AppendInt(append(dst, "&#"...), int64(b), 10), ';')
		case b < ' ' && b != '\n' && b != '\t':
			dst = utf8.AppendRune(dst, utf8.RuneError)
		default:
			dst = append(dst, b)
		}
	}
	if quote != 0 {
		dst = append(dst, quote)
	}
	return dst
}

// AppendNull appends the empty value.
func (s xmlSpeller) AppendNull(dst []byte, c block.Cell) []byte { return s.Encode(dst, c, nil) }

// unescapeXML gives the text with its references resolved. Those to entities of the document's own
// stay as they are.
func unescapeXML(s string) string {
	i := strings.IndexByte(s, '&')
	if i < 0 {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for i >= 0 {
		b.WriteString(s[:i])
		s = s[i:]
		n := referenceLen(s)
		switch {
		case n == 0:
			n = 1
			b.WriteByte('&')
		case s[1] == '#':
			r, _ := numericReference(s)
			b.WriteRune(r)
		case s[:n] == "&lt;":
			b.WriteByte('<')
		case s[:n] == "&gt;":
			b.WriteByte('>')
		case s[:n] == "&amp;":
			b.WriteByte('&')
		case s[:n] == "&quot;":
			b.WriteByte('"')
		case s[:n] == "&apos;":
			b.WriteByte('\'')
		default:
			b.WriteString(s[:n])
		}
		s = s[n:]
		i = strings.IndexByte(s, '&')
	}
	b.WriteString(s)
	return b.String()
}
