package server

import (
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestLogBuffer holds that every line comes, whole and in the order of its
// writer, when the time is up, when there are many, and at the end.
func TestLogBuffer(t *testing.T) {
	out := &transcript{}
	b := &logBuffer{out: out}
	if _, err := b.Write([]byte("first\n")); err != nil {
		t.Fatal(err)
	}
	for begun := time.Now(); out.String() != "first\n"; time.Sleep(time.Millisecond) {
		if time.Since(begun) > longtest.Patience {
			t.Fatal("a line waits for ever")
		}
	}
	var wg sync.WaitGroup
	for w := range 4 {
		wg.Go(func() {
			for i := range 2000 {
				fmt.Fprintf(b, "%d %d %s\n", w, i, strings.Repeat("x", 40))
			}
		})
	}
	wg.Wait()
	b.flush()
	b.flush()
	next := map[int]int{}
	for line := range strings.Lines(strings.TrimPrefix(out.String(), "first\n")) {
		var w, i int
		var rest string
		if n, err := fmt.Sscan(line, &w, &i, &rest); n != 3 || err != nil || i != next[w] || len(rest) != 40 {
			t.Fatalf("%q", line)
		}
		next[w]++
	}
	for w := range 4 {
		if next[w] != 2000 {
			t.Errorf("%d lines of %d", next[w], w)
		}
	}
}

// A stuckWriter does not return from a write until it may.
type stuckWriter struct {
	transcript
	begun, may chan bool
}

func (w *stuckWriter) Write(b []byte) (int, error) {
	w.begun <- true
	<-w.may
	return w.transcript.Write(b)
}

// TestLogBufferDoesNotWait holds that lines are taken while others are written, and that
// a flush comes back when all of them are.
func TestLogBufferDoesNotWait(t *testing.T) {
	out := &stuckWriter{begun: make(chan bool, 9), may: make(chan bool)}
	b := &logBuffer{out: out}
	fmt.Fprintln(b, "first")
	<-out.begun
	for i := range 2 * flushBytes / 32 {
		fmt.Fprintf(b, "line %27d\n", i)
	}
	done := make(chan bool)
	go func() {
		b.flush()
		close(done)
	}()
	if s := out.String(); s != "" {
		t.Errorf("written: %q", s)
	}
	close(out.may)
	<-done
	if s := out.String(); strings.Count(s, "\n") != 1+2*flushBytes/32 || !strings.HasPrefix(s, "first\nline ") ||
		!strings.HasSuffix(s, fmt.Sprintf("%d\n", 2*flushBytes/32-1)) {
		t.Errorf("%d bytes are written", len(s))
	}
}

// TestOnlyRequestsWait holds that any other line is written before the call returns, and
// what waited before it.
func TestOnlyRequestsWait(t *testing.T) {
	out := &transcript{}
	b := &logBuffer{out: out, timer: time.NewTimer(time.Hour)} // the time is never up
	h := newLineHandler(b)
	log := func(message string) {
		slog.New(h).Info(message, "a", "é") // not plain, and so left to slog
		slog.New(h.WithAttrs([]slog.Attr{slog.String("b", "c")})).Info(message)
	}
	log("request")
	if s := out.String(); s != "" {
		t.Errorf("a request does not wait: %s", s)
	}
	log("registry write")
	if s := out.String(); strings.Count(s, "\n") != 4 || strings.Count(s, "registry write") != 2 {
		t.Errorf("written: %s", s)
	}
}
