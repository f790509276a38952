package main

import (
	"context"
	"flag"

	"github.com/privet-go/privet/cmd/internal/server"
)

// runServe runs privet serve. If the server cannot start, one JSON line in the log says
// why, and the exit status is 1.
func runServe(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	f := server.NewFlags(flags)
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	if err := f.Check(flags); err != nil {
		return 0, errUsage(err.Error())
	}
	return server.Run(ctx, &server.Program{Out: t.out, Err: t.err, Getenv: t.getenv, Environ: t.environ, Version: version()}, f), nil
}
