package httpapi

import (
	"github.com/privet-go/privet/internal/longtest"

	"context"
	"crypto/tls"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
)

// TestDrainAnswersAll ends a server under clients that keep their connections and send
// one request after the other, on new connections where they are told to, until nobody
// takes those. Requests that are sent are answered. A few may be lost on a machine that
// stops for a tenth of a second; a server that just closes its connections loses some 15
// each time.
func TestDrainAnswersAll(t *testing.T) {
	ts := startServer(t, nil)
	encrypted, trusted := certified(t)
	for _, tt := range []struct {
		name   string
		server *tls.Config
		client *http.Transport
	}{
		{"without TLS", nil, new(http.Transport)},
		{"TLS", encrypted, &http.Transport{TLSClientConfig: trusted}},
		{"HTTP/2", encrypted, &http.Transport{TLSClientConfig: trusted, ForceAttemptHTTP2: true}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			lost := 0
			for range 3 {
				lost += drain(t, ts, tt.server, tt.client)
			}
			t.Logf("%d requests get no answer, or another one", lost)
			// With the race detector a handshake may take longer than the server waits at its end.
			if counted := !longtest.UnderRace || tt.server == nil; counted && lost > 4 {
				t.Error("that is too many")
			}
		})
	}
}

// drain serves, ends the server under 16 clients, and returns how many requests get no answer, or
// are told that it ends.
func drain(t *testing.T, ts *testServer, config *tls.Config, transport *http.Transport) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- Serve(ctx, listener, ts.service, &ServeOptions{TLS: config}) }()
	url := "http://" + listener.Addr().String() + riskPath
	if config != nil {
		url = "https" + strings.TrimPrefix(url, "http")
	}

	var lost atomic.Int64
	var clients, busy sync.WaitGroup
	for range 16 {
		busy.Add(1)
		clients.Go(func() {
			client := http.Client{Transport: transport.Clone()}
			defer client.CloseIdleConnections()
			for n := 0; ; n++ {
				var body io.Reader = strings.NewReader(`["SSN"]`)
				if !transport.ForceAttemptHTTP2 { // HTTP/2 says what was not looked at, which is sent again; HTTP/1.1 does not
					body = struct{ io.Reader }{body}
				}
				req, err := http.NewRequest("POST", url, body)
				if err != nil {
					t.Error(err)
					return
				}
				req.Header.Set("Content-Type", "application/json")
				req.Header.Set("Authorization", "Bearer "+ts.jwt)
				resp, err := client.Do(req)
				if err != nil {
					var op *net.OpError
					if !errors.As(err, &op) || op.Op != "dial" { // it could not be sent
						lost.Add(1)
						t.Logf("request %d gets no answer: %v", n, err)
					}
					return
				}
				_, _ = io.Copy(io.Discard, resp.Body)
				resp.Body.Close()
				if n == 10 {
					busy.Done()
				}
				switch {
				case config != nil && resp.StatusCode == 503: // whose hands were shaken only once the listener was closed
					lost.Add(1)
				case resp.StatusCode != 200 || (resp.ProtoMajor == 2) != transport.ForceAttemptHTTP2:
					t.Errorf("request %d: %d, %s", n, resp.StatusCode, resp.Proto)
				}
			}
		})
	}
	busy.Wait()
	stop()
	clients.Wait()
	if err := <-served; err != nil {
		t.Error(err)
	}
	return int(lost.Load())
}
