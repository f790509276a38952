package listen

import (
	"net"
	"net/http"
	"net/netip"
	"sync"
)

// addressShare is the part of the connections of a server that one address has at most, which
// is a client, or a proxy in front of many.
const addressShare = 4

// Connections bound the connections of a server, in all and for each address. Where there
// are too many, one that waits for a request ends, the one that has waited longest; if there
// is none, the new one does. In all means: one of the address that has most. They are safe for
// concurrent use.
type Connections struct {
	most int

	mu   sync.Mutex
	open map[net.Conn]netip.Prefix
	of   map[netip.Prefix]*held
}

// A held is what one address has.
type held struct {
	open int
	idle []net.Conn // the one that has waited longest first
}

// NewConnections makes a list of at most so many connections.
func NewConnections(most int) *Connections {
	return &Connections{most: most, open: map[net.Conn]netip.Prefix{}, of: map[netip.Prefix]*held{}}
}

// Note is called when a connection changes its state, and returns one to close, or nil.
func (c *Connections) Note(conn net.Conn, state http.ConnState) (end net.Conn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	address, known := c.open[conn]
	h := c.of[address]
	switch state {
	case http.StateNew:
		address = prefixOf(conn.RemoteAddr())
		if h = c.of[address]; h == nil {
			h = new(held)
			c.of[address] = h
		}
		c.open[conn] = address
		h.open++
		switch {
		case h.open > max(1, c.most/addressShare):
			end = h.leastNeeded(conn)
		case len(c.open) > c.most:
			end = c.largest().leastNeeded(conn)
		}
	case http.StateIdle:
		if known {
			h.idle = append(h.idle, conn)
		}
	case http.StateActive:
		if known {
			h.busy(conn)
		}
	case http.StateClosed, http.StateHijacked:
		if !known {
			return nil
		}
		h.busy(conn)
		delete(c.open, conn)
		if h.open--; h.open == 0 {
			delete(c.of, address)
		}
	}
	return end
}

// busy says that a connection does not wait for a request.
func (h *held) busy(conn net.Conn) {
	for i := range h.idle {
		if h.idle[i] == conn {
			h.idle = append(h.idle[:i], h.idle[i+1:]...)
			return
		}
	}
}

// leastNeeded returns the connection that has waited longest for a request, or else the new
// one.
func (h *held) leastNeeded(other net.Conn) net.Conn {
	if len(h.idle) > 0 {
		return h.idle[0]
	}
	return other
}

// largest returns what the address with most connections has.
func (c *Connections) largest() *held {
	var most *held
	for _, h := range c.of {
		if most == nil || h.open > most.open {
			most = h
		}
	}
	return most
}

// prefixOf returns the network of an address, as [NetworkOf] does for its text.
func prefixOf(address net.Addr) netip.Prefix {
	host, _, err := net.SplitHostPort(address.String())
	if err != nil {
		return netip.Prefix{}
	}
	return NetworkOf(host)
}
