package httpapi

import (
	"context"
	"sync/atomic"
	"time"
)

// A lifetime is the state of a server that [Serve] runs. The context of each request
// carries it, so that the service finds it under any handler that wraps it.
type lifetime struct {
	leaving  atomic.Bool // it will close soon: not ready any more
	parting  atomic.Bool // each answer closes its connection
	draining atomic.Bool // it takes no more work

	// How long a request to a file endpoint may take to come, and it and its
	// answer. Zero: as long as any other.
	longRead, longWrite time.Duration
}

// lifetimeKey is the key of the lifetime in a context.
type lifetimeKey struct{}

// lifetimeOf returns the lifetime of the server of a request, or one that never ends.
func lifetimeOf(ctx context.Context) *lifetime {
	if l, ok := ctx.Value(lifetimeKey{}).(*lifetime); ok {
		return l
	}
	return &endless
}

// endless is the lifetime of a server that [Serve] does not run. Nothing changes it.
var endless lifetime

// A statusAnswer is the answer that all is well.
type statusAnswer struct {
	Status string `json:"status"`
}

// health answers that the service is up. It needs no credential and shows no data.
func (s *service) health(*call) (any, *failure) { return statusAnswer{"ok"}, nil }

// ready answers whether the service accepts requests, for load balancers.
func (s *service) ready(c *call) (any, *failure) {
	l := lifetimeOf(c.request.Context())
	switch {
	case l.leaving.Load() || l.draining.Load():
		return nil, fail(503, codeOverloaded, "the service is shutting down")
	case s.license != nil && !s.license.valid(c.now):
		return nil, fail(503, codeLicenseExpired, "the licence of this service has expired")
	}
	// A catalogue that cannot be read leaves the service ready, with the one before.
	if s.registry.Health() != nil {
		return statusAnswer{"ready, with a catalogue that is out of date"}, nil
	}
	return statusAnswer{"ready"}, nil
}
