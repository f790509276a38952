package httpapi

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestStickyDeadline writes to somebody who does not read. The deadline that counts is
// the last one, or one that is less than a step earlier, and is there although it was
// taken away.
func TestStickyDeadline(t *testing.T) {
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	const step = 100 * time.Millisecond
	for _, tt := range []struct {
		name     string
		set      []time.Duration // from now on; zero: taken away
		from, to time.Duration   // when the write ends
	}{
		{"once", []time.Duration{300 * time.Millisecond}, 300 * time.Millisecond, longtest.Patience},
		{"taken away", []time.Duration{300 * time.Millisecond, 0}, 300 * time.Millisecond, longtest.Patience},
		{"later by less than a step", []time.Duration{300 * time.Millisecond, 0, 350 * time.Millisecond}, 300 * time.Millisecond, longtest.Patience},
		{"later by more", []time.Duration{100 * time.Millisecond, 0, 600 * time.Millisecond}, 600 * time.Millisecond, longtest.Patience},
		{"earlier", []time.Duration{time.Hour, 0, 300 * time.Millisecond}, 300 * time.Millisecond, longtest.Patience},
		{"over, and set again", []time.Duration{-time.Hour, 0, 300 * time.Millisecond}, 300 * time.Millisecond, longtest.Patience},
	} {
		t.Run(tt.name, func(t *testing.T) {
			client, err := net.Dial("tcp", tcp.Addr().String())
			if err != nil {
				t.Fatal(err)
			}
			defer client.Close()
			server, err := stickyListener{tcp, step}.Accept()
			if err != nil {
				t.Fatal(err)
			}
			defer server.Close()
			begun := time.Now()
			for _, d := range tt.set {
				var at time.Time
				if d != 0 {
					at = begun.Add(d)
				}
				if err := server.SetWriteDeadline(at); err != nil {
					t.Fatal(err)
				}
			}
			for err == nil {
				_, err = server.Write(make([]byte, 1<<20))
			}
			if took := time.Since(begun); !errors.Is(err, os.ErrDeadlineExceeded) || took < tt.from || took > tt.to {
				t.Errorf("it ends after %v: %v", took, err)
			}
		})
	}
}

// TestStickyReadDeadline reads from somebody who does not write. The deadline that counts
// is the last one that was set before the read or while it goes on.
func TestStickyReadDeadline(t *testing.T) {
	const step, soon = 100 * time.Millisecond, 300 * time.Millisecond
	for _, tt := range []struct {
		name          string
		before, while []time.Duration // from now on; zero: taken away
		from, to      time.Duration   // when the read ends
	}{
		{"once", []time.Duration{soon}, nil, soon, longtest.Patience},
		{"the last counts", []time.Duration{time.Hour, -time.Hour, 0, soon}, nil, soon, longtest.Patience},
		{"over", []time.Duration{-time.Hour}, nil, 0, longtest.Patience},
		{"long ago", []time.Duration{time.Hour, -100 * 365 * 24 * time.Hour}, nil, 0, longtest.Patience},
		{"set while it goes on", []time.Duration{0}, []time.Duration{soon}, soon, longtest.Patience},
		{"ended while it goes on", []time.Duration{time.Hour}, []time.Duration{-100 * 365 * 24 * time.Hour}, 0, longtest.Patience},
		{"put off while it goes on", []time.Duration{soon}, []time.Duration{2 * soon}, 2 * soon, longtest.Patience},
		{"put off by less than a step", []time.Duration{soon}, []time.Duration{soon + step/2}, soon, longtest.Patience},
	} {
		t.Run(tt.name, func(t *testing.T) {
			client, server := stickyPair(t, step)
			begun := time.Now()
			set := func(list []time.Duration) {
				for _, d := range list {
					var at time.Time
					if d != 0 {
						at = begun.Add(d)
					}
					if err := server.SetReadDeadline(at); err != nil {
						t.Fatal(err)
					}
				}
			}
			set(tt.before)
			done := make(chan error, 1)
			go func() {
				_, err := server.Read(make([]byte, 1))
				done <- err
			}()
			if tt.while != nil {
				for reads := 0; reads == 0; time.Sleep(time.Millisecond) {
					server.mu.Lock()
					reads = server.reads
					server.mu.Unlock()
				}
				set(tt.while)
			}
			err := <-done
			if took := time.Since(begun); !errors.Is(err, os.ErrDeadlineExceeded) || took < tt.from || took > tt.to {
				t.Errorf("it ends after %v: %v", took, err)
			}
			if e, ok := err.(net.Error); !ok || !e.Timeout() {
				t.Errorf("%v is no time-out", err)
			}
			// It can be read on, and to the end without knowing of the connection below.
			set([]time.Duration{time.Hour})
			if _, err := client.Write([]byte("x")); err != nil {
				t.Fatal(err)
			}
			client.Close()
			var all bytes.Buffer
			if _, err := io.Copy(&all, server); err != nil || all.String() != "x" {
				t.Errorf("read %q, %v", all.String(), err)
			}
		})
	}
}

// TestStickyLeaves holds that the context of a request ends with its client, which
// net/http learns of by a read beside the handler.
func TestStickyLeaves(t *testing.T) {
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

// stickyPair gives the two ends of a connection.
func stickyPair(t *testing.T, step time.Duration) (net.Conn, *stickyConn) {
	t.Helper()
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	client, err := net.Dial("tcp", tcp.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	server, err := stickyListener{tcp, step}.Accept()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Close() })
	return client, server.(*stickyConn)
}
