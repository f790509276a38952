package sqlitedb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"

	_ "modernc.org/sqlite" // the driver

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// A Writer is a [database.Writer] that makes a database in an empty file.
type Writer struct {
	from *DB
	pool *sql.DB
	conn *sql.Conn
}

// NewWriter makes the tables of another database, without rows.
func NewWriter(file string, from *DB) (_ *Writer, err error) {
	w := &Writer{from: from}
	if w.pool, err = sql.Open("sqlite", dsn(file, "_pragma=foreign_keys(0)&_pragma=journal_mode(off)&_pragma=synchronous(off)")); err != nil {
		return nil, reason(err)
	}
	defer func() {
		if err != nil {
			_ = w.Close()
		}
	}()
	if w.conn, err = w.pool.Conn(context.Background()); err != nil {
		return nil, reason(err)
	}
	for _, name := range []string{"encoding", "user_version", "application_id"} {
		var value string
		if err := from.conn.QueryRowContext(context.Background(), "PRAGMA "+name).Scan(&value); err != nil {
			return nil, reason(err)
		}
		if _, err := strconv.Atoi(value); err != nil {
			value = "'" + value + "'"
		}
		if err := w.exec("PRAGMA " + name + " = " + value); err != nil {
			return nil, err
		}
	}
	if err := w.exec("BEGIN"); err != nil {
		return nil, err
	}
	for _, t := range from.tables {
		if t.View {
			continue
		}
		if err := w.exec(from.sql[t.Name]); err != nil {
			return nil, fmt.Errorf("table %s: %w", t.Name, err)
		}
	}
	return w, nil
}

func (w *Writer) exec(text string) error {
	if _, err := w.conn.ExecContext(context.Background(), text); err != nil {
		return reason(err)
	}
	return nil
}

// A TableWriter is a [rows.Sink].
type TableWriter struct {
	table  *database.Table
	insert *sql.Stmt
	args   []any
	count  int64
}

// Has is false: what was cut is gone.
func (w *Writer) Has(*database.Table) bool { return false }

// Table begins to write the rows of a table, which have the columns that [DB.Source] gives.
func (w *Writer) Table(t *database.Table) (database.Sink, error) {
	columns := t.Written()
	text := "INSERT INTO " + quote(t.Name) + " (" + database.Names(columns, quote) + ") VALUES (?" + strings.Repeat(", ?", len(columns)-1) + ")"
	stmt, err := w.conn.PrepareContext(context.Background(), text)
	if err != nil {
		return nil, reason(err)
	}
	return &TableWriter{table: t, insert: stmt}, nil
}

// Write writes a row.
func (w *TableWriter) Write(row []rows.Value) error {
	w.count++
	w.args = w.args[:0]
	for _, v := range row {
		w.args = append(w.args, argument(v))
	}
	if _, err := w.insert.ExecContext(context.Background(), w.args...); err != nil {
		return fmt.Errorf("row %d cannot be written: %w", w.count, reason(err))
	}
	return nil
}

// argument makes a value of SQL.
func argument(v rows.Value) any {
	text := string(v.Text)
	switch v.Kind {
	case rows.Null:
		return nil
	case rows.Int:
		n, _ := strconv.ParseInt(text, 10, 64) // it is fitted
		return n
	case rows.Float:
		x, _ := strconv.ParseFloat(text, 64)
		return x
	case rows.Bytes, rows.Opaque:
		return []byte(text)
	}
	return text
}

// Close ends the writing of a table.
func (w *TableWriter) Close() error { return w.insert.Close() }

// Abort ends it too: the whole file is thrown away.
func (w *TableWriter) Abort() { _ = w.insert.Close() }

// Finish makes indexes, views and triggers, and checks that foreign keys hold as they did.
func (w *Writer) Finish() error {
	for _, kind := range []string{"index", "view", "trigger"} {
		for _, o := range w.from.objects {
			if o.kind != kind {
				continue
			}
			if err := w.exec(o.sql); err != nil {
				return fmt.Errorf("%s %s: %w", kind, o.name, err)
			}
		}
	}
	if err := w.exec("COMMIT"); err != nil {
		return err
	}
	before, err := dangling(w.from.conn)
	if err != nil {
		return err
	}
	after, err := dangling(w.conn)
	if err != nil {
		return err
	}
	for table, n := range after {
		if n > before[table] {
			return fmt.Errorf("table %s: %d rows refer to rows that the copy lacks, and %d did before", table, n, before[table])
		}
	}
	var answer string
	if err := w.conn.QueryRowContext(context.Background(), "PRAGMA integrity_check(1)").Scan(&answer); err != nil {
		return reason(err)
	}
	if answer != "ok" {
		return errors.New("the copy is not whole")
	}
	return nil
}

// dangling counts the rows of each table that refer to nothing.
func dangling(conn *sql.Conn) (map[string]int, error) {
	r, err := conn.QueryContext(context.Background(), "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1")
	if err != nil {
		return nil, reason(err)
	}
	defer r.Close()
	counts := map[string]int{}
	for r.Next() {
		var table string
		var n int
		if err := r.Scan(&table, &n); err != nil {
			return nil, reason(err)
		}
		counts[table] = n
	}
	if err := r.Err(); err != nil {
		return nil, reason(err)
	}
	return counts, nil
}

// Close lets go of the database. What has not been finished is to be thrown away.
func (w *Writer) Close() error {
	if w.conn != nil {
		_ = w.conn.Close()
	}
	return w.pool.Close()
}

// Make makes a database by statements.
func Make(file, statements string) error {
	pool, err := sql.Open("sqlite", dsn(file, "_pragma=journal_mode(off)"))
	if err != nil {
		return reason(err)
	}
	defer pool.Close()
	if _, err := pool.Exec("BEGIN; " + statements + "COMMIT;"); err != nil {
		return reason(err)
	}
	return nil
}

// Texts gives the statements of the schema, by the names of what they make: literals in them may be data.
func (d *DB) Texts() (map[string]string, error) {
	texts := map[string]string{}
	for _, t := range d.tables {
		texts[t.Name] = d.sql[t.Name]
	}
	for _, o := range d.objects {
		texts[o.name] = o.sql
	}
	return texts, nil
}
