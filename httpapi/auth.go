package httpapi

import (
	"cmp"
	"crypto/sha256"
	"errors"
	"fmt"
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"time"

	"github.com/privet-go/privet/httpapi/internal/credential"
	"github.com/privet-go/privet/httpapi/internal/listen"
)

// An AuthMode says which credentials the data-protection API takes.
type AuthMode string

// The modes of [Auth]. The zero value means [AuthAny].
const (
	AuthAny    AuthMode = "any"    // an API key or a JWT
	AuthAPIKey AuthMode = "apikey" // an API key
	AuthJWT    AuthMode = "jwt"    // a JWT
)

// defaultTokenLife is how far ahead a token may expire when
// [Auth.MaxTokenLife] is zero.
const defaultTokenLife = time.Hour

// defaultFailuresPerMinute is the number of wrong credentials that an address
// may send when [Auth.FailuresPerMinute] is zero.
const defaultFailuresPerMinute = 60

// maxCachedTokens bounds the verified tokens that are remembered.
const maxCachedTokens = 4096

// Auth holds the credentials that the service accepts. Every route except the open ones
// needs one. There must be a JWTSecret, APIKeys or the basic pair.
//
// The data-protection API accepts what Mode says. The risk engine accepts a JWT or the
// basic pair. A client sends an API key or a JWT as "Authorization: Bearer".
type Auth struct {
	// Mode is what the data-protection API takes. Zero: AuthAny.
	Mode AuthMode

	// JWTSecret verifies JWTs by HS256. It has at least 32 bytes. Empty: no such
	// JWT is right.
	JWTSecret []byte

	// PreviousSecret verifies JWTs too, while JWTSecret takes its place. Empty:
	// none does.
	PreviousSecret []byte

	// Keys finds the keys of JWTs that others sign, such as an identity provider, by
	// RS256, ES256 or EdDSA. Set KeyIssuer and KeyAudience with it, since a provider
	// signs tokens for others as well. Nil: no such JWT is right.
	Keys KeyFunc

	// KeyIssuer and KeyAudience are what the claims iss and aud of the JWTs that Keys has
	// the keys of have to say, in place of JWTIssuer and JWTAudience. Empty: what those say.
	KeyIssuer, KeyAudience string

	// JWTIssuer and JWTAudience are what the claims iss and aud of every JWT have
	// to say. Empty: they may say anything.
	JWTIssuer, JWTAudience string

	// MaxTokenLife is how far ahead a JWT may expire at most, and how long one
	// that POST /auth/token gives lives. Zero: one hour.
	MaxTokenLife time.Duration

	// APIKeys are the right API keys. Empty: no API key is right.
	APIKeys []APIKey

	// KeySet holds the API keys in place of APIKeys, for programs that replace them
	// while the service runs. Nil: there is none.
	KeySet *KeySet

	// BasicUser and BasicPass are a pair for HTTP Basic. It is taken only over
	// TLS or from a loopback address. Note that behind a proxy on the same
	// machine every request comes from a loopback address. Both empty: no pair
	// is right.
	BasicUser, BasicPass string

	// FailuresPerMinute is the number of wrong keys and tokens from one address
	// (for IPv6: from one /64 network) in a minute, beyond which the answer is 429.
	// A right one is never held back. Zero: 60. Negative: no limit.
	//
	// The basic pair is a password, with bounds of its own: after 10 wrong tries
	// in a minute for a user from one address, or 100 from all addresses, further
	// ones are answered 429, right or wrong, until the minute is over.
	FailuresPerMinute int

	// TrustedProxies are the networks of proxies whose X-Forwarded-For says which
	// address a request comes from, for these bounds. Empty: none is believed.
	TrustedProxies []netip.Prefix
}

// Format writes a fixed text, so that printing an Auth shows no secret.
func (a Auth) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte("httpapi.Auth{…}")) }

// An authenticator verifies credentials. Secrets live in its closures, so that printing
// it shows none.
type authenticator struct {
	mode     AuthMode
	keys     *KeySet
	jwt      credential.Verifier                 // nil: none is right
	basic    *credential.Password                // nil: none is right
	issue    func(now time.Time) (string, error) // nil: no token can be made
	life     time.Duration
	verified *credential.TokenCache
	failures *credential.Throttle[netip.Prefix]
	proxies  listen.Proxies
}

// Check returns an error with all reasons if a field cannot be used or an API has no
// credential that it accepts. [New] makes the same checks.
func (a *Auth) Check() error {
	if a == nil {
		return errors.New("Options.Auth is nil, so no request could be answered")
	}
	hasKeys, hasJWT, hasBasic := len(a.APIKeys) > 0 || a.KeySet != nil, len(a.JWTSecret) > 0 || a.Keys != nil, a.BasicUser+a.BasicPass != ""
	var errs []error
	refuse := func(wrong bool, reason string) {
		if wrong {
			errs = append(errs, errors.New(reason))
		}
	}
	switch a.Mode {
	case "", AuthAny:
		refuse(!hasJWT && !hasBasic && !hasKeys, "Auth has no secret, no key and no pair, so no request could be answered")
	case AuthJWT:
		refuse(!hasJWT, "Auth.Mode is jwt and Auth.JWTSecret is empty")
	case AuthAPIKey:
		refuse(!hasKeys, "Auth.Mode is apikey and Auth.APIKeys is empty")
	default:
		refuse(true, "Auth.Mode is none of any, apikey and jwt")
	}
	refuse(a.MaxTokenLife < 0, "Auth.MaxTokenLife is negative")
	const least = credential.MinSecretBytes
	refuse(len(a.JWTSecret) > 0 && len(a.JWTSecret) < least, fmt.Sprintf("Auth.JWTSecret has fewer than %d bytes", least))
	refuse(len(a.PreviousSecret) > 0 && len(a.PreviousSecret) < least, fmt.Sprintf("Auth.PreviousSecret has fewer than %d bytes", least))
	refuse(len(a.PreviousSecret) > 0 && len(a.JWTSecret) == 0, "Auth.PreviousSecret is set without Auth.JWTSecret")
	refuse((a.BasicUser == "") != (a.BasicPass == ""), "one of Auth.BasicUser and Auth.BasicPass is set without the other")
	refuse(strings.Contains(a.BasicUser, ":"), "Auth.BasicUser has a colon, which ends the user in HTTP Basic")
	if err := credential.CheckAPIKeys(a.APIKeys); err != nil {
		errs = append(errs, err)
	}
	refuse(slices.ContainsFunc(a.TrustedProxies, func(n netip.Prefix) bool { return !n.IsValid() }), "Auth.TrustedProxies has a network that is none")
	refuse(a.KeySet != nil && len(a.APIKeys) > 0, "Auth has both APIKeys and KeySet")
	return errors.Join(errs...)
}

// newAuthenticator checks the options and copies what it keeps of them.
func newAuthenticator(a *Auth) (*authenticator, error) {
	if err := a.Check(); err != nil {
		return nil, err
	}
	auth := &authenticator{mode: a.Mode, life: a.MaxTokenLife}
	if auth.mode == "" {
		auth.mode = AuthAny
	}
	if auth.life == 0 {
		auth.life = defaultTokenLife
	}
	if auth.keys = a.KeySet; auth.keys == nil {
		auth.keys = new(KeySet)
		_ = auth.keys.Replace(a.APIKeys) // they were checked
	}
	if len(a.JWTSecret) > 0 || a.Keys != nil {
		auth.jwt = credential.NewVerifier(&credential.Rules{
			Secrets: [][]byte{a.JWTSecret, a.PreviousSecret}, Keys: a.Keys, Issuer: a.JWTIssuer, Audience: a.JWTAudience, Life: auth.life,
			KeyIssuer: cmp.Or(a.KeyIssuer, a.JWTIssuer), KeyAudience: cmp.Or(a.KeyAudience, a.JWTAudience),
		})
		auth.verified = credential.NewTokenCache(maxCachedTokens)
	}
	if len(a.JWTSecret) > 0 {
		secret, issuer, audience := append([]byte(nil), a.JWTSecret...), a.JWTIssuer, a.JWTAudience
		auth.issue = func(now time.Time) (string, error) {
			return SignToken(secret, Token{Issuer: issuer, Audience: audience, IssuedAt: now, ExpiresAt: now.Add(auth.life)})
		}
	}
	if a.BasicUser != "" {
		auth.basic = credential.NewPassword(a.BasicUser, a.BasicPass)
	}
	for _, network := range a.TrustedProxies {
		auth.proxies = append(auth.proxies, network.Masked())
	}
	limit := a.FailuresPerMinute
	if limit == 0 {
		limit = defaultFailuresPerMinute
	}
	auth.failures = credential.NewThrottle[netip.Prefix](limit)
	return auth, nil
}

// Why a credential is refused. The log says it, and the answer does not.
var (
	errNoCredential = errors.New("there is no credential")
	errNoForm       = errors.New("there is no credential of a kind that is taken here")
	errPassword     = errors.New("the user or the password is wrong")
	errUnknownKey   = errors.New("the credential is neither a key that is known nor a JWT")
	errNotHere      = errors.New("an API key is good for the data-protection API alone")
)

// authenticate verifies the credential of c for an API, or returns the answer that
// refuses it.
func (a *authenticator) authenticate(c *call, api api) (credential.Credential, *failure) {
	headers := c.request.Header["Authorization"]
	if len(headers) == 0 {
		c.refused = errNoCredential
		return credential.Credential{}, a.refuse(c, api, "a credential is needed")
	}
	var cred credential.Credential
	var wait time.Duration
	tooMany := "this address has sent too many wrong credentials"
	if user, pass, isPair := a.pair(c.request, api); isPair {
		var right bool
		if right, wait = a.basic.Try(user, pass, a.proxies.ClientOf(c.request), c.now); right {
			return credential.Credential{Name: "basic", ID: "basic", Scopes: credential.AllScopes}, nil
		}
		c.refused, tooMany = errPassword, "there were too many wrong passwords"
	} else {
		c.refused = errNoForm
		if len(headers) == 1 && len(headers[0]) <= credential.MaxBytes {
			cred, c.refused = a.verify(c, headers[0], api)
		}
		switch c.refused {
		case nil:
			return cred, nil
		case errNotHere:
			return credential.Credential{}, fail(403, codeForbidden, errNotHere.Error())
		}
		wait = a.failures.Failed(a.proxies.ClientOf(c.request), c.now)
	}
	if wait > 0 {
		c.Header().Set("Retry-After", retryAfter(wait))
		return credential.Credential{}, fail(429, codeRateLimited, tooMany)
	}
	return credential.Credential{}, a.refuse(c, api, "the credential is wrong, has expired, or is of a kind that is not taken here")
}

// refuse returns the answer 401, which names the kinds of credential that are accepted.
// It does not say which part of a credential is wrong.
func (a *authenticator) refuse(c *call, api api, reason string) *failure {
	h := c.Header()
	if api != apiToken {
		h.Add("WWW-Authenticate", `Bearer realm="privet"`)
	}
	if api == apiToken || api == apiRisk && a.basic != nil {
		h.Add("WWW-Authenticate", `Basic realm="privet", charset="UTF-8"`)
	}
	return fail(401, codeUnauthenticated, reason)
}

// verify verifies the value of an Authorization header. Its error says why it is wrong.
func (a *authenticator) verify(c *call, header string, api api) (credential.Credential, error) {
	scheme, token, _ := strings.Cut(header, " ")
	token = strings.Trim(token, " ")
	if token == "" || !strings.EqualFold(scheme, "Bearer") || api == apiToken {
		return credential.Credential{}, errNoForm
	}
	var room [512]byte // most tokens fit, and need no memory to be hashed
	hash := sha256.Sum256(append(room[:0], token...))
	if api == apiData && a.mode != AuthJWT {
		if cred, ok := credential.FindAPIKey(a.keys, &hash); ok {
			return cred, nil
		}
	}
	cred, err := a.verifyToken(c, token, hash, api)
	if err != nil && api == apiRisk && a.mode != AuthJWT {
		if key, ok := credential.FindAPIKey(a.keys, &hash); ok {
			c.credential = key.Name
			return credential.Credential{}, errNotHere
		}
	}
	return cred, err
}

// verifyToken verifies a JWT with this hash.
func (a *authenticator) verifyToken(c *call, token string, hash [sha256.Size]byte, api api) (credential.Credential, error) {
	if a.jwt == nil || api == apiData && a.mode == AuthAPIKey {
		return credential.Credential{}, errUnknownKey
	}
	if cred, ok := a.verified.Get(hash, c.now); ok {
		return cred, nil
	}
	if strings.Count(token, ".") != 2 {
		return credential.Credential{}, errUnknownKey
	}
	cred, expires, err := a.jwt(c.request.Context(), token, c.now)
	if err != nil {
		return credential.Credential{}, err
	}
	if cred.ID == "" {
		cred.ID = string(hash[:])
	}
	a.verified.Put(hash, cred, expires, c.now)
	return cred, nil
}

// pair returns the pair of a request that brings one where one is taken. One that has
// come in the clear over a network, where others may have read it, is not even looked at.
func (a *authenticator) pair(r *http.Request, api api) (user, pass string, ok bool) {
	headers := r.Header["Authorization"]
	if a.basic == nil || api == apiData || len(headers) != 1 || len(headers[0]) > credential.MaxBytes || r.TLS == nil && !listen.FromLoopback(r) {
		return "", "", false
	}
	return r.BasicAuth()
}
