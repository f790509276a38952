package httpapi

import (
	"context"
	"io"
	"iter"
	"strings"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/profiler"
)

// A within is a profiler for a masker whose work ends with a context. A Finder cannot fail,
// so it panics with an [ended], which [service.recover] answers.
type within struct {
	ctx      context.Context
	profiler *profiler.Profiler
}

// An ended is what a within panics with.
type ended struct{ err error }

// AppendFind is that of the profiler.
func (w within) AppendFind(dst []privet.Finding, text string) []privet.Finding {
	found, err := w.find(text)
	if err != nil {
		panic(ended{err})
	}
	if len(dst) == 0 {
		return found // of a long text there are many
	}
	return append(dst, found...)
}

// longText is the length from which on a text is searched as a stream. The search of a whole
// text remembers all that it may hold until its end, which takes up to 20 times as much.
const longText = 1 << 20

// find finds what stands in a text of any length.
func (w within) find(text string) (found []privet.Finding, err error) {
	if len(text) < longText {
		return w.profiler.FindContext(w.ctx, text)
	}
	for f, err := range w.profiler.ScanContext(w.ctx, strings.NewReader(text)) {
		if err != nil {
			return nil, err
		}
		found = append(found, f)
	}
	return found, nil
}

// Columns is that of the profiler.
func (w within) Columns(columns []privet.Column) []privet.Result {
	results, err := w.profiler.ColumnsContext(w.ctx, columns)
	if err != nil {
		panic(ended{err})
	}
	return results
}

// Scan is that of the profiler.
func (w within) Scan(r io.Reader) iter.Seq2[privet.Finding, error] {
	return w.profiler.ScanContext(w.ctx, r)
}

// goOn ends the work on a file like a within.
func (c *call) goOn(bytes, rows int64) {
	if err := c.turn.Err(); err != nil {
		panic(ended{err})
	}
}

var (
	_ masker.Scanner    = within{}
	_ masker.Classifier = within{}
)

// maskerFor returns the masker whose work ends with a turn. One that the options have has a
// Finder of its own and stays as it is.
func (s *service) maskerFor(t *turn) *masker.Masker {
	if s.ownMasker {
		return s.masker
	}
	return s.masker.Asking(within{t, s.profiler}, within{t, s.profiler})
}
