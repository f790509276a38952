// Package tabular reads files as blocks of rows of values, and writes them again
// with some values replaced and everything else byte for byte. The profiler reads
// files with it, and the masker rewrites them.
//
// To add a format of file, write a [Format] and add it to those that [Formats]
// gives; a program can hand in one of its own by Options.Formats.
package tabular

import (
	"errors"
	"fmt"
	"io"
)

// The limits of a file.
const (
	// DefaultMaxField is the length in bytes of the longest field when
	// Options.MaxField is 0.
	DefaultMaxField = 1 << 20

	// MaxRow is the length in bytes of the longest row.
	MaxRow = 16 << 20

	// MaxColumns is the number of columns of the widest row, and of the paths of
	// a JSON or XML file.
	MaxColumns = 10_000

	// MaxDepth is how many arrays and objects of a JSON file, or elements of XML, may be
	// inside each other.
	MaxDepth = 1000

	// MaxPath is the length in bytes of the longest path in a JSON file.
	MaxPath = 4 << 10

	// DefaultSampleRows is how many rows a [Sample] has when nothing else is asked for.
	DefaultSampleRows = 1000

	// blockSize is how many bytes a block has, about. Blocks wait for each other
	// in memory, a few for each core; beyond 128 KiB they are no faster.
	blockSize = 128 << 10
)

// Options say how a file is read.
type Options struct {
	// Format is the name of a format. Empty means that the content tells.
	Format string

	// Name is the name of the file. Its extension has to agree with the content.
	// Empty: nobody knows it.
	Name string

	// Formats are formats that are tried before the built-in ones.
	Formats []*Format

	// MaxBytes is how many bytes there may be after decompression. 0 means any
	// number.
	MaxBytes int64

	// Delimiter parts the fields of a CSV file. 0 means that it is found in the
	// file.
	Delimiter rune

	// MaxRatio is how many times as large as a compressed file the data in it may be, beyond
	// its first MiB. 0 means any number.
	MaxRatio int

	// MaxField is the length in bytes of the longest field. 0 means
	// DefaultMaxField.
	MaxField int

	// IsHeader is asked whether the first row holds the names of the columns,
	// and is given some of the rows below it. Nil means that there is no header.
	IsHeader func(cells []string, below [][]string) bool

	// IsName is asked whether a key of a JSON object, or what names a column in XML or HTML,
	// names one rather than being data itself. Nil means that [LooksLikeName] decides.
	IsName func(key string) bool

	// IsKnown is asked whether a name alone says what a column holds. Nil means that none does, so that
	// values are not told by names beside them.
	IsKnown func(name string) bool

	// IsWhole is asked whether the values of a column belong to it, whatever is beside them or in
	// them. Nil means that those of none do.
	IsWhole func(name string) bool

	// Keys are columns of keys of JSON objects, such as accounts{}: all keys there are
	// data, whatever IsName says.
	Keys []string

	head string // of what the file holds
}

// A File is a file that is being read.
type File struct {
	// Reader gives the rows. It is nil when the file is one text, which Src then
	// gives.
	Reader

	// Src is what the file holds, decompressed.
	Src io.Reader

	Format *Format
	Gzip   bool // the file is compressed

	compressed *CountingReader
}

// Bytes gives how many bytes of the file have been read, as it stands on the disk.
// It is safe to call while others read.
func (f *File) Bytes() int64 { return f.compressed.N.Load() }

// PassedOver gives how many rows around the header are none of the table, such as titles
// and comments. It is known when the first block has been read.
func (f *File) PassedOver() int64 {
	if r, ok := f.Reader.(*csvReader); ok {
		return r.passedOver()
	}
	return 0
}

// Grows reports whether columns are met all through the file. It is known when the first block has
// been split.
func (f *File) Grows() bool {
	if r, ok := f.Reader.(*csvReader); ok {
		return r.grown != nil
	}
	return f.Format.Grows
}

// Open begins to read a file: it undoes the compression, tells the format and makes
// its Reader.
func Open(src io.Reader, opts Options) (*File, error) {
	if opts.MaxField == 0 {
		opts.MaxField = DefaultMaxField
	}
	switch {
	case opts.MaxField < 0 || opts.MaxField > MaxRow:
		return nil, fmt.Errorf("%w: MaxField is not in 0–%d", ErrOptions, MaxRow)
	case opts.MaxBytes < 0:
		return nil, fmt.Errorf("%w: MaxBytes is negative", ErrOptions)
	case !IsDelimiter(opts.Delimiter):
		return nil, fmt.Errorf("%w: Delimiter cannot part fields", ErrOptions)
	}
	var wanted *Format
	if opts.Format != "" {
		if wanted = formatNamed(opts.Format, opts.Formats); wanted == nil {
			return nil, ErrUnknownFormat
		}
	}
	f := &File{compressed: &CountingReader{Src: src}}
	head, plain, err := f.decompress(opts.MaxBytes, opts.MaxRatio)
	if err != nil {
		return nil, err
	}
	f.Src = &prefixed{head: head, src: plain}
	if f.Format, err = tell(string(head), len(head) < headSize, f.Gzip, wanted, &opts); err != nil {
		return nil, err
	}
	if f.Format.Open == nil {
		return f, nil
	}
	opts.head = string(head)
	if f.Reader, err = f.Format.Open(f.Src, opts); err != nil {
		return nil, err
	}
	return f, nil
}

// A prefixed reader gives the head, which has been read already, and the rest.
type prefixed struct {
	head []byte
	src  io.Reader
}

func (p *prefixed) Read(b []byte) (int, error) {
	if len(p.head) > 0 {
		n := copy(b, p.head)
		if p.head = p.head[n:]; len(p.head) == 0 {
			p.head = nil
		}
		return n, nil
	}
	return p.src.Read(b)
}

// ReadBlock fills b as far as src has bytes, and reports whether they end there.
// Unlike [io.ReadFull] it tells the end of src from [io.ErrUnexpectedEOF] of src
// itself, which says that something is missing.
func ReadBlock(src io.Reader, b []byte) (n int, eof bool, err error) {
	const mostEmptyReads = 100
	for empty := 0; n < len(b); {
		k, err := src.Read(b[n:])
		n += k
		switch {
		case errors.Is(err, io.EOF):
			return n, true, nil
		case err != nil:
			return n, false, err
		case k > 0:
			empty = 0
		default:
			if empty++; empty == mostEmptyReads {
				return n, false, io.ErrNoProgress
			}
		}
	}
	return n, false, nil
}
