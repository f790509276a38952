package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"time"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/httpapi"
)

// runToken runs privet token.
func runToken(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	subject := flags.String("subject", "", "`name` of whom the token is for; it is in the server's log")
	scopes := scopesFlag(flags)
	life := flags.Duration("life", 0, "how long the token is good; JWT_TOKEN_EXPIRATION seconds when not given, which is also the most that a server takes")
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	secret, most, issuer, audience, err := server.TokenSettings(t.getenv)
	if err != nil {
		return 0, err
	}
	if *life == 0 {
		*life = most
	}
	if *life < 0 || *life > most {
		return 0, errUsage("-life is negative or longer than JWT_TOKEN_EXPIRATION allows")
	}
	now := time.Now()
	token, err := httpapi.SignToken(secret, httpapi.Token{
		Issuer: issuer, Audience: audience,
		Subject: *subject, Scopes: *scopes, IssuedAt: now, ExpiresAt: now.Add(*life),
	})
	if err != nil {
		return 0, err
	}
	fmt.Fprintln(t.out, token)
	return exitDone, nil
}

// scopesFlag adds the flag -scopes.
func scopesFlag(flags *flag.FlagSet) *scopeList {
	scopes := new(scopeList)
	flags.Var(scopes, "scopes", "comma-separated `scopes` that the credential is limited to; all when not given")
	return scopes
}

// A scopeList is the value of a flag with scopes. It must have at least one, since none
// would allow everything, which a user of the flag does not mean.
type scopeList []httpapi.Scope

func (l *scopeList) String() string { return "" }

func (l *scopeList) Set(s string) error {
	*l = nil
	for name := range strings.SplitSeq(s, ",") {
		if name = strings.TrimSpace(name); name != "" {
			*l = append(*l, httpapi.Scope(name))
		}
	}
	if len(*l) == 0 {
		return errors.New("there is no scope")
	}
	return nil
}
