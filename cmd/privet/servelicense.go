package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"time"

	"github.com/privet-go/privet/httpapi"
)

// maxLicenseFile bounds the size of a file with a licence.
const maxLicenseFile = 64 << 10

// license returns the verified licence, which can be renewed from its file.
func (c *config) license(now time.Time) *httpapi.RenewableLicense {
	before := len(c.errs)
	if c.getenv(envLicenseToken) == "" && c.getenv(envLicenseFile) == "" {
		c.refuse("there is no licence: neither %s nor %s is set", envLicenseToken, envLicenseFile)
	}
	if c.getenv(envLicenseToken) != "" && c.getenv(envLicenseFile) != "" {
		c.refuse("there are two licences: both %s and %s are set", envLicenseToken, envLicenseFile)
	}
	if c.getenv(envPublicKeyPath) == "" {
		c.refuse("the licence cannot be verified: %s is not set", envPublicKeyPath)
	}
	if len(c.errs) > before {
		return nil
	}
	c.willRead(c.getenv(envLicenseFile))
	c.willRead(c.getenv(envPublicKeyPath))
	l, err := c.verifyLicense(now)
	if err != nil {
		c.refuse("%w", err)
		return nil
	}
	r := new(httpapi.RenewableLicense)
	r.Replace(*l)
	return r
}

// verifyLicense reads the licence and its key, and verifies them.
func (c *config) verifyLicense(now time.Time) (*httpapi.License, error) {
	token := []byte(c.getenv(envLicenseToken))
	if file := c.getenv(envLicenseFile); file != "" {
		var err error
		if token, err = readLicense(file); err != nil {
			return nil, fmt.Errorf("the file of %s %w", envLicenseFile, err)
		}
	}
	key, err := readLicense(c.getenv(envPublicKeyPath))
	if err != nil {
		return nil, fmt.Errorf("the licence cannot be verified: the file of %s %w", envPublicKeyPath, err)
	}
	return httpapi.VerifyLicense(string(bytes.TrimSpace(token)), key, c.getenv(envPlatform), c.getenv(envRegion), now)
}

// readLicense reads a file of the licence. Its error names no file.
func readLicense(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, errors.New("cannot be read")
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxLicenseFile+1))
	switch {
	case err != nil:
		return nil, errors.New("cannot be read")
	case len(data) > maxLicenseFile:
		return nil, fmt.Errorf("has more than %d bytes", maxLicenseFile)
	}
	return data, nil
}

// followLicense renews a licence when its file or that of its key changes, until ctx
// ends. An invalid licence leaves the one before in force until that expires.
func (c *config) followLicense(ctx context.Context, l *httpapi.RenewableLicense, logger *slog.Logger, every time.Duration) {
	if c.getenv(envLicenseFile) == "" {
		return
	}
	renew := func() {
		next, err := c.verifyLicense(time.Now())
		if err != nil {
			logger.Error("the licence has changed and cannot be used; the one from before is in force", "reason", err.Error())
			return
		}
		l.Replace(*next)
		logger.Info("the licence was read again", "expires", next.ExpiresAt)
	}
	for _, file := range []string{c.getenv(envLicenseFile), c.getenv(envPublicKeyPath)} {
		go follow(ctx, file, c.stamps[file], every, renew)
	}
}
