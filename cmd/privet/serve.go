package main

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/profiler"
)

// newServeFlags adds the flags of privet serve.
func newServeFlags(flags *flag.FlagSet) *serveFlags {
	f := new(serveFlags)
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
	flags.Var(byteSize[int64]{&l.SpoolBytes}, "max-spool", "most `bytes` on the disk at a time of what waits there, half of it of one credential (default 1 GiB)")
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

// checkBounds checks numbers and times that were given. The service takes 0 for the
// default, which a user does not mean by it: -drain 0 cuts off requests at once, -leave
// 0 does not wait, and all others have to be above 0.
func (f *serveFlags) checkBounds(flags *flag.FlagSet) error {
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
			errs = append(errs, errUsage("-"+given.Name+" is negative"))
		default:
			errs = append(errs, errUsage("-"+given.Name+" has to be above 0"))
		}
	})
	return errors.Join(errs...)
}

// runServe runs privet serve. If the server cannot start, one JSON line in the log says
// why, and the exit status is 1.
func runServe(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	f := newServeFlags(flags)
	model := newModelFlags(flags)
	err := parseNone(flags, args)
	if err == nil {
		err = f.checkBounds(flags)
	}
	if err != nil {
		return 0, err
	}

	// The garbage of a start is not worth a collection, and building the tables of the
	// engines takes as long as all else, so both come first.
	boundMemory(t)
	if t.getenv("GOMAXPROCS") == "" {
		f.limits.Concurrent = cmp.Or(f.limits.Concurrent, processors())
	}
	go func() { _, _ = profiler.New(nil) }()

	lines := &logBuffer{out: t.out}
	defer lines.flush()
	logger := slog.New(newLineHandler(lines))
	c := &config{getenv: t.getenv}
	opts := &httpapi.Options{Limits: f.limits, Logger: logger, Version: version(), Keys: keyInVariable(t.getenv)}
	var trial *devSetup
	if f.dev {
		if trial, err = newDevSetup(time.Now()); err != nil {
			return 0, err
		}
		opts.Auth, opts.License = trial.auth, trial.license
		opts.Auth.FailuresPerMinute, opts.Auth.TrustedProxies = c.failures(), c.proxies()
	} else {
		opts.Renewable, opts.Auth = c.license(time.Now()), c.auth()
	}
	c.maskingKeys(t.environ())
	files := c.tls()
	catalogue := c.catalogue()
	opts.Registry = catalogue.open(c, model, opts.Keys)
	adminAddr := f.adminAddr
	if adminAddr == "" {
		adminAddr = t.getenv(envAdminAddr)
	}
	opts.AdminApart = adminAddr != ""
	opts.FetchAllowHosts = hosts(t.getenv(envFetchAllow))
	opts.PublicURL, opts.SpoolDir = t.getenv(envPublicURL), t.getenv(envSpoolDir)
	refuse := func(err error) (int, error) {
		logger.Error("the server does not start", "reason", err.Error())
		return exitFound, nil
	}
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
	listener, config, err := listen(ctx, where, files, logger)
	if err != nil {
		return refuse(err)
	}
	if trial != nil {
		trial.print(t.err, listener.Addr())
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
	if file := t.getenv(envAPIKeysFile); file != "" && opts.Auth.KeySet != nil {
		go follow(following, file, c.stamps[file], followEvery, func() {
			reloadKeys(following, opts.Auth.KeySet, file, emptyFor, logger)
		})
	}
	if opts.Renewable != nil {
		c.followLicense(following, opts.Renewable, logger, followEvery)
	}
	catalogue.follow(following, opts.Registry, logger)
	go trimMemory(following, quietFor)
	if names := unknownVariables(t.environ()); len(names) > 0 {
		logger.Warn("variables that look like settings and are none", "variables", names)
	}
	logger.Info("serving", "addr", listener.Addr().String(), "version", version(), "tls", files != nil)
	lines.flush() // some program may wait for this line
	go warm(opts.Registry.Snapshot().Profiler)
	serve.TLS = config
	err = httpapi.Serve(ctx, listener, handler, &serve)
	stopAdmin()
	if err != nil {
		logger.Error("the server has failed", "reason", err.Error())
		return exitFound, nil
	}
	logger.Info("stopped")
	return exitDone, nil
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
