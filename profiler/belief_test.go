package profiler

import "testing"

// TestBeliefs holds what is said of somebody, and what is said of a thing.
func TestBeliefs(t *testing.T) {
	p := newProfiler(t)
	for _, marked := range []string{
		"Sie ist ⟦AGE:41⟧ Jahre alt, ⟦RELIGION:katholisch⟧ und ledig.",
		"Notre collègue ⟦NATIONALITY:allemande⟧ arrive demain.",
		"Vår ⟦NATIONALITY:norska⟧ kollega kommer.",
		"Onze ⟦RELIGION:joodse⟧ buurman is ziek.",
		"Soy ⟦NATIONALITY:argentina⟧ y vivo aquí.",
		"Ele é ⟦NATIONALITY:português⟧ e trabalha aqui.",
		"El coche es alemán.",
		"une voiture allemande",
	} {
		wantFound(t, p, marked)
	}
}
