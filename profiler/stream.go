package profiler

import (
	"context"
	"io"
	"iter"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler/internal/address"
	"github.com/privet-go/privet/profiler/internal/chars"
	"github.com/privet-go/privet/profiler/internal/halt"
	"github.com/privet-go/privet/profiler/internal/scan"
)

// This file finds in a text that comes piece by piece. A window of it is held in
// memory; the engine walks up to a place behind which the window has all that any
// recognizer can look at, gives out what nothing to come can change any more, and
// drops what no recognizer will look back at.

// The window, in bytes.
const (
	// streamAhead is how far behind a place the text must be known before the place
	// is dealt with. The longest thing that is found is an armoured key, and what
	// is decoded together is as long.
	streamAhead = 32 << 10

	// streamBack is how far before a place the text is kept: for context, and for
	// what begins before its trigger.
	streamBack = 4 << 10

	// streamStep is how much is read at once.
	streamStep = 64 << 10
)

// ScanWindow bounds how many bytes of a text [Profiler.Scan] holds at a time: a
// finding begins no further before the last byte that has been read.
const ScanWindow = 512 << 10

// Scan gives the findings in what the reader gives, in the order of the text, with
// offsets from its first byte. They are those that [Profiler.Find] gives for the
// whole text, however the reads are cut. It holds less of the text than [ScanWindow]
// at any time.
//
// An error of the reader is given last, with an empty Finding; what stands before
// it has been given, as far as nothing behind could have changed it. Whoever gets
// no error has got everything. Scan reads until the end or until the loop is left,
// and may have read more than it has given findings of.
//
// The one exception to being equal: where percent signs, full-width characters and
// their like follow each other for longer than 16 KiB without a gap of a line or
// 256 bytes, what is hidden by them may be found at other places.
func (p *Profiler) Scan(r io.Reader) iter.Seq2[privet.Finding, error] {
	return p.ScanContext(context.Background(), r)
}

// ScanContext is [Profiler.Scan] for a caller who may lose interest: when the context ends,
// it stops within a few milliseconds and gives the context's error last.
func (p *Profiler) ScanContext(ctx context.Context, r io.Reader) iter.Seq2[privet.Finding, error] {
	p = p.made()
	return func(yield func(privet.Finding, error) bool) {
		if err := p.scan(ctx, r, yield); err != nil {
			yield(privet.Finding{}, err)
		}
	}
}

// scan is the whole of Scan.
func (p *Profiler) scan(ctx context.Context, r io.Reader, yield func(privet.Finding, error) bool) (err error) {
	defer halt.Recover(&err)
	x := p.scratch.Get().(*work)
	x.Context = ctx
	err = newStream(p, x).run(r, yield)
	p.release(x)
	return err
}

// A stream is a text of which a window is known.
type stream struct {
	profiler *Profiler
	x        *work
	window   []byte
	base     int // the offset of its first byte in the text
	walked   int // in the window: sights before it have been dealt with
	searched int // in the window: what begins before it and is hidden, or of one's own, has been found
}

func newStream(p *Profiler, x *work) *stream {
	p.base.begin(x, p)
	p.begin(x, p.base.least)
	return &stream{profiler: p, x: x, window: make([]byte, 0, streamAhead+streamBack+2*streamStep)}
}

// run reads to the end. It gives the error of the reader, if that is not the end,
// and no error when yield has had enough.
func (s *stream) run(r io.Reader, yield func(privet.Finding, error) bool) error {
	for {
		n, err := s.fill(r)
		if err == io.EOF {
			s.advance(true, yield)
			return nil
		}
		if err != nil {
			return err
		}
		if n > 0 && !s.advance(false, yield) {
			return nil
		}
	}
}

// mostEmptyReads is how many reads in a row may give nothing.
const mostEmptyReads = 100

// fill reads until there is more to walk over.
func (s *stream) fill(r io.Reader) (n int, err error) {
	for empty := 0; empty < mostEmptyReads; {
		if cap(s.window)-len(s.window) < streamStep/2 {
			s.window = append(make([]byte, 0, 2*cap(s.window)), s.window...)
		}
		k, err := r.Read(s.window[len(s.window):min(cap(s.window), len(s.window)+streamStep)])
		s.window = s.window[:len(s.window)+k]
		n += k
		switch {
		case err != nil:
			return n, err
		case k == 0:
			empty++
		case n >= streamStep/2 || len(s.window)-s.walked >= streamAhead+streamStep/2:
			return n, nil
		}
	}
	return n, io.ErrNoProgress
}

// advance goes as far as the window allows, or to the end of the text, and reports
// whether yield wants more.
func (s *stream) advance(final bool, yield func(privet.Finding, error) bool) bool {
	x, p := s.x, s.profiler
	text := chars.Alias(s.window)
	limit := len(text) - streamAhead
	if final {
		limit = len(text)
	}
	if limit <= s.walked && !final {
		return true
	}
	p.scanner.Walk(&x.Scratch, text, limit, final)
	s.walked = limit

	// What a sight to come finds can begin a little before it.
	known := max(s.searched, limit-scan.LookBack)
	if final {
		known = limit
	}
	p.scanner.Own(&x.Scratch, text, s.searched, known)
	p.scanner.Decode(&x.Scratch, text, s.searched, known)
	s.searched = known

	x.Kept = x.Kept[:0]
	scan.Settle(&x.Scratch, known, final)
	limit = known
	if len(x.Candidates) > 0 {
		limit = min(limit, x.Candidates[0].Start)
	}
	x.joined(func(j *address.Joining) { p.joiner.JoinSettled(j, text, limit, final) })
	for i := range x.Kept {
		f := p.finding(&x.Kept[i])
		if !p.reports(&p.base.demand, text, &f) {
			continue
		}
		f.Start += s.base
		f.End += s.base
		if !yield(f, nil) {
			return false
		}
	}
	s.drop(known)
	return true
}

// drop forgets the text that nobody will look at any more.
func (s *stream) drop(known int) {
	x := s.x
	n := known
	if r := &x.Reader; r.Open {
		n = min(n, r.From)
	}
	if len(x.Candidates) > 0 {
		n = min(n, x.Candidates[0].Start)
	}
	n = x.join.Addresses.FirstPending(n)
	if n -= streamBack; n <= 0 {
		return
	}
	s.window = append(s.window[:0], s.window[n:]...)
	s.base += n
	s.walked -= n
	s.searched -= n
	x.Shift(n, &s.profiler.scanner.Context)
	x.join.Addresses.Shift(n)
}
