package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// A progress shows on a terminal how far long work has come: the bytes read, the rate,
// and the rows. It shows nothing if standard error is no terminal. It is for one
// goroutine.
type progress struct {
	out   io.Writer // nil: nobody is told
	size  int64     // of all files; 0 when nobody knows
	read  int64     // bytes of the files before this one
	rows  int64     // and their rows
	last  [2]int64  // bytes and rows of this one
	now   func() time.Time
	begun time.Time
	next  time.Time
	shown bool
}

// When work is long, and how often it tells.
const (
	progressAfter = time.Second
	progressEvery = 200 * time.Millisecond
)

func newProgress(t *terminal, size int64) *progress {
	p := &progress{size: size, now: time.Now}
	if isTerminal(t.err) {
		p.out = t.err
	}
	p.begun = p.now()
	p.next = p.begun.Add(progressAfter)
	return p
}

// isTerminal reports whether w leads to a terminal.
func isTerminal(w io.Writer) bool {
	if o, ok := w.(*output); ok {
		w = o.file
	}
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// fileEnds says that the next step is of another file. It takes the size of the one before, of
// which not every byte need have been told.
func (p *progress) fileEnds(size int64) {
	p.read, p.rows, p.last = p.read+max(size, p.last[0]), p.rows+p.last[1], [2]int64{}
}

// step takes how many bytes of a file have been read and how many rows written.
func (p *progress) step(bytes, rows int64) {
	p.last = [2]int64{bytes, rows}
	if p.out == nil {
		return
	}
	now := p.now()
	if now.Before(p.next) {
		return
	}
	p.next = now.Add(progressEvery)
	p.shown = true
	bytes, rows = p.read+bytes, p.rows+rows
	const mb = 1e6
	line := fmt.Sprintf("%.0f MB", float64(bytes)/mb)
	if p.size > 0 {
		line += fmt.Sprintf(" of %.0f MB (%d %%)", float64(p.size)/mb, min(100, 100*bytes/p.size))
	}
	line += fmt.Sprintf(", %.0f MB/s", float64(bytes)/mb/now.Sub(p.begun).Seconds())
	if rows > 0 {
		line += ", " + plural(rows, "row")
	}
	// The line is written over the one before, and cleared to its end.
	fmt.Fprintf(p.out, "\r%s\x1b[K", line)
}

// end removes the line.
func (p *progress) end() {
	if p.shown {
		fmt.Fprint(p.out, "\r\x1b[K")
		p.shown = false
	}
}
