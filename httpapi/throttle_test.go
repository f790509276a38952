package httpapi

import (
	"fmt"
	"net/netip"
	"testing"
	"time"
)

// TestThrottle holds that wrong credentials are limited and right ones are not.
func TestThrottle(t *testing.T) {
	now := time.Now()
	ts := startServer(t, func(o *Options) {
		o.Auth.FailuresPerMinute = 3
		o.Now = func() time.Time { return now }
	})
	wrong := func() reply { return ts.send("POST", riskPath, `[]`, "Authorization", "Bearer wrong") }
	for i := range 3 {
		if r := wrong(); r.status != 401 {
			t.Fatalf("failure %d: %d, want 401", i+1, r.status)
		}
	}
	r := wrong()
	if r.status != 429 || r.errors(t)[0].Code != "RATE_LIMITED" || r.header.Get("Retry-After") != "60" {
		t.Errorf("failure 4: %d %s, Retry-After %q", r.status, r.body, r.header.Get("Retry-After"))
	}
	if r := ts.post(riskPath, `[]`); r.status != 200 {
		t.Errorf("a right credential is held back: %d", r.status)
	}
	if r := ts.send("POST", riskPath, `[]`, "Authorization", ""); r.status != 401 {
		t.Errorf("no credential at all: %d, want 401", r.status)
	}
	now = now.Add(45*time.Second + time.Millisecond)
	if r := wrong(); r.status != 429 || r.header.Get("Retry-After") != "15" {
		t.Errorf("after 45 s: %d, Retry-After %q", r.status, r.header.Get("Retry-After"))
	}
	now = now.Add(15 * time.Second)
	if r := wrong(); r.status != 401 {
		t.Errorf("after a minute: %d, want 401", r.status)
	}
}

func TestThrottleByNetwork(t *testing.T) {
	th := newThrottle[netip.Prefix](1, 3)
	now := time.Now()
	for i, tt := range []struct {
		address string
		limited bool
	}{
		{"192.0.2.1", false}, {"192.0.2.1", true}, {"192.0.2.2", false}, {"::ffff:192.0.2.1", true},
		{"2001:db8::1", false}, {"2001:db8::2", true}, {"2001:db8::3%eth0", true},
	} {
		if got := th.failed(networkOf(tt.address), now) > 0; got != tt.limited {
			t.Errorf("%d: %s limited: %v, want %v", i, tt.address, got, tt.limited)
		}
	}
	for i := range 1000 {
		th.failed(networkOf(fmt.Sprintf("10.0.%d.%d", i/256, i%256)), now)
	}
	if n := len(th.windows); n > 3 {
		t.Errorf("%d addresses are counted, the bound is 3", n)
	}
}
