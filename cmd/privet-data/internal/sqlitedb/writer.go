package sqlitedb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	_ "modernc.org/sqlite" // the driver

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// progress is the table that a copy has until it is finished. It says with what mark the copy was begun, and which tables are whole.
const progress = "privet_copy"

// A Writer is a [database.Writer] that makes a database in an empty file. With a mark each table is committed when it is whole, so that a
// copy that is cut can go on; without one all is one transaction.
type Writer struct {
	from *DB
	pool *sql.DB
	conn *sql.Conn
	mark string
	has  map[string]bool
}

// NewWriter makes the tables of another database, without rows, or goes on with them.
func NewWriter(file string, from *DB, mark string) (_ *Writer, err error) {
	if from.find(progress) != nil {
		return nil, errors.New("a table called " + progress + " cannot be copied")
	}
	w := &Writer{from: from, mark: mark, has: map[string]bool{}}
	journal := "_pragma=journal_mode(off)&_pragma=synchronous(off)"
	if mark != "" {
		journal = "_pragma=journal_mode(delete)&_pragma=synchronous(full)"
	}
	if w.pool, err = sql.Open("sqlite", dsn(file, "_pragma=foreign_keys(0)&"+journal)); err != nil {
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
	if goes, err := w.goesOn(); err != nil || goes {
		return w, err
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
	if mark == "" {
		return w, nil
	}
	for _, text := range []string{"CREATE TABLE " + progress + " (kind, name)", "INSERT INTO " + progress + " VALUES ('mark', ?)", "COMMIT"} {
		if err := w.exec(text, slices.Repeat([]any{mark}, strings.Count(text, "?"))...); err != nil {
			return nil, err
		}
	}
	return w, nil
}

// ErrFinished says that a file has a copy that was finished, or something else.
var ErrFinished = errors.New("the file is not empty")

// goesOn reports whether the file has a copy that was cut.
func (w *Writer) goesOn() (bool, error) {
	some, begun, marked := false, false, false
	err := query(w.conn, "SELECT name FROM sqlite_schema", func(r *sql.Rows) error {
		var name string
		err := r.Scan(&name)
		some, begun = true, begun || name == progress
		return err
	})
	if some && !begun && err == nil {
		err = ErrFinished
	}
	if err != nil || !some {
		return false, err
	}
	err = query(w.conn, "SELECT kind, name FROM "+progress, func(r *sql.Rows) error {
		var kind, name string
		err := r.Scan(&kind, &name)
		if kind == "mark" {
			marked = name == w.mark
		} else {
			w.has[name] = true
		}
		return err
	})
	if err == nil && !marked {
		err = database.ErrCut
	}
	return err == nil, err
}

func (w *Writer) exec(text string, args ...any) error {
	if _, err := w.conn.ExecContext(context.Background(), text, args...); err != nil {
		return reason(err)
	}
	return nil
}

// A TableWriter is a [rows.Sink].
type TableWriter struct {
	w      *Writer
	table  *database.Table
	insert *sql.Stmt
	args   []any
	count  int64
}

// Some reports whether a table is whole, so that the copy can go on.
func (w *Writer) Some() bool { return len(w.has) > 0 }

// Has reports whether a table is whole.
func (w *Writer) Has(t *database.Table) bool { return w.has[t.Name] }

// Table begins to write the rows of a table, which have the columns that [DB.Source] gives.
func (w *Writer) Table(t *database.Table) (database.Sink, error) {
	if w.mark != "" {
		if err := w.exec("BEGIN"); err != nil {
			return nil, err
		}
	}
	columns := t.Written()
	text := "INSERT INTO " + quote(t.Name) + " (" + database.Names(columns, quote) + ") VALUES (?" + strings.Repeat(", ?", len(columns)-1) + ")"
	stmt, err := w.conn.PrepareContext(context.Background(), text)
	if err != nil {
		return nil, reason(err)
	}
	return &TableWriter{w: w, table: t, insert: stmt}, nil
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
		n, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return int64(0) // there is no room for it
		}
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
func (w *TableWriter) Close() error {
	if err := w.insert.Close(); err != nil {
		return reason(err)
	}
	if w.w.mark == "" {
		return nil
	}
	if err := w.w.exec("INSERT INTO "+progress+" VALUES ('whole', ?)", w.table.Name); err != nil {
		return err
	}
	w.w.has[w.table.Name] = true
	return w.w.exec("COMMIT")
}

// Abort undoes the table. Without a mark the whole file is thrown away.
func (w *TableWriter) Abort() {
	_ = w.insert.Close()
	if w.w.mark != "" {
		_ = w.w.exec("ROLLBACK")
	}
}

// Finish makes indexes, views and triggers, and checks that foreign keys hold as they did.
func (w *Writer) Finish() error {
	if w.mark != "" {
		if err := w.exec("BEGIN"); err != nil {
			return err
		}
		if err := w.exec("DROP TABLE " + progress); err != nil {
			return err
		}
	}
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
	counts := map[string]int{}
	err := query(conn, "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1", func(r *sql.Rows) error {
		var table string
		var n int
		err := r.Scan(&table, &n)
		counts[table] = n
		return err
	})
	return counts, err
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
