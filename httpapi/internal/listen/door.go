package listen

import (
	"net"
	"sync/atomic"
	"time"
)

// A Door is a listener that lets those in who wait before it closes. The system resets
// connections that nobody has accepted when a listener is closed, and requests with them.
type Door struct {
	net.Listener
	closing atomic.Bool
	closed  chan struct{}
	looks   int // how often somebody was looked for since; only Accept uses it
}

// After a door is shut it closes when nobody has come for waitAtDoor, and after mostAtDoor
// looks at the latest.
const (
	waitAtDoor = time.Millisecond
	mostAtDoor = 4096
)

// NewDoor makes a door of a listener.
func NewDoor(l net.Listener) *Door { return &Door{Listener: l, closed: make(chan struct{})} }

// Shut closes the door, and waits for that at most so long. Only a TCP listener can be asked
// who waits. Any other one stays open until the server closes it.
func (d *Door) Shut(most time.Duration) {
	tcp, ok := d.Listener.(*net.TCPListener)
	if d.closing.Store(ok); !ok || tcp.SetDeadline(time.Now()) != nil { // ends the Accept that goes on
		return
	}
	select {
	case <-d.closed:
	case <-time.After(most): // there is no Accept that could close it
	}
}

// Accept returns the next connection. One goroutine calls it, until it returns an error.
func (d *Door) Accept() (net.Conn, error) {
	if !d.closing.Load() {
		if conn, err := d.Listener.Accept(); err == nil || !d.closing.Load() {
			return conn, err
		}
	}
	for tcp, ok := d.Listener.(*net.TCPListener); ok && d.looks < mostAtDoor; d.looks++ {
		asked := time.Now()
		_ = tcp.SetDeadline(asked.Add(waitAtDoor))
		if conn, err := tcp.Accept(); err == nil {
			d.looks++
			return conn, nil
		}
		// Nobody may have been looked for, if the machine was busy elsewhere.
		if time.Since(asked) < 2*waitAtDoor {
			break
		}
	}
	_ = d.Listener.Close()
	close(d.closed)
	return nil, net.ErrClosed
}
