package httpapi

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/httpapi/internal/credential"
	"github.com/privet-go/privet/internal/longtest"
)

// readDocument gives the document of a running service.
func readDocument(t *testing.T, ts *testServer) map[string]any {
	t.Helper()
	r := ts.send("GET", "/openapi.json", "", "Authorization", "", "Content-Type", "")
	var doc map[string]any
	if err := json.Unmarshal([]byte(r.body), &doc); err != nil || r.status != 200 {
		t.Fatalf("%d, %v", r.status, err)
	}
	return doc
}

// dig follows keys into a document.
func dig(v any, keys ...string) map[string]any {
	for _, k := range keys {
		m, _ := v.(map[string]any)
		v = m[k]
	}
	m, _ := v.(map[string]any)
	return m
}

// follow gives what a reference in the document leads to, and anything else as it is.
func follow(doc, v map[string]any) map[string]any {
	if ref, ok := v["$ref"].(string); ok {
		return dig(doc, strings.Split(strings.TrimPrefix(ref, "#/"), "/")...)
	}
	return v
}

// TestEveryRouteIsDocumented holds the documentation to the table of routes, in
// both directions, and each operation to what a reader needs.
func TestEveryRouteIsDocumented(t *testing.T) {
	documented, ids := map[string]bool{}, map[string]bool{}
	for _, o := range operations() {
		if documented[o.key()] {
			t.Errorf("%s is documented twice", o.key())
		}
		documented[o.key()] = true
		if o.id == "" || ids[o.id] || o.summary == "" || o.group == "" {
			t.Errorf("%s lacks an id of its own, a summary or a group", o.key())
		}
		ids[o.id] = true
		if len(o.examples) == 0 || o.examples[0].status != 0 {
			t.Errorf("%s has no example that succeeds", o.key())
		}
		for segment := range strings.SplitSeq(o.path, "/") {
			name, is := strings.CutPrefix(segment, "{")
			if name = strings.TrimSuffix(name, "}"); is && !slices.ContainsFunc(o.parameters, func(p parameter) bool { return p.in == "path" && p.name == name }) {
				t.Errorf("%s does not document %s", o.key(), segment)
			}
		}
	}
	for _, rt := range routes() {
		if !documented[rt.method+" "+rt.path] {
			t.Errorf("%s %s is not documented: add it to operations", rt.method, rt.path)
		}
		delete(documented, rt.method+" "+rt.path)
	}
	for key := range documented {
		t.Errorf("%s is documented and is no route", key)
	}
}

// A documentedCall sends requests to one operation and holds the answers to what
// the document says of it.
type documentedCall struct {
	t       *testing.T
	ts      *testServer
	checker schemaChecker
	op      *operation
	rt      route
}

// send sends a request and checks its answer.
func (d *documentedCall) send(what string, e example, want int, headers ...string) {
	d.t.Helper()
	path := d.op.path
	if strings.HasSuffix(path, "{uploadId}") && e.path == nil {
		// Its address is one that another route gives.
		var got uploadAnswer
		r := d.ts.post("/api/v1/file/uploads", `{"fileName":"a.csv"}`)
		var body struct{ Data *uploadAnswer }
		body.Data = &got
		if err := json.Unmarshal([]byte(r.body), &body); err != nil {
			d.t.Fatal(err)
		}
		e.path = map[string]string{"uploadId": cmp.Or(got.UploadID, "none")} // without a licence there is none
		if d.rt.api == apiSigned {
			_, e.query, _ = strings.Cut(got.UploadURL, "?")
		}
	}
	for name, value := range e.path {
		path = strings.ReplaceAll(path, "{"+name+"}", value)
	}
	if e.query != "" {
		path += "?" + e.query
	}
	switch d.rt.api {
	case apiOpen:
		headers = append([]string{"Authorization", ""}, headers...)
	case apiToken:
		headers = append([]string{"Authorization", basic(testUser, testPass)}, headers...)
	}
	if d.op.request == nil && d.op.body == "" {
		headers = append(headers, "Content-Type", "")
	}
	for k, v := range e.header {
		headers = append(headers, k, v)
	}
	r := d.ts.send(d.op.method, path, e.body, headers...)
	d.check(what, r, want)
}

// check holds an answer to the document.
func (d *documentedCall) check(what string, r reply, want int) {
	d.t.Helper()
	where := d.op.key() + ", " + what
	if r.status != want {
		d.t.Errorf("%s: %d, want %d: %.300s", where, r.status, want, r.body)
		return
	}
	response := follow(d.checker.root, dig(d.checker.root, "paths", d.op.path, strings.ToLower(d.op.method), "responses", strconv.Itoa(r.status)))
	if response == nil {
		d.t.Errorf("%s: the status %d is not documented", where, r.status)
		return
	}
	content := dig(response, "content")
	if content == nil {
		if r.body != "" {
			d.t.Errorf("%s: a body where none is documented", where)
		}
		return
	}
	media := dig(content, r.header.Get("Content-Type"))
	if media == nil {
		d.t.Errorf("%s: the type %s is not documented", where, r.header.Get("Content-Type"))
		return
	}
	if s := dig(media, "schema"); r.header.Get("Content-Type") == "application/json" {
		var v any
		if err := json.Unmarshal([]byte(r.body), &v); err != nil {
			d.t.Errorf("%s: %v", where, err)
		}
		for _, w := range d.checker.check(s, v, "answer") {
			d.t.Errorf("%s: %s", where, w)
		}
	}
	if r.status >= 400 {
		for _, e := range r.errors(d.t) {
			if statusOf(e.Code) == 0 {
				d.t.Errorf("%s: the code %s is in no table", where, e.Code)
			}
		}
	}
	if !isRequestID(r.header.Get("X-Request-Id")) {
		d.t.Errorf("%s: X-Request-Id", where)
	}
}

func isRequestID(s string) bool { return credential.IsName(s, maxRequestID) }

// TestDocumentedRequests sends every request that the document shows, and the
// failures that come with the kind of each route, and checks every answer
// against its schema.
func TestDocumentedRequests(t *testing.T) {
	longtest.Alone(t)
	t.Parallel()
	ts := startServer(t, nil)
	doc := readDocument(t, ts)
	checker := schemaChecker{doc}
	byKey := map[string]route{}
	for _, rt := range routes() {
		byKey[rt.method+" "+rt.path] = rt
	}
	ops := operations()
	for i := range ops {
		o := &ops[i]
		d := &documentedCall{t, ts, checker, o, byKey[o.key()]}
		for _, e := range o.examples {
			if e.body != "" && o.request != nil && e.status < 400 {
				var v any
				if err := json.Unmarshal([]byte(e.body), &v); err != nil {
					t.Errorf("%s: the example %q is not JSON", o.key(), e.name)
					continue
				}
				described := dig(doc, "paths", o.path, strings.ToLower(o.method), "requestBody", "content", "application/json", "schema")
				for _, w := range checker.check(described, v, "request") {
					t.Errorf("%s: the example %q: %s", o.key(), e.name, w)
				}
			}
			want := e.status
			if want == 0 {
				want = o.good()
			}
			d.send(e.name, e, want)
		}
		e := o.examples[0]
		if d.rt.api == apiData || d.rt.api == apiRisk || d.rt.api == apiToken {
			d.send("no credential", e, 401, "Authorization", "")
			d.send("a wrong credential", e, 401, "Authorization", "Bearer wrong")
		}
		if d.rt.scope != "" {
			for _, scope := range credential.Scopes {
				if scope != d.rt.scope && needed(d.rt.scope)&credential.SetOf(scope) == 0 {
					token := signTest(t, Token{IssuedAt: time.Now(), ExpiresAt: time.Now().Add(time.Minute), Scopes: []Scope{scope}})
					d.send("the scope of another", e, 403, "Authorization", "Bearer "+token)
					break
				}
			}
		}
		if o.request != nil {
			cut := e
			cut.body = e.body[:len(e.body)-1]
			d.send("a body that is cut", cut, 400)
			cut.body = `"` + strings.Repeat("x", 10) + `"`
			d.send("a body of the wrong type", cut, 400)
			d.send("a body of the wrong media type", e, 415, "Content-Type", "text/plain")
		}
	}
	// What depends on the options.
	small := startServer(t, func(o *Options) { o.Limits = Limits{BodyBytes: 1, FileBytes: 1} })
	none := startServer(t, func(o *Options) { o.License = &License{} })
	for i := range ops {
		o := &ops[i]
		d := &documentedCall{t, small, checker, o, byKey[o.key()]}
		e := o.examples[0]
		if o.request != nil {
			e.body += strings.Repeat(" ", fileFields+8)
			d.send("a body that is too large", e, 413)
		}
		if d.ts = none; d.rt.api == apiData || d.rt.api == apiRisk || d.rt.api == apiToken {
			d.send("no licence", o.examples[0], 403)
		}
	}
}

// TestDocumentLimits holds that the limits in the document are those in force.
func TestDocumentLimits(t *testing.T) {
	ts := startServer(t, func(o *Options) {
		o.Limits = Limits{BodyBytes: 1_234_567, Items: 321, ValueBytes: 4321, Depth: 17, Tags: 55, FileBytes: 7_654_321, UnpackedBytes: 8_765_432,
			RequestsPerSecond: 2.5}
	})
	r := ts.send("GET", "/openapi.json", "")
	for _, want := range []string{"1234567", "321", "4321", "17 arrays", "55 tags", "7654321", "8765432", "2.5 requests"} {
		if !strings.Contains(r.body, want) {
			t.Errorf("the document does not say %s", want)
		}
	}
}

// TestDocumentForm holds what OpenAPI 3.1 and makers of clients ask of a document, as far as this one
// uses it: that every reference leads somewhere, responses have words and arrays say what is in them.
// The tests below clients ask linters and makers of clients themselves.
func TestDocumentForm(t *testing.T) {
	doc := readDocument(t, startServer(t, nil))
	if doc["openapi"] != "3.1.0" || dig(doc, "info")["title"] == "" || dig(doc, "info")["version"] == "" {
		t.Errorf("openapi or info: %v %v", doc["openapi"], doc["info"])
	}
	var walk func(v any, at string)
	walk = func(v any, at string) {
		switch v := v.(type) {
		case map[string]any:
			if ref, ok := v["$ref"].(string); ok {
				if dig(doc, strings.Split(strings.TrimPrefix(ref, "#/"), "/")...) == nil {
					t.Errorf("%s: %s leads nowhere", at, ref)
				}
			}
			if v["type"] == "array" && v["items"] == nil {
				t.Errorf("%s: an array of what?", at)
			}
			if strings.HasSuffix(at, ".responses") {
				for status, r := range v {
					if d, _ := follow(doc, dig(r))["description"].(string); d == "" {
						t.Errorf("%s.%s has no description", at, status)
					}
				}
			}
			for k, e := range v {
				walk(e, at+"."+k)
			}
		case []any:
			for i, e := range v {
				walk(e, fmt.Sprintf("%s[%d]", at, i))
			}
		}
	}
	walk(doc, "")
}

// TestDocsPage holds that the page needs nothing from elsewhere and may load
// nothing from there.
func TestDocsPage(t *testing.T) {
	ts := startServer(t, nil)
	r := ts.send("GET", "/docs", "", "Authorization", "")
	policy := r.header.Get("Content-Security-Policy")
	if r.status != 200 || !strings.Contains(policy, "default-src 'none'") || strings.Contains(policy, "unsafe") {
		t.Errorf("%d, policy %q", r.status, policy)
	}
	for _, outside := range []string{"http://", "https://", "src=", "href=", "@import", "url(", "innerHTML", "eval("} {
		if strings.Contains(r.body, outside) {
			t.Errorf("the page has %s", outside)
		}
	}
	if strings.Count(r.body, "<script>") != 1 || strings.Count(r.body, "<style>") != 1 || strings.Contains(r.body, "style=") {
		t.Error("the policy has one hash for one script and one for one style")
	}
}

// TestMetrics holds the figures to the requests that were sent.
func TestMetrics(t *testing.T) {
	ts := startServer(t, func(o *Options) {
		o.License = &License{ExpiresAt: time.Now().Add(36 * time.Hour)}
		o.Version = `v1 "quoted"`
	})
	body := `{"mode":"UNSTRUCTURED","text":"a.b@example.com and c.d@example.com"}`
	sent := 0
	for range 3 {
		sent += len(ts.post(profilePath, body).body)
	}
	ts.post(profilePath, `{`)
	ts.post("/nowhere/"+secret, `{`)
	ts.send(secret, profilePath, `{`)
	ts.send("POST", profilePath, `{}`, "Authorization", "Bearer wrong")
	wait := func() string {
		for end := time.Now().Add(longtest.Patience); time.Now().Before(end); {
			r := ts.send("GET", "/metrics", "", "Authorization", "")
			if strings.Contains(r.body, `method="OTHER",status="405"} 1`) {
				return r.body
			}
			time.Sleep(5 * time.Millisecond)
		}
		t.Fatal("the figures do not come")
		return ""
	}
	text := wait()
	values := checkExposition(t, text)
	for series, want := range map[string]float64{
		`privet_requests_total{route="/api/v1/profiler/run",method="POST",status="200"}`:   3,
		`privet_requests_total{route="/api/v1/profiler/run",method="POST",status="400"}`:   1,
		`privet_requests_total{route="/api/v1/profiler/run",method="OTHER",status="405"}`:  1,
		`privet_requests_total{route="/api/v1/profiler/run",method="POST",status="401"}`:   1,
		`privet_requests_total{route="none",method="POST",status="404"}`:                   1,
		`privet_request_duration_seconds_count{route="/api/v1/profiler/run"}`:              6,
		`privet_request_duration_seconds_bucket{route="/api/v1/profiler/run",le="+Inf"}`:   6,
		`privet_request_bytes_total{route="/api/v1/profiler/run"}`:                         float64(3*len(body) + 1),
		`privet_findings_total{label="EMAIL_ADDRESS"}`:                                     6,
		`privet_credentials_refused_total`:                                                 1,
		`privet_build_info{version="v1 \"quoted\"",goversion="` + goVersion(values) + `"}`: 1,
	} {
		if got, ok := values[series]; !ok || got != want {
			t.Errorf("%s is %v, %v, want %v", series, got, ok, want)
		}
	}
	if got := values[`privet_response_bytes_total{route="/api/v1/profiler/run"}`]; got <= float64(sent) {
		t.Errorf("%v bytes sent, want more than %d", got, sent)
	}
	if days := values["privet_license_days_left"]; days < 1.4 || days > 1.5 {
		t.Errorf("%v days left", days)
	}
	if strings.Contains(text, secret) {
		t.Error("the figures show what a client chose")
	}
}

// goVersion finds the version of Go in the series that has it.
func goVersion(values map[string]float64) string {
	for series := range values {
		if _, rest, ok := strings.Cut(series, `goversion="`); ok {
			return strings.TrimSuffix(rest, `"}`)
		}
	}
	return ""
}

// checkExposition reads the text format: each family is announced once, before
// its series, each series stands once, and the buckets of a histogram only grow.
func checkExposition(t *testing.T, text string) map[string]float64 {
	t.Helper()
	values, types := map[string]float64{}, map[string]string{}
	family, last := "", map[string]float64{}
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		if rest, ok := strings.CutPrefix(line, "# TYPE "); ok {
			name, kind, _ := strings.Cut(rest, " ")
			if types[name] != "" {
				t.Errorf("%s is announced twice", name)
			}
			types[name], family = kind, name
			continue
		}
		if strings.HasPrefix(line, "# HELP ") {
			continue
		}
		i := strings.LastIndexByte(line, ' ')
		series := line[:i]
		value, err := strconv.ParseFloat(line[i+1:], 64)
		name, _, _ := strings.Cut(series, "{")
		base := strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(name, "_bucket"), "_sum"), "_count")
		if _, twice := values[series]; err != nil || twice || name != family && base != family {
			t.Errorf("a line that does not belong: %s", line)
		}
		values[series] = value
		if before, _, ok := strings.Cut(series, `,le="`); ok {
			if value < last[before] {
				t.Errorf("a bucket that shrinks: %s", line)
			}
			last[before] = value
		}
	}
	return values
}

// TestReady holds who is told that the service takes no requests.
func TestReady(t *testing.T) {
	now := time.Now()
	ts := startServer(t, func(o *Options) {
		o.License = &License{ExpiresAt: now.Add(time.Hour)}
		o.Now = func() time.Time { return now }
	})
	if r := ts.send("GET", "/readyz", "", "Authorization", ""); r.status != 200 || r.body != `{"status":"ready"}`+"\n" {
		t.Errorf("%d %s", r.status, r.body)
	}
	now = now.Add(2 * time.Hour)
	if r := ts.send("GET", "/readyz", "", "Authorization", ""); r.status != 503 || r.errors(t)[0].Code != "LICENSE_EXPIRED" {
		t.Errorf("without a licence: %d %s", r.status, r.body)
	}
	if r := ts.send("GET", "/healthz", "", "Authorization", ""); r.status != 200 {
		t.Errorf("/healthz without a licence: %d", r.status)
	}
}

// TestAdmin holds what is at the address of the operator's own, and that it is
// not elsewhere.
func TestAdmin(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.AdminApart = true })
	if r := ts.send("GET", "/metrics", ""); r.status != 404 {
		t.Errorf("/metrics beside the API: %d", r.status)
	}
	admin, err := Admin(ts.service)
	if err != nil {
		t.Fatal(err)
	}
	ts.Config.Handler = admin
	for path, want := range map[string]int{"/metrics": 200, "/healthz": 200, "/readyz": 200, profilePath: 404, "/docs": 404, "/": 404} {
		if r := ts.send("GET", path, ""); r.status != want {
			t.Errorf("%s: %d, want %d", path, r.status, want)
		}
	}
	if _, err := Admin(http.NotFoundHandler()); err == nil {
		t.Error("a handler of somebody else is taken")
	}
}
