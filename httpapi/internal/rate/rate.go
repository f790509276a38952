// Package rate bounds how many requests each credential sends.
package rate

import (
	"math"
	"sync"
	"time"
)

// maxCredentials bounds the credentials whose requests are counted.
const maxCredentials = 4096

// A Rate bounds the requests of each credential by a bucket of tokens. Each request
// takes a token; tokens come back at a steady pace, up to the burst. It is safe for
// concurrent use.
type Rate struct {
	perSecond float64
	burst     float64

	mu      sync.Mutex
	buckets map[string]bucket
}

// A bucket holds the tokens of one credential at some time.
type bucket struct {
	tokens float64
	at     time.Time
}

// New makes a Rate. It returns nil, which bounds nothing, for zero requests a
// second.
func New(perSecond float64) *Rate {
	if perSecond == 0 {
		return nil
	}
	return &Rate{perSecond: perSecond, burst: math.Max(1, 2*perSecond), buckets: map[string]bucket{}}
}

// Take takes a token of a credential. It returns 0, or, if there is no token, the time
// until there is one.
func (r *Rate) Take(id string, now time.Time) time.Duration {
	if r == nil {
		return 0
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	b, known := r.buckets[id]
	if !known {
		r.makeRoom(now)
		b = bucket{r.burst, now}
	}
	b.tokens, b.at = r.left(b, now), now
	if b.tokens < 1 {
		r.buckets[id] = b
		return time.Duration((1 - b.tokens) / r.perSecond * float64(time.Second))
	}
	b.tokens--
	r.buckets[id] = b
	return 0
}

// left returns the tokens in a bucket at the time now. A clock that is set back adds
// none.
func (r *Rate) left(b bucket, now time.Time) float64 {
	return math.Min(r.burst, b.tokens+math.Max(0, now.Sub(b.at).Seconds())*r.perSecond)
}

// makeRoom drops the buckets that are full again, which hold no information, or else
// any one.
func (r *Rate) makeRoom(now time.Time) {
	if len(r.buckets) < maxCredentials {
		return
	}
	for id, b := range r.buckets {
		if r.left(b, now) >= r.burst {
			delete(r.buckets, id)
		}
	}
	for id := range r.buckets {
		if len(r.buckets) < maxCredentials {
			break
		}
		delete(r.buckets, id)
	}
}
