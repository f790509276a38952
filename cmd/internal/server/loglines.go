package server

import (
	"context"
	"io"
	"log/slog"
	"math"
	"slices"
	"strconv"
	"sync"
	"time"
)

// A lineHandler writes records as [slog.JSONHandler] does, byte for byte. It writes
// records with plain attributes, such as the line of a request, in a third of the time,
// and leaves others to the JSONHandler. It is safe for concurrent use by multiple
// goroutines if the writer is.
type lineHandler struct {
	slog.Handler // whom all else is left to
	out          io.Writer
	lines        *sync.Pool // of *[]byte
	attrs        []byte     // those of each record, as they are written
	flush        func()     // has what is written not wait; nil: nothing does
}

var _ slog.Handler = (*lineHandler)(nil)

// newLineHandler makes a handler that writes to out, one line a call. In a [logBuffer]
// only the lines of requests wait: errors, and lines that say who has changed or seen
// something, are written at once.
func newLineHandler(out io.Writer) *lineHandler {
	h := &lineHandler{Handler: slog.NewJSONHandler(out, nil), out: out, lines: &sync.Pool{New: func() any { return new([]byte) }}}
	if b, ok := out.(*logBuffer); ok {
		h.flush = b.flush
	}
	return h
}

// requestMessage is the message of the line of a request.
const requestMessage = "request"

// WithAttrs returns a handler that adds the attributes to each record. It encodes plain
// attributes once.
func (h *lineHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	other := h.Handler.WithAttrs(attrs)
	written := slices.Clone(h.attrs)
	for _, a := range attrs {
		var ok bool
		if written, ok = appendAttr(written, a); !ok {
			return other
		}
	}
	with := *h
	with.Handler, with.attrs = other, written
	return &with
}

// Handle writes a record.
func (h *lineHandler) Handle(ctx context.Context, r slog.Record) error {
	if h.flush != nil && r.Message != requestMessage {
		defer h.flush()
	}
	line := h.lines.Get().(*[]byte)
	defer h.lines.Put(line)
	var ok bool
	if *line, ok = h.appendLine((*line)[:0], r); !ok {
		return h.Handler.Handle(ctx, r)
	}
	_, err := h.out.Write(*line)
	return err
}

// appendLine appends a record and the end of its line. It reports false if something in
// the record is not plain.
func (h *lineHandler) appendLine(dst []byte, r slog.Record) (_ []byte, ok bool) {
	year := r.Time.Year()
	if r.Time.IsZero() || year < 0 || year > 9999 || !isPlain(r.Message) {
		return dst, false
	}
	dst = append(dst, `{"time":"`...)
	dst = r.Time.AppendFormat(dst, time.RFC3339Nano)
	dst = append(dst, `","level":"`...)
	dst = append(dst, r.Level.String()...)
	dst = append(dst, `","msg":"`...)
	dst = append(append(dst, r.Message...), '"')
	dst = append(dst, h.attrs...)
	ok = true
	r.Attrs(func(a slog.Attr) bool {
		dst, ok = appendAttr(dst, a)
		return ok
	})
	return append(dst, "}\n"...), ok
}

// appendAttr appends an attribute, or reports false when it is not plain.
func appendAttr(dst []byte, a slog.Attr) (_ []byte, ok bool) {
	if a.Key == "" || !isPlain(a.Key) {
		return dst, false
	}
	dst = append(dst, `,"`...)
	dst = append(append(dst, a.Key...), `":`...)
	switch a.Value.Kind() {
	case slog.KindString:
		s := a.Value.String()
		if !isPlain(s) {
			return dst, false
		}
		dst = append(dst, '"')
		dst = append(append(dst, s...), '"')
	case slog.KindInt64:
		dst = strconv.AppendInt(dst, a.Value.Int64(), 10)
	case slog.KindBool:
		dst = strconv.AppendBool(dst, a.Value.Bool())
	case slog.KindFloat64:
		f := a.Value.Float64()
		if size := math.Abs(f); f != 0 && !(1e-6 <= size && size < 1e21) {
			return dst, false // it has an exponent, or is none that JSON knows
		}
		dst = appendThousandths(dst, f)
	default:
		return dst, false
	}
	return dst, true
}

// appendThousandths appends a number that needs no exponent. It writes one of three
// decimals, such as a time in milliseconds, in a fourth of the time of strconv.
func appendThousandths(dst []byte, f float64) []byte {
	n := int64(f*1000 + 0.5)
	if !(0 <= f && f < 1e9) || float64(n)/1000 != f || n == 0 {
		return strconv.AppendFloat(dst, f, 'f', -1, 64)
	}
	dst = strconv.AppendInt(dst, n/1000, 10)
	rest := n % 1000
	if rest == 0 {
		return dst
	}
	dst = append(dst, '.', byte('0'+rest/100), byte('0'+rest/10%10), byte('0'+rest%10))
	for dst[len(dst)-1] == '0' {
		dst = dst[:len(dst)-1]
	}
	return dst
}

// isPlain reports whether JSON encodes a string without escapes.
func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			return false
		}
	}
	return true
}
