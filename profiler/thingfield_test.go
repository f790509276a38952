package profiler

import "testing"

// TestThingFields holds fields of things and fields of people.
func TestThingFields(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Barva: Antracit\nMateriál: Buk masiv\nRozměr: 80x120",
		"Coloris : Anthracite\nMatière : Hêtre massif",
		"Állapot: Nyitott. Prioritás: Magas.",
		"Renk: Antrasit\nMalzeme: Kayın",
		"Pacjent: ⟦PERSON:Halina Drzewiecka⟧\nMiasto: ⟦LOCATION:Otwock⟧",
	} {
		wantNames(t, p, marked)
	}
}
