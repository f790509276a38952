package main

import (
	"context"
	"crypto/rand"
	"log/slog"
	"os"
	"strings"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/cmd/privet-server/internal/oidc"
	"github.com/privet-go/privet/cmd/privet-server/internal/postgres"
	"github.com/privet-go/privet/cmd/privet-server/internal/telemetry"
)

// The variables that this program reads beyond those of privet serve.
const (
	envIssuer   = "PRIVET_OIDC_ISSUER"
	envAudience = "PRIVET_OIDC_AUDIENCE"
	envStore    = "PRIVET_STORE"
)

// settings are these variables. The table in the README is made from them.
var settings = []server.Setting{
	{Name: envIssuer, Fallback: "no provider", Meaning: "Address of the identity provider, as its tokens name it in `iss`. Its keys are found by " +
		"`/.well-known/openid-configuration`. `JWT_SIGNATURE_SECRET` is then not needed."},
	{Name: envAudience, Needed: "with the issuer", Meaning: "What the provider's tokens have to say, or hold, in `aud`. It signs tokens for others as well."},
	{Name: envStore, Fallback: "none", Meaning: "Address of the PostgreSQL database that the catalogue is in, `postgres://user:password@host/database`. " +
		"All servers that share it take writes. It takes the place of `PRIVET_CATALOG`."},
	{Name: telemetry.EnvEndpoint, Fallback: "nothing is sent", Meaning: "Address of a collector of OpenTelemetry, such as `http://collector:4318`, for spans and metrics. " +
		"The other variables of OpenTelemetry hold as well (below)."},
}

// extend sets up the identity provider and the store.
func extend(c *server.Config) server.Extension {
	var e server.Extension
	var starts []func(context.Context, *slog.Logger)
	issuer, audience := c.Getenv(envIssuer), c.Getenv(envAudience)
	if (issuer == "") != (audience == "") {
		c.Refuse("one of %s and %s is set without the other", envIssuer, envAudience)
	} else if issuer != "" {
		var logger *slog.Logger
		keys, err := oidc.New(issuer, &oidc.Options{Report: func(n int, err error) {
			if err != nil {
				logger.Error("the keys of the identity provider cannot be read; those from before are in force", "reason", err.Error())
				return
			}
			logger.Info("the keys of the identity provider were read", "keys", n)
		}})
		if err != nil {
			c.Refuse("%s: %w", envIssuer, err)
		} else {
			e.Keys, e.KeyIssuer, e.KeyAudience = keys.Find, issuer, audience
			starts = append(starts, func(ctx context.Context, l *slog.Logger) {
				logger = l
				go keys.Run(ctx)
			})
		}
	}
	if address := c.Getenv(envStore); address != "" {
		store, err := postgres.New(address)
		if err != nil {
			c.Refuse("%s: %w", envStore, err)
		} else {
			e.Store, e.Changed = store, store.Changed()
			e.Uploads = store.Uploads(serverName())
			starts = append(starts, func(ctx context.Context, _ *slog.Logger) { go store.Listen(ctx) })
		}
	}
	if sent, err := telemetry.New(context.Background(), c.Getenv, version()); err != nil {
		c.Refuse("%w", err)
	} else if sent != nil {
		e.Wrap, e.Stop = sent.Wrap, sent.Stop
		starts = append(starts, sent.Start)
	}
	e.Start = func(ctx context.Context, logger *slog.Logger) {
		for _, start := range starts {
			start(ctx, logger)
		}
	}
	return e
}

// serverName is what clients are told of the server that has a file: the name of the machine, which a scheduler gives to each replica, and
// a word that no other process has.
func serverName() string {
	name, err := os.Hostname()
	if err != nil {
		name = "server"
	}
	return name + "-" + strings.ToLower(rand.Text()[:8])
}
