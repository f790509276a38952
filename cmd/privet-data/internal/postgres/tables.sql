-- Queries that answer with statements which make what needs tables and stands before rows, each with a name. A line -- says what of; @own rules out
-- what belongs to the server, @ours(catalogue row) what an extension makes, and @relation and @named(…) name things.
-- table
SELECT c.relname, 'CREATE TABLE ' || @relation || ' PARTITION OF ' || (SELECT pg_catalog.quote_ident(pn.nspname) || '.' || pg_catalog.quote_ident(p.relname)
  FROM pg_catalog.pg_inherits h JOIN pg_catalog.pg_class p ON p.oid = h.inhparent JOIN pg_catalog.pg_namespace pn ON pn.oid = p.relnamespace WHERE h.inhrelid = c.oid) || ' ' ||
  pg_catalog.pg_get_expr(c.relpartbound, c.oid) || coalesce(' PARTITION BY ' || pg_catalog.pg_get_partkeydef(c.oid), '')
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE c.relispartition AND c.relkind IN ('r', 'p') AND @own ORDER BY c.oid
;
-- function
SELECT p.proname, pg_catalog.pg_get_functiondef(p.oid) FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
  WHERE p.prokind <> 'a' AND @own @ours(pg_proc p) ORDER BY p.oid
;
-- aggregate
SELECT p.proname, 'CREATE AGGREGATE ' || @named(p.proname) || '(' || pg_catalog.pg_get_function_arguments(p.oid) || ') (SFUNC = ' || a.aggtransfn::pg_catalog.regproc ||
  ', STYPE = ' || pg_catalog.format_type(a.aggtranstype, NULL) || coalesce(', INITCOND = ' || pg_catalog.quote_literal(a.agginitval), '') ||
  CASE WHEN a.aggfinalfn <> 0 THEN ', FINALFUNC = ' || a.aggfinalfn::pg_catalog.regproc ELSE '' END || ')'
  FROM pg_catalog.pg_aggregate a JOIN pg_catalog.pg_proc p ON p.oid = a.aggfnoid JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace WHERE @own @ours(pg_proc p) ORDER BY p.oid
;
-- default
SELECT c.relname, 'ALTER TABLE ONLY ' || @relation || ' ALTER COLUMN ' || pg_catalog.quote_ident(a.attname) || ' SET DEFAULT ' || pg_catalog.pg_get_expr(e.adbin, e.adrelid)
  FROM pg_catalog.pg_attrdef e JOIN pg_catalog.pg_class c ON c.oid = e.adrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum = e.adnum WHERE c.relkind IN ('r', 'p') AND a.attgenerated = '' AND @own @ours(pg_class c) ORDER BY c.oid, a.attnum
;
-- sequence
SELECT c.relname, 'ALTER SEQUENCE ' || @relation || ' OWNED BY ' || x.refobjid::pg_catalog.regclass || '.' || pg_catalog.quote_ident(a.attname)
  FROM pg_catalog.pg_depend x JOIN pg_catalog.pg_class c ON c.oid = x.objid AND c.relkind = 'S' JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_catalog.pg_attribute a ON a.attrelid = x.refobjid AND a.attnum = x.refobjsubid
  WHERE x.classid = 'pg_catalog.pg_class'::pg_catalog.regclass AND x.refclassid = x.classid AND x.deptype = 'a' AND @own ORDER BY c.oid
;
