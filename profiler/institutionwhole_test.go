package profiler

import "testing"

// TestWholeInstitutions holds institutions with the place or the person in their name, and the same words where they are none.
func TestWholeInstitutions(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She teaches at the ⟦ORGANIZATION:University of Zambia⟧ on Mondays.",
		"The ⟦ORGANIZATION:National Museum of Kenya⟧ is shut.",
		"The ⟦ORGANIZATION:Scottish Government⟧ did not reply.",
		"The ⟦ORGANIZATION:House of Lords⟧ rose early.",
		"He lay in the ⟦ORGANIZATION:Hannah Wells Memorial Hospital⟧ for weeks.",
		"Elle travaille au ⟦ORGANIZATION:CHU de Nantes⟧ depuis mai.",
		"La ⟦ORGANIZATION:Cour suprême du Canada⟧ a tranché.",
		"Der ⟦ORGANIZATION:Stadtrat von Aarau⟧ tagte lange.",
		"Enseña en la ⟦ORGANIZATION:Pontificia Universidad Católica de Chile⟧ desde ayer.",
		"Lo dijo la ⟦ORGANIZATION:Policía Ecuatoriana⟧ ayer.",
		"Nació en el ⟦ORGANIZATION:Hospital Ruiz y Navarro⟧ hace años.",
		"Kiedyś na ⟦ORGANIZATION:Uniwersytet w Gdańsku⟧ z wyróżnieniem.",
		"To je věc ⟦ORGANIZATION:České národní banky⟧ a nikoho jiného.",
		"Het ⟦ORGANIZATION:Openbaar Ministerie⟧ wil niets zeggen.",
		"A ⟦ORGANIZATION:Assembleia da República⟧ votou ontem.",
		"La ⟦ORGANIZATION:Corte costituzionale⟧ ha deciso.",
		"Вчера ⟦ORGANIZATION:Верховный суд⟧ решил иначе.",
	} {
		wantAmong(t, p, marked)
	}
	for _, text := range []string{
		"The bank of the river is steep.",
		"A museum of things and a court of birds.",
		"La policía y el hospital están lejos.",
	} {
		wantLabel(t, p, "ORGANIZATION", text)
	}
}
