package httpapi

import (
	"testing"
	"time"
)

// TestLicenseAtRequests lets the licence run out while the server runs.
func TestLicenseAtRequests(t *testing.T) {
	now := time.Now()
	ts := startServer(t, func(o *Options) {
		o.Now = func() time.Time { return now }
		o.License = &License{ExpiresAt: now.Add(time.Minute)}
	})
	for _, rt := range closedRoutes(t) {
		if rt.api != apiToken {
			if r := ts.sendGood(rt); r.status != rt.goodStatus() {
				t.Errorf("%s before the end: %d", rt.path, r.status)
			}
		}
	}
	now = now.Add(time.Minute)
	for _, rt := range closedRoutes(t) {
		for _, header := range []string{"Bearer " + ts.jwt, "Bearer wrong", ""} {
			r := ts.sendGood(rt, "Authorization", header)
			if r.status != 403 || r.errors(t)[0].Code != "LICENSE_EXPIRED" {
				t.Errorf("%s after the end: %d %s", rt.path, r.status, r.body)
			}
		}
	}
	if r := ts.send("GET", "/healthz", ""); r.status != 200 {
		t.Errorf("/healthz after the end: %d", r.status)
	}
	if r := ts.send("GET", "/nope", ""); r.status != 404 {
		t.Errorf("no such path, after the end: %d", r.status)
	}
	if (&License{}).Valid(now) {
		t.Error("the zero licence is valid")
	}
}

// TestRenewedLicense lets a licence run out and be renewed while the server runs, and
// then be taken away.
func TestRenewedLicense(t *testing.T) {
	now := time.Now()
	var renewable RenewableLicense
	ts := startServer(t, func(o *Options) {
		o.Now = func() time.Time { return now }
		o.Renewable = &renewable
	})
	for i, step := range []struct {
		license       *License // nil: the one before
		later         time.Duration
		status, ready int
	}{
		{nil, 0, 403, 503}, // none yet
		{&License{ExpiresAt: now.Add(time.Minute)}, 0, 200, 200},
		{nil, time.Minute, 403, 503},
		{&License{ExpiresAt: now.Add(time.Hour), Region: "us.east"}, 0, 200, 200},
		{&License{}, 0, 403, 503},
	} {
		if now = now.Add(step.later); step.license != nil {
			renewable.Replace(*step.license)
			if got := renewable.License(); got != *step.license {
				t.Errorf("step %d: another licence is in force: %v", i, got)
			}
		}
		if r := ts.send("POST", riskPath, `["EMAIL"]`); r.status != step.status {
			t.Errorf("step %d: %d %s", i, r.status, r.body)
		}
		if r := ts.send("GET", "/readyz", ""); r.status != step.ready {
			t.Errorf("step %d: /readyz is %d", i, r.status)
		}
	}
	if _, err := New(&Options{Auth: &Auth{JWTSecret: testSecret}, License: &License{}, Renewable: &renewable}); err == nil {
		t.Error("two licences are taken")
	}
}
