package httpapi

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
	verify := newVerifier(&Auth{JWTSecret: testSecret}, time.Hour)
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
		if (err == nil) != good || err != nil && cred != (credential{}) {
			t.Errorf("%.80s: %v, want good: %v", header, err, good)
		}
	}
}

// TestPreviousSecret holds that tokens live through a change of the secret, that new ones
// are signed with the new one, and that the old one goes.
func TestPreviousSecret(t *testing.T) {
	old := signTest(t, Token{IssuedAt: time.Now(), ExpiresAt: time.Now().Add(time.Hour)})
	next := []byte("the next secret of tests, also long")
	status := func(ts *testServer, token string) int {
		return ts.send("POST", riskPath, `[]`, "Authorization", "Bearer "+token).status
	}
	during := startServer(t, func(o *Options) { o.Auth.JWTSecret, o.Auth.PreviousSecret = next, testSecret })
	issued, err := during.service.auth.issue(time.Now())
	if err != nil {
		t.Fatal(err)
	}
	after := startServer(t, func(o *Options) { o.Auth.JWTSecret = next })
	for _, tt := range []struct {
		ts    *testServer
		token string
		want  int
	}{{during, old, 200}, {during, issued, 200}, {after, issued, 200}, {after, old, 401}} {
		if got := status(tt.ts, tt.token); got != tt.want {
			t.Errorf("%d, want %d", got, tt.want)
		}
	}
	for _, a := range []Auth{{JWTSecret: next, PreviousSecret: []byte("short")}, {PreviousSecret: next, BasicUser: "u", BasicPass: "p"}} {
		if a.Check() == nil {
			t.Error("a previous secret that cannot be is taken")
		}
	}
}

// TestIssuerAndAudience holds that they are demanded where they are set, of tokens that the
// service gives too.
func TestIssuerAndAudience(t *testing.T) {
	now := time.Now()
	a := &Auth{JWTSecret: testSecret, JWTIssuer: "https://id.example", JWTAudience: "privet"}
	verify := newVerifier(a, time.Hour)
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
	auth, err := newAuthenticator(a)
	if err != nil {
		t.Fatal(err)
	}
	token, err := auth.issue(now)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := verify(t.Context(), token, now); err != nil {
		t.Errorf("a token of the service: %v", err)
	}
}

// TestScopeClaims holds which claims limit a token, and that each does.
func TestScopeClaims(t *testing.T) {
	now := time.Now()
	verify := newVerifier(&Auth{JWTSecret: testSecret}, time.Hour)
	for claims, want := range map[string]scopeSet{
		``:                                  allScopes,
		`,"scope":"mask risk"`:              setOf(ScopeMask) | setOf(ScopeRisk),
		`,"scp":"mask openid"`:              setOf(ScopeMask),
		`,"scp":["mask","risk"]`:            setOf(ScopeMask) | setOf(ScopeRisk),
		`,"scopes":["mask risk"]`:           setOf(ScopeMask) | setOf(ScopeRisk),
		`,"scopes":""`:                      0,
		`,"scp":[]`:                         0,
		`,"scope":"mask risk","scp":"mask"`: setOf(ScopeMask),
		`,"scopes":"mask","scp":"risk"`:     0,
	} {
		cred, _, err := verify(t.Context(), signClaims(t, fmt.Sprintf(`{"exp":%d%s}`, now.Unix()+60, claims)), now)
		if err != nil || cred.scopes != want {
			t.Errorf("%s: %b, %v, want %b", claims, cred.scopes, err, want)
		}
	}
}

// TestKeys verifies tokens that others have signed, and refuses those whose header and key
// do not go together.
func TestKeys(t *testing.T) {
	keys := testKeys(t)
	now := time.Now()
	verify := newVerifier(&Auth{JWTSecret: testSecret, Keys: func(_ context.Context, alg, id string) (crypto.PublicKey, error) {
		switch id {
		case "":
			return nil, errors.New("an error that holds " + secret)
		case "nil":
			return nil, nil
		case "secret":
			return testSecret, nil
		}
		return keys[id].Public(), nil
	}}, time.Hour)
	methods := map[string]jwt.SigningMethod{"RS256": jwt.SigningMethodRS256, "ES256": jwt.SigningMethodES256, "EdDSA": jwt.SigningMethodEdDSA}
	claims := jwt.MapClaims{"exp": now.Unix() + 60, "sub": "somebody"}
	for alg, method := range methods {
		for id := range methods {
			cred, _, err := verify(t.Context(), forge(t, method, keys[alg], claims, "kid", id), now)
			if (err == nil) != (alg == id) || err == nil && (cred.name != "jwt:somebody" || cred.scopes != allScopes) {
				t.Errorf("%s with the key of %s: %+v, %v", alg, id, cred, err)
			}
		}
		for _, id := range []string{"", "nil", "secret"} {
			if _, _, err := verify(t.Context(), forge(t, method, keys[alg], claims, "kid", id), now); err == nil || strings.Contains(err.Error(), secret) {
				t.Errorf("%s with key %q: %v", alg, id, err)
			}
		}
		if _, _, err := newVerifier(&Auth{JWTSecret: testSecret}, time.Hour)(t.Context(), forge(t, method, keys[alg], claims, "kid", alg), now); err != errAlg {
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
	only := startServer(t, func(o *Options) {
		o.Auth = &Auth{Mode: AuthJWT, Keys: func(context.Context, string, string) (crypto.PublicKey, error) { return keys["ES256"].Public(), nil }}
	})
	right := "Bearer " + forge(t, jwt.SigningMethodES256, keys["ES256"], claims)
	if r := only.send("POST", maskPath, goodBody[maskPath], "Authorization", right); r.status != 200 {
		t.Errorf("a service with keys alone: %d %s", r.status, r.body)
	}
	if r := only.post(maskPath, goodBody[maskPath]); r.status != 401 {
		t.Errorf("HS256 without a secret: %d", r.status)
	}
}
