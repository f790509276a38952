package httpapi

import (
	"bytes"
	"encoding/json"
	"io"
	"log"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
)

// The credentials of the test servers.
var testSecret = []byte("a secret of tests, 32 bytes long")

const (
	testUser = "local-user"
	testPass = "local-pass"
)

// A testServer is a service on a real loopback listener.
type testServer struct {
	*httptest.Server
	t       testing.TB
	service *service
	log     *lockedBuffer
	apiKey  string
	jwt     string
}

// A lockedBuffer is a buffer that the goroutines of a server write to.
type lockedBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.String()
}

func (b *lockedBuffer) Reset() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.buf.Reset()
}

// startServer starts a service with every kind of credential. The function
// change, if any, changes its options, and more adds routes to it.
func startServer(t testing.TB, change func(*Options), more ...route) *testServer {
	t.Helper()
	key, line, err := NewAPIKey("test-key")
	if err != nil {
		t.Fatal(err)
	}
	keys, err := ParseAPIKeys(strings.NewReader(line))
	if err != nil {
		t.Fatal(err)
	}
	ts := &testServer{t: t, log: &lockedBuffer{}, apiKey: key}
	opts := &Options{
		Auth: &Auth{
			JWTSecret: testSecret, APIKeys: keys, BasicUser: testUser, BasicPass: testPass,
			FailuresPerMinute: -1,
		},
		Logger: slog.New(slog.NewJSONHandler(ts.log, nil)),
	}
	if change != nil {
		change(opts)
	}
	if ts.service, err = newService(opts); err != nil {
		t.Fatal(err)
	}
	ts.service.paths = newRouter(append(routes(), more...))
	ts.jwt = signTest(t, Token{Subject: "tester", IssuedAt: ts.service.now(), ExpiresAt: ts.service.now().Add(time.Hour)})
	ts.Server = httptest.NewUnstartedServer(ts.service)
	ts.Config.ErrorLog = log.New(ts.log, "net/http: ", 0)
	ts.Start()
	t.Cleanup(ts.Close)
	return ts
}

func signTest(t testing.TB, token Token) string {
	t.Helper()
	s, err := SignToken(testSecret, token)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A reply is what a server answered.
type reply struct {
	status int
	header http.Header
	body   string
}

// errors reads the body as a failure, checking its form on the way.
func (r reply) errors(t testing.TB) []apiError {
	t.Helper()
	var body map[string]json.RawMessage
	if err := json.Unmarshal([]byte(r.body), &body); err != nil {
		t.Fatalf("status %d with a body that is not JSON: %q", r.status, r.body)
	}
	var list []apiError
	err := json.Unmarshal(body["errors"], &list)
	if string(body["status"]) != `"ERROR"` || string(body["data"]) != "null" || err != nil || len(list) == 0 || len(body) != 3 {
		t.Fatalf("not the body of a failure: %s", r.body)
	}
	if r.header.Get("Content-Type") != "application/json" {
		t.Errorf("a failure of type %q", r.header.Get("Content-Type"))
	}
	for _, e := range list {
		if e.Code == "" || e.Message == "" {
			t.Errorf("an error without code or message: %s", r.body)
		}
	}
	return list
}

// data reads the data of a success into v, checking the envelope on the way.
func (r reply) data(t testing.TB, v any) {
	t.Helper()
	var body map[string]json.RawMessage
	if r.status != 200 || json.Unmarshal([]byte(r.body), &body) != nil {
		t.Fatalf("status %d: %s", r.status, r.body)
	}
	if string(body["status"]) != `"SUCCESS"` || string(body["errors"]) != "[]" || len(body) != 3 {
		t.Fatalf("not the envelope of a success: %s", r.body)
	}
	if err := json.Unmarshal(body["data"], v); err != nil {
		t.Fatal(err)
	}
}

// send sends a request. Headers come in pairs; one with an empty value is
// removed.
func (ts *testServer) send(method, path, body string, headers ...string) reply {
	ts.t.Helper()
	req, err := http.NewRequest(method, ts.URL+path, strings.NewReader(body))
	if err != nil {
		ts.t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+ts.jwt)
	for i := 0; i < len(headers); i += 2 {
		if headers[i+1] == "" {
			req.Header.Del(headers[i])
		} else {
			req.Header.Set(headers[i], headers[i+1])
		}
	}
	res, err := ts.Client().Do(req)
	if err != nil {
		ts.t.Fatal(err)
	}
	defer res.Body.Close()
	b, err := io.ReadAll(res.Body)
	if err != nil {
		ts.t.Fatal(err)
	}
	if res.Header.Get("X-Request-Id") == "" {
		ts.t.Errorf("%s: an answer without X-Request-Id", method)
	}
	return reply{res.StatusCode, res.Header, string(b)}
}

// post sends a body with a good credential.
func (ts *testServer) post(path, body string) reply {
	ts.t.Helper()
	return ts.send("POST", path, body)
}

// logLines gives the log so far, one decoded line each.
func (ts *testServer) logLines() []map[string]any {
	ts.t.Helper()
	var lines []map[string]any
	for _, line := range strings.Split(strings.TrimSpace(ts.log.String()), "\n") {
		var m map[string]any
		if err := json.Unmarshal([]byte(line), &m); err != nil {
			ts.t.Fatalf("a log line that is not JSON: %q", line)
		}
		lines = append(lines, m)
	}
	return lines
}

// lastLog waits for the log line of the request with an id, since the line is
// written after the answer.
func (ts *testServer) lastLog(requestID, msg string) map[string]any {
	ts.t.Helper()
	for end := time.Now().Add(longtest.Patience); time.Now().Before(end); {
		if ts.log.String() != "" {
			for _, m := range ts.logLines() {
				if m["requestId"] == requestID && m["msg"] == msg {
					return m
				}
			}
		}
		time.Sleep(5 * time.Millisecond)
	}
	ts.t.Fatalf("no log line %q of request %s in %s", msg, requestID, ts.log.String())
	return nil
}

func labelOf(s string) privet.Label { return privet.Label(s) }
