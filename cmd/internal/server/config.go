package server

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

// A Config reads settings from the environment and collects their errors, which name
// variables and never hold values.
type Config struct {
	Getenv func(string) string

	errs   []error
	stamps map[string]fileStamp // of files that are followed, from before they were read
}

// willRead records the state of a file before it is read, to follow it later.
func (c *Config) willRead(file string) {
	if c.stamps == nil {
		c.stamps = map[string]fileStamp{}
	}
	c.stamps[file], _ = stampOf(file)
}

// Refuse notes what is wrong with a setting.
func (c *Config) Refuse(format string, args ...any) {
	c.errs = append(c.errs, fmt.Errorf(format, args...))
}

func (c *Config) err() error { return errors.Join(c.errs...) }

// secret returns the secret that JWTs are verified with.
func (c *Config) secret() []byte {
	s := []byte(c.Getenv(envSecret))
	if len(s) < leastSecret {
		c.Refuse("%s has fewer than %d bytes", envSecret, leastSecret)
	}
	return s
}

// tokenLife returns how long JWTs live at most.
func (c *Config) tokenLife() time.Duration {
	s := c.Getenv(envTokenLife)
	if s == "" {
		return defaultTokenLife
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1 || n > 10*365*24*3600 {
		c.Refuse("%s is no number of seconds from 1 to ten years", envTokenLife)
	}
	return time.Duration(n) * time.Second
}

// addr returns the address to listen at.
func (c *Config) addr(flag string) string {
	for _, a := range []string{flag, c.Getenv(envAddr)} {
		if a != "" {
			return a
		}
	}
	return defaultAddr
}

// checkAddr refuses an address to listen at that is not host:port. With -dev, whose
// keys nobody has checked, it makes the address one of loopback.
func (c *Config) checkAddr(from string, addr *string, trial bool) {
	if _, _, err := net.SplitHostPort(*addr); err != nil {
		c.Refuse("the address (%s) is not host:port", from)
		return
	}
	if !trial {
		return
	}
	var err error
	if *addr, err = loopback(*addr); err != nil {
		c.Refuse("the address (%s): %w", from, err)
	}
}

// longestVariable is the length of the longest name of a key that an error repeats; names can
// be data.
const longestVariable = 31

// KeyInVariable returns what finds the key of a masking policy in its variable.
func KeyInVariable(getenv func(string) string) func(variable string) ([]byte, error) {
	return func(variable string) ([]byte, error) {
		text := getenv(variable)
		if text == "" {
			return nil, errors.New("it is not set")
		}
		return masker.ParseKey(text)
	}
}

// maskingKeys checks the keys of masking policies, so that an error shows when the
// server starts and not when a request names the key.
func (c *Config) maskingKeys(environ []string) {
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
		c.Refuse("%s cannot be used: %w", name, err)
	}
}

// auth returns the credentials that the server accepts. Where others sign tokens it needs no
// secret of its own.
func (c *Config) auth(others bool) *httpapi.Auth {
	a := &httpapi.Auth{
		Mode:         httpapi.AuthMode(c.Getenv(envAuth)),
		MaxTokenLife: c.tokenLife(),
		JWTIssuer:    c.Getenv(envIssuer),
		JWTAudience:  c.Getenv(envAudience),
		BasicUser:    c.Getenv(envBasicUser),
		BasicPass:    c.Getenv(envBasicPass),
	}
	if !others || c.Getenv(envSecret) != "" {
		a.JWTSecret = c.secret()
	}
	if old := c.Getenv(envOldSecret); old != "" {
		a.PreviousSecret = []byte(old)
	}
	if a.BasicPass != "" && utf8.RuneCountInString(a.BasicPass) < leastPassword {
		c.Refuse("%s has fewer than %d characters", envBasicPass, leastPassword)
	}
	a.FailuresPerMinute, a.TrustedProxies = c.failures(), c.proxies()
	if file := c.Getenv(envAPIKeysFile); file != "" {
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
	checked := *a
	checked.JWTSecret, checked.MaxTokenLife = make([]byte, leastSecret), 0
	if err := checked.Check(); err != nil {
		c.errs = append(c.errs, inVariables(err))
	}
	return a
}

// failures returns how many wrong credentials an address may send a minute, as
// [httpapi.Auth] defines it: 0 for the default, less for no limit.
func (c *Config) failures() int {
	s := c.Getenv(envAuthFailures)
	if s == "" {
		return 0
	}
	n, err := strconv.Atoi(s)
	switch {
	case err != nil || n < 0:
		c.Refuse("%s is no whole number of 0 or more", envAuthFailures)
	case n == 0:
		return -1
	}
	return n
}

// proxies returns the networks of the proxies that are believed.
func (c *Config) proxies() []netip.Prefix {
	var networks []netip.Prefix
	for _, s := range hosts(c.Getenv(envProxies)) {
		network, err := netip.ParsePrefix(s)
		if ip, single := netip.ParseAddr(s); single == nil {
			network, err = netip.PrefixFrom(ip, ip.BitLen()), nil
		}
		if err != nil {
			c.Refuse("%s has an entry that is neither an address nor a network", envProxies)
			return nil
		}
		networks = append(networks, network)
	}
	return networks
}

// TokenSettings returns what JWTs are signed with: the secret, and how long they live at
// most, with the issuer and the audience that they name.
func TokenSettings(getenv func(string) string) (secret []byte, life time.Duration, issuer, audience string, err error) {
	c := &Config{Getenv: getenv}
	secret, life = c.secret(), c.tokenLife()
	return secret, life, getenv(envIssuer), getenv(envAudience), c.err()
}
