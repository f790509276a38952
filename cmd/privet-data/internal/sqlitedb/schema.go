// Package sqlitedb reads databases of SQLite, and makes such that have the schema of another one.
package sqlitedb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"strings"

	"modernc.org/sqlite"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A DB is a [database.DB].
type DB struct {
	tables  []*database.Table
	sql     map[string]string // that makes a table, by its name
	rowless map[string]bool   // tables without numbers of rows
	pool    *sql.DB
	conn    *sql.Conn
	objects []object // indexes, triggers and views
}

var _ database.DB = (*DB)(nil)

// Tables gives the tables and views.
func (d *DB) Tables() []*database.Table { return d.tables }

// An object is an entry of the schema.
type object struct{ kind, name, sql string }

var (
	errNone  = errors.New("no database of SQLite, or a damaged one")
	magic    = "SQLite format 3\x00"
	internal = "sqlite_" // names of its own tables begin so
)

// dsn names a file for the driver.
func dsn(file, query string) string {
	return "file:" + strings.NewReplacer("%", "%25", "?", "%3f", "#", "%23").Replace(file) + "?" + query
}

// Open opens a database to read it.
func Open(file string) (_ *DB, err error) {
	if err := checkMagic(file); err != nil {
		return nil, err
	}
	d := &DB{sql: map[string]string{}, rowless: map[string]bool{}}
	if d.pool, err = sql.Open("sqlite", dsn(file, "mode=ro&_pragma=query_only(1)&_pragma=trusted_schema(0)")); err != nil {
		return nil, reason(err)
	}
	defer func() {
		if err != nil {
			_ = d.Close()
		}
	}()
	ctx := context.Background()
	if d.conn, err = d.pool.Conn(ctx); err != nil {
		return nil, reason(err)
	}
	if _, err = d.conn.ExecContext(ctx, "BEGIN"); err != nil {
		return nil, reason(err)
	}
	return d, d.readSchema()
}

func checkMagic(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	head := make([]byte, len(magic))
	if n, _ := f.Read(head); string(head[:n]) != magic {
		return errNone
	}
	return nil
}

// Close closes the database.
func (d *DB) Close() error {
	if d.conn != nil {
		_ = d.conn.Close()
	}
	return d.pool.Close()
}

// reason is an error of the driver without anything that might be data: it names columns, tables and what is wrong.
func reason(err error) error {
	e := (*sqlite.Error)(nil)
	if !errors.As(err, &e) {
		return errNone
	}
	const constraint, corrupt, notADB = 19, 11, 26
	switch code := e.Code() & 0xff; code {
	case constraint:
		text, _, _ := strings.Cut(strings.TrimPrefix(e.Error(), "constraint failed: "), " (")
		return errors.New(text)
	case corrupt, notADB:
		return errNone
	default:
		return fmt.Errorf("SQLite: error %d", e.Code())
	}
}

// quote quotes a name.
func quote(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

func (d *DB) query(text string, do func(*sql.Rows) error, args ...any) error {
	return query(d.conn, text, do, args...)
}

// query calls do for each row of a query.
func query(conn *sql.Conn, text string, do func(*sql.Rows) error, args ...any) error {
	r, err := conn.QueryContext(context.Background(), text, args...)
	if err != nil {
		return reason(err)
	}
	defer r.Close()
	for r.Next() {
		if err := do(r); err != nil {
			return reason(err)
		}
	}
	if err := r.Err(); err != nil {
		return reason(err)
	}
	return nil
}

// readSchema reads all but the rows.
func (d *DB) readSchema() error {
	var virtual []string
	err := d.query("SELECT l.name, l.type, l.wr, coalesce(s.sql, '') FROM pragma_table_list AS l LEFT JOIN sqlite_schema AS s ON s.name = l.name "+
		"AND s.type IN ('table', 'view') WHERE l.schema = 'main' ORDER BY l.name",
		func(r *sql.Rows) error {
			var t database.Table
			var kind, text string
			var rowless bool
			if err := r.Scan(&t.Name, &kind, &rowless, &text); err != nil {
				return err
			}
			t.Plain, d.sql[t.Name], d.rowless[t.Name] = t.Name, text, rowless
			switch {
			case strings.HasPrefix(t.Name, internal):
			case kind == "virtual":
				virtual = append(virtual, t.Name)
			case kind != "shadow":
				t.View = kind == "view"
				d.tables = append(d.tables, &t)
			}
			return nil
		})
	if err != nil {
		return err
	}
	if len(virtual) > 0 {
		return errors.New("virtual tables are not read: " + strings.Join(virtual, ", "))
	}
	for i, t := range d.tables {
		if err := d.readTable(t); err != nil {
			return fmt.Errorf("table %d: %w", i+1, err)
		}
	}
	d.resolveKeys()
	return d.query("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND type IN ('index', 'view', 'trigger') ORDER BY rowid",
		func(r *sql.Rows) error {
			var o object
			err := r.Scan(&o.kind, &o.name, &o.sql)
			d.objects = append(d.objects, o)
			return err
		})
}

// readTable reads the columns and keys of a table.
func (d *DB) readTable(t *database.Table) error {
	err := d.query("SELECT name, type, \"notnull\", pk, hidden FROM pragma_table_xinfo(?)", func(r *sql.Rows) error {
		var c database.Column
		var hidden int
		if err := r.Scan(&c.Name, &c.Type, &c.NotNull, &c.Primary, &hidden); err != nil {
			return err
		}
		c.Generated = hidden == 2 || hidden == 3
		if strings.Contains(strings.ToUpper(c.Type), "INT") {
			c.Class = rows.Bits(64, false)
		}
		t.Columns = append(t.Columns, c)
		return nil
	}, t.Name)
	if err != nil || t.View {
		return err
	}
	last := -1
	err = d.query("SELECT id, \"table\", \"from\", \"to\" FROM pragma_foreign_key_list(?) ORDER BY id, seq", func(r *sql.Rows) error {
		var id int
		var table, from string
		var to sql.NullString
		if err := r.Scan(&id, &table, &from, &to); err != nil {
			return err
		}
		if id != last {
			t.Keys, last = append(t.Keys, database.ForeignKey{Table: table}), id
		}
		k := &t.Keys[len(t.Keys)-1]
		k.Columns = append(k.Columns, from)
		if to.Valid {
			k.Refs = append(k.Refs, to.String)
		}
		return nil
	}, t.Name)
	if err != nil {
		return err
	}
	index := ""
	return d.query("SELECT l.name, coalesce(i.name, '') FROM pragma_index_list(?) AS l, pragma_index_info(l.name) AS i "+
		"WHERE l.\"unique\" AND l.origin <> 'pk' ORDER BY l.seq, i.seqno", func(r *sql.Rows) error {
		var name, column string
		if err := r.Scan(&name, &column); err != nil {
			return err
		}
		if name != index {
			t.Unique, index = append(t.Unique, nil), name
		}
		if column != "" { // an expression otherwise
			u := &t.Unique[len(t.Unique)-1]
			*u = append(*u, column)
		}
		return nil
	}, t.Name)
}

// resolveKeys spells the tables and columns that are referred to as they are defined: names of SQL are equal in any letter case. Keys
// without columns are those of the primary key.
func (d *DB) resolveKeys() {
	for _, t := range d.tables {
		for j := range t.Keys {
			k := &t.Keys[j]
			k.Columns = spelled(t, k.Columns)
			parent := d.find(k.Table)
			if parent == nil {
				continue
			}
			k.Table = parent.Name
			if len(k.Refs) == 0 {
				k.Refs = parent.Primary()
			}
			k.Refs = spelled(parent, k.Refs)
		}
	}
}

func spelled(t *database.Table, names []string) []string {
	for i, name := range names {
		for _, c := range t.Columns {
			if strings.EqualFold(c.Name, name) {
				names[i] = c.Name
			}
		}
	}
	return names
}

// find finds a table.
func (d *DB) find(name string) *database.Table {
	for _, t := range d.tables {
		if strings.EqualFold(t.Name, name) {
			return t
		}
	}
	return nil
}
