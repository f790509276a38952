package sql

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
)

// This file reads statements whose values are bound to marks, as logs have them: UPDATE people SET name = ? WHERE id = ?
// and [Anna, 7] behind it. It keeps to what drivers of databases print, and knows nothing of the log around it.

// A Place is where something stands in a text.
type Place struct{ Start, End int }

// A Bound is a value that is bound to a mark, and the name of the column that it is compared with or put into. The name
// is empty where the statement does not say it.
type Bound struct{ Name, Value Place }

const (
	longestBound = 4 << 10 // bytes of a statement, and of the lines of values behind it
	mostBound    = 64      // marks of a statement
	longestFirst = 16      // bytes of the first word of a statement
	boundLines   = 2       // behind the statement, in which the values begin
)

// AppendBound appends the values that are bound to the statement whose first word stands at a place in a text, row by row, and says
// how many a row has. It appends none where these are not as many as there are marks.
func AppendBound(dst []Bound, text string, at int) (_ []Bound, row int) {
	end := at
	for end < len(text) && end-at <= longestFirst && isWord(text[end]) {
		end++
	}
	if !MayBind(text[at:end]) {
		return dst, 0
	}
	text = text[:min(len(text), at+2*longestBound)]
	m := marks{text: text, dst: dst}
	m.read(end)
	if row = len(m.dst) - len(dst); row == 0 || row > mostBound {
		return dst, 0
	}
	for i, lines := m.last, 0; i < len(text) && lines <= boundLines; i++ {
		switch c := text[i]; {
		case c == '\n':
			if lines++; m.appendNumbered(i+1, len(dst)) {
				return m.dst, row
			}
		case c == '[' || c == '(' || c == ' ' && text[i-1] == ':':
			begins := c == ' ' && i+1 < len(text) && (text[i+1] == '[' || text[i+1] == '(') // Parameters: [7], or of a value
			if begins && m.appendRows(i+1, len(dst)) || m.appendRows(i, len(dst)) {
				return m.dst, row
			}
		}
	}
	return dst, 0
}

// MayBind reports whether a word begins statements that have marks.
func MayBind(word string) bool { return isKind(word, "bound") }

// A marks reads the marks of a statement.
type marks struct {
	text string
	dst  []Bound
	last int // behind the last mark; 0: there is none

	name     Place // of the column that was named last
	compared bool  // and something behind it is put into it or compared with it
	depth    int   // of brackets
	since    int   // the depth where that began
	between  bool  // an AND is to come that ends nothing
	inserts  bool
	columns  [mostBound]Place // of INSERT
	named    int              // how many there are
	field    int              // the one that a mark belongs to
	tuple    int              // the depth of its brackets; 0: there are none
}

// read notes the marks of the statement that goes on at a place: up to a semicolon, or a line that begins another way.
func (m *marks) read(i int) {
	text := m.text[:min(len(m.text), i+longestBound)]
	for i < len(text) {
		switch c := text[i]; {
		case c == '\n' && !continues(text[i+1:]), c == ';', c == '-' && strings.HasPrefix(text[i:], "--"):
			return
		case c == '\'':
			n := strings.IndexByte(text[i+1:], c)
			i += n + 1 // nowhere else where it is not closed
		case c == '"' || c == '`' || c == '[' && m.last == 0:
			if c == '[' {
				c = ']'
			}
			if n := strings.IndexByte(text[i+1:], c); n >= 0 {
				m.meet(Place{i + 1, i + 1 + n})
				i += n + 1
			}
		case markLen(text, i) > 0:
			n := markLen(text, i)
			m.mark(i)
			i += n - 1
			m.last = i + 1
		case isWord(c):
			from := i
			for i < len(text) && isName(text[i]) {
				i++
			}
			if m.last > 0 && MayBind(text[from:i]) && strings.Contains(text[m.last:from], "\n") {
				return // it is another statement
			}
			m.word(Place{from, i})
			continue
		case c == '(':
			m.depth++
		case c == ')':
			if m.depth--; m.depth < m.since {
				m.compared = false
			}
		case c == ',':
			if m.depth <= m.since {
				m.compared = false
			}
			if m.depth == m.tuple {
				m.field++
			}
		case strings.IndexByte("=<>!~", c) >= 0:
			m.compares()
		}
		i++
	}
}

// continues reports whether a line goes on with the statement before it.
func continues(line string) bool {
	text := strings.TrimLeft(line, " \t")
	n := 0
	for n < len(text) && isWord(text[n]) {
		n++
	}
	return len(text) < len(line) && text != "" && text[0] != '[' || isKind(text[:n], "goes")
}

// markLen is the length of the mark at text[i], or 0: ?, $1, %s, :name, @name.
func markLen(text string, i int) int {
	n, c := 1, text[i]
	switch {
	case i == 0 || strings.IndexByte(" (,=<>~\n\t", text[i-1]) < 0:
		return 0
	case c == '?':
	case c == '%':
		n = len("%s")
	case c == '$' || c == ':' || c == '@':
		for i+n < len(text) && isWord(text[i+n]) {
			n++
		}
		if n == 1 || c == '$' && !block.IsDigit(text[i+1]) {
			return 0
		}
	default:
		return 0
	}
	if i+n > len(text) || c == '%' && text[i+1] != 's' || i+n < len(text) && isWord(text[i+n]) {
		return 0
	}
	return n
}

// meet notes a name.
func (m *marks) meet(name Place) {
	switch {
	case m.inserts && m.tuple == 0 && m.depth == 1 && m.named < mostBound:
		m.columns[m.named] = name
		m.named++
	case !m.compared:
		m.name = name
	}
}

// word notes a word that is a name, unless it is one of the language.
func (m *marks) word(p Place) {
	switch w := m.text[p.Start:p.End]; {
	case isKind(w, "put") || strings.EqualFold(w, "into"):
		m.inserts = true
	case m.inserts && strings.EqualFold(w, "values"):
		m.tuple, m.field = m.depth+1, 0
	case isKind(w, "like"):
		m.between = strings.EqualFold(w, "between")
		m.compares()
	case m.between && strings.EqualFold(w, "and"):
		m.between = false
	case isKind(w, "goes"):
		m.name, m.compared = Place{}, false
	default:
		m.meet(p)
	}
}

// compares notes that something is compared with the last name.
func (m *marks) compares() {
	if !m.compared && m.name.End > 0 {
		m.compared, m.since = true, m.depth
	}
}

// mark notes a mark.
func (m *marks) mark(i int) {
	name := Place{i, i}
	switch {
	case m.tuple > 0 && m.named > 0:
		if m.depth >= m.tuple {
			name = m.columns[m.field%m.named]
		}
	case m.compared:
		name = m.name
	}
	m.dst = append(m.dst, Bound{Name: name})
}

// appendRows gives the marks from a place of dst on the values of the list that is opened at a place in the text, and appends
// those of further lists as rows.
func (m *marks) appendRows(i, from int) bool {
	marks := len(m.dst) - from
	var values [mostBound]Bound
	row, end := m.list(values[:0], i+1, m.text[i])
	if len(row) != marks || end < 0 {
		return false
	}
	if v := row[0].Value; marks == 1 && v.Start == i+1 && strings.IndexByte(m.text[v.Start:v.End], ' ') >= 0 &&
		strings.ContainsAny(m.text[end:end+lineLen(m.text[end:])], "[(") {
		return false // [cached since 2s ago] (7)
	}
	m.fill(row, from)
	for {
		k := end
		for k < len(m.text) && k-end < 4 && strings.IndexByte("]), ", m.text[k]) >= 0 {
			k++
		}
		if k == len(m.text) || m.text[k] != '[' && m.text[k] != '(' {
			return true
		}
		if row, end = m.list(values[:0], k+1, m.text[k]); len(row) != marks || end < 0 {
			return true
		}
		n := len(m.dst)
		m.dst = append(m.dst, m.dst[from:from+marks]...)
		m.fill(row, n)
	}
}

// fill gives the marks from a place of dst on their values.
func (m *marks) fill(row []Bound, from int) {
	for k, b := range row {
		mark := &m.dst[from+k]
		if mark.Value = b.Value; b.Name.End > 0 {
			mark.Name = b.Name
		}
	}
}

// list reads the values from a place on, up to the end of the line or what closes the list. With end below 0 there are too
// many, or nothing closes it.
func (m *marks) list(dst []Bound, i int, open byte) (_ []Bound, end int) {
	closer := byte(0)
	switch open {
	case '[':
		closer = ']'
	case '(':
		closer = ')'
	}
	text := m.text[:i+lineLen(m.text[i:])]
	comma := ","
	if strings.Contains(text[i:], ", ") {
		comma = ", "
	}
	for len(dst) < mostBound {
		for i < len(text) && text[i] == ' ' {
			i++
		}
		b := Bound{}
		// ["name", "Anna"]
		paired := closer != 0 && i+1 < len(text) && (text[i] == '[' || text[i] == '(') && strings.IndexByte(`"':`, text[i+1]) >= 0
		if paired {
			n := strings.Index(text[i:], comma)
			if n < 0 {
				return dst, -1
			}
			b.Name = Place{i + 1, i + n}
			for b.Name.Start < b.Name.End && strings.IndexByte(`"':`, text[b.Name.Start]) >= 0 {
				b.Name.Start++
			}
			for b.Name.End > b.Name.Start && strings.IndexByte(`"'`, text[b.Name.End-1]) >= 0 {
				b.Name.End--
			}
			i += n + len(comma)
		} else if i < len(text) && strings.IndexByte("$@:", text[i]) >= 0 { // $1 = 'Anna'
			n := i + 1
			for n < len(text) && isWord(text[n]) {
				n++
			}
			if gap := strings.TrimLeft(text[n:], " "); n > i+1 && strings.HasPrefix(gap, "=") {
				i = len(text) - len(strings.TrimLeft(gap[1:], " "))
			}
		}
		b.Value, i = valueAt(text, i, comma, closer)
		if closer == 0 && strings.Contains(text[b.Value.Start:b.Value.End], ": ") {
			return dst, -1 // the values begin behind that
		}
		dst = append(dst, b)
		if paired {
			if i == len(text) {
				return dst, -1
			}
			i++
		}
		switch {
		case i == len(text) && closer == 0:
			return dst, i
		case i == len(text):
			return dst, -1
		case text[i] == closer:
			return dst, i + 1
		}
		i += len(",")
	}
	return dst, -1
}

// valueAt is the value at a place and where it ends: in front of a comma, of what closes the list, or at the end.
func valueAt(text string, i int, comma string, closer byte) (v Place, end int) {
	if strings.HasPrefix(text[i:], "u'") || strings.HasPrefix(text[i:], "N'") {
		i++
	}
	if i < len(text) && (text[i] == '\'' || text[i] == '"') {
		quote := text[i]
		for end = i + 1; end < len(text) && (text[end] != quote || end+1 < len(text) && text[end+1] == quote); end++ {
			if text[end] == '\\' || text[end] == quote {
				end++
			}
		}
		v = Place{i + 1, min(end, len(text))}
		for i = min(end+1, len(text)); i < len(text) && text[i] != closer && text[i] != comma[0]; i++ { // its type
			if text[i] == '(' {
				i += max(0, strings.IndexByte(text[i:], ')'))
			}
		}
		return v, i
	}
	closes := func(i int) bool {
		return closer != 0 && text[i] == closer && (i+1 == len(text) || strings.IndexByte(" ,;])}\"", text[i+1]) >= 0)
	}
	end = i
	for end < len(text) && !strings.HasPrefix(text[end:], comma) && !closes(end) {
		end++
	}
	v = Place{i, end}
	for v.End > v.Start && (text[v.End-1] == ' ' || text[v.End-1] == '\r') {
		v.End--
	}
	if k := strings.LastIndexByte(text[v.Start:v.End], '('); closer == 0 && k > 0 && text[v.End-1] == ')' {
		v.End = v.Start + k // its type
	}
	return v, end
}

// appendNumbered gives the marks their values where each stands in a line of its own, from the one at a place on, with its number:
// binding parameter [1] as [VARCHAR] - [Anna]. One without a line has no value.
func (m *marks) appendNumbered(i, from int) bool {
	some := false
	for i < len(m.text) {
		line := m.text[i : i+lineLen(m.text[i:])]
		said := strings.Index(line, " parameter ")
		line = strings.TrimRight(line, "\r")
		value := strings.LastIndex(line, " [")
		if said < 0 || value < said || !strings.HasSuffix(line, "]") {
			break
		}
		n, k := 0, said+len(" parameter ")+1
		for k < len(line) && block.IsDigit(line[k]) && n <= mostBound {
			n = 10*n + int(line[k]-'0')
			k++
		}
		if n < 1 || n > len(m.dst)-from {
			break
		}
		m.dst[from+n-1].Value = Place{i + value + len(" ["), i + len(line) - 1}
		some = true
		i += lineLen(m.text[i:]) + 1
	}
	return some
}

// lineLen is the length of the line that a text begins with, without its end.
func lineLen(text string) int {
	if n := strings.IndexByte(text, '\n'); n >= 0 {
		return n
	}
	return len(text)
}
