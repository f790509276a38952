package credential

import (
	"net/netip"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi/internal/listen"
)

// TestPasswordFromAnywhere holds that neither many addresses, nor many users, nor many
// requests at a time make room for more tries.
func TestPasswordFromAnywhere(t *testing.T) {
	p, now := NewPassword(testUser, testPass), time.Now()
	at := func(i int) netip.Prefix { return listen.NetworkOf("10.0.0." + strconv.Itoa(i)) }
	for i := range maxTriesOfUser {
		if _, wait := p.Try(testUser, "wrong", at(i), now); wait > 0 {
			t.Fatalf("address %d is held back", i)
		}
		for j := range 100 {
			p.Try(strconv.Itoa(100*i+j), "wrong", at(i), now)
		}
	}
	if right, wait := p.Try(testUser, testPass, at(200), now); right || wait != throttleWindow {
		t.Errorf("after %d wrong tries: %v, %v", maxTriesOfUser, right, wait)
	}
	if n := len(p.foreign.at.windows); n > maxThrottledAddresses {
		t.Errorf("%d windows are kept", n)
	}

	p = NewPassword(testUser, testPass)
	var looked atomic.Int64
	var all sync.WaitGroup
	for range 200 {
		all.Go(func() {
			if _, wait := p.Try(testUser, "wrong", at(1), now); wait == 0 {
				looked.Add(1)
			}
		})
	}
	if all.Wait(); looked.Load() != maxTriesAtAddress {
		t.Errorf("%d tries at a time were looked at", looked.Load())
	}
}
