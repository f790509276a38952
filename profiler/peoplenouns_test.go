package profiler

import "testing"

// TestPeopleNouns holds nouns for somebody of a nation, a people or a region, and what is none.
func TestPeopleNouns(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Der Bildhauer ist ein ⟦NATIONALITY:Tiroler⟧, sagt seine Frau.",
		"De ⟦NATIONALITY:Limburger⟧ won de rit.",
		"Les ⟦NATIONALITY:Bretons⟧ ont protesté.",
		"W autokarze jechało trzech ⟦NATIONALITY:Niemców⟧ i dwóch ⟦NATIONALITY:Czechów⟧.",
		"В автобусе ехали ⟦NATIONALITY:немцы⟧ и ⟦NATIONALITY:украинцы⟧.",
		"Han er ⟦NATIONALITY:jyde⟧ og stolt av det.",
		"Adjunctul lui este un ⟦NATIONALITY:oltean⟧.",
		"⟦NATIONALITY:Gallega⟧ de 52 años, dirige una conservera.",
		"Hija de ⟦NATIONALITY:gallegos⟧, cocina bien.",
		"Le violon est ⟦NATIONALITY:italien⟧, la colle est ⟦NATIONALITY:allemande⟧.",
		"Cotoletta alla milanese, pulpo a la gallega, crêpes à la bretonne.",
		"Ella habla catalán y gallego con su madre.",
		"Der Tiroler Speck schmeckt gut.",
		"Un corso di lingua friulana.",
	} {
		wantLabel(t, p, "NATIONALITY", marked)
	}
}

// TestRolesBesideMore holds where roles begin and end behind a verb, and beside a party and what they are of.
func TestRolesBesideMore(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Tino Barzaghi, 70 anni, è stato ⟦JOB_TITLE:ferroviere⟧ per quarant'anni.",
		"Rosaura Peñalba, 61 años, es ahora ⟦JOB_TITLE:concejala⟧ de Turismo.",
		"„Nie”, powiedział ⟦JOB_TITLE:szef związku⟧, Henryk Walasek.",
		"La ⟦JOB_TITLE:députée⟧ PS de la Nièvre, Carole Mazuel, proteste.",
		"Le ⟦JOB_TITLE:maire⟧ (DVG), Bernard Hourcade, est mort.",
		"\"Nee\", zei ⟦JOB_TITLE:technisch directeur⟧ Wout Hendrickx.",
		"El ⟦JOB_TITLE:obispo⟧ católico de Lugo, Teódulo Arce, calló.",
	} {
		wantLabel(t, p, "JOB_TITLE", marked)
	}
}

// TestTellingAge holds ages between commas behind one name or a role, where the sentence goes on.
func TestTellingAge(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"De Limburger, ⟦AGE:38⟧, maakte dat bekend.",
		"Midtbanespilleren, ⟦AGE:31⟧, headede bolden ind.",
		"Hovland, ⟦AGE:36⟧, har spilt i Brann siden 2011.",
		"In Zimmer, 24, steht ein Bett.",
		"Kapitel, 31, beginnt mit einem Traum.",
		"No empezará hasta dentro de tres años.",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}
