package httpapi

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// The time-outs of [Serve]. They bound how long a client can hold a connection
// without sending, and are long enough for a body of 10 MiB over a slow line.
const (
	headerTimeout       = 5 * time.Second
	readTimeout         = 60 * time.Second
	writeTimeout        = 120 * time.Second
	idleTimeout         = 120 * time.Second
	defaultDrainTimeout = 30 * time.Second
	maxHeaderBytes      = 64 << 10
)

// ServeOptions are the options of [Serve].
type ServeOptions struct {
	// DrainTimeout is how long requests that have begun may go on after the
	// context has ended. Zero: 30 seconds.
	DrainTimeout time.Duration

	// Logger gets a line when net/http has something to report, such as a
	// failed TLS handshake. What it reports is left out, because it may hold
	// what a client sent. Nil: nothing is logged.
	Logger *slog.Logger
}

// Serve answers the connections of a listener until ctx ends. Then it takes no
// more, lets the requests that have begun come to an end, and returns nil. It
// returns an error when the listener fails or requests take longer to end than
// allowed. It closes the listener. For TLS, wrap the listener by
// [crypto/tls.NewListener]. Nil options mean the defaults.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler, opts *ServeOptions) error {
	if opts == nil {
		opts = &ServeOptions{}
	}
	drain := opts.DrainTimeout
	if drain == 0 {
		drain = defaultDrainTimeout
	}
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: headerTimeout,
		ReadTimeout:       readTimeout,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		ErrorLog:          log.New(reportWriter{opts.Logger}, "", 0),
	}
	done := make(chan error, 1)
	go func() { done <- server.Serve(listener) }()
	select {
	case err := <-done:
		return fmt.Errorf("httpapi: the listener has failed: %w", err)
	case <-ctx.Done():
	}
	// The parent has ended already, so the draining has a time of its own.
	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), drain)
	defer cancel()
	if err := server.Shutdown(ending); err != nil {
		_ = server.Close()
		return errors.New("httpapi: requests were cut off because they took too long to end")
	}
	return nil
}

// A reportWriter is told what net/http reports, and logs only that it did.
type reportWriter struct{ logger *slog.Logger }

// Write is called once a report.
func (w reportWriter) Write(b []byte) (int, error) {
	if w.logger != nil {
		w.logger.Warn("net/http reported a problem with a connection")
	}
	return len(b), nil
}

var _ io.Writer = reportWriter{}
