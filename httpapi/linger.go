package httpapi

import (
	"io"
	"net/http"
	"time"
)

// A connection that is closed while the client still sends is reset, and with it goes
// the answer, unless the client reads while it writes. So what is left of the body of
// a refused request is read and thrown away, within these bounds.
const (
	lingerBytes = 128 << 20
	lingerTime  = 5 * time.Second
)

// linger waits for the client to have sent what it was going to, after the answer. It
// holds no memory and no turn. A client that waits for leave to send gets none.
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
