package corpus

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestBent checks that forms of words are one small word each, and hardly ever a name.
func TestBent(t *testing.T) {
	for code := range bentEndings {
		g := newGenerator(Options{Languages: []string{code}})
		names := 0
		for seed := range uint64(300) {
			w := newMaker(g, rand.New(rand.NewPCG(seed, 1)), loaded().languages[code]).bent()
			if w == "" || !utf8.ValidString(w) || w != strings.ToLower(w) {
				t.Errorf("%s: %q", code, w)
			}
			if loaded().known[w] {
				names++
			}
		}
		if names > 15 {
			t.Errorf("%s: %d of 300 are names", code, names)
		}
	}
}
