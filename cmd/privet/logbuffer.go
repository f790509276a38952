package main

import (
	"io"
	"sync"
	"time"
)

// A logBuffer gathers the lines of a log and writes them together, since a write
// for each request costs a server a good part of what a small request does. A
// line waits for flushEvery at most. It is safe for concurrent use by multiple
// goroutines.
type logBuffer struct {
	out io.Writer

	mu    sync.Mutex
	lines []byte
	timer *time.Timer // nil: nothing waits
}

// The bounds of what waits.
const (
	flushEvery = 50 * time.Millisecond
	flushBytes = 32 << 10
)

// Write keeps a line. What cannot be written is lost, as it is without a buffer;
// the writer below remembers that it was.
func (b *logBuffer) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lines = append(b.lines, line...)
	switch {
	case len(b.lines) >= flushBytes:
		b.write()
	case b.timer == nil:
		b.timer = time.AfterFunc(flushEvery, b.flush)
	}
	return len(line), nil
}

// flush writes what waits.
func (b *logBuffer) flush() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.write()
}

// write is flush for who holds the lock.
func (b *logBuffer) write() {
	if b.timer != nil {
		b.timer.Stop()
		b.timer = nil
	}
	if len(b.lines) > 0 {
		_, _ = b.out.Write(b.lines)
		b.lines = b.lines[:0]
	}
}
