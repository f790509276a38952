// Package avrofile reads object container files of Avro, and writes such as have their schema.
package avrofile

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/hamba/avro/v2"
	"github.com/hamba/avro/v2/ocf"

	"github.com/privet-go/privet/masker/rows"
)

// errBroken says that a file is no Avro, or a damaged one. What the library says is left out, since it may hold what it has read.
var errBroken = errors.New("no file of Avro, or a damaged one")

// A File is a [rows.Source]. One goroutine reads it.
type File struct {
	name    string
	file    *os.File
	decoder *ocf.Decoder
	root    *node
	columns []rows.Column
	count   int64
	text    []byte
	waiting *waiting // where a Writer wants records; nil: nobody does
}

// waiting are records that have been read and not been written yet. What reads and what writes are different goroutines.
type waiting struct {
	sync.Mutex
	records []any
}

// Open opens a file.
func Open(name string) (_ *File, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	f := &File{name: name, file: file}
	defer func() {
		if fell := recover(); fell != nil {
			err = errBroken
		}
		if err != nil {
			_ = file.Close()
		}
	}()
	if !isWhole(file) {
		return nil, errBroken
	}
	f.decoder, err = ocf.NewDecoder(bufio.NewReaderSize(file, 64<<10), ocf.WithDecoderSchemaCache(&avro.SchemaCache{}),
		ocf.WithDecoderConfig(avro.Config{MaxByteSliceSize: longestText, MaxSliceAllocSize: mostElements}.Freeze()))
	if err != nil {
		return nil, errBroken
	}
	b := &builder{}
	f.root, err = b.build(f.decoder.Schema(), "")
	f.columns = b.columns
	return f, err
}

// The bounds of what a file can make this program take memory for, since lengths in it may be anything.
const (
	mostElements = 1 << 20  // of a list
	longestText  = 64 << 20 // which is that of a row
	longestBlock = 1 << 30
)

// isWhole reports whether a file is a head and blocks that each end with the 16 bytes that the head ends with. The library takes a file
// that is cut inside of a block for one that ends before it, and takes memory for as many bytes as a block says that it has.
func isWhole(file *os.File) bool {
	const mark, longestHead = 16, 4 << 20
	info, err := file.Stat()
	if err != nil || info.Size() < mark {
		return false
	}
	head, end := make([]byte, min(info.Size(), longestHead)), make([]byte, mark)
	_, err1 := file.ReadAt(head, 0)
	_, err2 := file.ReadAt(end, info.Size()-mark)
	at := int64(bytes.Index(head, end)) + mark
	if err1 != nil || err2 != nil || at < mark {
		return false
	}
	for at < info.Size() {
		r := bufio.NewReaderSize(io.NewSectionReader(file, at, info.Size()-at), 32)
		rows, n := varint(r)
		size, m := varint(r)
		at += n + m + size
		if rows < 0 || size < 0 || size > longestBlock || n == 0 || m == 0 || at > info.Size()-mark {
			return false
		}
		sync := make([]byte, mark)
		if _, err := file.ReadAt(sync, at); err != nil || !bytes.Equal(sync, end) {
			return false
		}
		at += mark
	}
	return true
}

// varint reads a number, and gives how many bytes it takes, 0 where there is none.
func varint(r io.ByteReader) (x, n int64) {
	counted := &counter{r: r}
	x, err := binary.ReadVarint(counted)
	if err != nil {
		return 0, 0
	}
	return x, counted.n
}

type counter struct {
	r io.ByteReader
	n int64
}

func (c *counter) ReadByte() (byte, error) {
	c.n++
	return c.r.ReadByte()
}

// Close closes the file.
func (f *File) Close() error {
	_ = f.decoder.Close()
	return f.file.Close()
}

// Name gives the name of the file.
func (f *File) Name() string { return f.name }

// Columns gives the leaves of the schema. Their names are paths: address.city, phones[]; those of the keys of a map end with {}.
func (f *File) Columns() []rows.Column { return f.columns }

// Next gives the next row.
func (f *File) Next(dst []rows.Value) (_ []rows.Value, err error) {
	defer func() {
		if fell := recover(); fell != nil { // the library panics on some damaged files
			err = f.fail(errBroken)
		}
	}()
	if !f.decoder.HasNext() {
		if f.decoder.Error() != nil {
			return dst, f.fail(errBroken)
		}
		return dst, io.EOF
	}
	var record any
	if err := f.decoder.Decode(&record); err != nil {
		return dst, f.fail(errBroken)
	}
	f.count++
	f.text = f.text[:0]
	_, err = f.root.walk(record, func(n *node, v any) (any, error) {
		from := len(f.text)
		value := rows.Value{Column: n.column}
		value.Kind, f.text = n.spell(f.text, v)
		value.Text = f.text[from:len(f.text):len(f.text)]
		dst = append(dst, value)
		return v, nil
	})
	if err != nil {
		return dst, f.fail(err)
	}
	if w := f.waiting; w != nil {
		w.Lock()
		w.records = append(w.records, record)
		w.Unlock()
	}
	return dst, nil
}

func (f *File) fail(err error) error { return fmt.Errorf("behind row %d: %w", f.count, err) }

// A Writer is a [rows.Sink] for the rows of a File. It has the values of the File where the texts of rows have not changed, so that they stay as they are.
type Writer struct {
	of      *File
	encoder *ocf.Encoder
	count   int64
}

// NewWriter makes a Writer of a file with the schema and the compression of another one.
func NewWriter(dst io.Writer, of *File) (*Writer, error) {
	meta := map[string][]byte{}
	opts := []ocf.EncoderFunc{ocf.WithEncoderSchemaCache(&avro.SchemaCache{}), ocf.WithMetadata(meta),
		ocf.WithSchemaMarshaler(ocf.FullSchemaMarshaler)}
	if codec := string(of.decoder.Metadata()["avro.codec"]); codec != "" {
		opts = append(opts, ocf.WithCodec(ocf.CodecName(codec)))
	}
	encoder, err := ocf.NewEncoderWithSchema(of.decoder.Schema(), dst, opts...)
	if err != nil {
		return nil, errors.New("the schema cannot be written")
	}
	of.waiting = &waiting{}
	return &Writer{of: of, encoder: encoder}, nil
}

// Write writes a row.
func (w *Writer) Write(row []rows.Value) (err error) {
	w.count++
	q := w.of.waiting
	q.Lock()
	record := q.records[0]
	q.records[0] = nil
	q.records = q.records[1:]
	q.Unlock()
	next := 0
	record, err = w.of.root.walk(record, func(n *node, v any) (any, error) {
		value := row[next]
		next++
		if value.Kind == rows.Null && v != nil && n.optional {
			return nil, nil
		}
		return n.parse(v, value), nil
	})
	if err == nil {
		if e := w.encoder.Encode(record); e != nil {
			err = errors.New("it cannot be written as Avro")
		}
	}
	if err != nil {
		return fmt.Errorf("row %d: %w", w.count, err)
	}
	return nil
}

// Close ends the file. It does not close what it is written to.
func (w *Writer) Close() error {
	if err := w.encoder.Close(); err != nil {
		return errors.New("the file cannot be written")
	}
	return nil
}
