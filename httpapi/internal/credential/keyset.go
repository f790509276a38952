package credential

import (
	"fmt"
	"sync/atomic"
)

// A KeySet is a list of API keys that can be replaced while the service runs. The
// zero KeySet holds none. It is safe for concurrent use by multiple goroutines.
type KeySet struct {
	keys atomic.Pointer[[]APIKey]
}

// Replace replaces all keys. The next request is verified against the new ones. On an
// error the keys stay as they are.
func (k *KeySet) Replace(keys []APIKey) error {
	if err := CheckAPIKeys(keys); err != nil {
		return fmt.Errorf("httpapi: %w", err)
	}
	list := append([]APIKey(nil), keys...)
	k.keys.Store(&list)
	return nil
}

// Len returns the number of keys.
func (k *KeySet) Len() int { return len(k.list()) }

// list returns the keys, which must not be changed.
func (k *KeySet) list() []APIKey {
	if list := k.keys.Load(); list != nil {
		return *list
	}
	return nil
}

// Format writes a fixed text, so that printing a KeySet shows no hash.
func (k *KeySet) Format(f fmt.State, _ rune) { _, _ = f.Write([]byte("httpapi.KeySet{…}")) }
