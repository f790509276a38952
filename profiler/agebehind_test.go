package profiler

import "testing"

// TestAgeBehindName gives numbers behind the name of a person that are its age, and such that count
// something else: a grade, an hour, a place, the minute in which somebody comes on for somebody.
func TestAgeBehindName(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Maria Keller, ⟦AGE:42⟧. Her brother called.",
		"Das Kind heißt Lukas Brandt, ⟦AGE:9⟧. Es spielt Geige.",
		"Petra Novotná, ⟦AGE:12⟧.",
		"Paziente Giulia Ferrari, aa. ⟦AGE:47⟧, ricoverata ieri.",
		"The nurse (Emily Carter, ⟦AGE:55⟧) called the police.",
		"Ein Fahrer (Müller, ⟦AGE:55⟧) wurde verletzt.",
		"the winner (Carter, ⟦AGE:55⟧) smiled.",
		"Za Petra Novotnou, 4. hodina, učebna 7.",
		"Oskar Lindgren, 3. klass, vann.",
		"Anna Schneider, 8. klasse, Realschule",
		"Lineup: Carter, Bennett (Sullivan, 63), Palmer, Doyle.",
		"Aufstellung: Hoffmann, Schneider (Zimmermann, 71), Krüger.",
		"Состав: Иванов, Смирнов (Кузнецов, 58), Попов.",
	} {
		wantLabel(t, p, "AGE", marked)
	}
}
