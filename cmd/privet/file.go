package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// openInput opens a file, or standard input for -. Opening and reading end with
// an error once the context ends, however long the file makes them wait, so that
// a command that is told to stop cleans up behind it.
func openInput(ctx context.Context, t *terminal, name string) (io.ReadCloser, error) {
	if name == "-" {
		return newInput(ctx, io.NopCloser(t.in)), nil
	}
	type opened struct {
		file *os.File
		err  error
	}
	// A named pipe opens only when somebody writes to it.
	done := make(chan opened, 1)
	go func() {
		file, err := os.Open(name)
		done <- opened{file, err}
	}()
	select {
	case <-ctx.Done():
		return nil, errInterrupted
	case o := <-done:
		if o.err != nil {
			return nil, nameless(o.err)
		}
		return newInput(ctx, o.file), nil
	}
}

// errInterrupted is what a read gives once the command has been told to stop.
var errInterrupted = errors.New("interrupted")

// readSize is how much of an input is read at a time.
const readSize = 64 << 10

// An input is a file whose reads end when the context ends, even while the file
// below has nothing to give. Each read of the file runs in a goroutine of its own
// and fills a buffer that nobody else touches meanwhile. One that is left behind
// waits for a file that may never answer and ends with the process.
type input struct {
	ctx  context.Context
	file io.ReadCloser
	buf  []byte
	done chan readResult // has room for one, so that no goroutine waits for a reader

	rest []byte // of the last read, not yet given
	err  error  // of the last read, given after the rest
}

// A readResult is what reading into the buffer gave.
type readResult struct {
	n   int
	err error
}

func newInput(ctx context.Context, file io.ReadCloser) *input {
	return &input{ctx: ctx, file: file, buf: make([]byte, readSize), done: make(chan readResult, 1)}
}

func (in *input) Read(p []byte) (int, error) {
	// After the context has ended the buffer may belong to a goroutine for good.
	if in.ctx.Err() != nil {
		return 0, errInterrupted
	}
	if len(p) == 0 {
		return 0, nil
	}
	if len(in.rest) == 0 && in.err == nil {
		go func() {
			n, err := in.file.Read(in.buf)
			in.done <- readResult{n, err}
		}()
		select {
		case <-in.ctx.Done():
			return 0, errInterrupted
		case r := <-in.done:
			in.rest, in.err = in.buf[:r.n], nameless(r.err)
		}
	}
	if len(in.rest) == 0 {
		return 0, in.err
	}
	n := copy(p, in.rest)
	in.rest = in.rest[n:]
	return n, nil
}

func (in *input) Close() error { return in.file.Close() }

// writeWhole makes a file that appears whole or not at all: what write produces
// goes to a temporary file beside it, which takes the name once everything is on
// the disk. For - it goes to standard output as it comes. An existing file is
// replaced, and keeps its permissions; a symbolic link stays, and the file that
// it leads to is replaced. An error of write comes back as it is.
func writeWhole(t *terminal, name string, write func(io.Writer) error) (err error) {
	if name == "-" {
		return write(t.out)
	}
	failed := func(err error) error { return fmt.Errorf("the output: %w", nameless(err)) }
	mode := fs.FileMode(0o600) // what was personal may be read by its owner only
	if _, err := os.Lstat(name); err == nil {
		// A link that leads nowhere is an error here.
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return failed(err)
		}
		info, err := os.Stat(name)
		if err != nil {
			return failed(err)
		}
		if !info.Mode().IsRegular() {
			return errors.New("the output is no regular file")
		}
		mode = info.Mode().Perm()
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), ".privet-*")
	if err != nil {
		return failed(err)
	}
	defer func() {
		if err != nil {
			_ = tmp.Close()
			_ = os.Remove(tmp.Name())
		}
	}()
	if err := write(&output{file: tmp, name: "the output"}); err != nil {
		return err
	}
	if err := tmp.Chmod(mode); err != nil {
		return failed(err)
	}
	if err := tmp.Sync(); err != nil {
		return failed(err)
	}
	if err := tmp.Close(); err != nil {
		return failed(err)
	}
	if err := os.Rename(tmp.Name(), name); err != nil {
		return failed(err)
	}
	return nil
}

// nameless is an error of the file system without the name of the file, which
// can be data: somebody may have meant a value, or a file can be named for one.
func nameless(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return path.Err
	}
	if link := (*os.LinkError)(nil); errors.As(err, &link) {
		return link.Err
	}
	return err
}
