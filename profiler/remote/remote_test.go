package remote

import (
	"context"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/longtest"
	"github.com/privet-go/privet/profiler"
)

var _ profiler.Model = (*Client)(nil)

// A standIn is a model that finds the word qqn, in place of a real one. What goes
// wrong is told by its fields.
type standIn struct {
	mu       sync.Mutex
	requests [][]string    // the texts of each
	headers  []http.Header // of each

	// before, if any, answers a request, by its number from 0; false leaves it to the
	// model.
	before func(n int, w http.ResponseWriter, r *http.Request) bool
}

func (s *standIn) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var q request
	if err := json.NewDecoder(r.Body).Decode(&q); err != nil || r.Method != "POST" || r.Header.Get("Content-Type") != "application/json" {
		http.Error(w, "no request", http.StatusBadRequest)
		return
	}
	s.mu.Lock()
	n := len(s.requests)
	s.requests = append(s.requests, q.Texts)
	s.headers = append(s.headers, r.Header)
	s.mu.Unlock()
	if s.before != nil && s.before(n, w, r) {
		return
	}
	results := make([][]map[string]any, len(q.Texts))
	for i, text := range q.Texts {
		results[i] = []map[string]any{}
		points := []rune(text)
		for at := range points {
			if strings.HasPrefix(string(points[at:]), "qqn") {
				results[i] = append(results[i], map[string]any{"label": "PER", "start": at, "end": at + 3, "confidence": 0.8, "why": "a name"})
			}
		}
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"results": results, "model": "stand-in"})
}

// sent gives the texts of the requests so far. An exchange that was cut off may still
// be under way.
func (s *standIn) sent() [][]string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.requests)
}

// start starts a server and a client of it that waits for nothing. The waits are in
// the list.
func start(t *testing.T, h http.Handler, opts Options) (*Client, *[]time.Duration) {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	if opts.URL == "" {
		opts.URL = server.URL + "/spans"
	}
	if opts.Labels == nil {
		opts.Labels = map[string]privet.Label{"PER": "PERSON"}
	}
	c, err := New(&opts)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.http.CloseIdleConnections)
	waits := &[]time.Duration{}
	var mu sync.Mutex
	c.sleep = func(ctx context.Context, d time.Duration) error {
		mu.Lock()
		defer mu.Unlock()
		*waits = append(*waits, d)
		return ctx.Err()
	}
	c.random = func() float64 { return 0 }
	return c, waits
}

// answers is a handler that gives the same answer always.
func answers(status int, body string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	})
}

// cuts gives what is found in the texts.
func cuts(texts []string, found [][]privet.Finding) (list []string) {
	for i := range found {
		s := ""
		for _, f := range found[i] {
			s += fmt.Sprintf("%s:%s ", f.Label, texts[i][f.Start:f.End])
		}
		list = append(list, strings.TrimSpace(s))
	}
	return list
}

// TestSpans holds that the findings come back to their texts, in bytes, whatever
// the batches.
func TestSpans(t *testing.T) {
	texts := []string{"qqn", "", "é日😀qqn qqn", "nobody", "\xff\xc3qqn\x80", strings.Repeat("é", 100) + "qqn"}
	want := []string{"PERSON:qqn", "", "PERSON:qqn PERSON:qqn", "", "PERSON:qqn", "PERSON:qqn"}
	for _, opts := range []Options{{}, {BatchTexts: 1}, {BatchTexts: 2, Concurrency: 1}, {BatchBytes: 10}, {BatchBytes: 1, Concurrency: 100}} {
		s := &standIn{}
		c, waits := start(t, s, opts)
		found, err := c.Spans(t.Context(), texts)
		if got := cuts(texts, found); err != nil || !slices.Equal(got, want) || len(*waits) > 0 {
			t.Errorf("%+v: %q, %v, %v", opts, got, err, *waits)
		}
	}
	s := &standIn{}
	c, _ := start(t, s, Options{})
	if found, err := c.Spans(t.Context(), nil); len(found) != 0 || err != nil || len(s.sent()) != 0 {
		t.Errorf("no texts: %v, %v, %d requests", found, err, len(s.sent()))
	}
}

// TestBatches holds how texts are parted.
func TestBatches(t *testing.T) {
	texts := []string{"aaaa", "bb", "cc", "ddddddddd", "e", "f", "g", ""}
	for _, tt := range []struct {
		opts Options
		want [][]string
	}{
		{Options{BatchTexts: 3}, [][]string{texts[:3], texts[3:6], texts[6:]}},
		{Options{BatchBytes: 6}, [][]string{texts[:2], texts[2:3], texts[3:4], texts[4:]}},
		{Options{BatchBytes: 6, BatchTexts: 2}, [][]string{texts[:2], texts[2:3], texts[3:4], texts[4:6], texts[6:]}},
	} {
		s := &standIn{}
		tt.opts.Concurrency = 1 // so that they come in order
		c, _ := start(t, s, tt.opts)
		if _, err := c.Spans(t.Context(), texts); err != nil {
			t.Fatal(err)
		}
		if !slices.EqualFunc(s.sent(), tt.want, slices.Equal) {
			t.Errorf("%+v: %q, want %q", tt.opts, s.sent(), tt.want)
		}
	}
}

// TestConcurrency holds that no more requests are under way than allowed, over
// several calls, and that as many are.
func TestConcurrency(t *testing.T) {
	var now, most atomic.Int64
	s := &standIn{before: func(int, http.ResponseWriter, *http.Request) bool {
		n := now.Add(1)
		defer now.Add(-1)
		for m := most.Load(); n > m && !most.CompareAndSwap(m, n); m = most.Load() {
		}
		for begun := time.Now(); most.Load() < 3 && time.Since(begun) < longtest.Patience; {
			time.Sleep(time.Millisecond) // as many as are allowed come
		}
		time.Sleep(20 * time.Millisecond)
		return false
	}}
	c, _ := start(t, s, Options{BatchTexts: 1, Concurrency: 3})
	var wg sync.WaitGroup
	for range 3 {
		wg.Go(func() {
			if _, err := c.Spans(t.Context(), make([]string, 8)); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if most.Load() != 3 || len(s.sent()) != 24 {
		t.Errorf("%d at a time, %d in all", most.Load(), len(s.sent()))
	}
}

// TestRetries holds what is tried again, and how long is waited.
func TestRetries(t *testing.T) {
	status := func(code int, header ...string) func(http.ResponseWriter) {
		return func(w http.ResponseWriter) {
			for i := 0; i < len(header); i += 2 {
				w.Header().Set(header[i], header[i+1])
			}
			w.WriteHeader(code)
		}
	}
	cut := func(w http.ResponseWriter) {
		w.Header().Set("Content-Length", "100")
		_, _ = io.WriteString(w, `{"results":`)
		panic(http.ErrAbortHandler)
	}
	later := func(w http.ResponseWriter) {
		status(503, "Retry-After", time.Now().Add(20*time.Second).UTC().Format(http.TimeFormat))(w)
	}
	ms := time.Millisecond
	for _, tt := range []struct {
		reason string
		before []func(http.ResponseWriter)
		waits  []time.Duration // -1 means 20 seconds, or what is left of them
		want   error
		status int
		tries  int
	}{
		{"nothing wrong", nil, nil, nil, 0, 1},
		{"overloaded, then well", []func(http.ResponseWriter){status(503), status(500)}, []time.Duration{100 * ms, 200 * ms}, nil, 0, 3},
		{"too many", []func(http.ResponseWriter){status(429)}, []time.Duration{100 * ms}, nil, 0, 2},
		{"asked to wait", []func(http.ResponseWriter){status(429, "Retry-After", "7")}, []time.Duration{7 * time.Second}, nil, 0, 2},
		{"asked to wait until then", []func(http.ResponseWriter){later}, []time.Duration{-1}, nil, 0, 2},
		{"asked to wait less than would be waited", []func(http.ResponseWriter){status(503, "Retry-After", "0")}, []time.Duration{100 * ms}, nil, 0, 2},
		{"asked to wait too long", []func(http.ResponseWriter){status(503, "Retry-After", "3600")}, nil, ErrStatus, 503, 1},
		{"asked in words", []func(http.ResponseWriter){status(503, "Retry-After", "soon")}, []time.Duration{100 * ms}, nil, 0, 2},
		{"no answer", []func(http.ResponseWriter){func(http.ResponseWriter) { panic(http.ErrAbortHandler) }}, []time.Duration{100 * ms}, nil, 0, 2},
		{"half an answer", []func(http.ResponseWriter){cut}, []time.Duration{100 * ms}, nil, 0, 2},
		{"never well", slices.Repeat([]func(http.ResponseWriter){status(502)}, 9), []time.Duration{100 * ms, 200 * ms, 400 * ms}, ErrStatus, 502, 4},
		{"never an answer", slices.Repeat([]func(http.ResponseWriter){cut}, 9), []time.Duration{100 * ms, 200 * ms, 400 * ms}, ErrConnection, 0, 4},
		{"not allowed", []func(http.ResponseWriter){status(401)}, nil, ErrStatus, 401, 1},
		{"not understood", []func(http.ResponseWriter){status(400)}, nil, ErrStatus, 400, 1},
		{"another good status", []func(http.ResponseWriter){status(204)}, nil, ErrStatus, 204, 1},
		{"not of the form", []func(http.ResponseWriter){func(w http.ResponseWriter) { _, _ = io.WriteString(w, "{}") }}, nil, ErrAnswer, 0, 1},
	} {
		s := &standIn{before: func(n int, w http.ResponseWriter, _ *http.Request) bool {
			if n < len(tt.before) {
				tt.before[n](w)
				return true
			}
			return false
		}}
		c, waits := start(t, s, Options{})
		found, err := c.Spans(t.Context(), []string{"qqn"})
		for i, w := range *waits {
			if i < len(tt.waits) && tt.waits[i] == -1 && w > time.Second && w <= 20*time.Second {
				tt.waits[i] = w
			}
		}
		if !errors.Is(err, tt.want) || (err == nil) != (tt.want == nil) || !slices.Equal(*waits, tt.waits) || len(s.sent()) != tt.tries {
			t.Errorf("%s: %v, waits %v, %d tries; want %v, %v, %d", tt.reason, err, *waits, len(s.sent()), tt.want, tt.waits, tt.tries)
		}
		if err == nil {
			continue
		}
		if e := (*Error)(nil); !errors.As(err, &e) || e.Status != tt.status || e.Tries != tt.tries || found != nil {
			t.Errorf("%s: %+v, %v", tt.reason, e, found)
		}
	}
}

// TestWait holds that waits double up to a bound and are partly random.
func TestWait(t *testing.T) {
	c, err := New(&Options{URL: "https://models.example"})
	if err != nil {
		t.Fatal(err)
	}
	for tries, want := range map[int]time.Duration{1: 200 * time.Millisecond, 2: 400 * time.Millisecond, 4: 1600 * time.Millisecond,
		7: 10 * time.Second, 1000: 10 * time.Second} {
		seen := map[time.Duration]bool{}
		for range 100 {
			d := c.wait(tries)
			if d < want/2 || d > want {
				t.Fatalf("after %d tries: %v, want from half of %v", tries, d, want)
			}
			seen[d] = true
		}
		if len(seen) < 10 {
			t.Errorf("after %d tries: %d different waits", tries, len(seen))
		}
	}
}

// TestTimes holds that a model that does not answer is an error in time, and that
// a caller who has gone is not waited for.
func TestTimes(t *testing.T) {
	hangs := func(t *testing.T) *standIn {
		return &standIn{before: func(_ int, _ http.ResponseWriter, r *http.Request) bool {
			<-r.Context().Done()
			return true
		}}
	}
	begin := time.Now()
	c, waits := start(t, hangs(t), Options{TryTimeout: 30 * time.Millisecond, Retries: 1})
	_, err := c.Spans(t.Context(), []string{"qqn"})
	if !errors.Is(err, ErrConnection) || len(*waits) != 1 || !strings.Contains(err.Error(), "too long") {
		t.Errorf("a try: %v, waits %v", err, *waits)
	}
	c, _ = start(t, hangs(t), Options{Timeout: 30 * time.Millisecond})
	if _, err := c.Spans(t.Context(), []string{"qqn"}); !errors.Is(err, ErrTime) {
		t.Errorf("all tries: %v", err)
	}
	c, _ = start(t, hangs(t), Options{Concurrency: 1, BatchTexts: 1})
	ctx, cancel := context.WithCancel(t.Context())
	time.AfterFunc(30*time.Millisecond, cancel)
	if _, err := c.Spans(ctx, []string{"qqn", "qqn"}); !errors.Is(err, context.Canceled) {
		t.Errorf("gone: %v", err)
	}
	if d := time.Since(begin); d > longtest.Patience {
		t.Errorf("it takes %v", d)
	}
}

// TestOneFails holds that one batch that fails ends the others and all that was
// found, and that the error says which it was.
func TestOneFails(t *testing.T) {
	h := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		if strings.Contains(string(body), "bad") {
			w.WriteHeader(422)
			return
		}
		_, _ = io.WriteString(w, `{"results":[[],[]]}`)
	})
	c, _ := start(t, h, Options{BatchTexts: 2})
	found, err := c.Spans(t.Context(), []string{"a", "b", "c", "bad", "e", "f"})
	if e := (*Error)(nil); found != nil || !errors.As(err, &e) || e.First != 2 || e.Last != 3 ||
		err.Error() != "remote: texts 2 to 3: the answer has another status than 200 (422)" {
		t.Errorf("%v, %v", found, err)
	}
}

// TestAnswers holds what an answer to the texts é and qqn may not be, and that no
// error repeats it.
func TestAnswers(t *testing.T) {
	const good = `{"label":"PER","start":0,"end":1,"confidence":0.5}`
	for _, body := range []string{
		"", "MARKER", "null", "[]", "{}", `{"results":null}`, `{"results":[]}`, `{"results":[[]]}`, `{"results":[[],[],[]]}`, `{"results":[[],null]}`, `{"results":[[],{}]}`,
		`{"results":[[],[]]} MARKER`, `{"results":[[],["MARKER"]]}`, `{"results":[[],[null]]}`, `{"results":[[],[{}]]}`, `{"results":[[` + good + `,],[]]}`,
		`{"results":[[{"start":0,"end":1,"confidence":0.5}],[]]}`, `{"results":[[{"label":"","start":0,"end":1,"confidence":0.5}],[]]}`,
		`{"results":[[{"label":"PER","end":1,"confidence":0.5}],[]]}`, `{"results":[[{"label":"PER","start":0,"confidence":0.5}],[]]}`, `{"results":[[{"label":"PER","start":0,"end":1}],[]]}`,
		`{"results":[[{"label":"PER","start":0.5,"end":1,"confidence":0.5}],[]]}`, `{"results":[[{"label":"PER","start":"0","end":1,"confidence":0.5}],[]]}`,
		`{"results":[[{"label":"PER","start":0,"end":2,"confidence":0.5}],[]]}`, `{"results":[[{"label":"PER","start":-1,"end":1,"confidence":0.5}],[]]}`,
		`{"results":[[{"label":"PER","start":1,"end":1,"confidence":0.5}],[]]}`, `{"results":[[` + good + `],[{"label":"PER","start":2,"end":1,"confidence":0.5}]]}`,
		`{"results":[[{"label":"PER","start":0,"end":1,"confidence":1e999}],[]]}`, `{"results":[[{"label":"PER","start":0,"end":99999999999999999999,"confidence":1}],[]]}`,
	} {
		c, waits := start(t, answers(200, body), Options{})
		found, err := c.Spans(t.Context(), []string{"é", "qqn"})
		if found != nil || !errors.Is(err, ErrAnswer) || len(*waits) > 0 || strings.Contains(err.Error(), "MARKER") {
			t.Errorf("%s: %v, %v", body, found, err)
		}
	}
	c, _ := start(t, answers(200, `{"results":[[`+good+`],[{"label":"MISC","start":0,"end":1,"confidence":1},{"label":"CITY","start":1,"end":3,"confidence":0}]]}`), Options{
		Labels: map[string]privet.Label{"PER": "PERSON", "MISC": ""},
	})
	texts := []string{"é", "qqn"}
	found, err := c.Spans(t.Context(), texts)
	if got := cuts(texts, found); err != nil || !slices.Equal(got, []string{"PERSON:é", "CITY:qn"}) {
		t.Errorf("%q, %v", got, err)
	}
}

// TestLimits holds that what is too long is an error.
func TestLimits(t *testing.T) {
	s := &standIn{}
	c, _ := start(t, s, Options{MaxTextBytes: 10})
	if _, err := c.Spans(t.Context(), []string{strings.Repeat("x", 10)}); err != nil {
		t.Errorf("ten bytes: %v", err)
	}
	if _, err := c.Spans(t.Context(), []string{"", strings.Repeat("x", 11)}); !errors.Is(err, ErrTooLong) ||
		err.Error() != "remote: text 1: the text is longer than allowed" || len(s.sent()) != 1 {
		t.Errorf("eleven bytes: %v", err)
	}
	body := `{"results":[[]]}`
	c, _ = start(t, answers(200, body), Options{MaxAnswerBytes: int64(len(body))})
	if _, err := c.Spans(t.Context(), []string{""}); err != nil {
		t.Errorf("as long as allowed: %v", err)
	}
	c, _ = start(t, answers(200, body+" "), Options{MaxAnswerBytes: int64(len(body))})
	if _, err := c.Spans(t.Context(), []string{""}); !errors.Is(err, ErrAnswerTooLong) {
		t.Errorf("a byte longer: %v", err)
	}
}

// TestRedirects holds which redirects are followed, and that no other host ever
// gets the texts or the token.
func TestRedirects(t *testing.T) {
	var strays atomic.Int64
	other := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { strays.Add(1) }))
	defer other.Close()
	for _, tt := range []struct {
		reason string
		status int
		to     string
		want   error
	}{
		{"the same host, to be sent again", 307, "/elsewhere", nil},
		{"the same host, for good", 308, "/elsewhere", nil},
		{"to be got and not posted", 302, "/elsewhere", ErrRedirect},
		{"another port", 307, other.URL, ErrRedirect},
		{"another scheme", 307, "https://127.0.0.1/", ErrRedirect},
		{"round and round", 307, "/spans", ErrRedirect},
	} {
		model := &standIn{}
		mux := http.NewServeMux()
		mux.Handle("/spans", http.RedirectHandler(tt.to, tt.status))
		mux.Handle("/elsewhere", model)
		c, waits := start(t, mux, Options{Token: func(context.Context) (string, error) { return "token", nil }})
		_, err := c.Spans(t.Context(), []string{"qqn"})
		if !errors.Is(err, tt.want) || (err == nil) != (tt.want == nil) || len(*waits) > 0 {
			t.Errorf("%s: %v, want %v", tt.reason, err, tt.want)
		}
		if err == nil && (len(model.sent()) != 1 || model.headers[0].Get("Authorization") != "Bearer token") {
			t.Errorf("%s: what arrives is %v", tt.reason, model.headers)
		}
	}
	if strays.Load() > 0 {
		t.Error("another host has been asked")
	}
}

// TestToken holds that the token is asked for before each request, and what is not
// one.
func TestToken(t *testing.T) {
	n := 0
	s := &standIn{before: func(n int, w http.ResponseWriter, _ *http.Request) bool {
		if n == 0 {
			w.WriteHeader(503)
		}
		return n == 0
	}}
	c, _ := start(t, s, Options{Token: func(context.Context) (string, error) { n++; return fmt.Sprint("t", n), nil }})
	if _, err := c.Spans(t.Context(), []string{"qqn"}); err != nil {
		t.Fatal(err)
	}
	if a, b := s.headers[0].Get("Authorization"), s.headers[1].Get("Authorization"); a != "Bearer t1" || b != "Bearer t2" {
		t.Errorf("sent with %q and %q", a, b)
	}
	for _, token := range []string{"", "a b", "a\nb", "é", "MARKER\x00"} {
		c, _ := start(t, s, Options{Token: func(context.Context) (string, error) { return token, nil }})
		if _, err := c.Spans(t.Context(), []string{"qqn"}); !errors.Is(err, ErrToken) || strings.Contains(err.Error(), "MARKER") {
			t.Errorf("%q: %v", token, err)
		}
	}
	c, _ = start(t, s, Options{Token: func(context.Context) (string, error) { return "MARKER", errors.New("MARKER") }})
	if _, err := c.Spans(t.Context(), []string{"qqn"}); !errors.Is(err, ErrToken) || strings.Contains(err.Error(), "MARKER") {
		t.Errorf("none: %v", err)
	}
}

// TestNew holds which options are refused, without a word of them.
func TestNew(t *testing.T) {
	for address, want := range map[string]string{
		"":                                 "there is no URL",
		"MARKER":                           "no absolute",
		"https://":                         "no absolute",
		"https:MARKER":                     "no absolute",
		"https://MARKER\x00":               "no absolute",
		"ftp://MARKER":                     "neither https nor http",
		"https://u:MARKER@models.example/": "a name or a password",
		"https://models.example/#MARKER":   "a fragment",
		"http://MARKER.example/":           "not https",
		"http://10.0.0.1/":                 "not https",
		"http://localhost.example/":        "not https",
		"https://models.example/spans?v=1": "",
		"http://localhost:8000/":           "",
		"http://127.3.2.1/":                "",
		"http://[::1]:8000":                "",
		"http://[::ffff:127.0.0.1]/":       "",
		"http://Inside.example:80/":        "",
	} {
		_, err := New(&Options{URL: address, AllowHTTP: []string{"inside.example"}})
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) || strings.Contains(fmt.Sprint(err), "MARKER") {
			t.Errorf("%q: %v, want %q", address, err, want)
		}
	}
	_, err := New(&Options{BatchTexts: -1, BatchBytes: -1, MaxTextBytes: -1, MaxAnswerBytes: -1, Concurrency: -1, TryTimeout: -1, Timeout: -1,
		Retries: 21, Labels: map[string]privet.Label{"a": "marker"}})
	if err == nil || strings.Count(err.Error(), "\n") != 9 {
		t.Errorf("all of them: %v", err)
	}
	if _, err := New(nil); err == nil {
		t.Error("no options")
	}
}

// A lost transport finds no host.
type lost struct{}

func (lost) RoundTrip(*http.Request) (*http.Response, error) {
	return nil, &net.OpError{Op: "dial", Err: &net.DNSError{Err: "no such host", Name: "MARKER.example", Server: "MARKER"}}
}

// TestSecrets holds that no error and no %v of a client has the texts, the address,
// the token or the answer in it.
func TestSecrets(t *testing.T) {
	secret := func(context.Context) (string, error) { return "MARKER-token", nil }
	closed := httptest.NewServer(answers(200, ""))
	closed.Close()
	tls := httptest.NewUnstartedServer(answers(200, ""))
	tls.Config.ErrorLog = log.New(io.Discard, "", 0)
	tls.StartTLS()
	defer tls.Close()
	echo := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		w.Header().Set("X-Echo", "MARKER")
		_, _ = w.Write(body)
	})
	raw := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		conn, _, err := w.(http.Hijacker).Hijack()
		if err == nil {
			_, _ = io.WriteString(conn, "MARKER MARKER\r\n\r\n")
			conn.Close()
		}
	})
	for reason, tt := range map[string]struct {
		h    http.Handler
		opts Options
		want error
	}{
		"nobody listens":   {echo, Options{URL: closed.URL + "/MARKER"}, ErrConnection},
		"not trusted":      {echo, Options{URL: tls.URL + "/MARKER"}, ErrConnection},
		"no such host":     {echo, Options{Transport: lost{}}, ErrConnection},
		"the request":      {echo, Options{}, ErrAnswer},
		"no HTTP":          {raw, Options{}, ErrConnection},
		"a bad status":     {answers(400, "MARKER"), Options{}, ErrStatus},
		"a bad redirect":   {http.RedirectHandler("http://MARKER.example/", http.StatusTemporaryRedirect), Options{}, ErrRedirect},
		"no redirect":      {http.RedirectHandler("http://%MARKER", http.StatusTemporaryRedirect), Options{}, ErrConnection},
		"too long":         {answers(200, "MARKER"), Options{MaxAnswerBytes: 3}, ErrAnswerTooLong},
		"too long to send": {echo, Options{MaxTextBytes: 3}, ErrTooLong},
	} {
		tt.opts.Token, tt.opts.Retries = secret, -1
		tt.opts.TryTimeout = longtest.Patience
		c, _ := start(t, tt.h, tt.opts)
		_, err := c.Spans(t.Context(), []string{"MARKER text"})
		if !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", reason, err, tt.want)
		}
		for _, said := range []string{fmt.Sprint(err), fmt.Sprintf("%+v", err), fmt.Sprintf("%#v", err)} {
			if strings.Contains(strings.ToLower(said), "marker") {
				t.Errorf("%s: %s", reason, said)
			}
		}
		if said := fmt.Sprintf("%+v", c); strings.Contains(said, "MARKER-token") {
			t.Errorf("%s: the client prints its token", reason)
		}
	}
}

// TestTransport holds that a transport of one's own is used: here, one that trusts
// a certificate.
func TestTransport(t *testing.T) {
	server := httptest.NewTLSServer(&standIn{})
	defer server.Close()
	roots := x509.NewCertPool()
	roots.AddCert(server.Certificate())
	c, err := New(&Options{URL: server.URL, Transport: server.Client().Transport})
	if err != nil {
		t.Fatal(err)
	}
	if found, err := c.Spans(t.Context(), []string{"qqn"}); err != nil || len(found[0]) != 1 {
		t.Errorf("%v, %v", found, err)
	}
}

// TestAssisted holds that a profiler finds with a model over the wire, and that it
// finds nothing without it only when nothing is there.
func TestAssisted(t *testing.T) {
	p, err := profiler.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	const text = "Écrire à qqn, ann@example.com"
	c, _ := start(t, &standIn{}, Options{})
	for mode, want := range map[profiler.Mode]string{
		profiler.HeuristicOnly: "EMAIL_ADDRESS:ann@example.com", profiler.AIOnly: "PERSON:qqn", profiler.Hybrid: "PERSON:qqn EMAIL_ADDRESS:ann@example.com",
	} {
		a, err := p.With(c, mode)
		if err != nil {
			t.Fatal(err)
		}
		found, err := a.Find(t.Context(), text)
		if got := cuts([]string{text}, [][]privet.Finding{found}); err != nil || got[0] != want {
			t.Errorf("%s: %s, %v, want %s", mode, got, err, want)
		}
	}
	for reason, opts := range map[string]Options{"a label that nobody knows": {Labels: map[string]privet.Label{"PER": "SHOE"}},
		"no answer": {URL: "http://127.0.0.1:1", Retries: -1}} {
		c, _ := start(t, &standIn{}, opts)
		a, err := p.With(c, profiler.Hybrid)
		if err != nil {
			t.Fatal(err)
		}
		if found, err := a.Find(t.Context(), text); found != nil || !errors.As(err, new(*profiler.ModelError)) {
			t.Errorf("%s: %v, %v", reason, found, err)
		}
	}
}

// FuzzToBytes holds offsets against a plain count.
func FuzzToBytes(f *testing.F) {
	f.Add("é日😀qqn\xff", 1, 4)
	f.Add("", 0, 0)
	f.Add("abc", -1, 4)
	f.Fuzz(func(t *testing.T, text string, start, end int) {
		list := []privet.Finding{{Start: start, End: end}, {Start: end, End: start}}
		ok := toBytes(text, list)
		points := []rune(text)
		if good := 0 <= min(start, end) && max(start, end) <= len(points); ok != good {
			t.Fatalf("%d and %d of %d: %v", start, end, len(points), ok)
		}
		if !ok {
			return
		}
		offset := func(n int) int {
			at := len(text)
			for i := range text {
				if n == 0 {
					at = i
					break
				}
				n--
			}
			return at
		}
		if list[0] != (privet.Finding{Start: offset(start), End: offset(end)}) || list[1].Start != list[0].End || list[1].End != list[0].Start {
			t.Fatalf("%d and %d of %q: %v", start, end, text, list)
		}
	})
}
