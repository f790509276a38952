// Package oidc finds the keys that an identity provider signs tokens with, by OpenID Connect
// Discovery 1.0. It remembers them, asks the provider only so often, and reads only so much.
package oidc

import (
	"cmp"
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rsa"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"

	discovery "github.com/coreos/go-oidc/v3/oidc"
	"github.com/go-jose/go-jose/v4"
)

// Options are the options of [New]. The zero value means the defaults.
type Options struct {
	// Every is how often the keys are read anew, so that a key which the provider has
	// withdrawn is not taken any longer. Zero: five minutes.
	Every time.Duration

	// Pause is the least time between two readings. A token with an unknown key makes the
	// keys be read, and anybody can send one. Zero: ten seconds.
	Pause time.Duration

	// Trust is how long keys are good that cannot be read anew. Zero: a day.
	Trust time.Duration

	// Timeout is how long a reading may take. Zero: five seconds.
	Timeout time.Duration

	// Report is told of each reading that has changed something: the number of keys, or
	// the error. A failure that lasts is told once. Nil: nobody is.
	Report func(keys int, err error)
}

// The bounds of what a provider says.
const (
	maxBytes   = 1 << 20 // of an answer
	maxKeys    = 256
	minRSABits = 2048
	maxRSABits = 8192 // a signature by a larger key takes long to verify
)

// Keys are the keys of one provider. It is safe for concurrent use by multiple goroutines.
type Keys struct {
	issuer string
	opts   Options
	client *http.Client
	known  atomic.Pointer[known] // nil: they were never read
	asks   chan chan struct{}    // from who waits for a reading; the channel is closed after it
}

// known are the keys as they were read.
type known struct {
	keys []jose.JSONWebKey
	at   time.Time
}

// New returns the keys of a provider, of which none is known before [Keys.Run] reads them.
// The issuer is the address that its tokens name, which is one of https, or of this machine.
func New(issuer string, opts *Options) (*Keys, error) {
	k := &Keys{issuer: issuer, asks: make(chan chan struct{})}
	if opts != nil {
		k.opts = *opts
	}
	k.opts.Every = cmp.Or(k.opts.Every, 5*time.Minute)
	k.opts.Pause = cmp.Or(k.opts.Pause, 10*time.Second)
	k.opts.Trust = cmp.Or(k.opts.Trust, 24*time.Hour)
	k.opts.Timeout = cmp.Or(k.opts.Timeout, 5*time.Second)
	if k.opts.Report == nil {
		k.opts.Report = func(int, error) {}
	}
	if err := checkAddress(issuer); err != nil {
		return nil, fmt.Errorf("the issuer %w", err)
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxResponseHeaderBytes = 64 << 10
	k.client = &http.Client{
		Transport: bounded{transport},
		Timeout:   k.opts.Timeout,
		// Keys come from where the provider says they are and from nowhere else.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	return k, nil
}

// checkAddress refuses an address that others could answer for.
func checkAddress(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return errors.New("is no address of https without user, query and fragment")
	}
	host := u.Hostname()
	if ip := net.ParseIP(host); u.Scheme != "https" && !(u.Scheme == "http" && (host == "localhost" || ip != nil && ip.IsLoopback())) {
		return errors.New("is no address of https")
	}
	return nil
}

// bounded bounds the answers of a transport. A longer one ends in an error.
type bounded struct{ http.RoundTripper }

func (b bounded) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := b.RoundTripper.RoundTrip(r)
	if err == nil {
		answer.Body = &boundedBody{ReadCloser: answer.Body, left: maxBytes}
	}
	return answer, err
}

type boundedBody struct {
	io.ReadCloser
	left int
}

func (b *boundedBody) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, errors.New("the answer is too long")
	}
	n, err := b.ReadCloser.Read(p[:min(len(p), b.left)])
	b.left -= n
	return n, err
}

// Run reads the keys, at once and again and again, until ctx ends.
func (k *Keys) Run(ctx context.Context) {
	timer := time.NewTimer(0)
	defer timer.Stop()
	last, failing, count := time.Time{}, "", -1
	for {
		var asked chan struct{}
		select {
		case <-ctx.Done():
			return
		case <-timer.C:
		case asked = <-k.asks:
			if time.Since(last) < k.opts.Pause {
				close(asked)
				continue
			}
		}
		keys, err := k.read(ctx)
		last = time.Now()
		next := k.opts.Every
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			next = min(next, k.opts.Pause)
			if err.Error() != failing {
				failing = err.Error()
				k.opts.Report(0, err)
			}
		default:
			k.known.Store(&known{keys, last})
			if failing != "" || count != len(keys) {
				k.opts.Report(len(keys), nil)
			}
			failing, count = "", len(keys)
		}
		timer.Reset(next)
		if asked != nil {
			close(asked)
		}
	}
}

// Find returns the key with an id for an algorithm. It is an httpapi.KeyFunc. Who asks for a
// key that is not known waits until the keys were read, which is once in Options.Pause at
// most, together with all others who ask meanwhile.
func (k *Keys) Find(ctx context.Context, alg, id string) (crypto.PublicKey, error) {
	if key := k.find(alg, id); key != nil {
		return key, nil
	}
	done := make(chan struct{})
	timer := time.NewTimer(2 * k.opts.Timeout)
	defer timer.Stop()
	select {
	case k.asks <- done:
		select {
		case <-done:
		case <-ctx.Done():
		}
	case <-ctx.Done():
	case <-timer.C:
	}
	if key := k.find(alg, id); key != nil {
		return key, nil
	}
	return nil, errors.New("the identity provider has no such key")
}

// find finds a key among those that are known.
func (k *Keys) find(alg, id string) crypto.PublicKey {
	known := k.known.Load()
	if known == nil || time.Since(known.at) > k.opts.Trust {
		return nil
	}
	var found crypto.PublicKey
	for i := range known.keys {
		key := &known.keys[i]
		if !fits(key, alg) || id != "" && key.KeyID != id {
			continue
		}
		if found != nil {
			return nil // a token that names none, or two keys with one name
		}
		found = key.Key
	}
	return found
}

// fits reports whether a key is for an algorithm.
func fits(key *jose.JSONWebKey, alg string) bool {
	if key.Algorithm != "" && key.Algorithm != alg {
		return false
	}
	switch public := key.Key.(type) {
	case *rsa.PublicKey:
		return alg == "RS256" && public.N.BitLen() >= minRSABits && public.N.BitLen() <= maxRSABits
	case *ecdsa.PublicKey:
		return alg == "ES256" && public.Curve == elliptic.P256()
	case ed25519.PublicKey:
		return alg == "EdDSA"
	}
	return false
}

// read asks the provider where its keys are, and reads them.
func (k *Keys) read(ctx context.Context) ([]jose.JSONWebKey, error) {
	ctx, cancel := context.WithTimeout(ctx, k.opts.Timeout)
	defer cancel()
	provider, err := discovery.NewProvider(discovery.ClientContext(ctx, k.client), k.issuer)
	if err != nil {
		return nil, reasonOf(err, "what the identity provider says of itself cannot be read")
	}
	var says struct {
		Keys string `json:"jwks_uri"`
	}
	if err := provider.Claims(&says); err != nil {
		return nil, errors.New("what the identity provider says of itself is not right")
	}
	if err := checkAddress(says.Keys); err != nil {
		return nil, fmt.Errorf("where the keys of the identity provider are %w", err)
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, says.Keys, nil)
	if err != nil {
		return nil, errors.New("where the keys of the identity provider are is no address")
	}
	answer, err := k.client.Do(request)
	if err != nil {
		return nil, reasonOf(err, "the keys of the identity provider cannot be read")
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the keys of the identity provider cannot be read: it answers %d", answer.StatusCode)
	}
	var set struct {
		Keys []json.RawMessage `json:"keys"`
	}
	if err := json.NewDecoder(answer.Body).Decode(&set); err != nil {
		return nil, reasonOf(err, "the keys of the identity provider are not right")
	}
	if len(set.Keys) > maxKeys {
		return nil, fmt.Errorf("the identity provider has more than %d keys", maxKeys)
	}
	var keys []jose.JSONWebKey
	for _, text := range set.Keys {
		// Keys of kinds that nobody here knows do not make the others bad, and those that
		// are for encryption, or secret, verify nothing.
		var key jose.JSONWebKey
		if json.Unmarshal(text, &key) == nil && key.Valid() && key.IsPublic() && (key.Use == "" || key.Use == "sig") {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

// reasonOf returns an error for the log, without what the provider has sent or how its
// address is written.
func reasonOf(err error, what string) error {
	var op *net.OpError
	var timeout interface{ Timeout() bool }
	switch {
	case errors.As(err, &timeout) && timeout.Timeout():
		return fmt.Errorf("%s: it takes too long", what)
	case errors.As(err, &op):
		return fmt.Errorf("%s: %w", what, op.Err)
	}
	return errors.New(what)
}
