package oidc

import (
	"context"
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
)

// A provider is an identity provider: a server with keys of its own.
type provider struct {
	*httptest.Server
	asked atomic.Int64 // for keys

	mu     sync.Mutex
	keys   []jose.JSONWebKey
	answer http.HandlerFunc // in place of the keys; nil: the keys
	said   func(map[string]string)
}

func newProvider(t *testing.T) *provider {
	t.Helper()
	p := new(provider)
	mux := http.NewServeMux()
	mux.HandleFunc("/.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		says := map[string]string{"issuer": p.URL, "jwks_uri": p.URL + "/keys", "authorization_endpoint": p.URL + "/a", "token_endpoint": p.URL + "/t"}
		p.mu.Lock()
		defer p.mu.Unlock()
		if p.said != nil {
			p.said(says)
		}
		_ = json.NewEncoder(w).Encode(says)
	})
	mux.HandleFunc("/keys", func(w http.ResponseWriter, r *http.Request) {
		p.asked.Add(1)
		p.mu.Lock()
		keys, answer := p.keys, p.answer
		p.mu.Unlock()
		if answer != nil {
			answer(w, r)
			return
		}
		_ = json.NewEncoder(w).Encode(jose.JSONWebKeySet{Keys: keys})
	})
	p.Server = httptest.NewServer(mux)
	t.Cleanup(p.Close)
	return p
}

func (p *provider) has(keys ...jose.JSONWebKey) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.keys, p.answer = keys, nil
}

func (p *provider) answers(f http.HandlerFunc) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.answer = f
}

// newKey makes the public key of an algorithm.
func newKey(t *testing.T, alg, id string) jose.JSONWebKey {
	t.Helper()
	var key crypto.PublicKey
	switch alg {
	case "RS256":
		k, err := rsa.GenerateKey(rand.Reader, 2048)
		if err != nil {
			t.Fatal(err)
		}
		key = &k.PublicKey
	case "ES256":
		k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
		if err != nil {
			t.Fatal(err)
		}
		key = &k.PublicKey
	case "EdDSA":
		key, _, _ = ed25519.GenerateKey(rand.Reader)
	}
	return jose.JSONWebKey{Key: key, KeyID: id, Use: "sig"}
}

// start begins to read the keys of a provider, and returns what was reported.
func start(t *testing.T, p *provider, opts Options) (*Keys, *reports) {
	t.Helper()
	r := new(reports)
	opts.Report = r.add
	k, err := New(p.URL, &opts)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { k.Run(ctx); close(ended) }()
	t.Cleanup(func() { stop(); <-ended })
	return k, r
}

type reports struct {
	mu  sync.Mutex
	all []string
}

func (r *reports) add(n int, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.all = append(r.all, fmt.Sprint(n, " ", err))
}

func (r *reports) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return strings.Join(r.all, "\n")
}

func find(k *Keys, alg, id string) crypto.PublicKey {
	ctx, stop := context.WithTimeout(context.Background(), 10*time.Second)
	defer stop()
	key, err := k.Find(ctx, alg, id)
	if err != nil {
		return nil
	}
	return key
}

// TestFind finds keys by their ids and their kinds, and none that do not fit.
func TestFind(t *testing.T) {
	p := newProvider(t)
	one, two, three := newKey(t, "RS256", "one"), newKey(t, "ES256", "two"), newKey(t, "EdDSA", "three")
	small, err := rsa.GenerateKey(rand.Reader, 1024)
	if err != nil {
		t.Fatal(err)
	}
	secret, encrypts, other := jose.JSONWebKey{Key: []byte(strings.Repeat("s", 32)), KeyID: "secret"}, newKey(t, "RS256", "encrypts"), newKey(t, "ES256", "other")
	encrypts.Use, other.Algorithm = "enc", "ES512"
	p.has(one, two, three, secret, encrypts, other, jose.JSONWebKey{Key: &small.PublicKey, KeyID: "small"})
	k, _ := start(t, p, Options{Pause: time.Hour})
	for _, tt := range []struct {
		alg, id string
		want    *jose.JSONWebKey
	}{
		{"RS256", "one", &one}, {"ES256", "two", &two}, {"EdDSA", "three", &three}, {"RS256", "", &one}, {"EdDSA", "", &three},
		{"RS256", "two", nil}, {"HS256", "secret", nil}, {"RS256", "encrypts", nil}, {"ES256", "other", nil}, {"RS256", "small", nil}, {"PS256", "one", nil},
		{"none", "", nil}, {"RS256", "nobody", nil},
	} {
		got := find(k, tt.alg, tt.id)
		if (got == nil) != (tt.want == nil) || got != nil && !got.(interface{ Equal(crypto.PublicKey) bool }).Equal(tt.want.Key) {
			t.Errorf("%s %s is found: %v", tt.alg, tt.id, got != nil)
		}
	}
	if n := p.asked.Load(); n != 1 {
		t.Errorf("the provider was asked %d times", n)
	}
	// Two keys that a token without an id could mean.
	p2 := newProvider(t)
	p2.has(one, newKey(t, "RS256", "more"))
	k2, _ := start(t, p2, Options{})
	if find(k2, "RS256", "one") == nil || find(k2, "RS256", "") != nil {
		t.Error("a token that names no key is verified by one of several")
	}
}

// TestRotation has a provider change its keys: many who ask for the new one at the same time
// are answered by one reading, and the old one ends.
func TestRotation(t *testing.T) {
	p := newProvider(t)
	p.has(newKey(t, "ES256", "old"))
	k, said := start(t, p, Options{Pause: time.Millisecond, Every: time.Hour})
	if find(k, "ES256", "old") == nil {
		t.Fatal(said)
	}
	time.Sleep(5 * time.Millisecond)
	p.has(newKey(t, "ES256", "new"))
	before := p.asked.Load()
	gate := make(chan struct{})
	keys := p.keys
	p.answers(func(w http.ResponseWriter, _ *http.Request) {
		<-gate
		_ = json.NewEncoder(w).Encode(jose.JSONWebKeySet{Keys: keys})
	})
	var wg sync.WaitGroup
	for range 50 {
		wg.Go(func() {
			if find(k, "ES256", "new") == nil {
				t.Error("a new key is not found")
			}
		})
	}
	time.Sleep(20 * time.Millisecond)
	close(gate)
	wg.Wait()
	if n := p.asked.Load() - before; n > 2 {
		t.Errorf("50 who ask have the provider asked %d times", n)
	}
	if find(k, "ES256", "old") != nil {
		t.Error("a key that the provider has withdrawn is still good")
	}
}

// TestUnknownKeys has somebody send tokens of keys that there are none of.
func TestUnknownKeys(t *testing.T) {
	p := newProvider(t)
	p.has(newKey(t, "ES256", "one"))
	k, _ := start(t, p, Options{Pause: time.Hour})
	for i := range 200 {
		if find(k, "ES256", fmt.Sprint("made-up-", i)) != nil {
			t.Fatal("a key that nobody has is found")
		}
	}
	if n := p.asked.Load(); n != 1 {
		t.Errorf("the provider was asked %d times", n)
	}
}

// TestProviderIsIll has a provider that is away, slow, endless, garbled or led elsewhere. What was
// known before stays, for a while.
func TestProviderIsIll(t *testing.T) {
	p := newProvider(t)
	one := newKey(t, "EdDSA", "one")
	p.has(one)
	k, said := start(t, p, Options{Pause: time.Millisecond, Every: 5 * time.Millisecond, Timeout: 300 * time.Millisecond, Trust: 4 * time.Second})
	if find(k, "EdDSA", "one") == nil {
		t.Fatal(said)
	}
	begun := time.Now()
	var many []jose.JSONWebKey
	for i := range maxKeys + 1 {
		key := one
		key.KeyID = fmt.Sprint(i)
		many = append(many, key)
	}
	elsewhere := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { t.Error("a redirect is followed") }))
	defer elsewhere.Close()
	for _, tt := range []struct {
		want   string
		answer http.HandlerFunc
	}{
		{"it answers 500", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(500) }},
		{"it answers 302", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, elsewhere.URL, 302) }},
		{"are not right", func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(`{"keys":[SECRET-OF-PROVIDER`)) }},
		{"more than 256 keys", func(w http.ResponseWriter, _ *http.Request) {
			_ = json.NewEncoder(w).Encode(jose.JSONWebKeySet{Keys: many})
		}},
		{"are not right", func(w http.ResponseWriter, r *http.Request) { // without end
			_, _ = w.Write([]byte(`{"keys":["`))
			for filler := []byte(strings.Repeat("x", 1<<16)); r.Context().Err() == nil; {
				if _, err := w.Write(filler); err != nil {
					return
				}
			}
		}},
		{"takes too long", func(w http.ResponseWriter, r *http.Request) { // a byte now and then
			for r.Context().Err() == nil {
				_, _ = w.Write([]byte(" "))
				w.(http.Flusher).Flush()
				time.Sleep(10 * time.Millisecond)
			}
		}},
	} {
		before := strings.Count(said.String(), tt.want)
		p.answers(tt.answer)
		for end := time.Now().Add(20 * time.Second); strings.Count(said.String(), tt.want) <= before; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("nobody says that %q: %s", tt.want, said)
			}
		}
		p.has(one)
		for end := time.Now().Add(20 * time.Second); !strings.HasSuffix(said.String(), " <nil>"); time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("nobody says that it is well again: %s", said)
			}
		}
	}
	p.mu.Lock()
	p.said = func(says map[string]string) { says["jwks_uri"] = "http://keys.example/" }
	p.mu.Unlock()
	time.Sleep(20 * time.Millisecond)
	p.mu.Lock()
	p.said = func(says map[string]string) { says["issuer"] = "http://127.0.0.1:1" }
	p.mu.Unlock()
	time.Sleep(20 * time.Millisecond)
	p.CloseClientConnections()
	p.Close()
	if time.Since(begun) < 3*time.Second && find(k, "EdDSA", "one") == nil {
		t.Error("a provider that is away has taken the keys with it")
	}
	for _, want := range []string{"no address of https", "of itself cannot be read"} {
		if !strings.Contains(said.String(), want) {
			t.Errorf("nobody says %q: %s", want, said)
		}
	}
	if strings.Contains(said.String(), "SECRET-OF-PROVIDER") || strings.Contains(said.String(), "127.0.0.1") {
		t.Errorf("what a provider says, or where it is, is repeated: %s", said)
	}
	for end := time.Now().Add(20 * time.Second); k.find("EdDSA", "one") != nil; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("keys that cannot be read anew are good for ever")
		}
	}
}

// TestLateProvider has a provider that comes after the server, whose client leaves meanwhile.
func TestLateProvider(t *testing.T) {
	p := newProvider(t)
	p.answers(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(503) })
	k, _ := start(t, p, Options{Pause: time.Millisecond})
	if find(k, "ES256", "one") != nil {
		t.Fatal("a key from nowhere")
	}
	gone, leave := context.WithCancel(context.Background())
	leave()
	if _, err := k.Find(gone, "ES256", "one"); err == nil || errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("who has left is told %v", err)
	}
	p.has(newKey(t, "ES256", "one"))
	for end := time.Now().Add(20 * time.Second); find(k, "ES256", "one") == nil; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("a provider that has come is not noticed")
		}
	}
}

// TestIssuers refuses addresses that others could answer for.
func TestIssuers(t *testing.T) {
	for address, good := range map[string]bool{
		"https://login.example": true, "https://login.example/realms/a": true, "http://127.0.0.1:8080/realms/a": true, "http://localhost:1": true, "http://[::1]:1": true,
		"http://login.example": false, "login.example": false, "": false, "https://user:PASSWORD@login.example": false, "https://login.example?x=1": false,
		"ftp://login.example": false, "https://": false, "http://127.0.0.1.example": false, "http://localhost.example": false,
	} {
		_, err := New(address, nil)
		if (err == nil) != good {
			t.Errorf("%s: %v", address, err)
		}
		if err != nil && strings.Contains(err.Error(), "PASSWORD") {
			t.Error("the error has a password")
		}
	}
}
