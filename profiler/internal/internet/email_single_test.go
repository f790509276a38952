package internet

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/profiler/internal/lex"
	"github.com/privet-go/privet/profiler/internal/samples"
)

// TestSingleEmail holds that what singleEmail finds is what matchEmail finds.
func TestSingleEmail(t *testing.T) {
	pieces := []string{"jane", "Doe", "j", "85", "a1", ".", ".", "-", "--", "_", "+", "'", "/", "@", "example", "com", "co.uk", "c", "xn--p1ai",
		"museum", "1", ".com"}
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
		k := samples.NewBlock(text, 0)
		if len(text) >= lex.BlockSize || k.High != 0 || k.Escaped {
			continue
		}
		want, wantOK := MatchEmail(text, at)
		if wantOK && want.Start == 0 && want.End == len(text) {
			whole++
		}
		if got, ok := SingleEmail(text, &k, at); ok {
			if found++; got != want || !wantOK {
				t.Fatalf("%q: %v; want %v, %v", text, got, want, wantOK)
			}
		}
	}
	if found < whole/2 {
		t.Errorf("%d of %d whole addresses are found", found, whole)
	}
}
