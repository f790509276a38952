package server

import (
	"io"
	"sync"
	"time"
)

// A logBuffer collects the lines of a log and writes them together, since a write for
// each request is a good part of the cost of a small one. A line waits for at most
// flushEvery. While it writes it collects further lines, so that requests do not wait
// for a disk. It is safe for concurrent use by multiple goroutines.
type logBuffer struct {
	out io.Writer

	// Whoever writes holds writing, so that lines stay in order. It is locked before mu.
	writing sync.Mutex
	spare   []byte // memory for lines, while nobody writes

	mu    sync.Mutex
	lines []byte
	timer *time.Timer // nil: nothing waits
}

// The bounds of what waits. Once mostWaiting bytes wait, the log grows faster than it can
// be written, and each Write waits until it is.
const (
	flushEvery  = 50 * time.Millisecond
	flushBytes  = 32 << 10
	mostWaiting = 1 << 20
)

// Write keeps a line. A line that cannot be written is lost, as without a buffer; the
// writer below keeps the error.
func (b *logBuffer) Write(line []byte) (int, error) {
	b.mu.Lock()
	b.lines = append(b.lines, line...)
	n := len(b.lines)
	if b.timer == nil {
		b.timer = time.AfterFunc(flushEvery, b.flush)
	}
	b.mu.Unlock()
	switch {
	case n >= mostWaiting:
		b.flush()
	case n >= flushBytes && b.writing.TryLock():
		b.write()
		b.writing.Unlock()
	}
	return len(line), nil
}

// flush writes the lines that wait.
func (b *logBuffer) flush() {
	b.writing.Lock()
	defer b.writing.Unlock()
	b.write()
}

// write is like flush. The caller holds writing.
func (b *logBuffer) write() {
	b.mu.Lock()
	lines := b.lines
	b.lines = b.spare[:0]
	if b.timer != nil {
		b.timer.Stop()
		b.timer = nil
	}
	b.mu.Unlock()
	if len(lines) > 0 {
		_, _ = b.out.Write(lines)
	}
	if b.spare = lines; cap(lines) > 4*flushBytes {
		b.spare = nil
	}
}
