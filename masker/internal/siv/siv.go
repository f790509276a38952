// Package siv is AES-SIV, deterministic authenticated encryption (RFC 5297).
//
// The same plaintext under the same key and the same associated data has the
// same ciphertext, and nothing else shows. A ciphertext that was changed, or is
// opened with another key or other data, is refused.
package siv

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/subtle"
	"errors"
	"sync"
)

// Overhead is by how many bytes a ciphertext is longer than its plaintext.
const Overhead = aes.BlockSize

// MaxData is how many strings of associated data there may be (RFC 5297,
// section 7, allows 126).
const MaxData = 126

// The reasons of a refusal.
var (
	// ErrKey says that a key has not 32, 48 or 64 bytes.
	ErrKey = errors.New("the key has not 32, 48 or 64 bytes")

	// ErrData says that there is too much associated data.
	ErrData = errors.New("too many strings of associated data")

	// ErrOpen says that a ciphertext was made with another key or other data, or
	// is no ciphertext.
	ErrOpen = errors.New("the ciphertext does not belong to this key")
)

// A Cipher is AES-SIV with a key. It is safe for concurrent use by multiple
// goroutines.
type Cipher struct {
	mac, ctr cipher.Block
	k1, k2   [aes.BlockSize]byte // the subkeys of CMAC (RFC 4493)
	pool     sync.Pool           // of *state
}

// New makes a Cipher with a key of 32, 48 or 64 bytes, which it does not retain.
// Half of the key authenticates and half encrypts.
func New(key []byte) (*Cipher, error) {
	switch len(key) {
	case 32, 48, 64:
	default:
		return nil, ErrKey
	}
	mac, err := aes.NewCipher(key[:len(key)/2])
	if err != nil {
		return nil, ErrKey
	}
	ctr, err := aes.NewCipher(key[len(key)/2:])
	if err != nil {
		return nil, ErrKey
	}
	c := &Cipher{mac: mac, ctr: ctr}
	c.pool.New = func() any { return new(state) }
	mac.Encrypt(c.k1[:], c.k1[:])
	double(&c.k1)
	c.k2 = c.k1
	double(&c.k2)
	return c, nil
}

// A state is the memory of one operation. Blocks are passed to AES through an
// interface, and would be allocated each time if they were variables.
type state struct {
	d, mac, counter, stream, end [aes.BlockSize]byte
}

// Seal appends to dst the ciphertext, which begins with the synthetic
// initialization vector. It fails only with [ErrData].
func (c *Cipher) Seal(dst, plaintext []byte, data ...[]byte) ([]byte, error) {
	if len(data) > MaxData {
		return nil, ErrData
	}
	st := c.pool.Get().(*state)
	defer c.pool.Put(st)
	start := len(dst)
	dst = append(dst, st.d[:]...) // room for the vector
	dst = append(dst, plaintext...)
	text := dst[start+Overhead:]
	c.s2v(st, text, data)
	copy(dst[start:], st.mac[:])
	c.xorStream(st, text)
	return dst, nil
}

// Open appends to dst the plaintext of a ciphertext. On an error it returns nil.
func (c *Cipher) Open(dst, ciphertext []byte, data ...[]byte) ([]byte, error) {
	switch {
	case len(data) > MaxData:
		return nil, ErrData
	case len(ciphertext) < Overhead:
		return nil, ErrOpen
	}
	st := c.pool.Get().(*state)
	defer c.pool.Put(st)
	copy(st.mac[:], ciphertext)
	start := len(dst)
	dst = append(dst, ciphertext[Overhead:]...)
	text := dst[start:]
	c.xorStream(st, text)
	c.s2v(st, text, data)
	if subtle.ConstantTimeCompare(st.mac[:], ciphertext[:Overhead]) == 0 {
		clear(text)
		return nil, ErrOpen
	}
	return dst, nil
}

// s2v leaves in st.mac the vector of the associated data and the plaintext (RFC
// 5297, section 2.4).
func (c *Cipher) s2v(st *state, text []byte, data [][]byte) {
	st.end = [aes.BlockSize]byte{}
	c.cmac(st, st.end[:], nil)
	st.d = st.mac
	for _, s := range data {
		double(&st.d)
		c.cmac(st, s, nil)
		subtle.XORBytes(st.d[:], st.d[:], st.mac[:])
	}
	if len(text) >= aes.BlockSize {
		c.cmac(st, text, &st.d) // added to the end of the text
		return
	}
	double(&st.d)
	subtle.XORBytes(st.d[:], st.d[:], text)
	st.d[len(text)] ^= 0x80
	st.end = st.d
	c.cmac(st, st.end[:], nil)
}

// cmac leaves in st.mac the CMAC of s (NIST SP 800-38B). Where last is not nil,
// it is added to the last 16 bytes of s.
func (c *Cipher) cmac(st *state, s []byte, last *[aes.BlockSize]byte) {
	st.mac = [aes.BlockSize]byte{}
	// The last block, whole or not, is mixed with a subkey. Where something is
	// added to the end of s, the last two blocks differ from what s holds.
	for len(s) > 2*aes.BlockSize || last == nil && len(s) > aes.BlockSize {
		subtle.XORBytes(st.mac[:], st.mac[:], s[:aes.BlockSize])
		c.mac.Encrypt(st.mac[:], st.mac[:])
		s = s[aes.BlockSize:]
	}
	var tail [2 * aes.BlockSize]byte
	n := copy(tail[:], s)
	if last != nil {
		at := tail[n-aes.BlockSize:]
		subtle.XORBytes(at, at, last[:])
	}
	rest := tail[:n]
	if n > aes.BlockSize {
		subtle.XORBytes(st.mac[:], st.mac[:], rest[:aes.BlockSize])
		c.mac.Encrypt(st.mac[:], st.mac[:])
		rest = rest[aes.BlockSize:]
	}
	subtle.XORBytes(st.mac[:], st.mac[:], rest)
	if len(rest) == aes.BlockSize {
		subtle.XORBytes(st.mac[:], st.mac[:], c.k1[:])
	} else {
		st.mac[len(rest)] ^= 0x80
		subtle.XORBytes(st.mac[:], st.mac[:], c.k2[:])
	}
	c.mac.Encrypt(st.mac[:], st.mac[:])
}

// double multiplies by x in the field of 2¹²⁸ elements (RFC 5297, section 2.3).
func double(b *[aes.BlockSize]byte) {
	carry := byte(0)
	for i := len(b) - 1; i >= 0; i-- {
		next := b[i] >> 7
		b[i] = b[i]<<1 | carry
		carry = next
	}
	b[len(b)-1] ^= 0x87 & -carry
}

// xorStream encrypts or decrypts text in counter mode, from the vector in st.mac.
// Two bits of the vector are cleared (RFC 5297, section 2.5), so that the
// counter wraps in no more than its last 32 bits.
func (c *Cipher) xorStream(st *state, text []byte) {
	st.counter = st.mac
	st.counter[8] &= 0x7f
	st.counter[12] &= 0x7f
	for len(text) > 0 {
		c.ctr.Encrypt(st.stream[:], st.counter[:])
		text = text[subtle.XORBytes(text, text, st.stream[:]):]
		for i := len(st.counter) - 1; i >= 0; i-- {
			if st.counter[i]++; st.counter[i] != 0 {
				break
			}
		}
	}
}
