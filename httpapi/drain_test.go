package httpapi

import (
	"context"
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
	var lost atomic.Int64
	for run := range 3 {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(context.Background())
		served := make(chan error, 1)
		go func() { served <- Serve(ctx, listener, ts.service, nil) }()

		var clients, busy sync.WaitGroup
		for range 16 {
			busy.Add(1)
			clients.Go(func() {
				client := http.Client{Transport: new(http.Transport)}
				defer client.CloseIdleConnections()
				for n := 0; ; n++ {
					req, err := http.NewRequest("POST", "http://"+listener.Addr().String()+riskPath, struct{ io.Reader }{strings.NewReader(`["SSN"]`)})
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
							t.Logf("run %d, request %d gets no answer: %v", run, n, err)
						}
						return
					}
					_, _ = io.Copy(io.Discard, resp.Body)
					resp.Body.Close()
					if n == 10 {
						busy.Done()
					}
					if resp.StatusCode != 200 {
						t.Errorf("run %d, request %d: %d", run, n, resp.StatusCode)
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
	}
	if n := lost.Load(); n > 4 {
		t.Errorf("%d requests get no answer", n)
	}
}
