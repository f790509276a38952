package mysql

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
)

// A detail is what a copy has to know of a table beside a [database.Table].
type detail struct {
	create  string   // the statement that makes it
	columns []column // as the Columns of the table
}

// A statement makes a part of the schema.
type statement struct{ kind, name, text string }

// Tables gives the tables and views.
func (d *DB) Tables() []*database.Table { return d.tables }

// readSchema reads tables, columns, keys and comments.
func (d *DB) readSchema() error {
	byName := map[string]*database.Table{}
	var odd []string
	err := d.query("SELECT TABLE_NAME, TABLE_TYPE, TABLE_COMMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME <> "+
		"'"+progress+"'",
		func(row []string) error {
			t := &database.Table{Name: row[0], Plain: row[0], View: row[1] == "VIEW", Comment: row[2]}
			if t.View {
				t.Comment = ""
			} else if row[1] != "BASE TABLE" {
				odd = append(odd, row[0])
				return nil
			}
			d.tables, byName[t.Name] = append(d.tables, t), t
			d.details[t] = &detail{}
			return nil
		})
	if err != nil {
		return err
	}
	if len(odd) > 0 {
		return errors.New("sequences and tables with versions are not read: " + strings.Join(odd, ", "))
	}
	slices.SortFunc(d.tables, func(a, b *database.Table) int { return strings.Compare(a.Name, b.Name) })
	for _, t := range d.tables {
		if t.View {
			continue
		}
		err := d.query("SHOW CREATE TABLE "+quote(t.Name), func(row []string) error {
			d.details[t].create = row[1]
			return nil
		})
		if err != nil {
			return fmt.Errorf("table %s: %w", t.Name, err)
		}
	}
	err = d.query("SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, DATA_TYPE, IS_NULLABLE, EXTRA, coalesce(CHARACTER_MAXIMUM_LENGTH, 0), COLUMN_COMMENT "+
		"FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION", func(row []string) error {
		t := byName[row[0]]
		if t == nil {
			return nil
		}
		detail := d.details[t]
		length, _ := strconv.Atoi(row[6])
		of := newColumn(row[3], row[2], length, strings.Contains(detail.create, "json_valid("+quote(row[1])+")"))
		t.Columns = append(t.Columns, database.Column{Name: row[1], Type: row[2], NotNull: row[4] == "NO", Comment: row[7], Class: of.class(),
			Enum:      row[3] == "enum" || row[3] == "set",
			Generated: strings.Contains(row[5], "GENERATED")})
		detail.columns = append(detail.columns, of)
		return nil
	})
	if err != nil {
		return err
	}
	return d.readKeys(byName)
}

func (d *DB) readKeys(byName map[string]*database.Table) error {
	last := ""
	err := d.query("SELECT TABLE_NAME, INDEX_NAME, coalesce(COLUMN_NAME, '') FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND "+
		"NON_UNIQUE = 0 "+
		"ORDER BY TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX", func(row []string) error {
		t := byName[row[0]]
		if t == nil {
			return nil
		}
		if row[1] == "PRIMARY" {
			i := slices.IndexFunc(t.Columns, func(c database.Column) bool { return c.Name == row[2] })
			if i >= 0 {
				t.Columns[i].Primary = len(t.Primary()) + 1
			}
			return nil
		}
		if id := row[0] + "\x00" + row[1]; id != last {
			t.Unique, last = append(t.Unique, nil), id
		}
		if row[2] != "" { // an expression otherwise
			u := &t.Unique[len(t.Unique)-1]
			*u = append(*u, row[2])
		}
		return nil
	})
	if err != nil {
		return err
	}
	last = ""
	return d.query("SELECT TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME FROM information_schema.KEY_COLUMN_USAGE "+
		"WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION",
		func(row []string) error {
			t, target := byName[row[0]], byName[row[3]]
			if t == nil || target == nil {
				return nil
			}
			if id := row[0] + "\x00" + row[1]; id != last {
				t.Keys, last = append(t.Keys, database.ForeignKey{Table: target.Name}), id
			}
			k := &t.Keys[len(t.Keys)-1]
			k.Columns, k.Refs = append(k.Columns, row[2]), append(k.Refs, row[4])
			return nil
		})
}

// definer is who made a view or a routine: that user need not be where the copy is.
var definer = regexp.MustCompile("DEFINER=`(?:[^`]|``)*`(?:@`(?:[^`]|``)*`)?")

// readStatements reads what makes routines, views and triggers.
func (d *DB) readStatements() error {
	if d.made != nil {
		return nil
	}
	d.made = []statement{}
	kinds := []struct {
		kind, names string
		text        int // the column of the answer that has the statement
	}{
		{"FUNCTION", "SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'FUNCTION' ORDER BY 1", 2},
		{"PROCEDURE", "SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_TYPE = 'PROCEDURE' ORDER BY 1", 2},
		{"VIEW", "SELECT TABLE_NAME FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1", 1},
		{"TRIGGER", "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() ORDER BY EVENT_OBJECT_TABLE, ACTION_TIMING, " +
			"ACTION_ORDER", 2},
	}
	for _, k := range kinds {
		var names []string
		if err := d.query(k.names, func(row []string) error {
			names = append(names, row[0])
			return nil
		}); err != nil {
			return err
		}
		for _, name := range names {
			err := d.query("SHOW CREATE "+k.kind+" "+quote(name), func(row []string) error {
				text := definer.ReplaceAllString(row[k.text], "")
				if text == "" {
					return errors.New("the user may not read it")
				}
				d.made = append(d.made, statement{k.kind, name, text})
				return nil
			})
			if err != nil {
				return fmt.Errorf("%s %s: %w", strings.ToLower(k.kind), name, err)
			}
		}
	}
	return nil
}

// Texts gives the texts of the schema.
func (d *DB) Texts() (map[string]string, error) {
	if err := d.readStatements(); err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for t, detail := range d.details {
		texts["table "+t.Name] = detail.create
	}
	for _, s := range d.made {
		texts[strings.ToLower(s.kind)+" "+s.name] = s.text
	}
	return texts, nil
}
