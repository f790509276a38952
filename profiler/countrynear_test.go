package profiler

import (
	"testing"
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
}
