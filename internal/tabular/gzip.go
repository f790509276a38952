package tabular

import (
	"bufio"
	"compress/flate"
	"compress/gzip"
	"errors"
	"io"
	"sync/atomic"
)

// headSize is how many bytes formats are told by.
const headSize = 64 << 10

// decompress gives the first bytes of what the file holds and the reader of the
// rest.
func (f *File) decompress(most int64, ratio int) (head []byte, rest io.Reader, err error) {
	src := bufio.NewReaderSize(f.compressed, 64<<10)
	magic, err := src.Peek(len(gzipMagic))
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, nil, err
	}
	rest = src
	if f.Gzip = string(magic) == gzipMagic; f.Gzip {
		rest = &gunzip{src: src, packed: f.compressed, ratio: int64(ratio)}
	}
	if most > 0 {
		rest = &limited{src: rest, left: most}
	}
	head = make([]byte, headSize)
	n, _, err := ReadBlock(rest, head)
	return head[:n], rest, err
}

// anyRatio is how much there may be in a compressed file of any size.
const anyRatio = 1 << 20

const gzipMagic = "\x1f\x8b"

// A gunzip reader decompresses all members of a file. It says that the data is
// broken and where, as [gzip.Reader] does not.
type gunzip struct {
	src    *bufio.Reader
	packed *CountingReader // below src
	ratio  int64           // how many times as large the data may be; 0: any number
	zip    *gzip.Reader
	n      int64
	err    error
}

func (g *gunzip) Read(b []byte) (n int, err error) {
	if g.err != nil {
		return 0, g.err
	}
	// A reader that ends the work, or lets others go before it, is asked at each piece, and not
	// only where another one of the packed bytes is needed, of which one can hold a thousand.
	if _, err := g.packed.Read(nil); err != nil && err != io.EOF {
		g.err = err
		return 0, err
	}
	if g.zip == nil {
		g.zip, err = gzip.NewReader(g.src)
	}
	if err == nil {
		n, err = g.zip.Read(b)
		g.n += int64(n)
		if g.ratio > 0 && g.n > anyRatio && g.n/g.ratio > g.packed.N.Load() {
			n, err = 0, ErrRatio
		}
	}
	var broken bool
	switch err {
	case nil, io.EOF:
	case io.ErrUnexpectedEOF:
		err, broken = ErrTruncated, true
	default:
		// Package flate has an error type for each place where data goes wrong,
		// with nothing of the data in it. What the file below says stays.
		broken = isGzipError(err)
		if broken {
			err = ErrGzip
		}
	}
	if broken {
		err = &ParseError{Offset: g.n, Err: err}
	}
	g.err = err
	return n, err
}

// A limited reader gives an error, and not the end, behind its last byte.
type limited struct {
	src  io.Reader
	left int64
}

func (l *limited) Read(b []byte) (int, error) {
	// One byte more than is left tells a file that ends there from one that
	// does not.
	if int64(len(b)) > l.left+1 {
		b = b[:l.left+1]
	}
	n, err := l.src.Read(b)
	if int64(n) > l.left {
		return 0, ErrTooManyBytes
	}
	l.left -= int64(n)
	return n, err
}

// A CountingReader counts the bytes that are read through it.
type CountingReader struct {
	Src io.Reader
	N   atomic.Int64
}

func (r *CountingReader) Read(p []byte) (int, error) {
	n, err := r.Src.Read(p)
	r.N.Add(int64(n))
	return n, err
}

// NewWriter gives what a file of this kind is written by: it compresses if the
// file is compressed. It has to be closed, which does not close dst.
func (f *File) NewWriter(dst io.Writer) io.WriteCloser {
	w := io.WriteCloser(nopCloser{dst})
	if f.Gzip {
		w = gzip.NewWriter(dst)
	}
	if f.Reader != nil && f.Format.Writer != nil {
		return &bothWriters{f.Format.Writer(w), w}
	}
	return w
}

type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// bothWriters closes the writer of a format and then what it writes to.
type bothWriters struct {
	io.WriteCloser
	below io.Closer
}

func (w *bothWriters) Close() error {
	if err := w.WriteCloser.Close(); err != nil {
		return err
	}
	return w.below.Close()
}

func isGzipError(err error) bool {
	var corrupt flate.CorruptInputError
	var internal flate.InternalError
	return errors.Is(err, gzip.ErrHeader) || errors.Is(err, gzip.ErrChecksum) || errors.As(err, &corrupt) || errors.As(err, &internal)
}
