package listen

import (
	"cmp"
	"net"
	"net/http"
	"net/netip"
	"slices"
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
	of   map[netip.Prefix]*held
}

// A held is what one address has.
type held struct {
	all   map[*connection]struct{}
	queue []waiter // some that waited when they were last looked for, the one that had waited longest first
	seen  int64    // how often any had begun to wait then
}

// A waiter is a connection that began to wait with this number. Whatever has begun since has a higher one.
type waiter struct {
	*connection
	since int64
}

// A connection is one that is open.
type connection struct {
	net.Conn
	address netip.Prefix
	waiting atomic.Int64 // its number among those that began to wait for a request; 0: it does not wait
}

// NewConnections makes a list of at most so many connections.
func NewConnections(most int) *Connections {
	return &Connections{most: most, of: map[netip.Prefix]*held{}}
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
		h = &held{all: map[*connection]struct{}{}}
		c.of[n.address] = h
	}
	h.all[n] = struct{}{}
	c.open++
	switch {
	case len(h.all) > max(1, c.most/addressShare):
		return h.leastNeeded(n, c.waits.Load())
	case c.open > c.most:
		return c.largest().leastNeeded(n, c.waits.Load())
	}
	return nil
}

// remove removes a connection.
func (c *Connections) remove(n *connection) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.open--
	n.waiting.Store(0)
	h := c.of[n.address]
	if delete(h.all, n); len(h.all) == 0 {
		delete(c.of, n.address)
	}
}

// leastNeeded returns the connection that has waited longest for a request, or else another
// one. All are looked at once those that were found to wait are used up and some have begun to
// wait since: in a flood of connections each of them would else be looked at for each.
func (h *held) leastNeeded(other *connection, waits int64) net.Conn {
	if n := h.next(); n != nil {
		return n.Conn
	}
	if h.seen == waits {
		return other.Conn
	}
	h.seen = waits
	for n := range h.all {
		if since := n.waiting.Load(); since != 0 {
			h.queue = append(h.queue, waiter{n, since})
		}
	}
	slices.SortFunc(h.queue, func(a, b waiter) int { return cmp.Compare(a.since, b.since) })
	if n := h.next(); n != nil {
		return n.Conn
	}
	return other.Conn
}

// next returns the first connection in the queue that still waits, or nil. It stays there, as long as it is open.
func (h *held) next() *connection {
	for len(h.queue) > 0 {
		if w := h.queue[0]; w.waiting.Load() == w.since {
			return w.connection
		}
		h.queue = h.queue[1:]
	}
	h.queue = nil
	return nil
}

// largest returns what the address with most connections has.
func (c *Connections) largest() *held {
	var most *held
	for _, h := range c.of {
		if most == nil || len(h.all) > len(most.all) {
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
