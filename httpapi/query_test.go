package httpapi

import (
	"testing"
)

// TestQueryCase holds that a parameter in another letter case is not passed over.
func TestQueryCase(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ method, path, want string }{
		{"DELETE", "/standards/" + exampleGDPR + "?dryrun=true&cascade=true", "400 INVALID_REQUEST dryRun"},
		{"DELETE", "/standards/" + exampleGDPR + "?DRYRUN=true&Cascade=true&dryRun=true", "400 INVALID_REQUEST dryRun, INVALID_REQUEST cascade"},
		{"PUT", "/catalog?DryRun=true", "400 INVALID_REQUEST dryRun"},
		{"GET", "/standards?Limit=1", "400 INVALID_REQUEST limit"},
		{"GET", "/api/v1/audit/risk-summary?datasetid=a", "400 INVALID_REQUEST datasetId"},
	} {
		if got := ts.send(tt.method, tt.path, `{"schema":1}`).codes(t); got != tt.want {
			t.Errorf("%s %s: %s, want %s", tt.method, tt.path, got, tt.want)
		}
	}
	if r := ts.send("GET", "/standards/"+exampleGDPR+"?other=1", ""); r.status != 200 {
		t.Errorf("it is gone: %d", r.status)
	}
}
