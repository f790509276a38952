// Package mysql reads databases of MySQL and MariaDB, and makes masked copies of them in empty ones.
package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"

	"github.com/go-sql-driver/mysql"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
)

// A DB is a [database.DB]: one connection, with one transaction that can only read.
type DB struct {
	server
	tables  []*database.Table
	details map[*database.Table]*detail
	made    []statement // what makes the schema, but for tables
}

var _ database.DB = (*DB)(nil)

// A server is a connection to one database of a server.
type server struct {
	pool *sql.DB
	conn *sql.Conn
	name string // of the database
}

// connect opens a connection in which values are spelled as rows have them.
func connect(address string) (s server, err error) {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return s, errors.New("the address of the database cannot be read") // the error repeats it
	}
	config := mysql.NewConfig()
	config.Net, config.Addr = "tcp", u.Host
	if u.Port() == "" {
		config.Addr = net.JoinHostPort(u.Hostname(), "3306")
	}
	config.User = u.User.Username()
	config.Passwd, _ = u.User.Password()
	config.DBName = strings.TrimPrefix(u.Path, "/")
	config.TLSConfig = u.Query().Get("tls") // true, skip-verify or preferred; empty: none
	config.Logger = &mysql.NopLogger{}
	config.Params = map[string]string{"time_zone": "'+00:00'", "sql_mode": "'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO'", "character_set_results": "utf8mb4"}
	if config.DBName == "" {
		return s, errors.New("the address names no database")
	}
	connector, err := mysql.NewConnector(config)
	if err != nil {
		return s, errors.New("the address of the database cannot be used")
	}
	s = server{pool: sql.OpenDB(connector), name: config.DBName}
	if s.conn, err = s.pool.Conn(context.Background()); err != nil {
		_ = s.pool.Close()
		return s, reason(err)
	}
	return s, nil
}

// Open opens a database to read it. All that is read is of one moment.
func Open(address string) (*DB, error) {
	s, err := connect(address)
	if err != nil {
		return nil, err
	}
	d := &DB{server: s, details: map[*database.Table]*detail{}}
	if err = d.exec("SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ"); err == nil {
		err = d.exec("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY")
	}
	if err == nil {
		err = d.readSchema()
	}
	if err != nil {
		_ = d.Close()
		return nil, err
	}
	return d, nil
}

// Close ends the connection, and what is not committed.
func (s *server) Close() error {
	_ = s.conn.Close()
	return reason(s.pool.Close())
}

func (s *server) exec(text string) error {
	_, err := s.conn.ExecContext(context.Background(), text)
	return reason(err)
}

// query calls do for each row of a query, with the values as texts; NULL is "".
func (s *server) query(text string, do func(row []string) error, args ...any) error {
	r, err := s.conn.QueryContext(context.Background(), text, args...)
	if err != nil {
		return reason(err)
	}
	defer r.Close()
	names, err := r.Columns()
	if err != nil {
		return reason(err)
	}
	values, to := make([]sql.NullString, len(names)), make([]any, len(names))
	for i := range values {
		to[i] = &values[i]
	}
	row := make([]string, len(names))
	for r.Next() {
		if err := r.Scan(to...); err != nil {
			return reason(err)
		}
		for i, v := range values {
			row[i] = v.String
		}
		if err := do(row); err != nil {
			return err
		}
	}
	return reason(r.Err())
}

// quote quotes a name.
func quote(name string) string { return "`" + strings.ReplaceAll(name, "`", "``") + "`" }

// conditions are errors of the server in words. Its own words may repeat values.
var conditions = map[uint16]string{
	1044: "the user may not use the database", 1045: "the password or the user is refused", 1049: "there is no such database", 1048: "a value is NULL that " +
		"cannot be",
	1062: "a unique constraint is broken", 1142: "the user may not do that", 1227: "the user may not do that", 1146: "there is no such table",
	1153: "a row is longer than the server takes", 1264: "a number is out of range", 1292: "a value does not fit its type", 1366: "a value does not fit its " +
		"type",
	1406: "a value is too long", 1265: "a value does not fit its type", 1451: "a foreign key is broken", 1452: "a foreign key is broken", 3819: "a check is " +
		"broken",
	4025: "a check is broken", 1040: "there are too many connections", 1698: "the password or the user is refused",
}

// reason is an error without anything that may be data.
func reason(err error) error {
	if err == nil {
		return nil
	}
	if e := (*mysql.MySQLError)(nil); errors.As(err, &e) {
		if text := conditions[e.Number]; text != "" {
			return fmt.Errorf("MySQL: %s", text)
		}
		return fmt.Errorf("MySQL: error %d", e.Number)
	}
	if e := (*net.OpError)(nil); errors.As(err, &e) {
		return fmt.Errorf("the server cannot be reached: %w", e.Err)
	}
	return errors.New("the connection is broken")
}
