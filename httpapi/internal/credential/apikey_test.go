package credential

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

func TestParseAPIKeys(t *testing.T) {
	hash := func(c string) string { return strings.Repeat(c, 64) }
	keys, err := ParseAPIKeys(strings.NewReader("# comment\n\n ci:" + hash("a") + "\r\nbatch.2:" + strings.ToUpper(hash("b")) +
		":mask, registry:read\n"))
	if err != nil || len(keys) != 2 {
		t.Fatalf("%v, %v", keys, err)
	}
	if keys[0].Name != "ci" || keys[0].Scopes != nil || keys[0].SHA256[31] != 0xaa {
		t.Errorf("first key: %+v", keys[0])
	}
	if keys[1].Name != "batch.2" || !slices.Equal(keys[1].Scopes, []Scope{ScopeMask, ScopeRegistryRead}) {
		t.Errorf("second key: %+v", keys[1])
	}

	const marker = "SECRETX7391"
	keys, err = ParseAPIKeys(strings.NewReader(strings.Join([]string{
		"ok:" + hash("1"), // line 1
		marker,
		marker + ":" + marker,
		marker + "!:" + hash("2"),
		":" + hash("3"),
		"five:" + hash("4")[1:],
		"six:" + hash("5") + ":" + marker,
		"seven:" + hash("6") + ":",
		"ok:" + hash("7"),
		"nine:" + hash("1"),
		"fine:" + hash("8"),
	}, "\n")))
	if err == nil || keys != nil {
		t.Fatalf("%v, %v", keys, err)
	}
	for i := 2; i <= 10; i++ {
		if !strings.Contains(err.Error(), fmt.Sprintf("line %d: ", i)) {
			t.Errorf("line %d is not reported in %q", i, err)
		}
	}
	if strings.Contains(err.Error(), "line 1:") || strings.Contains(err.Error(), "line 11:") {
		t.Errorf("a good line is reported in %q", err)
	}
	if strings.Contains(err.Error(), marker) {
		t.Error("the error holds what is in the file")
	}
	if keys, err := ParseAPIKeys(strings.NewReader(strings.Repeat("#", maxKeysFileBytes+1))); err == nil || keys != nil {
		t.Error("a file over the limit is taken")
	}
}

func TestNewAPIKey(t *testing.T) {
	a, lineA, err := NewAPIKey("a", ScopeMask, ScopeRegistryRead)
	b, _, _ := NewAPIKey("a")
	if err != nil || a == b || len(a) < 40 || strings.Contains(lineA, a) {
		t.Fatalf("%v", err)
	}
	keys, err := ParseAPIKeys(strings.NewReader(lineA))
	if err != nil || len(keys) != 1 || !slices.Equal(keys[0].Scopes, []Scope{ScopeMask, ScopeRegistryRead}) {
		t.Errorf("%v, %v", keys, err)
	}
	for _, bad := range []string{"", "a b", "a:b", "a\n", strings.Repeat("a", 65)} {
		if key, line, err := NewAPIKey(bad); err == nil || key != "" || line != "" {
			t.Errorf("the name %q is taken", bad)
		}
	}
	if _, _, err := NewAPIKey("a", "x"); err == nil {
		t.Error("an unknown scope is taken")
	}
}
