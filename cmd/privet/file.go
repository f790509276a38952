package main

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// openInput opens a file, or standard input for -.
func openInput(t *terminal, name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(t.in), nil
	}
	return os.Open(name)
}

// writeWhole makes a file that appears whole or not at all: what write produces
// goes to a temporary file beside it, which takes the name once everything is on
// the disk. For - it goes to standard output as it comes. An existing file is
// replaced, and keeps its permissions.
func writeWhole(t *terminal, name string, write func(io.Writer) error) (err error) {
	if name == "-" {
		return write(t.out)
	}
	mode := fs.FileMode(0o600) // what was personal may be read by its owner only
	if info, err := os.Stat(name); err == nil {
		if !info.Mode().IsRegular() {
			return errors.New("the output is no regular file")
		}
		mode = info.Mode().Perm()
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".privet-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = tmp.Close()
			_ = os.Remove(tmp.Name())
		}
	}()
	if err := write(tmp); err != nil {
		return err
	}
	if err := tmp.Chmod(mode); err != nil {
		return err
	}
	if err := tmp.Sync(); err != nil {
		return err
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}

// errInterrupted is what a read gives once the command has been told to stop.
var errInterrupted = errors.New("interrupted")

// A stoppableReader ends with an error once the context ends, so that long work
// stops and cleans up behind it.
type stoppableReader struct {
	ctx context.Context
	src io.Reader
}

func (r stoppableReader) Read(p []byte) (int, error) {
	if r.ctx.Err() != nil {
		return 0, errInterrupted
	}
	return r.src.Read(p)
}
