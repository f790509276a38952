package tabular

import (
	"io"
	"unicode/utf8"
)

// NewTextReader gives a reader that holds what it reads to be text in UTF-8: a byte
// that is not is a [ParseError].
func NewTextReader(src io.Reader) io.Reader { return &textReader{src: src} }

type textReader struct {
	src  io.Reader
	buf  []byte // the beginning of a rune that was cut, and what was read behind it
	n    int64  // bytes before buf
	fell error
}

func (t *textReader) Read(b []byte) (int, error) {
	if t.fell != nil {
		return 0, t.fell
	}
	n, err := t.src.Read(b)
	t.buf = append(t.buf, b[:n]...)
	whole := len(t.buf)
	if err == nil {
		for back := 1; back < utf8.UTFMax && back <= len(t.buf); back++ {
			if utf8.RuneStart(t.buf[len(t.buf)-back]) {
				if !utf8.FullRune(t.buf[len(t.buf)-back:]) {
					whole = len(t.buf) - back
				}
				break
			}
		}
	}
	if i, bad := CheckText(string(t.buf[:whole])); bad != nil {
		t.fell = &ParseError{Offset: t.n + int64(i), Err: bad}
		return 0, t.fell
	}
	t.n += int64(whole)
	t.buf = t.buf[:copy(t.buf, t.buf[whole:])]
	return n, err
}
