package httpapi

import (
	"fmt"
	"strings"
	"testing"
)

// TestKeySet replaces the keys of a running service.
func TestKeySet(t *testing.T) {
	old, oldLine, _ := NewAPIKey("old")
	fresh, freshLine, _ := NewAPIKey("fresh")
	parse := func(line string) []APIKey {
		keys, err := ParseAPIKeys(strings.NewReader(line))
		if err != nil {
			t.Fatal(err)
		}
		return keys
	}
	set := new(KeySet)
	ts := startServer(t, func(o *Options) { o.Auth.APIKeys, o.Auth.KeySet = nil, set })
	status := func(key string) int {
		return ts.send("POST", maskPath, goodBody[maskPath], "Authorization", "Bearer "+key).status
	}
	if status(old) != 401 {
		t.Error("an empty set lets in")
	}
	if err := set.Replace(parse(oldLine)); err != nil || status(old) != 200 || status(fresh) != 401 {
		t.Errorf("the first keys: %v", err)
	}
	if err := set.Replace(parse(freshLine)); err != nil || status(old) != 401 || status(fresh) != 200 {
		t.Errorf("the second keys: %v", err)
	}
	if err := set.Replace([]APIKey{{}}); err == nil || status(fresh) != 200 || set.Len() != 1 {
		t.Error("bad keys take the place of good ones")
	}
	if s := fmt.Sprintf("%v %+v %#v", set, set, set); strings.Contains(s, "fresh") {
		t.Errorf("printing shows %s", s)
	}
}

// TestKeyScopes limits an API key as a token is limited.
func TestKeyScopes(t *testing.T) {
	key, line, err := NewAPIKey("only-mask", ScopeMask)
	if err != nil {
		t.Fatal(err)
	}
	ts := startServer(t, func(o *Options) {
		o.Auth.APIKeys, err = ParseAPIKeys(strings.NewReader("# keys\n\n" + line + "\r\n"))
	})
	if err != nil {
		t.Fatal(err)
	}
	if r := ts.send("POST", maskPath, goodBody[maskPath], "Authorization", "Bearer "+key); r.status != 200 {
		t.Errorf("mask: %d", r.status)
	}
	if r := ts.send("POST", profilePath, goodBody[profilePath], "Authorization", "Bearer "+key); r.status != 403 {
		t.Errorf("profile: %d, want 403", r.status)
	}
}
