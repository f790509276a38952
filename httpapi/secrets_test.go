package httpapi

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// secret is what must not come back. It is planted with a character that is not
// allowed in a request id, and looked for without.
const (
	secret  = "SECRETX7391"
	planted = secret + "!"
)

// A specimen is a right request with all fields that a route reads. Shown names
// those whose contents a good answer repeats by design.
type specimen struct {
	path, body string
	shown      []string
}

var specimens = []specimen{
	{profilePath, `{"requestId":"r","mode":"STRUCTURED","columns":[{"name":"n","value":"v"},{"name":"m","values":["a","b"]}],"labels":["EMAIL"],` +
		`"minConfidence":0.5,"explain":true}`,
		[]string{".columns[0].name", ".columns[1].name"}},
	{profilePath, `{"requestId":"r","mode":"UNSTRUCTURED","text":"a text","labels":["EMAIL"],"minConfidence":0,"explain":true}`, nil},
	{maskPath, `{"requestId":"r","mode":"MULTI_RULE_BATCH","records":[{"ruleName":"SSN","value":"123-45-6789"},{"ruleName":"DOB","value":"1985-02-03"}]}`, nil},
	{maskPath, `{"requestId":"r","mode":"SINGLE_RULE_BATCH","ruleName":"SSN","records":[{"value":"123-45-6789","ruleName":"SSN"}]}`, nil},
	{maskPath, `{"requestId":"r","mode":"UNSTRUCTURED","text":"a text"}`, []string{".text"}},
	{validatePath, `{"requestId":"r","original":"123-45-6789","masked":"***-**-6789","rule":"SSN"}`, nil},
	{riskPath, `["EMAIL","SSN"]`, []string{"[0]", "[1]"}},
	{riskPath, `{"requestId":"r","tags":["EMAIL"],"masked":["SSN"],"factors":{"environment":"test","records":5,"accessFrequency":1,"classification":"public",` +
		`"retentionDays":1,"lastReviewed":"2026-01-31","accessControl":"none","externalAccess":true},"weights":{"GDPR":2}}`,
		[]string{".tags", ".tags[0]", ".masked", ".masked[0]"}},
	{"/auth/token", `{"x":"y"}`, nil},
}

// mutants gives copies of a JSON value, each with one leaf changed, and the path
// of that leaf.
func mutants(v any, path string, leaf func(any) []any, yield func(path string, v any)) {
	switch v := v.(type) {
	case map[string]any:
		for k, e := range v {
			mutants(e, path+"."+k, leaf, func(p string, m any) {
				c := make(map[string]any, len(v))
				for k2, e2 := range v {
					c[k2] = e2
				}
				c[k] = m
				yield(p, c)
			})
			// The key itself can be the secret.
			c := map[string]any{planted: e}
			for k2, e2 := range v {
				if k2 != k {
					c[k2] = e2
				}
			}
			yield(path+" key", c)
		}
	case []any:
		for i, e := range v {
			mutants(e, fmt.Sprintf("%s[%d]", path, i), leaf, func(p string, m any) {
				c := append([]any(nil), v...)
				c[i] = m
				yield(p, c)
			})
		}
	}
	for _, m := range leaf(v) {
		yield(path, m)
	}
}

// TestSecrets plants a secret wherever a client can put something, and looks for
// it in every answer and in the log.
func TestSecrets(t *testing.T) {
	longtest.Alone(t)
	t.Parallel()
	ts := startServer(t, nil)
	requests := 0
	check := func(what string, r reply, mayShow bool) {
		t.Helper()
		requests++
		head := fmt.Sprint(r.header)
		if strings.Contains(head, secret) {
			t.Errorf("%s: a header of the answer shows the secret", what)
		}
		if strings.Contains(r.body, secret) && !(mayShow && r.status == 200) {
			t.Errorf("%s: the answer (%d) shows the secret: %s", what, r.status, r.body)
		}
		if r.status/100 != 2 {
			r.errors(t)
		}
	}
	replacements := func(old any) []any {
		list := []any{planted, []any{planted}, map[string]any{planted: planted}, nil, 7, -1e300, true}
		if s, ok := old.(string); ok {
			list = append(list, s+planted, strings.Repeat(planted, 100))
		}
		return list
	}
	for _, sp := range specimens {
		send := func(body string) reply {
			if sp.path == "/auth/token" {
				return ts.send("POST", sp.path, body, "Authorization", basic(testUser, testPass))
			}
			return ts.post(sp.path, body)
		}
		if r := send(sp.body); r.status != 200 {
			t.Fatalf("%s: the specimen is wrong: %s", sp.path, r.body)
		}
		var v any
		if err := json.Unmarshal([]byte(sp.body), &v); err != nil {
			t.Fatal(err)
		}
		mutants(v, "", replacements, func(path string, m any) {
			body, _ := json.Marshal(m)
			shown := false
			for _, p := range sp.shown {
				shown = shown || path == p
			}
			// What stands in place of the whole body may be a list of tags.
			shown = shown || path == "" && sp.path == riskPath
			check(sp.path+" "+path, send(string(body)), shown)
		})
		// Each value is the secret, and the JSON breaks off or is disturbed at
		// every byte.
		full := strings.NewReplacer(`"v"`, `"`+planted+`"`, `"123-45-6789"`, `"`+planted+`"`, `"a text"`, `"`+planted+`"`,
			`"EMAIL"`, `"`+planted+`"`).Replace(sp.body)
		shown := len(sp.shown) > 0
		for i := 0; i < len(full); i += every {
			check(fmt.Sprintf("%s cut at %d", sp.path, i), send(full[:i]), shown)
			check(fmt.Sprintf("%s disturbed at %d", sp.path, i), send(full[:i]+planted+full[i:]), shown)
		}
	}

	for i, rt := range routes() {
		if i%every != 0 {
			continue
		}
		path, body := rt.goodPath(), rt.goodBody()
		for _, header := range []string{"Authorization", "Content-Type", "Content-Encoding", "X-Request-Id", "Cookie",
			"User-Agent", "Accept", "Origin", "X-Forwarded-For", "If-Match", "Referer", planted} {
			for _, value := range []string{planted, "Bearer " + planted, "Basic " + planted, basic(planted, planted),
				"application/json; charset=" + planted, "application/json; " + planted} {
				check(rt.path+" header", ts.send(rt.method, path, body, header, value), false)
			}
		}
		check(rt.path+" query", ts.send(rt.method, path+"?q="+secret+"&"+secret, body), false)
		check(rt.path+" method", ts.send(secret, path, body), false)
		check(rt.path+" path", ts.send(rt.method, path+"/"+secret, body), false)
	}
	check("path", ts.send("GET", "/"+secret, ""), false)

	for len(ts.logLines()) < requests {
		time.Sleep(5 * time.Millisecond)
	}
	if log := ts.log.String(); strings.Contains(log, secret) {
		i := strings.Index(log, secret)
		t.Errorf("the log shows the secret: …%s…", log[max(0, i-200):min(len(log), i+200)])
	}
	if requests < 2000/every {
		t.Errorf("only %d requests were made", requests)
	}
	for _, known := range []string{testPass, ts.jwt, ts.apiKey} {
		if strings.Contains(ts.log.String(), known) {
			t.Error("the log shows a credential")
		}
	}
}

// named is a secret that could be the name of a field or a record, which an answer may say.
const named = "secretFieldQZ"

// TestLogHoldsNoNames plants names wherever a route reads a key or a value, those of catalogues and records
// among them: what an answer may repeat, so that a slip is found, stands in no line of the log. IDs of
// datasets do, since a line says which was written.
func TestLogHoldsNoNames(t *testing.T) {
	longtest.Alone(t)
	t.Parallel()
	ts := startServer(t, nil)
	requests, kinds := 0, map[int]int{}
	for _, rt := range routes() {
		var body any
		if rt.api == apiOpen || json.Unmarshal([]byte(rt.goodBody()), &body) != nil {
			continue
		}
		send := func(path string, m any) {
			if strings.HasSuffix(path, ".datasetId") {
				return
			}
			text, _ := json.Marshal(m)
			r := ts.send(rt.method, rt.goodPath(), string(text))
			kinds[r.status/100]++
			requests++
		}
		mutants(body, "", func(old any) []any {
			list := []any{named, []any{named}, map[string]any{named: named}}
			if o, ok := old.(map[string]any); ok {
				with := map[string]any{named: named}
				for k, v := range o {
					with[k] = v
				}
				list = append(list, with)
			}
			return list
		}, send)
	}
	for len(ts.logLines()) < requests {
		time.Sleep(5 * time.Millisecond)
	}
	if log := ts.log.String(); strings.Contains(log, named) {
		i := strings.Index(log, named)
		t.Errorf("the log shows the name: …%s…", log[max(0, i-300):min(len(log), i+200)])
	}
	if kinds[2] == 0 || kinds[4] < 200 {
		t.Errorf("requests by the first digit of their answers: %v", kinds)
	}
}

// TestPanics has a handler panic with a secret in each way that Go has.
func TestPanics(t *testing.T) {
	panics := map[string]func(){
		"string":  func() { panic(planted) },
		"error":   func() { panic(fmt.Errorf("wrapped: %w", errors.New(planted))) },
		"index":   func() { var list []string; _ = list[len(planted)] },
		"nil map": func() { setIn(nil) },
		"key":     func() { m := map[any]int{}; m[[]string{planted}] = 1 },
		"type":    func() { var v any = planted; _ = v.(int) },
		"nil":     func() { var p *route; _ = p.path },
	}
	for name, f := range panics {
		ts := startServer(t, nil, route{"POST", "/panic", apiRisk, "", func(*service, *call) (any, *failure) { f(); return nil, nil }})
		r := ts.send("POST", "/panic", planted, "X-Request-Id", "panic-1")
		if e := r.errors(t)[0]; r.status != 500 || e.Code != "INTERNAL" {
			t.Errorf("%s: %d %s, want 500 INTERNAL", name, r.status, r.body)
		}
		if r.header.Get("X-Request-Id") != "panic-1" {
			t.Errorf("%s: the answer has no request id", name)
		}
		line := ts.lastLog("panic-1", "panic")
		if stack := fmt.Sprint(line["stack"]); !strings.Contains(stack, "TestPanics") || !strings.Contains(stack, "secrets_test.go:") {
			t.Errorf("%s: the stack does not say where: %s", name, stack)
		}
		if line := ts.lastLog("panic-1", "request"); line["status"] != 500.0 {
			t.Errorf("%s: log line %v", name, line)
		}
		if all := r.body + ts.log.String(); strings.Contains(all, secret) {
			t.Errorf("%s: the secret is shown: %s", name, all)
		}
		if r := ts.post(riskPath, `[]`); r.status != 200 {
			t.Errorf("%s: the server does not go on: %d", name, r.status)
		}
	}
}

// TestPanicHalfway panics when the answer has begun: the client must see a
// broken answer, not a short one.
func TestPanicHalfway(t *testing.T) {
	ts := startServer(t, nil, route{"POST", "/half", apiRisk, "", func(_ *service, c *call) (any, *failure) {
		c.Header().Set("Content-Length", "100")
		_, _ = c.Write([]byte("half"))
		panic(planted)
	}}, route{"POST", "/abort", apiRisk, "", func(*service, *call) (any, *failure) { panic(http.ErrAbortHandler) }})
	for _, path := range []string{"/half", "/abort"} {
		req, _ := http.NewRequest("POST", ts.URL+path, nil)
		req.Header.Set("Authorization", "Bearer "+ts.jwt)
		res, err := ts.Client().Do(req)
		if err == nil {
			buf := make([]byte, 200)
			n := 0
			for err == nil {
				n, err = res.Body.Read(buf)
			}
			_ = n
			res.Body.Close()
			if err.Error() == "EOF" {
				t.Errorf("%s: the answer looks whole", path)
			}
		}
	}
	if strings.Contains(ts.log.String(), secret) || strings.Contains(ts.log.String(), "net/http:") {
		t.Errorf("log: %s", ts.log.String())
	}
}

// TestInternalErrors has the engines fail with a secret in the error.
func TestInternalErrors(t *testing.T) {
	ts := startServer(t, nil,
		route{"POST", "/fails", apiData, "", endpoint(func(element) int { return 0 },
			func(*service, int, *problems) (any, error) { return "half", errors.New(planted) })},
		route{"POST", "/unencodable", apiData, "", endpoint(func(element) int { return 0 },
			func(*service, int, *problems) (any, error) { return map[string]any{planted: func() {}}, nil })},
		route{"POST", "/full", apiData, "", endpoint(func(element) int { return 0 },
			func(*service, int, *problems) (any, error) {
				return nil, errors.Join(errors.New(planted), &fs.PathError{Op: "write", Path: planted, Err: syscall.ENOSPC})
			})})
	for _, path := range []string{"/fails", "/unencodable", "/full"} {
		r := ts.post(path, `{}`)
		if e := r.errors(t)[0]; r.status != 500 || e.Code != "INTERNAL" {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
		line := ts.lastLog(r.header.Get("X-Request-Id"), "internal error")
		if reason, ok := line["reason"]; ok != (path == "/full") || ok && reason != syscall.ENOSPC.Error() {
			t.Errorf("%s: the log says why: %v", path, line)
		}
		if strings.Contains(r.body+ts.log.String(), secret) {
			t.Errorf("%s: the secret is shown", path)
		}
	}
}

// setIn panics when m is nil.
func setIn(m map[string]int) { m[planted] = 1 }
