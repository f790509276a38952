package validator

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/privet-go/privet/internal/markup"
)

// The types of an [Envelope] and of what is in it.
const (
	StatementType   = "https://in-toto.io/Statement/v1"
	PayloadType     = "application/vnd.in-toto+json"
	paeVersion      = "DSSEv1"
	maxSignatures   = 16
	sha256Algorithm = "sha256"
)

// A Statement says what an [Attestation] is about in the form of in-toto (Statement v1), which
// programs for the supply chain of software read: the masked files by their digests, and the
// attestation as the predicate.
type Statement struct {
	Type          string      `json:"_type"` // StatementType
	Subject       []Subject   `json:"subject"`
	PredicateType string      `json:"predicateType"` // AttestationType
	Predicate     Attestation `json:"predicate"`
}

// A Subject is a masked file: the name of its table, and its SHA-256 in hexadecimal under
// "sha256".
type Subject struct {
	Name   string            `json:"name"`
	Digest map[string]string `json:"digest"`
}

// An Envelope is a signed document in the form of DSSE (Dead Simple Signing Envelope, v1.0),
// whose signatures other programs check. Payload is in base 64.
type Envelope struct {
	PayloadType string              `json:"payloadType"`
	Payload     string              `json:"payload"`
	Signatures  []EnvelopeSignature `json:"signatures"`
}

// An EnvelopeSignature is one signature of an [Envelope], in base 64. The id of the key is the
// SHA-256 of its public part (PKIX, DER) in hexadecimal. It is a hint, and no proof.
type EnvelopeSignature struct {
	KeyID string `json:"keyid,omitempty"`
	Sig   string `json:"sig"`
}

// Envelope returns the attestation as an in-toto statement in a signed DSSE envelope: JSON in
// one line, with a line end. A table whose masked file has no digest is an error, since
// nothing would be said of it.
func (a *Attestation) Envelope(key ed25519.PrivateKey) ([]byte, error) {
	payload, err := a.statement()
	if err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	if len(key) != ed25519.PrivateKeySize {
		return nil, fmt.Errorf("validator: %w", ErrKey)
	}
	id, err := keyID(key.Public().(ed25519.PublicKey))
	if err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	sig := ed25519.Sign(key, preAuthentication(PayloadType, payload))
	out, err := json.Marshal(Envelope{PayloadType, base64.StdEncoding.EncodeToString(payload),
		[]EnvelopeSignature{{id, base64.StdEncoding.EncodeToString(sig)}}})
	if err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	return append(out, '\n'), nil
}

// statement is the payload of the envelope. Equal attestations have equal statements.
func (a *Attestation) statement() ([]byte, error) {
	document, err := a.Document()
	if err != nil {
		return nil, err
	}
	s := Statement{Type: StatementType, PredicateType: AttestationType}
	if err := json.Unmarshal(document, &s.Predicate); err != nil {
		return nil, err
	}
	for i, t := range a.Report.Tables {
		if len(t.Masked.SHA256) != 2*sha256.Size {
			return nil, fmt.Errorf("the masked file of table %d has no digest", i+1)
		}
		s.Subject = append(s.Subject, Subject{t.Table, map[string]string{sha256Algorithm: t.Masked.SHA256}})
	}
	if s.Subject == nil {
		return nil, errors.New("the report is about no table")
	}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(&s); err != nil {
		return nil, err
	}
	return markup.EscapeJSON(bytes.TrimSuffix(b.Bytes(), []byte("\n"))), nil
}

// preAuthentication is what an envelope signs: the pre-authentication encoding of DSSE.
func preAuthentication(payloadType string, payload []byte) []byte {
	return fmt.Appendf(nil, "%s %d %s %d %s", paeVersion, len(payloadType), payloadType, len(payload), payload)
}

// keyID is the SHA-256 of a public key.
func keyID(key ed25519.PublicKey) (string, error) {
	der, err := x509.MarshalPKIXPublicKey(key)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(der)
	return hex.EncodeToString(sum[:]), nil
}

// IsEnvelope reports whether a document is a DSSE envelope, signed or not, rather than an
// [Attestation] as [Attestation.Document] writes it.
func IsEnvelope(document []byte) bool {
	var e struct {
		PayloadType *string `json:"payloadType"`
	}
	return len(document) <= MaxAttestation && json.Unmarshal(document, &e) == nil && e.PayloadType != nil
}

// VerifyEnvelope checks that one of the signatures of an envelope is of the key, and reads the
// attestation in it. It refuses a payload that [Attestation.Envelope] would not have written,
// whoever signed it. With an error there is no attestation.
func VerifyEnvelope(envelope []byte, key ed25519.PublicKey) (*Attestation, error) {
	a, err := verifyEnvelope(envelope, key)
	if err != nil {
		return nil, fmt.Errorf("validator: %w", err)
	}
	return a, nil
}

func verifyEnvelope(envelope []byte, key ed25519.PublicKey) (*Attestation, error) {
	if len(key) != ed25519.PublicKeySize {
		return nil, ErrKey
	}
	if len(envelope) > MaxAttestation {
		return nil, fmt.Errorf("%w: it has more than %d bytes", ErrNotAttestation, MaxAttestation)
	}
	var e Envelope
	if err := json.Unmarshal(envelope, &e); err != nil || len(e.Signatures) > maxSignatures {
		return nil, fmt.Errorf("%w: it is no envelope", ErrNotAttestation) // the error could repeat a value
	}
	payload, err := base64.StdEncoding.Strict().DecodeString(e.Payload)
	if err != nil || e.PayloadType != PayloadType {
		return nil, fmt.Errorf("%w: its payload is of another type", ErrNotAttestation)
	}
	signed := preAuthentication(e.PayloadType, payload)
	if !slices.ContainsFunc(e.Signatures, func(s EnvelopeSignature) bool {
		sig, err := base64.StdEncoding.Strict().DecodeString(s.Sig)
		return err == nil && len(sig) == ed25519.SignatureSize && ed25519.Verify(key, signed, sig)
	}) {
		return nil, ErrSignature
	}
	var s Statement
	if err := json.Unmarshal(payload, &s); err != nil {
		return nil, ErrNotAttestation
	}
	if s.Type != StatementType || s.PredicateType != AttestationType || s.Predicate.Type != AttestationType {
		return nil, fmt.Errorf("%w: its statement is of another type", ErrNotAttestation)
	}
	again, err := s.Predicate.statement()
	if err != nil || !bytes.Equal(again, payload) {
		return nil, fmt.Errorf("%w: it is not written as this version writes it", ErrNotAttestation)
	}
	return &s.Predicate, nil
}
