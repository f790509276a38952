package corpus

import "testing"

// TestEndings holds endings to grammar books.
func TestEndings(t *testing.T) {
	tests := []struct{ code, kind, name, ending, want string }{
		{"fi", "family", "Virtanen", "gen", "Virtasen"},
		{"fi", "family", "Virtanen", "par", "Virtasta"},
		{"fi", "family", "Laine", "gen", "Laineen"},
		{"fi", "given", "Pekka", "all", "Pekalle"},
		{"fi", "given", "Pekka", "ill", "Pekkaan"},
		{"fi", "given", "Anne", "gen", "Annen"},
		{"fi", "family", "Mäkelä", "abl", "Mäkelältä"},
		{"fi", "family", "Smith", "gen", "Smithin"},
		{"fi", "place", "Helsinki", "loc", "Helsingissä"},
		{"fi", "place", "Turku", "from", "Turusta"},
		{"fi", "place", "Tampere", "loc", "Tampereella"},
		{"fi", "place", "Lahti", "to", "Lahteen"},
		{"fi", "place", "Seinäjoki", "loc", "Seinäjoella"},
		{"fi", "org", "Helsingin yliopisto", "ine", "Helsingin yliopistossa"},
		{"fi", "org", "Laine Oy", "abl", "Laine Oy:ltä"},
		{"fi", "org", "Pomarkun seurakunta", "all", "Pomarkun seurakunnalle"},
		{"hu", "org", "Nagy Kft.", "dat", "Nagy Kft.-nek"},
		{"hu", "family", "Nagy", "ins", "Naggyal"},
		{"hu", "family", "Kovács", "dat", "Kovácsnak"},
		{"hu", "given", "Péter", "acc", "Pétert"},
		{"hu", "given", "Anna", "ins", "Annával"},
		{"hu", "given", "Ödön", "all", "Ödönhöz"},
		{"hu", "place", "Szeged", "loc", "Szegeden"},
		{"hu", "place", "Debrecen", "from", "Debrecenből"},
		{"hu", "place", "Miskolc", "adj", "miskolci"},
		{"hu", "place", "Olaszország", "loc", "Olaszországon"},
		{"tr", "given", "Ayşe", "dat", "Ayşeye"},
		{"tr", "given", "Mehmet", "loc", "Mehmette"},
		{"tr", "org", "Ege Üniversitesi", "loc", "Ege Üniversitesinde"},
		{"tr", "org", "Ege Üniversitesi", "gen", "Ege Üniversitesinin"},
		{"el", "given", "Γιώργος", "gen", "Γιώργου"},
		{"el", "place", "Νέα Σμύρνη", "gen", "Νέας Σμύρνης"},
		{"el", "place", "Βόλος", "acc", "Βόλο"},
	}
	for _, tt := range tests {
		m := &maker{language: &language{code: tt.code}}
		if got := m.ended(tt.kind, tt.name, false, []string{tt.ending}); got != tt.want {
			t.Errorf("%s: %s of %s is %q, want %q", tt.code, tt.ending, tt.name, got, tt.want)
		}
	}
	m := &maker{language: &language{code: "tr"}}
	for _, tt := range []struct{ before, ending, want string }{{"Ankara", "loc", "'da"}, {"Zonguldak", "loc", "'ta"}, {"Ayşe", "dat", "'ye"},
		{"Gül", "gen", "'ün"}, {"Doğu", "ins", "'yla"}} {
		m.segments = []segment{{text: tt.before, label: "PERSON"}}
		if got := m.ending(&slot{arg: tt.ending}); got != tt.want {
			t.Errorf("behind %s: %q, want %q", tt.before, got, tt.want)
		}
	}
	for _, tt := range []struct{ code, kind, name, want string }{{"hu", "place", "Eger", "az "}, {"hu", "org", "MOL", "a "},
		{"el", "place", "Πάτρα", "στην "}, {"el", "place", "Χανιά", "στα "}, {"el", "place", "Βόλος", "στον "}} {
		m := &maker{language: &language{code: tt.code}}
		if got := m.article(tt.kind, tt.name, false, []string{"at"}); got != tt.want {
			t.Errorf("%s: before %s stands %q, want %q", tt.code, tt.name, got, tt.want)
		}
	}
	if base, endings := cutEndings("full.the.gen"); base != "full" || len(endings) != 2 {
		t.Error(base, endings)
	}
}
