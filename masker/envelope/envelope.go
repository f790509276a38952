// Package envelope keeps the keys of masking policies wrapped by the key of a key service, so that they can lie beside the
// policies: whoever has the files has no key, and who may unwrap them is decided, and logged, by the service.
//
//	keeper, err := secrets.OpenKeeper(ctx, "awskms://alias/privet?region=eu-central-1")
//	m, err := masker.New(&masker.Options{Policy: policy, Keys: envelope.Keys(ctx, keeper, os.DirFS("keys")), …})
//
// A keeper is one of gocloud.dev/secrets: a key of AWS KMS, Google Cloud KMS, Azure Key Vault or Vault, of which the program
// imports the driver, or of gocloud.dev/secrets/localsecrets for tests. The key that a policy calls main@2 is in the file
// main@2.key, which [Make] gives the content of.
//
// It is a module of its own, since it needs the Go CDK.
package envelope

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"gocloud.dev/secrets"

	"github.com/privet-go/privet/masker"
)

// The errors of keys. That of a service is not repeated, as it may name what is behind it.
var (
	ErrName   = errors.New("a key has a name of letters, digits, and the signs - _ . and @, of at most 100 bytes, that begins with none of the signs")
	ErrUnwrap = errors.New("the key cannot be unwrapped")
	ErrWrap   = errors.New("the key cannot be wrapped")
)

// mostWrapped is how many bytes of a file are read.
const mostWrapped = 64 << 10

// Keys gives a function for the Keys of masker.Options: it reads the file of a key in the folder and asks the keeper to unwrap it.
// The context is that of these calls, of which there is one for each key of a policy. The function is safe for concurrent use by
// multiple goroutines.
func Keys(ctx context.Context, keeper *secrets.Keeper, folder fs.FS) func(ref string) ([]byte, error) {
	return func(ref string) ([]byte, error) {
		if !isName(ref) {
			return nil, fmt.Errorf("envelope: %w", ErrName)
		}
		f, err := folder.Open(ref + ".key")
		if err != nil {
			return nil, fmt.Errorf("envelope: the file of a key: %w", reasonOf(err))
		}
		defer f.Close()
		info, err := f.Stat()
		if err == nil && info.Size() > mostWrapped {
			err = ErrUnwrap
		}
		if err != nil {
			return nil, fmt.Errorf("envelope: the file of a key: %w", reasonOf(err))
		}
		wrapped, err := fs.ReadFile(folder, ref+".key")
		if err != nil {
			return nil, fmt.Errorf("envelope: the file of a key: %w", reasonOf(err))
		}
		key, err := keeper.Decrypt(ctx, wrapped)
		if err != nil || masker.CheckKey(key) != nil {
			return nil, fmt.Errorf("envelope: %w", ErrUnwrap)
		}
		return key, nil
	}
}

// Make makes a key and gives it wrapped, for a file of [Keys]. Nobody has seen it.
func Make(ctx context.Context, keeper *secrets.Keeper) ([]byte, error) {
	key := make([]byte, masker.KeySize)
	rand.Read(key) // never an error
	return wrap(ctx, keeper, key)
}

// Rewrap gives a wrapped key wrapped by another keeper, for when the key of the service changes. What it has masked stays
// valid.
func Rewrap(ctx context.Context, from, to *secrets.Keeper, wrapped []byte) ([]byte, error) {
	key, err := from.Decrypt(ctx, wrapped)
	if err != nil || masker.CheckKey(key) != nil {
		return nil, fmt.Errorf("envelope: %w", ErrUnwrap)
	}
	return wrap(ctx, to, key)
}

func wrap(ctx context.Context, keeper *secrets.Keeper, key []byte) ([]byte, error) {
	wrapped, err := keeper.Encrypt(ctx, key)
	if err != nil {
		return nil, fmt.Errorf("envelope: %w", ErrWrap)
	}
	return wrapped, nil
}

// isName reports whether a name of a key is one of a file as well, in this folder.
func isName(ref string) bool {
	const signs = "-_.@"
	if ref == "" || len(ref) > 100 || strings.ContainsAny(ref[:1], signs) {
		return false
	}
	for _, c := range []byte(ref) {
		if !('a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte(signs, c) >= 0) {
			return false
		}
	}
	return true
}

// reasonOf leaves the path out of an error.
func reasonOf(err error) error {
	if e := (*fs.PathError)(nil); errors.As(err, &e) {
		return e.Err
	}
	return err
}
