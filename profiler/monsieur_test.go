package profiler

import "testing"

// TestMonsieur gives French sentences in which an M. is no initial, and others in which it is.
func TestMonsieur(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"La sœur de M. ⟦PERSON:Tournier⟧ signale une chute sur la route.",
		"Bail entre M. ⟦PERSON:Hakim Zerrouki⟧ et la mairie.",
		"The book by ⟦PERSON:M. Thompson⟧ is out.",
	} {
		wantAmong(t, p, marked)
	}
}
