package profiler

import (
	"testing"
)

// TestNumberIsNoStreet gives numbers of parcels and forecasts, which have something beside them that looks like the
// rest of an address.
func TestNumberIsNoStreet(t *testing.T) {
	rows := mayMiss(t, 1)
	p := newProfiler(t)
	for _, marked := range []string{
		"Matr.nr. 1a Aalborg",
		"Matr.nr. 52b Odense, 900 m²",
		"Hun bor på ⟦STREET_ADDRESS:Vestergade 1a⟧ i Odense.",
		"Ich wohne in der ⟦STREET_ADDRESS:Lindenstraße 52b⟧ in Köln.",
	} {
		wantLabel(rows, p, "STREET_ADDRESS", marked)
	}
}
