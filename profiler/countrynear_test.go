package profiler

import (
	"strings"
	"testing"

	"github.com/privet-go/privet/profiler/internal/scan"
)

// TestCountryNear holds that of kinds which are written alike the one of the country that is
// named near is found.
func TestCountryNear(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"documento nacional de identidad ⟦AR_DNI:23458835⟧ (⟦LOCATION:Argentina⟧)", "documento nacional de identidad ⟦PE_DNI:23458835⟧ (Perú)",
		"Turkish ID ⟦TR_NATIONAL_ID:46429332834⟧", "rodným číslom ⟦SK_RC:721215/3091⟧", "rodné číslo ⟦CZ_RC:710319/2745⟧",
	} {
		wantFound(t, p, marked)
	}
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
		if got := scan.CountryNear(c.text, i, i+5); got != c.want {
			t.Errorf("%q: %q, want %q: %s", c.text, got, c.want, c.reason)
		}
	}
}
