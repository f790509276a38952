package tagger

import "testing"

// TestLonePlaces gives sentences in small letters whose words say nothing of places.
func TestLonePlaces(t *testing.T) {
	var x Scratch
	for _, want := range []string{
		"Nobody minds that ⟦LOCATION:Utrecht⟧ wobbles a lot.",
		"They quite enjoy ⟦LOCATION:Sichuan⟧ a lot.",
		"It was captain Champion who laughed.",
	} {
		text := unmarked(want)
		if got := marked(text, tag(&x, text)); got != want {
			t.Errorf("tagged %s\n  want %s", got, want)
		}
	}
}
