package masker

import (
	"bytes"
	"encoding/base32"
	"errors"

	"github.com/privet-go/privet/masker/internal/siv"
)

// ErrNotMasked says that a value cannot be unmasked, because it was masked with
// another key or another policy, or was not masked at all.
var ErrNotMasked = errors.New("it was not masked with this key and policy")

// tokenMark is what a token begins with. An operator that keeps the shape of
// values makes a token of each value that has the mark in it, so that nothing
// else that it makes looks like a token.
const tokenMark = '~'

// tokenEncoding is base32 (RFC 4648) in lower case: it stands upper case, file
// names and addresses.
var tokenEncoding = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// tokenBlock is what the lengths of values are rounded up to before they are
// encrypted, since a length can tell a value: "male" from "female".
const tokenBlock = 16

// A tokenizer turns a value of any shape and length into a token: the mark, and
// the ciphertext of AES-SIV in base32. Equal values have equal tokens, and no two
// others have. Behind the value stands a byte 0x80 and as many zeros as fill the last
// block (ISO/IEC 7816-4).
type tokenizer struct{ *siv.Cipher }

func (t tokenizer) append(dst []byte, value string, w *worker) []byte {
	w.encoded = append(append(w.encoded[:0], value...), 0x80)
	for len(w.encoded)%tokenBlock != 0 {
		w.encoded = append(w.encoded, 0)
	}
	sealed, err := t.Seal(w.scratch[:0], w.encoded)
	if err != nil {
		panic(err) // only of associated data
	}
	w.scratch = sealed
	return tokenEncoding.AppendEncode(append(dst, tokenMark), sealed)
}

// revert undoes append. Its error is [ErrNotMasked].
func (t tokenizer) revert(dst []byte, token string, w *worker) ([]byte, error) {
	if token == "" || token[0] != tokenMark {
		return nil, ErrNotMasked
	}
	sealed, err := tokenEncoding.AppendDecode(w.scratch[:0], []byte(token[1:]))
	if err != nil {
		return nil, ErrNotMasked
	}
	w.scratch = sealed
	// The last letter has bits that stand for nothing, and line breaks are
	// skipped: only one spelling is the right one.
	if again := tokenEncoding.AppendEncode(nil, sealed); !bytes.Equal(again, []byte(token[1:])) {
		return nil, ErrNotMasked
	}
	out, err := t.Open(dst, sealed)
	if err != nil {
		return nil, ErrNotMasked
	}
	end := bytes.LastIndexByte(out[len(dst):], 0x80)
	if end < 0 {
		return nil, ErrNotMasked
	}
	return out[:len(dst)+end], nil
}
