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

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A Source is a [rows.Source] of a table.
type Source struct {
	table   *database.Table
	columns []database.Column
	rows    *sql.Rows
	values  []any
	scanned []any
	text    []byte
	count   int64
}

// Source gives all rows of a table, without columns that are computed where they cannot be written.
func (d *DB) Source(t *database.Table) (database.Source, error) {
	return d.source(t, t.Written(), "")
}

// typeless names a column for SELECT. The sign in front takes the declared type away, by which the driver would make
// something else of a value.
func typeless(name string) string { return "+" + quote(name) }

func (d *DB) source(t *database.Table, columns []database.Column, where string, args ...any) (*Source, error) {
	s := &Source{table: t, columns: columns, values: make([]any, len(columns)), scanned: make([]any, len(columns))}
	for i := range s.values {
		s.scanned[i] = &s.values[i]
	}
	var err error
	s.rows, err = d.conn.QueryContext(context.Background(), "SELECT "+database.Names(columns, typeless)+" FROM "+quote(t.Name)+where, args...)
	if err != nil {
		return nil, reason(err)
	}
	return s, nil
}

// Name gives the name of the table.
func (s *Source) Name() string { return s.table.Name }

// Columns gives the columns.
func (s *Source) Columns() []rows.Column { return database.Rows(s.columns) }

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
func kindOf(c *database.Column, text string) rows.Kind {
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

// Sample gives rows of a table. Where rows have numbers, only those are read of all rows.
func (d *DB) Sample(t *database.Table, most int) (*database.Sampled, error) {
	s := database.NewSampled(t)
	id := d.rowid(t)
	if id == "" {
		return s, d.take(t, "", nil, func(src rows.Source) error { return s.Choose(src, most) })
	}
	random := rand.New(rand.NewPCG(1, uint64(most)))
	var kept []int64
	err := d.query("SELECT "+id+" FROM "+quote(t.Name), func(r *sql.Rows) error {
		var row int64
		err := r.Scan(&row)
		if s.Total++; len(kept) < most {
			kept = append(kept, row)
		} else if i := random.Int64N(s.Total); i < int64(most) {
			kept[i] = row
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	slices.Sort(kept)
	for chunk := range slices.Chunk(kept, 500) {
		args := make([]any, len(chunk))
		for i := range chunk {
			args[i] = chunk[i]
		}
		where := " WHERE " + id + " IN (?" + strings.Repeat(", ?", len(chunk)-1) + ") ORDER BY " + id
		if err := d.take(t, where, args, s.Add); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// take calls do with some rows of a table.
func (d *DB) take(t *database.Table, where string, args []any, do func(rows.Source) error) error {
	src, err := d.source(t, t.Columns, where, args...)
	if err != nil {
		return err
	}
	defer src.Close()
	return do(src)
}

// rowid gives a name of the number that SQLite gives to rows, or "" where there is none.
func (d *DB) rowid(t *database.Table) string {
	if t.View || d.rowless[t.Name] {
		return ""
	}
	for _, name := range []string{"rowid", "_rowid_", "oid"} {
		if !slices.ContainsFunc(t.Columns, func(c database.Column) bool { return strings.EqualFold(c.Name, name) }) {
			return name
		}
	}
	return ""
}
