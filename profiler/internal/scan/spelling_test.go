package scan

import (
	"slices"
	"testing"
)

// TestSpellings holds the other spellings of phrases.
func TestSpellings(t *testing.T) {
	for _, c := range []struct {
		phrase string
		want   []string
		reason string
	}{
		{"dowód osobisty", []string{"dowod osobisty", "dowodosobisty"}, "without diacritics, and as camel case has it"},
		{"gültig bis", []string{"gultig bis", "gueltig bis", "gultigbis"}, "umlauts as two vowels"},
		{"id card", []string{"idcard"}, "in one word"},
		{"né", nil, "too short to be known without its diacritics"},
		{"инн", nil, "no Latin script"},
		{"p. iva", nil, "no word without its stop"},
	} {
		if got := appendSpellings(nil, c.phrase); !slices.Equal(got, c.want) {
			t.Errorf("%q is spelled %q, want %q: %s", c.phrase, got, c.want, c.reason)
		}
	}
}
