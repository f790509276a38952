package postgres

import (
	"fmt"
	"slices"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
)

// A detail is what a copy has to know of a table beside a [database.Table].
type detail struct {
	oid     uint32
	columns []column // as the Columns of the table
}

// A column is how values of one are read, and what statements say of it.
type column struct {
	class    class
	length   int      // of the longest text, in characters; 0: any
	labels   []string // of an enum
	identity string   // always or by default
	fallback string   // the expression of its default, or of what it is computed by
	collate  string
}

// own rules out what belongs to the server or to an extension.
const own = ` n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND n.nspname <> '` + progress + `'`

// notOfExtension rules out what an extension makes; %[1]s is the catalogue, %[2]s its row.
func notOfExtension(catalogue, row string) string {
	return fmt.Sprintf(` AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend x WHERE x.classid = 'pg_catalog.%s'::pg_catalog.regclass AND x.objid = %s.oid AND
		x.deptype = 'e')`,
		catalogue, row)
}

// readSchema reads tables, columns, keys and comments.
func (d *DB) readSchema() error {
	byOID := map[uint32]*database.Table{}
	var oid uint32
	var schema, name, kind, comment string
	err := each(d.conn, `SELECT c.oid, n.nspname, c.relname, c.relkind::text, coalesce(pg_catalog.obj_description(c.oid, 'pg_class'), '')
		FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition AND`+own+notOfExtension("pg_class", "c"),
		[]any{&oid, &schema, &name, &kind, &comment}, func() error {
			t := &database.Table{Name: name, Schema: schema, Plain: name, Comment: comment, View: kind != "r" && kind != "p"}
			if schema != "public" {
				t.Name = schema + "." + name
			}
			d.tables, byOID[oid] = append(d.tables, t), t
			d.details[t] = &detail{oid: oid}
			return nil
		})
	if err != nil {
		return err
	}
	slices.SortFunc(d.tables, func(a, b *database.Table) int { return strings.Compare(a.Name, b.Name) })
	if err := d.readColumns(byOID); err != nil {
		return err
	}
	return d.readKeys(byOID)
}

func (d *DB) readColumns(byOID map[uint32]*database.Table) error {
	var oid uint32
	var c database.Column
	var own column
	var generated, identity, typtype, category, base, element string
	var modifier int
	return each(d.conn, `SELECT a.attrelid, a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated::text, a.attidentity::text,
			coalesce(pg_catalog.col_description(a.attrelid, a.attnum), ''), coalesce(pg_catalog.pg_get_expr(e.adbin, e.adrelid), ''),
			b.typtype::text, b.typcategory::text, b.typname, coalesce(el.typname, ''),
			CASE WHEN b.typname IN ('varchar', 'bpchar', 'numeric', 'bit') THEN CASE WHEN t.typtype = 'd' THEN t.typtypmod ELSE a.atttypmod END ELSE -1 END,
			coalesce((SELECT pg_catalog.array_agg(l.enumlabel::text ORDER BY l.enumsortorder) FROM pg_catalog.pg_enum l WHERE l.enumtypid = b.oid), '{}'),
			coalesce((SELECT pg_catalog.quote_ident(cn.nspname) || '.' || pg_catalog.quote_ident(co.collname) FROM pg_catalog.pg_collation co
				JOIN pg_catalog.pg_namespace cn ON cn.oid = co.collnamespace WHERE co.oid = a.attcollation AND a.attcollation <> t.typcollation), '')
		FROM pg_catalog.pg_attribute a
		JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
		JOIN pg_catalog.pg_type b ON b.oid = CASE WHEN t.typtype = 'd' THEN t.typbasetype ELSE t.oid END
		LEFT JOIN pg_catalog.pg_type el ON el.oid = b.typelem AND b.typcategory = 'A'
		LEFT JOIN pg_catalog.pg_attrdef e ON e.adrelid = a.attrelid AND e.adnum = a.attnum
		WHERE a.attrelid = ANY($1) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attrelid, a.attnum`,
		[]any{&oid, &c.Name, &c.Type, &c.NotNull, &generated, &identity, &c.Comment, &own.fallback, &typtype, &category, &base, &element, &modifier,
			&own.labels, &own.collate},
		func() error {
			t := byOID[oid]
			one, details := c, own
			one.Generated, one.Enum = generated != "", len(own.labels) > 0
			details.identity = map[string]string{"a": "ALWAYS", "d": "BY DEFAULT"}[identity]
			details.class = classOf(typtype, category, base, element)
			details.length = details.class.narrow(base, modifier)
			one.Class = details.class.room()
			t.Columns = append(t.Columns, one)
			d.details[t].columns = append(d.details[t].columns, details)
			own.labels = nil
			return nil
		}, oids(byOID))
}

// oids gives the numbers of tables.
func oids(of map[uint32]*database.Table) (all []uint32) {
	for oid := range of {
		all = append(all, oid)
	}
	return all
}

func (d *DB) readKeys(byOID map[uint32]*database.Table) error {
	var oid, target uint32
	var kind string
	var columns, refs []string
	names := func(relation, numbers string) string {
		return `coalesce((SELECT pg_catalog.array_agg(a.attname::text ORDER BY k.n) FROM pg_catalog.unnest(` + numbers + `) WITH ORDINALITY k(attnum, n)
			JOIN pg_catalog.pg_attribute a ON a.attrelid = ` + relation + ` AND a.attnum = k.attnum), '{}')`
	}
	err := each(d.conn, `SELECT c.conrelid, c.contype::text, c.confrelid, `+names("c.conrelid", "c.conkey")+`, `+names("c.confrelid", "c.confkey")+`
		FROM pg_catalog.pg_constraint c WHERE c.contype IN ('p', 'u', 'f') AND c.conrelid = ANY($1) AND (c.confrelid = 0 OR c.confrelid = ANY($1)) ORDER BY
			c.conrelid, c.conname`,
		[]any{&oid, &kind, &target, &columns, &refs}, func() error {
			t := byOID[oid]
			switch kind {
			case "p":
				for i, name := range columns {
					j := slices.IndexFunc(t.Columns, func(c database.Column) bool { return c.Name == name })
					t.Columns[j].Primary = i + 1
				}
			case "u":
				t.Unique = append(t.Unique, slices.Clone(columns))
			case "f":
				t.Keys = append(t.Keys, database.ForeignKey{Columns: slices.Clone(columns), Table: byOID[target].Name, Refs: slices.Clone(refs)})
			}
			columns, refs = nil, nil
			return nil
		}, oids(byOID))
	if err != nil {
		return err
	}
	// Indexes that are unique without being a constraint.
	return each(d.conn, `SELECT i.indrelid, `+names("i.indrelid", "i.indkey::int2[]")+` FROM pg_catalog.pg_index i
		WHERE i.indisunique AND i.indrelid = ANY($1) AND NOT EXISTS (SELECT FROM pg_catalog.pg_constraint c WHERE c.conindid = i.indexrelid) ORDER BY
			i.indexrelid`,
		[]any{&oid, &columns}, func() error {
			byOID[oid].Unique = append(byOID[oid].Unique, slices.Clone(columns))
			columns = nil
			return nil
		}, oids(byOID))
}
