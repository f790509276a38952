package httpapi

import (
	"strings"
	"testing"
)

// TestLabelThatNothingFinds holds that a label of the registry that has nothing to find it by is
// no label to ask for, in texts and in tables.
func TestLabelThatNothingFinds(t *testing.T) {
	ts := startServer(t, nil)
	if r := ts.post("/recognizers", `{"name":"Locker","label":"LOCKER","maskRule":"redact"}`); r.status != 201 {
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
