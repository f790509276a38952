package httpapi

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestLabelsInMetrics holds that the figures name labels of the operator's own at the
// address of the operator alone, and only while something finds them.
func TestLabelsInMetrics(t *testing.T) {
	ts := startServer(t, nil)
	admin, err := Admin(ts.service)
	if err != nil {
		t.Fatal(err)
	}
	apart := httptest.NewServer(admin)
	t.Cleanup(apart.Close)
	findings := func(base string) string {
		t.Helper()
		resp, err := http.Get(base + "/metrics")
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		text, err := io.ReadAll(resp.Body)
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for line := range strings.Lines(string(text)) {
			if rest, ok := strings.CutPrefix(line, `privet_findings_total{label="`); ok {
				list = append(list, strings.TrimSpace(strings.Replace(rest, `"}`, "", 1)))
			}
		}
		return strings.Join(list, ", ")
	}
	r := ts.post("/recognizers", `{"name":"Locker","label":"LOCKER","maskRule":"redact","patterns":[{"name":"p","regex":"LK-[0-9]{6}","confidence":0.9}]}`)
	if r.status != 201 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	if r := ts.post(profilePath, `{"mode":"UNSTRUCTURED","text":"LK-123456 and a@example.com"}`); r.status != 200 || !strings.Contains(r.body, "LOCKER") {
		t.Fatalf("%d %s", r.status, r.body)
	}
	if got := findings(ts.URL); got != "EMAIL_ADDRESS 1, OTHER 1" {
		t.Errorf("to everybody: %s", got)
	}
	if got := findings(apart.URL); got != "EMAIL_ADDRESS 1, LOCKER 1" {
		t.Errorf("to the operator: %s", got)
	}
	if d := ts.send("DELETE", r.header.Get("Location"), ""); d.status != 204 {
		t.Fatalf("%d %s", d.status, d.body)
	}
	for _, base := range []string{ts.URL, apart.URL, apart.URL} {
		if got := findings(base); got != "EMAIL_ADDRESS 1, OTHER 1" {
			t.Errorf("after it is deleted: %s", got)
		}
	}
}

// TestLabelThatNothingFinds holds that a label of the registry whose recognizers are disabled is
// no label to ask for, in texts and in tables.
func TestLabelThatNothingFinds(t *testing.T) {
	ts := startServer(t, nil)
	if r := ts.post("/recognizers", `{"name":"Locker","label":"LOCKER","maskRule":"redact","denyList":["LK-1"],"enabled":false}`); r.status != 201 {
		t.Fatalf("%d %s", r.status, r.body)
	}
	for _, body := range []string{
		`{"mode":"UNSTRUCTURED","text":"a","labels":["SSN","locker"]}`,
		`{"columns":[{"name":"a","value":"b"}],"labels":["SSN","locker"]}`,
	} {
		r := ts.post(profilePath, body)
		if r.status != 422 || !strings.Contains(r.body, `"code":"UNKNOWN_LABEL"`) || !strings.Contains(r.body, `"field":"labels[1]"`) {
			t.Errorf("%d %s", r.status, r.body)
		}
	}
}
