package httpapi

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/golang-jwt/jwt/v5"
	"github.com/privet-go/privet/internal/strictjson"
)

// leeway is how far the clock that made a token may be off.
const leeway = 2 * time.Second

// maxCachedTokens bounds the verified tokens that are remembered.
const maxCachedTokens = 4096

// A Token is the content of a JWT.
type Token struct {
	// Subject is whom the token is for. It is in the log where it is 1 to 64 of
	// the characters A-Z a-z 0-9 . _ -. It may be empty.
	Subject string

	// Scopes limit what the token may do. Empty: everything.
	Scopes []Scope

	// IssuedAt is when the token begins to be good, and ExpiresAt when it ceases
	// to be. A service takes a token only when ExpiresAt is no further ahead
	// than its [Auth.MaxTokenLife].
	IssuedAt, ExpiresAt time.Time
}

// tokenClaims are the claims of a token that is signed here.
type tokenClaims struct {
	jwt.RegisteredClaims
	Scope string `json:"scope,omitempty"`
}

// readScope reads the scope of a token: names with spaces between them, as in OAuth
// 2.0, or an array of names. It leaves out unknown names, which allow nothing. Without
// the claim everything is allowed.
func readScope(c *claims) (scopeSet, error) {
	claim, ok := c.members.find("scope")
	if !ok {
		return allScopes, nil
	}
	var names []string
	switch n := claim.node(); n.Kind {
	case strictjson.String:
		names = strings.Fields(n.Text)
	case strictjson.Array:
		for _, e := range claim.children() {
			if e.node().Kind != strictjson.String {
				return 0, errToken
			}
			names = append(names, e.node().Text)
		}
	default:
		return 0, errToken
	}
	var set scopeSet
	for _, name := range names {
		set |= setOf(Scope(name))
	}
	return set, nil
}

// SignToken makes a JWT (HS256) that a service with this secret accepts. The secret has
// at least 32 bytes.
func SignToken(secret []byte, t Token) (string, error) {
	switch {
	case len(secret) < minSecretBytes:
		return "", fmt.Errorf("httpapi: the secret has fewer than %d bytes", minSecretBytes)
	case t.IssuedAt.IsZero() || t.ExpiresAt.Unix() <= t.IssuedAt.Unix(): // a token has whole seconds
		return "", errors.New("httpapi: the token expires before it is issued")
	}
	if err := checkScopes(t.Scopes); err != nil {
		return "", fmt.Errorf("httpapi: %w", err)
	}
	signed, err := jwt.NewWithClaims(jwt.SigningMethodHS256, tokenClaims{
		RegisteredClaims: jwt.RegisteredClaims{
			Subject:   t.Subject,
			IssuedAt:  jwt.NewNumericDate(t.IssuedAt),
			ExpiresAt: jwt.NewNumericDate(t.ExpiresAt),
		},
		Scope: joinScopes(t.Scopes, " "),
	}).SignedString(secret)
	if err != nil {
		return "", errors.New("httpapi: the token could not be signed")
	}
	return signed, nil
}

// errFarAhead is the error of a token that lives longer than the service allows.
var errFarAhead = errors.New("the token expires further ahead than is allowed")

// errToken is the error of a token whose claims cannot be used.
var errToken = errors.New("the token has claims that are not right")

// tokenVerifier returns the function that verifies the tokens of a secret. None may
// expire further ahead than life. The function returns the credential and the time at
// which the token expires, or why the token is wrong, which is for the log alone.
func tokenVerifier(secret []byte, life time.Duration) func(string, time.Time) (credential, time.Time, error) {
	refuse := func(why error) (credential, time.Time, error) { return credential{}, time.Time{}, why }
	return func(token string, now time.Time) (credential, time.Time, error) {
		c, err := verifyJWT(token, jwt.SigningMethodHS256, secret, now, "sub", "scope")
		if err != nil {
			return refuse(errors.New("the token " + whyRefused(err)))
		}
		expires := c.expires.Time
		if expires.After(now.Add(life + leeway)) {
			return refuse(errFarAhead)
		}
		subject, err := c.text("sub")
		if err != nil {
			return refuse(errToken)
		}
		cred := credential{name: "jwt"}
		if isName(subject, maxNameBytes) {
			cred.name = "jwt:" + subject
			cred.id = cred.name
		}
		if cred.scopes, err = readScope(c); err != nil {
			return refuse(errToken)
		}
		return cred, expires.Add(leeway), nil
	}
}

// A tokenCache remembers verified tokens by their hash until they expire, since
// verifying one costs as much as answering a small request. It is safe for concurrent
// use.
type tokenCache struct {
	max int

	mu      sync.RWMutex
	entries map[[sha256.Size]byte]cachedToken
}

// A cachedToken is the result of verifying a token.
type cachedToken struct {
	cred    credential
	expires time.Time
}

// newTokenCache makes a cache of at most max tokens.
func newTokenCache(max int) *tokenCache {
	return &tokenCache{max: max, entries: map[[sha256.Size]byte]cachedToken{}}
}

// get returns the credential of a token that is remembered and has not expired.
func (c *tokenCache) get(hash [sha256.Size]byte, now time.Time) (credential, bool) {
	c.mu.RLock()
	e, ok := c.entries[hash]
	c.mu.RUnlock()
	if !ok || !now.Before(e.expires) {
		return credential{}, false
	}
	return e.cred, true
}

// put remembers a token. A full cache drops expired tokens, or else one token, which is
// then verified again.
func (c *tokenCache) put(hash [sha256.Size]byte, cred credential, expires, now time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.entries) >= c.max {
		for h, e := range c.entries {
			if !now.Before(e.expires) {
				delete(c.entries, h)
			}
		}
	}
	for h := range c.entries {
		if len(c.entries) < c.max {
			break
		}
		delete(c.entries, h)
	}
	c.entries[hash] = cachedToken{cred, expires}
}
