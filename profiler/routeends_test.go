package profiler

import "testing"

// TestRouteEnds holds both ends of routes, and names with a dash that are one place.
func TestRouteEnds(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Auto na trajekt: 7AB 2093, linija ⟦LOCATION:Split⟧–⟦LOCATION:Supetar⟧\nDočekat će vas",
		"⟦LOCATION:Πειραιάς⟧ → ⟦LOCATION:Νάξος⟧, 02/08/2025 07:30",
		"Lugar 447\n⟦LOCATION:Bergen⟧ – ⟦LOCATION:Kirkenes⟧, avreise 2025-11-08",
		"Maršrutas: ⟦LOCATION:Vilnius⟧-⟦LOCATION:Malaga⟧",
		"⟦LOCATION:Wien⟧ → ⟦LOCATION:Graz⟧ → ⟦LOCATION:Linz⟧",
	} {
		wantAmong(t, p, marked)
	}
	for _, marked := range []string{
		"Kur in ⟦LOCATION:Baden-Baden⟧ im Mai.",
		"Regione ⟦LOCATION:Emilia-Romagna⟧ approva.",
		"Paul – ⟦LOCATION:Berlin⟧",
	} {
		wantLabel(t, p, "LOCATION", marked)
	}
}
