// Package database says what scan and copy ask of a database, whatever server or file it is: its tables with what the
// schema says of them, their rows, and a place for masked ones.
package database

import (
	"errors"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/masker/rows"
)

// A Table is a table or a view.
type Table struct {
	Name    string // by which it is told apart: with its schema, unless that is the usual one
	Schema  string // "" where the database has none
	Plain   string // the name without the schema
	View    bool
	Comment string
	Columns []Column
	Keys    []ForeignKey
	Unique  [][]string // columns that are unique together, without the primary key
}

// A Column is one of a table.
type Column struct {
	Name      string
	Type      string // as declared
	Comment   string
	NotNull   bool
	Primary   int  // its place in the primary key, from 1; 0: it is not in it
	Generated bool // it is computed, and cannot be written
	Enum      bool // its values are words that the schema has

	Class func(text []byte) int // that of a [rows.Column]
}

// A ForeignKey says that columns of a table are those of a row of another one.
type ForeignKey struct {
	Columns []string
	Table   string // that is referred to, by its Name
	Refs    []string
}

// A DB is a database that is read. It is never written to, and all that is read of it is of one moment. One goroutine uses it.
type DB interface {
	io.Closer

	// Tables gives the tables and views, in alphabetical order.
	Tables() []*Table

	// Sample gives so many rows of a table at most, of which each row is one with the same probability. The same
	// database has the same sample.
	Sample(t *Table, most int) (*Sampled, error)

	// Source gives all rows of a table, without columns that are computed where they cannot be written.
	Source(t *Table) (Source, error)

	// Texts gives the texts of the schema, by the names of what they make: literals in them may be data.
	Texts() (map[string]string, error)
}

// A Source is one that holds something while it is read.
type Source interface {
	rows.Source
	io.Closer
}

// A Sink is one that is ended: by Close, and what it has got is in the table once that has returned no error, or by Abort.
type Sink interface {
	rows.Sink
	io.Closer
	Abort()
}

// A Writer makes a copy of a database: its tables at first, then their rows, and at last what needs the rows, such as
// foreign keys, which Finish makes and checks. What is not finished is undone by Close, or goes on the next time.
type Writer interface {
	io.Closer

	// Has reports whether a table was copied before the copy was cut.
	Has(t *Table) bool

	// Table begins to write the rows of a table, which have the columns that [DB.Source] gives.
	Table(t *Table) (Sink, error)

	Finish() error
}

// Primary gives the columns of the primary key.
func (t *Table) Primary() []string {
	var columns []Column
	for _, c := range t.Columns {
		if c.Primary > 0 {
			columns = append(columns, c)
		}
	}
	slices.SortFunc(columns, func(a, b Column) int { return a.Primary - b.Primary })
	var names []string
	for _, c := range columns {
		names = append(names, c.Name)
	}
	return names
}

// Written gives the columns that can be written.
func (t *Table) Written() []Column {
	return slices.DeleteFunc(slices.Clone(t.Columns), func(c Column) bool { return c.Generated })
}

// Names gives the names of columns, quoted by a func.
func Names(columns []Column, quote func(string) string) string {
	var names []string
	for _, c := range columns {
		names = append(names, quote(c.Name))
	}
	return strings.Join(names, ", ")
}

// Rows gives columns as a [rows.Source] has them.
func Rows(columns []Column) []rows.Column {
	var schema []rows.Column
	for _, c := range columns {
		schema = append(schema, rows.Column{Name: c.Name, Type: c.Type, Class: c.Class})
	}
	return schema
}

// Order gives the tables, without views, so that what a table refers to comes before it. Of tables that refer to each other in a
// circle the first in alphabetical order comes first.
func Order(tables []*Table) []*Table {
	byName := map[string]*Table{}
	for _, t := range tables {
		byName[t.Name] = t
	}
	var order []*Table
	seen := map[string]bool{}
	var visit func(t *Table)
	visit = func(t *Table) {
		if t == nil || t.View || seen[t.Name] {
			return
		}
		seen[t.Name] = true
		for _, k := range t.Keys {
			visit(byName[k.Table])
		}
		order = append(order, t)
	}
	for _, t := range tables {
		visit(t)
	}
	return order
}

// ErrCut says that a copy was cut before, and cannot go on without a key that is kept.
var ErrCut = errors.New("the copy was cut before, and can only go on with the policy and the key that it was begun with")

// Shorten cuts a text to so many characters; 0 is no bound.
func Shorten(text []byte, most int) []byte {
	if most == 0 || len(text) <= most {
		return text
	}
	at := 0
	for range most {
		if at == len(text) {
			return text
		}
		_, n := utf8.DecodeRune(text[at:])
		at += n
	}
	return text[:at]
}
