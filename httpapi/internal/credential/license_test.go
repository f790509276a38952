package credential

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"crypto/x509"
	"encoding/pem"
	"fmt"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

// pemPair makes the PEM forms of a key pair.
func pemPair(t *testing.T, key crypto.Signer) (private, public []byte) {
	t.Helper()
	a, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	b, err := x509.MarshalPKIXPublicKey(key.Public())
	if err != nil {
		t.Fatal(err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: a}), pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: b})
}

func testKeys(t *testing.T) map[string]crypto.Signer {
	t.Helper()
	rsaKey, err := rsa.GenerateKey(rand.Reader, 2048)
	if err != nil {
		t.Fatal(err)
	}
	ecKey, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	_, edKey, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return map[string]crypto.Signer{"RS256": rsaKey, "ES256": ecKey, "EdDSA": edKey}
}

// TestLicense signs with each type of key and verifies with each: only the right
// one will do.
func TestLicense(t *testing.T) {
	now := time.Now().Truncate(time.Second)
	keys := testKeys(t)
	for signedBy, signer := range keys {
		private, _ := pemPair(t, signer)
		token, err := SignLicense(private, License{ExpiresAt: now.Add(time.Hour), Platform: "REST", Region: "us.east"}, now)
		if err != nil {
			t.Fatalf("%s: %v", signedBy, err)
		}
		for verifiedBy, verifier := range keys {
			_, public := pemPair(t, verifier)
			l, err := VerifyLicense(token, public, "REST", "us.east", now)
			if signedBy != verifiedBy {
				if err == nil || l != nil {
					t.Errorf("signed by %s, taken with the key of %s", signedBy, verifiedBy)
				}
				continue
			}
			if err != nil || !l.ExpiresAt.Equal(now.Add(time.Hour)) || l.Platform != "REST" || l.Region != "us.east" {
				t.Errorf("%s: %+v, %v", signedBy, l, err)
			}
		}
	}
}

// TestKeyForms reads the other forms that keys come in.
func TestKeyForms(t *testing.T) {
	now := time.Now()
	keys := testKeys(t)
	block := func(kind string, der []byte) []byte { return pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}) }
	rsaKey, ecKey := keys["RS256"].(*rsa.PrivateKey), keys["ES256"].(*ecdsa.PrivateKey)
	sec1, err := x509.MarshalECPrivateKey(ecKey)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1)}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, ecKey.Public(), ecKey)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name            string
		private, public []byte
	}{
		{"PKCS #1", block("RSA PRIVATE KEY", x509.MarshalPKCS1PrivateKey(rsaKey)), block("RSA PUBLIC KEY", x509.MarshalPKCS1PublicKey(&rsaKey.PublicKey))},
		{"SEC 1 and a certificate", block("EC PRIVATE KEY", sec1), block("CERTIFICATE", cert)},
	} {
		token, err := SignLicense(tt.private, License{ExpiresAt: now.Add(time.Hour)}, now)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if _, err := VerifyLicense(token, tt.public, "", "", now); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

func TestLicenseRefused(t *testing.T) {
	now := time.Now().Truncate(time.Second)
	key := testKeys(t)["EdDSA"]
	private, public := pemPair(t, key)
	sign := func(claims jwt.MapClaims) string { return forge(t, jwt.SigningMethodEdDSA, key, claims) }
	future := now.Add(time.Hour).Unix()
	good := jwt.MapClaims{"exp": future, "platform": "REST", "region": "us.east"}
	for _, tt := range []struct {
		name, token, platform, region, reason string
	}{
		{"nothing", "", "", "", "there is no licence"},
		{"garbage", secret, "", "", "not a JWT"},
		{"garbage in parts", secret + ".a.b", "", "", "not a JWT"},
		{"too long", strings.Repeat("a", 9000), "", "", "too long"},
		{"expired", sign(jwt.MapClaims{"exp": now.Unix() - 10}), "", "", "has expired"},
		{"expired within the leeway", sign(jwt.MapClaims{"exp": now.Unix() - 1}), "", "", "has expired"},
		{"no exp", sign(jwt.MapClaims{"platform": "REST"}), "", "", "does not say when"},
		{"not good yet", sign(jwt.MapClaims{"exp": future, "nbf": future - 10}), "", "", "not good yet"},
		{"other platform", sign(good), "GRPC", "", "another platform"},
		{"other region", sign(good), "REST", "eu.west", "another region"},
		{"no platform", sign(good), "", "us.east", "one platform"},
		{"no region", sign(good), "REST", "", "one region"},
		{"public key as a secret", forge(t, jwt.SigningMethodHS256, public, good), "", "", "not signed with this key"},
		{"none", forge(t, jwt.SigningMethodNone, jwt.UnsafeAllowNoneSignatureType, good), "", "", "not signed with this key"},
		{"critical extension", forge(t, jwt.SigningMethodEdDSA, key, good, "crit", "x"), "", "", "extensions"},
		{"platform of a wrong type", sign(jwt.MapClaims{"exp": future, "platform": []string{secret}}), "", "", "platform of the licence is not a string"},
		{"region of a wrong type", sign(jwt.MapClaims{"exp": future, "region": nil}), "", "", "region of the licence is not a string"},
		{"platform in another letter case", sign(jwt.MapClaims{"exp": future, "Platform": secret}), "", "", "claims that are not right"},
		{"exp in quotes", sign(jwt.MapClaims{"exp": fmt.Sprint(future)}), "", "", "claims that are not right"},
		{"nbf that overflows", sign(jwt.MapClaims{"exp": future, "nbf": 1e300}), "", "", "claims that are not right"},
	} {
		l, err := VerifyLicense(tt.token, public, tt.platform, tt.region, now)
		if err == nil || l != nil || !strings.Contains(err.Error(), tt.reason) || !strings.HasPrefix(err.Error(), "httpapi: ") {
			t.Errorf("%s: %v, %v; want an error with %q", tt.name, l, err, tt.reason)
			continue
		}
		if strings.Contains(err.Error(), "license") {
			t.Errorf("%s: the error says license where prose says licence: %v", tt.name, err)
		}
		if strings.Contains(err.Error(), secret) || len(tt.token) > 20 && strings.Contains(err.Error(), tt.token[:20]) {
			t.Errorf("%s: the error holds the token: %v", tt.name, err)
		}
	}
	if _, err := VerifyLicense(sign(good), public, "REST", "us.east", now); err != nil {
		t.Error(err)
	}
	for _, tt := range []struct{ platform, region string }{{"", ""}, {"REST", ""}, {"", "us.east"}, {"REST", "us.east"}} {
		if _, err := VerifyLicense(sign(jwt.MapClaims{"exp": future}), public, tt.platform, tt.region, now); err != nil {
			t.Errorf("a licence for any place, %+v: %v", tt, err)
		}
	}

	weak, err := rsa.GenerateKey(rand.Reader, 1024)
	if err != nil {
		t.Fatal(err)
	}
	other, err := ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	weakPrivate, weakPublic := pemPair(t, weak)
	otherPrivate, otherPublic := pemPair(t, other)
	for name, text := range map[string][]byte{"nothing": nil, "no PEM": []byte(secret), "PEM of something else": private,
		"weak RSA": weakPublic, "other curve": otherPublic} {
		if l, err := VerifyLicense(sign(good), text, "", "", now); err == nil || l != nil || strings.Contains(err.Error(), secret) {
			t.Errorf("public key, %s: %v, %v", name, l, err)
		}
	}
	for name, text := range map[string][]byte{"nothing": nil, "no PEM": []byte(secret), "PEM of something else": public,
		"weak RSA": weakPrivate, "other curve": otherPrivate} {
		if token, err := SignLicense(text, License{ExpiresAt: now.Add(time.Hour)}, now); err == nil || token != "" {
			t.Errorf("private key, %s: signed", name)
		}
	}
	if token, err := SignLicense(private, License{ExpiresAt: now}, now); err == nil || token != "" {
		t.Error("a licence that has expired is signed")
	}
}
