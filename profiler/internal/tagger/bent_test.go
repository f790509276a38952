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
