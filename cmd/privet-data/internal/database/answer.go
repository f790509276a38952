package database

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"

	"github.com/privet-go/privet/masker/rows"
)

// A Reading says how a query of package sql is read, of which values are scanned into a T.
type Reading[T any] struct {
	Spell  func(dst []byte, column int, value T) (rows.Kind, []byte) // appends the text of a value; kind 0: it has none
	Reason func(error) error                                         // gives an error without anything that may be data
}

// Query begins to read what a query answers, which has some columns of a table. The answer is not in memory as a whole.
func (how Reading[T]) Query(conn *sql.Conn, t *Table, columns []Column, text string, args ...any) (Source, error) {
	a := &answer[T]{how: how, table: t, columns: columns, values: make([]T, len(columns)), scanned: make([]any, len(columns))}
	for i := range a.values {
		a.scanned[i] = &a.values[i]
	}
	var err error
	if a.rows, err = conn.QueryContext(context.Background(), text, args...); err != nil {
		return nil, how.Reason(err)
	}
	return a, nil
}

// An answer is what a query answers.
type answer[T any] struct {
	how     Reading[T]
	table   *Table
	columns []Column
	rows    *sql.Rows
	values  []T
	scanned []any
	text    []byte
	count   int64
}

var errType = errors.New("a type that is not read")

func (a *answer[T]) Name() string { return a.table.Name }

func (a *answer[T]) Columns() []rows.Column { return Rows(a.columns) }

func (a *answer[T]) Close() error { return a.rows.Close() }

func (a *answer[T]) Next(dst []rows.Value) ([]rows.Value, error) {
	if !a.rows.Next() {
		if err := a.rows.Err(); err != nil {
			return dst, fmt.Errorf("behind row %d: %w", a.count, a.how.Reason(err))
		}
		return dst, io.EOF
	}
	a.count++
	if err := a.rows.Scan(a.scanned...); err != nil {
		return dst, fmt.Errorf("row %d: %w", a.count, a.how.Reason(err))
	}
	a.text = a.text[:0]
	for i, value := range a.values {
		v, from := rows.Value{Column: i}, len(a.text)
		if v.Kind, a.text = a.how.Spell(a.text, i, value); v.Kind == 0 {
			return dst, fmt.Errorf("row %d, column %d: %w", a.count, i+1, errType)
		}
		v.Text = a.text[from:len(a.text):len(a.text)]
		dst = append(dst, v)
	}
	return dst, nil
}
