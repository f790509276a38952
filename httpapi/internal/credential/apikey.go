package credential

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"strings"
)

// An APIKey is the right to use the data-protection API. It holds the hash of a
// key and not the key.
type APIKey struct {
	// Name tells keys apart in the log: 1 to 64 of the characters
	// A-Z a-z 0-9 . _ -.
	Name string

	// SHA256 is the hash of the key. A plain hash is enough because the keys
	// that [NewAPIKey] makes cannot be guessed; do not use it for passwords.
	SHA256 [sha256.Size]byte

	// Scopes limit what the key may do. Empty: everything.
	Scopes []Scope
}

// maxNameBytes is the length of the longest name of an API key.
const maxNameBytes = 64

// badKeyName is the message for a name that is refused.
const badKeyName = "the name of an API key is empty, too long or has other characters than A-Z a-z 0-9 . _ -"

// maxKeysFileBytes is the size of the largest file that [ParseAPIKeys] reads.
const maxKeysFileBytes = 1 << 20

// apiKeyPrefix begins each key, so that scanners for leaked secrets recognize one.
const apiKeyPrefix = "privet_"

// NewAPIKey makes a new API key. It returns the key, for the client, and the line that
// stands for it in a file for [ParseAPIKeys]. No scope means everything. The key is 32
// random bytes and is stored nowhere.
func NewAPIKey(name string, scopes ...Scope) (key, line string, err error) {
	// ParseAPIKeys trims names; here that would hide a mistake.
	if !IsName(name, maxNameBytes) {
		return "", "", errors.New("httpapi: " + badKeyName)
	}
	if err := checkScopes(scopes); err != nil {
		return "", "", fmt.Errorf("httpapi: %w", err)
	}
	var secret [32]byte
	_, _ = rand.Read(secret[:]) // never fails
	key = apiKeyPrefix + base64.RawURLEncoding.EncodeToString(secret[:])
	hash := sha256.Sum256([]byte(key))
	line = name + ":" + hex.EncodeToString(hash[:])
	if len(scopes) > 0 {
		line += ":" + joinScopes(scopes, ",")
	}
	return key, line, nil
}

// ParseAPIKeys reads API keys, one a line:
//
//	name:sha256-of-the-key-in-hexadecimal[:scope,scope]
//
// It skips empty lines and lines that begin with #. A name or a hash that is given
// twice is an error. The error lists the numbers of all bad lines and never their
// contents.
func ParseAPIKeys(r io.Reader) ([]APIKey, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxKeysFileBytes+1))
	if err != nil {
		return nil, errors.New("httpapi: API keys cannot be read")
	}
	if len(text) > maxKeysFileBytes {
		return nil, fmt.Errorf("httpapi: API keys take more than %d bytes", maxKeysFileBytes)
	}
	var keys []APIKey
	var bad []string
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, err := parseAPIKey(line)
		if err == nil {
			err = CheckAPIKeys(append(keys, key))
		}
		if err != nil {
			bad = append(bad, fmt.Sprintf("line %d: %v", i+1, err))
			continue
		}
		keys = append(keys, key)
	}
	if bad != nil {
		return nil, fmt.Errorf("httpapi: API keys: %s", strings.Join(bad, "; "))
	}
	return keys, nil
}

// parseAPIKey reads one line that is neither empty nor a comment.
func parseAPIKey(line string) (APIKey, error) {
	// The names of some scopes have a colon, so only the first two count.
	parts := strings.SplitN(line, ":", 3)
	if len(parts) < 2 {
		return APIKey{}, errors.New("the hash is missing")
	}
	key := APIKey{Name: strings.TrimSpace(parts[0])}
	if !IsName(key.Name, maxNameBytes) {
		return APIKey{}, errors.New(badKeyName)
	}
	hash, err := hex.DecodeString(strings.TrimSpace(parts[1]))
	if err != nil || len(hash) != len(key.SHA256) {
		return APIKey{}, errors.New("the hash is not 64 hexadecimal digits")
	}
	copy(key.SHA256[:], hash)
	if len(parts) == 3 {
		for name := range strings.FieldsFuncSeq(parts[2], func(r rune) bool { return r == ',' || r == ' ' }) {
			key.Scopes = append(key.Scopes, Scope(name))
		}
		// Nothing after the colon is more likely a mistake than a wish for
		// everything.
		if len(key.Scopes) == 0 {
			return APIKey{}, errors.New("the scopes are empty")
		}
	}
	return key, checkScopes(key.Scopes)
}

// checkScopes returns an error for a scope that is not known. In a token such a scope
// allows nothing; in a configuration it is a mistake.
func checkScopes(list []Scope) error {
	for _, s := range list {
		if SetOf(s) == 0 {
			return errors.New("a scope is unknown")
		}
	}
	return nil
}

// CheckAPIKeys checks a list of keys that a program may have made. Its error has no prefix.
func CheckAPIKeys(keys []APIKey) error {
	names := make(map[string]bool, len(keys))
	hashes := make(map[[sha256.Size]byte]bool, len(keys))
	for _, k := range keys {
		switch {
		case !IsName(k.Name, maxNameBytes):
			return errors.New(badKeyName)
		case names[k.Name]:
			return errors.New("two API keys have the same name")
		case hashes[k.SHA256]:
			return errors.New("two API keys have the same hash")
		case k.SHA256 == [sha256.Size]byte{}:
			return errors.New("the hash of an API key is missing")
		}
		if err := checkScopes(k.Scopes); err != nil {
			return err
		}
		names[k.Name], hashes[k.SHA256] = true, true
	}
	return nil
}

// FindAPIKey finds the key of a set with a hash. The time it takes does not depend on the
// position of the key in the list.
func FindAPIKey(set *KeySet, hash *[sha256.Size]byte) (Credential, bool) {
	keys, found := set.list(), -1
	for i := range keys {
		if subtle.ConstantTimeCompare(keys[i].SHA256[:], hash[:]) == 1 {
			found = i
		}
	}
	if found < 0 {
		return Credential{}, false
	}
	cred := Credential{Name: keys[found].Name, ID: "key " + keys[found].Name, Scopes: AllScopes}
	if len(keys[found].Scopes) > 0 {
		cred.Scopes = 0
		for _, s := range keys[found].Scopes {
			cred.Scopes |= SetOf(s)
		}
	}
	return cred, true
}
