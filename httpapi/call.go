package httpapi

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"path"
	"runtime"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/privet-go/privet/httpapi/internal/credential"
)

// A call is one request on its way through the service. It is also the ResponseWriter
// of the answer, and records what the log line needs.
type call struct {
	http.ResponseWriter
	request      *http.Request
	start        time.Time
	now          time.Time // what the clock of the service said then
	requestID    string    // empty until it is chosen or asked for
	route        string    // the pattern, never the path
	params       []param
	credential   string // the name of the credential, once it is verified
	credentialID string // distinguishes credentials of one name
	refused      error  // why the credential is refused, for the log; nil: it is not
	good         int    // status of a good answer; zero: 200. 204 and 304 have no body
	status       int    // zero until the answer has begun
	bytes        int64
	received     int64    // bytes of the body of the request that were read
	doc          document // of the body, where it is JSON
	turn         turn     // of the work; the zero one before it is admitted
	admin        bool     // it came to the address of [Admin]
	warnings     []apiError
	again        bool // its memory can be reused, once it is answered

	// Values of headers of the answer, which are slices. They are not reused, since
	// handlers around the service may read them later.
	headers *[2]string
}

// calls holds calls for reuse, all of them zero.
var calls = sync.Pool{New: func() any { return new(call) }}

// newCall begins a call. Its request id is the one of the header X-Request-Id, if that
// is valid; the body can bring another.
func (s *service) newCall(w http.ResponseWriter, r *http.Request) *call {
	c := calls.Get().(*call)
	*c = call{ResponseWriter: w, request: r, start: time.Now(), route: noRoute, headers: new([2]string)}
	if c.now = c.start; !s.systemClock {
		c.now = s.now()
	}
	h := w.Header()
	h["Cache-Control"] = noStore
	h["X-Content-Type-Options"] = noSniff
	if ids := r.Header["X-Request-Id"]; len(ids) == 1 && credential.IsName(ids[0], maxRequestID) {
		c.requestID = ids[0]
	}
	return c
}

// id returns the request id. It makes one only when asked for it, because the body may
// still bring one.
func (c *call) id() string {
	if c.requestID == "" {
		c.requestID = uuid.NewString()
	}
	return c.requestID
}

// param returns the segment of the path in place of {name}. A client has sent it, so it
// must not be logged.
func (c *call) param(name string) string {
	for _, p := range c.params {
		if p.name == name {
			return p.value
		}
	}
	return ""
}

// worked ends the work on a call, and releases the memory of the body. What is left is to
// send the answer.
func (c *call) worked() {
	c.turn.end()
	if c.doc.room != nil {
		c.doc.room.giveBack(len(c.doc.nodes))
		c.doc = document{}
	}
}

// release makes the memory of a call available to others, unless somebody may still
// hold it: after a panic, or where a file was processed, which other goroutines read.
func (c *call) release() {
	if c.again {
		*c = call{}
		calls.Put(c)
	}
}

// maxRequestID is the length of the longest request id that a client may choose.
const maxRequestID = 128

// adoptRequestID takes the request id of the body, which overrides that of the header.
// It ignores an id that is too long or has characters other than letters, digits, dot,
// underscore and hyphen.
func (c *call) adoptRequestID(id string) {
	if credential.IsName(id, maxRequestID) {
		c.requestID = id
	}
}

// WriteHeader begins the answer. It adds the request id, which the body of the request
// may have set.
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

// fail answers with a failure of a few errors.
func (c *call) fail(f *failure) {
	// The body is made of this package's own words, so it can be encoded.
	body, _ := json.Marshal(errorBody{Status: "ERROR", Errors: f.errors})
	c.send(f.status, append(body, '\n'))
}

// log writes the one log line of the request. It holds nothing that the client can
// choose freely: it names the pattern of the route, and OTHER for an unknown method.
func (s *service) log(c *call, took time.Duration) {
	// A Logger looks up its caller at each call, which costs as much as all of the line.
	ctx, h := c.request.Context(), s.logger.Handler()
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
	if c.refused != nil {
		line.AddAttrs(slog.String("refused", c.refused.Error()))
	}
	_ = h.Handle(ctx, line) // a Logger has no use for the error either
}

// A logKey is what the log lines of a route have in common. Each has a handler that
// writes it once, so that the rest fits into a record without an allocation.
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

// knownMethod returns m, or OTHER for a method that is not known, which could hold
// anything.
func knownMethod(m string) string {
	switch m {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch,
		http.MethodDelete, http.MethodOptions, http.MethodConnect, http.MethodTrace:
		return m
	}
	return "OTHER"
}

// recover turns a panic into an answer, so that one bad request does not end the
// server. It logs the type of the value of the panic and the stack, but not the value,
// which can hold data of the caller.
func (s *service) recover(c *call) {
	v := recover()
	if v == nil {
		return
	}
	if e, ok := v.(ended); ok && c.status == 0 {
		c.fail(s.notDone(c, e.err))
		return
	}
	if v == http.ErrAbortHandler {
		panic(v) // net/http knows it and ends the connection in silence
	}
	s.logger.LogAttrs(c.request.Context(), slog.LevelError, "panic",
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

// stack returns the functions that led to a panic, without their arguments.
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
