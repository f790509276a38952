package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/privet-go/privet/cmd/internal/server"
	"github.com/privet-go/privet/httpapi"
)

// runLicense runs privet license.
func runLicense(ctx context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	keyFile := flags.String("key", "", "`file` with the private key in PEM: RSA, P-256 or Ed25519")
	newKey := flags.String("new-key", "", "make a new Ed25519 key: the private one in this `file`, the public one in file.pub; then sign with it")
	days := flags.Int("days", 365, "how many `days` the licence is good")
	platform := flags.String("platform", "", "`platform` that it is good for; any when not given")
	region := flags.String("region", "", "`region` that it is good for; any when not given")
	err := parseNone(flags, args)
	switch {
	case err != nil:
		return 0, err
	case (*keyFile == "") == (*newKey == ""):
		return 0, errUsage("it takes one of -key and -new-key")
	case *days < 1:
		return 0, errUsage("-days is not positive")
	}
	var private []byte
	if *newKey != "" {
		private, err = makeKeyFiles(t, *newKey)
	} else if private, err = readSmall(ctx, nil, *keyFile, server.MaxLicenseFile); err != nil {
		err = fmt.Errorf("the private key: %w", err)
	}
	if err != nil {
		return 0, err
	}
	now := time.Now()
	token, err := httpapi.SignLicense(private, httpapi.License{
		ExpiresAt: now.AddDate(0, 0, *days), Platform: *platform, Region: *region,
	}, now)
	if err != nil {
		return 0, err
	}
	fmt.Fprintln(t.out, token)
	return exitDone, nil
}

// makeKeyFiles makes a key pair in two files that did not exist.
func makeKeyFiles(t *terminal, name string) (private []byte, err error) {
	for _, file := range []string{name, name + ".pub"} {
		if _, err := os.Stat(file); err == nil {
			return nil, errors.New("the file of the new key exists already")
		}
	}
	private, public, err := server.NewLicenseKeys()
	if err != nil {
		return nil, err
	}
	put := func(data []byte) func(io.Writer) error {
		return func(w io.Writer) error { _, err := w.Write(data); return err }
	}
	if err := writeWhole(t, name, put(private)); err != nil {
		return nil, err
	}
	return private, writeWhole(t, name+".pub", put(public))
}
