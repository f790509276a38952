package httpapi

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"path"
	"runtime"
	"sync"
	"time"

	"github.com/google/uuid"
)

// A call is one request on its way through the service. It is also the
// ResponseWriter of the answer, so that it knows what the log line says.
type call struct {
	http.ResponseWriter
	request      *http.Request
	start        time.Time
	now          time.Time // what the clock of the service said then
	requestID    string    // empty until it is chosen or asked for
	route        string    // the pattern, never the path
	params       []param
	credential   string // the name of the credential, once it is verified
	credentialID string // tells it apart from others of this name
	good         int    // status of a good answer; zero: 200. 204 and 304 have no body
	status       int    // zero until the answer has begun
	bytes        int64
	received     int64    // bytes of the body of the request that were read
	doc          document // of the body, where it is JSON
	share        *share   // of the memory, for the body; nil: it needs none
	admin        bool     // it came to the address of the operator's own
	inside       bool     // it has gone through the gate, which it leaves at the end
	again        bool     // its memory can be that of another call, once it is answered

	// What headers of the answer are, which are slices. It is not used again, since
	// whoever is around the service may look at them later.
	headers *[2]string
}

// calls are the calls that are over, all of them zero.
var calls = sync.Pool{New: func() any { return new(call) }}

// newCall begins a call. Its request id is the one of the X-Request-Id header, if
// that has a good one; the body can bring another.
func (s *service) newCall(w http.ResponseWriter, r *http.Request) *call {
	c := calls.Get().(*call)
	*c = call{ResponseWriter: w, request: r, start: time.Now(), route: noRoute, headers: new([2]string)}
	if c.now = c.start; !s.systemClock {
		c.now = s.now()
	}
	h := w.Header()
	h["Cache-Control"] = noStore
	h["X-Content-Type-Options"] = noSniff
	if ids := r.Header["X-Request-Id"]; len(ids) == 1 && isName(ids[0], maxRequestID) {
		c.requestID = ids[0]
	}
	return c
}

// id returns the request id. One is made when the client has given none, and not
// before it is asked for, because the body may still bring one.
func (c *call) id() string {
	if c.requestID == "" {
		c.requestID = uuid.NewString()
	}
	return c.requestID
}

// param returns what stands in the path in the place of {name}. It is what a client
// sent, and belongs in no log line.
func (c *call) param(name string) string {
	for _, p := range c.params {
		if p.name == name {
			return p.value
		}
	}
	return ""
}

// giveBack gives the memory of the body back, once the answer has been sent.
func (c *call) giveBack() {
	if c.share != nil {
		c.share.back()
	}
	if c.doc.room != nil {
		c.doc.room.giveBack(len(c.doc.nodes))
		c.doc = document{}
	}
}

// release has the memory of a call be that of another one, where nobody can still have
// it: not after a panic, and not where a file was worked on, which others read.
func (c *call) release() {
	if c.again {
		*c = call{}
		calls.Put(c)
	}
}

// maxRequestID is the length of the longest request id that a client may choose.
const maxRequestID = 128

// adoptRequestID takes the request id of the body, which counts for more than
// the one of the header. An id that is too long or has characters other than
// letters, digits, dot, underscore and hyphen is no error: it is ignored.
func (c *call) adoptRequestID(id string) {
	if isName(id, maxRequestID) {
		c.requestID = id
	}
}

// isName reports whether s has 1 to max of the characters A-Z a-z 0-9 . _ -,
// which are harmless in headers and logs.
func isName(s string, max int) bool {
	if s == "" || len(s) > max {
		return false
	}
	for i := range len(s) {
		switch c := s[i]; {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '.', c == '_', c == '-':
		default:
			return false
		}
	}
	return true
}

// WriteHeader begins the answer. The request id is added here, and not earlier,
// because the body of the request may have brought another one.
func (c *call) WriteHeader(status int) {
	if c.status == 0 {
		c.status = status
		c.headers[0] = c.id()
		c.Header()["X-Request-Id"] = c.headers[:1:1]
	}
	c.ResponseWriter.WriteHeader(status)
}

// Write sends a part of the body and counts its bytes.
func (c *call) Write(b []byte) (int, error) {
	if c.status == 0 {
		c.WriteHeader(http.StatusOK)
	}
	n, err := c.ResponseWriter.Write(b)
	c.bytes += int64(n)
	return n, err
}

// Unwrap lets [http.ResponseController] find the writer below.
func (c *call) Unwrap() http.ResponseWriter { return c.ResponseWriter }

// fail answers with a failure.
func (c *call) fail(f *failure) {
	// The body is made of this package's own words, so it can be encoded.
	_ = writeJSON(c, f.status, errorBody{Status: "ERROR", Errors: f.errors}, false)
}

// log writes the one log line of the request. Nothing of what the client chose
// freely is in it: the route is a pattern, and a method that is not known is
// not named.
func (s *service) log(c *call, took time.Duration) {
	// The handler is asked directly, because a Logger looks up at each call who has
	// called it, which costs as much as all of the line.
	ctx, h := context.Background(), s.logger.Handler()
	if !h.Enabled(ctx, slog.LevelInfo) {
		return
	}
	line := slog.NewRecord(c.start.Add(took), slog.LevelInfo, "request", 0)
	if of := s.logs[logKey{c.request.Method, c.route}]; of != nil {
		h = of
	} else {
		line.AddAttrs(logKey{c.request.Method, c.route}.attrs()...)
	}
	line.AddAttrs(
		slog.Int("status", c.status),
		slog.Float64("duration", float64(took.Microseconds())/1000), // ms
		slog.Int64("bytes", c.bytes),
		slog.String("requestId", c.id()),
		slog.String("credential", c.credential),
	)
	_ = h.Handle(ctx, line) // a Logger has no use for the error either
}

// A logKey is what the lines of all requests of a route have in common. There is a
// handler for each, which writes it only once, and a record has room for all else
// without asking for memory.
type logKey struct{ method, route string }

func (k logKey) attrs() []slog.Attr {
	return []slog.Attr{slog.String("method", knownMethod(k.method)), slog.String("route", k.route)}
}

// newLogs makes the handlers for a table of routes.
func newLogs(h slog.Handler, table []route) map[logKey]slog.Handler {
	logs := map[logKey]slog.Handler{}
	for _, rt := range table {
		key := logKey{rt.method, rt.path}
		logs[key] = h.WithAttrs(key.attrs())
	}
	return logs
}

// knownMethod is m, or OTHER for a method that the client made up, which could
// hold anything.
func knownMethod(m string) string {
	switch m {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch,
		http.MethodDelete, http.MethodOptions, http.MethodConnect, http.MethodTrace:
		return m
	}
	return "OTHER"
}

// recover turns a panic into an answer, so that one bad request does not take
// the server down. The log gets the type of the panic's value and where it came
// from, but not the value, which can hold a caller's data.
func (s *service) recover(c *call) {
	v := recover()
	if v == nil {
		return
	}
	if v == http.ErrAbortHandler {
		panic(v) // net/http knows it and ends the connection in silence
	}
	s.logger.LogAttrs(context.Background(), slog.LevelError, "panic",
		slog.String("type", fmt.Sprintf("%T", v)),
		slog.Any("stack", stack()),
		slog.String("route", c.route),
		slog.String("requestId", c.id()),
	)
	if c.status != 0 {
		panic(http.ErrAbortHandler) // half an answer must not look like a whole one
	}
	c.fail(fail(500, codeInternal, "the server could not do this; its log has the request id"))
}

// stack names the functions that led to a panic, without their arguments.
func stack() []string {
	pc := make([]uintptr, 32)
	frames := runtime.CallersFrames(pc[:runtime.Callers(3, pc)])
	var lines []string
	for {
		f, more := frames.Next()
		if f.Function != "" {
			lines = append(lines, fmt.Sprintf("%s %s:%d", f.Function, path.Base(f.File), f.Line))
		}
		if !more {
			return lines
		}
	}
}
