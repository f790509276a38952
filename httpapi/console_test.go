package httpapi

import (
	"net/http"
	"strings"
	"testing"
)

// TestConsole holds that the console comes without a credential, with a type and under a policy that
// lets nothing in from elsewhere.
func TestConsole(t *testing.T) {
	ts := startServer(t, nil)
	for path, mediaType := range map[string]string{
		"/console":            "text/html; charset=utf-8",
		"/console/style.css":  "text/css; charset=utf-8",
		"/console/app.js":     "text/javascript; charset=utf-8",
		"/console/strings.js": "text/javascript; charset=utf-8",
		"/console/icon.svg":   "image/svg+xml",
	} {
		r := ts.send("GET", path, "", "Authorization", "")
		if r.status != 200 || r.header.Get("Content-Type") != mediaType || r.body == "" {
			t.Errorf("%s: %d, %s, %d bytes", path, r.status, r.header.Get("Content-Type"), len(r.body))
		}
		policy := r.header.Get("Content-Security-Policy")
		for _, want := range []string{"default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "frame-ancestors 'none'",
			"require-trusted-types-for 'script'"} {
			if !strings.Contains(policy, want) {
				t.Errorf("%s: the policy lacks %s", path, want)
			}
		}
		if strings.Contains(policy, "unsafe") || strings.Contains(policy, "http") {
			t.Errorf("%s: policy %q", path, policy)
		}
		if r.header.Get("X-Content-Type-Options") != "nosniff" || r.header.Get("Referrer-Policy") != "no-referrer" {
			t.Errorf("%s: headers %v", path, r.header)
		}
	}
	for _, path := range []string{"/console/", "/console/nothing.js", "/console/index", "/console/..", "/console/page", "/console/%2e%2e%2fconsole.go"} {
		if r := ts.send("GET", path, "", "Authorization", ""); r.status != 404 {
			t.Errorf("%s: %d, want 404", path, r.status)
		}
	}
}

// TestRootLeadsToConsole holds that browsers are led to the console, and programs are told that nothing
// is there.
func TestRootLeadsToConsole(t *testing.T) {
	ts := startServer(t, nil)
	noFollow := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	for _, tt := range []struct {
		method, accept string
		status         int
	}{
		{"GET", "text/html,application/xhtml+xml,*/*;q=0.8", 303},
		{"HEAD", "text/html", 303},
		{"GET", "application/json", 404},
		{"GET", "*/*", 404},
		{"GET", "", 404},
		{"POST", "text/html", 404},
	} {
		r, err := http.NewRequest(tt.method, ts.URL+"/", nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.Header.Set("Accept", tt.accept); tt.accept == "" {
			r.Header.Del("Accept")
		}
		answer, err := noFollow.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != tt.status {
			t.Errorf("%s with Accept %q: %d, want %d", tt.method, tt.accept, answer.StatusCode, tt.status)
		}
		if to, err := answer.Location(); tt.status == 303 && (err != nil || to.String() != ts.URL+"/console") {
			t.Errorf("%s with Accept %q: leads to %v", tt.method, tt.accept, to)
		}
	}
}
