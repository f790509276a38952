package postgres

import (
	_ "embed"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
)

// A statement makes a part of the schema.
type statement struct{ of, text string }

// The queries that answer with statements.
var (
	//go:embed before.sql
	beforeSQL string
	//go:embed tables.sql
	tablesSQL string
	//go:embed after.sql
	afterSQL string
)

// ours is what @ours stands for in the queries.
var ours = regexp.MustCompile(`@ours\((\w+) (\w+)\)`)

// names are what @relation and @named( stand for.
var names = strings.NewReplacer("@own", own, "@relation", named+"c.relname)", "@named(", named)

const named = `pg_catalog.quote_ident(n.nspname) || '.' || pg_catalog.quote_ident(`

// readStatements reads what makes the schema, once.
func (d *DB) readStatements() error {
	if d.after != nil {
		return nil
	}
	foreign, err := texts(d.conn, `SELECT c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE (c.relkind =
		'f' OR c.relkind = 'r' AND NOT c.relispartition
		AND EXISTS (SELECT FROM pg_catalog.pg_inherits h WHERE h.inhrelid = c.oid)) AND`+own)
	if err != nil {
		return err
	}
	if len(foreign) > 0 {
		return errors.New("foreign tables and tables that inherit are not copied: " + strings.Join(foreign, ", "))
	}
	if err := d.collect(&d.before, beforeSQL); err != nil {
		return err
	}
	for _, t := range d.tables {
		if !t.View {
			text, err := d.createTable(t)
			if err != nil {
				return err
			}
			d.before = append(d.before, statement{"table " + t.Name, text})
		}
	}
	if err := d.collect(&d.before, tablesSQL); err != nil {
		return err
	}
	if err := d.collect(&d.after, afterSQL); err != nil {
		return err
	}
	return d.readSequences()
}

// collect appends the statements that queries answer with.
func (d *DB) collect(list *[]statement, queries string) error {
	for query := range strings.SplitSeq(queries, "\n;\n") {
		_, query, ok := strings.Cut("\n"+query, "\n-- ")
		for strings.Contains(query, "\n-- ") { // the head of the file
			_, query, _ = strings.Cut(query, "\n-- ")
		}
		what, query, _ := strings.Cut(query, "\n")
		if !ok {
			continue
		}
		query = ours.ReplaceAllStringFunc(names.Replace(query), func(macro string) string {
			parts := ours.FindStringSubmatch(macro)
			return notOfExtension(parts[1], parts[2])
		})
		var name, text string
		err := each(d.conn, query, []any{&name, &text}, func() error {
			*list = append(*list, statement{what + " " + name, text})
			return nil
		})
		if err != nil {
			return fmt.Errorf("%ss: %w", what, err)
		}
	}
	return nil
}

// createTable gives the statement that makes a table, without what tables.sql and after.sql make.
func (d *DB) createTable(t *database.Table) (string, error) {
	var columns []string
	detail := d.details[t]
	for i, c := range t.Columns {
		text := quote(c.Name) + " " + c.Type
		own := detail.columns[i]
		if own.collate != "" {
			text += " COLLATE " + own.collate
		}
		if c.Generated {
			text += " GENERATED ALWAYS AS (" + own.fallback + ") STORED"
		}
		if own.identity != "" {
			text += " GENERATED " + own.identity + " AS IDENTITY"
		}
		if c.NotNull {
			text += " NOT NULL"
		}
		columns = append(columns, text)
	}
	text := "CREATE TABLE " + table(t) + " (" + strings.Join(columns, ", ") + ")"
	by, err := texts(d.conn, "SELECT pg_catalog.pg_get_partkeydef($1) WHERE pg_catalog.pg_get_partkeydef($1) IS NOT NULL", detail.oid)
	if err != nil {
		return "", err
	}
	for _, key := range by {
		text += " PARTITION BY " + key
	}
	return text, nil
}

// readSequences gives sequences, also those of identities, where they stand.
func (d *DB) readSequences() error {
	var schema, name, owner, column string
	var last int64
	return each(d.conn, `SELECT s.schemaname, s.sequencename, s.last_value, coalesce(pg_catalog.quote_ident(tn.nspname) || '.' ||
		pg_catalog.quote_ident(t.relname), ''), coalesce(a.attname, '')
		FROM pg_catalog.pg_sequences s JOIN pg_catalog.pg_namespace n ON n.nspname = s.schemaname JOIN pg_catalog.pg_class c ON c.relnamespace = n.oid AND
			c.relname = s.sequencename
		LEFT JOIN pg_catalog.pg_depend x ON x.objid = c.oid AND x.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.refclassid = x.classid AND
			x.deptype = 'i'
		LEFT JOIN pg_catalog.pg_class t ON t.oid = x.refobjid LEFT JOIN pg_catalog.pg_namespace tn ON tn.oid = t.relnamespace
		LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = x.refobjsubid WHERE s.last_value IS NOT NULL AND`+own,
		[]any{&schema, &name, &last, &owner, &column}, func() error {
			of := literal(pgx.Identifier{schema, name}.Sanitize())
			if owner != "" {
				of = " pg_catalog.pg_get_serial_sequence(" + literal(owner) + "," + literal(column) + ")"
			}
			d.after = append(d.after, statement{"sequence " + name, fmt.Sprintf("SELECT pg_catalog.setval(%s, %d)", of, last)})
			return nil
		})
}
