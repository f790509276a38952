package postgres

import (
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
)

// A statement makes a part of the schema.
type statement struct{ of, text string }

// query makes statements: it answers with names and texts.
type query struct{ what, text string }

// relation and its like name things in SQL.
const (
	inSchema = `pg_catalog.quote_ident(n.nspname) || '.' || pg_catalog.quote_ident(`
	relation = inSchema + `c.relname)`
)

// queriesBefore make what tables need, and the tables; queriesAfter what needs the rows. Within each, what is
// made first comes first. What belongs to a table goes by its place, and what belongs to an extension comes with it.
func queriesBefore() []query {
	return []query{
		{"schema", `SELECT n.nspname, 'CREATE SCHEMA IF NOT EXISTS ' || pg_catalog.quote_ident(n.nspname) FROM pg_catalog.pg_namespace n
			WHERE` + own +
			notOfExtension("pg_namespace", "n") + ` ORDER BY 1`},
		{"extension", `SELECT e.extname, 'CREATE EXTENSION IF NOT EXISTS ' || pg_catalog.quote_ident(e.extname) || ' WITH SCHEMA ' ||
			pg_catalog.quote_ident(n.nspname)
			FROM pg_catalog.pg_extension e JOIN pg_catalog.pg_namespace n ON n.oid = e.extnamespace WHERE e.extname <> 'plpgsql' ORDER BY e.oid`},
		{"type", `SELECT t.typname, 'CREATE TYPE ' || ` + inSchema + `t.typname) || ' AS ENUM (' ||
			(SELECT pg_catalog.string_agg(pg_catalog.quote_literal(l.enumlabel), ', ' ORDER BY l.enumsortorder) FROM pg_catalog.pg_enum l
			WHERE l.enumtypid = t.oid) || ')'
			FROM pg_catalog.pg_type t JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace WHERE t.typtype = 'e'
			AND` + own + notOfExtension("pg_type", "t") + ` ORDER BY t.oid`},
		{"type", `SELECT c.relname, 'CREATE TYPE ' || ` + relation + ` || ' AS (' ||
			(SELECT pg_catalog.string_agg(pg_catalog.quote_ident(a.attname) || ' ' ||
			pg_catalog.format_type(a.atttypid, a.atttypmod), ', ' ORDER BY a.attnum) FROM pg_catalog.pg_attribute a WHERE a.attrelid = c.oid
			AND a.attnum > 0 AND NOT a.attisdropped) || ')'
			FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'c'
			AND` + own + notOfExtension("pg_type", "c") + ` ORDER BY c.oid`},
		{"domain", `SELECT t.typname, 'CREATE DOMAIN ' || ` + inSchema + `t.typname) || ' AS ' || pg_catalog.format_type(t.typbasetype,
			t.typtypmod) ||
			coalesce(' DEFAULT ' || t.typdefault, '') || CASE WHEN t.typnotnull THEN ' NOT NULL' ELSE '' END ||
			coalesce((SELECT pg_catalog.string_agg(' CONSTRAINT ' || pg_catalog.quote_ident(k.conname) || ' ' ||
			pg_catalog.pg_get_constraintdef(k.oid), '') FROM pg_catalog.pg_constraint k
				WHERE k.contypid = t.oid AND k.contype = 'c'), '')
			FROM pg_catalog.pg_type t JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace WHERE t.typtype = 'd'
			AND` + own + notOfExtension("pg_type", "t") + ` ORDER BY t.oid`},
		{"sequence", `SELECT c.relname, 'CREATE SEQUENCE ' || ` + relation + ` || ' AS ' || pg_catalog.format_type(s.seqtypid, NULL) ||
			' INCREMENT ' || s.seqincrement || ' MINVALUE ' || s.seqmin ||
			' MAXVALUE ' || s.seqmax || ' START ' || s.seqstart || ' CACHE ' || s.seqcache || CASE WHEN s.seqcycle THEN ' CYCLE' ELSE '' END
			FROM pg_catalog.pg_sequence s JOIN pg_catalog.pg_class c ON c.oid = s.seqrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
			WHERE` + own + notOfExtension("pg_class", "c") + `
			AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend x WHERE x.objid = c.oid AND x.classid = 'pg_catalog.pg_class'::pg_catalog.regclass
			AND x.deptype = 'i') ORDER BY c.oid`},
	}
}

// queriesWithTables make what needs tables and stands before rows: parts of tables, functions and defaults.
func queriesWithTables() []query {
	return []query{
		{"table", `SELECT c.relname, 'CREATE TABLE ' || ` + relation + ` || ' PARTITION OF ' || (SELECT pg_catalog.quote_ident(pn.nspname) || '.' ||
			pg_catalog.quote_ident(p.relname)
				FROM pg_catalog.pg_inherits h JOIN pg_catalog.pg_class p ON p.oid = h.inhparent JOIN pg_catalog.pg_namespace pn
				ON pn.oid = p.relnamespace WHERE h.inhrelid = c.oid) || ' ' ||
				pg_catalog.pg_get_expr(c.relpartbound, c.oid) || coalesce(' PARTITION BY ' || pg_catalog.pg_get_partkeydef(c.oid), '')
			FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relispartition AND c.relkind IN ('r', 'p')
			AND` + own + ` ORDER BY c.oid`},
		{"function", `SELECT p.proname, pg_catalog.pg_get_functiondef(p.oid) FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n
			ON n.oid = p.pronamespace
			WHERE p.prokind <> 'a' AND` + own + notOfExtension("pg_proc", "p") + ` ORDER BY p.oid`},
		{"aggregate", `SELECT p.proname, 'CREATE AGGREGATE ' || ` + inSchema + `p.proname) || '(' || pg_catalog.pg_get_function_arguments(p.oid) ||
			') (SFUNC = ' || a.aggtransfn::pg_catalog.regproc ||
				', STYPE = ' || pg_catalog.format_type(a.aggtranstype, NULL) || coalesce(', INITCOND = ' || pg_catalog.quote_literal(a.agginitval),
				'') ||
				CASE WHEN a.aggfinalfn <> 0 THEN ', FINALFUNC = ' || a.aggfinalfn::pg_catalog.regproc ELSE '' END || ')'
			FROM pg_catalog.pg_aggregate a JOIN pg_catalog.pg_proc p ON p.oid = a.aggfnoid JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
			WHERE` + own + notOfExtension("pg_proc", "p") + ` ORDER BY p.oid`},
		{"default", `SELECT c.relname, 'ALTER TABLE ONLY ' || ` + relation + ` || ' ALTER COLUMN ' || pg_catalog.quote_ident(a.attname) ||
			' SET DEFAULT ' || pg_catalog.pg_get_expr(e.adbin, e.adrelid)
			FROM pg_catalog.pg_attrdef e JOIN pg_catalog.pg_class c ON c.oid = e.adrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
			JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = e.adnum WHERE c.relkind IN ('r', 'p') AND a.attgenerated = ''
			AND` + own + notOfExtension("pg_class", "c") + ` ORDER BY c.oid, a.attnum`},
		{"sequence", `SELECT c.relname, 'ALTER SEQUENCE ' || ` + relation + ` || ' OWNED BY ' || x.refobjid::pg_catalog.regclass || '.' ||
			pg_catalog.quote_ident(a.attname)
			FROM pg_catalog.pg_depend x JOIN pg_catalog.pg_class c ON c.oid = x.objid AND c.relkind = 'S' JOIN pg_catalog.pg_namespace n
			ON n.oid = c.relnamespace
			JOIN pg_catalog.pg_attribute a ON a.attrelid = x.refobjid AND a.attnum = x.refobjsubid
			WHERE x.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.refclassid = x.classid AND x.deptype = 'a' AND` + own + `
			ORDER BY c.oid`},
	}
}

func queriesAfter() []query {
	constraints := func(types string) string {
		return `SELECT c.relname, 'ALTER TABLE ' || ` + relation + ` || ' ADD CONSTRAINT ' || pg_catalog.quote_ident(k.conname) || ' ' ||
			pg_catalog.pg_get_constraintdef(k.oid)
			FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_class c ON c.oid = k.conrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
			WHERE k.contype IN (` + types + `) AND k.conparentid = 0 AND k.conislocal AND` + own + notOfExtension("pg_class", "c") + `
			ORDER BY k.contype <> 'p', k.oid`
	}
	return []query{
		{"constraint", constraints(`'p', 'u', 'c', 'x'`)},
		{"index", `SELECT c.relname, pg_catalog.pg_get_indexdef(i.indexrelid) FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c
			ON c.oid = i.indrelid
			JOIN pg_catalog.pg_class ic ON ic.oid = i.indexrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
			WHERE c.relkind IN ('r', 'p') AND NOT ic.relispartition AND NOT EXISTS (SELECT FROM pg_catalog.pg_constraint k
			WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
			AND` + own + notOfExtension("pg_class", "c") + ` ORDER BY i.indexrelid`},
		{"constraint", constraints(`'f'`)},
		{"view", `SELECT c.relname, CASE c.relkind WHEN 'm' THEN 'CREATE MATERIALIZED VIEW ' ELSE 'CREATE VIEW ' END || ` + relation + ` || ' AS ' ||
			pg_catalog.pg_get_viewdef(c.oid)
			FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('v', 'm')
			AND` + own + notOfExtension("pg_class", "c") + ` ORDER BY c.oid`},
		{"index", `SELECT c.relname, pg_catalog.pg_get_indexdef(i.indexrelid) FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c
			ON c.oid = i.indrelid AND c.relkind = 'm'
			JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE` + own + notOfExtension("pg_class", "c") + ` ORDER BY i.indexrelid`},
		{"trigger", `SELECT g.tgname, pg_catalog.pg_get_triggerdef(g.oid) FROM pg_catalog.pg_trigger g JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid
			JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE NOT g.tgisinternal AND g.tgparentid = 0
			AND` + own + notOfExtension("pg_class", "c") + ` ORDER BY g.oid`},
		{"comment", `SELECT c.relname, 'COMMENT ON ' || CASE WHEN o.objsubid > 0 THEN 'COLUMN ' ELSE
			CASE c.relkind WHEN 'v' THEN 'VIEW ' WHEN 'm' THEN 'MATERIALIZED VIEW ' ELSE 'TABLE ' END END || ` + relation + ` ||
				coalesce('.' || pg_catalog.quote_ident(a.attname), '') || ' IS ' || pg_catalog.quote_literal(o.description)
			FROM pg_catalog.pg_description o JOIN pg_catalog.pg_class c ON c.oid = o.objoid
			AND o.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass AND c.relkind IN ('r', 'p', 'v', 'm')
			JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid
			AND a.attnum = o.objsubid AND o.objsubid > 0
			WHERE` + own + notOfExtension("pg_class", "c") + ` ORDER BY c.oid, o.objsubid`},
	}
}

// readStatements reads what makes the schema, once.
func (d *DB) readStatements() error {
	if d.after != nil {
		return nil
	}
	foreign, err := texts(d.conn, `SELECT c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
		WHERE (c.relkind = 'f' OR c.relkind = 'r' AND NOT c.relispartition
		AND EXISTS (SELECT FROM pg_catalog.pg_inherits h WHERE h.inhrelid = c.oid)) AND`+own)
	if err != nil {
		return err
	}
	if len(foreign) > 0 {
		return errors.New("foreign tables and tables that inherit are not copied: " + strings.Join(foreign, ", "))
	}
	if err := d.collect(&d.before, queriesBefore()); err != nil {
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
	if err := d.collect(&d.before, queriesWithTables()); err != nil {
		return err
	}
	if err := d.collect(&d.after, queriesAfter()); err != nil {
		return err
	}
	return d.readSequences()
}

func (d *DB) collect(list *[]statement, queries []query) error {
	for _, q := range queries {
		var name, text string
		err := each(d.conn, q.text, []any{&name, &text}, func() error {
			*list = append(*list, statement{q.what + " " + name, text})
			return nil
		})
		if err != nil {
			return fmt.Errorf("%ss: %w", q.what, err)
		}
	}
	return nil
}

// createTable gives the statement that makes a table, without what queriesWithTables and queriesAfter make.
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
		FROM pg_catalog.pg_sequences s JOIN pg_catalog.pg_namespace n ON n.nspname = s.schemaname JOIN pg_catalog.pg_class c ON c.relnamespace = n.oid
			AND c.relname = s.sequencename
		LEFT JOIN pg_catalog.pg_depend x ON x.objid = c.oid AND x.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.refclassid = x.classid
			AND x.deptype = 'i'
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
