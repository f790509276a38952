package listen

import (
	"math"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"sync/atomic"
)

// addressShare is the part of the connections of a server that one address has at most, which
// is a client, or a proxy in front of many.
const addressShare = 4

// Connections bound the connections of a server, in all and for each address. Where there
// are too many, one that waits for a request ends, the one that has waited longest; if there
// is none, the new one does. In all means: one of the address that has most. They are safe for
// concurrent use. What happens twice a request, that a connection begins to wait and no longer
// does, takes no lock and no look at the others.
type Connections struct {
	most  int
	all   sync.Map     // *connection by net.Conn
	waits atomic.Int64 // how often one has begun to wait

	mu   sync.Mutex
	open int
	of   map[netip.Prefix]held
}

// A held is what one address has.
type held map[*connection]struct{}

// A connection is one that is open.
type connection struct {
	net.Conn
	address netip.Prefix
	waiting atomic.Int64 // its number among those that began to wait for a request; 0: it does not wait
}

// NewConnections makes a list of at most so many connections.
func NewConnections(most int) *Connections {
	return &Connections{most: most, of: map[netip.Prefix]held{}}
}

// Note is called when a connection changes its state, and returns one to close, or nil.
func (c *Connections) Note(conn net.Conn, state http.ConnState) (end net.Conn) {
	switch state {
	case http.StateNew:
		return c.add(&connection{Conn: conn, address: prefixOf(conn.RemoteAddr())})
	case http.StateIdle, http.StateActive:
		if known, ok := c.all.Load(conn); ok {
			n := int64(0)
			if state == http.StateIdle {
				n = c.waits.Add(1)
			}
			known.(*connection).waiting.Store(n)
		}
	case http.StateClosed, http.StateHijacked:
		if known, ok := c.all.LoadAndDelete(conn); ok {
			c.remove(known.(*connection))
		}
	}
	return nil
}

// add adds a connection, and returns one that is too much, or nil.
func (c *Connections) add(n *connection) (end net.Conn) {
	c.all.Store(n.Conn, n)
	c.mu.Lock()
	defer c.mu.Unlock()
	h := c.of[n.address]
	if h == nil {
		h = held{}
		c.of[n.address] = h
	}
	h[n] = struct{}{}
	c.open++
	switch {
	case len(h) > max(1, c.most/addressShare):
		return h.leastNeeded(n)
	case c.open > c.most:
		return c.largest().leastNeeded(n)
	}
	return nil
}

// remove removes a connection.
func (c *Connections) remove(n *connection) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open--
	h := c.of[n.address]
	if delete(h, n); len(h) == 0 {
		delete(c.of, n.address)
	}
}

// leastNeeded returns the connection that has waited longest for a request, or else another
// one.
func (h held) leastNeeded(other *connection) net.Conn {
	longest := int64(math.MaxInt64)
	for n := range h {
		if since := n.waiting.Load(); since != 0 && since < longest {
			longest, other = since, n
		}
	}
	return other.Conn
}

// largest returns what the address with most connections has.
func (c *Connections) largest() held {
	var most held
	for _, h := range c.of {
		if len(h) > len(most) {
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
