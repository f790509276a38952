package credential

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rsa"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

// minRSABits is the size of the smallest RSA key that is accepted.
const minRSABits = 2048

// A License says until when and where the service may run. The zero License has
// expired. It never changes, so it is safe for concurrent use.
type License struct {
	ExpiresAt time.Time
	Platform  string // empty: any
	Region    string // empty: any
}

// Valid reports whether the licence has not expired at the time now.
func (l *License) Valid(now time.Time) bool { return now.Before(l.ExpiresAt) }

// licenseClaims are the claims of a licence that is signed here.
type licenseClaims struct {
	jwt.RegisteredClaims
	Platform string `json:"platform,omitempty"`
	Region   string `json:"region,omitempty"`
}

// SignLicense makes the token of a licence. The private key is PEM: RSA (2048
// bits or more) for RS256, P-256 for ES256, or Ed25519 for EdDSA.
func SignLicense(privateKeyPEM []byte, l License, now time.Time) (string, error) {
	key, err := parsePrivateKey(privateKeyPEM)
	if err != nil {
		return "", fmt.Errorf("httpapi: the private key of the licence %w", err)
	}
	method, err := methodOf(key.Public())
	if err != nil {
		return "", fmt.Errorf("httpapi: the private key of the licence %w", err)
	}
	if !l.Valid(now) {
		return "", errors.New("httpapi: the licence expires before it is signed")
	}
	token, err := jwt.NewWithClaims(method, licenseClaims{
		RegisteredClaims: jwt.RegisteredClaims{
			IssuedAt:  jwt.NewNumericDate(now),
			ExpiresAt: jwt.NewNumericDate(l.ExpiresAt),
		},
		Platform: l.Platform,
		Region:   l.Region,
	}).SignedString(key)
	if err != nil {
		return "", errors.New("httpapi: the licence could not be signed")
	}
	return token, nil
}

// VerifyLicense verifies the token of a licence with a public key in PEM. The type of
// the key, never the token, decides the algorithm. The licence must not have expired at
// the time now. A platform or region that the licence names must be the given one; where
// the licence names none, any is right. The error says why a licence is refused and holds nothing of
// the token.
func VerifyLicense(token string, publicKeyPEM []byte, platform, region string, now time.Time) (*License, error) {
	key, err := parsePublicKey(publicKeyPEM)
	if err != nil {
		return nil, fmt.Errorf("httpapi: the public key of the licence %w", err)
	}
	method, err := methodOf(key)
	if err != nil {
		return nil, fmt.Errorf("httpapi: the public key of the licence %w", err)
	}
	if token == "" {
		return nil, errors.New("httpapi: there is no licence")
	}
	if len(token) > MaxBytes {
		return nil, errors.New("httpapi: the licence is too long")
	}
	c, err := verifyJWT(token, method, []jwt.VerificationKey{key}, now, "platform", "region")
	if err != nil {
		return nil, fmt.Errorf("httpapi: the licence %s", whyRefused(err))
	}
	l := &License{ExpiresAt: c.expires.Time}
	if l.Platform, err = c.text("platform"); err != nil {
		return nil, errors.New("httpapi: the platform of the licence is not a string")
	}
	if l.Region, err = c.text("region"); err != nil {
		return nil, errors.New("httpapi: the region of the licence is not a string")
	}
	switch {
	case !l.Valid(now): // no leeway, so that a licence is not taken and then refused at once
		return nil, errors.New("httpapi: the licence has expired")
	case l.Platform != "" && platform == "":
		return nil, errors.New("httpapi: the licence is for one platform, and it is not said which this is")
	case l.Platform != "" && l.Platform != platform:
		return nil, errors.New("httpapi: the licence is for another platform")
	case l.Region != "" && region == "":
		return nil, errors.New("httpapi: the licence is for one region, and it is not said which this is")
	case l.Region != "" && l.Region != region:
		return nil, errors.New("httpapi: the licence is for another region")
	}
	return l, nil
}

// whyRefused returns the reason of a jwt error in words of this package, because those
// of package jwt may hold a part of the token.
func whyRefused(err error) string {
	switch {
	case errors.Is(err, errCritical):
		return "has extensions that are not known"
	case errors.Is(err, errHeader):
		return "has a header that is not right"
	case errors.Is(err, errClaims):
		return "has claims that are not right"
	case errors.Is(err, jwt.ErrTokenMalformed):
		return "is not a JWT"
	case errors.Is(err, jwt.ErrTokenSignatureInvalid), errors.Is(err, jwt.ErrTokenUnverifiable):
		return "is not signed with this key"
	case errors.Is(err, jwt.ErrTokenExpired):
		return "has expired"
	case errors.Is(err, jwt.ErrTokenNotValidYet), errors.Is(err, jwt.ErrTokenUsedBeforeIssued):
		return "is not good yet"
	case errors.Is(err, jwt.ErrTokenRequiredClaimMissing):
		return "does not say when it expires"
	}
	return "cannot be verified"
}

// methodOf returns the one algorithm that goes with a key.
func methodOf(key crypto.PublicKey) (jwt.SigningMethod, error) {
	switch k := key.(type) {
	case *rsa.PublicKey:
		if k.N.BitLen() < minRSABits {
			return nil, fmt.Errorf("has fewer than %d bits", minRSABits)
		}
		return jwt.SigningMethodRS256, nil
	case *ecdsa.PublicKey:
		if k.Curve != elliptic.P256() {
			return nil, errors.New("is on another curve than P-256")
		}
		return jwt.SigningMethodES256, nil
	case ed25519.PublicKey:
		return jwt.SigningMethodEdDSA, nil
	}
	return nil, errors.New("is not RSA, P-256 or Ed25519")
}

// parsePublicKey reads the first PEM block, whatever its type says: PKIX, as openssl
// writes it, PKCS #1, or a certificate. Of a certificate only the key counts, since the
// operator names the file.
func parsePublicKey(text []byte) (crypto.PublicKey, error) {
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, errors.New("is not PEM")
	}
	if key, err := x509.ParsePKIXPublicKey(block.Bytes); err == nil {
		return key, nil
	}
	if key, err := x509.ParsePKCS1PublicKey(block.Bytes); err == nil {
		return key, nil
	}
	if cert, err := x509.ParseCertificate(block.Bytes); err == nil {
		return cert.PublicKey, nil
	}
	return nil, errors.New("is PEM, but not a public key")
}

// parsePrivateKey reads the first PEM block: PKCS #8, PKCS #1 or SEC 1.
func parsePrivateKey(text []byte) (crypto.Signer, error) {
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, errors.New("is not PEM")
	}
	if key, err := x509.ParsePKCS8PrivateKey(block.Bytes); err == nil {
		if signer, ok := key.(crypto.Signer); ok {
			return signer, nil
		}
	}
	if key, err := x509.ParsePKCS1PrivateKey(block.Bytes); err == nil {
		return key, nil
	}
	if key, err := x509.ParseECPrivateKey(block.Bytes); err == nil {
		return key, nil
	}
	return nil, errors.New("is PEM, but not a private key")
}
