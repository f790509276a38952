package scan

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/privet-go/privet/profiler/internal/spec"
)

// TestResolve holds resolve to its plain twin, on few candidates that overlap in all ways,
// names among them, many of which are as sure and as long as others.
func TestResolve(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 8))
	pairs := 0
	var fast, plain Scratch
	for range 100_000 {
		var list []spec.Candidate
		for range 2 + r.IntN(4) {
			start, p := r.IntN(6), float64(3+r.IntN(5))/8
			list = append(list, spec.Candidate{Match: spec.Match{Start: start, End: start + 1 + r.IntN(8), Alone: p}, Confidence: p,
				Recognizer: len(list), Named: r.IntN(2) == 0})
		}
		slices.SortStableFunc(list, func(a, b spec.Candidate) int { return cmp.Compare(a.Start, b.Start) })
		if len(list) == 2 && list[1].Start < list[0].End {
			pairs++
		}
		fast.Candidates, plain.Candidates = append(fast.Candidates[:0], list...), append(plain.Candidates[:0], list...)
		fast.settled = 0
		Resolve(&fast)
		plainResolve(&plain)
		if !slices.Equal(fast.Kept, plain.Kept) {
			t.Fatalf("of %v stay %v, and by the plain twin %v", list, fast.Kept, plain.Kept)
		}
	}
	if pairs < 10_000 {
		t.Errorf("only %d pairs", pairs)
	}
}
