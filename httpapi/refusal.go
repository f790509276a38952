package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"

	"github.com/google/uuid"
)

// This file replaces the answers of net/http to requests that cannot be read by the body
// that all other failures have. Package net/http writes them to the connection in one
// piece, without calling the handler: a status line, two headers, and the status again. A
// connection recognizes them by that form, and only before its handler is called, so that
// it never replaces what a handler writes.

// refusalHeaders are the headers of such an answer. Answers of handlers have at least a
// date.
const refusalHeaders = "\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n"

// expectation begins the answer to a header Expect other than 100-continue. That answer
// has a date and no body.
const expectation = "HTTP/1.1 417 Expectation Failed\r\nConnection: close\r\nDate: "

// mostRefusal is longer than any such answer.
const mostRefusal = 512

// refusalOf returns the answer to send in place of an answer b that net/http has made,
// or nil for any other b.
func refusalOf(b []byte) []byte {
	const version = "HTTP/1.1 "
	if bytes.HasPrefix(b, []byte(expectation)) {
		return refusal(http.StatusExpectationFailed)
	}
	line, _, found := bytes.Cut(b[:min(len(b), mostRefusal)], []byte(refusalHeaders))
	if line, ok := bytes.CutPrefix(line, []byte(version)); found && ok && len(line) >= 3 {
		status, err := strconv.Atoi(string(line[:3]))
		if err != nil || status < 400 {
			return nil
		}
		return refusal(status)
	}
	return nil
}

// refusal returns the answer to a request that cannot be read.
func refusal(status int) []byte {
	code, message := codeInvalidRequest, "the request is not HTTP/1.1 as this service reads it"
	if status == http.StatusExpectationFailed {
		message = "the header Expect may ask for 100-continue alone"
	}
	if status == http.StatusRequestHeaderFieldsTooLarge {
		code, message = codePayloadTooLarge, fmt.Sprintf("the header is larger than the limit (%d bytes)", maxHeaderBytes)
	}
	body, err := json.Marshal(errorBody{Status: "ERROR", Errors: fail(status, code, message).errors})
	if err != nil {
		return nil
	}
	return fmt.Appendf(nil, "HTTP/1.1 %d %s\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: %d\r\nContent-Type: application/json\r\n"+
		"X-Content-Type-Options: nosniff\r\nX-Request-Id: %s\r\n\r\n%s\n", status, http.StatusText(status), len(body)+1, uuid.NewString(), body)
}

// connKey is the key of the connection in the context of a request.
type connKey struct{}

// withConn puts a connection into the context of its requests.
func withConn(ctx context.Context, conn net.Conn) context.Context {
	return context.WithValue(ctx, connKey{}, conn)
}

// An announcer is a handler that tells the connection that it was called, and the client
// when to close it.
type announcer struct{ http.Handler }

// ServeHTTP answers a request.
func (h announcer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if c, ok := r.Context().Value(connKey{}).(*plainConn); ok {
		c.answering = true
	}
	if lifetimeOf(r.Context()).parting.Load() {
		w.Header().Set("Connection", "close")
	}
	h.Handler.ServeHTTP(w, r)
}

// noteState tells a connection that an answer is complete.
func noteState(conn net.Conn, state http.ConnState) {
	if c, ok := conn.(*plainConn); ok && state == http.StateIdle {
		c.answering = false
	}
}

// A plainListener gives connections that say what this package says where net/http answers
// itself. One of TLS stays what it is, because net/http has to know it.
type plainListener struct{ net.Listener }

// Accept returns the next connection.
func (l plainListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if tcp, ok := conn.(*net.TCPConn); ok && err == nil {
		return &plainConn{TCPConn: tcp}, nil
	}
	return conn, err
}

// A plainConn is a connection without TLS.
type plainConn struct {
	*net.TCPConn
	asked
}

// Write writes, and what net/http writes of its own as the service would.
func (c *plainConn) Write(b []byte) (int, error) { return c.asked.write(c.TCPConn, b) }

// An asked records whether the handler was called for the current request.
type asked struct {
	// answering says that the handler was called for the current request. Only the
	// goroutine that serves the connection changes it.
	answering bool
}

// write writes b to the connection below. It replaces an answer that net/http has made
// itself by that of the service.
func (a *asked) write(below io.Writer, b []byte) (int, error) {
	if !a.answering {
		if other := refusalOf(b); other != nil {
			if _, err := below.Write(other); err != nil {
				return 0, err
			}
			return len(b), nil
		}
	}
	return below.Write(b)
}
