package risk

import (
	"math/big"
	"slices"
	"testing"

	"github.com/privet-go/privet"
)

// slowScore is the plain twin of the overall score: the formula of the
// documentation in exact fractions. It returns 100·exposed before rounding.
func slowScore(labels []privet.Label, masked map[privet.Label]bool, factorPercents []int64) *big.Rat {
	var risks []*big.Rat
	for _, l := range labels {
		r := big.NewRat(int64(Sensitivity(l)), 100)
		if masked[l] {
			r.Mul(r, big.NewRat(1, 5))
		}
		risks = append(risks, r)
	}
	slices.SortFunc(risks, func(a, b *big.Rat) int { return b.Cmp(a) })
	one := big.NewRat(1, 1)
	hidden := big.NewRat(1, 1)
	for i, r := range risks {
		if i > 0 {
			r = new(big.Rat).Mul(r, big.NewRat(1, 4))
		}
		hidden.Mul(hidden, new(big.Rat).Sub(one, r))
	}
	exposed := new(big.Rat).Sub(one, hidden)
	for _, p := range factorPercents {
		took := new(big.Rat).Mul(big.NewRat(p, 100), exposed)
		hidden.Mul(hidden, took.Sub(one, took))
	}
	return new(big.Rat).Mul(big.NewRat(100, 1), new(big.Rat).Sub(one, hidden))
}

// TestScoreAgainstTwin compares the score with its twin. The two may differ only
// where the exact score is within a hundred-thousandth of a half.
func TestScoreAgainstTwin(t *testing.T) {
	// The weights of the documentation, in percent, written down once more.
	factors := Factors{Environment: "staging", Records: 500, AccessControl: "none", ExternalAccess: true}
	percents := []int64{15, 5, 25, 20}

	rng := newRand(1)
	for range 3000 {
		labels := randomLabels(rng)
		masked, maskedNames := map[privet.Label]bool{}, []string(nil)
		for _, l := range labels {
			if rng.IntN(3) == 0 {
				masked[l] = true
				maskedNames = append(maskedNames, l.Code())
			}
		}
		opts := &Options{Masked: maskedNames}
		var p []int64
		if rng.IntN(2) == 0 {
			opts.Factors, p = &factors, percents
		}
		exact := slowScore(labels, masked, p)
		got := Score(names(labels), opts).OverallRiskScore
		// |got − exact| must be at most a half, up to the tolerance.
		diff := new(big.Rat).Sub(big.NewRat(int64(got), 1), exact)
		if diff.Abs(diff).Cmp(big.NewRat(50_001, 100_000)) > 0 {
			f, _ := exact.Float64()
			t.Fatalf("Score(%v, masked %v) = %d; the formula gives %f", labels, maskedNames, got, f)
		}
	}
}
