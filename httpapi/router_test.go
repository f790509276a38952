package httpapi

import (
	"fmt"
	"strings"
	"testing"
)

// TestRouter holds which path belongs to which route, and what the parameters
// of it are.
func TestRouter(t *testing.T) {
	paths := newRouter([]route{
		{method: "GET", path: "/things"},
		{method: "POST", path: "/things"},
		{method: "GET", path: "/things/{id}"},
		{method: "PUT", path: "/things/{id}"},
		{method: "GET", path: "/things/full"},
		{method: "GET", path: "/things/{id}/parts/{part}"},
	})
	for _, tt := range []struct{ path, pattern, params string }{
		{"/things", "/things", "[]"},
		{"/things/full", "/things/full", "[]"},
		{"/things/7", "/things/{id}", "[{id 7}]"},
		{"/things/fuller", "/things/{id}", "[{id fuller}]"},
		{"/things/{id}", "/things/{id}", "[{id {id}}]"},
		{"/things/a b/parts/ü", "/things/{id}/parts/{part}", "[{id a b} {part ü}]"},
		{"/things/full/parts/1", "/things/{id}/parts/{part}", "[{id full} {part 1}]"},
		{"", "", ""},
		{"/", "", ""},
		{"/things/", "", ""},
		{"/things/7/", "", ""},
		{"/things//parts/1", "", ""},
		{"/things/7/parts", "", ""},
		{"/things/7/parts/", "", ""},
		{"/things/7/parts/1/2", "", ""},
		{"/x/things/7", "", ""},
		{"things/7", "", ""},
		{"/things/a%20b", "/things/{id}", "[{id a b}]"},
		{"/things/a%C3%BC%3A%40", "/things/{id}", "[{id aü:@}]"},
		{"/things/%ff%00", "/things/{id}", "[{id \xff\x00}]"},
		{"/things/a%2fb", "", ""},
		{"/things%2f7", "", ""},
		{"/things%2Ffull", "", ""},
		{"/t%68ings", "", ""},
		{"/things/%66ull", "", ""},
		{"/things/%2e%2E", "", ""},
		{"/things/%7e", "", ""},
		{"/things/%", "", ""},
		{"/things/%4", "", ""},
		{"/Things/7", "", ""},
	} {
		res, params := paths.find(tt.path)
		switch {
		case res == nil && tt.pattern != "":
			t.Errorf("%q is no path, want %s", tt.path, tt.pattern)
		case res != nil && (res.path != tt.pattern || fmt.Sprint(params) != tt.params):
			t.Errorf("%q is %s with %v, want %s with %s", tt.path, res.path, params, tt.pattern, tt.params)
		}
	}
	if res, _ := paths.find("/things/7"); res.allow != "GET, HEAD, OPTIONS, PUT" {
		t.Errorf("Allow: %s", res.allow)
	}
}

// TestParams has routes with parameters answer each in its own way: the log has
// the pattern and not the path.
func TestParams(t *testing.T) {
	ts := startServer(t, nil,
		route{"GET", "/things/{id}", apiRisk, "", func(_ *service, c *call) (any, *failure) { return c.param("id") + c.param("none"), nil }},
		route{"POST", "/things/{id}", apiData, "", func(_ *service, c *call) (any, *failure) {
			c.good = 201
			c.Header().Set("Location", "/things/new")
			return map[string]int{"n": 1}, nil
		}},
		route{"DELETE", "/things/{id}", apiData, "", func(_ *service, c *call) (any, *failure) {
			c.good = 204
			return nil, nil
		}})
	bearer := []string{"Authorization", "Bearer " + ts.jwt, "X-Request-Id", "params"}
	if r := ts.send("GET", "/things/a%20b", "", bearer...); r.status != 200 || r.body != "\"a b\"\n" {
		t.Errorf("GET: %d %s", r.status, r.body)
	}
	if line := ts.lastLog("params", "request"); line["route"] != "/things/{id}" {
		t.Errorf("route in the log: %v", line["route"])
	}
	if r := ts.send("POST", "/things/a", "", bearer...); r.status != 201 || !strings.Contains(r.body, "SUCCESS") || r.header.Get("Location") != "/things/new" {
		t.Errorf("POST: %d %s", r.status, r.body)
	}
	if r := ts.send("DELETE", "/things/a", "", bearer...); r.status != 204 || r.body != "" {
		t.Errorf("DELETE: %d %s", r.status, r.body)
	}
	if r := ts.send("PATCH", "/things/a", "", bearer...); r.status != 405 || r.header.Get("Allow") != "DELETE, GET, HEAD, OPTIONS, POST" {
		t.Errorf("PATCH: %d %s", r.status, r.header.Get("Allow"))
	}
	if r := ts.send("GET", "/things/a/b", "", "Authorization", ""); r.status != 404 {
		t.Errorf("a path that is not in the table: %d, want 404 without a credential", r.status)
	}
	for _, path := range []string{"/thing%73/a", "/things%2fa", "/things/a%2Fb", "/things/%61", "/%72isk/summary/by-name", "/risk%2fsummary%2fby-name",
		"/metric%73", "/health%7a"} {
		if r := ts.send("GET", path, "", bearer...); r.status != 404 {
			t.Errorf("GET %s: %d, want 404", path, r.status)
		}
	}
	if r := ts.send("GET", "/things/a", "", "Authorization", ""); r.status != 401 {
		t.Errorf("without a credential: %d, want 401", r.status)
	}
}
