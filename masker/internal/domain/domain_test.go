package domain

import (
	"strings"
	"testing"
	"unicode"
)

// TestFoldedPrefix compares all short strings of characters whose cases are odd with a plain
// twin: the Kelvin sign is a k, the long s is none, and bytes that are no UTF-8 are one character each.
func TestFoldedPrefix(t *testing.T) {
	plain := func(s, prefix string) string {
		have, at := []rune(s), 0
		for i, want := range []rune(prefix) {
			if i == len(have) || unicode.ToLower(have[i]) != unicode.ToLower(want) {
				return ""
			}
			at++
		}
		for i := range s {
			if at--; at < 0 {
				return s[:i]
			}
		}
		return s
	}
	characters := []string{"", "k", "K", "\u212a", "s", "S", "\u017f", "@", "`", "[", "{", "-", "\r", "é", "É", "İ", "i", "\xff", "\xc3", "\ufffd"}
	var words []string
	for _, a := range characters {
		for _, b := range characters {
			words = append(words, a+b)
		}
	}
	for _, s := range words {
		for _, prefix := range words {
			if got, want := foldedPrefix(s, prefix), plain(s, prefix); got != want {
				t.Fatalf("foldedPrefix(%q, %q) = %q, want %q", s, prefix, got, want)
			}
			if prefix == "" {
				continue
			}
			holds := false
			hidden := []byte(s)
			for i := range s {
				if found := plain(s[i:], prefix); found != "" {
					holds = true
					copy(hidden[i:], strings.Repeat(string(rune(mask)), len(found)))
				}
			}
			if holdsFolded(s, prefix) != holds {
				t.Fatalf("holdsFolded(%q, %q) is not %t", s, prefix, holds)
			}
			got := []byte(s)
			if hideAll(got, s, prefix); string(got) != string(hidden) {
				t.Fatalf("hideAll(%q, %q) gives %q, want %q", s, prefix, got, hidden)
			}
		}
	}
}
