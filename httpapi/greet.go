package httpapi

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// Package net/http knows a connection of TLS by its type, which it has to for HTTP/2, and
// writes what it refuses to that connection. So that it is refused as without TLS, hands
// are shaken before net/http gets the connection: one of HTTP/2 then stays what it is, and
// one of HTTP/1.1 is a greeted one. What HTTP/2 refuses by itself it says in its own way.

// A greeter gives connections of which those of TLS have shaken hands. The others it gives
// as they come. Only one goroutine may call Accept.
type greeter struct {
	net.Listener
	timeout time.Duration // of a handshake
	logger  *slog.Logger

	greeted chan greeting // nil until the first connection of TLS has come
	ctx     context.Context
	cancel  context.CancelFunc
}

// A greeting is what Accept gives.
type greeting struct {
	conn net.Conn
	err  error
}

func newGreeter(l net.Listener, timeout time.Duration, logger *slog.Logger) *greeter {
	g := &greeter{Listener: l, timeout: timeout, logger: logger}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	return g
}

// Accept gives the next connection.
func (g *greeter) Accept() (net.Conn, error) {
	if g.greeted == nil {
		conn, err := g.Listener.Accept()
		secure, ok := conn.(*tls.Conn)
		if !ok || err != nil {
			return conn, err
		}
		g.greeted = make(chan greeting)
		go g.greet(secure)
		go g.acceptAll()
	}
	select {
	case next := <-g.greeted:
		return next.conn, next.err
	case <-g.ctx.Done():
		return nil, net.ErrClosed
	}
}

// acceptAll takes connections until the listener is closed. An error is told before the
// next connection is taken.
func (g *greeter) acceptAll() {
	for {
		conn, err := g.Listener.Accept()
		if secure, ok := conn.(*tls.Conn); ok && err == nil {
			go g.greet(secure)
			continue
		}
		if !g.give(greeting{conn, err}) || errors.Is(err, net.ErrClosed) {
			return
		}
	}
}

// give reports whether somebody has taken the connection, which is closed otherwise.
func (g *greeter) give(next greeting) bool {
	select {
	case g.greeted <- next:
		return true
	case <-g.ctx.Done():
		if next.conn != nil {
			next.conn.Close()
		}
		return false
	}
}

// greet shakes hands with one client.
func (g *greeter) greet(conn *tls.Conn) {
	_ = conn.SetDeadline(time.Now().Add(g.timeout))
	if err := conn.HandshakeContext(g.ctx); err != nil {
		refusePlain(err)
		conn.Close()
		_, _ = reportWriter{g.logger}.Write(nil)
		return
	}
	_ = conn.SetDeadline(time.Time{})
	state := conn.ConnectionState()
	if state.NegotiatedProtocol == "h2" {
		g.give(greeting{conn, nil})
		return
	}
	g.give(greeting{&greetedConn{Conn: conn, state: state}, nil})
}

// Close closes the listener, and the connections that are shaking hands.
func (g *greeter) Close() error {
	g.cancel()
	return g.Listener.Close()
}

// refusePlain answers a client that speaks HTTP without TLS.
func refusePlain(err error) {
	var record tls.RecordHeaderError
	if !errors.As(err, &record) || record.Conn == nil || !beginsRequest(record.RecordHeader) {
		return
	}
	if _, err := record.Conn.Write(refusalBecause(http.StatusBadRequest, codeInvalidRequest, "the server speaks TLS here: the address begins with https")); err != nil {
		return
	}
	// A connection that is closed with something unread takes the answer with it.
	if tcp, ok := record.Conn.(*net.TCPConn); ok && tcp.CloseWrite() == nil {
		_ = tcp.SetReadDeadline(time.Now().Add(plainTime))
		_, _ = io.CopyN(io.Discard, tcp, maxHeaderBytes)
	}
}

// plainTime is how long a client may take to read that it should speak TLS.
const plainTime = time.Second

// beginsRequest reports whether a request of HTTP/1.1 begins so.
func beginsRequest(b [5]byte) bool {
	switch string(b[:]) {
	case "GET /", "HEAD ", "POST ", "PUT /", "PATCH", "DELET", "OPTIO", "TRACE", "CONNE":
		return true
	}
	return false
}

// A greetedConn is a connection of HTTP/1.1 over TLS.
type greetedConn struct {
	*tls.Conn
	state tls.ConnectionState
	asked
}

// ConnectionState is there for net/http, which puts it into requests from Go 1.26 on; the
// announcer does before that.
func (c *greetedConn) ConnectionState() tls.ConnectionState { return c.state }

// Write writes, and what net/http writes of its own as the service would.
func (c *greetedConn) Write(b []byte) (int, error) { return c.asked.write(c.Conn, b) }
