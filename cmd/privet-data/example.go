package main

import (
	_ "embed"
	"errors"
	"flag"
	"os"
	"path/filepath"

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
	file, err := database(names[0])
	if err != nil {
		return err
	}
	if _, err := os.Lstat(file); err == nil {
		return errors.New("the file exists already, and is not replaced")
	}
	return inPart(file, func(part string) error { return sqlitedb.Make(part, exampleSQL) })
}

// inPart makes a file that appears whole or not at all: make writes it under another name, in a folder of its own.
func inPart(file string, make func(part string) error) error {
	dir, err := os.MkdirTemp(filepath.Dir(file), ".privet-*.part")
	if err != nil {
		return failedOutput(err)
	}
	defer os.RemoveAll(dir)
	part := filepath.Join(dir, "copy")
	if err := make(part); err != nil {
		return err
	}
	return publish(part, file)
}
