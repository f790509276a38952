package profiler

import "testing"

// TestFirms holds firms of partners, and lists of people that are none.
func TestFirms(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"She joined ⟦ORGANIZATION:Miller, Hughes and Baker⟧ last year.",
		"⟦ORGANIZATION:Nguyen, Schmidt & Weber⟧ called.",
		"red, green and blue",
	} {
		text, _ := unmark(t, marked)
		if got := mark(text, p.Find(text)); got != marked {
			t.Errorf("found %s\n want %s", got, marked)
		}
	}
}
