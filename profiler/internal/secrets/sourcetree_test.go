package secrets

import (
	"strings"
	"testing"
)

// TestPasswordsOfSource holds how sure passwords are by how they are written, and what is none in the texts of programs.
func TestPasswordsOfSource(t *testing.T) {
	for _, tt := range []struct {
		text, value string
		least, most float64
	}{
		{`password = "BsKPpwTucHDmZaZ"`, "BsKPpwTucHDmZaZ", oddPassword, 1},
		{`password = "otterbridge"`, "otterbridge", plainPassword, plainPassword},
		{"the password that the desk has set is Quorl!77", "Quorl!77", StrongPassword, StrongPassword},
		{"the password that the desk has set is Quorl#b77x", "Quorl#b77x", joinedPassword, joinedPassword},
		{"the password matches the given Argon2id hash", "", 0, 0},
		{"a password to be used with PKCS#12 files", "", 0, 0},
	} {
		at := strings.Index(tt.text, "password")
		m, ok := MatchPassword(tt.text, at)
		switch {
		case tt.value == "" && ok:
			t.Errorf("%q: a password is found", tt.text)
		case tt.value != "" && (!ok || tt.text[m.Start:m.End] != tt.value || m.Alone < tt.least || m.Alone > tt.most):
			t.Errorf("%q: %v %v", tt.text, m, ok)
		}
	}
	for text, want := range map[string]bool{" * @param_name the nickname": false, "// @see_also": false, "follow me @quorl_77 there": true} {
		if _, ok := matchHandle(text, strings.Index(text, "@")); ok != want {
			t.Errorf("%q: %v", text, ok)
		}
	}
	if got := fieldBefore(`h["X-Api-Key"] = "k"`, strings.Index(`h["X-Api-Key"] = "k"`, "=")); got != "X-Api-Key" {
		t.Errorf("the field is %q", got)
	}
}
