package profiler

import "testing"

// TestSmallTitled holds names behind titles in texts without capitals.
func TestSmallTitled(t *testing.T) {
	p := newProfiler(t)
	for _, want := range []string{
		"we met mr. ⟦PERSON:hu⟧ at the station",
		"mr. ⟦PERSON:de haan⟧ came late",
		"pls see ms. ⟦PERSON:rice⟧ and ms. ⟦PERSON:stone⟧ today",
		"prof. dr. ⟦PERSON:weber⟧ came",
		"ask dr. and then wait",
		"see dr. office hours",
		"yes mr. president it is",
	} {
		text, _ := unmark(t, want)
		if got := mark(text, p.Find(text)); got != want {
			t.Errorf("found %s\n want %s", got, want)
		}
	}
}
