package httpapi

import (
	"io"
	"net"
	"os"
	"sync"
	"time"
)

// A stickyListener gives connections whose deadlines stay, and may come too early by
// less than a step.
type stickyListener struct {
	net.Listener
	step time.Duration
}

// Accept returns the next connection. One of TLS stays what it is, because net/http has
// to know it.
func (l stickyListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if tcp, ok := conn.(*net.TCPConn); ok && err == nil {
		return &stickyConn{TCPConn: tcp, step: l.step}, nil
	}
	return conn, err
}

// A stickyConn changes the deadlines of a connection only where that makes a
// difference. Package net/http sets those of a small request eight times, each of which
// locks the connection and changes a timer: a thirtieth of the work on it.
//
// The deadline for writing stays between requests, though net/http takes it away. That
// harms nobody: before anything is written for the next request it is set again, unless
// the one in force is less than a step earlier. Only the goroutine that serves the
// connection sets it.
//
// The deadline for reading is that of the connection from the next read on, or at once
// while somebody reads. Of those that are set one after the other, only the last is
// ever in force: most requests come whole, with one read.
type stickyConn struct {
	*net.TCPConn
	step    time.Duration
	writing time.Time // deadline in force; zero: none

	asked

	mu      sync.Mutex
	reads   int       // that are going on
	wanted  time.Time // deadline for reading, as it was set; zero: none
	reading time.Time // the one in force
}

// SetWriteDeadline sets the deadline, or leaves it where it makes no difference.
func (c *stickyConn) SetWriteDeadline(t time.Time) error {
	if t.IsZero() || c.lasts(c.writing, t) {
		return nil
	}
	c.writing = t
	return c.TCPConn.SetWriteDeadline(t)
}

// Write writes, and what net/http writes of its own as the service would.
func (c *stickyConn) Write(b []byte) (int, error) { return c.asked.write(c.TCPConn, b) }

// SetReadDeadline sets the deadline of the reads that go on and of those to come.
func (c *stickyConn) SetReadDeadline(t time.Time) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.wanted = t
	if c.reads == 0 {
		return nil
	}
	return c.enforce()
}

// SetDeadline sets both deadlines.
func (c *stickyConn) SetDeadline(t time.Time) error {
	c.writing = t
	if err := c.TCPConn.SetWriteDeadline(t); err != nil {
		return err
	}
	return c.SetReadDeadline(t)
}

// Read reads until the deadline.
func (c *stickyConn) Read(b []byte) (int, error) {
	if err := c.beginRead(); err != nil {
		return 0, err
	}
	n, err := c.TCPConn.Read(b)
	c.mu.Lock()
	c.reads--
	c.mu.Unlock()
	return n, err
}

// WriteTo is there so that the one of the TCP connection, which knows of no deadline
// that is only wanted, is not.
func (c *stickyConn) WriteTo(w io.Writer) (int64, error) { return io.Copy(w, onlyReader{c}) }

// beginRead brings the deadline into force. Where net/http has ended a read before it
// began, with a deadline of decades ago, nothing has to be changed to say so.
func (c *stickyConn) beginRead() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if !c.wanted.IsZero() && c.wanted.Before(longAgo) {
		return os.ErrDeadlineExceeded
	}
	if err := c.enforce(); err != nil {
		return err
	}
	c.reads++
	return nil
}

// longAgo is before any time that a request is read at.
var longAgo = time.Unix(1<<30, 0)

// enforce brings the deadline for reading into force. The lock is held.
func (c *stickyConn) enforce() error {
	if c.wanted.Equal(c.reading) || !c.wanted.IsZero() && c.lasts(c.reading, c.wanted) {
		return nil
	}
	c.reading = c.wanted
	return c.TCPConn.SetReadDeadline(c.wanted)
}

// lasts reports whether a deadline that is in force is as good as another: it is less
// than a step earlier.
func (c *stickyConn) lasts(now, then time.Time) bool {
	late := then.Sub(now)
	return !now.IsZero() && 0 <= late && late < c.step
}
