package httpapi

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"log"
	"log/slog"
	"net"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/privet-go/privet/httpapi/internal/listen"
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

// defaultConnections is the number of connections when [ServeOptions] has none.
const defaultConnections = 4096

// TLSFiles names the files for TLS, in PEM. They are read again when they change, so
// that a certificate can be renewed while the server runs. Its fields:
//
//   - Cert (string) is the certificate, and those that lead to its root.
//   - Key (string) is its private key.
//   - ClientCA (string) has the certificates that clients must have theirs from. Empty:
//     clients need none. A client's certificate opens the connection; a request
//     needs a credential as well.
//   - Logger ([*log/slog.Logger]) gets a line when changed files cannot be used. The previous
//     ones stay in use then. Nil: nothing is logged.
type TLSFiles = listen.TLSFiles

// TLSConfig makes a configuration for [ServeOptions]: TLS 1.2 or newer, with
// HTTP/2. Its error names no file.
func TLSConfig(files TLSFiles) (*tls.Config, error) { return listen.TLSConfig(files) }

// ServeOptions are the options of [Serve].
type ServeOptions struct {
	// TLS has the connections of a plain listener encrypted; [TLSConfig] makes one. At the
	// end, who is about to connect is answered then, as without TLS, where a listener that
	// is wrapped by [crypto/tls.NewListener] turns them away. Nil: no TLS.
	TLS *tls.Config

	// DrainTimeout is how long requests that have begun may go on after the
	// context has ended. Zero: 30 seconds.
	DrainTimeout time.Duration

	// LeaveTime is how long the server goes on as before after the context has
	// ended, while /readyz already answers 503, so that balancers that ask it send
	// no more. Zero: none. After it, all answers close their connections for a fifth
	// of a second, before the listener and the connections that are left are closed.
	LeaveTime time.Duration

	// HeaderTimeout, ReadTimeout, WriteTimeout and IdleTimeout bound how long the
	// header of a request may take to come, the whole request, the request and its
	// answer, and the time between two requests of a connection. Zero: 5, 60, 120
	// and 120 seconds. The file endpoints, which have more to read and to write,
	// have ten times as long for both.
	HeaderTimeout, ReadTimeout, WriteTimeout, IdleTimeout time.Duration

	// Connections is how many connections there are at a time; a quarter of them may come
	// from one address (for IPv6: from one /64 network). Where there would be more, one ends
	// that waits for a request, or else the new one. Zero: 4,096.
	Connections int

	// Logger gets a line when net/http reports a problem, such as a failed TLS
	// handshake. The line leaves out the report, which may hold what a client sent.
	// Nil: nothing is logged.
	Logger *slog.Logger
}

// Check returns an error for a negative time, which net/http may take for no bound.
// [Serve] makes the same check.
func (o *ServeOptions) Check() error {
	if o != nil && min(o.DrainTimeout, o.LeaveTime, o.HeaderTimeout, o.ReadTimeout, o.WriteTimeout, o.IdleTimeout) < 0 {
		return errors.New("httpapi: a time is negative")
	}
	if o != nil && o.Connections < 0 {
		return errors.New("httpapi: the number of connections is negative")
	}
	return nil
}

// partingTime is how long clients that keep their connections are told to close them,
// before those who have sent nothing are closed. Who is busy sends a request within it.
const partingTime = 200 * time.Millisecond

// Serve answers the connections of a listener until ctx ends. Then answers close their
// connections, it accepts no more, answers 503 to requests on connections that are still
// open, waits for the requests that have begun, and returns nil. It returns an error if
// the listener fails or if requests take longer to end than allowed. It closes the
// listener. Nil options mean the defaults.
//
// Without TLS, a request that cannot be read gets the body that all failures of this
// package have. Over TLS, and for plain HTTP sent to a TLS listener, net/http answers
// such requests itself.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler, opts *ServeOptions) error {
	if opts == nil {
		opts = &ServeOptions{}
	}
	if err := opts.Check(); err != nil {
		listener.Close()
		return err
	}
	entrance := listen.NewDoor(listener)
	listener = entrance
	if opts.TLS != nil {
		listener = tls.NewListener(entrance, opts.TLS)
	}
	life := new(lifetime)
	server := &http.Server{
		Handler:           announcer{handler},
		ReadHeaderTimeout: cmp.Or(opts.HeaderTimeout, headerTimeout),
		ReadTimeout:       cmp.Or(opts.ReadTimeout, readTimeout),
		WriteTimeout:      cmp.Or(opts.WriteTimeout, writeTimeout),
		IdleTimeout:       cmp.Or(opts.IdleTimeout, idleTimeout),
		MaxHeaderBytes:    maxHeaderBytes,
		ErrorLog:          log.New(reportWriter{opts.Logger}, "", 0),
		BaseContext: func(net.Listener) context.Context {
			// The end of ctx does not cut off requests.
			return context.WithValue(context.WithoutCancel(ctx), lifetimeKey{}, life)
		},
	}
	open := listen.NewConnections(cmp.Or(opts.Connections, defaultConnections))
	var parted atomic.Int64 // requests that began while clients were told to close their connections
	server.ConnContext, server.ConnState = withConn, func(conn net.Conn, state http.ConnState) {
		noteState(conn, state)
		if state == http.StateActive && life.parting.Load() {
			parted.Add(1)
		}
		if end := open.Note(conn, state); end != nil {
			_ = end.Close()
		}
	}
	life.longRead, life.longWrite = 10*server.ReadTimeout, 10*server.WriteTimeout
	done := make(chan error, 1)
	go func() { done <- server.Serve(plainListener{listener}) }()
	select {
	case err := <-done:
		return fmt.Errorf("httpapi: the listener has failed: %w", err)
	case <-ctx.Done():
	}
	if life.leaving.Store(true); opts.LeaveTime > 0 {
		select {
		case err := <-done:
			return fmt.Errorf("httpapi: the listener has failed: %w", err)
		case <-time.After(opts.LeaveTime):
		}
	}
	// A connection that is closed while a request is on its way loses it, and so does
	// one whose request is read after the server was told to end.
	life.parting.Store(true)
	half := min(partingTime, cmp.Or(opts.DrainTimeout, partingTime)) / 2
	time.Sleep(half)
	entrance.Shut(partingTime)
	// ctx has ended, so draining has a deadline of its own.
	ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), cmp.Or(opts.DrainTimeout, defaultDrainTimeout))
	defer cancel()
	// As long as requests still come, there are clients that have not been told. Each comes once more at most.
	for before := int64(-1); parted.Load() != before && ending.Err() == nil; {
		before = parted.Load()
		time.Sleep(half)
	}
	life.draining.Store(true)
	if err := server.Shutdown(ending); err != nil {
		_ = server.Close()
		return errors.New("httpapi: requests were cut off because they took too long to end")
	}
	return nil
}

// A reportWriter logs that net/http has reported something, and not what.
type reportWriter struct{ logger *slog.Logger }

// Write is called once a report.
func (w reportWriter) Write(b []byte) (int, error) {
	if w.logger != nil {
		w.logger.Warn("net/http reported a problem with a connection")
	}
	return len(b), nil
}

var _ io.Writer = reportWriter{}
