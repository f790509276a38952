package masker_test

import (
	"bytes"
	"errors"
	"testing"

	"github.com/privet-go/privet/masker"
)

// TestCheckKey holds that a key is refused for what no operator takes it for.
func TestCheckKey(t *testing.T) {
	random := []byte("\x8f\x1d\x00\x42\x17\xf0\xb3\x6a\x99\xc4\x2e\x51\x7c\xe8\x05\xd2\x8f\x1d\x00\x42\x17\xf0\xb3\x6a\x99\xc4\x2e\x51\x7c\xe8\x05\xd2")
	for _, tt := range []struct {
		key  []byte
		want error
	}{
		{random, nil},
		{random[1:], masker.ErrBadKey},
		{nil, masker.ErrBadKey},
		{bytes.Repeat([]byte("0"), masker.KeySize), masker.ErrWeakKey},
		{bytes.Repeat([]byte("changeme"), masker.KeySize/8), masker.ErrWeakKey},
	} {
		if err := masker.CheckKey(tt.key); !errors.Is(err, tt.want) {
			t.Errorf("a key of %d bytes: %v, want %v", len(tt.key), err, tt.want)
		}
	}
}
