package main

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/privet-go/privet/cmd/privet-data/internal/servertest"
)

// myConn opens a connection.
func myConn(t testing.TB, port int, name string) *sql.Conn {
	t.Helper()
	config := mysql.NewConfig()
	config.User, config.Passwd, config.Net, config.Addr, config.DBName = "privet", servertest.Password, "tcp", fmt.Sprintf("127.0.0.1:%d", port), name
	config.Params = map[string]string{"time_zone": "'+00:00'", "sql_mode": "''"}
	connector, err := mysql.NewConnector(config)
	if err != nil {
		t.Fatal(err)
	}
	pool := sql.OpenDB(connector)
	t.Cleanup(func() { _ = pool.Close() })
	conn, err := pool.Conn(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return conn
}

func myExec(t testing.TB, conn *sql.Conn, text string) {
	t.Helper()
	if _, err := conn.ExecContext(context.Background(), text); err != nil {
		t.Fatalf("%v in %.200s", err, text)
	}
}

// myAnswers gives what a query answers, a line for each row.
func myAnswers(t testing.TB, conn *sql.Conn, query string) (lines []string) {
	t.Helper()
	r, err := conn.QueryContext(context.Background(), query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer r.Close()
	names, _ := r.Columns()
	values, to := make([]sql.NullString, len(names)), make([]any, len(names))
	for i := range values {
		to[i] = &values[i]
	}
	for r.Next() {
		if err := r.Scan(to...); err != nil {
			t.Fatal(err)
		}
		var parts []string
		for _, v := range values {
			parts = append(parts, v.String)
		}
		lines = append(lines, strings.Join(parts, "|"))
	}
	if r.Err() != nil {
		t.Fatal(r.Err())
	}
	return lines
}

// myRental makes a database of a shop that lends films.
func myRental(t testing.TB, port int, name string, customers int) *sql.Conn {
	t.Helper()
	myExec(t, myConn(t, port, "test"), "CREATE DATABASE "+name+" CHARACTER SET utf8mb4")
	conn := myConn(t, port, name)
	myExec(t, conn, "SET foreign_key_checks = 0")
	for text := range strings.SplitSeq(readFile(t, "testdata/rental.mysql.sql"), "\n/\n") {
		myExec(t, conn, text)
	}
	quoted := func(text string) string {
		return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`, "\n", `\n`).Replace(text) + "'"
	}
	var values []string
	for i, g := range makeGuests(customers) {
		email, note, born := "NULL", "NULL", "NULL"
		if g.Email != nil {
			email = quoted(*g.Email)
		}
		if g.Remarks != nil {
			note = quoted(*g.Remarks + "\twith a tab, a \\, an ' and ü")
		}
		if i%9 != 0 {
			born = fmt.Sprintf("'%d-%02d-%02d'", 1930+i%70, 1+i%12, 2+i%27)
		}
		values = append(values, fmt.Sprintf("('%s', %s, %s, %s, '+44 20 7946 %04d', '%09d', %d, '2026-%02d-%02d %02d:00:00.250', %s, %d, x'ff00%02x')",
			customerNumber(i), quoted(g.Name), email, born,
			i%10000, 310000000+i*7919%99999999, min(i%7, 1), 1+i%12, 1+i%28, i%24, note, 1+i%12, byte(i)))
	}
	for i := range 12 {
		myExec(t, conn, fmt.Sprintf("INSERT INTO staff VALUES (%d, %s, nullif(%d, 0), '10.1.2.%d', '-%d:00:01')", i+1, quoted(makeGuests(60)[i*5].Name),
			(i+2)/3, i, i*i*7%31))
	}
	for chunk := range slices.Chunk(values, 1000) {
		myExec(t, conn, "INSERT INTO customer (number, full_name, email, born, phone, c7, active, made, note, served_by, photo) VALUES "+strings.Join(chunk,
			","))
	}
	for _, text := range []string{
		"UPDATE customer SET note = NULL WHERE note = 'none'",
		"INSERT INTO actor SELECT seq, 'Ilona', concat('Moreau ', seq) FROM seq_1_to_20",
		"INSERT INTO film SELECT seq, concat('Film ', seq), 1950 + seq, elt(1 + seq % 3, 'G', 'PG', 'NC-17'), 3.99, elt(1 + seq % 3, 'Trailers', " +
			"'Trailers,Deleted Scenes', ''), '{\"discs\": 2}', '01:30:00', " +
			"seq * 1234567.25, seq % 2 FROM seq_1_to_50",
		"INSERT INTO film_actor SELECT f.seq, a.seq FROM seq_1_to_50 f JOIN seq_1_to_20 a WHERE (f.seq + a.seq) % 3 = 0",
		"SET @n = 0",
		"INSERT INTO rental SELECT @n := @n + 1, number, f.seq, '2026-01-01' + INTERVAL f.seq * 26 HOUR, if(f.seq % 4 > 0, '2026-05-01', NULL) FROM " +
			"customer JOIN seq_1_to_50 f WHERE (customer_id + f.seq) % 20 = 0",
		"INSERT INTO payment SELECT rental_id + 1000, rental_id, (rental_id % 900) / 100 + 1, rented FROM rental",
	} {
		myExec(t, conn, text)
	}
	return conn
}

// mySame are queries of which the answers are the same of the original and the copy.
var mySame = []string{
	"SELECT count(*), count(DISTINCT number), count(DISTINCT customer_id), count(email), count(DISTINCT email), count(born), count(note), count(phone) FROM " +
		"customer",
	"SELECT count(*), sum(amount) FROM turnover",
	"SELECT count(*) FROM best",
	"SELECT count(*), sum(p.amount) FROM payment p JOIN rental r USING (rental_id) JOIN customer c ON c.number = r.customer_number",
	"SELECT count(*) FROM customer c JOIN staff s ON s.staff_id = c.served_by JOIN staff m ON m.staff_id = s.manager",
	"SELECT active, touched, count(*) FROM customer GROUP BY 1, 2 ORDER BY 1, 2",
	"SELECT * FROM film ORDER BY film_id",
	"SELECT * FROM film_actor ORDER BY 1, 2",
	"SELECT worked FROM staff ORDER BY 1",
	"SHOW CREATE TABLE customer", "SHOW CREATE TABLE rental", "SHOW CREATE TABLE film", "SHOW CREATE TABLE film_actor", "SHOW CREATE TABLE staff",
	"SHOW CREATE VIEW best",
	"SELECT TRIGGER_NAME, ACTION_STATEMENT FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()",
	"SELECT ROUTINE_NAME, ROUTINE_DEFINITION FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() ORDER BY 1",
	"SELECT TABLE_NAME, TABLE_TYPE FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() ORDER BY 1",
}

// myDump gives all rows of the tables with people.
func myDump(t testing.TB, conn *sql.Conn) (rows []string) {
	for _, table := range []string{"customer", "rental", "staff"} {
		rows = append(rows, myAnswers(t, conn, "SELECT * FROM "+table+" ORDER BY 1")...)
	}
	return rows
}
