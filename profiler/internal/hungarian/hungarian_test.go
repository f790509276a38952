package hungarian

import "testing"

// joined are words with an ending, as grammar books have them.
var joined = []struct{ word, ending, want string }{
	{"Anna", "ins", "Annával"},
	{"Emese", "ins", "Emesével"},
	{"Péter", "ins", "Péterrel"},
	{"Gábor", "ins", "Gáborral"},
	{"Balázs", "ins", "Balázzsal"},
	{"György", "ins", "Györggyel"},
	{"Nagy", "ins", "Naggyal"},
	{"Kovács", "ins", "Kováccsal"},
	{"Ildikó", "ins", "Ildikóval"},
	{"Kovács", "dat", "Kovácsnak"},
	{"Endre", "dat", "Endrének"},
	{"Ödön", "all", "Ödönhöz"},
	{"Eszter", "all", "Eszterhez"},
	{"Géza", "all", "Gézához"},
	{"Marika", "abl", "Marikától"},
	{"Bence", "del", "Bencéről"},
	{"Tamás", "ade", "Tamásnál"},
	{"Kata", "cau", "Katáért"},
	{"Zsuzsa", "sub", "Zsuzsára"},
	{"Debrecen", "ela", "Debrecenből"},
	{"Róma", "ine", "Rómában"},
}

func TestJoin(t *testing.T) {
	for _, tt := range joined {
		for i := range Endings {
			e := &Endings[i]
			if e.Case != tt.ending {
				continue
			}
			if got := e.Join(tt.word); got != tt.want {
				t.Errorf("%s of %s is %q, want %q", tt.ending, tt.word, got, tt.want)
			}
			if stem, last, ok := e.Cut(tt.want); !ok || stem+last != tt.word {
				t.Errorf("%s cut off %s is %q and %q, want %s", tt.ending, tt.want, stem, last, tt.word)
			}
		}
	}
}

func TestMayEnd(t *testing.T) {
	for _, word := range []string{"", "k", "ak", "House", "Monday", "Berlin", "Smith", "Text"} {
		if MayEnd(word) {
			t.Errorf("%s may end in an ending", word)
		}
	}
}

// TestCutRefuses has words that no name with an ending is written like.
func TestCutRefuses(t *testing.T) {
	for _, word := range []string{
		"Carnaval", "Annaval", // an a before an ending is long
		"Annavel", "Emeséval", "Ödönhoz", "Channel", "Péterral", // other vowels
		"Marvel", "Péterval", // behind a consonant the v becomes another one
		"val", "nek", "", "él",
	} {
		for i := range Endings {
			if stem, last, ok := Endings[i].Cut(word); ok {
				t.Errorf("%s is %q and %q with %s", word, stem, last, Endings[i].Case)
			}
		}
	}
}

// TestCutUndoesJoin holds the two to each other for words of all vowels and ends.
func TestCutUndoesJoin(t *testing.T) {
	vowels := []string{"a", "á", "e", "é", "i", "í", "o", "ó", "ö", "ő", "u", "ú", "ü", "ű"}
	for _, first := range vowels {
		for _, second := range vowels {
			for _, end := range []string{"", "a", "e", "i", "ó", "r", "s", "sz", "zs", "gy", "cs", "n", "t"} {
				word := "B" + first + "l" + second + end
				for i := range Endings {
					got := Endings[i].Join(word)
					stem, last, ok := Endings[i].Cut(got)
					if Long(stem+last) != Long(word) || !ok || !MayEnd(got) {
						t.Errorf("%s of %s is %s, of which %q and %q (%v) are cut", Endings[i].Case, word, got, stem, last, ok)
					}
				}
			}
		}
	}
	for i := range Endings {
		if n := testing.AllocsPerRun(10, func() { Endings[i].Cut("Balázzsal") }); n > 0 {
			t.Errorf("%s: %v allocations", Endings[i].Case, n)
		}
	}
}
