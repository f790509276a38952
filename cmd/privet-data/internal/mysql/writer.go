package mysql

import (
	"errors"
	"fmt"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// progress is the table that a copy has until it is finished. It says with what mark the copy was begun, what it has made, and which
// tables are whole.
const progress = "privet_copy"

// insertSize is how many bytes of rows are sent at once.
const insertSize = 512 << 10

// A Writer is a [database.Writer]. What makes tables cannot be undone by the server, so that what the copy has made is dropped
// when it fails; with a mark, it goes on.
type Writer struct {
	server
	from     *DB
	mark     string
	has      map[string]bool
	finished bool
}

// Create makes the tables of another database in an empty one, or goes on with them. What is left of a copy that cannot go on is dropped.
func Create(address string, from *DB, mark string) (_ *Writer, err error) {
	if err := from.readStatements(); err != nil {
		return nil, err
	}
	s, err := connect(address)
	if err != nil {
		return nil, fmt.Errorf("the copy: %w", err)
	}
	w := &Writer{server: s, from: from, mark: mark, has: map[string]bool{}}
	begun, err := w.begin()
	switch {
	case err != nil && begun:
		_ = w.Close()
	case err != nil:
		_ = w.server.Close()
	}
	if err != nil {
		return nil, fmt.Errorf("the copy: %w", err)
	}
	return w, nil
}

// begin makes the tables, and reports whether it has made anything.
func (w *Writer) begin() (bool, error) {
	if err := w.exec("SET SESSION foreign_key_checks = 0"); err != nil {
		return false, err
	}
	tables, err := w.names()
	if err != nil {
		return false, err
	}
	if tables[progress] {
		if goes, err := w.goesOn(); goes || err != nil {
			return false, err
		}
		if err := w.drop(); err != nil {
			return false, err
		}
	} else if len(tables) > 0 {
		return false, errors.New("the database is not empty")
	}
	if err := w.exec("CREATE TABLE " + progress + " (kind varchar(16) CHARACTER SET ascii, name varchar(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, " +
		"PRIMARY KEY (kind, name)) ENGINE=InnoDB"); err != nil {
		return false, err
	}
	if err := w.note("mark", w.mark); err != nil {
		return true, err
	}
	for _, t := range w.from.tables {
		if t.View {
			continue
		}
		if err := w.note("table", t.Name); err != nil {
			return true, err
		}
		if err := w.exec(w.from.details[t].create); err != nil {
			return true, fmt.Errorf("table %s: %w", t.Name, err)
		}
	}
	return true, w.note("mark", "begun")
}

// names gives the tables and views that there are.
func (w *Writer) names() (map[string]bool, error) {
	names := map[string]bool{}
	err := w.query("SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()", func(row []string) error {
		names[row[0]] = true
		return nil
	})
	return names, err
}

// note notes what is made, before it is.
func (w *Writer) note(kind, name string) error {
	return w.exec("INSERT INTO " + progress + " VALUES (" + string(appendLiteral(nil, []byte(kind))) + ", " + string(appendLiteral(nil, []byte(name))) + ")")
}

// goesOn reports whether the copy that was cut can go on.
func (w *Writer) goesOn() (bool, error) {
	mark, begun := "", false
	err := w.query("SELECT kind, name FROM "+progress, func(row []string) error {
		switch {
		case row[0] == "whole":
			w.has[row[1]] = true
		case row[0] == "mark" && row[1] == "begun":
			begun = true
		case row[0] == "mark":
			mark = row[1]
		}
		return nil
	})
	if err != nil || mark == "" || !begun {
		return false, err // what there is has no key any more
	}
	if mark != w.mark {
		return false, database.ErrCut
	}
	return true, nil
}

// drop drops what the copy has made.
func (w *Writer) drop() error {
	var list []string
	err := w.query("SELECT kind, name FROM "+progress+" WHERE kind NOT IN ('mark', 'whole')", func(row []string) error {
		list = append(list, "DROP "+row[0]+" IF EXISTS "+quote(row[1]))
		return nil
	})
	for _, text := range append(list, "DROP TABLE "+progress) {
		if err == nil {
			err = w.exec(text)
		}
	}
	w.has = map[string]bool{}
	return err
}

// Has reports whether a table is whole.
func (w *Writer) Has(t *database.Table) bool { return w.has[t.Name] }

// A sink collects rows for INSERT.
type sink struct {
	w       *Writer
	table   *database.Table
	columns []database.Column
	details []column
	begin   string
	text    []byte
	count   int64
}

// Table begins to write the rows of a table.
func (w *Writer) Table(t *database.Table) (database.Sink, error) {
	s := &sink{w: w, table: t}
	for i, c := range t.Columns {
		if !c.Generated {
			s.columns, s.details = append(s.columns, c), append(s.details, w.from.details[t].columns[i])
		}
	}
	s.begin = "INSERT INTO " + quote(t.Name) + " (" + database.Names(s.columns, quote) + ") VALUES "
	if err := w.exec("BEGIN"); err != nil {
		return nil, err
	}
	return s, w.exec("DELETE FROM " + quote(t.Name)) // which an engine without transactions may have kept
}

// Write writes a row.
func (s *sink) Write(row []rows.Value) error {
	s.count++
	if len(s.text) == 0 {
		s.text = append(s.text, s.begin...)
	} else {
		s.text = append(s.text, ',')
	}
	for i, v := range row {
		s.text = append(s.text, "(,"[min(i, 1)])
		s.text = s.details[v.Column].write(s.text, v, s.columns[v.Column].NotNull)
	}
	s.text = append(s.text, ')')
	if len(s.text) < insertSize {
		return nil
	}
	return s.send()
}

func (s *sink) send() error {
	if len(s.text) == 0 {
		return nil
	}
	if err := s.w.exec(string(s.text)); err != nil {
		return fmt.Errorf("before row %d: %w", s.count+1, err)
	}
	s.text = s.text[:0]
	return nil
}

// Close ends the table.
func (s *sink) Close() error {
	if err := s.send(); err != nil {
		s.Abort()
		return err
	}
	if err := s.w.note("whole", s.table.Name); err != nil {
		return err
	}
	return s.w.exec("COMMIT")
}

// Abort undoes the table.
func (s *sink) Abort() { _ = s.w.exec("ROLLBACK") }

// Finish makes routines, views and triggers, and checks that foreign keys hold as they did.
func (w *Writer) Finish() error {
	for _, t := range w.from.tables {
		for _, k := range t.Keys {
			before, err := w.from.dangling(t, k)
			if err != nil {
				return err
			}
			after, err := w.dangling(t, k)
			if err != nil {
				return err
			}
			if after > before {
				return fmt.Errorf("table %s: %d rows refer to rows that the copy lacks, and %d did before", t.Name, after, before)
			}
		}
	}
	left := w.from.made
	for len(left) > 0 {
		var again []statement
		for _, s := range left {
			if err := w.note(s.kind, s.name); err != nil {
				return err
			}
			err := w.exec(s.text)
			if err != nil && s.kind == "VIEW" && strings.Contains(err.Error(), conditions[1146]) && len(left) > 1 {
				again = append(again, s) // it reads a view that comes later
				err = w.exec("DELETE FROM " + progress + " WHERE kind = 'VIEW' AND name = " + string(appendLiteral(nil, []byte(s.name))))
			}
			if err != nil {
				return fmt.Errorf("%s %s: %w", strings.ToLower(s.kind), s.name, err)
			}
		}
		if len(again) == len(left) {
			return fmt.Errorf("view %s: %s", again[0].name, conditions[1146])
		}
		left = again
	}
	if err := w.exec("DROP TABLE " + progress); err != nil {
		return err
	}
	w.finished = true
	return nil
}

// dangling counts the rows of a table that refer to nothing.
func (s *server) dangling(t *database.Table, k database.ForeignKey) (n int, err error) {
	var on, whole []string
	for i := range k.Columns {
		on = append(on, "p."+quote(k.Refs[i])+" = c."+quote(k.Columns[i]))
		whole = append(whole, "c."+quote(k.Columns[i])+" IS NOT NULL")
	}
	err = s.query("SELECT count(*) FROM "+quote(t.Name)+" c LEFT JOIN "+quote(k.Table)+" p ON "+strings.Join(on, " AND ")+
		" WHERE p."+quote(k.Refs[0])+" IS NULL AND "+strings.Join(whole, " AND "), func(row []string) error {
		_, err := fmt.Sscan(row[0], &n)
		return err
	})
	return n, err
}

// Close ends the connection. What is not finished is dropped, unless it can go on.
func (w *Writer) Close() error {
	if !w.finished && w.mark == "" {
		_ = w.exec("ROLLBACK")
		if err := w.drop(); err != nil {
			_ = w.server.Close()
			return fmt.Errorf("what the copy has made cannot be dropped: %w", err)
		}
	}
	return w.server.Close()
}
