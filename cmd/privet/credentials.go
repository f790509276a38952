package main

import (
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/privet-go/privet/httpapi"
)

// scopesFlag adds the flag -scopes.
func scopesFlag(flags *flag.FlagSet) *scopeList {
	scopes := new(scopeList)
	flags.Var(scopes, "scopes", "comma-separated `scopes` that the credential is limited to; all when not given")
	return scopes
}

// A scopeList is the value of a flag with scopes. None would allow everything, which
// nobody means who gives the flag: there is at least one.
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

// runToken is privet token.
func runToken(_ context.Context, t *terminal, flags *flag.FlagSet, args []string) (int, error) {
	subject := flags.String("subject", "", "`name` of whom the token is for; it is in the server's log")
	scopes := scopesFlag(flags)
	life := flags.Duration("life", 0, "how long the token is good; JWT_TOKEN_EXPIRATION seconds when not given, which is also the most that a server takes")
	if err := parseNone(flags, args); err != nil {
		return 0, err
	}
	c := config{getenv: t.getenv}
	secret, most := c.secret(), c.tokenLife()
	if err := c.err(); err != nil {
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
		Subject: *subject, Scopes: *scopes, IssuedAt: now, ExpiresAt: now.Add(*life),
	})
	if err != nil {
		return 0, err
	}
	fmt.Fprintln(t.out, token)
	return exitDone, nil
}

// runLicense is privet license.
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
	} else if private, err = readSmall(ctx, nil, *keyFile, maxLicenseFile); err != nil {
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
	private, public, err := newLicenseKeys()
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

// newLicenseKeys makes an Ed25519 key pair in PEM.
func newLicenseKeys() (private, public []byte, err error) {
	pub, priv, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	privDER, err := x509.MarshalPKCS8PrivateKey(priv)
	if err != nil {
		return nil, nil, err
	}
	pubDER, err := x509.MarshalPKIXPublicKey(pub)
	if err != nil {
		return nil, nil, err
	}
	return pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: privDER}),
		pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: pubDER}), nil
}

// runAPIKey is privet apikey.
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
