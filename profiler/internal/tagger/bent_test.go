package tagger

import "testing"

// TestBent holds places in cases that no map has, and words that are none.
func TestBent(t *testing.T) {
	var w knownWords
	for _, word := range []string{"Iisalmessa", "Seinäjoella", "Kłodzku", "Trogira", "Полтави", "Ужица", "Ловеч", "Βόλου", "Szegeden", "Olomouci", "kolína"} {
		if k := w.at(word, 0, len(word)); k.class.Place() == 0 {
			t.Errorf("%s is no place", word)
		}
	}
	for _, word := range []string{"Pomocí", "Pomocou", "politiku", "Phonon", "Kaboom", "Zejména", "Открываем", "Свидетель", "Blendera"} {
		if k := w.at(word, 0, len(word)); k.class.Place() > 0 {
			t.Errorf("%s is a place", word)
		}
	}
}

// TestBentStreets holds streets that are called by what may be a case of a place.
func TestBentStreets(t *testing.T) {
	var x Scratch
	for _, want := range []string{"He lives at ⟦STREET_ADDRESS:73 ul. Chekhova, Flat 488⟧, ⟦LOCATION:Kazan⟧."} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
}
