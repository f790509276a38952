package httpapi

import (
	"regexp"
	"testing"
)

// TestAnswerBytes compares answers byte for byte: empty lists are no null, and only what
// JSON and JavaScript cannot hold is escaped.
func TestAnswerBytes(t *testing.T) {
	ts := startServer(t, nil)
	confidence := regexp.MustCompile(`"confidence":0\.[0-9]{1,4}`) // which the model decides
	for _, tt := range []struct{ path, body, want string }{
		{profilePath, `{"columns":[]}`, `{"status":"SUCCESS","data":{"results":[]},"errors":[]}`},
		{profilePath, `{"mode":"UNSTRUCTURED","text":"none"}`, `{"status":"SUCCESS","data":{"results":[]},"errors":[]}`},
		{profilePath, `{"columns":[{"name":"<a href=\"x\">&\u2028\u0001\u007f\t\\é","values":[]}]}`,
			`{"status":"SUCCESS","data":{"results":[{"column":"<a href=\"x\">&\u2028\u0001` + "\x7f" + `\t\\é","label":"UNKNOWN","confidence":0}]},"errors":[]}`},
		{maskPath, `{"records":[]}`, `{"status":"SUCCESS","data":{"maskedRecords":[]},"errors":[]}`},
	} {
		got := confidence.ReplaceAllString(ts.post(tt.path, tt.body).body, `"confidence":0`)
		if got != tt.want+"\n" {
			t.Errorf("%s\n got %q\nwant %q", tt.body, got, tt.want)
		}
	}
}
