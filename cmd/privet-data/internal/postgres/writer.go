package postgres

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/jackc/pgx/v5"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// progress is the schema that a copy has until it is finished. It says with what mark the copy was begun, and which tables are whole.
const progress = "privet_copy"

// A Writer is a [database.Writer]. With a mark each table is committed when it is whole, so that a copy that is cut can go
// on; without one all is one transaction.
type Writer struct {
	from *DB
	conn *pgx.Conn
	mark string
	has  map[string]bool
}

// Create makes the tables of another database in an empty one, or goes on with them.
func Create(address string, from *DB, mark string) (_ *Writer, err error) {
	if err := from.readStatements(); err != nil {
		return nil, err
	}
	conn, err := connect(address)
	if err != nil {
		return nil, fmt.Errorf("the copy: %w", err)
	}
	w := &Writer{from: from, conn: conn, mark: mark, has: map[string]bool{}}
	defer func() {
		if err != nil {
			_ = w.Close()
		}
	}()
	if goes, err := w.goesOn(); err != nil || goes {
		return w, err
	}
	things, err := texts(conn, `SELECT c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
		WHERE`+own+notOfExtension("pg_class", "c"))
	if err != nil {
		return nil, err
	}
	if len(things) > 0 {
		return nil, errors.New("the copy: the database is not empty")
	}
	list := append([]statement{{"", "BEGIN"}}, from.before...)
	if mark != "" {
		list = append(list, statement{"", "CREATE SCHEMA " + progress}, statement{"", "CREATE TABLE " + progress + ".tables (name text PRIMARY KEY)"},
			statement{"", "CREATE TABLE " + progress + ".run AS SELECT" + literal(mark) + "::text AS mark"}, statement{"", "COMMIT"})
	}
	return w, w.run(list)
}

// goesOn reports whether there is a copy that was cut.
func (w *Writer) goesOn() (bool, error) {
	begun, err := texts(w.conn, `SELECT nspname FROM pg_catalog.pg_namespace WHERE nspname = '`+progress+`'`)
	if err != nil || len(begun) == 0 {
		return false, err
	}
	marks, err := texts(w.conn, "SELECT mark FROM "+progress+".run")
	if err != nil {
		return false, err
	}
	if len(marks) != 1 || marks[0] != w.mark {
		return false, database.ErrCut
	}
	whole, err := texts(w.conn, "SELECT name FROM "+progress+".tables")
	for _, name := range whole {
		w.has[name] = true
	}
	return true, err
}

func (w *Writer) run(list []statement) error {
	for _, s := range list {
		if err := w.exec(s.text); err != nil {
			return fmt.Errorf("the copy: %s: %w", s.of, err)
		}
	}
	return nil
}

func (w *Writer) exec(text string, args ...any) error {
	_, err := w.conn.Exec(context.Background(), text, args...)
	return reason(err)
}

// Has reports whether a table is whole.
func (w *Writer) Has(t *database.Table) bool { return w.has[t.Name] }

// A sink is COPY … FROM STDIN, which a goroutine sends to the server.
type sink struct {
	w       *Writer
	table   *database.Table
	columns []database.Column
	details []column
	pipe    *io.PipeWriter
	buffer  *bufio.Writer
	done    chan error
	line    []byte
	count   int64
}

// Table begins to write the rows of a table.
func (w *Writer) Table(t *database.Table) (database.Sink, error) {
	if w.mark != "" {
		if err := w.exec("BEGIN"); err != nil {
			return nil, err
		}
	}
	s := &sink{w: w, table: t, done: make(chan error, 1)}
	for i, c := range t.Columns {
		if !c.Generated {
			s.columns, s.details = append(s.columns, c), append(s.details, w.from.details[t].columns[i])
		}
	}
	read, pipe := io.Pipe()
	s.pipe, s.buffer = pipe, bufio.NewWriterSize(pipe, bufferSize)
	text := "COPY " + table(t) + " (" + database.Names(s.columns, quote) + ") FROM STDIN"
	go func() {
		_, err := w.conn.PgConn().CopyFrom(context.Background(), read, text)
		err = reason(err)
		_ = read.CloseWithError(err)
		s.done <- err
	}()
	return s, nil
}

// Write writes a row.
func (s *sink) Write(row []rows.Value) error {
	s.count++
	s.line = s.line[:0]
	for i := 0; i < len(row); {
		if i > 0 {
			s.line = append(s.line, '\t')
		}
		v, ok := row[i], true
		if v.Def > 0 {
			n := 0
			s.line, n = appendArray(s.line, *s.details[v.Column].class.element, row[i:])
			i += n
			continue
		}
		i++
		if s.line, ok = s.details[v.Column].write(s.line, v, s.columns[v.Column].NotNull); !ok {
			s.line = append(s.line, `\N`...)
		}
	}
	s.line = append(s.line, '\n')
	if _, err := s.buffer.Write(s.line); err != nil {
		return fmt.Errorf("before row %d: %w", s.count+1, err)
	}
	return nil
}

// Close ends the table.
func (s *sink) Close() error {
	err := s.buffer.Flush()
	_ = s.pipe.Close()
	if e := <-s.done; e != nil {
		err = e
	}
	if err == nil && s.w.mark != "" {
		if err = s.w.exec("INSERT INTO "+progress+".tables VALUES ($1)", s.table.Name); err == nil {
			err = s.w.exec("COMMIT")
		}
	}
	return err
}

// Abort undoes the table.
func (s *sink) Abort() {
	_ = s.pipe.CloseWithError(errors.New("cut"))
	<-s.done
	_ = s.w.exec("ROLLBACK")
}

// Finish makes keys, indexes, views and triggers. The server checks that they hold.
func (w *Writer) Finish() error {
	if w.mark != "" {
		if err := w.exec("BEGIN"); err != nil {
			return err
		}
	}
	if err := w.run(w.from.after); err != nil {
		return err
	}
	if w.mark != "" {
		if err := w.exec("DROP SCHEMA " + progress + " CASCADE"); err != nil {
			return err
		}
	}
	return w.exec("COMMIT")
}

// Close ends the connection, and undoes what is not committed.
func (w *Writer) Close() error {
	_ = w.conn.Close(context.Background())
	return nil
}
