package httpapi

import (
	"net/netip"
	"testing"
	"time"
)

// TestPassword holds that the tries of the pair are bounded, right or wrong, for each
// user, at both routes that take it, and that nobody else is held back.
func TestPassword(t *testing.T) {
	const maxTriesAtAddress = 10
	now := time.Now()
	ts := startServer(t, func(o *Options) {
		o.Auth.FailuresPerMinute = -1
		o.Now = func() time.Time { return now }
	})
	try := func(path, user, pass string) reply {
		return ts.send("POST", path, goodBody[path], "Authorization", basic(user, pass))
	}
	for i := range maxTriesAtAddress {
		if i == maxTriesAtAddress/2 {
			if r := try(riskPath, testUser, testPass); r.status != 200 {
				t.Errorf("a right try among wrong ones: %d, want 200", r.status)
			}
		}
		for _, user := range []string{testUser, "nobody"} {
			if r := try([]string{riskPath, "/auth/token"}[i%2], user, "wrong"); r.status != 401 {
				t.Fatalf("try %d of %s: %d, want 401", i+1, user, r.status)
			}
		}
	}
	now = now.Add(20 * time.Second)
	for _, user := range []string{testUser, "nobody"} {
		for _, path := range []string{riskPath, "/auth/token"} {
			r := try(path, user, testPass)
			if r.status != 429 || r.errors(t)[0].Code != codeRateLimited || r.header.Get("Retry-After") != "40" {
				t.Errorf("%s of %s after too many tries: %d, Retry-After %q", path, user, r.status, r.header.Get("Retry-After"))
			}
		}
	}
	if r := ts.post(riskPath, `[]`); r.status != 200 {
		t.Errorf("a token is held back by wrong passwords: %d", r.status)
	}
	if r := try(riskPath, "other", "wrong"); r.status != 401 {
		t.Errorf("another user: %d, want 401", r.status)
	}
	now = now.Add(40 * time.Second)
	if r := try(riskPath, testUser, testPass); r.status != 200 {
		t.Errorf("after a minute: %d, want 200", r.status)
	}
}

// TestTrustedProxies holds that failures count for the address that a proxy which is trusted says.
func TestTrustedProxies(t *testing.T) {
	ts := startServer(t, func(o *Options) {
		o.Auth.FailuresPerMinute, o.Auth.TrustedProxies = 1, []netip.Prefix{netip.MustParsePrefix("127.0.0.1/8")}
	})
	for _, want := range []int{401, 429} {
		for _, from := range []string{"192.0.2.1", "192.0.2.2"} {
			r := ts.send("POST", riskPath, `[]`, "Authorization", "Bearer wrong", "X-Forwarded-For", from)
			if r.status != want {
				t.Errorf("from %s: %d, want %d", from, r.status, want)
			}
		}
	}
}
