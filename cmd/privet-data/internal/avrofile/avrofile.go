// Package avrofile reads object container files of Avro, and writes such as have their schema.
package avrofile

import (
	"bufio"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"sync"

	"github.com/hamba/avro/v2"
	"github.com/hamba/avro/v2/ocf"
	"github.com/klauspost/compress/zstd"

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
	if err := checkBlocks(file, nil); err != nil {
		return nil, err
	}
	f.decoder, err = ocf.NewDecoder(bufio.NewReaderSize(file, 64<<10), ocf.WithDecoderSchemaCache(&avro.SchemaCache{}),
		ocf.WithDecoderConfig(avro.Config{MaxByteSliceSize: longestText, MaxSliceAllocSize: mostElements}.Freeze()),
		ocf.WithZStandardDecoderOptions(zstd.WithDecoderMaxMemory(longestBlock), zstd.WithDecoderConcurrency(1)))
	if err != nil {
		return nil, errBroken
	}
	if expanded := expansions[ocf.CodecName(f.decoder.Metadata()["avro.codec"])]; expanded != nil {
		if err := checkBlocks(file, expanded); err != nil {
			return nil, err
		}
	}
	b := &builder{}
	f.root, err = b.build(f.decoder.Schema(), "")
	f.columns = b.columns
	return f, err
}

// The bounds of what a file can make this program take memory for, since lengths in it may be anything.
const (
	mostElements = 1 << 20   // of a list
	longestText  = 64 << 20  // which is that of a row
	longestBlock = 128 << 20 // compressed, and not
)

var errBlock = fmt.Errorf("a block of more than %d MiB", longestBlock>>20)

// checkBlocks refuses a file that is not a head and blocks that each end with the 16 bytes that the head ends with. The library takes a file
// that is cut inside of a block for one that ends before it, and takes memory for as many bytes as a block says that it has,
// and for all that it expands to. Expanded, unless it is nil, gives how many that are.
func checkBlocks(file *os.File, expanded func(block *io.SectionReader) int64) error {
	const mark, longestHead = 16, 4 << 20
	info, err := file.Stat()
	if err != nil || info.Size() < mark {
		return errBroken
	}
	head, end := make([]byte, min(info.Size(), longestHead)), make([]byte, mark)
	_, err1 := file.ReadAt(head, 0)
	_, err2 := file.ReadAt(end, info.Size()-mark)
	at := int64(bytes.Index(head, end)) + mark
	if err1 != nil || err2 != nil || at < mark {
		return errBroken
	}
	for at < info.Size() {
		r := bufio.NewReaderSize(io.NewSectionReader(file, at, info.Size()-at), 32)
		rows, n := varint(r)
		size, m := varint(r)
		if at += n + m; size > longestBlock {
			return errBlock
		}
		if rows < 0 || size < 0 || n == 0 || m == 0 || at+size > info.Size()-mark {
			return errBroken
		}
		if expanded != nil && expanded(io.NewSectionReader(file, at, size)) > longestBlock {
			return errBlock
		}
		at += size
		sync := make([]byte, mark)
		if _, err := file.ReadAt(sync, at); err != nil || !bytes.Equal(sync, end) {
			return errBroken
		}
		at += mark
	}
	return nil
}

// expansions give how many bytes a block expands to, as far as it has to be known. The reader of Zstandard has a bound of its own.
var expansions = map[ocf.CodecName]func(block *io.SectionReader) int64{
	ocf.Snappy: func(block *io.SectionReader) int64 {
		n, _ := binary.ReadUvarint(bufio.NewReaderSize(block, 16)) // a block begins with it
		return int64(min(n, math.MaxInt64))
	},
	ocf.Deflate: func(block *io.SectionReader) int64 {
		const most = 1032 // as many times as large as the block, which the format allows
		if block.Size() <= longestBlock/most {
			return 0
		}
		n, _ := io.CopyN(io.Discard, flate.NewReader(bufio.NewReader(block)), longestBlock+1)
		return n
	},
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
		switch err := f.decoder.Error(); {
		case errors.Is(err, zstd.ErrDecoderSizeExceeded), errors.Is(err, zstd.ErrWindowSizeExceeded):
			return dst, f.fail(errBlock)
		case err != nil:
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
