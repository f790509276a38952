package httpapi

import (
	"io"
	"time"

	"github.com/privet-go/privet/httpapi/internal/credential"
)

// A Scope is something that a credential may be limited to. A credential that
// names no scope may do everything that its API offers.
type Scope = credential.Scope

// The scopes.
const (
	ScopeProfile       Scope = credential.ScopeProfile       // profile columns, texts and files
	ScopeMask          Scope = credential.ScopeMask          // mask records, texts and files
	ScopeValidate      Scope = credential.ScopeValidate      // check masked values
	ScopeRisk          Scope = credential.ScopeRisk          // score tags
	ScopeAudit         Scope = credential.ScopeAudit         // recommendations and risk summaries
	ScopeRegistryRead  Scope = credential.ScopeRegistryRead  // read standards, recognizers, mappings
	ScopeRegistryWrite Scope = credential.ScopeRegistryWrite // change them
)

// A KeyFunc returns the public key with an id, which is empty where a token names none:
// [*crypto/rsa.PublicKey] for RS256, [*crypto/ecdsa.PublicKey] on P-256 for ES256, or
// [crypto/ed25519.PublicKey] for EdDSA. It has to bound what it does for ids that nobody
// knows, which anybody can send. An error, or another type than alg asks for, refuses the
// token. It is called by several goroutines at the same time. It is a
//
//	func(ctx context.Context, alg, keyID string) (crypto.PublicKey, error)
type KeyFunc = credential.KeyFunc

// A Token is the content of a JWT. Its fields:
//
//   - Subject (string) is whom the token is for. It is in the log where it is 1 to 64 of
//     the characters A-Z a-z 0-9 . _ -. It may be empty.
//   - Scopes ([]Scope) limit what the token may do. Empty: everything.
//   - Issuer and Audience (string) are those that a service may ask for. They may be empty.
//   - IssuedAt and ExpiresAt ([time.Time]) are when the token begins to be good, and when it
//     ceases to be. A service takes a token only when ExpiresAt is no further ahead than its
//     [Auth.MaxTokenLife].
type Token = credential.Token

// SignToken makes a JWT (HS256) that a service with this secret accepts. The secret has
// at least 32 bytes.
func SignToken(secret []byte, t Token) (string, error) { return credential.SignToken(secret, t) }

// An APIKey is the right to use the data-protection API. It holds the hash of a
// key and not the key. Its fields:
//
//   - Name (string) tells keys apart in the log: 1 to 64 of the characters
//     A-Z a-z 0-9 . _ -.
//   - SHA256 ([32]byte) is the hash of the key. A plain hash is enough because the keys
//     that [NewAPIKey] makes cannot be guessed; do not use it for passwords.
//   - Scopes ([]Scope) limit what the key may do. Empty: everything.
type APIKey = credential.APIKey

// NewAPIKey makes a new API key. It returns the key, for the client, and the line that
// stands for it in a file for [ParseAPIKeys]. No scope means everything. The key is 32
// random bytes and is stored nowhere.
func NewAPIKey(name string, scopes ...Scope) (key, line string, err error) {
	return credential.NewAPIKey(name, scopes...)
}

// ParseAPIKeys reads API keys, one a line:
//
//	name:sha256-of-the-key-in-hexadecimal[:scope,scope]
//
// It skips empty lines and lines that begin with #. A name or a hash that is given
// twice is an error. The error lists the numbers of all bad lines and never their
// contents.
func ParseAPIKeys(r io.Reader) ([]APIKey, error) { return credential.ParseAPIKeys(r) }

// A KeySet is a list of API keys that can be replaced while the service runs. The
// zero KeySet holds none. It is safe for concurrent use by multiple goroutines. Its methods:
//
//   - Replace(keys []APIKey) error replaces all keys. The next request is verified against
//     the new ones. On an error the keys stay as they are.
//   - Len() int returns the number of keys.
type KeySet = credential.KeySet

// A License says until when and where the service may run. The zero License has
// expired. It never changes, so it is safe for concurrent use. Its fields are ExpiresAt
// ([time.Time]), and Platform and Region (string), which are empty where any is right. Its
// method Valid(now [time.Time]) bool reports whether it has not expired.
type License = credential.License

// SignLicense makes the token of a licence. The private key is PEM: RSA (2048
// bits or more) for RS256, P-256 for ES256, or Ed25519 for EdDSA.
func SignLicense(privateKeyPEM []byte, l License, now time.Time) (string, error) {
	return credential.SignLicense(privateKeyPEM, l, now)
}

// VerifyLicense verifies the token of a licence with a public key in PEM. The type of
// the key, never the token, decides the algorithm. The licence must not have expired at
// the time now. A platform or region that the licence names must be the given one; where
// the licence names none, any is right. The error says why a licence is refused and holds nothing of
// the token.
func VerifyLicense(token string, publicKeyPEM []byte, platform, region string, now time.Time) (*License, error) {
	return credential.VerifyLicense(token, publicKeyPEM, platform, region, now)
}
