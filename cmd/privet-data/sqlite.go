package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet/cmd/privet-data/internal/database"
	"github.com/privet-go/privet/cmd/privet-data/internal/sqlitedb"
)

func openSQLite(address string) (database.DB, error) {
	return sqlitedb.Open(strings.TrimPrefix(address, "sqlite:"))
}

// A sqliteCopy is a file that appears whole or not at all: it is made under another name, in a folder of its own, which stays
// where the copy can go on.
type sqliteCopy struct {
	*sqlitedb.Writer
	dir, to string
	closed  bool
}

func createSQLite(address string, from database.DB, mark string) (database.Writer, error) {
	to := strings.TrimPrefix(address, "sqlite:")
	if _, err := os.Lstat(to); err == nil {
		return nil, errors.New("the copy exists already, and is not replaced")
	}
	dir, err := partDir(to, mark != "")
	if err != nil {
		return nil, err
	}
	part := filepath.Join(dir, "copy")
	w, err := sqlitedb.NewWriter(part, from.(*sqlitedb.DB), mark)
	if errors.Is(err, sqlitedb.ErrFinished) && os.Remove(part) == nil { // it was cut before it got its name
		w, err = sqlitedb.NewWriter(part, from.(*sqlitedb.DB), mark)
	}
	switch {
	case errors.Is(err, database.ErrCut):
		return nil, fmt.Errorf("%w, unless the folder beside it whose name ends with .part is removed", err)
	case err != nil:
		_ = os.RemoveAll(dir)
		return nil, err
	}
	return &sqliteCopy{Writer: w, dir: dir, to: to}, nil
}

// Finish gives the copy its name.
func (c *sqliteCopy) Finish() error {
	if err := c.Writer.Finish(); err != nil {
		return err
	}
	c.closed = true
	if err := c.Writer.Close(); err != nil {
		return errors.New("the copy cannot be written")
	}
	return publish(filepath.Join(c.dir, "copy"), c.to)
}

// Close throws away what has not been finished and cannot go on.
func (c *sqliteCopy) Close() error {
	if !c.closed {
		_ = c.Writer.Close()
		if c.Some() {
			return nil
		}
	}
	return os.RemoveAll(c.dir)
}

// inPart makes a file that appears whole or not at all.
func inPart(file string, make func(part string) error) error {
	dir, err := partDir(file, false)
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	part := filepath.Join(dir, "copy")
	if err := make(part); err != nil {
		return err
	}
	return publish(part, file)
}

// partDir makes a folder beside a file. One that is known has the name of the file in its own, and may be there already.
func partDir(file string, known bool) (dir string, err error) {
	if !known {
		dir, err = os.MkdirTemp(filepath.Dir(file), ".privet-*.part")
	} else {
		dir = filepath.Join(filepath.Dir(file), ".privet-"+filepath.Base(file)+".part")
		err = os.Mkdir(dir, 0o700)
		if info, e := os.Lstat(dir); e == nil && info.IsDir() {
			err = nil
		}
	}
	if err != nil {
		return "", failedOutput(err)
	}
	return dir, nil
}

// failedOutput is the error of an output, without its name.
func failedOutput(err error) error {
	if e := (*os.LinkError)(nil); errors.As(err, &e) {
		err = e.Err
	}
	return fmt.Errorf("the output: %w", nameless(err))
}

// publish brings a file to the disk and gives it its name, unless there is one of that name by now.
func publish(part, to string) error {
	f, err := os.OpenFile(part, os.O_RDWR, 0)
	if err != nil {
		return failedOutput(err)
	}
	defer f.Close()
	if err := f.Chmod(0o600); err != nil {
		return failedOutput(err)
	}
	if err := f.Sync(); err != nil {
		return failedOutput(err)
	}
	if err := os.Link(part, to); err != nil {
		return failedOutput(err)
	}
	return nil
}
