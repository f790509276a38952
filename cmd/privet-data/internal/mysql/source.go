package mysql

import (
	"context"
	"database/sql"
	"fmt"
	"io"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A source is the answer to SELECT, which is not in memory as a whole.
type source struct {
	table   *database.Table
	columns []database.Column
	details []column
	rows    *sql.Rows
	values  []sql.RawBytes
	scanned []any
	text    []byte
	count   int64
}

// Source gives all rows of a table.
func (d *DB) Source(t *database.Table) (database.Source, error) {
	return d.source(t, false, "")
}

// source begins to read rows of a table, with the columns that are computed or without them.
func (d *DB) source(t *database.Table, computed bool, where string) (*source, error) {
	s := &source{table: t}
	for i, c := range t.Columns {
		if computed || !c.Generated {
			s.columns, s.details = append(s.columns, c), append(s.details, d.details[t].columns[i])
		}
	}
	s.values, s.scanned = make([]sql.RawBytes, len(s.columns)), make([]any, len(s.columns))
	for i := range s.values {
		s.scanned[i] = &s.values[i]
	}
	var err error
	s.rows, err = d.conn.QueryContext(context.Background(), "SELECT "+database.Names(s.columns, quote)+" FROM "+quote(t.Name)+where)
	if err != nil {
		return nil, reason(err)
	}
	return s, nil
}

// Name gives the name of the table.
func (s *source) Name() string { return s.table.Name }

// Columns gives the columns.
func (s *source) Columns() []rows.Column { return database.Rows(s.columns) }

// Close ends the reading.
func (s *source) Close() error { return s.rows.Close() }

// Next gives the next row.
func (s *source) Next(dst []rows.Value) ([]rows.Value, error) {
	if !s.rows.Next() {
		if err := s.rows.Err(); err != nil {
			return dst, fmt.Errorf("behind row %d: %w", s.count, reason(err))
		}
		return dst, io.EOF
	}
	s.count++
	if err := s.rows.Scan(s.scanned...); err != nil {
		return dst, fmt.Errorf("row %d: %w", s.count, reason(err))
	}
	s.text = s.text[:0]
	for i, value := range s.values {
		v := rows.Value{Column: i, Kind: rows.Null}
		if value != nil {
			from := len(s.text)
			v.Kind, s.text = s.details[i].read(s.text, value)
			v.Text = s.text[from:len(s.text):len(s.text)]
		}
		dst = append(dst, v)
	}
	return dst, nil
}

// Sample gives rows of a table. The server chooses somewhat more of a table than are needed, by throwing a die for each row.
func (d *DB) Sample(t *database.Table, most int) (*database.Sampled, error) {
	s := database.NewSampled(t)
	where := ""
	var total int64
	if !t.View {
		err := d.query("SELECT count(*) FROM "+quote(t.Name), func(row []string) error {
			_, err := fmt.Sscan(row[0], &total)
			return err
		})
		if err != nil {
			return nil, err
		}
		if enough := most + most/2 + 100; total > int64(4*enough) {
			where = fmt.Sprintf(" WHERE rand(1) < %.9f", float64(enough)/float64(total))
		}
	}
	src, err := d.source(t, true, where)
	if err != nil {
		return nil, err
	}
	defer src.Close()
	if err := s.Choose(src, most); err != nil {
		return nil, err
	}
	if !t.View {
		s.Total = total
	}
	return s, nil
}
