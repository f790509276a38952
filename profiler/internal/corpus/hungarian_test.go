package corpus

import "testing"

// hungarianJoined are words with an ending, as grammar books have them.
var hungarianJoined = []struct{ word, ending, want string }{
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

func TestHungarianEndings(t *testing.T) {
	for _, tt := range hungarianJoined {
		for i := range hungarianEndings {
			e := &hungarianEndings[i]
			if e.Case != tt.ending {
				continue
			}
			if got := e.join(tt.word); got != tt.want {
				t.Errorf("%s of %s is %q, want %q", tt.ending, tt.word, got, tt.want)
			}
		}
	}
}
