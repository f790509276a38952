package main

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/privet-go/privet/httpapi"
	"github.com/privet-go/privet/masker"
)

// The variables of the environment. They are read here and nowhere else.
const (
	envLicenseToken  = "SERVICE_LICENSE_TOKEN"
	envLicenseFile   = "PRIVET_LICENSE_FILE"
	envPlatform      = "SERVICE_PLATFORM_TYPE"
	envPublicKeyPath = "SERVICE_PUBLIC_KEY_PATH"
	envRegion        = "SERVICE_REGION"
	envSecret        = "JWT_SIGNATURE_SECRET"
	envOldSecret     = "JWT_SIGNATURE_SECRET_PREVIOUS"
	envIssuer        = "PRIVET_JWT_ISSUER"
	envAudience      = "PRIVET_JWT_AUDIENCE"
	envTokenLife     = "JWT_TOKEN_EXPIRATION"
	envBasicUser     = "FE_RCA_USER"
	envBasicPass     = "FE_RCA_PASS"
	envAddr          = "PRIVET_ADDR"
	envAuth          = "PRIVET_AUTH"
	envAPIKeysFile   = "PRIVET_API_KEYS_FILE"
	envAuthFailures  = "PRIVET_AUTH_FAILURES_PER_MINUTE"
	envProxies       = "PRIVET_TRUSTED_PROXIES"
)

const (
	defaultAddr      = ":8080"
	defaultTokenLife = time.Hour
	leastSecret      = 32 // bytes
	leastPassword    = 12 // characters
)

// A config reads settings from the environment and collects their errors, which name
// variables and never hold values.
type config struct {
	getenv func(string) string
	errs   []error
	stamps map[string]fileStamp // of files that are followed, from before they were read
}

// willRead records the state of a file before it is read, to follow it later.
func (c *config) willRead(file string) {
	if c.stamps == nil {
		c.stamps = map[string]fileStamp{}
	}
	c.stamps[file], _ = stampOf(file)
}

func (c *config) refuse(format string, args ...any) {
	c.errs = append(c.errs, fmt.Errorf(format, args...))
}

func (c *config) err() error { return errors.Join(c.errs...) }

// secret returns the secret that JWTs are verified with.
func (c *config) secret() []byte {
	s := []byte(c.getenv(envSecret))
	if len(s) < leastSecret {
		c.refuse("%s has fewer than %d bytes", envSecret, leastSecret)
	}
	return s
}

// tokenLife returns how long JWTs live at most.
func (c *config) tokenLife() time.Duration {
	s := c.getenv(envTokenLife)
	if s == "" {
		return defaultTokenLife
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > 10*365*24*3600 {
		c.refuse("%s is no number of seconds from 1 to ten years", envTokenLife)
	}
	return time.Duration(n) * time.Second
}

// addr returns the address to listen at.
func (c *config) addr(flag string) string {
	for _, a := range []string{flag, c.getenv(envAddr)} {
		if a != "" {
			return a
		}
	}
	return defaultAddr
}

// checkAddr refuses an address to listen at that is not host:port. With -dev, whose
// keys nobody has checked, it makes the address one of loopback.
func (c *config) checkAddr(from string, addr *string, trial bool) {
	if _, _, err := net.SplitHostPort(*addr); err != nil {
		c.refuse("the address (%s) is not host:port", from)
		return
	}
	if !trial {
		return
	}
	var err error
	if *addr, err = loopback(*addr); err != nil {
		c.refuse("the address (%s): %w", from, err)
	}
}

// maskingKeys checks the keys of masking policies, so that an error shows when the
// server starts and not when a request names the key.
func (c *config) maskingKeys(environ []string) {
	for _, entry := range slices.Sorted(slices.Values(environ)) {
		name, value, _ := strings.Cut(entry, "=")
		if !strings.HasPrefix(name, masker.KeyVariablePrefix) || value == "" {
			continue
		}
		key, err := masker.ParseKey(value)
		if err == nil {
			err = masker.CheckKey(key)
		}
		if err == nil {
			continue
		}
		if len(name) > longestVariable {
			name = "a variable that begins with " + masker.KeyVariablePrefix
		}
		c.refuse("%s cannot be used: %w", name, err)
	}
}

// auth returns the credentials that the server accepts.
func (c *config) auth() *httpapi.Auth {
	a := &httpapi.Auth{
		Mode:         httpapi.AuthMode(c.getenv(envAuth)),
		JWTSecret:    c.secret(),
		MaxTokenLife: c.tokenLife(),
		JWTIssuer:    c.getenv(envIssuer),
		JWTAudience:  c.getenv(envAudience),
		BasicUser:    c.getenv(envBasicUser),
		BasicPass:    c.getenv(envBasicPass),
	}
	if old := c.getenv(envOldSecret); old != "" {
		a.PreviousSecret = []byte(old)
	}
	if a.BasicPass != "" && utf8.RuneCountInString(a.BasicPass) < leastPassword {
		c.refuse("%s has fewer than %d characters", envBasicPass, leastPassword)
	}
	a.FailuresPerMinute, a.TrustedProxies = c.failures(), c.proxies()
	if file := c.getenv(envAPIKeysFile); file != "" {
		a.KeySet = new(httpapi.KeySet)
		c.willRead(file)
		keys, err := readKeys(file)
		if err == nil {
			err = a.KeySet.Replace(keys)
		}
		if err != nil {
			c.errs = append(c.errs, err)
		}
	}
	// Errors of these two were reported when they were read.
	others := *a
	others.JWTSecret, others.MaxTokenLife = make([]byte, leastSecret), 0
	if err := others.Check(); err != nil {
		c.errs = append(c.errs, inVariables(err))
	}
	return a
}

// failures returns how many wrong credentials an address may send a minute, as
// [httpapi.Auth] defines it: 0 for the default, less for no limit.
func (c *config) failures() int {
	s := c.getenv(envAuthFailures)
	if s == "" {
		return 0
	}
	n, err := strconv.Atoi(s)
	switch {
	case err != nil || n < 0:
		c.refuse("%s is no whole number of 0 or more", envAuthFailures)
	case n == 0:
		return -1
	}
	return n
}

// proxies returns the networks of the proxies that are believed.
func (c *config) proxies() []netip.Prefix {
	var networks []netip.Prefix
	for _, s := range hosts(c.getenv(envProxies)) {
		network, err := netip.ParsePrefix(s)
		if ip, single := netip.ParseAddr(s); single == nil {
			network, err = netip.PrefixFrom(ip, ip.BitLen()), nil
		}
		if err != nil {
			c.refuse("%s has an entry that is neither an address nor a network", envProxies)
			return nil
		}
		networks = append(networks, network)
	}
	return networks
}
