package profiler

import "testing"

// TestClubs holds clubs by their letters, teams by what they are called and by results, and the same letters and words elsewhere.
func TestClubs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"L'⟦ORGANIZATION:US Nevers⟧ a perdu face à l'⟦ORGANIZATION:AS Mâcon⟧ hier.",
		"⟦ORGANIZATION:VV Groen-Wit Breda⟧ won zondag met 3-1.",
		"Hokejisté ⟦ORGANIZATION:HC Medvědi Kladno⟧ porazili ⟦ORGANIZATION:Sokoly Chrudim⟧ 4:2, řekl.",
		"Lachlan kicked all points for ⟦ORGANIZATION:Exeter Harlequins⟧ at home.",
		"⟦ORGANIZATION:Stal Rzeszów⟧ wygrała w niedzielę 2:0.",
		"⟦ORGANIZATION:Bursa Kartalları⟧, deplasmanda ⟦ORGANIZATION:Uludağ Gençlik⟧'i 81-74 yendi.",
		"O ⟦ORGANIZATION:Sporting de Braga⟧ perdeu.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"The US President spoke. The US Secretary left.",
		"It is as Paris was, and so Rome will be.",
		"A CD Player and an AC Drive are sold.",
		"Anna won the first set 6-4.",
		"The board won by 5-4.",
		"Bengal tigers and African lions live here.",
		"Stal i górnik są w domu.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
