-- Queries that answer with statements which make what tables need, each with a name. A line -- says what of; @own rules out
-- what belongs to the server, @ours(catalogue row) what an extension makes, and @relation and @named(…) name things.
-- schema
SELECT n.nspname, 'CREATE SCHEMA IF NOT EXISTS ' || pg_catalog.quote_ident(n.nspname) FROM pg_catalog.pg_namespace n WHERE @own @ours(pg_namespace n) ORDER BY 1
;
-- extension
SELECT e.extname, 'CREATE EXTENSION IF NOT EXISTS ' || pg_catalog.quote_ident(e.extname) || ' WITH SCHEMA ' || pg_catalog.quote_ident(n.nspname)
  FROM pg_catalog.pg_extension e JOIN pg_catalog.pg_namespace n ON n.oid = e.extnamespace WHERE e.extname <> 'plpgsql' ORDER BY e.oid
;
-- type
SELECT t.typname, 'CREATE TYPE ' || @named(t.typname) || ' AS ENUM (' ||
  (SELECT pg_catalog.string_agg(pg_catalog.quote_literal(l.enumlabel), ', ' ORDER BY l.enumsortorder) FROM pg_catalog.pg_enum l WHERE l.enumtypid = t.oid) || ')'
  FROM pg_catalog.pg_type t JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace WHERE t.typtype = 'e' AND @own @ours(pg_type t) ORDER BY t.oid
;
-- type
SELECT c.relname, 'CREATE TYPE ' || @relation || ' AS (' || (SELECT pg_catalog.string_agg(pg_catalog.quote_ident(a.attname) || ' ' ||
  pg_catalog.format_type(a.atttypid, a.atttypmod), ', ' ORDER BY a.attnum) FROM pg_catalog.pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) || ')'
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'c' AND @own @ours(pg_class c) ORDER BY c.oid
;
-- domain
SELECT t.typname, 'CREATE DOMAIN ' || @named(t.typname) || ' AS ' || pg_catalog.format_type(t.typbasetype, t.typtypmod) ||
  coalesce(' DEFAULT ' || t.typdefault, '') || CASE WHEN t.typnotnull THEN ' NOT NULL' ELSE '' END ||
  coalesce((SELECT pg_catalog.string_agg(' CONSTRAINT ' || pg_catalog.quote_ident(k.conname) || ' ' || pg_catalog.pg_get_constraintdef(k.oid), '') FROM pg_catalog.pg_constraint k
  WHERE k.contypid = t.oid AND k.contype = 'c'), '')
  FROM pg_catalog.pg_type t JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace WHERE t.typtype = 'd' AND @own @ours(pg_type t) ORDER BY t.oid
;
-- sequence
SELECT c.relname, 'CREATE SEQUENCE ' || @relation || ' AS ' || pg_catalog.format_type(s.seqtypid, NULL) || ' INCREMENT ' || s.seqincrement || ' MINVALUE ' || s.seqmin ||
  ' MAXVALUE ' || s.seqmax || ' START ' || s.seqstart || ' CACHE ' || s.seqcache || CASE WHEN s.seqcycle THEN ' CYCLE' ELSE '' END
  FROM pg_catalog.pg_sequence s JOIN pg_catalog.pg_class c ON c.oid = s.seqrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE @own @ours(pg_class c)
  AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend x WHERE x.objid = c.oid AND x.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.deptype = 'i') ORDER BY c.oid
;
