package httpapi

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/profiler/remote"
)

// assist gives the options the help of a model behind an address.
func assist(t *testing.T, model http.Handler, mode profiler.Mode) func(*Options) {
	t.Helper()
	server := httptest.NewServer(model)
	t.Cleanup(server.Close)
	client, err := remote.New(&remote.Options{URL: server.URL, Retries: -1})
	if err != nil {
		t.Fatal(err)
	}
	return with(t, client, mode)
}

func with(t *testing.T, m profiler.Model, mode profiler.Mode) func(*Options) {
	t.Helper()
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	a, err := p.With(m, mode)
	if err != nil {
		t.Fatal(err)
	}
	return func(o *Options) { o.Assisted = a }
}

// answer is a model that answers the same always.
func answer(body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, body) })
}

const (
	assistedText = `{"mode":"UNSTRUCTURED","explain":false,"text":"é: qqn, ann@example.com"}`
	annFound     = `{"results":[[{"label":"FULL_NAME","start":3,"end":6,"confidence":0.8}]]}`
)

// TestAssisted holds what a text gives in each mode, and that columns ask no model.
func TestAssisted(t *testing.T) {
	for mode, want := range map[profiler.Mode]struct{ found, masked string }{
		profiler.HeuristicOnly: {"EMAIL_ADDRESS@8-23", "é: qqn, a**@example.com"},
		profiler.AIOnly:        {"PERSON@3-6", "é: q**, ann@example.com"},
		profiler.Hybrid:        {"PERSON@3-6 EMAIL_ADDRESS@8-23", "é: q**, a**@example.com"},
	} {
		ts := startServer(t, assist(t, answer(annFound), mode))
		var found struct {
			Results []struct {
				Label      string
				Start, End json.Number
			}
		}
		ts.post("/api/v1/profiler/run", assistedText).data(t, &found)
		var list []string
		for _, r := range found.Results {
			list = append(list, r.Label+"@"+r.Start.String()+"-"+r.End.String())
		}
		if got := strings.Join(list, " "); got != want.found {
			t.Errorf("%s: found %s, want %s", mode, got, want.found)
		}
		var masked struct{ MaskedText string }
		ts.post("/api/v1/mask/run", assistedText).data(t, &masked)
		if masked.MaskedText != want.masked {
			t.Errorf("%s: masked %s, want %s", mode, masked.MaskedText, want.masked)
		}
	}
	ts := startServer(t, assist(t, answer(annFound), profiler.Hybrid))
	if r := ts.post("/api/v1/profiler/run", strings.Replace(assistedText, "false", "true", 1)); !strings.Contains(r.body, `"recognizer":"model"`) ||
		!strings.Contains(r.body, `"kind":"model"`) {
		t.Errorf("explained: %s", r.body)
	}
	ts = startServer(t, assist(t, answer("no model"), profiler.AIOnly))
	if r := ts.post("/api/v1/profiler/run", `{"columns":[{"name":"email","value":"ann@example.com"}]}`); r.status != 200 {
		t.Errorf("columns: %d %s", r.status, r.body)
	}
	if r := ts.post("/api/v1/mask/run", `{"records":[{"ruleName":"SSN","value":"123-45-6789"}]}`); r.status != 200 {
		t.Errorf("records: %d %s", r.status, r.body)
	}
}

// A brokenModel fails with an error that has data in it.
type brokenModel struct{}

func (brokenModel) Spans(context.Context, []string) ([][]privet.Finding, error) {
	return nil, errors.New("zqx MARKER")
}

// TestUpstreamFailed holds that a model that fails is 502, as the document says,
// whatever was found without it, and that the log says why and has no data.
func TestUpstreamFailed(t *testing.T) {
	overloaded := http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(503) })
	for reason, tt := range map[string]struct {
		change func(*Options)
		log    string
	}{
		"overloaded":      {assist(t, overloaded, profiler.Hybrid), "the answer has another status than 200 (503)"},
		"nonsense":        {assist(t, answer("MARKER"), profiler.Hybrid), "not of the form"},
		"too few":         {assist(t, answer(`{"results":[]}`), profiler.AIOnly), "not of the form"},
		"an unknown kind": {assist(t, answer(strings.Replace(annFound, "FULL_NAME", "MARKER", 1)), profiler.AIOnly), "text 0: finding 0: its label is not known"},
		"another model":   {with(t, brokenModel{}, profiler.Hybrid), "*errors.errorString"},
	} {
		ts := startServer(t, tt.change)
		for _, path := range []string{"/api/v1/profiler/run", "/api/v1/mask/run"} {
			ts.log.Reset()
			r := ts.post(path, assistedText)
			var body errorBody
			if err := json.Unmarshal([]byte(r.body), &body); err != nil || r.status != 502 || len(body.Errors) != 1 || body.Errors[0].Code != "UPSTREAM_FAILED" ||
				body.Status != "ERROR" {
				t.Errorf("%s, %s: %d %s", reason, path, r.status, r.body)
			}
			if dig(readDocument(t, ts), "paths", path, "post", "responses", "502") == nil {
				t.Errorf("%s: the document has no 502", path)
			}
			log := ts.log.String()
			if !strings.Contains(log, tt.log) || strings.Contains(log+r.body, "MARKER") || strings.Contains(log+r.body, "ann@") {
				t.Errorf("%s, %s: the log is %s", reason, path, log)
			}
		}
	}
}
