package segment

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// A tagWalker is the [block.Walker] of fields that begin with a tag at the beginning of a line: trees of families, statements of
// accounts, payments, and lists of writings. What begins with a person, a statement or an entry is a row.
type tagWalker struct {
	block.RowMaker
	met     block.ColumnSet
	rules   map[string][]rule
	dialect string

	event string // that lines are below, in a tree
	saved string // at the beginning of a row
}

// holdsSWIFT reports whether one of the first lines begins a message or a statement.
func holdsSWIFT(head string, _ bool) bool {
	const most, longest = 4, 40 // lines of a bank before it
	n := 0
	for line := range strings.Lines(strings.TrimPrefix(head, block.ByteOrderMark)) {
		if strings.HasPrefix(line, "{1:F") || strings.HasPrefix(line, ":20:") {
			return strings.Contains(head, "\n:")
		}
		if n++; n > most || len(line) > longest || strings.ContainsAny(line, ",;|\t\"") {
			return false
		}
	}
	return false
}

// Walk closes rows before the fields that begin one, and behind those that end one.
func (w *tagWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	w.RowMaker, w.event = block.RowMaker{Block: b}, w.saved
	begin := 0
	for at := 0; at < len(text); {
		end := at + block.LineLen(text[at:])
		for w.dialect == "swift" && end < len(text) && strings.IndexByte(":-{", text[end]) < 0 {
			end += block.LineLen(text[end:])
		}
		if end == len(text) && !eof {
			break
		}
		field := strings.TrimRight(text[at:end], "\r\n")
		begins, ends := w.bounds(strings.TrimPrefix(field, block.ByteOrderMark))
		if begins || at-begin > block.Size/2 {
			w.CloseRow(at, len(b.Cells), len(b.Cells) > w.RowCells())
			begin, w.saved = at, w.event
		}
		if err := w.field(text, at, at+len(field)); err != nil {
			return at, err
		}
		if at = end; ends || eof && at == len(text) {
			w.CloseRow(at, len(b.Cells), len(b.Cells) > w.RowCells())
			begin, w.saved = at, w.event
		}
	}
	b.Cells = b.Cells[:w.RowCells()]
	return 0, nil
}

// bounds reports whether a field begins or ends a row.
func (w *tagWalker) bounds(field string) (begins, ends bool) {
	switch w.dialect {
	case "gedcom":
		return strings.HasPrefix(field, "0 "), false
	case "swift":
		begins = strings.HasPrefix(field, ":20:") || strings.HasPrefix(field, ":61:") || strings.HasPrefix(field, "{1:")
		return begins, field == "-" || strings.HasPrefix(field, "-}")
	case "ris":
		return false, strings.HasPrefix(field, "ER  -")
	}
	return false, field == "^"
}

// field adds the cells of a field.
func (w *tagWalker) field(text string, from, to int) error {
	field := text[from:to]
	switch w.dialect {
	case "gedcom":
		level, rest, _ := strings.Cut(strings.TrimLeft(field, " \t"), " ")
		if strings.HasPrefix(rest, "@") {
			_, rest, _ = strings.Cut(rest, " ")
		}
		tag, value, _ := strings.Cut(rest, " ")
		if level == "0" || level == "1" {
			w.event = tag
		}
		if below := w.event + "." + tag; w.rules[below] != nil {
			tag = below
		}
		if strings.HasPrefix(value, "@") && strings.HasSuffix(value, "@") {
			return nil // of another record
		}
		return w.parts(text, tag, to-len(value), to)
	case "swift":
		if rest, ok := strings.CutPrefix(field, ":"); ok {
			if tag, value, ok := strings.Cut(rest, ":"); ok && len(tag) <= 3 {
				return w.swift(text, tag, to-len(value), to)
			}
		}
		if strings.HasPrefix(field, "{") || strings.HasPrefix(field, "-") {
			return nil // which bank sends it to which, and the end
		}
	case "ris":
		if tag, value, ok := strings.Cut(field, "  - "); ok {
			return w.parts(text, tag, to-len(value), to)
		}
	default:
		if to > from+1 && strings.IndexByte("!^", field[0]) < 0 {
			return w.parts(text, field[:1], from+1, to)
		}
		return nil
	}
	return w.add(from, to, block.Prose)
}

// swift adds the cells of a field of a message: lines about a party, of which one may be an account, what is parted by question marks
// and two digits, as in ?32Ann Lee, what is parted by words between strokes, as in /NAME/Ann Lee/REMI/, or one text.
func (w *tagWalker) swift(text, tag string, from, to int) error {
	value := text[from:to]
	if w.rules[tag+"/"] != nil {
		for nth := 0; from < to; nth++ {
			line := strings.TrimRight(text[from:min(to, from+block.LineLen(text[from:to]))], "\r\n")
			end := from + len(line)
			key := tag
			switch number, rest, ok := strings.Cut(line, "/"); {
			case number == "" && ok:
				key, from, nth = tag+"/", from+1, nth-1
				if len(rest) > 2 && rest[1] == '/' { // debit or credit
					from += 2
				}
			case ok && len(number) == 1 && block.IsDigit(number[0]): // 1/name, 2/street, 3/land/town
				if from += 2; number != "1" {
					key = tag + "+"
				}
			case nth > 0:
				key = tag + "+"
			}
			if err := w.parts(text, key, from, end); err != nil {
				return err
			}
			for from = end; from < to && (text[from] == '\r' || text[from] == '\n'); from++ {
			}
		}
		return nil
	}
	if len(value) > 4 && value[3] == '?' && block.IsDigit(value[0]) {
		for begin := from + 3; begin < to; {
			next := strings.IndexByte(text[begin+1:to], '?')
			end := begin + 1 + next
			if next < 0 {
				end = to
			}
			if end-begin > 3 {
				if err := w.parts(text, tag+text[begin:begin+3], begin+3, end); err != nil {
					return err
				}
			}
			begin = end
		}
		return nil
	}
	if strings.HasPrefix(value, "/") {
		key, begin := tag, from
		for at := from; at < to; {
			n := strokes(text[at:to])
			if n == 0 {
				at++
				continue
			}
			if err := w.parts(text, key, begin, at); err != nil {
				return err
			}
			key, begin = tag+strings.NewReplacer("\r", "", "\n", "").Replace(text[at:at+n-1]), at+n
			at = begin
			if at < to {
				at-- // the stroke of the next may be this one
			}
		}
		return w.parts(text, key, min(begin, to), to)
	}
	return w.parts(text, tag, from, to)
}

// strokes is the length of a word of capitals between strokes that a text begins with, or 0.
func strokes(s string) int {
	n := 1
	for n < len(s) && ('A' <= s[n] && s[n] <= 'Z' || s[n] == '\r' || s[n] == '\n') {
		n++
	}
	if s[0] != '/' || n < 4 || n > 8 || n == len(s) || s[n] != '/' {
		return 0
	}
	return n + 1
}

// parts adds a value to the column of its tag, or its parts between strokes to theirs, or searches it.
func (w *tagWalker) parts(text, tag string, from, to int) error {
	rules := w.rules[tag]
	if len(rules) == 0 {
		return w.add(from, to, block.Prose)
	}
	for _, r := range rules {
		end := to
		if r.place.element > 0 && r.place.element < len(rules) {
			if i := strings.IndexByte(text[from:to], '/'); i >= 0 {
				end = from + i
			}
		}
		begin, last := from, end
		for begin < last && text[begin] == ' ' {
			begin++
		}
		for begin < last && text[last-1] == ' ' {
			last--
		}
		switch column := block.Prose; {
		case strings.HasSuffix(r.column, none):
		case strings.HasSuffix(r.column, prose):
			if err := w.add(begin, last, column); err != nil {
				return err
			}
		default:
			column, err := w.met.Column(r.column)
			if err != nil {
				return err
			}
			if err := w.add(begin, last, column); err != nil {
				return err
			}
		}
		if from = end + 1; from > to {
			break
		}
	}
	return nil
}

func (w *tagWalker) add(from, to int, column int32) error {
	if from < to {
		w.Block.Cells = append(w.Block.Cells, block.Cell{Start: int32(from), End: int32(to), Column: column})
	}
	return nil
}

// Decode joins the lines of a value, but for those of a text.
func (w *tagWalker) Decode(raw string, c block.Cell) string {
	if c.Column == block.Prose {
		return raw[c.Start:c.End]
	}
	return strings.NewReplacer("\r", "", "\n", "").Replace(raw[c.Start:c.End])
}

// Encode keeps the lines of a text, and what parts values out of others.
func (w *tagWalker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	for i, b := range value {
		switch {
		case (b == '\n' || b == '\r') && (c.Column != block.Prose || i+1 < len(value) && strings.IndexByte(":-{", value[i+1]) >= 0):
			b = ' '
		case c.Column != block.Prose && (b == '/' && w.dialect != "qif" || b == '?' && w.dialect == "swift"):
			b = ' '
		}
		dst = append(dst, b)
	}
	return dst
}

func (w *tagWalker) AppendNull(dst []byte, _ block.Cell) []byte { return dst }
