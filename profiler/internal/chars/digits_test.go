package chars

import (
	"math/rand/v2"
	"strconv"
	"testing"
)

// TestDigitsValue holds numbers of all lengths to those of package strconv.
func TestDigitsValue(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 100_000 {
		b := make([]byte, 1+r.IntN(18))
		for i := range b {
			b[i] = "0123456789"[r.IntN(10)]
		}
		// Something stands around it in memory.
		s := ("98" + string(b) + "76")[2 : 2+len(b)]
		want, err := strconv.ParseInt(s, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		if got := DigitsValue(s); got != want {
			t.Fatalf("%s is %d", s, got)
		}
	}
}
