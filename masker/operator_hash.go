package masker

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"sync"

	"github.com/privet-go/privet"
)

// The lengths of a hash in hexadecimal digits. The shortest has 128 bits: among
// 2⁴⁰ values two have the same with a chance of one in 2⁴⁸.
const (
	minHash = 32
	maxHash = 2 * sha256.Size
)

// hashKind is the operator hash.
func hashKind() operatorKind {
	return operatorKind{
		name:   "hash",
		doc:    "Puts the HMAC-SHA-256 of the value in its place, in hexadecimal. Whoever has the key can try values.",
		params: []string{"keyRef", "scope", "length", "maxLength"},
		prepare: func(p *parameters) prepared {
			length := p.Length
			if length == 0 {
				length = maxHash
			}
			p.within("length", length, minHash, maxHash)
			if p.MaxLength > 0 && p.MaxLength < length {
				p.refuse("maxLength", "is less than the length of a hash, all of which would be redacted")
			}
			key := p.key()
			return func(l privet.Label) operator {
				return &hashOperator{newMAC(key.derive(sha256.Size, "hash", p.scopeOf(string(l)))), length}
			}
		},
	}
}

// A hashOperator writes the first hexadecimal digits of a MAC.
type hashOperator struct {
	mac    *mac
	length int
}

func (o *hashOperator) apply(dst []byte, value string, _ *worker) ([]byte, bool, error) {
	sum := o.mac.sum(value)
	var text [maxHash]byte
	hex.Encode(text[:], sum[:])
	return append(dst, text[:o.length]...), true, nil
}

// A mac is HMAC-SHA-256 (RFC 2104) with a key, for many goroutines.
type mac struct{ pool sync.Pool }

// A macState is what one goroutine needs of it at a time.
type macState struct {
	hash.Hash
	in, out []byte
}

func newMAC(key []byte) *mac {
	m := new(mac)
	m.pool.New = func() any { return &macState{Hash: hmac.New(sha256.New, key)} }
	return m
}

func (m *mac) sum(value string) (sum [sha256.Size]byte) {
	st := m.pool.Get().(*macState)
	defer m.pool.Put(st)
	st.Reset()
	st.in = append(st.in[:0], value...)
	st.Write(st.in)
	st.out = st.Sum(st.out[:0])
	copy(sum[:], st.out)
	return sum
}
