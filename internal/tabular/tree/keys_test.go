package tree

import (
	"fmt"
	"slices"
	"testing"
)

// TestLearnKeys holds that keys that look like names of columns are data where those beside them are, and stay names where
// they say what a column holds or are more.
func TestLearnKeys(t *testing.T) {
	namer := Namer{IsName: func(key string) bool { return key[0] != '+' }, IsKnown: func(key string) bool { return key == "email" || key == "users.email" }}
	for _, tt := range []struct {
		reason string
		under  string
		keys   []string
		want   []string
	}{
		{"one of four looks like a name", "users", []string{"+1", "+2", "+3", "Ann"}, []string{"users{}"}},
		{"at the top", "", []string{"Ann", "+1", "+2", "+3"}, []string{"{}"}},
		{"too few", "users", []string{"+1", "+2", "Ann"}, nil},
		{"more are names", "users", []string{"+1", "+2", "+3", "a", "b", "c", "d"}, nil},
		{"one says what it holds", "users", []string{"+1", "+2", "+3", "email"}, nil},
		{"all are data anyhow", "users", []string{"+1", "+2", "+3"}, nil},
	} {
		tried := NewPaths(namer, nil)
		tried.CountKeys()
		n := tried.Root
		if tt.under != "" {
			n, _, _ = tried.Member(n, tt.under)
		}
		for _, key := range tt.keys {
			if _, _, err := tried.Member(n, key); err != nil {
				t.Fatal(err)
			}
		}
		p := NewPaths(namer, nil)
		p.LearnKeys(tried)
		if !slices.Equal(p.Data, tt.want) || p.Root.Data != (tt.under == "" && tt.want != nil) {
			t.Errorf("%s: %q, %v", tt.reason, p.Data, p.Root.Data)
		}
		if n, _, _ = p.Member(p.Root, "users"); tt.under != "" && n.Data != (tt.want != nil) {
			t.Errorf("%s: %v", tt.reason, fmt.Sprint(n.Data))
		}
	}
}
