package validator

import (
	"bytes"
	"crypto/ed25519"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/privet-go/privet/internal/markup"
)

// The errors of signed reports.
var (
	// ErrKey says that a key cannot be used.
	ErrKey = errors.New("it is no Ed25519 key in PEM")

	// ErrSignature says that a report was not signed with the key, or was changed
	// since.
	ErrSignature = errors.New("the signature does not fit the report")

	// ErrNotAttestation says that a document is no report that this package signs.
	ErrNotAttestation = errors.New("the document is no signed validation report")
)

// AttestationType is the type of an [Attestation]. A document of another type, or
// of none, is refused, so that nothing else that was signed with the key passes for
// a report.
const AttestationType = "https://privet-go.github.io/validation/v1"

// MaxAttestation is the length in bytes of the longest document that [Verify]
// reads.
const MaxAttestation = 64 << 20

// An Attestation is a report with what it is about: which files, by which policy,
// checked by which program and when.
type Attestation struct {
	Type    string      `json:"type"` // AttestationType
	Tool    string      `json:"tool"` // such as "privet"
	Version string      `json:"version"`
	Time    time.Time   `json:"time"`             // of the check, in UTC, to the second
	Policy  string      `json:"policy,omitempty"` // SHA-256 of the policy document, hexadecimal; empty when there was none
	Report  TableReport `json:"report"`           // holds the SHA-256 of the files
}

// errNoAttestation returns the error for a nil [Attestation].
func errNoAttestation() error { return errors.New("validator: the attestation is nil") }

// Document returns the attestation as it is signed: JSON with the fields in the order of the
// type, indented by two spaces, and a line end. Control characters, and those that turn the
// direction of a text around, are escaped. Equal attestations have equal documents. A
// nil attestation is an error.
func (a *Attestation) Document() ([]byte, error) {
	if a == nil {
		return nil, errNoAttestation()
	}
	c := *a
	c.Type = AttestationType
	c.Time = c.Time.UTC().Truncate(time.Second)
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	if err := e.Encode(&c); err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	return markup.EscapeJSON(b.Bytes()), nil
}

// Sign signs a document with Ed25519 (RFC 8032). The signature is in base 64, with
// a line end; what is signed are the bytes of the document, so that other programs
// can check it too.
func Sign(document []byte, key ed25519.PrivateKey) ([]byte, error) {
	if len(key) != ed25519.PrivateKeySize {
		return nil, fmt.Errorf("validator: %w", ErrKey)
	}
	return []byte(base64.StdEncoding.EncodeToString(ed25519.Sign(key, document)) + "\n"), nil
}

// Verify checks the signature of a document and reads it. It refuses a document
// that was not written as [Attestation.Document] writes it, even if it was signed:
// two readers could understand such a one differently. With an error there is no
// attestation.
func Verify(document, signature []byte, key ed25519.PublicKey) (*Attestation, error) {
	a, err := verify(document, signature, key)
	if err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	return a, nil
}

func verify(document, signature []byte, key ed25519.PublicKey) (*Attestation, error) {
	if len(key) != ed25519.PublicKeySize {
		return nil, ErrKey
	}
	if len(document) > MaxAttestation {
		return nil, fmt.Errorf("%w: it has more than %d bytes", ErrNotAttestation, MaxAttestation)
	}
	text, ended := strings.CutSuffix(string(signature), "\n")
	raw, err := base64.StdEncoding.Strict().DecodeString(text)
	if err != nil || !ended || len(raw) != ed25519.SignatureSize || strings.ContainsAny(text, "\r\n") || !ed25519.Verify(key, document, raw) {
		return nil, ErrSignature
	}
	a := new(Attestation)
	if err := json.Unmarshal(document, a); err != nil {
		return nil, ErrNotAttestation // its message could repeat a value
	}
	if a.Type != AttestationType {
		return nil, fmt.Errorf("%w: it is of another type", ErrNotAttestation)
	}
	again, err := a.Document()
	if err != nil || !bytes.Equal(again, document) {
		return nil, fmt.Errorf("%w: it is not written as this version writes it", ErrNotAttestation)
	}
	return a, nil
}

// IsSHA256 reports whether a digest in a report is the SHA-256 of what was hashed.
func IsSHA256(digest string, sum []byte) bool {
	want, err := hex.DecodeString(digest)
	return err == nil && bytes.Equal(want, sum)
}

// maxKeyFile is the length in bytes of the longest PEM document that is read.
const maxKeyFile = 64 << 10

// ParsePrivateKey reads an Ed25519 private key: one PEM block "PRIVATE KEY" (PKCS
// #8, RFC 5958), as "openssl genpkey -algorithm ed25519" writes it.
func ParsePrivateKey(document []byte) (ed25519.PrivateKey, error) {
	raw, err := onlyBlock(document, "PRIVATE KEY")
	if err == nil {
		if key, err := x509.ParsePKCS8PrivateKey(raw); err == nil {
			if key, ok := key.(ed25519.PrivateKey); ok {
				return key, nil
			}
		}
	}
	return nil, fmt.Errorf("validator: %w: one block PRIVATE KEY is wanted", ErrKey)
}

// ParsePublicKey reads an Ed25519 public key: one PEM block "PUBLIC KEY" (PKIX, RFC
// 8410), as "openssl pkey -pubout" writes it.
func ParsePublicKey(document []byte) (ed25519.PublicKey, error) {
	raw, err := onlyBlock(document, "PUBLIC KEY")
	if err == nil {
		if key, err := x509.ParsePKIXPublicKey(raw); err == nil {
			if key, ok := key.(ed25519.PublicKey); ok {
				return key, nil
			}
		}
	}
	return nil, fmt.Errorf("validator: %w: one block PUBLIC KEY is wanted", ErrKey)
}

func onlyBlock(document []byte, name string) ([]byte, error) {
	if len(document) > maxKeyFile {
		return nil, ErrKey
	}
	block, rest := pem.Decode(document)
	if block == nil || block.Type != name || len(bytes.TrimSpace(rest)) > 0 {
		return nil, ErrKey
	}
	return block.Bytes, nil
}
