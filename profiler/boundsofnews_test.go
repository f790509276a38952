package profiler

import "testing"

// TestBoundsOfNews holds where names of news end and begin: before a day or an occasion, behind a word that greets, and at a house.
func TestBoundsOfNews(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"teilte das ⟦ORGANIZATION:Polizeipräsidium Nordhessen⟧ am Sonntag mit",
		"teilte das ⟦ORGANIZATION:Polizeipräsidium Frankfurt am Main⟧ mit",
		"Vier Minuten fehlten dem ⟦ORGANIZATION:SV Meppen⟧ zur Sensation.",
		"Der ⟦ORGANIZATION:FC Bayern⟧ im Pokal",
		"Vor dem ⟦ORGANIZATION:Klinikum am Bruderwald⟧ stand",
	} {
		wantLabel(t, p, "ORGANIZATION", marked)
	}
	for _, marked := range []string{
		"⟦LOCATION:Buenos Aires⟧ se despidió de ella.",
		"Hilfen für ⟦LOCATION:Deutschland⟧ sind da.",
		"Die Prognose für ⟦LOCATION:Österreich⟧ bleibt.",
	} {
		wantLabel(t, p, "LOCATION", marked)
	}
	wantLabel(t, p, "STREET_ADDRESS", "Er stand in der ⟦STREET_ADDRESS:Weserstraße 112⟧. Der Mann ging.")
}
