package httpapi

import (
	"io"
	"net/http"
	"time"
)

// Closing a connection while the client still sends resets it, and the answer is lost
// unless the client reads while it writes. So the rest of the body of a refused request is
// read and discarded, within these bounds.
const (
	lingerBytes = 128 << 20
	lingerTime  = 5 * time.Second
)

// linger reads the rest of what the client sends, after the answer. It holds no memory
// and no turn. It does not wait for a client that expects 100 Continue.
func (c *call) linger() {
	r := c.request
	if c.status < 400 || r.ProtoMajor != 1 || r.Body == nil || r.Body == http.NoBody ||
		r.ContentLength >= 0 && c.received >= r.ContentLength || r.Header.Get("Expect") != "" {
		return
	}
	rc := http.NewResponseController(c.ResponseWriter)
	if rc.Flush() != nil || rc.SetReadDeadline(time.Now().Add(lingerTime)) != nil {
		return
	}
	_, _ = io.CopyN(io.Discard, r.Body, lingerBytes)
}
