package main

import (
	_ "embed"
	"errors"
	"flag"
	"os"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/sqlitedb"
)

//go:embed example.sql
var exampleSQL string

// runExample runs privet-data example.
func runExample(_ *terminal, flags *flag.FlagSet, args []string) error {
	names, err := parse(flags, args)
	if err != nil {
		return err
	}
	if len(names) != 1 {
		return errUsage("it takes one database, sqlite:FILE")
	}
	file, ok := strings.CutPrefix(names[0], "sqlite:")
	if !ok || file == "" {
		return errUsage("it takes one database, sqlite:FILE")
	}
	if _, err := os.Lstat(file); err == nil {
		return errors.New("the file exists already, and is not replaced")
	}
	return inPart(file, func(part string) error { return sqlitedb.Make(part, exampleSQL) })
}
