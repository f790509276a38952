package httpapi

import (
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/masker"
)

const (
	profilePath  = "/api/v1/profiler/run"
	maskPath     = "/api/v1/mask/run"
	validatePath = "/api/v1/validate"
	riskPath     = "/risk/summary/by-name"
)

// postPaths are the routes that read a body.
var postPaths = []string{profilePath, maskPath, validatePath, riskPath, "/risk/details/by-code", "/audit/recommend/by-name"}

// TestWrongRequests holds the status of each wrong request and its errors, as
// "CODE field", all of them and in order.
func TestWrongRequests(t *testing.T) {
	ts := startServer(t, func(o *Options) {
		o.Limits = Limits{BodyBytes: 4096, Items: 3, ValueBytes: 20, Depth: 6, Elements: 200, Tags: 4}
	})
	long := strings.Repeat("v", 21)
	for _, tt := range []struct {
		path, body string
		status     int
		errors     string // separated by "; "
	}{
		{profilePath, ``, 400, "INVALID_JSON"},
		{profilePath, `{"columns":[`, 400, "INVALID_JSON"},
		{profilePath, `{"columns":[]} {}`, 400, "INVALID_JSON"},
		{profilePath, `{"columns":[],"columns":[]}`, 400, "INVALID_JSON"},
		{profilePath, `{"columns":[{"name":"a","name":"b","value":""}]}`, 400, "INVALID_JSON"},
		{profilePath, `{"columns":[],"x":{"y":1,"y":1}}`, 400, "INVALID_JSON"},
		{profilePath, "{\"columns\":[{\"name\":\"\xff\",\"value\":\"\"}]}", 400, "INVALID_JSON"},
		{profilePath, `{"columns":[{"name":"\ud800","value":""}]}`, 400, "INVALID_JSON"},
		{profilePath, `{"x":[[[[[[]]]]]]}`, 400, "INVALID_JSON"},
		{profilePath, `{"x":[` + strings.Repeat("0,", 300) + `0]}`, 413, "PAYLOAD_TOO_LARGE"},
		{profilePath, `"` + strings.Repeat("x", 4096) + `"`, 413, "PAYLOAD_TOO_LARGE"},
		{profilePath, `[]`, 400, "INVALID_REQUEST"},
		{profilePath, `null`, 400, "INVALID_REQUEST"},
		{profilePath, `{}`, 400, "INVALID_REQUEST columns"},
		{profilePath, `{"Columns":[]}`, 400, "INVALID_REQUEST columns"},
		{profilePath, `{"columns":null}`, 400, "INVALID_REQUEST columns"},
		{profilePath, `{"columns":{}}`, 400, "INVALID_REQUEST columns"},
		{profilePath, `{"columns":[1,null,[]]}`, 400, "INVALID_REQUEST columns[0]; INVALID_REQUEST columns[1]; INVALID_REQUEST columns[2]"},
		{profilePath, `{"columns":[{},{},{},{}]}`, 413, "PAYLOAD_TOO_LARGE columns"},
		{profilePath, `{"columns":[{"value":"x"}]}`, 400, "INVALID_REQUEST columns[0].name"},
		{profilePath, `{"columns":[{"name":"x"}]}`, 400, "INVALID_REQUEST columns[0].value"},
		{profilePath, `{"columns":[{"name":"x","value":{}}]}`, 400, "INVALID_REQUEST columns[0].value"},
		{profilePath, `{"columns":[{"name":"x","value":[1]},{"name":2}]}`, 400,
			"INVALID_REQUEST columns[0].value; INVALID_REQUEST columns[1].name; INVALID_REQUEST columns[1].value"},
		{profilePath, `{"columns":[{"name":"x","value":"","values":[]}]}`, 400, "INVALID_REQUEST columns[0]"},
		{profilePath, `{"columns":[{"name":"x","values":""}]}`, 400, "INVALID_REQUEST columns[0].values"},
		{profilePath, `{"columns":[{"name":"x","values":["",[],1,null,{}]}]}`, 400, "INVALID_REQUEST columns[0].values[1]; INVALID_REQUEST columns[0].values[4]"},
		{profilePath, `{"columns":[{"name":"x","value":"` + long + `"}]}`, 413, "PAYLOAD_TOO_LARGE columns[0].value"},
		{profilePath, `{"columns":[{"name":"x","values":["","` + long + `"]}]}`, 413, "PAYLOAD_TOO_LARGE columns[0].values[1]"},
		{profilePath, `{"mode":"OTHER","columns":[]}`, 422, "UNKNOWN_MODE mode"},
		{profilePath, `{"mode":"structured","columns":[]}`, 422, "UNKNOWN_MODE mode"},
		{profilePath, `{"mode":"MULTI_RULE_BATCH","columns":[]}`, 422, "UNKNOWN_MODE mode"},
		{profilePath, `{"mode":"","columns":[]}`, 422, "UNKNOWN_MODE mode"},
		{profilePath, `{"mode":1,"columns":[]}`, 400, "INVALID_REQUEST mode"},
		{profilePath, `{"requestId":1,"columns":[]}`, 400, "INVALID_REQUEST requestId"},
		{profilePath, `{"mode":"UNSTRUCTURED"}`, 400, "INVALID_REQUEST text"},
		{profilePath, `{"mode":"UNSTRUCTURED","text":["a"]}`, 400, "INVALID_REQUEST text"},
		{profilePath, `{"columns":[],"labels":["EMAIL","x",1]}`, 400, "UNKNOWN_LABEL labels[1]; INVALID_REQUEST labels[2]"},
		{profilePath, `{"columns":[],"labels":["EMAIL","x"]}`, 422, "UNKNOWN_LABEL labels[1]"},
		{profilePath, `{"columns":[],"labels":[]}`, 400, "INVALID_REQUEST labels"},
		{profilePath, `{"columns":[],"labels":"EMAIL"}`, 400, "INVALID_REQUEST labels"},
		{profilePath, `{"columns":[],"minConfidence":"0.5"}`, 400, "INVALID_REQUEST minConfidence"},
		{profilePath, `{"columns":[],"minConfidence":1.01}`, 400, "INVALID_REQUEST minConfidence"},
		{profilePath, `{"columns":[],"minConfidence":-0.1}`, 400, "INVALID_REQUEST minConfidence"},
		{profilePath, `{"columns":[],"minConfidence":1e999}`, 400, "INVALID_REQUEST minConfidence"},
		{profilePath, `{"columns":[],"explain":"true"}`, 400, "INVALID_REQUEST explain"},
		{profilePath, `{"columns":[],"datasetId":"a b"}`, 400, "INVALID_REQUEST datasetId"},
		{profilePath, `{"columns":[],"datasetId":7}`, 400, "INVALID_REQUEST datasetId"},

		{maskPath, `{}`, 400, "INVALID_REQUEST records"},
		{maskPath, `{"records":[{}]}`, 400, "INVALID_REQUEST records[0].ruleName; INVALID_REQUEST records[0].value"},
		{maskPath, `{"records":[{"ruleName":"SSN","value":""},{"ruleName":"NOPE","value":""},{"ruleName":"NOPE","value":""}]}`, 422,
			"UNKNOWN_RULE records[1].ruleName; UNKNOWN_RULE records[2].ruleName"},
		{maskPath, `{"records":[{"ruleName":"","value":""}]}`, 422, "UNKNOWN_RULE records[0].ruleName"},
		{maskPath, `{"records":[{"ruleName":"NOPE","value":""},{"ruleName":"SSN","value":{}},null]}`, 400,
			"INVALID_REQUEST records[2]; INVALID_REQUEST records[1].value; UNKNOWN_RULE records[0].ruleName"},
		{maskPath, `{"records":[{"ruleName":"SSN","value":"` + long + `"}]}`, 413, "PAYLOAD_TOO_LARGE records[0].value"},
		{maskPath, `{"records":[{},{},{},{}]}`, 413, "PAYLOAD_TOO_LARGE records"},
		{maskPath, `{"mode":"STRUCTURED","records":[]}`, 422, "UNKNOWN_MODE mode"},
		{maskPath, `{"mode":"SINGLE_RULE_BATCH","records":[{"value":""}]}`, 400, "INVALID_REQUEST ruleName"},
		{maskPath, `{"mode":"SINGLE_RULE_BATCH","ruleName":"NOPE","records":[{"value":""},{"value":""}]}`, 422, "UNKNOWN_RULE ruleName"},
		{maskPath, `{"mode":"SINGLE_RULE_BATCH","ruleName":"NOPE","records":[]}`, 422, "UNKNOWN_RULE ruleName"},
		{maskPath, `{"mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[{"value":"","ruleName":"DOB"}]}`, 400, "INVALID_REQUEST records[0].ruleName"},
		{maskPath, `{"mode":"UNSTRUCTURED"}`, 400, "INVALID_REQUEST text"},
		{maskPath, `{"mode":"UNSTRUCTURED","text":"a\u0000b"}`, 400, "INVALID_REQUEST text"},
		{maskPath, `{"records":[],"policy":false}`, 422, "INVALID_POLICY policy"},
		{maskPath, `{"records":[],"policy":"{}"}`, 422, "INVALID_POLICY policy"},
		{maskPath, `{"records":[],"policy":{"labels":{"SSN":{"operator":"zqx"}}}}`, 422, "INVALID_POLICY policy.labels.SSN.operator"},
		{maskPath, `{"records":[],"policy":{"default":"keep","columns":{"c":{"operator":"hash","length":1},"zqx 1":{"operator":"hash","length":1}}}}`, 422,
			"INVALID_POLICY policy.default; INVALID_POLICY policy.columns.c.length; INVALID_POLICY policy.columns[1].length"},
		{maskPath, `{"records":[],"policy":{"slip":1,"labels":{"SSN":{"operator":1,"more":2}}}}`, 422,
			"INVALID_POLICY policy.slip; INVALID_POLICY policy.labels.SSN.operator; INVALID_POLICY policy.labels.SSN.more"},
		{maskPath, `{"records":[{"ruleName":"NOPE","value":""}],"policy":{"labels":{"SSN":{"operator":"hash"}}}}`, 422,
			"INVALID_POLICY policy.labels.SSN.keyRef; UNKNOWN_RULE records[0].ruleName"},
		{maskPath, `{"records":[],"policy":{"keys":{"zqx":{"file":"/etc/passwd"}}}}`, 422, "INVALID_POLICY policy.keys"},
		{maskPath, `{"records":[],"policy":{"keys":{"zqx":{"env":"PATH"}}}}`, 422, "INVALID_POLICY policy.keys"},
		{maskPath, `{"records":[{"ruleName":"SSN","value":"1"}],"policy":{"default":"fail"}}`, 422, "INVALID_POLICY records[0].ruleName"},
		{maskPath, `{"mode":"UNSTRUCTURED","text":"to jo@example.com","policy":{"default":"fail"}}`, 422, "INVALID_POLICY text"},
		{maskPath, `{"mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[{"ruleName":"DOB"},{"value":"","ruleName":"ssn"},{"value":"","ruleName":"NOPE"}]}`, 400,
			"INVALID_REQUEST records[0].value; INVALID_REQUEST records[2].ruleName"},
		{maskPath, `{"mode":"SINGLE_RULE_BATCH","ruleName":"NOPE","records":[],"policy":{}}`, 422, "UNKNOWN_RULE ruleName"},

		{validatePath, `null`, 400, "INVALID_REQUEST"},
		{validatePath, `[]`, 400, "INVALID_REQUEST"},
		{validatePath, `{}`, 400, "INVALID_REQUEST original; INVALID_REQUEST masked; INVALID_REQUEST rule"},
		{validatePath, `{"original":1,"masked":null,"rule":"SSN"}`, 400, "INVALID_REQUEST original; INVALID_REQUEST masked"},
		{validatePath, `{"original":"","masked":"","rule":"NOPE"}`, 422, "UNKNOWN_RULE rule"},
		{validatePath, `{"original":"","masked":"","rule":"SSN","policy":{"default":"pass"}}`, 422, "INVALID_POLICY policy.default"},

		{riskPath, `"EMAIL"`, 400, "INVALID_REQUEST"},
		{riskPath, `["EMAIL",1,null]`, 400, "INVALID_REQUEST [1]; INVALID_REQUEST [2]"},
		{riskPath, `["a","b","c","d","e"]`, 413, "PAYLOAD_TOO_LARGE"},
		{riskPath, `{}`, 400, "INVALID_REQUEST tags"},
		{riskPath, `{"tags":["a",{}],"masked":[1]}`, 400, "INVALID_REQUEST tags[1]; INVALID_REQUEST masked[0]"},
		{riskPath, `{"tags":[],"factors":[]}`, 400, "INVALID_REQUEST factors"},
		{riskPath, `{"tags":[],"factors":{"lastReviewed":"2999-01-31"}}`, 400, "INVALID_REQUEST factors.lastReviewed"},
		{"/audit/recommend/by-name", `{"tags":[],"factors":{"lastReviewed":"2999-01-31"}}`, 400, "INVALID_REQUEST factors.lastReviewed"},
		{riskPath, `{"tags":[],"factors":{"environment":"moon","records":-1,"lastReviewed":"soon"}}`, 400,
			"INVALID_REQUEST factors.environment; INVALID_REQUEST factors.records; INVALID_REQUEST factors.lastReviewed"},
		{riskPath, `{"tags":[],"factors":{"records":1.5,"retentionDays":"x","externalAccess":1}}`, 400,
			"INVALID_REQUEST factors.records; INVALID_REQUEST factors.retentionDays; INVALID_REQUEST factors.externalAccess"},
		{riskPath, `{"tags":[],"factors":{"records":1e300}}`, 400, "INVALID_REQUEST factors.records"},
		{riskPath, `{"tags":[],"weights":{"GDPR":"2"}}`, 400, "INVALID_REQUEST weights"},
		{riskPath, `{"tags":[],"weights":{"GDPR":-1}}`, 400, "INVALID_REQUEST weights.GDPR"},
		{riskPath, `{"tags":[],"weights":{"NOPE":1}}`, 400, "INVALID_REQUEST weights.NOPE"},
		{riskPath, `{"tags":[],"weights":{"gdpr":1,"GDPR":1}}`, 400, "INVALID_REQUEST weights.GDPR"},
	} {
		r := ts.post(tt.path, tt.body)
		var got []string
		for _, e := range r.errors(t) {
			got = append(got, strings.TrimSpace(e.Code+" "+e.Field))
			if e.Field != "" && !strings.HasPrefix(e.Message, e.Field+" ") {
				t.Errorf("%s %.80s: the message %q does not begin with the field", tt.path, tt.body, e.Message)
			}
		}
		if s := strings.Join(got, "; "); r.status != tt.status || s != tt.errors {
			t.Errorf("%s %.80s:\n got %d %s\nwant %d %s", tt.path, tt.body, r.status, s, tt.status, tt.errors)
		}
	}
}

// TestTextThatIsNone holds what is said of a text with a NUL byte: where and why,
// and nothing of the text.
func TestTextThatIsNone(t *testing.T) {
	ts := startServer(t, nil)
	r := ts.post(maskPath, `{"mode":"UNSTRUCTURED","text":"`+secret+`é\u0000"}`)
	e := r.errors(t)[0]
	if r.status != 400 || e.Code != "INVALID_REQUEST" || e.Field != "text" || !strings.Contains(e.Message, masker.ErrNUL.Error()) ||
		!strings.Contains(e.Message, fmt.Sprintf("code point %d", len(secret)+1)) || strings.Contains(r.body, secret) {
		t.Errorf("%d %s", r.status, r.body)
	}
}

// TestWrongTransport holds what is refused before the body is read.
func TestWrongTransport(t *testing.T) {
	ts := startServer(t, nil)
	const body = `{"columns":[]}`
	for _, tt := range []struct {
		method, path string
		headers      []string
		status       int
		code         string
	}{
		{"POST", "/", nil, 404, "NOT_FOUND"},
		{"POST", "/api/v1/nope", nil, 404, "NOT_FOUND"},
		{"GET", "/api/v1/nope", []string{"Authorization", ""}, 404, "NOT_FOUND"},
		{"POST", profilePath + "/", nil, 404, "NOT_FOUND"},
		{"POST", "/api/v1//profiler/run", nil, 404, "NOT_FOUND"},
		{"POST", "/api/v1/x/../profiler/run", nil, 404, "NOT_FOUND"},
		{"POST", strings.ToUpper(profilePath), nil, 404, "NOT_FOUND"},
		{"GET", profilePath, nil, 405, "METHOD_NOT_ALLOWED"},
		{"GET", profilePath, []string{"Authorization", ""}, 405, "METHOD_NOT_ALLOWED"},
		{"PUT", riskPath, nil, 405, "METHOD_NOT_ALLOWED"},
		{"POST", "/healthz", nil, 405, "METHOD_NOT_ALLOWED"},
		{"post", profilePath, nil, 405, "METHOD_NOT_ALLOWED"},
		{"POST", profilePath, []string{"Content-Type", ""}, 415, "UNSUPPORTED_MEDIA_TYPE"},
		{"POST", profilePath, []string{"Content-Type", "text/plain"}, 415, "UNSUPPORTED_MEDIA_TYPE"},
		{"POST", profilePath, []string{"Content-Type", "application/json; charset=latin1"}, 415, "UNSUPPORTED_MEDIA_TYPE"},
		{"POST", profilePath, []string{"Content-Type", "application/json; ="}, 415, "UNSUPPORTED_MEDIA_TYPE"},
		{"POST", profilePath, []string{"Content-Type", "application/jsonx"}, 415, "UNSUPPORTED_MEDIA_TYPE"},
		{"POST", profilePath, []string{"Content-Encoding", "gzip"}, 415, "UNSUPPORTED_MEDIA_TYPE"},
	} {
		r := ts.send(tt.method, tt.path, body, tt.headers...)
		if code := r.errors(t)[0].Code; r.status != tt.status || code != tt.code {
			t.Errorf("%s %s %v: %d %s, want %d %s", tt.method, tt.path, tt.headers, r.status, code, tt.status, tt.code)
		}
		if allow := r.header.Get("Allow"); (r.status == 405) != (allow != "") {
			t.Errorf("%s %s: status %d with Allow %q", tt.method, tt.path, r.status, allow)
		}
	}
	for _, contentType := range []string{"application/json", "application/json; charset=utf-8",
		`Application/JSON;charset="UTF-8"`, "application/json; profile=x"} {
		if r := ts.send("POST", profilePath, body, "Content-Type", contentType); r.status != 200 {
			t.Errorf("Content-Type %s: %d", contentType, r.status)
		}
	}
}

// TestMustBe holds that a message lists the names that there are as a sentence does.
func TestMustBe(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ path, body, want string }{
		{profilePath, `{"mode":"OTHER"}`, "mode must be STRUCTURED or UNSTRUCTURED"},
		{maskPath, `{"mode":"OTHER"}`, "mode must be MULTI_RULE_BATCH, SINGLE_RULE_BATCH or UNSTRUCTURED"},
		{fileProfilePath, `{"fileName":"a","content":"YQ==","format":"pdf"}`,
			"format must be csv, tsv, json, ndjson, xml, html, yaml, toml, properties, env, ini, fixed, expanded, sql, mail, text, vcard, icalendar, ldif, gedcom, swift, qif, ris, x12, edifact or hl7"},
	} {
		if e := ts.post(tt.path, tt.body).errors(t)[0]; e.Message != tt.want {
			t.Errorf("%s %s: %q, want %q", tt.path, tt.body, e.Message, tt.want)
		}
	}
}

// TestMethods holds the answers to HEAD and OPTIONS, and Allow.
func TestMethods(t *testing.T) {
	ts := startServer(t, nil)
	for _, path := range postPaths {
		r := ts.send("OPTIONS", path, "", "Authorization", "")
		if r.status != 204 || r.header.Get("Allow") != "OPTIONS, POST" || r.body != "" {
			t.Errorf("OPTIONS %s: %d, Allow %q", path, r.status, r.header.Get("Allow"))
		}
		if r := ts.send("HEAD", path, ""); r.status != 405 || r.header.Get("Allow") != "OPTIONS, POST" {
			t.Errorf("HEAD %s: %d", path, r.status)
		}
	}
	r := ts.send("GET", "/healthz", "", "Authorization", "", "Content-Type", "")
	if r.status != 200 || r.body != `{"status":"ok"}`+"\n" {
		t.Errorf("GET /healthz: %d %s", r.status, r.body)
	}
	r = ts.send("HEAD", "/healthz", "", "Authorization", "")
	if r.status != 200 || r.body != "" || r.header.Get("Content-Length") != "16" {
		t.Errorf("HEAD /healthz: %d %q %v", r.status, r.body, r.header)
	}
	if r := ts.send("OPTIONS", "/healthz", ""); r.header.Get("Allow") != "GET, HEAD, OPTIONS" {
		t.Errorf("OPTIONS /healthz: Allow %q", r.header.Get("Allow"))
	}
}

// TestAtTheLimits holds that what is just as large as a limit passes.
func TestAtTheLimits(t *testing.T) {
	ts := startServer(t, func(o *Options) {
		o.Limits = Limits{BodyBytes: 200, Items: 2, ValueBytes: 8, Depth: 4, Elements: 10, Tags: 2}
	})
	pad := func(body string, size int) string { return body + strings.Repeat(" ", size-len(body)) }
	body := `{"columns":[{"name":"a","value":"12345678"},{"name":"12345678","values":[""]}],"x":0}`
	for _, tt := range []struct {
		path, body string
		status     int
	}{
		{profilePath, pad(`{"columns":[]}`, 200), 200},
		{profilePath, pad(`{"columns":[]}`, 201), 413},
		{profilePath, body, 200},
		{profilePath, strings.Replace(body, `"x":0`, `"x":0,"y":0`, 1), 413},
		{riskPath, `["EMAIL","SSN"]`, 200},
		{riskPath, `["EMAIL","SSN","DOB"]`, 413},
		// The text of a whole body is no value.
		{profilePath, `{"mode":"UNSTRUCTURED","text":"123456789"}`, 200},
	} {
		if r := ts.post(tt.path, tt.body); r.status != tt.status {
			t.Errorf("%.60s: %d, want %d (%s)", tt.body, r.status, tt.status, r.body)
		}
	}
}

// TestManyErrors holds that every bad record of a full batch is named, and that
// an answer stays bounded when there is more wrong than that.
func TestManyErrors(t *testing.T) {
	longtest.Alone(t)
	ts := startServer(t, nil)
	body := `{"records":[` + strings.Repeat(`{"ruleName":1,"value":[]},`, 9_999) + `{}]}`
	r := ts.post(maskPath, body)
	list := r.errors(t)
	if r.status != 400 || len(list) != 20_000 {
		t.Fatalf("%d with %d errors, want 400 with 20000", r.status, len(list))
	}
	for i, e := range list {
		want := fmt.Sprintf("records[%d].%s", i/2, [2]string{"ruleName", "value"}[i%2])
		if e.Field != want {
			t.Fatalf("error %d is for %s, want %s", i, e.Field, want)
		}
	}
	r = ts.post(profilePath, `{"columns":[{"name":"a","values":[`+strings.Repeat("[],", 100_000)+`0]}]}`)
	if n := len(r.errors(t)); n != maxProblems+1 {
		t.Errorf("%d errors, want %d and a notice", n, maxProblems)
	}
}

// FuzzRequests sends any body to every route. A body is answered or refused in
// the form of a failure, and is never the service's own fault.
func FuzzRequests(f *testing.F) {
	for _, sp := range specimens {
		f.Add(sp.body)
	}
	ts := startServer(f, func(o *Options) { o.Logger = nil })
	f.Fuzz(func(t *testing.T, body string) {
		for _, path := range postPaths {
			r := httptest.NewRequest("POST", path, strings.NewReader(body))
			r.Header.Set("Content-Type", "application/json")
			r.Header.Set("Authorization", "Bearer "+ts.jwt)
			w := httptest.NewRecorder()
			ts.service.ServeHTTP(w, r)
			switch w.Code {
			case 200:
				if !json.Valid(w.Body.Bytes()) {
					t.Errorf("%s: the answer is not JSON", path)
				}
			case 400, 413, 422:
				reply{w.Code, w.Header(), w.Body.String()}.errors(t)
			default:
				t.Errorf("%s: status %d", path, w.Code)
			}
		}
	})
}
