package masker

import (
	"errors"
	"io"
	"iter"
	"unicode/utf8"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/tabular"
)

// This file masks a stream with a Finder that reads streams itself, and so is not
// asked anew about every window.

// A Scanner is a [Finder] that finds in a stream what AppendFind finds in the whole
// text, however far away what decides about a place is. [Masker.Text] uses Scan
// where a Finder has it.
type Scanner interface {
	Finder

	// Scan gives the places in what the reader gives, as AppendFind would for the whole of it,
	// with offsets from its first byte, in order and without overlaps; none is longer than Reach.
	// When a place is given, it has been read to its end, and begins no further than
	// ScanWindow before the last byte that has been read.
	//
	// Scan reads to the end, unless the loop is left. An error of the reader, or of its own, is
	// given last, with an empty Finding. The reader gives valid UTF-8, in pieces that may
	// cut runes. Scan is called by multiple goroutines at the same time, each with a reader of its
	// own.
	Scan(r io.Reader) iter.Seq2[privet.Finding, error]
}

// ScanWindow is how many bytes a [Scanner] may look ahead of a place.
const ScanWindow = 512 << 10

// A tap is what a Scanner reads from. It keeps what may still be part of a finding
// and writes what comes before that.
type tap struct {
	masker *Masker
	src    io.Reader
	known  *replacements // in src, if it is a masked text
	out    *emitter
	masked []byte // memory
	rests  []rest

	buf     []byte
	offset  int64 // of buf in the stream
	done    int   // buf[:done] has been written
	checked int   // buf[:checked] is text
	ended   bool  // src has
	err     error // of the tap itself
}

// scan is the engine of a Scanner.
func (m *Masker) scan(s Scanner, src io.Reader, known *replacements, out *emitter) error {
	t := tap{masker: m, src: src, known: known, out: out}
	for f, err := range s.Scan(&t) {
		if err == nil {
			err = t.mask(f)
		}
		if err != nil {
			return err
		}
	}
	switch {
	case t.err != nil: // the Scanner has kept it to itself
		return t.err
	case !t.ended:
		return ErrBadFinding
	}
	t.flush(len(t.buf))
	return t.err
}

// Read gives to the Scanner what is text.
func (t *tap) Read(p []byte) (int, error) {
	if t.err != nil {
		return 0, t.err
	}
	n, err := t.src.Read(p)
	t.buf = append(t.buf, p[:n]...)
	end := len(t.buf)
	if t.ended = errors.Is(err, io.EOF); err != nil && !t.ended {
		t.err = err
	} else if !t.ended {
		end = runeStart(t.buf, end)
	}
	if i, err := tabular.CheckText(string(t.buf[t.checked:end])); err != nil {
		t.err = &ParseError{Offset: t.offset + int64(t.checked+i), Err: err}
	}
	if t.err != nil {
		return 0, t.err
	}
	t.checked = end
	// What is moved to the front is never more than what is dropped.
	if len(t.buf) > 2*ScanWindow {
		t.flush(len(t.buf) - ScanWindow)
		gone := min(t.done, t.checked)
		t.buf = t.buf[:copy(t.buf, t.buf[gone:])]
		t.offset += int64(gone)
		t.known.forget(t.offset)
		t.done -= gone
		t.checked -= gone
	}
	if t.err != nil {
		return 0, t.err
	}
	return n, err
}

// flush writes what comes before buf[to] and is in no finding.
func (t *tap) flush(to int) {
	if t.done < to && t.err == nil {
		t.err = t.out.write(t.buf[t.done:to])
		t.done = to
	}
}

// mask writes what comes before a finding, and its mask.
func (t *tap) mask(f privet.Finding) error {
	start, end := int64(f.Start)-t.offset, int64(f.End)-t.offset
	if start < int64(t.done) || end <= start || end > int64(len(t.buf)) || end-start > Reach ||
		!utf8.RuneStart(t.buf[start]) || end < int64(len(t.buf)) && !utf8.RuneStart(t.buf[end]) {
		return &ParseError{Offset: max(0, int64(f.Start)), Err: ErrBadFinding}
	}
	t.rests = t.known.appendRests(t.rests[:0], f, string(t.buf[start:end]), int64(f.Start))
	for _, r := range t.rests {
		from, to := int(r.start-t.offset), int(r.end-t.offset)
		t.flush(from)
		var err error
		if t.masked, err = t.masker.maskFound(t.masked[:0], f.Label, string(t.buf[from:to])); err != nil {
			return &ParseError{Offset: r.start + r.shift, Err: err}
		}
		t.done = to
		if t.err == nil {
			t.err = t.out.put(f.Label, to-from, t.masked)
		}
	}
	t.flush(int(end))
	return t.err
}
