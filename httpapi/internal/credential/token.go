package credential

import (
	"context"
	"crypto"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

// leeway is how far the clock that made a token may be off.
const leeway = 2 * time.Second

// A KeyFunc returns the public key with an id, which is empty where a token names none. It is
// called by several goroutines at the same time.
type KeyFunc func(ctx context.Context, alg, keyID string) (crypto.PublicKey, error)

// A Token is the content of a JWT.
type Token struct {
	// Subject is whom the token is for. It is in the log where it is 1 to 64 of
	// the characters A-Z a-z 0-9 . _ -. It may be empty.
	Subject string

	// Scopes limit what the token may do. Empty: everything.
	Scopes []Scope

	// Issuer and Audience are those that a service may ask for. They may be empty.
	Issuer, Audience string

	// IssuedAt is when the token begins to be good, and ExpiresAt when it ceases
	// to be. A service takes a token only when ExpiresAt is no further ahead
	// than it allows.
	IssuedAt, ExpiresAt time.Time
}

// tokenClaims are the claims of a token that is signed here.
type tokenClaims struct {
	jwt.RegisteredClaims
	Scope string `json:"scope,omitempty"`
}

// scopeClaims are the claims that limit a token. Identity providers write any of them.
var scopeClaims = [...]string{"scope", "scp", "scopes"}

// readScope reads the scopes of a token: names with spaces between them, as in OAuth
// 2.0, or an array of names. It leaves out unknown names, which allow nothing. Of several
// claims each limits the token. Without any everything is allowed.
func readScope(c *claims) (ScopeSet, error) {
	allowed := AllScopes
	for _, claim := range scopeClaims {
		list, ok, err := c.texts(claim)
		if err != nil {
			return 0, err
		}
		if !ok {
			continue
		}
		var set ScopeSet
		for _, text := range list {
			for name := range strings.FieldsSeq(text) {
				set |= SetOf(Scope(name))
			}
		}
		allowed &= set
	}
	return allowed, nil
}

// SignToken makes a JWT (HS256) that a service with this secret accepts. The secret has
// at least 32 bytes.
func SignToken(secret []byte, t Token) (string, error) {
	switch {
	case len(secret) < MinSecretBytes:
		return "", fmt.Errorf("httpapi: the secret has fewer than %d bytes", MinSecretBytes)
	case t.IssuedAt.IsZero() || t.ExpiresAt.Unix() <= t.IssuedAt.Unix(): // a token has whole seconds
		return "", errors.New("httpapi: the token expires before it is issued")
	}
	if err := checkScopes(t.Scopes); err != nil {
		return "", fmt.Errorf("httpapi: %w", err)
	}
	claims := tokenClaims{
		RegisteredClaims: jwt.RegisteredClaims{
			Issuer:    t.Issuer,
			Subject:   t.Subject,
			IssuedAt:  jwt.NewNumericDate(t.IssuedAt),
			ExpiresAt: jwt.NewNumericDate(t.ExpiresAt),
		},
		Scope: joinScopes(t.Scopes, " "),
	}
	if t.Audience != "" {
		claims.Audience = jwt.ClaimStrings{t.Audience}
	}
	signed, err := jwt.NewWithClaims(jwt.SigningMethodHS256, claims).SignedString(secret)
	if err != nil {
		return "", errors.New("httpapi: the token could not be signed")
	}
	return signed, nil
}

// Why a token is refused, beside what [whyRefused] says.
var (
	errFarAhead = errors.New("the token expires further ahead than is allowed")
	errToken    = errors.New("the token has claims that are not right")
	errIssuer   = errors.New("the token is of another issuer")
	errAudience = errors.New("the token is for another audience")
	errAlg      = errors.New("the token is not signed as it has to be")
	errNoKey    = errors.New("the token is signed with a key that is not known")
)

// A Verifier verifies a token. It returns its credential and the time at which it has to be
// verified again, or why it is wrong, which is for the log alone.
type Verifier func(ctx context.Context, token string, now time.Time) (Credential, time.Time, error)

// Rules say which tokens are right.
type Rules struct {
	Secrets          [][]byte // for HS256; those that are empty are left out
	Keys             KeyFunc  // of tokens that others sign; nil: none is right
	Issuer, Audience string   // that tokens signed with a secret have to be of and for; empty: any
	KeyIssuer        string   // the same of those that others sign
	KeyAudience      string
	Life             time.Duration // how far ahead a token may expire
}

// Format writes a fixed text, so that printing Rules shows no secret.
func (r Rules) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte("credential.Rules{…}")) }

// NewVerifier returns the verifier of tokens. It copies what it keeps of the rules.
func NewVerifier(r *Rules) Verifier {
	var secrets []jwt.VerificationKey
	for _, secret := range r.Secrets {
		if len(secret) > 0 {
			secrets = append(secrets, append([]byte(nil), secret...))
		}
	}
	find, life := r.Keys, r.Life
	own, others := parties{r.Issuer, r.Audience}, parties{r.KeyIssuer, r.KeyAudience}
	return func(ctx context.Context, token string, now time.Time) (Credential, time.Time, error) {
		cred, expires, err := Credential{}, time.Time{}, error(nil)
		method, keys, err := methodFor(ctx, token, secrets, find)
		if err == nil {
			between := own
			if method != jwt.SigningMethodHS256 {
				between = others
			}
			if cred, expires, err = readToken(token, method, keys, now, life, between); err == nil && method != jwt.SigningMethodHS256 {
				// Its key may be withdrawn before it expires.
				expires = earlier(expires, now.Add(keyTrust))
			}
		}
		if err != nil {
			return Credential{}, time.Time{}, err
		}
		return cred, expires, nil
	}
}

// parties are whom a token is of, and whom it is for. Empty: anybody.
type parties struct{ issuer, audience string }

// keyTrust is how long a token that others have signed is remembered, and so how long it is
// good at most after its key is gone.
const keyTrust = time.Minute

func earlier(a, b time.Time) time.Time {
	if a.Before(b) {
		return a
	}
	return b
}

// methodFor returns the method that a token has to be signed by, and the keys. The type of
// a key, never the token, decides the method; the token only says which key it is.
func methodFor(ctx context.Context, token string, secrets []jwt.VerificationKey, find KeyFunc) (jwt.SigningMethod, []jwt.VerificationKey, error) {
	h, err := readJWTHeader(token)
	switch {
	case err != nil:
		return nil, nil, errors.New("the token " + whyRefused(err))
	case h.alg == jwt.SigningMethodHS256.Alg() && len(secrets) > 0:
		return jwt.SigningMethodHS256, secrets, nil
	case find == nil || !slices.Contains(keyMethods[:], h.alg):
		return nil, nil, errAlg
	}
	key, err := find(ctx, h.alg, h.keyID)
	if err != nil || key == nil {
		return nil, nil, errNoKey
	}
	method, err := methodOf(key)
	if err != nil || method.Alg() != h.alg {
		return nil, nil, errAlg
	}
	return method, []jwt.VerificationKey{key}, nil
}

// keyMethods are the methods of tokens that a [KeyFunc] has the key of.
var keyMethods = [...]string{"RS256", "ES256", "EdDSA"}

// readToken verifies a token and reads its claims.
func readToken(token string, method jwt.SigningMethod, keys []jwt.VerificationKey, now time.Time, life time.Duration, between parties,
) (Credential, time.Time, error) {
	refuse := func(why error) (Credential, time.Time, error) { return Credential{}, time.Time{}, why }
	names := append([]string{"sub"}, scopeClaims[:]...)
	if between != (parties{}) {
		names = append(names, "iss", "aud")
	}
	c, err := verifyJWT(token, method, keys, now, names...)
	if err != nil {
		return refuse(errors.New("the token " + whyRefused(err)))
	}
	expires := c.expires.Time
	if expires.After(now.Add(life + leeway)) {
		return refuse(errFarAhead)
	}
	subject, errSubject := c.text("sub")
	scopes, errScopes := readScope(c)
	if errSubject != nil || errScopes != nil {
		return refuse(errToken)
	}
	if between.issuer != "" {
		if from, err := c.text("iss"); err != nil {
			return refuse(errToken)
		} else if from != between.issuer {
			return refuse(errIssuer)
		}
	}
	if between.audience != "" {
		if to, _, err := c.texts("aud"); err != nil {
			return refuse(errToken)
		} else if !slices.Contains(to, between.audience) {
			return refuse(errAudience)
		}
	}
	cred := Credential{Name: "jwt", Scopes: scopes}
	if IsName(subject, maxNameBytes) {
		cred.Name = "jwt:" + subject
		if method == jwt.SigningMethodHS256 { // another issuer may call somebody else so
			cred.ID = cred.Name
		}
	}
	return cred, expires.Add(leeway), nil
}

// A TokenCache remembers verified tokens by their hash until they expire, since
// verifying one costs as much as answering a small request. It is safe for concurrent
// use.
type TokenCache struct {
	max int

	mu      sync.RWMutex
	entries map[[sha256.Size]byte]cachedToken
}

// A cachedToken is the result of verifying a token.
type cachedToken struct {
	cred    Credential
	expires time.Time
}

// NewTokenCache makes a cache of at most max tokens.
func NewTokenCache(max int) *TokenCache {
	return &TokenCache{max: max, entries: map[[sha256.Size]byte]cachedToken{}}
}

// Get returns the credential of a token that is remembered and has not expired.
func (c *TokenCache) Get(hash [sha256.Size]byte, now time.Time) (Credential, bool) {
	c.mu.RLock()
	e, ok := c.entries[hash]
	c.mu.RUnlock()
	if !ok || !now.Before(e.expires) {
		return Credential{}, false
	}
	return e.cred, true
}

// Put remembers a token. A full cache drops expired tokens, or else one token, which is
// then verified again.
func (c *TokenCache) Put(hash [sha256.Size]byte, cred Credential, expires, now time.Time) {
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
