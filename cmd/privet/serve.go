package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/profiler"
)

// runServe is privet serve. Whatever keeps the server from starting is one JSON
// line in the log, and the exit status is 1.
func runServe(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	addr := flags.String("addr", "", "`address` to listen at; "+envAddr+", or :8080, when not given")
	dev := flags.Bool("dev", false, "make keys, a licence and a token for this process alone, listen on loopback only, and print a request to try")
	var limits httpapi.Limits
	flags.Int64Var(&limits.BodyBytes, "max-body", 0, "most `bytes` of a request body (default 10 MiB)")
	flags.IntVar(&limits.Items, "max-items", 0, "most `columns` or records of a request (default 10000)")
	flags.IntVar(&limits.ValueBytes, "max-value", 0, "most `bytes` of a value (default 1 MiB)")
	flags.IntVar(&limits.Concurrent, "max-concurrent", 0, "most `requests` worked on at a time (default 128)")
	drain := flags.Duration("drain", 0, "how long requests may go on after SIGTERM (default 30s)")
	model := newModelFlags(flags)
	rest, err := parse(flags, args)
	switch {
	case err != nil:
		return 0, err
	case len(rest) > 0:
		return 0, errUsage("it takes no arguments")
	}

	logger := slog.New(slog.NewJSONHandler(t.out, nil))
	c := &config{getenv: t.getenv}
	opts := &httpapi.Options{Limits: limits, Logger: logger}
	var trial *devSetup
	if *dev {
		if trial, err = newDevSetup(time.Now()); err != nil {
			return 0, err
		}
		opts.Auth, opts.License = trial.auth, trial.license
	} else {
		opts.Auth, opts.License = c.auth(), c.license(time.Now())
	}
	if opts.Profiler, err = profiler.New(nil); err != nil {
		return 0, err
	}
	if opts.Assisted, err = model.assisted(opts.Profiler, t.getenv); err != nil {
		c.refuse("%w", err)
	}
	refuse := func(err error) (int, error) {
		logger.Error("the server does not start", "reason", err.Error())
		return exitFound, nil
	}
	if err := c.err(); err != nil {
		return refuse(err)
	}
	handler, err := httpapi.New(opts)
	if err != nil {
		return refuse(err)
	}
	where := c.addr(*addr)
	if *dev {
		if where, err = loopback(where); err != nil {
			return refuse(err)
		}
	}
	listener, err := new(net.ListenConfig).Listen(ctx, "tcp", where)
	if err != nil {
		return refuse(fmt.Errorf("the address cannot be listened at: %w", err))
	}
	if trial != nil {
		trial.print(t.err, listener.Addr())
	}
	logger.Info("serving", "addr", listener.Addr().String(), "version", version())
	if err := httpapi.Serve(ctx, listener, handler, &httpapi.ServeOptions{DrainTimeout: *drain, Logger: logger}); err != nil {
		logger.Error("the server has failed", "reason", err.Error())
		return exitFound, nil
	}
	logger.Info("stopped")
	return exitDone, nil
}
