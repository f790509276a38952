-- Queries that answer with statements which make what needs the rows, each with a name. A line -- says what of; @own rules out
-- what belongs to the server, @ours(catalogue row) what an extension makes, and @relation and @named(…) name things.
-- constraint
SELECT c.relname, 'ALTER TABLE ' || @relation || ' ADD CONSTRAINT ' || pg_catalog.quote_ident(k.conname) || ' ' || pg_catalog.pg_get_constraintdef(k.oid)
  FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_class c ON c.oid = k.conrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE k.contype IN ('p', 'u', 'c', 'x') AND k.conparentid = 0 AND k.conislocal AND @own @ours(pg_class c) ORDER BY k.contype <> 'p', k.oid
;
-- index
SELECT c.relname, pg_catalog.pg_get_indexdef(i.indexrelid) FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indrelid
  JOIN pg_catalog.pg_class ic ON ic.oid = i.indexrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND NOT ic.relispartition AND NOT EXISTS (SELECT FROM pg_catalog.pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
  AND @own @ours(pg_class c) ORDER BY i.indexrelid
;
-- constraint
SELECT c.relname, 'ALTER TABLE ' || @relation || ' ADD CONSTRAINT ' || pg_catalog.quote_ident(k.conname) || ' ' || pg_catalog.pg_get_constraintdef(k.oid)
  FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_class c ON c.oid = k.conrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE k.contype IN ('f') AND k.conparentid = 0 AND k.conislocal AND @own @ours(pg_class c) ORDER BY k.contype <> 'p', k.oid
;
-- view
SELECT c.relname, CASE c.relkind WHEN 'm' THEN 'CREATE MATERIALIZED VIEW ' ELSE 'CREATE VIEW ' END || @relation || ' AS ' || pg_catalog.pg_get_viewdef(c.oid)
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind IN ('v', 'm') AND @own @ours(pg_class c) ORDER BY c.oid
;
-- index
SELECT c.relname, pg_catalog.pg_get_indexdef(i.indexrelid) FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indrelid AND c.relkind = 'm'
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE @own @ours(pg_class c) ORDER BY i.indexrelid
;
-- trigger
SELECT g.tgname, pg_catalog.pg_get_triggerdef(g.oid) FROM pg_catalog.pg_trigger g JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE NOT g.tgisinternal AND g.tgparentid = 0 AND @own @ours(pg_class c) ORDER BY g.oid
;
-- comment
SELECT c.relname, 'COMMENT ON ' || CASE WHEN o.objsubid > 0 THEN 'COLUMN ' ELSE CASE c.relkind WHEN 'v' THEN 'VIEW ' WHEN 'm' THEN 'MATERIALIZED VIEW ' ELSE 'TABLE ' END END || @relation ||
  coalesce('.' || pg_catalog.quote_ident(a.attname), '') || ' IS ' || pg_catalog.quote_literal(o.description)
  FROM pg_catalog.pg_description o JOIN pg_catalog.pg_class c ON c.oid = o.objoid AND o.classoid = 'pg_catalog.pg_class'::pg_catalog.regclass AND c.relkind IN ('r', 'p', 'v', 'm')
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = o.objsubid AND o.objsubid > 0
  WHERE @own @ours(pg_class c) ORDER BY c.oid, o.objsubid
;
