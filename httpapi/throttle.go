package httpapi

import (
	"net/netip"
	"sync"
	"time"
)

// maxThrottledAddresses bounds the addresses whose failures are counted.
const maxThrottledAddresses = 4096

// throttleWindow is the time over which failures are counted.
const throttleWindow = time.Minute

// A throttle counts failures by address, in windows of a minute that begin with the
// first failure. It is safe for concurrent use.
type throttle struct {
	limit int // negative: none
	max   int

	mu      sync.Mutex
	windows map[netip.Prefix]window
}

// A window counts the failures of one address since start.
type window struct {
	start time.Time
	count int
}

// newThrottle makes a throttle that allows limit failures a window and keeps max
// windows.
func newThrottle(limit, max int) *throttle {
	return &throttle{limit: limit, max: max, windows: map[netip.Prefix]window{}}
}

// failed counts a failure of an address. It returns 0, or, if the address is over the
// limit, the time until its window ends.
func (t *throttle) failed(address string, now time.Time) time.Duration {
	if t.limit < 0 {
		return 0
	}
	key := networkOf(address)
	t.mu.Lock()
	defer t.mu.Unlock()
	w, known := t.windows[key]
	if age := now.Sub(w.start); !known || age < 0 || age >= throttleWindow {
		if !known {
			t.makeRoom(now)
		}
		w = window{start: now}
	}
	w.count++
	t.windows[key] = w
	if w.count <= t.limit {
		return 0
	}
	return throttleWindow - now.Sub(w.start)
}

// makeRoom drops the windows that have ended, or else any one. Dropping one lets an
// address begin anew, which is of little use to an attacker with thousands of
// addresses.
func (t *throttle) makeRoom(now time.Time) {
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

// networkOf returns the addresses that one client is expected to own: an IPv4 address,
// or a /64 network of IPv6. Addresses that cannot be parsed share the zero prefix.
func networkOf(address string) netip.Prefix {
	ip, err := netip.ParseAddr(address)
	if err != nil {
		return netip.Prefix{}
	}
	ip = ip.Unmap().WithZone("")
	bits := ip.BitLen()
	if ip.Is6() {
		bits = 64
	}
	prefix, _ := ip.Prefix(bits) // the bits are right for the address
	return prefix
}
