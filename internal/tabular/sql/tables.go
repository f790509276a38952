package sql

import (
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet/internal/tabular/block"
	"github.com/privet-go/privet/internal/tabular/tree"
)

// This file knows the tables of a dump: which columns CREATE TABLE gives them, and into which
// INSERT and COPY put values.

// tables are the tables and columns that have been met.
type tables struct {
	columns *block.ColumnSet
	index   map[string]int32      // of columns, by their names in lower case
	created map[string]sqlCreated // tables, by their names in lower case, whole and their last parts
	defined int                   // columns in created

	lastHead string // that has been read, with the bracket behind it; empty when it is to be read anew
	lastInto target
}

// sqlCreated are the columns of a table.
type sqlCreated struct {
	names  []string
	others []string // but for those to which SQL Server gives values; nil when there are none of these
}

// mostCreated is how many columns all tables have that are created.
const mostCreated = 10 * block.MaxColumns

// A target is a table into which values are put.
type target struct {
	state   sqlState
	table   string   // its name
	list    []string // names of the columns that the values are for; nil when nobody knows
	others  []string // the same, but for those to which the database gives values
	strict  bool     // the statement has them itself
	columns []int32
	copy    copyForm // of the lines behind COPY
}

// column gives the column of a table. Its name is the table, as far as that has one, and the column.
func (t *tables) column(table, name string) (int32, error) {
	path := tree.SpellKey(name)
	if table != "" {
		path = tree.Join(tree.SpellKey(table), path)
	}
	key := strings.ToLower(path)
	if i, ok := t.index[key]; ok {
		return i, nil
	}
	if len(path) > block.MaxPath {
		return 0, block.ErrTooLong
	}
	i, err := t.columns.Column(path)
	if err != nil {
		return 0, err
	}
	if t.index == nil {
		t.index = map[string]int32{}
	}
	t.index[key] = i
	return i, nil
}

// place gives the column of a table that has no name, by its place from 0.
func (t *tables) place(into *target, i int) (int32, error) {
	if i < len(into.list) {
		return t.column(into.table, into.list[i])
	}
	return t.column(into.table, strconv.Itoa(i+1))
}

// columnsOf gives the columns of n values that are put into a table.
func (t *tables) columnsOf(into *target, n int) ([]int32, error) {
	if into.list != nil && len(into.list) != n {
		if into.strict {
			return nil, errTuple
		}
		if into.list, into.columns = into.others, nil; len(into.list) != n {
			into.list = nil // it was changed later
		}
	}
	if len(into.columns) >= n {
		return into.columns[:n], nil
	}
	columns := slices.Clone(into.columns) // nobody else has these
	for len(columns) < n {
		c, err := t.place(into, len(columns))
		if err != nil {
			return nil, err
		}
		columns = append(columns, c)
	}
	into.columns = columns
	if into.table == t.lastInto.table && slices.Equal(into.list, t.lastInto.list) {
		t.lastInto.columns = columns
	}
	return columns, nil
}

// target gives what is put into when a statement names a table, and maybe columns.
func (t *tables) target(last, whole string, list []string, state sqlState) target {
	into := target{state: state, table: last, list: list, strict: list != nil}
	if list == nil && state != sqlTop { // SELECT may give any number of values
		made, ok := t.created[strings.ToLower(whole)]
		if !ok {
			made = t.created[strings.ToLower(last)]
		}
		into.list, into.others = made.names, made.others
	}
	return into
}

// head reads INSERT INTO people (id, name) VALUES, or COPY people (id, name) FROM stdin and its line
// end. It gives the place of the first value, or 0 when there is something else here.
func (t *tables) head(s *scanner) (end int, into target, err error) {
	at, cells := s.at, len(s.cells)
	if t.lastHead != "" && strings.HasPrefix(s.text[at:], t.lastHead) {
		return at + len(t.lastHead) - 1, t.lastInto, nil // a dump with a statement for each row takes half the time
	}
	state, last, whole, list, err := s.readHead()
	if err == nil && state != sqlTop {
		into := t.target(last, whole, list, state)
		into.copy = s.copy
		if state == sqlValues && s.text[s.at] == '(' && len(s.cells) == cells {
			t.lastHead, t.lastInto = strings.Clone(s.text[at:s.at+1]), into
		}
		return s.at, into, nil
	}
	if err == nil || err == errQuote {
		s.cells, err = s.cells[:cells], nil
		s.at = at
	}
	return 0, target{}, err
}

// readHead reads such a head.
func (s *scanner) readHead() (state sqlState, last, whole string, list []string, err error) {
	w, err := s.peek()
	if err != nil {
		return
	}
	copies := strings.EqualFold(w, "copy")
	if !copies && !isKind(w, "put") {
		return
	}
	s.at += len(w)
	if err = s.space(); err != nil {
		return
	}
	for !copies {
		if w, err = s.peek(); err != nil {
			return
		}
		if !isKind(w, "how") {
			break
		}
		s.at += len(w)
		if err = s.space(); err != nil {
			return
		}
	}
	if last, whole, err = s.path(); err != nil || last == "" {
		return
	}
	if err = s.space(); err != nil {
		return
	}
	if s.text[s.at] == '(' {
		if list, err = s.names(); err != nil || list == nil {
			return
		}
		if err = s.space(); err != nil {
			return
		}
	}
	if copies {
		state, err = s.readFrom()
	} else {
		state, err = s.readValues()
	}
	return
}

// readValues reads VALUES, and stays before what is in brackets.
func (s *scanner) readValues() (sqlState, error) {
	if is, err := s.take("overriding"); err != nil {
		return sqlTop, err
	} else if is {
		if _, err := s.word(); err != nil { // USER or SYSTEM
			return sqlTop, err
		}
		if err := s.space(); err != nil {
			return sqlTop, err
		}
		if is, err := s.take("value"); err != nil || !is {
			return sqlTop, err
		}
	}
	is, err := s.take("values")
	if err == nil && !is {
		is, err = s.take("value")
	}
	if err != nil || !is {
		return sqlTop, err
	}
	if s.text[s.at] == '(' {
		return sqlValues, nil
	}
	if w, err := s.peek(); err != nil || !strings.EqualFold(w, "row") {
		return sqlTop, err
	}
	return sqlValues, nil
}

// create keeps the columns of a table when a statement creates it.
func (t *tables) create(statement string, dialect dialect) error {
	s := scanner{text: statement, eof: true, dialect: dialect, escapes: dialect == sqlMySQL, maxField: len(statement)}
	if is, err := s.take("create"); err != nil || !is {
		return nil
	}
	for {
		w, err := s.peek()
		if err != nil || !isKind(w, "sort") {
			return nil
		}
		s.at += len(w)
		if s.space() != nil {
			return nil
		}
		if strings.EqualFold(w, "table") {
			break
		}
	}
	for _, w := range []string{"if", "not", "exists"} {
		if _, err := s.take(w); err != nil {
			return nil
		}
	}
	last, whole, err := s.path()
	if err != nil || last == "" {
		return nil
	}
	made := s.columnsCreated()
	t.lastHead = ""
	if t.created == nil {
		t.created = map[string]sqlCreated{}
	}
	if t.defined += len(made.names) + 1; t.defined > mostCreated {
		return errTable
	}
	t.created[strings.ToLower(last)] = made
	t.created[strings.ToLower(whole)] = made
	return nil
}

// columnsCreated gives the names of the columns in the brackets of CREATE TABLE. What it
// cannot read has none, and columns go by their places then.
func (s *scanner) columnsCreated() (made sqlCreated) {
	if s.space() != nil || s.text[s.at] != '(' {
		return sqlCreated{}
	}
	s.at++
	for {
		if s.space() != nil {
			return sqlCreated{}
		}
		quoted := !isName(s.text[s.at])
		name, err := s.name()
		if err != nil || name == "" {
			return sqlCreated{}
		}
		column := quoted || !s.isConstraint(name)
		given, more, err := s.item()
		switch {
		case err != nil:
			return sqlCreated{}
		case column:
			name = strings.Clone(name)
			made.names = append(made.names, name)
			if !given {
				made.others = append(made.others, name)
			}
		}
		if !more {
			return made
		}
	}
}

// isConstraint reports whether an item of CREATE TABLE that begins with a word, which is
// not in quotes, is no column: KEY by_name (name) is none, and key varchar(40) is one.
func (s *scanner) isConstraint(word string) bool {
	if isKind(word, "never") {
		return true
	}
	if !isKind(word, "perhaps") {
		return false
	}
	look := scanner{text: s.text, at: s.at, eof: true, dialect: s.dialect, maxField: s.maxField}
	if look.space() != nil {
		return false
	}
	if look.text[look.at] == '(' {
		return true
	}
	w, err := look.name()
	if err != nil || isKind(w, "perhaps") || strings.EqualFold(w, "for") || strings.EqualFold(w, "using") {
		return err == nil
	}
	if look.space() != nil || look.text[look.at] != '(' {
		return false
	}
	look.at++
	return look.space() == nil && !block.IsDigit(look.text[look.at])
}

// item passes over the rest of an item in brackets, and reports whether SQL Server gives
// the values of the column, and whether there is another item.
func (s *scanner) item() (given, more bool, err error) {
	for depth := 0; ; {
		if err := s.space(); err != nil {
			return false, false, err
		}
		switch c := s.text[s.at]; {
		case c == '\'', c == '"', c == '`':
			if _, err := s.quoted(s.escapes && c != '`'); err != nil {
				return false, false, err
			}
			continue
		case isName(c) && c != '$':
			w, err := s.word()
			if err != nil {
				return false, false, err
			}
			// GENERATED AS IDENTITY of the standard has no brackets behind it as a rule.
			given = given || depth == 0 && strings.EqualFold(w, "identity") && s.at < len(s.text) && s.text[s.at] == '('
			continue
		case c == '(':
			depth++
		case c == ')':
			if depth--; depth < 0 {
				return given, false, nil
			}
		case c == ',' && depth == 0:
			s.at++
			return given, true, nil
		}
		s.at++
	}
}
