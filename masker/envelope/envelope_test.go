package envelope_test

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"gocloud.dev/secrets"
	"gocloud.dev/secrets/localsecrets"

	"github.com/privet-go/privet/masker"
	"github.com/privet-go/privet/masker/envelope"
)

func newKeeper(t *testing.T) *secrets.Keeper {
	t.Helper()
	key, err := localsecrets.NewRandomKey()
	if err != nil {
		t.Fatal(err)
	}
	k := localsecrets.NewKeeper(key)
	t.Cleanup(func() { _ = k.Close() })
	return k
}

// TestKeys masks by a key that lies wrapped in a file, takes its next version, and the next key of the service.
func TestKeys(t *testing.T) {
	ctx, keeper, dir := context.Background(), newKeeper(t), t.TempDir()
	for _, ref := range []string{"main@1", "main@2"} {
		wrapped, err := envelope.Make(ctx, keeper)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, ref+".key"), wrapped, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	mask := func(keeper *secrets.Keeper, ref string) *masker.Masker {
		policy := &masker.Policy{Labels: map[string]masker.Operation{"SSN": {Operator: "encrypt", KeyRef: ref}}}
		m, err := masker.New(&masker.Options{Policy: policy, Keys: envelope.Keys(ctx, keeper, os.DirFS(dir))})
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	one, two := mask(keeper, "main@1"), mask(keeper, "main@2")
	masked, err := one.Mask("SSN", "123-45-6789")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := mask(keeper, "main@1").Unmask("SSN", masked); err != nil || again != "123-45-6789" {
		t.Errorf("%q, %v", again, err)
	}
	next, err := one.Rekey("SSN", masked, two)
	if back, err2 := two.Unmask("SSN", next); errors.Join(err, err2) != nil || back != "123-45-6789" || next == masked {
		t.Errorf("%q, %v, %v", back, err, err2)
	}

	other := newKeeper(t)
	file := filepath.Join(dir, "main@1.key")
	wrapped, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	again, err := envelope.Rewrap(ctx, keeper, other, wrapped)
	if err != nil || bytes.Equal(again, wrapped) {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, again, 0o600); err != nil {
		t.Fatal(err)
	}
	if back, err := mask(other, "main@1").Unmask("SSN", masked); err != nil || back != "123-45-6789" {
		t.Errorf("%q, %v", back, err)
	}
}

// TestRefuses holds that there is no key where something is wrong, and that no error tells names or what is in the files.
func TestRefuses(t *testing.T) {
	ctx, keeper := context.Background(), newKeeper(t)
	wrapped, err := envelope.Make(ctx, keeper)
	if err != nil {
		t.Fatal(err)
	}
	short, err := keeper.Encrypt(ctx, []byte("short"))
	if err != nil {
		t.Fatal(err)
	}
	folder := fstest.MapFS{"good.key": {Data: wrapped}, "hushed.key": {Data: []byte("hushed")}, "short.key": {Data: short}, "large.key": {Data: make([]byte, 1<<20)}}
	keys := envelope.Keys(ctx, keeper, folder)
	if key, err := keys("good"); err != nil || len(key) != masker.KeySize {
		t.Errorf("%d bytes, %v", len(key), err)
	}
	for ref, want := range map[string]error{
		"hushed": envelope.ErrUnwrap, "short": envelope.ErrUnwrap, "large": envelope.ErrUnwrap, "hushed2": fs.ErrNotExist,
		"": envelope.ErrName, "../good": envelope.ErrName, "a/good": envelope.ErrName, ".good": envelope.ErrName, "gööd": envelope.ErrName, strings.Repeat("a", 101): envelope.ErrName,
	} {
		key, err := keys(ref)
		if key != nil || !errors.Is(err, want) || strings.Contains(err.Error(), "hushed") {
			t.Errorf("%q: %v", ref, err)
		}
	}
	if key, err := envelope.Keys(ctx, newKeeper(t), folder)("good"); key != nil || !errors.Is(err, envelope.ErrUnwrap) {
		t.Errorf("the key of another service: %v", err)
	}
	if _, err := envelope.Rewrap(ctx, newKeeper(t), keeper, wrapped); !errors.Is(err, envelope.ErrUnwrap) {
		t.Errorf("the key of another service: %v", err)
	}
}
