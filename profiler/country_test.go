package profiler

import (
	"testing"
)

// TestCountries holds names of countries of several words, and those in small letters.
func TestCountries(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"He moved to ⟦LOCATION:Bosnia and Herzegovina⟧ in spring.",
		"we ship to ⟦LOCATION:trinidad and tobago⟧, ⟦LOCATION:norway⟧ and ⟦LOCATION:oman⟧ only",
		"the guinea pig wears a jersey",
		"the host ⟦DOMAIN_NAME:norway.example.com⟧ and the branch feature/peru-2",
	} {
		wantFound(t, p, marked)
	}
}
