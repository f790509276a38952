package main

import (
	"context"
	"flag"
	"fmt"

	"github.com/privet-go/privet/httpapi"
)

// runAPIKey runs privet apikey.
func runAPIKey(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	name := flags.String("name", "", "`name` of the key; it is in the server's log")
	scopes := scopesFlag(flags)
	err := parseNone(flags, args)
	switch {
	case err != nil:
		return 0, err
	case *name == "":
		return 0, errUsage("-name is missing")
	}
	key, line, err := httpapi.NewAPIKey(*name, *scopes...)
	if err != nil {
		return 0, err
	}
	fmt.Fprintf(t.out, "key for the client:                 %s\nline for PRIVET_API_KEYS_FILE:      %s\n", key, line)
	return exitDone, nil
}
