package postgres

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// bufferSize is how much of the server's answer is read, and of rows is sent, at once.
const bufferSize = 256 << 10

// A source is the answer to COPY … TO STDOUT, which a goroutine reads from the server.
type source struct {
	table   *database.Table
	columns []database.Column
	details []column
	pipe    *io.PipeReader
	read    *bufio.Reader
	done    chan error
	line    []byte
	count   int64
}

// Source gives all rows of a table.
func (d *DB) Source(t *database.Table) (database.Source, error) {
	return d.source(t, false, ""), nil
}

// source begins to read rows of a table, with the columns that are computed or without them.
func (d *DB) source(t *database.Table, computed bool, where string) *source {
	s := &source{table: t, done: make(chan error, 1)}
	for i, c := range t.Columns {
		if computed || !c.Generated {
			s.columns, s.details = append(s.columns, c), append(s.details, d.details[t].columns[i])
		}
	}
	text := "COPY (SELECT " + database.Names(s.columns, quote) + " FROM " + table(t) + where + ") TO STDOUT"
	pipe, write := io.Pipe()
	s.pipe, s.read = pipe, bufio.NewReaderSize(pipe, bufferSize)
	go func() {
		w := bufio.NewWriterSize(write, bufferSize)
		_, err := d.conn.PgConn().CopyTo(context.Background(), w, text)
		if err = reason(err); err == nil {
			err = w.Flush()
		}
		_ = write.CloseWithError(err)
		s.done <- err
	}()
	return s
}

// Name gives the name of the table.
func (s *source) Name() string { return s.table.Name }

// Columns gives the columns.
func (s *source) Columns() []rows.Column { return database.Rows(s.columns) }

// Close ends the reading. Where rows are left, the connection breaks.
func (s *source) Close() error {
	_ = s.pipe.Close()
	<-s.done
	return nil
}

// Next gives the next row.
func (s *source) Next(dst []rows.Value) ([]rows.Value, error) {
	line, err := s.read.ReadSlice('\n')
	if errors.Is(err, bufio.ErrBufferFull) {
		s.line = append(s.line[:0], line...)
		for errors.Is(err, bufio.ErrBufferFull) && len(s.line) <= longestRow {
			line, err = s.read.ReadSlice('\n')
			s.line = append(s.line, line...)
		}
		line = s.line
	}
	switch {
	case errors.Is(err, io.EOF) && len(line) == 0:
		return dst, io.EOF
	case errors.Is(err, bufio.ErrBufferFull):
		return dst, fmt.Errorf("row %d: %w", s.count+1, rows.ErrTooLong)
	case err != nil:
		return dst, fmt.Errorf("behind row %d: %w", s.count, err)
	}
	s.count++
	line = line[:len(line)-1]
	for i := range s.details {
		field := line
		if at := bytes.IndexByte(line, '\t'); at >= 0 && i < len(s.details)-1 {
			field, line = line[:at], line[at+1:]
		}
		if string(field) == `\N` {
			dst = append(dst, rows.Value{Column: i, Kind: rows.Null})
			continue
		}
		class := s.details[i].class
		field = unescape(field)
		if class.element != nil {
			if longer, ok := appendElements(dst, i, *class.element, field); ok {
				dst = longer
				continue
			}
		}
		v := rows.Value{Column: i}
		v.Kind, v.Text = class.read(field)
		dst = append(dst, v)
	}
	return dst, nil
}

// longestRow is how long a row can be, in the spelling of COPY.
const longestRow = 128 << 20

// Sample gives rows of a table. The server chooses somewhat more of a table than are needed, by throwing a die for each row.
func (d *DB) Sample(t *database.Table, most int) (*database.Sampled, error) {
	s := database.NewSampled(t)
	if t.View {
		return s, d.choose(s, d.source(t, true, ""), most)
	}
	var total int64
	if err := each(d.conn, "SELECT count(*) FROM "+table(t), []any{&total}, func() error { return nil }); err != nil {
		return nil, err
	}
	where := ""
	if enough := most + most/2 + 100; total > int64(4*enough) {
		where = fmt.Sprintf(" TABLESAMPLE BERNOULLI (%.9f) REPEATABLE (1)", 100*float64(enough)/float64(total))
	}
	err := d.choose(s, d.source(t, true, where), most)
	s.Total = total
	return s, err
}

func (d *DB) choose(s *database.Sampled, src *source, most int) error {
	defer src.Close()
	return s.Choose(src, most)
}

// Texts gives the texts of the schema, without the names that the server needs.
func (d *DB) Texts() (map[string]string, error) {
	if err := d.readStatements(); err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for t, detail := range d.details {
		parts := []string{t.Comment}
		for i, c := range t.Columns {
			parts = append(parts, c.Comment, detail.columns[i].fallback)
		}
		texts[t.Name] = strings.Join(parts, "\n")
	}
	for _, list := range [][]statement{d.before, d.after} {
		for _, s := range list {
			texts[s.of] += "\n" + s.text
		}
	}
	return texts, nil
}
