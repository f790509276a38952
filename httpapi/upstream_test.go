package httpapi

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestUpstreamSaysWhy holds that an address which is refused is told from one where nothing is,
// and that neither message has the address.
func TestUpstreamSaysWhy(t *testing.T) {
	said := map[string]bool{}
	for _, status := range []int{403, 404, 500} {
		store := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) }))
		ts := startServer(t, func(o *Options) { o.FetchAllowHosts = []string{strings.TrimPrefix(store.URL, "http://")} })
		r := ts.post(fileProfilePath, `{"fileName":"a.csv","url":"`+store.URL+`/k?X-Amz-Signature=hush"}`)
		e := r.errors(t)[0]
		if r.status != 502 || e.Code != codeUpstreamFailed || said[e.Message] || strings.Contains(e.Message, "hush") {
			t.Errorf("%d: %d %s", status, r.status, r.body)
		}
		said[e.Message] = true
		store.Close()
	}
}
