package validator

import (
	"bytes"
	"crypto/ed25519"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
)

// TestPreAuthentication holds the encoding against the example of the DSSE specification.
func TestPreAuthentication(t *testing.T) {
	const want = "DSSEv1 29 http://example.com/HelloWorld 11 hello world"
	if got := preAuthentication("http://example.com/HelloWorld", []byte("hello world")); string(got) != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestEnvelope holds that an envelope verifies with its key, that a reader who knows in-toto and
// DSSE alone gets at the digests of the masked files, and that what was changed does not verify.
func TestEnvelope(t *testing.T) {
	public, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	a := attestation(t)
	a.Report.Tables[0].Masked.SHA256 = strings.Repeat("0a", 32)
	envelope, err := a.Envelope(private)
	if err != nil {
		t.Fatal(err)
	}
	b, err := VerifyEnvelope(envelope, public)
	if err != nil {
		t.Fatal(err)
	}
	before, _ := a.Document()
	if after, err := b.Document(); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the report comes back as another: %v", err)
	}
	if !IsEnvelope(envelope) || IsEnvelope(before) || IsEnvelope(nil) {
		t.Error("an envelope is not told from a report")
	}

	var e struct {
		PayloadType, Payload string
		Signatures           []struct{ KeyID, Sig string }
	}
	if err := json.Unmarshal(envelope, &e); err != nil {
		t.Fatal(err)
	}
	payload, err := base64.StdEncoding.DecodeString(e.Payload)
	if err != nil {
		t.Fatal(err)
	}
	sig, err := base64.StdEncoding.DecodeString(e.Signatures[0].Sig)
	if err != nil || !ed25519.Verify(public, fmt.Appendf(nil, "DSSEv1 28 application/vnd.in-toto+json %d %s", len(payload), payload), sig) {
		t.Error("the signature is not that of DSSE", err)
	}
	var s struct {
		Type    string `json:"_type"`
		Subject []struct {
			Name   string
			Digest map[string]string
		}
		PredicateType string
	}
	if err := json.Unmarshal(payload, &s); err != nil || s.Type != "https://in-toto.io/Statement/v1" || len(s.Subject) != len(a.Report.Tables) ||
		s.Subject[0].Digest["sha256"] != a.Report.Tables[0].Masked.SHA256 || s.PredicateType != AttestationType {
		t.Errorf("%v: %+v", err, s)
	}

	other, foreign, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	sealed := func(payloadType string, payload []byte) []byte {
		sig := ed25519.Sign(private, preAuthentication(payloadType, payload))
		out, err := json.Marshal(Envelope{payloadType, base64.StdEncoding.EncodeToString(payload), []EnvelopeSignature{{"", base64.StdEncoding.EncodeToString(sig)}}})
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	if _, err := VerifyEnvelope(sealed(PayloadType, payload), public); err != nil {
		t.Errorf("without the id of a key: %v", err)
	}
	changed := bytes.Replace(payload, []byte(`"sha256":"0a`), []byte(`"sha256":"0b`), 1)
	for name, c := range map[string]struct {
		envelope []byte
		key      ed25519.PublicKey
		want     error
	}{
		"another key":                     {envelope, other, ErrSignature},
		"no key":                          {envelope, nil, ErrKey},
		"another payload":                 {bytes.Replace(envelope, []byte(`"payload":"e`), []byte(`"payload":"f`), 1), public, ErrSignature},
		"another type":                    {sealed("text/plain", payload), public, ErrNotAttestation},
		"a subject that the report lacks": {sealed(PayloadType, changed), public, ErrNotAttestation},
		"other spaces":                    {sealed(PayloadType, append([]byte(" "), payload...)), public, ErrNotAttestation},
		"no statement":                    {sealed(PayloadType, []byte(`{}`)), public, ErrNotAttestation},
		"no envelope":                     {before, public, ErrNotAttestation},
		"nothing":                         {nil, public, ErrNotAttestation},
	} {
		if a, err := VerifyEnvelope(c.envelope, c.key); !errors.Is(err, c.want) || a != nil {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	if _, err := a.Envelope(nil); !errors.Is(err, ErrKey) {
		t.Errorf("without a key: %v", err)
	}
	a.Report.Tables[0].Masked.SHA256 = ""
	if _, err := a.Envelope(foreign); err == nil {
		t.Error("a masked file without a digest has an envelope")
	}
}
