package profiler

import (
	"testing"
)

// TestNationalities holds nationalities beside people, and adjectives of nations that are said of things.
func TestNationalities(t *testing.T) {
	rows := mayMiss(t, 3)
	p := newProfiler(t)
	for _, marked := range []string{
		"A ⟦NATIONALITY:Danish⟧ woman asked for the key.",
		"Two ⟦NATIONALITY:Canadian⟧ students and a dog",
		"He is ⟦NATIONALITY:Bulgarian⟧.",
		"She became a ⟦NATIONALITY:Norwegian⟧ citizen.",
		"Ein 52-jähriger ⟦NATIONALITY:Österreicher⟧ hat gewonnen.",
		"Es kam eine ⟦NATIONALITY:kroatische⟧ Familie.",
		"Une femme ⟦NATIONALITY:belge⟧ attendait.",
		"Una ciudadana ⟦NATIONALITY:chilena⟧ perdió el bolso.",
		"Vino un hombre ⟦NATIONALITY:marroquí⟧.",
		"Mężczyzna narodowości ⟦NATIONALITY:ukraińskiej⟧.",
		"Приехала ⟦NATIONALITY:французская⟧ семья.",
		"Nationality: ⟦NATIONALITY:Kenyan⟧",
		"Staatsangehörigkeit: ⟦NATIONALITY:slowenisch⟧",
		"The ⟦NATIONALITY:Swedish⟧ painter Anna Lindgren sold it.",
		"Anna Lindgren (⟦NATIONALITY:Swedish⟧) won.",

		"The French government and the Danish coast.",
		"a German shepherd and Swiss cheese",
		"die italienische Küche, la langue espagnole",
	} {
		wantLabel(rows, p, "NATIONALITY", marked)
	}
}
