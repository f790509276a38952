package layout

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file finds, spells and reads the values of lines of keys and values.

// How a value is spelled.
const (
	keyPlain  = iota
	keySingle // in single quotes
	keyDouble // in double quotes

	keyKinds = 3

	keyName    = 1 << 2 // it is a part of a key
	keyComment = 1 << 3 // it is in a comment, and so in one line
	keyBeside  = 1 << 4 // it is a comment
	keyLine    = 1 << 5 // it is a line that is no entry
	keyWord    = 1 << 6 // it is one word, with a comment behind it
)

// value notes the value that stands in a part of the text, unless it only names another one, and
// the comment that a value in a section may have behind it.
func (w *keyValueWalker) value(n *tree.Node, p, end int, spelling uint8) error {
	w.values = w.values || spelling&keyComment == 0
	stop := end
	if w.sections && spelling&keyLine == 0 {
		p, end = w.sectionValue(&spelling, p, end)
	}
	text := w.text[p:end]
	if spelling&keyKinds == keyDouble {
		text = text[1 : len(text)-1]
	}
	if name, ok := reference(text); !ok || !w.Namer.IsName(name) {
		column, err := w.AddLeaf(n)
		if err != nil {
			return w.fail(p, err)
		}
		if i := badEscape(text); w.escapes && i >= 0 && spelling&keyComment == 0 {
			return w.fail(p+i, errKeyEscape)
		}
		if err := w.cell(block.Cell{Start: int32(p), End: int32(end), Column: column, Spelling: spelling}); err != nil {
			return w.fail(p, err)
		}
	}
	if q := skipBlanks(w.text[:stop], end); w.sections && spelling&keyKinds|spelling&keyWord != 0 && q < stop {
		return w.beside(q+1, stop)
	}
	return nil
}

// sectionValue gives the place of a value in a section, without a comment behind it.
func (w *keyValueWalker) sectionValue(spelling *uint8, p, end int) (from, to int) {
	end = p + len(strings.TrimRight(w.text[p:end], " \t"))
	text := w.text[p:end]
	comment := func(s string) bool {
		t := strings.TrimLeft(s, " \t")
		return len(t) < len(s) && (t[0] == '#' || t[0] == ';') && (len(t) == 1 || block.IsSpace(t[1]))
	}
	if c := text[0]; c == '"' || c == '\'' {
		kind := uint8(keyDouble)
		if c == '\'' {
			kind = keySingle
		}
		if len(text) > 1 && text[len(text)-1] == c {
			*spelling |= kind
			return p, end
		}
		for i := 1; i < len(text); i++ {
			if text[i] == c && i+1 < len(text) && comment(text[i+1:]) {
				*spelling |= kind
				return p, p + i + 1
			}
		}
		return p, end
	}
	if i := strings.IndexAny(text, " \t"); i > 0 && comment(text[i:]) {
		*spelling |= keyWord
		return p, p + i
	}
	return p, end
}

// quoted goes over a value that begins with a quote.
func (w *keyValueWalker) quoted(n *tree.Node, p, end, stop int) (next int, err error) {
	quote, kind := w.text[p], uint8(keySingle)
	if quote == '"' {
		kind = keyDouble
	}
	for i := p + 1; i < len(w.text); i++ {
		if i-p > w.maxField {
			return 0, w.fail(p, block.ErrTooLong)
		}
		if w.text[i] == '\\' && quote == '"' {
			i++
			continue
		}
		if w.text[i] != quote {
			continue
		}
		lineEnd, after := w.lineEnd(i)
		if after == 0 {
			return 0, errCut
		}
		q := skipBlanks(w.text[:lineEnd], i+1)
		switch {
		case q == lineEnd || w.text[q] == '#' && q > i+1:
			if err := w.value(n, p, i+1, kind); err != nil {
				return 0, err
			}
			if q < lineEnd {
				return after, w.beside(q+1, lineEnd)
			}
			return after, nil
		case i < end:
			return stop, w.value(n, p, end, keyPlain) // 'it'\''s'
		}
		return 0, w.fail(i, errKeyQuote)
	}
	if !w.eof {
		return 0, errCut
	}
	return 0, w.fail(p, errKeyQuote)
}

// reference gives the name of the value that a value refers to, such as ${HOME}. One with a default,
// such as ${HOME:-/root}, is a value for itself, and $HOME may be a password.
func reference(s string) (name string, ok bool) {
	name, ok = strings.CutPrefix(s, "${")
	if ok {
		name, ok = strings.CutSuffix(name, "}")
	}
	return name, ok && isWord(name) && !block.IsDigit(name[0])
}

// cell notes a cell.
func (w *keyValueWalker) cell(c block.Cell) error {
	if int(c.End-c.Start) > w.maxField {
		return block.ErrTooLong
	}
	w.Block.Cells = append(w.Block.Cells, c)
	return nil
}

// Decode gives the value.
func (k *keyValues) Decode(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	switch kind := c.Spelling & keyKinds; {
	case c.Spelling&keyBeside != 0:
		return s
	case k.escapes:
		return unescapeProperty(s)
	case kind == keyPlain:
		return s
	case kind == keyDouble && k.quotes:
		return unescapeVariable(s[1 : len(s)-1])
	}
	return s[1 : len(s)-1]
}

// Encode appends the value. What the format has no spelling for, such as line ends in a section,
// becomes a space.
func (k *keyValues) Encode(dst []byte, c block.Cell, value []byte) []byte {
	s := string(value)
	oneLine := func() { s = strings.NewReplacer("\n", " ", "\r", " ").Replace(s) }
	if c.Spelling&keyName != 0 && !k.export {
		s = strings.NewReplacer(".", "_", "[", "_", "]", "_").Replace(s) // it is one part
	}
	switch {
	case c.Spelling&keyBeside != 0:
		oneLine()
		return append(dst, s...)
	case k.escapes:
		return appendProperty(dst, s, c.Spelling&keyName != 0)
	case c.Spelling&(keyName|keyLine) != 0:
		oneLine()
		return append(dst, strings.NewReplacer("=", "_", ":", "_", `"`, "_").Replace(s)...)
	case k.quotes:
		if c.Spelling&keyComment != 0 {
			oneLine()
			return append(dst, s...)
		}
		return appendVariable(dst, s, c.Spelling&keyKinds)
	}
	oneLine()
	quote := byte('"')
	if c.Spelling&keyKinds == keySingle {
		quote = '\''
	}
	if c.Spelling&keyKinds == keyPlain && s != "" && isSection(s) && (c.Spelling&keyWord == 0 || !strings.ContainsAny(s, " \t")) {
		return append(dst, s...)
	}
	dst = append(append(dst, quote), s...)
	return append(dst, quote)
}

// isSection reports whether a value in a section needs no quotes.
func isSection(s string) bool {
	return strings.IndexByte(" \t\f\"'$;#", s[0]) < 0 && !block.IsSpace(s[len(s)-1]) &&
		!strings.Contains(s, " ;") && !strings.Contains(s, " #") && !strings.Contains(s, "\t;") && !strings.Contains(s, "\t#")
}

// AppendNull leaves the value out.
func (k *keyValues) AppendNull(dst []byte, c block.Cell) []byte {
	if c.Spelling&keyKinds != keyPlain {
		return append(dst, '"', '"')
	}
	return dst
}

// badEscape gives the place of an escape of four digits that is none, or -1.
func badEscape(s string) int {
	for i := 0; i+1 < len(s); i++ {
		if s[i] == '\\' {
			if i++; s[i] == 'u' && block.Hex4(s[i+1:]) < 0 {
				return i - 1
			}
		}
	}
	return -1
}

// unescapeProperty gives what a key or a value of properties means.
func unescapeProperty(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c != '\\' {
			out = append(out, c)
			continue
		}
		if i++; i == len(s) {
			break
		}
		switch c = s[i]; c {
		case 'n':
			c = '\n'
		case 'r':
			c = '\r'
		case 't':
			c = '\t'
		case 'f':
			c = '\f'
		case '\r', '\n':
			if c == '\r' && i+1 < len(s) && s[i+1] == '\n' {
				i++
			}
			i = skipBlanks(s, i+1) - 1
			continue
		case 'u':
			r := block.Hex4(s[i+1:])
			if r < 0 {
				break
			}
			i += 4
			if utf16.IsSurrogate(r) {
				low := rune(-1)
				if strings.HasPrefix(s[i+1:], `\u`) {
					low = block.Hex4(s[i+3:])
				}
				if r = utf16.DecodeRune(r, low); r != utf8.RuneError {
					i += 6
				}
			}
			out = utf8.AppendRune(out, r)
			continue
		}
		out = append(out, c)
	}
	return string(out)
}

// appendProperty appends a value or a key of properties.
func appendProperty(dst []byte, s string, isKey bool) []byte {
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\n':
			dst = append(dst, '\\', 'n')
		case c == '\r':
			dst = append(dst, '\\', 'r')
		case c == '\t':
			dst = append(dst, '\\', 't')
		case c == '\f':
			dst = append(dst, '\\', 'f')
		case c == 0:
			dst = append(dst, `\u0000`...)
		case c == '\\', c == ' ' && (isKey || i == 0), isKey && strings.IndexByte("=:#!", c) >= 0, i == 0 && (c == '=' || c == ':'):
			dst = append(dst, '\\', c)
		default:
			dst = append(dst, c)
		}
	}
	return dst
}

// unescapeVariable gives what the inside of double quotes means to a shell, and \n and \t as most
// readers of such files have them.
func unescapeVariable(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '\\' && i+1 < len(s) {
			switch i++; s[i] {
			case 'n':
				c = '\n'
			case 'r':
				c = '\r'
			case 't':
				c = '\t'
			case '"', '\\', '$', '`':
				c = s[i]
			default:
				out = append(out, c)
				c = s[i]
			}
		}
		out = append(out, c)
	}
	return string(out)
}

// appendVariable appends the value of a variable.
func appendVariable(dst []byte, s string, kind uint8) []byte {
	const safe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./:@%+,-*"
	single := !strings.ContainsAny(s, "'\r\n")
	switch {
	case kind == keyPlain && s != "" && strings.Trim(s, safe) == "":
		return append(dst, s...)
	case single && (kind == keySingle || kind == keyPlain):
		return append(append(append(dst, '\''), s...), '\'')
	}
	dst = append(dst, '"')
	for i := range len(s) {
		switch c := s[i]; c {
		case '"', '\\', '$', '`':
			dst = append(dst, '\\', c)
		case '\r':
			dst = append(dst, '\\', 'r')
		default:
			dst = append(dst, c)
		}
	}
	return append(dst, '"')
}
