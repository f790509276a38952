package httpapi

import (
	"bufio"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/privet-go/privet/internal/longtest"
)

// makeCert makes a certificate that another has signed, or that signs itself, and
// writes it and its key.
func makeCert(t *testing.T, dir, name string, parent *x509.Certificate, parentKey ed25519.PrivateKey) (*x509.Certificate, ed25519.PrivateKey) {
	t.Helper()
	public, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	serial, _ := rand.Int(rand.Reader, big.NewInt(1<<62))
	template := &x509.Certificate{
		SerialNumber: serial, Subject: pkix.Name{CommonName: name}, DNSNames: []string{"localhost"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IsCA: parent == nil, BasicConstraintsValid: true,
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}
	if parent == nil {
		parent, parentKey = template, key
	}
	der, err := x509.CreateCertificate(rand.Reader, template, parent, public, parentKey)
	if err != nil {
		t.Fatal(err)
	}
	cert, _ := x509.ParseCertificate(der)
	keyDER, _ := x509.MarshalPKCS8PrivateKey(key)
	for file, block := range map[string]*pem.Block{
		name + ".pem": {Type: "CERTIFICATE", Bytes: der},
		name + ".key": {Type: "PRIVATE KEY", Bytes: keyDER},
	} {
		if err := os.WriteFile(filepath.Join(dir, file), pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return cert, key
}

// serveTLS serves a handler over TLS, and gives the address, what clients need, and what
// ends it.
func serveTLS(t *testing.T, handler http.Handler, opts *ServeOptions) (addr string, client *tls.Config, stop func(), served chan error) {
	t.Helper()
	config, client := certified(t)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	served = make(chan error, 1)
	go func() { served <- Serve(ctx, tls.NewListener(listener, config), handler, opts) }()
	return listener.Addr().String(), client, cancel, served
}

// certified makes a certificate, and gives what a server and its clients need of it.
func certified(t *testing.T) (server, client *tls.Config) {
	t.Helper()
	dir := t.TempDir()
	ca, caKey := makeCert(t, dir, "ca", nil, nil)
	makeCert(t, dir, "server", ca, caKey)
	server, err := TLSConfig(TLSFiles{Cert: filepath.Join(dir, "server.pem"), Key: filepath.Join(dir, "server.key")})
	if err != nil {
		t.Fatal(err)
	}
	roots := x509.NewCertPool()
	roots.AddCert(ca)
	return server, &tls.Config{RootCAs: roots, ServerName: "localhost"}
}

// TestTLS serves over TLS, renews the certificate while it serves, and asks
// clients for theirs.
func TestTLS(t *testing.T) {
	dir := t.TempDir()
	ca, caKey := makeCert(t, dir, "ca", nil, nil)
	first, _ := makeCert(t, dir, "server", ca, caKey)
	makeCert(t, dir, "client", ca, caKey)
	files := TLSFiles{Cert: filepath.Join(dir, "server.pem"), Key: filepath.Join(dir, "server.key")}
	roots := x509.NewCertPool()
	roots.AddCert(ca)
	ts := startServer(t, nil)
	start := func(files TLSFiles) string {
		config, err := TLSConfig(files)
		if err != nil {
			t.Fatal(err)
		}
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		t.Cleanup(cancel)
		go func() { _ = Serve(ctx, tls.NewListener(listener, config), ts.service, nil) }()
		return listener.Addr().String()
	}
	get := func(addr string, config *tls.Config) (*x509.Certificate, string, error) {
		config.RootCAs, config.ServerName = roots, "localhost"
		client := &http.Client{Transport: &http.Transport{TLSClientConfig: config, ForceAttemptHTTP2: true, DisableKeepAlives: true}}
		res, err := client.Get("https://" + addr + "/healthz")
		if err != nil {
			return nil, "", err
		}
		res.Body.Close()
		return res.TLS.PeerCertificates[0], res.Proto, nil
	}
	addr := start(files)
	cert, proto, err := get(addr, &tls.Config{})
	if err != nil || !cert.Equal(first) || proto != "HTTP/2.0" {
		t.Fatalf("%v, %s", err, proto)
	}
	if _, _, err := get(addr, &tls.Config{MaxVersion: tls.VersionTLS11}); err == nil {
		t.Error("TLS 1.1 is spoken")
	}

	second, _ := makeCert(t, dir, "server", ca, caKey)
	deadline := time.Now().Add(longtest.Patience)
	for {
		if cert, _, err = get(addr, &tls.Config{}); err != nil {
			t.Fatal(err)
		}
		if cert.Equal(second) {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("a renewed certificate is not taken up")
		}
		time.Sleep(50 * time.Millisecond)
	}
	// A broken file changes nothing.
	if err := os.WriteFile(files.Cert, []byte("broken"), 0o600); err != nil {
		t.Fatal(err)
	}
	time.Sleep(time.Second + 50*time.Millisecond) // the files are looked at once a second
	if cert, _, err = get(addr, &tls.Config{}); err != nil || !cert.Equal(second) {
		t.Errorf("with a broken file: %v", err)
	}
	makeCert(t, dir, "server", ca, caKey)

	files.ClientCA = filepath.Join(dir, "ca.pem")
	addr = start(files)
	if _, _, err := get(addr, &tls.Config{}); err == nil {
		t.Error("a client without a certificate comes in")
	}
	pair, err := tls.LoadX509KeyPair(filepath.Join(dir, "client.pem"), filepath.Join(dir, "client.key"))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := get(addr, &tls.Config{Certificates: []tls.Certificate{pair}}); err != nil {
		t.Errorf("a client with a certificate: %v", err)
	}
	for _, bad := range []TLSFiles{
		{}, {Cert: files.Cert, Key: filepath.Join(dir, secret)}, {Cert: files.Cert, Key: filepath.Join(dir, "client.key")},
		{Cert: files.Cert, Key: files.Key, ClientCA: files.Key}, {Cert: files.Cert, Key: files.Key, ClientCA: filepath.Join(dir, secret)},
	} {
		if _, err := TLSConfig(bad); err == nil || strings.Contains(err.Error(), secret) {
			t.Errorf("%v", err)
		}
	}
}

// TestUnreadableOverTLS sends what is no request over TLS. The answers are those of
// net/http: the same statuses as without TLS, with nothing of the request in them.
func TestUnreadableOverTLS(t *testing.T) {
	addr, config, _, _ := serveTLS(t, startServer(t, nil).service, nil)
	for _, tt := range unreadable {
		conn, err := tls.Dial("tcp", addr, config)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
		_, _ = io.WriteString(conn, tt.request)
		r, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		text, err := io.ReadAll(r.Body)
		if err != nil || r.StatusCode != tt.status || !r.Close || strings.Contains(fmt.Sprint(r.Header)+string(text), secret) {
			t.Errorf("%s: %d %v %s, %v", tt.name, r.StatusCode, r.Header, text, err)
		}
	}
}

// TestPlainToTLS speaks HTTP without TLS where there is TLS, and then neither.
func TestPlainToTLS(t *testing.T) {
	addr, _, _, _ := serveTLS(t, startServer(t, nil).service, nil)
	for _, tt := range []struct{ request, want string }{
		{"GET /" + secret + " HTTP/1.1\r\nHost: x\r\n\r\n", "HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n"},
		{secret + "\r\n\r\n", ""},
	} {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		_ = conn.SetDeadline(time.Now().Add(longtest.Patience))
		_, _ = io.WriteString(conn, tt.request)
		got, _ := io.ReadAll(conn)
		if tt.want != "" && string(got) != tt.want || tt.want == "" && strings.Contains(string(got), "HTTP") || strings.Contains(string(got), secret) {
			t.Errorf("%q, want %q", got, tt.want)
		}
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
