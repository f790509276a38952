package segment

import (
	"encoding/base64"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// How the value of a line is spelled.
const (
	folded    uint8 = iota // as it stands, but for where the line is broken
	escaped                // with backslashes too
	quoted                 // quoted-printable
	encoded                // base 64
	parameter              // of a parameter, perhaps in quotes
	inPath                 // of an attribute in the name of an entry
)

// A lineWalker is the [block.Walker] of lines of a name, parameters and a value. A contact, an event or an entry is a row.
type lineWalker struct {
	block.RowMaker
	met   block.ColumnSet
	rules map[string][]rule
	ldif  bool // names have no case, two colons stand before base 64, and there are no parameters
}

// holdsLDIF reports whether the first line that is no comment begins an entry.
func holdsLDIF(head string, _ bool) bool {
	for line := range strings.Lines(strings.TrimPrefix(head, block.ByteOrderMark)) {
		line = strings.TrimRight(line, "\r\n")
		switch {
		case line == "", line[0] == '#', line[0] == ' ', strings.HasPrefix(line, "version: "):
		default:
			return strings.HasPrefix(line, "dn: ") && strings.Contains(line, "=") || strings.HasPrefix(line, "dn:: ")
		}
	}
	return false
}

// Walk closes rows behind records.
func (w *lineWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	w.RowMaker = block.RowMaker{Block: b}
	begin := 0
	for at := 0; at < len(text); {
		end, whole := w.lineEnd(text, at, eof)
		if !whole {
			break
		}
		line := strings.TrimRight(text[at:end], "\r\n")
		if err := w.line(text, at, at+len(line)); err != nil {
			return at, err
		}
		ends := w.ldif && line == "" || !w.ldif && len(line) > 4 && strings.EqualFold(line[:4], "END:")
		if at = end; ends || eof && at == len(text) || at-begin > block.Size/2 {
			w.CloseRow(at, len(b.Cells), len(b.Cells) > w.RowCells())
			begin = at
		}
	}
	b.Cells = b.Cells[:w.RowCells()]
	return 0, nil
}

// lineEnd gives the end of a line with those by which it goes on, and reports whether all of them are there.
func (w *lineWalker) lineEnd(text string, at int, eof bool) (end int, whole bool) {
	soft := -1 // whether a "=" at the end of a line breaks it: not known yet
	for end = at; end < len(text); {
		end += block.LineLen(text[end:])
		switch {
		case end == len(text):
			return end, eof
		case text[end] == ' ' || text[end] == '\t':
			continue
		}
		line := strings.TrimRight(text[at:end], "\r\n")
		if soft < 0 {
			soft = 0
			if name, _, ok := strings.Cut(line, ":"); ok && strings.Contains(strings.ToUpper(name), "QUOTED-PRINTABLE") {
				soft = 1
			}
		}
		if soft == 0 || !strings.HasSuffix(line, "=") {
			return end, true
		}
	}
	return end, eof
}

// line adds the cells of a line.
func (w *lineWalker) line(text string, from, to int) error {
	line := text[from:to]
	if w.ldif && strings.HasPrefix(line, "#") {
		return w.add(from, to, block.Prose, folded)
	}
	colon, params := w.head(line)
	if colon < 0 {
		return w.add(from, to, block.Prose, folded)
	}
	name := line[:colon]
	if len(params) > 0 {
		name = line[:params[0][0]-1]
	}
	name = name[strings.LastIndexByte(name, '.')+1:] // behind the group
	how, value := escaped, from+colon+1
	if w.ldif {
		how = folded
		name, _, _ = strings.Cut(strings.ToLower(name), ";")
		if value < to && text[value] == ':' {
			how, value = encoded, value+1
		}
		for value < to && text[value] == ' ' {
			value++
		}
	} else {
		name = strings.ToUpper(name)
	}
	cells := len(w.Block.Cells)
	for _, p := range params {
		key, v, ok := strings.Cut(line[p[0]:p[1]], "=")
		if !ok {
			v = key
		}
		begin := from + p[1] - len(v)
		switch key = strings.ToUpper(key); {
		case strings.EqualFold(v, "QUOTED-PRINTABLE"):
			how = quoted
		case strings.EqualFold(v, "B") || strings.EqualFold(v, "BASE64"):
			how = encoded
		case key == "CN":
			if err := w.column(begin, from+p[1], name+".full_name", parameter); err != nil {
				return err
			}
		case strings.HasPrefix(v, `"`) || strings.Contains(v, "@"):
			if err := w.add(begin, from+p[1], block.Prose, parameter); err != nil {
				return err
			}
		}
	}
	rules := w.rules[name]
	switch {
	case w.ldif && isPath(name):
		return w.path(text, value, to, how)
	case rules == nil && how == encoded && !w.ldif:
		return w.column(value, to, name, how) // a picture
	case rules == nil && (how == escaped || how == folded) && !isProse(name) && len(w.Block.Cells) == cells:
		return w.add(from, to, block.Prose, folded) // its name says what it is
	case rules == nil:
		return w.add(value, to, block.Prose, how)
	case rules[0].place.element == 0 && len(rules) == 1 && !strings.Contains(rules[0].column, "organization"):
		for _, scheme := range [...]string{"mailto:", "tel:"} {
			if len(scheme) < to-value && strings.EqualFold(text[value:value+len(scheme)], scheme) {
				value += len(scheme)
			}
		}
		return w.column(value, to, rules[0].column, how)
	}
	for part, at := 1, value; at <= to; part++ {
		end := at
		for end < to && (text[end] != ';') {
			if text[end] == '\\' && end+1 < to {
				end++
			}
			end++
		}
		for _, r := range rules {
			if r.place.element == 0 || r.place.element == part {
				if err := w.column(at, end, r.column, how); err != nil {
					return err
				}
			}
		}
		at = end + 1
	}
	return nil
}

// head finds the colon before the value of a line, and the places of the parameters before it.
func (w *lineWalker) head(line string) (colon int, params [][2]int) {
	begin, inQuotes := -1, false
	for i := range len(line) {
		switch c := line[i]; {
		case c == '"':
			inQuotes = !inQuotes
		case inQuotes:
		case c == ';' && !w.ldif || c == ':':
			if begin >= 0 {
				params = append(params, [2]int{begin, i})
			}
			if begin = i + 1; c == ':' {
				return i, params
			}
		}
	}
	return -1, nil
}

// isProse reports whether a property is a text that people write.
func isProse(name string) bool {
	return name == "NOTE" || name == "SUMMARY" || name == "DESCRIPTION" || name == "COMMENT"
}

// isPath reports whether an attribute is the name of an entry, which is made of attributes.
func isPath(name string) bool {
	switch name {
	case "dn", "manager", "member", "uniquemember", "owner", "secretary", "seealso", "newrdn", "newsuperior", "memberof", "managedby":
		return true
	}
	return false
}

// path adds the attributes of the name of an entry.
func (w *lineWalker) path(text string, from, to int, how uint8) error {
	if how == encoded || strings.ContainsAny(text[from:to], "\n\r") {
		return w.column(from, to, "dn.full_name", how)
	}
	for at := from; at < to; {
		end := at
		for end < to && text[end] != ',' && text[end] != '+' {
			if text[end] == '\\' && end+1 < to {
				end++
			}
			end++
		}
		key, value, ok := strings.Cut(text[at:end], "=")
		if rules := w.rules[strings.ToLower(strings.TrimSpace(key))]; ok && rules != nil {
			if err := w.column(end-len(value), end, rules[0].column, inPath); err != nil {
				return err
			}
		}
		at = end + 1
	}
	return nil
}

// column adds a cell of the column of a name, if it is of one.
func (w *lineWalker) column(from, to int, name string, how uint8) error {
	if from >= to || strings.HasSuffix(name, none) {
		return nil
	}
	column, err := w.met.Column(name)
	if err != nil {
		return err
	}
	return w.add(from, to, column, how)
}

func (w *lineWalker) add(from, to int, column int32, how uint8) error {
	if from < to {
		w.Block.Cells = append(w.Block.Cells, block.Cell{Start: int32(from), End: int32(to), Column: column, Spelling: how})
	}
	return nil
}

// unfold joins the lines of a value.
var unfold = strings.NewReplacer("\r\n ", "", "\r\n\t", "", "\n ", "", "\n\t", "")

// unescape undoes backslashes.
var unescape = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\N`, "\n", `\,`, ",", `\;`, ";")

var escape = strings.NewReplacer(`\`, `\\`, "\r\n", `\n`, "\n", `\n`, ",", `\,`, ";", `\;`)

func (w *lineWalker) Decode(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	switch c.Spelling {
	case escaped:
		return unescape.Replace(unfold.Replace(s))
	case inPath:
		return strings.NewReplacer(`\\`, `\`, `\,`, ",", `\+`, "+").Replace(s)
	case parameter:
		return strings.Trim(unfold.Replace(s), `"`)
	case quoted:
		if text := unquote(s); utf8.ValidString(text) {
			return text
		}
	case encoded:
		b, err := base64.StdEncoding.DecodeString(strings.NewReplacer("\r", "", "\n", "", " ", "", "\t", "").Replace(s))
		if err == nil && utf8.Valid(b) {
			return string(b)
		}
	}
	return unfold.Replace(s)
}

// unquote undoes quoted-printable.
func unquote(s string) string {
	s = strings.NewReplacer("=\r\n", "", "=\n", "").Replace(s)
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] == '=' && i+2 < len(s) {
			if high, low := strings.IndexByte(hex, upper(s[i+1])), strings.IndexByte(hex, upper(s[i+2])); high >= 0 && low >= 0 {
				b = append(b, byte(high<<4|low))
				i += 2
				continue
			}
		}
		b = append(b, s[i])
	}
	return string(b)
}

const hex = "0123456789ABCDEF"

func upper(c byte) byte {
	if 'a' <= c && c <= 'z' {
		c -= 'a' - 'A'
	}
	return c
}

func (w *lineWalker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	switch c.Spelling {
	case escaped:
		return append(dst, escape.Replace(string(value))...)
	case inPath:
		return append(dst, strings.NewReplacer(`\`, `\\`, ",", `\,`, "+", `\+`, "\n", " ", "\r", " ").Replace(string(value))...)
	case quoted:
		for _, b := range value {
			if b >= ' ' && b <= '~' && b != '=' && b != ';' {
				dst = append(dst, b)
			} else {
				dst = append(dst, '=', hex[b>>4], hex[b&15])
			}
		}
		return dst
	case encoded:
		return base64.StdEncoding.AppendEncode(dst, value)
	case parameter:
		return append(append(append(dst, '"'), strings.NewReplacer(`"`, "'", "\n", " ", "\r", " ").Replace(string(value))...), '"')
	}
	for _, b := range value {
		if b == '\n' || b == '\r' {
			b = ' ' // the value would end
		}
		dst = append(dst, b)
	}
	return dst
}

func (w *lineWalker) AppendNull(dst []byte, _ block.Cell) []byte { return dst }
