package httpapi

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

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

// TestIssuedToken holds that a token of the service is of the issuer and for the audience that
// it asks for itself.
func TestIssuedToken(t *testing.T) {
	now := time.Now()
	auth, err := newAuthenticator(&Auth{JWTSecret: testSecret, JWTIssuer: "https://id.example", JWTAudience: "privet"})
	if err != nil {
		t.Fatal(err)
	}
	token, err := auth.issue(now)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := auth.jwt(t.Context(), token, now); err != nil {
		t.Errorf("a token of the service: %v", err)
	}
}

// TestKeysAlone serves with the keys of others and no secret.
func TestKeysAlone(t *testing.T) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	claims := jwt.MapClaims{"exp": time.Now().Unix() + 60, "sub": "somebody"}
	only := startServer(t, func(o *Options) {
		o.Auth = &Auth{Mode: AuthJWT, Keys: func(context.Context, string, string) (crypto.PublicKey, error) { return key.Public(), nil }}
	})
	right := "Bearer " + forge(t, jwt.SigningMethodES256, key, claims)
	if r := only.send("POST", maskPath, goodBody[maskPath], "Authorization", right); r.status != 200 {
		t.Errorf("a service with keys alone: %d %s", r.status, r.body)
	}
	if r := only.post(maskPath, goodBody[maskPath]); r.status != 401 {
		t.Errorf("HS256 without a secret: %d", r.status)
	}
}
