package main

import (
	"context"
	"flag"
	"fmt"

	"github.com/privet-go/privet/cmd/internal/server"
)

// runHealth runs privet health, which a container runs to check itself.
func runHealth(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	addr := flags.String("addr", "", "`address` that the server listens at; PRIVET_ADDR, or :8080, when not given")
	ready := flags.Bool("ready", false, "ask whether it takes requests, and not only whether it is up")
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	why, err := server.Health(ctx, t.getenv, *addr, *ready)
	if err != nil || why == "" {
		return exitDone, err
	}
	fmt.Fprintf(t.err, "privet health: %s\n", why)
	return exitFound, nil
}
