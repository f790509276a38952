// Package server is the command privet serve: its flags and variables, and the life of the
// server. The programs that serve have it in common.
package server

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/privet-go/privet/cmd/internal/assist"
	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/profiler"
	"github.com/privet-go/privet/registry"
)

// A Program is a program that serves.
type Program struct {
	Out, Err io.Writer // for the log, and for whoever tries the server
	Getenv   func(string) string
	Environ  func() []string // as [os.Environ] gives it
	Version  string

	// Settings are the variables that the program reads beyond those of [Settings].
	Settings []Setting

	// Extend sets up what they ask for, and says by Config.Refuse what is wrong with
	// them. Nil: there is nothing.
	Extend func(c *Config) Extension
}

// An Extension is what a program adds to the server. The zero Extension adds nothing.
type Extension struct {
	// Keys finds the keys of tokens that others sign, which have to be of the issuer and
	// for the audience; see [httpapi.Auth]. Nil: there are none.
	Keys                   httpapi.KeyFunc
	KeyIssuer, KeyAudience string

	// Store keeps the catalogue in place of a file, for several servers that all take
	// writes. Nil: there is none.
	Store registry.Store

	// Uploads keeps which uploads there are, for several servers. Nil: each knows its own.
	Uploads httpapi.UploadStore

	// Changed is sent to when the store may have changed. It may be nil.
	Changed <-chan struct{}

	// Start begins what goes on until the context ends, and returns at once. It may be nil.
	Start func(ctx context.Context, logger *slog.Logger)

	// Wrap puts a handler around that of the service, but for metrics at an address of their own. It may be nil.
	Wrap func(http.Handler) (http.Handler, error)

	// Stop ends what goes on, once no request is left. It may be nil.
	Stop func()
}

// The exit statuses of a server.
const (
	exitDone  = 0
	exitFound = 1 // it may not start, or has failed
)

// NewFlags adds the flags of privet serve.
func NewFlags(flags *flag.FlagSet) *Flags {
	f := &Flags{model: assist.NewFlags(flags)}
	flags.StringVar(&f.addr, "addr", "", "`address` to listen at; "+envAddr+", or :8080, when not given")
	flags.StringVar(&f.adminAddr, "admin-addr", "", "`address` to serve the metrics at, apart from the API; "+envAdminAddr+", or none, when not given")
	flags.BoolVar(&f.dev, "dev", false, "make keys, a licence and a token for this process alone, listen on loopback only, and print a request to try")
	l := &f.limits
	flags.Var(byteSize[int64]{&l.BodyBytes}, "max-body", "most `bytes` of a request body, such as 10MiB (the default)")
	flags.IntVar(&l.Items, "max-items", 0, "most `columns` or records of a request (default 10000)")
	flags.Var(byteSize[int]{&l.ValueBytes}, "max-value", "most `bytes` of a value (default 1 MiB)")
	flags.IntVar(&l.Depth, "max-depth", 0, "most `levels` of arrays and objects inside each other (default 32)")
	flags.IntVar(&l.Elements, "max-elements", 0, "most JSON `values` of a body (default 1000000)")
	flags.IntVar(&l.Tags, "max-tags", 0, "most `tags` of a request (default 10000)")
	flags.Var(byteSize[int64]{&l.FileBytes}, "max-file", "most `bytes` of a file, after base64 is undone (default 64 MiB)")
	flags.Var(byteSize[int64]{&l.UnpackedBytes}, "max-unpacked", "most `bytes` of a file after decompression (default 256 MiB)")
	flags.IntVar(&l.Concurrent, "max-concurrent", 0, "most `requests` worked on at a time (default one for each processor)")
	flags.IntVar(&l.Queue, "max-queue", 0, "most `requests` of one credential that wait for their turn, or whose bodies come (default 256)")
	flags.DurationVar(&l.ProcessorTime, "max-work", 0, "how long one request is worked on, without what it waits for others (default 1m)")
	flags.IntVar(&l.Ratio, "max-ratio", 0, "most `times` that a file may become larger by decompression (default 200)")
	flags.Float64Var(&l.RequestsPerSecond, "rate", 0, "most `requests` a second of one credential; 0 for no limit")
	flags.Var(byteSize[int64]{&l.MemoryBytes}, "max-memory", "most `bytes` of bodies worked on at a time (default 20 MiB)")
	flags.Var(byteSize[int64]{&l.SpoolBytes}, "max-spool",
		"most `bytes` on the disk at a time of what waits there, half of it of one credential (default 1 GiB)")
	s := &f.serve
	flags.IntVar(&s.Connections, "max-connections", 0, "most `connections` at a time, a quarter of them from one address (default 4096)")
	flags.DurationVar(&s.DrainTimeout, "drain", 0, "how long requests may go on after SIGTERM (default 30s); 0 to cut them off at once")
	flags.DurationVar(&s.LeaveTime, "leave", 0, "how long the server goes on after SIGTERM while /readyz answers 503, before it drains")
	flags.DurationVar(&s.HeaderTimeout, "header-timeout", 0, "how long the header of a request may take to come (default 5s)")
	flags.DurationVar(&s.ReadTimeout, "read-timeout", 0, "how long a request may take to come (default 1m)")
	flags.DurationVar(&s.WriteTimeout, "write-timeout", 0, "how long a request and its answer may take (default 2m)")
	flags.DurationVar(&s.IdleTimeout, "idle-timeout", 0, "how long a connection may stay without a request (default 2m)")
	return f
}

// Check checks numbers and times that were given. The service takes 0 for the default,
// which a user does not mean by it: -drain 0 cuts off requests at once, -leave 0 does not
// wait, and all others have to be above 0.
func (f *Flags) Check(flags *flag.FlagSet) error {
	var errs []error
	flags.Visit(func(given *flag.Flag) {
		sign := 1
		if value, ok := given.Value.(flag.Getter); ok {
			switch n := value.Get().(type) {
			case int:
				sign = cmp.Compare(n, 0)
			case time.Duration:
				sign = cmp.Compare(n, 0)
			}
		}
		switch {
		case sign > 0, sign == 0 && given.Name == "leave":
		case sign == 0 && given.Name == "drain":
			f.serve.DrainTimeout = 1 // the shortest
		case given.Name == "drain", given.Name == "leave":
			errs = append(errs, errors.New("-"+given.Name+" is negative"))
		default:
			errs = append(errs, errors.New("-"+given.Name+" has to be above 0"))
		}
	})
	return errors.Join(errs...)
}

// Run serves until ctx ends, and returns the exit status. If the server cannot start, one
// JSON line in the log says why.
func Run(ctx context.Context, p *Program, f *Flags) int {
	// The garbage of a start is not worth a collection, and building the tables of the
	// engines takes as long as all else, so both come first.
	boundMemory(p.Getenv)
	if p.Getenv("GOMAXPROCS") == "" {
		f.limits.Concurrent = cmp.Or(f.limits.Concurrent, processors())
	}
	go func() { _, _ = profiler.New(nil) }()

	lines := &logBuffer{out: p.Out}
	defer lines.flush()
	logger := slog.New(newLineHandler(lines))
	c := &Config{Getenv: p.Getenv}
	opts := &httpapi.Options{Limits: f.limits, Logger: logger, Version: p.Version, Keys: KeyInVariable(p.Getenv)}
	refuse := func(err error) int {
		logger.Error("the server does not start", "reason", err.Error())
		return exitFound
	}
	var added Extension
	if p.Extend != nil {
		added = p.Extend(c)
	} else {
		c.refuseOthers(p.Environ())
	}
	var trial *devSetup
	if f.dev {
		var err error
		if trial, err = newDevSetup(time.Now()); err != nil {
			return refuse(err)
		}
		opts.Auth, opts.License = trial.auth, trial.license
		opts.Auth.FailuresPerMinute, opts.Auth.TrustedProxies = c.failures(), c.proxies()
	} else {
		opts.Renewable, opts.Auth = c.license(time.Now()), c.auth(added.Keys != nil)
	}
	opts.Auth.Keys, opts.Auth.KeyIssuer, opts.Auth.KeyAudience = added.Keys, added.KeyIssuer, added.KeyAudience
	c.maskingKeys(p.Environ())
	files := c.tls()
	catalogue := c.catalogue(added.Store)
	opts.Registry = catalogue.open(c, f.model, opts.Keys)
	adminAddr := f.adminAddr
	if adminAddr == "" {
		adminAddr = p.Getenv(envAdminAddr)
	}
	opts.AdminApart = adminAddr != ""
	opts.FetchAllowHosts = hosts(p.Getenv(envFetchAllow))
	opts.PublicURL, opts.SpoolDir = p.Getenv(envPublicURL), p.Getenv(envSpoolDir)
	opts.ProofKey, opts.Uploads = c.proofKey(f.dev), added.Uploads
	where := c.addr(f.addr)
	c.checkAddr("-addr, or "+envAddr, &where, f.dev)
	if adminAddr != "" {
		c.checkAddr("-admin-addr, or "+envAdminAddr, &adminAddr, f.dev)
	}
	if err := c.err(); err != nil {
		// New reports what else is wrong. The credentials are checked already.
		opts.Auth, opts.License, opts.Renewable = &httpapi.Auth{JWTSecret: make([]byte, leastSecret)}, nil, nil
		_, others := httpapi.New(opts)
		return refuse(errors.Join(err, inVariables(others)))
	}
	handler, err := httpapi.New(opts)
	if err != nil {
		return refuse(inVariables(err))
	}
	outermost := handler
	if added.Wrap != nil {
		if outermost, err = added.Wrap(handler); err != nil {
			return refuse(err)
		}
	}
	listener, config, err := listen(ctx, where, files, logger)
	if err != nil {
		return refuse(err)
	}
	if trial != nil {
		trial.print(p.Err, listener.Addr())
	}
	serve := f.serve
	serve.Logger = logger
	stopAdmin := func() {}
	if adminAddr != "" {
		if stopAdmin, err = serveAdmin(ctx, adminAddr, handler, serve, logger); err != nil {
			listener.Close()
			return refuse(err)
		}
	}
	// Following files ends with the server.
	following, stop := context.WithCancel(ctx)
	defer stop()
	if file := p.Getenv(envAPIKeysFile); file != "" && opts.Auth.KeySet != nil {
		go follow(following, file, c.stamps[file], followEvery, func() {
			reloadKeys(following, opts.Auth.KeySet, file, emptyFor, logger)
		})
	}
	if opts.Renewable != nil {
		c.followLicense(following, opts.Renewable, logger, followEvery)
	}
	catalogue.follow(following, opts.Registry, added.Changed, logger)
	if added.Start != nil {
		added.Start(following, logger)
	}
	go trimMemory(following, quietFor)
	if names := unknownVariables(p.Environ(), p.Settings); len(names) > 0 {
		logger.Warn("variables that look like settings and are none", "variables", names)
	}
	logger.Info("serving", "addr", listener.Addr().String(), "version", p.Version, "tls", files != nil)
	lines.flush() // some program may wait for this line
	go warm(opts.Registry.Snapshot().Profiler)
	serve.TLS = config
	err = httpapi.Serve(ctx, listener, outermost, &serve)
	stopAdmin()
	if added.Stop != nil {
		added.Stop()
	}
	if err != nil {
		logger.Error("the server has failed", "reason", err.Error())
		return exitFound
	}
	logger.Info("stopped")
	return exitDone
}

// warm makes a profiler build its tables for columns, which it does at its first
// column, before a request needs them.
func warm(p *profiler.Profiler) {
	p.Columns([]profiler.Column{{Name: "name", Values: []string{"value"}}})
}

// listen opens a listener, and makes what it needs for TLS if there are files.
func listen(ctx context.Context, addr string, files *httpapi.TLSFiles, logger *slog.Logger) (net.Listener, *tls.Config, error) {
	var config *tls.Config
	if files != nil {
		files.Logger = logger
		var err error
		if config, err = httpapi.TLSConfig(*files); err != nil {
			return nil, nil, err
		}
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	if err != nil {
		return nil, nil, fmt.Errorf("the address cannot be listened at: %s", listenReason(err))
	}
	return listener, config, nil
}

// listenReason returns why an address cannot be listened at, without the address.
func listenReason(err error) string {
	var addr *net.AddrError
	var name *net.DNSError
	var op *net.OpError
	switch {
	case errors.As(err, &addr):
		return addr.Err
	case errors.As(err, &name):
		return name.Err
	case errors.As(err, &op):
		return op.Err.Error()
	}
	return "it is no address"
}

// serveAdmin serves the metrics at an address of their own until stop is called, so
// that they can be read while the API drains.
func serveAdmin(ctx context.Context, addr string, handler http.Handler, opts httpapi.ServeOptions, logger *slog.Logger) (stop func(), err error) {
	admin, err := httpapi.Admin(handler)
	if err != nil {
		return nil, err
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", addr)
	if err != nil {
		return nil, fmt.Errorf("the address of the metrics cannot be listened at: %s", listenReason(err))
	}
	logger.Info("serving the metrics", "addr", listener.Addr().String())
	serving, cancel := context.WithCancel(context.WithoutCancel(ctx))
	done := make(chan error, 1)
	opts.LeaveTime = 0
	go func() { done <- httpapi.Serve(serving, listener, admin, &opts) }()
	return func() {
		cancel()
		<-done
	}, nil
}
