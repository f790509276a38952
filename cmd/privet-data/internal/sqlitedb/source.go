package sqlitedb

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/privet-go/privet/masker/rows"
)

// A Source is a [rows.Source] of a table.
type Source struct {
	table   *Table
	columns []Column
	rows    *sql.Rows
	values  []any
	scanned []any
	text    []byte
	count   int64
}

// columnList gives the columns for SELECT. The sign in front takes the declared type away, by which the driver would make
// something else of a value.
func columnList(columns []Column) string {
	var names []string
	for _, c := range columns {
		names = append(names, "+"+quote(c.Name))
	}
	return strings.Join(names, ", ")
}

// Source gives all rows of a table, without columns that are computed where they cannot be written.
func (d *DB) Source(t *Table) (*Source, error) {
	columns := slices.DeleteFunc(slices.Clone(t.Columns), func(c Column) bool { return c.Generated })
	return d.source(t, columns, "")
}

func (d *DB) source(t *Table, columns []Column, where string, args ...any) (*Source, error) {
	s := &Source{table: t, columns: columns, values: make([]any, len(columns)), scanned: make([]any, len(columns))}
	for i := range s.values {
		s.scanned[i] = &s.values[i]
	}
	var err error
	s.rows, err = d.conn.QueryContext(context.Background(), "SELECT "+columnList(columns)+" FROM "+quote(t.Name)+where, args...)
	if err != nil {
		return nil, reason(err)
	}
	return s, nil
}

// Name gives the name of the table.
func (s *Source) Name() string { return s.table.Name }

// Columns gives the columns.
func (s *Source) Columns() []rows.Column { return schema(s.columns) }

// Schema gives all columns of a table.
func (t *Table) Schema() []rows.Column { return schema(t.Columns) }

func schema(of []Column) []rows.Column {
	var columns []rows.Column
	for _, c := range of {
		columns = append(columns, rows.Column{Name: c.Name, Type: c.Type})
	}
	return columns
}

// Close ends the reading.
func (s *Source) Close() error { return s.rows.Close() }

// Next gives the next row.
func (s *Source) Next(dst []rows.Value) ([]rows.Value, error) {
	if !s.rows.Next() {
		if err := s.rows.Err(); err != nil {
			return dst, fmt.Errorf("behind row %d: %w", s.count, reason(err))
		}
		return dst, io.EOF
	}
	s.count++
	if err := s.rows.Scan(s.scanned...); err != nil {
		return dst, fmt.Errorf("row %d: %w", s.count, errNone)
	}
	s.text = s.text[:0]
	for i, value := range s.values {
		v := rows.Value{Column: i}
		from := len(s.text)
		switch value := value.(type) {
		case nil:
			v.Kind = rows.Null
		case int64:
			v.Kind, s.text = rows.Int, strconv.AppendInt(s.text, value, 10)
		case float64:
			v.Kind, s.text = rows.Float, strconv.AppendFloat(s.text, value, 'f', -1, 64)
		case string:
			v.Kind, s.text = kindOf(&s.columns[i], value), append(s.text, value...)
		case []byte:
			v.Kind, s.text = rows.Bytes, append(s.text, value...)
			if !utf8.Valid(value) || slices.Contains(value, 0) {
				v.Kind = rows.Opaque
			}
		default:
			return dst, fmt.Errorf("row %d, column %d: a type that is not read", s.count, i+1)
		}
		v.Text = s.text[from:len(s.text):len(s.text)]
		dst = append(dst, v)
	}
	return dst, nil
}

// kindOf gives the kind of a text. One in a column of days or times is such, if it is written as SQLite writes them.
func kindOf(c *Column, text string) rows.Kind {
	typ := strings.ToUpper(c.Type)
	if !strings.Contains(typ, "DATE") && !strings.Contains(typ, "TIME") {
		return rows.Text
	}
	for kind, layouts := range timeLayouts {
		for _, layout := range layouts {
			if _, err := time.Parse(layout, text); err == nil {
				return kind
			}
		}
	}
	return rows.Text
}

var timeLayouts = map[rows.Kind][]string{
	rows.Date:      {rows.DateLayout},
	rows.Timestamp: {rows.SpacedLayout, rows.TimestampLayout, rows.ZonedLayout},
}

// Sample gives rows of a table, so many at most, of which each row is one with the same probability; the same database
// has the same sample. It also gives how many rows there are.
func (d *DB) Sample(t *Table, most int) (*Sampled, error) {
	random := rand.New(rand.NewPCG(1, uint64(most)))
	if id := rowid(t); id != "" {
		var kept []int64
		n := int64(0)
		err := d.query("SELECT "+id+" FROM "+quote(t.Name), func(r *sql.Rows) error {
			var row int64
			err := r.Scan(&row)
			if n++; len(kept) < most {
				kept = append(kept, row)
			} else if i := random.Int64N(n); i < int64(most) {
				kept[i] = row
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		slices.Sort(kept)
		s := &Sampled{table: t, Total: n}
		for chunk := range slices.Chunk(kept, 500) {
			args := make([]any, len(chunk))
			for i := range chunk {
				args[i] = chunk[i]
			}
			where := " WHERE " + id + " IN (?" + strings.Repeat(", ?", len(chunk)-1) + ") ORDER BY " + id
			if err := d.take(s, where, args, func(row []rows.Value) { s.rows = append(s.rows, row) }); err != nil {
				return nil, err
			}
		}
		return s, nil
	}
	s := &Sampled{table: t}
	err := d.take(s, "", nil, func(row []rows.Value) {
		if s.Total++; len(s.rows) < most {
			s.rows = append(s.rows, row)
		} else if i := random.Int64N(s.Total); i < int64(most) {
			s.rows[i] = row
		}
	})
	return s, err
}

// take calls do for each row.
func (d *DB) take(s *Sampled, where string, args []any, do func([]rows.Value)) error {
	src, err := d.source(s.table, s.table.Columns, where, args...)
	if err != nil {
		return err
	}
	defer src.Close()
	for {
		row, err := src.Next(nil)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		for i := range row {
			row[i].Text = slices.Clone(row[i].Text)
		}
		do(row)
	}
}

// rowid gives a name of the number that SQLite gives to rows, or "" where there is none.
func rowid(t *Table) string {
	if t.View || t.withoutRowid {
		return ""
	}
	for _, name := range []string{"rowid", "_rowid_", "oid"} {
		if !slices.ContainsFunc(t.Columns, func(c Column) bool { return strings.EqualFold(c.Name, name) }) {
			return name
		}
	}
	return ""
}

// A Sampled is a [rows.Source] of some rows of a table.
type Sampled struct {
	Total int64 // rows of the table
	table *Table
	rows  [][]rows.Value
	next  int
}

// Name gives the name of the table.
func (s *Sampled) Name() string { return s.table.Name }

// Columns gives the columns.
func (s *Sampled) Columns() []rows.Column { return s.table.Schema() }

// Next gives the next row.
func (s *Sampled) Next(dst []rows.Value) ([]rows.Value, error) {
	if s.next == len(s.rows) {
		return dst, io.EOF
	}
	s.next++
	return append(dst, s.rows[s.next-1]...), nil
}
