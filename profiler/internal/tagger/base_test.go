package tagger

import "testing"

// TestBaseOf holds forms of names, and words that are none.
func TestBaseOf(t *testing.T) {
	for _, word := range []string{"Iisalmessa", "Kłodzku", "Trogira", "Полтави", "Ужица", "Ловеч", "Szegeden", "Olomouci", "Nyíregyházára", "Саратовом", "Klaipėdoje", "Pärnusse"} {
		if c, _ := baseOf(word); c.Place() < 2 {
			t.Errorf("%s is of no place", word)
		}
	}
	for _, word := range []string{"politiku", "Zejména", "Открываем", "Свидетель", "Blendera", "Kellerei", "tanulnak"} {
		if c, _ := baseOf(word); c.Place() > 1 {
			t.Errorf("%s is of a place", word)
		}
	}
	if n := testing.AllocsPerRun(100, func() { baseOf("Hódmezővásárhelyre"); baseOf("Екатеринбургом") }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
