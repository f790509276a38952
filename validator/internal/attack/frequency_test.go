package attack

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestGuess holds that guessing by frequency is right as often as it is on average over
// all orders of what is equally common, and that hashes make no difference.
func TestGuess(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		var originals, masked []ranked
		hashes := r.Perm(20) // of masked values
		for i := range 2 + r.IntN(3) {
			originals = append(originals, ranked{uint32(100 + i), uint32(hashes[r.IntN(6)]), 1 + int64(r.IntN(3))})
		}
		for i := range 1 + r.IntN(4) {
			masked = append(masked, ranked{uint32(hashes[i]), 0, 1 + int64(r.IntN(3))})
		}
		got, _ := guess(slices.Clone(originals), slices.Clone(masked))
		right, orders := 0, 0
		for _, o := range rankings(originals) {
			for _, m := range rankings(masked) {
				for i := range min(len(o), len(m)) {
					if o[i].other == m[i].hash {
						right += int(o[i].count)
					}
				}
				orders++
			}
		}
		if want := float64(right) / float64(orders); math.Abs(got-want) > 1e-9 {
			t.Fatalf("%v became %v: %v right, want %v", originals, masked, got, want)
		}
		other := r.Perm(1000)
		for i := range originals {
			originals[i].hash, originals[i].other = uint32(other[originals[i].hash]), uint32(other[originals[i].other])
		}
		for i := range masked {
			masked[i].hash = uint32(other[masked[i].hash])
		}
		if again, _ := guess(originals, masked); again != got {
			t.Fatalf("with other hashes %v, and %v before", again, got)
		}
	}
}

// rankings gives the values in all orders in which the commoner come first.
func rankings(values []ranked) (orders [][]ranked) {
	var permute func(done, rest []ranked)
	permute = func(done, rest []ranked) {
		if len(rest) == 0 {
			orders = append(orders, slices.Clone(done))
			return
		}
		most := int64(0)
		for _, v := range rest {
			most = max(most, v.count)
		}
		for i, v := range rest {
			if v.count == most {
				permute(append(slices.Clip(done), v), slices.Delete(slices.Clone(rest), i, i+1))
			}
		}
	}
	permute(nil, values)
	return orders
}
