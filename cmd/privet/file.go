package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/privet-go/privet/internal/tabular"
)

// openInput opens a file, or standard input for -. Opening and reading end with an
// error once the context ends, however long the file blocks, so that a command can
// clean up.
func openInput(ctx context.Context, t *terminal, name string) (*input, error) {
	if name == "-" {
		return newInput(ctx, io.NopCloser(t.in)), nil
	}
	type opened struct {
		file *os.File
		err  error
	}
	// A named pipe opens only when another process opens it to write.
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
		in := newInput(ctx, o.file)
		in.name = filepath.Base(name)
		if info, err := o.file.Stat(); err == nil && info.Mode().IsRegular() {
			in.size = info.Size()
		}
		return in, nil
	}
}

// errInterrupted is the error of reading once the command is told to stop.
var errInterrupted = errors.New("interrupted")

// readSize is the size of the buffer of an input.
const readSize = 64 << 10

// An input is a file whose reads end when the context ends, even while the file blocks.
// Each read of the file runs in a goroutine of its own and fills a buffer that nothing
// else uses meanwhile. A goroutine that is left behind waits for the file until the
// process ends.
type input struct {
	ctx  context.Context
	file io.ReadCloser
	name string // empty for standard input
	size int64  // 0 when nobody knows
	buf  []byte
	done chan readResult // has room for one, so that no goroutine waits for a reader

	rest []byte // of the last read, not yet given
	err  error  // of the last read, given after the rest
}

// A readResult is the result of reading into the buffer.
type readResult struct {
	n   int
	err error
}

func newInput(ctx context.Context, file io.ReadCloser) *input {
	return &input{ctx: ctx, file: file, buf: make([]byte, readSize), done: make(chan readResult, 1)}
}

func (in *input) Read(p []byte) (int, error) {
	// After the context has ended a goroutine may still use the buffer.
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

// readSmall reads all of a file of at most so many bytes, or of standard input for -.
// It stops when the context ends. If t is nil, - is the name of a file, for what is
// read beside data that may come from standard input.
func readSmall(ctx context.Context, t *terminal, name string, most int64) ([]byte, error) {
	if t == nil && name == "-" {
		name = "./-"
	}
	in, err := openInput(ctx, t, name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, most+1))
	if err == nil && int64(len(text)) > most {
		err = fmt.Errorf("it is longer than %d bytes", most)
	}
	if err != nil {
		return nil, err
	}
	return text, nil
}

// nameless returns an error of the file system without the name of the file, which can
// be data: a value given by mistake, or the name of a person.
func nameless(err error) error {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return path.Err
	}
	if link := (*os.LinkError)(nil); errors.As(err, &link) {
		return link.Err
	}
	return err
}

// fileOptions are the flags for reading a file.
type fileOptions struct {
	text, header, noHeader bool
	inputFormat, delimiter string
}

// fileFlags adds the flags of fileOptions.
func fileFlags(flags *flag.FlagSet) *fileOptions {
	o := new(fileOptions)
	flags.StringVar(&o.inputFormat, "input-format", "", "`format` of the file: "+orList(tabular.FormatNames())+"; told by its content and name when not given")
	flags.BoolVar(&o.text, "text", false, "short for -input-format text")
	const usage = "`yes or no`: the first row of a table has the names of the columns, or is data; told by its content when not given"
	flags.Func("header", usage, func(s string) error {
		if s != "yes" && s != "no" {
			return errUsage("-header is yes or no")
		}
		o.header, o.noHeader = s == "yes", s == "no"
		return nil
	})
	flags.BoolVar(&o.noHeader, "no-header", false, "short for -header no")
	flags.StringVar(&o.delimiter, "delimiter", "", "`character` between the fields of a table; found in the file when not given")
	return o
}

// orList writes words as a choice, such as csv, tsv or json.
func orList(words []string) string {
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " or " + words[last]
}

// keysUsage is the usage of the flag -keys.
const keysUsage = "`column` of keys of JSON objects, such as accounts{}, all of which are data and no names; may be given several times"

// keysFlag adds the flag -keys.
func keysFlag(flags *flag.FlagSet) *nameList {
	var list nameList
	flags.Var(&list, "keys", keysUsage)
	return &list
}

// format returns the format that the flags name, or "".
func (o *fileOptions) format() string {
	if o.text {
		return "text"
	}
	return o.inputFormat
}

// conflict reports whether the flags contradict each other.
func (o *fileOptions) conflict() bool {
	return o.header && o.noHeader || o.text && (o.header || o.inputFormat != "" || o.noHeader || o.delimiter != "")
}
