package profiler

import (
	"math/rand/v2"
	"testing"
)

// TestSingleEmail holds that what singleEmail finds is what matchEmail finds.
func TestSingleEmail(t *testing.T) {
	pieces := []string{"jane", "Doe", "j", "85", "a1", ".", ".", "-", "--", "_", "+", "'", "/", "@", "example", "com", "co.uk", "c", "xn--p1ai", "museum", "1", ".com"}
	rng := rand.New(rand.NewPCG(1, 3))
	found, whole := 0, 0
	for range 200000 {
		text := ""
		for range 1 + rng.IntN(4) {
			text += pieces[rng.IntN(len(pieces))]
		}
		at := len(text)
		text += "@"
		for range 1 + rng.IntN(5) {
			text += pieces[rng.IntN(len(pieces))]
		}
		k := newBlock(text, 0)
		if len(text) >= blockSize || k.high != 0 || k.escaped {
			continue
		}
		want, wantOK := matchEmail(text, at)
		if wantOK && want.start == 0 && want.end == len(text) {
			whole++
		}
		if got, ok := singleEmail(text, &k, at); ok {
			if found++; got != want || !wantOK {
				t.Fatalf("%q: %v; want %v, %v", text, got, want, wantOK)
			}
		}
	}
	if found < whole/2 {
		t.Errorf("%d of %d whole addresses are found", found, whole)
	}
}
