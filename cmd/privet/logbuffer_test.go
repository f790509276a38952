package main

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"
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
		if time.Since(begun) > 5*time.Second {
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
