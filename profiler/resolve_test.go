package profiler

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestResolve holds resolve to its plain twin, on few candidates that overlap in all ways,
// names among them, many of which are as sure and as long as others.
func TestResolve(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 8))
	pairs := 0
	for range 100_000 {
		var list []candidate
		for range 2 + r.IntN(4) {
			start, p := r.IntN(6), float64(3+r.IntN(5))/8
			list = append(list, candidate{match: match{start, start + 1 + r.IntN(8), p}, confidence: p, recognizer: len(list), named: r.IntN(2) == 0})
		}
		slices.SortStableFunc(list, func(a, b candidate) int { return cmp.Compare(a.start, b.start) })
		if len(list) == 2 && list[1].start < list[0].end {
			pairs++
		}
		fast, plain := scratch{candidates: slices.Clone(list)}, scratch{candidates: slices.Clone(list)}
		resolve(&fast)
		plainResolve(&plain)
		if !slices.Equal(fast.kept, plain.kept) {
			t.Fatalf("of %v stay %v, and by the plain twin %v", list, fast.kept, plain.kept)
		}
	}
	if pairs < 10_000 {
		t.Errorf("only %d pairs", pairs)
	}
}
