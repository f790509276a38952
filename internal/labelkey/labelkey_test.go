package labelkey_test

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/internal/labelkey"
)

// TestAppend says which names are the same, and what can be none.
func TestAppend(t *testing.T) {
	for _, c := range []struct {
		name, key string
		ok        bool
	}{
		{"EMAIL_ADDRESS", "emailaddress", true},
		{"e-mail address", "emailaddress", true},
		{"IPV4", "ipv4", true},
		{"", "", false},
		{"_- ", "", false},
		{"É", "", false},
		{"a.b", "", false},
		{strings.Repeat("a", 17), "", false},
		{strings.Repeat("a-", 16), strings.Repeat("a", 16), true},
	} {
		var buf [16]byte
		key, ok := labelkey.Append(buf[:0], c.name)
		if ok != c.ok || ok && string(key) != c.key {
			t.Errorf("%q is %q, %v", c.name, key, ok)
		}
	}
	var buf [64]byte
	if n := testing.AllocsPerRun(100, func() { labelkey.Append(buf[:0], "E-MAIL ADDRESS") }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
