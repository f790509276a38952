package sql

import (
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file reads statements that are neither rows nor heads of rows. Their strings are cells:
// of a column where the statement says so, as in UPDATE people SET email = 'jo@example.com', and texts
// otherwise. What is around them is code, in which only what is surely personal is masked, unless
// it is nothing that statements begin with.

// A statement is a statement that is being read.
type statement struct {
	*scanner
	walker *walker

	known  bool // it begins as statements do
	rows   bool // names before values are those of columns
	placed bool // values stand for columns by their places

	code  int // where the code begins that is no cell yet
	into  target
	named bool // into is

	name       string // the last name
	armed      bool   // and what comes next is a value of it
	between    bool   // and so is what comes behind AND
	identified bool   // IDENTIFIED has been met
	last       byte   // the last sign or the last letter of a word; 'S' for SELECT and its like

	depth, base int // of brackets; of those in which values are counted
	items       [sqlDepth]int
}

// sqlDepth is how deep brackets are in which values are counted.
const sqlDepth = 16

// read reads the statement up to its semicolon, or to where the next one begins.
func (s *statement) read() error {
	first, err := s.peek()
	if err != nil {
		return err
	}
	s.code = s.at
	s.known, s.rows, s.placed = isKind(first, "begin"), isKind(first, "rows"), isKind(first, "placed")
	if strings.EqualFold(first, "on") {
		s.into, s.named = s.walker.into, true
	}
	if strings.HasPrefix(strings.ToLower(first), "exec") || strings.EqualFold(first, "call") {
		s.base = 1
	}
	for {
		over, err := s.step()
		if err != nil {
			return err
		}
		if over {
			return nil
		}
	}
}

// step reads what is next in the statement, and reports whether it is over.
func (s *statement) step() (over bool, err error) {
	if s.at == len(s.text) {
		if !s.eof {
			return false, block.ErrMore
		}
		return true, s.flush(s.at)
	}
	from := s.at
	if s.blanks() > 0 {
		if strings.IndexByte(s.text[from:s.at], '\n') < 0 {
			return false, nil
		}
		return s.line(from)
	}
	if end, err := s.comment(); err != nil {
		return false, err
	} else if end > 0 {
		if err := s.flush(from); err != nil {
			return false, err
		}
		s.at, s.code = end, end
		return false, s.addText(from, end, sqlComment)
	}
	c := s.text[s.at]
	switch {
	case c == ';':
		s.at++
		return true, s.flush(s.at - 1)
	case c == '\'', c == '"' && (s.dialect == sqlMySQL || s.armed):
		return false, s.literal(from)
	case c == '$':
		if from, to, err := s.dollars(); err != nil {
			return false, err
		} else if from > 0 {
			return false, s.body(from, to)
		}
	case c == '[' && s.dialect == sqlStandard:
		if is, err := s.inBrackets(); err != nil {
			return false, err
		} else if is {
			return false, s.quotedName()
		}
	case c == '"', c == '`':
		return false, s.quotedName()
	case c == '\\':
		if err := s.stray(); err != nil {
			return false, err
		}
	case block.IsDigit(c):
		return false, s.number()
	case isName(c):
		return false, s.namedNext()
	}
	s.sign(c)
	s.at++
	return false, nil
}

// line looks whether a line begins with what is no part of the statement any more. The blanks before
// it, from a place on, are part of the statement.
func (s *statement) line(from int) (over bool, err error) {
	if s.at == len(s.text) {
		return false, nil
	}
	at, cells := s.at, len(s.cells)
	if end, err := s.batch(); err != nil {
		return false, err
	} else if end > 0 {
		return true, s.flush(from)
	}
	w, err := s.peek()
	if err != nil {
		return false, err
	}
	if strings.EqualFold(w, "create") && s.known {
		return true, s.flush(from) // there was no semicolon
	}
	if !strings.EqualFold(w, "copy") && !isKind(w, "put") {
		return false, nil
	}
	end, _, err := s.walker.head(s.scanner)
	s.at, s.cells = at, s.cells[:cells]
	if err != nil || end == 0 {
		return false, err
	}
	return true, s.flush(from)
}

// flush makes a cell of the code up to a place, if there may be something in it.
func (s *statement) flush(to int) error {
	from := s.code
	s.code = s.at
	if from >= to || s.known && !strings.ContainsAny(s.text[from:to], "@0123456789") {
		return nil
	}
	err := s.addText(from, to, sqlCode)
	if err == nil && !s.known && len(s.cells) > 0 && int(s.cells[len(s.cells)-1].Start) == from {
		s.cells[len(s.cells)-1].Column = block.Prose
	}
	return err
}

// sign takes note of a sign.
func (s *statement) sign(c byte) {
	last := s.last
	s.last = c
	switch c {
	case '=', '<', '>', '~':
		s.armed = s.name != "" && strings.IndexByte("a)=<>~!:", last) >= 0
	case '(':
		if s.depth++; s.depth < sqlDepth {
			s.items[s.depth] = 0
		}
	case ')':
		s.depth = max(0, s.depth-1)
		if s.armed {
			s.name, s.armed = "", false
		}
	case ',':
		if s.depth < sqlDepth {
			s.items[s.depth]++
		}
		if s.depth == 0 {
			s.name, s.armed = "", false
		}
	}
}

// namedNext reads a word or the parts of a name.
func (s *statement) namedNext() error {
	from := s.at
	if w, err := s.peek(); err != nil {
		return err
	} else if end := s.at + len(w); end < len(s.text) && s.text[end] == '\'' {
		if len(w) != 1 && w[0] != '_' {
			return errQuote
		}
		s.at = end
		return s.literal(from)
	}
	name, _, err := s.path()
	if err != nil {
		return err
	}
	if s.last == ':' && s.name != "" { // the type of a::text
		s.last = 'a'
		return nil
	}
	behindValue := s.last == '0'
	s.last = 'a'
	at, cells := s.at, len(s.cells)
	if err := s.space(); err != nil && !s.eof {
		return err
	}
	calls := s.at < len(s.text) && (s.text[s.at] == '(' || s.text[s.at] == '\'')
	s.at, s.cells = at, s.cells[:cells]
	word := strings.ToLower(name[:min(len(name), 32)])
	switch {
	case word == "password", s.identified && (word == "by" || word == "as"):
		s.name, s.armed = "password", true
	case word == "identified":
		s.identified = true
	case word == "select", word == "values", word == "distinct", word == "all":
		s.last, s.name, s.armed = 'S', "", false
		if s.depth < sqlDepth && (word == "select" || word == "values") {
			s.base, s.items[s.depth] = s.depth, 0
		}
		if word == "values" {
			s.base++
		}
	case isKind(word, "like"):
		s.armed, s.between = s.name != "", word == "between"
	case word == "and" && s.between:
		s.between = false
	case !s.named && isKind(word, "names"):
		return s.table(word)
	case calls && s.armed && !behindValue: // = upper('x'), and = DATE '1980-02-03'
	default:
		s.name, s.armed = strings.TrimLeft(name, "@#"), false
	}
	return nil
}

// table reads the name of the table that the statement is about, and the columns behind it.
func (s *statement) table(word string) error {
	at, cells := s.at, len(s.cells)
	defer func() { s.at, s.cells = at, s.cells[:cells] }()
	if err := s.space(); err != nil {
		return unlessEOF(err, s.eof)
	}
	last, whole, err := s.path()
	if err != nil || last == "" || isKind(last, "how") || isKind(last, "rows") || isKind(last, "begin") {
		return unlessEOF(err, s.eof)
	}
	var list []string
	if err := s.space(); err != nil {
		return unlessEOF(err, s.eof)
	}
	if word == "into" && s.text[s.at] == '(' {
		if list, err = s.names(); err != nil {
			return unlessEOF(err, s.eof)
		}
	}
	s.into, s.named = s.walker.target(last, whole, list, sqlTop), true
	return nil
}

// unlessEOF is an error, unless it says that more has to be seen where there is no more.
func unlessEOF(err error, eof bool) error {
	if err == block.ErrMore && eof {
		return nil
	}
	return err
}

// quotedName reads a name in quotes and the parts behind it.
func (s *statement) quotedName() error {
	if err := s.flush(s.at); err != nil {
		return err
	}
	from := s.at
	name, _, err := s.path()
	if err != nil {
		return err
	}
	if s.at == from {
		s.at++
	}
	s.code = s.at
	if strings.ContainsAny(s.text[from:s.at], "@0123456789") {
		if err := s.addText(from+1, s.at-1, sqlCode); err != nil {
			return err
		}
	}
	s.name, s.armed, s.last = name, false, 'a'
	return nil
}

// inBrackets reports whether a name of SQL Server is here, and no array.
func (s *statement) inBrackets() (bool, error) {
	rest := s.text[s.at+1:]
	if len(rest) < tree.NameBytes && !s.eof {
		return false, block.ErrMore
	}
	end := strings.IndexAny(rest[:min(len(rest), tree.NameBytes)], "],'\"\n")
	return end > 0 && rest[end] == ']' && !block.IsDigit(rest[0]), nil
}

// number reads a number, which is a cell where it is a value of a column.
func (s *statement) number() error {
	n := numberEnd(s.text[s.at:])
	if s.at+n == len(s.text) && !s.eof {
		return block.ErrMore
	}
	if column, is, err := s.column(s.last == ',' || s.last == '(' || s.last == 'S'); err != nil {
		return err
	} else if is && n > 0 && s.at > 0 && s.text[s.at-1] != '\\' { // before which no quotes can stand
		from := s.at
		if err := s.flush(from); err != nil {
			return err
		}
		s.at += n
		s.code, s.last, s.data = s.at, '0', true
		spelling := sqlNumber
		if isHex(s.text[from:s.at]) {
			spelling = sqlHex
		}
		return s.add(block.Cell{Start: int32(from), End: int32(s.at), Column: column, Spelling: spelling})
	}
	s.last = '0'
	_, err := s.word()
	return err
}

// literal reads the string here, whose prefix begins at a place.
func (s *statement) literal(from int) error {
	column, is, err := s.column(true)
	if err != nil {
		return err
	}
	if err := s.flush(from); err != nil {
		return err
	}
	prefixed, escapes, doubtful := from < s.at, s.escapes || s.escapesHere(), s.doubtful
	spelling := sqlString
	if s.text[s.at] == '"' {
		spelling |= sqlDouble
	}
	if prefixed && s.text[from]|0x20 == 'n' {
		spelling |= sqlNational
	}
	if s.escapesHere() {
		spelling |= sqlBackslash
	}
	special, err := s.quoted(escapes)
	if err != nil {
		return err
	}
	if escapes {
		s.doubtful = doubtful
		spelling |= sqlEscapes
	}
	if prefixed && s.text[from]|0x20 == 'x' {
		spelling = sqlHex
	}
	s.code, s.last = s.at, '0'
	cell := block.Cell{Start: int32(from), End: int32(s.at), Column: block.Prose, Spelling: spelling}
	if is {
		cell.Column, s.data = column, true
	}
	if !prefixed && !special {
		cell.Plain, cell.Margin = true, 1
	}
	return s.add(cell)
}

// column gives the column that a value is of, and reports whether there is one. It may be one by
// its place only if it stands where values do.
func (s *statement) column(place bool) (column int32, is bool, err error) {
	switch {
	case s.armed && s.name == "password":
		column, err = s.walker.column(s.into.table, s.name)
	case s.armed && s.rows:
		column, err = s.walker.column(s.into.table, s.name)
	case s.placed && s.named && place && s.depth >= s.base && s.base < sqlDepth:
		column, err = s.walker.place(&s.into, s.items[s.base])
	default:
		return 0, false, nil
	}
	return column, err == nil, err
}

// body makes a cell of a text between dollars, such as the body of a function.
func (s *statement) body(from, to int) error {
	end := s.at
	s.at = from
	if err := s.flush(from); err != nil {
		return err
	}
	s.at, s.code, s.last = end, end, '0'
	if !hasWords(s.text[from:to]) {
		return nil
	}
	return s.add(block.Cell{Start: int32(from), End: int32(to), Column: block.Prose, Spelling: sqlBody})
}
