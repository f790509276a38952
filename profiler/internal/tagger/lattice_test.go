package tagger

import (
	"math/rand/v2"
	"testing"
)

// plainRun finds the best way and the margins by the textbook: all scores forward with
// where they come from, and all scores backward.
func plainRun(local [][tags]int32, t *[tags][tags]int32) (best []uint8, margins []int32) {
	n := len(local)
	forward, backward := make([][tags]int32, n), make([][tags]int32, n)
	from := make([][tags]uint8, n)
	forward[0] = local[0]
	for b := range tags {
		if !follows(tagOutside, b) {
			forward[0][b] = impossible
		}
	}
	for i := 1; i < n; i++ {
		for b := range tags {
			forward[i][b] = 2 * impossible
			for a := range tags {
				if s := forward[i-1][a] + t[a][b] + local[i][b]; s > forward[i][b] {
					forward[i][b], from[i][b] = s, uint8(a)
				}
			}
			forward[i][b] = max(forward[i][b], impossible)
		}
	}
	for i := n - 2; i >= 0; i-- {
		for a := range tags {
			backward[i][a] = impossible
			for b := range tags {
				backward[i][a] = max(backward[i][a], t[a][b]+local[i+1][b]+backward[i+1][b])
			}
		}
	}
	best, margins = make([]uint8, n), make([]int32, n)
	for b := range tags {
		if forward[n-1][b] > forward[n-1][best[n-1]] {
			best[n-1] = uint8(b)
		}
	}
	for i := n - 1; i > 0; i-- {
		best[i-1] = from[i][best[i]]
	}
	for i := range n {
		other := int32(2 * impossible)
		for b := range tags {
			if b != int(best[i]) {
				other = max(other, forward[i][b]+backward[i][b])
			}
		}
		margins[i] = forward[i][best[i]] + backward[i][best[i]] - other
	}
	return best, margins
}

// TestLattice holds run and runPlainly to plainRun, on scores of all sizes, with many that are
// equal.
func TestLattice(t *testing.T) {
	t.Run("best", func(t *testing.T) { testLattice(t, (*lattice).run) })
	t.Run("plain", func(t *testing.T) { testLattice(t, (*lattice).runPlainly) })
}

func testLattice(t *testing.T, run func(*lattice, int, *Model)) {
	r := rand.New(rand.NewPCG(5, 6))
	names := 0
	for range 20_000 {
		n := 1 + r.IntN(MostTokens)
		size := []int32{2, 50, 800, 3000, 9000, 31 * weightBias}[r.IntN(6)]
		var l lattice
		for i := range n {
			for b := range tags {
				l.local[i][b] = r.Int32N(2*size+1) - size
			}
		}
		run(&l, n, builtIn)
		best, margins := plainRun(l.local[:n], &builtIn.transitions)
		for i := range n {
			if l.best[i] != best[i] {
				t.Fatalf("word %d of %d with scores to %d has tag %d, and by the plain way %d", i, n, size, l.best[i], best[i])
			}
			// Margins are asked for from the first name on.
			if names += int(best[i]); best[i] != tagOutside {
				for k := i; k < n; k++ {
					if got := l.margin(k); got != margins[k] {
						t.Fatalf("the margin of word %d of %d with scores to %d is %d, and by the plain way %d", k, n, size, got, margins[k])
					}
				}
			}
		}
	}
	if names < 10_000 {
		t.Error("hardly any names")
	}
}
