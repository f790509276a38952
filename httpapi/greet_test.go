package httpapi

import (
	"bufio"
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// serveTLS serves a handler over TLS, and gives the address, what clients need, and what
// ends it.
func serveTLS(t *testing.T, handler http.Handler, opts *ServeOptions) (addr string, client *tls.Config, stop func(), served chan error) {
	t.Helper()
	dir := t.TempDir()
	ca, caKey := makeCert(t, dir, "ca", nil, nil)
	makeCert(t, dir, "server", ca, caKey)
	config, err := TLSConfig(TLSFiles{Cert: filepath.Join(dir, "server.pem"), Key: filepath.Join(dir, "server.key")})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	served = make(chan error, 1)
	go func() { served <- Serve(ctx, tls.NewListener(listener, config), handler, opts) }()
	roots := x509.NewCertPool()
	roots.AddCert(ca)
	return listener.Addr().String(), &tls.Config{RootCAs: roots, ServerName: "localhost"}, cancel, served
}

// TestRefusalsOverTLS holds that what is no request is refused over TLS as without it.
func TestRefusalsOverTLS(t *testing.T) {
	addr, config, _, _ := serveTLS(t, startServer(t, nil).service, nil)
	testRefusals(t, func() (net.Conn, error) { return tls.Dial("tcp", addr, config) })
}

// TestPlainToTLS speaks HTTP without TLS where there is TLS. The answer is a failure like
// all others, and comes although more was sent than was read.
func TestPlainToTLS(t *testing.T) {
	addr, _, _, _ := serveTLS(t, startServer(t, nil).service, nil)
	for _, request := range []string{
		"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
		"DELETE /" + secret + " HTTP/1.1\r\nHost: x\r\n\r\n",
		"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50000\r\n\r\n" + strings.Repeat(secret, 4000),
	} {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
		_, _ = io.WriteString(conn, request)
		r, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r.Body)
		var body errorBody
		if err != nil || json.Unmarshal(text, &body) != nil || r.StatusCode != 400 || body.Status != "ERROR" || len(body.Errors) != 1 ||
			!strings.Contains(body.Errors[0].Message, "TLS") || strings.Contains(string(text), secret) {
			t.Errorf("%d %s, %v", r.StatusCode, text, err)
		}
	}
	// What is neither gets nothing but the alert of TLS.
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
	_, _ = io.WriteString(conn, secret+"\r\n\r\n")
	if got, _ := io.ReadAll(conn); strings.Contains(string(got), "HTTP") {
		t.Errorf("%q", got)
	}
}

// TestHandshakes holds that clients which do not shake hands keep nobody from being served
// and are cut off in time, that a handler knows of TLS, that the service speaks HTTP/2 and
// HTTP/1.1, and that it ends in time.
func TestHandshakes(t *testing.T) {
	const timeout = 2 * time.Second
	addr, config, stop, served := serveTLS(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.TLS == nil || r.TLS.Version != tls.VersionTLS13 {
			w.WriteHeader(500)
		}
	}), &ServeOptions{HeaderTimeout: timeout})
	var silent []net.Conn
	for range 50 {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		silent = append(silent, conn)
	}
	for _, http2 := range []bool{true, false} {
		transport := &http.Transport{TLSClientConfig: config.Clone(), ForceAttemptHTTP2: http2}
		defer transport.CloseIdleConnections()
		for range 3 {
			r, err := (&http.Client{Transport: transport}).Get("https://" + addr + "/")
			if err != nil {
				t.Fatal(err)
			}
			r.Body.Close()
			if r.StatusCode != 200 || (r.ProtoMajor == 2) != http2 {
				t.Errorf("%s: %d", r.Proto, r.StatusCode)
			}
		}
	}
	_ = silent[0].SetDeadline(time.Now().Add(longtest.Patience))
	if _, err := silent[0].Read(make([]byte, 1)); err == nil || isTimeout(err) {
		t.Errorf("who says nothing is not cut off: %v", err)
	}
	late, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer late.Close()
	stop()
	select {
	case err := <-served:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(longtest.Patience):
		t.Fatal("it does not end")
	}
}
