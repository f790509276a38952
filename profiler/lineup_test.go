package profiler

import "testing"

// TestLineUps holds teams and their players, and lists of other things.
func TestLineUps(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"⟦ORGANIZATION:Barnsley⟧ (4-4-2): ⟦PERSON:Marlow⟧; ⟦PERSON:Pryce⟧, ⟦PERSON:Tolhurst⟧, ⟦PERSON:Hughes⟧, ⟦PERSON:Ashdown⟧; ⟦PERSON:Garrity⟧ (⟦PERSON:Denholm⟧ 64), ⟦PERSON:McAvoy⟧.",
		"⟦ORGANIZATION:Fortuna Köln⟧: ⟦PERSON:Brüggemann⟧ - ⟦PERSON:Schulte⟧, ⟦PERSON:Vogt⟧ (58. ⟦PERSON:Kaymak⟧), ⟦PERSON:Lindner⟧ - ⟦PERSON:Petrović⟧, ⟦PERSON:Hamann⟧.",
		"⟦ORGANIZATION:SIENA⟧ (4-3-3): ⟦PERSON:Marchetti⟧; ⟦PERSON:Bruni⟧, ⟦PERSON:Galli⟧, ⟦PERSON:Rossi⟧; ⟦PERSON:Conti⟧ (71' ⟦PERSON:Ferri⟧), ⟦PERSON:Esposito⟧.",
		"⟦ORGANIZATION:Atlético Tucumán⟧: ⟦PERSON:Lucchetti⟧; ⟦PERSON:Romero⟧, ⟦PERSON:Osores⟧, ⟦PERSON:Cabral⟧; ⟦PERSON:Acosta⟧, ⟦PERSON:Leyes⟧; ⟦PERSON:Toledo⟧, ⟦PERSON:Zampedri⟧.",
		"⟦ORGANIZATION:Cracovia⟧: ⟦PERSON:Kowalczyk⟧ – ⟦PERSON:Nowak⟧, ⟦PERSON:Wójcik⟧ – ⟦PERSON:Zieliński⟧ (77. ⟦PERSON:Mazur⟧), ⟦PERSON:Lewandowski⟧ – ⟦PERSON:Dudek⟧.",
		"⟦ORGANIZATION:Houston⟧ beat ⟦ORGANIZATION:Phoenix⟧ 6-2 at home.",
		"⟦ORGANIZATION:Bordeaux⟧ bat ⟦ORGANIZATION:Bayonne⟧ 21-17.",
		"⟦ORGANIZATION:Slovácko⟧ – ⟦ORGANIZATION:Teplice⟧ 3:1 (2:0).",
		"Tore: 1:0 ⟦PERSON:Hollerwinkel⟧ (17.), 1:1 ⟦PERSON:Burkardt⟧ (64., Handelfmeter).",
		"Essais : ⟦PERSON:Callandret⟧ (33e), ⟦PERSON:Tibergheim⟧ (70e).",
		"Mål: 0–2 ⟦PERSON:Öhman⟧, 1–4 ⟦PERSON:Lenc⟧, 2–4 Fjord AB.",
		"Anwesend: ⟦PERSON:Dörte Petersen⟧ (1. Vorsitzende), ⟦PERSON:H. Kwiatkowski⟧ (Kassenwart), ⟦PERSON:Schulze⟧ (Parzelle 12), ⟦PERSON:Nguyen⟧ (Parzelle 40).",
		"⟦ORGANIZATION:Essex⟧ v ⟦ORGANIZATION:Somerset⟧: rain.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"Zutaten: Mehl, Zucker; Butter, Salz; Eier, Milch; Hefe, Wasser",
		"Colours: Red, Green; Blue, Yellow; Black, White; Grey, Pink",
		"Berlin - Hamburg 14:30",
		"Smith v Jones was about a horse.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
	for _, text := range []string{
		"Ein Büro in Ottakring (16.) und eines in Paris (12e).",
		"They won 3-1 Saturday, and 2-0 Sunday.",
		"Lieferzeit 3–5 Werktage, ab 7:20 Uhr Aufheiterungen, 4:1 Mischung.",
		"Beschluss (3.) und Antrag (4., vertagt)",
		"Anwesend: ⟦PERSON:Dörte Petersen⟧ (1. Vorsitzende), ⟦PERSON:H. Kwiatkowski⟧ (Kassenwart), ⟦PERSON:Schulze⟧ (Parzelle 12), ⟦PERSON:Nguyen⟧ (Parzelle 40).",
	} {
		wantLabel(t, p, "PERSON", text)
	}
}
