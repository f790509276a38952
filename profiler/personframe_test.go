package profiler

import "testing"

// TestPersonFramed holds names of which the lexicon knows little, in the frame of news, and what such a frame makes nobody.
func TestPersonFramed(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Hans forsvarer, ⟦PERSON:Naja Vestrup⟧, der kommer fra Skive, var vred.",
		"Al bar llega ⟦PERSON:Yulena Carraspo⟧, enfermera de Lugo, con dos hijos.",
		"Vakbondsleider ⟦PERSON:Errol Kartodima⟧ riep op tot kalmte.",
		"Im Saal saß ⟦PERSON:Marie-Theres Hollbeck⟧, 61, und schwieg.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
	for _, text := range []string{
		"1938 floh sie. Eine Urenkelin, die Designerin ⟦PERSON:Valeria Hirschfelder⟧, kam zurück.",
		"Der Hersteller baut die Wanderrucksack Gams 28 l in Moos.",
		"Die österreichische Traditionskonditorei backt Torten, 12 Sorten.",
	} {
		wantLabel(t, p, "PERSON", text)
	}
}

// TestWithoutRest holds what stands behind a name with a capital and is no part of it.
func TestWithoutRest(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"The judge, ⟦PERSON:Hilary Munrow⟧ KC, sent him down.",
		"”Kahvia”, kertoi ⟦PERSON:Minna Räsänen⟧ Rannikkolehdelle.",
	} {
		wantLabel(t, p, "PERSON", marked)
	}
}
