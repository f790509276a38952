package httpapi

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/internal/strictjson"
)

// decode reads the body of c's request, checks that it is valid JSON, and passes it to
// read. It returns the result of read, and the document, which collects the problems
// that read and the users of its result find.
func decode[T any](s *service, c *call, read func(element) T) (T, *document, *failure) {
	return decodeWithin(s, c, s.limits.BodyBytes, read)
}

// decodeWithin is decode for a body of at most limit bytes.
func decodeWithin[T any](s *service, c *call, limit int64, read func(element) T) (T, *document, *failure) {
	var zero T
	text, f := s.body(c, limit)
	if f != nil {
		return zero, nil, f
	}
	doc := &c.doc
	if len(text) <= smallDocument {
		doc.room = rooms.Get().(*room)
	} else {
		doc.room = new(room)
	}
	nodes, err := strictjson.ParseInto(doc.room.nodes, text, s.limits.Depth, s.limits.Elements)
	switch e, _ := err.(*strictjson.SyntaxError); {
	case e == strictjson.ErrTooManyElements:
		return zero, nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the body has more than %d elements", s.limits.Elements))
	case e != nil:
		return zero, nil, fail(400, codeInvalidJSON, fmt.Sprintf("the body is not JSON: %s (byte %d)", e.Reason, e.Offset))
	}
	doc.nodes, doc.limits, doc.label = nodes, &s.limits, s.labels
	if nodes[0].Kind == strictjson.Object {
		c.adoptRequestID(object{doc.root()}.optionalText("requestId"))
	}
	return read(doc.root()), doc, nil
}

// body reads the body of c's request, which must be declared as JSON and have at most
// limit bytes, and then waits for the turn of the call.
func (s *service) body(c *call, limit int64) (string, *failure) {
	r := c.request
	if !isJSON(r.Header) {
		return "", fail(415, codeUnsupportedMediaType, "the Content-Type must be application/json, in UTF-8 and with no Content-Encoding")
	}
	tooLarge := func() *failure {
		return fail(413, codePayloadTooLarge, fmt.Sprintf("the body is larger than the limit (%d bytes)", limit))
	}
	if r.ContentLength > limit {
		return "", tooLarge()
	}
	if f := s.reserve(c, limit); f != nil {
		return "", f
	}
	var in io.Reader = r.Body
	if c.share != nil && r.ContentLength >= 0 {
		c.share.came.Store(0)
		in = paced{r.Body, c.share}
	}
	text, err := readText(in, limit+1, r.ContentLength)
	c.received = int64(len(text))
	if int64(len(text)) > limit {
		return "", tooLarge()
	}
	if c.share != nil && !c.share.begin() {
		h := c.Header()
		h.Set("Retry-After", "1")
		h.Set("Connection", "close")
		return "", fail(503, codeOverloaded, "the body has come too slowly while others waited for room for theirs")
	}
	if err != nil {
		var outer *http.MaxBytesError // of a limit that a handler around this one has set
		if errors.As(err, &outer) {
			return "", tooLarge()
		}
		// The transport has the reason, and the client may have chosen its words.
		return "", fail(400, codeInvalidRequest, "the body could not be read to its end")
	}
	if !c.inside {
		if f := s.enter(c); f != nil {
			return "", f
		}
	}
	return text, nil
}

// readText reads at most limit bytes. It allocates the announced length, where that is
// positive, at once. What fits into a buffer of the pool is read in one go, which
// halves the cost of a small body.
func readText(r io.Reader, limit, announced int64) (string, error) {
	scratch := scratches.Get().(*[readSize]byte)
	defer scratches.Put(scratch)
	first := scratch[:min(limit, readSize)]
	n := 0
	var err error
	for n < len(first) && err == nil {
		var m int
		m, err = r.Read(first[n:])
		n += m
	}
	if err == io.EOF || int64(n) == limit {
		return string(first[:n]), nil
	}
	var text strings.Builder
	text.Grow(int(max(announced, int64(n))))
	text.Write(first[:n])
	if err == nil {
		_, err = io.CopyBuffer(onlyWriter{&text}, onlyReader{io.LimitReader(r, limit-int64(n))}, scratch[:])
	}
	return text.String(), err
}

// A paced reader reports to a share how many bytes have come.
type paced struct {
	io.Reader
	share *share
}

// Read reads.
func (p paced) Read(b []byte) (int, error) {
	n, err := p.Reader.Read(b)
	p.share.came.Add(int64(n))
	return n, err
}

// readSize is the size of the buffers that bodies are read through.
const readSize = 16 << 10

// smallBody is the size of the largest body that needs no share of the memory: it fits
// into the buffer that it is read through.
const smallBody = readSize

// memoryWait is how long a request waits at most for its share of the memory.
const memoryWait = 30 * time.Second

// bodyKeep is how long the body of a request may take to come while others wait for
// their share of the memory. It is half of memoryWait, so that slow bodies do not hold
// up requests that would be done soon.
const bodyKeep = memoryWait / 2

// reserve takes the share of the memory that the body needs, before any of it is read.
// A body of unknown length takes as much as the limit.
func (s *service) reserve(c *call, limit int64) *failure {
	n := c.request.ContentLength
	if n < 0 {
		n = limit
	}
	if n <= smallBody {
		return nil
	}
	share, ok := s.memory.take(c.request.Context(), c.credentialID, n, memoryWait, func() bool {
		return http.NewResponseController(c.ResponseWriter).SetReadDeadline(time.Unix(1, 0)) == nil
	})
	if !ok {
		c.Header().Set("Retry-After", "1")
		return fail(503, codeOverloaded, "there is no room for a body of this size at the moment")
	}
	c.share = share
	return nil
}

// smallDocument is the size of the largest body whose nodes go into a room of the pool.
const smallDocument = 2 << 10

// A room holds a document and the answer to it. Rooms of small documents come from a
// pool.
type room struct {
	nodes   []strictjson.Node // room for some; nil in one that is not of the pool
	objects []object          // those of the list that is being read
	columns []privet.Column
	values  []string // of columns with one value each
	results []privet.Result
	answer  profileAnswer[columnResult]
}

// rooms holds rooms for reuse, all of them cleared.
var rooms = sync.Pool{New: func() any { return &room{nodes: make([]strictjson.Node, smallNodes)} }}

// smallNodes is how many nodes a room of the pool holds without an allocation.
const smallNodes = 96

// giveBack returns a room to the pool. It clears what a client has sent: the nodes of
// the document, or all nodes if their number is 0, which means that the document could
// not be read.
func (r *room) giveBack(nodes int) {
	if r.nodes == nil {
		return
	}
	if nodes == 0 {
		nodes = smallNodes
	}
	clear(r.nodes[:min(nodes, smallNodes)])
	clear(r.objects)
	clear(r.columns)
	clear(r.values)
	clear(r.results)
	clear(r.answer.Results)
	rooms.Put(r)
}

// take returns n zero elements of a slice that a room keeps.
func take[T any](kept *[]T, n int) []T {
	*kept = slices.Grow((*kept)[:0], n)[:n]
	return *kept
}

// scratches holds buffers for reading bodies. A user overwrites a buffer before it
// looks at it.
var scratches = sync.Pool{New: func() any { return new([readSize]byte) }}

// These types hide the other methods of a reader and a writer, so that io.CopyBuffer uses
// the buffer.
type (
	onlyReader struct{ io.Reader }
	onlyWriter struct{ io.Writer }
)

// isJSON reports whether a request says that its body is plain JSON in UTF-8.
func isJSON(h http.Header) bool {
	types := h["Content-Type"]
	if len(types) != 1 {
		return false
	}
	if enc := h["Content-Encoding"]; len(enc) > 1 || len(enc) == 1 && !strings.EqualFold(enc[0], "identity") {
		return false
	}
	if types[0] == "application/json" {
		return true // what nearly all clients send; parsing it costs as much as the rest of the checks
	}
	media, params, err := mime.ParseMediaType(types[0])
	if err != nil || media != "application/json" {
		return false
	}
	charset, given := params["charset"]
	return !given || strings.EqualFold(charset, "utf-8")
}
