package rate

import (
	"fmt"
	"testing"
	"time"
)

// TestRateIsBounded has more credentials come than are counted.
func TestRateIsBounded(t *testing.T) {
	r, now := New(1), time.Now()
	for i := range 3 * maxCredentials {
		r.Take(fmt.Sprint(i), now)
	}
	if n := len(r.buckets); n > maxCredentials {
		t.Errorf("%d buckets", n)
	}
	// A clock that goes back gives no tokens.
	r.Take("a", now)
	r.Take("a", now)
	for range 2 {
		if r.Take("a", now.Add(-time.Hour)) == 0 {
			t.Error("the clock gives tokens")
		}
	}
}
