package tabular

import (
	"sync"
)

// turns let goroutines that work on blocks do something in the order of the blocks.
type turns struct {
	mu    sync.Mutex
	moved sync.Cond
	next  int64 // whose turn it is: all blocks before it have ended
	early map[int64]bool
}

func (t *turns) init() { t.moved.L, t.early = &t.mu, map[int64]bool{} }

// wait waits until all blocks before n have ended.
func (t *turns) wait(n int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for t.next < n {
		t.moved.Wait()
	}
}

// end ends block n.
func (t *turns) end(n int64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.early[n] = true
	for t.early[t.next] {
		delete(t.early, t.next)
		t.next++
	}
	t.moved.Broadcast()
}
