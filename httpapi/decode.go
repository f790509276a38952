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

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/httpapi/internal/spool"
	"github.com/privet-go/privet/internal/strictjson"
)

// decode reads the body of c's request, checks that it is valid JSON, and passes it to
// read. It returns the result of read, and the document, which collects the problems
// that read and the users of its result find.
func decode[T any](s *service, c *call, read func(element) T) (T, *document, *failure) {
	return decodeWithin(s, c, s.limits.BodyBytes, read)
}

// decodeWithin is decode for a body of at most limit bytes, which may be multipart/form-data with files in
// parts of these names. Whoever names any closes what is attached to the document of the call.
func decodeWithin[T any](s *service, c *call, limit int64, read func(element) T, files ...string) (T, *document, *failure) {
	var zero T
	text, f := s.body(c, limit, files)
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
	request := read(doc.root())
	c.turn.soften()
	return request, doc, nil
}

// body reads the body of c's request, which must be declared as JSON, or as multipart/form-data where there may be
// files, and have at most limit bytes, then waits for the turn of the call, and has the JSON in memory from then on.
func (s *service) body(c *call, limit int64, files []string) (string, *failure) {
	r := c.request
	boundary := ""
	if len(files) > 0 {
		boundary = boundaryOf(r.Header)
	}
	if boundary == "" && !isJSON(r.Header) {
		const wanted = "the Content-Type must be application/json, in UTF-8 and with no Content-Encoding"
		return "", fail(415, codeUnsupportedMediaType, wanted)
	}
	tooLarge := func() *failure {
		return fail(413, codePayloadTooLarge, fmt.Sprintf("the body is larger than the limit (%d bytes)", limit))
	}
	if r.ContentLength > limit {
		return "", tooLarge()
	}
	if f := s.expect(c); f != nil {
		return "", f
	}
	b, err := c.receive(s.spool, limit)
	defer func() {
		if c.doc.attached == nil {
			b.close()
		}
	}()
	if err != nil {
		var outer *http.MaxBytesError // of a limit that a handler around this one has set
		if errors.Is(err, spool.ErrLarge) || errors.As(err, &outer) {
			return "", tooLarge()
		}
		return "", s.notReceived(c, b.file, err)
	}
	if f := s.enter(c, b.size()); f != nil {
		return "", f
	}
	if boundary != "" {
		a, text, f := s.attach(b, boundary, files)
		c.doc.attached = a
		return text, f
	}
	text, err := b.text()
	if err != nil {
		return "", s.internal(c, err)
	}
	return text, nil
}

// readSize is the size of the buffers that bodies are read through.
const readSize = 16 << 10

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
