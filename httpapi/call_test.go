package httpapi

import (
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/uuid"
	"github.com/privet-go/privet/internal/longtest"
)

// TestRequestID holds where the request id of an answer comes from.
func TestRequestID(t *testing.T) {
	ts := startServer(t, nil)
	for _, tt := range []struct{ name, header, body, want string }{
		{"neither", "", `{"columns":[]}`, ""},
		{"header", "from.header_1-A", `{"columns":[]}`, "from.header_1-A"},
		{"body", "", `{"requestId":"from-body","columns":[]}`, "from-body"},
		{"both", "from-header", `{"requestId":"from-body","columns":[]}`, "from-body"},
		{"body of a bad request", "", `{"requestId":"from-body"}`, "from-body"},
		{"header with a space", "from header", `{"columns":[]}`, ""},
		{"header too long", strings.Repeat("a", 129), `{"columns":[]}`, ""},
		{"longest", strings.Repeat("a", 128), `{"columns":[]}`, strings.Repeat("a", 128)},
		{"body with a bad character", "from-header", `{"requestId":"a\nb","columns":[]}`, "from-header"},
		{"body empty", "from-header", `{"requestId":"","columns":[]}`, "from-header"},
		{"body null", "from-header", `{"requestId":null,"columns":[]}`, "from-header"},
		{"body no JSON", "from-header", `{`, "from-header"},
	} {
		got := ts.send("POST", profilePath, tt.body, "X-Request-Id", tt.header).header.Get("X-Request-Id")
		if tt.want == "" {
			if _, err := uuid.Parse(got); err != nil {
				t.Errorf("%s: %q is no UUID", tt.name, got)
			}
		} else if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
	for _, path := range []string{"/nope", "/healthz", profilePath} {
		if id := ts.send("GET", path, "", "X-Request-Id", "x1").header.Get("X-Request-Id"); id != "x1" {
			t.Errorf("GET %s: id %q", path, id)
		}
	}
}

// TestLog holds the fields of the log line, which are all there is in it.
func TestLog(t *testing.T) {
	ts := startServer(t, nil)
	for i, tt := range []struct {
		method, path, header string
		want                 map[string]any
	}{
		{"POST", riskPath + "?q=1", "Bearer " + ts.jwt, map[string]any{"method": "POST", "route": riskPath, "status": 200.0, "credential": "jwt:tester"}},
		{"POST", maskPath, "Bearer " + ts.apiKey, map[string]any{"method": "POST", "route": maskPath, "status": 200.0, "credential": "test-key"}},
		{"POST", riskPath, basic(testUser, testPass), map[string]any{"method": "POST", "route": riskPath, "status": 200.0, "credential": "basic"}},
		{"POST", riskPath, "Bearer wrong", map[string]any{"method": "POST", "route": riskPath, "status": 401.0, "credential": "",
			"refused": "the credential is neither a key that is known nor a JWT"}},
		{"GET", "/some/where", "", map[string]any{"method": "GET", "route": "none", "status": 404.0, "credential": ""}},
		{"BREW", riskPath, "", map[string]any{"method": "OTHER", "route": riskPath, "status": 405.0, "credential": ""}},
		{"GET", "/healthz", "", map[string]any{"method": "GET", "route": "/healthz", "status": 200.0, "credential": ""}},
	} {
		id := "log-" + string(rune('a'+i))
		path, _, _ := strings.Cut(tt.path, "?")
		r := ts.send(tt.method, tt.path, goodBody[path], "Authorization", tt.header, "X-Request-Id", id)
		line := ts.lastLog(id, "request")
		tt.want["requestId"], tt.want["level"], tt.want["msg"] = id, "INFO", "request"
		tt.want["bytes"] = float64(len(r.body))
		if d, ok := line["duration"].(float64); !ok || d < 0 || d > float64(longtest.Patience.Milliseconds()) {
			t.Errorf("%s: duration %v", tt.path, line["duration"])
		}
		delete(line, "duration")
		delete(line, "time")
		if diff := cmp.Diff(tt.want, line); diff != "" {
			t.Errorf("%s %s (-want +got):\n%s", tt.method, tt.path, diff)
		}
	}
	// A subject that could be personal data is not in the log.
	token := signTest(t, Token{Subject: "john.doe@example.com", IssuedAt: time.Now(), ExpiresAt: time.Now().Add(time.Minute)})
	ts.send("POST", riskPath, `[]`, "Authorization", "Bearer "+token, "X-Request-Id", "subject")
	if c := ts.lastLog("subject", "request")["credential"]; c != "jwt" {
		t.Errorf("credential %v", c)
	}
}

// TestHeaders holds the headers that keep answers out of caches and browsers
// from guessing.
func TestHeaders(t *testing.T) {
	ts := startServer(t, nil)
	for _, r := range []reply{ts.post(riskPath, `[]`), ts.post(riskPath, `{`), ts.post("/nope", ``)} {
		if r.header.Get("Cache-Control") != "no-store" || r.header.Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%d: %v", r.status, r.header)
		}
	}
	// The bare JSON of a tag that looks like a tag of HTML is left as it is,
	// since the type of the answer says that it is no HTML.
	if r := ts.post(riskPath, `["<b>"]`); !strings.Contains(r.body, `["<b>"]`) {
		t.Errorf("%s", r.body)
	}
}

// TestMounted serves the handler below a prefix of another server.
func TestMounted(t *testing.T) {
	ts := startServer(t, nil)
	ts.Config.Handler = http.StripPrefix("/privet", ts.service)
	if r := ts.post("/privet"+riskPath, `[]`); r.status != 200 {
		t.Errorf("%d %s", r.status, r.body)
	}
}

// TestOuterLimit has the server around the handler set a smaller limit.
func TestOuterLimit(t *testing.T) {
	ts := startServer(t, nil)
	ts.Config.Handler = http.MaxBytesHandler(ts.service, 10)
	if r := ts.post(riskPath, `["EMAIL","SSN"]`); r.status != 413 {
		t.Errorf("%d %s", r.status, r.body)
	}
}

// TestChunkedBody sends a body without saying how long it is.
func TestChunkedBody(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Limits.BodyBytes = 100 })
	for size, want := range map[int]int{100: 200, 101: 413, 100_000: 413} {
		req, err := http.NewRequest("POST", ts.URL+riskPath, io.LimitReader(io.MultiReader(strings.NewReader(`[]`), blanks{}), int64(size)))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Authorization", "Bearer "+ts.jwt)
		res, err := ts.Client().Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode != want {
			t.Errorf("%d bytes: %d, want %d", size, res.StatusCode, want)
		}
	}
}

// blanks reads as spaces without end.
type blanks struct{}

func (blanks) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}

// TestServe drains: a request that has begun when the context ends is answered.
func TestServe(t *testing.T) {
	begun := make(chan bool)
	ts := startServer(t, nil, route{"POST", "/slow", apiRisk, "", func(*service, *call) (any, *failure) {
		begun <- true
		time.Sleep(100 * time.Millisecond)
		return "done", nil
	}})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- Serve(ctx, listener, ts.service, nil) }()
	ts.URL = "http://" + listener.Addr().String()
	answer := make(chan reply, 1)
	go func() { answer <- ts.post("/slow", ``) }()
	<-begun
	cancel()
	if r := <-answer; r.status != 200 || r.body != "\"done\"\n" {
		t.Errorf("the request that had begun: %d %s", r.status, r.body)
	}
	if err := <-served; err != nil {
		t.Errorf("Serve: %v", err)
	}
	if conn, err := net.Dial("tcp", listener.Addr().String()); err == nil {
		conn.Close()
		t.Error("the listener is still open")
	}
}

// TestServeReports has net/http meet a client that speaks no HTTP, and a handler
// that breaks its rules: the log says that something was, and not what.
func TestServeReports(t *testing.T) {
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/panic" {
			panic(planted)
		}
	})
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	log := &lockedBuffer{}
	served := make(chan error, 1)
	go func() {
		served <- Serve(ctx, listener, handler, &ServeOptions{Logger: slog.New(slog.NewJSONHandler(log, nil))})
	}()
	if res, err := http.Get("http://" + listener.Addr().String() + "/panic?" + secret); err == nil {
		res.Body.Close()
		t.Error("the panic was answered")
	}
	cancel()
	if err := <-served; err != nil {
		t.Error(err)
	}
	if text := log.String(); !strings.Contains(text, "net/http reported") || strings.Contains(text, secret) {
		t.Errorf("log: %s", text)
	}
}

// TestServeAnswersNoRequest holds what the package documentation says of what
// never becomes a request: net/http answers it in plain text.
func TestServeAnswersNoRequest(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	ts := startServer(t, nil)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- Serve(ctx, listener, ts.service, nil) }()
	for request, want := range map[string]string{
		secret + "\r\n\r\n": "400",
		"GET /healthz HTTP/1.1\r\nHost: a\r\nX: " + strings.Repeat(secret, 2*maxHeaderBytes/len(secret)) + "\r\n\r\n": "431",
	} {
		conn, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(conn, request) // the server may hang up before the end
		answer := make([]byte, 12)
		if _, err := io.ReadFull(conn, answer); err != nil || string(answer) != "HTTP/1.1 "+want {
			t.Errorf("got %q, %v, want %s", answer, err, want)
		}
		conn.Close()
		if !strings.Contains(string(doc), want+" for ") {
			t.Errorf("doc.go does not name %s", want)
		}
	}
	cancel()
	if err := <-served; err != nil {
		t.Error(err)
	}
}

func TestServeCutsOff(t *testing.T) {
	begun, finish := make(chan bool), make(chan bool)
	defer close(finish)
	handler := http.HandlerFunc(func(http.ResponseWriter, *http.Request) { begun <- true; <-finish })
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- Serve(ctx, listener, handler, &ServeOptions{DrainTimeout: 10 * time.Millisecond}) }()
	go func() {
		if res, err := http.Get("http://" + listener.Addr().String()); err == nil {
			res.Body.Close()
		}
	}()
	<-begun
	cancel()
	if err := <-served; err == nil {
		t.Error("Serve hides that a request was cut off")
	}
	// A listener that fails is an error, and not a reason to wait.
	listener, _ = net.Listen("tcp", "127.0.0.1:0")
	listener.Close()
	if err := Serve(context.Background(), listener, handler, nil); err == nil {
		t.Error("Serve hides that the listener failed")
	}
}

func TestCodePoints(t *testing.T) {
	const text = "aé日😀z"
	want := map[int]int{0: 0, 1: 1, 3: 2, 6: 3, 10: 4, 11: 5}
	// In order, backwards, and again: each offset gives the same.
	p := codePoints{text: text}
	for _, offset := range []int{0, 1, 3, 6, 10, 11, 11, 10, 3, 0, 6} {
		if got := p.before(offset); got != want[offset] {
			t.Errorf("before(%d) = %d, want %d", offset, got, want[offset])
		}
	}
}

// TestUnwrap lets a handler reach the connection's own time-outs.
func TestUnwrap(t *testing.T) {
	var got error
	ts := startServer(t, nil, route{"POST", "/deadline", apiRisk, "", func(_ *service, c *call) (any, *failure) {
		got = http.NewResponseController(c).SetWriteDeadline(time.Now().Add(time.Minute))
		return "done", nil
	}})
	if r := ts.post("/deadline", ``); r.status != 200 || got != nil {
		t.Errorf("%d, %v", r.status, got)
	}
}

// TestServeRefusesNegativeTimes holds that no bound can be turned off by a sign.
func TestServeRefusesNegativeTimes(t *testing.T) {
	for _, opts := range []ServeOptions{{DrainTimeout: -1}, {LeaveTime: -1}, {HeaderTimeout: -1}, {ReadTimeout: -1}, {WriteTimeout: -1}, {IdleTimeout: -1}} {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		if err := Serve(t.Context(), listener, http.NotFoundHandler(), &opts); err == nil {
			t.Errorf("%+v: it serves", opts)
		}
		if _, err := listener.Accept(); err == nil {
			t.Errorf("%+v: the listener is still open", opts)
		}
	}
	if err := (*ServeOptions)(nil).Check(); err != nil {
		t.Error(err)
	}
}
