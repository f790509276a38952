package masker_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net/url"
	"os"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// forms is a format of one's own: a form a line, as browsers send it. Its keys are the columns.
var forms = &masker.Format{
	Name:       "forms",
	Doc:        "Lines of application/x-www-form-urlencoded.",
	Extensions: []string{".forms"},
	Grows:      true, // a line can have keys that none before it has had
	Open: func(src io.Reader, opts masker.FormatOptions) (masker.FormatReader, error) {
		return &formReader{src: bufio.NewReader(src), line: 1, maxField: opts.MaxField}, nil
	},
}

type formReader struct {
	src      *bufio.Reader
	line     int64
	maxField int

	mu    sync.Mutex // Columns is called while Next is running
	names []string
}

// Next makes one block of each line, which is enough for small files, and splits it, so that
// columns have the order of the file.
func (r *formReader) Next(b *masker.Block) error {
	line, err := r.src.ReadString('\n')
	if line == "" || err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	b.Raw, b.Line = line, r.line
	b.Rows, b.Cells = b.Rows[:0], b.Cells[:0]
	r.line++
	at := 0
	for pair := range strings.SplitSeq(strings.TrimRight(line, "\r\n"), "&") {
		if key, spelled, ok := strings.Cut(pair, "="); ok {
			value, err := url.QueryUnescape(spelled)
			switch {
			case err != nil:
				err = errEncoding // that of package url repeats what it was given
			case !utf8.ValidString(key + value):
				err = masker.ErrInvalidUTF8
			case strings.Contains(key+value, "\x00"):
				err = masker.ErrNUL
			case len(spelled) > r.maxField:
				err = masker.ErrTooLong
			}
			if err != nil {
				return &masker.ParseError{Row: 1, Column: len(b.Cells) + 1, Line: b.Line, Err: err}
			}
			b.Cells = append(b.Cells, masker.Cell{Start: int32(at + len(key) + 1), End: int32(at + len(pair)), Column: r.column(key)})
		}
		at += len(pair) + 1
	}
	b.Rows = append(b.Rows, masker.Row{End: int32(len(line)), Cells: int32(len(b.Cells)), Data: len(b.Cells) > 0})
	return nil
}

var errEncoding = errors.New("a value is not encoded as those of forms are")

func (r *formReader) Split(*masker.Block) error { return nil }

func (r *formReader) column(key string) int32 {
	r.mu.Lock()
	defer r.mu.Unlock()
	i := slices.Index(r.names, key)
	if i < 0 {
		i = len(r.names)
		r.names = append(r.names, key)
	}
	return int32(i)
}

func (r *formReader) Columns() (names []string, header bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.names, len(r.names) > 0
}

func (r *formReader) Decode(raw string, c masker.Cell) string {
	value, _ := url.QueryUnescape(raw[c.Start:c.End]) // Next has tried
	return value
}

func (r *formReader) Encode(dst []byte, _ masker.Cell, value []byte) []byte {
	// A form has asterisks as they are.
	return append(dst, strings.ReplaceAll(url.QueryEscape(string(value)), "%2A", "*")...)
}

func (r *formReader) AppendNull(dst []byte, _ masker.Cell) []byte { return dst }

func ExampleFormat() {
	p, err := profiler.New(nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	m, err := masker.New(&masker.Options{Finder: p, Classifier: p})
	if err != nil {
		fmt.Println(err)
		return
	}
	const file = "email=jane%40example.com&plan=basic\nplan=basic&email=joe%40example.com&note=call+%2B1+212+555+0100\n"
	report, err := m.File(os.Stdout, strings.NewReader(file), &masker.FileOptions{
		Name:    "orders.forms",
		Formats: []*masker.Format{forms},
		Columns: map[string]privet.Label{"plan": privet.None},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, c := range report.Columns {
		fmt.Println(c.Column, c.Label)
	}
	// Output:
	// email=j***%40example.com&plan=basic
	// plan=basic&email=j**%40example.com&note=call+%2B1+***+***+**00
	// email EMAIL_ADDRESS
	// plan NONE
	// note FREE_TEXT
}
