package profiler

import "testing"

// TestToldPlaces holds that the words beside a name tell a place, although the name is also a
// word or that of somebody.
func TestToldPlaces(t *testing.T) {
	p := newProfiler(t)
	for _, c := range []struct{ reason, want string }{
		{"a state that has issued something", "Class B licence, state of issue: ⟦LOCATION:Virginia⟧. A copy is kept."},
		{"the same, and the name of somebody", "Issuing state: ⟦LOCATION:Georgia⟧"},
		{"a document in Portuguese", "Documento emitido em ⟦LOCATION:Porto⟧, válido."},
		{"one in Spanish", "Carné expedido en ⟦LOCATION:A Coruña⟧."},
		{"one in French", "Carte délivrée à ⟦LOCATION:Tours⟧ par la mairie"},
		{"a month in its place", "The card was issued in May and lost in June."},
		{"a season in its place", "The book was issued in Summer."},
		{"something else behind a field", "Place of issue: Main Office"},
		{"a report in French", "Un cycliste est tombé hier matin à ⟦LOCATION:Tours⟧, sans gravité."},
		{"what is to be paid in a town", "He got a speeding ticket in ⟦LOCATION:Reading⟧ of $80."},
		{"what is no town", "We have a ticket in Python of size 4."},
		{"a field of a place of work", "Työpaikan sijainti: ⟦LOCATION:Lahti⟧"},
		{"one in Portuguese", "Local de trabalho: ⟦LOCATION:Porto⟧"},
		{"one in French, with a blank", "Lieu de travail : ⟦LOCATION:Tours⟧"},
		{"one in Czech", "Místo výkonu práce: ⟦LOCATION:Most⟧"},
		{"work at home", "Work location: Remote"},
		{"the same in German", "Arbeitsort: Homeoffice"},
		{"an office in Turkish", "Firmanın ⟦LOCATION:Bursa⟧ ofisi taşındı."},
		{"one behind a firm", "Turkcell, ⟦LOCATION:Kayseri⟧ şubesi kapandı."},
		{"a town that is a host", "⟦LOCATION:Buffalo⟧ will host the championships."},
		{"somebody who is one", "⟦PERSON:Austin⟧ will host the dinner tonight."},
		{"the last of two towns", "There were bids from ⟦LOCATION:Chicago⟧ and ⟦LOCATION:Leeds⟧, the board said."},
		{"somebody behind a town", "We got letters from ⟦LOCATION:London⟧ and ⟦PERSON:Madison⟧, both old."},
		{"a river in brackets", "Er kommt aus ⟦LOCATION:Frankfurt (Oder)⟧ und bleibt."},
		{"a region in brackets, and nothing before", "⟦LOCATION:Halle (Westf.)⟧ ist eine Stadt."},
		{"a day in brackets", "Das Spiel in ⟦LOCATION:Köln⟧ (Montag) fällt aus."},
		{"a town with a short article", "Zij komt uit ⟦LOCATION:'s-Hertogenbosch⟧ en blijft."},
		{"the plural of a word", "De auto's-Amerikaans zijn op."},
		{"a town with a hyphen", "A fost găsit în ⟦LOCATION:Cluj-Napoca⟧ la prânz."},
		{"a town that no list has as one", "Ik ben het kwijt in ⟦LOCATION:Almere⟧."},
		{"somebody who is called after one", "De heer van Katwijk belde."},
	} {
		text, _ := unmark(t, c.want)
		if got := mark(text, p.Find(text)); got != c.want {
			t.Errorf("%s: found %s\n want %s", c.reason, got, c.want)
		}
	}
}
