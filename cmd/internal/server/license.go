package server

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"time"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/validator"
)

// MaxLicenseFile bounds the size of a file with a licence.
const MaxLicenseFile = 64 << 10

// license returns the verified licence, which can be renewed from its file.
func (c *Config) license(now time.Time) *httpapi.RenewableLicense {
	before := len(c.errs)
	if c.Getenv(envLicenseToken) == "" && c.Getenv(envLicenseFile) == "" {
		c.Refuse("there is no licence: neither %s nor %s is set", envLicenseToken, envLicenseFile)
	}
	if c.Getenv(envLicenseToken) != "" && c.Getenv(envLicenseFile) != "" {
		c.Refuse("there are two licences: both %s and %s are set", envLicenseToken, envLicenseFile)
	}
	if c.Getenv(envPublicKeyPath) == "" {
		c.Refuse("the licence cannot be verified: %s is not set", envPublicKeyPath)
	}
	if len(c.errs) > before {
		return nil
	}
	c.willRead(c.Getenv(envLicenseFile))
	c.willRead(c.Getenv(envPublicKeyPath))
	l, err := c.verifyLicense(now)
	if err != nil {
		c.Refuse("%w", err)
		return nil
	}
	r := new(httpapi.RenewableLicense)
	r.Replace(*l)
	return r
}

// verifyLicense reads the licence and its key, and verifies them.
func (c *Config) verifyLicense(now time.Time) (*httpapi.License, error) {
	token := []byte(c.Getenv(envLicenseToken))
	if file := c.Getenv(envLicenseFile); file != "" {
		var err error
		if token, err = readLicense(file); err != nil {
			return nil, fmt.Errorf("the file of %s %w", envLicenseFile, err)
		}
	}
	key, err := readLicense(c.Getenv(envPublicKeyPath))
	if err != nil {
		return nil, fmt.Errorf("the licence cannot be verified: the file of %s %w", envPublicKeyPath, err)
	}
	return httpapi.VerifyLicense(string(bytes.TrimSpace(token)), key, c.Getenv(envPlatform), c.Getenv(envRegion), now)
}

// readLicense reads a file of the licence. Its error names no file.
func readLicense(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, errors.New("cannot be read")
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, MaxLicenseFile+1))
	switch {
	case err != nil:
		return nil, errors.New("cannot be read")
	case len(data) > MaxLicenseFile:
		return nil, fmt.Errorf("has more than %d bytes", MaxLicenseFile)
	}
	return data, nil
}

// followLicense renews a licence when its file or that of its key changes, until ctx
// ends. An invalid licence leaves the one before in force until that expires.
func (c *Config) followLicense(ctx context.Context, l *httpapi.RenewableLicense, logger *slog.Logger, every time.Duration) {
	if c.Getenv(envLicenseFile) == "" {
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
	for _, file := range []string{c.Getenv(envLicenseFile), c.Getenv(envPublicKeyPath)} {
		go follow(ctx, file, c.stamps[file], every, renew)
	}
}

// NewLicenseKeys makes an Ed25519 key pair in PEM.
func NewLicenseKeys() (private, public []byte, err error) {
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

// proofKey reads the key that reports are signed with. A server for trying out makes one if it has none.
func (c *Config) proofKey(trial bool) ed25519.PrivateKey {
	file := c.Getenv(envProofKey)
	if file == "" {
		if !trial {
			return nil
		}
		_, key, err := ed25519.GenerateKey(nil)
		if err != nil {
			c.Refuse("no key for reports can be made")
		}
		return key
	}
	document, err := readLicense(file)
	if err != nil {
		c.Refuse("the file of %s %v", envProofKey, err)
		return nil
	}
	key, err := validator.ParsePrivateKey([]byte(document))
	if err != nil {
		c.Refuse("the file of %s cannot be used: %s", envProofKey, strings.TrimPrefix(err.Error(), "validator: "))
	}
	return key
}
