package httpapi

import "sync"

// A foreign bounds the requests that wait for hosts that clients have named, or for a model.
// Such a host can be as slow as it likes, so that nobody has a turn while he waits for it. It
// is safe for concurrent use; the zero value is ready.
type foreign struct {
	mu  sync.Mutex
	all int
	of  map[string]int // by credential
}

// The bounds of the requests that wait for other hosts.
const (
	mostForeign   = 64 // in all
	mostForeignOf = 16 // of one credential
)

// enter reports why a request of a credential may not wait for another host, or nil. Whoever
// may has to leave.
func (f *foreign) enter(credential string) error {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.of[credential] >= mostForeignOf:
		return errLaneFull
	case f.all >= mostForeign:
		return errHouseFull
	}
	if f.of == nil {
		f.of = map[string]int{}
	}
	f.all++
	f.of[credential]++
	return nil
}

// leave says that a request waits no longer.
func (f *foreign) leave(credential string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.all--
	if f.of[credential]--; f.of[credential] == 0 {
		delete(f.of, credential)
	}
}
