package attack

import (
	"bufio"
	"crypto/sha256"
	"errors"
	"hash"
	"io"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/tabular"
)

// A cellValue is one cell of a row: the index of its column and its value.
type cellValue struct {
	column int
	text   string
}

// A rowValues is one row of data.
type rowValues struct {
	number int64
	cells  []cellValue
}

// A rowReader reads the rows of a file ahead, in a goroutine of its own.
type rowReader struct {
	batches chan rowBatch
	stop    chan struct{}
	stopped sync.Once
	done    sync.WaitGroup
	batch   rowBatch
	at      int

	hash   hash.Hash // of the bytes of the file
	bytes  int64
	names  []string // of the columns that have been met by the batch
	header bool
	beside []string // texts that belong to no column
	format string
	text   bool // each line is a row
}

// A rowBatch is a number of rows, or the error that ended the file.
type rowBatch struct {
	rows   []rowValues
	names  []string
	header bool
	beside []string
	err    error
}

// A hashedReader hashes what is read through it.
type hashedReader struct {
	src  io.Reader
	hash hash.Hash
	n    int64
}

func (h *hashedReader) Read(p []byte) (int, error) {
	n, err := h.src.Read(p)
	h.hash.Write(p[:n])
	h.n += int64(n)
	return n, err
}

// openRows begins to read a file from its start.
func openRows(src io.ReadSeeker, opts tabular.Options) (*rowReader, error) {
	if _, err := src.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	hashed := &hashedReader{src: src, hash: sha256.New()}
	f, err := tabular.Open(hashed, opts)
	if err != nil {
		return nil, err
	}
	r := &rowReader{batches: make(chan rowBatch, 2), stop: make(chan struct{}), hash: hashed.hash, format: f.Format.Name}
	read := newBlocks(f)
	if r.text = f.Reader == nil; r.text {
		read = &lines{src: bufio.NewReaderSize(f.Src, 64<<10)}
	}
	r.done.Add(1)
	go func() {
		defer r.done.Done()
		defer close(r.batches)
		for {
			b := read.batch()
			if b.err != nil {
				// What follows the last row belongs to the file as well.
				if _, err := io.Copy(io.Discard, hashed); err != nil && errors.Is(b.err, io.EOF) {
					b.err = err
				}
				r.bytes = hashed.n
			}
			select {
			case r.batches <- b:
			case <-r.stop:
				return
			}
			if b.err != nil {
				return
			}
		}
	}()
	return r, nil
}

// A batcher returns the rows of a file, a few at a time.
type batcher interface{ batch() rowBatch }

// blocks are the rows of a table.
type blocks struct {
	file  *tabular.File
	block tabular.Block
	rows  int64
}

func newBlocks(f *tabular.File) batcher { return &blocks{file: f} }

func (r *blocks) batch() (b rowBatch) {
	if b.err = r.file.Next(&r.block); b.err == nil {
		b.err = r.file.Split(&r.block)
	}
	if b.err != nil {
		if e := (*tabular.ParseError)(nil); errors.As(b.err, &e) && e.Row > 0 {
			e.Row += r.rows // those of the block are counted from its first
		}
		b.names, b.header = r.file.Columns()
		return b
	}
	// One slice holds the cells of all rows of the block.
	cells := make([]cellValue, 0, len(r.block.Cells))
	b.rows = make([]rowValues, 0, len(r.block.Rows))
	at := 0
	for _, row := range r.block.Rows {
		from := len(cells)
		for ; at < int(row.Cells); at++ {
			c := r.block.Cells[at]
			if c.Column < 0 { // it belongs to none
				b.beside = append(b.beside, r.file.Decode(r.block.Raw, c))
				continue
			}
			cells = append(cells, cellValue{int(c.Column), r.file.Decode(r.block.Raw, c)})
		}
		if row.Data {
			r.rows++
			b.rows = append(b.rows, rowValues{r.rows, cells[from:len(cells):len(cells)]})
		}
	}
	b.names, b.header = r.file.Columns()
	return b
}

// lines are the rows of a text: each line is one, with one value.
type lines struct {
	src  *bufio.Reader
	rows int64
}

func (l *lines) batch() (b rowBatch) {
	for len(b.rows) < 256 && b.err == nil {
		var line []byte
		for more := true; more && b.err == nil; {
			var part []byte
			part, b.err = l.src.ReadSlice('\n')
			if more = errors.Is(b.err, bufio.ErrBufferFull); more {
				b.err = nil
			}
			if line = append(line, part...); len(line) > tabular.DefaultMaxField {
				b.err = &tabular.ParseError{Row: l.rows + 1, Line: l.rows + 1, Column: 1, Err: tabular.ErrTooLong}
				return b
			}
		}
		if len(line) == 0 {
			break
		}
		text := strings.TrimRight(string(line), "\r\n")
		if _, err := tabular.CheckText(text); err != nil {
			b.err = &tabular.ParseError{Row: l.rows + 1, Line: l.rows + 1, Column: 1, Err: err}
			return b
		}
		l.rows++
		b.rows = append(b.rows, rowValues{l.rows, []cellValue{{0, text}}})
	}
	return b
}

// next returns the next row, or io.EOF after the last. The row stays as it is.
func (r *rowReader) next() (*rowValues, error) {
	for r.at == len(r.batch.rows) {
		if r.batch.err != nil {
			return nil, r.batch.err
		}
		r.batch, r.at = <-r.batches, 0
		r.names, r.header = r.batch.names, r.batch.header
		r.beside = append(r.beside, r.batch.beside...)
	}
	r.at++
	return &r.batch.rows[r.at-1], nil
}

// close ends the goroutine.
func (r *rowReader) close() {
	r.stopped.Do(func() { close(r.stop) })
	r.done.Wait()
}
