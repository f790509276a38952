package masker

import (
	"encoding/base64"

	"github.com/privet-go/privet"
	"github.com/privet-go/privet/masker/internal/siv"
)

// encryptKind is the operator encrypt.
func encryptKind() operatorKind {
	return operatorKind{
		name:       "encrypt",
		doc:        "Encrypts the value by AES-SIV (RFC 5297), in base64url. Equal values have equal ciphertexts.",
		params:     []string{"keyRef", "scope", "maxLength"},
		reversible: true,
		prepare: func(p *parameters) prepared {
			key := p.key()
			return func(l privet.Label) operator {
				return encryptOperator{key.siv("encrypt", p.scopeOf(string(l)))}
			}
		},
	}
}

// sealedEncoding is base64url (RFC 4648) without padding, of one spelling.
var sealedEncoding = base64.RawURLEncoding.Strict()

// An encryptOperator writes ciphertexts.
type encryptOperator struct{ *siv.Cipher }

func (o encryptOperator) apply(dst []byte, value string, w *worker) ([]byte, bool, error) {
	sealed, err := o.Seal(w.scratch[:0], []byte(value))
	if err != nil {
		return nil, false, err
	}
	w.scratch = sealed
	return sealedEncoding.AppendEncode(dst, sealed), true, nil
}

func (o encryptOperator) revert(dst []byte, masked string, w *worker) ([]byte, error) {
	for i := range len(masked) {
		if c := masked[i]; c == '\n' || c == '\r' { // which the decoder skips
			return nil, ErrNotMasked
		}
	}
	sealed, err := sealedEncoding.AppendDecode(w.scratch[:0], []byte(masked))
	if err != nil {
		return nil, ErrNotMasked
	}
	w.scratch = sealed
	out, err := o.Open(dst, sealed)
	if err != nil {
		return nil, ErrNotMasked
	}
	return out, nil
}
