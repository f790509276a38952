package spec

import (
	"math/rand/v2"
	"testing"

	"github.com/privet-go/privet/internal/numeral"
)

// TestHasDigit holds hasDigit equal to a look at each byte.
func TestHasDigit(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for range 100000 {
		var v uint64
		want := false
		for i := range 8 {
			c := byte(r.IntN(256))
			v |= uint64(c) << (8 * i)
			want = want || numeral.IsDigit(c)
		}
		if got := HasDigit(v); got != want {
			t.Fatalf("a digit in %#x: %v", v, got)
		}
	}
}
