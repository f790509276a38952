package scan

import (
	"strings"
	"testing"
)

// TestNumberFollows holds what can stand between a word and its number.
func TestNumberFollows(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{{" no. 12", true}, {": AB123", true}, {" AB 12", true}, {" (AU) 04", true}, {"\n12", false}, {" and 12", false}, {"", false}, {"：12",
		true}, {" is 5", true}} {
		if got := numberFollows(c.text, 0); got != c.want {
			t.Errorf("%q: %v, want %v", c.text, got, c.want)
		}
	}
}

// TestNumberWords holds that the word for a number is nobody's name.
func TestNumberWords(t *testing.T) {
	for _, c := range []struct {
		text, word string
		want       bool
		reason     string
	}{
		{"her NINO is AB 12 34 56 C", "NINO", true, "a link between them"},
		{"DEA# AB1234563", "DEA", true, "a sign between them"},
		{"nomor HP +62 21 511", "HP", true, "a sign of telephone numbers"},
		{"42/436 (IFAB)", "IFAB", false, "no context word"},
		{"a number 751025-001 (NHI)", "NHI", true, "in brackets behind the number"},
		{"NINO went to school", "NINO", false, "no number behind it"},
		{"căn cước công dân", "công", true, "a part of a phrase"},
	} {
		i := strings.Index(c.text, c.word)
		if got := builtInScanner().Context.namesNumber(c.text, i, i+len(c.word)); got != c.want {
			t.Errorf("%q in %q: %v, want %v: %s", c.word, c.text, got, c.want, c.reason)
		}
	}
}
