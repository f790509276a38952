package httpapi

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// TestRefusalIsRead holds that a client that sends all of a large body before it reads
// gets the answer, whatever the reason for the refusal, and that the connection ends.
func TestRefusalIsRead(t *testing.T) {
	ts := startServer(t, nil)
	body := strings.Repeat("x", 24<<20)
	for _, tt := range []struct {
		path, credential string
		chunked          bool
		want             int
	}{
		{maskPath, ts.apiKey, false, 413},
		{maskPath, ts.apiKey, true, 413},
		{maskPath, "wrong", false, 401},
		{"/nowhere", "", false, 404},
		{"/healthz", "", true, 405},
	} {
		conn, err := net.Dial("tcp", strings.TrimPrefix(ts.URL, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
		head, sent := fmt.Sprintf("Content-Length: %d", len(body)), body
		if tt.chunked {
			head, sent = "Transfer-Encoding: chunked", fmt.Sprintf("%x\r\n%s\r\n0\r\n\r\n", len(body), body)
		}
		if _, err := fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n%s\r\n\r\n%s",
			tt.path, tt.credential, head, sent); err != nil {
			t.Errorf("%+v: the body could not be sent: %v", tt, err)
			continue
		}
		in := bufio.NewReader(conn)
		r, err := http.ReadResponse(in, nil)
		if err != nil {
			t.Errorf("%+v: the answer could not be read: %v", tt, err)
			continue
		}
		if r.StatusCode != tt.want || !r.Close {
			t.Errorf("%+v: %d, and the connection closes: %v", tt, r.StatusCode, r.Close)
		}
		r.Body.Close()
	}
}
