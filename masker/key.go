package masker

import (
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"strings"

	"github.com/privet-go/privet/masker/internal/ff1"
	"github.com/privet-go/privet/masker/internal/permute"
	"github.com/privet-go/privet/masker/internal/siv"
)

// KeySize is the length in bytes of a key.
const KeySize = 32

// ErrBadKey says that a text is no key.
var ErrBadKey = errors.New("a key is 32 bytes in hexadecimal or base64")

// ParseKey reads a key as people write it into variables and files: 32 bytes in
// hexadecimal or in base64, of either alphabet, with or without padding. White
// space around it is not part of it. The error is [ErrBadKey] and says no more.
func ParseKey(text string) ([]byte, error) {
	text = strings.TrimSpace(text)
	if key, err := hex.DecodeString(text); err == nil && len(key) == KeySize {
		return key, nil
	}
	text = strings.TrimRight(strings.NewReplacer("-", "+", "_", "/").Replace(text), "=")
	if key, err := base64.RawStdEncoding.DecodeString(text); err == nil && len(key) == KeySize {
		return key, nil
	}
	return nil, ErrBadKey
}

// ErrWeakKey says that somebody made a key up.
var ErrWeakKey = errors.New("a key is random, and this one is not")

// fewBytes is how many different bytes a key has at least. One of 32 random bytes
// has fewer once in 10²⁵ times; one that somebody made up often has.
const fewBytes = 12

// CheckKey refuses a key that no operator takes: with [ErrBadKey] one that has not
// [KeySize] bytes, and with [ErrWeakKey] one that is plainly not random.
func CheckKey(key []byte) error {
	if len(key) != KeySize {
		return ErrBadKey
	}
	var seen [256]bool
	different := 0
	for _, b := range key {
		if !seen[b] {
			seen[b] = true
			different++
		}
	}
	if different < fewBytes {
		return ErrWeakKey
	}
	return nil
}

// KeyVariable is the name of the environment variable that holds the key of a
// reference, where a policy says nothing else: "main" is in PRIVET_KEY_MAIN. What
// is neither a letter nor a digit becomes an underscore.
func KeyVariable(ref string) string {
	name := []byte(KeyVariablePrefix + strings.ToUpper(ref))
	for i, c := range name {
		if !('A' <= c && c <= 'Z' || '0' <= c && c <= '9') {
			name[i] = '_'
		}
	}
	return string(name)
}

// KeyVariablePrefix begins the name of each variable that holds a key.
const KeyVariablePrefix = "PRIVET_KEY_"

// A secret is a key that other keys are derived from. The key is in a closure, so
// that nothing that prints a structure prints it.
type secret struct {
	// derive gives n bytes that depend on the key and on all parts, by HKDF with
	// SHA-256 (RFC 5869). Different parts give independent keys.
	derive func(n int, parts ...string) []byte
}

func newSecret(key []byte) secret {
	extracted, err := hkdf.Extract(sha256.New, key, []byte("privet masker 1"))
	if err != nil {
		panic(err) // only of a key that is too short for FIPS 140
	}
	return secret{func(n int, parts ...string) []byte {
		var info []byte
		for _, part := range parts {
			// With the lengths, no two lists of parts look alike.
			info = binary.BigEndian.AppendUint32(info, uint32(len(part)))
			info = append(info, part...)
		}
		out, err := hkdf.Expand(sha256.New, extracted, string(info), n)
		if err != nil {
			panic(err) // only of more than 8,160 bytes
		}
		return out
	}}
}

// Each of these makes a cipher with a key of its own.

func (s secret) ff1(parts ...string) *ff1.Cipher {
	c, err := ff1.New(s.derive(32, parts...))
	if err != nil {
		panic(err) // the key has a right length
	}
	return c
}

func (s secret) permutation(parts ...string) *permute.Permutation {
	p, err := permute.New(s.derive(32, parts...))
	if err != nil {
		panic(err)
	}
	return p
}

func (s secret) cycle(parts ...string) *permute.Permutation {
	p, err := permute.NewCycle(s.derive(32, parts...))
	if err != nil {
		panic(err)
	}
	return p
}

func (s secret) smallCycle(parts ...string) *permute.Permutation {
	p, err := permute.NewSmallCycle(s.derive(32, parts...))
	if err != nil {
		panic(err)
	}
	return p
}

func (s secret) single(parts ...string) *permute.Single {
	p, err := permute.NewSingle(s.derive(16, parts...))
	if err != nil {
		panic(err)
	}
	return p
}

func (s secret) siv(parts ...string) *siv.Cipher {
	c, err := siv.New(s.derive(64, parts...))
	if err != nil {
		panic(err)
	}
	return c
}

// key finds the key of the operation. What it gives counts only when nothing was
// refused; while a policy is read, keys are not looked for.
func (p *parameters) key() secret {
	ref := p.KeyRef
	if ref == "" {
		ref = DefaultKeyRef
	}
	found := p.named(ref)
	if found.reason != "" {
		p.refuse("keyRef", found.reason)
	}
	return found.secret
}

// named finds the key of that name. While a policy is read, and with a reason, it is of no
// use.
func (c *preparation) named(ref string) foundKey {
	if c.masker == nil {
		return foundKey{secret: newSecret(make([]byte, KeySize))}
	}
	found, looked := c.secrets[ref]
	if !looked {
		if found = c.lookUp(ref); found.reason != "" {
			found.secret = newSecret(make([]byte, KeySize))
		}
		c.secrets[ref] = found
	}
	return found
}

// A foundKey is a key, or the reason why there is none.
type foundKey struct {
	secret
	reason string
}

// lookUp asks for a key. The error of who has the keys may hold anything, and is
// not repeated.
func (c *preparation) lookUp(ref string) foundKey {
	if c.keys == nil {
		return foundKey{reason: "names a key, and the masker was given none"}
	}
	key, err := c.keys(ref)
	if err != nil {
		return foundKey{reason: "names a key that cannot be had"}
	}
	switch err := CheckKey(key); {
	case errors.Is(err, ErrWeakKey):
		return foundKey{reason: "names a key that is not random"}
	case err != nil:
		return foundKey{reason: "names a key that has not 32 bytes"}
	}
	return foundKey{secret: newSecret(key)}
}

// scopeOf is what the key of an operator depends on: the scope that the policy
// gives, or the label.
func (p *parameters) scopeOf(label string) string {
	if p.Scope != "" {
		return "scope " + p.Scope
	}
	return "label " + label
}
