package redact_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/redact"
)

// A table is a driver of databases with one table in it, which every query gives.
type table struct {
	names []string
	rows  [][]driver.Value
	err   error // at the end
}

func (t *table) Open(string) (driver.Conn, error)           { return t, nil }
func (t *table) Prepare(string) (driver.Stmt, error)        { return t, nil }
func (t *table) Begin() (driver.Tx, error)                  { return nil, errors.ErrUnsupported }
func (t *table) NumInput() int                              { return 0 }
func (t *table) Exec([]driver.Value) (driver.Result, error) { return nil, errors.ErrUnsupported }
func (t *table) Query([]driver.Value) (driver.Rows, error)  { return &cursor{t, 0}, nil }
func (t *table) Close() error                               { return nil }

type cursor struct {
	*table
	at int
}

func (c *cursor) Columns() []string { return c.names }
func (c *cursor) Next(dest []driver.Value) error {
	if c.at == len(c.rows) {
		if c.err != nil {
			return c.err
		}
		return io.EOF
	}
	copy(dest, c.rows[c.at])
	c.at++
	return nil
}

var tables int

// open gives a database of one table.
func open(tab *table) *sql.DB {
	tables++
	name := fmt.Sprint("table", tables)
	sql.Register(name, tab)
	db, err := sql.Open(name, "")
	if err != nil {
		panic(err)
	}
	return db
}

// query gives the rows of a table.
func query(t testing.TB, tab *table) *sql.Rows {
	t.Helper()
	db := open(tab)
	t.Cleanup(func() { db.Close() })
	rows, err := db.Query("")
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// people is a table of n people.
func people(n int) *table {
	tab := &table{names: []string{"id", "email", "born", "balance", "note", "active", "c7", "photo", "secret", "gone"}}
	for i := range n {
		tab.rows = append(tab.rows, []driver.Value{
			int64(i + 1), fmt.Sprintf("odette.larkspur%d@quillmail.example", i), time.Date(1950+i%50, 2, 3, 0, 0, 0, 0, time.UTC), float64(i) * 1.25,
			"handle with care", i%2 == 0, fmt.Sprintf("4%015d", 111111111111111), []byte("abc"), "a" + secret, nil,
		})
	}
	tab.rows[n-1][4] = "ask " + mail
	return tab
}

// TestRows says what becomes of the values of a table, in and behind the rows that it is judged by.
func TestRows(t *testing.T) {
	rows := redact.NewRows(query(t, people(40)), &redact.RowsOptions{SampleRows: 20, Labels: []privet.Label{"", "", "", "", "FREE_TEXT"}})
	defer rows.Close()
	n := 0
	for rows.Next() {
		n++
		var id int
		var email, note, c7, kept string
		var born any
		var balance float64
		var active bool
		var photo []byte
		var gone *string
		if err := rows.Scan(&id, &email, &born, &balance, &note, &active, &c7, &photo, &kept, &gone); err != nil {
			t.Fatal(err)
		}
		if id != n || balance != float64(n-1)*1.25 || active != (n%2 == 1) || gone != nil {
			t.Errorf("row %d: %v %v %v %v", n, id, balance, active, gone)
		}
		day, _ := born.(string)
		for _, s := range []string{email, note, c7, kept, day} {
			if strings.Contains(s, mailPart) || strings.Contains(s, secret) || strings.Contains(s, "-02-03") || strings.HasPrefix(s, "4111") {
				t.Errorf("row %d: %q", n, s)
			}
		}
		if n < 40 && note != "handle with care" || day == "" {
			t.Errorf("row %d: %q, %q", n, note, day)
		}
	}
	if err := rows.Err(); err != nil || n != 40 {
		t.Errorf("%d rows, %v", n, err)
	}
}

// TestRowsLabels says how labels, fields and the policy overrule the verdict.
func TestRowsLabels(t *testing.T) {
	r := newRedactor(t, &redact.Options{
		Policy: &masker.Policy{Unknown: "redact", Columns: map[string]masker.Operation{"c3": {Operator: "keep"}, "c4": {Operator: "truncate", Length: 1}}},
		Fields: map[string]privet.Label{"c2": "EMAIL"},
	})
	tab := &table{names: []string{"c1", "c2", "c3", "c4", "remark", "c6"}, rows: [][]driver.Value{{"abcdef", "abcdef", secret, "xyz", "qq zz", "mail " + mail}}}
	rows := redact.NewRows(query(t, tab), &redact.RowsOptions{Redactor: r, Labels: []privet.Label{"PASSWORD", "", "", "", "", "FREE_TEXT"}})
	for row, err := range rows.All() {
		if err != nil {
			t.Fatal(err)
		}
		if got, want := fmt.Sprint(row), "[****** ****** "+secret+" x [REDACTED] mail o*****.l*******@quillmail.example]"; got != want {
			t.Errorf("%s, not %s", got, want)
		}
	}
	if rows.Next() {
		t.Error("a row after the end")
	}
}

// TestRowsUnknown holds that a policy that redacts what nobody can name does so with values of all types.
func TestRowsUnknown(t *testing.T) {
	r := newRedactor(t, &redact.Options{Policy: &masker.Policy{Unknown: "redact"}})
	tab := &table{names: []string{"a", "b", "c", "d", "e", "f"}, rows: [][]driver.Value{{"x", int64(7), 1.5, true, time.Now(), []byte("x")}}}
	labels := make([]privet.Label, len(tab.names))
	for i := range labels {
		labels[i] = privet.Unknown
	}
	for row, err := range redact.NewRows(query(t, tab), &redact.RowsOptions{Redactor: r, Labels: labels}).All() {
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range row {
			if s := fmt.Sprintf("%s", v); s != redact.Replacement {
				t.Errorf("column %s: %s", tab.names[i], s)
			}
		}
	}
}

// TestRowsScan says what masked values and others fit into.
func TestRowsScan(t *testing.T) {
	type id int32
	tab := &table{names: []string{"password", "n", "s"}, rows: [][]driver.Value{{int64(1234567), int64(9), nil}}}
	scan := func(dest ...any) error {
		rows := redact.NewRows(query(t, tab), nil)
		defer rows.Close()
		if !rows.Next() {
			t.Fatal(rows.Err())
		}
		return rows.Scan(dest...)
	}
	var password, s string
	var pointer **string
	var n id
	var null sql.NullString
	var whole int64
	var raw sql.RawBytes
	if err := scan(&password, &n, &null); err != nil || password != "*******" || n != 9 || null.Valid {
		t.Errorf("%q %d %v %v", password, n, null, err)
	}
	if err := scan(&null, &s, &pointer); err != nil || null.String != "*******" || s != "9" || pointer != nil {
		t.Errorf("%v %q %v", null, s, err)
	}
	for _, dest := range [][]any{{&whole, &n, &null}, {&password, &n, &s}, {&raw, &n, &null}, {&password, &n}, {password, &n, &null}, {&password, nil, &null}, {&sql.NullInt64{}, &n, &null}} {
		err := scan(dest...)
		if err == nil || strings.Contains(err.Error(), "123") || strings.Contains(err.Error(), "*****") {
			t.Errorf("%T: %v", dest[0], err)
		}
	}
	if err := redact.NewRows(query(t, tab), nil).Scan(&password); err == nil {
		t.Error("a scan before Next")
	}
}

// TestRowsFail holds that errors end the rows, that the personal data in a driver's is masked, and that too many labels are one.
func TestRowsFail(t *testing.T) {
	broken := errors.New("no such user " + mail)
	for _, c := range []struct {
		what string
		opts *redact.RowsOptions
		err  error
	}{
		{"a driver's", nil, broken},
		{"labels", &redact.RowsOptions{Labels: make([]privet.Label, 11)}, nil},
		{"label", &redact.RowsOptions{Labels: []privet.Label{"NO_SUCH"}}, nil},
	} {
		tab := people(3)
		tab.err = c.err
		rows := redact.NewRows(query(t, tab), c.opts)
		for rows.Next() {
		}
		err := rows.Err()
		if err == nil || strings.Contains(err.Error(), mailPart) || c.err != nil && !errors.Is(err, c.err) {
			t.Errorf("%s: %v", c.what, err)
		}
		rows.Close()
	}
}
