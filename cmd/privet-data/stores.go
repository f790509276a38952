package main

import (
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/cmd/privet-data/internal/mysql"
	"github.com/privet-go/privet/cmd/privet-data/internal/postgres"
)

// A store is a kind of database. To add one is to add a value to stores.
type store struct {
	schemes []string
	open    func(address string) (database.DB, error)

	// create makes the tables of another database of the kind, without rows. The mark is that of [policy.mark].
	create func(address string, from database.DB, mark string) (database.Writer, error)
}

var stores = []*store{
	{[]string{"sqlite:"}, openSQLite, createSQLite},
	{[]string{"postgres://", "postgresql://"}, openPostgres, createPostgres},
	{[]string{"mysql://", "mariadb://"}, openMySQL, createMySQL},
}

// addresses says how databases are written.
const addresses = "a database is written sqlite:FILE, postgres://USER:PASSWORD@HOST/NAME or mysql://USER:PASSWORD@HOST/NAME"

// isStore reports whether a name is the address of a database.
func isStore(name string) bool {
	_, err := findStore(name)
	return err == nil
}

// findStore finds the kind of a database by its address.
func findStore(address string) (*store, error) {
	for _, s := range stores {
		for _, scheme := range s.schemes {
			if rest, ok := strings.CutPrefix(address, scheme); ok && rest != "" {
				return s, nil
			}
		}
	}
	return nil, errUsage(addresses)
}

// openDB opens a database of any kind.
func openDB(address string) (database.DB, error) {
	s, err := findStore(address)
	if err != nil {
		return nil, err
	}
	db, err := s.open(address)
	if err != nil {
		return nil, nameless(err)
	}
	return db, nil
}

func openPostgres(address string) (database.DB, error) { return postgres.Open(address) }

func createPostgres(address string, from database.DB, mark string) (database.Writer, error) {
	return postgres.Create(address, from.(*postgres.DB), mark)
}

func openMySQL(address string) (database.DB, error) { return mysql.Open(address) }

func createMySQL(address string, from database.DB, mark string) (database.Writer, error) {
	return mysql.Create(address, from.(*mysql.DB), mark)
}
