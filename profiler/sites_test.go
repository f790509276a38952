package profiler

import "testing"

// TestSiteNames holds the names of sites, and those of others.
func TestSiteNames(t *testing.T) {
	for name, want := range map[string]bool{
		"Quornfield Stadium": true, "Iglesia de San Quorl": true, "Flughafen Quornfeld": true, "Quornmose Kirke": true,
		"Stade Rennais": false, "Arena": false, "Museo Quorl": false, "Stadium Quorl Group": false,
	} {
		if got := isSite(name); got != want {
			t.Errorf("isSite(%q) is %t", name, got)
		}
	}
}

// TestLands holds countries and towns by the words beside them, and what none of these are.
func TestLands(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"L'avion qui survole le ⟦LOCATION:Mali⟧ a fait demi-tour.",
		"Nada se passa na ⟦LOCATION:França⟧ hoje.",
		"Los vecinos de ⟦LOCATION:Villaquorla⟧ llevan dos semanas sin agua.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Le Stade se remplit.",
		"Los vecinos de la casa llevan dos semanas sin agua.",
		"Her office is in Confluence and her notes are in order.",
	} {
		wantLabel(t, p, "LOCATION", text)
	}
}
