package credential

import (
	"sync"
	"time"
)

// maxThrottledAddresses bounds the addresses whose failures are counted.
const maxThrottledAddresses = 4096

// throttleWindow is the time over which failures are counted.
const throttleWindow = time.Minute

// A Throttle counts failures by key, such as an address, in windows of a minute that
// begin with the first failure. It is safe for concurrent use.
type Throttle[K comparable] struct {
	limit int // negative: none
	max   int

	mu      sync.Mutex
	windows map[K]window
}

// A window counts the failures of one key since start.
type window struct {
	start time.Time
	count int
}

// NewThrottle makes a throttle that allows limit failures a window; a negative limit allows
// all.
func NewThrottle[K comparable](limit int) *Throttle[K] {
	return newThrottle[K](limit, maxThrottledAddresses)
}

// newThrottle makes a throttle that allows limit failures a window and keeps max
// windows.
func newThrottle[K comparable](limit, max int) *Throttle[K] {
	return &Throttle[K]{limit: limit, max: max, windows: map[K]window{}}
}

// Failed counts a failure of a key. It returns 0, or, if the key is over the limit, the
// time until its window ends.
func (t *Throttle[K]) Failed(key K, now time.Time) time.Duration {
	if t.limit < 0 {
		return 0
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	w, known := t.at(key, now)
	if !known {
		t.makeRoom(now)
	}
	w.count++
	t.windows[key] = w
	if w.count <= t.limit {
		return 0
	}
	return throttleWindow - now.Sub(w.start)
}

// spent returns 0, or, if the key has no failure left, the time until its window ends.
func (t *Throttle[K]) spent(key K, now time.Time) time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	w, _ := t.at(key, now)
	if t.limit < 0 || w.count < t.limit {
		return 0
	}
	return throttleWindow - now.Sub(w.start)
}

// at returns the window of a key, and whether there is one that may have ended. The
// caller holds the lock.
func (t *Throttle[K]) at(key K, now time.Time) (w window, known bool) {
	w, known = t.windows[key]
	if age := now.Sub(w.start); !known || age < 0 || age >= throttleWindow {
		w = window{start: now}
	}
	return w, known
}

// makeRoom drops the windows that have ended, or else any one. Dropping one lets a key
// begin anew, which is of little use to an attacker with thousands of addresses.
func (t *Throttle[K]) makeRoom(now time.Time) {
	if len(t.windows) < t.max {
		return
	}
	for k, w := range t.windows {
		if now.Sub(w.start) >= throttleWindow {
			delete(t.windows, k)
		}
	}
	for k := range t.windows {
		if len(t.windows) < t.max {
			break
		}
		delete(t.windows, k)
	}
}
