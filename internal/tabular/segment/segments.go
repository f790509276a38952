package segment

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/internal/tabular/block"
)

// The spellings of fields.
const (
	field   uint8 = iota // one part, without what parts others
	element              // with its parts
	fixed                // one part, of a width that stays
)

// A segmentWalker is the [block.Walker] of segments. A message is a row, and so is what is about one of the people in a message
// about several.
type segmentWalker struct {
	block.RowMaker
	met     block.ColumnSet
	dialect string
	rules   map[string][]rule
	marks   marks

	around   int              // cells of a row that are of envelopes
	partners map[string]int32 // who sends and receives an interchange, by the columns that its header puts them in
}

// marks are the characters that part segments. They do not change within a file.
type marks struct {
	element, part, repeat, release byte   // 0: there is none
	end                            string // of a segment, of which line ends may follow
}

// begins reads the marks that a header at the beginning of a text gives. It reports false where the header is cut.
func (w *segmentWalker) begins(text string) (m marks, ok bool) {
	switch {
	case w.dialect == "hl7":
		if len(text) < len(`MSH|^~\&`) {
			return m, false
		}
		m = marks{element: text[3], part: text[4], repeat: text[5], release: text[6], end: "\r\n"}
		if text[5] == m.element { // there are no others
			m.repeat, m.release = 0, 0
		}
	case w.dialect == "x12":
		const header = 106 // has a fixed width
		if len(text) < 4 {
			return m, false
		}
		m = marks{element: text[3], part: ':', end: "~\r\n"}
		if len(text) >= header && text[103] == m.element {
			m.part, m.end = text[104], text[105:106]+"\r\n"
			if c := text[82]; c != 'U' && c != m.element && c != ' ' {
				m.repeat = c
			}
		} else if m.element == '~' {
			m.end = "\r\n"
		}
	default:
		m = marks{element: '+', part: ':', release: '?', end: "'\r\n"}
		if rest, ok := strings.CutPrefix(text, "UNA"); ok {
			if len(rest) < len(":+.? '") {
				return m, false
			}
			m = marks{element: rest[1], part: rest[0], release: rest[3], end: rest[5:6] + "\r\n"}
			if m.release == ' ' {
				m.release = 0
			}
		}
	}
	return m, true
}

// isHeader reports whether a segment begins what may have other marks.
func (w *segmentWalker) isHeader(s string) bool {
	return slices.Contains([]string{"MSH", "BHS", "FHS", "ISA", "UNA"}, s[:min(3, len(s))])
}

// Walk closes rows before the segments that begin the next.
func (w *segmentWalker) Walk(text string, eof bool, b *block.Block) (int, error) {
	w.RowMaker, w.around = block.RowMaker{Block: b}, 0
	begin := 0
	closeRow := func(at int) {
		w.CloseRow(at, len(b.Cells), len(b.Cells)-w.around > w.RowCells())
		begin, w.around = at, 0
	}
	for at := 0; at < len(text); {
		from := at + len(text[at:]) - len(strings.TrimLeft(strings.TrimPrefix(text[at:], block.ByteOrderMark), " \t\r\n"))
		if w.marks.end == "" || w.isHeader(text[from:]) {
			m, ok := w.begins(text[from:])
			switch {
			case !ok && !eof:
				return 0, w.leave(b)
			case !ok, w.marks.end != "" && m != w.marks:
				return at, block.ErrLayout
			}
			w.marks = m
		}
		end := w.segmentEnd(text, from)
		if end < 0 {
			if !eof {
				break
			}
			end = len(text)
		}
		if w.beginsRow(text[from:end]) || at-begin > block.Size/2 {
			closeRow(at)
		}
		if err := w.segment(text, from, end); err != nil {
			return at, err
		}
		if at = min(end+1, len(text)); eof && at == len(text) {
			closeRow(at)
		}
	}
	return 0, w.leave(b)
}

// leave takes away the cells of the row that is not whole.
func (w *segmentWalker) leave(b *block.Block) error {
	b.Cells = b.Cells[:w.RowCells()]
	return nil
}

// beginsRow reports whether a segment is the first about somebody.
func (w *segmentWalker) beginsRow(segment string) bool {
	return slices.Contains([]string{"MSH", "INS", "UNH", "HL" + string(w.marks.element), "ST" + string(w.marks.element)}, segment[:min(3, len(segment))])
}

// segmentEnd finds the end of a segment, or gives -1.
func (w *segmentWalker) segmentEnd(text string, at int) int {
	if strings.HasPrefix(text[at:], "UNA") && w.dialect == "edifact" && at+8 < len(text) {
		return at + 8
	}
	for i := at; i < len(text); i++ {
		switch c := text[i]; {
		case c == w.marks.release && c != 0 && w.dialect == "edifact":
			i++
		case c == w.marks.end[0]:
			return i
		case w.dialect == "hl7" && c == '\n':
			return i
		}
	}
	return -1
}

// isEnvelope reports whether a segment is of the envelope of messages, of which no more than what fields.txt names is looked at: the
// rest are counts and control numbers, which have to agree.
func (w *segmentWalker) isEnvelope(name string) bool {
	return slices.Contains([]string{"ISA", "GS", "ST", "SE", "GE", "IEA", "UNB", "UNG", "UNE", "UNH", "UNT", "UNZ"}, name)
}

// segment adds the cells of a segment.
func (w *segmentWalker) segment(text string, from, to int) error {
	var elements [][2]int
	begin := from
	for i := from; i <= to; i++ {
		switch {
		case i == to || text[i] == w.marks.element:
			elements = append(elements, [2]int{begin, i})
			begin = i + 1
		case text[i] == w.marks.release && w.marks.release != 0 && w.dialect == "edifact":
			i++
		}
	}
	if w.dialect == "edifact" && strings.HasPrefix(text[from:to], "UNA") {
		return nil // the marks
	}
	if len(elements) < 2 {
		return w.add(from, to, block.Prose, element)
	}
	name := text[elements[0][0]:elements[0][1]]
	rules, envelope := w.rules[name], w.isEnvelope(name)
	if name == "ISA" {
		w.partners = map[string]int32{}
	}
	if envelope {
		before := len(w.Block.Cells)
		defer func() { w.around += len(w.Block.Cells) - before }()
	}
	for i, e := range elements[1:] {
		if !slices.ContainsFunc(rules, func(r rule) bool { return r.place.element == i+1 }) {
			if e[1]-e[0] > 2 && !envelope { // no name of anybody is shorter
				if err := w.add(e[0], e[1], block.Prose, element); err != nil {
					return err
				}
			}
			continue
		}
		for at, part := e[0], 1; at <= e[1]; part++ {
			end := w.partEnd(text, at, e[1])
			if err := w.part(text, elements, rules, place{i + 1, part}, at, end); err != nil {
				return err
			}
			if end < e[1] && text[end] == w.marks.repeat && w.marks.repeat != 0 {
				part = 0
			}
			at = end + 1
		}
	}
	return nil
}

// partEnd finds the end of a part of an element.
func (w *segmentWalker) partEnd(text string, at, to int) int {
	for ; at < to; at++ {
		switch c := text[at]; {
		case c == 0:
		case c == w.marks.release && w.dialect == "edifact":
			at++
		case c == w.marks.part, c == w.marks.repeat:
			return at
		}
	}
	return min(at, to)
}

// part adds a part of an element to the column that the first rule for it says, or searches it.
func (w *segmentWalker) part(text string, elements [][2]int, rules []rule, at place, from, to int) error {
	if from >= to {
		return nil
	}
	how := field
	if text[elements[0][0]:elements[0][1]] == "ISA" {
		how = fixed
	}
	for _, r := range rules {
		if r.place.element != at.element || r.place.part != 0 && r.place.part != at.part {
			continue
		}
		if r.words != nil && !slices.Contains(r.words, w.at(text, elements, r.when)) {
			continue
		}
		if strings.HasSuffix(r.column, none) {
			return nil
		}
		if strings.HasSuffix(r.column, prose) {
			break
		}
		column, err := w.met.Column(r.column)
		if err != nil {
			return err
		}
		if how == fixed {
			w.partners[strings.TrimRight(text[from:to], " ")] = column
		}
		return w.add(from, to, column, how)
	}
	if column, ok := w.partners[text[from:to]]; ok {
		return w.add(from, to, column, how)
	}
	if to-from < 3 || strings.Trim(text[from:to], " ") == "" {
		return nil
	}
	return w.add(from, to, block.Prose, how)
}

// at gives what stands at a place of a segment.
func (w *segmentWalker) at(text string, elements [][2]int, p place) string {
	if p.element >= len(elements) {
		return ""
	}
	from, to := elements[p.element][0], elements[p.element][1]
	for part := 1; ; part++ {
		end := w.partEnd(text, from, to)
		if part == p.part {
			return text[from:end]
		}
		if from = end + 1; from > to {
			return ""
		}
	}
}

func (w *segmentWalker) add(from, to int, column int32, how uint8) error {
	if from < to {
		w.Block.Cells = append(w.Block.Cells, block.Cell{Start: int32(from), End: int32(to), Column: column, Spelling: how})
	}
	return nil
}

// star stands for an asterisk where that parts elements, since masks are made of asterisks.
const star = '#'

// Decode undoes what keeps the characters of a field from parting it.
func (w *segmentWalker) Decode(raw string, c block.Cell) string {
	s := raw[c.Start:c.End]
	if c.Spelling == fixed {
		s = strings.TrimRight(s, " ")
	}
	if w.marks.element == '*' {
		return strings.ReplaceAll(s, string(star), "*")
	}
	if c.Spelling == element || w.marks.release == 0 || strings.IndexByte(s, w.marks.release) < 0 {
		return s
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		if s[i] != w.marks.release {
			b = append(b, s[i])
			continue
		}
		switch {
		case w.dialect == "edifact" && i+1 < len(s):
			i++
			b = append(b, s[i])
		case i+2 < len(s) && s[i+2] == w.marks.release && strings.IndexByte(letters, s[i+1]) >= 0:
			b = append(b, w.of(s[i+1]))
			i += 2
		default:
			b = append(b, s[i])
		}
	}
	return string(b)
}

// letters say in HL7 which mark an escape stands for: the one of elements, parts, repetitions or the escape itself.
const letters = "FSRE"

func (w *segmentWalker) of(letter byte) byte {
	return [...]byte{w.marks.element, w.marks.part, w.marks.repeat, w.marks.release}[strings.IndexByte(letters, letter)]
}

func (w *segmentWalker) Encode(dst []byte, c block.Cell, value []byte) []byte {
	if c.Spelling == fixed {
		from, width := len(dst), int(c.End-c.Start)
		dst = w.encode(dst, c, value)
		for len(dst)-from > width || len(dst) > from && !utf8.Valid(dst[from:]) {
			dst = dst[:len(dst)-1]
		}
		return append(dst, strings.Repeat(" ", width-len(dst)+from)...)
	}
	return w.encode(dst, c, value)
}

func (w *segmentWalker) encode(dst []byte, c block.Cell, value []byte) []byte {
	for _, b := range value {
		inside := c.Spelling == element && (b == w.marks.part || b == w.marks.repeat || b == w.marks.release)
		switch {
		case b == '*' && w.marks.element == '*':
			dst = append(dst, star)
		case b == '\r' || b == '\n':
			dst = append(dst, ' ')
		case inside || b == 0:
			dst = append(dst, b)
		case b == w.marks.element || b == w.marks.part || b == w.marks.repeat || b == w.marks.release || b == w.marks.end[0]:
			dst = w.appendMark(dst, b)
		default:
			dst = append(dst, b)
		}
	}
	return dst
}

// appendMark appends a character of a value that would part it.
func (w *segmentWalker) appendMark(dst []byte, b byte) []byte {
	switch w.dialect {
	case "hl7":
		for i := range len(letters) {
			if w.of(letters[i]) == b {
				return append(dst, w.marks.release, letters[i], w.marks.release)
			}
		}
	case "edifact":
		return append(dst, w.marks.release, b)
	}
	return append(dst, ' ')
}

func (w *segmentWalker) AppendNull(dst []byte, c block.Cell) []byte {
	if c.Spelling == fixed {
		return w.Encode(dst, c, nil)
	}
	return dst
}
