package httpapi

import (
	"errors"
	"net"
	"os"
	"testing"
	"time"
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
		{"once", []time.Duration{300 * time.Millisecond}, 300 * time.Millisecond, time.Minute},
		{"taken away", []time.Duration{300 * time.Millisecond, 0}, 300 * time.Millisecond, time.Minute},
		{"later by less than a step", []time.Duration{300 * time.Millisecond, 0, 350 * time.Millisecond}, 300 * time.Millisecond, time.Minute},
		{"later by more", []time.Duration{100 * time.Millisecond, 0, 600 * time.Millisecond}, 600 * time.Millisecond, time.Minute},
		{"earlier", []time.Duration{time.Hour, 0, 300 * time.Millisecond}, 300 * time.Millisecond, time.Minute},
		{"over, and set again", []time.Duration{-time.Hour, 0, 300 * time.Millisecond}, 300 * time.Millisecond, time.Minute},
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
