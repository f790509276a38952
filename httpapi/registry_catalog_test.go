package httpapi

import (
	"testing"

	"github.com/privet-go/privet/internal/longtest"
)

// TestCatalogOverHTTP takes the catalogue of one server to another.
func TestCatalogOverHTTP(t *testing.T) {
	longtest.Alone(t)
	a, b := startServer(t, nil), startServer(t, nil)
	a.post("/recognizers", staffBody).read(t, 201, nil)
	a.send("PUT", "/api/v1/datasets/d", `{"labels":{"STAFF_NUMBER":1}}`).read(t, 200, nil)
	for _, path := range []string{"/catalog?changes=true", "/catalog"} {
		r := a.send("GET", path, "")
		if r.read(t, 200, nil); r.header.Get("ETag") != `"3"` {
			t.Errorf("ETag %s", r.header.Get("ETag"))
		}
		if r := a.send("GET", path, "", "If-None-Match", `"3"`); r.status != 304 {
			t.Errorf("%d", r.status)
		}
		var answer catalogAnswer
		b.send("PUT", "/catalog?dryRun=true", r.body).read(t, 200, &answer)
		b.send("PUT", "/catalog", r.body).read(t, 200, &answer)
		if got := seen(t, b); got != staffThere {
			t.Errorf("%s: %s", path, got)
		}
	}
	if got := b.send("PUT", "/catalog", `{"schema":1}`, "If-Match", `"1"`).codes(t); got != "412 PRECONDITION_FAILED" {
		t.Errorf("another version: %s", got)
	}
	b.send("PUT", "/catalog", `{"schema":1}`).read(t, 200, nil)
	if got := seen(t, b); got != staffGone {
		t.Errorf("emptied: %s", got)
	}
}
