package tagger

import (
	"strings"
	"testing"
)

// TestWordEnd checks where words with an apostrophe end.
func TestWordEnd(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"Дем'ян їде", "Дем'ян"},
		{"Слов’янськ", "Слов’янськ"},
		{"П'ЯТЬ", "П'ЯТЬ"},
		{"аб'ём", "аб'ём"},
		{"слово' і", "слово"},
		{"Anna's", "Anna"},
		{"д'Артаньян", "д"},
		{"м'", "м"},
		{"м'я'", "м'я"},
	} {
		if got := tt.text[:wordEnd(tt.text, 0)]; got != tt.want {
			t.Errorf("the first word of %q is %q, want %q", tt.text, got, tt.want)
		}
	}
	long := strings.Repeat("я'", 500)
	if got := wordEnd(long, 0); got > longestWord+8 {
		t.Errorf("a word of %d bytes", got)
	}
}
