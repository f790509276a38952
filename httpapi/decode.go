package httpapi

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"
	"sync"

	"github.com/privet-go/privet/internal/strictjson"
)

// decode reads the body of c's request, checks that it is the JSON it should
// be, and hands it to read. It gives what read gives, and the document, in which
// read and whoever works with its result collect problems.
func decode[T any](s *service, c *call, read func(element) T) (T, *document, *failure) {
	var zero T
	text, f := s.body(c.request)
	if f != nil {
		return zero, nil, f
	}
	nodes, err := strictjson.Parse(text, s.limits.Depth, s.limits.Elements)
	switch e, _ := err.(*strictjson.SyntaxError); {
	case e == strictjson.ErrTooManyElements:
		return zero, nil, fail(413, codePayloadTooLarge, fmt.Sprintf("the body has more than %d elements", s.limits.Elements))
	case e != nil:
		return zero, nil, fail(400, codeInvalidJSON, fmt.Sprintf("the body is not JSON: %s (byte %d)", e.Reason, e.Offset))
	}
	doc := &document{nodes: nodes, limits: &s.limits}
	if nodes[0].Kind == strictjson.Object {
		c.adoptRequestID(object{doc.root()}.optionalText("requestId"))
	}
	return read(doc.root()), doc, nil
}

// body reads the whole body of r, which must call itself JSON.
func (s *service) body(r *http.Request) (string, *failure) {
	if !isJSON(r.Header) {
		return "", fail(415, codeUnsupportedMediaType, "the Content-Type must be application/json, in UTF-8 and with no Content-Encoding")
	}
	limit := s.limits.BodyBytes
	tooLarge := func() *failure {
		return fail(413, codePayloadTooLarge, fmt.Sprintf("the body is larger than the limit (%d bytes)", limit))
	}
	if r.ContentLength > limit {
		return "", tooLarge()
	}
	// The length that a client announces is believed only so far: the rest of
	// the memory is taken as its bytes arrive.
	var text strings.Builder
	text.Grow(int(min(max(r.ContentLength, 0), readSize)))
	scratch := scratches.Get().(*[readSize]byte)
	defer scratches.Put(scratch)
	_, err := io.CopyBuffer(onlyWriter{&text}, onlyReader{io.LimitReader(r.Body, limit+1)}, scratch[:])
	var outer *http.MaxBytesError // of a limit that a server around this one has set
	if int64(text.Len()) > limit || errors.As(err, &outer) {
		return "", tooLarge()
	}
	if err != nil {
		// The reason is in the transport and may be worded by the other side.
		return "", fail(400, codeInvalidRequest, "the body could not be read to its end")
	}
	return text.String(), nil
}

// readSize is how much of a body is read at a time, and the most memory that a
// client gets by announcing a long body.
const readSize = 16 << 10

// scratches are the buffers that bodies are read through. What a buffer holds is
// overwritten before it is looked at again.
var scratches = sync.Pool{New: func() any { return new([readSize]byte) }}

// These two hide the other methods of a reader and a writer, so that
// io.CopyBuffer uses the buffer.
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
