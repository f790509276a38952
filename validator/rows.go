package validator

import (
	"crypto/sha256"
	"errors"
	"hash"
	"io"
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
	format string
}

// A rowBatch is a number of rows, or the error that ended the file.
type rowBatch struct {
	rows  []rowValues
	names []string
	err   error
}

const rowsInBatch = 256

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
	f, format, err := tabular.Open(hashed, opts)
	if err != nil {
		return nil, err
	}
	r := &rowReader{batches: make(chan rowBatch, 2), stop: make(chan struct{}), hash: hashed.hash, format: format}
	r.done.Add(1)
	go func() {
		defer r.done.Done()
		defer close(r.batches)
		for {
			b := readBatch(f)
			if b.err != nil {
				// What follows the last row belongs to the file as well.
				if _, err := io.Copy(io.Discard, hashed); err != nil && errors.Is(b.err, io.EOF) {
					b.err = err
				}
				r.bytes = hashed.n
				_, r.header = f.Columns()
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

func readBatch(f tabular.Format) rowBatch {
	var b rowBatch
	b.rows = make([]rowValues, 0, rowsInBatch)
	var cells []cellValue
	var row tabular.Row
	for len(b.rows) < rowsInBatch {
		if b.err = f.Next(&row); b.err != nil {
			break
		}
		if row.Number == 0 {
			continue
		}
		from := len(cells)
		for _, c := range row.Cells {
			cells = append(cells, cellValue{int(c.Column), f.Decode(&row, c)})
		}
		// Later appends may move the memory; these rows keep the old one.
		b.rows = append(b.rows, rowValues{row.Number, cells[from:len(cells):len(cells)]})
	}
	b.names, _ = f.Columns()
	return b
}

// next gives the next row, or io.EOF after the last. The row stays as it is.
func (r *rowReader) next() (*rowValues, error) {
	for r.at == len(r.batch.rows) {
		if r.batch.err != nil {
			return nil, r.batch.err
		}
		r.batch, r.at = <-r.batches, 0
		r.names = r.batch.names
	}
	r.at++
	return &r.batch.rows[r.at-1], nil
}

// close ends the goroutine.
func (r *rowReader) close() {
	r.stopped.Do(func() { close(r.stop) })
	r.done.Wait()
}
