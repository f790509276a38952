package httpapi

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestContextLeaves holds that the context of a request ends with its client, which net/http
// learns of by a read beside the handler.
func TestContextLeaves(t *testing.T) {
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	begun, left := make(chan bool), make(chan bool)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		_ = Serve(ctx, tcp, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body)
			close(begun)
			<-r.Context().Done()
			close(left)
		}), nil)
	}()
	client, err := net.Dial("tcp", tcp.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(client, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx")
	<-begun
	client.Close()
	select {
	case <-left:
	case <-time.After(longtest.Patience):
		t.Error("the request goes on")
	}
}

// TestConnections holds that an address has a quarter of the connections at most, that the one
// that has waited longest makes room, and that another address is served.
func TestConnections(t *testing.T) {
	ts := startServer(t, nil)
	addr, _, _ := serveFor(t, ts, &ServeOptions{Connections: 16})
	open := func(from string) net.Conn {
		d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(from)}}
		conn, err := d.Dial("tcp", addr)
		if err != nil {
			t.Skipf("this machine has no address %s", from)
		}
		t.Cleanup(func() { conn.Close() })
		_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
		return conn
	}
	ask := func(conn net.Conn) error {
		_, err := fmt.Fprintf(conn, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
		if err == nil {
			_, err = conn.Read(make([]byte, 1))
		}
		return err
	}
	isOpen := func(conn net.Conn) bool {
		_ = conn.SetReadDeadline(time.Now().Add(10 * time.Millisecond))
		_, err := io.Copy(io.Discard, conn)
		return err != nil && isTimeout(err)
	}
	// One that has just been answered may not be idle yet, and then none is closed for the next.
	var conns []net.Conn
	for tries := 0; ; tries++ {
		conn := open("127.0.0.2")
		if err := ask(conn); err != nil {
			t.Fatal(err)
		}
		conns = append(conns, conn)
		if len(conns) < 6 {
			continue
		}
		left := 0
		for _, conn := range conns {
			if isOpen(conn) {
				left++
			}
		}
		if left <= 4 {
			break
		}
		if tries == 100 {
			t.Fatalf("%d connections of one address stay open", left)
		}
	}
	last := conns[len(conns)-1]
	_ = last.SetDeadline(time.Now().Add(longtest.Patience))
	if err := ask(last); err != nil {
		t.Errorf("the last one: %v", err)
	}
	if err := ask(open("127.0.0.1")); err != nil {
		t.Errorf("another address: %v", err)
	}
}
