package scan

import (
	"strings"
	"testing"
)

// TestCountryNear holds which country is named near a number.
func TestCountryNear(t *testing.T) {
	for _, c := range []struct{ text, want, reason string }{
		{"the Danish number 12345 of a Swede", "DK", "before it"},
		{"12345 (Estonia)", "EE", "behind it"},
		{"South African ID 12345", "ZA", "in two words"},
		{"日本の番号12345", "JP", "in a script that sets no spaces"},
		{"call us 12345", "", "a pronoun"},
		{"Danish\n12345", "", "in another line"},
		{"Norge 12345 Sverige", "NO", "of two at the same distance the first"},
	} {
		i := strings.IndexByte(c.text, '1')
		if got := countryNear(c.text, i, i+5); got != c.want {
			t.Errorf("%q: %q, want %q: %s", c.text, got, c.want, c.reason)
		}
	}
}
