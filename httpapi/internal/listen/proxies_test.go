package listen

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"
)

// TestProxies holds whose X-Forwarded-For is believed, and which address of it.
func TestProxies(t *testing.T) {
	trusted := Proxies{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("::1/128")}
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
		r := httptest.NewRequest("POST", "/", nil)
		r.RemoteAddr, r.Header = tt.remote, http.Header{"X-Forwarded-For": tt.lines}
		if got := trusted.ClientOf(r); got != NetworkOf(tt.want) {
			t.Errorf("%d: %v, want that of %s", i, got, tt.want)
		}
	}
}
