package credential

import (
	"context"
	"crypto"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

// testSecret signs the tokens of tests.
var testSecret = []byte("a secret of tests, 32 bytes long")

const (
	testUser = "local-user"
	testPass = "local-pass"

	// secret is what must not come back.
	secret = "SECRETX7391"
)

// forge signs any claims with any method, as an attacker or a careless issuer
// would.
func forge(t *testing.T, method jwt.SigningMethod, key any, claims jwt.MapClaims, header ...string) string {
	t.Helper()
	token := jwt.NewWithClaims(method, claims)
	for i := 0; i < len(header); i += 2 {
		token.Header[header[i]] = header[i+1]
	}
	s, err := token.SignedString(key)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// signedAs signs claims under any header by HS256.
func signedAs(t *testing.T, header, claims string) string {
	t.Helper()
	encode := base64.RawURLEncoding.EncodeToString
	text := encode([]byte(header)) + "." + encode([]byte(claims))
	signature, err := jwt.SigningMethodHS256.Sign(text, testSecret)
	if err != nil {
		t.Fatal(err)
	}
	return text + "." + encode(signature)
}

// TestTokenHeader holds how strictly the header of a well-signed token is read.
func TestTokenHeader(t *testing.T) {
	now := time.Now()
	verify := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Life: time.Hour})
	for header, good := range map[string]bool{
		`{"alg":"HS256"}`:                                                      true,
		`{"alg":"HS256","typ":"JWT","kid":"a"}`:                                true,
		`{"alg":"HS256","typ":"at+jwt","x5t":"a"}`:                             true,
		`{"alg":"HS256","alg":"HS256"}`:                                        false,
		`{"alg":"none","alg":"HS256"}`:                                         false,
		`{"alg":"HS256","alg":"none"}`:                                         false,
		`{"alg":"HS256","ALG":"none"}`:                                         false,
		`{"Alg":"HS256"}`:                                                      false,
		`{"alg":"HS256","b64":false}`:                                          false,
		`{"alg":"HS256","b64":true}`:                                           false,
		`{"alg":"HS256","B64":true}`:                                           false,
		`{"alg":"HS256","crit":[]}`:                                            false,
		`{"alg":"HS256","crit":["b64"]}`:                                       false,
		`{"alg":"HS256","kid":7}`:                                              false,
		`{"alg":"HS256","kid":"` + strings.Repeat("a", maxKeyIDBytes+1) + `"}`: false,
		`{"alg":null}`:                                                         false,
		`{"alg":"hs256"}`:                                                      false,
		`{}`:                                                                   false,
		`[]`:                                                                   false,
		`{"alg":"HS256"}{}`:                                                    false,
		`{"alg":"HS256","x":`:                                                  false,
	} {
		cred, _, err := verify(t.Context(), signedAs(t, header, fmt.Sprintf(`{"exp":%d}`, now.Unix()+60)), now)
		if (err == nil) != good || err != nil && cred != (Credential{}) {
			t.Errorf("%.80s: %v, want good: %v", header, err, good)
		}
	}
}

// TestIssuerAndAudience holds that they are demanded where they are set.
func TestIssuerAndAudience(t *testing.T) {
	now := time.Now()
	verify := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Issuer: "https://id.example", Audience: "privet", Life: time.Hour})
	for claims, want := range map[string]error{
		`"iss":"https://id.example","aud":"privet"`:           nil,
		`"iss":"https://id.example","aud":["other","privet"]`: nil,
		`"iss":"https://id.example","aud":[]`:                 errAudience,
		`"iss":"https://id.example","aud":"Privet"`:           errAudience,
		`"iss":"https://id.example"`:                          errAudience,
		`"iss":"https://id.example","aud":["privet",1]`:       errToken,
		`"iss":"https://id.example","aud":{"privet":1}`:       errToken,
		`"iss":"https://id.example/","aud":"privet"`:          errIssuer,
		`"aud":"privet"`: errIssuer,
		`"iss":["https://id.example"],"aud":"privet"`:                errToken,
		`"iss":"https://id.example","aud":"privet","scp":[["mask"]]`: errToken,
	} {
		_, _, err := verify(t.Context(), signClaims(t, fmt.Sprintf(`{"exp":%d,%s}`, now.Unix()+60, claims)), now)
		if !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", claims, err, want)
		}
	}
}

// TestScopeClaims holds which claims limit a token, and that each does.
func TestScopeClaims(t *testing.T) {
	now := time.Now()
	verify := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Life: time.Hour})
	for claims, want := range map[string]ScopeSet{
		``:                                  AllScopes,
		`,"scope":"mask risk"`:              SetOf(ScopeMask) | SetOf(ScopeRisk),
		`,"scp":"mask openid"`:              SetOf(ScopeMask),
		`,"scp":["mask","risk"]`:            SetOf(ScopeMask) | SetOf(ScopeRisk),
		`,"scopes":["mask risk"]`:           SetOf(ScopeMask) | SetOf(ScopeRisk),
		`,"scopes":""`:                      0,
		`,"scp":[]`:                         0,
		`,"scope":"mask risk","scp":"mask"`: SetOf(ScopeMask),
		`,"scopes":"mask","scp":"risk"`:     0,
	} {
		cred, _, err := verify(t.Context(), signClaims(t, fmt.Sprintf(`{"exp":%d%s}`, now.Unix()+60, claims)), now)
		if err != nil || cred.Scopes != want {
			t.Errorf("%s: %b, %v, want %b", claims, cred.Scopes, err, want)
		}
	}
}

// TestKeys verifies tokens that others have signed, and refuses those whose header and key
// do not go together.
func TestKeys(t *testing.T) {
	keys := testKeys(t)
	now := time.Now()
	verify := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Life: time.Hour, Keys: func(_ context.Context, alg, id string) (crypto.PublicKey, error) {
		switch id {
		case "":
			return nil, errors.New("an error that holds " + secret)
		case "nil":
			return nil, nil
		case "secret":
			return testSecret, nil
		}
		return keys[id].Public(), nil
	}})
	methods := map[string]jwt.SigningMethod{"RS256": jwt.SigningMethodRS256, "ES256": jwt.SigningMethodES256, "EdDSA": jwt.SigningMethodEdDSA}
	claims := jwt.MapClaims{"exp": now.Unix() + 60, "sub": "somebody"}
	for alg, method := range methods {
		for id := range methods {
			cred, _, err := verify(t.Context(), forge(t, method, keys[alg], claims, "kid", id), now)
			if (err == nil) != (alg == id) || err == nil && (cred.Name != "jwt:somebody" || cred.Scopes != AllScopes) {
				t.Errorf("%s with the key of %s: %+v, %v", alg, id, cred, err)
			}
		}
		for _, id := range []string{"", "nil", "secret"} {
			if _, _, err := verify(t.Context(), forge(t, method, keys[alg], claims, "kid", id), now); err == nil || strings.Contains(err.Error(), secret) {
				t.Errorf("%s with key %q: %v", alg, id, err)
			}
		}
		if _, _, err := NewVerifier(&Rules{Secrets: [][]byte{testSecret}, Life: time.Hour})(t.Context(), forge(t, method, keys[alg], claims, "kid", alg), now); err != errAlg {
			t.Errorf("%s where there are no keys: %v", alg, err)
		}
	}
	_, public := pemPair(t, keys["RS256"])
	for name, token := range map[string]string{
		"a public key as a secret": forge(t, jwt.SigningMethodHS256, public, claims, "kid", "RS256"),
		"PS256":                    forge(t, jwt.SigningMethodPS256, keys["RS256"], claims, "kid", "RS256"),
		"RS512":                    forge(t, jwt.SigningMethodRS512, keys["RS256"], claims, "kid", "RS256"),
		"none":                     forge(t, jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, claims, "kid", "RS256"),
	} {
		if _, _, err := verify(t.Context(), token, now); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
}

func TestTokenCacheIsBounded(t *testing.T) {
	c := NewTokenCache(4)
	now := time.Now()
	key := func(i int) (h [32]byte) { h[0] = byte(i); return h }
	for i := range 4 {
		c.Put(key(i), Credential{Name: "old"}, now.Add(time.Second), now)
	}
	c.Put(key(4), Credential{Name: "new"}, now.Add(time.Hour), now)
	if n := len(c.entries); n != 4 {
		t.Errorf("%d entries, want 4", n)
	}
	later := now.Add(2 * time.Second)
	c.Put(key(5), Credential{Name: "new"}, later.Add(time.Hour), later)
	if n := len(c.entries); n != 2 {
		t.Errorf("%d entries after the old ones have expired, want 2", n)
	}
	if cred, ok := c.Get(key(5), later); !ok || cred.Name != "new" {
		t.Error("a token that was put is not there")
	}
	if _, ok := c.Get(key(5), later.Add(time.Hour)); ok {
		t.Error("an expired token is there")
	}
}

func TestSignTokenRefuses(t *testing.T) {
	now := time.Now()
	for name, f := range map[string]func() (string, error){
		"short secret": func() (string, error) {
			return SignToken(testSecret[:31], Token{IssuedAt: now, ExpiresAt: now.Add(time.Second)})
		},
		"ends in the same second": func() (string, error) {
			return SignToken(testSecret, Token{IssuedAt: time.Unix(5, 0), ExpiresAt: time.Unix(5, 999e6)})
		},
		"no times":     func() (string, error) { return SignToken(testSecret, Token{}) },
		"ends at once": func() (string, error) { return SignToken(testSecret, Token{IssuedAt: now, ExpiresAt: now}) },
		"unknown scope": func() (string, error) {
			return SignToken(testSecret, Token{IssuedAt: now, ExpiresAt: now.Add(time.Second), Scopes: []Scope{"x"}})
		},
	} {
		if token, err := f(); err == nil || token != "" {
			t.Errorf("%s: signed", name)
		}
	}
}
