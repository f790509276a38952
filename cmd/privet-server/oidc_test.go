package main

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
)

// A provider is an identity provider that signs tokens.
type provider struct {
	*httptest.Server
	mu   sync.Mutex
	keys map[string]signing // by algorithm
}

type signing struct {
	id      string
	private any
	public  crypto.PublicKey
}

func newProvider(t *testing.T) *provider {
	t.Helper()
	p := &provider{}
	p.rotate(t, "1")
	mux := http.NewServeMux()
	mux.HandleFunc("/realm/.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		_ = json.NewEncoder(w).Encode(map[string]string{"issuer": p.URL + "/realm", "jwks_uri": p.URL + "/realm/keys"})
	})
	mux.HandleFunc("/realm/keys", func(w http.ResponseWriter, _ *http.Request) {
		p.mu.Lock()
		defer p.mu.Unlock()
		var set jose.JSONWebKeySet
		for alg, k := range p.keys {
			set.Keys = append(set.Keys, jose.JSONWebKey{Key: k.public, KeyID: k.id, Algorithm: alg, Use: "sig"})
		}
		_ = json.NewEncoder(w).Encode(set)
	})
	p.Server = httptest.NewServer(mux)
	t.Cleanup(p.Close)
	return p
}

// rotate gives the provider new keys.
func (p *provider) rotate(t *testing.T, word string) {
	t.Helper()
	r, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	e, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	public, private, _ := ed25519.GenerateKey(rand.Reader)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.keys = map[string]signing{"RS256": {"r" + word, r, &r.PublicKey}, "ES256": {"e" + word, e, &e.PublicKey}, "EdDSA": {"d" + word, private, public}}
}

// token signs claims, beside those that every token has.
func (p *provider) token(t *testing.T, alg string, more map[string]any) string {
	t.Helper()
	p.mu.Lock()
	k := p.keys[alg]
	p.mu.Unlock()
	s, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.SignatureAlgorithm(alg), Key: k.private}, (&jose.SignerOptions{}).WithHeader("kid", k.id).WithType("JWT"))
	if err != nil {
		t.Fatal(err)
	}
	claims := map[string]any{"iss": p.URL + "/realm", "aud": []string{"privet", "other"}, "sub": "ann", "iat": time.Now().Unix(), "exp": time.Now().Add(10 * time.Minute).Unix()}
	for name, value := range more {
		if claims[name] = value; value == nil {
			delete(claims, name)
		}
	}
	signed, err := jwt.Signed(s).Claims(claims).Serialize()
	if err != nil {
		t.Fatal(err)
	}
	return signed
}

// TestProvider has a server take the tokens of an identity provider, of any algorithm, through a
// change of keys and while the provider is away; and no others.
func TestProvider(t *testing.T) {
	idp := newProvider(t)
	p := start(t, "PRIVET_OIDC_ISSUER="+idp.URL+"/realm", "PRIVET_OIDC_AUDIENCE=privet")
	const body = `{"columns":[{"name":"email","value":"ann@example.com"}]}`
	status := func(token string) int { return p.ask("POST", "/api/v1/profiler/run", token, body).status }
	for _, alg := range []string{"RS256", "ES256", "EdDSA"} {
		if got := status(idp.token(t, alg, nil)); got != 200 {
			t.Errorf("%s: %d", alg, got)
		}
	}
	now := time.Now()
	for what, claims := range map[string]map[string]any{
		"another issuer":    {"iss": idp.URL},
		"no issuer":         {"iss": nil},
		"another audience":  {"aud": "other"},
		"no audience":       {"aud": nil},
		"expired":           {"exp": now.Add(-time.Minute).Unix()},
		"good for too long": {"exp": now.Add(1000 * time.Hour).Unix()},
		"no end":            {"exp": nil},
		"not yet good":      {"nbf": now.Add(time.Hour).Unix()},
	} {
		if got := status(idp.token(t, "ES256", claims)); got != 401 {
			t.Errorf("%s: %d", what, got)
		}
	}
	if got := status(idp.token(t, "ES256", map[string]any{"scope": "openid registry:read"})); got != 403 {
		t.Errorf("a token without the scope: %d", got)
	}
	other := newProvider(t)
	forged := other.token(t, "EdDSA", map[string]any{"iss": idp.URL + "/realm"})
	if got := status(forged); got != 401 {
		t.Errorf("a token of another provider's key: %d", got)
	}
	// The token of the trial is of the server's own secret, and has no issuer.
	if got := status(""); got != 200 {
		t.Errorf("a token of the server's own: %d", got)
	}
	old := idp.token(t, "RS256", map[string]any{"sub": "old"})
	idp.Close()
	for _, alg := range []string{"RS256", "ES256", "EdDSA"} {
		if got := status(idp.token(t, alg, map[string]any{"sub": "later"})); got != 200 {
			t.Errorf("%s, while the provider is away: %d", alg, got)
		}
	}
	if got := status(old); got != 200 {
		t.Errorf("a token from before: %d", got)
	}
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	p.ends(t)
	out := p.out.String()
	if !strings.Contains(out, "the keys of the identity provider were read") || !strings.Contains(out, "jwt:later") || strings.Contains(out, "eyJ") {
		t.Errorf("the log: %s", out)
	}
}

// TestProviderAlone starts a server that has no secret of its own, as an operator does.
func TestProviderAlone(t *testing.T) {
	idp := newProvider(t)
	license := licensed(t)
	p := launch(t, []string{"serve", "-addr", "127.0.0.1:0"}, append(license, "PRIVET_OIDC_ISSUER="+idp.URL+"/realm", "PRIVET_OIDC_AUDIENCE=privet")...)
	p.serves(t)
	if a := p.ask("POST", "/risk/summary/by-name", idp.token(t, "EdDSA", nil), `["SSN"]`); a.status != 200 {
		t.Errorf("%d %s", a.status, a.body)
	}
	// The provider changes its keys: who brings a token of the new ones is not turned away for
	// longer than the provider is left in peace.
	idp.rotate(t, "2")
	for end := time.Now().Add(patience); ; time.Sleep(200 * time.Millisecond) {
		if p.ask("POST", "/risk/summary/by-name", idp.token(t, "RS256", nil), `["SSN"]`).status == 200 {
			break
		}
		if time.Now().After(end) {
			t.Fatal("new keys are not taken up")
		}
	}
	if a := p.ask("POST", "/auth/token", "x", ""); a.status != 401 && a.status != 404 {
		t.Errorf("tokens without a secret: %d", a.status)
	}
	q := launch(t, []string{"serve", "-addr", "127.0.0.1:0"}, license...)
	if status := q.ends(t); status != exitFound || !strings.Contains(q.out.String(), "JWT_SIGNATURE_SECRET") {
		t.Errorf("without a provider and a secret: %d %s", status, q.out.String())
	}
}
