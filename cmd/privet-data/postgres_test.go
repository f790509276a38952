package main

import (
	"context"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/privet-go/privet/cmd/privet-data/internal/servertest"
)

// pgConn opens a connection.
func pgConn(t testing.TB, port int, name string) *pgx.Conn {
	t.Helper()
	conn, err := pgx.Connect(context.Background(), servertest.Address("postgres", port, name))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close(context.Background()) })
	return conn
}

func pgExec(t testing.TB, conn *pgx.Conn, text string) {
	t.Helper()
	if _, err := conn.Exec(context.Background(), text); err != nil {
		t.Fatal(err)
	}
}

// pgAnswers gives what a query answers, a line for each row.
func pgAnswers(t testing.TB, conn *pgx.Conn, query string) (lines []string) {
	t.Helper()
	r, err := conn.Query(context.Background(), query, pgx.QueryExecModeSimpleProtocol)
	if err != nil {
		t.Fatal(err)
	}
	for r.Next() {
		var parts []string
		for _, v := range r.RawValues() {
			parts = append(parts, string(v))
		}
		lines = append(lines, strings.Join(parts, "|"))
	}
	if r.Err() != nil {
		t.Fatalf("%s: %v", query, r.Err())
	}
	return lines
}

// pgRental makes a database of a shop that lends films.
func pgRental(t testing.TB, port int, name string, customers int) *pgx.Conn {
	t.Helper()
	pgExec(t, pgConn(t, port, "postgres"), "CREATE DATABASE "+name)
	conn := pgConn(t, port, name)
	pgExec(t, conn, readFile(t, "testdata/rental.postgres.sql"))
	var guests [][]any
	for i, g := range makeGuests(customers) {
		var email, note, born any
		if g.Email != nil {
			email = *g.Email
		}
		if g.Remarks != nil {
			note = *g.Remarks + "\twith a tab, a \\ and ü"
		}
		if i%9 != 0 {
			born = fmt.Sprintf("%d-%02d-%02d", 1930+i%70, 1+i%12, 2+i%27)
		}
		guests = append(guests, []any{customerNumber(i), g.Name, email, born, fmt.Sprintf("+44 20 7946 %04d", i%10000),
			fmt.Sprintf("%09d", 310000000+i*7919%99999999), i%7 != 0, fmt.Sprintf("2026-%02d-%02d %02d:00:00.25", 1+i%12, 1+i%28, i%24), note, 1 + i%12})
	}
	for i := range 12 {
		pgExec(t, conn, fmt.Sprintf("INSERT INTO staffing.staff VALUES (%d, '%s', nullif(%d, 0), '10.1.2.%d', '%d days 03:00:00', '\\xff00%02x')", i+1,
			guests[i*5%len(guests)][1], (i+2)/3, i, i*i*7%31, i))
	}
	pgExec(t, conn, "CREATE TEMP TABLE load (number uuid, full_name text, email text, born text, phone text, c7 text, active boolean, made text, note text, "+
		"served_by integer)")
	if _, err := conn.CopyFrom(context.Background(), pgx.Identifier{"load"}, []string{"number", "full_name", "email", "born", "phone", "c7", "active",
		"made", "note", "served_by"},
		pgx.CopyFromRows(guests)); err != nil {
		t.Fatal(err)
	}
	pgExec(t, conn, `INSERT INTO customer (number, full_name, email, born, phone, c7, active, made, touched, note, served_by)
			SELECT number, full_name, email, born::date, phone, c7, active, made::timestamptz, made::timestamp, note, served_by FROM load;
		INSERT INTO actor SELECT n, 'Ilona', 'Moreau ' || n FROM generate_series(1, 20) n; SELECT setval('actor_seq', 20);
		INSERT INTO film (title, release_year, rating, features, size, words, spare, tall) SELECT 'Film ' || n, 1950 + n, (ARRAY['G', 'PG', 'NC-17'])[1 + n
			% 3]::rating,
			ARRAY['Trailers', 'Deleted, "Scenes"'], ROW(n, n + 1)::size, to_tsvector('english', 'a fine film ' || n), '{"discs": 2}', n % 2 = 0 FROM
				generate_series(1, 50) n;
		INSERT INTO film_actor SELECT f, a FROM generate_series(1, 50) f, generate_series(1, 20) a WHERE (f + a) % 3 = 0;
		INSERT INTO rental SELECT row_number() OVER (), number, f, timestamp '2026-01-01' + f * interval '26 hours', CASE WHEN f % 4 > 0 THEN timestamp
			'2026-05-01' END
			FROM customer, generate_series(1, 50) f WHERE (customer_id + f) % 20 = 0;
		INSERT INTO payment SELECT rental_id + 1000, rental_id, (rental_id % 900) / 100.0 + 1, rented::date FROM rental; REFRESH MATERIALIZED VIEW lent;
			ANALYZE`)
	return conn
}

func customerNumber(i int) string {
	b := [16]byte{byte(i), byte(i >> 8), byte(i >> 16), 7, 9, 1, 0x40, 3, 0x80, 5, byte(i * 31), byte(i * 17)}
	text := hex.EncodeToString(b[:])
	return strings.Join([]string{text[:8], text[8:12], text[12:16], text[16:20], text[20:]}, "-")
}

// pgSame are queries of which the answers are the same of the original and the copy.
var pgSame = []string{
	"SELECT count(*), count(DISTINCT number), count(DISTINCT customer_id), count(email), count(DISTINCT email), count(born), count(note), count(phone) FROM " +
		"public.customer",
	"SELECT count(*), sum(amount) FROM public.turnover",
	"SELECT * FROM public.lent ORDER BY film_id",
	"SELECT count(*), sum(p.amount), count(DISTINCT p.tableoid::regclass) FROM public.payment p JOIN public.rental r USING (rental_id) JOIN public.customer " +
		"c ON c.number = r.customer_number",
	"SELECT count(*) FROM public.customer c JOIN staffing.staff s ON s.staff_id = c.served_by JOIN staffing.staff m ON m.staff_id = s.manager",
	"SELECT active, count(*) FROM public.customer GROUP BY 1 ORDER BY 1",
	"SELECT film_id, title, release_year, rating, rental_rate, spare, tall, cardinality(features) FROM public.film ORDER BY 1",
	"SELECT * FROM public.film_actor ORDER BY 1, 2",
	"SELECT worked FROM staffing.staff ORDER BY 1",
	"SELECT relkind, n.nspname, relname FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE n.nspname IN ('public', 'staffing') ORDER BY 1, 2, 3",
	"SELECT conrelid::regclass, conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace OR connamespace = " +
		"'staffing'::regnamespace ORDER BY conrelid::regclass::text, conname",
	"SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'staffing') ORDER BY 1",
	"SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid), " +
		"col_description(attrelid, attnum)" +
		" FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef d ON adrelid = attrelid AND adnum = attnum" +
		" WHERE relnamespace IN ('public'::regnamespace, 'staffing'::regnamespace) AND attnum > 0 AND relkind IN ('r', 'p', 'v', 'm') ORDER BY " +
		"attrelid::regclass::text, attnum",
	"SELECT pg_get_viewdef('public.turnover'), obj_description('public.customer'::regclass)",
	"SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
	"SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal",
	"SELECT sequencename, last_value FROM pg_sequences ORDER BY 1",
}

// pgDump gives all rows of the tables with people.
func pgDump(t testing.TB, conn *pgx.Conn) (rows []string) {
	for _, table := range []string{"public.customer", "public.rental", "staffing.staff"} {
		rows = append(rows, pgAnswers(t, conn, "SELECT x::text FROM "+table+" x ORDER BY 1")...)
	}
	return rows
}
