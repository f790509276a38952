package httpapi

import (
	"context"
	"sync/atomic"
	"time"
)

// queueWait is how long a request waits at most until it is its turn.
const queueWait = time.Second

// A gate lets a number of requests in at a time, and a number of others wait.
type gate struct {
	slots   chan struct{}
	waiting atomic.Int64
	queue   int64
}

// newGate makes a gate that lets in concurrent callers and has queue others
// wait.
func newGate(concurrent, queue int) *gate {
	return &gate{slots: make(chan struct{}, concurrent), queue: int64(queue)}
}

// enter reports whether the caller is let in. Whoever is must leave.
func (g *gate) enter(ctx context.Context) bool {
	select {
	case g.slots <- struct{}{}:
		return true
	default:
	}
	defer g.waiting.Add(-1)
	if g.waiting.Add(1) > g.queue {
		return false
	}
	timer := time.NewTimer(queueWait)
	defer timer.Stop()
	select {
	case g.slots <- struct{}{}:
		return true
	case <-timer.C:
	case <-ctx.Done():
	}
	return false
}

// leave makes room for another caller.
func (g *gate) leave() { <-g.slots }
