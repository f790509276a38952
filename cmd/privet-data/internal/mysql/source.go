package mysql

import (
	"database/sql"
	"fmt"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/masker/rows"
)

// Source gives all rows of a table.
func (d *DB) Source(t *database.Table) (database.Source, error) {
	return d.source(t, false, "")
}

// source begins to read rows of a table, with the columns that are computed or without them.
func (d *DB) source(t *database.Table, computed bool, where string) (database.Source, error) {
	var columns []database.Column
	var details []column
	for i, c := range t.Columns {
		if computed || !c.Generated {
			columns, details = append(columns, c), append(details, d.details[t].columns[i])
		}
	}
	how := database.Reading[sql.RawBytes]{Reason: reason, Spell: func(dst []byte, column int, value sql.RawBytes) (rows.Kind, []byte) {
		if value == nil {
			return rows.Null, dst
		}
		return details[column].read(dst, value)
	}}
	return how.Query(d.conn, t, columns, "SELECT "+database.Names(columns, quote)+" FROM "+quote(t.Name)+where)
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
