package tagger

import "testing"

// TestLowGiven gives messages without capitals in which given names stand beside everyday words.
func TestLowGiven(t *testing.T) {
	var x Scratch
	for _, want := range []string{"ej mówi że ⟦PERSON:bartek⟧ utknął i nie zdąży"} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
}
