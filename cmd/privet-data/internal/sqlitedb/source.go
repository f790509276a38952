package sqlitedb

import (
	"database/sql"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// Source gives all rows of a table, without columns that are computed where they cannot be written.
func (d *DB) Source(t *database.Table) (database.Source, error) {
	return d.source(t, t.Written(), "")
}

// typeless names a column for SELECT. The sign in front takes the declared type away, by which the driver would make
// something else of a value.
func typeless(name string) string { return "+" + quote(name) }

func (d *DB) source(t *database.Table, columns []database.Column, where string, args ...any) (database.Source, error) {
	how := database.Reading[any]{Reason: reason, Spell: func(dst []byte, column int, value any) (rows.Kind, []byte) {
		return spell(dst, &columns[column], value)
	}}
	return how.Query(d.conn, t, columns, "SELECT "+database.Names(columns, typeless)+" FROM "+quote(t.Name)+where, args...)
}

// spell appends the text of a value of a column.
func spell(dst []byte, c *database.Column, value any) (rows.Kind, []byte) {
	switch value := value.(type) {
	case nil:
		return rows.Null, dst
	case int64:
		return rows.Int, strconv.AppendInt(dst, value, 10)
	case float64:
		return rows.Float, strconv.AppendFloat(dst, value, 'f', -1, 64)
	case string:
		return kindOf(c, value), append(dst, value...)
	case []byte:
		if !utf8.Valid(value) || slices.Contains(value, 0) {
			return rows.Opaque, append(dst, value...)
		}
		return rows.Bytes, append(dst, value...)
	}
	return 0, dst
}

// kindOf gives the kind of a text. One in a column of days or times is such, if it is written as SQLite writes them.
func kindOf(c *database.Column, text string) rows.Kind {
	typ := strings.ToUpper(c.Type)
	if !strings.Contains(typ, "DATE") && !strings.Contains(typ, "TIME") {
		return rows.Text
	}
	switch _, ok := rows.Moment([]byte(text)); {
	case !ok:
		return rows.Text
	case len(text) == len(rows.DateLayout):
		return rows.Date
	}
	return rows.Timestamp
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
