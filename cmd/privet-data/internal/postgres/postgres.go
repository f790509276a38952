// Package postgres reads databases of PostgreSQL, and makes masked copies of them in empty ones.
package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
)

// A DB is a [database.DB]: one connection, with one transaction that can only read.
type DB struct {
	conn          *pgx.Conn
	tables        []*database.Table
	details       map[*database.Table]*detail
	before, after []statement // that make the schema, before the rows and after
}

var _ database.DB = (*DB)(nil)

// connect opens a connection in which values are spelled as rows have them.
func connect(address string) (*pgx.Conn, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, errors.New("the address of the database cannot be read") // the error repeats it
	}
	for name, value := range map[string]string{
		"application_name": "privet-data", "client_encoding": "UTF8", "DateStyle": "ISO", "TimeZone": "UTC", "IntervalStyle": "postgres",
		"bytea_output": "hex", "extra_float_digits": "1", "search_path": "", "check_function_bodies": "off",
	} {
		config.RuntimeParams[name] = value
	}
	conn, err := pgx.ConnectConfig(context.Background(), config)
	if err != nil {
		return nil, reason(err)
	}
	return conn, nil
}

// Open opens a database to read it. All that is read is of one moment.
func Open(address string) (*DB, error) {
	conn, err := connect(address)
	if err != nil {
		return nil, err
	}
	d := &DB{conn: conn, details: map[*database.Table]*detail{}}
	if err := d.exec("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"); err != nil {
		_ = d.Close()
		return nil, err
	}
	if err := d.readSchema(); err != nil {
		_ = d.Close()
		return nil, err
	}
	return d, nil
}

// Close ends the connection, and the transaction with it.
func (d *DB) Close() error {
	if err := d.conn.Close(context.Background()); err != nil {
		return reason(err)
	}
	return nil
}

// Tables gives the tables and views.
func (d *DB) Tables() []*database.Table { return d.tables }

func (d *DB) exec(text string) error {
	_, err := d.conn.Exec(context.Background(), text)
	return reason(err)
}

// each calls do for each row of a query, with the values where to points.
func each(conn *pgx.Conn, text string, to []any, do func() error, args ...any) error {
	r, err := conn.Query(context.Background(), text, args...)
	if err != nil {
		return reason(err)
	}
	_, err = pgx.ForEachRow(r, to, do)
	return reason(err)
}

// texts gives the only column of a query.
func texts(conn *pgx.Conn, text string, args ...any) (found []string, err error) {
	var one string
	err = each(conn, text, []any{&one}, func() error {
		found = append(found, one)
		return nil
	}, args...)
	return found, err
}

// quote quotes a name.
func quote(name string) string { return pgx.Identifier{name}.Sanitize() }

// literal quotes a text.
func literal(text string) string {
	return " E'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(text) + "'"
}

// table names a table in SQL.
func table(t *database.Table) string { return pgx.Identifier{t.Schema, t.Plain}.Sanitize() }

// conditions are errors of the server in words. Its own words may repeat values.
var conditions = map[string]string{
	"23502": "a value is NULL that cannot be", "23503": "a foreign key is broken", "23505": "a unique constraint is broken",
	"23514": "a check is broken", "23P01": "an exclusion constraint is broken", "28000": "the user is refused", "28P01": "the password or the user is refused",
	"3D000": "there is no such database", "42501": "the user may not do that", "22001": "a value is too long", "22P02": "a value does not fit its type",
	"22003": "a number is out of range", "22007": "a value is no time", "22008": "a time is out of range", "53100": "the disk is full",
	"57P01": "the server is shutting down",
	"42704": "something is not defined", "42883": "a function is not defined", "0A000": "the server cannot do that", "53300": "there are too many connections",
}

// reason is an error without anything that may be data: what is wrong, and the names of what it is wrong with.
func reason(err error) error {
	if err == nil {
		return nil
	}
	if e := (*pgconn.PgError)(nil); errors.As(err, &e) {
		text := conditions[e.Code]
		if text == "" {
			text = "error " + e.Code
		}
		for _, part := range []struct{ what, name string }{{"table", e.TableName}, {"column", e.ColumnName}, {"constraint", e.ConstraintName}} {
			if part.name != "" {
				text += ", " + part.what + " " + part.name
			}
		}
		return fmt.Errorf("PostgreSQL: %s", text)
	}
	if e := (*net.OpError)(nil); errors.As(err, &e) {
		return fmt.Errorf("the server cannot be reached: %w", e.Err)
	}
	if e := (*pgconn.ConnectError)(nil); errors.As(err, &e) {
		return errors.New("the server cannot be reached")
	}
	return errors.New("the connection is broken")
}
