package httpapi

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// unreadable is what no handler is asked about, and how it is answered.
var unreadable = []struct {
	name, request string
	status        int
	code          string
}{
	{"no HTTP", secret + "\r\n\r\n", 400, codeInvalidRequest},
	{"no host", "GET /healthz HTTP/1.1\r\n\r\n", 400, codeInvalidRequest},
	{"a host that is none", "GET /healthz HTTP/1.1\r\nHost: " + secret + "/\r\n\r\n", 400, codeInvalidRequest},
	{"two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400, codeInvalidRequest},
	{"a long header", "GET / HTTP/1.1\r\nHost: x\r\nX-A: " + strings.Repeat("a", 2*maxHeaderBytes), 431, codePayloadTooLarge},
	{"an encoding nobody knows", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: " + secret + "\r\n\r\n", 501, codeInvalidRequest},
	{"an expectation nobody knows", "POST /api/v1/validate HTTP/1.1\r\nHost: x\r\nExpect: " + secret + "\r\nContent-Length: 2\r\n\r\n{}", 417, codeInvalidRequest},
	{"another version", "GET / HTTP/3.1\r\nHost: x\r\n\r\n", 505, codeInvalidRequest},
}

// TestRefusals sends what is no request, after one that is. The answers, which net/http
// gives without asking the handler, are failures like all others.
func TestRefusals(t *testing.T) {
	ts := startServer(t, nil)
	addr, stop, _ := serveFor(t, ts, nil)
	defer stop()
	for _, tt := range unreadable {
		for _, before := range []string{"", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"} {
			conn, err := net.Dial("tcp", addr)
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
			in := bufio.NewReader(conn)
			if _, _ = io.WriteString(conn, before); before != "" {
				r, err := http.ReadResponse(in, nil)
				if err != nil || r.StatusCode != 200 {
					t.Fatal(err)
				}
				_, _ = io.Copy(io.Discard, r.Body)
			}
			_, _ = io.WriteString(conn, tt.request)
			r, err := http.ReadResponse(in, nil)
			if err != nil {
				t.Errorf("%s: %v", tt.name, err)
				continue
			}
			text, err := io.ReadAll(r.Body)
			var body struct {
				Status string
				Data   *int
				Errors []apiError
			}
			if err != nil || json.Unmarshal(text, &body) != nil || body.Status != "ERROR" || len(body.Errors) != 1 || body.Errors[0].Code != tt.code {
				t.Errorf("%s: %v %s", tt.name, err, text)
			}
			h := r.Header
			if r.StatusCode != tt.status || !r.Close || h.Get("Content-Type") != "application/json" || h.Get("Cache-Control") != "no-store" ||
				h.Get("X-Content-Type-Options") != "nosniff" || h.Get("X-Request-Id") == "" || strings.Contains(string(text), secret) {
				t.Errorf("%s: %d %v %s", tt.name, r.StatusCode, h, text)
			}
		}
	}
}

// TestRefusalsOfHandlers has a handler write what looks like a refusal of net/http, in a
// piece of its own. It comes as it was written.
func TestRefusalsOfHandlers(t *testing.T) {
	const text = "HTTP/1.1 400 Bad Request" + refusalHeaders + "400 Bad Request"
	if refusalOf([]byte(text)) == nil {
		t.Fatal("it is none")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		_ = Serve(ctx, listener, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			rc := http.NewResponseController(w)
			w.Header().Set("Content-Length", fmt.Sprint(3*len(text)))
			for range 3 {
				_ = rc.Flush()
				_ = rc.SetWriteDeadline(time.Time{})
				_, _ = io.WriteString(w, text)
			}
		}), nil)
	}()
	client := &http.Client{Transport: &http.Transport{}}
	defer client.CloseIdleConnections()
	for range 2 {
		r, err := client.Get("http://" + listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(r.Body)
		r.Body.Close()
		if want := strings.Repeat(text, 3); err != nil || string(got) != want {
			t.Errorf("%q, %v", got, err)
		}
	}
	for _, other := range []string{"", "HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 40", "HTTP/1.1 200 OK" + refusalHeaders, "HTTP/1.1 abc" + refusalHeaders,
		"HTTP/1.1 400 Bad Request\r\nDate: x" + refusalHeaders[:10], strings.Repeat("x", mostRefusal) + text, "{" + refusalHeaders} {
		if refusalOf([]byte(other)) != nil {
			t.Errorf("%q is taken for one", other)
		}
	}
}
