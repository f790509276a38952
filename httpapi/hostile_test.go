package httpapi

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// serveFor runs a service on a listener of its own with the time-outs of a test.
// It gives the address, what ends it, and what Serve says then.
func serveFor(t *testing.T, ts *testServer, opts *ServeOptions) (addr string, stop func(), served chan error) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	served = make(chan error, 1)
	go func() { served <- Serve(ctx, listener, ts.service, opts) }()
	return listener.Addr().String(), cancel, served
}

// TestHostileConnections sends what no client should over bare connections. Each
// gets its status or is cut off within the time-outs, the log shows nothing of
// it, and the server goes on.
func TestHostileConnections(t *testing.T) {
	ts := startServer(t, nil)
	addr, stop, served := serveFor(t, ts, nil)
	// For what comes slowly or never, and is to be cut off for it.
	hasty, stopHasty, servedHasty := serveFor(t, ts, &ServeOptions{
		HeaderTimeout: 400 * time.Millisecond, ReadTimeout: 800 * time.Millisecond, WriteTimeout: longtest.Patience, IdleTimeout: 400 * time.Millisecond,
	})
	head := "POST " + profilePath + " HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + ts.jwt + "\r\nContent-Type: application/json\r\n"
	for _, tt := range []struct {
		name   string
		send   []string // with a pause between the parts
		status string   // empty: the connection is closed without an answer
		addr   string
	}{
		{"a header that does not come", []string{"POST / HT"}, "400", hasty},
		{"a header that comes slowly", []string{head, "X-A: " + secret, "\r\nX-B: b", "\r\nX-C: c"}, "", hasty},
		{"a body that comes slowly", []string{head + "Content-Length: 100\r\n\r\n{", secret, secret, secret}, "400", hasty},
		{"a body that is shorter than it says", []string{head + "Content-Length: 100\r\n\r\n{}"}, "400", hasty},
		{"two lengths", []string{head + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"}, "400", addr},
		{"a length that is none", []string{head + "Content-Length: " + secret + "\r\n\r\n{}"}, "400", addr},
		{"a length and chunks", []string{head + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + secret}, "400", hasty},
		{"chunks that are none", []string{head + "Transfer-Encoding: chunked\r\n\r\n" + secret + "\r\n"}, "400", addr},
		{"an encoding nobody knows", []string{head + "Transfer-Encoding: " + secret + "\r\n\r\n"}, "501", addr},
		{"a line break in a header", []string{head + "X-Request-Id: a\rX-Evil: " + secret + "\r\nContent-Length: 2\r\n\r\n[]"}, "400", addr},
		{"a NUL in a header", []string{head + "X-Request-Id: a\x00" + secret + "\r\nContent-Length: 2\r\n\r\n[]"}, "400", addr},
		{"a host that is none", []string{"GET /healthz HTTP/1.1\r\nHost: " + secret + "/\r\n\r\n"}, "400", addr},
		{"a path with escapes", []string{"GET /%2e%2e/%00" + secret + " HTTP/1.1\r\nHost: x\r\n\r\n"}, "404", addr},
		{"an address for a proxy", []string{"GET http://" + secret + ".example/healthz HTTP/1.1\r\nHost: x\r\n\r\n"}, "200", addr},
		{"no HTTP at all", []string{"\x16\x03\x01" + secret + "\r\n\r\n"}, "400", addr},
	} {
		conn, err := net.Dial("tcp", tt.addr)
		if err != nil {
			t.Fatalf("%s: the server does not go on: %v", tt.name, err)
		}
		_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
		for i, part := range tt.send {
			if i > 0 {
				time.Sleep(320 * time.Millisecond)
			}
			_, _ = io.WriteString(conn, part) // the server may hang up before the end
		}
		line, err := bufio.NewReader(conn).ReadString('\n')
		switch {
		case err != nil && isTimeout(err):
			t.Errorf("%s: the connection is held open", tt.name)
		case tt.status == "" && line != "" && !strings.Contains(line, "408"):
			t.Errorf("%s: answered %q", tt.name, line)
		case tt.status != "" && !strings.HasPrefix(line, "HTTP/1.1 "+tt.status):
			t.Errorf("%s: answered %q (%v), want %s", tt.name, line, err, tt.status)
		}
		conn.Close()
	}
	// Many leave in the middle of their bodies.
	for range 50 {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(conn, head+"Content-Length: 1000000\r\n\r\n{\"columns\":[{\""+secret)
		conn.Close()
	}
	deadline := time.Now().Add(longtest.Patience)
	for ts.service.metrics.inFlight.Load() > 0 && time.Now().Before(deadline) {
		time.Sleep(5 * time.Millisecond)
	}
	if n := ts.service.metrics.inFlight.Load(); n != 0 {
		t.Errorf("%d requests whose clients have left are still there", n)
	}
	wantIdle(t, ts.service.admission)
	if strings.Contains(ts.log.String(), secret) {
		t.Error("the log shows what was sent")
	}
	for _, end := range []struct {
		stop   func()
		served chan error
	}{{stop, served}, {stopHasty, servedHasty}} {
		end.stop()
		if err := <-end.served; err != nil {
			t.Error(err)
		}
	}
}

func isTimeout(err error) bool {
	e, ok := err.(net.Error)
	return ok && e.Timeout()
}

// TestHostileBodies sends bodies that are wrong in every way that a reader of
// JSON knows, many times over. Each gets its status, nothing of it is in the log,
// and the memory stays flat.
func TestHostileBodies(t *testing.T) {
	longtest.Alone(t)
	ts := startServer(t, nil)
	deep := func(n int) string { return strings.Repeat("[", n) + secret }
	bodies := []struct {
		body   string
		status int
		code   string
	}{
		{``, 400, codeInvalidJSON},
		{`{"columns":[{"name":"` + secret, 400, codeInvalidJSON},
		{`{"columns":[]}` + secret, 400, codeInvalidJSON},
		{`{"columns":[],"columns":["` + secret + `"]}`, 400, codeInvalidJSON},
		{"{\"columns\":\"" + secret + "\xff\"}", 400, codeInvalidJSON},
		{"\xef\xbb\xbf{\"columns\":[]}", 400, codeInvalidJSON},
		{"\xff\xfe{\x00}\x00", 400, codeInvalidJSON},
		{`{"columns":"` + secret + `"}`, 400, codeInvalidRequest},
		{`{"columns":{"` + secret + `":1}}`, 400, codeInvalidRequest},
		{`{"columns":[{"name":"a","value":"` + secret + `","values":[]}]}`, 400, codeInvalidRequest},
		{`{"columns":[{"name":"\ud800` + secret + `"}]}`, 400, codeInvalidJSON},
		{`[` + strings.Repeat(`[`, 100) + secret, 400, codeInvalidJSON},
		{deep(100_000), 400, codeInvalidJSON},
		{`{"a":` + strings.Repeat(`{"a":`, 100_000), 400, codeInvalidJSON},
		{`{"columns":[` + strings.Repeat(`{},`, 10_000) + `{}]}`, 413, codePayloadTooLarge},
		{`{"columns":[{"name":"` + strings.Repeat(secret, 100_000) + `","value":""}]}`, 413, codePayloadTooLarge},
		{`{"x":[` + strings.Repeat(`0,`, 1_000_000) + `0]}`, 413, codePayloadTooLarge},
		{`{"x":"` + strings.Repeat("a", 11<<20), 413, codePayloadTooLarge},
		{`{"mode":"` + secret + `"}`, 422, codeUnknownMode},
	}
	round := func() {
		for i, b := range bodies {
			r := ts.post(profilePath, b.body)
			if list := r.errors(t); r.status != b.status || list[0].Code != b.code {
				t.Errorf("body %d: %d %s, want %d %s", i, r.status, list[0].Code, b.status, b.code)
			}
			if strings.Contains(r.body, secret) {
				t.Errorf("body %d: the answer shows it", i)
			}
		}
	}
	memory := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	round()
	before := memory()
	for range 3 {
		round()
	}
	if after := memory(); after > before+8<<20 {
		t.Errorf("the memory grows from %d to %d MiB", before>>20, after>>20)
	}
	if strings.Contains(ts.log.String(), secret) {
		t.Error("the log shows what was sent")
	}
}

// TestDrain holds what a server says from the first moment of its end to the
// last, under a load that does not cease.
func TestDrain(t *testing.T) {
	begun, finish := make(chan bool, 1), make(chan bool)
	ts := startServer(t, nil, route{"POST", "/slow", apiRisk, "", func(*service, *call) (any, *failure) {
		begun <- true
		<-finish
		return "done", nil
	}})
	addr, stop, served := serveFor(t, ts, &ServeOptions{LeaveTime: 2 * time.Second})
	ts.URL = "http://" + addr
	answer := make(chan reply, 1)
	go func() { answer <- ts.post("/slow", ``) }()
	<-begun

	// A connection that stays open, whose next request comes late.
	late, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer late.Close()
	_, _ = fmt.Fprintf(late, "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[", riskPath,
		ts.jwt)

	stop()
	deadline := time.Now().Add(longtest.Patience)
	for ts.send("GET", "/readyz", "", "Authorization", "").status != 503 {
		if time.Now().After(deadline) {
			t.Fatal("it stays ready")
		}
	}
	if r := ts.post(riskPath, `[]`); r.status != 200 {
		t.Errorf("while it leaves: %d", r.status)
	}
	for deadline = time.Now().Add(longtest.Patience); ; {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			break
		}
		conn.Close()
		if time.Now().After(deadline) {
			t.Fatal("it goes on taking connections")
		}
		time.Sleep(5 * time.Millisecond)
	}
	// That request had begun, so it is answered; the one behind it is refused, or is the
	// last one.
	_, _ = fmt.Fprintf(late, "]POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]",
		riskPath, ts.jwt)
	all, _ := io.ReadAll(late)
	ends := min(1, strings.Count(string(all), "Connection: close"))
	if n := strings.Count(string(all), "HTTP/1.1 200"); n > 1+ends || strings.Count(string(all), "HTTP/1.1") < 1 {
		t.Errorf("%d good answers on a connection that stayed open: %q", n, all)
	}
	close(finish)
	if r := <-answer; r.status != 200 {
		t.Errorf("what had begun: %d", r.status)
	}
	if err := <-served; err != nil {
		t.Error(err)
	}
}

// TestRate takes requests up to the burst, then at the pace, for each credential
// by itself.
func TestRate(t *testing.T) {
	now := time.Now()
	var mu sync.Mutex
	ts := startServer(t, func(o *Options) {
		o.Limits.RequestsPerSecond = 0.5 // a burst of one
		o.Now = func() time.Time { mu.Lock(); defer mu.Unlock(); return now }
	})
	if r := ts.post(riskPath, `[]`); r.status != 200 {
		t.Fatalf("the first: %d", r.status)
	}
	r := ts.post(riskPath, `[]`)
	if r.status != 429 || r.errors(t)[0].Code != "RATE_LIMITED" || r.header.Get("Retry-After") != "2" {
		t.Errorf("the second: %d, Retry-After %q", r.status, r.header.Get("Retry-After"))
	}
	if r := ts.send("POST", maskPath, goodBody[maskPath], "Authorization", "Bearer "+ts.apiKey); r.status != 200 {
		t.Errorf("another credential: %d", r.status)
	}
	mu.Lock()
	now = now.Add(2 * time.Second)
	mu.Unlock()
	if r := ts.post(riskPath, `[]`); r.status != 200 {
		t.Errorf("after the time that was told: %d", r.status)
	}
}

// TestMemoryIsShared holds that bodies wait for their share of the memory.
func TestMemoryIsShared(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Limits.MemoryBytes = 1 << 20 })
	body := `{"mode":"UNSTRUCTURED","text":"` + strings.Repeat("a b ", 200_000) + `"}`
	var wg sync.WaitGroup
	for range 3 { // one at a time, of which the last waits for the others
		wg.Go(func() {
			if r := ts.post(profilePath, body); r.status != 200 {
				t.Errorf("%d %s", r.status, r.body)
			}
		})
	}
	wg.Wait()
	wantIdle(t, ts.service.admission)
}
