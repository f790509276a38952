package corpus

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestUnheard checks that words which nobody has in a list stand in the place of ordinary ones, end
// as these do, and never touch a value or stand in the place of a name.
func TestUnheard(t *testing.T) {
	g := newGenerator(Options{})
	for _, c := range []struct{ code, before, after string }{
		{"pl", "Wczoraj zobaczyliśmy wielkiego Krzysztofa, ", "owi podziękowaliśmy serdecznie wszystkim."},
		{"ru", "Вчера увидели большого Александра, ", "ом занимались серьёзные исследователи."},
		{"de", "Gestern besprachen wir die Verwaltung Hamburgs mit ", "s freundlichen Nachbarn."},
	} {
		changed := 0
		for seed := range uint64(400) {
			m := newMaker(g, rand.New(rand.NewPCG(seed, 2)), loaded().languages[c.code])
			got := []segment{{text: c.before}, {text: "Ann", label: "PERSON"}, {text: c.after}}
			m.unheard(got)
			was, is := strings.Fields(c.before+c.after), strings.Fields(got[0].text+got[2].text)
			if len(was) != len(is) || got[1].text != "Ann" {
				t.Fatalf("%s: %q", c.code, got)
			}
			for i, w := range was {
				if is[i] == w {
					continue
				}
				changed++
				if end := []rune(strings.Trim(w, ".,")); !strings.Contains(is[i], string(end[len(end)-3:])) {
					t.Errorf("%s: %q stands for %q", c.code, is[i], w)
				}
			}
			kept := []string{was[len(strings.Fields(c.before))]} // the ending of the value
			if c.code != "de" {
				kept = append(kept, was[3]) // a name
			}
			for _, w := range kept {
				if !slices.Contains(is, w) {
					t.Errorf("%s: %q is not in %q", c.code, w, is)
				}
			}
		}
		if changed < 200 {
			t.Errorf("%s: %d words are unheard of", c.code, changed)
		}
	}
}
