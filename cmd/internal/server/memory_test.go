package server

import (
	"context"
	"runtime"
	"runtime/metrics"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestQuiet holds that a process becomes quiet once, until it has worked again.
func TestQuiet(t *testing.T) {
	var q quiet
	for i, tt := range []struct {
		more uint64
		want bool
	}{
		{0, true}, {0, false}, {quietBytes - 1, false},
		{quietBytes, false}, {1 << 40, false}, {quietBytes - 1, true}, {0, false},
	} {
		if got := q.begins(q.last + tt.more); got != tt.want {
			t.Errorf("look %d: %v, want %v", i, got, tt.want)
		}
	}
}

// TestTrimMemory has the memory of something large given back without anybody
// asking for it.
func TestTrimMemory(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	defer func() { stop(); <-done }()
	large := make([]byte, 64<<20)
	for i := range large {
		large[i] = 1
	}
	before := released()
	runtime.KeepAlive(large)
	go func() { defer close(done); trimMemory(ctx, 10*time.Millisecond) }()
	for end := time.Now().Add(longtest.Patience); released() < before+32<<20; time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the memory was not given back")
		}
	}
}

// released is how much memory the system has back.
func released() uint64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
