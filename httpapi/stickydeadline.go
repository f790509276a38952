package httpapi

import (
	"net"
	"time"
)

// A stickyListener gives connections whose deadlines for writing stay, and may come
// too early by less than a step.
type stickyListener struct {
	net.Listener
	step time.Duration
}

// Accept gives the next connection. One of TLS stays what it is, because net/http has
// to know it.
func (l stickyListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if tcp, ok := conn.(*net.TCPConn); ok && err == nil {
		return &stickyConn{TCPConn: tcp, step: l.step}, nil
	}
	return conn, err
}

// A stickyConn keeps its deadline for writing between requests. Package net/http sets
// one for each request and takes it away after it, which is two changes of a timer, a
// hundredth of the work on a small request. A deadline that stays harms nobody: before
// anything is written for the next request it is set again, unless the one in force is
// less than a step earlier. Only the goroutine that serves the connection sets
// it.
type stickyConn struct {
	*net.TCPConn
	step     time.Duration
	deadline time.Time // for writing, in force; zero: none
}

// SetWriteDeadline sets the deadline, or leaves it where it makes no difference.
func (c *stickyConn) SetWriteDeadline(t time.Time) error {
	if t.IsZero() {
		return nil
	}
	if late := t.Sub(c.deadline); !c.deadline.IsZero() && 0 <= late && late < c.step {
		return nil
	}
	c.deadline = t
	return c.TCPConn.SetWriteDeadline(t)
}

// SetDeadline sets both deadlines.
func (c *stickyConn) SetDeadline(t time.Time) error {
	c.deadline = t
	return c.TCPConn.SetDeadline(t)
}
