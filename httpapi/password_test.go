package httpapi

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// TestPassword holds that the tries of the pair are bounded, right or wrong, for each
// user, at both routes that take it, and that nobody else is held back.
func TestPassword(t *testing.T) {
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

// TestPasswordFromAnywhere holds that neither many addresses, nor many users, nor many
// requests at a time make room for more tries.
func TestPasswordFromAnywhere(t *testing.T) {
	p, now := newPassword(testUser, testPass), time.Now()
	at := func(i int) netip.Prefix { return networkOf("10.0.0." + strconv.Itoa(i)) }
	for i := range maxTriesOfUser {
		if _, wait := p.try(testUser, "wrong", at(i), now); wait > 0 {
			t.Fatalf("address %d is held back", i)
		}
		for j := range 100 {
			p.try(strconv.Itoa(100*i+j), "wrong", at(i), now)
		}
	}
	if right, wait := p.try(testUser, testPass, at(200), now); right || wait != throttleWindow {
		t.Errorf("after %d wrong tries: %v, %v", maxTriesOfUser, right, wait)
	}
	if n := len(p.foreign.at.windows); n > maxThrottledAddresses {
		t.Errorf("%d windows are kept", n)
	}

	p = newPassword(testUser, testPass)
	var looked atomic.Int64
	var all sync.WaitGroup
	for range 200 {
		all.Go(func() {
			if _, wait := p.try(testUser, "wrong", at(1), now); wait == 0 {
				looked.Add(1)
			}
		})
	}
	if all.Wait(); looked.Load() != maxTriesAtAddress {
		t.Errorf("%d tries at a time were looked at", looked.Load())
	}
}

// TestProxies holds whose X-Forwarded-For is believed, and which address of it.
func TestProxies(t *testing.T) {
	trusted := proxies{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("::1/128")}
	for i, tt := range []struct {
		remote string
		lines  []string
		want   string
	}{
		{"10.0.0.1:5", nil, "10.0.0.1"},
		{"192.0.2.1:5", []string{"198.51.100.7"}, "192.0.2.1"},
		{"10.0.0.1:5", []string{"198.51.100.7"}, "198.51.100.7"},
		{"[::ffff:10.0.0.1]:5", []string{"198.51.100.7:80"}, "198.51.100.7"},
		{"[::1]:5", []string{"[2001:db8::5]:80"}, "2001:db8::9"},
		{"10.0.0.1:5", []string{"203.0.113.9, 198.51.100.7,10.2.3.4"}, "198.51.100.7"},
		{"10.0.0.1:5", []string{"203.0.113.9", "198.51.100.7", "10.2.3.4"}, "198.51.100.7"},
		{"10.0.0.1:5", []string{"10.9.9.9"}, "10.9.9.9"},
		{"10.0.0.1:5", []string{"198.51.100.7, unknown"}, "10.0.0.1"},
		{"10.0.0.1:5", []string{""}, "10.0.0.1"},
	} {
		r := httptest.NewRequest("POST", riskPath, nil)
		r.RemoteAddr, r.Header = tt.remote, http.Header{"X-Forwarded-For": tt.lines}
		if got := trusted.clientOf(r); got != networkOf(tt.want) {
			t.Errorf("%d: %v, want that of %s", i, got, tt.want)
		}
	}

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
