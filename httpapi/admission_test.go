package httpapi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// wantIdle waits until nobody is in an admission, and holds that it has all back then.
func wantIdle(t testing.TB, a *admission) {
	t.Helper()
	var state string
	for end := time.Now().Add(longtest.Patience); time.Now().Before(end); time.Sleep(time.Millisecond) {
		a.mu.Lock()
		state = fmt.Sprint(a.pending, a.running, a.stiff, len(a.ring), len(a.addresses))
		for _, m := range a.bodies {
			state += fmt.Sprint(" ", m.used, m.next)
		}
		for _, l := range a.lanes {
			if l.pending+l.started+len(l.waiting) != 0 || l.used != [2]int64{} {
				state += " lane"
			}
		}
		a.mu.Unlock()
		if state == "0 0 0 0 0 0 <nil> 0 <nil>" {
			return
		}
	}
	t.Errorf("the admission is left with %s", state)
}

// testAdmission makes an admission with so many workers.
func testAdmission(workers, queue int) *admission {
	return newAdmission(&Limits{Concurrent: workers, Queue: queue, ProcessorTime: time.Hour, MemoryBytes: 20 << 20})
}

// expectIn lets a request of a credential in.
func expectIn(t testing.TB, a *admission, credential string) *turn {
	t.Helper()
	r := new(turn)
	if err := r.expect(context.Background(), a, credential, netip.Prefix{}); err != nil {
		t.Fatal(err)
	}
	return r
}

// waitingIn waits until so many wait for their turn.
func waitingIn(a *admission, n int) {
	for now := -1; now != n; time.Sleep(time.Millisecond) {
		a.mu.Lock()
		now = 0
		for _, l := range a.lanes {
			now += len(l.waiting)
		}
		a.mu.Unlock()
	}
}

// TestAdmissionOrder has one credential ask for much, and another one for little: they take
// turns, and within each short requests come first.
func TestAdmissionOrder(t *testing.T) {
	a := testAdmission(1, 100)
	held := expectIn(t, a, "greedy")
	if err := held.enter(0); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	var mu sync.Mutex
	var order []string
	n := 0
	ask := func(who string, size int64) {
		r := expectIn(t, a, who)
		wg.Go(func() {
			if err := r.enter(size); err != nil {
				t.Error(err)
			}
			mu.Lock()
			order = append(order, who+strconv.FormatInt(size>>20, 10))
			mu.Unlock()
			r.end()
		})
		n++
		waitingIn(a, n)
	}
	ask("greedy", 9<<20)
	ask("greedy", 5<<20)
	ask("greedy", 5<<20)
	ask("greedy", 0)
	ask("other", 7<<20)
	ask("other", 1<<20)
	held.end()
	wg.Wait()
	if want := []string{"greedy0", "other1", "greedy5", "other7", "greedy5", "greedy9"}; !slices.Equal(order, want) {
		t.Errorf("in the order %v, want %v", order, want)
	}
	wantIdle(t, a)
}

// TestAdmissionYields has a long request and a short one of another credential, with one
// worker: the short one has its turn within the long one.
func TestAdmissionYields(t *testing.T) {
	a := testAdmission(1, 100)
	long := expectIn(t, a, "long")
	if err := long.enter(9 << 20); err != nil {
		t.Fatal(err)
	}
	done := make(chan error)
	go func() {
		short := new(turn)
		err := short.expect(context.Background(), a, "short", netip.Prefix{})
		if err == nil {
			err = short.enter(0)
		}
		short.end()
		done <- err
	}()
	waitingIn(a, 1)
	for working := true; working; {
		select {
		case err := <-done:
			if working = false; err != nil {
				t.Error(err)
			}
		default:
			if err := long.Err(); err != nil {
				t.Fatal(err)
			}
		}
	}
	long.end()
	wantIdle(t, a)
}

// TestAdmissionEnds holds that work ends with its client, wherever it is, and after so much
// of it, and that those who are not let in are told why.
func TestAdmissionEnds(t *testing.T) {
	a := testAdmission(1, 2)
	held := expectIn(t, a, "a")
	if err := held.enter(0); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	left := new(turn)
	if err := left.expect(ctx, a, "a", netip.MustParsePrefix("127.0.0.1/32")); err != nil {
		t.Fatal(err)
	}
	second := expectIn(t, a, "a")
	if err := new(turn).expect(ctx, a, "a", netip.Prefix{}); !errors.Is(err, errLaneFull) {
		t.Errorf("beyond the queue of a credential: %v", err)
	}
	var others []*turn
	for i := range 2*allQueues - 2 {
		others = append(others, expectIn(t, a, "b"+strconv.Itoa(i)))
	}
	if err := new(turn).expect(ctx, a, "c", netip.Prefix{}); !errors.Is(err, errHouseFull) {
		t.Errorf("beyond all queues: %v", err)
	}
	cancel()
	if err := left.enter(0); !errors.Is(err, context.Canceled) {
		t.Errorf("a client that has left: %v", err)
	}
	for _, r := range append(others, left, second) {
		r.end()
	}
	a.most = 0
	_ = held.Err() // from now on
	time.Sleep(time.Millisecond)
	if err := held.Err(); !errors.Is(err, errTooLong) {
		t.Errorf("too much work: %v", err)
	}
	held.end()
	wantIdle(t, a)
}

// TestAdmissionRandom has many work for a moment: never more at a time than there are workers,
// and never more in memory than there is, but for one that is alone; and all come to their turn.
func TestAdmissionRandom(t *testing.T) {
	a := testAdmission(3, 1000)
	var wg sync.WaitGroup
	var running atomic.Int64
	var sizes sync.Map // of all bodies, of which a large one may be alone
	for i := range 300 {
		r := expectIn(t, a, strconv.Itoa(i%5))
		size := rand.Int64N(64 << 10)
		switch i % 10 {
		case 0:
			size = rand.Int64N(40 << 20)
		case 1, 2:
			size = rand.Int64N(4 << 20)
		}
		sizes.Store(size, true)
		wg.Go(func() {
			defer r.end()
			if err := r.enter(size); err != nil {
				t.Error(err)
				return
			}
			if n := running.Add(1); n > 3 {
				t.Errorf("%d work", n)
			}
			a.mu.Lock()
			for _, m := range a.bodies {
				if _, alone := sizes.Load(m.used); m.used > m.size && !alone {
					t.Errorf("%d of %d bytes are in memory", m.used, m.size)
				}
			}
			if a.stiff > 2 {
				t.Errorf("%d cannot yield", a.stiff)
			}
			a.mu.Unlock()
			running.Add(-1)
			r.soften()
			for range 3 {
				r.mu.Lock()
				r.since = time.Now().Add(-time.Minute) // it has worked for long
				r.mu.Unlock()
				if err := r.Err(); err != nil && !errors.Is(err, errTooLong) {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	wantIdle(t, a)
}

// TestOverload fills the queue of one credential: it is told so, and others are served.
func TestOverload(t *testing.T) {
	begun, finish := make(chan bool, 3), make(chan bool)
	ts := startServer(t, func(o *Options) { o.Limits.Concurrent, o.Limits.Queue = 2, 1 },
		route{"POST", "/slow", apiRisk, "", func(*service, *call) (any, *failure) {
			begun <- true
			<-finish
			return "done", nil
		}})
	answers := make(chan reply, 3)
	for range 2 {
		go func() { answers <- ts.post("/slow", ``) }()
		<-begun
	}
	go func() { answers <- ts.post("/slow", ``) }() // waits
	waitingIn(ts.service.admission, 1)
	asked := time.Now()
	r := ts.post("/slow", ``)
	if took := time.Since(asked); took < refusalPause {
		t.Errorf("who is refused may ask again after %v", took)
	}
	if r.status != 429 || r.errors(t)[0].Code != "RATE_LIMITED" || r.header.Get("Retry-After") == "" {
		t.Errorf("beyond the queue: %d %s", r.status, r.body)
	}
	if r := ts.send("GET", "/healthz", ""); r.status != 200 {
		t.Errorf("/healthz under load: %d", r.status)
	}
	other := make(chan reply)
	go func() { other <- ts.send("POST", maskPath, goodBody[maskPath], "Authorization", "Bearer "+ts.apiKey) }()
	waitingIn(ts.service.admission, 2)
	close(finish)
	if r := <-other; r.status != 200 {
		t.Errorf("another credential: %d %s", r.status, r.body)
	}
	for range 3 {
		if r := <-answers; r.status != 200 {
			t.Errorf("in turn: %d %s", r.status, r.body)
		}
	}
	if r := ts.post(riskPath, `[]`); r.status != 200 {
		t.Errorf("afterwards: %d", r.status)
	}
	wantIdle(t, ts.service.admission)
}

// TestAdmissionIsForAll holds that no route goes around the admission, whether its request
// has a body or not.
func TestAdmissionIsForAll(t *testing.T) {
	t.Parallel()
	ts := startServer(t, func(o *Options) { o.Limits.Queue = 1 })
	a := ts.service.admission
	var full []*turn
	for i := range allQueues {
		full = append(full, expectIn(t, a, strconv.Itoa(i)))
	}
	for _, rt := range closedRoutes(t) {
		if rt.api == apiToken {
			continue // its credential is another
		}
		if r := ts.sendGood(rt); r.status != 503 || r.errors(t)[0].Code != "OVERLOADED" {
			t.Errorf("%s %s: %d %s", rt.method, rt.path, r.status, r.body)
		}
	}
	for _, r := range full {
		r.end()
	}
	for _, rt := range closedRoutes(t) {
		if r := ts.sendGood(rt); r.status == 503 {
			t.Errorf("%s %s: %d afterwards", rt.method, rt.path, r.status)
		}
	}
	wantIdle(t, a)
}

// TestSlowBodies holds that clients which are slow to send keep nobody from being answered,
// and that of one credential no more than its queue are heard, chunked or not.
func TestSlowBodies(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Limits.Concurrent, o.Limits.Queue = 1, 8 })
	for i := range 8 {
		head := "Content-Length: 100\r\n\r\n{"
		if i%2 == 0 {
			head = "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
		}
		ts.begin(riskPath, ts.jwt, head)
	}
	for ts.service.admission.waits() < 8 {
		time.Sleep(time.Millisecond)
	}
	if r := ts.post(riskPath, `["SSN"]`); r.status != 429 {
		t.Errorf("the same credential: %d %s", r.status, r.body)
	}
	if r := ts.send("POST", maskPath, goodBody[maskPath], "Authorization", "Bearer "+ts.apiKey); r.status != 200 {
		t.Errorf("another credential: %d %s", r.status, r.body)
	}
}

// begin sends the beginning of a request.
func (ts *testServer) begin(path, credential, head string) net.Conn {
	ts.t.Helper()
	conn, err := net.Dial("tcp", ts.Listener.Addr().String())
	if err != nil {
		ts.t.Fatal(err)
	}
	ts.t.Cleanup(func() { conn.Close() })
	_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
	_, err = fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n%s", path, credential, head)
	if err != nil {
		ts.t.Fatal(err)
	}
	return conn
}

// TestPace holds that a body that falls behind its pace is refused, with a reason, whether
// its length is known or not, and that an answer that is not read loses its connection.
func TestPace(t *testing.T) {
	body, answer := bodyPace, answerPace
	bodyPace.span, answerPace.span = 100*time.Millisecond, 100*time.Millisecond
	ts := startServer(t, nil)
	t.Cleanup(func() { ts.Close(); bodyPace, answerPace = body, answer })
	for _, head := range []string{
		"Content-Length: 100\r\n\r\n{",
		"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
		"Content-Length: 1000000\r\n\r\n" + strings.Repeat(" ", 20_000),
	} {
		r, err := http.ReadResponse(bufio.NewReader(ts.begin(riskPath, ts.jwt, head)), nil)
		if err != nil {
			t.Fatal(err)
		}
		answer, _ := io.ReadAll(r.Body)
		if r.StatusCode != 400 || !r.Close || !strings.Contains(string(answer), "too slowly") {
			t.Errorf("%d %v %s", r.StatusCode, r.Header, answer)
		}
	}
	text := `{"mode":"UNSTRUCTURED","text":"` + strings.Repeat("a b ", 2<<20) + `"}`
	conn := ts.begin(maskPath, ts.apiKey, fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(text), text))
	for ts.service.spool.Used() == 0 && !strings.Contains(ts.log.String(), maskPath) {
		time.Sleep(time.Millisecond)
	}
	for end := time.Now().Add(longtest.Patience); ts.service.metrics.inFlight.Load() > 0 && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	if n := ts.service.metrics.inFlight.Load(); n != 0 {
		t.Errorf("%d answers wait to be read", n)
	}
	all, _ := io.ReadAll(conn)
	if len(all) >= 8<<20 {
		t.Error("the whole answer has come")
	}
	if n := ts.service.spool.Used(); n != 0 {
		t.Errorf("%d bytes are left in the spool", n)
	}
	wantIdle(t, ts.service.admission)
}

// TestWorkEnds has clients leave while long texts, columns and files are worked on: the work
// stops, long before it is done.
func TestWorkEnds(t *testing.T) {
	ts := startServer(t, nil)
	text := strings.Repeat("John Smith, 350 Fifth Avenue, 10118 New York, john@example.com ", 140_000)
	values := strings.Repeat(`"John Smith lives in Paris",`, 200_000) + `""`
	for _, tt := range []struct{ path, body string }{
		{profilePath, `{"mode":"UNSTRUCTURED","text":"` + text + `"}`},
		{maskPath, `{"mode":"UNSTRUCTURED","text":"` + text + `"}`},
		{profilePath, `{"columns":[{"name":"notes","values":[` + values + `]}]}`},
	} {
		conn := ts.begin(tt.path, ts.apiKey, fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(tt.body), tt.body))
		a := ts.service.admission
		for soft := false; !soft; time.Sleep(100 * time.Microsecond) {
			a.mu.Lock()
			soft = a.running == 1 && a.stiff == 0
			a.mu.Unlock()
		}
		conn.Close()
		wantIdle(t, a)
		ts.lastStatus(tt.path, 503)
	}
}

// lastStatus waits for a log line of a path with a status.
func (ts *testServer) lastStatus(path string, status int) {
	ts.t.Helper()
	for end := time.Now().Add(longtest.Patience); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if ts.log.String() == "" {
			continue
		}
		lines := ts.logLines()
		if m := lines[len(lines)-1]; m["route"] == path {
			if m["status"] != float64(status) {
				ts.t.Errorf("%s: %v, want %d", path, m["status"], status)
			}
			ts.log.Reset()
			return
		}
	}
	ts.t.Errorf("%s: no line in the log", path)
}

// TestProcessorTime holds that a request that takes too much work is refused, with a reason.
func TestProcessorTime(t *testing.T) {
	ts := startServer(t, func(o *Options) { o.Limits.ProcessorTime = time.Millisecond })
	body := `{"mode":"UNSTRUCTURED","text":"` + strings.Repeat("John Smith ", 100_000) + `"}`
	for _, path := range []string{profilePath, maskPath} {
		if r := ts.post(path, body); r.status != 413 || !strings.Contains(r.body, "processor time") {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
	}
}
