package address

import (
	"testing"

	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestNumberIsNoStreet gives numbers of parcels and forecasts, which have something beside them that looks like the
// rest of an address.
func TestNumberIsNoStreet(t *testing.T) {
	for _, marked := range []string{
		"Matr.nr. 1a Aalborg",
		"Matr.nr. 52b Odense, 900 m²",
		"Hun bor på ⟦STREET_ADDRESS:Vestergade 1a⟧ i Odense.",
		"Ich wohne in der ⟦STREET_ADDRESS:Lindenstraße 52b⟧ in Köln.",
	} {
		samples.WantLabel(t, recognizers, "STREET_ADDRESS", marked)
	}
}
