package httpapi

import (
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
