package profiler

import "testing"

// TestItemLists holds lists of things and menus, and lists of people and places.
func TestItemLists(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"- Mælk\n- Rugbrød\n- Smør\n- Havregryn\n- Vaskepulver",
		"* Mleko\n* Chleb\n* Masło orzechowe\n* Płatki owsiane",
		"- Milch\n- Brot\n- Haferflocken\n- Waschpulver\n- Klopapier",
		"Tiedosto | Muokkaa | Näytä | Työkalut | Ikkuna | Ohje",
		"Datei | Bearbeiten | Ansicht | Extras | Fenster | Hilfe",
		"- ⟦LOCATION:Gdynia⟧\n- ⟦LOCATION:Sopot⟧\n- ⟦LOCATION:Gdańsk⟧",
		"- ⟦PERSON:Birte Claussen⟧\n- ⟦PERSON:Mehmet Aydın⟧ (entschuldigt)\n- ⟦PERSON:Roswitha⟧",
	} {
		wantNames(t, p, marked)
	}
}
