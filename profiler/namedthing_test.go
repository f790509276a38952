package profiler

import (
	"testing"

	"github.com/privet-go/privet"
)

// TestNamedThings gives things that are called by names, which are nobody's.
func TestNamedThings(t *testing.T) {
	p := newProfiler(t)
	for _, text := range []string{
		"Der Sessel Emma ist ab Lager lieferbar, die Kommode Luisa erst im Herbst.",
		"La loi Neuwirth et la loi Badinter sont au programme.",
		"El modo Clara y la tecla Luna reducen el brillo.",
		"Premere il tasto Stella per tornare indietro.",
		"O plano Vitória custa menos; a Lei Rouanet continua.",
		"De pannenkoek Sofie met stroop kost zes euro.",
		"Tryb Róża przyciemnia ekran, a regał Marcel stoi obok.",
		"Polévka Kateřina za 35 korun.",
		"Kjør programmet Linnea ved tretti grader.",
		"Коктейль Маргарита и торт Наталья на десерт.",
		"Ostin uuden Onni-tuolin ja maton.",
		"Sala Enescu e ocupată până la prânz.",
		"Mötesrum Selma är bokat hela dagen.",
	} {
		for _, f := range p.Find(text) {
			if f.Label == "PERSON" || f.Label == "LOCATION" || f.Label == "ORGANIZATION" {
				t.Errorf("%s", mark(text, []privet.Finding{f}))
			}
		}
	}
}

// TestKeptForSomebody holds the names of those for whom a table, a bed or a parcel is kept, and whole names
// behind a word for a thing.
func TestKeptForSomebody(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{"Tisch ⟦PERSON:Müller⟧, vier Personen", "Paket ⟦PERSON:Schmidt⟧ liegt beim Nachbarn", "Houd tafel ⟦PERSON:De Vries⟧ vrij", "Der Sessel ⟦PERSON:Anna Schmidt⟧ wurde geliefert"} {
		wantNames(t, p, marked)
	}
}
