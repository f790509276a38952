package listen

import (
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strconv"
	"sync"
	"testing"
)

// A place is a connection from an address, and nothing else.
type place struct {
	net.Conn
	address string
}

func (p *place) RemoteAddr() net.Addr { return remote(p.address) }

// A remote is an address in the form of package net.
type remote string

func (remote) Network() string  { return "tcp" }
func (r remote) String() string { return string(r) }

// A plainList is the plain twin of Connections: lists in the order of time.
type plainList struct {
	most int
	open []*place
	idle []*place // the one that has waited longest first
}

// note returns the connections of which one has to end, or none. Of several addresses that have
// most any may be the largest.
func (l *plainList) note(p *place, state http.ConnState) (end []net.Conn) {
	l.idle = slices.DeleteFunc(l.idle, func(o *place) bool { return o == p })
	switch state {
	case http.StateIdle:
		l.idle = append(l.idle, p)
	case http.StateClosed:
		l.open = slices.DeleteFunc(l.open, func(o *place) bool { return o == p })
	case http.StateNew:
		l.open = append(l.open, p)
		counts := map[netip.Prefix]int{}
		for _, o := range l.open {
			counts[prefixOf(o.RemoteAddr())]++
		}
		if of := prefixOf(p.RemoteAddr()); counts[of] > max(1, l.most/addressShare) {
			return []net.Conn{l.leastNeeded(of, p)}
		}
		most := slices.Max(slices.Collect(maps.Values(counts)))
		for of, n := range counts {
			if n == most && len(l.open) > l.most {
				end = append(end, l.leastNeeded(of, p))
			}
		}
	}
	return end
}

func (l *plainList) leastNeeded(of netip.Prefix, other *place) *place {
	for _, o := range l.idle {
		if prefixOf(o.RemoteAddr()) == of {
			return o
		}
	}
	return other
}

// TestConnections compares the connections with their plain twin in thousands of random
// changes. One that is to end ends, as the server has it.
func TestConnections(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	c, plain := NewConnections(24), &plainList{most: 24}
	states := []http.ConnState{http.StateIdle, http.StateActive, http.StateIdle, http.StateActive, http.StateClosed}
	ended := 0
	for i := range 20_000 {
		var p *place
		state := http.StateNew
		if len(plain.open) > 0 && r.IntN(3) > 0 {
			p, state = plain.open[r.IntN(len(plain.open))], states[r.IntN(len(states))]
		} else {
			// The first has more than its share again and again, and then all together have.
			p = &place{address: "192.0.2." + strconv.Itoa(max(0, r.IntN(12)-3)) + ":" + strconv.Itoa(i)}
		}
		got, want := c.Note(p, state), plain.note(p, state)
		if got == nil && len(want) > 0 || got != nil && !slices.Contains(want, got) {
			t.Fatalf("%d: state %v ends %v, want %v", i, state, got, want)
		}
		if got != nil {
			ended++
			c.Note(got, http.StateClosed)
			plain.note(got.(*place), http.StateClosed)
		}
		if c.open != len(plain.open) {
			t.Fatalf("%d: %d are open, want %d", i, c.open, len(plain.open))
		}
	}
	if ended < 100 {
		t.Errorf("only %d had to end", ended)
	}
}

// TestConnectionsLeaveNothing holds that nothing is left of connections that many goroutines
// open, use and close at the same time.
func TestConnectionsLeaveNothing(t *testing.T) {
	c := NewConnections(16)
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range 500 {
				p := &place{address: "198.51.100." + strconv.Itoa(g%3) + ":" + strconv.Itoa(i)}
				c.Note(p, http.StateNew)
				c.Note(p, http.StateActive)
				c.Note(p, http.StateIdle)
				c.Note(p, http.StateClosed)
				c.Note(p, http.StateClosed) // net/http may say it twice
			}
		})
	}
	wg.Wait()
	left := 0
	c.all.Range(func(any, any) bool { left++; return true })
	if left+c.open+len(c.of) > 0 {
		t.Errorf("%d, %d and %d are left", left, c.open, len(c.of))
	}
}
