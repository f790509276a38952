package main

import (
	"bufio"
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/klauspost/compress/zstd"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// encodings are those of texts that are not UTF-8. The UTF-16 of a file is told by its mark; without one it is little-endian.
var encodings = map[string]encoding.Encoding{
	"latin1": charmap.ISO8859_1, "windows-1252": charmap.Windows1252, "utf-16": unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM),
	"utf-16le": unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), "utf-16be": unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM),
}

// encodingFlag adds the flag -encoding.
func encodingFlag(flags *flag.FlagSet) *string {
	return flags.String("encoding", "", "`encoding` of a text that is not UTF-8: latin1, windows-1252, utf-16, utf-16le or utf-16be; nothing is guessed")
}

// A textFile is a file of a format that privet reads, such as CSV, JSON, or a log, compressed by Zstandard or not, in UTF-8 or not.
type textFile struct {
	name     string // without .zst
	file     io.ReadCloser
	zstd     *zstd.Decoder // nil: it is not compressed
	encoding encoding.Encoding
	mark     []byte // in front of a text in UTF-16
}

// longestWindow is how much memory the reader of Zstandard takes at most: the most that its format asks readers to have.
const longestWindow = 8 << 20

func openText(name string, how reading) (file, error) {
	in, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	f, err := openTextOf(in, in, name, how)
	if err != nil {
		_ = in.Close()
	}
	return f, err
}

// openTextOf opens a text that comes from anywhere.
func openTextOf(in io.Reader, closer io.Closer, name string, how reading) (file, error) {
	f := &textFile{name: name}
	f.file = struct {
		io.Reader
		io.Closer
	}{in, closer}
	if how.encoding != "" {
		if f.encoding = encodings[strings.ToLower(how.encoding)]; f.encoding == nil {
			return nil, errUsage("-encoding is neither latin1, windows-1252, utf-16, utf-16le nor utf-16be")
		}
	}
	if strings.ToLower(filepath.Ext(name)) == ".zst" {
		f.name = name[:len(name)-len(".zst")]
		var err error
		if f.zstd, err = zstd.NewReader(in, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxWindow(longestWindow)); err != nil {
			return nil, errZstd
		}
	}
	return f, nil
}

func (f *textFile) Close() error {
	if f.zstd != nil {
		f.zstd.Close()
	}
	return f.file.Close()
}

var (
	errZstd     = errors.New("the file is not whole, or not of Zstandard")
	errEncoding = errors.New("the file is not in the encoding that -encoding says")
)

// open gives the text in UTF-8.
func (f *textFile) open() (io.Reader, error) {
	var r io.Reader = f.file
	if f.zstd != nil {
		r = &renamed{f.zstd, errZstd}
	}
	if f.encoding == nil {
		return r, nil
	}
	buffered := bufio.NewReader(r)
	if f.encoding != charmap.ISO8859_1 && f.encoding != charmap.Windows1252 {
		if mark, _ := buffered.Peek(2); bytes.Equal(mark, []byte{0xff, 0xfe}) || bytes.Equal(mark, []byte{0xfe, 0xff}) {
			f.mark = slices.Clone(mark)
			order := unicode.LittleEndian
			if mark[0] == 0xfe {
				order = unicode.BigEndian
			}
			if f.encoding == encodings["utf-16"] {
				f.encoding = unicode.UTF16(order, unicode.IgnoreBOM)
			}
			_, _ = buffered.Discard(len(mark))
		} else if f.encoding == encodings["utf-16"] {
			f.encoding = encodings["utf-16le"]
		}
	}
	return &renamed{transform.NewReader(buffered, transform.Chain(f.encoding.NewDecoder(), refuse{})), errEncoding}, nil
}

// refuse refuses what a decoder could not read, of which it makes U+FFFD.
type refuse struct{ transform.NopResetter }

func (refuse) Transform(dst, src []byte, _ bool) (int, int, error) {
	if bytes.Contains(src, []byte("\uFFFD")) {
		return 0, 0, errEncoding
	}
	n := copy(dst, src)
	if n < len(src) {
		return n, n, transform.ErrShortDst
	}
	return n, n, nil
}

// renamed gives another error in the place of those of a library.
type renamed struct {
	io.Reader
	err error
}

func (r *renamed) Read(b []byte) (int, error) {
	n, err := r.Reader.Read(b)
	if err != nil && err != io.EOF {
		err = r.err
	}
	return n, err
}

func (f *textFile) profile(p *profiler.Profiler, how sampling) ([]tableProfile, error) {
	text, err := f.open()
	if err != nil {
		return nil, err
	}
	report, err := p.File(&stoppableReader{text, how.ctx}, &profiler.FileOptions{Name: filepath.Base(f.name), SampleRows: how.rows}, &profiler.Query{Explain: how.explain})
	return []tableProfile{{FileReport: report}}, err
}

func (f *textFile) mask(dst io.Writer, run *maskRun) error {
	text, err := f.open()
	if err != nil {
		return err
	}
	m, err := masker.New(&masker.Options{Finder: run.policy.engine, Classifier: run.policy.engine, Policy: &run.policy.Policy, Keys: run.policy.keys})
	if err != nil {
		return run.policy.refused(err)
	}
	var closers []io.Closer
	if f.zstd != nil {
		w, err := zstd.NewWriter(dst, zstd.WithEncoderConcurrency(1))
		if err != nil {
			return err
		}
		dst, closers = w, append(closers, w)
	}
	if f.encoding != nil {
		if _, err := dst.Write(f.mark); err != nil {
			return err
		}
		w := transform.NewWriter(dst, f.encoding.NewEncoder())
		dst, closers = w, append(closers, w)
	}
	report, err := m.File(dst, &stoppableReader{text, run.ctx}, &masker.FileOptions{Name: filepath.Base(f.name), SampleRows: run.sample, Several: true})
	if err != nil {
		return err
	}
	for _, c := range slices.Backward(closers) {
		if err := c.Close(); err != nil {
			return errors.New("the output cannot be written; a masked value may have a character that the encoding lacks")
		}
	}
	for name := range run.policy.absent {
		if !slices.Contains(report.AbsentColumns, name) {
			delete(run.policy.absent, name)
		}
	}
	run.reports = append(run.reports, tableReport{Table: f.name, Report: report})
	return nil
}
