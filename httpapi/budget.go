package httpapi

import (
	"container/list"
	"context"
	"sync"
	"time"
)

// A budget is an amount that requests share, such as of memory. Who asks first
// is served first, so that a large share is not passed over for ever. It is safe
// for concurrent use.
type budget struct {
	size int64

	mu      sync.Mutex
	free    int64
	waiting list.List // of *share
}

// A share is what somebody waits for.
type share struct {
	n     int64
	given chan struct{} // closed once it is theirs
}

// newBudget makes a budget.
func newBudget(size int64) *budget { return &budget{size: size, free: size} }

// take waits until n of the budget are free, for a time or until the context
// ends, and reports whether they were given. Whoever has them gives them back.
// More than there is at all is given as all there is.
func (b *budget) take(ctx context.Context, n int64, wait time.Duration) (back func(), ok bool) {
	n = min(n, b.size)
	b.mu.Lock()
	if b.free >= n && b.waiting.Len() == 0 {
		b.free -= n
		b.mu.Unlock()
		return func() { b.give(n) }, true
	}
	s := &share{n, make(chan struct{})}
	place := b.waiting.PushBack(s)
	b.mu.Unlock()

	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-s.given:
		return func() { b.give(n) }, true
	case <-timer.C:
	case <-ctx.Done():
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	select {
	case <-s.given: // just now
		b.free += n
	default:
		b.waiting.Remove(place)
	}
	b.serve()
	return nil, false
}

// give gives n back.
func (b *budget) give(n int64) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.free += n
	b.serve()
}

// serve gives to those who wait, in their order. The lock is held.
func (b *budget) serve() {
	for e := b.waiting.Front(); e != nil; e = b.waiting.Front() {
		s := e.Value.(*share)
		if s.n > b.free {
			return
		}
		b.free -= s.n
		b.waiting.Remove(e)
		close(s.given)
	}
}
