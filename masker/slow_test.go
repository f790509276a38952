package masker

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// slowHidden is appendHidden, one rune at a time.
func slowHidden(s string) string {
	var b strings.Builder
	for i, r := range s {
		switch _, size := utf8.DecodeRuneInString(s[i:]); {
		case isSeparator(r):
			b.WriteString(s[i : i+size])
		default:
			b.WriteByte(Mask)
		}
	}
	return b.String()
}

// FuzzFast compares what is clever for ASCII with its plain twins.
func FuzzFast(f *testing.F) {
	for _, tt := range maskTests {
		f.Add(tt.value)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if got, want := string(appendHidden(nil, s)), slowHidden(s); got != want {
			t.Errorf("appendHidden(%q) = %q; plainly %q", s, got, want)
		}
		if got, want := len(appendWhole(nil, s)), len([]rune(s)); got != want {
			t.Errorf("appendWhole(%q) has %d characters; want %d", s, got, want)
		}
		if s == "" {
			return
		}
		fastName, ok := maskName(nil, s)
		slowName, slowOK := maskNameRunes(nil, s)
		if ok != slowOK || ok && string(fastName) != string(slowName) {
			t.Errorf("maskName(%q) = %q, %v; plainly %q, %v", s, fastName, ok, slowName, slowOK)
		}
		if s[0] == '"' {
			return
		}
		fast, ok := maskEmail(nil, s)
		slow, slowOK := maskEmailRunes(nil, s)
		if ok != slowOK || ok && string(fast) != string(slow) {
			t.Errorf("maskEmail(%q) = %q, %v; plainly %q, %v", s, fast, ok, slow, slowOK)
		}
	})
}
